# Horários, onde uma plataforma não os mostra no fuso de quem lê.

time-moment = em { $date } às { $time } { $zone }
time-moment-ahead = daqui a { $left }, em { $date } às { $time } { $zone }
time-days = { $count ->
    [1] { $count } dia
   *[other] { $count } dias
}
time-hours = { $count ->
    [1] { $count } hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}

# Relógios

club-untimed = sem relógio
club-timed = relógio { $control }
club-timed-claimable = relógio { $control }, com reivindicação
club-timed-no-vacation = relógio { $control }, sem férias automáticas
club-timed-claimable-no-vacation = relógio { $control }, com reivindicação, sem férias automáticas
club-odds = Os relógios são diferentes: { $name } tem { $own }, e o oponente { $others }. É uma vantagem de tempo, então a partida fica sem rating.
club-begins-odds = Os relógios são diferentes: quem joga primeiro tem { $one }, quem joga depois tem { $two }; { $out }.
club-odds-unrated = Uma partida com vantagem nunca vale rating. Deixe “{ choice-rated }” de fora.
club-odds-elsewhere = Aí os dois lados têm o mesmo tempo. Só um desafio a uma pessoa pode ser diferente, como { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = Cada lado tem { $time } por lance; { $out }.
club-begins-bank = Cada lado tem { $time }, e mais { $increment } a cada lance, até { $cap }; { $out }.
club-flag-lost = perde quem ficar sem tempo
club-flag-claimable = se o tempo de alguém acabar, o oponente pode reivindicar a partida
club-flag-lost-no-vacation = perde quem ficar sem tempo, e nenhuma pausa de férias começa por conta própria
club-flag-claimable-no-vacation = se o tempo de alguém acabar, o oponente pode reivindicar a partida, e nenhuma pausa de férias começa por conta própria
club-clock-runs = O tempo de { $name } acaba { $until }.
club-clock-out = O tempo de { $name } acabou { $until }; { $opponent } pode encerrar a partida com { COMMAND("claim", $id) }.
club-time-is-over = { $id }: o tempo de { $player } acabou. { $opponent } pode reivindicar a partida com { COMMAND("claim", $id) }; até lá, um lance ainda vale.
club-time-lost = { $id } { $game }: o tempo de { $player } acabou.
club-time-void = { $id } { $game }: o tempo de { $player } acabou antes do fim do primeiro lance.
club-no-clock = { $id } não tem relógio, então ninguém fica sem tempo.
club-rated-needs-clock = Uma partida com rating precisa de relógio. Deixe “none” de fora ou diga “{ choice-unrated }”.
club-length-given = Dê pelo menos um minuto e não mais de 60 dias ao todo.
club-your-turn-untimed = Esta partida não tem relógio.

# Horas y fechas, donde la plataforma no las muestra en la hora de cada cual.

time-moment = el { $date } a las { $time } { $zone }
time-moment-ahead = en { $left }, el { $date } a las { $time } { $zone }
time-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
time-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
time-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}

# Relojes

club-untimed = sin reloj
club-timed = reloj { $control }
club-timed-claimable = reloj { $control }, reclamable
club-timed-no-vacation = reloj { $control }, sin vacaciones automáticas
club-timed-claimable-no-vacation = reloj { $control }, reclamable, sin vacaciones automáticas
club-odds = Los relojes son distintos: { $name } tiene { $own } y su rival { $others }. Eso es dar ventaja, así que la partida no es puntuable.
club-begins-odds = Los relojes son distintos: quien empieza tiene { $one } y su rival { $two }; { $out }.
club-odds-unrated = Una partida con ventaja nunca es puntuable. Quita «puntuable».
club-odds-elsewhere = Ahí ambas partes tienen el mismo tiempo. Solo puede variar en un reto a una persona, como { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = Cada parte tiene { $time } para cada jugada; { $out }.
club-begins-bank = Cada parte tiene { $time }, y { $increment } más con cada jugada, hasta { $cap }; { $out }.
club-flag-lost = quien agota su tiempo pierde
club-flag-claimable = si alguien agota su tiempo, su rival puede reclamar la partida
club-flag-lost-no-vacation = quien agota su tiempo pierde, y no empiezan vacaciones por sí solas
club-flag-claimable-no-vacation = si alguien agota su tiempo, su rival puede reclamar la partida, y no empiezan vacaciones por sí solas
club-clock-runs = A { $name } se le acaba el tiempo { $until }.
club-clock-out = A { $name } se le acabó el tiempo { $until }; { $opponent } puede terminar la partida con { COMMAND("claim", $id) }.
club-time-is-over = { $id }: { $player } ha agotado su tiempo. { $opponent } puede reclamar la partida con { COMMAND("claim", $id) }; hasta entonces, aún vale una jugada.
club-time-lost = { $id } { $game }: { $player } ha agotado su tiempo.
club-time-void = { $id } { $game }: { $player } ha agotado su tiempo antes de terminar su primera jugada.
club-no-clock = { $id } no tiene reloj, así que nadie puede agotar su tiempo.
club-rated-needs-clock = Una partida puntuable necesita reloj. Quita «none» o di «no-puntuable».
club-length-given = Da al menos un minuto, y no más de 60 días en total.
club-your-turn-untimed = Esta partida no tiene reloj.

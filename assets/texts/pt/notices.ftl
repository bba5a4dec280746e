# Avisos: o que chama as pessoas, e quando.

command-hours = Definir as horas e o fuso dos seus lembretes, ou perguntar quais são
command-snooze = Pausar suas notificações por um tempo, retomá-las, ou perguntar até quando
command-mute = Silenciar uma das suas partidas: você não recebe notificações dela
command-unmute = Deixar de silenciar uma partida: você volta a receber notificações
command-watch = Acompanhar em silêncio uma partida de outro lugar, ou listar as que mostro aqui
command-unwatch = Parar de acompanhar uma partida de outro lugar
command-vacation = Pausar partidas com relógio de um dia ou mais, voltar, ou perguntar os dias restantes
command-param-hours = Horas do dia, como 8-22 ou 7:30-21
command-param-zone = Seu fuso horário, como Europe/Amsterdam
command-param-vacation-end = Diga “desligado” para voltar mais cedo

# Chamadas, resumos, horas e férias

club-reminder = { $id } { $game }: { $name }, seu tempo acaba { $until }.
club-your-turn = { $id } { $game }: { $name }, é a sua vez contra { $opponent }. { $time }
club-your-turn-until = Seu tempo acaba { $until }.
club-your-turn-out = Seu tempo acabou { $until }. Até o oponente reivindicar a partida, um lance ainda vale.
club-snoozed = Suas notificações estão em pausa e voltam { $until }. { COMMAND("snooze off") } as retoma agora.
club-snooze-none = Suas notificações não estão em pausa. { COMMAND("snooze 8h") } as pausa por um tempo.
club-snooze-ended = Suas notificações não estão mais em pausa.
club-snooze-length = Diga por quanto tempo, de um minuto a 30 dias, como { COMMAND("snooze 8h") }.
club-snooze-not-on = Suas notificações não estão em pausa, então não há o que retomar. { COMMAND("snooze 8h") } as pausa por um tempo.
club-muted = Você silenciou { $id }: não vou notificar você sobre ela, mas o relógio continua a correr. { COMMAND("unmute", $id) } desfaz isso.
club-unmuted = { $id } não está mais em silêncio: vou notificar você de novo quando for a sua vez.
club-watching = Vou mostrar { $id } { $game } aqui até terminar, sem notificar ninguém. { COMMAND("unwatch", $id) } encerra isso.
club-watching-list = Mostro aqui estas partidas de outros lugares. { COMMAND("unwatch", $id) } encerra uma:
club-watching-none = Não mostro aqui partidas de outros lugares. { COMMAND("watch #12") } mostra uma.
club-watching-here = { $id } se joga aqui, então todas as pessoas daqui já a veem.
club-watching-own = Você está jogando { $id }. { COMMAND("board", $id) } a mostra.
club-watching-managers = Só quem administra esta sala pode me fazer mostrar partidas aqui. Para acompanhar uma por sua conta, escreva { COMMAND("watch #12") } em uma conversa direta comigo.
club-watching-abroad = { $id } é de outra comunidade, então não posso mostrá-la aqui.
club-watching-too-many = Já mostro aqui { $limit } partidas de outros lugares. Encerre uma com { COMMAND("unwatch", $id) }.
club-watching-full = Já há gente demais acompanhando { $id }. { COMMAND("board", $id) } mostra como está.
club-unwatched = Não mostro mais { $id } aqui.
club-unwatched-not = Não mostro { $id } aqui. { COMMAND("watch") } lista as partidas que mostro.
club-unwatched-which = Diga qual partida, como { COMMAND("unwatch", $id) }:
club-digest = { $count ->
    [0] Você não tem partidas em andamento.
    *[other] { $awaiting ->
        [0] Suas partidas ({ $count }); nenhuma espera você:
        [1] Suas partidas ({ $count }); uma espera você:
        *[other] Suas partidas ({ $count }); { $awaiting } esperam você:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = Atualizo esta lista conforme suas partidas mudam, e a envio de novo uma vez por dia se alguma espera você. { COMMAND("settings digest 18:30") } define a hora; { COMMAND("settings notices here") } desliga a lista.
club-digest-older = Abaixo há uma lista mais nova das suas partidas.
club-digest-elsewhere = Uma lista mais nova das suas partidas está na nossa conversa direta { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
}.
club-digest-ended = Não atualizo mais esta lista das suas partidas. { COMMAND("settings notices digest") } começa uma nova.
club-digest-refused = { $name } não aceita mensagens diretas minhas, então continuo a notificar aqui.
club-hours = Só envio lembretes a você nestas horas: { $hours }, no fuso horário { $zone }. Relógios de menos de um dia não seguem isso.
club-hours-now = Hora atual lá: { $now }. { COMMAND("hours 8-22 Europe/Amsterdam") } muda as horas e o fuso.
club-no-hours = Escreva suas horas como { COMMAND("hours 8-22 Europe/Amsterdam") }: de uma hora do dia a outra, depois o fuso horário.
club-no-zone = Não conheço o fuso horário { $word }. Indique um continente e uma cidade, como Europe/Amsterdam.
club-no-zone-near = Não conheço o fuso horário { $word }. Você quis dizer { $nearest }?
club-vacation-none = Você não está de férias. Neste ano ainda { $left ->
    [1] tem { $left } dia
   *[other] tem { $left } dias
}; { COMMAND("vacation 7d") } começa as férias.
club-vacation-until = Você está de férias; elas terminam { $until }. Neste ano ainda { $left ->
    [1] tem { $left } dia
   *[other] tem { $left } dias
}; { COMMAND("vacation off") } traz você de volta.
club-vacation-ended = Que bom que você voltou: seus relógios correm de novo. Neste ano ainda { $left ->
    [1] tem { $left } dia
   *[other] tem { $left } dias
} de férias.
club-vacation-too-long = É tempo demais. Dias que você ainda tem em { $year }: { $left }. Parte de um dia conta como um dia inteiro.
club-vacation-not-on = Você não está de férias. { COMMAND("vacation 7d") } começa as férias.
club-vacation-length = Diga quantos dias, como { COMMAND("vacation 7d") }.
club-vacation-by-itself = O tempo de { $name } acabaria em { $id }, então um dia de férias começa por conta própria, e mais um a cada dia até haver um lance. Dias de férias que restam neste ano: { $left }.
club-idle = { $id } { $game }: ninguém joga há 30 dias. Vez de { $player }. Se ninguém jogar em 14 dias, encerro a partida, e nenhum rating muda.
club-idle-closed = { $id } { $game }: ninguém joga há muito tempo, então encerrei a partida.
club-setting-digest = a hora do dia em que envio seu resumo de novo, se uma partida espera você; por padrão, quando suas horas começam
club-setting-hours = as horas do dia em que lembro você de que seu tempo está acabando
club-setting-zone = o fuso horário das suas horas e dos horários que escrevo
club-setting-account = para qual das suas contas vinculadas escrevo quando escrevo só para você: aquela com que você me escreveu ou jogou por último, ou a da plataforma que você indicar
club-setting-no-account = Não conheço nenhuma conta sua { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
}. Se você tem uma, { COMMAND("link") } na nossa conversa direta a acrescenta.
club-setting-vacations = se um dia de férias começa por conta própria quando seu tempo acabaria em uma partida com relógio de um dia ou mais
club-setting-watching = quem pode me fazer mostrar aqui partidas de outros lugares: só quem administra esta sala, ou qualquer pessoa

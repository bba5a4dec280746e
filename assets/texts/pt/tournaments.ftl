# Matches e torneios, suas tabelas e chaves.

command-tournament-list = Listar os torneios daqui, ou os que já terminaram, com quem venceu
command-tournament-open = Abrir uma liga, eliminatória, arena ou torneio suíço para as pessoas entrarem
command-tournament-join = Entrar em um torneio
command-tournament-leave = Sair de um torneio antes que comece, ou fazer pausa em uma arena
command-tournament-start = Começar um torneio com quem já entrou
command-tournament-table = Mostrar a classificação de um torneio, ou quem entrou
command-tournament-calendar = Enviar as rodadas com prazo de um torneio em arquivo de calendário
command-tournament-export = Enviar um torneio em arquivo para programas de arbitragem de xadrez (TRF-16)
command-tournament-games = Listar as partidas de uma rodada, e contra quem você ainda joga em uma liga
command-tournament-withdraw = Sair de um torneio já iniciado; seus oponentes vencem o que você ainda jogaria
command-tournament-extend = Dar mais tempo a uma rodada, uma vez
command-tournament-pause = Pausar um torneio: as partidas continuam, mas nenhuma rodada começa
command-tournament-resume = Retomar um torneio em pausa
command-tournament-remove = Tirar alguém de um torneio
command-tournament-award = Dizer quem vence um confronto de um torneio, sem jogar mais
command-tournament-draw = Dizer que um confronto de um torneio termina empatado, sem jogar mais
command-tournament-replace = Fazer alguém assumir o lugar de outra pessoa em um torneio, com os pontos até aqui
command-tournament-seeds = Dizer quem fica no topo do ranking inicial de um torneio, antes que comece
command-tournament-helper = Deixar alguém ajudar a conduzir um torneio, ou encerrar isso
command-tournament-next = Abrir a próxima temporada de um torneio com divisões
command-tournament-cancel = Cancelar um torneio
command-param-tournament = O número do torneio, como #12; sem ele, um que você joga ou que está em andamento
command-param-past = Diga “terminados” para torneios já terminados, com quem venceu
command-param-ended = A temporada em que terminaram: um ano e um trimestre, como 2026-4
command-param-cross = Diga “cruzada” para ver quem jogou contra quem em cada rodada
command-param-at-once = Em uma liga: quantas rodadas por vez, como 3 ou all
command-param-which-round = Qual rodada, como round:2
command-param-round = Quanto uma rodada pode durar, como 14d
command-param-most = Quantas pessoas cabem, como most:16
command-param-late = Em um torneio suíço: pode-se entrar até esta rodada começar, como late:3
command-param-for = Quanto dura uma arena, como for:2h
command-param-tournament-name = Como o torneio se chama, como name:"Copa de inverno"
command-param-remove = Quem deve sair do torneio
command-param-award = Uma partida do confronto
command-param-winner = Quem vence o confronto
command-param-system = liga, eliminatória, suíço, grupos (e eliminatória), divisões (acesso e queda), arena (por tempo)
command-param-rounds = Quantas rodadas tem um torneio suíço, como rounds:5
command-param-meet = Se em uma liga todos se enfrentam uma ou duas vezes
command-param-third = Diga “terceiro” para uma disputa de terceiro lugar em uma eliminatória
command-param-division = Quantas pessoas uma divisão tem no máximo, como size:6
command-param-up = Quantas pessoas sobem e quantas descem em cada divisão, como up:2
command-param-playoff = Diga “play-off” para que quem divide o primeiro lugar dispute um play-off
command-param-seeds = Se o ranking inicial segue os ratings ou um sorteio
command-param-score = Quanto valem vitória, empate e derrota
command-param-every = O dia em que começa um novo a cada semana, no seu fuso horário
command-param-at = A hora do dia de uma série semanal, como 19:00; sem ela, 18:00
command-param-starts = Quando começa sozinho, no seu fuso horário, como friday 19:00 ou 2026-12-01 19:00
command-param-missed = Diga “meio” para que cada rodada perdida por quem entra tarde conte como empate
command-param-replaced = De quem é o lugar
command-param-substitute = Quem o assume
command-param-seeded = O topo do ranking inicial, a começar pela pessoa mais forte, como ann, bob, carol; ou off
command-param-helper = Quem deve ajudar
command-param-helper-end = Diga “desligado” para encerrar isso
command-param-tournament-vacation = Diga “férias” para que férias comecem sozinhas nas partidas e se possa dar tempo

# Tabelas em imagem: títulos o mais curtos possível

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, classificação final
sheet-table-off = { $id } { $game }, cancelado ({ $progress })
sheet-table-on = { $id } { $game }, classificação
sheet-table-last = { $id } { $game }, últimas partidas
sheet-table-off-arena = { $id } { $game }, cancelado
sheet-pairings-arena = { $id } { $game }, as partidas mais novas
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = pontos
sheet-games-said = partidas terminadas
sheet-said-crowned = título
sheet-bye = bye
sheet-won = vitórias
sheet-drawn = empates
sheet-lost = derrotas
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = sem oponente
sheet-foot-worth = vitória { $win }, empate { $draw }
sheet-foot-buchholz = Bh: Buchholz
sheet-foot-berger = SB: Sonneborn-Berger
sheet-among-equals = confronto direto
sheet-games-won = vitórias
sheet-foot-until = novas partidas até { $at }
sheet-foot-order = pontos iguais: { $order }
sheet-foot-rounds = 12w: contra o número 12, jogando primeiro; b: jogando depois
sheet-foot-unplayed = + e −: vitória e derrota sem partida
sheet-foot-annulled = saída antecipada, não conta: { $names }
sheet-foot-uncounted = vitórias e derrotas contam partidas jogadas; pontos também vêm sem partida

# Chaves

bracket-final = final
bracket-semi-finals = semifinais
bracket-quarter-finals = quartas de final
bracket-round = rodada { $round }
bracket-third = terceiro lugar
bracket-waits = { $name } espera oponente
sheet-group = Grupo { $group } de { $title }
sheet-foot-groups = Os dois primeiros passam à eliminatória
sheet-division = Divisão { $group } de { $title }
sheet-foot-divisions = { $up ->
        [1] o primeiro lugar sobe, o último desce
       *[other] os { $up } primeiros sobem, os { $up } últimos descem
    }
bracket-foot = { $goal }; igualdade após { $games } partidas: avança quem está melhor no ranking inicial

# Matches

club-goal-one = uma partida
club-goal-points = até { $points } pontos
club-goal-best = melhor de { $games }
club-match-stands = Esta é a partida { $number } do match ({ $goal }): { $name } { $points }, { $other } { $others }.
club-match-stands-extra = O match ({ $goal }) ficou igualado, então esta é a partida { $number }. Vence quem estiver à frente depois dela: { $name } { $points }, { $other } { $others }.
club-match-after-extra = Depois da partida { $number }, o match ({ $goal }) continua igualado: { $name } { $points }, { $other } { $others }.
club-match-after = Depois da partida { $number } do match ({ $goal }): { $name } { $points }, { $other } { $others }.
club-match-anew = A mesma partida recomeça, com os mesmos lados.
club-match-cut-short = { $name } vence o match ({ $goal }): { $other } não o termina.
club-meeting-walkover = { $name } vence o confronto sem jogar.
club-meeting-absent = Nem { $name } nem { $other } apareceu, então os dois lados perdem o confronto.
club-match-won = { $name } vence o match ({ $goal }), por { $points } a { $others }.
club-match-drawn = O match ({ $goal }) está igualado após { $number } partidas: termina empatado.
club-match-seed = O match ({ $goal }) está igualado após { $number } partidas: { $name } avança pelo ranking inicial.
club-match-last = É a última. Se o match ficar igualado depois dela, termina empatado.
club-match-last-seed = É a última. Se o match ficar igualado depois dela, { $name } avança pelo ranking inicial.
club-match-void = O match termina, e ninguém vence.
club-match-begins = Formato do match: { $goal }.
club-match-computer = Só pessoas jogam matches. Contra mim, jogue uma partida após a outra com { COMMAND("rematch") }.
club-match-no-points = { $game } não conta pontos. Jogue por número de partidas, como “best:5”.
club-no-match = { $id } não faz parte de um match. { COMMAND("resign", $id) } desiste da partida.
club-resign-match = Quer desistir do match inteiro de que { $id } faz parte, seja qual for o placar? Nesse caso, { $opponent } o vence.
club-resigned-match = { $name } desiste do match.
club-button-resign-match = Desistir do match
club-in-a-match = { $id } faz parte de um match ou torneio. A próxima partida começa sozinha.

# Torneios

club-system-league = liga
    .a = uma liga
club-system-double-league = liga dupla
    .a = uma liga dupla
club-system-knockout = eliminatória
    .a = uma eliminatória
club-system-swiss = torneio suíço
    .a = um torneio suíço
club-system-groups = torneio de grupos
    .a = um torneio de grupos
club-system-arena = arena por tempo
    .a = uma arena por tempo
club-system-divisions = liga com divisões
    .a = uma liga com divisões
club-system-double-divisions = liga dupla com divisões
    .a = uma liga dupla com divisões
club-tournament-game-until = Torneio { $tournament }, que termina { $at }.
club-tournament-game-last = Torneio { $tournament }, cujo tempo acabou: esta partida ainda conta.
club-tournament-game-only = Torneio { $tournament }.
club-tournament-game = Torneio { $tournament }, rodada { $round }.
club-tournament-open = { $id } { $game }: { $name } abre { $system-a } ({ $goal }, { $rated }, { $clock }; { $terms }).
club-term-lasts = dura { $length } e emparceira quem estiver livre
club-term-most = no máximo { $most } participantes
club-term-late = entrada até a rodada { $round } começar
club-term-late-half = entrada até a rodada { $round } começar, rodadas perdidas contam como empates
club-term-rounds = { $rounds ->
        [1] 1 rodada
       *[other] { $rounds } rodadas
    }
club-term-at-once = { $rounds } rodadas por vez
club-term-all-at-once = todas as rodadas de uma vez
club-term-round = { $length } por rodada
club-term-groups = grupos de três a cinco; os dois primeiros de cada em uma eliminatória, cada confronto: { $goal }; igualdade ali após { $games } partidas: avança quem está melhor no ranking inicial
club-term-divisions = divisões de no máximo { $most } pelas tabelas da última temporada, estreantes por último; { $up ->
        [1] o primeiro lugar de cada sobe, o último desce
       *[other] os { $up } primeiros de cada sobem, os { $up } últimos descem
    }
club-term-third = uma disputa de terceiro lugar
club-term-playoff = um play-off se o primeiro lugar for dividido: uma eliminatória, cada confronto: { $goal }; igualdade após { $games } partidas: avança quem está acima na tabela
club-term-worth = { $win } por vitória, { $draw } por empate
club-term-level-seed = igualdade após { $games } partidas: avança quem está melhor no ranking inicial
club-term-level-draw = igualdade após { $games } partidas: empate
club-term-ratings = ranking inicial por rating
club-term-lot = ranking inicial por sorteio
club-tournament-weekly = Começa { $at } com quem tiver entrado até lá. Outro vem a cada semana.
club-tournament-starts = Começa { $at } com quem tiver entrado até lá.
club-arena-starts = Começa { $at }. Pode-se entrar até o fim. Uma partida que não tiver terminado no fim segue até acabar, e conta.
club-arena-weekly = Começa { $at }, e pode-se entrar até o fim. Uma partida que não tiver terminado no fim segue até acabar, e conta. Outra arena vem a cada semana.
club-tournament-entrants = Participantes até agora ({ $count }): { $names }.
club-tournament-how = { COMMAND("tournament join", $id) } entra; { COMMAND("tournament leave", $id) } sai. Quem organiza começa o torneio com { COMMAND("tournament start", $id) }.
club-button-join = Entrar
club-button-withdraw = Sair
club-button-call-off = Cancelar o torneio
club-tournament-joined = Você está no torneio { $id }, como participante { $count }.
club-tournament-joined-late = { $name } entra tarde no torneio { $id }, a partir da rodada { $round }. As rodadas perdidas não dão pontos.
club-tournament-joined-late-half = { $name } entra tarde no torneio { $id }, a partir da rodada { $round }. Cada rodada perdida conta como empate.
club-tournament-left-for-good = Você saiu do torneio { $id }, então não pode entrar de novo.
club-tournament-joined-private = Vou enviar seus tabuleiros em particular. { COMMAND("settings notices") } mostra como notifico você.
club-tournament-joined-already = Você já está no torneio { $id }. { COMMAND("tournament leave", $id) } sai dele.
club-tournament-playing-already = Você já está no torneio { $id }. { COMMAND("tournament games", $id) } lista as partidas dele.
club-tournament-left = Você não está mais no torneio { $id }.
club-tournament-not-in = Você não está no torneio { $id }.
club-tournament-full = O torneio { $id } está cheio: cabem { $limit } participantes.
club-tournament-begins = O torneio { $id } começa.
club-tournament-too-few = { $least ->
        [1] Ninguém entrou
        [2] Menos de duas pessoas entraram
       *[other] Menos de { $least } pessoas entraram
    } no torneio { $id }, então ele não pode começar. { COMMAND("tournament join", $id) } entra.
club-tournament-off = Pouca gente entrou no torneio { $id }, { $game }, então ele está cancelado.
club-tournament-over = O torneio { $id }, { $game }, terminou.
club-tournament-shorter = O torneio { $id } tem { $rounds ->
        [1] 1 rodada
       *[other] { $rounds } rodadas
    }, porque ninguém enfrenta o mesmo oponente duas vezes, e há { $players } participantes.
club-tournament-ended-empty = Terminou depois da rodada { $round } de { $rounds }, porque todas as pessoas saíram.
club-tournament-ended-alone = Terminou depois da rodada { $round } de { $rounds }, porque só resta uma pessoa.
club-tournament-ended-unpaired = Terminou depois da rodada { $round } de { $rounds }: quem restou não pode jogar outra sem que um confronto se repita ou alguém fique sem oponente pela segunda vez.
club-tournament-won = { $names } vence o torneio.
club-tournament-way = { $name } venceu { $names }.
club-tournament-best = Veja a vitória em { $id } contra { $name }.
club-button-replay-best = Rever a melhor partida
club-tournament-leads = { $names } lidera com { $points }.
club-tournament-lead = { $names } lideram com { $points }.
club-tournament-shared = { $names } dividem o primeiro lugar.
club-tournament-unwon = Ninguém venceu uma partida nele, então ninguém vence o torneio.
club-tournament-missed-twice = { $name } faltou a dois confrontos do torneio { $id } e sai dele. { COMMAND("tournament join", $id) } permite voltar, a partir da próxima rodada.
club-tournament-missed-turn = { $name } não jogou o primeiro lance no torneio { $id }, então não entra nos próximos emparceiramentos até usar de novo { COMMAND("tournament join", $id) }. Os pontos ficam.
club-tournament-removed = Quem organiza tirou você do torneio { $id }, então não pode entrar de novo.
club-tournament-back = { $name } está de volta ao torneio { $id }, a partir da próxima rodada.
club-tournament-annulled = Como jogou menos da metade das partidas, nenhum resultado conta. Os ratings ficam.
club-tournament-series-off = { $game } não se joga mais aqui, então o torneio { $id } está cancelado, e a série semanal acaba.
club-tournament-series-left = Quem organiza o torneio { $id } não pode abrir outro, então a série semanal acaba.
club-tournament-not-offered = { $game } não se joga mais aqui, então o torneio { $id } está cancelado.
club-tournament-replaced = { $organizer } põe { $substitute } no lugar de { $name } no torneio { $id }, com os pontos até aqui. Uma partida que { $name } jogava nele não conta; { $substitute } joga esse confronto agora.
club-tournament-they-are-in = { $name } já está ou esteve no torneio { $id }, então não pode assumir um lugar nele.
club-tournament-they-were-in = { $name } já teve outro lugar no torneio { $id }, então não pode assumir este.
club-substitute-stranger = { $name } ainda não falou comigo. Peça que me escreva na sala do torneio, como { COMMAND("games") }, e tente de novo.
club-table-took-over = { $name } assumiu o lugar de { $other }.
club-seeds-of = Torneio { $id }: { $seeds }
club-seeds-hand = No topo do ranking inicial: { $names }; o resto segue por rating.
club-seeds-hand-lot = No topo do ranking inicial: { $names }; o resto segue por sorteio.
club-seeds-rating = O ranking inicial segue os ratings.
club-seeds-lot = O ranking inicial é por sorteio.
club-seeds-twice = Você indicou { $name } duas vezes. Indique cada pessoa uma vez, a começar pela mais forte.
club-helper = { $name } agora ajuda no torneio { $id }: pode fazer tudo o que faz quem organiza, exceto cancelá-lo ou dar a alguém o direito de ajudar.
club-helper-off = { $name } não ajuda mais no torneio { $id }.
club-helper-none = { $name } não ajuda no torneio { $id }.
club-helper-already = { $name } já ajuda no torneio { $id }.
club-helper-organizer = { $name } organiza o torneio { $id }, então não precisa desse direito.
club-helpers = Também podem fazer o que faz quem organiza: { $names }.
club-arena-runs = O torneio { $id }, { $game }, está em andamento e termina { $at }. Emparceiro quem estiver livre. Uma partida que não tiver terminado no fim segue até acabar, e conta. { COMMAND("tournament join", $id) } entra; { COMMAND("tournament leave", $id) } faz pausa.
club-arena-last-games = Torneio { $id }, { $game }: o tempo acabou. As partidas em andamento seguem até acabar, e contam.
club-arena-over = O torneio { $id }, { $game }, terminou.
club-arena-paused = Está em pausa, então nenhuma partida começa.
club-arena-games = { $over ->
        [1] 1 partida terminou
       *[other] { $over } partidas terminaram
    }, { $played ->
        [1] 1 está
       *[other] { $played } estão
    } em andamento.
club-arena-first = Classificação: { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] { $names } espera
       *[other] { $names } esperam
    } oponente.
club-arena-next = Você é a próxima pessoa da fila no torneio { $id }: emparceiro você assim que alguém ficar livre.
club-arena-joined = Você está no torneio { $id }. { COMMAND("tournament leave", $id) } faz pausa.
club-arena-back = Você está de volta ao torneio { $id }, com os pontos que tinha.
club-arena-sits-out = Não emparceiro mais você no torneio { $id }. Uma partida que você esteja jogando nele continua, e seus pontos ficam. { COMMAND("tournament join", $id) } traz você de volta.
club-arena-ending = O tempo do torneio { $id } acabou, então ninguém mais pode entrar. { COMMAND("tournament table", $id) } mostra a classificação.
club-arena-is-paused = { $name } pausa o torneio { $id }. As partidas continuam, mas nenhuma começa até { COMMAND("tournament resume", $id) }. O fim continua na hora marcada.
club-arena-no-extension = Uma arena termina na hora marcada, então você não pode dar mais tempo a ela.
club-arena-one-game = Em uma arena cada confronto é uma partida. Deixe “best” e “match” de fora.
club-arena-no-rounds = Uma arena não tem rodadas. Diga quanto ela dura, como “for:2h”.
club-arena-late = Em uma arena sempre se pode entrar. Deixe “late” de fora.
club-arena-no-round = O torneio { $id } não tem rodadas. { COMMAND("tournament games", $id) } lista as partidas dele.
club-arena-games-listed = Torneio { $id }: { $played ->
        [1] 1 partida
       *[other] { $played } partidas
    } em andamento, terminadas: { $over }.
club-arena-clock-long = Uma partida com { $clock } poderia levar { $needed }, demais para uma arena de { $length }. Em trinta lances, cada lado deveria usar no máximo { $most }. Diga “clock:{ $example }”, por exemplo.
club-tournament-for-arena = Só uma arena dura um tempo marcado. Deixe “for” de fora, ou diga “{ name-tournament-open } { choice-arena }”.
club-button-games = Mostrar as partidas
club-button-standings = Mostrar a classificação
club-results = Torneio { $id }, { $game }: rodada { $round }, confrontos terminados: { $over } de { $of }.
club-results-so-far = Torneio { $id }, { $game }: confrontos terminados destas rodadas: { $over } de { $of }.
club-results-earlier = { $count ->
    [1] Um resultado anterior
   *[other] { $count } resultados anteriores
}, e depois:
club-button-round = Mostrar a rodada
club-tournament-at-every = Uma hora do dia é para uma série semanal, como “every friday 19:00”. Para um só torneio, diga “starts:"friday 19:00"”.
club-tournament-starts-or-every = Uma série semanal começa no seu próprio dia, como “every friday 19:00”. Deixe “starts” de fora.
club-tournament-starts-when = Isso não é um momento do próximo ano. Indique outro, como “starts:"friday 19:00"”.
club-tournament-half-late = Diga até que rodada se pode entrar, como “late:3 { choice-half }”.
club-which-tournament = Qual torneio? Indique-o, como { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } não joga mais no torneio { $id }.
club-tournament-takes-out = { $organizer } tira { $name } do torneio { $id }: { $reason }
club-tournament-they-are-not-in = { $name } não está no torneio { $id }.
club-tournament-why = Diga por quê, para que quem joga entenda.
club-tournament-paused = { $name } pausa o torneio { $id }. As partidas continuam, mas nenhuma rodada começa até { COMMAND("tournament resume", $id) }.
club-tournament-resumed = { $name } retoma o torneio { $id }.
club-tournament-is-paused = O torneio { $id } já está em pausa. { COMMAND("tournament resume", $id) } o retoma.
club-tournament-not-paused = O torneio { $id } não está em pausa.
club-awarded = { $organizer } atribui o confronto de { $id } a { $name }: { $reason }
club-awarded-draw = { $organizer } declara empatado o confronto de { $id }: { $reason }
club-award-which = Qual confronto? Indique uma das partidas dele, como { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } não é uma partida de torneio. { COMMAND("tournament games") } lista essas partidas.
club-award-over = O confronto de { $id } terminou, e o resultado não foi atribuído, então fica como está.
club-award-late = A rodada de { $id } terminou e a seguinte começou, então o resultado atribuído fica.
club-award-needs-winner = Alguém tem de vencer um confronto de eliminatória. Diga quem, como { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } não joga neste confronto.
club-tournament-leaves = { $name } sai do torneio { $id }.
club-tournament-withdraw-instead = O torneio { $id } já começou. { COMMAND("tournament withdraw", $id) } sai dele.
club-tournament-withdraw-what = Quer sair do torneio { $id }? Você desiste da sua partida nele, e seus oponentes vencem as que viriam.
club-tournament-withdrawn = Você saiu do torneio { $id }.
club-tournament-cancel-what = Quer cancelar o torneio { $id }? As partidas em andamento param, e ninguém o vence.
club-tournament-cancel-open = Quer cancelar o torneio { $id }? Ninguém jogou nele ainda.
club-tournament-cancel-series = Quer cancelar o torneio { $id }? A série semanal acaba então.
club-tournament-series-ends = A série semanal acaba.
club-tournament-cancelled = { $name } cancela o torneio { $id }, { $game }.
club-tournament-managers = Só quem administra esta sala abre torneios aqui.
club-tournament-direct = Um torneio precisa de uma sala com várias pessoas. Abra-o em um canal ou uma sala.
club-tournament-too-many = Aqui não pode haver mais de { $limit } torneios abertos ao mesmo tempo. Espere um terminar.
club-tournament-needs-clock = Partidas de torneio precisam de relógio. Deixe “none” de fora, ou indique um como 3d.
club-tournament-rounds-swiss = Só em um torneio suíço se escolhe o número de rodadas. Deixe “rounds” de fora.
club-tournament-twice-league = Só em uma liga todos podem se enfrentar duas vezes. Deixe “{ choice-twice }” de fora.
club-tournament-third-knockout = Só uma eliminatória tem disputa de terceiro lugar. Deixe “{ choice-third }” de fora.
club-tournament-at-once-league = Só ligas, grupos e divisões jogam várias rodadas por vez. Deixe “at-once” de fora.
club-tournament-late-swiss = Só em um torneio suíço se pode entrar tarde. Deixe “late” de fora.
club-tournament-playoff-table = Só uma liga ou um torneio suíço tem play-off. Deixe “{ choice-playoff }” de fora.
club-tournament-only-divisions = Só divisões têm “size” e “up”. Deixe-os de fora, ou diga “{ name-tournament-open } { choice-divisions }”.
club-tournament-no-season = Este torneio não tem divisões, então não tem próxima temporada.
club-tournament-season-there = Abra a próxima temporada na sala onde se jogou a última.
club-tournament-no-deadline = As rodadas deste torneio não têm prazo, então não há o que adiar.
club-tournament-extend-less = Você pode dar a uma rodada no máximo tanto tempo quanto ela já tem. Indique menos.
club-tournament-extended = Você já deu mais tempo a esta rodada. Só pode fazer isso uma vez por rodada.
club-tournament-extends = A rodada do torneio { $id } agora termina { $at }.
club-tournament-score-knockout = Uma eliminatória não conta pontos. Deixe de fora quanto vale uma vitória.
club-tournament-knockout-one = Uma eliminatória precisa de matches que alguém vença. Diga “best:1” ou mais.
club-tournament-unknown = Não encontro um torneio { $id } aqui. { COMMAND("tournament list") } lista todos.
club-tournament-not-yours = O torneio { $id } não é seu. Só quem o organiza pode fazer isso ou, na sala dele, quem administra a sala.
club-tournament-is-open = O torneio { $id } não começou. { COMMAND("tournament table", $id) } mostra quem entrou.
club-tournament-is-live = O torneio { $id } já começou. { COMMAND("tournament table", $id) } mostra a classificação.
club-tournament-is-over = O torneio { $id } já terminou. { COMMAND("tournament table", $id) } mostra a classificação.
club-tournament-is-off = O torneio { $id } foi cancelado. { COMMAND("tournament list") } lista outros.
club-no-tournaments = Esta sala não tem torneios. Abra um, como { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Torneios aqui:
club-tournaments-own = Seus torneios:
club-tournament-listed-open = { $id } { $game }: { $system }, inscrições abertas ({ $count })
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } participantes, { $progress }
club-tournament-listed-until = { $id } { $game }: { $system }, { $count } participantes, termina { $at }
club-tournament-listed-last = { $id } { $game }: { $system }, { $count } participantes, últimas partidas
club-tournament-listed-over = { $id } { $game }: { $system }, fim
club-tournament-listed-past = { $season }: { $id } { $game }, { $system }, { $count } participantes. { $won }
club-tournament-unread = Não consigo ler os resultados.
club-tournaments-past = Torneios já terminados:
club-tournaments-past-then = Torneios que terminaram na temporada { $season }:
club-tournaments-past-none = Nenhum torneio terminou aqui ainda. { COMMAND("tournament list") } lista os abertos e os em andamento.
club-tournaments-past-none-then = Nenhum torneio terminou aqui na temporada { $season }. { COMMAND("tournament list past") } lista todos os terminados.
club-calendar = O calendário do torneio { $id }, { $game }. As rodadas podem começar e terminar antes do que ele diz; peça de novo quando isso acontecer.
club-calendar-arena = O calendário do torneio { $id }, { $game }.
club-calendar-empty = As rodadas do torneio { $id } não têm prazo, então não há nada para pôr em um calendário. { COMMAND("tournament games", $id) } lista as partidas.
club-calendar-name = { $id } { $game }
club-calendar-begins = { $id } { $game } começa
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, rodada { $round } de { $rounds }
club-calendar-own = { $round }: { $against }
club-calendar-against = você joga contra { $name }
club-calendar-latest = O mais tardar: começa assim que uma rodada anterior terminar.
club-calendar-turn = Seu tempo em { $id } contra { $name } acabou
club-export = Torneio { $id }, { $game }, como o leem os programas de arbitragem de xadrez. Os nomes estão em letras latinas, e os ratings são os de agora.
club-export-name = { $id } { $game }
club-export-knockout = Só ligas e torneios suíços podem ser exportados. { COMMAND("tournament table", $id) } mostra a chave de { $id }.
club-export-arena = Uma arena não tem rodadas, então não pode ser exportada. { COMMAND("tournament table", $id) } mostra a classificação de { $id }.
club-tournament-games = Torneio { $id }, { $progress }:
club-tournament-fixtures = Torneio { $id }, rodada { $round } de { $rounds }, que não começou:
club-tournament-unpaired = A rodada { $round } do torneio { $id } será emparceirada quando a anterior terminar.
club-tournament-no-round = O torneio { $id } tem { $rounds ->
        [1] 1 rodada
       *[other] { $rounds } rodadas
    }.
club-tournament-next = Você ainda joga contra { $names }.
club-round-begins = Torneio { $id }, { $game }: começa a rodada { $round } de { $rounds }.
club-playoff-round-begins = Torneio { $id }, { $game }: começa a rodada { $round } de { $rounds }, no play-off pelo primeiro lugar.
club-rounds-begin = Torneio { $id }, { $game }: começam as rodadas { $first } a { $round } de { $rounds }, com { $games } partidas.
club-groups-over = Os grupos terminaram. Os dois primeiros de cada passam a uma eliminatória. Cada confronto: { $goal }; se ficar igualado após { $games } partidas, avança quem está melhor no ranking inicial.
club-divisions-change = Sobem à divisão { $upper }: { $up }. Descem à divisão { $lower }: { $down }.
club-playoff-begins = { $names } dividem o primeiro lugar no torneio { $id }, então disputam uma eliminatória. Cada confronto: { $goal }; se ficar igualado após { $games } partidas, avança quem está acima na tabela.
club-round-ends = Termina { $at }. Em uma partida que não tiver terminado, perde quem tem a vez; se ninguém apareceu, os dois lados perdem.
club-round-ends-winners = Termina { $at }. Em uma partida que não tiver terminado, perde quem tem a vez.
club-round-ended = A rodada do torneio { $id } terminou.
club-round-pair = { $one } contra { $two }
club-round-bye = { $one } não tem oponente nesta rodada
club-round-more = … e mais { $count }.
club-round-how = { COMMAND("tournament games", $id) } lista as partidas; { COMMAND("tournament table", $id) } mostra a classificação.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game }{ $one } contra { $two } está em andamento, { $one-has } a { $two-has }
club-pairing-one = { $game }{ $one } venceu { $two }, { $one-has } a { $two-has }
club-pairing-two = { $game }{ $two } venceu { $one }, { $two-has } a { $one-has }
club-pairing-draw = { $game }{ $one } contra { $two } terminou em empate
club-pairing-walkover-one = { $one } venceu { $two } sem jogar
club-pairing-walkover-two = { $two } venceu { $one } sem jogar
club-pairing-off = { $game }{ $one } contra { $two } foi cancelado
club-pairing-final = Final: { $pairing }
club-pairing-third = Disputa de terceiro lugar: { $pairing }
club-pairing-playoff-final = Final do play-off: { $pairing }
club-pairing-absent = nem { $one } nem { $two } apareceu
club-table-over = Torneio { $id }, { $game }, classificação final:
club-table-off = Torneio { $id }, { $game }, cancelado ({ $progress }):
club-table-off-arena = Torneio { $id }, { $game }, cancelado:
club-table-until = Torneio { $id }, { $game }, que termina { $at }:
club-table-last = Torneio { $id }, { $game }, com as últimas partidas em andamento:
club-table-annulled = Quem saiu antes de terminar metade das partidas não conta: { $names }.
club-table = Torneio { $id }, { $game }, { $progress }:
club-table-paused = Está em pausa, então nenhuma rodada começa até { COMMAND("tournament resume", $id) }.
club-table-left = { $name } (saiu)
club-round-of = rodada { $round } de { $rounds }
club-rounds-of = rodadas { $first } a { $round } de { $rounds }
club-round-paused = { $rounds }, em pausa
club-table-line = { $place }. { $name } { $points } (V { $won }, E { $drawn }, D { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , sem partida { $unplayed }: { $without }
    }; { $values })
club-table-line-plain = { $place }. { $name } { $points } (V { $won }, E { $drawn }, D { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , sem partida { $unplayed }: { $without }
    })
club-unplayed-won = V { $count }
club-unplayed-drawn = E { $count }
club-unplayed-lost = D { $count }
club-table-playoff = Play-off: { $pairing }
club-table-group = Grupo { $group }:
club-table-group-all = Grupo { $group }: { $names }
club-table-group-one = { $name } { $points }
club-table-division = Divisão { $group }:
club-table-division-all = Divisão { $group }: { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Seguem na disputa: { $names }
club-names-more = mais { $count }
club-table-own = Você: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } contra { $name }
club-table-result-plus = vitória contra { $name } sem partida
club-table-result-minus = derrota contra { $name } sem partida
club-table-result-bye = { $points } sem oponente
club-table-result-round = rodada { $round }: { $result }
club-page = Página { $page } de { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = Uma vitória vale { $win }, um empate { $draw }. { COMMAND("help tournament table") } explica os desempates.
club-table-foot-groups = Os dois primeiros de cada grupo passam a uma eliminatória. Uma vitória vale { $win }, um empate { $draw }. O desempate é como em uma liga; se nada desempatar, avança quem está melhor no ranking inicial.
club-table-foot-divisions = { $up ->
        [1] O primeiro lugar de cada divisão sobe, o último desce.
       *[other] Os { $up } primeiros de cada divisão sobem, os { $up } últimos descem.
    } Uma vitória vale { $win }, um empate { $draw }. O desempate é como em uma liga.
club-table-foot-swiss = Uma vitória vale { $win }, um empate { $draw }, uma rodada sem oponente tanto quanto uma vitória. { COMMAND("help tournament table") } explica os desempates.
club-table-foot-arena = Uma vitória vale { $win }, um empate { $draw }. { COMMAND("help tournament table") } explica os desempates.
club-table-order-league = Em uma liga, desempatam os pontos das partidas entre quem tem pontos iguais, se todos se enfrentaram, depois o Sonneborn-Berger (os pontos de cada oponente vezes os feitos contra ele), depois as partidas vencidas. A tabela deixa de fora quem saiu antes de terminar metade das partidas.
club-table-order-arena = Em uma arena, desempatam as partidas vencidas, depois os pontos das partidas entre quem tem pontos iguais, se todos se enfrentaram.
club-table-order-swiss = Em um torneio suíço, uma rodada sem oponente conta como vitória. Desempatam o Buchholz (os pontos de todos os oponentes), depois o Sonneborn-Berger, depois os pontos das partidas entre quem tem pontos iguais, se todos se enfrentaram, depois as partidas vencidas. No Buchholz, uma rodada sem partida conta como uma partida contra alguém com os seus próprios pontos, mas não mais do que tem o oponente que faltou. Se você não teve oponente, conta não mais do que dariam empates em todas as rodadas.
club-table-foot-knockout = Cada confronto: { $goal }; se ficar igualado após { $games } partidas, avança quem está melhor no ranking inicial. Quem perdeu na mesma rodada divide a colocação.
club-setting-tournaments = quem pode abrir torneios: qualquer pessoa, ou só quem administra esta sala

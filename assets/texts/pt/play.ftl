# Desafios, propostas, lances e o fim das partidas: o que os comandos fazem e o que o clube responde.

command-challenge = Desafiar alguém, ou qualquer pessoa que aceite, para uma partida
command-accept = Aceitar um desafio, um empate, a volta de um lance ou uma revanche
command-decline = Recusar um desafio ou outra proposta feita a você
command-withdraw = Retirar seu próprio desafio ou proposta
command-move = Jogar seu lance; só a notação basta se estiver claro qual é a partida
command-end = Terminar seu lance quando ele ainda poderia continuar
command-undo = Desfazer a última ação do seu lance, ou todas, antes que ele termine
command-resign = Desistir de uma partida ou do match inteiro; eu pergunto antes
command-draw = Propor parar a partida aqui; a proposta diz se é empate ou quem venceria
command-takeback = Pedir para voltar seu último lance
command-if = Planejar em particular sua resposta ao lance do oponente; listar ou retirar seus planos
command-claim = Reivindicar uma partida quando o tempo do oponente acabou
command-moretime = Dar mais tempo ao oponente
command-rematch = Propor outra partida com os lados trocados
command-param-opponent = Seu oponente; “open” para qualquer pessoa
command-param-side = O lado que você quer: primeiro, segundo, aleatório ou uma cor
command-param-if-end = Diga “desligado” para retirar tudo, ou só o que começa com o lance que você indicar
command-param-if-line = Os lances, o do oponente primeiro, como c6-c5 then c3-c4; ponha ; entre variantes
command-param-level = A força do computador, se ele for o oponente: de level:1 a level:8
command-param-what = Desistir desta partida ou do match inteiro
command-param-flag = Se quem fica sem tempo perde na hora ou se o oponente pode reivindicar a partida
command-param-vacation = Diga “sem-férias” para que férias não comecem sozinhas quando o tempo acaba
command-param-odds = Uma vantagem: seu oponente tem tantos primeiros lances, odds:1 a odds:4; a partida é sem rating
command-param-lead = Uma vantagem: seu oponente começa o match com tantos pontos, como lead:3; é sem rating
command-param-offer = O número do desafio ou da partida, como #12; só é preciso se houver vários
command-param-undo = Diga “tudo” para desfazer todas as ações do lance

# Desafios e propostas

club-challenge = { $name } desafia { $opponent } para { $game }: { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } desafia qualquer pessoa para { $game }: { $rated }, { $clock }; { $side }.
club-challenge-how = Responda com { COMMAND("accept", $id) } ou { COMMAND("decline", $id) }.
club-challenge-open-how = Para jogar, diga { COMMAND("accept", $id) }.
club-challenge-sent = Vou enviar o desafio { $id } a { $opponent }. { COMMAND("withdraw", $id) } o retira.
club-side = { $name } joga de { $color }
club-side-random = lados por sorteio
club-odds-turns = { $turns ->
    [1] O oponente tem o primeiro lance.
   *[other] O oponente tem os primeiros { $turns } lances, um após o outro.
  } É uma vantagem, então a partida fica sem rating.
club-odds-lead = O oponente começa com { $points ->
    [1] um ponto.
   *[other] { $points } pontos.
  } É uma vantagem, então o match fica sem rating.
club-odds-no-swap = Ninguém pode trocar de lado.
club-begins-turns = { $player } tem { $turns ->
    [1] o primeiro lance.
   *[other] os primeiros { $turns } lances, um após o outro.
  }
club-turn-given = { $player } tem os primeiros lances, então joga de novo.
club-begins = { $id } { $game }, { $rated }: { $one } contra { $two }.
club-computer-plays = { $name } é o computador no nível { $level } de { $most }, { $strength }. A partida é sem rating e sem relógio. { COMMAND("takeback") } volta seu último lance sem perguntar.
club-sides-drawn = Os lados são por sorteio. Com { COMMAND("challenge parlour", $game, "first") } você começa; com { COMMAND("challenge parlour", $game, "second") } começo eu.
club-computer-strength = rating { $rating } entre os próprios níveis
club-computer-unmeasured = ainda sem rating
club-computer-profile = O computador joga todos os jogos em { $most } níveis. Os ratings vêm de partidas entre os níveis e começam em 1000 em cada jogo, então não se comparam com os das pessoas:
club-computer-levels = { $game }, níveis 1 a { $count }: { $ratings }
club-taken-back-alone = { $name } volta o último lance em { $id }.
club-begins-turned = Seus tabuleiros aparecem virados: o lado { $color-de } fica embaixo.
club-begins-how-second = Quando for a sua vez, escreva o lance, como { COMMAND($example) }. { COMMAND("moves") } lista o que você pode jogar; { COMMAND("rules") } explica o jogo.
club-begins-how-both = { $player } escreve um lance, como { COMMAND($example) }. { COMMAND("moves") } lista as ações válidas; { COMMAND("rules") } explica o jogo.
club-begins-how = Escreva um lance, como { COMMAND($example) }. { COMMAND("moves") } lista o que você pode jogar; { COMMAND("rules") } explica o jogo.
club-count = { $player } venceria, por { $one } a { $two }
club-count-even = a partida terminaria empatada, { $one } a { $two }
club-count-loses = Se você parar { $id } aqui e contar, perde: { $count }.
club-offers-draw = { $name } propõe empate a { $opponent } em { $id }.
club-offers-count = { $name } propõe a { $opponent } parar { $id } aqui e contar: { $count }.
club-offers-void = { $name } propõe a { $opponent } interromper { $id } aqui. Ninguém venceria, porque ainda não há dois lances completos de cada lado.
club-offers-takeback = { $name } pede a { $opponent } para voltar o último lance em { $id }.
club-offers-rematch = { $name } propõe a { $opponent } outra partida de { $game }, com os lados trocados.
club-offer-how = Esta é a proposta { $id }. Responda com { COMMAND("accept", $id) } ou { COMMAND("decline", $id) }.
club-agreed = { $name } aceita, então { $id } para aqui.
club-taken-back = { $name } deixa { $opponent } voltar o último lance em { $id }.
club-declined = { $name } recusa: { $what }.
club-withdrawn = { $name } retira: { $what }.
club-offer-ran-out = Ninguém respondeu a { $name } a tempo, então isto expirou: { $what }.
club-kind-challenge = desafio { $id }
club-kind-rematch = proposta { $id } de outra partida depois de { $table }
club-kind-draw = proposta { $id } de parar { $table }
club-kind-takeback = pedido { $id } para voltar um lance em { $table }

# Reivindicações e tempo dado

club-time-unclaimed = { $id } { $game }: o tempo de { $player } acabou, e ninguém reivindicou a partida em 30 dias.
club-claimed = { $name } reivindica { $id }.
club-button-claim = Reivindicar a partida
club-nothing-to-claim = Você não pode reivindicar { $id }: o oponente ainda tem tempo.
club-no-time-to-take-back = Ninguém pode voltar esse lance em { $id }: não sobraria tempo para jogá-lo de novo.
club-gives-time = { $name } dá mais { $length } a { $opponent } em { $id }.
club-no-more-time = Ninguém pode dar tempo em { $id }: o match ou o torneio não permite.
club-gifts-too-many = Você já deu tempo { $limit } vezes em { $id }. Poderá dar de novo quando cada lado tiver jogado mais uma ação.
club-gift-blocked = { $name } não aceita tempo de você.

# Lances

club-played = { $id } { $game }: { $player } jogou { $actions }: { $effects }.
club-ended = { $id } { $game }: { $player } termina o lance depois de { $actions }.
club-ended-alone = { $id } { $game }: { $player } termina o lance depois de { $actions }: { $effects }.
club-skipped = { $player } não tem ação válida e perde a vez.
club-skipped-ban = { $player } só poderia desfazer o último lance com { $actions }. Isso não é permitido logo no lance seguinte, então { $player } perde a vez.
club-passed = { $id } { $game }: { $player } passa.
club-passed-ahead = { $player } passa, como estava planejado.
club-played-ahead = { $player } jogou { $actions }, como estava planejado: { $effects }.
club-to-move = Vez { $player-de }.
club-goes-on = { $player } continua: { $next }. { COMMAND("undo") } desfaz a última ação.
club-goes-on-or-ends = { $player } continua: { $next }. { COMMAND("end") } termina o lance; { COMMAND("undo") } desfaz a última ação.
club-goes-on-ways = { $count } ações válidas; { COMMAND("moves") } lista todas
club-undone-last = { $name } desfaz a última ação em { $id }: { $action }.
club-undone = { $name } desfaz o lance em { $id } e começa de novo.
club-confirm = Se tem certeza, diga { $command }.
club-resign-loses = Quer desistir de { $id }? Nesse caso, { $opponent } vence.
club-resign-void = Quer interromper { $id }? Nesse caso, ninguém vence, porque ainda não há dois lances completos de cada lado.
club-end-loses = Você perde { $id } se terminar o lance aqui: não terá peça com que continuar. { COMMAND("moves") } lista o que pode fazer em vez disso.
club-line-loses = Se você jogar { $actions } e depois { COMMAND("end") }, perde { $id }: não terá peça com que continuar. Não joguei nada. { $command } joga as ações sem terminar o lance.
club-broken-off = { $name } desiste de { $id } antes de os dois lados terminarem dois lances.
club-resigned = { $name } desiste de { $id }.
club-moved = Cheguei. Trouxe comigo as partidas, os desafios e as configurações da sala antiga.
club-not-moved = Esta sala substitui { $room }, mas as duas têm suas próprias partidas, ranking ou configurações. Não misturo: a sala antiga fica com o que é dela. Você pode continuar aqui as partidas de lá pelos números delas.
club-move-unproven = Outra sala deveria substituir esta, mas não a indica como antecessora. Por isso não levo nada: partidas, ranking e configurações ficam aqui. Para levá-los, faça no seu cliente a atualização (“upgrade”) desta sala; isso cria uma sala nova que a indica.
club-left = { $name } saiu, e { $id } fica à espera. Envie um novo convite, ou sugira continuar em uma conversa direta comigo, onde { COMMAND("games") } mostra a partida.
club-left-timed = { $name } saiu, mas o relógio de { $id } continua, para que ninguém espere para sempre. Envie um novo convite, ou sugira continuar em uma conversa direta comigo, onde { COMMAND("games") } mostra a partida.
club-won = { $player } vence { $reason }.
club-won-points = { $player } vence { $reason }, { $one } a { $two }.
club-drawn = A partida termina empatada { $reason }.
club-no-result = A partida fica sem resultado: { $reason }.
club-drawn-points = A partida termina empatada { $reason }, { $one } a { $two }.
club-not-over = A partida continua.
club-ratings = Ratings: { $one }; { $two }.
club-rating-change = { $name } de { $before } para { $after }
club-partial = Isso é só o começo de uma ação. Pode continuar assim: { $next }.
club-partial-after = Depois de { $actions }, isso é só o começo de uma ação. Pode continuar assim: { $next }.
club-ambiguous = Isso pode ser lido de mais de uma maneira. Escreva uma destas: { $readings }.
club-illegal = { $attempt }: { $reason }.
club-illegal-after = { $actions } seria válido, mas nada foi jogado.
club-captures-own = { $action } (captura uma peça sua)
club-nearest = Você pode jogar, por exemplo, { $nearest }.
club-turn = { $number }. { $turn }

# Lances planejados

club-ifs = { $id } { $game }: só você vê os lances que planejou.
club-ifs-none = { $id } { $game }: você não planejou lances. { $example } joga o seu lance quando o oponente jogar o dele.
club-if-they = Se { $opponent } jogar { $theirs }, você joga { $mine }.
club-if-any = Qualquer que seja o lance de { $opponent }, você joga { $mine }.
club-if-own = Primeiro você joga { $own }.
club-if-then = { $before } Se { $opponent } então jogar { $theirs }, você joga { $mine }.
club-if-then-any = { $before } Qualquer que seja então o lance de { $opponent }, você joga { $mine }.
club-try-if = Para que eu jogue a sua resposta, diga { $command }.
club-button-if = Se jogar isto, jogo aquilo
club-button-if-then = Se jogar isto…
club-button-if-off = Retirar tudo
club-if-public = Outras pessoas poderiam ler isso aqui, então não guardei nada. { $platform ->
    [console] Escreva “/dm” e diga de novo lá; “/room” traz você de volta.
    [discord] Use { COMMAND("if") } no menu, ou diga em uma mensagem direta para mim.
   *[other] Diga em uma conversa direta comigo.
  }
club-if-open = { $actions } não termina o lance. Diga o lance inteiro; ele pode continuar com { $next }.
club-if-own-turn = Agora é a sua vez, então sua variante tem de começar com um lance seu.
club-if-no-turn = Depois de { $line }, não é a vez do outro lado.
club-if-any-own = Só o lance do oponente pode ser “any”.
club-if-unanswered = Diga o que o oponente joga e o que você responde, como { $example }. O último lance deve ser seu.
club-if-then-what = Depois de { $line }, acrescente “then” e o seu lance: { $moves }.
club-if-twice = Com { $line } você jogaria duas coisas diferentes na mesma posição. Diga só uma delas.
club-if-no-such = Nenhuma variante sua começa com esse lance. { COMMAND("ifs") } lista todas.
club-if-too-many = Você pode planejar no máximo { $limit } variantes por partida. { COMMAND("if off") } retira todas.

# Recusas

club-not-your-turn = É a vez de { $name } em { $id }.
club-nothing-to-undo = Você não tem nada a desfazer: seu lance acaba de começar. { COMMAND("takeback") } pede para voltar seu último lance.
club-undone-enough = Você já desfez { $limit } ações neste lance e não pode desfazer mais. Continue a partir do tabuleiro de { $id } como está. { COMMAND("help try") } explica como ver uma variante sem jogá-la.
club-taken-back-enough = Ninguém pode desfazer nem voltar mais nada em { $id }: isso já aconteceu vezes demais. Continue a partir do tabuleiro como está. { COMMAND("help try") } explica como ver uma variante sem jogá-la.
club-undo-too-late = Seu lance em { $id } terminou; agora é a vez de { $name }. { COMMAND("takeback") } pede para voltar seu último lance.
club-undo-instead = Seu lance não terminou. { COMMAND("undo") } o desfaz sem perguntar.
club-nothing-to-take-back = Você não jogou nenhum lance que possa voltar.
club-challenge-yourself = Você não pode se desafiar.
club-computer-off = O computador não joga aqui. Desafie uma pessoa, ou qualquer uma com { COMMAND("challenge open chifoumi") }.
club-computer-busy = O computador já joga { $limit } partidas. Tente de novo mais tarde ou desafie uma pessoa.
club-computer-unrated = Partidas com o computador não valem rating. Deixe “{ choice-rated }” de fora.
club-computer-no-clock = Partidas com o computador não têm relógio. Deixe o tempo de fora.
club-odds-match = Primeiros lances são para uma partida, não para um match. Em um match, dê pontos, como { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Só pessoas recebem vantagem. Contra mim, escolha um nível mais baixo, como { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Pontos são para um match, como { COMMAND("challenge bob chifoumi match:15 lead:3") }. Diga até quanto ele vai.
club-lead-too-much = Com tantos pontos, seu oponente teria vencido o match ({ $goal }) antes do começo. Dê menos.
club-level-of-person = Só o computador tem níveis. Desafie-o com { COMMAND("challenge parlour chifoumi level:3") }, por exemplo, ou deixe o nível de fora.
club-challenge-bot = Esse é um programa, e nunca responderia. Desafie uma pessoa.
club-challenge-nobody = Diga quem será o oponente, como { COMMAND("challenge bob chifoumi") }. Em uma conversa direta, ninguém mais pode aceitar.
club-challenge-again = Você já fez esse desafio: { $id }. { COMMAND("withdraw", $id) } o retira.
club-challenge-unanswered = { $name } ainda não respondeu ao seu desafio { $id }. { COMMAND("withdraw", $id) } o retira.
club-challenge-unshared = Não conheço nenhuma sala onde você e { $name } já tenham falado comigo. Desafie { $name } em uma sala em comum.
club-challenge-unwanted = { $name } não quer notificações minhas. Faça o desafio em uma sala em comum.
club-challenge-blocked = { $name } não aceita desafios seus.
club-too-many-games = Você já joga { $limit } partidas. Termine uma primeiro.
club-too-many-games-there = Seu oponente já joga { $limit } partidas. Tente de novo quando uma terminar.
club-too-many-games-here = Já há { $limit } partidas em andamento aqui. Espere uma terminar.
club-too-many-challenges = Você já tem { $limit } desafios abertos. Retire um primeiro.
club-too-many-challenges-lately = Na última hora, { $limit } desafios seus não deram em partida. Espere um pouco.
club-too-many-challenges-here = Já há { $limit } propostas abertas aqui. Responda a algumas primeiro.
club-yes-which = Você quer dizer { $command } ou { $offered }?
club-no-which = Nada mudou. Se você fala da proposta, diga { $offered }.
club-question-no = Tudo bem, nada mudou.
club-no-offer = Ninguém propôs nada a você aqui.
club-no-own-offer = Você não tem proposta aberta.
club-own-offer = Essa proposta é sua. { COMMAND("withdraw") } a retira.
club-decline-open = Este desafio é para qualquer pessoa. Se não quiser, basta não aceitar.
club-offered-already = Você já propôs isso em { $id }. Espere a resposta ou diga { COMMAND("withdraw") }.
club-offered-of-late = Você já propôs isso em { $id }. Poderá propor de novo quando cada lado tiver jogado mais uma ação.
club-offer-not-yours = Você não pode responder a { $id }: a proposta é para outra pessoa.
club-offer-not-made-by-you = { $id } não é uma proposta sua. { COMMAND("decline", $id) } a recusa.
club-no-own-offer-decline = Você não tem proposta aberta. { COMMAND("decline") } recusa o que propõem a você.
club-offer-expired = { $id } expirou. Faça um novo desafio.
club-offer-withdrawn = A proposta { $id } foi retirada.
club-offer-accepted = A proposta { $id } já foi aceita.
club-offer-declined = A proposta { $id } já foi recusada.
club-offer-unknown = Ninguém propôs a você nada com o número { $id }.

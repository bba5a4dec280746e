# Chifoumi: nomes das peças, recusas, o que pode estar errado em uma posição. As recusas vêm depois da ação de que tratam.

chifoumi-brief = pedra, papel, tesoura e poço se capturam; vence quem tiver mais peças no fim

chifoumi-by-count = na contagem de peças

chifoumi-piece-paper = papel
    .cap = Papel
    .gender = m
    .plural = papéis
chifoumi-piece-rock = pedra
    .cap = Pedra
    .gender = f
    .plural = pedras
chifoumi-piece-scissors = tesoura
    .cap = Tesoura
    .gender = f
    .plural = tesouras
chifoumi-piece-well = poço
    .cap = Poço
    .gender = m
    .plural = poços

chifoumi-legal = você pode jogar isso
chifoumi-no-pass = você não pode passar enquanto puder fazer algo
chifoumi-end-not-pass = você não pode passar agora; escreva { COMMAND("end") } para parar aqui e terminar o lance

chifoumi-placing = nenhuma peça se move antes de todas as dezesseis estarem colocadas; coloque uma, como { COMMAND($example) }
chifoumi-place-center = você não pode colocar nada em { $at }, o centro, antes de todas as peças estarem no tabuleiro
chifoumi-place-held = o oponente tem uma peça em { $at }; coloque a sua em uma casa vazia ou sobre peças suas
chifoumi-place-adjacent = { $at } fica ao lado de { $next }, do oponente; você não pode colocar uma peça junto de uma peça rival
chifoumi-which-piece = qual peça? escreva a letra dela antes da casa, como { COMMAND($example) }
chifoumi-no-such-piece = “{ $letter }” não é uma peça; as peças são R (pedra), P (papel), S (tesoura) e W (poço)
chifoumi-none-in-hand = você não tem mais { $piece } para colocar
chifoumi-all-placed = você não tem peça na mão; mova uma do tabuleiro, como { COMMAND("c2-c3") }

chifoumi-which-stacks = qual peça vai para { $to }? escreva primeiro a casa dela, como { COMMAND("c2+c3") }
chifoumi-only-capturer = só a peça em { $on }, que acaba de capturar, pode continuar; jogue com ela ou escreva { COMMAND("end") }
chifoumi-stuck = a peça em { $at } ({ $piece }) não pode se mover: o oponente está em todas as casas em volta, e ela só captura { $prey }
chifoumi-where-to = para onde vai a peça em { $at } ({ $piece })? escreva como { COMMAND($example) }
chifoumi-stays = a peça em { $at } não pode ficar parada; indique uma casa ao lado
chifoumi-too-far = { $to } não fica ao lado de { $from }; uma peça anda uma casa em qualquer direção
chifoumi-target-empty = { $to } está livre; para ir até lá, escreva { COMMAND($walk) }
chifoumi-stack-or-capture = em { $to } está uma peça sua ({ $target }); { COMMAND($stack) } empilha sobre ela, { COMMAND($capture) } a captura
chifoumi-no-capture-but-stack = { $piece } não captura { $target }, só { $prey }; para empilhar sobre a sua própria peça, escreva { COMMAND($stack) }
chifoumi-stack-only = em { $to } está uma peça sua ({ $target }); para empilhar sobre ela, escreva { COMMAND($stack) }
chifoumi-capture-not-stack = você só pode empilhar sobre peças suas, e { $to } tem uma peça do oponente ({ $target }); para capturá-la, escreva { COMMAND($capture) }
chifoumi-capture-only = em { $to } está uma peça do oponente ({ $target }); para capturá-la, escreva { COMMAND($capture) }
chifoumi-not-on-theirs = você só pode empilhar sobre peças suas, e { $to } tem uma peça do oponente ({ $target })
chifoumi-no-capture = { $piece } não captura { $target } em { $to }; só captura { $prey }

chifoumi-position-too-many = { $color } tem mais de duas peças do tipo { $piece }
chifoumi-position-mixed-stack = a pilha em { $at } tem peças das duas cores
chifoumi-position-empty = o tabuleiro não tem peças
chifoumi-position-no-hand = só na variante “placement” há peças na mão; aqui este campo é “-”
chifoumi-position-hand-order = liste as peças na mão na ordem P, R, S, W, primeiro as do Branco (maiúsculas), depois as do Preto
chifoumi-position-lost = ninguém captura antes de todas as peças estarem colocadas, mas { $color } tem uma peça a menos: { $piece }
chifoumi-position-hands = os lados colocam um de cada vez, então Preto tem na mão tantas peças quanto Branco ou uma a mais, não { $black } contra { $white }
chifoumi-position-turn = pelo número de peças na mão, a vez é { $color-de }
chifoumi-position-center = o centro fica vazio até todas as peças estarem colocadas
chifoumi-position-adjacent = { $one } e { $two } ficam lado a lado, mas peças rivais não podem ser vizinhas antes de todas estarem colocadas
chifoumi-position-going-on = “{ $found }” não é uma casa; este campo indica a peça que pode continuar depois de uma captura, ou é “-”
chifoumi-position-nobody-goes-on = nenhuma peça pode continuar depois de uma captura aqui, então este campo deve ser “-”
chifoumi-position-going-on-piece = uma peça que acaba de capturar fica sozinha, mas { $at } não tem uma peça única { $color-de }
chifoumi-position-nothing-captured = a peça em { $at } ({ $piece }) não pode ter capturado agora: não falta nenhuma peça que ela capture
chifoumi-position-no-origin = a peça em { $at } ({ $piece }) não pode ter vindo de lugar nenhum: o oponente está em todas as casas em volta

chifoumi-kinds-left = { $color } ainda tem { $kinds }.

chifoumi-hint-going-on = Só a peça em { $at } pode continuar: capturar, andar ou empilhar.

# A lição
chifoumi-lesson-aim = O tabuleiro é uma cruz de 33 casas: as fileiras 3, 4 e 5 vão de a até g, as outras só de c até e. Você tem oito peças, duas de cada tipo: pedra, papel, tesoura e poço. Branco começa. Uma peça anda uma casa, em linha reta ou na diagonal, e captura os tipos que ela vence. No fim da partida, cada peça sua vale um ponto, e vence quem tiver mais. O centro, d4, está marcado por causa da variante “placement”, em que nada pode ser colocado ali. Na “basic” é uma casa como as outras.
chifoumi-lesson-beating = Pedra vence tesoura. Tesoura vence papel. Papel vence pedra e poço. Poço vence pedra e tesoura. Nenhum tipo vence a si mesmo. Uma captura se escreve com x: aqui o papel branco em e2 pode tomar a pedra preta em e3, e2xe3. Você pode até capturar uma peça sua, se outra sua a vence, mas perde o ponto dela.
chifoumi-lesson-stacks = Você pode ir para cima de peças suas, de qualquer tipo. Aqui c2+b3 poria a pedra branca sobre as duas peças em b3, em uma pilha de três. Só a peça de cima se move, e só ela pode ser atacada: com uma pedra em cima, o papel está a salvo da tesoura. Mas a peça que captura uma pilha leva a pilha toda.
chifoumi-lesson-chain = Depois de capturar, a mesma peça pode continuar: capturar de novo, andar ou empilhar. Andar ou empilhar termina o lance. Aqui o papel branco tomou a pedra em e3, depois a pedra em d4, e fugiu para c5. Por isso, proteger nem sempre ajuda: quem capturou pode já ter ido embora. Escreva { COMMAND("end") } para parar ou { COMMAND("undo") } para desfazer a última ação. Não se pode passar, mas quem não pode fazer nada perde a vez.
chifoumi-lesson-count = A partida termina quando um lado fica sem peças, ou quando todas as peças no tabuleiro são do mesmo tipo. Também termina quando a mesma posição ocorre pela terceira vez. As peças dentro de pilhas também contam, como pontos e como tipos. Preto joga depois e ganha meio ponto, então com peças iguais vence Preto. Aqui Branco tomou a última peça do Preto e vence por 2 a ½. Depois de dois lances de cada lado, pode haver acordo para parar e contar: { COMMAND("draw") } propõe isso e diz quem venceria.
chifoumi-lesson-placement = Na variante “placement”, o tabuleiro começa vazio, e os dois lados colocam, um de cada vez, suas dezesseis peças. W@d3 põe um poço em d3; R, P e S são os outros tipos. Você não pode colocar uma peça no centro, d4, nem sobre uma peça do oponente ou ao lado dela. Sobre as suas ou ao lado delas, pode. Com todas colocadas, Branco joga primeiro, e o centro é uma casa como as outras. Na “basic” todas as peças já começam no tabuleiro.
chifoumi-lesson-typing = Escreva { COMMAND("e2-e3") } para andar, { COMMAND("c2+c3") } para empilhar, { COMMAND("c2xc3") } para capturar, ou um lance inteiro: { COMMAND("e2xe3 e3xd4 d4-c5") }. Se aparecerem menus, escolha a peça e depois a casa. Um bom primeiro lance é e2-e3: o papel avança, e de e4 poderia tomar o poço em f5. Antes de andar, olhe as oito casas em volta: há algo ali que vence você?

# Os exercícios de uma primeira partida guiada
chifoumi-exercise-capture = Você joga de Branco. Papel vence pedra, e poço também. Capture a pedra em e3, com o papel em e2 ou com o poço em f3.
chifoumi-exercise-chain = Você joga de Branco. Depois de capturar, a mesma peça pode continuar. Capture duas peças em um lance: as pedras em e3 e d4.
chifoumi-exercise-stack = Você joga de Branco. Ponha uma peça sua sobre outra ao lado. Escreva com um sinal de mais, como { COMMAND("c2+b3") }.
chifoumi-exercise-win = Você joga de Branco, com papel em d4 e tesoura em e3. Preto só tem mais uma peça, o poço em e5. Tome-a: a partida termina, e vence quem tiver mais peças.
chifoumi-exercise-fight = Agora jogue contra mim no meu nível mais baixo, lance a lance. Você joga de Branco, com pedra, papel, tesoura e poço; Preto tem pedra, papel e tesoura, e só o papel preto vence o seu poço. Vença: tome as peças do Preto e guarde as suas.

# Fursaz. As recusas vêm depois da ação de que tratam.

fursaz-brief = pedras em um hexágono viram umas às outras em cascata; vence quem tiver mais pontos no fim

fursaz-by-score = por pedras e território

fursaz-piece-stone = pedra
    .cap = Pedra
    .gender = f
    .plural = pedras

fursaz-flank = { $one } a { $two }
fursaz-flanked = { $color } o flanqueia: { $flanks }.
fursaz-settled = { $color }, decidido pelo flanco { $flank }.
fursaz-settled-broken = { $color }, decidido por um flanco que já se desfez.
fursaz-settled-itself = { $color }, decidido pela própria colocação ou última virada.
fursaz-without-effect = Flanco sem efeito ({ $color }): { $flanks }.

fursaz-off-board = { $at } não fica no tabuleiro; a fileira vai de { $first } a { $last }
fursaz-taken = já há uma pedra ({ $color }) em { $at }; coloque a sua em um ponto vazio
fursaz-color = você joga de { $color }, então não pode colocar uma pedra da outra cor
fursaz-point = para colocar uma pedra, escreva só o ponto: { $at }
fursaz-no-step = pedras nunca se movem, então a de { $from } fica; indique um ponto vazio para colocar outra
fursaz-two-points = pedras nunca se movem, e cada lance coloca só uma; indique { $from } ou { $to }, o que estiver vazio
fursaz-pass-first = você não pode passar antes de a primeira pedra estar no tabuleiro; coloque-a
fursaz-swap-first = ainda não há pedra para assumir; o segundo lado pode trocar depois da primeira pedra
fursaz-swap-late = só o segundo lado pode trocar, e só em resposta à primeira pedra
fursaz-swap-again = a troca já aconteceu, e só há uma por partida
fursaz-end = um lance é uma pedra e termina sozinho; passe se não quiser colocar nenhuma
fursaz-legal = você pode jogar { $action }

fursaz-position-passes = o número de passes seguidos até aqui é 0, 1 ou 2, não “{ $found }”
fursaz-position-opening = o terceiro campo é “first”, “pie”, “-” ou “swapped”, não “{ $found }”
fursaz-position-first-stones = “first” quer dizer que ninguém colocou pedra ainda, mas o tabuleiro tem pedras
fursaz-position-first-passes = ninguém pode passar antes de a primeira pedra ser colocada
fursaz-position-first-side = Preto coloca a primeira pedra, então o lado que joga deve ser “b”
fursaz-position-empty = o tabuleiro está vazio, então aqui deve estar “first”
fursaz-position-pie-stones = “pie” quer dizer que há exatamente uma pedra no tabuleiro
fursaz-position-pie-passes = ninguém pode trocar depois de um passe, então com “pie” aqui deve estar 0
fursaz-position-kept = o segundo lado não trocou, não passou nem colocou pedra, então aqui deve estar “pie” ou “swapped”
fursaz-position-first-color = Preto coloca a primeira pedra, e nenhuma pedra vira antes de a terceira ser colocada
fursaz-position-turn = com estas pedras e estes passes, a vez é do outro lado

fursaz-hint-swap = Escreva { COMMAND("swap") } para assumir esta pedra e a cor dela, ou coloque uma pedra sua.
fursaz-hint-pass = Um segundo passe encerra a partida aqui: { $winner } vence por { $more } a { $fewer }.
fursaz-hint-pass-draw = Um segundo passe encerra a partida aqui com empate, { $points } a { $points }.

# A lição
fursaz-lesson-aim = Coloque uma pedra em um ponto vazio, ou passe, se o tabuleiro já tiver uma pedra. Pedras nunca se movem nem saem; só viram para a outra cor. Preto começa. O tabuleiro é um hexágono com as fileiras a até m: a1 a a7 embaixo, g1 a g13 no meio, m7 a m13 em cima. Por cada ponto passam três linhas. Por e5 são a fileira (e4, e6), o mesmo número (d5, f5), e letra e número juntos (d4, f6). Dois passes seguidos encerram a partida, e vence quem tiver mais pontos: suas pedras e os pontos vazios que só você flanqueia (página 7).
fursaz-lesson-flank = Você flanqueia uma pedra inimiga se, em uma linha, a pedra mais próxima de cada lado dela é sua e as duas estão à mesma distância. Aqui Preto flanqueia a pedra branca em e4: e2 e e6 estão a dois pontos dela. Preto não flanqueia a pedra branca em c3: c2 está a um ponto, mas c5 a dois. As próximas páginas dizem quando uma pedra flanqueada vira.
fursaz-lesson-before = Quando você coloca uma pedra, primeiro viram as pedras inimigas que você flanqueia. Depois viram as suas que o inimigo flanqueia. Isso se repete até nada mais virar. Só flancos novos viram alguma coisa (página 6). Aqui Preto tem pedras em e4 e c5, Branco em e5 e d5. Preto vai colocar uma pedra em e6: o que vai acontecer?
fursaz-lesson-after = A pedra em e5 vira primeiro: agora está entre e4 e e6, do Preto. Isso cria um flanco novo. As pretas em c5 e e5 estão à mesma distância de d5, então d5 também vira. Uma cascata assim pode atravessar o tabuleiro inteiro.
fursaz-lesson-age = Um flanco só vira uma pedra inimiga se for mais novo do que ela. A idade da pedra conta desde que foi colocada ou virou; o flanco é tão novo quanto a mais nova das suas duas pedras. Aqui as pedras vieram nesta ordem: d5, e4, f5, e6, e5, f4, a1, f6. A branca em f6 formou com f4 um flanco mais novo que a preta em f5, que agora é branca. Branco também flanqueia e5, mas e4 e e6 já estavam lá: ela fica preta. Quando ela foi colocada, as pretas em d5 e f5 a salvaram (página 5). O flanco também deve ser mais novo que qualquer um que a cor da pedra teve em volta dela desde então.
fursaz-lesson-between = Você também pode colocar uma pedra entre duas inimigas, de qualquer idade. Primeiro a sua pedra vira as inimigas que ela flanqueia. Depois vira ela mesma, a não ser que a sua cor também a flanqueie. Aqui Preto colocou uma pedra em e5, entre e4 e e6, do Branco, e agora ela é branca.
fursaz-lesson-score = No fim da partida, cada pedra sua vale um ponto. Também vale cada ponto vazio do seu território: você o flanqueia em alguma linha, e o oponente em nenhuma. O placar depois de cada lance é contado do mesmo modo. Um segundo passe seguido encerra a partida, então, se você está atrás, responda a um passe com uma pedra. Pontos iguais são empate.
fursaz-lesson-typing = Escreva um ponto, como { COMMAND("e5") }, ou { COMMAND("pass") }. O segundo lado pode responder à primeira pedra com { COMMAND("swap") }: assume a pedra e a cor dela, como aqui, e Branco joga. Por isso, uma boa primeira pedra não é forte nem fraca demais: e5 no tabuleiro grande, d4 no pequeno. O tabuleiro 7 dá uma partida longa; o 5, como aqui, tem fileiras a1 a a5, e1 a e9 e i5 a i9 e dá uma partida curta. Escolha ao desafiar: { COMMAND("challenge open fursaz 5") }. Procure pedras inimigas no meio do caminho entre dois pontos que você possa ocupar.

# Os exercícios de uma primeira partida guiada
fursaz-exercise-flank = Você joga de Preto. A pedra branca em e5 tem de um lado a sua em e3, a dois pontos. Coloque uma pedra do outro lado, à mesma distância, e e5 vira.
fursaz-exercise-cascade = Você joga de Preto, com pedras em e4 e c5; Branco tem e5 e d5. Uma pedra pode virar várias, uma depois da outra. Coloque uma pedra que torne suas as duas brancas.
fursaz-exercise-swap = Você joga depois, e a primeira pedra preta, em e5, parece forte. Assuma a pedra e a cor dela.
fursaz-exercise-pass = Você joga de Branco, e o placar é 9 a 8 para você. Preto acaba de passar. Encerre a partida agora, e você vence.
fursaz-exercise-fight = Agora jogue contra mim no meu nível mais baixo, lance a lance. Você joga de Preto, e boa parte do tabuleiro é do Branco. Vire o máximo de pedras que puder. A partida termina quando os dois lados passam; vença por pontos.

# THE GAME. As recusas vêm depois da ação de que tratam: "c3-e7: e7 fica a 6 casas de c3; …".

the-game-brief = deslize exatamente cinco casas, empilhe até três peças e tome o canto do oponente

the-game-by-base = ao tomar a base do oponente
the-game-by-eliminated = porque o oponente não tem mais peças
the-game-by-blocked = porque ninguém pode se mover

the-game-piece-sun = sol
    .cap = Sol
    .gender = m
    .plural = sóis
the-game-piece-moon = lua
    .cap = Lua
    .gender = f
    .plural = luas

the-game-must-enter = { $off ->
        [1] uma peça sua ainda está fora do tabuleiro e tem
       *[other] { $off } peças suas ainda estão fora do tabuleiro e têm
    } de entrar primeiro, como { $example }
the-game-must-leave = sua peça na sua própria base, { $base }, já ficou lá três lances e tem de sair agora, como { $example }
the-game-covered = a peça do oponente cobre a de { $at }, que não pode se mover enquanto não for descoberta
the-game-stuck = a peça em { $at } não pode deslizar: todo caminho de cinco casas está bloqueado, em { $obstacles }
the-game-can-move = a peça em { $at } pode deslizar para { $targets }
the-game-same = uma peça não pode terminar na casa de onde saiu
the-game-distance = { $to } fica a { $distance } { $distance ->
        [1] casa
       *[other] casas
    } de { $from }, por fileiras e colunas; uma peça que desliza exatamente cinco casas termina a 1, 3 ou 5 casas
the-game-full = já há três peças em { $at }, e em uma casa não cabem mais
the-game-blocked = todo caminho de cinco casas de { $from } a { $to } com no máximo duas curvas está bloqueado, em { $obstacles }
the-game-cross-empty = { $to } está livre, então nada é capturado lá; { COMMAND($token) } vai para lá
the-game-cross-own = em { $to } só há peças suas, então nada é capturado lá; { COMMAND($token) } vai para cima delas
the-game-cross-lost = sua peça ficaria em minoria em { $to }, então seria perdida sem capturar nada; { COMMAND($token) } vai para lá mesmo assim
the-game-written = você pode jogar isso; escreve-se { $token }

the-game-none-off = todas as suas peças já entraram; deslize uma que esteja no tabuleiro
the-game-entry-occupied = uma peça entra pela sua base, { $base }, e a base tem de estar vazia
the-game-entry-stays = uma peça que entra não pode ficar na base, { $base }: ela segue por mais quatro casas
the-game-entry-distance = { $to } fica a { $distance } { $distance ->
        [1] casa
       *[other] casas
    } da sua base, { $base }, por fileiras e colunas; uma peça que entra segue por quatro casas e termina a 2 ou 4 casas
the-game-entry-blocked = todo caminho de quatro casas da sua base, { $from }, a { $to } com no máximo duas curvas está bloqueado, em { $obstacles }

the-game-no-revival = peças capturadas nunca voltam; para trazer uma peça que ainda está fora do tabuleiro, use “@”
the-game-no-pass = você não pode passar: tem de mover enquanto puder

the-game-position-height = { $at } tem mais de três peças; em uma casa cabem no máximo três
the-game-position-mixed = { $at } tem três peças dos dois lados: a que está em minoria teria sido capturada
the-game-position-base = estas peças não podem estar em { $at }, a base { $color-de }: a partida termina quando só há peças do oponente ali
the-game-position-bases = as duas bases estão tomadas, mas a partida termina quando a primeira é tomada
the-game-position-nobody = ninguém tem mais peças, nem no tabuleiro nem fora dele
the-game-position-off = as peças fora do tabuleiro são dois números de 0 a 5, do Sol e da Lua, como “5/5”; aqui está “{ $found }”
the-game-position-pieces = { $color } tem { $found } peças, no tabuleiro e fora dele; o máximo é { $limit }
the-game-position-first = enquanto as cinco peças do Sol estão fora do tabuleiro, nada pode ter acontecido: é a vez do Sol, e o tabuleiro está vazio
the-game-position-stay = os lances de cada lado na própria base são dois números de 0 a 3, do Sol e da Lua, como “0/0”; aqui está “{ $found }”
the-game-position-stay-empty = { $color } não tem peça na própria base, { $base }, então os lances lá são 0

the-game-stay = { $color } já ficou { $turns } de { $most } lances na própria base.

the-game-hint-leave = Sua peça na sua própria base, { $base }, já ficou lá três lances e tem de sair agora.
the-game-hint-blocked = Nenhuma peça pode entrar por { $base } agora, então desliza uma que já está no tabuleiro.

# A lição
the-game-lesson-aim = O tabuleiro tem oito por oito casas. Dois cantos são as bases: a1 é do Sol, h8 da Lua. Tome a base do oponente: chegue lá de modo que só peças suas fiquem nela. Sol começa. Cada lado tem cinco peças, e todas começam fora do tabuleiro. Quem fica sem peças perde.
the-game-lesson-entering = Uma peça entra pela própria base, que deve estar vazia, e segue por mais quatro casas, com no máximo duas curvas. Assim termina a 2 ou 4 casas. O caminho tem de estar livre; só a última casa pode ter uma ou duas peças. Aqui @c3 trouxe a primeira peça do Sol, que terminou em c3. Enquanto você tiver peças fora do tabuleiro e puder trazer uma, tem de trazer. Assim as cinco entram antes de você deslizar, a não ser que a base esteja ocupada ou todo caminho dela bloqueado.
the-game-lesson-sliding = Uma peça desliza exatamente cinco casas, para cima, para baixo, para a esquerda ou para a direita, com no máximo duas curvas. Assim termina a 1, 3 ou 5 casas, contadas por fileiras e colunas. Você só diz onde começa e onde termina, como c3-e6. Aqui é a vez do Sol, com uma peça em c3. Da casa onde uma peça entra até uma base são pelo menos dois lances, e sempre um número par.
the-game-lesson-way = O caminho tem de estar livre: não se passa por uma peça, sua ou do oponente. Só a última casa pode estar ocupada. Voltar direto para trás é permitido e conta como uma das duas curvas, mas não se toca de novo a casa de onde se saiu. Aqui a peça do Sol em c3 contornou as da Lua em d3 e d4: duas casas para cima, até c5, e três para a direita, até f5.
the-game-lesson-stacks = Pode-se terminar sobre uma ou duas peças de qualquer lado. Em uma casa cabem no máximo três, e só a de cima pode se mover. Aqui a peça do Sol em c3 foi para cima da peça da Lua em f5, que fica presa até a do Sol sair.
the-game-lesson-capture = Quando uma casa tem três peças e nem todas são do mesmo lado, a que está em minoria é capturada e nunca volta. Aqui, em f5, a peça da Lua estava sobre uma do Sol. Outra do Sol chegou por cima, e a da Lua foi capturada. Se a sua peça vai para cima de duas do oponente, a minoria é a sua, e você a perde.
the-game-lesson-base = Você vence ao chegar à base vazia do oponente. Se uma peça dele a guarda, vá para cima dela e depois, com outra peça, mais uma vez: isso a captura, como aqui em h8, e vence. Então cuide da sua base quando uma peça do oponente puder alcançá-la. Você pode guardá-la com uma peça sua por três lances depois do lance em que ela chegou; aí ela tem de sair. Quem não pode fazer nada perde a vez.
the-game-lesson-typing = Escreva { COMMAND("@c3") } para entrar e { COMMAND("c3-e6") } para deslizar. Se aparecerem menus, escolha a peça e depois a casa. Um bom primeiro lance é @c3 para Sol; para Lua é @f6 em 8x8, @e5 em 7x7 e @g7 em 9x9. Você escolhe entre estes três tabuleiros (aqui é 7x7) ao desafiar: { COMMAND("challenge open the-game 7x7") }. Quando a mesma posição ocorre pela terceira vez, a partida empata.

# Os exercícios de uma primeira partida guiada
the-game-exercise-entering = Você joga de Sol. Traga uma peça pela sua base, a1. Ela termina a 2 ou 4 casas; { COMMAND("@b2") }, por exemplo, termina em b2.
the-game-exercise-stack = Você joga de Sol. Deslize uma peça exatamente cinco casas, com no máximo duas curvas, até cair sobre uma da Lua. Sua peça em c3, por exemplo, alcança e4.
the-game-exercise-capture = Você joga de Sol. Em f5 uma peça da Lua está sobre uma sua. Vá para cima: das três peças, a da Lua é a minoria e é capturada.
the-game-exercise-win = Você joga de Sol. Em h8, a base da Lua, sua peça está sobre uma da Lua. Chegue lá com outra peça: a da Lua é a minoria das três e é capturada, e a base é sua.
the-game-exercise-fight = Agora jogue contra mim no meu nível mais baixo, lance a lance. Você joga de Sol, todas as peças já entraram, e a base da Lua, h8, está vazia. Chegue lá e você vence. Lua quer o mesmo com a sua base, a1.

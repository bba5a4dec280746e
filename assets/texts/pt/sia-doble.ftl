# Sia Doble. As recusas vêm depois da ação de que tratam; algumas também aparecem entre parênteses.

sia-doble-brief = leve marcadores através de linhas que boias abrem e fecham; dois devem chegar ao outro lado

sia-doble-by-goal = com dois marcadores na fileira de base do oponente
sia-doble-by-blocked = porque ninguém pode se mover

sia-doble-piece-marker = marcador
    .cap = Marcador
    .gender = m
    .plural = marcadores
sia-doble-piece-buoy = { $count ->
    [1] boia
   *[other] boias
}
    .cap = { $count ->
    [1] Boia
   *[other] Boias
}
    .gender = f
    .plural = boias

sia-doble-playable = você pode jogar { $moves }
sia-doble-pass = você não pode passar enquanto puder fazer algo
sia-doble-plus = “+” não quer dizer nada neste jogo: aqui não se empilha nem se traz nada de volta

sia-doble-too-few = { $missing ->
    [1] coloque mais uma boia
   *[other] coloque mais { $missing } boias
  } antes de terminar o lance
sia-doble-place-first = os marcadores não podem se mover antes de todas as boias estarem colocadas; coloque uma, como { COMMAND("@q2") }
sia-doble-letter = as boias são todas iguais, então não escreva letra como “{ $letter }” antes do “@”
sia-doble-not-a-crossing = { $at } é uma casa; as boias ficam em cruzamentos, p1 a u6
sia-doble-corner = { $at } é um canto do tabuleiro, onde não pode haver boia
sia-doble-other-half = { $at } não fica na sua metade; coloque suas boias nas linhas { $first } a { $last }
sia-doble-buoy-there = já há uma boia em { $at }

sia-doble-all-placed = todas as boias estão colocadas, e agora só os marcadores se movem; mova um, como { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } é um cruzamento, e uma boia só se move quando um marcador atravessa a linha dela; indique a casa do marcador e para onde ele vai
sia-doble-not-a-square = { $at } é um cruzamento; os marcadores ficam em casas, a1 a e5
sia-doble-not-beside = um marcador anda uma casa para cima, para baixo, para a esquerda ou para a direita; de { $from }, isso é { $beside }
sia-doble-occupied = há um marcador em { $at }
sia-doble-no-buoy = exatamente um destes deve ter boia, { $one } ou { $other }, e nenhum tem
sia-doble-two-buoys = exatamente um destes deve ter boia, { $one } ou { $other }, e os dois têm
sia-doble-take-back = você não pode desfazer seu último movimento logo no lance seguinte
sia-doble-sign = nada é capturado nem empilhado, então escreva { $action } sem “{ $sign }”
sia-doble-stuck = o marcador em { $at } não pode se mover: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = a fase é “place” ou “play”, não “{ $found }”
sia-doble-position-markers = { $color } tem 3 marcadores; aqui há { $found }
sia-doble-position-after-goal = a partida já terminou antes disso: ela acaba quando dois marcadores de um lado estão na fileira de base do oponente
sia-doble-position-moved = até todas as boias estarem colocadas, os marcadores ficam em b1, c1, d1 e b5, c5, d5
sia-doble-position-crossing = “{ $found }” não é um cruzamento; os cruzamentos são p1 a u6
sia-doble-position-order = { $at } está fora de ordem; liste as boias por letra, depois por número, cada uma só uma vez
sia-doble-position-buoys = quando os marcadores se movem, o tabuleiro tem de { $least } a { $most } boias; aqui há { $found }
sia-doble-position-buoys-red = Vermelho tem aqui de { $least } a { $most } boias nas linhas 1 a 3, não { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Preto não tem boias nas linhas 4 a 6 enquanto Vermelho coloca, e não { $found }
   *[other] Preto tem aqui de { $least } a { $most } boias nas linhas 4 a 6, não { $found }
  }
sia-doble-position-bans = escreva os movimentos que Vermelho e Preto não podem desfazer com “/” entre eles, como “b2b1/-”; aqui está “{ $found }”
sia-doble-position-ban = “{ $found }” não é um movimento entre casas vizinhas, como “b2b1”, nem “-”
sia-doble-position-early-ban = até todas as boias estarem colocadas, ninguém pode desfazer nada: escreva “-”
sia-doble-position-ban-marker = { $color } não pode desfazer um movimento de { $from } para { $to }: { $from } deve ter um marcador desse lado, e { $to } deve estar livre

sia-doble-at-goal = { $color }: { $count } de 2 marcadores na fileira { $rank }, a base do oponente.
sia-doble-open = Aberto a partir de { $at }: { $places }.
sia-doble-closed = Nenhum caminho está aberto a partir de { $at }.
sia-doble-ways = Caminhos abertos em { $at }: { $ways }.
sia-doble-way = { $one } a { $other }
sia-doble-no-way = Nenhum caminho está aberto em { $at }.
sia-doble-banned = { $color } não pode desfazer: { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Boias colocadas: { $placed }, de no máximo 7; { COMMAND("end") } termina.
   *[other] Boias colocadas: { $placed }, de no máximo 7; faltam { $missing } para { COMMAND("end") }.
  }

# A lição
sia-doble-lesson-aim = Leve dois dos seus três marcadores à fileira de base do oponente, onde os dele começam. O tabuleiro tem cinco por cinco casas, a1 a e5, e os marcadores ficam em casas. Os do Vermelho começam em b1, c1 e d1, os do Preto em b5, c5 e d5. As boias ficam em cruzamentos, os cantos das casas, p1 a u6. A casa b2, por exemplo, tem os cantos q2, r2, q3 e r3. Nada é capturado.
sia-doble-lesson-placing = Primeiro se colocam as boias. Vermelho começa e coloca de cinco a sete em um só lance, em cruzamentos das linhas 1 a 3, mas nunca em um canto do tabuleiro. { COMMAND("end") } termina; depois da sétima, o lance termina sozinho. Então Preto faz o mesmo nas linhas 4 a 6, e Vermelho move primeiro. As boias no tabuleiro não são de ninguém. Aqui Vermelho colocou cinco e pode terminar o lance.
sia-doble-lesson-crossing = Um marcador vai para uma casa vazia acima, abaixo, à esquerda ou à direita. Entre as duas casas há uma linha, e exatamente uma ponta dela deve ter boia. Aqui a linha entre b1 e b2 vai de q2 a r2. Há uma boia em q2 e nenhuma em r2, então b1-b2 é possível. A linha entre b1 e c1 vai de r1 a r2. As duas pontas estão vazias, então b1-c1 não é possível. Com boia nas duas pontas também não seria.
sia-doble-lesson-buoy = O marcador leva a boia para a outra ponta da linha: depois de b1-b2, ela fica em r2 em vez de q2. Isso muda o que é possível ao lado, para você e para o oponente. Aqui r2 e s2 agora têm boia, então a linha entre c1 e c2 está fechada. Antes de mover, veja que caminhos você abre e fecha. Boias em cruzamentos alternados mantêm caminhos abertos; lado a lado, fecham.
sia-doble-lesson-back = Você vence na hora quando dois marcadores seus estão na fileira de base do oponente. Aqui Vermelho foi de a4 para a5, e outro marcador vermelho está em b5. Você não pode desfazer seu último movimento logo no lance seguinte, b1-b2 com b2-b1, por exemplo; mais tarde pode. Se você não pode mover, perde a vez. Se ninguém pode, a partida empata. Também empata quando a mesma posição ocorre pela terceira vez.
sia-doble-lesson-typing = Escreva { COMMAND("@q2") } para colocar uma boia, ou todas de uma vez: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Depois escreva { COMMAND("b1-b2") } para mover um marcador. Se aparecerem menus, escolha o marcador e depois a casa. Estas cinco boias são um bom começo para Vermelho, e @q5 @s5 @u5 @r4 @t4 para Preto: o primeiro marcador que você mover, qualquer que seja, pode avançar duas casas.

# Os exercícios de uma primeira partida guiada
sia-doble-exercise-placing = Você joga de Vermelho. Coloque de cinco a sete boias em cruzamentos das linhas 1 a 3, mas não nos cantos p1 e u1. Escreva uma por uma, como { COMMAND("@q2") }, ou todas em uma linha. Depois escreva { COMMAND("end") }.
sia-doble-exercise-moving = Você joga de Vermelho, e todas as boias estão colocadas. Mova um marcador uma casa: exatamente uma ponta da linha que ele atravessa deve ter boia.
sia-doble-exercise-skip = Você joga de Vermelho. Preto quase não pode mais se mover. Jogue um lance que não abra nenhum caminho para Preto: Preto perde a vez, e você joga de novo.
sia-doble-exercise-win = Você joga de Vermelho. Seu marcador em b5 já está na fileira de base do Preto. Leve um segundo até lá, e você vence.
sia-doble-exercise-fight = Agora jogue contra mim no meu nível mais baixo, lance a lance. Você joga de Vermelho. Leve dois marcadores à fileira 5 antes que Preto leve dois à fileira 1.

# SFIRS: a peça, por que uma ação é recusada e o que está errado em uma posição. As recusas vêm depois da ação de que tratam.

sfirs-brief = as peças passam umas pelas outras e tiram umas às outras de ação; vence quem puder mover por último

sfirs-by-immobile = porque o oponente não tem peça ativa que possa se mover

sfirs-piece-cube = cubo
    .cap = Cubo
    .gender = m
    .plural = cubos

sfirs-legal = você pode jogar { $action }
sfirs-sign = as peças só deslizam; nada é capturado nem empilhado, então escreva { $action }
sfirs-drop = todas as peças estão no tabuleiro desde o início, então você não tem nenhuma para colocar; mova uma
sfirs-pass = você não pode passar; mova uma peça ativa ou tire uma da área inicial
sfirs-first-turn = o primeiro lance de cada lado tira uma peça da área inicial (e5 a h8), então a peça em { $at } tem de esperar
sfirs-just-moved = a peça em { $at } acaba de se mover e ficou inativa; continue com outra peça ou escreva { COMMAND("end") }
sfirs-on-edge = a peça em { $at } está na borda externa, onde as peças ficam inativas para sempre
sfirs-inactive = a peça em { $at } está inativa; só peças ativas e as da área inicial podem se mover
sfirs-not-straight = as peças se movem por uma fileira ou coluna, e { $to } não tem nenhuma em comum com { $from }
sfirs-into-start-area = { $to } fica na área inicial, onde nenhum movimento pode terminar
sfirs-too-short = uma peça anda pelo menos duas casas
sfirs-blocked = a peça em { $at } está no caminho
sfirs-occupied = já há uma peça em { $at }
sfirs-leaving =
    uma peça que sai da área inicial não pode passar nem parar ao lado { $count ->
        [1] da peça ativa em { $pieces }
       *[other] das peças ativas em { $pieces }
    }
sfirs-head-on = um movimento não pode terminar em { $to }, de frente para a peça ativa em { $at }; pare antes
sfirs-crossing = um movimento só pode atravessar a área inicial se deixar uma peça inativa: a que se move ou outra
sfirs-where-to = para onde vai a peça em { $at }? ela pode jogar { $actions }
sfirs-may-revive = a peça em { $at } está inativa; escreva { COMMAND($action) } para reativá-la
sfirs-stuck =
    a peça em { $at } não pode ir a lugar nenhum por causa { $count ->
        [1] da peça em { $pieces }
       *[other] das peças em { $pieces }
    }

sfirs-revive-waiting = a peça em { $at } está na área inicial, onde não é preciso reativar; tire-a de lá
sfirs-revive-active = a peça em { $at } já está ativa
sfirs-revive-later = você só pode reativar uma peça depois que outra peça sua ficou inativa ao se mover no mesmo lance
sfirs-revive-beside =
    você não pode reativar a peça em { $at } ao lado { $count ->
        [1] da peça inativa em { $pieces }
       *[other] das peças inativas em { $pieces }
    }

sfirs-position-active-start = a peça em { $at } está na área inicial, então escreva-a com letra minúscula
sfirs-position-active-edge = a peça em { $at } está na borda externa, então está inativa: escreva-a com letra minúscula
sfirs-position-start-area = a peça em { $at } tem a cor errada: nenhuma peça entra na área inicial, onde as cores se alternam, com branca em e8
sfirs-position-count = { $color } tem { $wanted } peças, e nenhuma sai do tabuleiro; aqui há { $found }
sfirs-position-active-beside = a peça em { $at } não pode estar ativa ao lado da de { $next }
sfirs-position-first = os lados que ainda têm o primeiro lance pela frente são “wb”, “b” ou “-”, não “{ $found }”
sfirs-position-first-moved = { $color } não pode ter ainda o primeiro lance pela frente: { $at } não está como no início
sfirs-position-first-waiting = { $color } não pode já ter feito o primeiro lance: nenhuma peça saiu da área inicial
sfirs-position-first-left = { $color } fez um lance, e em um lance saem no máximo duas peças da área inicial
sfirs-position-bonus = indique pela casa a peça que acaba de ficar inativa, ou escreva “-”; aqui está “{ $found }”
sfirs-position-bonus-none = nenhum lance pode continuar aqui depois de um movimento para { $at }
sfirs-position-bonus-piece = em { $at } não há peça do lado que joga que tenha acabado de ficar inativa ao se mover
sfirs-position-bonus-over = depois do movimento para { $at } nada mais é possível, então o lance terminou

sfirs-active = Ativas: Branco { $white }, Preto { $black }.

sfirs-hint-going-on = A peça em { $at } ficou inativa, então o lance pode continuar com uma destas: { $ways }.
sfirs-hint-last = A peça em { $at } ficou inativa, então o lance pode continuar com uma destas: { $ways }. Nenhuma peça ativa pode se mover agora: { COMMAND("end") } pode custar a partida.
sfirs-hint-leaving = uma peça que sai da área inicial
sfirs-hint-active = uma peça ativa
sfirs-hint-revival = uma reativação como { COMMAND($example) }

# A lição
sfirs-lesson-aim = Seja quem consegue mover por último: se chega a sua vez e você não tem peça ativa que possa se mover, você perde. O tabuleiro tem doze por doze casas, a1 a l12. Oito peças de cada lado esperam na área inicial, no meio, e5 a h8; as cores se alternam, e e8 é do Branco. Cada lado tem mais duas, que começam inativas: as do Branco em b11 e k11, as do Preto em b2 e k2. Nenhuma peça é capturada; umas põem as outras fora de ação. Uma peça na borda externa fica fora de ação para sempre.
sfirs-lesson-first = Uma peça anda como a torre do xadrez: em linha reta, por casas vazias, e pelo menos duas casas. Nenhum movimento termina na área inicial. Branco começa, e no seu primeiro lance você tira uma peça da área inicial. Ao sair, ela não pode passar nem parar ao lado de uma peça ativa de qualquer lado (página 3). Aqui Branco pode começar com a peça em e8, por exemplo.
sfirs-lesson-active = Uma peça que se moveu fica ativa, a não ser que pare na borda externa ou ao lado de qualquer peça, mesmo uma que espera na área inicial. “Ao lado” é ter um lado em comum; a diagonal não conta. Aqui a peça branca em e10 e a preta em k8 estão ativas. Nos lances seguintes você também move uma peça ativa ou tira outra da área inicial; nenhuma outra pode se mover.
sfirs-lesson-passing = Uma peça ativa põe outras fora de ação ao passar por elas. Toda peça ativa ao lado do caminho ou da última casa fica inativa, as suas também. As peças ao lado da casa de partida não contam. Aqui Branco foi de j10 a j4, passando pela preta em k8, que agora está inativa.
sfirs-lesson-head-on = Uma peça ativa não pode parar de frente, na última casa antes de outra peça ativa. Aqui a branca em e10 não pode parar em g10, porque a preta em h10 está ativa. Um movimento também não termina sobre outra peça. Uma peça ativa só pode atravessar casas vazias da área inicial se o movimento deixar uma peça inativa: uma ao lado do caminho, ou ela mesma. Assim, e10 pode descer até e1, porque lá, na borda, fica inativa.
sfirs-lesson-going-on = Um lance é um movimento. Mas, se ele deixa a sua peça inativa, você pode continuar com outra: tirar uma da área inicial, mover uma ativa ou reativar uma inativa. Aqui Branco jogou e8-e12, até a borda, e reativou b11. Você não pode reativar uma peça na borda nem ao lado de uma inativa fora da área inicial. Se você continua tirando ou reativando uma peça, o lance termina. Se continua com uma ativa e ela também fica inativa, pode continuar de novo.
sfirs-lesson-end = Você também pode escrever { COMMAND("end") } em vez de continuar, mas olhe antes. Aqui Branco acaba de ir para e12 e não tem peça ativa. Se o lance terminar agora, Branco perde quando a vez voltar. Antes do primeiro lance você não precisa de peça ativa, mas antes de cada lance seguinte precisa de uma que possa se mover. As peças que esperam na área inicial não ajudam.
sfirs-lesson-typing = Escreva { COMMAND("e8-e11") } para mover, { COMMAND("+b11") } para reativar, ou um lance inteiro: { COMMAND("e8-e12 +b11") }. Se aparecerem menus, escolha a peça e depois a casa. Um bom primeiro lance é e8-e10 para Branco, e g5-g3 é uma boa resposta. Se um inimigo puder passar ao lado da sua única peça ativa, você perde. Por isso mantenha duas, longe uma da outra e da borda. Quando a mesma posição ocorre pela terceira vez, a partida empata.

# Os exercícios de uma primeira partida guiada
sfirs-exercise-first = Você joga de Branco. Tire uma peça da área inicial e deixe-a ativa: ela não pode parar na borda externa nem ao lado de outra peça.
sfirs-exercise-passing = Você joga de Branco. Desça sua peça ativa de j10, passando pela peça preta ativa em k8 ou parando ao lado dela. Isso põe a preta fora de ação.
sfirs-exercise-revival = Você joga de Branco. Sua peça acaba de ir para e12, na borda, e está inativa, então o lance continua. Reative a sua peça inativa em b11 ou em k11; tanto faz.
sfirs-exercise-win = Você joga de Branco. Preto só tem uma peça ativa, em c4. Ponha essa peça fora de ação e fique com uma ativa que possa se mover: aí Preto não pode começar o lance, e você vence. Se o lance continuar, reative uma peça ou escreva { COMMAND("end") }.
sfirs-exercise-fight = Agora jogue contra mim no meu nível mais baixo, lance a lance. Você joga de Branco, com peças ativas em c10 e g3; as minhas estão em b5 e j8. Cada lado tem mais duas em espera, e todas as outras estão fora de ação na borda. Ponha as minhas peças ativas fora de ação e guarde uma que possa se mover: aí não posso começar o lance, e você vence.

# O que se vê, em palavras: a descrição sob uma imagem, a posição inteira para leitores de tela, a legenda do tabuleiro em texto.

scene-title = { $game }.
scene-player = { $name } ({ $color })
    .de = de { $name } ({ $color })
scene-piece = { $piece } { $piece-gender ->
    [f] { $color-f }
   *[m] { $color-m }
}
    .cap = { $piece-cap } { $piece-gender ->
    [f] { $color-f }
   *[m] { $color-m }
}
    .gender = { $piece-gender }
scene-piece-active = { $piece } { $piece-gender ->
    [f] { $color-f } ativa
   *[m] { $color-m } ativo
}
    .cap = { $piece-cap } { $piece-gender ->
    [f] { $color-f } ativa
   *[m] { $color-m } ativo
}
    .gender = { $piece-gender }
scene-piece-inactive = { $piece } { $piece-gender ->
    [f] { $color-f } inativa
   *[m] { $color-m } inativo
}
    .cap = { $piece-cap } { $piece-gender ->
    [f] { $color-f } inativa
   *[m] { $color-m } inativo
}
    .gender = { $piece-gender }
scene-piece-waiting = { $piece } { $piece-gender ->
    [f] { $color-f }
   *[m] { $color-m }
} em espera
    .cap = { $piece-cap } { $piece-gender ->
    [f] { $color-f }
   *[m] { $color-m }
} em espera
    .gender = { $piece-gender }
scene-on = { $above } sobre { $below }
scene-piece-on = { $piece } em { $at }
scene-many = { $count ->
    [1] { $count } { $piece }
   *[other] { $count } { $piece-plural }
}

scene-nothing-played = Ninguém jogou nada ainda.
scene-turn = { $player } jogou { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before }; { $part }
scene-told = { $player }: { $effects }.
scene-move = { $piece } de { $from } para { $to }
scene-entry = { $piece } para { $to }
scene-entries = { $piece } para { $places }
scene-way = { $from }, depois { $to }
scene-covered = { $way }, sobre { $pieces }
scene-captured = captura { $pieces }
scene-itself-lost = perde { $piece }
scene-uncovers = descobre { $pieces }
scene-became = { $places } { $count ->
    [1] fica { $color-f }
   *[other] ficam { $color-fp }
}
scene-revived = { $places } { $count ->
    [1] fica ativa
   *[other] ficam ativas
}
scene-deactivated = { $places } { $count ->
    [1] fica inativa
   *[other] ficam inativas
}
scene-shifted = { $piece } de { $from } para { $to }
scene-swapped = assume a pedra e joga de { $color } daqui em diante, contra { $other }
scene-passed = passa
scene-ended = termina o lance
scene-and-more = e mais { $count }

scene-to-move = Vez { $player-de }.
scene-goes-on = { $player } continua o mesmo lance.
scene-won = { $player } vence { $reason }.
scene-drawn = A partida termina empatada { $reason }.
scene-no-result = A partida fica sem resultado: { $reason }.
scene-score = Placar: { $one } { $first }, { $two } { $second }.
scene-lost = { $player } perdeu { $count ->
    [1] uma peça
   *[other] { $count } peças
}.
scene-hand = { $player } tem na mão { $pieces }.
scene-territory = { $player } tem { $count ->
    [1] um ponto
   *[other] { $count } pontos
} de território: { $places }.

scene-seats = { $one } fica na parte de baixo do tabuleiro, { $two } na de cima.
scene-rows-how = { COMMAND("row", $first) } a { COMMAND("row", $last) } dizem o que há em cada fileira.
scene-row = Fileira { $row }: { $places }.
scene-file = Coluna { $file }: { $places }.
scene-line = Linha de { $from } a { $to }: { $places }.
scene-line-crossings = Linha de cruzamentos de { $from } a { $to }: { $places }.
scene-group = { $piece-cap }: { $places }.
scene-stacks = Pilhas, de cima para baixo: { $stacks }.
scene-nowhere = nada
scene-board-empty = O tabuleiro está vazio.
scene-as-at-start = Todas as peças estão onde começaram.
scene-unlike-start = Como no início, exceto: { $places }.
scene-listed = { $places }
scene-empty-too = sem peça em { $places }
scene-at = { $at }: { $what }.
scene-at-stack = { $at }: { $what }; quem move a pilha é { $color }.
scene-at-empty = { $at }: livre.
scene-at-crossing = { $at }: cruzamento livre.
scene-at-ground = { $at }: livre, { $ground }.
scene-around = Ao redor de { $at }: { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = borda
scene-crossing = cruzamento { $place }
scene-above = acima
scene-above-right = acima à direita
scene-right = à direita
scene-below-right = abaixo à direita
scene-below = abaixo
scene-below-left = abaixo à esquerda
scene-left = à esquerda
scene-above-left = acima à esquerda
scene-place = { $at } { $what }
scene-empty = { $at } livre
scene-empty-run = { $from } a { $to } livres
scene-run = { $from } a { $to }
scene-ground-start = na área inicial
scene-ground-edge = na borda externa
scene-ground-center = o centro
scene-ground-base = base { $player-de }

scene-threat-captured = Captura possível: { $what }, por { $by }.
scene-threat-covered = Pode ficar sob outra peça: { $what }, por { $by }.
scene-threat-deactivated = Pode ficar fora de ação: { $what }, por { $by }.
scene-threat-flipped = Virada possível: { $what }, por { $by }.
scene-threat-base = Pode ser alcançada: { $what }, por { $by }.
scene-threat-cell = { $at }, uma base
scene-threat-stack = pilha ({ $pieces })
    .gender = f
scene-threat-piece = peça
    .gender = f
scene-threat-yours = { $piece-gender ->
    [f] sua { $piece }
   *[m] seu { $piece }
}
scene-threat-theirs = { $piece } { $color-de }
scene-threat-nobodys = { $piece }
scene-threat-with = { $piece } com { $actions }
scene-threat-placing = { $color } em { $at } viraria { $count ->
    [1] { $places }
   *[other] { $count } pedras: { $places }
}.
scene-threat-wins = { $color } vence na hora com { $actions }.
scene-threats-end = Nada mais em um só lance.
scene-threats-more = { $count ->
    [1] Mais uma colocação viraria pedras, mas não mais do que estas.
   *[other] Mais { $count } colocações virariam pedras, mas não mais do que estas.
}
scene-threats-none = { $opponent } não ameaça nada { $color-de } em um só lance.
scene-threats-cut = Não examinei tudo: o lance pode continuar de muitas maneiras.

scene-ways = { $from } { $ways }
scene-ways-or = { $before }, ou { $way }
scene-ways-to = para { $places }
scene-ways-onto = sobre { $places }
scene-ways-capture = captura { $places }
scene-ways-capture-own = captura peça própria em { $places }
scene-ways-drop = { $piece } em { $places }
scene-ways-revive = reativa { $places }
scene-ways-place = em { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = captura { $pieces }
scene-ways-covers = cobre { $pieces }
scene-ways-lost = perde a própria peça
scene-ways-turns = vira { $places } para { $color-m }
scene-ways-deactivates = desativa { $places }
scene-ways-rests = termina inativa
scene-ways-wins = vence
scene-ways-loses = perde
scene-ways-draws = empata

scene-legend-start = { $sign } área inicial
scene-legend-edge = { $sign } borda externa
scene-legend-center = { $sign } centro
scene-legend-base = { $sign } { $base }
scene-board-last = Último lance: { $player }, { $actions }.
scene-legend-stack = pilhas são escritas de baixo para cima
scene-legend-piece = { $sign } { $piece }

# Curvas

scene-curve = { $one } podia esperar { $first }% dos pontos contra { $two } no início e { $last }% no fim. Entre um e outro foram no mínimo { $least }% e no máximo { $most }%.
scene-curve-steepest = O lance { $turn } foi o que mais mudou isso, de { $before }% para { $after }%.

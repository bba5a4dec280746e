# O que todos os jogos têm em comum. As recusas vêm depois da ação de que tratam: "c2-c3: a partida já terminou".


color-white = Branco
    .m = branco
    .f = branca
    .mp = brancos
    .fp = brancas
    .de = do Branco
color-black = Preto
    .m = preto
    .f = preta
    .mp = pretos
    .fp = pretas
    .de = do Preto
color-red = Vermelho
    .m = vermelho
    .f = vermelha
    .mp = vermelhos
    .fp = vermelhas
    .de = do Vermelho
color-sun = Sol
    .m = do Sol
    .f = do Sol
    .mp = do Sol
    .fp = do Sol
    .de = do Sol
color-moon = Lua
    .m = da Lua
    .f = da Lua
    .mp = da Lua
    .fp = da Lua
    .de = da Lua

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. Você pode jogar { $legal }
reading-partial = isso é só o começo de uma ação; pode continuar com { $next }
reading-ambiguous = isso pode ser lido de mais de uma maneira: { $readings }
refused-game-over = a partida já terminou
refused-turn-over = o lance termina depois de { $last }
refused-too-long = isso passa de { $limit } caracteres; escreva um lance por vez
refused-character = “{ $found }” nunca aparece na notação (caractere { $column }); escreva ações como as citadas aqui
refused-unreadable = este jogo não tem a ação “{ $text }”
refused-not-canonical = aqui, escreva esta ação como { $canonical }
refused-word = este jogo não tem a ação “{ $word }”
refused-off-board = { $at } não fica no tabuleiro
refused-cannot-end = um lance não pode terminar antes da primeira ação
refused-not-yours = a peça em { $at } não é sua
refused-other-piece = a peça em { $at } não é “{ $letter }”; deixe a letra de fora ou indique outra casa
refused-no-mover = você não tem peça “{ $letter }” que possa ir assim para { $at }; escreva primeiro de onde ela sai, como em { COMMAND("c2-c3") }
refused-which-mover = várias peças podem fazer isso; escreva de onde sai a sua: { $actions }
refused-empty = não há peça em { $at }

ends-by-repetition = porque a mesma posição ocorreu pela terceira vez
ends-by-agreement = por acordo
ends-by-resignation = porque o oponente desistiu
ends-by-time = porque o tempo do oponente acabou
ends-by-void = não conta
ends-by-abandoned = ninguém continuou a jogar

position-error = coluna { $column }: { $reason }
position-blank = dois espaços, ou um espaço no começo ou no fim; ponha exatamente um entre os campos
position-character = “{ $found }” não pode estar aqui
position-fields = uma posição deste jogo tem { $wanted } campos, mas esta tem { $found }
position-rows = o tabuleiro tem { $wanted } fileiras, separadas por “/”, mas este tem { $found }
position-width = esta fileira tem { $wanted } casas no tabuleiro, mas { $found } aqui
position-run = “{ $found }” não é um número de casas vazias que caiba nesta fileira
position-stack = escreva uma pilha entre colchetes, com duas letras ou mais, a de baixo primeiro, como “[ab]”
position-letter = “{ $found }” não é uma peça deste jogo
position-one-piece = nenhuma casa deste tabuleiro tem mais de uma peça
position-sides = { $one }, { $two } ou -
position-side = a vez é de { $wanted }, não de “{ $found }”
position-over = a partida já terminou aqui, então o lado que joga deve ser “-”
position-not-over = a partida não terminou aqui, então o lado que joga não pode ser “-”
position-cannot-move = { $color } não tem ação válida aqui, então não pode ter a vez

unknown-game = não conheço nenhum jogo chamado “{ $name }”; os jogos são { $known }
unknown-variant = { $game } não tem a variante “{ $name }”; as variantes são { $known }

record-error = linha { $line }: { $reason }
record-too-long = este registro passa de { $limit } bytes, o máximo que leio
record-comment = o comentário que começa aqui não tem fim; feche-o com “{"}"}”
record-header = “{ $text }” não é um cabeçalho; escreva assim: [Player1 "ann"]
record-twice = você escreveu o cabeçalho { $name } duas vezes; deixe um de fora
record-day = { $name } deve ser um dia como 2026-11-21, não “{ $value }”
record-no-game = nenhum cabeçalho diz qual é o jogo; acrescente um, como [Game "chifoumi"]
record-rules = esta partida segue a versão { $found } das regras; conheço a versão { $known }
record-start = a posição em Start está errada na coluna { $column }: { $reason }
record-two-results = o resultado aqui é { $two }, mas no cabeçalho é { $one }
record-result = o resultado deve ser 1-0, 0-1, 1/2-1/2 ou *, não “{ $found }”
record-unfinished = as ações não terminam a partida, então { $result } precisa de um cabeçalho que diga como ela terminou: [Reason "resignation"], [Reason "time"] ou [Reason "agreement"]
record-other-result = pelas ações, o resultado é { $found }, não { $stated }
record-other-reason = pelas ações, o motivo é “{ $found }”, não “{ $stated }”
record-other-points = pelas ações, os pontos são “{ $found }”, não “{ $stated }”
record-behind-result = o resultado encerra o registro; remova o que vem depois
record-action = { $action }: { $reason }

trace-no-object = esta linha não é um objeto com "game" e "actions": { $reason }
trace-too-long = esta linha passa de { $limit } bytes

## Perguntas ao programa que joga.

best-no-object = esta linha não é um objeto com "game", "actions" e um destes: "level", "nodes" e "seconds": { $reason }
best-one-limit = diga quanto pensar com exatamente um destes: "level", "nodes" e "seconds"
best-level = "level" deve ser um número inteiro de 1 a { $most }
best-nodes = "nodes" deve ser 1 ou mais
best-seconds = "seconds" deve ser um número acima de 0 e até { $most }
best-game-over = a partida já terminou, então ninguém pode jogar mais nada
best-action = ação { $number } de "actions": { $refusal }

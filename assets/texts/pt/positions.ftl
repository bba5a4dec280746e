# Perguntas sobre uma posição e listas de partidas.

command-board = Mostrar o tabuleiro em imagem, palavras ou letras, agora ou depois de um lance anterior
command-moves = Listar as ações válidas, ou só as que começam como você disser
command-at = Dizer o que há em uma casa e quem move a peça
command-around = Dizer o que há ao redor de uma casa, a partir de cima, em sentido horário
command-row = Dizer o que há em uma fileira
command-file = Dizer o que há em uma coluna
command-line = Dizer o que há em cada linha que passa por uma casa
command-mine = Dizer onde estão suas peças
command-theirs = Dizer onde estão as peças do oponente
command-pieces = Dizer onde estão todas as peças, ou as de um tipo
command-last = Dizer o que o último lance fez
command-since = Dizer o que aconteceu desde seu último lance
command-threats = Dizer o que o oponente poderia fazer a você em um lance inteiro, ou você a ele
command-status = Dizer de quem é a vez, o placar e o que há na mão
command-games = Listar suas partidas, ou as que se jogam aqui
command-param-bottom = Que lado fica embaixo
command-param-board-turn = Depois de qual lance, contando a partir de 1
command-param-from = Como as ações começam, como c2
command-param-cell = A casa, como d4
command-param-threats = De quem é o lance a examinar; “minhas” para o seu
command-param-row = A fileira, como está na borda do tabuleiro
command-param-file = A coluna, como está na borda do tabuleiro
command-param-kind = O tipo de peça, como pedra
command-param-whose = Quais partidas

# Lances

club-board-after = Este é o tabuleiro depois do lance { $number } de { $turns }.
club-button-turn-before = Lance anterior
club-button-turn-after = Lance seguinte
club-moves = { $id }: { $player } tem { $count ->
    [1] uma ação válida
   *[other] { $count } ações válidas
}: { $moves }.
club-moves-after = { $id }: depois de { $actions }, { $player } tem { $count ->
    [1] uma ação válida
   *[other] { $count } ações válidas
}: { $moves }.
club-moves-if = Se fosse a vez de { $player }:
club-moves-ahead = { $id }: se fosse a vez de { $player }, haveria { $count ->
    [1] uma ação válida
   *[other] { $count } ações válidas
}: { $moves }.
club-moves-end = { COMMAND("end") } termina o lance aqui.
club-moves-typed = Escreva ações como { $examples }.
club-tried-ahead = { $id }, só uma tentativa, como se fosse a vez de { $player }: { $actions }. Nada foi jogado.
club-tried = { $id }, só uma tentativa: { $actions }. Nada foi jogado.
club-question-game = { $id } { $game }
club-nothing-since = Nada aconteceu desde que { $player } jogou { $actions }.
club-no-pieces-of = { $player } não tem peças no tabuleiro.
club-no-piece-called = O tabuleiro não tem isto: { $name }.
club-no-cell = { $name } não é uma casa deste tabuleiro. Escreva uma como d4.
club-no-row = O tabuleiro não tem fileira { $name }: as fileiras são { $first } a { $last }. { COMMAND("line d4") } mostra as linhas que passam por uma casa.
club-no-file = O tabuleiro não tem coluna { $name }: as colunas são { $first } a { $last }. { COMMAND("line d4") } mostra as linhas que passam por uma casa.
club-no-kind = Este jogo não tem peças com o nome { $name }. { COMMAND("pieces") } diz todos os nomes.

# Listas

club-which-game = Qual partida? Diga também o número, como { COMMAND($example) }:
club-which-offer = Qual delas? Diga também o número, como { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } contra { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } contra { $two } ({ $part }), { $status }
club-part-arena = torneio { $tournament }
club-part-tournament = torneio { $tournament }, rodada { $round }
club-part-match = partida { $number } do match ({ $goal }), { $points } a { $others }
club-listed-to-move = vez de { $name }, último lance { $since }
club-listed-first = vez de { $name }, início { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = terminada
club-listed-unseen = { $listed }. Não consegui mostrar o último lance a você em lugar nenhum.
club-listed-challenge = { $id } { $game }: { $maker } desafia { $taker }
club-listed-rematch = { $id } { $game }: { $maker } propõe a { $taker } a revanche de { $table }
club-listed-draw = { $id } { $maker } propõe parar { $table }
club-listed-takeback = { $id } { $maker } pede para voltar um lance em { $table }
club-listed-invitation = { $id } { $game }: { $maker } convida quem tiver o código
club-listed-open = { $id } { $game }: { $maker } desafia qualquer pessoa; { COMMAND("accept", $id) } para jogar
club-my-games = Suas partidas ({ $count }):
club-games-here = Partidas aqui ({ $count }):
club-challenges = Desafios ({ $count }):
club-no-games = Nenhuma partida e nenhum desafio. Comece uma, como { COMMAND("challenge bob chifoumi") }, ou jogue contra o computador, como { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … e mais { $count }.

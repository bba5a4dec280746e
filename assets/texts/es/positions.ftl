# Preguntas sobre una posición, y listas de partidas.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-board = Muestra el tablero en imagen, palabras o letras, ahora o tras una jugada anterior
command-moves = Lista las acciones posibles, o solo las que empiezan como digas
command-at = Dice qué hay en una casilla y quién lo mueve
command-around = Dice qué hay alrededor de una casilla, en sentido horario desde arriba
command-row = Dice qué hay en una fila
command-file = Dice qué hay en una columna
command-line = Dice qué hay en cada línea que pasa por una casilla
command-mine = Dice dónde están tus piezas
command-theirs = Dice dónde están las piezas de tu rival
command-pieces = Dice dónde están todas las piezas, o las de un tipo
command-last = Dice qué hizo la última jugada
command-since = Dice qué ha pasado desde tu última jugada
command-threats = Dice qué podría hacerte tu rival en una jugada entera, o tú a tu rival
command-status = Dice a quién le toca, el marcador y qué hay en mano
command-games = Lista tus partidas, o las que se juegan aquí
command-param-bottom = Qué bando está abajo
command-param-board-turn = Tras qué jugada, contando desde 1
command-param-from = Cómo empiezan las acciones, como c2
command-param-cell = La casilla, como d4
command-param-threats = Qué jugada mirar: «mías» para la tuya
command-param-row = La fila, como se llama en el borde del tablero
command-param-file = La columna, como se llama en el borde del tablero
command-param-kind = El tipo de pieza, como piedra
command-param-whose = Qué partidas

# Jugadas

club-board-after = Este es el tablero tras la jugada { $number } de { $turns }.
club-button-turn-before = Jugada anterior
club-button-turn-after = Jugada siguiente
club-moves = { $id }: { $player } tiene { $count ->
    [one] una acción posible
   *[other] { $count } acciones posibles
}: { $moves }.
club-moves-after = { $id }: tras { $actions }, { $player } tiene { $count ->
    [one] una acción posible
   *[other] { $count } acciones posibles
}: { $moves }.
club-moves-if = Si le tocara a { $player }:
club-moves-ahead = { $id }: si le tocara a { $player }, tendría { $count ->
    [one] una acción posible
   *[other] { $count } acciones posibles
}: { $moves }.
club-moves-end = { COMMAND("end") } termina aquí la jugada.
club-moves-typed = Escribe acciones como { $examples }.
club-tried-ahead = { $id }, solo de prueba, como si le tocara a { $player }: { $actions }. No se ha jugado nada.
club-tried = { $id }, solo de prueba: { $actions }. No se ha jugado nada.
club-question-game = { $id } { $game }
club-nothing-since = No ha pasado nada desde que { $player } jugó { $actions }.
club-no-pieces-of = { $player } no tiene piezas en el tablero.
club-no-piece-called = En el tablero no hay ninguna pieza así: { $name }.
club-no-cell = { $name } no es una casilla de este tablero. Escribe una como d4.
club-no-row = El tablero no tiene la fila { $name }: sus filas van de { $first } a { $last }. { COMMAND("line d4") } muestra las líneas que pasan por una casilla.
club-no-file = El tablero no tiene la columna { $name }: sus columnas van de { $first } a { $last }. { COMMAND("line d4") } muestra las líneas que pasan por una casilla.
club-no-kind = Este juego no tiene piezas que se llamen { $name }. { COMMAND("pieces") } las nombra todas.

# Listas

club-which-game = ¿Qué partida? Di también su número, como { COMMAND($example) }:
club-which-offer = ¿Cuál? Di también su número, como { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } contra { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } contra { $two } ({ $part }), { $status }
club-part-arena = torneo { $tournament }
club-part-tournament = torneo { $tournament }, ronda { $round }
club-part-match = partida { $number } de { $goal-un } { $goal }, { $points } a { $others }
club-listed-to-move = juega { $name }, última jugada { $since }
club-listed-first = juega { $name }, empezó { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = terminada
club-listed-unseen = { $listed }. No pude mostrarte su última jugada en ningún sitio.
club-listed-challenge = { $id } { $game }: { $maker } reta a { $taker }
club-listed-rematch = { $id } { $game }: { $maker } ofrece a { $taker } la revancha de { $table }
club-listed-draw = { $id } { $maker } propone parar { $table }
club-listed-takeback = { $id } { $maker } pide deshacer una jugada en { $table }
club-listed-invitation = { $id } { $game }: { $maker } invita a quien tenga el código
club-listed-open = { $id } { $game }: { $maker } reta a cualquiera; { COMMAND("accept", $id) } para jugar
club-my-games = Tus partidas ({ $count }):
club-games-here = Partidas aquí ({ $count }):
club-challenges = Retos ({ $count }):
club-no-games = No hay partidas ni retos. Empieza una, como { COMMAND("challenge bob chifoumi") }, o juega contra la máquina, como { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … y { $count } más.

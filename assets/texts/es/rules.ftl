# Lo que comparten todos los juegos.

color-white = Blanco
    .m = blanco
    .f = blanca
color-black = Negro
    .m = negro
    .f = negra
color-red = Rojo
    .m = rojo
    .f = roja
color-sun = Sol
    .m = de Sol
    .f = de Sol
color-moon = Luna
    .m = de Luna
    .f = de Luna

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. Puedes jugar { $legal }
reading-partial = eso es solo el comienzo de una acción; puede seguir así: { $next }
reading-ambiguous = eso se puede leer de varias maneras: { $readings }
refused-game-over = la partida ha terminado
refused-turn-over = la jugada ha terminado tras { $last }
refused-too-long = esto pasa de { $limit } caracteres; escribe una sola jugada cada vez
refused-character = la notación nunca lleva «{ $found }» (carácter { $column }); escribe acciones como las que se nombran aquí
refused-unreadable = este juego no tiene ninguna acción «{ $text }»
refused-not-canonical = escribe aquí esta acción como { $canonical }
refused-word = este juego no tiene ninguna acción «{ $word }»
refused-off-board = { $at } no está en el tablero
refused-cannot-end = una jugada no puede terminar antes de su primera acción
refused-not-yours = la pieza de { $at } no es tuya
refused-other-piece = la pieza de { $at } no es «{ $letter }»; quita la letra o nombra otra casilla
refused-no-mover = no tienes ninguna pieza «{ $letter }» que pueda ir así a { $at }; escribe primero de dónde sale, como en { COMMAND("c2-c3") }
refused-which-mover = varias piezas pueden hacerlo; escribe de dónde sale la tuya: { $actions }
refused-empty = no hay ninguna pieza en { $at }

ends-by-repetition = porque la misma posición se dio por tercera vez
ends-by-agreement = por acuerdo
ends-by-resignation = por abandono
ends-by-time = por tiempo
ends-by-void = no cuenta
ends-by-abandoned = nadie siguió jugando

position-error = columna { $column }: { $reason }
position-blank = dos espacios, o un espacio al principio o al final; pon exactamente uno entre campos
position-character = «{ $found }» no puede ir aquí
position-fields = una posición de este juego tiene { $wanted } campos, pero esta tiene { $found }
position-rows = el tablero tiene { $wanted } filas, separadas por «/», pero este tiene { $found }
position-width = esta fila tiene { $wanted } casillas en el tablero, pero aquí { $found }
position-run = «{ $found }» no es un número de casillas vacías que quepa en esta fila
position-stack = escribe una pila entre corchetes, con dos letras o más, desde abajo, como «[ab]»
position-letter = «{ $found }» no es una pieza de este juego
position-one-piece = en este tablero no cabe más de una pieza por casilla
position-sides = { $one }, { $two } o -
position-side = el bando al que le toca es { $wanted }, no «{ $found }»
position-over = aquí la partida ha terminado, así que el bando al que le toca debe ser «-»
position-not-over = aquí la partida no ha terminado, así que el bando al que le toca no puede ser «-»
position-cannot-move = { $color } no tiene aquí ninguna acción posible, así que no puede tocarle jugar

unknown-game = no conozco ningún juego llamado «{ $name }»; los juegos son { $known }
unknown-variant = { $game } no tiene la variante «{ $name }»; sus variantes son { $known }

record-error = línea { $line }: { $reason }
record-too-long = este registro pasa de { $limit } bytes, lo máximo que leo
record-comment = el comentario que empieza aquí no tiene final; ciérralo con «{"}"}»
record-header = «{ $text }» no es una cabecera; escríbela como [Player1 "ann"]
record-twice = la cabecera { $name } aparece dos veces; quita una
record-day = { $name } debe ser una fecha como 2026-11-21, no «{ $value }»
record-no-game = ninguna cabecera nombra el juego; añade una como [Game "chifoumi"]
record-rules = esta partida sigue la versión { $found } de las reglas; yo conozco la versión { $known }
record-start = la posición de Start falla en la columna { $column }: { $reason }
record-two-results = el resultado es { $two } aquí, pero { $one } en la cabecera
record-result = el resultado debe ser 1-0, 0-1, 1/2-1/2 o *, no «{ $found }»
record-unfinished = las acciones no terminan la partida, así que { $result } necesita una cabecera que diga cómo acabó: [Reason "resignation"], [Reason "time"] o [Reason "agreement"]
record-other-result = según sus acciones, el resultado es { $found }, no { $stated }
record-other-reason = según sus acciones, el motivo es «{ $found }», no «{ $stated }»
record-other-points = según sus acciones, los puntos son «{ $found }», no «{ $stated }»
record-behind-result = el resultado cierra el registro; quita lo que viene después
record-action = { $action }: { $reason }

trace-no-object = esta línea no es un objeto con "game" y "actions": { $reason }
trace-too-long = esta línea pasa de { $limit } bytes

## Consultas al motor.

best-no-object = esta línea no es un objeto con "game", "actions" y uno de "level", "nodes" y "seconds": { $reason }
best-one-limit = di cuánto hay que pensar con exactamente uno de "level", "nodes" y "seconds"
best-level = "level" debe ser un número entero de 1 a { $most }
best-nodes = "nodes" debe ser 1 o más
best-seconds = "seconds" debe ser un número mayor que 0 y de { $most } como mucho
best-game-over = la partida ha terminado, así que no se puede jugar ninguna acción
best-action = acción { $number } de "actions": { $refusal }

# Sia Doble.

sia-doble-brief = las fichas cruzan líneas que las boyas abren y cierran; dos deben llegar al otro lado

sia-doble-by-goal = con dos fichas en la fila base rival
sia-doble-by-blocked = porque nadie puede mover

sia-doble-piece-marker = ficha
    .g = f
    .s = ficha
    .p = fichas
sia-doble-piece-buoy = { $count ->
    [one] boya
   *[other] boyas
}
    .g = f
    .s = boya
    .p = boyas

sia-doble-playable = puedes jugar { $moves }
sia-doble-pass = no puedes pasar mientras puedas hacer algo
sia-doble-plus = «+» no significa nada en este juego: aquí no se apila ni se recupera nada

sia-doble-too-few = { $missing ->
    [one] coloca una boya más
   *[other] coloca { $missing } boyas más
  } antes de terminar tu jugada
sia-doble-place-first = las fichas no pueden moverse hasta que estén todas las boyas; coloca una, como { COMMAND("@q2") }
sia-doble-letter = las boyas son todas iguales, así que no escribas una letra como «{ $letter }» antes de «@»
sia-doble-not-a-crossing = { $at } es una casilla; las boyas van en los cruces, p1 a u6
sia-doble-corner = { $at } es una esquina del tablero, donde no puede haber boyas
sia-doble-other-half = { $at } no está en tu mitad; coloca tus boyas en las líneas { $first } a { $last }
sia-doble-buoy-there = ya hay una boya en { $at }

sia-doble-all-placed = ya están todas las boyas, y ahora solo se mueven las fichas; mueve una, como { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } es un cruce, y una boya solo se mueve cuando una ficha cruza su línea; nombra la casilla de la ficha y adónde va
sia-doble-not-a-square = { $at } es un cruce; las fichas están en casillas, a1 a e5
sia-doble-not-beside = una ficha se mueve una casilla hacia arriba, abajo, la izquierda o la derecha; desde { $from } eso es { $beside }
sia-doble-occupied = hay una ficha en { $at }
sia-doble-no-buoy = debe haber una boya en { $one } o en { $other }, y no hay ninguna
sia-doble-two-buoys = debe haber una boya en uno solo de los dos, { $one } o { $other }, y hay en ambos
sia-doble-take-back = no puedes deshacer tu último movimiento en tu siguiente jugada
sia-doble-sign = nada se captura ni se apila, así que escribe { $action } sin «{ $sign }»
sia-doble-stuck = la ficha de { $at } no puede moverse: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = la fase es «place» o «play», no «{ $found }»
sia-doble-position-markers = { $color } tiene 3 fichas; aquí hay { $found }
sia-doble-position-after-goal = la partida ya habría terminado antes: acaba en cuanto dos fichas de un bando están en la fila base rival
sia-doble-position-moved = hasta que estén todas las boyas, las fichas están en b1, c1, d1 y b5, c5, d5
sia-doble-position-crossing = «{ $found }» no es un cruce; los cruces son p1 a u6
sia-doble-position-order = { $at } no va en ese orden; pon las boyas por letra y luego número, cada una solo una vez
sia-doble-position-buoys = cuando las fichas se mueven, el tablero tiene de { $least } a { $most } boyas; aquí hay { $found }
sia-doble-position-buoys-red = Rojo tiene aquí de { $least } a { $most } boyas en las líneas 1 a 3, no { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Negro no tiene boyas en las líneas 4 a 6 mientras Rojo coloca las suyas, no { $found }
   *[other] Negro tiene aquí de { $least } a { $most } boyas en las líneas 4 a 6, no { $found }
  }
sia-doble-position-bans = escribe separados por «/» los movimientos que Rojo y Negro tienen prohibidos, como «b2b1/-»; aquí pone «{ $found }»
sia-doble-position-ban = «{ $found }» no es un movimiento entre casillas vecinas, como «b2b1», ni «-»
sia-doble-position-early-ban = hasta que estén todas las boyas, nadie puede deshacer nada: escribe «-»
sia-doble-position-ban-marker = { $color } no puede deshacer un movimiento de { $from } a { $to }: en { $from } debe haber una de sus fichas, y { $to } debe estar libre

sia-doble-at-goal = { $color }: { $count } de 2 fichas en la fila { $rank }, la fila base rival.
sia-doble-open = Abierto desde { $at }: { $places }.
sia-doble-closed = Ningún camino está abierto desde { $at }.
sia-doble-ways = Caminos abiertos en { $at }: { $ways }.
sia-doble-way = de { $one } a { $other }
sia-doble-no-way = Ningún camino está abierto en { $at }.
sia-doble-banned = { $color } no puede deshacer su movimiento con { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Boyas colocadas: { $placed }, de 7 como mucho; { COMMAND("end") } termina.
   *[other] Boyas colocadas: { $placed }, de 7 como mucho; faltan { $missing } para { COMMAND("end") }.
  }

# La lección.
sia-doble-lesson-aim = Lleva dos de tus tres fichas a la fila base rival, donde empiezan las de tu rival. El tablero tiene cinco por cinco casillas, a1 a e5, y las fichas están en casillas. Las rojas empiezan en b1, c1 y d1, las negras en b5, c5 y d5. Las boyas están en los cruces, las esquinas de las casillas, p1 a u6. La casilla b2, por ejemplo, tiene las esquinas q2, r2, q3 y r3. Nunca se captura nada.
sia-doble-lesson-placing = Primero se colocan las boyas. Empieza Rojo y coloca de cinco a siete en una jugada, en cruces de las líneas 1 a 3, pero nunca en una esquina del tablero. { COMMAND("end") } termina; tras la séptima, la jugada termina sola. Luego Negro hace lo mismo en las líneas 4 a 6, y Rojo mueve primero. Las boyas del tablero no son de nadie. Aquí Rojo ha colocado cinco y puede terminar la jugada.
sia-doble-lesson-crossing = Una ficha se mueve a una casilla vacía de arriba, de abajo, de la izquierda o de la derecha. Entre las dos casillas hay una línea, y en exactamente uno de sus extremos debe haber una boya. Aquí la línea entre b1 y b2 va de q2 a r2. Hay una boya en q2 y ninguna en r2, así que b1-b2 es posible. La línea entre b1 y c1 va de r1 a r2. Los dos están libres, así que b1-c1 no es posible. Con una boya en cada extremo tampoco lo sería.
sia-doble-lesson-buoy = La ficha lleva la boya al otro extremo de la línea: tras b1-b2 está en r2 en vez de q2. Eso cambia lo que es posible al lado, para ti y para tu rival. Aquí r2 y s2 tienen ahora boya, así que la línea entre c1 y c2 está cerrada. Antes de mover, mira qué caminos abres y cuáles cierras. Boyas en un cruce sí y otro no mantienen caminos abiertos; una junto a otra los cierran.
sia-doble-lesson-back = Ganas al instante cuando dos de tus fichas están en la fila base rival. Aquí Rojo ha movido de a4 a a5, y hay otra ficha roja en b5. No puedes deshacer tu último movimiento en tu siguiente jugada, por ejemplo b1-b2 con b2-b1; más tarde, sí. Si no puedes mover, pierdes el turno. Si nadie puede, son tablas. También si la misma posición se da por tercera vez.
sia-doble-lesson-typing = Escribe { COMMAND("@q2") } para colocar una boya, o todas de una vez: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Luego escribe { COMMAND("b1-b2") } para mover una ficha. Si ves menús, elige la ficha y luego su casilla. Estas cinco boyas son un buen comienzo para Rojo, y @q5 @s5 @u5 @r4 @t4 lo son para Negro: la primera ficha que muevas, sea cual sea, puede avanzar luego dos casillas.

# Los ejercicios de una primera partida guiada.
sia-doble-exercise-placing = Juegas con Rojo. Coloca de cinco a siete boyas en cruces de las líneas 1 a 3, pero no en las esquinas p1 y u1. Escríbelas una a una, como { COMMAND("@q2") }, o todas en una línea. Luego escribe { COMMAND("end") }.
sia-doble-exercise-moving = Juegas con Rojo, y ya están todas las boyas. Mueve una ficha una casilla: exactamente un extremo de la línea que cruza debe tener una boya.
sia-doble-exercise-skip = Juegas con Rojo. Negro apenas puede mover ahora. Haz una jugada que no le abra ningún camino: Negro pierde el turno y te toca otra vez.
sia-doble-exercise-win = Juegas con Rojo. Tu ficha de b5 ya está en la fila base de Negro. Lleva otra y ganas.
sia-doble-exercise-fight = Ahora juega contra mí en mi nivel más bajo, jugada a jugada. Juegas con Rojo. Lleva dos de tus fichas a la fila 5 antes de que Negro lleve dos a la fila 1.

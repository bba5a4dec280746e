# THE GAME.

the-game-brief = desliza justo cinco casillas, apila hasta tres piezas y toma la esquina rival

the-game-by-base = por la toma de la base rival
the-game-by-eliminated = porque su rival se quedó sin piezas
the-game-by-blocked = porque nadie puede mover

the-game-piece-sun = Sol
    .g = m
    .s = pieza
    .p = piezas
the-game-piece-moon = Luna
    .g = f
    .s = pieza
    .p = piezas

the-game-must-enter = { $off ->
        [one] una de tus piezas sigue fuera del tablero y tiene
       *[other] { $off } de tus piezas siguen fuera del tablero y tienen
    } que entrar primero, como { $example }
the-game-must-leave = tu pieza de tu propia base, { $base }, lleva ahí tres jugadas y tiene que moverse ahora, como { $example }
the-game-covered = la pieza rival cubre la de { $at }, que no puede moverse hasta que la descubran
the-game-stuck = la pieza de { $at } no puede deslizarse: todos los caminos de cinco casillas están cerrados, en { $obstacles }
the-game-can-move = la pieza de { $at } puede deslizarse a { $targets }
the-game-same = un deslizamiento no puede terminar en la casilla donde empieza
the-game-distance = { $to } está a { $distance } { $distance ->
        [one] casilla
       *[other] casillas
    } de { $from }, contando por filas y columnas; un deslizamiento de justo cinco casillas termina a 1, 3 o 5
the-game-full = ya hay tres piezas en { $at }, y en una casilla no caben más
the-game-blocked = todos los caminos de cinco casillas de { $from } a { $to } con dos giros como mucho están cerrados, en { $obstacles }
the-game-cross-empty = { $to } está libre, así que ahí no se captura nada; { COMMAND($token) } va ahí
the-game-cross-own = en { $to } solo hay piezas tuyas, así que ahí no se captura nada; { COMMAND($token) } se pone encima
the-game-cross-lost = tu pieza quedaría sola en { $to }, así que se perdería sin capturar nada; { COMMAND($token) } va ahí de todos modos
the-game-written = puedes jugar esto; se escribe { $token }

the-game-none-off = todas tus piezas han entrado ya; desliza una del tablero
the-game-entry-occupied = una pieza entra por tu base, { $base }, y la base tiene que estar vacía
the-game-entry-stays = una pieza que entra no puede quedarse en la base, { $base }: sigue cuatro casillas más
the-game-entry-distance = { $to } está a { $distance } { $distance ->
        [one] casilla
       *[other] casillas
    } de tu base, { $base }, contando por filas y columnas; una pieza que entra sigue cuatro casillas y termina a 2 o 4
the-game-entry-blocked = todos los caminos de cuatro casillas de tu base, { $from }, a { $to } con dos giros como mucho están cerrados, en { $obstacles }

the-game-no-revival = las piezas capturadas nunca vuelven; para meter una que aún está fuera del tablero, usa «@»
the-game-no-pass = no puedes pasar: tienes que mover algo mientras puedas

the-game-position-height = en { $at } hay más de tres piezas; en una casilla caben tres como mucho
the-game-position-mixed = en { $at } hay tres piezas de ambos bandos: la que está sola habría sido capturada
the-game-position-base = estas piezas no pueden estar en { $at }, la base de { $color }: la partida termina cuando una pieza rival queda ahí sola
the-game-position-bases = las dos bases están tomadas, pero la partida termina con la primera
the-game-position-nobody = a nadie le quedan piezas, ni en el tablero ni fuera
the-game-position-off = las piezas fuera del tablero son dos números de 0 a 5, el de Sol y el de Luna, como «5/5»; aquí pone «{ $found }»
the-game-position-pieces = { $color } tiene { $found } piezas, dentro y fuera del tablero; el máximo es { $limit }
the-game-position-first = mientras las cinco piezas de Sol estén fuera del tablero, no puede haber pasado nada: juega Sol y el tablero está vacío
the-game-position-stay = las jugadas sobre la propia base son dos números de 0 a 3, el de Sol y el de Luna, como «0/0»; aquí pone «{ $found }»
the-game-position-stay-empty = { $color } no tiene ninguna pieza en su base { $base }, así que ahí lleva 0 jugadas

the-game-stay = { $color } lleva { $turns } de { $most } jugadas en su propia base.

the-game-hint-leave = Tu pieza de tu propia base, { $base }, lleva ahí tres jugadas y tiene que moverse ahora.
the-game-hint-blocked = Ahora no puede entrar ninguna pieza por { $base }, así que se desliza una del tablero.

# La lección.
the-game-lesson-aim = El tablero tiene ocho por ocho casillas. Dos esquinas son las bases: a1 es la de Sol, h8 la de Luna. Toma la base rival: llega a ella de modo que solo queden piezas tuyas. Empieza Sol. Cada bando tiene cinco piezas, y todas empiezan fuera del tablero. Si te quedas sin piezas, pierdes.
the-game-lesson-entering = Una pieza entra por su propia base, que tiene que estar vacía, y sigue cuatro casillas más, con dos giros como mucho. Así que termina a 2 o 4 casillas. Su camino tiene que estar libre; solo la última casilla puede tener una o dos piezas. Aquí @c3 ha metido la primera pieza de Sol, que terminó en c3. Mientras tengas piezas fuera y puedas meter una, tienes que hacerlo. Así que entran las cinco antes de que deslices, salvo que tu base esté ocupada o todos los caminos desde ella cerrados.
the-game-lesson-sliding = Un deslizamiento recorre justo cinco casillas, hacia arriba, abajo, la izquierda o la derecha, con dos giros como mucho. Así que termina a 1, 3 o 5 casillas, contando por filas y columnas. Solo nombras dónde empieza y dónde termina, como c3-e6. Aquí le toca a Sol, con una pieza en c3. Desde la casilla donde entra una pieza hacen falta al menos dos deslizamientos para llegar a una base, y siempre un número par.
the-game-lesson-way = El camino tiene que estar libre: un deslizamiento no puede atravesar una pieza, tuya o rival. Solo la última casilla puede estar ocupada. Dar media vuelta está permitido y cuenta como uno de los dos giros, pero un deslizamiento no puede tocar la casilla donde empezó. Aquí la pieza de Sol de c3 rodeó las de Luna en d3 y d4: dos casillas arriba hasta c5, luego tres a la derecha, hasta f5.
the-game-lesson-stacks = Un deslizamiento puede acabar sobre una o dos piezas de cualquier bando. En una casilla caben tres, y solo se mueve la de arriba. Aquí la pieza de Sol de c3 acabó en f5 sobre la de Luna, que no se mueve hasta que la otra se vaya.
the-game-lesson-capture = Cuando en una casilla hay tres piezas y no son todas de un bando, la que está sola queda capturada y nunca vuelve. Aquí, en f5, la pieza de Luna estaba sobre una de Sol. Otra de Sol acabó encima, y la de Luna quedó capturada. Si tu pieza acaba sobre dos rivales, la tuya es la que está sola, y la pierdes.
the-game-lesson-base = Ganas si llegas a la base rival cuando está vacía. Si una pieza rival la defiende, ponte primero sobre ella, y luego otra vez con otra pieza: eso captura la rival, como aquí en h8, y gana. Así que vigila tu base cuando una pieza rival pueda alcanzarla. Puedes defenderla con una pieza tuya durante las tres jugadas siguientes a aquella en que llegó; luego tiene que irse. Quien no puede hacer nada pierde el turno.
the-game-lesson-typing = Escribe { COMMAND("@c3") } para entrar y { COMMAND("c3-e6") } para deslizar. Si ves menús, elige la pieza y luego su casilla. Una buena primera jugada es @c3 para Sol; para Luna es @f6 en 8x8, @e5 en 7x7 y @g7 en 9x9. Puedes elegir entre estos tres tableros (aquí es 7x7) al retar: { COMMAND("challenge open the-game 7x7") }. Si la misma posición se da por tercera vez, son tablas.

# Los ejercicios de una primera partida guiada.
the-game-exercise-entering = Juegas con Sol. Mete una pieza por tu base, a1. Termina a 2 o 4 casillas; { COMMAND("@b2") }, por ejemplo, termina en b2.
the-game-exercise-stack = Juegas con Sol. Desliza una pieza justo cinco casillas, con dos giros como mucho, de modo que acabe sobre una de Luna. Tu pieza de c3, por ejemplo, puede llegar a e4.
the-game-exercise-capture = Juegas con Sol. En f5 la pieza de Luna está sobre una tuya. Ponte encima: de las tres piezas, la de Luna es la que está sola y queda capturada.
the-game-exercise-win = Juegas con Sol. En h8, la base de Luna, tu pieza está sobre una de Luna. Llega ahí con otra pieza: la de Luna es la que está sola y queda capturada, y la base es tuya.
the-game-exercise-fight = Ahora juega contra mí en mi nivel más bajo, jugada a jugada. Juegas con Sol, todas las piezas han entrado, y la base de Luna, h8, está vacía. Llega a ella y ganas. Luna quiere lo mismo con tu base, a1.

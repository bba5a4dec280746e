# SFIRS: su pieza, por qué no vale una acción y lo que falla en una posición.

sfirs-brief = las piezas se deslizan unas junto a otras para desactivarse; gana quien mueve en último lugar

sfirs-by-immobile = porque su rival no tiene ninguna pieza activa que pueda moverse

sfirs-piece-cube = cubo
    .g = m
    .s = cubo
    .p = cubos

sfirs-legal = puedes jugar { $action }
sfirs-sign = las piezas solo se deslizan; nada se captura ni se apila, así que escribe { $action }
sfirs-drop = todas las piezas están en el tablero desde el principio, así que no tienes ninguna que colocar; mueve una
sfirs-pass = no puedes pasar; mueve una pieza activa, o saca una de la zona inicial
sfirs-first-turn = la primera jugada de cada bando saca una pieza de la zona inicial (e5 a h8), así que la pieza de { $at } tiene que esperar
sfirs-just-moved = la pieza de { $at } acaba de moverse y quedar inactiva; sigue con otra pieza, o escribe { COMMAND("end") }
sfirs-on-edge = la pieza de { $at } está en el borde exterior, donde las piezas quedan inactivas para siempre
sfirs-inactive = la pieza de { $at } está inactiva; solo pueden moverse las piezas activas y las de la zona inicial
sfirs-not-straight = las piezas se mueven por una fila o una columna, y { $to } no comparte ninguna con { $from }
sfirs-into-start-area = { $to } está en la zona inicial, donde no puede terminar ningún movimiento
sfirs-too-short = una pieza se mueve al menos dos casillas
sfirs-blocked = la pieza de { $at } está en medio
sfirs-occupied = ya hay una pieza en { $at }
sfirs-leaving =
    una pieza que sale de la zona inicial no puede pasar ni parar junto a { $count ->
        [one] la pieza activa de { $pieces }
       *[other] las piezas activas de { $pieces }
    }
sfirs-head-on = un movimiento no puede terminar en { $to }, de frente contra la pieza activa de { $at }; para antes
sfirs-crossing = un movimiento solo puede cruzar la zona inicial si desactiva una pieza: la que se mueve u otra
sfirs-where-to = ¿adónde va la pieza de { $at }? puede jugar { $actions }
sfirs-may-revive = la pieza de { $at } está inactiva; escribe { COMMAND($action) } para reactivarla
sfirs-stuck =
    la pieza de { $at } no puede ir a ninguna parte por { $count ->
        [one] la pieza de { $pieces }
       *[other] las piezas de { $pieces }
    }

sfirs-revive-waiting = la pieza de { $at } está en la zona inicial, donde no hace falta reactivar nada; sácala
sfirs-revive-active = la pieza de { $at } ya está activa
sfirs-revive-later = solo puedes reactivar una pieza después de que otra tuya quede inactiva al moverse en la misma jugada
sfirs-revive-beside =
    no puedes reactivar la pieza de { $at } junto a { $count ->
        [one] la pieza inactiva de { $pieces }
       *[other] las piezas inactivas de { $pieces }
    }

sfirs-position-active-start = la pieza de { $at } está en la zona inicial, así que escríbela en minúscula
sfirs-position-active-edge = la pieza de { $at } está en el borde exterior, así que está inactiva: escríbela en minúscula
sfirs-position-start-area = la pieza de { $at } tiene el color equivocado: ninguna pieza entra en la zona inicial, donde los colores alternan, blanco en e8
sfirs-position-count = { $color } tiene { $wanted } piezas, y ninguna sale nunca del tablero; aquí hay { $found }
sfirs-position-active-beside = la pieza de { $at } no puede estar activa junto a la de { $next }
sfirs-position-first = los bandos a los que les falta su primera jugada son «wb», «b» o «-», no «{ $found }»
sfirs-position-first-moved = a { $color } no le puede faltar la primera jugada: { $at } no está como al principio
sfirs-position-first-waiting = { $color } no puede haber hecho su primera jugada: ninguna pieza ha salido de la zona inicial
sfirs-position-first-left = { $color } ha hecho una jugada, y en una jugada salen como mucho dos piezas de la zona inicial
sfirs-position-bonus = nombra por su casilla la pieza que acaba de quedar inactiva, o escribe «-»; aquí pone «{ $found }»
sfirs-position-bonus-none = ninguna jugada puede seguir aquí tras un movimiento a { $at }
sfirs-position-bonus-piece = en { $at } no hay ninguna pieza del bando al que le toca que acabe de quedar inactiva al moverse
sfirs-position-bonus-over = tras el movimiento a { $at } no se puede hacer nada más, así que la jugada ha terminado

sfirs-active = Activas: Blanco { $white }, Negro { $black }.

sfirs-hint-going-on = La pieza de { $at } quedó inactiva, así que la jugada puede seguir con una de estas opciones: { $ways }.
sfirs-hint-last = La pieza de { $at } quedó inactiva, así que la jugada puede seguir con una de estas opciones: { $ways }. Ahora no puede moverse ninguna pieza activa: { COMMAND("end") } puede costarte la partida.
sfirs-hint-leaving = una pieza de la zona inicial
sfirs-hint-active = una pieza activa
sfirs-hint-revival = una reactivación como { COMMAND($example) }

# La lección.
sfirs-lesson-aim = Gana quien mueve en último lugar: si te toca y no tienes ninguna pieza activa que pueda moverse, pierdes. El tablero tiene doce por doce casillas, a1 a l12. Ocho piezas de cada bando esperan en la zona inicial del medio, e5 a h8; los colores alternan, y e8 es de Blanco. Cada bando tiene dos más, que empiezan inactivas: las blancas en b11 y k11, las negras en b2 y k2. Nunca se captura ninguna pieza; se desactivan unas a otras. En el borde exterior una pieza queda inactiva para siempre.
sfirs-lesson-first = Una pieza se mueve como la torre del ajedrez: en recto, por casillas vacías, y al menos dos casillas. Ningún movimiento termina en la zona inicial. Empieza Blanco, y en tu primera jugada sacas una pieza de la zona inicial. Al salir no puede pasar ni parar junto a una pieza activa de ningún bando (página 3). Aquí Blanco puede empezar, por ejemplo, con la pieza de e8.
sfirs-lesson-active = Una pieza que se ha movido está activa, salvo que pare en el borde exterior o junto a cualquier pieza, incluso una que espera en la zona inicial. «Junto a» es compartir un lado; las diagonales no cuentan. Aquí están activas la pieza blanca de e10 y la negra de k8. También en las jugadas siguientes mueves una pieza activa o sacas otra; las demás no pueden moverse.
sfirs-lesson-passing = Una pieza activa desactiva a otras al pasar a su lado. Toda pieza activa junto a su camino o su última casilla queda inactiva, también las tuyas. Las que están junto a la casilla de salida no cuentan. Aquí Blanco movió de j10 a j4, pasando junto a la negra k8, que ahora está inactiva.
sfirs-lesson-head-on = Una pieza activa no puede parar de frente, en la última casilla antes de otra pieza activa. Aquí la blanca e10 no puede parar en g10, porque la negra h10 está activa. Un movimiento tampoco puede terminar sobre otra pieza. Una pieza activa solo puede cruzar casillas vacías de la zona inicial si su movimiento desactiva una pieza: una junto a su camino, o ella misma. Así que e10 puede bajar a e1, porque allí, en el borde, queda inactiva.
sfirs-lesson-going-on = Una jugada es un movimiento. Pero si con él tu pieza queda inactiva, puedes seguir con otra: sacar una de la zona inicial, mover una activa o reactivar una inactiva. Aquí Blanco movió e8-e12, al borde, y reactivó b11. No puedes reactivar una pieza en el borde ni junto a una inactiva fuera de la zona inicial. Si sigues sacando o reactivando una pieza, tu jugada termina. Si sigues con una activa y también queda inactiva, puedes seguir otra vez.
sfirs-lesson-end = También puedes escribir { COMMAND("end") } en vez de seguir, pero mira antes. Aquí Blanco acaba de mover a e12 y no tiene ninguna pieza activa. Si la jugada termina ahora, Blanco pierde cuando vuelva a tocarle. Antes de tu primera jugada no necesitas ninguna pieza activa, pero antes de cada jugada posterior necesitas una que pueda moverse. Las que esperan en la zona inicial no sirven.
sfirs-lesson-typing = Escribe { COMMAND("e8-e11") } para mover, { COMMAND("+b11") } para reactivar, o una jugada entera de una vez: { COMMAND("e8-e12 +b11") }. Si ves menús, elige la pieza y luego su casilla. Una buena primera jugada es e8-e10 para Blanco, y g5-g3 es una buena respuesta. Si una pieza enemiga puede pasar junto a tu única pieza activa, pierdes. Así que conserva dos, lejos una de otra y del borde. Si la misma posición se da por tercera vez, son tablas.

# Los ejercicios de una primera partida guiada.
sfirs-exercise-first = Juegas con Blanco. Saca una pieza de la zona inicial y déjala activa: no puede parar en el borde exterior ni junto a otra pieza.
sfirs-exercise-passing = Juegas con Blanco. Mueve hacia abajo tu pieza activa de j10 hasta dejar atrás la pieza activa negra de k8, o para a su lado. Eso desactiva la negra.
sfirs-exercise-revival = Juegas con Blanco. Tu pieza acaba de moverse a e12, en el borde, y está inactiva, así que tu jugada sigue. Reactiva tu pieza inactiva de b11 o la de k11; vale cualquiera de las dos.
sfirs-exercise-win = Juegas con Blanco. Negro tiene una sola pieza activa, en c4. Desactívala y conserva una pieza activa que pueda moverse: entonces Negro no puede empezar su jugada y ganas. Si tu jugada sigue, reactiva una pieza o escribe { COMMAND("end") }.
sfirs-exercise-fight = Ahora juega contra mí en mi nivel más bajo, jugada a jugada. Juegas con Blanco, con piezas activas en c10 y g3; las mías están en b5 y j8. Cada bando tiene dos más que esperan, y todas las demás están inactivas en el borde. Desactiva mis piezas activas y conserva una que pueda moverse: entonces no puedo empezar mi jugada y ganas.

# Chifoumi: piezas, negativas, lo que puede fallar en una posición, la lección.

chifoumi-brief = piedra, papel, tijera y pozo se capturan entre sí; gana quien acaba con más piezas

chifoumi-by-count = por recuento de piezas

chifoumi-piece-paper = papel
    .g = m
    .el = el
    .s = papel
    .p = papeles
chifoumi-piece-rock = piedra
    .g = f
    .el = la
    .s = piedra
    .p = piedras
chifoumi-piece-scissors = tijera
    .g = f
    .el = la
    .s = tijera
    .p = tijeras
chifoumi-piece-well = pozo
    .g = m
    .el = el
    .s = pozo
    .p = pozos

chifoumi-legal = puedes jugar esto
chifoumi-no-pass = no puedes pasar mientras puedas hacer algo
chifoumi-end-not-pass = ahora no puedes pasar; escribe { COMMAND("end") } para parar aquí y terminar tu jugada

chifoumi-placing = ninguna pieza se mueve hasta que estén colocadas las dieciséis; coloca una, como { COMMAND($example) }
chifoumi-place-center = no puedes colocar nada en { $at }, el centro, hasta que estén todas las piezas en el tablero
chifoumi-place-held = tu rival tiene una pieza en { $at }; coloca la tuya en una casilla vacía o sobre tus propias piezas
chifoumi-place-adjacent = { $at } está junto a tu rival ({ $next }); no puedes colocar una pieza al lado de una rival
chifoumi-which-piece = ¿qué pieza? escribe su letra antes de la casilla, como { COMMAND($example) }
chifoumi-no-such-piece = «{ $letter }» no es una pieza; las piezas son R (piedra), P (papel), S (tijera) y W (pozo)
chifoumi-none-in-hand = ya no te queda en mano: { $piece }
chifoumi-all-placed = no tienes ninguna pieza en mano; mueve una del tablero, como { COMMAND("c2-c3") }

chifoumi-which-stacks = ¿qué pieza va sobre { $to }? escribe antes su casilla, como { COMMAND("c2+c3") }
chifoumi-only-capturer = solo puede seguir la pieza de { $on }, que acaba de capturar; sigue con ella o escribe { COMMAND("end") }
chifoumi-stuck = { $piece-el } { $piece } de { $at } no puede moverse: tu rival ocupa todas las casillas de alrededor, y solo captura { $prey }
chifoumi-where-to = ¿adónde va { $piece-el } { $piece } de { $at }? escríbelo como { COMMAND($example) }
chifoumi-stays = la pieza de { $at } no puede quedarse ahí; nombra una casilla contigua
chifoumi-too-far = { $to } no está junto a { $from }; una pieza se mueve una casilla en cualquier dirección
chifoumi-target-empty = { $to } está libre; para ir ahí, escribe { COMMAND($walk) }
chifoumi-stack-or-capture = en { $to } está tu { $target }; { COMMAND($stack) } se apila encima, { COMMAND($capture) } captura
chifoumi-no-capture-but-stack = { $piece-el } { $piece } no puede capturar { $target }, solo { $prey }; para apilar sobre tu propia pieza, escribe { COMMAND($stack) }
chifoumi-stack-only = en { $to } está tu { $target }; para apilar encima, escribe { COMMAND($stack) }
chifoumi-capture-not-stack = solo puedes apilar sobre tus propias piezas, y { $target-el } { $target } de { $to } es de tu rival; para capturar, escribe { COMMAND($capture) }
chifoumi-capture-only = { $target-el } { $target } de { $to } es de tu rival; para capturar, escribe { COMMAND($capture) }
chifoumi-not-on-theirs = solo puedes apilar sobre tus propias piezas, y { $target-el } { $target } de { $to } es de tu rival
chifoumi-no-capture = { $piece-el } { $piece } no puede capturar { $target-el } { $target } de { $to }; solo captura { $prey }

chifoumi-position-too-many = { $color } tiene más de dos piezas de este tipo: { $piece }
chifoumi-position-mixed-stack = la pila de { $at } tiene piezas de los dos colores
chifoumi-position-empty = el tablero no tiene piezas
chifoumi-position-no-hand = solo hay piezas en mano en la variante «placement»; aquí este campo es «-»
chifoumi-position-hand-order = pon las piezas en mano en el orden P, R, S, W, primero las de Blanco (en mayúscula), luego las de Negro
chifoumi-position-lost = nadie captura antes de que estén colocadas todas las piezas, pero a { $color } le falta una: { $piece }
chifoumi-position-hands = se coloca por turnos, así que Negro tiene en mano tantas piezas como Blanco o una más, no { $black } y { $white }
chifoumi-position-turn = por el número de piezas en mano, le toca a { $color }
chifoumi-position-center = el centro queda vacío hasta que estén colocadas todas las piezas
chifoumi-position-adjacent = { $one } y { $two } están juntas, pero piezas rivales no pueden tocarse hasta que estén todas colocadas
chifoumi-position-going-on = «{ $found }» no es una casilla; este campo nombra la pieza que puede seguir tras una captura, o es «-»
chifoumi-position-nobody-goes-on = aquí ninguna pieza puede seguir tras una captura, así que este campo debe ser «-»
chifoumi-position-going-on-piece = una pieza que acaba de capturar está sola, pero en { $at } no hay una única pieza de { $color }
chifoumi-position-nothing-captured = { $piece-el } { $piece } de { $at } no puede acabar de capturar: no falta ninguna pieza que pueda capturar
chifoumi-position-no-origin = { $piece-el } { $piece } de { $at } no puede venir de ninguna parte: hay piezas rivales en todas las casillas de alrededor

chifoumi-kinds-left = A { $color } le queda: { $kinds }.

chifoumi-hint-going-on = Solo puede seguir la pieza de { $at }: capturar, dar un paso o apilarse.

# La lección.
chifoumi-lesson-aim = El tablero es una cruz de 33 casillas: las filas 3, 4 y 5 van de la a a la g; las demás, solo de la c a la e. Tienes ocho piezas, dos de cada tipo: piedra, papel, tijera y pozo. Empieza Blanco. Una pieza se mueve una casilla, en recto o en diagonal, y captura los tipos a los que vence. Al final de la partida cada pieza tuya vale un punto, y gana quien tiene más. El centro, d4, está marcado por la variante «placement», en la que no se puede colocar nada en él. En «basic» es una casilla como las demás.
chifoumi-lesson-beating = La piedra vence a la tijera. La tijera, al papel. El papel, a la piedra y al pozo. El pozo, a la piedra y a la tijera. Ningún tipo se vence a sí mismo. La captura se escribe con x: aquí el papel blanco de e2 puede capturar la piedra negra de e3, e2xe3. Incluso puedes capturar una pieza tuya si otra tuya la vence, pero pierdes su punto.
chifoumi-lesson-stacks = Puedes subir a tus propias piezas, sean del tipo que sean. Aquí c2+b3 pondría la piedra blanca sobre las dos piezas de b3 y formaría una pila de tres. Solo se mueve la pieza de arriba, y solo a ella se la puede atacar: con una piedra encima, el papel está a salvo de la tijera. Pero quien captura una pila se la lleva entera.
chifoumi-lesson-chain = Tras una captura, la misma pieza puede seguir: otra captura, un paso o apilarse. Un paso o apilarse termina la jugada. Aquí el papel blanco capturó la piedra de e3, luego la de d4, y huyó a c5. Así que una defensa no siempre sirve: quien captura puede irse antes de que lo captures. Escribe { COMMAND("end") } para parar, o { COMMAND("undo") } para deshacer la última acción. No puedes pasar, pero si no puedes hacer nada, pierdes el turno.
chifoumi-lesson-count = La partida termina cuando un bando se queda sin piezas, o cuando todas las del tablero son de un solo tipo. También si la misma posición se da por tercera vez. Las piezas dentro de pilas también cuentan, como puntos y como tipos. Negro juega segundo y recibe medio punto, así que a igualdad de piezas gana Negro. Aquí Blanco ha capturado la última pieza negra y gana 2 a ½. Tras dos jugadas de cada parte se puede acordar parar y contar: { COMMAND("draw") } lo propone y dice quién ganaría.
chifoumi-lesson-placement = En la variante «placement» el tablero empieza vacío, y las dieciséis piezas se colocan por turnos. W@d3 pone un pozo en d3; R, P y S son piedra, papel y tijera. No puedes colocar en el centro, d4, ni sobre una pieza rival o al lado de ella. Sobre las tuyas o a su lado, sí. Cuando están todas, mueve primero Blanco, y el centro es una casilla como las demás. En «basic» están todas las piezas en el tablero desde el principio.
chifoumi-lesson-typing = Escribe { COMMAND("e2-e3") } para mover, { COMMAND("c2+c3") } para apilar, { COMMAND("c2xc3") } para capturar, o una jugada entera de una vez: { COMMAND("e2xe3 e3xd4 d4-c5") }. Si ves menús, elige la pieza y luego su casilla. Una buena primera jugada es e2-e3: el papel avanza, y desde e4 podría capturar el pozo de f5. Antes de dar un paso, mira las ocho casillas de alrededor: ¿hay algo ahí que te venza?

# Los ejercicios de una primera partida guiada.
chifoumi-exercise-capture = Juegas con Blanco. El papel vence a la piedra, y el pozo también. Captura la piedra de e3, con tu papel de e2 o con tu pozo de f3.
chifoumi-exercise-chain = Juegas con Blanco. Tras una captura, la misma pieza puede seguir. Captura dos piezas en una jugada: las piedras de e3 y d4.
chifoumi-exercise-stack = Juegas con Blanco. Pon una de tus piezas sobre otra que tenga al lado. Escríbelo con el signo más, como { COMMAND("c2+b3") }.
chifoumi-exercise-win = Juegas con Blanco, con papel en d4 y tijera en e3. A Negro le queda una pieza, el pozo de e5. Captúralo: la partida termina y gana quien tiene más piezas.
chifoumi-exercise-fight = Ahora juega contra mí en mi nivel más bajo, jugada a jugada. Juegas con Blanco, con piedra, papel, tijera y pozo; Negro tiene piedra, papel y tijera, y solo su papel vence a tu pozo. Gana: captura las piezas negras y conserva las tuyas.

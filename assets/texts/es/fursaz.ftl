# Fursaz.

fursaz-brief = piedras en un hexágono que se voltean en cascada; gana quien acaba con más puntos

fursaz-by-score = por piedras y territorio

fursaz-piece-stone = piedra
    .g = f
    .s = piedra
    .p = piedras

fursaz-flank = de { $one } a { $two }
fursaz-flanked = Flanquea { $color }: { $flanks }.
fursaz-settled = { $color }, decidido por el flanco { $flank }.
fursaz-settled-broken = { $color }, decidido por un flanco que ya está roto.
fursaz-settled-itself = { $color }, decidido por su propia colocación o su último volteo.
fursaz-without-effect = Flanquea sin efecto { $color }: { $flanks }.

fursaz-off-board = { $at } no está en el tablero; su fila va de { $first } a { $last }
fursaz-taken = en { $at } ya hay una piedra ({ $color }); coloca la tuya en un punto vacío
fursaz-color = juegas con { $color }, así que no puedes colocar una piedra del otro color
fursaz-point = para colocar una piedra, escribe solo su punto: { $at }
fursaz-no-step = las piedras nunca se mueven, así que la de { $from } se queda; nombra un punto vacío para colocar otra
fursaz-two-points = las piedras nunca se mueven, y solo colocas una por jugada; nombra { $from } o { $to }, si está libre
fursaz-pass-first = no puedes pasar antes de que esté la primera piedra en el tablero; colócala
fursaz-swap-first = aún no hay ninguna piedra con la que quedarte; quien juega en segundo lugar puede cambiar tras la primera
fursaz-swap-late = solo puede cambiar quien juega en segundo lugar, y solo como respuesta a la primera piedra
fursaz-swap-again = ya se cambiaron los colores, y eso solo pasa una vez por partida
fursaz-end = una jugada es una piedra y termina sola; pasa si no quieres colocar ninguna
fursaz-legal = puedes jugar { $action }

fursaz-position-passes = el número de pases que se acaban de hacer es 0, 1 o 2, no «{ $found }»
fursaz-position-opening = el tercer campo es «first», «pie», «-» o «swapped», no «{ $found }»
fursaz-position-first-stones = «first» significa que nadie ha colocado piedras aún, pero en el tablero hay
fursaz-position-first-passes = nadie puede pasar antes de que se coloque la primera piedra
fursaz-position-first-side = Negro coloca la primera piedra, así que el bando al que le toca debe ser «b»
fursaz-position-empty = el tablero está vacío, así que esto debe ser «first»
fursaz-position-pie-stones = «pie» significa que hay exactamente una piedra en el tablero
fursaz-position-pie-passes = nadie puede cambiar tras un pase, así que con «pie» esto debe ser 0
fursaz-position-kept = quien juega en segundo lugar no ha cambiado, ni pasado, ni colocado una piedra, así que esto debe ser «pie» o «swapped»
fursaz-position-first-color = Negro coloca la primera piedra, y ninguna se voltea antes de que se coloque la tercera
fursaz-position-turn = con estas piedras y pases, le toca al otro bando

fursaz-hint-swap = Escribe { COMMAND("swap") } para quedarte con esta piedra y su color, o coloca una tuya.
fursaz-hint-pass = Un segundo pase termina aquí la partida: gana { $winner } por { $more } a { $fewer }.
fursaz-hint-pass-draw = Un segundo pase termina aquí la partida en tablas, { $points } a { $points }.

# La lección.
fursaz-lesson-aim = Coloca una piedra en un punto vacío, o pasa cuando ya haya una en el tablero. Las piedras nunca se mueven ni se van; solo se voltean al otro color. Empieza Negro. El tablero es un hexágono con filas de la a a la m: a1 a a7 abajo, g1 a g13 en el medio, m7 a m13 arriba. Por cada punto pasan tres líneas. Por e5 son la fila (e4, e6), el mismo número (d5, f5), y letra y número a la vez (d4, f6). Dos pases seguidos terminan la partida, y gana quien tiene más puntos: tus piedras y los puntos vacíos que solo flanqueas tú (página 7).
fursaz-lesson-flank = Flanqueas una piedra enemiga si, a lo largo de una línea, la piedra más cercana de cada lado es tuya y las dos están igual de lejos. Aquí Negro flanquea la piedra blanca de e4: e2 y e6 están ambas a dos puntos. No flanquea la piedra blanca de c3: c2 está a un punto, pero c5 a dos. Las páginas siguientes dicen cuándo se voltea una piedra flanqueada.
fursaz-lesson-before = Cuando colocas una piedra, primero se voltean las piedras enemigas que flanqueas. Luego, las tuyas que flanquea tu rival. Así hasta que no se voltee nada. Solo voltean los flancos nuevos (página 6). Aquí Negro tiene piedras en e4 y c5, Blanco en e5 y d5. Negro va a colocar una piedra en e6: ¿qué pasará?
fursaz-lesson-after = Primero se voltea la piedra de e5: ahora está entre e4 y e6, ambas negras. Eso crea un flanco nuevo. Las negras c5 y e5 están igual de lejos de d5, así que d5 también se voltea. Una cascada así puede recorrer todo el tablero.
fursaz-lesson-age = Un flanco voltea una piedra enemiga solo si es más nuevo. Una piedra es tan nueva como su colocación o su último volteo; un flanco, como la más nueva de sus dos piedras. Aquí las piedras llegaron en este orden: d5, e4, f5, e6, e5, f4, a1, f6. La blanca f6 formó con f4 un flanco más nuevo que la negra f5, así que f5 es ahora blanca. Blanco flanquea también e5, pero e4 y e6 estaban antes que e5: sigue negra. Cuando se colocó, la salvaron las negras d5 y f5 (página 5). El flanco debe ser también más nuevo que los que su propio color haya tenido en torno a ella desde entonces.
fursaz-lesson-between = También puedes colocar una piedra entre dos enemigas, por viejas que sean. Primero tu piedra voltea las enemigas que flanquea. Luego se voltea ella misma, salvo que tu color también la flanquee. Aquí Negro colocó una piedra en e5, entre las blancas e4 y e6, y ahora es blanca.
fursaz-lesson-score = Al final de la partida, cada piedra tuya vale un punto. También cada punto vacío de tu territorio: lo flanqueas en alguna línea, y tu rival en ninguna. El marcador tras cada jugada se cuenta igual. Un segundo pase seguido termina la partida, así que, si vas por detrás, responde a un pase con una piedra. A igualdad de puntos, tablas.
fursaz-lesson-typing = Escribe un punto, como { COMMAND("e5") }, o { COMMAND("pass") }. Quien juega en segundo lugar puede responder a la primerísima piedra con { COMMAND("swap") }: se la queda con su color, como aquí, y juega Blanco. Así que una buena primera piedra no es ni muy fuerte ni muy débil: e5 en el tablero grande, d4 en el pequeño. El tablero 7 da una partida larga; el 5, como aquí, tiene filas a1 a a5, e1 a e9 e i5 a i9, y da una corta. Nómbralo al retar: { COMMAND("challenge open fursaz 5") }. Busca piedras enemigas a medio camino entre dos puntos que puedas ocupar.

# Los ejercicios de una primera partida guiada.
fursaz-exercise-flank = Juegas con Negro. La piedra blanca de e5 tiene tu e3 a un lado, a dos puntos. Coloca una piedra al otro lado, igual de lejos, y e5 se voltea.
fursaz-exercise-cascade = Juegas con Negro, con piedras en e4 y c5; Blanco tiene e5 y d5. Una piedra puede voltear varias, una tras otra. Coloca una que haga tuyas las dos piedras blancas.
fursaz-exercise-swap = Juegas en segundo lugar, y la primera piedra de Negro, en e5, parece fuerte. Quédate con ella y con su color.
fursaz-exercise-pass = Juegas con Blanco, y el marcador es 9 a 8 a tu favor. Negro acaba de pasar. Termina la partida ahora y ganas.
fursaz-exercise-fight = Ahora juega contra mí en mi nivel más bajo, jugada a jugada. Juegas con Negro, y gran parte del tablero es de Blanco. Voltea todas las piedras que puedas. La partida termina cuando pasamos tú y yo; gánala por puntos.

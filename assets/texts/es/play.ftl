# Retos, ofertas, jugadas y finales de partida: qué hacen los comandos y qué responde el club.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-challenge = Reta a alguien a una partida, o deja que acepte cualquiera
command-accept = Acepta un reto, tablas, deshacer una jugada o una revancha
command-decline = Rechaza un reto u otra oferta que te hayan hecho
command-withdraw = Retira tu propio reto u oferta
command-move = Juega tu jugada; basta la notación si está claro qué partida es
command-end = Termina tu jugada cuando aún podría seguir
command-undo = Deshace la última acción de tu jugada, o todas, antes de que la jugada termine
command-resign = Abandona una partida o el encuentro entero; te pregunto si va en serio
command-draw = Propone parar aquí la partida; la oferta dice si son tablas o quién ganaría
command-takeback = Pide permiso para deshacer tu última jugada
command-if = Planea en privado tu respuesta a la jugada rival; lista o retira tus planes
command-claim = Reclama una partida cuando tu rival ha agotado su tiempo
command-moretime = Da más tiempo a tu rival
command-rematch = Ofrece otra partida con los bandos cambiados
command-param-opponent = Tu rival; «open» para cualquiera
command-param-side = El bando que quieres: primero, segundo, azar o un color
command-param-if-end = Di «quitar» para retirarlo todo, o solo lo que empieza con la jugada que nombres
command-param-if-line = Las jugadas, primero la rival, como c6-c5 then c3-c4; pon ; entre ramas
command-param-level = Con qué fuerza juega la máquina, si es tu rival: level:1 a level:8
command-param-what = Abandonar esta partida o su encuentro entero
command-param-flag = Si quien agota su tiempo pierde al momento o su rival puede reclamar la partida
command-param-vacation = Di «sin-vacaciones» para que no empiecen vacaciones por sí solas al agotarse el tiempo
command-param-odds = Una ventaja: tu rival tiene tantas primeras jugadas, odds:1 a odds:4; la partida no es puntuable
command-param-lead = Una ventaja: tu rival empieza el encuentro con tantos puntos, como lead:3; no es puntuable
command-param-offer = El número del reto o de la partida, como #12; solo hace falta si hay varios
command-param-undo = Di «todo» para deshacer todas las acciones de la jugada

# Retos y ofertas

club-challenge = { $name } reta a { $opponent } a { $game }: { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } reta a cualquiera a { $game }: { $rated }, { $clock }; { $side }.
club-challenge-how = Responde con { COMMAND("accept", $id) } o { COMMAND("decline", $id) }.
club-challenge-open-how = Para jugar, di { COMMAND("accept", $id) }.
club-challenge-sent = Envío el reto { $id } a { $opponent }. { COMMAND("withdraw", $id) } lo retira.
club-side = { $name } juega con { $color }
club-side-random = bandos al azar
club-odds-turns = { $turns ->
    [one] Quien acepte hace la primera jugada.
   *[other] Quien acepte hace las primeras { $turns } jugadas, una tras otra.
  } Eso es dar ventaja, así que la partida no es puntuable.
club-odds-lead = Quien acepte empieza con { $points ->
    [one] un punto.
   *[other] { $points } puntos.
  } Eso es dar ventaja, así que el encuentro no es puntuable.
club-odds-no-swap = Nadie puede cambiar de bando.
club-begins-turns = { $player } hace { $turns ->
    [one] la primera jugada.
   *[other] las primeras { $turns } jugadas, una tras otra.
  }
club-turn-given = { $player } hace las primeras jugadas, así que le toca otra vez.
club-begins = { $id } { $game }, { $rated }: { $one } contra { $two }.
club-computer-plays = { $name } es la máquina en el nivel { $level } de { $most }, { $strength }. La partida no es puntuable ni tiene reloj. { COMMAND("takeback") } deshace tu última jugada sin preguntar.
club-sides-drawn = Los bandos salen al azar. Con { COMMAND("challenge parlour", $game, "first") } empiezas tú, con { COMMAND("challenge parlour", $game, "second") } empiezo yo.
club-computer-strength = con rating { $rating } entre sus niveles
club-computer-unmeasured = aún sin rating
club-computer-profile = La máquina juega a todos los juegos en { $most } niveles. Sus ratings salen de partidas entre niveles y parten de 1000 en cada juego, así que no puedes compararlos con los de la gente:
club-computer-levels = { $game }, niveles 1 a { $count }: { $ratings }
club-taken-back-alone = { $name } deshace su última jugada en { $id }.
club-begins-turned = Los tableros están girados para ti: el lado de { $color } está abajo.
club-begins-how-second = Cuando te toque, escribe tu jugada, como { COMMAND($example) }. { COMMAND("moves") } lista lo que puedes jugar; { COMMAND("rules") } explica el juego.
club-begins-how-both = { $player } escribe una jugada, como { COMMAND($example) }. { COMMAND("moves") } lista las acciones posibles; { COMMAND("rules") } explica el juego.
club-begins-how = Escribe una jugada, como { COMMAND($example) }. { COMMAND("moves") } lista lo que puedes jugar; { COMMAND("rules") } explica el juego.
club-count = ganaría { $player }, { $one } a { $two }
club-count-even = serían tablas, { $one } a { $two }
club-count-loses = Si paras { $id } aquí y se cuenta, pierdes: { $count }.
club-offers-draw = { $name } ofrece tablas a { $opponent } en { $id }.
club-offers-count = { $name } propone a { $opponent } parar { $id } aquí y contar: { $count }.
club-offers-void = { $name } propone a { $opponent } interrumpir { $id } aquí. No ganaría nadie, porque todavía no hay dos jugadas terminadas por cada bando.
club-offers-takeback = { $name } pide a { $opponent } deshacer la última jugada en { $id }.
club-offers-rematch = { $name } ofrece a { $opponent } otra partida de { $game }, con los bandos cambiados.
club-offer-how = Es la oferta { $id }. Responde con { COMMAND("accept", $id) } o { COMMAND("decline", $id) }.
club-agreed = { $name } acepta, así que { $id } se para aquí.
club-taken-back = { $name } deja a { $opponent } deshacer la última jugada en { $id }.
club-declined = { $name } rechaza { $what-el } { $what }.
club-withdrawn = { $name } retira { $what-el } { $what }.
club-offer-ran-out = Nadie respondió a tiempo a { $name }, así que ha caducado { $what-el } { $what }.
club-kind-challenge = reto { $id }
    .el = el
club-kind-rematch = oferta { $id } de otra partida tras { $table }
    .el = la
club-kind-draw = oferta { $id } de parar { $table }
    .el = la
club-kind-takeback = petición { $id } de deshacer una jugada en { $table }
    .el = la

# Reclamaciones y regalos de tiempo

club-time-unclaimed = { $id } { $game }: { $player } agotó su tiempo, y nadie reclamó la partida en 30 días.
club-claimed = { $name } reclama { $id }.
club-button-claim = Reclamar la partida
club-nothing-to-claim = No puedes reclamar { $id }: tu rival aún tiene tiempo.
club-no-time-to-take-back = Nadie puede deshacer esa jugada en { $id }: no quedaría tiempo para jugarla otra vez.
club-gives-time = { $name } añade { $length } al tiempo de { $opponent } en { $id }.
club-no-more-time = Nadie puede dar tiempo en { $id }: su encuentro o torneo no lo permite.
club-gifts-too-many = Has dado tiempo en { $id } { $limit } veces. Podrás volver a hacerlo cuando cada parte haya jugado otra acción.
club-gift-blocked = { $name } no acepta tiempo tuyo.

# Jugadas

club-played = { $id } { $game }: { $player } jugó { $actions }: { $effects }.
club-ended = { $id } { $game }: { $player } termina la jugada tras { $actions }.
club-ended-alone = { $id } { $game }: { $player } termina la jugada tras { $actions }: { $effects }.
club-skipped = { $player } no tiene ninguna acción posible y pierde el turno.
club-skipped-ban = { $player } solo podría deshacer su última jugada con { $actions }. Eso no se permite en la jugada siguiente, así que { $player } pierde el turno.
club-passed = { $id } { $game }: { $player } pasa.
club-passed-ahead = { $player } pasa, como tenía planeado.
club-played-ahead = { $player } jugó { $actions }, como tenía planeado: { $effects }.
club-to-move = Juega { $player }.
club-goes-on = Sigue { $player }: { $next }. { COMMAND("undo") } deshace la última acción.
club-goes-on-or-ends = Sigue { $player }: { $next }. { COMMAND("end") } termina la jugada; { COMMAND("undo") } deshace la última acción.
club-goes-on-ways = { $count } acciones posibles; { COMMAND("moves") } las lista
club-undone-last = { $name } deshace la última acción en { $id }: { $action }.
club-undone = { $name } deshace la jugada en { $id } y la empieza de nuevo.
club-confirm = Si lo tienes claro, di { $command }.
club-resign-loses = ¿Quieres abandonar { $id }? Entonces gana { $opponent }.
club-resign-void = ¿Quieres interrumpir { $id }? Entonces no gana nadie, porque todavía no hay dos jugadas terminadas por cada bando.
club-end-loses = Pierdes { $id } si terminas aquí la jugada: no tendrás ninguna pieza con la que seguir. { COMMAND("moves") } lista lo que puedes hacer en su lugar.
club-line-loses = Si juegas { $actions } y luego { COMMAND("end") }, pierdes { $id }: no tendrás ninguna pieza con la que seguir. No he jugado nada. { $command } juega las acciones sin terminar la jugada.
club-broken-off = { $name } abandona { $id } antes de que ambas partes hayan terminado dos jugadas.
club-resigned = { $name } abandona { $id }.
club-moved = Aquí estoy. Me he traído las partidas, los retos y los ajustes de la sala antigua.
club-not-moved = Esta sala sustituye a { $room }, pero ambas tienen partidas, un ranking o ajustes propios. No los mezclo: la sala antigua conserva los suyos. Puedes seguir aquí con sus partidas por su número.
club-move-unproven = Otra sala debía sustituir a esta, pero no nombra a esta como su predecesora. Así que no muevo nada: partidas, ranking y ajustes se quedan aquí. Para moverlos, actualiza esta sala con tu cliente; así se crea una sala nueva que nombra a esta.
club-left = { $name } se ha ido, y { $id } espera. Invita a esa persona a volver, o deja que siga jugando en un chat directo conmigo, donde { COMMAND("games") } muestra la partida.
club-left-timed = { $name } se ha ido, pero el reloj de { $id } sigue corriendo, así que nadie tendrá que esperar eternamente. Invita a esa persona a volver, o deja que siga jugando en un chat directo conmigo, donde { COMMAND("games") } muestra la partida.
club-won = Gana { $player } { $reason }.
club-won-points = Gana { $player } { $reason }, { $one } a { $two }.
club-drawn = La partida termina en tablas { $reason }.
club-no-result = La partida queda sin resultado: { $reason }.
club-drawn-points = La partida termina en tablas { $reason }, { $one } a { $two }.
club-not-over = La partida sigue.
club-ratings = Ratings: { $one }; { $two }.
club-rating-change = { $name } de { $before } a { $after }
club-partial = Eso es solo el comienzo de una acción. Puede seguir así: { $next }.
club-partial-after = Tras { $actions }, eso es solo el comienzo de una acción. Puede seguir así: { $next }.
club-ambiguous = Eso se puede leer de varias maneras. Escribe una de estas: { $readings }.
club-illegal = { $attempt }: { $reason }.
club-illegal-after = { $actions } se podría jugar, pero no se ha jugado nada.
club-captures-own = { $action } (captura tu propia pieza)
club-nearest = Puedes jugar, por ejemplo, { $nearest }.
club-turn = { $number }. { $turn }

# Jugadas condicionales

club-ifs = { $id } { $game }: solo tú puedes ver las jugadas que has planeado.
club-ifs-none = { $id } { $game }: no has planeado ninguna jugada. { $example } juega la tuya cuando tu rival juegue la suya.
club-if-they = Si { $opponent } juega { $theirs }, tú juegas { $mine }.
club-if-any = Juegue lo que juegue { $opponent }, tú juegas { $mine }.
club-if-own = Primero juegas tú { $own }.
club-if-then = { $before } Si luego { $opponent } juega { $theirs }, tú juegas { $mine }.
club-if-then-any = { $before } Juegue luego lo que juegue { $opponent }, tú juegas { $mine }.
club-try-if = Para que juegue yo tu respuesta, di { $command }.
club-button-if = Si juega esto, juega aquello
club-button-if-then = Si juega esto…
club-button-if-off = Retirar todo
club-if-public = Aquí lo podría leer más gente, así que no lo he guardado. { $platform ->
    [console] Escribe «/dm» y dilo otra vez ahí; «/room» te trae de vuelta.
    [discord] Usa { COMMAND("if") } del menú, o dilo en un mensaje directo a mí.
   *[other] Dilo en un chat directo conmigo.
  }
club-if-open = { $actions } no termina la jugada. Di la jugada entera; puede seguir con { $next }.
club-if-own-turn = Ahora te toca a ti, así que tu línea tiene que empezar con tu propia jugada.
club-if-no-turn = Tras { $line } no le toca a la otra parte.
club-if-any-own = Solo la jugada de tu rival puede ser «any».
club-if-unanswered = Di qué juega tu rival y qué respondes, como { $example }. La última jugada tiene que ser tuya.
club-if-then-what = Tras { $line }, añade «then» y tu propia jugada: { $moves }.
club-if-twice = { $line } te hace jugar dos cosas distintas en la misma posición. Di solo una de ellas.
club-if-no-such = Ninguna línea tuya empieza con esa jugada. { COMMAND("ifs") } las lista.
club-if-too-many = Puedes planear como mucho { $limit } líneas por partida. { COMMAND("if off") } las retira todas.

# Negativas

club-not-your-turn = En { $id } le toca a { $name }.
club-nothing-to-undo = No tienes nada que deshacer: tu jugada acaba de empezar. { COMMAND("takeback") } pide deshacer tu última jugada.
club-undone-enough = Has deshecho { $limit } acciones en esta jugada y no puedes deshacer más. Sigue desde el tablero de { $id } tal como está. { COMMAND("help try") } explica cómo mirar una línea sin jugarla.
club-taken-back-enough = Nadie puede deshacer nada más en { $id }: ya ha pasado demasiadas veces. Sigue desde su tablero tal como está. { COMMAND("help try") } explica cómo mirar una línea sin jugarla.
club-undo-too-late = Tu jugada en { $id } ha terminado; ahora le toca a { $name }. { COMMAND("takeback") } pide deshacer tu última jugada.
club-undo-instead = Tu jugada no ha terminado. { COMMAND("undo") } la deshace sin preguntar.
club-nothing-to-take-back = No has hecho ninguna jugada que puedas deshacer.
club-challenge-yourself = No puedes jugar contra ti.
club-computer-off = La máquina no juega aquí. Reta a una persona, o a cualquiera con { COMMAND("challenge open chifoumi") }.
club-computer-busy = La máquina ya juega { $limit } partidas. Inténtalo más tarde, o reta a una persona.
club-computer-unrated = Las partidas contra la máquina no son puntuables. Quita «puntuable».
club-computer-no-clock = Las partidas contra la máquina no tienen reloj. Quita el tiempo.
club-odds-match = Las primeras jugadas se dan en una partida, no en un encuentro. En un encuentro, da puntos, como { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Solo las personas reciben ventaja. Contra mí, elige un nivel más bajo, como { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Los puntos se dan en un encuentro, como { COMMAND("challenge bob chifoumi match:15 lead:3") }. Di a cuántos puntos se juega.
club-lead-too-much = Con tantos puntos, tu rival habría ganado el encuentro ({ $goal }) antes de empezar. Da menos.
club-level-of-person = Solo la máquina tiene niveles. Rétala como { COMMAND("challenge parlour chifoumi level:3") }, o quita el nivel.
club-challenge-bot = Eso es un programa, y nunca respondería. Reta a una persona.
club-challenge-nobody = Nombra a tu rival, como { COMMAND("challenge bob chifoumi") }. En un chat directo no puede aceptar nadie más.
club-challenge-again = Ese reto ya lo has lanzado: { $id }. { COMMAND("withdraw", $id) } lo retira.
club-challenge-unanswered = { $name } aún no ha respondido a tu reto { $id }. { COMMAND("withdraw", $id) } lo retira.
club-challenge-unshared = No conozco ninguna sala donde me hayan hablado ambas partes. Reta a { $name } en una sala común.
club-challenge-unwanted = { $name } no quiere notificaciones mías. Lanza el reto en una sala común.
club-challenge-blocked = { $name } no acepta retos tuyos.
club-too-many-games = Ya juegas { $limit } partidas. Termina una primero.
club-too-many-games-there = Tu rival ya juega { $limit } partidas. Inténtalo de nuevo cuando termine una.
club-too-many-games-here = Aquí ya se juegan { $limit } partidas. Espera a que termine una.
club-too-many-challenges = Ya tienes { $limit } retos abiertos. Retira uno primero.
club-too-many-challenges-lately = En la última hora, { $limit } de tus retos no han llevado a ninguna partida. Espera un poco.
club-too-many-challenges-here = Aquí ya hay { $limit } ofertas abiertas. Responde primero a algunas.
club-yes-which = ¿Quieres decir { $command } o { $offered }?
club-no-which = No ha cambiado nada. Si te refieres a la oferta, di { $offered }.
club-question-no = De acuerdo, no ha cambiado nada.
club-no-offer = Aquí nadie te ha ofrecido nada.
club-no-own-offer = No tienes ninguna oferta abierta.
club-own-offer = Esa oferta es tuya. { COMMAND("withdraw") } la retira.
club-decline-open = Este reto está abierto a cualquiera. Si no lo quieres, no lo aceptes y ya está.
club-offered-already = Ya has ofrecido eso en { $id }. Espera la respuesta, o di { COMMAND("withdraw") }.
club-offered-of-late = Ya ofreciste eso en { $id }. Podrás ofrecerlo otra vez cuando cada parte haya jugado otra acción.
club-offer-not-yours = No puedes responder a { $id }: se hizo a otra persona.
club-offer-not-made-by-you = { $id } no es una oferta tuya. { COMMAND("decline", $id) } la rechaza.
club-no-own-offer-decline = No tienes ninguna oferta abierta. { COMMAND("decline") } rechaza lo que te ofrecen.
club-offer-expired = La oferta { $id } ha caducado. Lanza otro reto.
club-offer-withdrawn = La oferta { $id } se retiró.
club-offer-accepted = La oferta { $id } ya se aceptó.
club-offer-declined = La oferta { $id } ya se rechazó.
club-offer-unknown = Nadie te ha ofrecido nada con el número { $id }.

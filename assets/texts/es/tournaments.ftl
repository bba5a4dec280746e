# Encuentros y torneos, sus clasificaciones y cuadros.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-tournament-list = Lista los torneos de aquí, o los que han terminado y quién los ganó
command-tournament-open = Abre una liga, una eliminatoria, un torneo suizo o una arena a la que inscribirse
command-tournament-join = Te inscribe en un torneo
command-tournament-leave = Te borra de un torneo antes de que empiece, o te deja descansar en una arena
command-tournament-start = Empieza un torneo con quienes se hayan inscrito
command-tournament-table = Muestra la clasificación de un torneo, o quién se ha inscrito
command-tournament-calendar = Envía las rondas de un torneo que tienen plazo como archivo de calendario
command-tournament-export = Envía un torneo como archivo para programas de arbitraje de ajedrez (TRF-16)
command-tournament-games = Lista las partidas de una ronda de un torneo, y con quién te falta jugar en una liga
command-tournament-withdraw = Te retira de un torneo ya empezado; tus rivales ganan las partidas que te quedaban
command-tournament-extend = Da más tiempo a una ronda, una vez
command-tournament-pause = Pausa un torneo: sus partidas siguen, pero no empieza ninguna ronda
command-tournament-resume = Reanuda un torneo en pausa
command-tournament-remove = Saca a alguien de un torneo
command-tournament-award = Di quién gana un emparejamiento de un torneo, sin seguir jugando
command-tournament-draw = Di que un emparejamiento de un torneo queda en tablas, sin seguir jugando
command-tournament-replace = Pon a alguien en la plaza de otra persona en un torneo, con los puntos que lleva
command-tournament-seeds = Di quién encabeza el orden inicial de un torneo, antes de que empiece
command-tournament-helper = Deja que alguien ayude a dirigir un torneo, o termínalo
command-tournament-next = Abre la siguiente temporada de un torneo con divisiones
command-tournament-cancel = Cancela un torneo
command-param-tournament = El número del torneo, como #12; si no, uno en el que juegas o que está en curso
command-param-past = Di «terminados» para los torneos terminados, con quién los ganó
command-param-ended = La temporada en que terminaron: un año y un trimestre, como 2026-4
command-param-cross = Di «cruzada» para ver con quién jugó cada cual en cada ronda
command-param-at-once = En una liga: cuántas rondas se juegan a la vez, como 3 o all
command-param-which-round = Qué ronda, como round:2
command-param-round = Cuánto puede durar una ronda, como 14d
command-param-most = Cuánta gente admite, como most:16
command-param-late = En un torneo suizo: hay inscripción hasta que empiece esta ronda, como late:3
command-param-for = Cuánto dura una arena, como for:2h
command-param-tournament-name = Cómo se llama el torneo, como name:"Copa de invierno"
command-param-remove = Quién tiene que salir del torneo
command-param-award = Una partida del emparejamiento
command-param-winner = Quién gana el emparejamiento
command-param-system = liga, eliminatoria, suizo, grupos (y eliminatoria), divisiones (ascensos), arena (por tiempo)
command-param-rounds = Cuántas rondas tiene un torneo suizo, como rounds:5
command-param-meet = Si la liga es a una vuelta o a dos
command-param-third = Di «tercero» para jugar por el tercer puesto en una eliminatoria
command-param-division = Cuánta gente tiene como mucho una división, como size:6
command-param-up = Cuánta gente asciende de cada división y cuánta desciende, como up:2
command-param-playoff = Di «desempate» para que quienes comparten el primer puesto jueguen un desempate
command-param-seeds = Si el orden inicial sigue los ratings o sale por sorteo
command-param-score = Cuánto valen una victoria, unas tablas y una derrota
command-param-every = El día en que empieza uno nuevo cada semana, en tu zona horaria
command-param-at = La hora del día de una serie semanal, como 19:00; si no, 18:00
command-param-starts = Cuándo empieza por sí solo, en tu zona horaria, como friday 19:00 o 2026-12-01 19:00
command-param-missed = Di «medio» para que cada ronda perdida al llegar tarde cuente como tablas
command-param-replaced = De quién es la plaza
command-param-substitute = Quién la ocupa
command-param-seeded = Quién encabeza el orden inicial, de mayor a menor fuerza, como ann, bob, carol; u off
command-param-helper = Quién tiene que ayudar
command-param-helper-end = Di «quitar» para terminarlo
command-param-tournament-vacation = Di «con-vacaciones» para que las vacaciones empiecen solas en sus partidas y se pueda dar tiempo

# Tablas como imágenes: encabezados lo más cortos posible

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, clasificación final
sheet-table-off = { $id } { $game }, cancelado en { $progress }
sheet-table-on = { $id } { $game }, clasificación
sheet-table-last = { $id } { $game }, últimas partidas
sheet-table-off-arena = { $id } { $game }, cancelado
sheet-pairings-arena = { $id } { $game }, las partidas más nuevas
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = puntos
sheet-games-said = partidas terminadas
sheet-said-crowned = primer puesto
sheet-bye = descansa
sheet-won = ganadas
sheet-drawn = tablas
sheet-lost = perdidas
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = sin rival
sheet-foot-worth = victoria { $win }, tablas { $draw }
sheet-foot-buchholz = Bh: Buchholz
sheet-foot-berger = SB: Sonneborn-Berger
sheet-among-equals = resultado particular
sheet-games-won = partidas ganadas
sheet-foot-until = partidas nuevas hasta las { $at }
sheet-foot-order = a igualdad de puntos: { $order }
sheet-foot-rounds = 12w: contra el número 12, con el primer bando; b: con el segundo
sheet-foot-unplayed = + y −: ganadas y perdidas sin jugar
sheet-foot-annulled = se fueron antes, así que no cuentan: { $names }
sheet-foot-uncounted = ganadas y perdidas cuentan partidas jugadas; también hay puntos sin jugar

# Cuadros

bracket-final = final
bracket-semi-finals = semifinales
bracket-quarter-finals = cuartos de final
bracket-round = ronda { $round }
bracket-third = tercer puesto
bracket-waits = { $name } espera rival
sheet-group = Grupo { $group } de { $title }
sheet-foot-groups = Los dos primeros puestos pasan a la eliminatoria
sheet-division = División { $group } de { $title }
sheet-foot-divisions = { $up ->
        [1] el primer puesto asciende, el último desciende
       *[other] los { $up } primeros puestos ascienden, los { $up } últimos descienden
    }
bracket-foot = { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en el orden inicial

# Encuentros

club-goal-one = partida
    .un = una
    .el = la
club-goal-points = encuentro a { $points } puntos
    .un = un
    .el = el
club-goal-best = encuentro al mejor de { $games }
    .un = un
    .el = el
club-match-stands = Es la partida { $number } de { $goal-un } { $goal }: { $name } { $points }, { $other } { $others }.
club-match-stands-extra = Hubo empate en { $goal-el } { $goal }, así que esta es la partida { $number }. Gana quien vaya por delante después: { $name } { $points }, { $other } { $others }.
club-match-after-extra = Tras la partida { $number } sigue el empate en { $goal-el } { $goal }: { $name } { $points }, { $other } { $others }.
club-match-after = Tras la partida { $number } de { $goal-un } { $goal }: { $name } { $points }, { $other } { $others }.
club-match-anew = La misma partida empieza de nuevo, con los mismos bandos.
club-match-cut-short = { $name } gana { $goal-el } { $goal }: { $other } no llega a terminar.
club-meeting-walkover = { $name } gana el emparejamiento sin jugar.
club-meeting-absent = No han venido ni { $name } ni { $other }, así que ambas partes pierden el emparejamiento.
club-match-won = { $name } gana { $goal-el } { $goal }, { $points } a { $others }.
club-match-drawn = Hay empate en { $goal-el } { $goal } tras { $number } partidas, así que termina en tablas.
club-match-seed = Hay empate en { $goal-el } { $goal } tras { $number } partidas, así que pasa { $name }, que va antes en el orden inicial.
club-match-last = Es la última. Si después hay empate, el encuentro queda en tablas.
club-match-last-seed = Es la última. Si después hay empate, pasa { $name }, que va antes en el orden inicial.
club-match-void = El encuentro termina y no lo gana nadie.
club-match-begins = Se juega { $goal-un } { $goal }.
club-match-computer = Los encuentros son solo entre personas. Contra mí, juega una partida tras otra con { COMMAND("rematch") }.
club-match-no-points = { $game } no cuenta puntos. Juega al mejor de varias partidas, como «best:5».
club-no-match = { $id } no es parte de un encuentro. { COMMAND("resign", $id) } abandona la partida.
club-resign-match = ¿Quieres abandonar todo el encuentro al que pertenece { $id }, tenga los puntos que tenga? Entonces lo gana { $opponent }.
club-resigned-match = { $name } abandona el encuentro.
club-button-resign-match = Abandonar el encuentro
club-in-a-match = { $id } pertenece a un encuentro o torneo. Su siguiente partida empieza por sí sola.

# Torneos

club-system-league = liga
    .un = una
club-system-double-league = liga a doble vuelta
    .un = una
club-system-knockout = eliminatoria
    .un = una
club-system-swiss = torneo suizo
    .un = un
club-system-groups = torneo de grupos
    .un = un
club-system-arena = arena por tiempo
    .un = una
club-system-divisions = liga con divisiones
    .un = una
club-system-double-divisions = liga a doble vuelta con divisiones
    .un = una
club-tournament-game-until = Torneo { $tournament }, que termina { $at }.
club-tournament-game-last = Torneo { $tournament }, cuyo tiempo ha terminado: esta partida aún cuenta.
club-tournament-game-only = Torneo { $tournament }.
club-tournament-game = Torneo { $tournament }, ronda { $round }.
club-tournament-open = { $id } { $game }: { $name } abre { $system-un } { $system } ({ $goal-un } { $goal }, { $rated }, { $clock }; { $terms }).
club-term-lasts = dura { $length } y empareja a quien esté libre
club-term-most = { $most } personas como mucho
club-term-late = inscripción hasta que empiece la ronda { $round }
club-term-late-half = inscripción hasta empezar la ronda { $round }, las rondas perdidas cuentan como tablas
club-term-rounds = { $rounds ->
        [1] 1 ronda
       *[other] { $rounds } rondas
    }
club-term-at-once = { $rounds } rondas a la vez
club-term-all-at-once = todas las rondas a la vez
club-term-round = { $length } por ronda
club-term-groups = grupos de tres a cinco; los dos primeros puestos de cada uno juegan una eliminatoria, cada emparejamiento es { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en el orden inicial
club-term-divisions = divisiones de { $most } como mucho según la clasificación de la última temporada, la gente nueva al final; { $up ->
        [1] el primer puesto de cada una asciende, el último desciende
       *[other] los { $up } primeros puestos de cada una ascienden, los { $up } últimos descienden
    }
club-term-third = se juega por el tercer puesto
club-term-playoff = desempate si se comparte el primer puesto: una eliminatoria, cada emparejamiento es { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en la clasificación
club-term-worth = { $win } por victoria, { $draw } por tablas
club-term-level-seed = con empate tras { $games } partidas pasa quien va antes en el orden inicial
club-term-level-draw = con empate tras { $games } partidas, tablas
club-term-ratings = orden inicial por rating
club-term-lot = orden inicial por sorteo
club-tournament-weekly = Empieza { $at } con quienes se hayan inscrito hasta entonces. Cada semana sigue otro.
club-tournament-starts = Empieza { $at } con quienes se hayan inscrito hasta entonces.
club-arena-starts = Empieza { $at }. Te puedes inscribir hasta que termine. Las partidas que sigan en curso al final se terminan, y cuentan.
club-arena-weekly = Empieza { $at }, y te puedes inscribir hasta que termine. Las partidas que sigan en curso al final se terminan, y cuentan. Cada semana sigue otra arena.
club-tournament-entrants = Inscripciones ({ $count }): { $names }.
club-tournament-how = { COMMAND("tournament join", $id) } te inscribe; { COMMAND("tournament leave", $id) } te borra. La organización lo empieza con { COMMAND("tournament start", $id) }.
club-button-join = Inscribirse
club-button-withdraw = Retirarse
club-button-call-off = Cancelar el torneo
club-tournament-joined = Estás en el torneo { $id }, con el número { $count } de inscripción.
club-tournament-joined-late = { $name } entra tarde en el torneo { $id }, desde la ronda { $round }. Las rondas que se perdió no dan puntos.
club-tournament-joined-late-half = { $name } entra tarde en el torneo { $id }, desde la ronda { $round }. Cada ronda que se perdió cuenta como tablas.
club-tournament-left-for-good = Te has retirado del torneo { $id }, así que ya no puedes volver a entrar.
club-tournament-joined-private = Te enviaré tus tableros en privado. { COMMAND("settings notices") } muestra cómo te aviso.
club-tournament-joined-already = Ya estás en el torneo { $id }. { COMMAND("tournament leave", $id) } te borra.
club-tournament-playing-already = Ya estás en el torneo { $id }. { COMMAND("tournament games", $id) } lista sus partidas.
club-tournament-left = Ya no estás en el torneo { $id }.
club-tournament-not-in = No estás en el torneo { $id }.
club-tournament-full = El torneo { $id } está completo: admite { $limit } personas.
club-tournament-begins = Empieza el torneo { $id }.
club-tournament-too-few = { $least ->
        [1] Nadie se ha inscrito
        [2] No llegan a dos las personas inscritas
       *[other] No llegan a { $least } las personas inscritas
    } en el torneo { $id }, así que no puede empezar. { COMMAND("tournament join", $id) } te inscribe.
club-tournament-off = Muy poca gente se ha inscrito en el torneo { $id }, { $game }, así que queda cancelado.
club-tournament-over = El torneo { $id }, { $game }, ha terminado.
club-tournament-shorter = El torneo { $id } tiene { $rounds ->
        [1] 1 ronda
       *[other] { $rounds } rondas
    }, porque nadie se cruza dos veces con el mismo rival, y en él juegan { $players } personas.
club-tournament-ended-empty = Terminó tras la ronda { $round } de { $rounds }, porque se ha ido todo el mundo.
club-tournament-ended-alone = Terminó tras la ronda { $round } de { $rounds }, porque solo queda una persona.
club-tournament-ended-unpaired = Terminó tras la ronda { $round } de { $rounds }: quienes quedan no pueden jugar otra sin que se repita un emparejamiento o alguien se quede sin rival por segunda vez.
club-tournament-won = Lo gana { $names }.
club-tournament-way = { $name } venció a { $names }.
club-tournament-best = Mira cómo ganó { $id } contra { $name }.
club-button-replay-best = Ver su mejor partida
club-tournament-leads = Va en cabeza { $names } con { $points }.
club-tournament-lead = Van en cabeza { $names } con { $points }.
club-tournament-shared = Comparten el primer puesto { $names }.
club-tournament-unwon = Nadie ha ganado ninguna partida, así que nadie lo gana.
club-tournament-missed-twice = { $name } ha faltado a dos emparejamientos del torneo { $id } y queda fuera. { COMMAND("tournament join", $id) } le permite volver, desde la siguiente ronda.
club-tournament-missed-turn = { $name } no hizo su primera jugada en el torneo { $id }, así que queda sin emparejar hasta que vuelva a entrar con { COMMAND("tournament join", $id) }. Conserva sus puntos.
club-tournament-removed = La organización te sacó del torneo { $id }, así que no puedes volver a entrar.
club-tournament-back = { $name } vuelve al torneo { $id }, desde la siguiente ronda.
club-tournament-annulled = Jugó menos de la mitad de sus partidas, así que no cuenta ninguno de sus resultados. Los ratings se mantienen.
club-tournament-series-off = Aquí ya no se juega a { $game }, así que el torneo { $id } queda cancelado y su serie semanal termina.
club-tournament-series-left = Quien organiza el torneo { $id } no puede abrir otro, así que su serie semanal termina.
club-tournament-not-offered = Aquí ya no se juega a { $game }, así que el torneo { $id } queda cancelado.
club-tournament-replaced = { $organizer } pone a { $substitute } en la plaza de { $name } en el torneo { $id }, con los puntos que lleva. Si { $name } tenía allí una partida en curso, no cuenta; ese emparejamiento lo juega ahora { $substitute }.
club-tournament-they-are-in = { $name } está o estuvo ya en el torneo { $id }, así que no puede ocupar otra plaza en él.
club-tournament-they-were-in = { $name } ya tuvo otra plaza en el torneo { $id }, así que no puede ocupar esta.
club-substitute-stranger = { $name } aún no ha hablado conmigo. Pídele que me escriba en la sala del torneo, como { COMMAND("games") }, e inténtalo de nuevo.
club-table-took-over = { $name } ocupó la plaza de { $other }.
club-seeds-of = Torneo { $id }: { $seeds }
club-seeds-hand = Encabezan el orden inicial { $names }; el resto sigue por rating.
club-seeds-hand-lot = Encabezan el orden inicial { $names }; el resto sigue por sorteo.
club-seeds-rating = Todo el orden inicial sigue los ratings.
club-seeds-lot = Todo el orden inicial sale por sorteo.
club-seeds-twice = Has nombrado a { $name } dos veces. Nombra a cada persona una vez, primero a la más fuerte.
club-helper = { $name } ayuda ahora con el torneo { $id }: puede hacer todo lo que puede quien lo organiza, salvo cancelarlo o nombrar ayudantes.
club-helper-off = { $name } ya no ayuda con el torneo { $id }.
club-helper-none = { $name } no ayuda con el torneo { $id }.
club-helper-already = { $name } ya ayuda con el torneo { $id }.
club-helper-organizer = { $name } organiza el torneo { $id }, así que no necesita ese permiso.
club-helpers = También pueden hacer lo que quien lo organiza: { $names }.
club-arena-runs = El torneo { $id }, { $game }, está en marcha y termina { $at }. Emparejo a quien esté libre. Las partidas que sigan en curso al final se terminan, y cuentan. { COMMAND("tournament join", $id) } te inscribe; { COMMAND("tournament leave", $id) } te deja descansar.
club-arena-last-games = Torneo { $id }, { $game }: se acabó el tiempo. Las partidas en curso se terminan, y cuentan.
club-arena-over = El torneo { $id }, { $game }, ha terminado.
club-arena-paused = Está en pausa, así que no empieza ninguna partida.
club-arena-games = { $over ->
        [1] 1 partida terminada
       *[other] { $over } partidas terminadas
    }, { $played ->
        [1] 1 en curso
       *[other] { $played } en curso
    }.
club-arena-first = Clasificación: { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] Espera rival { $names }
       *[other] Esperan rival { $names }
    }.
club-arena-next = Ahora vas tú en el torneo { $id }: te emparejo en cuanto alguien quede libre.
club-arena-joined = Estás en el torneo { $id }. { COMMAND("tournament leave", $id) } te deja descansar.
club-arena-back = Vuelves a estar en el torneo { $id }, con los puntos que tenías.
club-arena-sits-out = Ya no te emparejo en el torneo { $id }. Si tienes una partida en curso, sigue, y conservas tus puntos. { COMMAND("tournament join", $id) } te trae de vuelta.
club-arena-ending = El tiempo del torneo { $id } ha terminado, así que ya no hay inscripción. { COMMAND("tournament table", $id) } muestra la clasificación.
club-arena-is-paused = { $name } pausa el torneo { $id }. Las partidas siguen, pero no empieza ninguna hasta { COMMAND("tournament resume", $id) }. Termina a la misma hora.
club-arena-no-extension = Una arena termina cuando se dijo, así que no puedes darle más tiempo.
club-arena-one-game = En una arena cada emparejamiento es una partida. Quita «best» y «match».
club-arena-no-rounds = Una arena no tiene rondas. Di cuánto dura, como «for:2h».
club-arena-late = En una arena siempre hay inscripción. Quita «late».
club-arena-no-round = El torneo { $id } no tiene rondas. { COMMAND("tournament games", $id) } lista sus partidas.
club-arena-games-listed = Torneo { $id }: { $played ->
        [1] 1 partida en curso
       *[other] { $played } partidas en curso
    }, { $over ->
        [1] 1 terminada
       *[other] { $over } terminadas
    }.
club-arena-clock-long = Una partida con { $clock } podría durar { $needed }, demasiado para una arena de { $length }. En treinta jugadas, cada parte debería usar como mucho { $most }. Di, por ejemplo, «clock:{ $example }».
club-tournament-for-arena = Solo una arena dura un tiempo fijo. Quita «for», o di «torneo abrir arena».
club-button-games = Ver las partidas
club-button-standings = Ver la clasificación
club-results = Torneo { $id }, { $game }: ronda { $round }, { $over } de { $of } emparejamientos terminados.
club-results-so-far = Torneo { $id }, { $game }: { $over } de { $of } emparejamientos de estas rondas terminados.
club-results-earlier = { $count ->
    [one] { $count } resultado anterior, y luego:
   *[other] { $count } resultados anteriores, y luego:
}
club-button-round = Ver la ronda
club-tournament-at-every = Una hora del día es para una serie semanal, como «every friday 19:00». Para un solo torneo, di «starts:"friday 19:00"».
club-tournament-starts-or-every = Una serie semanal empieza en su propio día, como «every friday 19:00». Quita «starts».
club-tournament-starts-when = Ese momento no cae en los próximos doce meses. Nombra otro, como «starts:"friday 19:00"».
club-tournament-half-late = Di hasta qué ronda hay inscripción, como «late:3 medio».
club-which-tournament = ¿Qué torneo? Nómbralo, como { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } ya no juega en el torneo { $id }.
club-tournament-takes-out = { $organizer } saca a { $name } del torneo { $id }: { $reason }
club-tournament-they-are-not-in = { $name } no está en el torneo { $id }.
club-tournament-why = Di por qué, para que la gente lo entienda.
club-tournament-paused = { $name } pausa el torneo { $id }. Las partidas siguen, pero no empieza ninguna ronda hasta { COMMAND("tournament resume", $id) }.
club-tournament-resumed = { $name } reanuda el torneo { $id }.
club-tournament-is-paused = El torneo { $id } ya está en pausa. { COMMAND("tournament resume", $id) } lo reanuda.
club-tournament-not-paused = El torneo { $id } no está en pausa.
club-awarded = { $organizer } adjudica el emparejamiento de { $id } a { $name }: { $reason }
club-awarded-draw = { $organizer } declara tablas el emparejamiento de { $id }: { $reason }
club-award-which = ¿Qué emparejamiento? Nombra una de sus partidas, como { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } no es una partida de un torneo. { COMMAND("tournament games") } las lista.
club-award-over = El emparejamiento de { $id } ha terminado, y su resultado no es una adjudicación, así que se mantiene.
club-award-late = La ronda de { $id } ha terminado y ya empezó la siguiente, así que la adjudicación se mantiene.
club-award-needs-winner = En una eliminatoria alguien tiene que ganar el emparejamiento. Di quién, como { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } no juega en este emparejamiento.
club-tournament-leaves = { $name } se retira del torneo { $id }.
club-tournament-withdraw-instead = El torneo { $id } ya ha empezado. { COMMAND("tournament withdraw", $id) } te retira.
club-tournament-withdraw-what = ¿Quieres retirarte del torneo { $id }? Abandonas tu partida en él, y tus rivales ganan las que faltan.
club-tournament-withdrawn = Te has retirado del torneo { $id }.
club-tournament-cancel-what = ¿Quieres cancelar el torneo { $id }? Sus partidas en curso se detienen y nadie lo gana.
club-tournament-cancel-open = ¿Quieres cancelar el torneo { $id }? Nadie ha jugado en él todavía.
club-tournament-cancel-series = ¿Quieres cancelar el torneo { $id }? Entonces termina su serie semanal.
club-tournament-series-ends = Su serie semanal termina.
club-tournament-cancelled = { $name } cancela el torneo { $id }, { $game }.
club-tournament-managers = Aquí solo abre torneos la administración de esta sala.
club-tournament-direct = Un torneo necesita una sala con varias personas. Ábrelo en un canal o sala.
club-tournament-too-many = Aquí no puede haber más de { $limit } torneos abiertos a la vez. Espera a que termine uno.
club-tournament-needs-clock = Las partidas de torneo necesitan reloj. Quita «none», o nombra uno como 3d.
club-tournament-rounds-swiss = Solo en un torneo suizo se elige el número de rondas. Quita «rounds».
club-tournament-twice-league = Solo una liga puede ser a doble vuelta. Quita «doble».
club-tournament-third-knockout = Solo en una eliminatoria se juega por el tercer puesto. Quita «tercero».
club-tournament-at-once-league = Solo las ligas, los grupos y las divisiones juegan varias rondas a la vez. Quita «at-once».
club-tournament-late-swiss = Solo en un torneo suizo se puede entrar tarde. Quita «late».
club-tournament-playoff-table = Solo una liga o un torneo suizo tiene desempate. Quita «desempate».
club-tournament-only-divisions = Solo las divisiones tienen «size» y «up». Quítalos, o di «torneo abrir divisiones».
club-tournament-no-season = Este torneo no tiene divisiones, así que no tiene siguiente temporada.
club-tournament-season-there = Abre la siguiente temporada en la sala donde se jugó la última.
club-tournament-no-deadline = Las rondas de este torneo no tienen plazo, así que no hay nada que aplazar.
club-tournament-extend-less = Puedes dar a una ronda, como mucho, tanto tiempo como ya tiene. Nombra un tiempo más corto.
club-tournament-extended = Ya has dado más tiempo a esta ronda. Solo se puede una vez por ronda.
club-tournament-extends = La ronda del torneo { $id } termina ahora { $at }.
club-tournament-score-knockout = Una eliminatoria no se juega por puntos. Quita cuánto vale una victoria.
club-tournament-knockout-one = En una eliminatoria alguien tiene que ganar cada encuentro. Di «best:1» o más.
club-tournament-unknown = No encuentro aquí ningún torneo { $id }. { COMMAND("tournament list") } los lista.
club-tournament-not-yours = El torneo { $id } no es tuyo. Eso solo puede hacerlo quien lo organiza o, en su sala, la administración de esa sala.
club-tournament-is-open = El torneo { $id } no ha empezado. { COMMAND("tournament table", $id) } muestra quién se ha inscrito.
club-tournament-is-live = El torneo { $id } ya ha empezado. { COMMAND("tournament table", $id) } muestra la clasificación.
club-tournament-is-over = El torneo { $id } ha terminado. { COMMAND("tournament table", $id) } muestra la clasificación.
club-tournament-is-off = El torneo { $id } se canceló. { COMMAND("tournament list") } lista otros.
club-no-tournaments = Esta sala no tiene torneos. Abre uno, como { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Torneos aquí:
club-tournaments-own = Tus torneos:
club-tournament-listed-open = { $id } { $game }: { $system }, inscripción abierta ({ $count })
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } personas, { $progress }
club-tournament-listed-until = { $id } { $game }: { $system }, { $count } personas, termina { $at }
club-tournament-listed-last = { $id } { $game }: { $system }, { $count } personas, últimas partidas
club-tournament-listed-over = { $id } { $game }: { $system }, ya terminó
club-tournament-listed-past = { $season }: { $id } { $game }, { $system } de { $count }. { $won }
club-tournament-unread = Sus resultados no se pueden leer.
club-tournaments-past = Torneos terminados:
club-tournaments-past-then = Torneos que terminaron en la temporada { $season }:
club-tournaments-past-none = Aquí aún no ha terminado ningún torneo. { COMMAND("tournament list") } lista los abiertos y los que están en curso.
club-tournaments-past-none-then = Ningún torneo terminó aquí en la temporada { $season }. { COMMAND("tournament list past") } lista todos los terminados.
club-calendar = El calendario del torneo { $id }, { $game }. Las rondas pueden empezar y terminar antes de lo que dice; pídelo otra vez cuando pase.
club-calendar-arena = El calendario del torneo { $id }, { $game }.
club-calendar-empty = Las rondas del torneo { $id } no tienen plazos, así que no hay nada que poner en un calendario. { COMMAND("tournament games", $id) } lista las partidas.
club-calendar-name = { $id } { $game }
club-calendar-begins = Empieza { $id } { $game }
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, ronda { $round } de { $rounds }
club-calendar-own = { $round }: { $against }
club-calendar-against = juegas contra { $name }
club-calendar-latest = Como muy tarde: empieza en cuanto termine una ronda anterior.
club-calendar-turn = Se te acaba el tiempo en { $id } contra { $name }
club-export = Torneo { $id }, { $game }, tal como lo leen los programas de arbitraje de ajedrez. Los nombres van en letras latinas, y los ratings son los de ahora.
club-export-name = { $id } { $game }
club-export-knockout = Solo se pueden exportar ligas y torneos suizos. { COMMAND("tournament table", $id) } muestra el cuadro de { $id }.
club-export-arena = Una arena no tiene rondas, así que no se puede exportar. { COMMAND("tournament table", $id) } muestra la clasificación de { $id }.
club-tournament-games = Torneo { $id }, { $progress }:
club-tournament-fixtures = Torneo { $id }, ronda { $round } de { $rounds }, que no ha empezado:
club-tournament-unpaired = La ronda { $round } del torneo { $id } se empareja cuando termine la anterior.
club-tournament-no-round = El torneo { $id } tiene { $rounds ->
        [1] 1 ronda
       *[other] { $rounds } rondas
    }.
club-tournament-next = Aún te falta jugar contra { $names }.
club-round-begins = Torneo { $id }, { $game }: empieza la ronda { $round } de { $rounds }.
club-playoff-round-begins = Torneo { $id }, { $game }: empieza la ronda { $round } de { $rounds }, en el desempate por el primer puesto.
club-rounds-begin = Torneo { $id }, { $game }: empiezan las rondas { $first } a { $round } de { $rounds }, con { $games } partidas.
club-groups-over = Los grupos han terminado. Los dos primeros puestos de cada uno pasan a una eliminatoria. Cada emparejamiento es { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en el orden inicial.
club-divisions-change = Ascienden a la división { $upper }: { $up }. Descienden a la división { $lower }: { $down }.
club-playoff-begins = Comparten el primer puesto del torneo { $id } { $names }, así que se desempata en una eliminatoria. Cada emparejamiento es { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en la clasificación.
club-round-ends = Termina { $at }. En una partida que no haya acabado entonces pierde quien tenga el turno; si no ha venido nadie, pierden ambas partes.
club-round-ends-winners = Termina { $at }. En una partida que no haya acabado entonces pierde quien tenga el turno.
club-round-ended = La ronda del torneo { $id } ha terminado.
club-round-pair = { $one } contra { $two }
club-round-bye = { $one } descansa en esta ronda
club-round-more = … y { $count } más.
club-round-how = { COMMAND("tournament games", $id) } lista las partidas; { COMMAND("tournament table", $id) } muestra la clasificación.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game }{ $one } contra { $two } está en curso, { $one-has } a { $two-has }
club-pairing-one = { $game }{ $one } ganó a { $two }, { $one-has } a { $two-has }
club-pairing-two = { $game }{ $two } ganó a { $one }, { $two-has } a { $one-has }
club-pairing-draw = { $game }{ $one } contra { $two } acabó en tablas
club-pairing-walkover-one = { $one } ganó a { $two } sin jugar
club-pairing-walkover-two = { $two } ganó a { $one } sin jugar
club-pairing-off = { $game }{ $one } contra { $two } se canceló
club-pairing-final = Final: { $pairing }
club-pairing-third = Por el tercer puesto: { $pairing }
club-pairing-playoff-final = Final del desempate: { $pairing }
club-pairing-absent = no vinieron ni { $one } ni { $two }
club-table-over = Torneo { $id }, { $game }, clasificación final:
club-table-off = Torneo { $id }, { $game }, cancelado en { $progress }:
club-table-off-arena = Torneo { $id }, { $game }, cancelado:
club-table-until = Torneo { $id }, { $game }, que termina { $at }:
club-table-last = Torneo { $id }, { $game }, que juega sus últimas partidas:
club-table-annulled = Se retiraron antes de terminar la mitad de sus partidas, así que no cuenta ninguno de sus resultados: { $names }.
club-table = Torneo { $id }, { $game }, { $progress }:
club-table-paused = Está en pausa, así que no empieza ninguna ronda hasta { COMMAND("tournament resume", $id) }.
club-table-left = { $name } (se fue)
club-round-of = ronda { $round } de { $rounds }
club-rounds-of = rondas { $first } a { $round } de { $rounds }
club-round-paused = { $rounds }, en pausa
club-table-line = { $place }. { $name } { $points } (ganadas: { $won }, tablas: { $drawn }, perdidas: { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , sin jugar: { $unplayed } ({ $without })
    }; { $values })
club-table-line-plain = { $place }. { $name } { $points } (ganadas: { $won }, tablas: { $drawn }, perdidas: { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , sin jugar: { $unplayed } ({ $without })
    })
club-unplayed-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
club-unplayed-drawn = { $count } en tablas
club-unplayed-lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
club-table-playoff = Desempate: { $pairing }
club-table-group = Grupo { $group }:
club-table-group-all = Grupo { $group }: { $names }
club-table-group-one = { $name } { $points }
club-table-division = División { $group }:
club-table-division-all = División { $group }: { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Siguen dentro: { $names }
club-names-more = { $count } más
club-table-own = Tú: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } contra { $name }
club-table-result-plus = ganó a { $name } sin jugar
club-table-result-minus = perdió contra { $name } sin jugar
club-table-result-bye = { $points } sin rival
club-table-result-round = ronda { $round }: { $result }
club-page = Página { $page } de { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = Una victoria vale { $win }, unas tablas { $draw }. { COMMAND("help tournament table") } explica cómo se deshacen los empates.
club-table-foot-groups = Los dos primeros puestos de cada grupo pasan a una eliminatoria. Una victoria vale { $win }, unas tablas { $draw }. Los empates se deshacen como en una liga; si nada los deshace, pasa quien va antes en el orden inicial.
club-table-foot-divisions = { $up ->
        [1] El primer puesto de cada división asciende, el último desciende.
       *[other] Los { $up } primeros puestos de cada división ascienden, los { $up } últimos descienden.
    } Una victoria vale { $win }, unas tablas { $draw }. Los empates se deshacen como en una liga.
club-table-foot-swiss = Una victoria vale { $win }, unas tablas { $draw }, una ronda sin rival lo mismo que una victoria. { COMMAND("help tournament table") } explica cómo se deshacen los empates.
club-table-foot-arena = Una victoria vale { $win }, unas tablas { $draw }. { COMMAND("help tournament table") } explica cómo se deshacen los empates.
club-table-order-league = En una liga, los empates se deshacen por los puntos de las partidas entre quienes empatan, si todos los cruces se han jugado, luego por Sonneborn-Berger (los puntos de cada rival multiplicados por los que se le ganaron), luego por las partidas ganadas. No aparece en la clasificación quien se retiró antes de terminar la mitad de sus partidas.
club-table-order-arena = En una arena, los empates se deshacen por las partidas ganadas, luego por los puntos de las partidas entre quienes empatan, si todos los cruces se han jugado.
club-table-order-swiss = En un torneo suizo, una ronda sin rival cuenta como victoria. Los empates se deshacen por Buchholz (los puntos de todos los rivales), luego por Sonneborn-Berger, luego por los puntos de las partidas entre quienes empatan, si todos los cruces se han jugado, luego por las partidas ganadas. En Buchholz, una ronda sin partida cuenta como una partida contra alguien con tus mismos puntos, pero no más de los que tiene el rival que te faltó. Si no tuviste rival, cuenta como mucho lo que darían unas tablas en todas las rondas.
club-table-foot-knockout = Cada emparejamiento es { $goal-un } { $goal }; con empate tras { $games } partidas pasa quien va antes en el orden inicial. Quienes perdieron en la misma ronda comparten puesto.
club-setting-tournaments = quién puede abrir torneos: cualquiera, o solo la administración de esta sala

# Lecciones, pistas, análisis, y volver la vista a partidas.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-rules = Te enseña un juego página a página, o lista los juegos
command-learn = Practica un juego a solas: unas pocas posiciones, cada una con un ejercicio
command-hint = Da una pista en privado contra la máquina, o antes de una jugada de una partida pasada
command-coach = En una partida contra la máquina, te avisa en privado si una jugada cedió mucho
command-param-coach = Activar, quitar, o deshacer la jugada de la que te avisé
command-param-coach-percent = Qué porcentaje de los puntos tiene que ceder una jugada; 10 si no dices nada
command-analyse = Muestra qué cedió cada jugada de una partida pasada, y dónde dio un vuelco
command-record = Envía el registro de una partida como archivo, o como página con todos sus tableros
command-param-record-as = como texto, o como página para el navegador
command-replay = Reproduce una partida desde el principio como animación, o la cuenta jugada a jugada
command-try = Te muestra en privado adónde lleva una línea, sin jugarla
command-param-page = Qué página de su lección, desde la 1
command-param-task = Cuál de sus ejercicios, desde el 1
command-param-learn-end = Pide una pista o la solución, o deja la lección con «quitar»
command-param-turn = La jugada de una partida pasada de la que quieres una pista, contando desde 1
command-param-line = Las acciones de ambas partes, como c2-c3 e6-e5

# Pistas, y partidas terminadas

club-hint-piece = Pista para { $id }: mueve la pieza de { $at }.
club-hint-file = Pista para { $id }: mira la columna { $file }.
club-hint-word = Pista para { $id }: ahora solo necesitas una palabra, no el tablero.
club-hint-whole = Pista para { $id }: { $actions }.
club-hint-more = Pregunta otra vez y te digo la jugada entera.
club-hint-between-people = { $id } es una partida entre personas, así que no doy pistas hasta que termine. { COMMAND("threats", $id) } mira una jugada por delante. Tras la partida, { COMMAND("analyse", $id) } muestra qué cedió cada jugada.
club-hint-not-your-turn = No te toca en { $id }. Pregunta otra vez cuando te toque.
club-hint-now-only = Hasta que termina una partida solo doy pistas para la jugada que vas a hacer. Quita el número de jugada.
club-hint-which = { $id } ha terminado. Di para qué jugada quieres una pista, como { COMMAND("hint", $id, "7") }.
club-hint-stands = Tu partida { $id } contra una persona ha llegado a la posición por la que preguntas. Pregunta otra vez cuando esa partida haya avanzado.
club-no-such-turn = { $turns ->
    [one] Esa partida solo tiene 1 jugada.
   *[other] Esa partida tiene las jugadas 1 a { $turns }.
}
club-coach-on = Te asesoro en { $id }: si una jugada tuya cede el { $percent } % de los puntos o más, te lo digo a solas. { COMMAND("coach", "off") } lo desactiva.
club-coach-off = Ya no te asesoro en { $id }.
club-coach-is-on = Te asesoro en { $id }, y te aviso de jugadas que ceden el { $percent } % de los puntos o más. { COMMAND("coach", "off") } lo desactiva.
club-coach-is-off = No te asesoro en { $id }. Con { COMMAND("coach", "on") } te digo a solas cuándo una jugada cedió mucho.
club-coach-between-people = { $id } no es una partida contra la máquina, así que no asesoro a nadie en ella. Tras la partida, { COMMAND("analyse", $id) } muestra qué cedió cada jugada.
club-coach-how-much = Una jugada de { $id } no puede ceder tanto, así que nunca te avisaría. Di un número de { $most } como mucho, como { COMMAND("coach", "20") }.
club-coach-lost = Tu jugada { $played } en { $id } cedió algo: podías esperar un { $before } % de los puntos antes, y un { $after } % después. { $why }
club-coach-how = Puedes deshacerla: { $back }. Luego { $hint } te ayuda a encontrar una mejor.
club-coach-past = Has seguido jugando en { $id } desde entonces. { COMMAND("takeback", $id) } deshace tu última jugada.
club-button-coach-back = Deshacerla
club-jobs-busy = La máquina tiene demasiado trabajo. Inténtalo de nuevo en un minuto.
club-jobs-yours = La máquina ya está mirando { $limit } cosas para ti. Espera a que termine una.
club-job-failed = La máquina no encontró respuesta. Pregunta otra vez en un minuto.
club-analysis-begins = Estoy repasando { $id } ({ $turns ->
    [one] 1 jugada
   *[other] { $turns } jugadas
}). Puede llevarme unos segundos por jugada.
club-analysis-progress = Estoy repasando { $id }: { $judged } de { $turns } jugadas hasta ahora.
club-analysis-judged = He repasado { $id }: { $turns ->
    [one] 1 jugada
   *[other] las { $turns } jugadas
}.
club-analysis-goes-on = { $id } aún no ha terminado. Pide su análisis después de la partida.
club-analysis = Lo que cedieron las jugadas de { $id }:
club-analysis-accuracy = { $player }: precisión { $accuracy } %; { $inaccuracies ->
    [one] 1 imprecisión
   *[other] { $inaccuracies } imprecisiones
}, { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
}, { $blunders ->
    [one] 1 error grave
   *[other] { $blunders } errores graves
}.
club-analysis-turning = El momento decisivo fue la jugada { $number }: { $player } jugó { $played }, { $judgment }, de { $before } % a { $after } %. { $why } { $better } El tablero muestra la posición tras la jugada mejor.
club-analysis-gradual = Ninguna jugada decidió por sí sola la partida.
club-analysis-even = Ninguna jugada cedió nada digno de mención.
club-analysis-turn = Jugada { $number }, { $player }: { $played }, { $judgment }, de { $before } % a { $after } %. { $why } { $better }
club-analysis-why = Permite { $answer } ({ $effects }).
club-analysis-better = Mejor era { $best }.
club-analysis-better-line = Mejor era { $best }, y luego { $then }.
club-analysis-better-lines = Mejor era { $best }, y luego { $then } y { $next }.
club-analysis-boards = { $id }: lo que habría sido mejor
club-analysis-instead = En vez de { $played }
club-analysis-resigned = { $player } abandonó con un { $points } %.
club-analysis-time = { $player } agotó su tiempo con un { $points } %.
club-analysis-agreed = La partida se paró de común acuerdo con un { $points } % para { $player }.
club-analysis-inaccuracy = una imprecisión
club-analysis-mistake = un error
club-analysis-blunder = un error grave
club-analysis-how = Un porcentaje es la parte de los puntos que la máquina, en su nivel más alto, espera para quien tenía el turno. La máquina se puede equivocar.

# Negativas

club-learn-past = Este tablero ya no está al día: tu lección ha seguido adelante. { COMMAND("learn") } muestra por dónde vas.

# Las reglas en breve

club-rules-all = Estos son los juegos. Di { COMMAND("rules") } con un nombre para aprender uno:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, página { $page } de { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } pasa la página.
club-rules-pointed = Una pieza tiene aquí estas acciones posibles: { $moves }.
club-rules-turned = Si juegas en segundo lugar, un tablero puede estar girado, con tu lado abajo. Los nombres de sus filas y columnas indican desde qué lado lo ves. Para tableros que solo ves tú, decide { COMMAND("settings side own") } o { COMMAND("settings side first") }.
club-rules-learn = { COMMAND("learn", $game) } te deja probarlo a solas, en unas pocas posiciones. { COMMAND("challenge parlour", $game, "level:1") } empieza una partida contra la máquina.
club-rules-no-page = La lección de { $title } tiene las páginas 1 a { $pages }. Empieza con { COMMAND("rules", $game) }.
club-learn-task = { $title }, ejercicio { $number } de { $count }:
club-learn-of = { $title }, ejercicio { $number } de { $count } de la lección:
club-learn-how = Escribe tu jugada como en una partida, o detrás de { COMMAND("learn") }. No juega nadie más. { COMMAND("hint") } ayuda, { COMMAND("learn solution") } muestra la respuesta y { COMMAND("learn off") } deja la lección.
club-learn-how-fight = Escribe tu jugada como en una partida, o detrás de { COMMAND("learn") }. { COMMAND("hint") } ayuda, { COMMAND("learn solution") } hace una jugada por ti y { COMMAND("learn off") } deja la lección.
club-learn-how-beside = Aquí también juegas { $id }, así que lo que quieras decir del ejercicio escríbelo detrás de { COMMAND("learn") }: tu jugada, o una pregunta, como { COMMAND("learn moves") } o { COMMAND("learn board") }. { COMMAND("learn hint") } y { COMMAND("learn solution") } ayudan, y { COMMAND("learn off") } deja la lección.
club-learn-leave = { COMMAND("learn off") } deja la lección.
club-learn-left = Has dejado la lección. { COMMAND("learn", $game, $task) } sigue con ella.
club-learn-none = No estás en ninguna lección. { COMMAND("resign") } abandona una partida; { COMMAND("help") } muestra todo lo que puedes decir.
club-learn-hint-piece = Usa la pieza de { $at }. { $moves } muestra qué puede hacer.
club-learn-hint-place = Mira el tablero: necesitas uno de los lugares que empiezan por «{ $letter }».
club-learn-hint-word = Ahora solo necesitas una palabra, no el tablero. { $moves } la nombra.
club-learn-solution = La respuesta es { $actions }: { $effects }.
club-learn-no-hint = Desde aquí no puedes resolver el ejercicio. { $all } empieza de nuevo la jugada.
club-learn-tried = Solo de prueba: { $actions }. No se ha jugado nada.
club-learn-moves = { $count ->
    [one] Una acción posible
   *[other] { $count } acciones posibles
}: { $moves }.
club-learn-passes = { $player } pasa
club-learn-done = Eso es: { $effects }.
club-learn-done-ended = Eso es: has terminado tu jugada.
club-learn-goes-on-or-ends = Hasta ahora: { $effects }. Sigue, o termina tu jugada con { $end }; { $undo } deshace la última acción.
club-learn-goes-on = Hasta ahora: { $effects }. La jugada sigue; { $undo } deshace la última acción.
club-learn-played = Jugado: { $effects }.
club-learn-played-ended = Has terminado tu jugada.
club-learn-answered = Respondo: { $effects }.
club-learn-your-turn = Te toca. { $undo } deshace tu última acción y lo que respondí; { $all } empieza la partida de nuevo.
club-learn-lost = La partida ha terminado, y no has ganado. Inténtalo de nuevo desde el principio:
club-learn-again = Eso es legal ({ $effects }), pero no es lo que pide el ejercicio. Inténtalo de nuevo:
club-learn-over = Era el último ejercicio. { COMMAND("challenge parlour", $game, "level:1") } empieza una partida contra la máquina, { COMMAND("challenge open", $game) } busca con quién jugar a { $title }, y { COMMAND("rules", $game) } explica todas sus reglas.
club-learn-which = Di qué juego quieres aprender, como { COMMAND("learn chifoumi") }. { COMMAND("rules") } los nombra todos.
club-learn-no-task = { $title } tiene los ejercicios 1 a { $count }.
club-button-skip = Saltar
club-button-leave-lesson = Salir de la lección
club-button-learn = Probarlo
club-button-next = Siguiente
club-button-back = Atrás
club-rules-variants = Variantes: { $variants }.

# Problemas

command-puzzle = Te da un problema en privado: una posición en la que se puede forzar la victoria
command-param-puzzle = El número del problema o ejercicio, si es otro que el que tienes delante
command-param-puzzle-what = El problema del día de este lugar, una pista, la solución, o «quitar» para dejarlo
club-puzzle = Problema { $number }: { $title } ({ $variant }).
club-puzzle-of = Tu problema, { $title }:
club-puzzle-wins-now = { $player } gana en esta jugada. ¿Cómo?
club-puzzle-wins-in = { $player } gana en { $turns } jugadas como mucho, juegue lo que juegue su rival. ¿Cuál es la primera?
club-puzzle-wins = { $player } acaba ganando, juegue lo que juegue su rival. ¿Cuál es la siguiente jugada?
club-puzzle-how = Escribe la jugada entera como en una partida. Solo cuenta tu primera respuesta, y si pides una pista o la solución, el problema cuenta como no resuelto. { COMMAND("hint") } ayuda, { COMMAND("learn solution") } muestra la respuesta y { COMMAND("learn off") } lo deja.
club-puzzle-solved = Eso es: { $effects }.
club-puzzle-solved-later = También gana, aunque una jugada más tarde: { $effects }.
club-puzzle-wrong = Eso es legal ({ $effects }), pero no fuerza la victoria. Inténtalo de nuevo:
club-puzzle-goes-on = Desde aquí ganas en { $turns } jugadas como mucho, contando esta.
club-puzzle-others = { $others ->
    [one] Otra jugada gana igual de rápido.
   *[other] Otras { $others } jugadas ganan igual de rápido.
}
club-puzzle-rating = Tu rating en problemas de { $title }: { $rating } ({ $change }).
club-puzzle-streak = Has resuelto problemas { $days } días seguidos.
club-puzzle-left = Has dejado el problema. { COMMAND("puzzle") } te da otro, o este otra vez.
club-puzzle-none = No tienes delante ningún problema con este número. { COMMAND("puzzle") } te da uno.
club-puzzle-no-more = Ya has tenido todos mis problemas de { $title }. Elige otro juego, como { COMMAND("puzzle sfirs") }.
club-puzzle-daily = El problema del día: { $title } ({ $variant }).
club-puzzle-daily-how = { COMMAND("puzzle daily") } te deja resolverlo en privado. Por favor, no digas aquí la respuesta hasta mañana.
club-puzzle-yesterday = { $player } fue la primera persona en resolver el último problema. { $count ->
    [one] Nadie más lo resolvió.
    [2] Lo resolvió también otra persona.
   *[other] Lo resolvieron { $count } personas en total.
}
club-puzzle-yesterday-some = { $count ->
    [one] Una persona resolvió el último problema.
   *[other] { $count } personas resolvieron el último problema.
}
club-puzzle-yesterday-nobody = Nadie resolvió el último problema.
club-puzzle-no-daily = Este lugar no tiene problema del día. { COMMAND("puzzle") } te da uno a solas; la administración lo activa con { COMMAND("settings place puzzle-daily 9") }.
club-puzzle-daily-done = Ya has respondido al problema de hoy. { COMMAND("puzzle") } te da otro.
club-puzzle-daily-public = Aquí lo podría leer más gente, así que no cuenta. Responde al problema del día en un chat directo conmigo o con los botones que tiene debajo.
club-puzzle-daily-place = Dilo en el lugar que debe recibir el problema, como { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Pista
club-button-solution = Solución
club-button-solve = Resolverlo
club-button-next-puzzle = Siguiente problema
club-setting-puzzle-daily = la hora del día a la que este lugar recibe un problema, en su zona horaria
club-setting-puzzles = si las partidas puntuables terminadas pueden servir de problemas a más gente de la comunidad, sin nombres

# Ejercicios con los errores propios

command-mistakes = Te deja encontrar en privado jugadas mejores donde fallaste en partidas pasadas
command-param-mistake-what = Una pista, la solución, o «quitar» para dejar el ejercicio
club-mistake = Tu partida { $id }, { $title }:
club-mistake-of = Tu error, { $title }:
club-mistake-task = Con { $player } jugaste aquí { $played }. Te costó un { $cost } %: de { $before } % a { $after } %. Encuentra algo mejor.
club-mistake-best = Esa es la mejor jugada que conozco aquí: { $effects }.
club-mistake-again = Esa es la jugada que hiciste entonces ({ $effects }). Encuentra algo mejor:
club-mistake-looking = { $effects }. Estoy mirando si es buena.
club-mistake-good = { $actions } mantiene tus opciones: { $after } %. La mejor jugada que conozco tiene un { $best } %.
club-mistake-not-good = { $actions } te deja en un { $after } %. La mejor jugada que conozco tiene un { $best } %.
club-mistake-back = Este ejercicio vuelve { $at }.
club-mistake-known = Este lo has resuelto tantas veces que ya no volverá.
club-mistake-left = Has dejado el ejercicio. { COMMAND("mistakes") } sigue con él.
club-mistake-which = No tienes delante ningún ejercicio con este número. { COMMAND("mistakes") } te da el siguiente.
club-mistakes-looking = Estoy repasando { $id } en busca de tus errores. Puede llevarme unos segundos por jugada.
club-mistakes-found = { $count ->
    [one] He encontrado en { $id } una jugada de la que puedes aprender. { COMMAND("mistakes") } te la muestra.
   *[other] He encontrado en { $id } { $count } jugadas de las que puedes aprender. { COMMAND("mistakes") } te las muestra una a una.
}
club-mistakes-found-none = Ninguna jugada tuya en { $id } cedió mucho. { COMMAND("mistakes") } repasa la partida anterior.
club-mistakes-later = Ahora no tienes nada que repetir, y ya he repasado todas tus partidas. Tu próximo ejercicio llega { $at }.
club-mistakes-none = No tienes ninguna partida que no haya repasado. Vuelve después de la próxima.
club-button-mistakes = Aprender de errores
club-button-earlier-game = La partida anterior
club-button-next-mistake = Siguiente ejercicio
club-button-try-again = Otra vez

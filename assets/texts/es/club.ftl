# Lo que dicen todas las partes del club.

club-title = { $title }
club-title-tournament = «{ $name }» ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
club-rated = puntuable
club-unrated = no puntuable
club-all-games = todos los juegos
club-and-more = y { $count } más
club-headline = { $id } { $game }: { $one } contra { $two }, { $plies ->
    [one] 1 acción
   *[other] { $plies } acciones
}

# Botones

club-button-accept = Aceptar
club-button-decline = Rechazar
club-button-rules = Reglas
club-button-resign = Abandonar
club-button-resign-asks = Abandonar…
club-button-draw = Proponer recuento
club-button-confirm = Sí, hazlo
club-button-end = Terminar la jugada
club-button-undo = Deshacer
club-button-play = Jugarlo
club-button-rematch = Revancha
club-button-replay = Reproducir
club-button-record = Registro
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Negativas

club-too-fast = Han sido más de { $limit } peticiones en un minuto. Espera un poco.
club-busy = Tengo demasiado trabajo. Inténtalo de nuevo en un minuto.
club-failed = Algo ha fallado aquí y no ha cambiado nada. Si vuelve a pasar, dale a quien mantiene este bot la referencia { $reference }.
club-no-game = No tienes ninguna partida aquí. Empieza una, como { COMMAND("challenge bob chifoumi") }, o busca una con { COMMAND("games here") }.
club-no-past-game = Aún no has terminado ninguna partida.
club-unknown-game = No encuentro aquí ninguna partida { $id }. { COMMAND("games") } muestra las tuyas.
club-not-accepted = { $id } es un reto que nadie ha aceptado todavía.
club-no-such-end = Ninguna partida termina así.
club-no-such-game = Ya no puedes jugar a este juego aquí.
club-aside = { $id } está apartada porque su registro está dañado. Quien mantiene este bot tiene que revisarla.
club-aside-now = El registro de { $id } está dañado, así que he apartado la partida y he avisado a quien mantiene este bot.
club-not-a-player = Solo quienes juegan { $id } pueden hacer eso. { COMMAND("help try") } explica cómo probar jugadas sin jugarlas.
club-past-board = Ese tablero ya no está al día: { $id } ha seguido adelante.
club-is-over = { $id } ha terminado. { $how } { COMMAND("rematch") } ofrece otra partida.
club-not-over-yet = { $id } aún no ha terminado. Pide la revancha cuando termine.
club-record-page = Abre el archivo en un navegador: tiene todos los tableros y funciona sin mí.
club-nothing-played = Nadie ha jugado nada en { $id } todavía.
club-person-unknown = No conozco aquí a nadie que se llame «{ $name }». Menciona a esa persona o escribe el nombre completo de su cuenta.
club-person-ambiguous = Aquí hay varias personas que se llaman { $name }. Menciona a la que quieres decir.

# Lo que queda de las partidas: notas, y partidas que se siguen jugando.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-story = Cuenta cómo dio un vuelco una partida pasada, en dos frases y una imagen animada
command-note = Anota algo sobre una partida, solo para ti
command-play-on = Sigue desde una posición de una partida pasada, con la máquina o alguien; no puntuable
command-yearbook = Muestra el año de esta comunidad: primeros puestos, partida más larga, mejores victorias
command-param-yearbook-year = El año, como 2026
command-param-yearbook-season = Una temporada suya, como 2026-4
command-param-note = Tu nota, de 1000 caracteres como mucho, o «clear» para borrarla
command-param-play-on-turn = Tras qué jugada, contando desde 1
command-param-play-on-with = Tu rival; sin nadie, la máquina
command-param-play-on-side = El bando que quieres: primero o segundo

# Notas

club-note = Tu nota: { $text }
club-note-kept = He guardado tu nota sobre { $id }. Solo tú puedes verla; { COMMAND("note", $id) } la muestra.
club-note-replaced = He sustituido tu nota sobre { $id }. { COMMAND("note", $id) } la muestra.
club-note-cleared = He borrado tu nota sobre { $id }.
club-note-none = No tienes ninguna nota sobre { $id }. { COMMAND("note", $id, "…") } guarda una, solo para ti.
club-note-long = Tu nota tiene { $length } caracteres, y una nota puede tener { $limit }. Acórtala.
club-note-many = Tienes notas sobre { $limit } partidas, y no puedo guardar más. Borra una primero, como { COMMAND("note #12 clear") }.
club-note-public = Aquí lo podría leer más gente, así que no he hecho nada. { $platform ->
    [console] Escribe «/dm» y dilo otra vez ahí; «/room» te trae de vuelta.
    [discord] Usa { COMMAND("note") } del menú, o dilo en un mensaje directo a mí.
   *[other] Dilo en un chat directo conmigo.
  }

# Seguir jugando

club-play-on-from = Empieza desde la posición tras la jugada { $turn } de { $id }; juega { $color }.
club-play-on-live = { $id } no ha terminado, así que aún no puedes seguir jugando desde ella. { COMMAND("board", $id) } la muestra.
club-play-on-over = La partida ya ha terminado tras la jugada { $turn }. Nombra una anterior, como { $example }.
club-play-on-given = Como en { $id } se dieron de ventaja las primeras jugadas, ninguna partida puede empezar desde la posición tras la jugada { $turn }. Elige una jugada posterior.
club-begins-from = Empieza desde la posición del tablero.
club-board-begins = juega { $color }
club-button-play-on = Seguir desde aquí

# Crónicas

club-setting-story = si cuento por mi cuenta la crónica de cada partida cuando termina
club-button-story = La crónica
club-story-turned = { $player } dio la vuelta a la partida en la jugada { $number } { $passed ->
    [yes] al pasar
   *[no] con { $played }: { $effects }
  }. Hasta entonces, { $other } estaba en un { $before } %.
club-story-gave = { $player } regaló la partida en la jugada { $number } { $passed ->
    [yes] al pasar
   *[no] con { $played }: { $effects }
  }. Hasta entonces estaba en un { $before } %.
club-story-let-back = { $player } dejó que { $other } volviera a la partida en la jugada { $number } { $passed ->
    [yes] al pasar
   *[no] con { $played }: { $effects }
  }. Hasta entonces, { $player } estaba en un { $before } %.
club-story-led = { $player } fue por delante o en igualdad todo el tiempo, nunca por debajo del { $least } %.
club-story-gradual = Ninguna jugada decidió por sí sola la partida: { $player } subió del { $least } % al { $last } % poco a poco.
club-story-despite = El tablero no decidió la partida: al final, { $other } estaba en un { $others } %.
club-story-level = La partida estuvo igualada: ningún bando pasó nunca del { $most } %.

# El anuario

club-yearbook = El anuario de esta comunidad, { $time }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $players } personas.
club-yearbook-none = Aquí nadie terminó ninguna partida en { $time }. Nombra otro año o temporada, como { COMMAND("yearbook 2026") } o { COMMAND("yearbook 2026-4") }.
club-yearbook-when = Eso no es un año. Escribe uno como { COMMAND("yearbook 2026") }, o una temporada como { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = Un anuario pertenece a una comunidad. Di { COMMAND("yearbook") } en una de sus salas.
club-yearbook-champion = Primer puesto de { $season }, { $game }: { $name } ({ $rating }).
club-yearbook-longest = La partida más larga: { $id } { $game }, { $one } contra { $two }, con { $actions } acciones.
club-yearbook-upset = La victoria más osada: en { $id } { $game }, { $name } venció a { $other }, que tenía { $points } puntos más de rating.
club-yearbook-swing = La remontada más osada: en { $id } { $game }, { $name } estaba en un { $percent } % en la jugada { $turn } y aun así venció a { $other }.
club-yearbook-best = { $name }: { $id } { $game }, victoria sobre { $other } ({ $rating }).
club-yearbook-best-unrated = { $name }: { $id } { $game }, victoria sobre { $other }.
club-yearbook-file = El archivo muestra la mejor victoria de cada persona con su tablero. Se abre en cualquier navegador, también en el teléfono.
club-yearbook-head-champions = Primeros puestos
club-yearbook-head-games = Partidas para recordar
club-yearbook-head-best = La mejor victoria de cada persona

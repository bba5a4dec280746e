# Lo que se ve, en palabras: descripciones de imágenes, posiciones para lectores de pantalla, leyendas.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $piece } { $piece-g ->
    [f] { $color-f }
    [m] { $color-m }
   *[other] ({ $color })
}
scene-piece-active = { $piece } { $piece-g ->
    [f] { $color-f } activa
    [m] { $color-m } activo
   *[other] ({ $color }), activa
}
scene-piece-inactive = { $piece } { $piece-g ->
    [f] { $color-f } inactiva
    [m] { $color-m } inactivo
   *[other] ({ $color }), inactiva
}
scene-piece-waiting = { $piece } { $piece-g ->
    [f] { $color-f }
    [m] { $color-m }
   *[other] ({ $color })
} en espera
scene-on = { $above } sobre { $below }
scene-piece-on = { $piece } en { $at }
scene-many = { $count ->
    [one] { $count } { $piece-s ->
        [pieza] pieza
       *[other] { $piece }
    }
   *[other] { $count } { $piece-p }
}

scene-nothing-played = Todavía no se ha jugado nada.
scene-turn = { $player } jugó { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before }; { $part }
scene-told = { $player }: { $effects }.
scene-move = { $piece } de { $from } a { $to }
scene-entry = { $piece } a { $to }
scene-entries = { $piece } a { $places }
scene-way = { $from }, luego { $to }
scene-covered = { $way }, sobre { $pieces }
scene-captured = captura { $pieces }
scene-itself-lost = se pierde { $piece }
scene-uncovers = descubre { $pieces }
scene-became = { $places } { $count ->
    [one] pasa
   *[other] pasan
} a { $color }
scene-revived = { $count ->
    [one] se activa
   *[other] se activan
} { $places }
scene-deactivated = { $count ->
    [one] se desactiva
   *[other] se desactivan
} { $places }
scene-shifted = { $piece } de { $from } a { $to }
scene-swapped = se queda con la piedra y desde ahora juega con { $color }, contra { $other }
scene-passed = pasa
scene-ended = termina la jugada
scene-and-more = y { $count } más

scene-to-move = Juega { $player }.
scene-goes-on = { $player } sigue con la misma jugada.
scene-won = Gana { $player } { $reason }.
scene-drawn = La partida termina en tablas { $reason }.
scene-no-result = La partida queda sin resultado: { $reason }.
scene-score = Marcador: { $one } { $first }, { $two } { $second }.
scene-lost = { $player } ha perdido { $count ->
    [one] una pieza
   *[other] { $count } piezas
}.
scene-hand = { $player } tiene en mano { $pieces }.
scene-territory = { $player } tiene { $count ->
    [one] un punto
   *[other] { $count } puntos
} de territorio: { $places }.

scene-seats = { $one } está en la parte de abajo del tablero; { $two }, en la de arriba.
scene-rows-how = De { COMMAND("row", $first) } a { COMMAND("row", $last) } te digo qué hay en cada fila.
scene-row = Fila { $row }: { $places }.
scene-file = Columna { $file }: { $places }.
scene-line = Línea de { $from } a { $to }: { $places }.
scene-line-crossings = Línea de cruces de { $from } a { $to }: { $places }.
scene-group = { $piece }: { $places }.
scene-stacks = Pilas, desde arriba: { $stacks }.
scene-nowhere = nada
scene-board-empty = El tablero está vacío.
scene-as-at-start = Todas las piezas están donde empiezan.
scene-unlike-start = Como al principio, salvo: { $places }.
scene-listed = { $places }
scene-empty-too = libre: { $places }
scene-at = { $at }: { $what }.
scene-at-stack = { $at }: { $what }; la mueve { $color }.
scene-at-empty = { $at }: libre.
scene-at-crossing = { $at }: cruce libre.
scene-at-ground = { $at }: libre, { $ground }.
scene-around = Alrededor de { $at }: { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = borde
scene-crossing = cruce { $place }
scene-above = arriba
scene-above-right = arriba a la derecha
scene-right = a la derecha
scene-below-right = abajo a la derecha
scene-below = abajo
scene-below-left = abajo a la izquierda
scene-left = a la izquierda
scene-above-left = arriba a la izquierda
scene-place = { $at } { $what }
scene-empty = { $at } libre
scene-empty-run = de { $from } a { $to } libre
scene-run = de { $from } a { $to }
scene-ground-start = en la zona inicial
scene-ground-edge = en el borde exterior
scene-ground-center = el centro
scene-ground-base = base de { $player }

scene-threat-captured = Se puede capturar: { $what }; con { $by }.
scene-threat-covered = Se puede cubrir: { $what }; con { $by }.
scene-threat-deactivated = Se puede desactivar: { $what }; con { $by }.
scene-threat-flipped = Se puede voltear: { $what }; con { $by }.
scene-threat-base = Se puede alcanzar: { $what }; con { $by }.
scene-threat-cell = { $at }, una base
scene-threat-stack = pila ({ $pieces })
scene-threat-piece = pieza
scene-threat-yours = tu { $piece }
scene-threat-theirs = { $piece } de { $color }
scene-threat-nobodys = { $piece }
scene-threat-with = { $piece } ({ $actions })
scene-threat-placing = { $color } en { $at } voltearía { $count ->
    [one] { $places }
   *[other] { $count } piedras: { $places }
}.
scene-threat-wins = { $color } gana al instante con { $actions }.
scene-threats-end = Nada más en una sola jugada.
scene-threats-more = { $count ->
    [one] Otra colocación más voltearía piedras, pero no más que estas.
   *[other] Otras { $count } colocaciones voltearían piedras, pero no más que estas.
}
scene-threats-none = { $opponent } no puede dañar a { $color } en una sola jugada.
scene-threats-cut = No lo he mirado todo: la jugada puede seguir de demasiadas maneras.

scene-ways = { $from } { $ways }
scene-ways-or = { $before }, o { $way }
scene-ways-to = a { $places }
scene-ways-onto = sobre { $places }
scene-ways-capture = captura en { $places }
scene-ways-capture-own = captura propia en { $places }
scene-ways-drop = { $piece } en { $places }
scene-ways-revive = reactivar { $places }
scene-ways-place = en { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = captura { $pieces }
scene-ways-covers = cubre { $pieces }
scene-ways-lost = se pierde
scene-ways-turns = voltea { $places } a { $color }
scene-ways-deactivates = desactiva { $places }
scene-ways-rests = queda inactiva
scene-ways-wins = gana
scene-ways-loses = pierde
scene-ways-draws = tablas

scene-legend-start = { $sign } zona inicial
scene-legend-edge = { $sign } borde exterior
scene-legend-center = { $sign } centro
scene-legend-base = { $sign } { $base }
scene-board-last = Última jugada: { $player }, { $actions }.
scene-legend-stack = las pilas se escriben de abajo arriba
scene-legend-piece = { $sign } { $piece }

# Curvas

scene-curve = { $one } podía esperar un { $first } % de los puntos contra { $two } al principio y un { $last } % al final. Entre ambos momentos, como mínimo un { $least } % y como máximo un { $most } %.
scene-curve-steepest = La jugada { $turn } fue la que más lo cambió, de un { $before } % a un { $after } %.

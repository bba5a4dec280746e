# Was zu sehen ist, in Worten: Bildbeschreibung, ganze Stellung zum Vorlesen, Legende des Textbretts.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $piece-gender ->
    [m] { $color-m }
    [f] { $color-f }
    [p] { $color-p }
   *[n] { $color-n }
} { $piece }
    .gender = { $piece-gender }
scene-piece-active = { $piece-gender ->
    [m] aktiver { $color-m }
    [f] aktive { $color-f }
    [p] aktive { $color-p }
   *[n] aktives { $color-n }
} { $piece }
    .gender = { $piece-gender }
scene-piece-inactive = { $piece-gender ->
    [m] inaktiver { $color-m }
    [f] inaktive { $color-f }
    [p] inaktive { $color-p }
   *[n] inaktives { $color-n }
} { $piece }
    .gender = { $piece-gender }
scene-piece-waiting = { $piece-gender ->
    [m] wartender { $color-m }
    [f] wartende { $color-f }
    [p] wartende { $color-p }
   *[n] wartendes { $color-n }
} { $piece }
    .gender = { $piece-gender }
scene-on = { $above }, darunter { $below }
scene-piece-on = { $piece } auf { $at }
scene-many = { $count } { $piece }

scene-nothing-played = Noch nichts gespielt.
scene-turn = { $player } spielte { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before }; { $part }
scene-told = { $player }: { $effects }.
scene-move = { $piece } von { $from } nach { $to }
scene-entry = { $piece } nach { $to }
scene-entries = { $piece } nach { $places }
scene-way = { $from }, dann { $to }
scene-covered = { $way }, zugedeckt: { $pieces }
scene-captured = geschlagen: { $pieces }
scene-itself-lost = verloren: { $piece }
scene-uncovers = aufgedeckt: { $pieces }
scene-became = { $places } { $count ->
    [one] wird
   *[other] werden
} { $color-pred }
scene-revived = { $places } { $count ->
    [one] wird
   *[other] werden
} aktiv
scene-deactivated = { $places } { $count ->
    [one] wird
   *[other] werden
} inaktiv
scene-shifted = { $piece } von { $from } nach { $to }
scene-swapped = übernimmt den Stein und spielt von jetzt an { $color }, gegen { $other }
scene-passed = passt
scene-ended = beendet den Zug
scene-and-more = und { $count } weitere

scene-to-move = { $player } ist am Zug.
scene-goes-on = { $player } setzt denselben Zug fort.
scene-won = { $player } gewinnt { $reason }.
scene-drawn = Die Partie endet remis { $reason }.
scene-no-result = Die Partie hat kein Ergebnis: { $reason }.
scene-score = Punktestand: { $one } { $first }, { $two } { $second }.
scene-lost = { $player } hat { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} verloren.
scene-hand = { $player } hat in der Hand: { $pieces }.
scene-territory = Gebiet von { $player }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}: { $places }.

scene-seats = { $one } sitzt unten am Brett, { $two } oben.
scene-rows-how = { COMMAND("row", $first) } bis { COMMAND("row", $last) } sagen, was auf jeder Reihe steht.
scene-row = Reihe { $row }: { $places }.
scene-file = Spalte { $file }: { $places }.
scene-line = Linie { $from } bis { $to }: { $places }.
scene-line-crossings = Kreuzungslinie { $from } bis { $to }: { $places }.
scene-group = { $piece }: { $places }.
scene-stacks = Stapel, von oben: { $stacks }.
scene-nowhere = nichts
scene-board-empty = Das Brett ist leer.
scene-as-at-start = Alle Figuren stehen wie am Anfang.
scene-unlike-start = Wie am Anfang, außer: { $places }.
scene-listed = { $places }
scene-empty-too = leer { $places }
scene-at = { $at }: { $what }.
scene-at-stack = { $at }: { $what }; { $color } darf damit ziehen.
scene-at-empty = { $at }: leer.
scene-at-crossing = { $at }: leere Kreuzung.
scene-at-ground = { $at }: leer, { $ground }.
scene-around = Rund um { $at }: { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = Rand
scene-crossing = Kreuzung { $place }
scene-above = oben
scene-above-right = oben rechts
scene-right = rechts
scene-below-right = unten rechts
scene-below = unten
scene-below-left = unten links
scene-left = links
scene-above-left = oben links
scene-place = { $at } { $what }
scene-empty = { $at } leer
scene-empty-run = { $from } bis { $to } leer
scene-run = { $from } bis { $to }
scene-ground-start = im Startbereich
scene-ground-edge = auf dem Außenrand
scene-ground-center = die Mitte
scene-ground-base = Basis von { $player }

scene-threat-captured = Kann geschlagen werden: { $what }; durch: { $by }.
scene-threat-covered = Kann zugedeckt werden: { $what }; durch: { $by }.
scene-threat-deactivated = Kann inaktiv gemacht werden: { $what }; durch: { $by }.
scene-threat-flipped = Kann umgedreht werden: { $what }; durch: { $by }.
scene-threat-base = Kann erreicht werden: { $what }; durch: { $by }.
scene-threat-cell = { $at }, eine Basis
scene-threat-stack = Stapel ({ $pieces })
    .gender = m
scene-threat-piece = Figur
    .gender = f
scene-threat-yours = { $piece-gender ->
    [m] dein
    [n] dein
   *[f] deine
} { $piece }
scene-threat-theirs = { $piece } von { $color }
scene-threat-nobodys = { $piece }
scene-threat-with = { $piece } mit { $actions }
scene-threat-placing = { $color } auf { $at } würde { $count ->
    [one] { $places }
   *[other] { $count } Steine
} umdrehen{ $count ->
    [one] { "" }
   *[other] : { $places }
}.
scene-threat-wins = { $color } gewinnt sofort mit { $actions }.
scene-threats-end = Sonst nichts in einem Zug.
scene-threats-more = { $count ->
    [one] Ein Stein auf einem weiteren Schnittpunkt würde auch umdrehen, aber nicht mehr als diese.
   *[other] Steine auf { $count } weiteren Schnittpunkten würden auch umdrehen, aber nicht mehr als diese.
}
scene-threats-none = { $opponent } kann { $color } in einem Zug nichts anhaben.
scene-threats-cut = Ich habe nicht alles geprüft: Der Zug kann auf zu viele Arten weitergehen.

# Was gespielt werden darf, nach Figuren, und was es außerdem bewirkt.
scene-ways = { $from } { $ways }
scene-ways-or = { $before }, oder { $way }
scene-ways-to = nach { $places }
scene-ways-onto = auf { $places }
scene-ways-capture = schlägt { $places }
scene-ways-capture-own = schlägt eigene Figur auf { $places }
scene-ways-drop = { $piece } auf { $places }
scene-ways-revive = reaktiviere { $places }
scene-ways-place = auf { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = schlägt { $pieces }
scene-ways-covers = deckt zu: { $pieces }
scene-ways-lost = geht verloren
scene-ways-turns = färbt { $places } { $color-pred }
scene-ways-deactivates = macht { $places } inaktiv
scene-ways-rests = endet inaktiv
scene-ways-wins = gewinnt
scene-ways-loses = verliert
scene-ways-draws = remis

scene-legend-start = { $sign } Startbereich
scene-legend-edge = { $sign } Außenrand
scene-legend-center = { $sign } Mitte
scene-legend-base = { $sign } { $base }
scene-board-last = Letzter Zug: { $player }, { $actions }.
scene-legend-stack = Stapel stehen von unten nach oben
scene-legend-piece = { $sign } { $piece }

# Kurven

scene-curve = { $one } konnte gegen { $two } zu Beginn { $first } % der Punkte erwarten und am Ende { $last } %. Dazwischen waren es mindestens { $least } % und höchstens { $most } %.
scene-curve-steepest = Zug { $turn } änderte das am meisten, von { $before } % auf { $after } %.

# Sia Doble. Ablehnungen stehen hinter der Aktion, um die es geht; manche auch in Klammern, wenn ein Marker keinen Weg hat.

sia-doble-brief = Marker queren Linien, die Bojen öffnen und schließen; zwei müssen ans andere Ende

sia-doble-by-goal = mit zwei Markern auf der gegnerischen Grundreihe
sia-doble-by-blocked = durch beidseitige Blockade

sia-doble-piece-marker = Marker
    .gender = { $count ->
    [one] m
   *[other] p
}
sia-doble-piece-buoy = { $count ->
    [one] Boje
   *[other] Bojen
}
    .gender = { $count ->
    [one] f
   *[other] p
}

sia-doble-playable = du kannst { $moves } spielen
sia-doble-pass = du kannst nicht passen, solange du etwas tun kannst
sia-doble-plus = „+“ bedeutet in diesem Spiel nichts: du stapelst nichts und holst nichts zurück

sia-doble-too-few = { $missing ->
    [one] setz noch eine Boje
   *[other] setz noch { $missing } Bojen
  }, bevor du deinen Zug beendest
sia-doble-place-first = Marker können nicht ziehen, bevor alle Bojen gesetzt sind; setz eine, etwa { COMMAND("@q2") }
sia-doble-letter = Bojen sind alle gleich, also schreib keinen Buchstaben wie „{ $letter }“ vor das „@“
sia-doble-not-a-crossing = { $at } ist ein Feld; Bojen stehen auf Kreuzungen, p1 bis u6
sia-doble-corner = { $at } ist eine Ecke des Bretts, wo keine Boje stehen darf
sia-doble-other-half = { $at } liegt nicht in deiner Hälfte; setz deine Bojen auf die Linien { $first } bis { $last }
sia-doble-buoy-there = auf { $at } steht schon eine Boje

sia-doble-all-placed = alle Bojen sind gesetzt, und jetzt ziehen nur Marker; zieh einen, etwa { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } ist eine Kreuzung, und eine Boje bewegt sich nur, wenn ein Marker ihre Linie quert; nenn das Feld des Markers und sein Ziel
sia-doble-not-a-square = { $at } ist eine Kreuzung; Marker stehen auf Feldern, a1 bis e5
sia-doble-not-beside = ein Marker zieht ein Feld weit, nach oben, unten, links oder rechts; von { $from } aus ist das { $beside }
sia-doble-occupied = auf { $at } steht ein Marker
sia-doble-no-buoy = auf genau einer von { $one } und { $other } muss eine Boje stehen, und auf keiner steht eine
sia-doble-two-buoys = auf genau einer von { $one } und { $other } muss eine Boje stehen, und auf beiden steht eine
sia-doble-take-back = deine letzte Bewegung kannst du nicht gleich im nächsten Zug zurücknehmen
sia-doble-sign = nichts wird geschlagen oder gestapelt, also schreib { $action } ohne „{ $sign }“
sia-doble-stuck = der Marker auf { $at } kann nicht ziehen: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = die Phase ist „place“ oder „play“, nicht „{ $found }“
sia-doble-position-markers = { $color } hat 3 Marker; hier sind { $found }
sia-doble-position-after-goal = die Partie ist schon vorher vorbei: sie endet, sobald zwei Marker einer Seite auf der gegnerischen Grundreihe stehen
sia-doble-position-moved = bis alle Bojen gesetzt sind, stehen die Marker auf b1, c1, d1 und b5, c5, d5
sia-doble-position-crossing = „{ $found }“ ist keine Kreuzung; Kreuzungen sind p1 bis u6
sia-doble-position-order = { $at } steht nicht in der Reihenfolge; nenn Bojen nach Buchstabe, dann Zahl, jede einmal
sia-doble-position-buoys = wenn Marker ziehen, stehen { $least } bis { $most } Bojen auf dem Brett; hier sind { $found }
sia-doble-position-buoys-red = Rot hat hier { $least } bis { $most } Bojen auf den Linien 1 bis 3, nicht { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Schwarz hat keine Bojen auf den Linien 4 bis 6, solange Rot setzt, nicht { $found }
   *[other] Schwarz hat hier { $least } bis { $most } Bojen auf den Linien 4 bis 6, nicht { $found }
  }
sia-doble-position-bans = schreib die Bewegungen, die Rot und Schwarz nicht zurücknehmen dürfen, mit „/“ dazwischen, etwa „b2b1/-“; hier steht „{ $found }“
sia-doble-position-ban = „{ $found }“ ist weder eine Bewegung zwischen Nachbarfeldern wie „b2b1“ noch „-“
sia-doble-position-early-ban = bis alle Bojen gesetzt sind, kann niemand etwas zurücknehmen: schreib „-“
sia-doble-position-ban-marker = { $color } kann keine Bewegung von { $from } nach { $to } zurücknehmen: auf { $from } muss ein eigener Marker stehen, und { $to } muss leer sein

sia-doble-at-goal = { $color }: { $count } von 2 Markern auf Reihe { $rank }, der gegnerischen Grundreihe.
sia-doble-open = Offen von { $at }: { $places }.
sia-doble-closed = Von { $at } ist kein Weg offen.
sia-doble-ways = Offene Wege an { $at }: { $ways }.
sia-doble-way = { $one } nach { $other }
sia-doble-no-way = An { $at } ist kein Weg offen.
sia-doble-banned = { $color } darf nicht zurücknehmen: { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Bojen gesetzt: { $placed }, von höchstens 7; { COMMAND("end") } schließt ab.
   *[other] Bojen gesetzt: { $placed }, von höchstens 7; noch { $missing } bis { COMMAND("end") }.
  }

# Die Lektion. Jede Seite steht neben einem Bild, muss aber auch ohne es klar sein.
sia-doble-lesson-aim = Bring zwei deiner drei Marker auf die gegnerische Grundreihe, die Reihe, in der die gegnerischen beginnen. Das Brett hat fünf mal fünf Felder, a1 bis e5, und Marker stehen auf Feldern. Die roten beginnen auf b1, c1 und d1, die schwarzen auf b5, c5 und d5. Bojen stehen auf Kreuzungen, den Ecken der Felder, p1 bis u6. Das Feld b2 etwa hat die Ecken q2, r2, q3 und r3. Geschlagen wird nie.
sia-doble-lesson-placing = Zuerst setzen beide Bojen. Rot beginnt und setzt fünf bis sieben in einem Zug, auf Kreuzungen der Linien 1 bis 3, aber nie in eine Ecke des Bretts. { COMMAND("end") } schließt ab; nach der siebten endet der Zug von selbst. Dann tut Schwarz dasselbe auf den Linien 4 bis 6, und Rot zieht zuerst. Bojen auf dem Brett gehören niemandem. Hier hat Rot fünf gesetzt und darf den Zug beenden.
sia-doble-lesson-crossing = Ein Marker zieht auf ein leeres Feld über, unter, links oder rechts von ihm. Zwischen beiden Feldern ist eine Linie, und an genau einem ihrer Enden muss eine Boje stehen. Hier läuft die Linie zwischen b1 und b2 von q2 nach r2. Auf q2 steht eine Boje, auf r2 keine, also geht b1-b2. Die Linie zwischen b1 und c1 läuft von r1 nach r2. Beide sind leer, also geht b1-c1 nicht. Mit Bojen an beiden Enden ginge es auch nicht.
sia-doble-lesson-buoy = Der Marker nimmt die Boje ans andere Ende der Linie mit: Nach b1-b2 steht sie auf r2 statt q2. Das ändert, was daneben möglich ist, für dich und die Gegenseite. Hier stehen auf r2 und s2 jetzt Bojen, also ist die Linie zwischen c1 und c2 zu. Schau vor dem Ziehen, welche Wege du öffnest und schließt. Bojen auf jeder zweiten Kreuzung halten Wege offen; nebeneinander schließen sie sie.
sia-doble-lesson-back = Du gewinnst sofort, wenn zwei deiner Marker auf der gegnerischen Grundreihe stehen. Hier zog Rot von a4 nach a5, und ein anderer roter Marker ist auf b5. Deine letzte Bewegung kannst du nicht gleich im nächsten Zug zurücknehmen, b1-b2 etwa durch b2-b1; später schon. Kannst du nicht ziehen, setzt du aus. Kann es niemand, ist die Partie remis, ebenso, wenn dieselbe Stellung zum dritten Mal auftritt.
sia-doble-lesson-typing = Tippe { COMMAND("@q2") }, um eine Boje zu setzen, oder alle auf einmal: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Dann zieht { COMMAND("b1-b2") } einen Marker. Siehst du Menüs, wähle den Marker, dann sein Feld. Diese fünf Bojen sind ein guter Anfang für Rot, @q5 @s5 @u5 @r4 @t4 für Schwarz: Der Marker, den du zuerst ziehst, gleich welcher, kann dann zwei Felder vorrücken.

# Die Aufgaben einer geführten ersten Partie.
sia-doble-exercise-placing = Du bist Rot. Setz fünf bis sieben Bojen auf Kreuzungen der Linien 1 bis 3, aber nicht in die Ecken p1 und u1. Tippe sie einzeln, etwa { COMMAND("@q2") }, oder alle in einer Zeile. Dann tippe { COMMAND("end") }.
sia-doble-exercise-moving = Du bist Rot, und alle Bojen sind gesetzt. Zieh einen Marker ein Feld weit: An genau einem Ende der Linie, die er quert, muss eine Boje stehen.
sia-doble-exercise-skip = Du bist Rot. Schwarz kann kaum noch ziehen. Spiel einen Zug, der Schwarz keinen Weg öffnet: Dann setzt Schwarz aus, und du bist wieder am Zug.
sia-doble-exercise-win = Du bist Rot. Dein Marker auf b5 steht schon auf der schwarzen Grundreihe. Bring einen zweiten dorthin, und du gewinnst.
sia-doble-exercise-fight = Jetzt spiel gegen mich, auf niedrigster Stufe, Zug um Zug. Du bist Rot. Bring zwei deiner Marker auf Reihe 5, bevor Schwarz zwei auf Reihe 1 bringt.

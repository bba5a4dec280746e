# Chifoumi: Namen der Figuren, Ablehnungen, und was an einer Stellung falsch sein kann.

chifoumi-brief = Stein, Papier, Schere und Brunnen schlagen einander; wer am Ende mehr Figuren hat, gewinnt

chifoumi-by-count = nach Figurenzahl

chifoumi-piece-paper = { $count ->
    [one] Papier
   *[other] Papiere
}
    .gender = { $count ->
    [one] n
   *[other] p
}
chifoumi-piece-rock = { $count ->
    [one] Stein
   *[other] Steine
}
    .gender = { $count ->
    [one] m
   *[other] p
}
chifoumi-piece-scissors = { $count ->
    [one] Schere
   *[other] Scheren
}
    .gender = { $count ->
    [one] f
   *[other] p
}
chifoumi-piece-well = Brunnen
    .gender = { $count ->
    [one] m
   *[other] p
}

chifoumi-legal = das kannst du spielen
chifoumi-no-pass = du kannst nicht passen, solange du etwas tun kannst
chifoumi-end-not-pass = du kannst jetzt nicht passen; tippe { COMMAND("end") }, um hier aufzuhören und deinen Zug zu beenden

chifoumi-placing = keine Figur zieht, bevor alle sechzehn gesetzt sind; setz eine, etwa { COMMAND($example) }
chifoumi-place-center = auf die Mitte, { $at }, kannst du nichts setzen, bis alle Figuren auf dem Brett sind
chifoumi-place-held = auf { $at } steht eine gegnerische Figur; setz deine auf ein leeres Feld oder auf eigene Figuren
chifoumi-place-adjacent = { $at } liegt neben { $next }, und dort steht die Gegenseite; neben gegnerische Figuren kannst du nichts setzen
chifoumi-which-piece = welche Figur? schreib ihren Buchstaben vor das Feld, etwa { COMMAND($example) }
chifoumi-no-such-piece = „{ $letter }“ ist keine Figur; die Figuren sind R (Stein), P (Papier), S (Schere) und W (Brunnen)
chifoumi-none-in-hand = du hast keine Figur dieser Art ({ $piece }) mehr zu setzen
chifoumi-all-placed = du hast keine Figur in der Hand; zieh eine auf dem Brett, etwa { COMMAND("c2-c3") }

chifoumi-which-stacks = welche Figur soll auf { $to }? schreib zuerst ihr Feld, etwa { COMMAND("c2+c3") }
chifoumi-only-capturer = nur die Figur auf { $on }, die gerade geschlagen hat, darf weiter; spiel mit ihr oder tippe { COMMAND("end") }
chifoumi-stuck = { $piece } auf { $at } kann nicht ziehen: rundherum steht überall die Gegenseite, und schlagbar ist nur { $prey }
chifoumi-where-to = wohin mit { $piece } auf { $at }? schreib es so: { COMMAND($example) }
chifoumi-stays = die Figur auf { $at } kann nicht stehen bleiben; nenn ein Feld daneben
chifoumi-too-far = { $to } liegt nicht neben { $from }; eine Figur zieht ein Feld weit, in jede Richtung
chifoumi-target-empty = { $to } ist leer; um dorthin zu gehen, schreib { COMMAND($walk) }
chifoumi-stack-or-capture = auf { $to } steht eine eigene Figur ({ $target }); { COMMAND($stack) } stapelt darauf, { COMMAND($capture) } schlägt sie
chifoumi-no-capture-but-stack = { $piece } kann { $target } nicht schlagen, nur { $prey }; um auf deine eigene Figur zu stapeln, schreib { COMMAND($stack) }
chifoumi-stack-only = auf { $to } steht deine eigene Figur ({ $target }); zum Stapeln schreib { COMMAND($stack) }
chifoumi-capture-not-stack = du kannst nur auf eigene Figuren stapeln, und { $target } auf { $to } gehört der Gegenseite; um zu schlagen, schreib { COMMAND($capture) }
chifoumi-capture-only = auf { $to } steht eine gegnerische Figur ({ $target }); zum Schlagen schreib { COMMAND($capture) }
chifoumi-not-on-theirs = du kannst nur auf eigene Figuren stapeln, und { $target } auf { $to } gehört der Gegenseite
chifoumi-no-capture = { $piece } kann { $target } auf { $to } nicht schlagen, nur { $prey }

chifoumi-position-too-many = { $color } hat mehr als zwei Figuren der Art { $piece }
chifoumi-position-mixed-stack = im Stapel auf { $at } sind Figuren beider Farben
chifoumi-position-empty = auf dem Brett steht keine Figur
chifoumi-position-no-hand = Figuren in der Hand gibt es nur in der Variante „placement“; hier ist diese Angabe „-“
chifoumi-position-hand-order = nenn die Figuren in der Hand in der Reihenfolge P, R, S, W, erst die von Weiß (groß geschrieben), dann die von Schwarz
chifoumi-position-lost = niemand schlägt, bevor alle Figuren gesetzt sind, aber { $color } fehlt eine Figur: { $piece }
chifoumi-position-hands = gesetzt wird abwechselnd, also hat Schwarz so viele Figuren in der Hand wie Weiß oder eine mehr, nicht { $black } zu { $white }
chifoumi-position-turn = nach der Zahl der Figuren in der Hand ist { $color } am Zug
chifoumi-position-center = die Mitte bleibt leer, bis alle Figuren gesetzt sind
chifoumi-position-adjacent = { $one } und { $two } liegen nebeneinander, aber bis alle Figuren gesetzt sind, können Weiß und Schwarz nicht benachbart sein
chifoumi-position-going-on = „{ $found }“ ist kein Feld; hier steht die Figur, die nach einem Schlag weiterdarf, oder „-“
chifoumi-position-nobody-goes-on = hier darf keine Figur nach einem Schlag weiter, darum muss diese Angabe „-“ sein
chifoumi-position-going-on-piece = wer gerade geschlagen hat, steht allein, aber auf { $at } steht keine einzelne Figur von { $color }
chifoumi-position-nothing-captured = { $piece } auf { $at } kann nicht gerade geschlagen haben: nichts Schlagbares fehlt
chifoumi-position-no-origin = { $piece } auf { $at } kann nirgendwoher gekommen sein: rundherum steht überall die Gegenseite

chifoumi-kinds-left = { $color } hat noch: { $kinds }.

chifoumi-hint-going-on = Nur die Figur auf { $at } darf weiter: schlagen, gehen oder stapeln.

# Die Lektion. Jede Seite steht neben einem Bild, muss aber auch ohne es klar sein.
chifoumi-lesson-aim = Das Brett ist ein Kreuz aus 33 Feldern: Die Reihen 3, 4 und 5 gehen von a bis g, die anderen nur von c bis e. Du hast acht Figuren, je zwei von jeder Art: Stein, Papier, Schere und Brunnen. Weiß beginnt. Eine Figur zieht ein Feld weit, gerade oder schräg, und schlägt die Arten, die sie besiegt. Am Ende zählt jede deiner Figuren einen Punkt, und wer mehr Punkte hat, gewinnt. Die Mitte, d4, ist für die Variante „placement“ markiert, wo nichts auf sie gesetzt werden darf. In „basic“ ist sie ein Feld wie jedes andere.
chifoumi-lesson-beating = Stein schlägt Schere. Schere schlägt Papier. Papier schlägt Stein und Brunnen. Brunnen schlägt Stein und Schere. Keine Art schlägt sich selbst. Ein Schlag wird mit x geschrieben: Hier kann das weiße Papier auf e2 den schwarzen Stein auf e3 schlagen, e2xe3. Auch eine eigene Figur darfst du so schlagen, verlierst aber ihren Punkt.
chifoumi-lesson-stacks = Du darfst auf eigene Figuren gehen, gleich welcher Art. Hier würde c2+b3 den weißen Stein auf die zwei Figuren auf b3 setzen: ein Stapel aus drei. Nur die oberste Figur zieht, und nur sie kann angegriffen werden: Mit einem Stein darauf ist Papier vor der Schere sicher. Wer aber einen Stapel schlägt, nimmt ihn ganz.
chifoumi-lesson-chain = Nach einem Schlag darf dieselbe Figur weiter: wieder schlagen, gehen oder stapeln. Gehen oder Stapeln beendet den Zug. Hier nahm das weiße Papier den Stein auf e3, dann den auf d4, und lief nach c5. Deckung hilft also nicht immer: Die Figur kann weg sein, bevor du sie zurückschlägst. Tippe { COMMAND("end") }, um aufzuhören, oder { COMMAND("undo") }, um die letzte Aktion zurückzunehmen. Passen kannst du nicht, aber du setzt aus, wenn du nichts tun kannst.
chifoumi-lesson-count = Die Partie endet, wenn eine Seite keine Figur mehr hat oder alle Figuren auf dem Brett von einer Art sind; auch, wenn dieselbe Stellung zum dritten Mal auftritt. Figuren in Stapeln zählen mit, als Punkte und als Arten. Schwarz zieht als Zweites und bekommt einen halben Punkt mehr, gewinnt also bei gleich vielen Figuren. Hier hat Weiß die letzte schwarze Figur geschlagen und gewinnt 2 zu ½. Nach je zwei Zügen könnt ihr vereinbaren, aufzuhören und auszuzählen: { COMMAND("draw") } bietet es an und sagt, wer gewänne.
chifoumi-lesson-placement = In der Variante „placement“ ist das Brett anfangs leer, und beide setzen abwechselnd ihre sechzehn Figuren. W@d3 setzt einen Brunnen auf d3; R, P und S sind Stein, Papier, Schere. Nicht erlaubt sind die Mitte, d4, gegnerische Figuren und die Felder neben ihnen. Auf oder neben eigene darfst du setzen. Stehen alle Figuren, zieht Weiß zuerst, und die Mitte ist ein Feld wie jedes andere. In „basic“ stehen alle Figuren von Anfang an.
chifoumi-lesson-typing = Tippe { COMMAND("e2-e3") } zum Ziehen, { COMMAND("c2+c3") } zum Stapeln, { COMMAND("c2xc3") } zum Schlagen, oder einen ganzen Zug: { COMMAND("e2xe3 e3xd4 d4-c5") }. Siehst du Menüs, wähle die Figur, dann ihr Feld. Ein guter erster Zug ist e2-e3: Das Papier kommt nach vorn und könnte von e4 den Brunnen auf f5 schlagen. Sieh dir vor jedem Schritt alle acht Felder ringsum an: Schlägt dich dort etwas?

# Die Aufgaben einer geführten ersten Partie.
chifoumi-exercise-capture = Du bist Weiß. Papier schlägt Stein, Brunnen auch. Schlag den Stein auf e3, mit deinem Papier auf e2 oder deinem Brunnen auf f3.
chifoumi-exercise-chain = Du bist Weiß. Nach einem Schlag darf dieselbe Figur weiter. Schlag zwei Figuren in einem Zug: die Steine auf e3 und d4.
chifoumi-exercise-stack = Du bist Weiß. Setz eine deiner Figuren auf eine andere neben ihr. Schreib es mit Pluszeichen, etwa { COMMAND("c2+b3") }.
chifoumi-exercise-win = Du bist Weiß, mit Papier auf d4 und Schere auf e3. Schwarz hat noch eine Figur, den Brunnen auf e5. Schlag ihn: Die Partie endet, und wer mehr Figuren hat, gewinnt.
chifoumi-exercise-fight = Jetzt spiel gegen mich, auf niedrigster Stufe, Zug um Zug. Du bist Weiß, mit Stein, Papier, Schere und Brunnen; Schwarz hat Stein, Papier und Schere, und nur das schwarze Papier schlägt deinen Brunnen. Gewinne: Schlag die schwarzen Figuren und behalte deine.

# Fursaz. Ablehnungen stehen hinter der Aktion, um die es geht.

fursaz-brief = Steine auf einem Sechseck drehen einander in Kaskaden um; wer am Ende mehr Punkte hat, gewinnt

fursaz-by-score = nach Steinen und Gebiet

fursaz-piece-stone = { $count ->
    [one] Stein
   *[other] Steine
}
    .gender = { $count ->
    [one] m
   *[other] p
}

fursaz-flank = { $one } bis { $two }
fursaz-flanked = { $color } flankiert: { $flanks }.
fursaz-settled = { $color }, entschieden durch die Flanke { $flank }.
fursaz-settled-broken = { $color }, entschieden durch eine Flanke, die nicht mehr steht.
fursaz-settled-itself = { $color }, entschieden durch das eigene Setzen oder letzte Umdrehen.
fursaz-without-effect = Flanke von { $color } ohne Wirkung: { $flanks }.

fursaz-off-board = { $at } liegt nicht auf dem Brett; die Reihe geht von { $first } bis { $last }
fursaz-taken = auf { $at } liegt schon ein { $color-m } Stein; setz deinen auf einen leeren Schnittpunkt
fursaz-color = du spielst { $color }, kannst also keinen Stein der anderen Farbe setzen
fursaz-point = um einen Stein zu setzen, schreib nur seinen Schnittpunkt: { $at }
fursaz-no-step = Steine ziehen nie, also bleibt der auf { $from }; nenn einen leeren Schnittpunkt für einen neuen
fursaz-two-points = Steine ziehen nie, und du setzt nur einen pro Zug; nenn entweder { $from } oder { $to }, sofern leer
fursaz-pass-first = du kannst nicht passen, bevor der erste Stein liegt; setz ihn
fursaz-swap-first = noch gibt es keinen Stein zu übernehmen; tauschen darf die zweite Seite nach dem ersten Stein
fursaz-swap-late = nur die zweite Seite darf tauschen, und nur als Antwort auf den ersten Stein
fursaz-swap-again = getauscht habt ihr schon, und das geht nur einmal pro Partie
fursaz-end = ein Zug ist ein Stein und endet von selbst; passe, wenn du keinen setzen willst
fursaz-legal = du kannst { $action } spielen

fursaz-position-passes = wie oft gerade gepasst wurde, ist 0, 1 oder 2, nicht „{ $found }“
fursaz-position-opening = die dritte Angabe ist „first“, „pie“, „-“ oder „swapped“, nicht „{ $found }“
fursaz-position-first-stones = „first“ heißt, dass noch niemand gesetzt hat, aber auf dem Brett liegen Steine
fursaz-position-first-passes = niemand kann passen, bevor der erste Stein liegt
fursaz-position-first-side = Schwarz setzt den ersten Stein, darum muss die Seite am Zug „b“ sein
fursaz-position-empty = das Brett ist leer, darum muss hier „first“ stehen
fursaz-position-pie-stones = „pie“ heißt, dass genau ein Stein auf dem Brett liegt
fursaz-position-pie-passes = nach einem Passen kann niemand tauschen, darum muss das bei „pie“ 0 sein
fursaz-position-kept = die zweite Seite hat weder getauscht noch gepasst noch gesetzt, darum muss hier „pie“ oder „swapped“ stehen
fursaz-position-first-color = Schwarz setzt den ersten Stein, und vor dem dritten wird keiner umgedreht
fursaz-position-turn = nach diesen Steinen und dem Passen ist die andere Seite am Zug

fursaz-hint-swap = Tippe { COMMAND("swap") }, um diesen Stein mit seiner Farbe zu übernehmen, oder setz selbst einen.
fursaz-hint-pass = Ein zweites Passen beendet die Partie hier: { $winner } gewinnt { $more } zu { $fewer }.
fursaz-hint-pass-draw = Ein zweites Passen beendet die Partie hier remis, { $points } zu { $points }.

# Die Lektion. Jede Seite steht neben einem Bild, muss aber auch ohne es klar sein.
fursaz-lesson-aim = Setz einen Stein auf einen leeren Schnittpunkt, oder passe, sobald ein Stein liegt. Steine ziehen nie und verschwinden nie; sie wechseln nur die Farbe. Schwarz beginnt. Das Brett ist ein Sechseck mit Reihen a bis m: unten a1 bis a7, in der Mitte g1 bis g13, oben m7 bis m13. Durch jeden Schnittpunkt gehen drei Linien. Bei e5 sind das die Reihe (e4, e6), die gleiche Zahl (d5, f5) und Buchstabe samt Zahl (d4, f6). Zweimal Passen in Folge beendet die Partie, und wer mehr Punkte hat, gewinnt: Es zählen deine Steine und die leeren Schnittpunkte, die nur du flankierst (Seite 7).
fursaz-lesson-flank = Du flankierst einen gegnerischen Stein, wenn auf einer Linie der nächste Stein auf jeder Seite dir gehört und beide gleich weit weg sind. Hier flankiert Schwarz den weißen Stein auf e4: e2 und e6 sind beide zwei entfernt. Den auf c3 flankiert Schwarz nicht: c2 ist eins entfernt, c5 aber zwei. Die nächsten Seiten sagen, wann ein flankierter Stein umgedreht wird.
fursaz-lesson-before = Setzt du einen Stein, werden zuerst gegnerische Steine umgedreht, die du flankierst, dann eigene, die die Gegenseite flankiert. Das wiederholt sich, bis sich nichts mehr dreht. Nur neue Flanken drehen etwas um (Seite 6). Hier hat Schwarz Steine auf e4 und c5, Weiß auf e5 und d5. Schwarz setzt gleich auf e6: Was passiert?
fursaz-lesson-after = Zuerst dreht sich e5 um: Er liegt jetzt zwischen den schwarzen e4 und e6. Das ergibt eine neue Flanke: Die schwarzen c5 und e5 sind gleich weit von d5, also dreht sich auch d5 um. So eine Kaskade kann über das ganze Brett laufen.
fursaz-lesson-age = Eine Flanke dreht einen gegnerischen Stein nur um, wenn sie neuer ist. Ein Stein ist so neu wie sein Setzen oder letztes Umdrehen, eine Flanke wie der neuere ihrer zwei Steine. Hier kamen die Steine so: d5, e4, f5, e6, e5, f4, a1, f6. Der weiße f6 bildete mit f4 eine Flanke, neuer als der schwarze f5; darum ist f5 jetzt weiß. Weiß flankiert auch e5, aber e4 und e6 lagen vor e5: Er bleibt schwarz. Als er gesetzt wurde, retteten ihn die schwarzen d5 und f5 (Seite 5). Die Flanke muss auch neuer sein als jede eigene, die der Stein seither um sich hatte.
fursaz-lesson-between = Du darfst auch zwischen zwei gegnerische Steine setzen, wie alt sie auch sind. Zuerst dreht dein Stein die gegnerischen um, die er flankiert. Dann dreht er sich selbst um, außer deine eigene Farbe flankiert ihn auch. Hier setzte Schwarz auf e5, zwischen die weißen e4 und e6: Jetzt ist er weiß.
fursaz-lesson-score = Am Ende zählt jeder deiner Steine einen Punkt, ebenso jeder leere Schnittpunkt deines Gebiets: Du flankierst ihn auf einer Linie, die Gegenseite auf keiner. Der Punktestand nach jedem Zug wird genauso gezählt. Ein zweites Passen in Folge beendet die Partie; liegst du zurück, antworte auf Passen also mit einem Stein. Gleich viele Punkte sind remis.
fursaz-lesson-typing = Tippe einen Schnittpunkt, etwa { COMMAND("e5") }, oder { COMMAND("pass") }. Auf den allerersten Stein darf die zweite Seite mit { COMMAND("swap") } antworten: Sie übernimmt ihn samt Farbe, wie hier, und Weiß ist am Zug. Ein guter erster Stein ist also weder zu stark noch zu schwach: e5 auf dem großen Brett, d4 auf dem kleinen. Brett 7 gibt eine lange Partie; 5, wie hier, hat Reihen von a1 bis a5, e1 bis e9 und i5 bis i9 und gibt eine kurze. Nenn es beim Herausfordern: { COMMAND("challenge open fursaz 5") }. Such gegnerische Steine in der Mitte zwischen zwei Schnittpunkten, die du halten kannst.

# Die Aufgaben einer geführten ersten Partie.
fursaz-exercise-flank = Du bist Schwarz. Der weiße Stein auf e5 hat auf einer Seite deinen e3, zwei entfernt. Setz einen auf die andere Seite, gleich weit weg, und e5 dreht sich um.
fursaz-exercise-cascade = Du bist Schwarz, mit Steinen auf e4 und c5; Weiß hat e5 und d5. Ein Stein kann mehrere nacheinander umdrehen. Setz einen, der beide weißen Steine zu deinen macht.
fursaz-exercise-swap = Du bist die zweite Seite, und der erste schwarze Stein auf e5 sieht stark aus. Übernimm ihn mit seiner Farbe.
fursaz-exercise-pass = Du bist Weiß, und es steht 9 zu 8 für dich. Schwarz hat gerade gepasst. Beende die Partie jetzt, und du gewinnst.
fursaz-exercise-fight = Jetzt spiel gegen mich, auf niedrigster Stufe, Zug um Zug. Du bist Schwarz, und vieles gehört Weiß. Dreh möglichst viele Steine um. Die Partie endet, wenn wir beide passen; gewinne sie nach Punkten.

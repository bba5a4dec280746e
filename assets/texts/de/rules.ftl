# Was alle Spiele gemeinsam haben. Ablehnungen stehen hinter der Aktion, um die es geht: „c2-c3: die Partie ist vorbei“.

color-white = Weiß
    .m = weißer
    .f = weiße
    .n = weißes
    .p = weiße
    .pred = weiß
color-black = Schwarz
    .m = schwarzer
    .f = schwarze
    .n = schwarzes
    .p = schwarze
    .pred = schwarz
color-red = Rot
    .m = roter
    .f = rote
    .n = rotes
    .p = rote
    .pred = rot
color-sun = Sonne
    .m = Sonne:
    .f = Sonne:
    .n = Sonne:
    .p = Sonne:
    .pred = zu Sonne
color-moon = Mond
    .m = Mond:
    .f = Mond:
    .n = Mond:
    .p = Mond:
    .pred = zu Mond

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. Du darfst spielen: { $legal }
reading-partial = das ist erst der Anfang einer Aktion; weitergehen kann sie so: { $next }
reading-ambiguous = das kann ich auf mehrere Arten lesen: { $readings }
refused-game-over = die Partie ist vorbei
refused-turn-over = der Zug ist nach { $last } zu Ende
refused-too-long = das ist länger als { $limit } Zeichen; tippe einen Zug auf einmal
refused-character = „{ $found }“ kommt in der Notation nie vor (Zeichen { $column }); schreib Aktionen wie die hier genannten
refused-unreadable = dieses Spiel hat keine Aktion „{ $text }“
refused-not-canonical = schreib diese Aktion hier als { $canonical }
refused-word = dieses Spiel hat keine Aktion „{ $word }“
refused-off-board = { $at } liegt nicht auf dem Brett
refused-cannot-end = ein Zug kann nicht vor seiner ersten Aktion enden
refused-not-yours = die Figur auf { $at } gehört dir nicht
refused-other-piece = die Figur auf { $at } ist nicht „{ $letter }“; lass den Buchstaben weg oder nenn ein anderes Feld
refused-no-mover = du hast keine Figur „{ $letter }“, die so nach { $at } kommt; schreib zuerst, woher sie kommt, wie in { COMMAND("c2-c3") }
refused-which-mover = das können mehrere Figuren; schreib, woher deine kommt: { $actions }
refused-empty = auf { $at } steht keine Figur

ends-by-repetition = nach dreifacher Stellungswiederholung
ends-by-agreement = durch Vereinbarung
ends-by-resignation = durch Aufgabe
ends-by-time = auf Zeit
ends-by-void = sie zählt nicht
ends-by-abandoned = niemand hat weitergespielt

position-error = Zeichen { $column }: { $reason }
position-blank = zwei Leerzeichen, oder eines am Anfang oder Ende; setz genau eines zwischen die Angaben
position-character = „{ $found }“ kann hier nicht stehen
position-fields = eine Stellung dieses Spiels hat { $wanted } Angaben, diese hat aber { $found }
position-rows = das Brett hat { $wanted } Reihen, getrennt durch „/“, dieses hat aber { $found }
position-width = diese Reihe hat auf dem Brett { $wanted } Felder, hier aber { $found }
position-run = „{ $found }“ ist keine Zahl leerer Felder, die in diese Reihe passt
position-stack = schreib einen Stapel in Klammern, zwei oder mehr Buchstaben, den untersten zuerst, wie „[ab]“
position-letter = „{ $found }“ ist keine Figur dieses Spiels
position-one-piece = auf keinem Feld dieses Bretts steht mehr als eine Figur
position-sides = { $one }, { $two } oder -
position-side = die Seite am Zug ist { $wanted }, nicht „{ $found }“
position-over = die Partie ist hier vorbei, darum muss die Seite am Zug „-“ sein
position-not-over = die Partie ist hier nicht vorbei, darum kann die Seite am Zug nicht „-“ sein
position-cannot-move = { $color } hat hier keine erlaubte Aktion, kann also nicht am Zug sein

unknown-game = ich kenne kein Spiel namens „{ $name }“; die Spiele sind { $known }
unknown-variant = { $game } hat keine Variante „{ $name }“; die Varianten sind { $known }

record-error = Zeile { $line }: { $reason }
record-too-long = diese Aufzeichnung ist länger als { $limit } Bytes, mehr lese ich nicht
record-comment = der Kommentar, der hier beginnt, hat kein Ende; schließ ihn mit „{"}"}“
record-header = „{ $text }“ ist keine Kopfzeile; schreib sie wie [Player1 "ann"]
record-twice = die Kopfzeile { $name } kommt zweimal vor; lass eine weg
record-day = { $name } muss ein Tag wie 2026-11-21 sein, nicht „{ $value }“
record-no-game = keine Kopfzeile nennt das Spiel; füg eine hinzu, wie [Game "chifoumi"]
record-rules = diese Partie folgt Version { $found } der Regeln; ich kenne Version { $known }
record-start = die Stellung in Start ist bei Zeichen { $column } falsch: { $reason }
record-two-results = das Ergebnis ist hier { $two }, in der Kopfzeile aber { $one }
record-result = das Ergebnis muss 1-0, 0-1, 1/2-1/2 oder * sein, nicht „{ $found }“
record-unfinished = die Aktionen beenden die Partie nicht, darum braucht { $result } eine Kopfzeile, die sagt, wie sie endete: [Reason "resignation"], [Reason "time"] oder [Reason "agreement"]
record-other-result = nach den Aktionen ist das Ergebnis { $found }, nicht { $stated }
record-other-reason = nach den Aktionen ist der Grund „{ $found }“, nicht „{ $stated }“
record-other-points = nach den Aktionen sind die Punkte „{ $found }“, nicht „{ $stated }“
record-behind-result = mit dem Ergebnis endet eine Aufzeichnung; entferne, was danach kommt
record-action = { $action }: { $reason }

trace-no-object = diese Zeile ist kein Objekt mit "game" und "actions": { $reason }
trace-too-long = diese Zeile ist länger als { $limit } Bytes

## Fragen an die Engine.

best-no-object = diese Zeile ist kein Objekt mit "game", "actions" und einem von "level", "nodes" und "seconds": { $reason }
best-one-limit = gib mit genau einem von "level", "nodes" und "seconds" an, wie lange nachgedacht wird
best-level = "level" muss eine ganze Zahl von 1 bis { $most } sein
best-nodes = "nodes" muss mindestens 1 sein
best-seconds = "seconds" muss eine Zahl über 0 und höchstens { $most } sein
best-game-over = die Partie ist vorbei, also kann niemand eine Aktion spielen
best-action = Aktion { $number } von "actions": { $refusal }

# SFIRS: die Figur, warum eine Aktion abgelehnt wird, und was an einer Stellung falsch ist.

sfirs-brief = Figuren ziehen aneinander vorbei und schalten einander aus; wer zuletzt noch ziehen kann, gewinnt

sfirs-by-immobile = durch Zugunfähigkeit der Gegenseite, die keine aktive Figur mehr ziehen kann

sfirs-piece-cube = Würfel
    .gender = { $count ->
    [one] m
   *[other] p
}

sfirs-legal = du kannst { $action } spielen
sfirs-sign = Figuren ziehen nur; nichts wird geschlagen oder gestapelt, also schreib { $action }
sfirs-drop = alle Figuren stehen von Anfang an auf dem Brett, du hast also keine zu setzen; zieh eine
sfirs-pass = du kannst nicht passen; zieh eine aktive Figur oder eine aus dem Startbereich
sfirs-first-turn = im ersten Zug zieht jede Seite eine Figur aus dem Startbereich (e5 bis h8), darum muss die Figur auf { $at } warten
sfirs-just-moved = die Figur auf { $at } hat gerade gezogen und wurde inaktiv; mach mit einer anderen weiter oder tippe { COMMAND("end") }
sfirs-on-edge = die Figur auf { $at } steht auf dem Außenrand, wo Figuren für immer inaktiv sind
sfirs-inactive = die Figur auf { $at } ist inaktiv; ziehen können nur aktive Figuren und die im Startbereich
sfirs-not-straight = Figuren ziehen in einer Reihe oder Spalte, und { $to } teilt keine mit { $from }
sfirs-into-start-area = { $to } liegt im Startbereich, wo keine Bewegung enden darf
sfirs-too-short = eine Figur zieht mindestens zwei Felder weit
sfirs-blocked = die Figur auf { $at } steht im Weg
sfirs-occupied = auf { $at } steht schon eine Figur
sfirs-leaving =
    wer den Startbereich verlässt, kann an { $count ->
        [one] der aktiven Figur auf { $pieces }
       *[other] den aktiven Figuren auf { $pieces }
    } nicht vorbei und auch nicht daneben halten
sfirs-head-on = auf { $to } kann keine Bewegung enden, frontal vor der aktiven Figur auf { $at }; halt früher an
sfirs-crossing = den Startbereich darf nur durchqueren, wer dabei eine Figur inaktiv macht: sich selbst oder eine andere
sfirs-where-to = wohin soll die Figur auf { $at }? sie kann { $actions } spielen
sfirs-may-revive = die Figur auf { $at } ist inaktiv; tippe { COMMAND($action) }, um sie zu reaktivieren
sfirs-stuck =
    die Figur auf { $at } kann nirgendwohin wegen { $count ->
        [one] der Figur auf { $pieces }
       *[other] der Figuren auf { $pieces }
    }

sfirs-revive-waiting = die Figur auf { $at } steht im Startbereich und muss nicht reaktiviert werden; zieh sie heraus
sfirs-revive-active = die Figur auf { $at } ist schon aktiv
sfirs-revive-later = reaktivieren kannst du erst, wenn im selben Zug eine andere deiner Figuren durch ihre Bewegung inaktiv wurde
sfirs-revive-beside =
    die Figur auf { $at } kannst du nicht reaktivieren neben { $count ->
        [one] der inaktiven Figur auf { $pieces }
       *[other] den inaktiven Figuren auf { $pieces }
    }

sfirs-position-active-start = die Figur auf { $at } steht im Startbereich, also schreib sie klein
sfirs-position-active-edge = die Figur auf { $at } steht auf dem Außenrand, ist also inaktiv: schreib sie klein
sfirs-position-start-area = die Figur auf { $at } hat die falsche Farbe: niemand betritt den Startbereich, wo sich die Farben abwechseln, weiß auf e8
sfirs-position-count = { $color } hat { $wanted } Figuren, und keine verlässt je das Brett; hier sind { $found }
sfirs-position-active-beside = die Figur auf { $at } kann nicht aktiv sein neben der auf { $next }
sfirs-position-first = wer den ersten Zug noch vor sich hat, ist „wb“, „b“ oder „-“, nicht „{ $found }“
sfirs-position-first-moved = { $color } kann den ersten Zug nicht noch vor sich haben: { $at } ist nicht wie am Anfang
sfirs-position-first-waiting = { $color } kann den ersten Zug noch nicht gehabt haben: keine Figur hat den Startbereich verlassen
sfirs-position-first-left = { $color } hatte einen Zug, und in einem Zug verlassen höchstens zwei Figuren den Startbereich
sfirs-position-bonus = nenn die Figur, die gerade inaktiv wurde, mit ihrem Feld, oder schreib „-“; hier steht „{ $found }“
sfirs-position-bonus-none = nach einer Bewegung nach { $at } kann hier kein Zug weitergehen
sfirs-position-bonus-piece = auf { $at } steht keine Figur der Seite am Zug, die gerade durch ihre Bewegung inaktiv wurde
sfirs-position-bonus-over = nach der Bewegung nach { $at } geht nichts mehr, also ist der Zug zu Ende

sfirs-active = Aktiv: Weiß { $white }, Schwarz { $black }.

sfirs-hint-going-on = Die Figur auf { $at } wurde inaktiv, darum darf der Zug damit weitergehen: { $ways }.
sfirs-hint-last = Die Figur auf { $at } wurde inaktiv, darum darf der Zug damit weitergehen: { $ways }. Keine aktive Figur kann jetzt ziehen: { COMMAND("end") } kann die Partie kosten.
sfirs-hint-leaving = eine Figur aus dem Startbereich
sfirs-hint-active = eine aktive Figur
sfirs-hint-revival = eine Reaktivierung wie { COMMAND($example) }

# Die Lektion. Jede Seite steht neben einem Bild, muss aber auch ohne es klar sein.
sfirs-lesson-aim = Bleib am längsten zugfähig: Beginnt dein Zug und du hast keine aktive Figur, die ziehen kann, verlierst du. Das Brett hat zwölf mal zwölf Felder, a1 bis l12. Je acht Figuren warten im Startbereich in der Mitte, e5 bis h8; ihre Farben wechseln sich ab, e8 ist weiß. Je zwei weitere sind anfangs inaktiv: die weißen auf b11 und k11, die schwarzen auf b2 und k2. Keine Figur wird je geschlagen; sie schalten einander aus. Eine Figur auf dem Außenrand ist für immer ausgeschaltet.
sfirs-lesson-first = Eine Figur zieht wie ein Turm im Schach: gerade, über leere Felder, mindestens zwei weit. Keine Bewegung endet im Startbereich. Weiß beginnt, und in deinem ersten Zug bringst du eine Figur aus dem Startbereich. Dabei kann sie an keiner aktiven Figur vorbei und neben keiner halten, gleich welcher Farbe (Seite 3). Hier kann Weiß zum Beispiel mit e8 beginnen.
sfirs-lesson-active = Eine gezogene Figur ist aktiv, außer sie hält auf dem Außenrand oder neben irgendeiner Figur, auch einer wartenden im Startbereich. „Neben“ heißt Seite an Seite; schräg zählt nicht. Hier sind die weiße Figur auf e10 und die schwarze auf k8 aktiv. Auch später ziehst du eine aktive Figur oder bringst eine weitere heraus; andere Figuren können nicht ziehen.
sfirs-lesson-passing = Eine aktive Figur schaltet andere aus, indem sie an ihnen vorbeizieht. Jede aktive Figur neben ihrem Weg oder ihrem Zielfeld wird inaktiv, auch eigene. Figuren neben ihrem Ausgangsfeld zählen nicht. Hier zog Weiß von j10 nach j4, vorbei an der schwarzen auf k8, die jetzt inaktiv ist.
sfirs-lesson-head-on = Eine aktive Figur kann nicht frontal halten, auf dem letzten Feld vor einer anderen aktiven. Hier kann die Figur von e10 nicht auf g10 halten, weil die schwarze auf h10 aktiv ist. Auch auf einer anderen Figur endet keine Bewegung. Leere Felder des Startbereichs darf eine aktive nur durchqueren, wenn sie dabei eine Figur inaktiv macht: eine neben ihrem Weg oder sich selbst. So darf e10 hinunter nach e1 und wird dort am Rand inaktiv.
sfirs-lesson-going-on = Ein Zug ist eine Bewegung. Wird deine Figur dadurch aber inaktiv, darfst du mit einer anderen weitermachen: eine herausbringen, eine aktive ziehen oder eine inaktive reaktivieren. Hier zog Weiß e8-e12, an den Rand, und reaktivierte b11. Nicht reaktivieren kannst du am Rand oder neben einer inaktiven Figur außerhalb des Startbereichs. Bringst du eine heraus oder reaktivierst eine, endet dein Zug. Machst du mit einer aktiven weiter und auch sie wird inaktiv, darfst du noch einmal.
sfirs-lesson-end = Statt weiterzumachen darfst du auch { COMMAND("end") } tippen, aber schau erst hin. Hier hat Weiß gerade nach e12 gezogen und keine aktive Figur. Endet der Zug jetzt, verliert Weiß zu Beginn des nächsten. Vor deinem ersten Zug brauchst du keine aktive Figur, vor jedem späteren aber eine, die ziehen kann. Wartende im Startbereich helfen nicht.
sfirs-lesson-typing = Tippe { COMMAND("e8-e11") } zum Ziehen, { COMMAND("+b11") } zum Reaktivieren, oder einen ganzen Zug: { COMMAND("e8-e12 +b11") }. Siehst du Menüs, wähle die Figur, dann ihr Feld. Ein guter erster Zug für Weiß ist e8-e10, eine gute Antwort g5-g3. Kommt die Gegenseite an deiner einzigen aktiven Figur vorbei, verlierst du. Halte also zwei, weit weg voneinander und vom Rand. Tritt dieselbe Stellung zum dritten Mal auf, ist die Partie remis.

# Die Aufgaben einer geführten ersten Partie.
sfirs-exercise-first = Du bist Weiß. Bring eine Figur aus dem Startbereich, sodass sie aktiv bleibt: Sie darf nicht auf dem Außenrand oder neben einer Figur halten.
sfirs-exercise-passing = Du bist Weiß. Zieh deine aktive Figur von j10 hinunter, vorbei an der schwarzen aktiven auf k8 oder bis neben sie. Das schaltet sie aus.
sfirs-exercise-revival = Du bist Weiß. Deine Figur zog gerade nach e12, an den Rand, und ist inaktiv; dein Zug geht also weiter. Reaktiviere deine inaktive Figur auf b11 oder k11; beide sind recht.
sfirs-exercise-win = Du bist Weiß. Schwarz hat nur eine aktive Figur, auf c4. Schalt sie aus und behalte selbst eine aktive, die ziehen kann: Dann kann Schwarz keinen Zug beginnen, und du gewinnst. Geht dein Zug weiter, reaktiviere eine Figur oder tippe { COMMAND("end") }.
sfirs-exercise-fight = Jetzt spiel gegen mich, auf niedrigster Stufe, Zug um Zug. Du bist Weiß, mit aktiven Figuren auf c10 und g3; meine stehen auf b5 und j8. Je zwei weitere warten, alle anderen stehen ausgeschaltet am Rand. Schalt meine aktiven aus und behalte eine, die ziehen kann: Dann kann ich keinen Zug beginnen, und du gewinnst.

# THE GAME. Ablehnungen stehen hinter der Aktion, um die es geht.

the-game-brief = gleite genau fünf Felder weit, staple bis zu drei Figuren und nimm die gegnerische Ecke ein

the-game-by-base = durch Einnahme der gegnerischen Basis
the-game-by-eliminated = nach Verlust aller gegnerischen Figuren
the-game-by-blocked = durch beidseitige Blockade

the-game-piece-sun = Sonne
    .gender = f
the-game-piece-moon = Mond
    .gender = m

the-game-must-enter = { $off ->
        [one] eine deiner Figuren ist noch neben dem Brett und muss
       *[other] { $off } deiner Figuren sind noch neben dem Brett und müssen
    } zuerst herein, etwa { $example }
the-game-must-leave = deine Figur auf deiner eigenen Basis, { $base }, steht dort schon drei Züge lang und muss jetzt weg, etwa { $example }
the-game-covered = eine gegnerische Figur deckt die auf { $at } zu; sie kann nicht gleiten, bis sie aufgedeckt ist
the-game-stuck = die Figur auf { $at } kann nicht gleiten: jeder Weg über fünf Felder ist versperrt, auf { $obstacles }
the-game-can-move = die Figur auf { $at } kann gleiten nach { $targets }
the-game-same = eine Figur kann nicht dort ankommen, wo sie losgleitet
the-game-distance = { $to } ist { $distance } { $distance ->
        [one] Feld
       *[other] Felder
    } von { $from } entfernt, waagerecht und senkrecht gezählt; nach genau fünf Feldern ist eine Figur 1, 3 oder 5 Felder entfernt
the-game-full = auf { $at } stehen schon drei Figuren, und mehr passen nicht auf ein Feld
the-game-blocked = jeder Weg über fünf Felder von { $from } nach { $to } mit höchstens zwei Richtungswechseln ist versperrt, auf { $obstacles }
the-game-cross-empty = { $to } ist leer, dort wird nichts geschlagen; { COMMAND($token) } geht dorthin
the-game-cross-own = auf { $to } stehen nur eigene Figuren, dort wird nichts geschlagen; { COMMAND($token) } landet auf ihnen
the-game-cross-lost = deine Figur wäre auf { $to } die einzelne, ginge also verloren und schlüge nichts; { COMMAND($token) } landet trotzdem dort
the-game-written = das kannst du spielen; geschrieben wird es { $token }

the-game-none-off = alle deine Figuren sind schon auf dem Brett; lass eine davon gleiten
the-game-entry-occupied = eine Figur kommt über deine Basis, { $base }, herein, und die muss leer sein
the-game-entry-stays = eine Figur, die hereinkommt, kann nicht auf der Basis, { $base }, bleiben: sie gleitet noch vier Felder weiter
the-game-entry-distance = { $to } ist { $distance } { $distance ->
        [one] Feld
       *[other] Felder
    } von deiner Basis, { $base }, entfernt, waagerecht und senkrecht gezählt; wer hereinkommt, gleitet noch vier Felder weiter und ist dann 2 oder 4 Felder entfernt
the-game-entry-blocked = jeder Weg über vier Felder von deiner Basis, { $from }, nach { $to } mit höchstens zwei Richtungswechseln ist versperrt, auf { $obstacles }

the-game-no-revival = geschlagene Figuren kommen nie zurück; für eine Figur, die noch neben dem Brett ist, nimm „@“
the-game-no-pass = du kannst nicht passen: solange du etwas tun kannst, musst du

the-game-position-height = auf { $at } stehen mehr als drei Figuren; auf ein Feld passen höchstens drei
the-game-position-mixed = auf { $at } stehen drei Figuren beider Seiten: die einzelne wäre geschlagen
the-game-position-base = diese Figuren können nicht auf { $at } stehen, der Basis von { $color }: die Partie endet, wenn dort nur gegnerische stehen
the-game-position-bases = beide Basen sind eingenommen, aber die Partie endet mit der ersten
the-game-position-nobody = niemand hat noch eine Figur, weder auf dem Brett noch daneben
the-game-position-off = die Figuren neben dem Brett sind zwei Zahlen von 0 bis 5, für Sonne und Mond, etwa „5/5“; hier steht „{ $found }“
the-game-position-pieces = { $color } hat { $found } Figuren, auf dem Brett und daneben; höchstens { $limit } sind möglich
the-game-position-first = solange alle fünf Figuren von Sonne neben dem Brett sind, kann nichts geschehen sein: Sonne ist am Zug, und das Brett ist leer
the-game-position-stay = die Züge auf der eigenen Basis sind zwei Zahlen von 0 bis 3, für Sonne und Mond, etwa „0/0“; hier steht „{ $found }“
the-game-position-stay-empty = { $color } hat keine Figur auf der eigenen Basis { $base }, also sind es dort 0 Züge

the-game-stay = { $color } steht seit { $turns } von { $most } Zügen auf der eigenen Basis.

the-game-hint-leave = Deine Figur auf deiner eigenen Basis, { $base }, steht dort schon drei Züge lang und muss jetzt weg.
the-game-hint-blocked = Über { $base } kann jetzt keine Figur herein, darum gleitet eine auf dem Brett.

# Die Lektion. Jede Seite steht neben einem Bild, muss aber auch ohne es klar sein.
the-game-lesson-aim = Das Brett hat acht mal acht Felder. Zwei Ecken sind die Basen: a1 gehört Sonne, h8 gehört Mond. Nimm die gegnerische Basis ein: Lande dort, sodass nur eigene Figuren auf ihr stehen. Sonne beginnt. Beide haben fünf Figuren, und alle beginnen neben dem Brett. Hast du keine mehr, verlierst du.
the-game-lesson-entering = Eine Figur kommt über ihre eigene Basis herein, die leer sein muss, und gleitet vier Felder weiter, mit höchstens zwei Richtungswechseln. So endet sie 2 oder 4 Felder entfernt. Ihr Weg muss frei sein; nur auf dem letzten Feld dürfen schon eine oder zwei Figuren stehen. Hier brachte @c3 die erste Figur von Sonne nach c3. Solange du Figuren neben dem Brett hast und eine hereinbringen kannst, musst du es. Also kommen alle fünf herein, bevor du gleitest, außer deine Basis ist besetzt oder jeder Weg versperrt.
the-game-lesson-sliding = Eine Figur gleitet über genau fünf Felder, nach oben, unten, links oder rechts, mit höchstens zwei Richtungswechseln. So endet sie 1, 3 oder 5 Felder entfernt, waagerecht und senkrecht gezählt. Du nennst nur Anfang und Ende, etwa c3-e6. Hier ist Sonne am Zug, mit einer Figur auf c3. Vom Feld, auf dem sie hereinkam, braucht eine Figur mindestens zwei Züge bis zu einer Basis, und immer eine gerade Zahl.
the-game-lesson-way = Der Weg muss frei sein: Durch Figuren gleitet keine, weder durch eigene noch durch gegnerische. Nur das letzte Feld darf besetzt sein. Auf der Stelle umkehren ist erlaubt und zählt als einer der zwei Richtungswechsel, aber das Ausgangsfeld darf nicht berührt werden. Hier umging die Figur von Sonne auf c3 die von Mond auf d3 und d4: zwei hinauf nach c5, dann drei nach rechts, nach f5.
the-game-lesson-stacks = Eine Figur darf auf einer oder zwei Figuren landen, gleich welcher Seite. Auf ein Feld passen höchstens drei, und nur die oberste kann gleiten. Hier landete Sonne von c3 auf Mond auf f5; Mond sitzt fest, bis Sonne weggleitet.
the-game-lesson-capture = Stehen drei Figuren auf einem Feld und nicht alle gehören einer Seite, wird die einzelne geschlagen und kommt nie zurück. Hier stand auf f5 Mond auf einer Figur von Sonne. Eine weitere von Sonne landete obenauf, und Mond wurde geschlagen. Landest du auf zwei gegnerischen Figuren, ist deine die einzelne, und du verlierst sie.
the-game-lesson-base = Du gewinnst, wenn du auf der leeren gegnerischen Basis landest. Bewacht sie eine Figur, lande erst auf dieser und dann noch einmal mit einer anderen: Das schlägt sie, wie hier auf h8, und gewinnt. Behalte also deine Basis im Auge, wenn eine gegnerische Figur sie erreichen kann. Bewachen darfst du sie mit einer eigenen drei Züge lang nach dem, in dem die Figur kam; dann muss sie weg. Wer nichts tun kann, setzt aus.
the-game-lesson-typing = Tippe { COMMAND("@c3") } zum Hereinkommen und { COMMAND("c3-e6") } zum Gleiten. Siehst du Menüs, wähle die Figur, dann ihr Feld. Ein guter erster Zug ist für Sonne @c3, für Mond @f6 auf 8x8, @e5 auf 7x7 und @g7 auf 9x9. Zwischen diesen drei Brettern (hier ist es 7x7) wählst du beim Herausfordern: { COMMAND("challenge open the-game 7x7") }. Tritt dieselbe Stellung zum dritten Mal auf, ist die Partie remis.

# Die Aufgaben einer geführten ersten Partie.
the-game-exercise-entering = Du bist Sonne. Bring eine Figur über deine Basis, a1, herein. Sie endet 2 oder 4 Felder entfernt; { COMMAND("@b2") } etwa endet auf b2.
the-game-exercise-stack = Du bist Sonne. Lass eine Figur genau fünf Felder weit gleiten, mit höchstens zwei Richtungswechseln, sodass sie auf einer von Mond landet. Deine Figur auf c3 etwa erreicht e4.
the-game-exercise-capture = Du bist Sonne. Auf f5 steht Mond auf einer deiner Figuren. Lande obenauf: Von den drei Figuren ist die von Mond die einzelne und wird geschlagen.
the-game-exercise-win = Du bist Sonne. Auf h8, der Basis von Mond, steht deine Figur auf einer von Mond. Lande dort mit einer weiteren: Mond ist von dreien die einzelne und wird geschlagen, und die Basis gehört dir.
the-game-exercise-fight = Jetzt spiel gegen mich, auf niedrigster Stufe, Zug um Zug. Du bist Sonne, alle Figuren sind auf dem Brett, und h8, die Basis von Mond, ist leer. Lande dort, und du gewinnst. Mond will dasselbe auf a1.

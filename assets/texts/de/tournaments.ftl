# Matches und Turniere, ihre Tabellen und Turnierbäume.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-tournament-list = Die Turniere hier auflisten, oder die beendeten samt Platz 1
command-tournament-open = Liga, K.-o.-Turnier, Schweizer Turnier oder Arena zum Mitspielen eröffnen
command-tournament-join = An einem Turnier teilnehmen
command-tournament-leave = Ein Turnier verlassen, bevor es beginnt, oder in einer Arena aussetzen
command-tournament-start = Ein Turnier mit allen starten, die teilnehmen
command-tournament-table = Die Tabelle eines Turniers zeigen, oder wer teilnimmt
command-tournament-calendar = Die Runden eines Turniers mit Fristen als Kalenderdatei schicken
command-tournament-export = Ein Turnier als Datei für Schach-Turnierprogramme schicken (TRF-16)
command-tournament-games = Die Partien einer Turnierrunde auflisten, und gegen wen du in einer Liga noch spielst
command-tournament-withdraw = Aus einem laufenden Turnier aussteigen; deine restlichen Partien gewinnt die Gegenseite
command-tournament-extend = Einer Runde mehr Zeit geben, nur einmal
command-tournament-pause = Ein Turnier pausieren: Partien gehen weiter, aber keine Runde beginnt
command-tournament-resume = Ein pausiertes Turnier weitergehen lassen
command-tournament-remove = Jemanden aus einem Turnier nehmen
command-tournament-award = Sagen, wer eine Paarung eines Turniers gewinnt, ohne weiterzuspielen
command-tournament-draw = Sagen, dass eine Paarung eines Turniers remis ist, ohne weiterzuspielen
command-tournament-replace = In einem Turnier jemanden den Platz einer Person übernehmen lassen, samt Punkten
command-tournament-seeds = Sagen, wer in einem Turnier die ersten Gesetzten sind, bevor es beginnt
command-tournament-helper = Jemanden beim Leiten eines Turniers helfen lassen, oder das beenden
command-tournament-next = Die nächste Saison eines Turniers mit Divisionen eröffnen
command-tournament-cancel = Ein Turnier absagen
command-param-tournament = Die Nummer des Turniers, etwa #12; sonst eins, in dem du spielst oder das gerade läuft
command-param-past = Sag „vergangene“ für beendete Turniere, mit denen, die sie gewonnen haben
command-param-ended = Die Saison, in der sie endeten: Jahr und Quartal, etwa 2026-4
command-param-cross = Sag „kreuztabelle“, um zu sehen, wer in jeder Runde gegen wen gespielt hat
command-param-at-once = In einer Liga: wie viele Runden auf einmal, etwa 3 oder all
command-param-which-round = Welche Runde, etwa round:2
command-param-round = Wie lange eine Runde dauern darf, etwa 14d
command-param-most = Wie viele teilnehmen können, etwa most:16
command-param-late = Im Schweizer Turnier: Teilnahme möglich, bis diese Runde beginnt, etwa late:3
command-param-for = Wie lange eine Arena dauert, etwa for:2h
command-param-tournament-name = Wie das Turnier heißt, etwa name:"Wintercup"
command-param-remove = Wer das Turnier verlassen soll
command-param-award = Eine Partie der Paarung
command-param-winner = Wer die Paarung gewinnt
command-param-system = liga, ko, schweizer, gruppen (dann K.-o.), divisionen (auf und ab), arena (auf Zeit)
command-param-rounds = Wie viele Runden ein Schweizer Turnier hat, etwa rounds:5
command-param-meet = Ob in einer Liga alle einmal oder zweimal aufeinandertreffen
command-param-third = Sag „platz-3“ für ein Match um Platz 3 im K.-o.-Turnier
command-param-division = Wie viele eine Division höchstens hat, etwa size:6
command-param-up = Wie viele aus jeder Division auf- und absteigen, etwa up:2
command-param-playoff = Sag „stichkampf“, damit um einen geteilten ersten Platz weitergespielt wird
command-param-seeds = Ob nach Wertung gesetzt oder gelost wird
command-param-score = Wie viel Sieg, Remis und Niederlage zählen
command-param-every = An welchem Tag jede Woche ein neues beginnt, in deiner Zeitzone
command-param-at = Die Uhrzeit für eine wöchentliche Serie, etwa 19:00; sonst 18:00
command-param-starts = Wann es von selbst beginnt, in deiner Zeitzone, etwa friday 19:00 oder 2026-12-01 19:00
command-param-missed = Sag „halb“, damit jede wegen Späteinstiegs verpasste Runde als Remis zählt
command-param-replaced = Wessen Platz es ist
command-param-substitute = Wer ihn übernimmt
command-param-seeded = Die ersten Gesetzten, die stärkste Person zuerst, etwa ann, bob, carol; oder off
command-param-helper = Wer helfen soll
command-param-helper-end = Sag „aus“, um das zu beenden
command-param-tournament-vacation = Sag „mit-urlaub“, damit Urlaub dort von selbst beginnt und Zeit geschenkt werden darf

# Tabellen als Bilder: so kurze Überschriften wie möglich

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, Endstand
sheet-table-off = { $id } { $game }, abgesagt in { $progress }
sheet-table-on = { $id } { $game }, Tabelle
sheet-table-last = { $id } { $game }, letzte Partien
sheet-table-off-arena = { $id } { $game }, abgesagt
sheet-pairings-arena = { $id } { $game }, die neuesten Partien
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = Punkte
sheet-games-said = beendete Partien
sheet-said-crowned = Platz 1
sheet-bye = spielfrei
sheet-won = gewonnen
sheet-drawn = remis
sheet-lost = verloren
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = ohne Gegenüber
sheet-foot-worth = Sieg { $win }, Remis { $draw }
sheet-foot-buchholz = Bh: Buchholz
sheet-foot-berger = SB: Sonneborn-Berger
sheet-among-equals = Partien untereinander
sheet-games-won = gewonnene Partien
sheet-foot-until = neue Partien bis { $at }
sheet-foot-order = bei Punktgleichheit: { $order }
sheet-foot-rounds = 12w: gegen Nummer 12, mit der ersten Seite; b: mit der zweiten
sheet-foot-unplayed = + und −: kampflos gewonnen und verloren
sheet-foot-annulled = früh ausgestiegen, darum nicht gezählt: { $names }
sheet-foot-uncounted = gewonnen und verloren zählen gespielte Partien; Punkte gibt es auch kampflos

# Turnierbäume

bracket-final = Finale
bracket-semi-finals = Halbfinale
bracket-quarter-finals = Viertelfinale
bracket-round = Runde { $round }
bracket-third = Platz 3
bracket-waits = { $name } wartet auf die Gegenseite
sheet-group = Gruppe { $group } von { $title }
sheet-foot-groups = Die ersten zwei kommen in die K.-o.-Runde
sheet-division = Division { $group } von { $title }
sheet-foot-divisions = { $up ->
        [1] Platz 1 steigt auf, der letzte Platz steigt ab
       *[other] die ersten { $up } steigen auf, die letzten { $up } steigen ab
    }
bracket-foot = { $goal }; Gleichstand nach { $games } Partien: die höhere Setzung zählt

# Matches

club-goal-one = Match über eine Partie
club-goal-points = Match auf { $points } Punkte
club-goal-best = Best-of-{ $games }-Match
club-match-stands = Das ist Partie { $number } in einem { $goal }: { $name } { $points }, { $other } { $others }.
club-match-stands-extra = Im { $goal } stand es gleich, darum ist das Partie { $number }. Wer danach führt, gewinnt: { $name } { $points }, { $other } { $others }.
club-match-after-extra = Auch nach Partie { $number } steht es im { $goal } gleich: { $name } { $points }, { $other } { $others }.
club-match-after = Nach Partie { $number } in einem { $goal }: { $name } { $points }, { $other } { $others }.
club-match-anew = Dieselbe Partie beginnt von vorn, mit denselben Seiten.
club-match-cut-short = { $name } gewinnt das { $goal }: { $other } spielt es nicht zu Ende.
club-meeting-walkover = { $name } gewinnt die Paarung kampflos.
club-meeting-absent = Weder { $name } noch { $other } kam, darum verlieren beide die Paarung.
club-match-won = { $name } gewinnt das { $goal }, { $points } zu { $others }.
club-match-drawn = Im { $goal } steht es nach { $number } Partien gleich, darum ist es remis.
club-match-seed = Im { $goal } steht es nach { $number } Partien gleich, darum kommt { $name } dank höherer Setzung weiter.
club-match-last = Es ist die letzte. Steht es danach im Match gleich, ist es remis.
club-match-last-seed = Es ist die letzte. Steht es danach im Match gleich, kommt { $name } dank höherer Setzung weiter.
club-match-void = Das Match endet ohne Sieg.
club-match-begins = Gespielt wird ein { $goal }.
club-match-computer = Nur Menschen spielen Matches. Gegen mich spielst du mit { COMMAND("rematch") } eine Partie nach der anderen.
club-match-no-points = { $game } zählt keine Punkte. Spielt stattdessen um die meisten Partien, etwa „best:5“.
club-no-match = { $id } gehört zu keinem Match. { COMMAND("resign", $id) } gibt die Partie auf.
club-resign-match = Willst du das ganze Match aufgeben, zu dem { $id } gehört, egal, wie es steht? Dann gewinnt { $opponent }.
club-resigned-match = { $name } gibt das Match auf.
club-button-resign-match = Match aufgeben
club-in-a-match = { $id } gehört zu einem Match oder Turnier. Die nächste Partie beginnt von selbst.

# Turniere

club-system-league = Liga
club-system-double-league = Liga mit Rückrunde
club-system-knockout = K.-o.-Turnier
club-system-swiss = Schweizer Turnier
club-system-groups = Gruppenturnier
club-system-arena = Arena auf Zeit
club-system-divisions = Liga mit Divisionen
club-system-double-divisions = Liga mit Divisionen und Rückrunde
club-tournament-game-until = Turnier { $tournament }, endet { $at }.
club-tournament-game-last = Turnier { $tournament }, dessen Zeit um ist: Diese Partie zählt noch.
club-tournament-game-only = Turnier { $tournament }.
club-tournament-game = Turnier { $tournament }, Runde { $round }.
club-tournament-open = { $id } { $game }: { $name } eröffnet ein Turnier: { $system } ({ $goal }, { $rated }, { $clock }; { $terms }).
club-term-lasts = dauert { $length } und paart alle, die gerade frei sind
club-term-most = höchstens { $most } Plätze
club-term-late = offen, bis Runde { $round } beginnt
club-term-late-half = offen, bis Runde { $round } beginnt, verpasste Runden zählen als Remis
club-term-rounds = { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }
club-term-at-once = { $rounds } Runden auf einmal
club-term-all-at-once = alle Runden auf einmal
club-term-round = { $length } je Runde
club-term-groups = Gruppen zu dritt bis fünft; die ersten zwei kommen in eine K.-o.-Runde, jede Paarung ein { $goal }; Gleichstand nach { $games } Partien dort: wer höher gesetzt ist, kommt weiter
club-term-divisions = Divisionen mit höchstens { $most } nach den Tabellen der letzten Saison, neu Dazugekommene zuletzt; { $up ->
        [1] jeweils Platz 1 steigt auf, der letzte Platz steigt ab
       *[other] jeweils die ersten { $up } steigen auf, die letzten { $up } steigen ab
    }
club-term-third = Match um Platz 3
club-term-playoff = Stichkampf um einen geteilten ersten Platz: K.-o., jede Paarung ein { $goal }; Gleichstand nach { $games } Partien: wer in der Tabelle höher steht, kommt weiter
club-term-worth = { $win } für einen Sieg, { $draw } für ein Remis
club-term-level-seed = Gleichstand nach { $games } Partien: die höhere Setzung zählt
club-term-level-draw = Gleichstand nach { $games } Partien: remis
club-term-ratings = nach Wertung gesetzt
club-term-lot = Setzung ausgelost
club-tournament-weekly = Es beginnt { $at } mit allen, die bis dahin teilnehmen. Jede Woche folgt ein weiteres.
club-tournament-starts = Es beginnt { $at } mit allen, die bis dahin teilnehmen.
club-arena-starts = Es beginnt { $at }. Du kannst bis zum Ende einsteigen. Eine Partie, die am Ende noch läuft, wird zu Ende gespielt und zählt.
club-arena-weekly = Es beginnt { $at }, und du kannst bis zum Ende einsteigen. Eine Partie, die am Ende noch läuft, wird zu Ende gespielt und zählt. Jede Woche folgt eine weitere Arena.
club-tournament-entrants = { $count } dabei: { $names }.
club-tournament-how = Mit { COMMAND("tournament join", $id) } bist du dabei; mit { COMMAND("tournament leave", $id) } gehst du wieder. Die Turnierleitung startet es mit { COMMAND("tournament start", $id) }.
club-button-join = Teilnehmen
club-button-withdraw = Aussteigen
club-button-call-off = Turnier absagen
club-tournament-joined = Du bist in Turnier { $id } dabei, als Nummer { $count }.
club-tournament-joined-late = { $name } steigt spät in Turnier { $id } ein, ab Runde { $round }. Die verpassten Runden bringen keine Punkte.
club-tournament-joined-late-half = { $name } steigt spät in Turnier { $id } ein, ab Runde { $round }. Jede verpasste Runde zählt als Remis.
club-tournament-left-for-good = Du bist aus Turnier { $id } ausgestiegen, darum kannst du nicht wieder teilnehmen.
club-tournament-joined-private = Deine Bretter schicke ich dir privat. { COMMAND("settings notices") } zeigt, wie ich dich benachrichtige.
club-tournament-joined-already = Du bist in Turnier { $id } schon dabei. { COMMAND("tournament leave", $id) } verlässt es.
club-tournament-playing-already = Du bist in Turnier { $id } schon dabei. { COMMAND("tournament games", $id) } listet die Partien auf.
club-tournament-left = Du bist in Turnier { $id } nicht mehr dabei.
club-tournament-not-in = Du bist in Turnier { $id } nicht dabei.
club-tournament-full = Turnier { $id } ist voll: Es hat { $limit } Plätze.
club-tournament-begins = Turnier { $id } beginnt.
club-tournament-too-few = { $least ->
        [1] Niemand nimmt
        [2] Weniger als zwei nehmen
       *[other] Weniger als { $least } nehmen
    } an Turnier { $id } teil, darum kann es nicht beginnen. Mit { COMMAND("tournament join", $id) } bist du dabei.
club-tournament-off = An Turnier { $id }, { $game }, nehmen zu wenige teil, darum ist es abgesagt.
club-tournament-over = Turnier { $id }, { $game }, ist vorbei.
club-tournament-shorter = Turnier { $id } hat { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }, weil niemand zweimal auf dieselbe Person trifft und { $players } teilnehmen.
club-tournament-ended-empty = Es endete nach Runde { $round } von { $rounds }, weil alle ausgestiegen sind.
club-tournament-ended-alone = Es endete nach Runde { $round } von { $rounds }, weil nur noch eine Person übrig ist.
club-tournament-ended-unpaired = Es endete nach Runde { $round } von { $rounds }: Noch eine wäre nur möglich, wenn zwei erneut aufeinanderträfen oder jemand zum zweiten Mal spielfrei wäre.
club-tournament-won = { $names } gewinnt.
club-tournament-way = { $name } schlug { $names }.
club-tournament-best = Sieh dir den Sieg in { $id } gegen { $name } an.
club-button-replay-best = Beste Partie nachspielen
club-tournament-leads = { $names } führt mit { $points }.
club-tournament-lead = { $names } führen mit { $points }.
club-tournament-shared = { $names } teilen sich den ersten Platz.
club-tournament-unwon = Niemand hat darin eine Partie gewonnen, darum gewinnt es niemand.
club-tournament-missed-twice = { $name } hat zwei Paarungen von Turnier { $id } verpasst und ist damit draußen. Mit { COMMAND("tournament join", $id) } geht es ab der nächsten Runde weiter.
club-tournament-missed-turn = { $name } hat in Turnier { $id } den ersten Zug verpasst. Gepaart wird erst wieder nach { COMMAND("tournament join", $id) }. Die Punkte bleiben.
club-tournament-removed = Die Turnierleitung hat dich aus Turnier { $id } genommen, darum kannst du nicht wieder teilnehmen.
club-tournament-back = { $name } ist in Turnier { $id } wieder dabei, ab der nächsten Runde.
club-tournament-annulled = Weniger als die Hälfte der Partien war gespielt, darum zählt keins dieser Ergebnisse. Die Wertungen bleiben.
club-tournament-series-off = { $game } wird hier nicht mehr gespielt, darum ist Turnier { $id } abgesagt, und die wöchentliche Serie endet.
club-tournament-series-left = Die Leitung von Turnier { $id } kann kein weiteres eröffnen, darum endet die wöchentliche Serie.
club-tournament-not-offered = { $game } wird hier nicht mehr gespielt, darum ist Turnier { $id } abgesagt.
club-tournament-replaced = { $organizer } lässt { $substitute } in Turnier { $id } den Platz von { $name } übernehmen, samt Punkten. Eine Partie, die { $name } darin gerade spielte, zählt nicht; { $substitute } spielt diese Paarung jetzt.
club-tournament-they-are-in = { $name } ist oder war schon in Turnier { $id } und kann dort keinen Platz übernehmen.
club-tournament-they-were-in = { $name } hatte in Turnier { $id } schon einen anderen Platz und kann diesen nicht übernehmen.
club-substitute-stranger = { $name } hat noch nicht mit mir geredet. Bitte { $name }, mir im Raum des Turniers zu schreiben, etwa { COMMAND("games") }, und versuch es noch einmal.
club-table-took-over = { $name } hat von { $other } übernommen.
club-seeds-of = Turnier { $id }: { $seeds }
club-seeds-hand = Die ersten Gesetzten: { $names }; die anderen folgen nach Wertung.
club-seeds-hand-lot = Die ersten Gesetzten: { $names }; die anderen folgen nach Los.
club-seeds-rating = Gesetzt wird nach Wertung.
club-seeds-lot = Gesetzt wird nach Los.
club-seeds-twice = Du hast { $name } zweimal genannt. Nenn alle nur einmal, die stärkste Person zuerst.
club-helper = { $name } hilft jetzt bei Turnier { $id }, mit allen Rechten der Turnierleitung, außer es abzusagen oder weitere Hilfe zu ernennen.
club-helper-off = { $name } hilft nicht mehr bei Turnier { $id }.
club-helper-none = { $name } hilft nicht bei Turnier { $id }.
club-helper-already = { $name } hilft schon bei Turnier { $id }.
club-helper-organizer = { $name } leitet Turnier { $id } und braucht kein solches Recht.
club-helpers = Dieselben Rechte wie die Turnierleitung: { $names }.
club-arena-runs = Turnier { $id }, { $game }, läuft und endet { $at }. Ich paare alle, die gerade frei sind. Eine Partie, die am Ende noch läuft, wird zu Ende gespielt und zählt. Mit { COMMAND("tournament join", $id) } bist du dabei; mit { COMMAND("tournament leave", $id) } setzt du aus.
club-arena-last-games = Turnier { $id }, { $game }: Die Zeit ist um. Laufende Partien werden zu Ende gespielt und zählen.
club-arena-over = Turnier { $id }, { $game }, ist vorbei.
club-arena-paused = Es ist pausiert, darum beginnt keine Partie.
club-arena-games = { $over ->
        [1] 1 Partie ist
       *[other] { $over } Partien sind
    } vorbei, { $played ->
        [1] 1 läuft
       *[other] { $played } laufen
    }.
club-arena-first = Stand: { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] { $names } wartet
       *[other] { $names } warten
    } auf eine Paarung.
club-arena-next = In Turnier { $id } bist du als Nächstes dran: Ich paare dich, sobald jemand frei ist.
club-arena-joined = Du bist in Turnier { $id } dabei. Mit { COMMAND("tournament leave", $id) } setzt du aus.
club-arena-back = Du bist in Turnier { $id } wieder dabei, mit den Punkten, die du hattest.
club-arena-sits-out = Ich paare dich in Turnier { $id } nicht mehr. Eine Partie, die du dort spielst, geht weiter, und du behältst deine Punkte. { COMMAND("tournament join", $id) } bringt dich zurück.
club-arena-ending = Die Zeit von Turnier { $id } ist um, darum kann niemand mehr einsteigen. { COMMAND("tournament table", $id) } zeigt die Tabelle.
club-arena-is-paused = { $name } pausiert Turnier { $id }. Partien gehen weiter, aber bis { COMMAND("tournament resume", $id) } beginnt keine neue. Das Ende bleibt dasselbe.
club-arena-no-extension = Eine Arena endet wie angekündigt, darum kannst du ihr nicht mehr Zeit geben.
club-arena-one-game = In einer Arena ist jede Paarung eine Partie. Lass „best“ und „match“ weg.
club-arena-no-rounds = Eine Arena hat keine Runden. Sag, wie lange sie dauert, etwa „for:2h“.
club-arena-late = In eine Arena kann man immer einsteigen. Lass „late“ weg.
club-arena-no-round = Turnier { $id } hat keine Runden. { COMMAND("tournament games", $id) } listet die Partien auf.
club-arena-games-listed = Turnier { $id }: { $played ->
        [1] 1 Partie läuft
       *[other] { $played } Partien laufen
    }, { $over } vorbei.
club-arena-clock-long = Eine Partie mit { $clock } könnte { $needed } dauern, zu lang für diese Arena ({ $length }). In dreißig Zügen sollte jede Seite höchstens { $most } brauchen. Sag zum Beispiel „clock:{ $example }“.
club-tournament-for-arena = Nur eine Arena dauert eine bestimmte Zeit. Lass „for“ weg oder sag „{ name-tournament-open } { choice-arena }“.
club-button-games = Partien zeigen
club-button-standings = Tabelle zeigen
club-results = Turnier { $id }, { $game }: Runde { $round }, { $over } von { $of } Paarungen sind vorbei.
club-results-so-far = Turnier { $id }, { $game }: { $over } von { $of } Paarungen dieser Runden sind vorbei.
club-results-earlier = { $count ->
    [one] Ein früheres Ergebnis
   *[other] { $count } frühere Ergebnisse
}, und dann:
club-button-round = Runde zeigen
club-tournament-at-every = Eine Uhrzeit gehört zu einer wöchentlichen Serie, etwa „every friday 19:00“. Für ein einzelnes Turnier sag „starts:"friday 19:00"“.
club-tournament-starts-or-every = Eine wöchentliche Serie beginnt an ihrem eigenen Tag, etwa „every friday 19:00“. Lass „starts“ weg.
club-tournament-starts-when = Das ist kein Zeitpunkt innerhalb des nächsten Jahres. Nenn einen anderen, etwa „starts:"friday 19:00"“.
club-tournament-half-late = Sag, bis zu welcher Runde man einsteigen kann, etwa „late:3 { choice-half }“.
club-which-tournament = Welches Turnier? Nenn es, etwa { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } spielt nicht mehr in Turnier { $id }.
club-tournament-takes-out = { $organizer } nimmt { $name } aus Turnier { $id }: { $reason }
club-tournament-they-are-not-in = { $name } ist in Turnier { $id } nicht dabei.
club-tournament-why = Sag warum, damit es alle im Turnier verstehen.
club-tournament-paused = { $name } pausiert Turnier { $id }. Partien gehen weiter, aber bis { COMMAND("tournament resume", $id) } beginnt keine Runde.
club-tournament-resumed = { $name } lässt Turnier { $id } weitergehen.
club-tournament-is-paused = Turnier { $id } ist schon pausiert. { COMMAND("tournament resume", $id) } lässt es weitergehen.
club-tournament-not-paused = Turnier { $id } ist nicht pausiert.
club-awarded = { $organizer } spricht { $name } die Paarung von { $id } zu: { $reason }
club-awarded-draw = { $organizer } erklärt die Paarung von { $id } für remis: { $reason }
club-award-which = Welche Paarung? Nenn eine ihrer Partien, etwa { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } ist keine Turnierpartie. { COMMAND("tournament games") } listet sie auf.
club-award-over = Die Paarung von { $id } ist vorbei, und ihr Ergebnis wurde nicht zugesprochen, darum bleibt es.
club-award-late = Die Runde von { $id } ist vorbei, und die nächste hat begonnen, darum bleibt die Entscheidung.
club-award-needs-winner = In einer K.-o.-Paarung muss jemand gewinnen. Sag wer, etwa { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } spielt nicht in dieser Paarung.
club-tournament-leaves = { $name } steigt aus Turnier { $id } aus.
club-tournament-withdraw-instead = Turnier { $id } hat begonnen. Mit { COMMAND("tournament withdraw", $id) } steigst du aus.
club-tournament-withdraw-what = Willst du aus Turnier { $id } aussteigen? Du gibst deine Partie darin auf, und alle kommenden gewinnt die Gegenseite.
club-tournament-withdrawn = Du bist aus Turnier { $id } ausgestiegen.
club-tournament-cancel-what = Willst du Turnier { $id } absagen? Laufende Partien enden, und niemand gewinnt es.
club-tournament-cancel-open = Willst du Turnier { $id } absagen? Darin hat noch niemand gespielt.
club-tournament-cancel-series = Willst du Turnier { $id } absagen? Damit endet seine wöchentliche Serie.
club-tournament-series-ends = Seine wöchentliche Serie endet.
club-tournament-cancelled = { $name } sagt Turnier { $id }, { $game }, ab.
club-tournament-managers = Turniere eröffnet hier nur, wer diesen Raum verwaltet.
club-tournament-direct = Ein Turnier braucht einen Raum mit mehreren Leuten. Eröffne es in einem Kanal oder Raum.
club-tournament-too-many = Hier können höchstens { $limit } Turniere zugleich offen sein. Warte, bis eins endet.
club-tournament-needs-clock = Turnierpartien brauchen eine Uhr. Lass „none“ weg, oder nenn eine wie 3d.
club-tournament-rounds-swiss = Nur bei einem Schweizer Turnier kannst du die Zahl der Runden wählen. Lass „rounds“ weg.
club-tournament-twice-league = Nur in einer Liga können alle zweimal aufeinandertreffen. Lass „{ choice-twice }“ weg.
club-tournament-third-knockout = Nur ein K.-o.-Turnier hat ein Match um Platz 3. Lass „{ choice-third }“ weg.
club-tournament-at-once-league = Nur Ligen, Gruppen und Divisionen spielen mehrere Runden auf einmal. Lass „at-once“ weg.
club-tournament-late-swiss = Nur in ein Schweizer Turnier kann man spät einsteigen. Lass „late“ weg.
club-tournament-playoff-table = Nur eine Liga oder ein Schweizer Turnier hat einen Stichkampf. Lass „{ choice-playoff }“ weg.
club-tournament-only-divisions = Nur Divisionen haben „size“ und „up“. Lass sie weg oder sag „{ name-tournament-open } { choice-divisions }“.
club-tournament-no-season = Dieses Turnier hat keine Divisionen, also auch keine nächste Saison.
club-tournament-season-there = Eröffne die nächste Saison in dem Raum, in dem die letzte gespielt wurde.
club-tournament-no-deadline = Die Runden dieses Turniers haben keine Frist, also gibt es nichts zu verschieben.
club-tournament-extend-less = Du kannst einer Runde höchstens so viel Zeit geben, wie sie schon hat. Nenn eine kürzere.
club-tournament-extended = Du hast dieser Runde schon mehr Zeit gegeben. Das geht nur einmal pro Runde.
club-tournament-extends = Die Runde von Turnier { $id } endet jetzt { $at }.
club-tournament-score-knockout = Ein K.-o.-Turnier zählt keine Punkte. Lass weg, wie viel ein Sieg zählt.
club-tournament-knockout-one = Ein K.-o.-Turnier braucht Matches, die jemand gewinnt. Sag „best:1“ oder mehr.
club-tournament-unknown = Ich finde hier kein Turnier { $id }. { COMMAND("tournament list") } listet sie auf.
club-tournament-not-yours = Turnier { $id } ist nicht deins. Das kann nur die Turnierleitung, oder in seinem Raum, wer diesen verwaltet.
club-tournament-is-open = Turnier { $id } hat noch nicht begonnen. { COMMAND("tournament table", $id) } zeigt, wer teilnimmt.
club-tournament-is-live = Turnier { $id } hat schon begonnen. { COMMAND("tournament table", $id) } zeigt die Tabelle.
club-tournament-is-over = Turnier { $id } ist vorbei. { COMMAND("tournament table", $id) } zeigt die Tabelle.
club-tournament-is-off = Turnier { $id } wurde abgesagt. { COMMAND("tournament list") } listet andere auf.
club-no-tournaments = Dieser Raum hat keine Turniere. Eröffne eins, etwa mit { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Turniere hier:
club-tournaments-own = Deine Turniere:
club-tournament-listed-open = { $id } { $game }: { $system }, offen, { $count } dabei
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } dabei, { $progress }
club-tournament-listed-until = { $id } { $game }: { $system }, { $count } dabei, endet { $at }
club-tournament-listed-last = { $id } { $game }: { $system }, { $count } dabei, letzte Partien
club-tournament-listed-over = { $id } { $game }: { $system }, vorbei
club-tournament-listed-past = { $season }: { $id } { $game }, { $system }, { $count } dabei. { $won }
club-tournament-unread = Die Ergebnisse sind nicht lesbar.
club-tournaments-past = Beendete Turniere:
club-tournaments-past-then = Turniere, die in Saison { $season } endeten:
club-tournaments-past-none = Hier ist noch kein Turnier vorbei. { COMMAND("tournament list") } listet die offenen und laufenden auf.
club-tournaments-past-none-then = In Saison { $season } endete hier kein Turnier. { COMMAND("tournament list past") } listet alle beendeten auf.
club-calendar = Der Kalender von Turnier { $id }, { $game }. Runden können früher beginnen und enden, als er sagt; frag dann neu.
club-calendar-arena = Der Kalender von Turnier { $id }, { $game }.
club-calendar-empty = Die Runden von Turnier { $id } haben keine Fristen, also gibt es nichts für einen Kalender. { COMMAND("tournament games", $id) } listet die Partien auf.
club-calendar-name = { $id } { $game }
club-calendar-begins = { $id } { $game } beginnt
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, Runde { $round } von { $rounds }
club-calendar-own = { $round }: { $against }
club-calendar-against = du spielst gegen { $name }
club-calendar-latest = Spätestens: Sie beginnt, sobald eine frühere Runde vorbei ist.
club-calendar-turn = Deine Zeit in { $id } gegen { $name } läuft ab
club-export = Turnier { $id }, { $game }, wie Schach-Turnierprogramme es lesen. Namen stehen in lateinischer Schrift, und die Wertungen sind die jetzigen.
club-export-name = { $id } { $game }
club-export-knockout = Nur Ligen und Schweizer Turniere lassen sich exportieren. { COMMAND("tournament table", $id) } zeigt den Turnierbaum von { $id }.
club-export-arena = Eine Arena hat keine Runden, darum lässt sie sich nicht exportieren. { COMMAND("tournament table", $id) } zeigt die Tabelle von { $id }.
club-tournament-games = Turnier { $id }, { $progress }:
club-tournament-fixtures = Turnier { $id }, Runde { $round } von { $rounds }, noch nicht begonnen:
club-tournament-unpaired = Runde { $round } von Turnier { $id } wird gepaart, wenn die vorige vorbei ist.
club-tournament-no-round = Turnier { $id } hat { $rounds ->
        [1] 1 Runde
       *[other] { $rounds } Runden
    }.
club-tournament-next = Du spielst noch gegen { $names }.
club-round-begins = Turnier { $id }, { $game }: Runde { $round } von { $rounds } beginnt.
club-playoff-round-begins = Turnier { $id }, { $game }: Runde { $round } von { $rounds } beginnt, im Stichkampf um den ersten Platz.
club-rounds-begin = Turnier { $id }, { $game }: Runden { $first } bis { $round } von { $rounds } beginnen, mit { $games } Partien.
club-groups-over = Die Gruppen sind vorbei. Jeweils die ersten zwei kommen in die K.-o.-Runde. Jede Paarung ist ein { $goal }; steht es nach { $games } Partien gleich, kommt weiter, wer höher gesetzt ist.
club-divisions-change = Aufstieg in Division { $upper }: { $up }. Abstieg in Division { $lower }: { $down }.
club-playoff-begins = { $names } teilen sich in Turnier { $id } den ersten Platz, darum gibt es einen Stichkampf im K.-o.-System. Jede Paarung ist ein { $goal }; steht es nach { $games } Partien gleich, kommt weiter, wer in der Tabelle höher steht.
club-round-ends = Sie endet { $at }. In einer Partie, die dann noch läuft, verliert die Seite am Zug; ist niemand gekommen, verlieren beide.
club-round-ends-winners = Sie endet { $at }. In einer Partie, die dann noch läuft, verliert die Seite am Zug.
club-round-ended = Die Runde von Turnier { $id } ist vorbei.
club-round-pair = { $one } gegen { $two }
club-round-bye = { $one } ist in dieser Runde spielfrei
club-round-more = … und { $count } weitere.
club-round-how = { COMMAND("tournament games", $id) } listet die Partien auf; { COMMAND("tournament table", $id) } zeigt die Tabelle.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game }{ $one } gegen { $two } läuft, { $one-has } zu { $two-has }
club-pairing-one = { $game }{ $one } gewann gegen { $two }, { $one-has } zu { $two-has }
club-pairing-two = { $game }{ $two } gewann gegen { $one }, { $two-has } zu { $one-has }
club-pairing-draw = { $game }{ $one } gegen { $two } endete remis
club-pairing-walkover-one = { $one } gewann kampflos gegen { $two }
club-pairing-walkover-two = { $two } gewann kampflos gegen { $one }
club-pairing-off = { $game }{ $one } gegen { $two } wurde abgesagt
club-pairing-final = Finale: { $pairing }
club-pairing-third = Match um Platz 3: { $pairing }
club-pairing-playoff-final = Finale des Stichkampfs: { $pairing }
club-pairing-absent = weder { $one } noch { $two } kam
club-table-over = Turnier { $id }, { $game }, Endstand:
club-table-off = Turnier { $id }, { $game }, abgesagt in { $progress }:
club-table-off-arena = Turnier { $id }, { $game }, abgesagt:
club-table-until = Turnier { $id }, { $game }, endet { $at }:
club-table-last = Turnier { $id }, { $game }, in den letzten Partien:
club-table-annulled = Vor der Hälfte der Partien ausgestiegen, darum zählen keine Ergebnisse von: { $names }.
club-table = Turnier { $id }, { $game }, { $progress }:
club-table-paused = Es ist pausiert, darum beginnt bis { COMMAND("tournament resume", $id) } keine Runde.
club-table-left = { $name } (ausgestiegen)
club-round-of = Runde { $round } von { $rounds }
club-rounds-of = Runden { $first } bis { $round } von { $rounds }
club-round-paused = { $rounds }, pausiert
club-table-line = { $place }. { $name } { $points } ({ $won } gewonnen, { $drawn } remis, { $lost } verloren{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } kampflos: { $without }
    }; { $values })
club-table-line-plain = { $place }. { $name } { $points } ({ $won } gewonnen, { $drawn } remis, { $lost } verloren{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } kampflos: { $without }
    })
club-unplayed-won = { $count } gewonnen
club-unplayed-drawn = { $count } remis
club-unplayed-lost = { $count } verloren
club-table-playoff = Stichkampf: { $pairing }
club-table-group = Gruppe { $group }:
club-table-group-all = Gruppe { $group }: { $names }
club-table-group-one = { $name } { $points }
club-table-division = Division { $group }:
club-table-division-all = Division { $group }: { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Noch dabei: { $names }
club-names-more = { $count } weitere
club-table-own = Du: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } gegen { $name }
club-table-result-plus = kampflos gewonnen gegen { $name }
club-table-result-minus = kampflos verloren gegen { $name }
club-table-result-bye = { $points } spielfrei
club-table-result-round = Runde { $round }: { $result }
club-page = Seite { $page } von { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = Ein Sieg zählt { $win }, ein Remis { $draw }. { COMMAND("help tournament table") } erklärt die Feinwertung.
club-table-foot-groups = Die ersten zwei jeder Gruppe kommen in die K.-o.-Runde. Ein Sieg zählt { $win }, ein Remis { $draw }. Die Feinwertung ist wie in einer Liga; entscheidet sie nichts, kommt weiter, wer höher gesetzt ist.
club-table-foot-divisions = { $up ->
        [1] In jeder Division steigt Platz 1 auf, der letzte Platz ab.
       *[other] In jeder Division steigen die ersten { $up } auf, die letzten { $up } ab.
    } Ein Sieg zählt { $win }, ein Remis { $draw }. Die Feinwertung ist wie in einer Liga.
club-table-foot-swiss = Ein Sieg zählt { $win }, ein Remis { $draw }, eine spielfreie Runde so viel wie ein Sieg. { COMMAND("help tournament table") } erklärt die Feinwertung.
club-table-foot-arena = Ein Sieg zählt { $win }, ein Remis { $draw }. { COMMAND("help tournament table") } erklärt die Feinwertung.
club-table-order-league = In einer Liga entscheiden bei Punktgleichheit die Punkte aus den Partien der Punktgleichen untereinander, wenn alle aufeinandertrafen, dann Sonneborn-Berger (die Punkte jedes Gegenübers mal die gegen dieses erzielten), dann die gewonnenen Partien. Wer vor der Hälfte der Partien ausstieg, fehlt in der Tabelle.
club-table-order-arena = In einer Arena entscheiden bei Punktgleichheit die gewonnenen Partien, dann die Punkte aus den Partien der Punktgleichen untereinander, wenn alle aufeinandertrafen.
club-table-order-swiss = In einem Schweizer Turnier zählt eine spielfreie Runde als Sieg. Bei Punktgleichheit entscheidet Buchholz (die Punkte aller Gegenüber), dann Sonneborn-Berger, dann die Punkte aus den Partien der Punktgleichen untereinander, wenn alle aufeinandertrafen, dann die gewonnenen Partien. Für Buchholz gilt eine Runde ohne Partie als Partie gegen jemanden mit deinen eigenen Punkten, aber nicht mehr, als dein fehlendes Gegenüber hat. Warst du spielfrei, zählt sie höchstens so viel, wie Remis in allen Runden brächten.
club-table-foot-knockout = Jede Paarung ist ein { $goal }; steht es nach { $games } Partien gleich, kommt weiter, wer höher gesetzt ist. Wer in derselben Runde ausschied, teilt sich einen Platz.
club-setting-tournaments = wer Turniere eröffnen kann: alle, oder nur wer diesen Raum verwaltet

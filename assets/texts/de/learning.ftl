# Lektionen, Tipps, Analysen und Rückblicke auf Partien.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-rules = Dir ein Spiel Seite für Seite beibringen, oder die Spiele auflisten
command-learn = Ein Spiel allein üben: ein paar Stellungen, jede mit einer Aufgabe
command-hint = Dir allein einen Tipp geben, gegen den Computer oder zu einer vergangenen Partie
command-coach = In einer Partie gegen den Computer nur dir sagen, wenn ein Zug viel verschenkt hat
command-param-coach = An, aus, oder „zurück“, um den gemeldeten Zug zurückzunehmen
command-param-coach-percent = Wie viel Prozent der Punkte ein Zug verschenken muss; ohne Angabe 10
command-analyse = Zeigen, was jeder Zug einer vergangenen Partie verschenkte, und wo sie kippte
command-record = Die Aufzeichnung einer Partie schicken, als Datei oder als Seite mit allen Brettern
command-param-record-as = als Text oder als Seite für den Browser
command-replay = Eine Partie von Anfang an als Animation nachspielen, oder Zug für Zug erzählen
command-try = Dir allein zeigen, wohin eine Zugfolge führt, ohne sie zu spielen
command-param-page = Welche Seite der Lektion, ab 1
command-param-task = Welche der Aufgaben, ab 1
command-param-learn-end = Um einen Tipp oder die Lösung bitten, oder mit „aus“ die Lektion verlassen
command-param-turn = Der Zug einer vergangenen Partie, zu dem du einen Tipp willst, ab 1 gezählt
command-param-line = Die Aktionen beider Seiten, etwa c2-c3 e6-e5

# Tipps, und Partien, die vorbei sind

club-hint-piece = Tipp für { $id }: Zieh mit der Figur, die auf { $at } steht.
club-hint-file = Tipp für { $id }: Sieh dir Spalte { $file } an.
club-hint-word = Tipp für { $id }: Du brauchst jetzt nur ein Wort, nicht das Brett.
club-hint-whole = Tipp für { $id }: { $actions }.
club-hint-more = Frag noch einmal, und ich verrate dir den ganzen Zug.
club-hint-between-people = { $id } ist eine Partie zwischen Menschen, darum gebe ich keine Tipps, bis sie vorbei ist. { COMMAND("threats", $id) } schaut einen Zug voraus. Nach der Partie zeigt { COMMAND("analyse", $id) }, was jeder Zug verschenkt hat.
club-hint-not-your-turn = Du bist in { $id } nicht am Zug. Frag wieder, wenn du es bist.
club-hint-now-only = Bis eine Partie vorbei ist, gebe ich Tipps nur zu dem Zug, den du gleich spielst. Lass die Zugnummer weg.
club-hint-which = { $id } ist vorbei. Sag, zu welchem Zug du einen Tipp willst, etwa { COMMAND("hint", $id, "7") }.
club-hint-stands = Deine Partie { $id } gegen einen Menschen steht gerade in der Stellung, nach der du fragst. Frag wieder, wenn sie weitergegangen ist.
club-no-such-turn = { $turns ->
    [one] Diese Partie hat nur 1 Zug.
   *[other] Diese Partie hat die Züge 1 bis { $turns }.
}
club-coach-on = Ich coache dich in { $id }: Verschenkt ein Zug von dir { $percent } % der Punkte oder mehr, sage ich es nur dir. { COMMAND("coach", "off") } beendet das.
club-coach-off = Ich coache dich in { $id } nicht mehr.
club-coach-is-on = Ich coache dich in { $id } und melde dir Züge, die { $percent } % der Punkte oder mehr verschenken. { COMMAND("coach", "off") } beendet das.
club-coach-is-off = Ich coache dich in { $id } nicht. Mit { COMMAND("coach", "on") } sage ich nur dir, wenn ein Zug viel verschenkt hat.
club-coach-between-people = { $id } ist keine Partie gegen den Computer, darum coache ich dort niemanden. Nach der Partie zeigt { COMMAND("analyse", $id) }, was jeder Zug verschenkt hat.
club-coach-how-much = So viel kann ein Zug in { $id } nicht verschenken; du würdest nie davon hören. Nenn eine Zahl bis { $most }, etwa { COMMAND("coach", "20") }.
club-coach-lost = Dein Zug { $played } in { $id } hat etwas verschenkt: Vorher konntest du { $before } % der Punkte erwarten, danach { $after } %. { $why }
club-coach-how = Du kannst ihn zurücknehmen: { $back }. Danach hilft dir { $hint }, einen besseren zu finden.
club-coach-past = Du hast in { $id } seither weitergespielt. { COMMAND("takeback", $id) } nimmt deinen letzten Zug zurück.
club-button-coach-back = Zurücknehmen
club-jobs-busy = Der Computer ist überlastet. Versuch es in einer Minute wieder.
club-jobs-yours = Der Computer sieht sich für dich schon { $limit } Dinge an. Warte, bis er mit einem fertig ist.
club-job-failed = Der Computer fand keine Antwort. Frag in einer Minute wieder.
club-analysis-begins = Ich sehe { $id } durch ({ $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}). Das kann pro Zug ein paar Sekunden dauern.
club-analysis-progress = Ich sehe { $id } durch: bisher { $judged } von { $turns } Zügen.
club-analysis-judged = Ich habe { $id } durchgesehen: { $turns ->
    [one] 1 Zug
   *[other] alle { $turns } Züge
}.
club-analysis-goes-on = { $id } ist noch nicht vorbei. Bitte nach der Partie um die Analyse.
club-analysis = Was die Züge in { $id } verschenkt haben:
club-analysis-accuracy = { $player }: Genauigkeit { $accuracy } %; { $inaccuracies ->
    [one] 1 Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [one] 1 Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [one] 1 Patzer
   *[other] { $blunders } Patzer
}.
club-analysis-turning = Der Wendepunkt war Zug { $number }: { $player } spielte { $played }, { $judgment }, von { $before } % auf { $after } %. { $why } { $better } Das Brett zeigt die Stellung nach dem besseren Zug.
club-analysis-gradual = Kein einzelner Zug hat die Partie entschieden.
club-analysis-even = Kein Zug hat etwas Nennenswertes verschenkt.
club-analysis-turn = Zug { $number }, { $player }: { $played }, { $judgment }, von { $before } % auf { $after } %. { $why } { $better }
club-analysis-why = Er erlaubt { $answer } ({ $effects }).
club-analysis-better = Besser war { $best }.
club-analysis-better-line = Besser war { $best } und dann { $then }.
club-analysis-better-lines = Besser war { $best } und dann { $then } und { $next }.
club-analysis-boards = { $id }: was besser gewesen wäre
club-analysis-instead = Statt { $played }
club-analysis-resigned = { $player } gab bei { $points } % auf.
club-analysis-time = { $player } überschritt bei { $points } % die Zeit.
club-analysis-agreed = Die Partie wurde einvernehmlich beendet, als es für { $player } { $points } % stand.
club-analysis-inaccuracy = eine Ungenauigkeit
club-analysis-mistake = ein Fehler
club-analysis-blunder = ein Patzer
club-analysis-how = Ein Prozentwert ist der Anteil der Punkte, den der Computer auf höchster Stufe für die Seite erwartet, die am Zug war. Der Computer kann irren.

# Ablehnungen

club-learn-past = Dieses Brett ist veraltet: Deine Lektion ist weitergegangen. { COMMAND("learn") } zeigt, wo du bist.

# Kurzregeln

club-rules-all = Das sind die Spiele. Sag { COMMAND("rules") } mit einem Namen, um eins zu lernen:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, Seite { $page } von { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } blättert um.
club-rules-pointed = Eine Figur hat hier diese erlaubten Aktionen: { $moves }.
club-rules-turned = Spielst du die zweite Seite, kann ein Brett gedreht sein, mit deiner Seite unten. Die Namen der Reihen und Spalten zeigen, wie herum du es siehst. Bei Brettern, die nur du siehst, entscheidet { COMMAND("settings side own") } oder { COMMAND("settings side first") }.
club-rules-learn = Mit { COMMAND("learn", $game) } probierst du es allein, an ein paar Stellungen. { COMMAND("challenge parlour", $game, "level:1") } beginnt eine Partie gegen den Computer.
club-rules-no-page = Die Lektion zu { $title } hat die Seiten 1 bis { $pages }. Beginne mit { COMMAND("rules", $game) }.
club-learn-task = { $title }, Aufgabe { $number } von { $count }:
club-learn-of = { $title }, Aufgabe { $number } von { $count } der Lektion:
club-learn-how = Tippe deinen Zug wie in einer Partie, oder nach { COMMAND("learn") }. Niemand sonst spielt. { COMMAND("hint") } hilft, { COMMAND("learn solution") } zeigt die Lösung, und { COMMAND("learn off") } verlässt die Lektion.
club-learn-how-fight = Tippe deinen Zug wie in einer Partie, oder nach { COMMAND("learn") }. { COMMAND("hint") } hilft, { COMMAND("learn solution") } spielt einen Zug für dich, und { COMMAND("learn off") } verlässt die Lektion.
club-learn-how-beside = Du spielst hier auch { $id }, darum tippe alles zur Aufgabe nach { COMMAND("learn") }: deinen Zug oder eine Frage, etwa { COMMAND("learn moves") } oder { COMMAND("learn board") }. { COMMAND("learn hint") } und { COMMAND("learn solution") } helfen, und { COMMAND("learn off") } verlässt die Lektion.
club-learn-leave = { COMMAND("learn off") } verlässt die Lektion.
club-learn-left = Du hast die Lektion verlassen. { COMMAND("learn", $game, $task) } setzt sie fort.
club-learn-none = Du bist in keiner Lektion. { COMMAND("resign") } gibt eine Partie auf; { COMMAND("help") } zeigt alles, was du sagen kannst.
club-learn-hint-piece = Nimm die Figur auf { $at }. { $moves } zeigt, was sie kann.
club-learn-hint-place = Sieh aufs Brett: Du brauchst einen der Plätze, die mit „{ $letter }“ beginnen.
club-learn-hint-word = Du brauchst jetzt nur ein Wort, nicht das Brett. { $moves } nennt es.
club-learn-solution = Die Lösung ist { $actions }: { $effects }.
club-learn-no-hint = Von hier aus ist die Aufgabe nicht mehr lösbar. { $all } beginnt den Zug neu.
club-learn-tried = Nur probiert: { $actions }. Gespielt wurde nichts.
club-learn-moves = { $count ->
    [one] Eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}: { $moves }.
club-learn-passes = { $player } passt
club-learn-done = Genau: { $effects }.
club-learn-done-ended = Genau: Du hast deinen Zug beendet.
club-learn-goes-on-or-ends = Bisher: { $effects }. Mach weiter oder beende deinen Zug mit { $end }; { $undo } nimmt die letzte Aktion zurück.
club-learn-goes-on = Bisher: { $effects }. Der Zug geht weiter; { $undo } nimmt die letzte Aktion zurück.
club-learn-played = Gespielt: { $effects }.
club-learn-played-ended = Du hast deinen Zug beendet.
club-learn-answered = Meine Antwort: { $effects }.
club-learn-your-turn = Du bist am Zug. { $undo } nimmt deine letzte Aktion und meine Antwort zurück; { $all } beginnt den Kampf neu.
club-learn-lost = Die Partie ist vorbei, und du hast nicht gewonnen. Versuch es noch einmal von vorn:
club-learn-again = Das ist erlaubt ({ $effects }), aber nicht, was die Aufgabe verlangt. Versuch es noch einmal:
club-learn-over = Das war die letzte Aufgabe. { COMMAND("challenge parlour", $game, "level:1") } beginnt eine Partie gegen den Computer, { COMMAND("challenge open", $game) } findet jemanden für { $title }, und { COMMAND("rules", $game) } erklärt alle Regeln.
club-learn-which = Sag, welches Spiel du lernen willst, etwa { COMMAND("learn chifoumi") }. { COMMAND("rules") } nennt alle.
club-learn-no-task = { $title } hat die Aufgaben 1 bis { $count }.
club-button-skip = Überspringen
club-button-leave-lesson = Lektion verlassen
club-button-learn = Ausprobieren
club-button-next = Weiter
club-button-back = Zurück
club-rules-variants = Varianten: { $variants }.

# Rätsel

command-puzzle = Dir allein ein Rätsel geben: eine Stellung mit erzwungenem Gewinn
command-param-puzzle = Die Nummer des Rätsels oder der Aufgabe, falls du nicht die aktuelle meinst
command-param-puzzle-what = Das Tagesrätsel dieses Orts, ein Tipp, die Lösung, oder „aus“ zum Verlassen
club-puzzle = Rätsel { $number }: { $title } ({ $variant }).
club-puzzle-of = Dein Rätsel, { $title }:
club-puzzle-wins-now = { $player } gewinnt in diesem Zug. Wie?
club-puzzle-wins-in = { $player } gewinnt in höchstens { $turns } Zügen, was auch immer die Gegenseite spielt. Welcher ist der erste?
club-puzzle-wins = { $player } gewinnt am Ende, was auch immer die Gegenseite spielt. Was ist der nächste Zug?
club-puzzle-how = Tippe den ganzen Zug wie in einer Partie. Nur deine erste Antwort zählt; mit Tipp oder Lösung gilt es als nicht gelöst. { COMMAND("hint") } hilft, { COMMAND("learn solution") } zeigt die Lösung, und { COMMAND("learn off") } verlässt das Rätsel.
club-puzzle-solved = Genau: { $effects }.
club-puzzle-solved-later = Das gewinnt auch, aber einen Zug später: { $effects }.
club-puzzle-wrong = Das ist erlaubt ({ $effects }), erzwingt den Gewinn aber nicht. Versuch es noch einmal:
club-puzzle-goes-on = Von hier gewinnst du in höchstens { $turns } Zügen, dieser mitgezählt.
club-puzzle-others = { $others ->
    [one] Ein anderer Zug gewinnt ebenso schnell.
   *[other] { $others } andere Züge gewinnen ebenso schnell.
}
club-puzzle-rating = Deine Wertung für Rätsel in { $title }: { $rating } ({ $change }).
club-puzzle-streak = Du hast an { $days } Tagen in Folge Rätsel gelöst.
club-puzzle-left = Du hast das Rätsel verlassen. { COMMAND("puzzle") } gibt dir ein anderes, oder dieses noch einmal.
club-puzzle-none = Ein Rätsel mit dieser Nummer hast du gerade nicht. { COMMAND("puzzle") } gibt dir eins.
club-puzzle-no-more = Du hattest schon alle meine Rätsel zu { $title }. Wähle ein anderes Spiel, etwa { COMMAND("puzzle sfirs") }.
club-puzzle-daily = Das Tagesrätsel: { $title } ({ $variant }).
club-puzzle-daily-how = Mit { COMMAND("puzzle daily") } löst du es für dich allein. Bitte verrate die Lösung hier nicht vor morgen.
club-puzzle-yesterday = { $player } hat das letzte Rätsel zuerst gelöst. { $count ->
    [one] Sonst hat es niemand geschafft.
    [2] Eine weitere Person hat es auch geschafft.
   *[other] Insgesamt haben es { $count } geschafft.
}
club-puzzle-yesterday-some = { $count ->
    [one] Eine Person hat das letzte Rätsel gelöst.
   *[other] { $count } Personen haben das letzte Rätsel gelöst.
}
club-puzzle-yesterday-nobody = Niemand hat das letzte Rätsel gelöst.
club-puzzle-no-daily = Dieser Ort hat kein Tagesrätsel. { COMMAND("puzzle") } gibt dir eins für dich allein; wer den Ort verwaltet, schaltet es mit { COMMAND("settings place puzzle-daily 9") } ein.
club-puzzle-daily-done = Das heutige Rätsel hast du schon beantwortet. { COMMAND("puzzle") } gibt dir ein anderes.
club-puzzle-daily-public = Hier könnten andere das lesen, darum zählt es nicht. Beantworte das Tagesrätsel im Direktchat mit mir oder mit den Knöpfen darunter.
club-puzzle-daily-place = Sag das an dem Ort, der das Rätsel bekommen soll, etwa { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Tipp
club-button-solution = Lösung
club-button-solve = Lösen
club-button-next-puzzle = Nächstes Rätsel
club-setting-puzzle-daily = zu welcher Uhrzeit dieser Ort ein Rätsel bekommt, in seiner Zeitzone
club-setting-puzzles = ob beendete gewertete Partien zu Rätseln für andere in der Community werden dürfen, ohne Namen

# Aufgaben aus eigenen Fehlern

command-mistakes = Dich allein bessere Züge finden lassen, wo du in vergangenen Partien danebenlagst
command-param-mistake-what = Ein Tipp, die Lösung, oder „aus“, um die Aufgabe zu verlassen
club-mistake = Deine Partie { $id }, { $title }:
club-mistake-of = Dein Fehler, { $title }:
club-mistake-task = Als { $player } hast du hier { $played } gespielt. Das hat dich { $cost } % gekostet: von { $before } % auf { $after } %. Finde etwas Besseres.
club-mistake-best = Das ist der beste Zug, den ich hier kenne: { $effects }.
club-mistake-again = Das ist der Zug, den du damals gespielt hast ({ $effects }). Finde etwas Besseres:
club-mistake-looking = { $effects }. Ich prüfe, wie gut das ist.
club-mistake-good = { $actions } wahrt deine Chance: { $after } %. Der beste Zug, den ich kenne, hat { $best } %.
club-mistake-not-good = { $actions } lässt dir { $after } %. Der beste Zug, den ich kenne, hat { $best } %.
club-mistake-back = Diese Aufgabe kommt { $at } wieder.
club-mistake-known = Die hast du so oft gelöst, dass sie nicht wiederkommt.
club-mistake-left = Du hast die Aufgabe verlassen. { COMMAND("mistakes") } setzt sie fort.
club-mistake-which = Eine Aufgabe mit dieser Nummer hast du gerade nicht. { COMMAND("mistakes") } gibt dir die nächste.
club-mistakes-looking = Ich suche in { $id } nach deinen Fehlern. Das kann pro Zug ein paar Sekunden dauern.
club-mistakes-found = { $count ->
    [one] Ich habe in { $id } einen Zug gefunden, aus dem du lernen kannst. { COMMAND("mistakes") } zeigt ihn dir.
   *[other] Ich habe in { $id } { $count } Züge gefunden, aus denen du lernen kannst. { COMMAND("mistakes") } zeigt sie dir nacheinander.
}
club-mistakes-found-none = Keiner deiner Züge in { $id } hat viel verschenkt. { COMMAND("mistakes") } sieht die Partie davor durch.
club-mistakes-later = Du hast gerade nichts zu wiederholen, und ich habe alle deine Partien durchgesehen. Deine nächste Aufgabe kommt { $at }.
club-mistakes-none = Du hast keine Partie, die ich nicht schon durchgesehen habe. Komm nach der nächsten wieder.
club-button-mistakes = Aus Fehlern lernen
club-button-earlier-game = Die Partie davor
club-button-next-mistake = Nächste Aufgabe
club-button-try-again = Noch einmal

# Was Leute von ihren Partien behalten: Notizen, und Partien, die weitergespielt werden.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-story = Erzählen, wie eine vergangene Partie kippte, in zwei Sätzen und einem bewegten Bild
command-note = Etwas zu einer Partie notieren, nur für dich
command-play-on = Aus einer Stellung einer vergangenen Partie weiterspielen; ungewertet
command-yearbook = Das Jahr dieser Community als Seite zeigen: erste Plätze, längste Partie, beste Siege
command-param-yearbook-year = Das Jahr, etwa 2026
command-param-yearbook-season = Eine Saison darin, etwa 2026-4
command-param-note = Deine Notiz, höchstens 1000 Zeichen, oder „clear“ zum Löschen
command-param-play-on-turn = Nach welchem Zug, ab 1 gezählt
command-param-play-on-with = Dein Gegenüber; ohne Angabe der Computer
command-param-play-on-side = Deine Seite: erste oder zweite

# Notizen

club-note = Deine Notiz: { $text }
club-note-kept = Ich habe deine Notiz zu { $id } gespeichert. Nur du kannst sie sehen; { COMMAND("note", $id) } zeigt sie.
club-note-replaced = Ich habe deine Notiz zu { $id } ersetzt. { COMMAND("note", $id) } zeigt sie.
club-note-cleared = Ich habe deine Notiz zu { $id } gelöscht.
club-note-none = Du hast keine Notiz zu { $id }. { COMMAND("note", $id, "…") } speichert eine, nur für dich.
club-note-long = Deine Notiz hat { $length } Zeichen, erlaubt sind { $limit }. Kürze sie.
club-note-many = Du hast Notizen zu { $limit } Partien, mehr kann ich nicht speichern. Lösch erst eine, etwa mit { COMMAND("note #12 clear") }.
club-note-public = Hier könnten andere das lesen, darum habe ich nichts getan. { $platform ->
    [console] Tippe „/dm“ und sag es dort noch einmal; „/room“ bringt dich zurück.
    [discord] Nimm { COMMAND("note") } aus dem Menü, oder sag es mir in einer Direktnachricht.
   *[other] Sag es mir in einem Direktchat.
  }

# Weiterspielen

club-play-on-from = Sie beginnt mit der Stellung nach Zug { $turn } von { $id }; { $color } ist am Zug.
club-play-on-live = { $id } ist noch nicht vorbei, darum kannst du noch nicht daraus weiterspielen. { COMMAND("board", $id) } zeigt sie.
club-play-on-over = Nach Zug { $turn } ist die Partie vorbei. Nenn einen früheren, etwa { $example }.
club-play-on-given = Weil in { $id } erste Züge vorgegeben wurden, kann keine Partie so beginnen, wie es nach Zug { $turn } stand. Wähle einen späteren Zug.
club-begins-from = Sie beginnt mit der Stellung auf dem Brett.
club-board-begins = { $color } ist am Zug
club-button-play-on = Von hier weiterspielen

# Geschichten

club-setting-story = ob ich die Geschichte jeder Partie von selbst erzähle, wenn sie vorbei ist
club-button-story = Die Geschichte
club-story-turned = { $player } drehte die Partie in Zug { $number } { $passed ->
    [yes] durch Passen
   *[no] mit { $played }: { $effects }
  }. Bis dahin stand { $other } bei { $before } %.
club-story-gave = { $player } verschenkte die Partie in Zug { $number } { $passed ->
    [yes] durch Passen
   *[no] mit { $played }: { $effects }
  }. Bis dahin stand es für { $player } bei { $before } %.
club-story-let-back = { $player } ließ { $other } in Zug { $number } zurück in die Partie, { $passed ->
    [yes] durch Passen
   *[no] mit { $played }: { $effects }
  }. Bis dahin stand { $player } bei { $before } %.
club-story-led = { $player } führte von Anfang an oder stand gleich, nie unter { $least } %.
club-story-gradual = Kein einzelner Zug hat die Partie entschieden: { $player } stieg Stück für Stück von { $least } % auf { $last } %.
club-story-despite = Das Brett hat die Partie nicht entschieden: Am Ende stand { $other } bei { $others } %.
club-story-level = Die Partie blieb knapp: Keine Seite stand je über { $most } %.

# Das Jahrbuch

club-yearbook = Das Jahrbuch dieser Community, { $time }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $players } Personen.
club-yearbook-none = { $time }: Hier hat niemand eine Partie beendet. Nenn ein anderes Jahr oder eine Saison, etwa { COMMAND("yearbook 2026") } oder { COMMAND("yearbook 2026-4") }.
club-yearbook-when = Das ist kein Jahr. Schreib eins wie { COMMAND("yearbook 2026") }, oder eine Saison wie { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = Ein Jahrbuch gehört einer Community. Sag { COMMAND("yearbook") } in einem ihrer Räume.
club-yearbook-champion = Platz 1 der Saison { $season }, { $game }: { $name } ({ $rating }).
club-yearbook-longest = Die längste Partie: { $id } { $game }, { $one } gegen { $two }, mit { $actions } Aktionen.
club-yearbook-upset = Der kühnste Sieg: { $name } gegen { $other } in { $id } { $game }, trotz { $points } Punkten weniger Wertung.
club-yearbook-swing = Die kühnste Wende: In { $id } { $game } stand { $name } in Zug { $turn } bei { $percent } % und gewann doch gegen { $other }.
club-yearbook-best = { $name }: { $id } { $game }, ein Sieg gegen { $other } ({ $rating }).
club-yearbook-best-unrated = { $name }: { $id } { $game }, ein Sieg gegen { $other }.
club-yearbook-file = Die Datei zeigt den besten Sieg jeder Person samt Brett. Sie öffnet sich in jedem Browser, auch auf dem Handy.
club-yearbook-head-champions = Erste Plätze
club-yearbook-head-games = Partien, die bleiben
club-yearbook-head-best = Der beste Sieg je Person

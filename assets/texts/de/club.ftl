# Was alle Teile des Clubs sagen.

club-title = { $title }
club-title-tournament = „{ $name }“ ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
club-rated = gewertet
club-unrated = ungewertet
club-all-games = alle Spiele
club-and-more = und { $count } weitere
club-headline = { $id } { $game }: { $one } gegen { $two }, { $plies ->
    [one] 1 Aktion
   *[other] { $plies } Aktionen
}

# Knöpfe

club-button-accept = Annehmen
club-button-decline = Ablehnen
club-button-rules = Regeln
club-button-resign = Aufgeben
club-button-resign-asks = Aufgeben…
club-button-draw = Auszählen anbieten
club-button-confirm = Ja, mach das
club-button-end = Zug beenden
club-button-undo = Rückgängig
club-button-play = So spielen
club-button-rematch = Revanche
club-button-replay = Nachspielen
club-button-record = Aufzeichnung
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Ablehnungen

club-too-fast = Das waren mehr als { $limit } Anfragen in einer Minute. Warte ein wenig.
club-busy = Ich bin gerade überlastet. Versuch es in einer Minute wieder.
club-failed = Hier ist etwas schiefgegangen, und nichts wurde geändert. Passiert es wieder, gib der Person, die diesen Bot betreibt, das Kennzeichen { $reference }.
club-no-game = Du hast hier keine Partie. Beginne eine, etwa mit { COMMAND("challenge bob chifoumi") }, oder such eine mit { COMMAND("games here") }.
club-no-past-game = Du hast noch keine Partie zu Ende gespielt.
club-unknown-game = Ich finde hier keine Partie { $id }. { COMMAND("games") } zeigt deine.
club-not-accepted = { $id } ist eine Herausforderung, die noch niemand angenommen hat.
club-no-such-end = So endet keine Partie.
club-no-such-game = Dieses Spiel kannst du hier nicht mehr spielen.
club-aside = { $id } ist beiseitegelegt, weil die Aufzeichnung beschädigt ist. Wer diesen Bot betreibt, muss sie sich ansehen.
club-aside-now = Die Aufzeichnung von { $id } ist beschädigt. Ich habe die Partie beiseitegelegt und der Person Bescheid gesagt, die diesen Bot betreibt.
club-not-a-player = Das können nur die beiden, die { $id } spielen. { COMMAND("help try") } erklärt, wie du vorausschaust, ohne zu spielen.
club-past-board = Dieses Brett ist veraltet: { $id } ist weitergegangen.
club-is-over = { $id } ist vorbei. { $how } { COMMAND("rematch") } bietet eine neue Partie an.
club-not-over-yet = { $id } ist noch nicht vorbei. Bitte danach um eine Revanche.
club-record-page = Öffne die Datei in einem Browser: Sie enthält alle Bretter und kommt ohne mich aus.
club-nothing-played = In { $id } hat noch niemand etwas gespielt.
club-person-unknown = Ich kenne hier niemanden namens „{ $name }“. Erwähne die Person oder nenn den vollen Kontonamen.
club-person-ambiguous = Hier heißen mehrere { $name }. Erwähne die Person, die du meinst.

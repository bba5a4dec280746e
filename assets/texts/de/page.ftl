# Seiten für den Browser.

page-skip = Zum Inhalt springen
page-links = Seiten
page-board = Brett
page-points = Punkte
page-start = Start
page-history = Züge
page-step-first = Erste Stellung
page-step-back = Einen Zug zurück
page-step-next = Einen Zug vor
page-step-last = Letzte Stellung
page-no-picture = Für dieses Bild war kein Platz.
page-curve = Wie die Partie verlief
page-curve-turn = Zug { $turn }: { $name } konnte { $percent } % erwarten.
page-better = Besseren Zug auf dem Brett spielen
page-better-turn = Besser: { $better } statt { $played }.
page-in-words = Das Brett in Worten

page-cell-plays = { $cell } Spielt { $actions }.
page-chosen = { $begun } ist gewählt. { $count ->
    [one] Ein Ziel ist möglich.
   *[other] { $count } Ziele sind möglich.
}
page-which = Das kann mehrere Aktionen bedeuten. Wähle eine.
page-dropped = Die Partie ist weitergegangen. Von deinem Zug habe ich behalten, was noch erlaubt ist.
page-undo = Rückgängig
page-end-turn = Zug beenden
page-back-to-game = Zurück zur Partie
page-word = Spielen
page-turn = Dein Zug bisher: { $actions }
page-line = Deine Zugfolge: { $actions }
page-copy-button = Kopieren
page-branches = Zugfolgen, die du probiert hast
page-forget = Vergessen
page-copy = Die Zugfolge, zum Kopieren in den Chat

page-sign-in = Anmelden
page-sign-in-as = Du meldest dich gleich als { $name } an.
page-sign-in-how = Dieser Browser kann dann 30 Tage lang für dich spielen. Hast du diesen Link nicht verlangt, schließ die Seite.
page-sign-in-button = Anmelden

# Pagina’s voor een browser.

page-skip = Naar de inhoud
page-links = Pagina’s
page-board = Bord
page-points = Punten
page-start = Begin
page-history = Zetten
page-step-first = Beginstelling
page-step-back = Eén zet terug
page-step-next = Eén zet vooruit
page-step-last = Laatste stelling
page-no-picture = Voor dit plaatje was geen ruimte.
page-curve = Zo verliep de partij
page-curve-turn = Zet { $turn }: { $name } mocht { $percent }% verwachten.
page-better = Betere zet op het bord spelen
page-better-turn = Beter: { $better } in plaats van { $played }.
page-in-words = Het bord in woorden

page-cell-plays = { $cell } Speelt { $actions }.
page-chosen = { $begun } is gekozen. { $count ->
    [one] Het kan naar één plek.
   *[other] Het kan naar { $count } plekken.
}
page-which = Dat kan verschillende acties betekenen. Kies er een.
page-dropped = De partij is verdergegaan. Van je zet heb ik bewaard wat nog geldig is.
page-undo = Ongedaan maken
page-end-turn = Beurt beëindigen
page-back-to-game = Terug naar de partij
page-word = Speel
page-turn = Je zet tot nu toe: { $actions }
page-line = Je zettenreeks: { $actions }
page-copy-button = Kopiëren
page-branches = Zettenreeksen die je hebt geprobeerd
page-forget = Vergeten
page-copy = De zettenreeks, om in de chat te plakken

page-sign-in = Inloggen
page-sign-in-as = Je staat op het punt in te loggen als { $name }.
page-sign-in-how = Deze browser kan dan 30 dagen voor je spelen. Heb je niet om deze link gevraagd, sluit dan deze pagina.
page-sign-in-button = Inloggen

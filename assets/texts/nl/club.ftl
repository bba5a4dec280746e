# Wat alle delen van de club zeggen.

club-title = { $title }
club-title-tournament = “{ $name }” ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
club-rated = met rating
club-unrated = zonder rating
club-all-games = alle spellen
club-and-more = en nog { $count }
club-headline = { $id } { $game }: { $one } tegen { $two }, { $plies ->
    [one] 1 actie
   *[other] { $plies } acties
}

# Knoppen

club-button-accept = Aannemen
club-button-decline = Afwijzen
club-button-rules = Regels
club-button-resign = Opgeven
club-button-resign-asks = Opgeven…
club-button-draw = Tellen voorstellen
club-button-confirm = Ja, doe maar
club-button-end = Beurt beëindigen
club-button-undo = Ongedaan maken
club-button-play = Speel dit
club-button-rematch = Revanche
club-button-replay = Naspelen
club-button-record = Notatie
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Weigeringen

club-too-fast = Dat waren meer dan { $limit } verzoeken binnen een minuut. Wacht even.
club-busy = Ik heb het te druk. Probeer het over een minuut nog eens.
club-failed = Er ging hier iets mis, en er is niets veranderd. Gebeurt het nog eens, geef degene die deze bot draait dan het kenmerk { $reference }.
club-no-game = Je hebt hier geen partij. Begin er een, zoals { COMMAND("challenge bob chifoumi") }, of zoek er een met { COMMAND("games here") }.
club-no-past-game = Je hebt nog geen partij uitgespeeld.
club-unknown-game = Ik kan hier geen partij { $id } vinden. { COMMAND("games") } toont die van jou.
club-not-accepted = { $id } is een uitdaging die nog niemand heeft aangenomen.
club-no-such-end = Zo eindigt geen enkele partij.
club-no-such-game = Dit spel kun je hier niet meer spelen.
club-aside = { $id } is apart gezet, want de notatie is beschadigd. Degene die deze bot draait moet ernaar kijken.
club-aside-now = De notatie van { $id } is beschadigd, dus ik heb de partij apart gezet en degene die deze bot draait gewaarschuwd.
club-not-a-player = Alleen de twee spelers van { $id } kunnen dat. { COMMAND("help try") } legt uit hoe je vooruitkijkt zonder te spelen.
club-past-board = Dat bord is verouderd: { $id } is verdergegaan.
club-is-over = { $id } is afgelopen. { $how } { COMMAND("rematch") } biedt een revanche aan.
club-not-over-yet = { $id } is nog niet afgelopen. Vraag daarna om een revanche.
club-record-page = Open het bestand in een browser: alle borden staan erin, en het werkt zonder mij.
club-nothing-played = In { $id } heeft nog niemand iets gespeeld.
club-person-unknown = Ik ken hier niemand die “{ $name }” heet. Vermeld die persoon met @, of geef de volledige accountnaam.
club-person-ambiguous = Er heten hier meer mensen { $name }. Vermeld met @ wie je bedoelt.

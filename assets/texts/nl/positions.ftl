# Vragen over een stelling, en lijsten van partijen.

command-board = Toon het bord als plaatje, in woorden of in letters, nu of na een eerdere zet
command-moves = Bekijk de geldige acties, of alleen die met het begin dat je noemt
command-at = Vraag wat er op een veld staat, en wie dat verplaatst
command-around = Vraag wat er rond een veld staat, met de klok mee van boven af
command-row = Vraag wat er op een rij staat
command-file = Vraag wat er op een kolom staat
command-line = Vraag wat er staat op elke lijn door een veld
command-mine = Vraag waar je stukken staan
command-theirs = Vraag waar de stukken van je tegenstander staan
command-pieces = Vraag waar alle stukken staan, of die van één soort
command-last = Vraag wat de laatste zet deed
command-since = Vraag wat er sinds je laatste zet is gebeurd
command-threats = Vraag wat je tegenstander je in één hele zet kan aandoen, of jij je tegenstander
command-status = Vraag wie er aan zet is, de stand, en wat er in de hand is
command-games = Bekijk je partijen, of de partijen die hier gespeeld worden
command-param-bottom = Wiens kant onderaan ligt
command-param-board-turn = Na welke zet, geteld vanaf 1
command-param-from = Hoe de acties beginnen, zoals c2
command-param-cell = Het veld, zoals d4
command-param-threats = Wiens zet bekeken wordt: “mijn” voor die van jou
command-param-row = De rij, zoals die aan de rand van het bord heet
command-param-file = De kolom, zoals die aan de rand van het bord heet
command-param-kind = De soort stuk, zoals steen
command-param-whose = Welke partijen

# Zetten

club-board-after = Dit is het bord na zet { $number } van { $turns }.
club-button-turn-before = Vorige zet
club-button-turn-after = Volgende zet
club-moves = { $id }: { $player } heeft { $count ->
    [one] één geldige actie
   *[other] { $count } geldige acties
}: { $moves }.
club-moves-after = { $id }: na { $actions } heeft { $player } { $count ->
    [one] één geldige actie
   *[other] { $count } geldige acties
}: { $moves }.
club-moves-if = Als { $player } aan zet zou zijn:
club-moves-ahead = { $id }: als { $player } aan zet zou zijn, { $count ->
    [one] was er één geldige actie
   *[other] waren er { $count } geldige acties
}: { $moves }.
club-moves-end = { COMMAND("end") } beëindigt de beurt hier.
club-moves-typed = Typ acties zoals { $examples }.
club-tried-ahead = { $id }, alleen geprobeerd, alsof { $player } aan zet was: { $actions }. Er is niets gespeeld.
club-tried = { $id }, alleen geprobeerd: { $actions }. Er is niets gespeeld.
club-question-game = { $id } { $game }
club-nothing-since = Er is niets gebeurd sinds { $player } { $actions } speelde.
club-no-pieces-of = { $player } heeft geen stukken op het bord.
club-no-piece-called = Op het bord staat geen { $name }.
club-no-cell = { $name } is geen veld van dit bord. Schrijf er een zoals d4.
club-no-row = Het bord heeft geen rij { $name }: de rijen zijn { $first } tot en met { $last }. { COMMAND("line d4") } toont de lijnen door een veld.
club-no-file = Het bord heeft geen kolom { $name }: de kolommen zijn { $first } tot en met { $last }. { COMMAND("line d4") } toont de lijnen door een veld.
club-no-kind = Dit spel heeft geen stukken die { $name } heten. { COMMAND("pieces") } toont ze allemaal.

# Lijsten

club-which-game = Welke partij? Noem ook het nummer, zoals { COMMAND($example) }:
club-which-offer = Welk aanbod? Noem ook het nummer, zoals { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } tegen { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } tegen { $two } ({ $part }), { $status }
club-part-arena = toernooi { $tournament }
club-part-tournament = toernooi { $tournament }, ronde { $round }
club-part-match = partij { $number } van een { $goal }, { $points } tegen { $others }
club-listed-to-move = { $name } is aan zet, laatste zet { $since }
club-listed-first = { $name } is aan zet, begonnen { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = afgelopen
club-listed-unseen = { $listed }. De laatste zet kon ik nergens tonen.
club-listed-challenge = { $id } { $game }: { $maker } daagt { $taker } uit
club-listed-rematch = { $id } { $game }: { $maker } biedt { $taker } revanche aan voor { $table }
club-listed-draw = { $id } { $maker } stelt voor { $table } te stoppen
club-listed-takeback = { $id } { $maker } vraagt een zet in { $table } terug
club-listed-invitation = { $id } { $game }: { $maker } nodigt iedereen met de code uit
club-listed-open = { $id } { $game }: { $maker } daagt iedereen uit; { COMMAND("accept", $id) } om te spelen
club-my-games = Je partijen ({ $count }):
club-games-here = Partijen hier ({ $count }):
club-challenges = Uitdagingen ({ $count }):
club-no-games = Geen partijen en geen uitdagingen. Begin er een, zoals { COMMAND("challenge bob chifoumi") }, of speel tegen de computer, zoals { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … en nog { $count }.

# Wat mensen van hun partijen bewaren: notities, en partijen die verder worden gespeeld.

command-story = Lees hoe een gespeelde partij kantelde, in twee zinnen en een bewegend plaatje
command-note = Bewaar een notitie bij een partij, alleen voor jou
command-play-on = Speel verder vanuit een oude partij, met de computer of iemand; zonder rating
command-yearbook = Toon het jaar van deze community als pagina: kampioenen, mooiste zeges, langste partij
command-param-yearbook-year = Het jaar, zoals 2026
command-param-yearbook-season = Een seizoen ervan, zoals 2026-4
command-param-note = Je notitie, hoogstens 1000 tekens, of “clear” om die te wissen
command-param-play-on-turn = Na welke zet, geteld vanaf 1
command-param-play-on-with = Je tegenstander; noem je niemand, dan de computer
command-param-play-on-side = De kant die je wilt: eerste of tweede

# Notities

club-note = Je notitie: { $text }
club-note-kept = Ik heb je notitie bij { $id } bewaard. Alleen jij kunt die zien; { COMMAND("note", $id) } toont die.
club-note-replaced = Ik heb je notitie bij { $id } vervangen. { COMMAND("note", $id) } toont die.
club-note-cleared = Ik heb je notitie bij { $id } gewist.
club-note-none = Je hebt geen notitie bij { $id }. { COMMAND("note", $id, "…") } bewaart er een, alleen voor jou.
club-note-long = Je notitie heeft { $length } tekens, en er passen er { $limit } in. Maak die korter.
club-note-many = Je hebt notities bij { $limit } partijen, en meer kan ik er niet bewaren. Wis er eerst een, zoals { COMMAND("note #12 clear") }.
club-note-public = Anderen zouden dat hier kunnen lezen, dus heb ik niets gedaan. { $platform ->
    [console] Typ “/dm” en zeg het daar nog eens; “/room” brengt je terug.
    [discord] Gebruik { COMMAND("note") } uit het menu, of zeg het in een privébericht aan mij.
   *[other] Zeg het in een privéchat met mij.
  }

# Verderspelen

club-play-on-from = De partij begint met de stelling na zet { $turn } van { $id }, met { $color } aan zet.
club-play-on-live = { $id } is nog niet afgelopen, dus je kunt er nog niet vanuit verderspelen. { COMMAND("board", $id) } toont de partij.
club-play-on-over = De partij is afgelopen na zet { $turn }. Noem een eerdere, zoals { $example }.
club-play-on-given = Omdat een speler in { $id } de eerste zetten als handicap kreeg, kan geen partij beginnen zoals het na zet { $turn } stond. Kies een latere zet.
club-begins-from = De partij begint met de stelling op het bord.
club-board-begins = { $color } aan zet
club-button-play-on = Speel vanaf hier verder

# Verhalen

club-setting-story = of ik het verhaal van elke partij vanzelf vertel als die is afgelopen
club-button-story = Het verhaal
club-story-turned = { $player } liet de partij kantelen op zet { $number } { $passed ->
    [yes] door te passen
   *[no] met { $played }: { $effects }
  }. Tot dan toe stond { $other } op { $before }%.
club-story-gave = { $player } gaf de partij weg op zet { $number } { $passed ->
    [yes] door te passen
   *[no] met { $played }: { $effects }
  }. Tot dan toe was de kans nog { $before }%.
club-story-let-back = { $player } liet { $other } terugkomen in de partij op zet { $number } { $passed ->
    [yes] door te passen
   *[no] met { $played }: { $effects }
  }. Tot dan toe stond { $player } op { $before }%.
club-story-led = { $player } stond vanaf het begin voor of gelijk, nooit onder { $least }%.
club-story-gradual = Geen enkele zet besliste de partij: { $player } klom stukje bij beetje van { $least }% naar { $last }%.
club-story-despite = Niet het bord besliste de partij: aan het eind stond { $other } op { $others }%.
club-story-level = De partij bleef spannend: geen van beide kanten stond ooit boven { $most }%.

# Het jaarboek

club-yearbook = Het jaarboek van deze community, { $time }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $players } spelers.
club-yearbook-none = Niemand heeft hier in { $time } een partij uitgespeeld. Noem een ander jaar of seizoen, zoals { COMMAND("yearbook 2026") } of { COMMAND("yearbook 2026-4") }.
club-yearbook-when = Dat is geen jaar. Schrijf het zoals { COMMAND("yearbook 2026") }, of een seizoen zoals { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = Een jaarboek hoort bij een community. Zeg { COMMAND("yearbook") } in een van de kamers ervan.
club-yearbook-champion = Kampioen van { $season }, { $game }: { $name } ({ $rating }).
club-yearbook-longest = De langste partij: { $id } { $game }, { $one } tegen { $two }, met { $actions } acties.
club-yearbook-upset = De grootste verrassing: in { $id } { $game } won { $name } van { $other }, die { $points } punten hoger stond.
club-yearbook-swing = De grootste ommekeer: in { $id } { $game } stond { $name } op zet { $turn } op { $percent }% en won toch van { $other }.
club-yearbook-best = { $name }: { $id } { $game }, een zege op { $other } ({ $rating }).
club-yearbook-best-unrated = { $name }: { $id } { $game }, een zege op { $other }.
club-yearbook-file = Het bestand toont ieders mooiste zege met het bord. Het opent in elke browser, ook op een telefoon.
club-yearbook-head-champions = Kampioenen
club-yearbook-head-games = Partijen om te onthouden
club-yearbook-head-best = Ieders mooiste zege

# Profielen, ranglijsten en seizoenen, in woorden en als plaatjes.

command-profile = Bekijk je ratings en resultaten, of die van iemand anders
command-leaderboard = Bekijk de hoogste ratings; voorlopige, uit weinig partijen of tegenstanders, staan onderaan
command-param-season = Zeg “seizoen” voor de ranglijst van dit kwartaal en de winnaars van eerdere
command-param-scope = Welke spelers vergeleken worden

# Stand

club-profile = { $name }: { $games ->
    [0] geen lopende partijen
    [one] 1 lopende partij
   *[other] { $games } lopende partijen
}.
club-profile-here = In deze community:
club-profile-everywhere = In alle community’s:
club-profile-pace = Denkt met klok ongeveer { $time } over een zet; { $lost ->
    [0] nooit op tijd verloren
    [one] 1 partij op tijd verloren
   *[other] { $lost } partijen op tijd verloren
}.
club-profile-lost-on-time = { $lost ->
    [one] 1 partij op tijd verloren
   *[other] { $lost } partijen op tijd verloren
}.
club-profile-wins = Beste overwinningen: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] 1 toernooi gewonnen: { $tournaments }.
   *[other] { $count } toernooien gewonnen: { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game }: { $rating }, van { $lowest } tot { $highest } in de laatste { $games ->
    [one] partij met rating
   *[other] { $games } partijen met rating
}.
club-profile-unrated = Nog geen partijen met rating.
club-profile-against = Jij tegen { $name }: { $wins } tegen { $losses }{ $draws ->
    [0] {""}
    [one] , en 1 remise
   *[other] , en { $draws } remises
}.
club-profile-against-none = Jij en { $name } hebben nog geen partij uitgespeeld.
club-profile-against-games = Per spel: { $games }.
club-profile-against-game = { $game } { $wins } tegen { $losses }{ $draws ->
    [0] {""}
    [one] { " " }(1 remise)
   *[other] { " " }({ $draws } remises)
}
club-profile-last = Je laatste { $count }, de nieuwste eerst: { $results }.
club-profile-last-won = gewonnen
club-profile-last-lost = verloren
club-profile-last-drawn = remise
club-rating = { $of }: { $rating } ({ $wins } gewonnen, { $draws } remise, { $losses } verloren)
club-rating-provisional = { $of }: { $rating }, voorlopig ({ $wins } gewonnen, { $draws } remise, { $losses } verloren)
club-leaderboard-here = Ranglijst van deze community, { $game }:
club-leaderboard-everywhere = Ranglijst van alle community’s, { $game }:
club-season-here = Seizoen { $season } van deze community, { $game }:
club-season-everywhere = Seizoen { $season } van alle community’s, { $game }:
club-season-empty = Dit seizoen heeft nog niemand een rating. Speel een partij met rating om dat te veranderen.
club-season-winners = Winnaars van vorige seizoenen:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Pagina { $page } van { $pages }, { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}.
club-leaderboard-unrated = Jij: nog geen rating.
club-leaderboard-faded = Jij: { $rating }, niet in de lijst omdat je laatste partij met rating meer dan een jaar geleden was.
club-leaderboard-empty = Nog niemand heeft een rating. Speel een partij met rating om dat te veranderen.

# Tabellen als plaatjes: koppen zo kort mogelijk

sheet-rating = rating
sheet-deviation = ±
sheet-said-off = plus of min
sheet-said-plus = plus
sheet-said-minus = min
sheet-said-provisional = voorlopig
sheet-result = { $one } tegen { $two }
sheet-games = partijen
sheet-streak = reeks
sheet-month = 30 dagen
sheet-foot-deviation = ±: hoeveel de rating ernaast kan zitten; 30 dagen: hoe die veranderde
sheet-foot-provisional = ?: nog uit weinig partijen of tegenstanders, kan er dus ver naast zitten
sheet-foot-season = ±: hoeveel de rating ernaast kan zitten
sheet-leaderboard-here = Ranglijst, { $game }
sheet-leaderboard-everywhere = Ranglijst overal, { $game }
sheet-season-here = Seizoen { $season }, { $game }
sheet-season-everywhere = Seizoen { $season } overal, { $game }
sheet-foot-streak = reeks: partijen op rij gewonnen (+) of verloren (−)

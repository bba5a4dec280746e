# Profile, Ranglisten und Saisons, in Worten und als Bilder.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-profile = Deine Wertungen und Ergebnisse zeigen, oder die einer anderen Person
command-leaderboard = Die höchsten Wertungen zeigen; vorläufige, aus wenigen Partien oder gegen wenige, kommen zuletzt
command-param-season = Sag „saison“ für die Rangliste dieses Quartals und Platz 1 der früheren
command-param-scope = Wer verglichen wird

# Stand

club-profile = { $name }: { $games ->
    [0] keine laufenden Partien
    [one] 1 laufende Partie
   *[other] { $games } laufende Partien
}.
club-profile-here = In dieser Community:
club-profile-everywhere = In allen Communitys:
club-profile-pace = Mit Uhr dauert ein Zug im Schnitt etwa { $time }; { $lost ->
    [0] keine Partie auf Zeit verloren
    [one] 1 Partie auf Zeit verloren
   *[other] { $lost } Partien auf Zeit verloren
}.
club-profile-lost-on-time = { $lost ->
    [one] 1 Partie auf Zeit verloren
   *[other] { $lost } Partien auf Zeit verloren
}.
club-profile-wins = Beste Siege: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] 1 Turnier gewonnen: { $tournaments }.
   *[other] { $count } Turniere gewonnen: { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game }: { $rating }, zwischen { $lowest } und { $highest } in { $games ->
    [one] der letzten gewerteten Partie
   *[other] den letzten { $games } gewerteten Partien
}.
club-profile-unrated = Noch keine gewertete Partie.
club-profile-against = Du gegen { $name }: { $wins } zu { $losses }{ $draws ->
    [0] {""}
   *[other] , { $draws } remis
}.
club-profile-against-none = Du und { $name } habt noch keine Partie beendet.
club-profile-against-games = Nach Spielen: { $games }.
club-profile-against-game = { $game } { $wins } zu { $losses }{ $draws ->
    [0] {""}
   *[other] { " " }({ $draws } remis)
}
club-profile-last = Deine letzten { $count }, die neueste zuerst: { $results }.
club-profile-last-won = gewonnen
club-profile-last-lost = verloren
club-profile-last-drawn = remis
club-rating = { $of }: { $rating } ({ $wins } gewonnen, { $draws } remis, { $losses } verloren)
club-rating-provisional = { $of }: { $rating }, vorläufig ({ $wins } gewonnen, { $draws } remis, { $losses } verloren)
club-leaderboard-here = Rangliste dieser Community, { $game }:
club-leaderboard-everywhere = Rangliste aller Communitys, { $game }:
club-season-here = Saison { $season } dieser Community, { $game }:
club-season-everywhere = Saison { $season } aller Communitys, { $game }:
club-season-empty = In dieser Saison hat noch niemand eine Wertung. Spiel eine gewertete Partie, um das zu ändern.
club-season-winners = Die Ersten vergangener Saisons:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Seite { $page } von { $pages }, { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}.
club-leaderboard-unrated = Du: noch keine Wertung.
club-leaderboard-faded = Du: { $rating }, nicht gelistet, weil deine letzte gewertete Partie über ein Jahr her ist.
club-leaderboard-empty = Noch hat niemand eine Wertung. Spiel eine gewertete Partie, um das zu ändern.

# Tabellen als Bilder: so kurze Überschriften wie möglich

sheet-rating = Wertung
sheet-deviation = ±
# Dieselben Zeichen, wo sie vorgelesen werden.
sheet-said-off = plus minus
sheet-said-plus = plus
sheet-said-minus = minus
sheet-said-provisional = vorläufig
sheet-result = { $one } zu { $two }
sheet-games = Partien
sheet-streak = Serie
sheet-month = 30 Tage
sheet-foot-deviation = ±: wie weit die Wertung danebenliegen kann; 30 Tage: wie sie sich geändert hat
sheet-foot-provisional = ?: erst aus wenigen Partien oder gegen wenige, kann also weit danebenliegen
sheet-foot-season = ±: wie weit die Wertung danebenliegen kann
sheet-leaderboard-here = Rangliste, { $game }
sheet-leaderboard-everywhere = Rangliste überall, { $game }
sheet-season-here = Saison { $season }, { $game }
sheet-season-everywhere = Saison { $season } überall, { $game }
sheet-foot-streak = Serie: in Folge gewonnene (+) oder verlorene (−) Partien

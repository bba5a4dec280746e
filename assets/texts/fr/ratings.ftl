# Profils, classements et saisons, en mots et en images.

command-profile = Montre tes cotes et tes résultats, ou ceux de quelqu’un d’autre
command-leaderboard = Montre les meilleures cotes ; les provisoires (peu de parties ou d’adversaires) viennent en dernier
command-param-season = « saison » : le classement de ce trimestre, et qui a gagné les précédents
command-param-scope = Qui comparer

# Niveau

club-profile = { $name } : { $games ->
    [0] aucune partie en cours
    [one] { $games } partie en cours
   *[other] { $games } parties en cours
}.
club-profile-here = Dans cette communauté :
club-profile-everywhere = Dans toutes les communautés :
club-profile-pace = À la pendule, un coup prend environ { $time } ; { $lost ->
    [0] aucune partie perdue au temps
    [one] { $lost } partie perdue au temps
   *[other] { $lost } parties perdues au temps
}.
club-profile-lost-on-time = { $lost ->
    [one] { $lost } partie perdue au temps
   *[other] { $lost } parties perdues au temps
}.
club-profile-wins = Meilleures victoires : { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] { $count } tournoi gagné : { $tournaments }.
   *[other] { $count } tournois gagnés : { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game } : { $rating }, de { $lowest } à { $highest } { $games ->
    [1] dans la dernière partie classée
   *[other] sur les { $games } dernières parties classées
}.
club-profile-unrated = Encore aucune partie classée.
club-profile-against = Toi contre { $name } : { $wins } à { $losses }{ $draws ->
    [0] {""}
    [one] , avec { $draws } nulle
   *[other] , avec { $draws } nulles
}.
club-profile-against-none = { $name } et toi n’avez encore fini aucune partie.
club-profile-against-games = Par jeu : { $games }.
club-profile-against-game = { $game } { $wins } à { $losses }{ $draws ->
    [0] {""}
    [one] { " " }({ $draws } nulle)
   *[other] { " " }({ $draws } nulles)
}
club-profile-last = Tes { $count } dernières, la plus récente d’abord : { $results }.
club-profile-last-won = gagnée
club-profile-last-lost = perdue
club-profile-last-drawn = nulle
club-rating = { $of } : { $rating } (gains : { $wins }, nulles : { $draws }, pertes : { $losses })
club-rating-provisional = { $of } : { $rating }, provisoire (gains : { $wins }, nulles : { $draws }, pertes : { $losses })
club-leaderboard-here = Classement de cette communauté, { $game } :
club-leaderboard-everywhere = Classement de toutes les communautés, { $game } :
club-season-here = Saison { $season } de cette communauté, { $game } :
club-season-everywhere = Saison { $season } de toutes les communautés, { $game } :
club-season-empty = Personne n’a encore de cote cette saison. Joue une partie classée pour y remédier.
club-season-winners = Victoires des saisons passées :
club-season-won = { $season } : { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Page { $page } sur { $pages }, { $count } en tout.
club-leaderboard-unrated = Toi : pas encore de cote.
club-leaderboard-faded = Toi : { $rating }, hors liste, car ta dernière partie classée date de plus d’un an.
club-leaderboard-empty = Personne n’a encore de cote. Joue une partie classée pour y remédier.

# Tableaux en images : des titres aussi courts que possible

sheet-rating = cote
sheet-deviation = ±
sheet-said-off = à peu près
sheet-said-plus = plus
sheet-said-minus = moins
sheet-said-provisional = provisoire
sheet-result = { $one } à { $two }
sheet-games = parties
sheet-streak = série
sheet-month = 30 jours
sheet-foot-deviation = ± : marge d’erreur de la cote ; 30 jours : son évolution
sheet-foot-provisional = {"?"} : peu de parties ou d’adversaires jusqu’ici, donc peu fiable
sheet-foot-season = ± : marge d’erreur de la cote
sheet-leaderboard-here = Classement, { $game }
sheet-leaderboard-everywhere = Classement global, { $game }
sheet-season-here = Saison { $season }, { $game }
sheet-season-everywhere = Saison { $season } globale, { $game }
sheet-foot-streak = série : parties gagnées (+) ou perdues (−) d’affilée

# Temps et pendules.

time-moment = le { $date } à { $time } { $zone }
time-moment-ahead = dans { $left }, le { $date } à { $time } { $zone }
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}

# Pendules

club-untimed = sans pendule
club-timed = cadence { $control }
club-timed-claimable = cadence { $control }, temps à réclamer
club-timed-no-vacation = cadence { $control }, sans congé automatique
club-timed-claimable-no-vacation = cadence { $control }, temps à réclamer, sans congé automatique
club-odds = Les pendules diffèrent : { $name } a { $own }, et l’adversaire { $others }. C’est un handicap, donc la partie est amicale.
club-begins-odds = Les pendules diffèrent : le premier camp a { $one }, le second { $two } ; { $out }.
club-odds-unrated = Une partie à handicap n’est jamais classée. Enlève « { choice-rated } ».
club-odds-elsewhere = Là, les deux camps ont le même temps. Seul un défi lancé à une personne peut donner des temps différents, comme { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = Chaque camp a { $time } par coup ; { $out }.
club-begins-bank = Chaque camp a { $time }, plus { $increment } à chaque coup, jusqu’à { $cap } ; { $out }.
club-flag-lost = qui épuise son temps perd
club-flag-claimable = si un camp épuise son temps, l’autre peut réclamer la partie
club-flag-lost-no-vacation = qui épuise son temps perd, et aucun congé ne commence tout seul
club-flag-claimable-no-vacation = si un camp épuise son temps, l’autre peut réclamer la partie, et aucun congé ne commence tout seul
club-clock-runs = Fin du temps pour { $name } : { $until }.
club-clock-out = { $name } a épuisé son temps { $until } ; { $opponent } peut mettre fin à la partie avec { COMMAND("claim", $id) }.
club-time-is-over = { $id } : { $player } a épuisé son temps. { $opponent } peut réclamer la partie avec { COMMAND("claim", $id) } ; d’ici là, un coup compte encore.
club-time-lost = { $id } { $game } : { $player } a épuisé son temps.
club-time-void = { $id } { $game } : { $player } a épuisé son temps avant la fin de son premier coup.
club-no-clock = { $id } se joue sans pendule : personne ne peut y épuiser son temps.
club-rated-needs-clock = Une partie classée se joue à la pendule. Enlève « none », ou dis « { choice-unrated } ».
club-length-given = Donne au moins une minute, et pas plus de 60 jours en tout.
club-your-turn-untimed = Cette partie se joue sans pendule.

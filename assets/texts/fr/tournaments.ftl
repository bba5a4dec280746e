# Matchs et tournois, leurs classements et leurs tableaux.

command-tournament-list = Liste les tournois d’ici, ou ceux qui sont finis, avec qui les a gagnés
command-tournament-open = Ouvre un championnat, une élimination directe, un suisse ou une arène aux inscriptions
command-tournament-join = T’inscrit à un tournoi
command-tournament-leave = Quitte un tournoi avant son début, ou te met en retrait dans une arène
command-tournament-start = Lance un tournoi avec toutes les personnes inscrites
command-tournament-table = Montre le classement d’un tournoi, ou qui s’y est inscrit
command-tournament-calendar = Envoie les rondes à échéance d’un tournoi en fichier de calendrier
command-tournament-export = Envoie un tournoi en fichier pour logiciels d’arbitrage d’échecs (TRF-16)
command-tournament-games = Liste les parties d’une ronde, et qui tu dois encore affronter en championnat
command-tournament-withdraw = Quitte un tournoi commencé ; tes adversaires gagnent les parties qu’il te restait à jouer
command-tournament-extend = Donne plus de temps à une ronde, une fois
command-tournament-pause = Suspend un tournoi : ses parties continuent, mais aucune ronde ne commence
command-tournament-resume = Relance un tournoi suspendu
command-tournament-remove = Retire quelqu’un d’un tournoi
command-tournament-award = Dit qui gagne une rencontre d’un tournoi, sans jouer la suite
command-tournament-draw = Dit qu’une rencontre d’un tournoi est nulle, sans jouer la suite
command-tournament-replace = Fait reprendre la place de quelqu’un dans un tournoi, avec ses points
command-tournament-seeds = Dit quelles sont les premières têtes de série d’un tournoi, avant son début
command-tournament-helper = Laisse quelqu’un aider à gérer un tournoi, ou y met fin
command-tournament-next = Ouvre la saison suivante d’un tournoi à divisions
command-tournament-cancel = Annule un tournoi
command-param-tournament = Le numéro du tournoi, comme #12 ; sinon, un où tu joues, ou qui est en cours
command-param-past = « finis » pour les tournois finis, avec qui les a gagnés
command-param-ended = La saison où ils ont fini : une année et un trimestre, comme 2026-4
command-param-cross = « croisé » pour voir qui a joué contre qui à chaque ronde
command-param-at-once = En championnat : combien de rondes jouer à la fois, comme 3 ou all
command-param-which-round = Quelle ronde, comme round:2
command-param-round = La durée maximale d’une ronde, comme 14d
command-param-most = Combien de places, comme most:16
command-param-late = En suisse : inscriptions jusqu’au début de cette ronde, comme late:3
command-param-for = La durée d’une arène, comme for:2h
command-param-tournament-name = Le nom du tournoi, comme name:"Coupe d’hiver"
command-param-remove = Qui doit quitter le tournoi
command-param-award = Une partie de la rencontre
command-param-winner = Qui gagne la rencontre
command-param-system = championnat, élimination, suisse, poules (puis élimination), divisions, arène (à durée fixe)
command-param-rounds = Le nombre de rondes d’un tournoi suisse, comme rounds:5
command-param-meet = Si l’on se rencontre une ou deux fois en championnat
command-param-third = « troisième » pour un match pour la troisième place en élimination directe
command-param-division = Combien de places au plus par division, comme size:6
command-param-up = Combien montent de chaque division, et combien descendent, comme up:2
command-param-playoff = « barrage » pour en jouer un si la première place est partagée
command-param-seeds = Si les têtes de série suivent les cotes ou sont tirées au sort
command-param-score = Ce que valent un gain, une nulle et une perte
command-param-every = Le jour où un nouveau commence chaque semaine, dans ton fuseau
command-param-at = L’heure d’une série hebdomadaire, comme 19:00 ; sinon 18:00
command-param-starts = Quand il commence tout seul, dans ton fuseau, comme friday 19:00 ou 2026-12-01 19:00
command-param-missed = « demi » : chaque ronde manquée avant une inscription tardive compte comme nulle
command-param-replaced = La place de qui
command-param-substitute = Qui la reprend
command-param-seeded = Les premières têtes de série, par force décroissante, comme ann, bob, carol ; ou off
command-param-helper = Qui doit aider
command-param-helper-end = « arrêt » : cette personne n’aide plus
command-param-tournament-vacation = « congés » : congés automatiques dans ses parties, et l’on peut donner du temps

# Tableaux en images : des titres aussi courts que possible

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, classement final
sheet-table-off = { $id } { $game }, annulé : { $progress }
sheet-table-on = { $id } { $game }, classement
sheet-table-last = { $id } { $game }, dernières parties
sheet-table-off-arena = { $id } { $game }, annulé
sheet-pairings-arena = { $id } { $game }, les parties les plus récentes
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = points
sheet-games-said = parties finies
sheet-said-crowned = titre
sheet-bye = exempt
sheet-won = gains
sheet-drawn = nulles
sheet-lost = pertes
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = sans adversaire
sheet-foot-worth = gain { $win }, nulle { $draw }
sheet-foot-buchholz = Bh : Buchholz
sheet-foot-berger = SB : Sonneborn-Berger
sheet-among-equals = parties entre ex æquo
sheet-games-won = parties gagnées
sheet-foot-until = nouvelles parties jusqu’à { $at }
sheet-foot-order = à égalité de points : { $order }
sheet-foot-rounds = 12w : contre le numéro 12, dans le premier camp ; b : dans le second
sheet-foot-unplayed = + et − : gagné et perdu sans partie
sheet-foot-annulled = retrait précoce, résultats non comptés : { $names }
sheet-foot-uncounted = gains et pertes : parties jouées ; des points viennent aussi sans partie

# Tableaux d’élimination directe

bracket-final = finale
bracket-semi-finals = demi-finales
bracket-quarter-finals = quarts de finale
bracket-round = ronde { $round }
bracket-third = troisième place
bracket-waits = { $name } attend un adversaire
sheet-group = Poule { $group } : { $title }
sheet-foot-groups = Les deux premières places mènent à l’élimination directe
sheet-division = Division { $group } : { $title }
sheet-foot-divisions = { $up ->
        [1] la première place monte, la dernière descend
       *[other] les { $up } premières places montent, les { $up } dernières descendent
    }
bracket-foot = rencontres { $goal } ; à égalité après { $games } parties : la meilleure tête de série se qualifie

# Matchs

club-goal-one = en une partie
club-goal-points = en { $points ->
    [1] un point
   *[other] { $points } points
}
club-goal-best = { $games ->
    [1] au meilleur d’une partie
   *[other] au meilleur des { $games } parties
}
club-match-stands = C’est la partie { $number } d’un match { $goal } : { $name } { $points }, { $other } { $others }.
club-match-stands-extra = Le match { $goal } était à égalité, donc voici la partie { $number }. Qui mène après elle gagne : { $name } { $points }, { $other } { $others }.
club-match-after-extra = Après la partie { $number }, le match { $goal } est toujours à égalité : { $name } { $points }, { $other } { $others }.
club-match-after = Après la partie { $number } d’un match { $goal } : { $name } { $points }, { $other } { $others }.
club-match-anew = La même partie recommence, avec les mêmes camps.
club-match-cut-short = { $name } gagne le match { $goal } : { $other } ne le finit pas.
club-meeting-walkover = { $name } gagne la rencontre par forfait.
club-meeting-absent = Personne n’est venu, ni { $name } ni { $other } : la rencontre est perdue pour les deux.
club-match-won = { $name } gagne le match { $goal }, { $points } à { $others }.
club-match-drawn = Le match { $goal } est à égalité après { $number } parties, donc nul.
club-match-seed = Le match { $goal } est à égalité après { $number } parties, donc { $name } se qualifie, meilleure tête de série.
club-match-last = C’est la dernière. Si le match est à égalité après elle, il est nul.
club-match-last-seed = C’est la dernière. Si le match est à égalité après elle, { $name } se qualifie, meilleure tête de série.
club-match-void = Le match s’arrête sans victoire.
club-match-begins = Le match se joue { $goal }.
club-match-computer = Les matchs ne se jouent qu’entre personnes. Contre moi, joue une partie après l’autre avec { COMMAND("rematch") }.
club-match-no-points = { $game } ne compte pas de points. Joue plutôt au plus de parties gagnées, comme « best:5 ».
club-no-match = { $id } ne fait partie d’aucun match. { COMMAND("resign", $id) } abandonne la partie.
club-resign-match = Veux-tu abandonner tout le match dont { $id } fait partie, quel qu’en soit le score ? { $opponent } le gagne alors.
club-resigned-match = { $name } abandonne le match.
club-button-resign-match = Abandonner le match
club-in-a-match = { $id } fait partie d’un match ou d’un tournoi. La partie suivante commence toute seule.

# Tournois

club-system-league = championnat
    .gender = m
club-system-double-league = championnat aller-retour
    .gender = m
club-system-knockout = tournoi à élimination directe
    .gender = m
club-system-swiss = tournoi suisse
    .gender = m
club-system-groups = tournoi à poules
    .gender = m
club-system-arena = arène à durée fixe
    .gender = f
club-system-divisions = championnat à divisions
    .gender = m
club-system-double-divisions = championnat aller-retour à divisions
    .gender = m
club-tournament-game-until = Tournoi { $tournament }, fin { $at }.
club-tournament-game-last = Tournoi { $tournament }, dont le temps est écoulé : cette partie compte encore.
club-tournament-game-only = Tournoi { $tournament }.
club-tournament-game = Tournoi { $tournament }, ronde { $round }.
club-tournament-open = { $id } { $game } : { $name } ouvre { $system-gender ->
    [f] une
   *[m] un
} { $system } (rencontres { $goal }, chaque partie { $rated }, { $clock } ; { $terms }).
club-term-lasts = dure { $length } et apparie qui est libre
club-term-most = { $most } places au plus
club-term-late = inscriptions jusqu’au début de la ronde { $round }
club-term-late-half = inscriptions jusqu’au début de la ronde { $round }, rondes manquées comptées nulles
club-term-rounds = { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }
club-term-at-once = { $rounds } rondes à la fois
club-term-all-at-once = toutes les rondes à la fois
club-term-round = { $length } par ronde
club-term-groups = poules de trois à cinq ; les deux premières places de chacune vont en élimination directe, rencontres { $goal } ; à égalité après { $games } parties : la meilleure tête de série se qualifie
club-term-divisions = divisions de { $most } places au plus selon le classement de la dernière saison, nouvelles inscriptions à la fin ; { $up ->
        [1] la première place de chacune monte, la dernière descend
       *[other] les { $up } premières places de chacune montent, les { $up } dernières descendent
    }
club-term-third = un match pour la troisième place
club-term-playoff = un barrage si la première place est partagée : élimination directe, rencontres { $goal } ; à égalité après { $games } parties : la meilleure place au classement se qualifie
club-term-worth = { $win } par gain, { $draw } par nulle
club-term-level-seed = à égalité après { $games } parties : la meilleure tête de série se qualifie
club-term-level-draw = à égalité après { $games } parties : nulle
club-term-ratings = têtes de série selon les cotes
club-term-lot = têtes de série tirées au sort
club-tournament-weekly = Début { $at }, avec les personnes inscrites d’ici là. Un autre suit chaque semaine.
club-tournament-starts = Début { $at }, avec les personnes inscrites d’ici là.
club-arena-starts = Début { $at }. On peut s’inscrire jusqu’à la fin. Une partie en cours à la fin se termine, et compte.
club-arena-weekly = Début { $at } ; on peut s’inscrire jusqu’à la fin. Une partie en cours à la fin se termine, et compte. Une autre arène suit chaque semaine.
club-tournament-entrants = Inscriptions ({ $count }) : { $names }.
club-tournament-how = { COMMAND("tournament join", $id) } pour s’inscrire ; { COMMAND("tournament leave", $id) } pour partir. L’organisation le lance avec { COMMAND("tournament start", $id) }.
club-button-join = S’inscrire
club-button-withdraw = Se retirer
club-button-call-off = Annuler le tournoi
club-tournament-joined = Tu es dans le tournoi { $id }, avec le numéro { $count }.
club-tournament-joined-late = { $name } rejoint le tournoi { $id } en cours de route, à partir de la ronde { $round }. Les rondes manquées ne rapportent aucun point.
club-tournament-joined-late-half = { $name } rejoint le tournoi { $id } en cours de route, à partir de la ronde { $round }. Chaque ronde manquée compte comme nulle.
club-tournament-left-for-good = Tu as quitté le tournoi { $id }, donc tu ne peux plus t’y inscrire.
club-tournament-joined-private = Je t’enverrai tes plateaux en privé. { COMMAND("settings notices") } montre comment je te préviens.
club-tournament-joined-already = Tu es déjà dans le tournoi { $id }. { COMMAND("tournament leave", $id) } le quitte.
club-tournament-playing-already = Tu es déjà dans le tournoi { $id }. { COMMAND("tournament games", $id) } liste ses parties.
club-tournament-left = Tu n’es plus dans le tournoi { $id }.
club-tournament-not-in = Tu n’es pas dans le tournoi { $id }.
club-tournament-full = Le tournoi { $id } est complet : il a { $limit } places.
club-tournament-begins = Le tournoi { $id } commence.
club-tournament-too-few = { $least ->
        [1] Personne ne s’est inscrit
        [2] Moins de deux personnes se sont inscrites
       *[other] Moins de { $least } personnes se sont inscrites
    } au tournoi { $id }, donc il ne peut pas commencer. { COMMAND("tournament join", $id) } pour s’inscrire.
club-tournament-off = Trop peu d’inscriptions au tournoi { $id }, { $game } : il est annulé.
club-tournament-over = Le tournoi { $id }, { $game }, est fini.
club-tournament-shorter = Le tournoi { $id } a { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }, car personne n’y rencontre deux fois le même adversaire, et il compte { $players } inscriptions.
club-tournament-ended-empty = Il a fini après la ronde { $round } sur { $rounds }, car tout le monde est parti.
club-tournament-ended-alone = Il a fini après la ronde { $round } sur { $rounds }, car il ne reste qu’une personne.
club-tournament-ended-unpaired = Il a fini après la ronde { $round } sur { $rounds } : impossible d’en jouer une autre sans que deux personnes se rencontrent de nouveau ou que quelqu’un reste sans adversaire pour la deuxième fois.
club-tournament-won = Victoire : { $names }.
club-tournament-way = { $name } a battu { $names }.
club-tournament-best = Vois comment { $id } a été gagnée contre { $name }.
club-button-replay-best = Revoir la meilleure partie
club-tournament-leads = En tête avec { $points } : { $names }.
club-tournament-lead = En tête avec { $points } : { $names }.
club-tournament-shared = Première place partagée : { $names }.
club-tournament-unwon = Personne n’y a gagné de partie, donc personne ne le gagne.
club-tournament-missed-twice = { $name } a manqué deux rencontres du tournoi { $id } : retrait d’office. { COMMAND("tournament join", $id) } permet d’y revenir, dès la ronde suivante.
club-tournament-missed-turn = { $name } a manqué son premier coup dans le tournoi { $id } : plus d’appariement avant une nouvelle inscription avec { COMMAND("tournament join", $id) }. Les points restent acquis.
club-tournament-removed = L’organisation a mis fin à ta participation au tournoi { $id }, donc tu ne peux plus t’y inscrire.
club-tournament-back = { $name } revient dans le tournoi { $id }, dès la ronde suivante.
club-tournament-annulled = Moins de la moitié de ses parties ont été jouées, donc aucun de ses résultats ne compte. Les cotes restent.
club-tournament-series-off = On ne joue plus à { $game } ici : le tournoi { $id } est annulé, et sa série hebdomadaire prend fin.
club-tournament-series-left = L’organisation du tournoi { $id } ne peut pas en ouvrir un autre : sa série hebdomadaire prend fin.
club-tournament-not-offered = On ne joue plus à { $game } ici : le tournoi { $id } est annulé.
club-tournament-replaced = { $organizer } donne à { $substitute } la place de { $name } dans le tournoi { $id }, avec ses points. Une partie que { $name } y jouait ne compte pas ; { $substitute } joue cette rencontre maintenant.
club-tournament-they-are-in = { $name } est ou a été dans le tournoi { $id } et ne peut pas y reprendre une place.
club-tournament-they-were-in = { $name } a déjà eu une autre place dans le tournoi { $id } et ne peut pas reprendre celle-ci.
club-substitute-stranger = { $name } ne m’a pas encore parlé. Demande-lui de m’écrire dans le salon du tournoi, comme { COMMAND("games") }, et réessaie.
club-table-took-over = { $name } a repris la place de { $other }.
club-seeds-of = Tournoi { $id } : { $seeds }
club-seeds-hand = Les premières têtes de série sont { $names } ; les autres suivent les cotes.
club-seeds-hand-lot = Les premières têtes de série sont { $names } ; les autres sont tirées au sort.
club-seeds-rating = Toutes les têtes de série suivent les cotes.
club-seeds-lot = Toutes les têtes de série sont tirées au sort.
club-seeds-twice = Tu as nommé { $name } deux fois. Nomme chaque personne une fois, par force décroissante.
club-helper = { $name } aide désormais à gérer le tournoi { $id }, avec tous les droits de l’organisation, sauf l’annuler ou nommer des aides.
club-helper-off = { $name } n’aide plus à gérer le tournoi { $id }.
club-helper-none = { $name } n’aide pas à gérer le tournoi { $id }.
club-helper-already = { $name } aide déjà à gérer le tournoi { $id }.
club-helper-organizer = { $name } organise le tournoi { $id } et n’a pas besoin de ce droit.
club-helpers = Aussi avec les droits de l’organisation : { $names }.
club-arena-runs = Le tournoi { $id }, { $game }, est en cours ; fin { $at }. J’apparie qui est libre. Une partie en cours à la fin se termine, et compte. { COMMAND("tournament join", $id) } pour s’inscrire ; { COMMAND("tournament leave", $id) } te met en retrait.
club-arena-last-games = Tournoi { $id }, { $game } : le temps est écoulé. Les parties en cours se terminent, et comptent.
club-arena-over = Le tournoi { $id }, { $game }, est fini.
club-arena-paused = Il est suspendu, donc aucune partie ne commence.
club-arena-games = { $over ->
        [one] { $over } partie finie
       *[other] { $over } parties finies
    }, { $played ->
        [one] { $played } en cours
       *[other] { $played } en cours
    }.
club-arena-first = Classement : { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] { $names } attend
       *[other] { $names } attendent
    } un adversaire.
club-arena-next = C’est bientôt à toi dans le tournoi { $id } : je t’apparie dès que quelqu’un est libre.
club-arena-joined = Tu es dans le tournoi { $id }. { COMMAND("tournament leave", $id) } te met en retrait.
club-arena-back = Te revoilà dans le tournoi { $id }, avec les points que tu avais.
club-arena-sits-out = Je ne t’apparie plus dans le tournoi { $id }. Une partie que tu y joues continue, et tu gardes tes points. { COMMAND("tournament join", $id) } te fait revenir.
club-arena-ending = Le temps du tournoi { $id } est écoulé, donc on ne peut plus s’y inscrire. { COMMAND("tournament table", $id) } montre le classement.
club-arena-is-paused = { $name } suspend le tournoi { $id }. Les parties continuent, mais aucune ne commence avant { COMMAND("tournament resume", $id) }. L’heure de fin ne change pas.
club-arena-no-extension = Une arène finit à l’heure dite, donc tu ne peux pas lui donner plus de temps.
club-arena-one-game = Dans une arène, chaque rencontre est une partie. Enlève « best » et « match ».
club-arena-no-rounds = Une arène n’a pas de rondes. Dis combien de temps elle dure, comme « for:2h ».
club-arena-late = Dans une arène, on peut toujours s’inscrire. Enlève « late ».
club-arena-no-round = Le tournoi { $id } n’a pas de rondes. { COMMAND("tournament games", $id) } liste ses parties.
club-arena-games-listed = Tournoi { $id } : { $played ->
        [one] { $played } partie en cours
       *[other] { $played } parties en cours
    }, { $over ->
        [one] { $over } finie
       *[other] { $over } finies
    }.
club-arena-clock-long = Une partie en { $clock } pourrait prendre { $needed }, trop pour une arène de { $length }. En trente coups, chaque camp devrait utiliser au plus { $most }. Dis « clock:{ $example } », par exemple.
club-tournament-for-arena = Seule une arène a une durée. Enlève « for », ou dis « { name-tournament-open } { choice-arena } ».
club-button-games = Voir les parties
club-button-standings = Voir le classement
club-results = Tournoi { $id }, { $game } : ronde { $round }, rencontres finies : { $over } sur { $of }.
club-results-so-far = Tournoi { $id }, { $game } : rencontres finies dans ces rondes : { $over } sur { $of }.
club-results-earlier = { $count ->
    [one] { $count } résultat plus ancien
   *[other] { $count } résultats plus anciens
}, puis :
club-button-round = Voir la ronde
club-tournament-at-every = Une heure de la journée va avec une série hebdomadaire, comme « every friday 19:00 ». Pour un seul tournoi, dis « starts:"friday 19:00" ».
club-tournament-starts-or-every = Une série hebdomadaire a déjà son jour, comme « every friday 19:00 ». Enlève « starts ».
club-tournament-starts-when = Ce n’est pas un moment à venir d’ici un an. Nommes-en un autre, comme « starts:"friday 19:00" ».
club-tournament-half-late = Dis jusqu’à quelle ronde on peut s’inscrire, comme « late:3 { choice-half } ».
club-which-tournament = Quel tournoi ? Nomme-le, comme { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } ne joue plus dans le tournoi { $id }.
club-tournament-takes-out = { $organizer } retire { $name } du tournoi { $id } : { $reason }
club-tournament-they-are-not-in = { $name } n’est pas dans le tournoi { $id }.
club-tournament-why = Dis pourquoi, pour que les autres le comprennent.
club-tournament-paused = { $name } suspend le tournoi { $id }. Les parties continuent, mais aucune ronde ne commence avant { COMMAND("tournament resume", $id) }.
club-tournament-resumed = { $name } relance le tournoi { $id }.
club-tournament-is-paused = Le tournoi { $id } est déjà suspendu. { COMMAND("tournament resume", $id) } le relance.
club-tournament-not-paused = Le tournoi { $id } n’est pas suspendu.
club-awarded = { $organizer } attribue la rencontre de { $id } à { $name } : { $reason }
club-awarded-draw = { $organizer } déclare nulle la rencontre de { $id } : { $reason }
club-award-which = Quelle rencontre ? Nomme une de ses parties, comme { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } n’est pas une partie de tournoi. { COMMAND("tournament games") } les liste.
club-award-over = La rencontre de { $id } est finie, et son résultat n’est pas une attribution, donc il reste.
club-award-late = La ronde de { $id } est finie et la suivante a commencé, donc l’attribution reste.
club-award-needs-winner = Quelqu’un doit gagner une rencontre d’élimination directe. Dis qui, comme { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } ne joue pas dans cette rencontre.
club-tournament-leaves = { $name } quitte le tournoi { $id }.
club-tournament-withdraw-instead = Le tournoi { $id } a commencé. { COMMAND("tournament withdraw", $id) } le quitte.
club-tournament-withdraw-what = Veux-tu quitter le tournoi { $id } ? Tu y abandonnes ta partie, et tes adversaires gagnent celles à venir.
club-tournament-withdrawn = Tu as quitté le tournoi { $id }.
club-tournament-cancel-what = Veux-tu annuler le tournoi { $id } ? Ses parties en cours s’arrêtent, et personne ne le gagne.
club-tournament-cancel-open = Veux-tu annuler le tournoi { $id } ? Personne n’y a encore joué.
club-tournament-cancel-series = Veux-tu annuler le tournoi { $id } ? Sa série hebdomadaire prend alors fin.
club-tournament-series-ends = Sa série hebdomadaire prend fin.
club-tournament-cancelled = { $name } annule le tournoi { $id }, { $game }.
club-tournament-managers = Seuls les responsables de ce salon y ouvrent des tournois.
club-tournament-direct = Un tournoi demande un salon avec plusieurs personnes. Ouvre-le dans un salon.
club-tournament-too-many = Il ne peut pas y avoir ici plus de { $limit } tournois à la fois. Attends que l’un d’eux finisse.
club-tournament-needs-clock = Les parties de tournoi se jouent à la pendule. Enlève « none », ou nomme une cadence comme 3d.
club-tournament-rounds-swiss = Seul un tournoi suisse laisse choisir le nombre de rondes. Enlève « rounds ».
club-tournament-twice-league = On ne se rencontre deux fois qu’en championnat. Enlève « { choice-twice } ».
club-tournament-third-knockout = Seule l’élimination directe a un match pour la troisième place. Enlève « { choice-third } ».
club-tournament-at-once-league = Seuls championnats, poules et divisions jouent plusieurs rondes à la fois. Enlève « at-once ».
club-tournament-late-swiss = Seul un tournoi suisse permet de s’inscrire en cours de route. Enlève « late ».
club-tournament-playoff-table = Seul un championnat ou un tournoi suisse a un barrage. Enlève « { choice-playoff } ».
club-tournament-only-divisions = Seules les divisions ont « size » et « up ». Enlève-les, ou dis « { name-tournament-open } { choice-divisions } ».
club-tournament-no-season = Ce tournoi n’a pas de divisions, donc pas de saison suivante.
club-tournament-season-there = Ouvre la saison suivante dans le salon où s’est jouée la dernière.
club-tournament-no-deadline = Les rondes de ce tournoi n’ont pas d’échéance, donc rien à repousser.
club-tournament-extend-less = Tu peux donner à une ronde au plus autant de temps qu’elle en a déjà. Nomme une durée plus courte.
club-tournament-extended = Tu as déjà donné plus de temps à cette ronde. Ça ne se fait qu’une fois par ronde.
club-tournament-extends = La ronde du tournoi { $id } finit désormais { $at }.
club-tournament-score-knockout = L’élimination directe ne compte pas de points. Enlève ce que vaut un gain.
club-tournament-knockout-one = L’élimination directe demande des matchs que quelqu’un gagne. Dis « best:1 » ou plus.
club-tournament-unknown = Je ne trouve pas de tournoi { $id } ici. { COMMAND("tournament list") } les liste.
club-tournament-not-yours = Le tournoi { $id } n’est pas à toi. Seule son organisation peut faire ça ou, dans son salon, les responsables de ce salon.
club-tournament-is-open = Le tournoi { $id } n’a pas commencé. { COMMAND("tournament table", $id) } montre les inscriptions.
club-tournament-is-live = Le tournoi { $id } a déjà commencé. { COMMAND("tournament table", $id) } montre le classement.
club-tournament-is-over = Le tournoi { $id } est fini. { COMMAND("tournament table", $id) } montre le classement.
club-tournament-is-off = Le tournoi { $id } a été annulé. { COMMAND("tournament list") } en liste d’autres.
club-no-tournaments = Ce salon n’a pas de tournois. Ouvres-en un, comme { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Tournois d’ici :
club-tournaments-own = Tes tournois :
club-tournament-listed-open = { $id } { $game } : { $system }, inscriptions ouvertes ({ $count })
club-tournament-listed-live = { $id } { $game } : { $system } à { $count }, { $progress }
club-tournament-listed-until = { $id } { $game } : { $system } à { $count }, fin { $at }
club-tournament-listed-last = { $id } { $game } : { $system } à { $count }, dernières parties
club-tournament-listed-over = { $id } { $game } : { $system }, fini
club-tournament-listed-past = { $season } : { $id } { $game }, { $system } à { $count }. { $won }
club-tournament-unread = Ses résultats sont illisibles.
club-tournaments-past = Tournois finis :
club-tournaments-past-then = Tournois finis pendant la saison { $season } :
club-tournaments-past-none = Aucun tournoi n’est encore fini ici. { COMMAND("tournament list") } liste ceux qui sont ouverts ou en cours.
club-tournaments-past-none-then = Aucun tournoi n’a fini ici pendant la saison { $season }. { COMMAND("tournament list past") } liste tous ceux qui sont finis.
club-calendar = Le calendrier du tournoi { $id }, { $game }. Les rondes peuvent commencer et finir plus tôt ; redemande-le alors.
club-calendar-arena = Le calendrier du tournoi { $id }, { $game }.
club-calendar-empty = Les rondes du tournoi { $id } n’ont pas d’échéance, donc il n’y a rien à mettre dans un calendrier. { COMMAND("tournament games", $id) } liste les parties.
club-calendar-name = { $id } { $game }
club-calendar-begins = { $id } { $game } commence
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, ronde { $round } sur { $rounds }
club-calendar-own = { $round } : { $against }
club-calendar-against = tu affrontes { $name }
club-calendar-latest = Au plus tard : elle commence dès qu’une ronde d’avant est finie.
club-calendar-turn = Ton temps dans { $id } contre { $name } est épuisé
club-export = Tournoi { $id }, { $game }, tel que le lisent les logiciels d’arbitrage d’échecs. Les noms sont en lettres latines, et les cotes sont celles d’aujourd’hui.
club-export-name = { $id } { $game }
club-export-knockout = Seuls les championnats et les tournois suisses peuvent être exportés. { COMMAND("tournament table", $id) } montre le tableau de { $id }.
club-export-arena = Une arène n’a pas de rondes, donc elle ne peut pas être exportée. { COMMAND("tournament table", $id) } montre le classement de { $id }.
club-tournament-games = Tournoi { $id }, { $progress } :
club-tournament-fixtures = Tournoi { $id }, ronde { $round } sur { $rounds }, pas encore commencée :
club-tournament-unpaired = La ronde { $round } du tournoi { $id } sera appariée quand la précédente sera finie.
club-tournament-no-round = Le tournoi { $id } a { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }.
club-tournament-next = Tu dois encore affronter { $names }.
club-round-begins = Tournoi { $id }, { $game } : la ronde { $round } sur { $rounds } commence.
club-playoff-round-begins = Tournoi { $id }, { $game } : la ronde { $round } sur { $rounds } commence, dans le barrage pour la première place.
club-rounds-begin = Tournoi { $id }, { $game } : les rondes { $first } à { $round } sur { $rounds } commencent, avec { $games } parties.
club-groups-over = Les poules sont finies. Les deux premières places de chacune mènent à l’élimination directe. Les rencontres se jouent { $goal } ; à égalité après { $games } parties, la meilleure tête de série se qualifie.
club-divisions-change = Montent en division { $upper } : { $up }. Descendent en division { $lower } : { $down }.
club-playoff-begins = { $names } partagent la première place du tournoi { $id } : place au barrage, à élimination directe. Les rencontres se jouent { $goal } ; à égalité après { $games } parties, la meilleure place au classement se qualifie.
club-round-ends = Fin de la ronde { $at }. Dans une partie en cours à ce moment, le camp qui doit jouer perd ; si personne n’est venu, les deux perdent.
club-round-ends-winners = Fin de la ronde { $at }. Dans une partie en cours à ce moment, le camp qui doit jouer perd.
club-round-ended = La ronde du tournoi { $id } est finie.
club-round-pair = { $one } contre { $two }
club-round-bye = { $one } n’a pas d’adversaire à cette ronde
club-round-more = … et { $count } de plus.
club-round-how = { COMMAND("tournament games", $id) } liste les parties ; { COMMAND("tournament table", $id) } montre le classement.
club-pairing-now = { $pairing } ; { $status }
club-pairing-live = { $game }{ $one } contre { $two }, en cours, { $one-has } à { $two-has }
club-pairing-one = { $game }{ $one } a gagné contre { $two }, { $one-has } à { $two-has }
club-pairing-two = { $game }{ $two } a gagné contre { $one }, { $two-has } à { $one-has }
club-pairing-draw = { $game }{ $one } contre { $two }, nulle
club-pairing-walkover-one = { $one } a gagné contre { $two } par forfait
club-pairing-walkover-two = { $two } a gagné contre { $one } par forfait
club-pairing-off = { $game }{ $one } contre { $two }, annulée
club-pairing-final = Finale : { $pairing }
club-pairing-third = Match pour la troisième place : { $pairing }
club-pairing-playoff-final = Finale du barrage : { $pairing }
club-pairing-absent = personne n’est venu, ni { $one } ni { $two }
club-table-over = Tournoi { $id }, { $game }, classement final :
club-table-off = Tournoi { $id }, { $game }, annulé : { $progress } :
club-table-off-arena = Tournoi { $id }, { $game }, annulé :
club-table-until = Tournoi { $id }, { $game }, fin { $at } :
club-table-last = Tournoi { $id }, { $game }, dernières parties en cours :
club-table-annulled = Retrait avant d’avoir fini la moitié des parties, aucun résultat ne compte : { $names }.
club-table = Tournoi { $id }, { $game }, { $progress } :
club-table-paused = Il est suspendu, donc aucune ronde ne commence avant { COMMAND("tournament resume", $id) }.
club-table-left = { $name } (retrait)
club-round-of = ronde { $round } sur { $rounds }
club-rounds-of = rondes { $first } à { $round } sur { $rounds }
club-round-paused = { $rounds }, suspendu
club-table-line = { $place }. { $name } { $points } (gains : { $won }, nulles : { $drawn }, pertes : { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } sans partie : { $without }
    } ; { $values })
club-table-line-plain = { $place }. { $name } { $points } (gains : { $won }, nulles : { $drawn }, pertes : { $lost }{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } sans partie : { $without }
    })
club-unplayed-won = { $count ->
    [one] { $count } gain
   *[other] { $count } gains
}
club-unplayed-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
club-unplayed-lost = { $count ->
    [one] { $count } perte
   *[other] { $count } pertes
}
club-table-playoff = Barrage : { $pairing }
club-table-group = Poule { $group } :
club-table-group-all = Poule { $group } : { $names }
club-table-group-one = { $name } { $points }
club-table-division = Division { $group } :
club-table-division-all = Division { $group } : { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Toujours en lice : { $names }
club-names-more = { $count } de plus
club-table-own = Toi : { $line }
club-table-results = { $name } : { $results }
club-table-result = { $points } contre { $name }
club-table-result-plus = gain par forfait contre { $name }
club-table-result-minus = perte par forfait contre { $name }
club-table-result-bye = { $points } sans adversaire
club-table-result-round = ronde { $round } : { $result }
club-page = Page { $page } sur { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = Un gain vaut { $win }, une nulle { $draw }. { COMMAND("help tournament table") } explique le départage.
club-table-foot-groups = Les deux premières places de chaque poule mènent à l’élimination directe. Un gain vaut { $win }, une nulle { $draw }. On départage comme en championnat ; si rien n’y suffit, la meilleure tête de série se qualifie.
club-table-foot-divisions = { $up ->
        [1] La première place de chaque division monte, la dernière descend.
       *[other] Les { $up } premières places de chaque division montent, les { $up } dernières descendent.
    } Un gain vaut { $win }, une nulle { $draw }. On départage comme en championnat.
club-table-foot-swiss = Un gain vaut { $win }, une nulle { $draw }, une ronde sans adversaire autant qu’un gain. { COMMAND("help tournament table") } explique le départage.
club-table-foot-arena = Un gain vaut { $win }, une nulle { $draw }. { COMMAND("help tournament table") } explique le départage.
club-table-order-league = En championnat, on départage par les points des parties entre ex æquo, si tout le monde s’y est rencontré, puis par le Sonneborn-Berger (les points de chaque adversaire multipliés par ceux marqués contre lui), puis par les parties gagnées. Le classement omet qui est parti avant d’avoir fini la moitié de ses parties.
club-table-order-arena = Dans une arène, on départage par les parties gagnées, puis par les points des parties entre ex æquo, si tout le monde s’y est rencontré.
club-table-order-swiss = Dans un tournoi suisse, une ronde sans adversaire compte comme un gain. On départage par le Buchholz (les points de tous les adversaires), puis par le Sonneborn-Berger, puis par les points des parties entre ex æquo, si tout le monde s’y est rencontré, puis par les parties gagnées. Pour le Buchholz, une ronde sans partie compte comme une partie contre quelqu’un qui a tes propres points, mais pas plus que n’en a l’adversaire absent. Si tu n’avais pas d’adversaire, elle ne compte pas plus que ne rapporteraient des nulles à toutes les rondes.
club-table-foot-knockout = Les rencontres se jouent { $goal } ; à égalité après { $games } parties, la meilleure tête de série se qualifie. Qui perd à la même ronde partage la même place.
club-setting-tournaments = qui peut ouvrir des tournois : tout le monde, ou seulement les responsables du salon

# Défis, propositions, coups, et fin d’une partie : ce que font les commandes, et ce que répond le club.

command-challenge = Défie quelqu’un, ou lance un défi ouvert à tout le monde
command-accept = Accepte un défi, une nulle, une reprise de coup ou une revanche
command-decline = Refuse un défi ou une autre proposition qu’on t’a faite
command-withdraw = Retire ton propre défi ou ta propre proposition
command-move = Joue ton coup ; la notation seule suffit si l’on sait de quelle partie il s’agit
command-end = Finit ton coup quand il pourrait encore continuer
command-undo = Annule la dernière action de ton coup, ou toutes, avant qu’il soit fini
command-resign = Abandonne une partie ou le match entier ; je demande confirmation
command-draw = Propose d’arrêter là ; la proposition dit si c’est nulle ou qui gagnerait
command-takeback = Demande à reprendre ton dernier coup
command-if = Prévoit ta réponse au coup adverse, en privé ; liste ou retire ce que tu as prévu
command-claim = Réclame une partie quand l’adversaire a épuisé son temps
command-moretime = Donne du temps à ton adversaire
command-rematch = Propose une revanche, camps inversés
command-param-opponent = Ton adversaire ; « open » pour tout le monde
command-param-side = Le camp que tu veux : premier, second, hasard, ou une couleur
command-param-if-end = « arrêt » pour tout retirer, ou seulement ce qui commence par le coup nommé
command-param-if-line = Les coups, ceux de l’autre d’abord, comme c6-c5 then c3-c4 ; « ; » entre les branches
command-param-level = La force de l’ordinateur, s’il est ton adversaire : level:1 à level:8
command-param-what = Abandonner cette partie, ou tout son match
command-param-flag = Si le temps épuisé fait perdre tout de suite, ou s’il faut réclamer la partie
command-param-vacation = « sans-congé » : aucun congé ne commence tout seul quand un temps s’épuise
command-param-odds = Un handicap : ton adversaire joue tant de premiers coups, odds:1 à odds:4 ; partie amicale
command-param-lead = Un handicap : ton adversaire commence le match avec tant de points, comme lead:3 ; amical
command-param-offer = Le numéro du défi ou de la partie, comme #12 ; seulement s’il y en a plusieurs
command-param-undo = « tout » pour annuler toutes les actions du coup

# Défis et propositions

club-challenge = { $name } défie { $opponent } à { $game } : partie { $rated }, { $clock } ; { $side }.
club-challenge-open = { $name } lance un défi ouvert à { $game } : partie { $rated }, { $clock } ; { $side }.
club-challenge-how = Réponds avec { COMMAND("accept", $id) } ou { COMMAND("decline", $id) }.
club-challenge-open-how = Pour jouer, dis { COMMAND("accept", $id) }.
club-challenge-sent = J’envoie le défi { $id } à { $opponent }. { COMMAND("withdraw", $id) } le retire.
club-side = { $name } joue { $color }
club-side-random = camps tirés au sort
club-odds-turns = { $turns ->
    [one] L’adversaire joue le premier coup.
   *[other] L’adversaire joue les { $turns } premiers coups d’affilée.
  } C’est un handicap, donc la partie est amicale.
club-odds-lead = L’adversaire commence avec { $points ->
    [one] un point.
   *[other] { $points } points.
  } C’est un handicap, donc le match est amical.
club-odds-no-swap = Personne ne peut échanger les camps.
club-begins-turns = { $player } joue { $turns ->
    [one] le premier coup.
   *[other] les { $turns } premiers coups d’affilée.
  }
club-turn-given = Les premiers coups reviennent à { $player }, qui rejoue donc.
club-begins = { $id } { $game }, partie { $rated } : { $one } contre { $two }.
club-computer-plays = { $name } est l’ordinateur au niveau { $level } sur { $most }, { $strength }. La partie est amicale et sans pendule. { COMMAND("takeback") } reprend ton dernier coup sans rien demander.
club-sides-drawn = Les camps sont tirés au sort. { COMMAND("challenge parlour", $game, "first") } te fait commencer, { COMMAND("challenge parlour", $game, "second") } me fait commencer.
club-computer-strength = cote { $rating } parmi ses niveaux
club-computer-unmeasured = sans cote pour l’instant
club-computer-profile = L’ordinateur joue à chaque jeu, à { $most } niveaux. Leurs cotes viennent de parties entre niveaux et partent de 1000 à chaque jeu : on ne peut pas les comparer à celles des gens :
club-computer-levels = { $game }, niveaux 1 à { $count } : { $ratings }
club-taken-back-alone = { $name } reprend le dernier coup dans { $id }.
club-begins-turned = Les plateaux sont tournés pour toi : { $color } est en bas.
club-begins-how-second = Quand c’est à toi, tape ton coup, comme { COMMAND($example) }. { COMMAND("moves") } liste ce que tu peux jouer ; { COMMAND("rules") } explique le jeu.
club-begins-how-both = C’est à { $player } de taper un coup, comme { COMMAND($example) }. { COMMAND("moves") } liste les actions légales ; { COMMAND("rules") } explique le jeu.
club-begins-how = Tape un coup, comme { COMMAND($example) }. { COMMAND("moves") } liste ce que tu peux jouer ; { COMMAND("rules") } explique le jeu.
club-count = { $player } gagnerait, { $one } à { $two }
club-count-even = la partie serait nulle, { $one } à { $two }
club-count-loses = Si tu arrêtes { $id } ici pour compter, tu perds : { $count }.
club-offers-draw = { $name } propose nulle à { $opponent } dans { $id }.
club-offers-count = { $name } demande à { $opponent } d’arrêter { $id } ici et de compter : { $count }.
club-offers-void = { $name } demande à { $opponent } d’interrompre { $id } ici. Personne ne gagnerait : il faudrait pour cela deux coups finis de chaque côté.
club-offers-takeback = { $name } demande à { $opponent } de pouvoir reprendre le dernier coup dans { $id }.
club-offers-rematch = { $name } propose à { $opponent } une autre partie de { $game }, camps inversés.
club-offer-how = C’est la proposition { $id }. Réponds avec { COMMAND("accept", $id) } ou { COMMAND("decline", $id) }.
club-agreed = { $name } accepte, donc { $id } s’arrête ici.
club-taken-back = { $name } laisse { $opponent } reprendre le dernier coup dans { $id }.
club-declined = { $name } refuse { $what-gender ->
    [m] le
   *[f] la
} { $what }.
club-withdrawn = { $name } retire { $what-gender ->
    [m] le
   *[f] la
} { $what }.
club-offer-ran-out = Personne n’a répondu à temps à { $name } : { $what-gender ->
    [m] le { $what } a expiré
   *[f] la { $what } a expiré
}.
club-kind-challenge = défi { $id }
    .gender = m
club-kind-rematch = proposition { $id } de revanche après { $table }
    .gender = f
club-kind-draw = proposition { $id } d’arrêter { $table }
    .gender = f
club-kind-takeback = demande { $id } de reprendre un coup dans { $table }
    .gender = f

# Temps réclamé et temps donné

club-time-unclaimed = { $id } { $game } : { $player } a épuisé son temps, et personne n’a réclamé la partie dans les 30 jours.
club-claimed = { $name } réclame { $id }.
club-button-claim = Réclamer la partie
club-nothing-to-claim = Tu ne peux pas réclamer { $id } : ton adversaire a encore du temps.
club-no-time-to-take-back = Personne ne peut reprendre ce coup dans { $id } : il ne resterait plus de temps pour le rejouer.
club-gives-time = { $name } donne { $length } de plus à { $opponent } dans { $id }.
club-no-more-time = Personne ne peut donner de temps dans { $id } : son match ou son tournoi l’exclut.
club-gifts-too-many = Tu as donné du temps { $limit } fois dans { $id }. Tu pourras recommencer quand chaque camp aura joué une action de plus.
club-gift-blocked = { $name } n’accepte pas de temps de ta part.

# Coups

club-played = { $id } { $game } : { $player } a joué { $actions } : { $effects }.
club-ended = { $id } { $game } : { $player } finit son coup après { $actions }.
club-ended-alone = { $id } { $game } : { $player } finit son coup après { $actions } : { $effects }.
club-skipped = { $player } n’a aucune action légale : son tour est sauté.
club-skipped-ban = { $player } ne pourrait que défaire son dernier coup par { $actions }. C’est interdit au coup qui suit, donc son tour est sauté.
club-passed = { $id } { $game } : { $player } passe.
club-passed-ahead = { $player } passe, comme prévu.
club-played-ahead = { $player } a joué { $actions }, comme prévu : { $effects }.
club-to-move = À { $player } de jouer.
club-goes-on = { $player } poursuit : { $next }. { COMMAND("undo") } annule la dernière action.
club-goes-on-or-ends = { $player } poursuit : { $next }. { COMMAND("end") } finit le coup ; { COMMAND("undo") } annule la dernière action.
club-goes-on-ways = { $count ->
    [one] { $count } action légale
   *[other] { $count } actions légales
} ; { COMMAND("moves") } les liste
club-undone-last = { $name } annule la dernière action dans { $id } : { $action }.
club-undone = { $name } annule son coup dans { $id } et le recommence.
club-confirm = Si c’est bien ce que tu veux, dis { $command }.
club-resign-loses = Veux-tu abandonner { $id } ? { $opponent } gagne alors.
club-resign-void = Veux-tu interrompre { $id } ? Personne ne gagne alors : il faudrait pour cela deux coups finis de chaque côté.
club-end-loses = Tu perds { $id } si tu finis ton coup ici : tu n’auras plus de pièce pour continuer. { COMMAND("moves") } liste ce que tu peux faire d’autre.
club-line-loses = Si tu joues { $actions } puis { COMMAND("end") }, tu perds { $id } : tu n’auras plus de pièce pour continuer. Je n’ai rien joué. { $command } joue les actions sans finir le coup.
club-broken-off = { $name } abandonne { $id } avant que chaque camp ait fini deux coups.
club-resigned = { $name } abandonne { $id }.
club-moved = Me voici. J’ai apporté les parties, les défis et les réglages de l’ancien salon.
club-not-moved = Ce salon remplace { $room }, mais tous deux ont des parties, un classement ou des réglages à eux. Je ne les mélange pas : l’ancien salon garde les siens. Tu peux continuer ses parties ici par leurs numéros.
club-move-unproven = Un autre salon devait remplacer celui-ci, mais il ne le nomme pas comme prédécesseur. Je ne déplace donc rien : parties, classement et réglages restent ici. Pour les déplacer, mets ce salon à niveau avec ton client ; cela crée un nouveau salon qui nomme celui-ci.
club-left = { $name } a quitté le salon, et { $id } attend son coup. Renvoie-lui une invitation, ou laisse la partie continuer dans une conversation privée avec moi, où { COMMAND("games") } la montre.
club-left-timed = { $name } a quitté le salon, mais la pendule de { $id } tourne toujours : personne n’attendra sans fin. Renvoie-lui une invitation, ou laisse la partie continuer dans une conversation privée avec moi, où { COMMAND("games") } la montre.
club-won = { $player } gagne { $reason }.
club-won-points = { $player } gagne { $reason }, { $one } à { $two }.
club-drawn = Partie nulle { $reason }.
club-no-result = Partie sans résultat : { $reason }.
club-drawn-points = Partie nulle { $reason }, { $one } à { $two }.
club-not-over = La partie continue.
club-ratings = Cotes : { $one } ; { $two }.
club-rating-change = { $name } passe de { $before } à { $after }
club-partial = Ce n’est que le début d’une action. La suite peut être : { $next }.
club-partial-after = Après { $actions }, ce n’est que le début d’une action. La suite peut être : { $next }.
club-ambiguous = Je peux lire ça de plusieurs façons. Écris l’une de celles-ci : { $readings }.
club-illegal = { $attempt } : { $reason }.
club-illegal-after = { $actions } serait légal, mais rien n’a été joué.
club-captures-own = { $action } (capture ta propre pièce)
club-nearest = Tu peux jouer, par exemple, { $nearest }.
club-turn = { $number }. { $turn }

# Coups prévus

club-ifs = { $id } { $game } : les coups que tu as prévus ne sont visibles que par toi.
club-ifs-none = { $id } { $game } : tu n’as prévu aucun coup. { $example } joue ton coup quand ton adversaire joue le sien.
club-if-they = Si { $opponent } joue { $theirs }, tu joues { $mine }.
club-if-any = Quoi que joue { $opponent }, tu joues { $mine }.
club-if-own = D’abord, tu joues toi-même { $own }.
club-if-then = { $before } Si { $opponent } joue alors { $theirs }, tu joues { $mine }.
club-if-then-any = { $before } Quoi que joue alors { $opponent }, tu joues { $mine }.
club-try-if = Pour que je joue ta réponse, dis { $command }.
club-button-if = Si l’on joue ça, jouer ça
club-button-if-then = Si l’on joue ça…
club-button-if-off = Tout retirer
club-if-public = D’autres pourraient lire ça ici, alors je ne l’ai pas gardé. { $platform ->
    [console] Tape « /dm » et redis-le là-bas ; « /room » te ramène.
    [discord] Utilise { COMMAND("if") } dans le menu, ou dis-le-moi en message privé.
   *[other] Dis-le dans une conversation privée avec moi.
  }
club-if-open = { $actions } ne finit pas le coup. Dis le coup entier ; la suite peut être { $next }.
club-if-own-turn = C’est à toi de jouer, donc ta variante doit commencer par ton propre coup.
club-if-no-turn = Après { $line }, ce n’est pas à l’autre camp de jouer.
club-if-any-own = Seul un coup adverse peut être « any ».
club-if-unanswered = Dis ce que joue ton adversaire et ce que tu réponds, comme { $example }. Le dernier coup doit être le tien.
club-if-then-what = Après { $line }, ajoute « then » et ton propre coup : { $moves }.
club-if-twice = { $line } te fait jouer deux choses différentes dans la même position. N’en garde qu’une.
club-if-no-such = Aucune de tes variantes ne commence par ce coup. { COMMAND("ifs") } les liste.
club-if-too-many = Tu peux prévoir au plus { $limit } variantes par partie. { COMMAND("if off") } les retire toutes.

# Refus

club-not-your-turn = C’est à { $name } de jouer dans { $id }.
club-nothing-to-undo = Tu n’as rien à annuler : ton coup vient de commencer. { COMMAND("takeback") } demande à reprendre ton dernier coup.
club-undone-enough = Tu as annulé { $limit } actions dans ce coup et ne peux pas en annuler plus. Continue depuis le plateau de { $id } tel qu’il est. { COMMAND("help try") } explique comment regarder une variante sans la jouer.
club-taken-back-enough = Personne ne peut plus rien annuler ni reprendre dans { $id } : c’est arrivé trop souvent. Continue depuis son plateau tel qu’il est. { COMMAND("help try") } explique comment regarder une variante sans la jouer.
club-undo-too-late = Ton coup dans { $id } est fini ; c’est maintenant à { $name } de jouer. { COMMAND("takeback") } demande à reprendre ton dernier coup.
club-undo-instead = Ton coup n’est pas fini. { COMMAND("undo") } l’annule sans rien demander.
club-nothing-to-take-back = Tu n’as joué aucun coup que tu puisses reprendre.
club-challenge-yourself = Tu ne peux pas jouer contre toi-même.
club-computer-off = L’ordinateur ne joue pas ici. Défie une personne, ou tout le monde avec { COMMAND("challenge open chifoumi") }.
club-computer-busy = L’ordinateur joue déjà { $limit } parties. Réessaie plus tard, ou défie une personne.
club-computer-unrated = Les parties contre l’ordinateur sont amicales. Enlève « { choice-rated } ».
club-computer-no-clock = Les parties contre l’ordinateur se jouent sans pendule. Enlève la cadence.
club-odds-match = Les premiers coups se donnent dans une partie, pas dans un match. Dans un match, donne des points, comme { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Seules les personnes ont droit à un handicap. Contre moi, choisis un niveau plus bas, comme { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Les points se donnent dans un match, comme { COMMAND("challenge bob chifoumi match:15 lead:3") }. Dis jusqu’où il va.
club-lead-too-much = Avec tant de points, ton adversaire aurait gagné le match ({ $goal }) avant qu’il commence. Donnes-en moins.
club-level-of-person = Seul l’ordinateur a des niveaux. Défie-le comme { COMMAND("challenge parlour chifoumi level:3") }, ou enlève le niveau.
club-challenge-bot = C’est un programme, il ne répondrait jamais. Défie une personne.
club-challenge-nobody = Nomme ton adversaire, comme { COMMAND("challenge bob chifoumi") }. Dans une conversation privée, personne d’autre ne peut accepter.
club-challenge-again = Tu as déjà lancé ce défi : { $id }. { COMMAND("withdraw", $id) } le retire.
club-challenge-unanswered = { $name } n’a pas encore répondu à ton défi { $id }. { COMMAND("withdraw", $id) } le retire.
club-challenge-unshared = Je ne connais aucun salon où vous m’ayez parlé, { $name } et toi. Lance le défi dans un salon commun.
club-challenge-unwanted = { $name } ne veut pas de notifications de ma part. Lance le défi dans un salon commun.
club-challenge-blocked = { $name } n’accepte pas de défis de ta part.
club-too-many-games = Tu joues déjà { $limit } parties. Finis-en une d’abord.
club-too-many-games-there = Ton adversaire joue déjà { $limit } parties. Réessaie quand l’une d’elles sera finie.
club-too-many-games-here = On joue déjà { $limit } parties ici. Attends que l’une d’elles finisse.
club-too-many-challenges = Tu as déjà { $limit } défis en attente. Retires-en un d’abord.
club-too-many-challenges-lately = Depuis une heure, { $limit } de tes défis n’ont donné aucune partie. Attends un peu.
club-too-many-challenges-here = { $limit } propositions sont déjà en attente ici. Réponds d’abord à quelques-unes.
club-yes-which = Veux-tu dire { $command } ou { $offered } ?
club-no-which = Rien n’a changé. Si tu parles de la proposition, dis { $offered }.
club-question-no = Très bien, rien n’a changé.
club-no-offer = Personne ne t’a rien proposé ici.
club-no-own-offer = Tu n’as aucune proposition en attente.
club-own-offer = C’est ta propre proposition. { COMMAND("withdraw") } la retire.
club-decline-open = Ce défi est ouvert à tout le monde. Si tu n’en veux pas, ne l’accepte pas, c’est tout.
club-offered-already = Tu as déjà proposé ça dans { $id }. Attends la réponse, ou dis { COMMAND("withdraw") }.
club-offered-of-late = Tu as déjà proposé ça dans { $id }. Tu pourras le reproposer quand chaque camp aura joué une action de plus.
club-offer-not-yours = Tu ne peux pas répondre à { $id } : ça s’adresse à quelqu’un d’autre.
club-offer-not-made-by-you = { $id } n’est pas ta proposition. { COMMAND("decline", $id) } la refuse.
club-no-own-offer-decline = Tu n’as aucune proposition en attente. { COMMAND("decline") } refuse ce que d’autres te proposent.
club-offer-expired = { $id } a expiré. Lance un nouveau défi.
club-offer-withdrawn = { $id } : proposition retirée.
club-offer-accepted = { $id } : proposition déjà acceptée.
club-offer-declined = { $id } : proposition déjà refusée.
club-offer-unknown = Personne ne t’a rien proposé sous le numéro { $id }.

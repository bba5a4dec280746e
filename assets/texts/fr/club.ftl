# Ce que disent toutes les parties du club.

club-title = { $title }
club-title-tournament = « { $name } » ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
club-rated = classée
club-unrated = amicale
club-all-games = tous les jeux
club-and-more = et { $count } de plus
club-headline = { $id } { $game } : { $one } contre { $two }, { $plies ->
    [one] { $plies } action
   *[other] { $plies } actions
}

# Boutons

club-button-accept = Accepter
club-button-decline = Refuser
club-button-rules = Règles
club-button-resign = Abandonner
club-button-resign-asks = Abandonner…
club-button-draw = Proposer de compter
club-button-confirm = Oui, vas-y
club-button-end = Finir le coup
club-button-undo = Annuler
club-button-play = Le jouer
club-button-rematch = Revanche
club-button-replay = Revoir
club-button-record = Feuille de partie
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Refus

club-too-fast = Ça fait plus de { $limit } demandes en une minute. Attends un peu.
club-busy = J’ai trop à faire. Réessaie dans une minute.
club-failed = Quelque chose a échoué ici, et rien n’a changé. Si ça se reproduit, donne la référence { $reference } à la personne qui administre ce bot.
club-no-game = Tu n’as pas de partie ici. Lance-en une, comme { COMMAND("challenge bob chifoumi") }, ou cherches-en une avec { COMMAND("games here") }.
club-no-past-game = Tu n’as encore fini aucune partie.
club-unknown-game = Je ne trouve pas de partie { $id } ici. { COMMAND("games") } liste les tiennes.
club-not-accepted = { $id } est un défi que personne n’a encore accepté.
club-no-such-end = Aucune partie ne finit comme ça.
club-no-such-game = On ne peut plus jouer à ce jeu ici.
club-aside = { $id } est mise de côté, car sa feuille de partie est abîmée. C’est à la personne qui administre ce bot d’y regarder.
club-aside-now = La feuille de partie de { $id } est abîmée : j’ai mis la partie de côté et prévenu la personne qui administre ce bot.
club-not-a-player = Seuls les deux camps de { $id } peuvent faire ça. { COMMAND("help try") } explique comment explorer sans jouer.
club-past-board = Ce plateau n’est plus à jour : { $id } a continué.
club-is-over = { $id } est finie. { $how } { COMMAND("rematch") } propose une revanche.
club-not-over-yet = { $id } n’est pas encore finie. Demande la revanche quand elle le sera.
club-record-page = Ouvre le fichier dans un navigateur : il contient tous les plateaux et marche sans moi.
club-nothing-played = Personne n’a encore joué dans { $id }.
club-person-unknown = Je ne connais personne ici du nom de « { $name } ». Mentionne cette personne, ou donne le nom de compte complet.
club-person-ambiguous = Plusieurs personnes ici s’appellent { $name }. Mentionne celle que tu veux dire.

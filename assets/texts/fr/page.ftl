# Pages pour un navigateur.

page-skip = Aller au contenu
page-links = Pages
page-board = Plateau
page-points = Points
page-start = Départ
page-history = Coups
page-step-first = Position de départ
page-step-back = Coup précédent
page-step-next = Coup suivant
page-step-last = Dernière position
page-no-picture = Il n’y avait pas de place pour cette image.
page-curve = Le cours de la partie
page-curve-turn = Coup { $turn } : { $name } pouvait espérer { $percent } %.
page-better = Jouer le meilleur coup sur le plateau
page-better-turn = Mieux : { $better } au lieu de { $played }.
page-in-words = Le plateau en mots

page-cell-plays = { $cell } Joue { $actions }.
page-chosen = { $begun } : c’est choisi. { $count ->
    [1] Une seule destination possible.
   *[other] { $count } destinations possibles.
}
page-which = Plusieurs actions sont possibles. Choisis-en une.
page-dropped = La partie a continué. De ton coup, j’ai gardé ce qui est encore légal.
page-undo = Annuler
page-end-turn = Finir le coup
page-back-to-game = Retour à la partie
page-word = Jouer
page-turn = Ton coup jusqu’ici : { $actions }
page-line = Ta variante : { $actions }
page-copy-button = Copier
page-branches = Variantes essayées
page-forget = Oublier
page-copy = La variante, à copier dans la discussion

page-sign-in = Connexion
page-sign-in-as = Tu vas te connecter comme { $name }.
page-sign-in-how = Ce navigateur pourra ensuite jouer pour toi, pendant 30 jours. Si tu n’as pas demandé ce lien, ferme cette page.
page-sign-in-button = Me connecter

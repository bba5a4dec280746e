# Fursaz. Les refus suivent l’action concernée : « e5 : il y a déjà une pierre (Noir) en e5 ; … ».

fursaz-brief = sur un hexagone, des pierres se retournent en cascade ; qui a le plus de points à la fin gagne

fursaz-by-score = aux points (pierres et territoire)

fursaz-piece-stone = pierre
    .gender = f

fursaz-flank = { $one } à { $two }
fursaz-flanked = { $color } l’encadre : { $flanks }.
fursaz-settled = { $color }, fixé par l’encadrement { $flank }.
fursaz-settled-broken = { $color }, fixé par un encadrement rompu depuis.
fursaz-settled-itself = { $color }, fixé par sa pose ou son dernier retournement.
fursaz-without-effect = Sans effet, l’encadrement de { $color } : { $flanks }.

fursaz-off-board = { $at } n’est pas sur le plateau ; sa rangée va de { $first } à { $last }
fursaz-taken = il y a déjà une pierre ({ $color }) en { $at } ; pose la tienne sur un point vide
fursaz-color = tu joues { $color }, donc tu ne peux pas poser de pierre de l’autre couleur
fursaz-point = pour poser une pierre, écris seulement son point : { $at }
fursaz-no-step = les pierres ne bougent jamais, donc celle en { $from } reste ; nomme un point vide pour en poser une nouvelle
fursaz-two-points = les pierres ne bougent jamais, et tu n’en poses qu’une par coup ; nomme soit { $from }, soit { $to }, si c’est vide
fursaz-pass-first = tu ne peux pas passer avant que la première pierre soit sur le plateau ; pose-la
fursaz-swap-first = il n’y a pas encore de pierre à reprendre ; le second camp peut échanger après la première pierre
fursaz-swap-late = seul le second camp peut échanger, et seulement en réponse à la première pierre
fursaz-swap-again = les camps ont déjà été échangés, et ça n’arrive qu’une fois par partie
fursaz-end = un coup, c’est une pierre, et il finit tout seul ; passe si tu ne veux rien poser
fursaz-legal = tu peux jouer { $action }

fursaz-position-passes = le nombre de passes qui précèdent est 0, 1 ou 2, pas « { $found } »
fursaz-position-opening = le troisième champ est « first », « pie », « - » ou « swapped », pas « { $found } »
fursaz-position-first-stones = « first » veut dire que personne n’a encore posé de pierre, mais le plateau en a
fursaz-position-first-passes = personne ne peut passer avant la pose de la première pierre
fursaz-position-first-side = Noir pose la première pierre, donc le camp au trait doit être « b »
fursaz-position-empty = le plateau est vide, donc ce doit être « first »
fursaz-position-pie-stones = « pie » veut dire qu’il y a exactement une pierre sur le plateau
fursaz-position-pie-passes = personne ne peut échanger après une passe, donc avec « pie » ce doit être 0
fursaz-position-kept = le second camp n’a ni échangé, ni passé, ni posé de pierre, donc ce doit être « pie » ou « swapped »
fursaz-position-first-color = Noir pose la première pierre, et aucune pierre ne se retourne avant la troisième pose
fursaz-position-turn = d’après ces pierres et ces passes, c’est à l’autre camp de jouer

fursaz-hint-swap = Tape { COMMAND("swap") } pour reprendre cette pierre et sa couleur, ou poses-en une à toi.
fursaz-hint-pass = Une seconde passe finit la partie ici : { $winner } gagne { $more } à { $fewer }.
fursaz-hint-pass-draw = Une seconde passe finit la partie ici : nulle, { $points } partout.

# La leçon. Chaque page accompagne une image, mais se comprend sans elle.
fursaz-lesson-aim = Pose une pierre sur un point vide, ou passe dès que le plateau en a une. Les pierres ne bougent ni ne partent ; elles se retournent seulement, changeant de couleur. Noir commence. Le plateau est un hexagone aux rangées a à m : a1 à a7 en bas, g1 à g13 au milieu, m7 à m13 en haut. Trois lignes passent par chaque point. Par e5 : la rangée (e4, e6), le même numéro (d5, f5), lettre et numéro ensemble (d4, f6). Deux passes de suite finissent la partie, et qui a le plus de points gagne : tes pierres, et les points vides que seul ton camp encadre (page 7).
fursaz-lesson-flank = Tu encadres une pierre adverse si, sur une ligne, la pierre la plus proche de chaque côté est à toi et que les deux sont à égale distance. Ici, Noir encadre la pierre blanche en e4 : e2 et e6 sont à deux points. Noir n’encadre pas la pierre blanche en c3 : c2 est à un point, mais c5 à deux. Les pages suivantes disent quand une pierre encadrée se retourne.
fursaz-lesson-before = Quand tu poses une pierre, les pierres adverses que tu encadres se retournent d’abord. Puis celles à toi que l’adversaire encadre. Et ainsi de suite jusqu’à ce que rien ne se retourne. Seul un nouvel encadrement retourne (page 6). Ici, Noir a des pierres en e4 et c5, Blanc en e5 et d5. Noir va poser une pierre en e6 : que va-t-il se passer ?
fursaz-lesson-after = La pierre en e5 se retourne d’abord : la voilà entre e4 et e6, noires. D’où un nouvel encadrement : c5 et e5, noires, sont à égale distance de d5, qui se retourne aussi. Une telle cascade peut traverser tout le plateau.
fursaz-lesson-age = Un encadrement ne retourne une pierre que s’il est plus récent qu’elle. Une pierre date de sa pose ou de son dernier retournement, un encadrement de la plus récente de ses deux pierres. Ici, dans l’ordre : d5, e4, f5, e6, e5, f4, a1, f6. La blanche en f6 a formé avec f4 un encadrement plus récent que la noire en f5 : f5 est donc blanche. Blanc encadre aussi e5, mais e4 et e6 étaient là avant e5, qui reste noire. À sa pose, d5 et f5, noires, l’ont sauvée (page 5). L’encadrement doit aussi être plus récent que tous ceux que la pierre a eus depuis de sa propre couleur.
fursaz-lesson-between = Tu peux aussi poser une pierre entre deux pierres adverses, si vieilles soient-elles. D’abord, ta pierre retourne les adverses qu’elle encadre. Puis elle se retourne elle-même, sauf si ta propre couleur l’encadre aussi. Ici, Noir a posé une pierre en e5, entre e4 et e6, blanches, et la voilà blanche.
fursaz-lesson-score = À la fin, chacune de tes pierres vaut un point. De même chaque point vide de ton territoire : tu l’encadres sur une ligne, et l’adversaire sur aucune. Le score après chaque coup se compte pareil. Une seconde passe de suite finit la partie : si tu es derrière, réponds à une passe par une pierre. À égalité, c’est nulle.
fursaz-lesson-typing = Tape un point, comme { COMMAND("e5") }, ou { COMMAND("pass") }. Le second camp peut répondre à la toute première pierre par { COMMAND("swap") } : il la reprend avec sa couleur, comme ici, et c’est à Blanc. Une bonne première pierre n’est donc ni trop forte ni trop faible : e5 sur le grand plateau, d4 sur le petit. Le plateau 7 fait de longues parties ; le 5, comme ici, a les rangées a1 à a5, e1 à e9 et i5 à i9 et en fait de courtes. Nomme-le en défiant : { COMMAND("challenge open fursaz 5") }. Cherche les pierres adverses à mi-chemin entre deux points que tu peux tenir.

# Les exercices d’une première partie guidée.
fursaz-exercise-flank = Tu joues Noir. La pierre blanche en e5 a ta pierre e3 d’un côté, à deux points. Poses-en une de l’autre côté, à égale distance, et e5 se retourne.
fursaz-exercise-cascade = Tu joues Noir, avec des pierres en e4 et c5 ; Blanc a e5 et d5. Une pierre peut en retourner plusieurs, l’une après l’autre. Poses-en une qui rende tiennes les deux blanches.
fursaz-exercise-swap = Tu joues en second, et la première pierre de Noir, en e5, semble forte. Reprends-la avec sa couleur.
fursaz-exercise-pass = Tu joues Blanc, et tu mènes 9 à 8. Noir vient de passer. Finis la partie maintenant, et tu gagnes.
fursaz-exercise-fight = Affronte-moi à mon niveau le plus bas, coup par coup. Tu joues Noir, et Blanc tient une bonne partie du plateau. Retourne un maximum de pierres. La partie finit par deux passes ; gagne-la aux points.

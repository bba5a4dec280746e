# Sia Doble. Les refus suivent l’action concernée ; certains figurent aussi entre parenthèses.

sia-doble-brief = des pions franchissent des lignes que des bouées ouvrent et ferment ; il faut en amener deux en face

sia-doble-by-goal = avec deux pions sur la rangée de base adverse
sia-doble-by-blocked = car plus personne ne peut bouger

sia-doble-piece-marker = pion
    .gender = m
sia-doble-piece-buoy = { $count ->
    [one] bouée
   *[other] bouées
}
    .gender = { $count ->
        [one] f
       *[other] fp
    }

sia-doble-playable = tu peux jouer { $moves }
sia-doble-pass = tu ne peux pas passer tant que tu peux agir
sia-doble-plus = « + » ne veut rien dire dans ce jeu : rien ne s’empile ni ne revient

sia-doble-too-few = { $missing ->
    [1] pose encore une bouée
   *[other] pose encore { $missing } bouées
  } avant de finir ton coup
sia-doble-place-first = les pions ne bougent pas avant que toutes les bouées soient posées ; poses-en une, comme { COMMAND("@q2") }
sia-doble-letter = les bouées sont toutes pareilles, donc n’écris pas de lettre comme « { $letter } » avant le « @ »
sia-doble-not-a-crossing = { $at } est une case ; les bouées se posent sur des croisements, p1 à u6
sia-doble-corner = { $at } est un coin du plateau, où aucune bouée ne peut être
sia-doble-other-half = { $at } n’est pas dans ta moitié ; pose tes bouées sur les lignes { $first } à { $last }
sia-doble-buoy-there = il y a déjà une bouée en { $at }

sia-doble-all-placed = toutes les bouées sont posées, et seuls les pions bougent ; déplaces-en un, comme { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } est un croisement, et une bouée ne bouge que si un pion franchit sa ligne ; nomme la case du pion et sa destination
sia-doble-not-a-square = { $at } est un croisement ; les pions sont sur des cases, a1 à e5
sia-doble-not-beside = un pion avance d’une case vers le haut, le bas, la gauche ou la droite ; depuis { $from }, c’est { $beside }
sia-doble-occupied = il y a un pion en { $at }
sia-doble-no-buoy = { $one } ou { $other } doit porter une bouée, un seul des deux, et aucun n’en porte
sia-doble-two-buoys = { $one } ou { $other } doit porter une bouée, un seul des deux, et chacun en porte une
sia-doble-take-back = tu ne peux pas défaire ton dernier déplacement au coup qui suit
sia-doble-sign = rien ne se capture ni ne s’empile, donc écris { $action } sans « { $sign } »
sia-doble-stuck = le pion en { $at } ne peut pas bouger : { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = la phase est « place » ou « play », pas « { $found } »
sia-doble-position-markers = { $color } a 3 pions ; il y en a { $found } ici
sia-doble-position-after-goal = la partie est finie avant ça : elle finit dès que deux pions d’un camp sont sur la rangée de base adverse
sia-doble-position-moved = tant que toutes les bouées ne sont pas posées, les pions sont en b1, c1, d1 et b5, c5, d5
sia-doble-position-crossing = « { $found } » n’est pas un croisement ; les croisements vont de p1 à u6
sia-doble-position-order = { $at } n’est pas à sa place ; liste les bouées par lettre, puis par numéro, une fois chacune
sia-doble-position-buoys = quand les pions bougent, le plateau a de { $least } à { $most } bouées ; il y en a { $found } ici
sia-doble-position-buoys-red = Rouge a ici de { $least } à { $most } bouées sur les lignes 1 à 3, pas { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Noir n’a pas de bouées sur les lignes 4 à 6 pendant que Rouge pose, pas { $found }
   *[other] Noir a ici de { $least } à { $most } bouées sur les lignes 4 à 6, pas { $found }
  }
sia-doble-position-bans = écris les déplacements que Rouge et Noir n’ont pas le droit de défaire avec « / » entre eux, comme « b2b1/- » ; ici, il y a « { $found } »
sia-doble-position-ban = « { $found } » n’est ni un déplacement entre cases voisines, comme « b2b1 », ni « - »
sia-doble-position-early-ban = tant que toutes les bouées ne sont pas posées, personne ne peut rien défaire : écris « - »
sia-doble-position-ban-marker = { $color } ne peut pas défaire par un déplacement de { $from } à { $to } : il faut un de ses pions en { $from }, et { $to } vide

sia-doble-at-goal = { $color } : { $count } sur 2 pions sur la rangée { $rank }, la base adverse.
sia-doble-open = Ouvert depuis { $at } : { $places }.
sia-doble-closed = Aucun passage n’est ouvert depuis { $at }.
sia-doble-ways = Passages ouverts en { $at } : { $ways }.
sia-doble-way = { $one } à { $other }
sia-doble-no-way = Aucun passage n’est ouvert en { $at }.
sia-doble-banned = Interdit à { $color } de défaire : { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Bouées posées : { $placed }, sur 7 au plus ; { COMMAND("end") } termine.
   *[other] Bouées posées : { $placed }, sur 7 au plus ; encore { $missing } avant { COMMAND("end") }.
  }

# La leçon. Chaque page accompagne une image, mais se comprend sans elle.
sia-doble-lesson-aim = Amène deux de tes trois pions sur la rangée de base adverse, celle d’où partent les siens. Le plateau a cinq cases sur cinq, a1 à e5, et les pions sont sur des cases. Ceux de Rouge partent de b1, c1 et d1, ceux de Noir de b5, c5 et d5. Les bouées sont sur des croisements, les coins des cases, p1 à u6. La case b2, par exemple, a pour coins q2, r2, q3 et r3. Rien ne se capture jamais.
sia-doble-lesson-placing = D’abord, on pose les bouées. Rouge commence et en pose de cinq à sept en un seul coup, sur des croisements des lignes 1 à 3, mais jamais dans un coin du plateau. { COMMAND("end") } termine ; après la septième, le coup finit tout seul. Puis Noir fait de même sur les lignes 4 à 6, et Rouge bouge en premier. Les bouées posées ne sont à personne. Ici, Rouge en a posé cinq et peut finir le coup.
sia-doble-lesson-crossing = Un pion va sur une case vide au-dessus, au-dessous, à gauche ou à droite. Entre les deux cases, il y a une ligne, et un seul bout de cette ligne doit porter une bouée. Ici, la ligne entre b1 et b2 va de q2 à r2. Il y a une bouée en q2 et aucune en r2, donc b1-b2 est possible. La ligne entre b1 et c1 va de r1 à r2. Les deux sont vides, donc b1-c1 n’est pas possible. Avec une bouée à chaque bout, non plus.
sia-doble-lesson-buoy = Le pion emporte la bouée à l’autre bout de la ligne : après b1-b2, elle est en r2 au lieu de q2. Cela change ce qui est possible à côté, pour toi comme pour l’adversaire. Ici, r2 et s2 portent maintenant chacun une bouée, donc la ligne entre c1 et c2 est fermée. Avant de bouger, vois quels passages tu ouvres et fermes. Des bouées un croisement sur deux gardent des passages ouverts ; côte à côte, elles les ferment.
sia-doble-lesson-back = Tu gagnes dès que deux de tes pions sont sur la rangée de base adverse. Ici, Rouge est allé de a4 à a5, et un autre pion rouge est en b5. Tu ne peux pas défaire ton dernier déplacement au coup qui suit, b1-b2 par b2-b1, par exemple ; plus tard, si. Si tu ne peux pas bouger, ton tour est sauté. Si personne ne le peut, la partie est nulle. À la troisième répétition d’une position aussi.
sia-doble-lesson-typing = Tape { COMMAND("@q2") } pour poser une bouée, ou toutes à la fois : { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Puis tape { COMMAND("b1-b2") } pour déplacer un pion. Si tu vois des menus, choisis le pion puis sa case. Ces cinq bouées sont un bon début pour Rouge, et @q5 @s5 @u5 @r4 @t4 pour Noir : le premier pion que tu bouges, n’importe lequel, peut alors avancer de deux cases.

# Les exercices d’une première partie guidée.
sia-doble-exercise-placing = Tu joues Rouge. Pose de cinq à sept bouées sur des croisements des lignes 1 à 3, mais pas dans les coins p1 et u1. Tape-les une par une, comme { COMMAND("@q2") }, ou toutes sur une ligne. Puis tape { COMMAND("end") }.
sia-doble-exercise-moving = Tu joues Rouge, et toutes les bouées sont posées. Déplace un pion d’une case : un seul bout de la ligne qu’il franchit doit porter une bouée.
sia-doble-exercise-skip = Tu joues Rouge. Noir ne peut presque plus bouger. Joue un coup qui ne lui ouvre aucun passage : son tour est sauté, et c’est encore à toi.
sia-doble-exercise-win = Tu joues Rouge. Ton pion en b5 est déjà sur la rangée de base de Noir. Amènes-y un deuxième, et tu gagnes.
sia-doble-exercise-fight = Affronte-moi à mon niveau le plus bas, coup par coup. Tu joues Rouge. Amène deux pions sur la rangée 5 avant que Noir n’en ait deux sur la rangée 1.

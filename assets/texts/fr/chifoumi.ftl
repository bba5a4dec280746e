# Chifoumi : noms des pièces, refus, défauts d’une position. Les refus suivent l’action concernée.

chifoumi-brief = pierres, feuilles, ciseaux et puits se capturent ; qui garde le plus de pièces à la fin gagne

chifoumi-by-count = au décompte des pièces

chifoumi-piece-paper = Feuille
    .gender = f
chifoumi-piece-rock = Pierre
    .gender = f
chifoumi-piece-scissors = Ciseaux
    .gender = mp
chifoumi-piece-well = Puits
    .gender = m

chifoumi-legal = tu peux jouer ça
chifoumi-no-pass = tu ne peux pas passer tant que tu peux agir
chifoumi-end-not-pass = tu ne peux pas passer maintenant ; tape { COMMAND("end") } pour t’arrêter là et finir ton coup

chifoumi-placing = aucune pièce ne bouge avant que les seize soient posées ; poses-en une, comme { COMMAND($example) }
chifoumi-place-center = tu ne peux rien poser en { $at }, le centre, tant que toutes les pièces ne sont pas sur le plateau
chifoumi-place-held = ton adversaire a une pièce en { $at } ; pose la tienne sur une case vide ou sur tes propres pièces
chifoumi-place-adjacent = { $at } touche la pièce adverse en { $next } ; tu ne peux pas poser de pièce à côté d’une pièce adverse
chifoumi-which-piece = quelle pièce ? écris sa lettre avant la case, comme { COMMAND($example) }
chifoumi-no-such-piece = « { $letter } » n’est pas une pièce ; les pièces sont R (Pierre), P (Feuille), S (Ciseaux) et W (Puits)
chifoumi-none-in-hand = tu n’as plus de pièce de cette sorte à poser : { $piece }
chifoumi-all-placed = tu n’as plus de pièce en main ; déplaces-en une du plateau, comme { COMMAND("c2-c3") }

chifoumi-which-stacks = quelle pièce va sur { $to } ? écris d’abord sa case, comme { COMMAND("c2+c3") }
chifoumi-only-capturer = seule la pièce en { $on }, qui vient de capturer, peut continuer ; joue-la encore ou tape { COMMAND("end") }
chifoumi-stuck = { $piece } en { $at } ne peut pas bouger : l’adversaire occupe toutes les cases autour, et { $piece } ne capture que { $prey }
chifoumi-where-to = où va { $piece } en { $at } ? écris-le comme { COMMAND($example) }
chifoumi-stays = la pièce en { $at } ne peut pas y rester ; nomme une case voisine
chifoumi-too-far = { $to } n’est pas à côté de { $from } ; une pièce avance d’une case dans n’importe quelle direction
chifoumi-target-empty = { $to } est vide ; pour y aller, écris { COMMAND($walk) }
chifoumi-stack-or-capture = ta propre pièce ({ $target }) est en { $to } ; { COMMAND($stack) } monte dessus, { COMMAND($capture) } la capture
chifoumi-no-capture-but-stack = { $piece } ne capture pas { $target }, seulement { $prey } ; pour monter sur ta propre pièce, écris { COMMAND($stack) }
chifoumi-stack-only = ta propre pièce ({ $target }) est en { $to } ; pour monter dessus, écris { COMMAND($stack) }
chifoumi-capture-not-stack = on n’empile que sur ses propres pièces, et { $target } en { $to } est à l’adversaire ; pour capturer, écris { COMMAND($capture) }
chifoumi-capture-only = une pièce adverse ({ $target }) est en { $to } ; pour la capturer, écris { COMMAND($capture) }
chifoumi-not-on-theirs = on n’empile que sur ses propres pièces, et { $target } en { $to } est à l’adversaire
chifoumi-no-capture = { $piece } ne peut pas capturer { $target } en { $to }, seulement { $prey }

chifoumi-position-too-many = { $color } a plus de deux pièces de la sorte { $piece }
chifoumi-position-mixed-stack = la pile en { $at } a des pièces des deux couleurs
chifoumi-position-empty = le plateau n’a aucune pièce
chifoumi-position-no-hand = il n’y a de pièces en main que dans la variante « placement » ; ici, ce champ est « - »
chifoumi-position-hand-order = liste les pièces en main dans l’ordre P, R, S, W, d’abord celles de Blanc (majuscules), puis celles de Noir
chifoumi-position-lost = personne ne capture avant que toutes les pièces soient posées, mais il manque une pièce à { $color } : { $piece }
chifoumi-position-hands = on pose à tour de rôle, donc Noir a autant de pièces en main que Blanc ou une de plus, pas { $black } contre { $white }
chifoumi-position-turn = d’après le nombre de pièces en main, c’est à { $color } de jouer
chifoumi-position-center = le centre reste vide tant que toutes les pièces ne sont pas posées
chifoumi-position-adjacent = { $one } et { $two } se touchent, mais des pièces adverses ne peuvent être voisines avant que toutes soient posées
chifoumi-position-going-on = « { $found } » n’est pas une case ; ce champ nomme la pièce qui peut continuer après une capture, ou vaut « - »
chifoumi-position-nobody-goes-on = aucune pièce ne peut continuer après une capture ici, donc ce champ doit être « - »
chifoumi-position-going-on-piece = une pièce qui vient de capturer est seule sur sa case, mais { $at } ne porte pas une seule pièce de { $color }
chifoumi-position-nothing-captured = { $piece } en { $at } ne peut pas venir de capturer : rien de ce que cette sorte capture ne manque
chifoumi-position-no-origin = { $piece } en { $at } ne peut venir de nulle part : l’adversaire occupe toutes les cases autour

chifoumi-kinds-left = Il reste à { $color } : { $kinds }.

chifoumi-hint-going-on = Seule la pièce en { $at } peut continuer : capturer, avancer ou s’empiler.

# La leçon. Chaque page accompagne une image, mais se comprend sans elle.
chifoumi-lesson-aim = Le plateau est une croix de 33 cases : les rangées 3, 4 et 5 vont de a à g, les autres seulement de c à e. Tu as huit pièces, deux de chaque sorte : pierre, feuille, ciseaux et puits. Blanc commence. Une pièce avance d’une case, droit ou en diagonale, et capture les sortes qu’elle bat. À la fin, chacune de tes pièces vaut un point ; qui en a le plus gagne. Le centre, d4, est marqué pour la variante « placement », où l’on n’y pose rien. Dans « basic », c’est une case comme les autres.
chifoumi-lesson-beating = Pierre bat ciseaux. Ciseaux bat feuille. Feuille bat pierre et puits. Puits bat pierre et ciseaux. Aucune sorte ne se bat elle-même. Une capture s’écrit avec un x : ici, la feuille blanche en e2 peut prendre la pierre noire en e3, e2xe3. Tu peux même capturer une de tes pièces, si la tienne la bat, mais tu perds son point.
chifoumi-lesson-stacks = Tu peux monter sur tes propres pièces, quelle que soit leur sorte. Ici, c2+b3 poserait la pierre blanche sur les deux pièces en b3 : une pile de trois. Seule la pièce du dessus bouge, et elle seule peut être attaquée : sous une pierre, une feuille ne craint pas les ciseaux. Mais qui capture une pile la prend tout entière.
chifoumi-lesson-chain = Après une capture, la même pièce peut continuer : capturer encore, avancer ou s’empiler. Avancer ou s’empiler finit le coup. Ici, la feuille blanche a pris la pierre en e3, puis celle en d4, et a filé en c5. Protéger ne suffit donc pas toujours : la pièce qui a pris peut être loin avant ta réponse. Tape { COMMAND("end") } pour t’arrêter, { COMMAND("undo") } pour annuler la dernière action. On ne peut pas passer, mais ton tour est sauté si tu ne peux rien faire.
chifoumi-lesson-count = La partie finit quand un camp n’a plus de pièces, ou quand toutes les pièces du plateau sont d’une même sorte. Elle finit aussi à la troisième répétition d’une position. Les pièces dans les piles comptent aussi, comme points et comme sortes. Noir joue en second et reçoit un demi-point : à égalité de pièces, Noir gagne. Ici, Blanc a pris la dernière pièce noire et gagne 2 à ½. Après deux coups chacun, on peut convenir d’arrêter et de compter : { COMMAND("draw") } le propose et dit qui gagnerait.
chifoumi-lesson-placement = Dans la variante « placement », le plateau est vide au départ, et l’on pose à tour de rôle les seize pièces. W@d3 pose un puits en d3 ; R, P et S sont pierre, feuille et ciseaux. Rien ne se pose au centre, d4, ni sur une pièce adverse ou à côté. Sur tes propres pièces ou à côté, tu peux. Une fois tout posé, Blanc joue en premier, et le centre est une case comme les autres. Dans « basic », toutes les pièces sont là dès le départ.
chifoumi-lesson-typing = Tape { COMMAND("e2-e3") } pour avancer, { COMMAND("c2+c3") } pour empiler, { COMMAND("c2xc3") } pour capturer, ou un coup entier : { COMMAND("e2xe3 e3xd4 d4-c5") }. Si tu vois des menus, choisis la pièce puis sa case. Un bon premier coup est e2-e3 : la feuille avance, et depuis e4 elle pourrait prendre le puits en f5. Avant d’avancer, regarde les huit cases autour : quelque chose y bat-il ta pièce ?

# Les exercices d’une première partie guidée.
chifoumi-exercise-capture = Tu joues Blanc. Feuille bat pierre ; puits bat pierre aussi. Capture la pierre en e3, avec ta feuille en e2 ou ton puits en f3.
chifoumi-exercise-chain = Tu joues Blanc. Après une capture, la même pièce peut continuer. Capture deux pièces en un coup : les pierres en e3 et d4.
chifoumi-exercise-stack = Tu joues Blanc. Monte avec une de tes pièces sur une autre, juste à côté. Écris-le avec un plus, comme { COMMAND("c2+b3") }.
chifoumi-exercise-win = Tu joues Blanc : feuille en d4, ciseaux en e3. Noir n’a plus qu’une pièce, le puits en e5. Prends-le : la partie finit, et qui a le plus de pièces gagne.
chifoumi-exercise-fight = Affronte-moi à mon niveau le plus bas, coup par coup. Tu joues Blanc, avec pierre, feuille, ciseaux et puits ; Noir a pierre, feuille et ciseaux, et seule sa feuille bat ton puits. Gagne : prends les pièces noires et garde les tiennes.

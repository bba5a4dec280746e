# THE GAME. Les refus suivent l’action concernée : « c3-e7 : e7 est à 6 cases de c3 ; … ».

the-game-brief = glisse d’exactement cinq cases, empile jusqu’à trois pièces, et prends le coin adverse

the-game-by-base = en prenant la base adverse
the-game-by-eliminated = car l’adversaire n’a plus de pièce
the-game-by-blocked = car plus personne ne peut bouger

the-game-piece-sun = Soleil
    .gender = m
the-game-piece-moon = Lune
    .gender = f

the-game-must-enter = { $off ->
        [1] une de tes pièces est encore hors du plateau et doit
       *[other] { $off } de tes pièces sont encore hors du plateau et doivent
    } d’abord entrer, comme { $example }
the-game-must-leave = ta pièce sur ta propre base, { $base }, y est depuis trois coups et doit bouger maintenant, comme { $example }
the-game-covered = la pièce adverse recouvre celle en { $at }, qui ne peut pas bouger tant qu’elle n’est pas découverte
the-game-stuck = la pièce en { $at } ne peut pas glisser : tout trajet de cinq cases est barré, en { $obstacles }
the-game-can-move = la pièce en { $at } peut glisser vers { $targets }
the-game-same = une glissade ne peut pas finir sur sa case de départ
the-game-distance = { $to } est à { $distance } { $distance ->
        [one] case
       *[other] cases
    } de { $from }, le long des rangées et colonnes ; une glissade d’exactement cinq cases finit à 1, 3 ou 5 cases
the-game-full = il y a déjà trois pièces en { $at }, et une case n’en porte pas plus
the-game-blocked = tout trajet de cinq cases de { $from } à { $to } avec au plus deux virages est barré, en { $obstacles }
the-game-cross-empty = { $to } est vide, donc rien n’y est capturé ; { COMMAND($token) } y va
the-game-cross-own = il n’y a que tes propres pièces en { $to }, donc rien n’y est capturé ; { COMMAND($token) } s’y pose
the-game-cross-lost = ta pièce serait seule de son camp en { $to } : elle serait perdue sans rien capturer ; { COMMAND($token) } s’y pose quand même
the-game-written = tu peux jouer ça ; cela s’écrit { $token }

the-game-none-off = toutes tes pièces sont déjà entrées ; fais-en glisser une du plateau
the-game-entry-occupied = une pièce entre par ta base, { $base }, et la base doit être vide
the-game-entry-stays = une pièce qui entre ne peut pas rester sur la base, { $base } : elle avance de quatre cases de plus
the-game-entry-distance = { $to } est à { $distance } { $distance ->
        [one] case
       *[other] cases
    } de ta base, { $base }, le long des rangées et colonnes ; une pièce qui entre avance de quatre cases et finit à 2 ou 4 cases
the-game-entry-blocked = tout trajet de quatre cases de ta base, { $from }, à { $to } avec au plus deux virages est barré, en { $obstacles }

the-game-no-revival = les pièces capturées ne reviennent jamais ; pour faire entrer une pièce encore hors du plateau, utilise « @ »
the-game-no-pass = tu ne peux pas passer : tu dois jouer tant que tu le peux

the-game-position-height = { $at } porte plus de trois pièces ; une case en porte trois au plus
the-game-position-mixed = { $at } porte trois pièces des deux camps : la pièce isolée aurait été capturée
the-game-position-base = ces pièces ne peuvent pas être en { $at }, base de { $color } : la partie finit quand une pièce adverse y est seule
the-game-position-bases = les deux bases sont prises, mais la partie finit à la première
the-game-position-nobody = plus personne n’a de pièce, sur le plateau ou en dehors
the-game-position-off = les pièces hors du plateau sont deux nombres de 0 à 5, Soleil puis Lune, comme « 5/5 » ; ici, il y a « { $found } »
the-game-position-pieces = { $color } a { $found } pièces, sur le plateau et en dehors ; le maximum est { $limit }
the-game-position-first = tant que les cinq pièces de Soleil sont hors du plateau, rien n’a pu se passer : c’est à Soleil de jouer, et le plateau est vide
the-game-position-stay = les coups passés sur sa propre base sont deux nombres de 0 à 3, Soleil puis Lune, comme « 0/0 » ; ici, il y a « { $found } »
the-game-position-stay-empty = { $color } n’a pas de pièce sur sa base { $base }, donc ses coups y sont 0

the-game-stay = { $color } occupe sa propre base depuis { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} (au plus { $most }).

the-game-hint-leave = Ta pièce sur ta propre base, { $base }, y est depuis trois coups et doit bouger maintenant.
the-game-hint-blocked = Aucune pièce ne peut entrer par { $base } maintenant, donc c’est une du plateau qui glisse.

# La leçon. Chaque page accompagne une image, mais se comprend sans elle.
the-game-lesson-aim = Le plateau a huit cases sur huit. Deux coins sont les bases : a1 pour Soleil, h8 pour Lune. Prends la base adverse : arrives-y de sorte que seules tes pièces s’y trouvent. Soleil commence. Chaque camp a cinq pièces, d’abord toutes à côté du plateau. Si tu n’as plus de pièces, tu perds.
the-game-lesson-entering = Une pièce entre par sa propre base, qui doit être vide, et avance de quatre cases de plus, en tournant deux fois au plus. Elle finit donc à 2 ou 4 cases. Son trajet doit être libre ; seule la dernière case peut porter une ou deux pièces. Ici, @c3 a fait entrer la première pièce de Soleil, arrivée en c3. Tant que tu as des pièces hors du plateau et peux en faire entrer une, tu le dois. Les cinq entrent donc avant que tu glisses, sauf si ta base est occupée ou tout trajet barré.
the-game-lesson-sliding = Une glissade parcourt exactement cinq cases, vers le haut, le bas, la gauche ou la droite, et tourne deux fois au plus. Elle finit donc à 1, 3 ou 5 cases, comptées par rangées et colonnes. Tu nommes juste son départ et son arrivée, comme c3-e6. Ici, c’est à Soleil, avec une pièce en c3. Depuis la case où une pièce entre, il faut au moins deux glissades pour atteindre une base, et toujours un nombre pair.
the-game-lesson-way = Le trajet doit être libre : une glissade ne traverse aucune pièce, ni la tienne ni l’adverse. Seule sa dernière case peut être occupée. Le demi-tour est permis et compte comme un des deux virages, mais une glissade ne peut pas retoucher sa case de départ. Ici, la pièce de Soleil en c3 a contourné celles de Lune en d3 et d4 : deux cases vers le haut jusqu’en c5, puis trois vers la droite, jusqu’en f5.
the-game-lesson-stacks = Une glissade peut finir sur une ou deux pièces, à toi ou non. Une case en porte trois au plus, et seule celle du dessus bouge. Ici, la pièce de Soleil venue de c3 est sur celle de Lune en f5, bloquée jusqu’au départ de l’autre.
the-game-lesson-capture = Quand une case porte trois pièces qui ne sont pas toutes du même camp, la pièce isolée est capturée et ne revient jamais. Ici, en f5, une pièce de Lune était sur une de Soleil. Une autre pièce de Soleil s’est posée dessus, et celle de Lune a été capturée. Si ta pièce se pose sur deux pièces adverses, c’est elle l’isolée, et tu la perds.
the-game-lesson-base = Tu gagnes en arrivant sur la base adverse vide. Si une pièce la garde, pose-toi dessus, puis encore une fois avec une autre pièce : la gardienne est capturée, comme ici en h8, et tu gagnes. Surveille donc ta base quand une pièce adverse peut l’atteindre. Tu peux la garder avec une pièce pendant les trois coups qui suivent celui de son arrivée ; ensuite, elle doit partir. Qui ne peut rien faire voit son tour sauté.
the-game-lesson-typing = Tape { COMMAND("@c3") } pour entrer et { COMMAND("c3-e6") } pour glisser. Si tu vois des menus, choisis la pièce puis sa case. Un bon premier coup est @c3 pour Soleil ; pour Lune, c’est @f6 en 8x8, @e5 en 7x7 et @g7 en 9x9. Tu choisis entre ces trois plateaux (ici, c’est 7x7) en défiant : { COMMAND("challenge open the-game 7x7") }. À la troisième répétition d’une position, la partie est nulle.

# Les exercices d’une première partie guidée.
the-game-exercise-entering = Tu joues Soleil. Fais entrer une pièce par ta base, a1. Elle finit à 2 ou 4 cases ; { COMMAND("@b2") }, par exemple, finit en b2.
the-game-exercise-stack = Tu joues Soleil. Fais glisser une pièce d’exactement cinq cases, avec deux virages au plus, pour la poser sur une de Lune. Ta pièce en c3, par exemple, peut atteindre e4.
the-game-exercise-capture = Tu joues Soleil. En f5, une pièce de Lune est sur une des tiennes. Pose-toi dessus : celle de Lune, isolée parmi trois, se fait capturer.
the-game-exercise-win = Tu joues Soleil. En h8, base de Lune, ta pièce est sur une de Lune. Poses-y une autre pièce : celle de Lune, isolée parmi trois, est capturée, et la base est à toi.
the-game-exercise-fight = Affronte-moi à mon niveau le plus bas, coup par coup. Tu joues Soleil, toutes les pièces sont entrées, et la base de Lune, h8, est vide. Arrives-y et tu gagnes. Lune vise de même ta base, a1.

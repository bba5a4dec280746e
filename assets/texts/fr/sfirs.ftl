# SFIRS : sa pièce, pourquoi une action est refusée, défauts d’une position. Les refus suivent l’action concernée.

sfirs-brief = les pièces glissent l’une devant l’autre pour se mettre hors jeu ; le dernier camp mobile gagne

sfirs-by-immobile = car l’adversaire n’a plus de pièce active qui puisse bouger

sfirs-piece-cube = cube
    .gender = m

sfirs-legal = tu peux jouer { $action }
sfirs-sign = les pièces ne font que glisser ; rien ne se capture ni ne s’empile, donc écris { $action }
sfirs-drop = toutes les pièces sont sur le plateau dès le départ, tu n’en as aucune à poser ; déplaces-en une
sfirs-pass = tu ne peux pas passer ; déplace une pièce active, ou fais-en sortir une de la zone de départ
sfirs-first-turn = le premier coup d’un camp fait sortir une pièce de la zone de départ (e5 à h8), donc la pièce en { $at } doit attendre
sfirs-just-moved = la pièce en { $at } vient de bouger et d’être désactivée ; continue avec une autre, ou tape { COMMAND("end") }
sfirs-on-edge = la pièce en { $at } est sur le bord extérieur, où les pièces restent inactives pour de bon
sfirs-inactive = la pièce en { $at } est inactive ; seules les pièces actives et celles de la zone de départ peuvent bouger
sfirs-not-straight = les pièces bougent le long d’une rangée ou d’une colonne, et { $to } ne partage ni l’une ni l’autre avec { $from }
sfirs-into-start-area = { $to } est dans la zone de départ, où aucun déplacement ne peut finir
sfirs-too-short = une pièce bouge d’au moins deux cases
sfirs-blocked = la pièce en { $at } barre la route
sfirs-occupied = il y a déjà une pièce en { $at }
sfirs-leaving =
    une pièce qui sort de la zone de départ ne peut passer ni s’arrêter à côté { $count ->
        [one] de la pièce active en { $pieces }
       *[other] des pièces actives en { $pieces }
    }
sfirs-head-on = un déplacement ne peut pas finir en { $to }, nez à nez avec la pièce active en { $at } ; arrête-toi plus tôt
sfirs-crossing = un déplacement ne peut traverser la zone de départ que s’il désactive une pièce : celle qui bouge ou une autre
sfirs-where-to = où va la pièce en { $at } ? elle peut jouer { $actions }
sfirs-may-revive = la pièce en { $at } est inactive ; tape { COMMAND($action) } pour la réactiver
sfirs-stuck =
    la pièce en { $at } ne peut aller nulle part à cause { $count ->
        [one] de la pièce en { $pieces }
       *[other] des pièces en { $pieces }
    }

sfirs-revive-waiting = la pièce en { $at } est dans la zone de départ, où rien ne se réactive ; fais-la sortir
sfirs-revive-active = la pièce en { $at } est déjà active
sfirs-revive-later = tu ne peux réactiver une pièce qu’après qu’une autre des tiennes a été désactivée par son déplacement dans le même coup
sfirs-revive-beside =
    tu ne peux pas réactiver la pièce en { $at } à côté { $count ->
        [one] de la pièce inactive en { $pieces }
       *[other] des pièces inactives en { $pieces }
    }

sfirs-position-active-start = la pièce en { $at } est dans la zone de départ, donc écris-la en minuscule
sfirs-position-active-edge = la pièce en { $at } est sur le bord extérieur, donc inactive : écris-la en minuscule
sfirs-position-start-area = la pièce en { $at } n’a pas la bonne couleur : aucune pièce n’entre dans la zone de départ, où les couleurs alternent, blanc en e8
sfirs-position-count = { $color } a { $wanted } pièces, et aucune ne quitte jamais le plateau ; il y en a { $found } ici
sfirs-position-active-beside = la pièce en { $at } ne peut pas être active à côté de celle en { $next }
sfirs-position-first = les camps dont le premier coup reste à jouer sont « wb », « b » ou « - », pas « { $found } »
sfirs-position-first-moved = { $color } ne peut pas avoir encore son premier coup à jouer : { $at } n’est plus comme au départ
sfirs-position-first-waiting = { $color } ne peut pas avoir joué son premier coup : aucune pièce n’a quitté la zone de départ
sfirs-position-first-left = { $color } a joué un seul coup, et en un coup deux pièces au plus quittent la zone de départ
sfirs-position-bonus = nomme par sa case la pièce qui vient d’être désactivée, ou écris « - » ; ici, il y a « { $found } »
sfirs-position-bonus-none = aucun coup ne peut continuer ici après un déplacement en { $at }
sfirs-position-bonus-piece = { $at } ne porte pas une pièce du camp au trait que son déplacement vient de désactiver
sfirs-position-bonus-over = après le déplacement en { $at }, il n’y a plus rien à faire, donc le coup est fini

sfirs-active = Actives : Blanc { $white }, Noir { $black }.

sfirs-hint-going-on = La pièce en { $at } a été désactivée, donc le coup peut continuer avec l’une de celles-ci : { $ways }.
sfirs-hint-last = La pièce en { $at } a été désactivée, donc le coup peut continuer avec l’une de celles-ci : { $ways }. Aucune pièce active ne peut bouger : { COMMAND("end") } peut coûter la partie.
sfirs-hint-leaving = une pièce sortie de la zone de départ
sfirs-hint-active = une pièce active
sfirs-hint-revival = une réactivation comme { COMMAND($example) }

# La leçon. Chaque page accompagne une image, mais se comprend sans elle.
sfirs-lesson-aim = Reste le dernier camp à pouvoir bouger : si, à ton tour, tu n’as aucune pièce active qui puisse bouger, tu perds. Le plateau a douze cases sur douze, a1 à l12. Huit pièces de chaque camp attendent dans la zone de départ, au milieu, e5 à h8 ; leurs couleurs alternent, e8 est blanche. Chaque camp en a deux autres, d’abord inactives : b11 et k11 pour Blanc, b2 et k2 pour Noir. Rien ne se capture ; les pièces se mettent l’une l’autre hors jeu. Sur le bord extérieur, une pièce est hors jeu pour de bon.
sfirs-lesson-first = Une pièce bouge comme la tour aux échecs : tout droit, sur des cases vides, d’au moins deux cases. Aucun déplacement ne finit dans la zone de départ. Blanc commence, et ton premier coup fait sortir une pièce de la zone de départ. En sortant, elle ne peut passer ni s’arrêter à côté d’une pièce active, d’aucun camp (page 3). Ici, Blanc peut commencer par la pièce en e8, par exemple.
sfirs-lesson-active = Une pièce qui a bougé est active, sauf si elle s’arrête sur le bord extérieur ou à côté d’une pièce, même d’une qui attend dans la zone de départ. « À côté », c’est partager un côté ; les diagonales ne comptent pas. Ici, la pièce blanche en e10 et la noire en k8 sont actives. Aux coups suivants aussi, tu déplaces une pièce active ou tu en fais sortir une ; aucune autre ne peut bouger.
sfirs-lesson-passing = Une pièce active en met d’autres hors jeu en passant devant elles. Toute pièce active à côté de son trajet ou de sa dernière case est désactivée, les tiennes aussi. À côté de la case de départ, rien ne compte. Ici, Blanc est allé de j10 à j4, devant la noire en k8, désormais inactive.
sfirs-lesson-head-on = Une pièce active ne peut s’arrêter nez à nez, sur la dernière case avant une autre pièce active. Ici, la blanche en e10 ne peut s’arrêter en g10, car la noire en h10 est active. On ne finit pas non plus sur une autre pièce. Une pièce active ne traverse des cases vides de la zone de départ que si son déplacement désactive une pièce : une à côté du trajet, ou elle-même. Ainsi, e10 peut descendre en e1 : elle y est désactivée, sur le bord.
sfirs-lesson-going-on = Un coup, c’est un déplacement. Mais s’il désactive ta pièce, tu peux continuer avec une autre : en sortir une de la zone de départ, en déplacer une active, ou en réactiver une. Ici, Blanc a joué e8-e12, sur le bord, et réactivé b11. On ne réactive pas une pièce sur le bord, ni à côté d’une pièce inactive hors de la zone de départ. Si tu fais sortir ou réactives une pièce, ton coup finit. Si tu continues avec une pièce active et qu’elle est désactivée à son tour, tu peux continuer encore.
sfirs-lesson-end = Tu peux aussi taper { COMMAND("end") } au lieu de continuer, mais regarde avant. Ici, Blanc vient d’aller en e12 et n’a aucune pièce active. Si le coup finit là, Blanc perd quand revient son tour. Avant ton premier coup, il ne te faut pas de pièce active, mais avant chaque coup suivant, il t’en faut une qui puisse bouger. Celles qui attendent dans la zone de départ ne comptent pas.
sfirs-lesson-typing = Tape { COMMAND("e8-e11") } pour déplacer, { COMMAND("+b11") } pour réactiver, ou un coup entier : { COMMAND("e8-e12 +b11") }. Si tu vois des menus, choisis la pièce puis sa case. Un bon premier coup est e8-e10 pour Blanc, et g5-g3 y répond bien. Si l’adversaire peut passer à côté de ta seule pièce active, tu perds. Gardes-en donc deux, loin l’une de l’autre et du bord. À la troisième répétition d’une position, la partie est nulle.

# Les exercices d’une première partie guidée.
sfirs-exercise-first = Tu joues Blanc. Fais sortir une pièce de la zone de départ et garde-la active : ni sur le bord extérieur, ni à côté d’une autre.
sfirs-exercise-passing = Tu joues Blanc. Descends ta pièce active de j10 en passant devant la pièce noire active en k8, ou arrête-toi à côté. La noire est alors hors jeu.
sfirs-exercise-revival = Tu joues Blanc. Ta pièce vient d’aller en e12, sur le bord, et elle est inactive, donc ton coup continue. Réactive ta pièce inactive en b11 ou en k11 ; l’une ou l’autre convient.
sfirs-exercise-win = Tu joues Blanc. Noir n’a qu’une pièce active, en c4. Mets-la hors jeu en gardant une pièce active qui puisse bouger : Noir ne pourra pas jouer, et tu gagnes. Si ton coup continue, réactive une pièce ou tape { COMMAND("end") }.
sfirs-exercise-fight = Affronte-moi à mon niveau le plus bas, coup par coup. Tu joues Blanc, avec des pièces actives en c10 et g3 ; les miennes sont en b5 et j8. Chacun en a deux autres qui attendent, et tout le reste est hors jeu sur le bord. Mets mes pièces actives hors jeu en en gardant une qui puisse bouger : je ne pourrai pas jouer, et tu gagnes.

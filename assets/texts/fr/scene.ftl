# Ce qu’il y a à voir, en mots : description sous une image, position pour les lecteurs d’écran, légende du plateau en texte.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $piece } { $piece-gender ->
    [f] { $color-f }
    [mp] { $color-mp }
    [fp] { $color-fp }
    [m] { $color-m }
   *[other] ({ $color })
}
    .gender = { $piece-gender }
scene-piece-active = { $piece } { $piece-gender ->
    [f] { $color-f } active
    [mp] { $color-mp } actifs
    [fp] { $color-fp } actives
    [m] { $color-m } actif
   *[other] ({ $color }, en jeu)
}
    .gender = { $piece-gender }
scene-piece-inactive = { $piece } { $piece-gender ->
    [f] { $color-f } inactive
    [mp] { $color-mp } inactifs
    [fp] { $color-fp } inactives
    [m] { $color-m } inactif
   *[other] ({ $color }, hors jeu)
}
    .gender = { $piece-gender }
scene-piece-waiting = { $piece } { $piece-gender ->
    [f] { $color-f }
    [mp] { $color-mp }
    [fp] { $color-fp }
    [m] { $color-m }
   *[other] ({ $color })
} en attente
    .gender = { $piece-gender }
scene-on = { $above } sur { $below }
scene-piece-on = { $piece } en { $at }
scene-many = { $piece } × { $count }

scene-nothing-played = Rien n’a encore été joué.
scene-turn = { $player } a joué { $actions } : { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before } ; { $part }
scene-told = { $player } : { $effects }.
scene-move = { $piece } de { $from } à { $to }
scene-entry = { $piece } en { $to }
scene-entries = { $piece } en { $places }
scene-way = { $from }, puis { $to }
scene-covered = { $way }, sur { $pieces }
scene-captured = capture { $pieces }
scene-itself-lost = perd { $piece }
scene-uncovers = découvre { $pieces }
scene-became = { $places } { $count ->
    [one] passe à { $color }
   *[other] passent à { $color }
}
scene-revived = { $places } { $count ->
    [one] devient actif
   *[other] deviennent actifs
}
scene-deactivated = { $places } { $count ->
    [one] devient inactif
   *[other] deviennent inactifs
}
scene-shifted = { $piece } de { $from } à { $to }
scene-swapped = reprend la pierre et joue désormais { $color }, contre { $other }
scene-passed = passe
scene-ended = finit le coup
scene-and-more = et { $count } de plus

scene-to-move = À { $player } de jouer.
scene-goes-on = { $player } poursuit son coup.
scene-won = { $player } gagne { $reason }.
scene-drawn = Partie nulle { $reason }.
scene-no-result = Partie sans résultat : { $reason }.
scene-score = Score : { $one } { $first }, { $two } { $second }.
scene-lost = { $player } a perdu { $count ->
    [1] une pièce
   *[other] { $count } pièces
}.
scene-hand = { $player } a en main : { $pieces }.
scene-territory = { $player } a { $count ->
    [1] un point
   *[other] { $count } points
} de territoire : { $places }.

scene-seats = { $one } joue en bas du plateau, { $two } en haut.
scene-rows-how = De { COMMAND("row", $first) } à { COMMAND("row", $last) } : ce qu’il y a sur chaque rangée.
scene-row = Rangée { $row } : { $places }.
scene-file = Colonne { $file } : { $places }.
scene-line = Ligne de { $from } à { $to } : { $places }.
scene-line-crossings = Ligne de croisements de { $from } à { $to } : { $places }.
scene-group = { $piece } : { $places }.
scene-stacks = Piles, de haut en bas : { $stacks }.
scene-nowhere = rien
scene-board-empty = Le plateau est vide.
scene-as-at-start = Toutes les pièces sont à leur place de départ.
scene-unlike-start = Comme au départ, sauf : { $places }.
scene-listed = { $places }
scene-empty-too = vide : { $places }
scene-at = { $at } : { $what }.
scene-at-stack = { $at } : { $what } ; pile jouée par { $color }.
scene-at-empty = { $at } : vide.
scene-at-crossing = { $at } : croisement vide.
scene-at-ground = { $at } : vide, { $ground }.
scene-around = Autour de { $at } : { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = bord
scene-crossing = croisement { $place }
scene-above = en haut
scene-above-right = en haut à droite
scene-right = à droite
scene-below-right = en bas à droite
scene-below = en bas
scene-below-left = en bas à gauche
scene-left = à gauche
scene-above-left = en haut à gauche
scene-place = { $at } { $what }
scene-empty = { $at } vide
scene-empty-run = de { $from } à { $to } vide
scene-run = { $from } à { $to }
scene-ground-start = dans la zone de départ
scene-ground-edge = sur le bord extérieur
scene-ground-center = le centre
scene-ground-base = base de { $player }

scene-threat-captured = Capture possible : { $what }, par { $by }.
scene-threat-covered = Recouvrement possible : { $what }, par { $by }.
scene-threat-deactivated = Désactivation possible : { $what }, par { $by }.
scene-threat-flipped = Retournement possible : { $what }, par { $by }.
scene-threat-base = À portée : { $what }, par { $by }.
scene-threat-cell = { $at }, une base
scene-threat-stack = pile ({ $pieces })
    .gender = f
scene-threat-piece = pièce
    .gender = f
scene-threat-yours = { $piece-gender ->
    [f] ta { $piece }
    [mp] tes { $piece }
    [fp] tes { $piece }
   *[m] ton { $piece }
}
scene-threat-theirs = { $piece-gender ->
    [f] la { $piece }
    [mp] les { $piece }
    [fp] les { $piece }
   *[m] le { $piece }
} de { $color }
scene-threat-nobodys = { $piece-gender ->
    [f] la { $piece }
    [mp] les { $piece }
    [fp] les { $piece }
   *[m] le { $piece }
}
scene-threat-with = { $piece } avec { $actions }
scene-threat-placing = { $color } en { $at } retournerait { $count ->
    [one] { $places }
   *[other] { $count } pierres : { $places }
}.
scene-threat-wins = { $color } gagne tout de suite avec { $actions }.
scene-threats-end = Rien d’autre en un coup.
scene-threats-more = { $count ->
    [1] Une autre pose retournerait des pierres, mais pas plus que celles-ci.
   *[other] { $count } autres poses retourneraient des pierres, mais pas plus que celles-ci.
}
scene-threats-none = { $opponent } ne peut rien contre { $color } en un coup.
scene-threats-cut = Je n’ai pas tout regardé : il y a trop de façons de poursuivre le coup.

# Ce qui peut se jouer : « g6 vers c6, d6 (gagne) ; h2 capture h3 (Pierre) ».
scene-ways = { $from } { $ways }
scene-ways-or = { $before }, ou { $way }
scene-ways-to = vers { $places }
scene-ways-onto = sur { $places }
scene-ways-capture = capture { $places }
scene-ways-capture-own = capture dans son camp { $places }
scene-ways-drop = { $piece } en { $places }
scene-ways-revive = réactiver { $places }
scene-ways-place = en { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = capture { $pieces }
scene-ways-covers = recouvre { $pieces }
scene-ways-lost = perd sa pièce
scene-ways-turns = donne { $places } à { $color }
scene-ways-deactivates = désactive { $places }
scene-ways-rests = finit inactif
scene-ways-wins = gagne
scene-ways-loses = perd
scene-ways-draws = fait nulle

scene-legend-start = { $sign } zone de départ
scene-legend-edge = { $sign } bord extérieur
scene-legend-center = { $sign } centre
scene-legend-base = { $sign } { $base }
scene-board-last = Dernier coup : { $player }, { $actions }.
scene-legend-stack = les piles s’écrivent de bas en haut
scene-legend-piece = { $sign } { $piece }

# Courbes

scene-curve = { $one } pouvait espérer { $first } % des points contre { $two } au départ et { $last } % à la fin. Entre les deux : { $least } % au minimum, { $most } % au maximum.
scene-curve-steepest = C’est le coup { $turn } qui a le plus changé les choses : de { $before } % à { $after } %.

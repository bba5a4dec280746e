# Ce qu’on garde de ses parties : notes, et parties poursuivies.

command-story = Raconte comment une partie a basculé, en deux phrases et une image animée
command-note = Note quelque chose sur une partie, rien que pour toi
command-play-on = Poursuit depuis une position passée, contre l’ordinateur ou une personne ; amicale
command-yearbook = Montre l’année de la communauté en une page : titres, plus longue partie, victoires
command-param-yearbook-year = L’année, comme 2026
command-param-yearbook-season = Une de ses saisons, comme 2026-4
command-param-note = Ta note, 1000 caractères au plus, ou « clear » pour la supprimer
command-param-play-on-turn = Après quel coup, à partir de 1
command-param-play-on-with = Ton adversaire ; sinon, l’ordinateur
command-param-play-on-side = Le camp que tu veux : premier ou second

# Notes

club-note = Ta note : { $text }
club-note-kept = J’ai gardé ta note sur { $id }. Elle n’est visible que par toi ; { COMMAND("note", $id) } la montre.
club-note-replaced = J’ai remplacé ta note sur { $id }. { COMMAND("note", $id) } la montre.
club-note-cleared = J’ai supprimé ta note sur { $id }.
club-note-none = Tu n’as pas de note sur { $id }. { COMMAND("note", $id, "…") } en garde une, rien que pour toi.
club-note-long = Ta note a { $length } caractères, et une note peut en avoir { $limit }. Raccourcis-la.
club-note-many = Tu as des notes sur { $limit } parties, et je ne peux pas en garder plus. Supprimes-en une d’abord, comme { COMMAND("note #12 clear") }.
club-note-public = D’autres pourraient lire ça ici, alors je n’ai rien fait. { $platform ->
    [console] Tape « /dm » et redis-le là-bas ; « /room » te ramène.
    [discord] Utilise { COMMAND("note") } dans le menu, ou dis-le-moi en message privé.
   *[other] Dis-le dans une conversation privée avec moi.
  }

# Poursuivre

club-play-on-from = Elle commence à la position après le coup { $turn } de { $id }, trait à { $color }.
club-play-on-live = { $id } n’est pas finie, donc tu ne peux pas encore en poursuivre une position. { COMMAND("board", $id) } la montre.
club-play-on-over = La partie est finie après le coup { $turn }. Nomme un coup antérieur, comme { $example }.
club-play-on-given = Comme { $id } a commencé par des coups donnés en handicap, aucune partie ne peut commencer à la position après le coup { $turn }. Choisis un coup ultérieur.
club-begins-from = Elle commence à la position du plateau.
club-board-begins = trait à { $color }
club-button-play-on = Poursuivre d’ici

# Récits

club-setting-story = si je raconte de moi-même chaque partie quand elle est finie
club-button-story = Le récit
club-story-turned = { $player } a renversé la partie au coup { $number } { $passed ->
    [yes] en passant
   *[no] avec { $played } : { $effects }
  }. Jusque-là, { $other } en était à { $before } %.
club-story-gave = { $player } a laissé filer la partie au coup { $number } { $passed ->
    [yes] en passant
   *[no] avec { $played } : { $effects }
  }. Jusque-là, ce camp en était à { $before } %.
club-story-let-back = { $player } a remis { $other } dans la partie au coup { $number } { $passed ->
    [yes] en passant
   *[no] avec { $played } : { $effects }
  }. Jusque-là, { $player } en était à { $before } %.
club-story-led = { $player } a mené ou fait jeu égal d’un bout à l’autre, jamais sous { $least } %.
club-story-gradual = Aucun coup n’a décidé à lui seul : { $player } a grimpé peu à peu de { $least } % à { $last } %.
club-story-despite = Ce n’est pas le plateau qui a décidé : à la fin, { $other } en était à { $others } %.
club-story-level = La partie est restée serrée : aucun camp n’a jamais dépassé { $most } %.

# L’almanach

club-yearbook = L’almanach de cette communauté, { $time } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}.
club-yearbook-none = Personne ici n’a fini de partie en { $time }. Nomme une autre année ou saison, comme { COMMAND("yearbook 2026") } ou { COMMAND("yearbook 2026-4") }.
club-yearbook-when = Ce n’est pas une année. Écris-en une comme { COMMAND("yearbook 2026") }, ou une saison comme { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = Un almanach appartient à une communauté. Dis { COMMAND("yearbook") } dans un de ses salons.
club-yearbook-champion = Titre de { $season }, { $game } : { $name } ({ $rating }).
club-yearbook-longest = La plus longue partie : { $id } { $game }, { $one } contre { $two }, avec { $actions } actions.
club-yearbook-upset = La victoire la plus audacieuse : dans { $id } { $game }, { $name } a battu { $other }, dont la cote dépassait la sienne de { $points } points.
club-yearbook-swing = Le retournement le plus audacieux : dans { $id } { $game }, { $name } en était à { $percent } % au coup { $turn }, et a pourtant battu { $other }.
club-yearbook-best = { $name } : { $id } { $game }, victoire contre { $other } ({ $rating }).
club-yearbook-best-unrated = { $name } : { $id } { $game }, victoire contre { $other }.
club-yearbook-file = Le fichier montre la meilleure victoire de chaque personne, avec son plateau. Il s’ouvre dans tout navigateur, même sur un téléphone.
club-yearbook-head-champions = Titres
club-yearbook-head-games = Parties mémorables
club-yearbook-head-best = La meilleure victoire de chaque personne

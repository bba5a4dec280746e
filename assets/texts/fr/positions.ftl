# Questions sur une position, et listes de parties.

command-board = Montre le plateau en image, en mots ou en lettres, maintenant ou après un coup passé
command-moves = Liste les actions légales, ou seulement celles qui commencent comme tu le dis
command-at = Dit ce qu’il y a sur une case, et qui le joue
command-around = Dit ce qu’il y a autour d’une case, dans le sens horaire à partir du haut
command-row = Dit ce qu’il y a sur une rangée
command-file = Dit ce qu’il y a sur une colonne
command-line = Dit ce qu’il y a sur chaque ligne passant par une case
command-mine = Dit où sont tes pièces
command-theirs = Dit où sont les pièces adverses
command-pieces = Dit où sont toutes les pièces, ou celles d’une sorte
command-last = Dit ce qu’a fait le dernier coup
command-since = Dit ce qui s’est passé depuis ton dernier coup
command-threats = Dit ce que l’adversaire pourrait te faire en un coup entier, ou toi à l’adversaire
command-status = Dit à qui de jouer, le score, et les pièces en main
command-games = Liste tes parties, ou celles d’ici
command-param-bottom = Quel camp est en bas
command-param-board-turn = Après quel coup, à partir de 1
command-param-from = Le début des actions, comme c2
command-param-cell = La case, comme d4
command-param-threats = De qui regarder le coup : « moi » pour le tien
command-param-row = La rangée, d’après le bord du plateau
command-param-file = La colonne, d’après le bord du plateau
command-param-kind = La sorte de pièce, comme pierre
command-param-whose = Quelles parties

# Coups

club-board-after = Voici le plateau après le coup { $number } sur { $turns }.
club-button-turn-before = Coup précédent
club-button-turn-after = Coup suivant
club-moves = { $id } : { $player } a { $count ->
    [1] une action légale
   *[other] { $count } actions légales
} : { $moves }.
club-moves-after = { $id } : après { $actions }, { $player } a { $count ->
    [1] une action légale
   *[other] { $count } actions légales
} : { $moves }.
club-moves-if = Si c’était à { $player } de jouer :
club-moves-ahead = { $id } : si c’était à { $player } de jouer, il y aurait { $count ->
    [1] une action légale
   *[other] { $count } actions légales
} : { $moves }.
club-moves-end = { COMMAND("end") } finit le coup ici.
club-moves-typed = Tape les actions comme { $examples }.
club-tried-ahead = { $id }, simple essai, comme si c’était à { $player } de jouer : { $actions }. Rien n’a été joué.
club-tried = { $id }, simple essai : { $actions }. Rien n’a été joué.
club-question-game = { $id } { $game }
club-nothing-since = Rien depuis le dernier coup joué par { $player } : { $actions }.
club-no-pieces-of = { $player } n’a aucune pièce sur le plateau.
club-no-piece-called = Il n’y a pas de pièce de cette sorte sur le plateau : { $name }.
club-no-cell = { $name } n’est pas une case de ce plateau. Écris-en une comme d4.
club-no-row = Le plateau n’a pas de rangée { $name } : elles vont de { $first } à { $last }. { COMMAND("line d4") } montre les lignes passant par une case.
club-no-file = Le plateau n’a pas de colonne { $name } : elles vont de { $first } à { $last }. { COMMAND("line d4") } montre les lignes passant par une case.
club-no-kind = Ce jeu n’a pas de pièces nommées { $name }. { COMMAND("pieces") } les nomme toutes.

# Listes

club-which-game = Quelle partie ? Dis aussi son numéro, comme { COMMAND($example) } :
club-which-offer = Laquelle ? Dis aussi son numéro, comme { COMMAND($example) } :
club-listed = { $id } { $game } : { $one } contre { $two }, { $status }
club-listed-part = { $id } { $game } : { $one } contre { $two } ({ $part }), { $status }
club-part-arena = tournoi { $tournament }
club-part-tournament = tournoi { $tournament }, ronde { $round }
club-part-match = partie { $number } d’un match { $goal }, { $points } à { $others }
club-listed-to-move = à { $name } de jouer, dernier coup { $since }
club-listed-first = à { $name } de jouer, commencée { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = finie
club-listed-unseen = { $listed }. Je n’ai pu te montrer son dernier coup nulle part.
club-listed-challenge = { $id } { $game } : { $maker } défie { $taker }
club-listed-rematch = { $id } { $game } : { $maker } propose à { $taker } la revanche de { $table }
club-listed-draw = { $id } { $maker } propose d’arrêter { $table }
club-listed-takeback = { $id } { $maker } demande à reprendre un coup dans { $table }
club-listed-invitation = { $id } { $game } : { $maker } invite qui a le code
club-listed-open = { $id } { $game } : défi de { $maker } ouvert à tout le monde ; { COMMAND("accept", $id) } pour jouer
club-my-games = Tes parties ({ $count }) :
club-games-here = Parties d’ici ({ $count }) :
club-challenges = Défis ({ $count }) :
club-no-games = Aucune partie ni aucun défi. Lance une partie, comme { COMMAND("challenge bob chifoumi") }, ou joue contre l’ordinateur, comme { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … et { $count } de plus.

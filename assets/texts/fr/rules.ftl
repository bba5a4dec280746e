# Ce que tous les jeux ont en commun. Les refus suivent l’action concernée : « c2-c3 : la partie est finie ».


color-white = Blanc
    .m = blanc
    .f = blanche
    .mp = blancs
    .fp = blanches
color-black = Noir
    .m = noir
    .f = noire
    .mp = noirs
    .fp = noires
color-red = Rouge
    .m = rouge
    .f = rouge
    .mp = rouges
    .fp = rouges
color-sun = Soleil
    .m = de Soleil
    .f = de Soleil
    .mp = de Soleil
    .fp = de Soleil
color-moon = Lune
    .m = de Lune
    .f = de Lune
    .mp = de Lune
    .fp = de Lune

refusal = { $attempt } : { $reason }
refusal-with-legal = { $attempt } : { $reason }. Tu peux jouer { $legal }
reading-partial = ce n’est que le début d’une action ; la suite peut être { $next }
reading-ambiguous = je peux lire ça de plusieurs façons : { $readings }
refused-game-over = la partie est finie
refused-turn-over = le coup est fini après { $last }
refused-too-long = c’est plus long que { $limit } caractères ; tape un coup à la fois
refused-character = la notation ne contient jamais « { $found } » (caractère { $column }) ; écris les actions comme celles nommées ici
refused-unreadable = ce jeu n’a pas d’action « { $text } »
refused-not-canonical = écris cette action { $canonical } ici
refused-word = ce jeu n’a pas d’action « { $word } »
refused-off-board = { $at } n’est pas sur le plateau
refused-cannot-end = un coup ne peut pas finir avant sa première action
refused-not-yours = la pièce en { $at } n’est pas à toi
refused-other-piece = la pièce en { $at } n’est pas « { $letter } » ; enlève la lettre, ou nomme une autre case
refused-no-mover = tu n’as pas de pièce « { $letter } » qui puisse aller en { $at } comme ça ; écris d’abord d’où elle vient, comme { COMMAND("c2-c3") }
refused-which-mover = plusieurs pièces peuvent faire ça ; écris d’où vient la tienne : { $actions }
refused-empty = il n’y a pas de pièce en { $at }

ends-by-repetition = par répétition (trois fois la même position)
ends-by-agreement = par accord mutuel
ends-by-resignation = par abandon
ends-by-time = au temps
ends-by-void = elle ne compte pas
ends-by-abandoned = plus personne n’y jouait

position-error = colonne { $column } : { $reason }
position-blank = deux espaces, ou un espace au début ou à la fin ; mets exactement un espace entre les champs
position-character = « { $found } » n’a rien à faire ici
position-fields = une position de ce jeu a { $wanted } champs, mais celle-ci en a { $found }
position-rows = le plateau a { $wanted } rangées, séparées par « / », mais celui-ci en a { $found }
position-width = cette rangée du plateau a { $wanted } cases, mais il y en a { $found } ici
position-run = « { $found } » n’est pas un nombre de cases vides qui tienne dans cette rangée
position-stack = écris une pile entre crochets, deux lettres ou plus, le bas d’abord, comme « [ab] »
position-letter = « { $found } » n’est pas une pièce de ce jeu
position-one-piece = aucune case de ce plateau ne porte plus d’une pièce
position-sides = { $one }, { $two } ou -
position-side = le camp au trait est { $wanted }, pas « { $found } »
position-over = la partie est finie ici, donc le camp au trait doit être « - »
position-not-over = la partie n’est pas finie ici, donc le camp au trait ne peut pas être « - »
position-cannot-move = { $color } n’a aucune action légale ici et ne peut donc pas être au trait

unknown-game = je ne connais pas de jeu « { $name } » ; les jeux sont { $known }
unknown-variant = { $game } n’a pas de variante « { $name } » ; ses variantes sont { $known }

record-error = ligne { $line } : { $reason }
record-too-long = cette feuille de partie dépasse { $limit } octets, le maximum que je lise
record-comment = le commentaire qui commence ici n’a pas de fin ; ferme-le avec « {"}"} »
record-header = « { $text } » n’est pas un en-tête ; écris-le comme [Player1 "ann"]
record-twice = l’en-tête { $name } est écrit deux fois ; enlèves-en un
record-day = { $name } doit être un jour comme 2026-11-21, pas « { $value } »
record-no-game = aucun en-tête ne nomme le jeu ; ajoutes-en un comme [Game "chifoumi"]
record-rules = cette partie suit la version { $found } des règles ; je connais la version { $known }
record-start = la position de Start est fausse à la colonne { $column } : { $reason }
record-two-results = le résultat est { $two } ici, mais { $one } dans l’en-tête
record-result = le résultat doit être 1-0, 0-1, 1/2-1/2 ou *, pas « { $found } »
record-unfinished = les actions ne finissent pas la partie, donc { $result } demande un en-tête qui dise comment elle a fini : [Reason "resignation"], [Reason "time"] ou [Reason "agreement"]
record-other-result = d’après ses actions, le résultat est { $found }, pas { $stated }
record-other-reason = d’après ses actions, la raison est « { $found } », pas « { $stated } »
record-other-points = d’après ses actions, les points sont « { $found } », pas « { $stated } »
record-behind-result = le résultat clôt une feuille de partie ; enlève ce qui le suit
record-action = { $action } : { $reason }

trace-no-object = cette ligne n’est pas un objet avec "game" et "actions" : { $reason }
trace-too-long = cette ligne dépasse { $limit } octets

## Questions au moteur.

best-no-object = cette ligne n’est pas un objet avec "game", "actions" et l’un de "level", "nodes" et "seconds" : { $reason }
best-one-limit = dis combien de temps réfléchir avec un seul de "level", "nodes" et "seconds"
best-level = "level" doit être un nombre entier de 1 à { $most }
best-nodes = "nodes" doit valoir au moins 1
best-seconds = "seconds" doit être un nombre supérieur à 0 et d’au plus { $most }
best-game-over = la partie est finie, donc personne ne peut y jouer
best-action = action { $number } de "actions" : { $refusal }

# Leçons, indices, analyses, et retour sur les parties.

command-rules = T’apprend un jeu page par page, ou liste les jeux
command-learn = Fait travailler un jeu en solo : quelques positions, chacune avec un exercice
command-hint = Te donne un indice en privé contre l’ordinateur, ou avant un coup d’une partie passée
command-coach = Contre l’ordinateur, te dit en privé quand un coup a coûté cher
command-param-coach = « oui », « arrêt », ou « retour » pour reprendre le coup signalé
command-param-coach-percent = Quel pourcentage des points un coup doit coûter, 10 si tu ne dis rien
command-analyse = Montre ce que chaque coup d’une partie passée a coûté, et où elle a basculé
command-record = Envoie la feuille d’une partie en fichier, ou en page avec tous ses plateaux
command-param-record-as = en texte, ou en page pour un navigateur
command-replay = Rejoue une partie depuis le début en animation, ou la raconte coup par coup
command-try = Te montre en privé où mène une variante, sans la jouer
command-param-page = Quelle page de sa leçon, à partir de 1
command-param-task = Lequel de ses exercices, à partir de 1
command-param-learn-end = Demander un indice ou la solution, ou quitter la leçon avec « arrêt »
command-param-turn = Le coup d’une partie passée pour lequel tu veux un indice, à partir de 1
command-param-line = Les actions des deux camps, comme c2-c3 e6-e5

# Indices, et parties finies

club-hint-piece = Indice pour { $id } : joue la pièce qui est en { $at }.
club-hint-file = Indice pour { $id } : regarde la colonne { $file }.
club-hint-word = Indice pour { $id } : il te faut juste un mot, pas le plateau.
club-hint-whole = Indice pour { $id } : { $actions }.
club-hint-more = Redemande, et je te dis le coup entier.
club-hint-between-people = { $id } est une partie entre personnes, donc pas d’indices avant la fin. { COMMAND("threats", $id) } regarde un coup plus loin. Après la partie, { COMMAND("analyse", $id) } montre ce que chaque coup a coûté.
club-hint-not-your-turn = Ce n’est pas à toi de jouer dans { $id }. Redemande quand ce sera à toi.
club-hint-now-only = Tant qu’une partie n’est pas finie, je ne donne d’indices que pour le coup que tu vas jouer. Enlève le numéro du coup.
club-hint-which = { $id } est finie. Dis pour quel coup tu veux un indice, comme { COMMAND("hint", $id, "7") }.
club-hint-stands = Ta partie { $id } contre une personne est arrivée à la position qui t’intéresse. Redemande quand cette partie aura avancé.
club-no-such-turn = { $turns ->
    [1] Cette partie n’a qu’un coup.
   *[other] Cette partie a les coups 1 à { $turns }.
}
club-coach-on = Je te coache dans { $id } : si un de tes coups coûte { $percent } % des points ou plus, je te le dis en privé. { COMMAND("coach", "off") } y met fin.
club-coach-off = Je ne te coache plus dans { $id }.
club-coach-is-on = Je te coache dans { $id }, et te signale les coups qui coûtent { $percent } % des points ou plus. { COMMAND("coach", "off") } y met fin.
club-coach-is-off = Je ne te coache pas dans { $id }. Avec { COMMAND("coach", "on") }, je te dis en privé quand un coup a coûté cher.
club-coach-between-people = { $id } n’est pas une partie contre l’ordinateur, donc je n’y coache personne. Après la partie, { COMMAND("analyse", $id) } montre ce que chaque coup a coûté.
club-coach-how-much = Un coup de { $id } ne peut pas coûter autant : tu n’entendrais jamais rien. Dis un nombre jusqu’à { $most }, comme { COMMAND("coach", "20") }.
club-coach-lost = Ton coup { $played } dans { $id } a coûté quelque chose : tu pouvais espérer { $before } % des points avant, et { $after } % après. { $why }
club-coach-how = Tu peux le reprendre : { $back }. Puis { $hint } t’aide à en trouver un meilleur.
club-coach-past = Tu as joué d’autres coups dans { $id } depuis. { COMMAND("takeback", $id) } reprend ton dernier coup.
club-button-coach-back = Le reprendre
club-jobs-busy = L’ordinateur a trop à faire. Réessaie dans une minute.
club-jobs-yours = L’ordinateur regarde déjà { $limit } choses pour toi. Attends qu’il en finisse une.
club-job-failed = L’ordinateur n’a pas trouvé de réponse. Redemande dans une minute.
club-analysis-begins = Je parcours { $id } ({ $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}). Ça peut prendre quelques secondes par coup.
club-analysis-progress = Je parcours { $id } : coups vus jusqu’ici, { $judged } sur { $turns }.
club-analysis-judged = J’ai parcouru { $id } : { $turns ->
    [one] { $turns } coup
   *[other] les { $turns } coups
}.
club-analysis-goes-on = { $id } n’est pas encore finie. Demande son analyse après la partie.
club-analysis = Ce que les coups de { $id } ont coûté :
club-analysis-accuracy = { $player } : précision { $accuracy } % ; { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
}, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
}.
club-analysis-turning = Le tournant a été le coup { $number } : { $player } a joué { $played }, { $judgment }, de { $before } % à { $after } %. { $why } { $better } Le plateau montre la position après le meilleur coup.
club-analysis-gradual = Aucun coup n’a décidé à lui seul de la partie.
club-analysis-even = Aucun coup n’a rien coûté de notable.
club-analysis-turn = Coup { $number }, { $player } : { $played }, { $judgment }, de { $before } % à { $after } %. { $why } { $better }
club-analysis-why = Il permet { $answer } ({ $effects }).
club-analysis-better = Mieux valait { $best }.
club-analysis-better-line = Mieux valait { $best }, puis { $then }.
club-analysis-better-lines = Mieux valait { $best }, puis { $then } et { $next }.
club-analysis-boards = { $id } : ce qui aurait été mieux
club-analysis-instead = Au lieu de { $played }
club-analysis-resigned = { $player } a abandonné à { $points } %.
club-analysis-time = { $player } a épuisé son temps à { $points } %.
club-analysis-agreed = Les deux camps ont arrêté la partie à { $points } % pour { $player }.
club-analysis-inaccuracy = une imprécision
club-analysis-mistake = une erreur
club-analysis-blunder = une gaffe
club-analysis-how = Un pourcentage est la part des points que l’ordinateur, à son plus haut niveau, attend pour le camp qui jouait. L’ordinateur peut se tromper.

# Refus

club-learn-past = Ce plateau n’est plus à jour : ta leçon a continué. { COMMAND("learn") } montre où tu en es.

# Les règles en bref

club-rules-all = Voici les jeux. Dis { COMMAND("rules") } avec un nom pour en apprendre un :
club-rules-listed = { $title } : { $brief }
club-rules-page = { $title }, page { $page } sur { $pages } :
club-rules-next = { COMMAND("rules", $game, $page) } tourne la page.
club-rules-pointed = Ici, une pièce a ces actions légales : { $moves }.
club-rules-turned = Si tu joues en second, un plateau peut être tourné, ton camp en bas. Les noms des rangées et colonnes montrent le sens. Pour les plateaux que personne d’autre ne voit, { COMMAND("settings side own") } ou { COMMAND("settings side first") } décide.
club-rules-learn = { COMMAND("learn", $game) } te laisse essayer en solo, sur quelques positions. { COMMAND("challenge parlour", $game, "level:1") } lance une partie contre l’ordinateur.
club-rules-no-page = La leçon sur { $title } a les pages 1 à { $pages }. Commence par { COMMAND("rules", $game) }.
club-learn-task = { $title }, exercice { $number } sur { $count } :
club-learn-of = { $title }, exercice { $number } sur { $count } de la leçon :
club-learn-how = Tape ton coup comme dans une partie, ou après { COMMAND("learn") }. Personne d’autre ne joue. { COMMAND("hint") } aide, { COMMAND("learn solution") } montre la réponse, et { COMMAND("learn off") } quitte la leçon.
club-learn-how-fight = Tape ton coup comme dans une partie, ou après { COMMAND("learn") }. { COMMAND("hint") } aide, { COMMAND("learn solution") } joue un coup pour toi, et { COMMAND("learn off") } quitte la leçon.
club-learn-how-beside = Tu joues aussi { $id } ici, donc tape ce que tu veux dire de l’exercice après { COMMAND("learn") } : ton coup, ou une question, comme { COMMAND("learn moves") } ou { COMMAND("learn board") }. { COMMAND("learn hint") } et { COMMAND("learn solution") } aident, et { COMMAND("learn off") } quitte la leçon.
club-learn-leave = { COMMAND("learn off") } quitte la leçon.
club-learn-left = Tu as quitté la leçon. { COMMAND("learn", $game, $task) } la reprend.
club-learn-none = Tu ne suis aucune leçon. { COMMAND("resign") } abandonne une partie ; { COMMAND("help") } liste tout ce que tu peux dire.
club-learn-hint-piece = Sers-toi de la pièce en { $at }. { $moves } montre ce qu’elle peut faire.
club-learn-hint-place = Regarde le plateau : il te faut un des endroits qui commencent par « { $letter } ».
club-learn-hint-word = Il te faut juste un mot, pas le plateau. { $moves } le nomme.
club-learn-solution = La réponse est { $actions } : { $effects }.
club-learn-no-hint = D’ici, l’exercice n’a plus de solution. { $all } recommence le coup.
club-learn-tried = Simple essai : { $actions }. Rien n’a été joué.
club-learn-moves = { $count ->
    [one] { $count } action légale
   *[other] { $count } actions légales
} : { $moves }.
club-learn-passes = { $player } passe
club-learn-done = C’est ça : { $effects }.
club-learn-done-ended = C’est ça : tu as fini ton coup.
club-learn-goes-on-or-ends = Jusqu’ici : { $effects }. Continue, ou finis ton coup avec { $end } ; { $undo } annule la dernière action.
club-learn-goes-on = Jusqu’ici : { $effects }. Le coup continue ; { $undo } annule la dernière action.
club-learn-played = Joué : { $effects }.
club-learn-played-ended = Tu as fini ton coup.
club-learn-answered = Je réponds : { $effects }.
club-learn-your-turn = C’est à toi de jouer. { $undo } annule ta dernière action et ma réponse ; { $all } recommence le combat.
club-learn-lost = La partie est finie, et tu n’as pas gagné. Réessaie depuis le début :
club-learn-again = C’est légal ({ $effects }), mais ce n’est pas ce que demande l’exercice. Réessaie :
club-learn-over = C’était le dernier exercice. { COMMAND("challenge parlour", $game, "level:1") } lance une partie contre l’ordinateur, { COMMAND("challenge open", $game) } trouve quelqu’un avec qui jouer à { $title }, et { COMMAND("rules", $game) } en explique toutes les règles.
club-learn-which = Dis quel jeu tu veux apprendre, comme { COMMAND("learn chifoumi") }. { COMMAND("rules") } les nomme tous.
club-learn-no-task = { $title } a les exercices 1 à { $count }.
club-button-skip = Sauter
club-button-leave-lesson = Quitter la leçon
club-button-learn = Essayer
club-button-next = Suivant
club-button-back = Retour
club-rules-variants = Variantes : { $variants }.

# Problèmes

command-puzzle = Te donne un problème en privé : une position où le gain est forcé
command-param-puzzle = Le numéro du problème ou de l’exercice, si ce n’est pas celui en cours
command-param-puzzle-what = Le problème du jour d’ici, un indice, la solution, ou « arrêt » pour le quitter
club-puzzle = Problème { $number } : { $title } ({ $variant }).
club-puzzle-of = Ton problème, { $title } :
club-puzzle-wins-now = { $player } gagne en un coup. Comment ?
club-puzzle-wins-in = { $player } gagne en { $turns } coups au plus, quoi que joue l’adversaire. Quel est le premier ?
club-puzzle-wins = { $player } finit par gagner, quoi que joue l’adversaire. Quel est le prochain coup ?
club-puzzle-how = Tape le coup entier comme dans une partie. Seule ta première réponse compte, et avec un indice ou la réponse, le problème compte comme non résolu. { COMMAND("hint") } aide, { COMMAND("learn solution") } montre la réponse, et { COMMAND("learn off") } le quitte.
club-puzzle-solved = C’est ça : { $effects }.
club-puzzle-solved-later = Ça gagne aussi, mais un coup plus tard : { $effects }.
club-puzzle-wrong = C’est légal ({ $effects }), mais ça ne force pas le gain. Réessaie :
club-puzzle-goes-on = D’ici, tu gagnes en { $turns } coups au plus, celui-ci compris.
club-puzzle-others = { $others ->
    [1] Un autre coup gagne aussi vite.
   *[other] { $others } autres coups gagnent aussi vite.
}
club-puzzle-rating = Ta cote aux problèmes de { $title } : { $rating } ({ $change }).
club-puzzle-streak = Tu as résolu des problèmes { $days } jours de suite.
club-puzzle-left = Tu as quitté le problème. { COMMAND("puzzle") } t’en donne un autre, ou le même.
club-puzzle-none = Tu n’as pas de problème de ce numéro en cours. { COMMAND("puzzle") } t’en donne un.
club-puzzle-no-more = Tu as eu tous mes problèmes de { $title }. Choisis un autre jeu, comme { COMMAND("puzzle sfirs") }.
club-puzzle-daily = Le problème du jour : { $title } ({ $variant }).
club-puzzle-daily-how = { COMMAND("puzzle daily") } te laisse le résoudre en privé. Merci de ne pas donner la réponse ici avant demain.
club-puzzle-yesterday = { $player } a résolu en premier le problème précédent. { $count ->
    [1] Personne d’autre n’a trouvé.
    [2] Une autre personne a trouvé aussi.
   *[other] { $count } personnes ont trouvé en tout.
}
club-puzzle-yesterday-some = { $count ->
    [one] { $count } personne a résolu le problème précédent.
   *[other] { $count } personnes ont résolu le problème précédent.
}
club-puzzle-yesterday-nobody = Personne n’a résolu le problème précédent.
club-puzzle-no-daily = Ce salon n’a pas de problème du jour. { COMMAND("puzzle") } t’en donne un en privé ; les responsables l’activent avec { COMMAND("settings place puzzle-daily 9") }.
club-puzzle-daily-done = Tu as déjà répondu au problème d’aujourd’hui. { COMMAND("puzzle") } t’en donne un autre.
club-puzzle-daily-public = D’autres pourraient lire ça ici, alors ça ne compte pas. Réponds au problème du jour dans une conversation privée avec moi, ou avec les boutons en dessous.
club-puzzle-daily-place = Dis-le dans le salon qui doit recevoir le problème, comme { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Indice
club-button-solution = Solution
club-button-solve = Le résoudre
club-button-next-puzzle = Problème suivant
club-setting-puzzle-daily = l’heure à laquelle ce salon reçoit un problème, dans son fuseau
club-setting-puzzles = si des parties classées finies peuvent devenir des problèmes pour d’autres dans la communauté, sans les noms

# Exercices tirés de ses propres erreurs

command-mistakes = Te fait chercher mieux, en privé, là où tu as fait des erreurs dans tes parties passées
command-param-mistake-what = Un indice, la solution, ou « arrêt » pour quitter l’exercice
club-mistake = Ta partie { $id }, { $title } :
club-mistake-of = Ton erreur, { $title } :
club-mistake-task = Tu jouais { $player }, et tu as joué ici { $played }. Ça t’a coûté { $cost } % : de { $before } % à { $after } %. Trouve mieux.
club-mistake-best = C’est le meilleur coup que je connaisse ici : { $effects }.
club-mistake-again = C’est le coup que tu avais joué ({ $effects }). Trouve mieux :
club-mistake-looking = { $effects }. Je regarde ce que ça vaut.
club-mistake-good = { $actions } garde tes chances : { $after } %. Le meilleur coup que je connaisse donne { $best } %.
club-mistake-not-good = { $actions } te laisse { $after } %. Le meilleur coup que je connaisse donne { $best } %.
club-mistake-back = Cet exercice revient { $at }.
club-mistake-known = Tu as résolu celui-ci si souvent qu’il ne reviendra pas.
club-mistake-left = Tu as quitté l’exercice. { COMMAND("mistakes") } le reprend.
club-mistake-which = Tu n’as pas d’exercice de ce numéro en cours. { COMMAND("mistakes") } te donne le suivant.
club-mistakes-looking = Je cherche tes erreurs dans { $id }. Ça peut prendre quelques secondes par coup.
club-mistakes-found = { $count ->
    [1] J’ai trouvé dans { $id } un coup qui peut t’apprendre quelque chose. { COMMAND("mistakes") } te le montre.
   *[other] J’ai trouvé dans { $id } { $count } coups qui peuvent t’apprendre quelque chose. { COMMAND("mistakes") } te les montre un par un.
}
club-mistakes-found-none = Aucun de tes coups dans { $id } n’a coûté cher. { COMMAND("mistakes") } parcourt la partie d’avant.
club-mistakes-later = Tu n’as rien à revoir pour l’instant, et j’ai parcouru toutes tes parties. Ton prochain exercice arrive { $at }.
club-mistakes-none = Tu n’as aucune partie que je n’aie déjà parcourue. Reviens après la prochaine.
club-button-mistakes = Apprendre de ses erreurs
club-button-earlier-game = La partie d’avant
club-button-next-mistake = Exercice suivant
club-button-try-again = Réessayer

# Parties entre communautés, qui votent sur leurs coups.

command-vote-challenge = Défie une autre communauté : vos salons votent sur chaque coup, sur toute plateforme
command-vote-accept = Accepte ici le défi d’une autre communauté, avec le code qu’on t’a donné
command-vote-table = Montre les cotes de ta communauté et de celles qu’elle a affrontées
command-vote = Vote pour le prochain coup de ta communauté : tape-le, ou le numéro d’une suggestion
command-ballot = Montre les coups suggérés pour ta communauté, pour voter
command-param-vote-time = La durée de chaque vote, comme vote:12h
command-param-vote-code = Le code qu’on t’a donné, comme ABCD-EFGH
command-param-vote-turn = Un coup entier en notation, ou le numéro d’une suggestion
club-setting-votes = si tout le monde voit comment les autres votent avant la fin d’un vote

# Défis

club-vote-challenge = { $place } défie une autre communauté à { $game } : partie { $rated }, { $clock }. Tout le monde là-bas peut voter sur chaque coup pendant { $time }.
club-vote-challenge-how = Donne ce code à une personne responsable de l’autre communauté : { $code }. Dans un de ses salons, il faudra dire « vote accept { $code } » ; sur Discord, c’est dans le menu /{ name-menu-links } (/links en anglais). Le code expire { $until }.
club-vote-asked = Ce code est un défi à toute ta communauté, pas à toi. { $place }, sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
}, la défie à { $game } : partie { $rated }, { $clock }. Tout le monde ici peut voter sur chaque coup pendant { $time }.
club-vote-asked-how = Si ta communauté relève le défi, dis { $command }.
club-button-vote-accept = Accepter pour la communauté
club-vote-direct = Les communautés s’affrontent dans des salons. Dis-le dans l’un d’eux.
club-vote-managers = Seuls les responsables de ce salon peuvent faire ça pour sa communauté. Demande-leur.
club-vote-yourself = Ce défi vient de ta propre communauté. Donne le code à une personne responsable d’une autre.
club-vote-too-long = Un vote de { $time } est trop long pour la cadence { $control }. Choisis un vote plus court, ou une cadence plus longue, comme { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = L’une des deux communautés a trop de parties en cours. Il faut d’abord en finir une.

# Votes

club-vote-begins = Toute personne qui joue pour { $name } peut voter sur ce coup : il suffit d’en taper un dans son salon. { COMMAND("ballot", $id) } montre les suggestions. Le vote finit { $until }.
club-vote-goes-on = Personne n’a encore voté pour { $name } dans { $id }, donc le vote continue et finira { $until }. Si personne ne vote, la pendule décide.
club-vote-question = { $id } : que doit jouer { $name } ?
club-vote-suggests = { $name } suggère { $actions } dans { $id }, sous le numéro { $number }, et vote pour.
club-vote-votes = { $name } vote pour { $number }, { $actions }, dans { $id }.
club-vote-cast = Tu votes pour { $number }, { $actions }, dans { $id }. Tu peux changer ton vote. Le vote finit { $until }.
club-vote-cast-soon = Tu votes pour { $number }, { $actions }, dans { $id }.
club-vote-open = { $id } { $game } : personne n’a encore suggéré de coup pour { $name }. { $time }
club-vote-ballot = { $id } { $game } : ce que { $name } pourrait jouer. { $time }
club-vote-until = Le vote finit { $until }.
club-vote-soon = Le vote finit bientôt.
club-vote-suggestion = { $number }. { $actions } : { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions } : { $effects } (aucun vote)
    [one] { $number }. { $actions } : { $effects } ({ $votes } vote)
    *[other] { $number }. { $actions } : { $effects } ({ $votes } votes)
}
club-vote-how = Vote par un numéro, comme { COMMAND("vote", $id, "1") }, ou tape un autre coup. Le coup qui a le plus de votes l’emporte ; à égalité, la suggestion la plus ancienne.
club-vote-picture = { $id } : ce que { $name } pourrait jouer
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [one] { $name } a choisi ce coup par le seul vote exprimé.
   *[other] { $votes ->
        [one] { $name } a choisi ce coup par { $votes } vote sur { $all }.
       *[other] { $name } a choisi ce coup par { $votes } votes sur { $all }.
    }
}

# Refus

club-vote-none = Ta communauté ne vote sur aucune partie ici. Les responsables en lancent une avec { COMMAND("vote challenge fursaz") }.
club-vote-which = On vote ici sur plusieurs parties. Dis laquelle, comme { COMMAND("ballot", $id) } :
club-vote-no-votes = { $id } n’est pas une partie entre communautés, donc personne n’y vote.
club-vote-not-now = C’est à { $name } de jouer dans { $id }. Tu pourras voter quand ce sera à ton camp.
club-vote-over = { $id } est finie, donc personne n’y vote plus.
club-vote-past = Ce vote dans { $id } est clos. { COMMAND("ballot", $id) } montre le vote en cours.
club-vote-other-side = Tu as voté pour { $name } dans { $id }, donc tu ne peux pas voter pour l’autre camp.
club-vote-in-both = Tu fais partie des deux communautés de { $id }. Vote dans le salon de celle pour qui tu joues.
club-vote-no-such = Il n’y a pas de suggestion { $number } dans { $id }. { COMMAND("ballot", $id) } montre les suggestions.
club-vote-whole = On vote sur des coups entiers, et { $actions } n’en est pas encore un. Continue, comme { $next }.
club-vote-enough = Il y a déjà { $limit } suggestions dans { $id }. Vote pour l’une d’elles.
club-vote-suggested = Tu as déjà suggéré { $limit } coups dans ce vote de { $id }. Vote pour l’une des suggestions : { COMMAND("ballot", $id) } les montre.
club-vote-counting = Ce vote dans { $id } est clos, et le dépouillement est en cours. { COMMAND("ballot", $id) } montrera dans un instant le vote suivant.
club-vote-again = { $id } opposait des communautés. Pour rejouer, les responsables lancent une autre partie avec { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Seuls les responsables de ce salon peuvent régler ça pour leur communauté dans { $id }. Demande-leur.

# Cotes

club-vote-ratings = Cotes des communautés qui se sont affrontées :
club-vote-rating = { $name } : { $rating } (gains : { $wins }, nulles : { $draws }, pertes : { $losses })
club-vote-no-ratings = Ta communauté n’a encore fini aucune partie classée contre une autre. Les responsables en lancent une avec { COMMAND("vote challenge fursaz") }.

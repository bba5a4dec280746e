# Blocages, et ce qui est gardé d’une personne.

command-block = Empêche quelqu’un de te défier, ou liste les personnes que tu bloques
command-unblock = Permet de nouveau à quelqu’un de te défier
command-privacy-export = T’envoie en privé tout ce que je garde sur toi, en fichier
command-forget = Supprime ton nom, ton compte, tes cotes et tes réglages d’ici
command-param-forget-all = Tous tes comptes liés, une fois que chacun a confirmé
command-param-part = Quel fichier, s’il en faut plusieurs

# Bloquer une personne

club-blocked = Tu bloques { $name }. Vous ne pouvez plus vous défier, et je ne te mentionnerai pas dans vos parties encore en cours.
club-unblocked = Tu ne bloques plus { $name }.
club-blocking = Tu bloques { $names }.
club-blocking-nobody = Tu ne bloques personne.

# Ce qui est gardé d’une personne

club-personal = Voici tout ce que je garde sur toi ici, en JSON. { COMMAND("forget") } l’efface.
club-personal-part = Voici tout ce que je garde sur toi ici, en JSON : fichier { $part } sur { $parts }. Tes parties sont réparties entre les fichiers. { COMMAND("privacy export 2") } envoie le deuxième. { COMMAND("forget") } efface tout.

# Oublier une personne

club-forget-what = Veux-tu que je t’oublie ? J’efface d’ici ton nom, ton compte, tes cotes et tes réglages, pour de bon. Tes adversaires gardent les feuilles de vos parties, sous le nom « { $name } ». Les messages déjà envoyés restent où ils sont.
club-forget-tournament = Tu quittes le tournoi { $id }, { $game }. Tes adversaires y gagnent les parties qu’il te reste à jouer.
club-forget-open-tournament = Tu quittes le tournoi { $id }, { $game }, avant son début.
club-button-forget = M’oublier
club-forgotten-name = quelqu’un
club-forgotten = C’est fait : je ne sais plus rien de toi. Si tu reviens, tu repars de zéro.
club-opponent-forgotten = Ton adversaire m’a demandé d’oublier son compte : je ne peux plus rien lui transmettre. Pour en trouver un autre, lance un défi ouvert, comme { COMMAND("challenge open chifoumi") }.
club-forget-only-this = Je n’oublie que ce compte. { COMMAND("forget all") } concerne tous tes comptes liés, donc aussi { $accounts }.
club-forget-all-what = Veux-tu que j’oublie tous tes comptes : celui-ci, et { $accounts } ? Je le fais dès que tu as confirmé avec chacun, dans sa conversation privée avec moi, sous 24 heures.
club-forget-all-asked = { $account } m’a demandé d’oublier tous tes comptes liés, et celui-ci en est un. Si tu le veux, dis { $command } ici sous 24 heures. Sinon, tu n’as rien à faire ; { COMMAND("unlink") } sépare ce compte des autres.
club-forget-all-waits = J’attends que tu aies confirmé aussi avec { $accounts }.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } te fait quitter le tournoi { $id } et y abandonner tes parties.
club-forget-playing = Tu joues encore { $games }. Finis ou abandonne d’abord ({ COMMAND("resign match") } si c’est un match), puis redis { COMMAND("forget") }.

# Refus

club-you-block = Tu bloques { $name }. { COMMAND("help unblock") } explique comment lever le blocage.
club-block-yourself = Tu ne peux pas te bloquer toi-même.
club-blocked-already = Tu bloques déjà { $name }.
club-not-blocked = Tu ne bloques pas { $name }.
club-blocks-too-many = Tu bloques déjà { $limit } personnes. Débloques-en une d’abord.

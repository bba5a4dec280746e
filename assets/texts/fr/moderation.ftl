# Réglages et modération.

command-settings = Montre ou change des réglages : les tiens, ceux du salon ou de la communauté
command-stop = Arrête une partie jouée ici, de sorte qu’elle ne compte pas
command-ban = Bannit quelqu’un des parties de cette communauté, lève un bannissement, ou les liste
command-audit = Liste ce qu’ont fait ici les responsables : parties arrêtées, bannissements, réglages
command-param-of = Les réglages de qui
command-param-setting = Le réglage
command-param-value = La nouvelle valeur ; « default » rétablit l’habituelle
command-param-stop = Le numéro de la partie, comme #12 ; inutile si tu réponds à son plateau
command-param-ban = Qui bannir ; ne nomme personne pour lister les bannissements
command-param-ban-end = « arrêt » pour lever le bannissement

# Réglages

club-setting-clock = le temps de chaque camp, sauf si le défi dit autre chose, comme 3d par coup, ou 10d+36h pour une réserve et 36 heures de plus à chaque coup
club-settings-mine = Tes réglages :
club-settings-place = Réglages de ce salon :
club-settings-community = Réglages de cette communauté :
club-setting = { $name } = { $value }, { $from } : { $about } ({ $values })
club-setting-from-usual = par défaut
club-setting-from-person = choisi par toi
club-setting-from-app = fixé par ton application
club-setting-from-server = selon les réglages de ce serveur
club-setting-from-place = choisi pour ce salon
club-setting-from-community = choisi pour cette communauté
club-settings-how = Pour en changer un : { COMMAND("settings theme dark") } ou { COMMAND("settings place language en") }. La valeur « default » le réinitialise.
club-setting-theme = les couleurs des images
club-setting-boards = comment je montre les plateaux : en image, en mots à écouter, ou en lettres
club-setting-motion = si les parties revues s’animent, ou ne montrent que la dernière image
club-setting-side = quel camp est en bas du plateau : le tien, toujours le premier, ou celui qui doit jouer ; si tu choisis le tien, les plateaux vus de tout le monde y montrent quand même le premier, ou le tien si tu affrontes l’ordinateur
club-setting-language = la langue dans laquelle j’écris
club-setting-notices = comment je te dis que c’est à toi d’agir : par une mention ici, par un message privé, par un seul message privé qui liste toutes tes parties et reste à jour, ou pas du tout
club-setting-rated = si les défis sont classés, sauf s’ils disent autre chose
club-setting-past = ce que devient un plateau quand un plus récent arrive : il se réduit à sa ligne de texte, ou garde son image, si la plateforme le permet
club-setting-threads = si chaque partie a son propre fil, si la plateforme le permet
club-setting-changed =
    { $whose ->
        [mine] Ton réglage { $name } est maintenant { $value }.
        [place] Le réglage { $name } de ce salon est maintenant { $value }.
        [community] Le réglage { $name } de cette communauté est maintenant { $value }.
       *[all] Le réglage { $name } est maintenant { $value }, pour toi et pour ce que je dis ici à tout le monde.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Ton réglage { $name } retrouve sa valeur par défaut.
        [place] Le réglage { $name } de ce salon retrouve sa valeur par défaut.
        [community] Le réglage { $name } de cette communauté retrouve sa valeur par défaut.
       *[all] Le réglage { $name } retrouve sa valeur par défaut, pour toi et pour ce que je dis ici à tout le monde.
    }
club-setting-for-all = Ça ne change que les messages qui ne sont que pour toi. Pour changer ceux que tout le monde voit ici, écris { COMMAND("settings place", $name, $value) }.
club-setting-value = Je ne peux pas donner cette valeur à { $name }. Essaie : { $values }.
club-setting-communal = Le réglage { $name } est pour les salons et les communautés. Écris { COMMAND("settings place", $name, $value) }.
club-setting-personal = Le réglage { $name } est pour les personnes. Écris { COMMAND("settings", $name, $value) }.
club-no-setting = Je ne connais pas ce réglage. { COMMAND("settings") } les liste.
club-not-manager = Seuls les responsables de ce salon peuvent changer ses réglages.

# Modération

club-setting-play = si l’on peut ouvrir des parties et des tournois ; pour ne le permettre que dans certains salons, mets « off » pour la communauté et « on » pour ces salons
club-setting-games = les jeux que l’on peut ouvrir, comme « chifoumi, sfirs »
club-stopped = { $name } arrête { $id } : { $reason }
club-broken-off-here = Les responsables de cette communauté ont arrêté { $id }.
club-bans = Bannissement : { $name } ne peut plus ouvrir de parties, accepter de défis ni s’inscrire à des tournois dans cette communauté. Ses parties ici s’arrêtent et ne comptent pas ; en tournoi, ses adversaires gagnent.
club-unbans = { $name } peut de nouveau jouer dans cette communauté.
club-banned-list = Bannissements dans cette communauté : { $names }.
club-banned-nobody = Aucun bannissement dans cette communauté.
club-audit = Ce qu’ont fait ici les responsables, page { $page } sur { $pages } :
club-audit-empty = Les responsables n’ont encore rien fait ici.
club-audit-stop = { $at } : { $name } a arrêté { $id } : { $reason }
club-audit-ban = { $at } : { $name } a banni { $whom } : { $reason }
club-audit-unban = { $at } : { $name } a levé un bannissement : { $whom }
club-audit-unban-why = { $at } : { $name } a levé un bannissement ({ $whom }) : { $reason }
club-audit-call-off = { $at } : { $name } a annulé le tournoi { $reason }
club-audit-take-out = { $at } : { $name } a retiré { $whom } du tournoi { $reason }
club-audit-award = { $at } : { $name } a attribué la rencontre de { $id } à { $whom } : { $reason }
club-audit-award-draw = { $at } : { $name } a déclaré nulle la rencontre de { $id } : { $reason }
club-audit-pause = { $at } : { $name } a suspendu le tournoi { $reason }
club-audit-resume = { $at } : { $name } a relancé le tournoi { $reason }
club-audit-extend = { $at } : { $name } a prolongé la ronde du tournoi { $reason }
club-audit-replace = { $at } : { $name } a fait reprendre une place par { $whom } dans le tournoi { $reason }
club-audit-help = { $at } : { $name } a nommé { $whom } aide du tournoi { $reason }
club-audit-help-off = { $at } : { $name } a mis fin au rôle d’aide de { $whom } dans le tournoi { $reason }
club-audit-seeds = { $at } : { $name } a choisi les premières têtes de série du tournoi { $reason }
club-audit-join = { $at } : { $name } a réuni cette communauté avec celle de { $reason }
club-audit-part = { $at } : { $name } a séparé cette communauté de celle de { $reason }
club-audit-setting = { $at } : { $name } a changé un réglage : { $reason }
club-button-older = Plus anciens
club-no-play-here = On ne peut pas ouvrir de parties ici. Cherche le salon où c’est permis, ou demande aux responsables de cette communauté.
club-game-not-here = On ne peut pas jouer à { $game } ici. On peut jouer à { $games }.
club-banned = Un bannissement t’empêche de jouer dans cette communauté. Adresse-toi à ses responsables.
club-opponent-banned = Un bannissement empêche { $name } de jouer dans cette communauté.
club-moderation-direct = Dis-le dans un salon de la communauté concernée.
club-moderation-managers = Seuls les responsables de ce salon peuvent faire ça.
club-stop-turn = Ton coup dans { $id } n’est pas fini. { COMMAND("end") } le finit s’il peut finir ici ; { COMMAND("undo") } annule la dernière action.
club-stop-which = Pour abandonner ta propre partie, dis { COMMAND("resign") } ; pour quitter une leçon, { COMMAND("leave") }. Si tu es responsable de ce salon et veux arrêter une partie, dis laquelle, comme { COMMAND("stop #12 both asked for it") }, ou réponds à son plateau.
club-stop-elsewhere = { $id } se joue dans { $place }. Dis-le là-bas.
club-stop-others = { $id } est d’une autre communauté : seuls ses responsables peuvent l’arrêter. Les deux camps peuvent y mettre fin : voir { COMMAND("resign", $id) } et { COMMAND("draw", $id) }.
club-stop-vote = { $id } oppose des communautés : aucune ne l’arrête seule. Pour y mettre fin, les responsables disent { COMMAND("resign", $id) } ou proposent nulle : { COMMAND("draw", $id) }.
club-stop-why = Dis pourquoi tu arrêtes { $id }, comme { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Dis pourquoi tu bannis { $name }, comme { COMMAND("ban bob stalls every game") }.
club-ban-what = Veux-tu bannir { $name } ? Ses parties dans cette communauté s’arrêtent et ne comptent pas, et sa participation aux tournois d’ici prend fin. Lever le bannissement n’y change rien.
club-button-ban = Bannir
club-ban-yourself = Tu ne peux pas te bannir toi-même.
club-ban-computer = Tu ne peux pas bannir l’ordinateur. Si personne ne doit l’affronter ici, la personne qui administre ce bot peut le désactiver.
club-banned-already = Un bannissement vise déjà { $name }. { COMMAND("help ban") } explique comment le lever.
club-not-banned = Aucun bannissement ne vise { $name }.
club-reason-long = Cette raison dépasse { $limit } caractères. Raccourcis-la.

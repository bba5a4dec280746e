# Notifications : ce qui appelle les gens, et quand.

command-hours = Règle les heures et le fuseau de tes rappels, ou te les indique
command-snooze = Coupe tes notifications un moment, les rétablit, ou dit jusqu’à quand elles sont coupées
command-mute = Met en sourdine une de tes parties : aucune notification à son sujet
command-unmute = Lève la sourdine d’une partie : ses notifications reviennent
command-watch = Suit en silence une partie jouée ailleurs, ou liste celles que je montre ici
command-unwatch = Cesse de suivre une partie jouée ailleurs
command-vacation = Suspend tes parties à pendule d’un jour ou plus, met fin au congé, ou dit les jours restants
command-param-hours = Les heures de la journée, comme 8-22 ou 7:30-21
command-param-zone = Ton fuseau horaire, comme Europe/Paris
command-param-vacation-end = « arrêt » pour revenir plus tôt

# Appels, récapitulatifs, heures et congés

club-reminder = { $id } { $game } : { $name }, ton temps expire { $until }.
club-your-turn = { $id } { $game } : { $name }, c’est à toi de jouer contre { $opponent }. { $time }
club-your-turn-until = Ton temps expire { $until }.
club-your-turn-out = Ton temps a expiré { $until }. Tant que ton adversaire ne réclame pas la partie, un coup compte encore.
club-snoozed = Tes notifications sont coupées et reviennent { $until }. { COMMAND("snooze off") } les rétablit tout de suite.
club-snooze-none = Tes notifications ne sont pas coupées. { COMMAND("snooze 8h") } les coupe un moment.
club-snooze-ended = Tes notifications sont rétablies.
club-snooze-length = Dis combien de temps, d’une minute à 30 jours, comme { COMMAND("snooze 8h") }.
club-snooze-not-on = Tes notifications ne sont pas coupées, donc rien à rétablir. { COMMAND("snooze 8h") } les coupe un moment.
club-muted = { $id } est en sourdine : plus de notifications à son sujet, mais sa pendule continue de tourner. { COMMAND("unmute", $id) } lève la sourdine.
club-unmuted = { $id } n’est plus en sourdine : je te préviendrai de nouveau quand ce sera à toi de jouer.
club-watching = Je montrerai { $id } { $game } ici jusqu’à la fin, sans notifier personne. { COMMAND("unwatch", $id) } arrête ça.
club-watching-list = Je montre ici ces parties d’ailleurs. { COMMAND("unwatch", $id) } en arrête une :
club-watching-none = Je ne montre ici aucune partie d’ailleurs. { COMMAND("watch #12") } en montre une.
club-watching-here = { $id } se joue ici, donc tout le monde ici la voit déjà.
club-watching-own = Tu joues toi-même { $id }. { COMMAND("board", $id) } la montre.
club-watching-managers = Seuls les responsables de ce salon peuvent me faire montrer des parties ici. Pour en suivre une toi-même, écris-moi { COMMAND("watch #12") } en privé.
club-watching-abroad = { $id } est d’une autre communauté, donc je ne peux pas la montrer ici.
club-watching-too-many = Je montre déjà ici { $limit } parties d’ailleurs. Arrêtes-en une avec { COMMAND("unwatch", $id) }.
club-watching-full = Trop de monde suit déjà { $id }. { COMMAND("board", $id) } montre où elle en est.
club-unwatched = Je ne montre plus { $id } ici.
club-unwatched-not = Je ne montre pas { $id } ici. { COMMAND("watch") } liste les parties que je montre.
club-unwatched-which = Dis quelle partie, comme { COMMAND("unwatch", $id) } :
club-digest = { $count ->
    [0] Tu n’as aucune partie en cours.
    *[other] { $awaiting ->
        [0] Tes parties ({ $count }) ; aucune ne t’attend :
        [one] Tes parties ({ $count }) ; { $awaiting } t’attend :
        *[other] Tes parties ({ $count }) ; { $awaiting } t’attendent :
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = Je tiens cette liste à jour, et la renvoie une fois par jour si une partie t’attend. { COMMAND("settings digest 18:30") } règle l’heure ; { COMMAND("settings notices here") } supprime la liste.
club-digest-older = Plus bas, il y a une liste plus récente de tes parties.
club-digest-elsewhere = Une liste plus récente de tes parties est dans notre conversation privée sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
}.
club-digest-ended = Je ne tiens plus à jour cette liste de tes parties. { COMMAND("settings notices digest") } en commence une nouvelle.
club-digest-refused = { $name } refuse mes messages privés, donc mes notifications continueront ici.
club-hours = Je ne t’envoie de rappels que pendant ces heures : { $hours }, dans le fuseau { $zone }. Les pendules de moins d’un jour les ignorent.
club-hours-now = Il y est maintenant { $now }. { COMMAND("hours 8-22 Europe/Amsterdam") } change les heures et le fuseau.
club-no-hours = Écris tes heures comme { COMMAND("hours 8-22 Europe/Amsterdam") } : d’une heure à une autre, puis le fuseau horaire.
club-no-zone = Je ne connais pas le fuseau { $word }. Nomme-le par un continent et une ville, comme Europe/Paris.
club-no-zone-near = Je ne connais pas le fuseau { $word }. Voulais-tu dire { $nearest } ?
club-vacation-none = Tu n’es pas en congé. Il te reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} cette année ; { COMMAND("vacation 7d") } commence un congé.
club-vacation-until = Tu es en congé ; il finit { $until }. Il te reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} cette année ; { COMMAND("vacation off") } y met fin.
club-vacation-ended = Bon retour : tes pendules tournent de nouveau. Il te reste { $left ->
    [one] { $left } jour
   *[other] { $left } jours
} cette année.
club-vacation-too-long = C’est trop long. Jours qu’il te reste en { $year } : { $left }. Un jour entamé compte en entier.
club-vacation-not-on = Tu n’es pas en congé. { COMMAND("vacation 7d") } en commence un.
club-vacation-length = Dis combien de jours, comme { COMMAND("vacation 7d") }.
club-vacation-by-itself = { $name } allait épuiser son temps dans { $id } : un jour de son congé commence tout seul, puis un autre chaque jour jusqu’à son coup. Jours de congé restants cette année : { $left }.
club-idle = { $id } { $game } : personne n’a joué depuis 30 jours. À { $player } de jouer. Si personne ne joue d’ici 14 jours, je clos la partie, et aucune cote ne changera.
club-idle-closed = { $id } { $game } : personne n’a joué depuis longtemps, alors j’ai clos la partie.
club-setting-digest = l’heure où je renvoie ton récapitulatif, si une partie t’attend ; par défaut, au début de tes heures
club-setting-hours = les heures de la journée où je te rappelle que ton temps s’épuise
club-setting-zone = le fuseau horaire de tes heures et de celles que j’écris
club-setting-account = auquel de tes comptes liés j’écris quand je n’écris qu’à toi : celui avec lequel tu m’as écrit ou as joué en dernier, ou celui d’une plateforme que tu nommes
club-setting-no-account = Je ne te connais pas de compte sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
}. Si tu en as un, { COMMAND("link") } dans notre conversation privée l’ajoute.
club-setting-vacations = si un jour de congé commence tout seul quand ton temps va s’épuiser dans une partie à pendule d’un jour ou plus
club-setting-watching = qui peut me faire montrer ici des parties jouées ailleurs : seulement les responsables du salon, ou tout le monde

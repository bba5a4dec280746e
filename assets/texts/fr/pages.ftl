# Pages de parties, et qui y est connecté.

command-page = Connecte un navigateur, pour jouer d’un clic sur les pages de tes parties
command-page-new = Donne une nouvelle adresse à la page d’une partie ; l’ancienne ne montre plus rien
command-page-sessions = Liste les navigateurs où ta connexion est ouverte
command-page-sign-out = Déconnecte un navigateur, ou tous
command-param-session = Le numéro du navigateur dans la liste
command-param-sessions-all = Tous les navigateurs, pas seulement un
command-help-pages = { $names } : jouer d’un clic sur une page, et choisir qui la voit

# Connexion

club-page-none = Je n’ai pas de pages. Demande à la personne qui m’administre de les activer.
club-page-sign-in = Ouvre ce lien pour connecter ton navigateur : { $link } Il marche une seule fois, pendant dix minutes. Ne le montre à personne.
club-page-sign-in-how = Tu pourras alors jouer sur les pages de tes parties. { $command } liste les navigateurs connectés.
club-page-no-session = Aucun navigateur n’est connecté à ton nom. Dis { COMMAND("page") } pour en connecter un.
club-page-sessions = { $count ->
    [1] Un navigateur est connecté à ton nom :
   *[other] { $count } navigateurs sont connectés à ton nom :
}
club-page-session = { $number }. connexion { $begun } ; déconnexion automatique { $until }
club-page-sessions-how = Déconnectes-en un par son numéro, ou tous avec { $command }.
club-page-which-session = Plusieurs navigateurs sont connectés à ton nom. Dis { COMMAND("page sessions") } pour les lister, puis déconnectes-en un par son numéro.
club-page-session-unknown = Ta liste ne compte que { $count ->
    [one] { $count } navigateur
   *[other] { $count } navigateurs
}. Dis { COMMAND("page sessions") } pour la voir.
club-page-signed-out = Ce navigateur est déconnecté.
club-page-signed-out-all = Tous tes navigateurs sont déconnectés.

# Adresses

club-page-renewed = La page de { $id } a une nouvelle adresse. L’ancienne ne montre plus rien.
club-page-link = Regarde la partie ici : { $link }
page-link = Sur une page : { $link }

# Réglages

club-setting-page = si les parties ont une page que peut voir quiconque a son lien
club-setting-page-on = Désormais, la page d’une partie est visible pour quiconque a son lien. Dans un salon chiffré, elle n’est pas couverte par le chiffrement.

# Sur les pages de parties

club-page-title = { $id } { $game }
club-page-offered = { $what-gender ->
    [m] Ton
   *[f] Ta
} { $what } attend une réponse.
club-page-offered-you = L’adversaire attend ta réponse : { $what }.
club-button-withdraw-offer = Retirer la proposition
club-button-draw-offer = Proposer nulle
club-button-takeback = Demander à reprendre
club-button-analyse = Analyser
page-home = Tes parties
page-leaderboard = Classement
page-profile = Profil
page-tournaments = Tournois
page-lessons = Leçons
page-task = Ton exercice
page-no-task = Tu n’as pas d’exercice en cours. Choisis un jeu pour commencer par le premier.
page-play = Jouer
page-try = Qu’est-ce que ça ferait ?
page-to-play = Tu peux regarder cette partie. Pour jouer, dis-moi { COMMAND("page") } dans la discussion, et ouvre le lien que je te donne.
page-waits = Je regarde. La réponse arrive ici dans un instant.
page-no-games = Tu n’as aucune partie. Défie quelqu’un dans la discussion.
page-sign-in-by-chat = Dis-moi { COMMAND("page") } dans la discussion, et ouvre le lien que je te donne. Tes parties seront alors ici.

# Au lieu d’une page

page-unknown = Il n’y a rien ici
page-unknown-how = Cette page n’existe pas, ou elle a changé d’adresse. Demande un nouveau lien dans la discussion.
page-used-link = Ce lien ne marche plus
page-used-link-how = Un lien ne sert qu’une fois, pendant dix minutes. Dis-moi { COMMAND("page") } dans la discussion pour en avoir un autre.
page-elsewhere = Ça ne venait pas de cette page
page-elsewhere-how = Je n’ai rien fait. Rouvre la page et réessaie.
page-not-here = Ça ne se fait pas ici
page-not-here-how = Je n’ai rien fait. Dis-le-moi dans la discussion.
page-signed-out = Aucune connexion ouverte
page-signed-out-how = Dis-moi { COMMAND("page") } dans la discussion, et ouvre le lien que je te donne.
page-too-many = Pas si vite
page-too-many-how = Tu demandes trop de choses à la fois. Attends quelques secondes.
page-busy = J’ai trop à faire
page-busy-how = Réessaie dans une minute.
page-failed = Quelque chose a échoué
page-failed-how = C’est ma faute, pas la tienne. Réessaie dans une minute.

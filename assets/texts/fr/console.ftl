# Ce que dit la console : une discussion dans le terminal.

console-greeting =
    Parlour { $version } : une discussion dans ton terminal, gardée dans { $database }. Tu es { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } commence une partie contre l’ordinateur, { COMMAND("challenge bob chifoumi") } une partie contre bob. C’est à bob de répondre, alors tu deviens bob : le nom en début de ligne dit qui parle.
    { COMMAND("rules") } liste les jeux, { COMMAND("help") } les commandes, et « /help » ce que sait faire ce terminal. La touche Tab complète ce que tu tapes.
    « /as ann » donne la parole à ann, « /pictures text » (ou words, files, off) règle l’affichage des plateaux, et « /dm » ouvre une conversation privée avec Parlour.
console-games = { $count ->
    [1] Une partie est en cours. { COMMAND("board") } la montre.
   *[other] { $count } parties sont en cours. { COMMAND("games") } les liste.
}
console-failed = Échec ; rien n’a changé : { $reason }
console-no-picture = Je ne peux pas montrer d’image : { $reason }
console-help =
    « ann: accept » : ann dit { COMMAND("accept") }, même si quelqu’un d’autre a la parole
    /as ann : ann parle désormais ; /as sans nom : tu parles au nom de qui doit jouer
    /room side : va au salon « side » ; /room : retour au premier ; /dm : ta conversation privée avec Parlour
    /1 : appuie sur le premier bouton du dernier message qui en a
    /pictures text : plateaux en texte ; aussi words, auto, off, files, kitty, iterm, sixel, blocks (avec le plateau en texte au-dessus)
    /quit : quitter ; les parties sont gardées
console-as = Tu es { $name }.
console-in-turns = Tu parles au nom de qui doit jouer.
console-lobby = Tu es de retour dans le premier salon.
console-room = Tu es dans #{ $room }.
console-direct = Tu es dans une conversation privée avec Parlour.
console-pictures = Je montrerai désormais les plateaux comme ceci.
console-no-button = { $count ->
    [0] Aucun message n’a de bouton.
    [1] Le seul bouton est /1.
   *[other] Les seuls boutons sont /1 à /{ $count }.
}
console-unknown = Je ne comprends pas « { $line } ». « /help » liste ce que sait faire ce terminal.
console-interrupted = « /quit » pour quitter.
console-repeated = J’ai déjà entendu ça, donc rien n’a changé.
console-only = visible par { $name } seulement
console-edited = remplace le message précédent
console-only-asker = visible seulement par qui a demandé
console-file = Fichier : { $path }
console-board-file = Le plateau est dans { $path }, toujours à jour.
console-picture-file = L’image est dans { $path }.

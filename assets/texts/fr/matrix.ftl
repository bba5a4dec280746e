# Ce que le programme dit sur Matrix, en plus de ce que dit le club.

matrix-greeting = Bonjour ! Ici, j’héberge des jeux de plateau. Lance une partie, par exemple { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } liste les jeux, et { COMMAND("help") } tout le reste. Commence les commandes par { $prefix } ou par mon nom, { $name } ; les coups se tapent tels quels.
matrix-greeting-direct = Bonjour ! J’héberge des jeux de plateau. Ici, parle-moi comme tu veux : { COMMAND("rules") } liste les jeux, et { COMMAND("help") } tout le reste. Pour jouer à plusieurs, invite-moi dans un salon.
matrix-greeting-language = Pour que je parle français ici, dis { COMMAND($line) }.
matrix-language-name = Français
matrix-unreadable = Je ne peux pas lire ça : ton client ne m’a pas donné les clés. Renvoie le message. Si ça ne suffit pas, règle ton client pour qu’il envoie aussi aux appareils que tu n’as pas vérifiés.
matrix-unwritable = Je ne peux pas écrire dans { $room } : { $reason }. Donne-moi le droit d’y écrire, ou retire-moi du salon.
matrix-edited = J’ai déjà fait ce que disait ton message avant sa modification. Pour autre chose, écris un nouveau message.
matrix-small-talk = Avec plaisir ! Quand tu auras envie d’une partie, { COMMAND("games") } montre où l’on t’attend, et { COMMAND("help") } ce que je sais faire.
matrix-lost-keys = J’ai perdu mes clés pour les derniers messages d’ici, jusqu’à celui-ci, et je ne peux pas les lire. Si tu voulais quelque chose, redis-le-moi.
matrix-no-verification = Je ne peux pas comparer des emojis : je suis un programme. Mon compte a signé mon appareil. Pour t’assurer que c’est bien moi, demande la clé de l’appareil à la personne qui m’administre et compare.
matrix-missed = Je n’ai pas pu lire tout ce qui s’est dit ici pendant mon absence. Si tu voulais quelque chose et n’as pas eu de réponse, redis-le-moi.
matrix-replaced = Un autre salon a remplacé celui-ci. Dis-le là-bas.
matrix-unencrypted = Ce salon est chiffré, mais ce message ne l’était pas : je ne peux pas savoir qui l’a écrit. Envoie-le chiffré.
matrix-unreached = { $name }, je voulais te dire quelque chose en privé, mais ton compte refuse mes invitations. Ouvre une conversation privée avec moi ; { COMMAND("games") } y montre où l’on t’attend.

# Pages

matrix-page-unencrypted = La page d’une partie n’est pas couverte par le chiffrement de ce salon : quiconque a son lien peut voir la partie.

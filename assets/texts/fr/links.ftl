# Une personne, une communauté ou une partie sur plusieurs plateformes.

command-link = Fait de tes comptes sur plusieurs plateformes une seule personne
command-link-confirm = Confirme que le compte que j’ai nommé est aussi le tien
command-link-cancel = Dit que le compte que j’ai nommé n’est pas le tien
command-unlink = Refait de ce compte une personne à part
command-param-code = Le code qu’a reçu ton autre compte
command-community-link = Réunit cette communauté à une autre, ailleurs : reçois un code, ou tape celui reçu
command-community-confirm = Laisse la communauté qui le demande se réunir à celle-ci
command-community-unlink = Sépare des communautés réunies
command-param-question-code = Le code de ma question
command-param-community-code = Le code que t’a donné une personne responsable de l’autre communauté
command-place-link = Montre les parties de ce salon dans un autre aussi, sur toute plateforme
command-place-unlink = Sépare ce salon de celui avec lequel il est jumelé
command-param-place-code = Le code de l’autre salon
command-invite = Donne un code pour une personne que tu veux affronter, où qu’elle soit
command-param-invitation = Le code d’une invitation

# Codes

club-code-wrong = Je ne connais pas ce code. Il est peut-être mal tapé, déjà utilisé ou trop vieux. Demandes-en un nouveau.
club-codes-too-many = Ça fait trop de mauvais codes. Réessaie dans une heure.

# Une personne et plusieurs comptes

club-link-direct = C’est entre toi et moi. Dis { $command } dans notre conversation privée.
club-link-code = Ton code est { $code }. Il marche une seule fois, pendant dix minutes. Ne le montre à personne.
club-link-code-how = Avec ton autre compte, dis « link { $code } » dans sa conversation privée avec moi. Sur Discord, c’est dans le menu /{ name-menu-links } (/links en anglais).
club-link-ask = { $account } : c’est aussi ton compte ? Si tu confirmes, il joue, gagne et perd en ton nom, et peut tout ce que tu peux. S’il n’est pas à toi, quelqu’un essaie de te piéger.
club-link-stale = C’était au sujet d’un autre compte. Je demande maintenant si { $account } est aussi à toi. { COMMAND("link confirm") } te montre la question.
club-link-ask-how = Si les deux sont à toi, dis { $confirm } ici et dans l’autre conversation d’ici une heure. Sinon, dis { $cancel }.
club-link-account = « { $name } » (compte { $id }) sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
}
club-button-link = C’est le mien
club-button-link-cancel = Ce n’est pas le mien
club-link-waits = C’est confirmé. Confirme-le maintenant aussi avec { $account }, dans sa conversation privée avec moi.
club-link-canceled = { $account } et toi restez deux personnes distinctes.
club-linked = { $account } et toi n’êtes plus qu’une seule personne.
club-linked-since = Je calcule tes cotes à partir des parties des deux comptes. Les réglages du plus ancien s’appliquent.
club-linked-how = { COMMAND("unlink") } les sépare de nouveau.
club-unlink-what = Veux-tu que ce compte redevienne une personne à part, sans { $accounts } ? Chacun garde ses parties, et je recalcule les cotes. Tes réglages d’avant le lien reviennent.
club-button-unlink = Les séparer
club-unlinked = Ce compte est désormais une personne à part. Il n’est plus lié à { $accounts }.
club-unlinked-from = { $account } n’est plus lié à toi. C’est désormais une personne à part.

# Communautés

club-community-managers = Seuls les responsables de toute la communauté peuvent faire ça.
club-community-code = Ton code est { $code }. Il marche une seule fois, pendant un jour. Donne-le à une personne responsable de la communauté sur l’autre plateforme. Elle y dit « community link { $code } » (sur Discord, c’est dans le menu /{ name-menu-links }, /links en anglais), puis je te demande ici de confirmer.
club-community-merges = Les deux n’en font plus qu’une : un classement, une liste de parties et de tournois, et un journal. Tout le monde peut y trouver tout le monde par son nom, et un bannissement vaut dans les deux. Les cotes sont recalculées sur toutes les parties. { COMMAND("community unlink") } les sépare de nouveau.
club-community-settings-theirs = Les réglages de l’autre communauté valent pour les deux.
club-community-settings-ours = Les réglages de cette communauté valent pour les deux.
club-community-ask = Ceci réunit ta communauté et celle de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    }.
club-community-asked = J’ai posé la question dans { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    }. Une personne responsable de cette communauté a un jour pour confirmer.
club-community-wanted = { $name }, responsable de la communauté de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    }, veut la réunir à celle-ci.
club-community-wants = La communauté de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    } veut se réunir à celle-ci.
club-community-stale = C’était au sujet d’une autre communauté. Maintenant, celle de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    } veut se réunir à celle-ci. { COMMAND("community confirm") } te montre la question.
club-community-confirm = Si tu es responsable de cette communauté et connais l’autre, dis { $command }. { COMMAND("community unlink") } refuse.
club-community-joined = Cette communauté ne fait plus qu’une avec celle de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    }.
club-community-parted = Cette communauté n’est plus réunie à celle de { $place } sur { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la console
   *[other] { $platform }
    }. Chacune garde ses parties, et les réglages communs.
club-community-rerated = Je recalcule les cotes. Ça peut prendre un moment.
club-community-part = Ceci sépare de nouveau les deux communautés. Chacune garde ses parties et ses membres, et les réglages communs. Les cotes sont recalculées.
club-community-withdrawn = La demande de réunir les deux communautés est retirée.
club-community-same = Ce code est celui de cette communauté-ci. Tape-le dans l’autre.
club-community-joined-already = Une communauté ne peut se réunir qu’à une seule autre. Dis { COMMAND("community unlink") } là où elles sont réunies pour les séparer d’abord.
club-community-platform = Seules des communautés de plateformes différentes peuvent se réunir.
club-community-waits = Une autre communauté attend déjà une réponse là-bas. Réessaie plus tard.
club-community-nobody = Aucune communauté ne demande à se réunir à celle-ci. { COMMAND("community link") } te donne un code pour ça.
club-community-not-joined = Cette communauté n’est réunie à aucune autre.
club-button-join-communities = Réunir
club-button-part-communities = Séparer

# Salons

club-place-direct = Seul un salon peut être jumelé. Dis-le dans un salon.
club-place-code = Les responsables de l’autre salon y disent « pair { $code } ». Sur Discord, c’est dans le menu /{ name-menu-links } (/links en anglais). Le code marche une seule fois, pendant dix minutes.
club-place-linked = Désormais, ce salon et « { $name } » sur { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] la console
       *[other] { $platform }
    } montrent les mêmes parties. { COMMAND("unpair") } les sépare.
club-place-parted = Ce salon et « { $name } » sur { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] la console
       *[other] { $platform }
    } ne partagent plus les nouvelles parties. Les parties commencées continuent dans les deux.
club-place-itself = Ce code est celui de ce salon-ci. Tape-le dans l’autre.
club-place-paired = Ce salon est déjà jumelé avec « { $name } ». { COMMAND("unpair") } les sépare.
club-place-paired-there = L’autre salon est déjà jumelé. { COMMAND("unpair") } là-bas le sépare.
club-place-alone = Ce salon n’est pas jumelé. { COMMAND("pair") } te donne un code pour un autre.

# Invitations

club-invitation = Ton invitation à { $game } est prête : partie { $rated }, { $clock }. Son code expire { $until }.
club-invitation-how = Donne le code à la personne que tu veux affronter. Elle me dit « accept { $code } », où qu’elle soit. { COMMAND("withdraw", $id) } retire l’invitation.

# Refus

club-link-own-code = Ce code est celui de ce compte-ci. Tape-le avec ton autre compte.
club-link-already = Ces deux comptes sont déjà une seule personne.
club-link-too-many = Une personne a au plus { $limit } comptes. Sépares-en un d’abord, avec { COMMAND("unlink") }.
club-link-played = Ces deux comptes se sont affrontés dans la partie { $id }, donc ils restent deux personnes.
club-link-tournament = Ces deux comptes sont tous deux dans le tournoi { $id }, donc ils restent deux personnes.
club-link-vacation = L’un de ces comptes est en congé, ou l’était alors que l’autre avait un coup à jouer. Mets fin au congé avec { COMMAND("vacation off") }, joue ce coup, puis dis de nouveau { COMMAND("link confirm") }.
club-link-challenge = L’un de ces comptes a défié l’autre. Retire d’abord le défi { $id }, avec { COMMAND("withdraw", $id) }.
club-link-nothing = Rien n’attend ta confirmation. { COMMAND("link") } te donne un code pour ton autre compte.
club-rematch-not-there = Le salon où jouait ton adversaire ne permet pas ce jeu pour l’instant.
club-unlink-none = Ce compte n’est lié à aucun autre. { COMMAND("link") } s’en charge.

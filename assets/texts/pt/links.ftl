# Uma pessoa, comunidade ou partida em várias plataformas.

command-link = Unir suas contas em várias plataformas, como uma só pessoa
command-link-confirm = Confirmar que a conta que indiquei também é sua
command-link-cancel = Dizer que a conta que indiquei não é sua
command-unlink = Separar de novo esta conta, com partidas e rating próprios
command-param-code = O código que sua outra conta recebeu
command-community-link = Unir esta comunidade a uma de outra plataforma: pedir um código, ou escrever o recebido
command-community-confirm = Deixar que a comunidade que pede se una a esta
command-community-unlink = Separar comunidades unidas
command-param-question-code = O código na minha pergunta
command-param-community-code = O código dado por quem administra a outra comunidade
command-place-link = Mostrar as partidas deste local também em outro, em qualquer plataforma
command-place-unlink = Separar este local daquele com que faz par
command-param-place-code = O código do outro local
command-invite = Receber um código para alguém com quem você quer jogar, onde quer que esteja
command-param-invitation = O código de um convite

# Códigos

club-code-wrong = Não conheço este código. Pode ter erro, já ter sido usado ou ser antigo demais. Peça um novo.
club-codes-too-many = São códigos errados demais. Tente de novo em uma hora.

# Uma pessoa com várias contas

club-link-direct = Isto fica entre nós. Diga { $command } na nossa conversa direta.
club-link-code = Seu código é { $code }. Funciona uma vez, dentro de dez minutos. Não o mostre a ninguém.
club-link-code-how = Com sua outra conta, diga “link { $code }” na conversa direta dela comigo. No Discord está no menu /{ name-menu-links } (/links em inglês).
club-link-ask = { $account } também é uma conta sua? Se você confirmar, ela joga, vence e perde em seu nome, e pode fazer tudo o que você pode. Se não é sua, alguém quer enganar você.
club-link-stale = Isso era sobre outra conta. Agora pergunto se { $account } também é uma conta sua. { COMMAND("link confirm") } mostra a pergunta.
club-link-ask-how = Se as duas são suas, diga { $confirm } aqui e na outra conversa dentro de uma hora. Se não, diga { $cancel }.
club-link-account = “{ $name }” (conta { $id }) { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
}
club-button-link = É minha
club-button-link-cancel = Não é minha
club-link-waits = Confirmado. Agora confirme também com { $account }, na conversa direta dela comigo.
club-link-canceled = Você e { $account } continuam a ser duas pessoas.
club-linked = Você e { $account } agora são a mesma pessoa.
club-linked-since = Estou recalculando seus ratings com as partidas das duas contas. Valem as configurações da conta mais antiga.
club-linked-how = { COMMAND("unlink") } separa as duas de novo.
club-unlink-what = Quer que esta conta volte a ser separada de { $accounts }? Cada uma fica com suas próprias partidas, e recalculo os ratings. Voltam as suas configurações de antes da vinculação.
club-button-unlink = Separar
club-unlinked = Esta conta agora é independente. Não está mais vinculada a { $accounts }.
club-unlinked-from = { $account } não está mais vinculada a você. Agora é independente.

# Comunidades

club-community-managers = Só quem administra a comunidade inteira pode fazer isso.
club-community-code = Seu código é { $code }. Funciona uma vez, dentro de um dia. Entregue-o a alguém que administre a comunidade na outra plataforma. Essa pessoa diz lá “community link { $code }” (no Discord está no menu /{ name-menu-links }, /links em inglês), e então peço aqui que você confirme.
club-community-merges = As duas viram uma: um ranking, uma lista de partidas e torneios, e uma lista de auditoria. Qualquer pessoa pode achar qualquer outra pelo nome, e um banimento vale nas duas. Os ratings são recalculados com todas as partidas. { COMMAND("community unlink") } as separa de novo.
club-community-settings-theirs = As configurações da outra comunidade valem para as duas.
club-community-settings-ours = As configurações desta comunidade valem para as duas.
club-community-ask = Isto une sua comunidade à de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    }.
club-community-asked = Perguntei em { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    }. Quem administra essa comunidade tem um dia para confirmar.
club-community-wanted = { $name }, que administra a comunidade de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    }, quer uni-la a esta.
club-community-wants = A comunidade de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    } quer se unir a esta.
club-community-stale = Isso era sobre outra comunidade. Agora a de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    } quer se unir a esta. { COMMAND("community confirm") } mostra a pergunta.
club-community-confirm = Se você administra esta comunidade e conhece a outra, diga { $command }. { COMMAND("community unlink") } recusa.
club-community-joined = Esta comunidade agora é uma só com a de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    }.
club-community-parted = Esta comunidade não é mais uma só com a de { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
    }. Cada uma fica com suas partidas e com as configurações que as duas tinham.
club-community-rerated = Estou recalculando os ratings. Pode demorar um pouco.
club-community-part = Isto separa de novo as duas comunidades. Cada uma fica com suas partidas e membros, e com as configurações que as duas tinham. Os ratings são recalculados.
club-community-withdrawn = O pedido de unir as duas comunidades foi retirado.
club-community-same = Este código é desta mesma comunidade. Escreva-o na outra.
club-community-joined-already = Uma comunidade só pode se unir a uma outra. Onde elas estão unidas, diga { COMMAND("community unlink") } para separá-las primeiro.
club-community-platform = Só comunidades em plataformas diferentes podem se unir.
club-community-waits = Outra comunidade espera uma resposta lá. Tente de novo mais tarde.
club-community-nobody = Nenhuma comunidade pede para se unir a esta. { COMMAND("community link") } dá um código para isso.
club-community-not-joined = Esta comunidade não está unida a nenhuma outra.
club-button-join-communities = Unir
club-button-part-communities = Separar

# Locais

club-place-direct = Só um canal ou uma sala pode ter par. Diga isso lá.
club-place-code = Quem administra o outro local diz lá “pair { $code }”. No Discord está no menu /{ name-menu-links } (/links em inglês). O código funciona uma vez, por dez minutos.
club-place-linked = A partir de agora, este local e “{ $name }” { $platform ->
        [discord] no Discord
        [matrix] no Matrix
        [console] no console
       *[other] em { $platform }
    } mostram as mesmas partidas. { COMMAND("unpair") } os separa.
club-place-parted = Este local e “{ $name }” { $platform ->
        [discord] no Discord
        [matrix] no Matrix
        [console] no console
       *[other] em { $platform }
    } não mostram mais as mesmas partidas novas. As que já começaram continuam nos dois.
club-place-itself = Este código é deste mesmo local. Escreva-o no outro.
club-place-paired = Este local já faz par com “{ $name }”. { COMMAND("unpair") } os separa.
club-place-paired-there = O outro local já tem par. Lá, { COMMAND("unpair") } os separa.
club-place-alone = Este local não tem par. { COMMAND("pair") } dá um código para outro local.

# Convites

club-invitation = Seu convite para { $game } está pronto: { $rated }, { $clock }. O código expira { $until }.
club-invitation-how = Entregue o código à pessoa com quem você quer jogar. Ela me diz “accept { $code }”, onde quer que esteja. { COMMAND("withdraw", $id) } retira o convite.

# Recusas

club-link-own-code = Este código é desta mesma conta. Escreva-o com sua outra conta.
club-link-already = Estas duas contas já são a mesma pessoa.
club-link-too-many = Uma pessoa tem no máximo { $limit } contas. Separe uma primeiro, com { COMMAND("unlink") }.
club-link-played = Estas duas contas já jogaram uma contra a outra na partida { $id }, então continuam separadas.
club-link-tournament = Estas duas contas estão no torneio { $id }, então continuam separadas.
club-link-vacation = Uma destas contas está de férias, ou estava enquanto era a vez da outra. Termine as férias com { COMMAND("vacation off") }, faça esse lance e diga { COMMAND("link confirm") } de novo.
club-link-challenge = Uma destas contas desafiou a outra. Retire primeiro o desafio { $id }, com { COMMAND("withdraw", $id) }.
club-link-nothing = Não há nada à espera da sua confirmação. { COMMAND("link") } dá um código para sua outra conta.
club-rematch-not-there = O local onde seu oponente jogou não permite este jogo agora.
club-unlink-none = Esta conta não está vinculada a outra. { COMMAND("link") } faz isso.

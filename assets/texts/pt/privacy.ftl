# Bloqueios, e o que se guarda de uma pessoa.

command-block = Impedir que alguém desafie você, ou listar as pessoas que você bloqueou
command-unblock = Deixar alguém desafiar você de novo
command-privacy-export = Enviar a você, e a mais ninguém, tudo o que guardo sobre você, em um arquivo
command-forget = Apagar daqui seu nome, sua conta, seus ratings e suas configurações
command-param-forget-all = Todas as suas contas vinculadas, depois que cada uma confirmar
command-param-part = Qual parte, se for demais para um arquivo

# Bloquear uma pessoa

club-blocked = Você bloqueou { $name }. Nenhum dos dois lados pode desafiar o outro, e não vou chamar você com menções nas partidas que ainda jogam.
club-unblocked = Você não bloqueia mais { $name }.
club-blocking = Você bloqueou { $names }.
club-blocking-nobody = Você não bloqueou ninguém.

# O que se guarda de uma pessoa

club-personal = Isto é tudo o que guardo sobre você aqui, em JSON. { COMMAND("forget") } apaga tudo.
club-personal-part = Isto é tudo o que guardo sobre você aqui, em JSON: parte { $part } de { $parts }. Suas partidas estão divididas entre as partes. { COMMAND("privacy export 2") } envia a segunda. { COMMAND("forget") } apaga tudo.

# Esquecer uma pessoa

club-forget-what = Quer que eu esqueça você? Apago daqui, para sempre, seu nome, sua conta, seus ratings e suas configurações. Seus oponentes guardam os registros das partidas, com o nome “{ $name }”. As mensagens já enviadas ficam onde estão.
club-forget-tournament = Você sai do torneio { $id }, { $game }. Seus oponentes lá vencem as partidas que você ainda tem de jogar.
club-forget-open-tournament = Você sai do torneio { $id }, { $game }, antes de ele começar.
club-button-forget = Pode me esquecer
club-forgotten-name = alguém
club-forgotten = Esqueci você. Se voltar, começa do zero.
club-opponent-forgotten = Seu oponente pediu que eu o esquecesse, então não consigo mais contato. Para achar um novo, desafie qualquer pessoa, como { COMMAND("challenge open chifoumi") }.
club-forget-only-this = Só esqueço esta conta. { COMMAND("forget all") } vale para todas as suas contas vinculadas: também { $accounts }.
club-forget-all-what = Quer que eu esqueça todas as suas contas: esta e { $accounts }? Faço isso quando você confirmar com cada uma, na conversa direta dela comigo, dentro de um dia.
club-forget-all-asked = { $account } pediu que eu esqueça todas as suas contas vinculadas, e esta é uma delas. Se você quer isso, diga { $command } aqui dentro de um dia. Se não quer, não precisa fazer nada; { COMMAND("unlink") } separa esta conta das outras.
club-forget-all-waits = Espero até que você confirme também com { $accounts }.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } sai do torneio { $id } e desiste das suas partidas nele.
club-forget-playing = Você ainda joga { $games }. Primeiro termine ou desista ({ COMMAND("resign match") } se for um match), depois diga { COMMAND("forget") } de novo.

# Recusas

club-you-block = Você bloqueou { $name }. { COMMAND("help unblock") } explica como desbloquear.
club-block-yourself = Você não pode se bloquear.
club-blocked-already = Você já bloqueou { $name }.
club-not-blocked = Você não bloqueou { $name }.
club-blocks-too-many = Você já bloqueou { $limit } pessoas. Desbloqueie uma primeiro.

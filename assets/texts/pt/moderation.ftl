# Configurações e moderação.

command-settings = Mostrar ou mudar configurações: suas, desta sala ou desta comunidade
command-stop = Parar uma partida daqui, sem que ela conte
command-ban = Banir alguém dos jogos desta comunidade, remover um banimento ou listar os banimentos
command-audit = Listar o que fez quem administra: partidas paradas, banimentos, configurações mudadas
command-param-of = De quem são as configurações
command-param-setting = A configuração
command-param-value = O novo valor; “default” volta ao habitual
command-param-stop = O número da partida, como #12; não é preciso se você responder ao tabuleiro dela
command-param-ban = Quem banir; sem nome, lista os banimentos
command-param-ban-end = Diga “desligado” para remover o banimento

# Configurações

club-setting-clock = quanto tempo há se o desafio não disser outra coisa, como 3d por lance, ou 10d+36h para uma reserva e mais 36 horas a cada lance
club-settings-mine = Suas configurações:
club-settings-place = Configurações desta sala:
club-settings-community = Configurações desta comunidade:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = o padrão
club-setting-from-person = escolha sua
club-setting-from-app = vem do seu aplicativo
club-setting-from-server = vem das configurações deste servidor
club-setting-from-place = escolha desta sala
club-setting-from-community = escolha desta comunidade
club-settings-how = Mude uma, como { COMMAND("settings theme dark") } ou { COMMAND("settings place language en") }. O valor “default” volta ao padrão.
club-setting-theme = as cores das imagens
club-setting-boards = como mostro os tabuleiros: em imagem, em palavras para ouvir, ou em letras
club-setting-motion = se as partidas revistas têm movimento, ou só a última imagem
club-setting-side = que lado fica embaixo no tabuleiro: o seu, sempre o de quem joga primeiro, ou o de quem tem a vez; se você escolher o seu, os tabuleiros que todas as pessoas veem ainda mostram ali o de quem joga primeiro, ou o seu se você joga contra o computador
club-setting-language = a língua em que escrevo
club-setting-notices = como aviso que é a sua vez: com uma menção aqui, com uma mensagem direta, com uma só mensagem direta que lista todas as suas partidas e fica atualizada, ou de modo nenhum
club-setting-rated = se os desafios valem rating quando não dizem outra coisa
club-setting-past = o que acontece com um tabuleiro quando vem um mais novo: encolhe até a linha de texto, ou fica com a imagem, se a plataforma puder fazer isso
club-setting-threads = se cada partida tem sua própria thread, se a plataforma puder fazer isso
club-setting-changed =
    { $whose ->
        [mine] Sua configuração { $name } agora é { $value }.
        [place] A configuração { $name } desta sala agora é { $value }.
        [community] A configuração { $name } desta comunidade agora é { $value }.
       *[all] A configuração { $name } agora é { $value }, para você e para o que digo a todas as pessoas daqui.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Sua configuração { $name } voltou ao padrão.
        [place] A configuração { $name } desta sala voltou ao padrão.
        [community] A configuração { $name } desta comunidade voltou ao padrão.
       *[all] A configuração { $name } voltou ao padrão, para você e para o que digo a todas as pessoas daqui.
    }
club-setting-for-all = Isto só muda mensagens para você. Para mudar as de todas as pessoas daqui, escreva { COMMAND("settings place", $name, $value) }.
club-setting-value = Não posso dar esse valor a { $name }. Tente: { $values }.
club-setting-communal = A configuração { $name } é para salas e comunidades. Escreva { COMMAND("settings place", $name, $value) }.
club-setting-personal = A configuração { $name } é para pessoas. Escreva { COMMAND("settings", $name, $value) }.
club-no-setting = Não conheço essa configuração. { COMMAND("settings") } lista todas.
club-not-manager = Só quem administra esta sala pode mudar as configurações dela.

# Moderação

club-setting-play = se é possível abrir partidas e torneios; para permitir isso só em algumas salas, ponha “off” na comunidade e “on” nessas salas
club-setting-games = os jogos que se pode abrir, como “chifoumi, sfirs”
club-stopped = { $name } para { $id }: { $reason }
club-broken-off-here = Quem administra esta comunidade parou { $id }.
club-bans = Há agora um banimento de { $name }: essa pessoa não pode mais abrir partidas, aceitar desafios nem entrar em torneios nesta comunidade. As partidas dela aqui param e não contam; nos torneios, os oponentes dela vencem.
club-unbans = { $name } pode jogar de novo nesta comunidade.
club-banned-list = Banimentos nesta comunidade: { $names }.
club-banned-nobody = Não há banimentos nesta comunidade.
club-audit = O que foi feito aqui por quem administra, página { $page } de { $pages }:
club-audit-empty = Quem administra não fez nada aqui até agora.
club-audit-stop = { $at }: { $name } parou { $id }: { $reason }
club-audit-ban = { $at }: { $name } baniu { $whom }: { $reason }
club-audit-unban = { $at }: { $name } removeu o banimento de { $whom }
club-audit-unban-why = { $at }: { $name } removeu o banimento de { $whom }: { $reason }
club-audit-call-off = { $at }: { $name } cancelou o torneio { $reason }
club-audit-take-out = { $at }: { $name } tirou { $whom } do torneio { $reason }
club-audit-award = { $at }: { $name } atribuiu o confronto de { $id } a { $whom }: { $reason }
club-audit-award-draw = { $at }: { $name } declarou empatado o confronto de { $id }: { $reason }
club-audit-pause = { $at }: { $name } pausou o torneio { $reason }
club-audit-resume = { $at }: { $name } retomou o torneio { $reason }
club-audit-extend = { $at }: { $name } deu mais tempo à rodada do torneio { $reason }
club-audit-replace = { $at }: { $name } deu a { $whom } um lugar no torneio { $reason }
club-audit-help = { $at }: { $name } deu a { $whom } o direito de ajudar no torneio { $reason }
club-audit-help-off = { $at }: { $name } retirou de { $whom } o direito de ajudar no torneio { $reason }
club-audit-seeds = { $at }: { $name } definiu o topo do ranking inicial do torneio { $reason }
club-audit-join = { $at }: { $name } uniu esta comunidade à de { $reason }
club-audit-part = { $at }: { $name } separou esta comunidade da de { $reason }
club-audit-setting = { $at }: { $name } mudou uma configuração: { $reason }
club-button-older = Anteriores
club-no-play-here = Você não pode abrir partidas aqui. Procure a sala onde pode, ou pergunte a quem administra esta comunidade.
club-game-not-here = Você não pode jogar { $game } aqui. Pode jogar { $games }.
club-banned = Você tem um banimento nesta comunidade e não pode jogar. Fale com quem a administra.
club-opponent-banned = { $name } tem um banimento nesta comunidade e não pode jogar.
club-moderation-direct = Diga isso em uma sala da comunidade de que você fala.
club-moderation-managers = Só quem administra esta sala pode fazer isso.
club-stop-turn = Seu lance em { $id } não terminou. { COMMAND("end") } o termina se ele puder terminar aqui; { COMMAND("undo") } desfaz a última ação.
club-stop-which = Para desistir da sua partida, diga { COMMAND("resign") }; para sair de uma lição, { COMMAND("leave") }. Se você administra esta sala e quer parar uma partida, diga qual, como { COMMAND("stop #12 both asked for it") }, ou responda ao tabuleiro dela.
club-stop-elsewhere = { $id } se joga em { $place }. Diga isso lá.
club-stop-others = { $id } é de outra comunidade, então só quem a administra pode pará-la. Quem joga pode encerrá-la: veja { COMMAND("resign", $id) } e { COMMAND("draw", $id) }.
club-stop-vote = { $id } é uma partida entre comunidades, então nenhuma a para sozinha. Para encerrá-la, quem administra diz { COMMAND("resign", $id) } ou propõe empate: { COMMAND("draw", $id) }.
club-stop-why = Diga por que você para { $id }, como { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Diga por que você bane { $name }, como { COMMAND("ban bob stalls every game") }.
club-ban-what = Quer banir { $name }? As partidas dessa pessoa nesta comunidade são interrompidas e não contam, e ela sai dos torneios daqui. Remover o banimento não traz nada disso de volta.
club-button-ban = Banir
club-ban-yourself = Você não pode se banir.
club-ban-computer = Você não pode banir o computador. Se ninguém deve jogar contra ele aqui, quem mantém este bot pode desligá-lo.
club-banned-already = { $name } já tem um banimento. { COMMAND("help ban") } explica como removê-lo.
club-not-banned = { $name } não tem banimento.
club-reason-long = Esse motivo passa de { $limit } caracteres. Encurte-o.

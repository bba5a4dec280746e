# O que todas as partes do clube dizem.

club-title = { $title }
club-title-tournament = “{ $name }” ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
    .de = de { $name } ({ $color })
club-rated = com rating
club-unrated = sem rating
club-all-games = todos os jogos
club-and-more = e mais { $count }
club-headline = { $id } { $game }: { $one } contra { $two }, { $plies ->
    [1] { $plies } ação
   *[other] { $plies } ações
}

# Botões

club-button-accept = Aceitar
club-button-decline = Recusar
club-button-rules = Regras
club-button-resign = Desistir
club-button-resign-asks = Desistir…
club-button-draw = Propor contagem
club-button-confirm = Sim, pode fazer
club-button-end = Terminar o lance
club-button-undo = Desfazer
club-button-play = Jogar isso
club-button-rematch = Revanche
club-button-replay = Rever
club-button-record = Registro
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Recusas

club-too-fast = Foram mais de { $limit } pedidos em um minuto. Espere um pouco.
club-busy = Estou com trabalho demais. Tente de novo em um minuto.
club-failed = Algo deu errado aqui, e nada mudou. Se acontecer de novo, passe a quem mantém este bot a referência { $reference }.
club-no-game = Você não tem nenhuma partida aqui. Comece uma, como { COMMAND("challenge bob chifoumi") }, ou procure uma com { COMMAND("games here") }.
club-no-past-game = Você ainda não terminou nenhuma partida.
club-unknown-game = Não encontro uma partida { $id } aqui. { COMMAND("games") } lista as suas.
club-not-accepted = { $id } é um desafio que ninguém aceitou ainda.
club-no-such-end = Nenhuma partida termina assim.
club-no-such-game = Já não dá para jogar este jogo aqui.
club-aside = { $id } está à parte porque o registro dela está danificado. Quem mantém este bot precisa ver isso.
club-aside-now = O registro de { $id } está danificado, então pus a partida à parte e avisei quem mantém este bot.
club-not-a-player = Só quem joga { $id } pode fazer isso. { COMMAND("help try") } explica como analisar variantes sem jogar.
club-past-board = Esse tabuleiro está desatualizado: { $id } já avançou.
club-is-over = { $id } já terminou. { $how } { COMMAND("rematch") } propõe outra partida.
club-not-over-yet = { $id } ainda não terminou. Peça a revanche quando terminar.
club-record-page = Abra o arquivo em um navegador: ele tem todos os tabuleiros e funciona sem mim.
club-nothing-played = Ninguém jogou nada em { $id } ainda.
club-person-unknown = Não conheço ninguém com o nome “{ $name }” aqui. Mencione essa pessoa ou dê o nome completo da conta.
club-person-ambiguous = Várias pessoas aqui se chamam { $name }. Mencione a que você quer.

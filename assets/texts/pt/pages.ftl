# Páginas de partidas, e quem tem sessão iniciada nelas.

command-page = Iniciar sessão em um navegador, para jogar tocando nas páginas das suas partidas
command-page-new = Dar um novo endereço à página de uma partida, para que o antigo não mostre mais nada
command-page-sessions = Listar os navegadores em que você tem sessão iniciada
command-page-sign-out = Encerrar a sessão de um navegador, ou de todos
command-param-session = O número do navegador na lista
command-param-sessions-all = Todos os navegadores, não só um
command-help-pages = { $names }: jogar tocando em uma página, e dizer quem pode vê-la

# Iniciar sessão

club-page-none = Não tenho páginas. Peça a quem me mantém que as ative.
club-page-sign-in = Abra este link para iniciar sessão no seu navegador: { $link } Funciona uma vez, dentro de dez minutos. Não o mostre a ninguém.
club-page-sign-in-how = Depois você pode jogar nas páginas das suas partidas. { $command } lista os navegadores em que você tem sessão.
club-page-no-session = Você não tem sessão em lugar nenhum. Diga { COMMAND("page") } para iniciar uma.
club-page-sessions = { $count ->
    [1] Você tem sessão em um navegador:
   *[other] Você tem sessão em { $count } navegadores:
}
club-page-session = { $number }. início: { $begun }; fim: { $until }
club-page-sessions-how = Encerre uma pelo número, ou todas com { $command }.
club-page-which-session = Você tem sessão em vários navegadores. Diga { COMMAND("page sessions") } para ver a lista, depois encerre uma pelo número.
club-page-session-unknown = Há só { $count ->
    [1] um navegador
   *[other] { $count } navegadores
} na lista. Diga { COMMAND("page sessions") } para vê-la.
club-page-signed-out = A sessão nesse navegador está encerrada.
club-page-signed-out-all = As sessões em todos os seus navegadores estão encerradas.

# Endereços

club-page-renewed = A página de { $id } tem um novo endereço. O antigo não mostra mais nada.
club-page-link = Veja a partida aqui: { $link }
page-link = Em uma página: { $link }

# Configurações

club-setting-page = se as partidas têm uma página que pode ser vista por quem tiver o link
club-setting-page-on = A partir de agora, quem tiver o link da página de uma partida pode vê-la. Em uma sala criptografada, a página fica fora da criptografia.

# Nas páginas das partidas

club-page-title = { $id } { $game }
club-page-offered = Você espera resposta: { $what }.
club-page-offered-you = O oponente espera sua resposta: { $what }.
club-button-withdraw-offer = Retirar a proposta
club-button-draw-offer = Propor empate
club-button-takeback = Pedir para voltar o lance
club-button-analyse = Analisar
page-home = Suas partidas
page-leaderboard = Ranking
page-profile = Perfil
page-tournaments = Torneios
page-lessons = Lições
page-task = Sua tarefa
page-no-task = Você não está em nenhuma tarefa. Escolha um jogo para começar pela primeira.
page-play = Jogar
page-try = O que isto faria?
page-to-play = Você pode ver esta partida. Para jogar, diga-me { COMMAND("page") } na conversa e abra o link que eu der.
page-waits = Estou verificando. A resposta chega aqui em instantes.
page-no-games = Você não joga nenhuma partida. Desafie alguém na conversa.
page-sign-in-by-chat = Diga-me { COMMAND("page") } na conversa e abra o link que eu der. Então suas partidas ficam aqui.

# Em vez de uma página

page-unknown = Não há nada aqui
page-unknown-how = Esta página não existe, ou agora tem outro endereço. Peça um novo link na conversa.
page-used-link = Este link não funciona mais
page-used-link-how = Um link só inicia sessão uma vez, dentro de dez minutos. Diga-me { COMMAND("page") } na conversa para receber outro.
page-elsewhere = Isso não veio desta página
page-elsewhere-how = Não fiz nada. Abra a página de novo e tente mais uma vez.
page-not-here = Isso não se pode fazer aqui
page-not-here-how = Não fiz nada. Diga-me isso na conversa.
page-signed-out = Você não tem sessão iniciada
page-signed-out-how = Diga-me { COMMAND("page") } na conversa e abra o link que eu der.
page-too-many = Devagar
page-too-many-how = Você pede muita coisa de uma vez. Espere alguns segundos.
page-busy = Estou com trabalho demais
page-busy-how = Tente de novo em um minuto.
page-failed = Algo deu errado
page-failed-how = A culpa é minha, não sua. Tente de novo em um minuto.

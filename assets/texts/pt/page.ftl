# Páginas para o navegador.

page-skip = Ir para o conteúdo
page-links = Páginas
page-board = Tabuleiro
page-points = Pontos
page-start = Início
page-history = Lances
page-step-first = Primeira posição
page-step-back = Lance anterior
page-step-next = Lance seguinte
page-step-last = Última posição
page-no-picture = Não houve espaço para esta imagem.
page-curve = Como foi a partida
page-curve-turn = Lance { $turn }: { $name } podia esperar { $percent }%.
page-better = Jogar o lance melhor no tabuleiro
page-better-turn = Melhor: { $better } em vez de { $played }.
page-in-words = O tabuleiro em palavras

page-cell-plays = { $cell } Joga { $actions }.
page-chosen = Escolhido: { $begun }. { $count ->
    [1] Pode ir a um lugar.
   *[other] Pode ir a { $count } lugares.
}
page-which = Isso pode ser mais de uma ação. Escolha uma.
page-dropped = A partida avançou. Do seu lance, fiquei com o que ainda vale.
page-undo = Desfazer
page-end-turn = Terminar o lance
page-back-to-game = Voltar à partida
page-word = Jogar
page-turn = Seu lance até aqui: { $actions }
page-line = Sua variante: { $actions }
page-copy-button = Copiar
page-branches = Variantes que você testou
page-forget = Esquecer
page-copy = A variante, para colar na conversa

page-sign-in = Iniciar sessão
page-sign-in-as = Você vai iniciar sessão como { $name }.
page-sign-in-how = Este navegador poderá então jogar por você, por 30 dias. Se você não pediu este link, feche esta página.
page-sign-in-button = Iniciar sessão

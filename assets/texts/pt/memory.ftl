# O que as pessoas guardam das suas partidas: anotações e partidas retomadas.

command-story = Contar como uma partida se decidiu, em duas frases e uma imagem animada
command-note = Anotar algo sobre uma partida, só para você
command-play-on = Retomar de uma posição de partida passada, com o computador ou alguém; sem rating
command-yearbook = Mostrar o ano desta comunidade em uma página: títulos, maior partida, melhores vitórias
command-param-yearbook-year = O ano, como 2026
command-param-yearbook-season = Uma temporada dele, como 2026-4
command-param-note = Sua anotação, de no máximo 1000 caracteres, ou “clear” para apagá-la
command-param-play-on-turn = Depois de qual lance, contando a partir de 1
command-param-play-on-with = Seu oponente; sem nenhum, o computador
command-param-play-on-side = O lado que você quer: primeiro ou segundo

# Anotações

club-note = Sua anotação: { $text }
club-note-kept = Guardei sua anotação sobre { $id }. Só você a vê; { COMMAND("note", $id) } a mostra.
club-note-replaced = Troquei sua anotação sobre { $id }. { COMMAND("note", $id) } a mostra.
club-note-cleared = Apaguei sua anotação sobre { $id }.
club-note-none = Você não tem anotação sobre { $id }. { COMMAND("note", $id, "…") } guarda uma, só para você.
club-note-long = Sua anotação tem { $length } caracteres, e o limite é { $limit }. Encurte-a.
club-note-many = Você tem anotações sobre { $limit } partidas, e não posso guardar mais. Apague uma primeiro, como { COMMAND("note #12 clear") }.
club-note-public = Outras pessoas poderiam ler isso aqui, então não fiz nada. { $platform ->
    [console] Escreva “/dm” e diga de novo lá; “/room” traz você de volta.
    [discord] Use { COMMAND("note") } no menu, ou diga em uma mensagem direta para mim.
   *[other] Diga em uma conversa direta comigo.
  }

# Retomar

club-play-on-from = Começa da posição depois do lance { $turn } de { $id }; é a vez { $color-de }.
club-play-on-live = { $id } ainda não terminou, então você não pode retomá-la. { COMMAND("board", $id) } a mostra.
club-play-on-over = A partida termina depois do lance { $turn }. Indique um anterior, como { $example }.
club-play-on-given = Como em { $id } os primeiros lances foram dados de vantagem, nenhuma partida pode começar da posição depois do lance { $turn }. Escolha um lance posterior.
club-begins-from = Começa da posição no tabuleiro.
club-board-begins = vez { $color-de }
club-button-play-on = Retomar daqui

# Histórias

club-setting-story = se conto a história de cada partida por conta própria quando ela termina
club-button-story = A história
club-story-turned = { $player } mudou o rumo da partida no lance { $number } { $passed ->
    [yes] ao passar
   *[no] com { $played }: { $effects }
  }. Até então, { $other } tinha { $before }%.
club-story-gave = { $player } entregou a partida no lance { $number } { $passed ->
    [yes] ao passar
   *[no] com { $played }: { $effects }
  }. Até então, tinha { $before }%.
club-story-let-back = { $player } deixou { $other } voltar à partida no lance { $number } { $passed ->
    [yes] ao passar
   *[no] com { $played }: { $effects }
  }. Até então, { $player } tinha { $before }%.
club-story-led = { $player } esteve à frente ou em igualdade do início ao fim, nunca abaixo de { $least }%.
club-story-gradual = Nenhum lance sozinho decidiu a partida: { $player } subiu pouco a pouco de { $least }% a { $last }%.
club-story-despite = Não foi o tabuleiro que decidiu a partida: no fim, { $other } tinha { $others }%.
club-story-level = A partida foi equilibrada: nenhum lado passou de { $most }%.

# O anuário

club-yearbook = O anuário desta comunidade, { $time }: { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}, { $players } participantes.
club-yearbook-none = Ninguém terminou uma partida aqui em { $time }. Indique outro ano ou temporada, como { COMMAND("yearbook 2026") } ou { COMMAND("yearbook 2026-4") }.
club-yearbook-when = Isso não é um ano. Escreva um como { COMMAND("yearbook 2026") }, ou uma temporada como { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = Um anuário é de uma comunidade. Diga { COMMAND("yearbook") } em uma das salas dela.
club-yearbook-champion = Título de { $season }, { $game }: { $name } ({ $rating }).
club-yearbook-longest = A partida mais longa: { $id } { $game }, { $one } contra { $two }, com { $actions } ações.
club-yearbook-upset = A vitória mais ousada: em { $id } { $game }, { $name } venceu { $other }, cujo rating era { $points } pontos mais alto.
club-yearbook-swing = A virada mais ousada: em { $id } { $game }, { $name } tinha { $percent }% no lance { $turn } e ainda assim venceu { $other }.
club-yearbook-best = { $name }: { $id } { $game }, vitória sobre { $other } ({ $rating }).
club-yearbook-best-unrated = { $name }: { $id } { $game }, vitória sobre { $other }.
club-yearbook-file = O arquivo mostra a melhor vitória de cada pessoa com o tabuleiro. Abre em qualquer navegador, também no telefone.
club-yearbook-head-champions = Títulos
club-yearbook-head-games = Partidas para lembrar
club-yearbook-head-best = A melhor vitória de cada pessoa

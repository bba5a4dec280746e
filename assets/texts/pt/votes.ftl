# Partidas entre comunidades, que votam nos seus lances.

command-vote-challenge = Desafiar outra comunidade: os locais votam em cada lance, em qualquer plataforma
command-vote-accept = Aceitar aqui o desafio de outra comunidade, com o código recebido
command-vote-table = Mostrar os ratings da sua comunidade e das que jogaram contra ela
command-vote = Votar no próximo lance da sua comunidade: escreva-o, ou o número de uma sugestão
command-ballot = Mostrar os lances sugeridos para a sua comunidade, para votar em um
command-param-vote-time = Quanto dura cada votação, como vote:12h
command-param-vote-code = O código que você recebeu, como ABCD-EFGH
command-param-vote-turn = Um lance inteiro em notação, ou o número de uma sugestão
club-setting-votes = se todas as pessoas veem os votos alheios antes de uma votação terminar

# Desafios

club-vote-challenge = { $place } desafia outra comunidade para { $game }: { $rated }, { $clock }. Quem está ali pode votar em cada lance por { $time }.
club-vote-challenge-how = Dê este código a alguém que administre a outra comunidade: { $code }. No canal ou na sala de lá, essa pessoa diz “vote accept { $code }”; no Discord está no menu /{ name-menu-links } (/links em inglês). O código expira { $until }.
club-vote-asked = Este código é um desafio a toda a sua comunidade, não a você. { $place } { $platform ->
    [discord] no Discord
    [matrix] no Matrix
    [console] no console
   *[other] em { $platform }
} a desafia para { $game }: { $rated }, { $clock }. Quem está aqui pode votar em cada lance por { $time }.
club-vote-asked-how = Se a sua comunidade aceita, diga { $command }.
club-button-vote-accept = Aceitar pela comunidade
club-vote-direct = Comunidades jogam entre si em canais e salas. Diga isso lá.
club-vote-managers = Só quem administra este local pode fazer isso pela comunidade. Fale com essas pessoas.
club-vote-yourself = Este desafio é da sua própria comunidade. Dê o código a alguém que administre outra.
club-vote-too-long = Uma votação de { $time } é longa demais para o relógio { $control }. Escolha uma votação mais curta, ou um relógio com mais tempo, como { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = Uma das duas comunidades tem partidas demais em andamento. Terminem uma primeiro.

# Votações

club-vote-begins = Quem joga por { $name } pode votar neste lance: escreva um no seu local. { COMMAND("ballot", $id) } mostra as sugestões. A votação termina { $until }.
club-vote-goes-on = Ninguém votou ainda por { $name } em { $id }, então a votação continua e agora termina { $until }. Se ninguém votar, o relógio decide.
club-vote-question = { $id }: o que { $name } deve jogar?
club-vote-suggests = { $name } sugere { $actions } em { $id }, com o número { $number }, e vota nisso.
club-vote-votes = { $name } vota na sugestão { $number }, { $actions }, em { $id }.
club-vote-cast = Você vota na sugestão { $number }, { $actions }, em { $id }. Pode mudar seu voto. A votação termina { $until }.
club-vote-cast-soon = Você vota na sugestão { $number }, { $actions }, em { $id }.
club-vote-open = { $id } { $game }: ninguém sugeriu ainda um lance para { $name }. { $time }
club-vote-ballot = { $id } { $game }: o que { $name } poderia jogar. { $time }
club-vote-until = A votação termina { $until }.
club-vote-soon = A votação termina em breve.
club-vote-suggestion = { $number }. { $actions }: { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions }: { $effects } (nenhum voto)
    [1] { $number }. { $actions }: { $effects } (um voto)
    *[other] { $number }. { $actions }: { $effects } ({ $votes } votos)
}
club-vote-how = Vote por um número, como { COMMAND("vote", $id, "1") }, ou escreva outro lance. Vence o mais votado; em caso de igualdade, a sugestão mais antiga.
club-vote-picture = { $id }: o que { $name } poderia jogar
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [1] { $name } escolheu este lance com o único voto.
   *[other] { $votes ->
        [1] { $name } escolheu este lance com um de { $all } votos.
       *[other] { $name } escolheu este lance com { $votes } de { $all } votos.
    }
}

# Recusas

club-vote-none = Aqui você não tem nenhuma partida em que a sua comunidade vote. Quem administra começa uma com { COMMAND("vote challenge fursaz") }.
club-vote-which = Há votação em várias partidas aqui. Diga qual, como { COMMAND("ballot", $id) }:
club-vote-no-votes = { $id } não é uma partida entre comunidades, então ninguém vota nela.
club-vote-not-now = É a vez de { $name } em { $id }. Você pode votar quando for a vez do seu lado.
club-vote-over = { $id } já terminou, então ninguém vota mais nela.
club-vote-past = Esta votação em { $id } já terminou. { COMMAND("ballot", $id) } mostra o que se vota agora.
club-vote-other-side = Você votou por { $name } em { $id }, então não pode votar pelo outro lado.
club-vote-in-both = Você está nas duas comunidades de { $id }. Vote no local daquela pela qual você joga.
club-vote-no-such = Ninguém fez a sugestão { $number } em { $id }. { COMMAND("ballot", $id) } mostra as sugestões.
club-vote-whole = Vota-se em lances inteiros, e { $actions } ainda não é um. Continue, como { $next }.
club-vote-enough = Já há { $limit } sugestões em { $id }. Vote em uma delas.
club-vote-suggested = Você já sugeriu { $limit } lances nesta votação em { $id }. Vote em uma das sugestões: { COMMAND("ballot", $id) } as mostra.
club-vote-counting = Esta votação em { $id } terminou, e os votos estão sendo contados. { COMMAND("ballot", $id) } mostra em instantes o que se vota depois.
club-vote-again = { $id } foi uma partida entre comunidades. Para jogar de novo, quem administra começa outra partida com { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Só quem administra este local pode decidir isso pela comunidade em { $id }. Fale com essas pessoas.

# Ratings

club-vote-ratings = Ratings das comunidades que jogaram entre si:
club-vote-rating = { $name }: { $rating } (vitórias: { $wins }, empates: { $draws }, derrotas: { $losses })
club-vote-no-ratings = Sua comunidade ainda não terminou uma partida com rating contra outra. Quem administra começa uma com { COMMAND("vote challenge fursaz") }.

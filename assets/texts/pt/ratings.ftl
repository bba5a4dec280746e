# Perfis, rankings e temporadas, em palavras e em imagens.

command-profile = Mostrar seus ratings e resultados, ou os de outra pessoa
command-leaderboard = Mostrar os maiores ratings; provisórios, de poucas partidas ou oponentes, vêm no fim
command-param-season = Diga “temporada” para o ranking deste trimestre e quem venceu os anteriores
command-param-scope = Entre quem comparar

# Posição

club-profile = { $name }: { $games ->
    [0] nenhuma partida em andamento
    [1] { $games } partida em andamento
   *[other] { $games } partidas em andamento
}.
club-profile-here = Nesta comunidade:
club-profile-everywhere = Em todas as comunidades:
club-profile-pace = Com relógio, um lance leva cerca de { $time }; { $lost ->
    [0] nenhuma partida perdida por tempo
    [1] { $lost } partida perdida por tempo
   *[other] { $lost } partidas perdidas por tempo
}.
club-profile-lost-on-time = { $lost ->
    [1] { $lost } partida perdida por tempo
   *[other] { $lost } partidas perdidas por tempo
}.
club-profile-wins = Melhores vitórias: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [1] { $count } torneio vencido: { $tournaments }.
   *[other] { $count } torneios vencidos: { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game }: { $rating }, entre { $lowest } e { $highest } { $games ->
    [1] na última partida com rating
   *[other] nas últimas { $games } partidas com rating
}.
club-profile-unrated = Nenhuma partida com rating ainda.
club-profile-against = Você contra { $name }: { $wins } a { $losses }{ $draws ->
    [0] {""}
    [1] , com { $draws } empate
   *[other] , com { $draws } empates
}.
club-profile-against-none = Você e { $name } ainda não terminaram nenhuma partida.
club-profile-against-games = Por jogo: { $games }.
club-profile-against-game = { $game } { $wins } a { $losses }{ $draws ->
    [0] {""}
    [1] { " " }({ $draws } empate)
   *[other] { " " }({ $draws } empates)
}
club-profile-last = Suas últimas { $count }, da mais nova à mais antiga: { $results }.
club-profile-last-won = vitória
club-profile-last-lost = derrota
club-profile-last-drawn = empate
club-rating = { $of }: { $rating } (vitórias: { $wins }, empates: { $draws }, derrotas: { $losses })
club-rating-provisional = { $of }: { $rating }, provisório (vitórias: { $wins }, empates: { $draws }, derrotas: { $losses })
club-leaderboard-here = Ranking desta comunidade, { $game }:
club-leaderboard-everywhere = Ranking de todas as comunidades, { $game }:
club-season-here = Temporada { $season } desta comunidade, { $game }:
club-season-everywhere = Temporada { $season } de todas as comunidades, { $game }:
club-season-empty = Ninguém tem rating nesta temporada ainda. Jogue uma partida com rating para mudar isso.
club-season-winners = Quem venceu as temporadas passadas:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Página { $page } de { $pages }, { $count ->
    [1] 1 participante
   *[other] { $count } participantes
}.
club-leaderboard-unrated = Você: ainda sem rating.
club-leaderboard-faded = Você: { $rating }, fora da lista porque sua última partida com rating foi há mais de um ano.
club-leaderboard-empty = Ninguém tem rating ainda. Jogue uma partida com rating para mudar isso.

# Tabelas em imagem: títulos o mais curtos possível

sheet-rating = rating
sheet-deviation = ±
# Os mesmos sinais quando são lidos em voz alta.
sheet-said-off = mais ou menos
sheet-said-plus = mais
sheet-said-minus = menos
sheet-said-provisional = provisório
sheet-result = { $one } a { $two }
sheet-games = partidas
sheet-streak = série
sheet-month = 30 dias
sheet-foot-deviation = ±: quanto o rating pode estar longe do real; 30 dias: quanto mudou
sheet-foot-provisional = ?: de poucas partidas ou oponentes até agora, pode estar bem longe do real
sheet-foot-season = ±: quanto o rating pode estar longe do real
sheet-leaderboard-here = Ranking, { $game }
sheet-leaderboard-everywhere = Ranking geral, { $game }
sheet-season-here = Temporada { $season }, { $game }
sheet-season-everywhere = Temporada { $season }, geral, { $game }
sheet-foot-streak = série: partidas vencidas (+) ou perdidas (−) seguidas

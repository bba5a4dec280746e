# Perfiles, rankings y temporadas, en palabras e imágenes.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-profile = Muestra tus ratings y resultados, o los de otra persona
command-leaderboard = Muestra los ratings más altos; los provisionales, de pocas partidas o rivales, van al final
command-param-season = Di «temporada» para el ranking de este trimestre y los primeros puestos de los anteriores
command-param-scope = Con quién comparar

# Situación

club-profile = { $name }: { $games ->
    [0] ninguna partida en curso
    [one] 1 partida en curso
   *[other] { $games } partidas en curso
}.
club-profile-here = En esta comunidad:
club-profile-everywhere = En todas las comunidades:
club-profile-pace = Con reloj, una jugada le lleva más o menos { $time }; { $lost ->
    [0] ninguna partida perdida por tiempo
    [one] 1 partida perdida por tiempo
   *[other] { $lost } partidas perdidas por tiempo
}.
club-profile-lost-on-time = { $lost ->
    [one] 1 partida perdida por tiempo
   *[other] { $lost } partidas perdidas por tiempo
}.
club-profile-wins = Mejores victorias: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] 1 torneo ganado: { $tournaments }.
   *[other] { $count } torneos ganados: { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game }: { $rating }, de { $lowest } a { $highest } en { $games ->
    [one] la última partida puntuable
   *[other] las últimas { $games } partidas puntuables
}.
club-profile-unrated = Aún sin partidas puntuables.
club-profile-against = Tú contra { $name }: { $wins } a { $losses }{ $draws ->
    [0] {""}
    [one] , con 1 en tablas
   *[other] , con { $draws } en tablas
}.
club-profile-against-none = Aún no has terminado ninguna partida con { $name }.
club-profile-against-games = Por juego: { $games }.
club-profile-against-game = { $game } { $wins } a { $losses }{ $draws ->
    [0] {""}
    [one] { " " }(1 en tablas)
   *[other] { " " }({ $draws } en tablas)
}
club-profile-last = Tus últimas partidas ({ $count }), primero las más nuevas: { $results }.
club-profile-last-won = ganada
club-profile-last-lost = perdida
club-profile-last-drawn = tablas
club-rating = { $of }: { $rating } (ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses })
club-rating-provisional = { $of }: { $rating }, provisional (ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses })
club-leaderboard-here = Ranking de esta comunidad, { $game }:
club-leaderboard-everywhere = Ranking de todas las comunidades, { $game }:
club-season-here = Temporada { $season } de esta comunidad, { $game }:
club-season-everywhere = Temporada { $season } de todas las comunidades, { $game }:
club-season-empty = Nadie tiene rating aún en esta temporada. Juega una partida puntuable para cambiarlo.
club-season-winners = Primeros puestos de temporadas pasadas:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Página { $page } de { $pages }, { $count ->
    [one] 1 persona
   *[other] { $count } personas
}.
club-leaderboard-unrated = Tú: aún sin rating.
club-leaderboard-faded = Tú: { $rating }, fuera de la lista porque tu última partida puntuable fue hace más de un año.
club-leaderboard-empty = Nadie tiene rating aún. Juega una partida puntuable para cambiarlo.

# Tablas como imágenes: encabezados lo más cortos posible

sheet-rating = rating
sheet-deviation = ±
# Los mismos signos, donde se leen en voz alta.
sheet-said-off = más o menos
sheet-said-plus = más
sheet-said-minus = menos
sheet-said-provisional = provisional
sheet-result = { $one } a { $two }
sheet-games = partidas
sheet-streak = racha
sheet-month = 30 días
sheet-foot-deviation = ±: cuánto puede desviarse el rating; 30 días: cuánto cambió
sheet-foot-provisional = ?: de pocas partidas o rivales hasta ahora, así que puede desviarse mucho
sheet-foot-season = ±: cuánto puede desviarse el rating
sheet-leaderboard-here = Ranking, { $game }
sheet-leaderboard-everywhere = Ranking general, { $game }
sheet-season-here = Temporada { $season }, { $game }
sheet-season-everywhere = Temporada { $season } general, { $game }
sheet-foot-streak = racha: partidas ganadas (+) o perdidas (−) seguidas

# Partidas entre comunidades, que votan sus jugadas.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-vote-challenge = Reta a otra comunidad: la gente vota cada jugada, en cualquier plataforma
command-vote-accept = Acepta aquí el reto de otra comunidad, con el código que te dieron
command-vote-table = Muestra los ratings de tu comunidad y de aquellas contra las que ha jugado
command-vote = Vota la próxima jugada de tu comunidad: escríbela, o el número de una propuesta
command-ballot = Muestra las jugadas propuestas para tu comunidad, para votar una
command-param-vote-time = Cuánto dura cada votación, como vote:12h
command-param-vote-code = El código que te dieron, como ABCD-EFGH
command-param-vote-turn = Una jugada entera en notación, o el número de una propuesta
club-setting-votes = si todo el mundo ve los votos ajenos antes de que termine una votación

# Retos

club-vote-challenge = { $place } reta a otra comunidad a { $game }: { $rated }, { $clock }. Allí todo el mundo puede votar cada jugada durante { $time }.
club-vote-challenge-how = Da este código a alguien que administre la otra comunidad: { $code }. En su canal o sala tiene que decir «votar aceptar { $code }»; en Discord está en el menú /{ name-menu-links } (/links en inglés). El código caduca { $until }.
club-vote-asked = Este código es un reto a toda tu comunidad, no a ti. { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
} la reta a { $game }: { $rated }, { $clock }. Aquí todo el mundo puede votar cada jugada durante { $time }.
club-vote-asked-how = Si tu comunidad lo acepta, di { $command }.
club-button-vote-accept = Aceptar por la comunidad
club-vote-direct = Las comunidades juegan entre sí en canales y salas. Dilo allí.
club-vote-managers = Solo la administración de este lugar puede hacer esto por su comunidad. Pídeselo.
club-vote-yourself = Este reto es de tu propia comunidad. Da el código a alguien que administre otra.
club-vote-too-long = Una votación de { $time } es demasiado larga para el reloj { $control }. Elige una votación más corta, o un reloj con más tiempo, como { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = Una de las dos comunidades tiene demasiadas partidas en curso. Hay que terminar una primero.

# Votaciones

club-vote-begins = Quien juega por { $name } puede votar esta jugada: basta con escribir una en el lugar de su comunidad. { COMMAND("ballot", $id) } muestra las propuestas. La votación termina { $until }.
club-vote-goes-on = Nadie ha votado aún por { $name } en { $id }, así que la votación sigue y ahora termina { $until }. Si no vota nadie, decide el reloj.
club-vote-question = { $id }: ¿qué debería jugar { $name }?
club-vote-suggests = { $name } propone { $actions } en { $id }, con el número { $number }, y la vota.
club-vote-votes = { $name } vota por { $number }, { $actions }, en { $id }.
club-vote-cast = Votas por { $number }, { $actions }, en { $id }. Puedes cambiar tu voto. La votación termina { $until }.
club-vote-cast-soon = Votas por { $number }, { $actions }, en { $id }.
club-vote-open = { $id } { $game }: nadie ha propuesto aún una jugada para { $name }. { $time }
club-vote-ballot = { $id } { $game }: lo que podría jugar { $name }. { $time }
club-vote-until = La votación termina { $until }.
club-vote-soon = La votación termina pronto.
club-vote-suggestion = { $number }. { $actions }: { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions }: { $effects } (sin votos)
    [one] { $number }. { $actions }: { $effects } (un voto)
    *[other] { $number }. { $actions }: { $effects } ({ $votes } votos)
}
club-vote-how = Vota con un número, como { COMMAND("vote", $id, "1") }, o escribe otra jugada. Gana la más votada; en caso de empate, la que se propuso antes.
club-vote-picture = { $id }: lo que podría jugar { $name }
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [one] { $name } eligió esta jugada con el único voto.
   *[other] { $votes ->
        [one] { $name } eligió esta jugada con uno de { $all } votos.
       *[other] { $name } eligió esta jugada con { $votes } de { $all } votos.
    }
}

# Negativas

club-vote-none = No tienes aquí ninguna partida que vote tu comunidad. La administración empieza una con { COMMAND("vote challenge fursaz") }.
club-vote-which = Aquí se votan varias partidas. Di a cuál te refieres, como { COMMAND("ballot", $id) }:
club-vote-no-votes = { $id } no es una partida entre comunidades, así que no se vota.
club-vote-not-now = En { $id } le toca a { $name }. Puedes votar cuando le toque a tu bando.
club-vote-over = { $id } ha terminado, así que ya no se vota.
club-vote-past = Esta votación de { $id } ha terminado. { COMMAND("ballot", $id) } muestra lo que se vota ahora.
club-vote-other-side = Has votado por { $name } en { $id }, así que no puedes votar por el otro bando.
club-vote-in-both = Estás en las dos comunidades de { $id }. Vota en el lugar de aquella por la que juegas.
club-vote-no-such = Nadie ha hecho la propuesta { $number } en { $id }. { COMMAND("ballot", $id) } muestra las propuestas.
club-vote-whole = Se votan jugadas enteras, y { $actions } aún no es una. Sigue, como { $next }.
club-vote-enough = Ya hay { $limit } propuestas en { $id }. Vota una de ellas.
club-vote-suggested = Ya has propuesto { $limit } jugadas en esta votación de { $id }. Vota una de las propuestas: { COMMAND("ballot", $id) } las muestra.
club-vote-counting = Esta votación de { $id } ha terminado, y se están contando los votos. En un momento, { COMMAND("ballot", $id) } mostrará lo que se vota entonces.
club-vote-again = { $id } fue una partida entre comunidades. Para jugar otra vez, la administración empieza otra partida con { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Solo la administración de este lugar puede decidir esto por su comunidad en { $id }. Pídeselo.

# Ratings

club-vote-ratings = Ratings de comunidades que han jugado entre sí:
club-vote-rating = { $name }: { $rating } (ganadas: { $wins }, tablas: { $draws }, perdidas: { $losses })
club-vote-no-ratings = Tu comunidad aún no ha terminado ninguna partida puntuable contra otra. La administración empieza una con { COMMAND("vote challenge fursaz") }.

# Avisos: qué llama a la gente, y cuándo.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-hours = Fija las horas y la zona horaria de tus recordatorios, o pregunta cuáles son
command-snooze = Pausa un tiempo tus notificaciones, reanúdalas, o pregunta hasta cuándo están en pausa
command-mute = Silencia una de tus partidas: no recibes notificaciones sobre ella
command-unmute = Deja de silenciar una partida: vuelves a recibir notificaciones sobre ella
command-watch = Sigue en silencio una partida que se juega en otra parte, o lista las que muestro aquí
command-unwatch = Deja de seguir una partida que se juega en otra parte
command-vacation = Pausa partidas con relojes de un día o más, vuelve, o pregunta cuántos días te quedan
command-param-hours = Horas del día, como 8-22 o 7:30-21
command-param-zone = Tu zona horaria, como Europe/Amsterdam
command-param-vacation-end = Di «quitar» para volver antes

# Llamadas, resúmenes, horas y vacaciones

club-reminder = { $id } { $game }: { $name }, se te acaba el tiempo { $until }.
club-your-turn = { $id } { $game }: { $name }, te toca contra { $opponent }. { $time }
club-your-turn-until = Se te acaba el tiempo { $until }.
club-your-turn-out = Se te acabó el tiempo { $until }. Hasta que tu rival reclame la partida, aún vale una jugada.
club-snoozed = Tus notificaciones están en pausa y se reanudan { $until }. { COMMAND("snooze off") } las reanuda ahora.
club-snooze-none = Tus notificaciones no están en pausa. { COMMAND("snooze 8h") } las pausa un tiempo.
club-snooze-ended = Tus notificaciones ya no están en pausa.
club-snooze-length = Di cuánto tiempo, de un minuto a 30 días, como { COMMAND("snooze 8h") }.
club-snooze-not-on = Tus notificaciones no están en pausa, así que no hay nada que reanudar. { COMMAND("snooze 8h") } las pausa un tiempo.
club-muted = Has silenciado { $id }: no te notificaré nada sobre ella, pero su reloj sigue corriendo. { COMMAND("unmute", $id) } deja de silenciarla.
club-unmuted = { $id } ya no está silenciada: volveré a notificarte cuando te toque.
club-watching = Mostraré aquí { $id } { $game } hasta que termine, sin notificar a nadie. { COMMAND("unwatch", $id) } lo termina.
club-watching-list = Muestro aquí estas partidas de otras partes. { COMMAND("unwatch", $id) } deja de mostrar una:
club-watching-none = No muestro aquí ninguna partida de otras partes. { COMMAND("watch #12") } muestra una.
club-watching-here = { $id } se juega aquí, así que aquí la ve todo el mundo de todos modos.
club-watching-own = En { $id } juegas tú. { COMMAND("board", $id) } la muestra.
club-watching-managers = Solo la administración de esta sala puede hacer que muestre partidas aquí. Para seguir una por tu cuenta, escríbeme { COMMAND("watch #12") } en un chat directo.
club-watching-abroad = { $id } es de otra comunidad, así que no puedo mostrarla aquí.
club-watching-too-many = Ya muestro aquí { $limit } partidas de otras partes. Quita una con { COMMAND("unwatch", $id) }.
club-watching-full = Ya hay demasiada gente siguiendo { $id }. { COMMAND("board", $id) } muestra cómo está.
club-unwatched = Ya no muestro { $id } aquí.
club-unwatched-not = No muestro { $id } aquí. { COMMAND("watch") } lista las partidas que sí muestro.
club-unwatched-which = Di qué partida, como { COMMAND("unwatch", $id) }:
club-digest = { $count ->
    [0] No tienes ninguna partida en curso.
    *[other] { $awaiting ->
        [0] Tus partidas ({ $count }); ninguna te espera:
        [one] Tus partidas ({ $count }); una te espera:
        *[other] Tus partidas ({ $count }); { $awaiting } te esperan:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = Actualizo esta lista cuando cambian tus partidas, y la envío otra vez una vez al día si te espera alguna. { COMMAND("settings digest 18:30") } fija la hora; { COMMAND("settings notices here") } apaga la lista.
club-digest-older = Más abajo hay una lista más nueva de tus partidas.
club-digest-elsewhere = Hay una lista más nueva de tus partidas en nuestro chat directo en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
}.
club-digest-ended = Ya no actualizo esta lista de tus partidas. { COMMAND("settings notices digest") } empieza una nueva.
club-digest-refused = { $name } no acepta mensajes directos míos, así que seguiré notificándole aquí.
club-hours = Te envío recordatorios solo en estas horas: { $hours }, en la zona horaria { $zone }. Los relojes de menos de un día no las tienen en cuenta.
club-hours-now = Ahora son las { $now } allí. { COMMAND("hours 8-22 Europe/Amsterdam") } cambia las horas y la zona.
club-no-hours = Escribe tus horas como { COMMAND("hours 8-22 Europe/Amsterdam") }: de una hora del día a otra, luego la zona horaria.
club-no-zone = No conozco la zona horaria { $word }. Nómbrala con un continente y una ciudad, como Europe/Amsterdam.
club-no-zone-near = No conozco la zona horaria { $word }. ¿Querías decir { $nearest }?
club-vacation-none = No estás de vacaciones. Este año te { $left ->
    [one] queda 1 día
   *[other] quedan { $left } días
}; { COMMAND("vacation 7d") } empieza unas vacaciones.
club-vacation-until = Estás de vacaciones; terminan { $until }. Este año te { $left ->
    [one] queda 1 día
   *[other] quedan { $left } días
}; { COMMAND("vacation off") } te trae de vuelta.
club-vacation-ended = Ya estás de vuelta: tus relojes vuelven a correr. Este año te { $left ->
    [one] queda 1 día
   *[other] quedan { $left } días
}.
club-vacation-too-long = Es demasiado. Días que te quedan en { $year }: { $left }. Una parte de un día cuenta como un día entero.
club-vacation-not-on = No estás de vacaciones. { COMMAND("vacation 7d") } empieza unas.
club-vacation-length = Di cuántos días, como { COMMAND("vacation 7d") }.
club-vacation-by-itself = A { $name } se le acabaría el tiempo en { $id }, así que empieza por sí solo un día de sus vacaciones, y otro cada día hasta que juegue. Días de vacaciones que le quedan este año: { $left }.
club-idle = { $id } { $game }: nadie ha jugado en 30 días. Juega { $player }. Si nadie juega en 14 días, cerraré la partida y no cambiará ningún rating.
club-idle-closed = { $id } { $game }: nadie ha jugado en mucho tiempo, así que he cerrado la partida.
club-setting-digest = la hora del día a la que envío otra vez tu resumen, si te espera alguna partida; por defecto, cuando empiezan tus horas
club-setting-hours = las horas del día en que te recuerdo que se te acaba el tiempo
club-setting-zone = la zona horaria de tus horas y de las horas que escribo
club-setting-account = a cuál de tus cuentas vinculadas te escribo cuando te escribo a solas: aquella con la que me escribiste o jugaste por última vez, o la de la plataforma que nombres
club-setting-no-account = No conozco ninguna cuenta tuya en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
}. Si tienes una, { COMMAND("link") } en nuestro chat directo la añade.
club-setting-vacations = si empieza por sí solo un día de vacaciones cuando se te acabaría el tiempo en una partida con reloj de un día o más
club-setting-watching = quién puede hacer que muestre aquí partidas que se juegan en otra parte: solo la administración de esta sala, o cualquiera

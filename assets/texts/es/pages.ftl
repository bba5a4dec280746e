# Páginas de partidas, y quién ha iniciado sesión en ellas.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-page = Inicia sesión en un navegador, para jugar tocando en las páginas de tus partidas
command-page-new = Da otra dirección a la página de una partida; la antigua ya no muestra nada
command-page-sessions = Lista los navegadores en los que tienes sesión
command-page-sign-out = Cierra la sesión de un navegador, o de todos
command-param-session = El número del navegador en la lista
command-param-sessions-all = Todos los navegadores, no solo uno
command-help-pages = { $names }: jugar tocando en una página, y decir quién puede verla

# Iniciar sesión

club-page-none = No tengo páginas. Pide a quien me mantiene que las active.
club-page-sign-in = Abre este enlace para iniciar sesión en tu navegador: { $link } Sirve una vez, durante diez minutos. No se lo muestres a nadie.
club-page-sign-in-how = Entonces puedes jugar en las páginas de tus partidas. { $command } lista los navegadores en los que tienes sesión.
club-page-no-session = No tienes sesión en ningún navegador. Di { COMMAND("page") } para iniciar una.
club-page-sessions = { $count ->
    [one] Tienes sesión en un navegador:
   *[other] Tienes sesión en { $count } navegadores:
}
club-page-session = { $number }. iniciada { $begun }; se cierra sola { $until }
club-page-sessions-how = Cierra una sesión por su número, o todas con { $command }.
club-page-which-session = Tienes sesión en varios navegadores. Di { COMMAND("page sessions") } para listarlos, y luego cierra una por su número.
club-page-session-unknown = En la lista solo hay { $count ->
    [one] un navegador
   *[other] { $count } navegadores
}. Di { COMMAND("page sessions") } para verla.
club-page-signed-out = La sesión de ese navegador está cerrada.
club-page-signed-out-all = Las sesiones de todos tus navegadores están cerradas.

# Direcciones

club-page-renewed = La página de { $id } tiene otra dirección. La antigua ya no muestra nada.
club-page-link = Mira aquí la partida: { $link }
page-link = En una página: { $link }

# Ajustes

club-setting-page = si las partidas tienen una página que puede ver quien tenga su enlace
club-setting-page-on = Desde ahora, quien tenga el enlace de la página de una partida puede verla. En una sala cifrada, la página queda fuera del cifrado.

# En las páginas de las partidas

club-page-title = { $id } { $game }
club-page-offered = Tu { $what } espera respuesta.
club-page-offered-you = Tu rival espera tu respuesta: { $what }.
club-button-withdraw-offer = Retirar la oferta
club-button-draw-offer = Ofrecer tablas
club-button-takeback = Pedir deshacer
club-button-analyse = Analizar
page-home = Tus partidas
page-leaderboard = Ranking
page-profile = Perfil
page-tournaments = Torneos
page-lessons = Lecciones
page-task = Tu ejercicio
page-no-task = No tienes ningún ejercicio en curso. Elige un juego para empezar por el primero.
page-play = Jugar
page-try = ¿Qué haría esto?
page-to-play = Puedes mirar esta partida. Para jugar, dime { COMMAND("page") } en el chat y abre el enlace que te dé.
page-waits = Lo estoy mirando. La respuesta llega aquí en un momento.
page-no-games = No juegas ninguna partida. Reta a alguien en el chat.
page-sign-in-by-chat = Dime { COMMAND("page") } en el chat y abre el enlace que te dé. Entonces tus partidas estarán aquí.

# En lugar de una página

page-unknown = Aquí no hay nada
page-unknown-how = Esta página no existe, o tiene ahora otra dirección. Pide otro enlace en el chat.
page-used-link = Este enlace ya no funciona
page-used-link-how = Un enlace sirve una sola vez, durante diez minutos. Dime { COMMAND("page") } en el chat para recibir otro.
page-elsewhere = Eso no vino de esta página
page-elsewhere-how = No he hecho nada. Abre la página otra vez e inténtalo de nuevo.
page-not-here = Eso no se puede hacer aquí
page-not-here-how = No he hecho nada. Dímelo en el chat.
page-signed-out = No has iniciado sesión
page-signed-out-how = Dime { COMMAND("page") } en el chat y abre el enlace que te dé.
page-too-many = No tan deprisa
page-too-many-how = Pides demasiado a la vez. Espera unos segundos.
page-busy = Tengo demasiado trabajo
page-busy-how = Inténtalo de nuevo en un minuto.
page-failed = Algo ha fallado
page-failed-how = Es culpa mía, no tuya. Inténtalo de nuevo en un minuto.

# Ajustes y moderación.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-settings = Muestra o cambia ajustes: los tuyos, los de esta sala o los de esta comunidad
command-stop = Detiene una partida que se juega aquí, para que no cuente
command-ban = Veta a alguien en esta comunidad, levanta un veto, o lista a quién se ha vetado
command-audit = Lista lo que hizo aquí la administración: partidas detenidas, vetos, ajustes cambiados
command-param-of = Los ajustes de quién
command-param-setting = El ajuste
command-param-value = El nuevo valor; «default» devuelve el habitual
command-param-stop = El número de la partida, como #12; no hace falta si respondes a su tablero
command-param-ban = A quién vetar; no nombres a nadie para listar los vetos
command-param-ban-end = Di «quitar» para levantar el veto

# Ajustes

club-setting-clock = cuánto tiempo hay si el reto no dice otra cosa, como 3d para cada jugada, o 10d+36h para una reserva y 36 horas más con cada jugada
club-settings-mine = Tus ajustes:
club-settings-place = Ajustes de esta sala:
club-settings-community = Ajustes de esta comunidad:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = por defecto
club-setting-from-person = elegido por ti
club-setting-from-app = fijado por tu aplicación
club-setting-from-server = según los ajustes de este servidor
club-setting-from-place = elegido para esta sala
club-setting-from-community = elegido para esta comunidad
club-settings-how = Cambia uno, como { COMMAND("settings theme dark") } o { COMMAND("settings place language en") }. El valor «default» lo restablece.
club-setting-theme = los colores de las imágenes
club-setting-boards = cómo muestro los tableros: en imagen, en palabras para escucharlos, o en letras
club-setting-motion = si las reproducciones se mueven, o muestran solo la última imagen
club-setting-side = qué lado está abajo en un tablero: el tuyo, siempre el de quien empieza, o el de quien tiene el turno; si eliges el tuyo, los tableros que ve todo el mundo muestran aun así el de quien empieza, o el tuyo si juegas contra la máquina
club-setting-language = el idioma en que escribo
club-setting-notices = cómo te digo que te toca actuar: con una mención aquí, con un mensaje directo, con un solo mensaje directo que lista todas tus partidas y se mantiene al día, o de ningún modo
club-setting-rated = si los retos son puntuables mientras no digan otra cosa
club-setting-past = qué pasa con un tablero cuando llega otro más nuevo: se reduce a su línea de texto, o conserva su imagen, si la plataforma lo permite
club-setting-threads = si cada partida tiene su propio hilo, si la plataforma lo permite
club-setting-changed =
    { $whose ->
        [mine] Tu ajuste { $name } es ahora { $value }.
        [place] El ajuste { $name } de esta sala es ahora { $value }.
        [community] El ajuste { $name } de esta comunidad es ahora { $value }.
       *[all] El ajuste { $name } es ahora { $value }, para ti y para lo que digo aquí a todo el mundo.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Tu ajuste { $name } vuelve a su valor por defecto.
        [place] El ajuste { $name } de esta sala vuelve a su valor por defecto.
        [community] El ajuste { $name } de esta comunidad vuelve a su valor por defecto.
       *[all] El ajuste { $name } vuelve a su valor por defecto, para ti y para lo que digo aquí a todo el mundo.
    }
club-setting-for-all = Esto cambia solo los mensajes que son para ti. Para cambiar los de todo el mundo aquí, escribe { COMMAND("settings place", $name, $value) }.
club-setting-value = No puedo poner { $name } así. Prueba con: { $values }.
club-setting-communal = El ajuste { $name } es para salas y comunidades. Escribe { COMMAND("settings place", $name, $value) }.
club-setting-personal = El ajuste { $name } es para personas. Escribe { COMMAND("settings", $name, $value) }.
club-no-setting = No conozco ese ajuste. { COMMAND("settings") } los lista.
club-not-manager = Solo la administración de esta sala puede cambiar sus ajustes.

# Moderación

club-setting-play = si se pueden abrir partidas y torneos; para permitirlo solo en algunas salas, pon «off» para la comunidad y «on» para esas salas
club-setting-games = los juegos que se pueden abrir, como «chifoumi, sfirs»
club-stopped = { $name } detiene { $id }: { $reason }
club-broken-off-here = La administración de esta comunidad ha detenido { $id }.
club-bans = Veto para { $name }: ya no puede abrir partidas, aceptar retos ni inscribirse en torneos en esta comunidad. Sus partidas de aquí se detienen y no cuentan; en los torneos, ganan sus rivales.
club-unbans = { $name } puede volver a jugar en esta comunidad.
club-banned-list = Con veto en esta comunidad: { $names }.
club-banned-nobody = Nadie tiene veto en esta comunidad.
club-audit = Lo que hizo aquí la administración, página { $page } de { $pages }:
club-audit-empty = La administración no ha hecho nada aquí hasta ahora.
club-audit-stop = { $at }: { $name } detuvo { $id }: { $reason }
club-audit-ban = { $at }: { $name } vetó a { $whom }: { $reason }
club-audit-unban = { $at }: { $name } levantó el veto a { $whom }
club-audit-unban-why = { $at }: { $name } levantó el veto a { $whom }: { $reason }
club-audit-call-off = { $at }: { $name } canceló el torneo { $reason }
club-audit-take-out = { $at }: { $name } sacó a { $whom } del torneo { $reason }
club-audit-award = { $at }: { $name } adjudicó el emparejamiento de { $id } a { $whom }: { $reason }
club-audit-award-draw = { $at }: { $name } declaró tablas el emparejamiento de { $id }: { $reason }
club-audit-pause = { $at }: { $name } pausó el torneo { $reason }
club-audit-resume = { $at }: { $name } reanudó el torneo { $reason }
club-audit-extend = { $at }: { $name } prolongó la ronda del torneo { $reason } más
club-audit-replace = { $at }: { $name } puso a { $whom } en una plaza del torneo { $reason }
club-audit-help = { $at }: { $name } nombró ayudante a { $whom } en el torneo { $reason }
club-audit-help-off = { $at }: { $name } terminó la ayuda de { $whom } en el torneo { $reason }
club-audit-seeds = { $at }: { $name } fijó quién encabeza el orden inicial del torneo { $reason }
club-audit-join = { $at }: { $name } unió esta comunidad con la de { $reason }
club-audit-part = { $at }: { $name } separó esta comunidad de la de { $reason }
club-audit-setting = { $at }: { $name } cambió un ajuste: { $reason }
club-button-older = Anteriores
club-no-play-here = Aquí no puedes abrir partidas. Busca la sala donde se puede, o pregunta a la administración de esta comunidad.
club-game-not-here = Aquí no puedes jugar a { $game }. Puedes jugar a { $games }.
club-banned = No puedes jugar en esta comunidad: tienes un veto. Pregunta a la administración.
club-opponent-banned = { $name } tiene un veto y no puede jugar en esta comunidad.
club-moderation-direct = Dilo en una sala de la comunidad a la que te refieres.
club-moderation-managers = Solo la administración de esta sala puede hacer eso.
club-stop-turn = Tu jugada en { $id } no ha terminado. { COMMAND("end") } la termina si puede terminar aquí; { COMMAND("undo") } deshace la última acción.
club-stop-which = Para abandonar tu propia partida, di { COMMAND("resign") }; para dejar una lección, { COMMAND("leave") }. Si administras esta sala y quieres detener una partida, di cuál, como { COMMAND("stop #12 both asked for it") }, o responde a su tablero.
club-stop-elsewhere = { $id } se juega en { $place }. Dilo allí.
club-stop-others = { $id } es de otra comunidad, así que solo puede detenerla la administración de aquella. Quienes la juegan pueden terminarla: mira { COMMAND("resign", $id) } y { COMMAND("draw", $id) }.
club-stop-vote = { $id } es una partida entre comunidades, así que ninguna la detiene por su cuenta. Para terminarla, la administración dice { COMMAND("resign", $id) } u ofrece tablas: { COMMAND("draw", $id) }.
club-stop-why = Di por qué detienes { $id }, como { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Di por qué vetas a { $name }, como { COMMAND("ban bob stalls every game") }.
club-ban-what = ¿Quieres vetar a { $name }? Sus partidas en esta comunidad se interrumpen y no cuentan, y sale de los torneos de aquí. Levantar el veto no recupera nada de eso.
club-button-ban = Vetar
club-ban-yourself = No puedes vetarte.
club-ban-computer = No puedes vetar a la máquina. Si nadie debe jugar aquí contra ella, quien mantiene este bot puede apagarla.
club-banned-already = { $name } ya tiene un veto. { COMMAND("help ban") } explica cómo levantarlo.
club-not-banned = { $name } no tiene ningún veto.
club-reason-long = Ese motivo pasa de { $limit } caracteres. Acórtalo.

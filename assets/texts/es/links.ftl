# Una persona, comunidad o partida en varias plataformas.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-link = Haz que tus cuentas de varias plataformas jueguen como una sola
command-link-confirm = Confirma que la cuenta que nombré también es tuya
command-link-cancel = Di que la cuenta que nombré no es tuya
command-unlink = Vuelve a separar esta cuenta de las demás
command-param-code = El código que recibió tu otra cuenta
command-community-link = Une esta comunidad con una de otra plataforma: pide un código o escribe el que recibiste
command-community-confirm = Deja que la comunidad que lo pide se una a esta
command-community-unlink = Separa comunidades que son una
command-param-question-code = El código de mi pregunta
command-param-community-code = El código que te dio alguien que administra la otra comunidad
command-place-link = Muestra las partidas de este lugar también en otro, en cualquier plataforma
command-place-unlink = Separa este lugar de aquel con el que está conectado
command-param-place-code = El código del otro lugar
command-invite = Pide un código para alguien con quien quieres jugar, esté donde esté
command-param-invitation = El código de una invitación

# Códigos

club-code-wrong = No conozco este código. Puede estar mal escrito, usado o caducado. Pide uno nuevo.
club-codes-too-many = Son demasiados códigos equivocados. Inténtalo de nuevo en una hora.

# Una persona con varias cuentas

club-link-direct = Esto es entre tú y yo. Di { $command } en nuestro chat directo.
club-link-code = Tu código es { $code }. Sirve una vez, durante diez minutos. No se lo muestres a nadie.
club-link-code-how = Con tu otra cuenta, di «vincular { $code }» en su chat directo conmigo. En Discord está en el menú /{ name-menu-links } (/links en inglés).
club-link-ask = ¿También es tuya { $account }? Si lo confirmas, jugará, ganará y perderá en tu nombre, y podrá hacer todo lo que tú puedes. Si no es tuya, alguien intenta engañarte.
club-link-stale = Eso era sobre otra cuenta. Ahora pregunto si también es tuya { $account }. { COMMAND("link confirm") } te muestra la pregunta.
club-link-ask-how = Si las dos son tuyas, di { $confirm } aquí y en el otro chat en menos de una hora. Si no, di { $cancel }.
club-link-account = «{ $name }» (cuenta { $id }) en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
}
club-button-link = Es mía
club-button-link-cancel = No es mía
club-link-waits = Confirmado. Ahora confírmalo también con { $account }, en su chat directo conmigo.
club-link-canceled = Tu cuenta y { $account } siguen por separado.
club-linked = Tu cuenta y { $account } juegan ahora como una sola.
club-linked-since = Calculo tus ratings con las partidas de ambas. Valen los ajustes de tu cuenta más antigua.
club-linked-how = { COMMAND("unlink") } las vuelve a separar.
club-unlink-what = ¿Quieres volver a separar esta cuenta de { $accounts }? Cada una conserva sus partidas, y yo recalculo los ratings. Vuelven los ajustes que tenías antes de vincularla.
club-button-unlink = Separarlas
club-unlinked = Esta cuenta ya juega por separado. Ya no está vinculada a { $accounts }.
club-unlinked-from = { $account } ya no está vinculada a ti. Ahora juega por separado.

# Comunidades

club-community-managers = Solo la administración de toda la comunidad puede hacer eso.
club-community-code = Tu código es { $code }. Sirve una vez, durante un día. Dáselo a alguien que administre la comunidad de la otra plataforma. Esa persona dice allí «comunidad unir { $code }» (en Discord está en el menú /{ name-menu-links }, /links en inglés), y entonces te pido aquí que confirmes.
club-community-merges = Ambas pasan a ser una: un solo ranking, una sola lista de partidas y torneos y una sola lista de auditoría. Cualquiera puede encontrar a cualquiera por su nombre, y un veto vale en ambas. Los ratings se recalculan con todas las partidas. { COMMAND("community unlink") } las vuelve a separar.
club-community-settings-theirs = Los ajustes de la otra comunidad valen para ambas.
club-community-settings-ours = Los ajustes de esta comunidad valen para ambas.
club-community-ask = Esto une tu comunidad con la de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    }.
club-community-asked = He preguntado en { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    }. La administración de esa comunidad tiene un día para confirmarlo.
club-community-wanted = { $name }, de la administración de la comunidad de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    }, quiere unirla a esta.
club-community-wants = La comunidad de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    } quiere unirse a esta.
club-community-stale = Eso era sobre otra comunidad. Ahora la de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    } quiere unirse a esta. { COMMAND("community confirm") } te muestra la pregunta.
club-community-confirm = Si administras esta comunidad y conoces la otra, di { $command }. { COMMAND("community unlink") } lo rechaza.
club-community-joined = Esta comunidad es ahora una con la de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    }.
club-community-parted = Esta comunidad ya no es una con la de { $place } en { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] la consola
   *[other] { $platform }
    }. Cada una conserva sus partidas y los ajustes que tenían ambas.
club-community-rerated = Estoy recalculando los ratings. Puede llevarme un rato.
club-community-part = Esto vuelve a separar las dos comunidades. Cada una conserva sus partidas, sus miembros y los ajustes que tenían ambas. Los ratings se recalculan.
club-community-withdrawn = La petición de unir las dos comunidades se ha retirado.
club-community-same = Este código es de esta misma comunidad. Escríbelo en la otra.
club-community-joined-already = Una comunidad solo puede estar unida a una más. Para separarlas primero, di { COMMAND("community unlink") } donde son una.
club-community-platform = Solo pueden unirse comunidades de plataformas distintas.
club-community-waits = Otra comunidad espera allí una respuesta. Inténtalo más tarde.
club-community-nobody = Ninguna comunidad pide unirse a esta. { COMMAND("community link") } te da un código para ello.
club-community-not-joined = Esta comunidad no está unida a ninguna otra.
club-button-join-communities = Unir
club-button-part-communities = Separar

# Lugares

club-place-direct = Solo se puede conectar un canal o una sala. Dilo allí.
club-place-code = Quienes administran el otro lugar dicen allí «conectar { $code }». En Discord está en el menú /{ name-menu-links } (/links en inglés). El código sirve una vez, durante diez minutos.
club-place-linked = Desde ahora, este lugar y «{ $name }» en { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] la consola
       *[other] { $platform }
    } muestran las mismas partidas. { COMMAND("unpair") } los separa.
club-place-parted = Este lugar y «{ $name }» en { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] la consola
       *[other] { $platform }
    } ya no comparten partidas nuevas. Las que han empezado siguen en ambos.
club-place-itself = Este código es de este mismo lugar. Escríbelo en el otro.
club-place-paired = Este lugar ya está conectado con «{ $name }». { COMMAND("unpair") } los separa.
club-place-paired-there = El otro lugar ya está conectado. { COMMAND("unpair") } lo separa allí.
club-place-alone = Este lugar no está conectado. { COMMAND("pair") } te da un código para otro.

# Invitaciones

club-invitation = Tu invitación a { $game } está lista: { $rated }, { $clock }. Su código caduca { $until }.
club-invitation-how = Da el código a la persona con quien quieres jugar. Tiene que decirme «aceptar { $code }», esté donde esté. { COMMAND("withdraw", $id) } la retira.

# Negativas

club-link-own-code = Este código es de esta misma cuenta. Escríbelo con tu otra cuenta.
club-link-already = Estas dos cuentas ya juegan como una sola.
club-link-too-many = Una persona tiene como mucho { $limit } cuentas. Separa primero una, con { COMMAND("unlink") }.
club-link-played = Estas dos cuentas han jugado entre sí en la partida { $id }, así que siguen por separado.
club-link-tournament = Estas dos cuentas están en el torneo { $id }, así que siguen por separado.
club-link-vacation = Una de estas cuentas está de vacaciones, o lo estaba mientras le tocaba jugar a la otra. Termina las vacaciones con { COMMAND("vacation off") }, haz esa jugada y repite { COMMAND("link confirm") }.
club-link-challenge = Una de estas cuentas ha retado a la otra. Retira primero el reto { $id }, con { COMMAND("withdraw", $id) }.
club-link-nothing = No hay nada que tengas que confirmar. { COMMAND("link") } te da un código para tu otra cuenta.
club-rematch-not-there = El lugar donde jugó tu rival no permite ahora este juego.
club-unlink-none = Esta cuenta no está vinculada a otra. { COMMAND("link") } la vincula.

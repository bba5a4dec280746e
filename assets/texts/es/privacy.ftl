# Bloqueos, y lo que se guarda de una persona.

# Qué hacen los comandos (100 caracteres como mucho), y sus parámetros

command-block = Impide que alguien te rete, o lista a quién has bloqueado
command-unblock = Deja que alguien te vuelva a retar
command-privacy-export = Te envía, solo a ti, todo lo que guardo sobre ti, en un archivo
command-forget = Borra tu nombre, tu cuenta, tus ratings y tus ajustes de aquí
command-param-forget-all = Todas tus cuentas vinculadas, cuando cada una lo haya confirmado
command-param-part = Qué parte, si es demasiado para un archivo

# Bloquear a una persona

club-blocked = Has bloqueado a { $name }. Ninguna de las dos partes puede retar a la otra, y no te mencionaré en las partidas que aún tengas con esa persona.
club-unblocked = Ya no bloqueas a { $name }.
club-blocking = Has bloqueado a { $names }.
club-blocking-nobody = No has bloqueado a nadie.

# Lo que se guarda de una persona

club-personal = Esto es todo lo que guardo aquí sobre ti, en JSON. { COMMAND("forget") } lo borra.
club-personal-part = Esto es todo lo que guardo aquí sobre ti, en JSON: parte { $part } de { $parts }. Tus partidas están repartidas entre las partes. { COMMAND("privacy export 2") } envía la segunda. { COMMAND("forget") } lo borra todo.

# Olvidar a una persona

club-forget-what = ¿Quieres que te olvide? Borro de aquí tu nombre, tu cuenta, tus ratings y tus ajustes, para siempre. Tus rivales conservan los registros de tus partidas, con el nombre «{ $name }». Los mensajes ya enviados se quedan donde están.
club-forget-tournament = Sales del torneo { $id }, { $game }. Allí tus rivales ganan las partidas que aún te quedan.
club-forget-open-tournament = Sales del torneo { $id }, { $game }, antes de que empiece.
club-button-forget = Olvídame
club-forgotten-name = alguien
club-forgotten = Te he olvidado. Si vuelves, empiezas de cero.
club-opponent-forgotten = Tu rival me pidió que olvidara quién es, así que ya no puedo avisarle. Para encontrar otro rival, reta a cualquiera, como { COMMAND("challenge open chifoumi") }.
club-forget-only-this = Solo olvido esta cuenta. { COMMAND("forget all") } abarca todas tus cuentas vinculadas, también { $accounts }.
club-forget-all-what = ¿Quieres que olvide todas tus cuentas: esta y { $accounts }? Lo hago cuando lo hayas confirmado con cada una de ellas, en su chat directo conmigo, en menos de un día.
club-forget-all-asked = { $account } me pidió que olvidara todas tus cuentas vinculadas, y esta es una de ellas. Si lo quieres, di { $command } aquí en menos de un día. Si no, no tienes que hacer nada; { COMMAND("unlink") } separa esta cuenta de las demás.
club-forget-all-waits = Espero a que lo hayas confirmado también con { $accounts }.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } te retira del torneo { $id } y abandona tus partidas en él.
club-forget-playing = Aún juegas { $games }. Termina o abandona primero ({ COMMAND("resign match") } si es un encuentro) y luego di otra vez { COMMAND("forget") }.

# Negativas

club-you-block = Has bloqueado a { $name }. { COMMAND("help unblock") } explica cómo desbloquear.
club-block-yourself = No puedes bloquearte.
club-blocked-already = Ya has bloqueado a { $name }.
club-not-blocked = No has bloqueado a { $name }.
club-blocks-too-many = Ya has bloqueado a { $limit } personas. Desbloquea primero a una.

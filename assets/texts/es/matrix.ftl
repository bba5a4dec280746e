# Lo que el programa dice en Matrix además de lo que dice el club.

matrix-greeting = ¡Hola! Aquí dirijo partidas de juegos de mesa. Empieza una, como { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } lista los juegos, y { COMMAND("help") } todo lo demás. Empieza los comandos con { $prefix } o con mi nombre, { $name }; las jugadas, escríbelas tal cual.
matrix-greeting-direct = ¡Hola! Dirijo partidas de juegos de mesa. Aquí puedes hablarme como quieras: { COMMAND("rules") } lista los juegos, y { COMMAND("help") } todo lo demás. Para jugar con tus amistades, invítame a una sala.
matrix-greeting-language = Para que hable español aquí, di { COMMAND($line) }.
matrix-language-name = Español
matrix-unreadable = No puedo leer esto, porque tu cliente no me ha dado las claves. Envíalo otra vez. Si no sirve, deja que tu cliente envíe también a dispositivos que no has verificado.
matrix-unwritable = No puedo escribir en { $room }: { $reason }. Dame permiso para escribir ahí, o sácame de la sala.
matrix-edited = Ya he hecho lo que decía tu mensaje antes de editarlo. Para cualquier otra cosa, escribe un mensaje nuevo.
matrix-small-talk = ¡Siempre es un placer! Cuando te apetezca jugar, { COMMAND("games") } muestra dónde te esperan, y { COMMAND("help") } lo que sé hacer.
matrix-lost-keys = He perdido mis claves de los últimos mensajes de aquí, hasta este, y no puedo leerlos. Si querías algo de mí, dilo otra vez, por favor.
matrix-no-verification = No puedo comparar emojis, porque soy un programa. Mi cuenta ha firmado mi dispositivo. Para asegurarte de que soy yo, pide a quien me mantiene la clave del dispositivo y compárala.
matrix-missed = No pude leer todo lo que se dijo aquí mientras no estaba. Si querías algo de mí y no te respondí, dilo otra vez, por favor.
matrix-replaced = Otra sala ha sustituido a esta. Dilo allí, por favor.
matrix-unencrypted = Esta sala está cifrada, pero este mensaje no lo estaba, así que no puedo saber quién lo escribió. Envíalo cifrado, por favor.
matrix-unreached = { $name }, quería decirte algo en privado, pero tu cuenta no acepta invitaciones mías. Abre un chat directo conmigo, por favor; ahí { COMMAND("games") } muestra dónde te esperan.

# Páginas

matrix-page-unencrypted = La página de una partida queda fuera del cifrado de esta sala: quien tenga su enlace puede ver la partida.

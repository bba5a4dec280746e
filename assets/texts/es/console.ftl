# Lo que dice la propia consola: un chat en la terminal.

console-greeting =
    Parlour { $version }: un chat en tu terminal, guardado en { $database }. Hablas como { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } empieza una partida contra la máquina, { COMMAND("challenge bob chifoumi") } una contra bob. Bob tiene que contestar, y entonces bob eres tú: el nombre delante de la línea dice quién habla.
    { COMMAND("rules") } lista los juegos, { COMMAND("help") } los comandos, y «/help» lo que sabe hacer esta terminal. El tabulador completa lo que escribes.
    «/as ann» deja hablar a ann, «/pictures text» (o words, files, off) fija cómo muestro los tableros, y «/dm» abre un chat directo con Parlour.
console-games = { $count ->
    [one] Hay una partida en curso. { COMMAND("board") } la muestra.
   *[other] Hay { $count } partidas en curso. { COMMAND("games") } las lista.
}
console-failed = Eso ha fallado, y no ha cambiado nada: { $reason }
console-no-picture = No puedo mostrar una imagen: { $reason }
console-help =
    «ann: accept»: ann dice { COMMAND("accept") }, aunque esté hablando otra persona
    /as ann: desde ahora habla ann; /as sin nombre: hablas como la persona a quien le toca actuar
    /room side: ir a la sala «side»; /room: volver a la primera; /dm: ir a tu chat directo con Parlour
    /1: pulsar el primer botón del último mensaje con botones
    /pictures text: mostrar los tableros como texto; también words, auto, off, files, kitty, iterm, sixel, blocks (con el tablero como texto encima)
    /quit: salir; las partidas se conservan
console-as = Hablas como { $name }.
console-in-turns = Hablas como la persona a quien le toca actuar.
console-lobby = Estás de vuelta en la primera sala.
console-room = Estás en #{ $room }.
console-direct = Estás en un chat directo con Parlour.
console-pictures = Desde ahora mostraré así los tableros.
console-no-button = { $count ->
    [0] Ningún mensaje tiene botones que pulsar.
    [one] El único botón es /1.
   *[other] Solo hay botones de /1 a /{ $count }.
}
console-unknown = No entiendo «{ $line }». «/help» muestra lo que sabe hacer esta terminal.
console-interrupted = «/quit» sale.
console-repeated = Esto ya me lo habías dicho, así que no ha cambiado nada.
console-only = solo { $name } ve esto
console-edited = sustituye el mensaje anterior
console-only-asker = solo ve esto quien preguntó
console-file = Archivo: { $path }
console-board-file = El tablero está en { $path }, siempre al día.
console-picture-file = La imagen está en { $path }.

# Páginas para el navegador.

page-skip = Ir al contenido
page-links = Páginas
page-board = Tablero
page-points = Puntos
page-start = Inicio
page-history = Jugadas
page-step-first = Primera posición
page-step-back = Jugada anterior
page-step-next = Jugada siguiente
page-step-last = Última posición
page-no-picture = No quedó sitio para esta imagen.
page-curve = Cómo fue la partida
page-curve-turn = Jugada { $turn }: { $name } podía esperar un { $percent } %.
page-better = Jugarla en el tablero
page-better-turn = Mejor: { $better } en lugar de { $played }.
page-in-words = El tablero en palabras

page-cell-plays = { $cell } Juega { $actions }.
page-chosen = Has elegido { $begun }. { $count ->
    [one] Puede ir a un lugar.
   *[other] Puede ir a { $count } lugares.
}
page-which = Eso puede significar varias acciones. Elige una.
page-dropped = La partida ha seguido. De tu jugada he conservado lo que aún es legal.
page-undo = Deshacer
page-end-turn = Terminar jugada
page-back-to-game = Volver a la partida
page-word = Jugar
page-turn = Tu jugada hasta ahora: { $actions }
page-line = Tu línea: { $actions }
page-copy-button = Copiar
page-branches = Líneas que probaste
page-forget = Olvidar
page-copy = La línea, para copiarla en el chat

page-sign-in = Iniciar sesión
page-sign-in-as = Vas a iniciar sesión como { $name }.
page-sign-in-how = Este navegador podrá jugar por ti durante 30 días. Si no pediste este enlace, cierra esta página.
page-sign-in-button = Iniciar sesión

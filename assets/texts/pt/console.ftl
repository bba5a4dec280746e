# O que o próprio console diz: uma conversa no terminal.

console-greeting =
    Parlour { $version }: uma conversa no seu terminal, guardada em { $database }. Você é { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } começa uma partida contra o computador, { COMMAND("challenge bob chifoumi") } uma contra bob. Bob tem de responder, então aí você é bob: o nome antes da linha diz quem fala.
    { COMMAND("rules") } lista os jogos, { COMMAND("help") } os comandos, e “/help” o que este terminal sabe fazer. Tab completa o que você escreve.
    “/as ann” faz ann falar, “/pictures text” (ou words, files, off) define como mostro os tabuleiros, e “/dm” abre uma conversa direta com Parlour.
console-games = { $count ->
    [1] Uma partida está em andamento. { COMMAND("board") } a mostra.
   *[other] { $count } partidas estão em andamento. { COMMAND("games") } lista todas.
}
console-failed = Isso falhou, e nada mudou: { $reason }
console-no-picture = Não consigo mostrar imagens: { $reason }
console-help =
    “ann: accept”: ann diz { COMMAND("accept") }, mesmo que outra pessoa esteja falando
    /as ann: ann fala a partir de agora; /as sem nome: você fala por quem tem de jogar
    /room side: ir para a sala “side”; /room: voltar à primeira; /dm: ir para a sua conversa direta com Parlour
    /1: pressionar o primeiro botão da última mensagem com botões
    /pictures text: mostrar tabuleiros em texto; também words, auto, off, files, kitty, iterm, sixel, blocks (com o tabuleiro em texto acima)
    /quit: sair; as partidas ficam guardadas
console-as = Você é { $name }.
console-in-turns = Você fala por quem tem de jogar.
console-lobby = Você voltou à primeira sala.
console-room = Você está em #{ $room }.
console-direct = Você está em uma conversa direta com Parlour.
console-pictures = Vou mostrar os tabuleiros assim a partir de agora.
console-no-button = { $count ->
    [0] Nenhuma mensagem tem botão para pressionar.
    [1] O único botão é /1.
   *[other] Os únicos botões são /1 a /{ $count }.
}
console-unknown = Não entendo “{ $line }”. “/help” lista o que este terminal sabe fazer.
console-interrupted = “/quit” encerra.
console-repeated = Já ouvi isso antes, então nada mudou.
console-only = só { $name } vê isto
console-edited = substitui a mensagem anterior
console-only-asker = só quem perguntou vê isto
console-file = Arquivo: { $path }
console-board-file = O tabuleiro está em { $path }, sempre atualizado.
console-picture-file = A imagem está em { $path }.

# What the console itself says: a chat in the terminal.

console-greeting =
    Parlour { $version }: a chat in your terminal, kept in { $database }. You are { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } begins a game against the computer, { COMMAND("challenge bob chifoumi") } one against bob. Then you are bob, who has to answer: the name before the line says who is speaking.
    { COMMAND("rules") } names the games, { COMMAND("help") } the commands, “/help” what this terminal can do. The tab key completes.
    “/as ann” lets ann speak, “/pictures text” (or words, files, off) says how boards are shown, “/dm” leads to a conversation with Parlour alone.
console-games = { $count ->
    [one] A game goes on; { COMMAND("board") } shows it.
   *[other] { $count } games go on; { COMMAND("games") } lists them.
}
console-trouble = That failed, and nothing was changed: { $reason }
console-no-picture = There is no picture: { $reason }
console-help =
    “ann: accept”: ann says { COMMAND("accept") }, whoever is speaking
    /as ann: ann is speaking from now on; /as without a name: whoever must act is speaking
    /room side: go to another room; /dm: to the conversation with Parlour alone
    /1: press the first button of the last message that had any
    /pictures text: show boards as text; also words, auto, off, files, kitty, iterm, sixel, blocks (with the board as text above)
    /quit: leave; the games are kept
console-as = You are { $name }.
console-in-turns = Whoever must act is speaking.
console-room = You are in #{ $room }.
console-direct = You are alone with Parlour.
console-pictures = Boards are shown like this from now on.
console-no-button = { $count ->
    [0] there is no button to press
    [one] there is only the button /1
   *[other] there are only the buttons /1 to /{ $count }
}
console-unknown = “{ $line }” is nothing that this terminal can do; “/help” lists it
console-interrupted = “/quit” leaves.
console-repeated = This event was heard before; nothing is changed.
console-only = only { $name } sees this
console-edited = in place of the message before
console-only-asker = only the one who asked sees this
console-file = File: { $path }
console-board-file = The board is in { $path }, always as it stands.
console-picture-file = The picture is in { $path }.

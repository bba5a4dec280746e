# What the console itself says: a chat in the terminal.

console-greeting =
    Parlour { $version }: a chat in your terminal, kept in { $database }. You are { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } begins a game against the computer, { COMMAND("challenge bob chifoumi") } one against bob. Bob has to answer, so then you’re bob: the name before the line says who’s speaking.
    { COMMAND("rules") } lists the games, { COMMAND("help") } the commands, and “/help” what this terminal can do. Tab completes what you type.
    “/as ann” lets ann speak, “/pictures text” (or words, files, off) sets how I show boards, and “/dm” opens a direct chat with Parlour.
console-games = { $count ->
    [one] One game is going on. { COMMAND("board") } shows it.
   *[other] { $count } games are going on. { COMMAND("games") } lists them.
}
console-failed = That failed, and nothing has changed: { $reason }
console-no-picture = I can’t show a picture: { $reason }
console-help =
    “ann: accept”: ann says { COMMAND("accept") }, even if somebody else is speaking
    /as ann: ann is speaking from now on; /as without a name: you speak as the player who must act
    /room side: go to the room “side”; /room: back to the first one; /dm: to your direct chat with Parlour
    /1: press the first button of the last message with buttons
    /pictures text: show boards as text; also words, auto, off, files, kitty, iterm, sixel, blocks (with the board as text above)
    /quit: leave; the games are kept
console-as = You are { $name }.
console-in-turns = You speak as the player who must act.
console-lobby = You are back in the first room.
console-room = You are in #{ $room }.
console-direct = You are in a direct chat with Parlour.
console-pictures = I’ll show boards like this from now on.
console-no-button = { $count ->
    [0] No message has a button to press.
    [one] The only button is /1.
   *[other] The only buttons are /1 to /{ $count }.
}
console-unknown = I don’t understand “{ $line }”. “/help” lists what this terminal can do.
console-interrupted = “/quit” leaves.
console-repeated = I’ve heard this before, so nothing has changed.
console-only = only { $name } sees this
console-edited = replaces the previous message
console-only-asker = only the person who asked sees this
console-file = File: { $path }
console-board-file = The board is in { $path }, always up to date.
console-picture-file = The picture is in { $path }.

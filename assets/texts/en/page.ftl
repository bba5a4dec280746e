# Pages for a browser.

page-skip = Skip to the page
page-links = Pages
page-board = Board
page-points = Points
page-start = Start
page-history = Turns
page-step-first = First position
page-step-back = Turn back
page-step-next = Turn forward
page-step-last = Last position
page-no-picture = There was no room for this picture.
page-curve = How the game went
page-curve-turn = Turn { $turn }: { $name } could expect { $percent }%.
page-better = Play it on the board
page-better-turn = Better: { $better } instead of { $played }.
page-in-words = The board in words

page-cell-plays = { $cell } Plays { $actions }.
page-chosen = { $begun } is chosen. { $count ->
    [one] It can go to one place.
   *[other] It can go to { $count } places.
}
page-which = That can mean several actions. Choose one.
page-dropped = The game has gone on. I kept of your turn what’s still legal.
page-undo = Undo
page-end-turn = End turn
page-back-to-game = Back to the game
page-word = Play
page-turn = Your turn so far: { $actions }
page-line = Your line: { $actions }
page-copy-button = Copy
page-branches = Lines that you tried
page-forget = Forget
page-copy = The line, to copy into the chat

page-sign-in = Sign in
page-sign-in-as = You’re about to sign in as { $name }.
page-sign-in-how = This browser can then play for you, for 30 days. If you didn’t ask for this link, close this page.
page-sign-in-button = Sign in

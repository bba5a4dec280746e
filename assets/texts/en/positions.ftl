# Questions about a position, and lists of games.

# What the commands do (at most 100 characters), and their parameters

command-board = Show the board as a picture, in words or in letters, now or after an earlier turn
command-moves = List the legal actions, or only those that begin as you say
command-at = Say what’s on a cell, and who moves it
command-around = Say what’s around a cell, clockwise from the top
command-row = Say what’s on a row
command-file = Say what’s on a file
command-line = Say what’s on each line through a cell
command-mine = Say where your pieces are
command-theirs = Say where your opponent’s pieces are
command-pieces = Say where all pieces are, or those of one kind
command-last = Say what the last turn did
command-since = Say what has happened since your last turn
command-threats = Say what your opponent could do to you in one whole turn, or you to them
command-status = Say whose turn it is, the score, and what’s in hand
command-games = List your games, or the games played here
command-param-bottom = Whose side is at the bottom
command-param-board-turn = After which turn, counting from 1
command-param-from = How the actions begin, like c2
command-param-cell = The cell, like d4
command-param-threats = Whose turn to look at: mine for your own
command-param-row = The row, as named at the edge of the board
command-param-file = The file, as named at the edge of the board
command-param-kind = The kind of piece, like rock
command-param-whose = Which games

# Turns

club-board-after = This is the board after turn { $number } of { $turns }.
club-button-turn-before = Turn before
club-button-turn-after = Next turn
club-moves = { $id }: { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-after = { $id }: after { $actions }, { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-if = If { $player } were to move:
club-moves-ahead = { $id }: if { $player } were to move, they would have { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-end = { COMMAND("end") } ends the turn here.
club-moves-typed = Type actions like { $examples }.
club-tried-ahead = { $id }, only tried, as if { $player } were to move: { $actions }. Nothing was played.
club-tried = { $id }, only tried: { $actions }. Nothing was played.
club-question-game = { $id } { $game }
club-nothing-since = Nothing has happened since { $player } played { $actions }.
club-no-pieces-of = { $player } has no pieces on the board.
club-no-piece-called = The board has no { $name }.
club-no-cell = { $name } isn’t a cell of this board. Write one like d4.
club-no-row = The board has no row { $name }: its rows are { $first } to { $last }. { COMMAND("line d4") } shows the lines through a cell.
club-no-file = The board has no file { $name }: its files are { $first } to { $last }. { COMMAND("line d4") } shows the lines through a cell.
club-no-kind = This game has no pieces called { $name }. { COMMAND("pieces") } names them all.

# Lists

club-which-game = Which game? Say its number too, like { COMMAND($example) }:
club-which-offer = Which one? Say its number too, like { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } against { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } against { $two } ({ $part }), { $status }
club-part-arena = tournament { $tournament }
club-part-tournament = tournament { $tournament }, round { $round }
club-part-match = game { $number } of a { $goal }, { $points } to { $others }
club-listed-to-move = { $name } to move, last turn { $since }
club-listed-first = { $name } to move, begun { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = over
club-listed-unseen = { $listed }. I couldn’t show you its last turn anywhere.
club-listed-challenge = { $id } { $game }: { $maker } challenges { $taker }
club-listed-rematch = { $id } { $game }: { $maker } offers { $taker } a rematch of { $table }
club-listed-draw = { $id } { $maker } offers to stop { $table }
club-listed-takeback = { $id } { $maker } asks to take back a turn in { $table }
club-listed-invitation = { $id } { $game }: { $maker } invites whoever has the code
club-listed-open = { $id } { $game }: { $maker } challenges anyone; { COMMAND("accept", $id) } to play
club-my-games = Your games ({ $count }):
club-games-here = Games here ({ $count }):
club-challenges = Challenges ({ $count }):
club-no-games = No games and no challenges. Start one, like { COMMAND("challenge bob chifoumi") }, or play the computer, like { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … and { $count } more.

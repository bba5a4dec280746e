# THE GAME. Refusals stand behind the action they are about: "c3-e7: e7 is 6 squares from c3; …".

the-game-brief = slide exactly five squares, stack up to three pieces, and take the opponent’s corner

the-game-by-base = by taking the opponent’s base
the-game-by-eliminated = because the opponent has no piece left
the-game-by-blocked = because nobody can move

the-game-piece-sun = Sun
the-game-piece-moon = Moon

the-game-must-enter = { $off ->
        [one] one of your pieces is still off the board and has
       *[other] { $off } of your pieces are still off the board and have
    } to enter first, like { $example }
the-game-must-leave = your piece on your own base, { $base }, has stood there for three turns and has to move now, like { $example }
the-game-covered = the opponent’s piece covers the one on { $at }, which can’t move until it is uncovered
the-game-stuck = the piece on { $at } can’t slide: every way of five squares is blocked, at { $obstacles }
the-game-can-move = the piece on { $at } can slide to { $targets }
the-game-same = a slide can’t end on the square where it begins
the-game-distance = { $to } is { $distance } { $distance ->
        [one] square
       *[other] squares
    } from { $from }, along rows and files; a slide of exactly five squares ends 1, 3 or 5 squares away
the-game-full = three pieces are on { $at } already, and a square holds no more
the-game-blocked = every way of five squares from { $from } to { $to } with at most two turns is blocked, at { $obstacles }
the-game-cross-empty = { $to } is empty, so nothing is captured there; { COMMAND($token) } goes there
the-game-cross-own = only your own pieces are on { $to }, so nothing is captured there; { COMMAND($token) } lands on them
the-game-cross-lost = your piece would be the lone one on { $to }, so it would be lost and capture nothing; { COMMAND($token) } lands there anyway
the-game-written = you can play this; it is written { $token }

the-game-none-off = all your pieces have entered already; slide one that is on the board
the-game-entry-occupied = a piece enters over your base, { $base }, and the base has to be empty
the-game-entry-stays = a piece that enters can’t stay on the base, { $base }: it goes on over four more squares
the-game-entry-distance = { $to } is { $distance } { $distance ->
        [one] square
       *[other] squares
    } from your base, { $base }, along rows and files; a piece that enters goes on over four squares and ends 2 or 4 squares away
the-game-entry-blocked = every way of four squares from your base, { $from }, to { $to } with at most two turns is blocked, at { $obstacles }

the-game-no-revival = captured pieces never come back; to bring in a piece that is still off the board, use “@”
the-game-no-pass = you can’t pass: you have to move while you can

the-game-position-height = { $at } holds more than three pieces; a square holds at most three
the-game-position-mixed = { $at } holds three pieces of both players: the lone one would have been captured
the-game-position-base = these pieces can’t stand on { $at }, { $color }’s base: the game ends when an opponent’s piece stands there alone
the-game-position-bases = both bases are taken, but the game ends when the first one is
the-game-position-nobody = nobody has a piece left, on the board or off it
the-game-position-off = the pieces off the board are two numbers from 0 to 5, Sun’s and Moon’s, like “5/5”; here is “{ $found }”
the-game-position-pieces = { $color } has { $found } pieces, on the board and off it; { $limit } is the most
the-game-position-first = while all five of Sun’s pieces are off the board, nothing can have happened: Sun is to move, and the board is empty
the-game-position-stay = the turns on each player’s own base are two numbers from 0 to 3, Sun’s and Moon’s, like “0/0”; here is “{ $found }”
the-game-position-stay-empty = { $color } has no piece on its base { $base }, so its turns there are 0

the-game-stay = { $color } has stood on their own base for { $turns } of { $most } turns.

the-game-hint-leave = Your piece on your own base, { $base }, has stood there for three turns and has to move now.
the-game-hint-blocked = No piece can enter over { $base } now, so one on the board slides.

# The lesson. Each page stands beside a picture, but has to be clear without it. Tests hold how long it may be.
the-game-lesson-aim = The board has eight by eight squares. Two corners are the bases: a1 is Sun’s, h8 is Moon’s. Take your opponent’s base: land there so that only your own pieces stand on it. Sun begins. Each player has five pieces, and all of them begin beside the board. If you have no pieces left, you lose.
the-game-lesson-entering = A piece enters over its own base, which has to be empty, and goes four squares more, turning at most twice. So it ends 2 or 4 squares away. Its way has to be free; only the last square may hold one or two pieces. Here @c3 has brought in Sun’s first piece, which ended on c3. While you have pieces beside the board and can bring one in, you must. So all five come in before you slide, unless your base is occupied or every way from it is blocked.
the-game-lesson-sliding = A slide goes over exactly five squares, up, down, left or right, and turns at most twice. So it ends 1, 3 or 5 squares away, counted along rows and files. You name only where it begins and ends, like c3-e6. Here it is Sun’s turn, with a piece on c3. From the square where a piece enters, it takes at least two slides to reach a base, and always an even number.
the-game-lesson-way = The way has to be free: a slide can’t pass through a piece, yours or your opponent’s. Only its last square may be occupied. Turning straight back is allowed and counts as one of the two turns, but a slide can’t touch the square where it began. Here Sun’s piece on c3 went around Moon’s on d3 and d4: two squares up to c5, then three to the right, to f5.
the-game-lesson-stacks = A slide may end on one or two pieces of either side. A square holds three at most, and only the top piece can move. Here Sun’s piece from c3 has landed on Moon’s on f5, which is stuck until Sun’s leaves.
the-game-lesson-capture = When a square holds three pieces and they are not all of one side, the lone one is captured and never comes back. Here, on f5, Moon’s piece stood on one of Sun’s. Another piece of Sun’s landed on top, and Moon’s was captured. If your piece lands on two of your opponent’s, yours is the lone one, and you lose it.
the-game-lesson-base = You win by landing on your opponent’s empty base. If one of their pieces guards it, land on that piece first, and then once more with another piece: that captures theirs, as here on h8, and wins. So watch your own base when an opponent’s piece can reach it. You may guard it with a piece of yours for three turns after the one in which the piece came; then it has to leave. A player who can’t do anything is skipped.
the-game-lesson-typing = Type { COMMAND("@c3") } to enter and { COMMAND("c3-e6") } to slide. If you see menus, choose the piece and then its square. A good first turn is @c3 for Sun; for Moon it is @f6 on 8x8, @e5 on 7x7 and @g7 on 9x9. You can choose between these three boards (here it is 7x7) when you challenge: { COMMAND("challenge open the-game 7x7") }. When the same position occurs for the third time, the game is drawn.

# The exercises of a guided first game.
the-game-exercise-entering = You are Sun. Bring a piece in over your base, a1. It ends 2 or 4 squares away; { COMMAND("@b2") }, for example, ends on b2.
the-game-exercise-stack = You are Sun. Slide a piece exactly five squares, with at most two turns, so that it lands on one of Moon’s. Your piece on c3, for example, can reach e4.
the-game-exercise-capture = You are Sun. On f5 Moon’s piece stands on one of yours. Land on top: of the three pieces, Moon’s is the lone one and is captured.
the-game-exercise-win = You are Sun. On h8, Moon’s base, your piece stands on top of one of Moon’s. Land there with another piece: Moon’s is the lone one of three and is captured, and the base is yours.
the-game-exercise-fight = Now play against me at my lowest level, turn by turn. You are Sun, all pieces are in, and Moon’s base, h8, is empty. Land on it and you win. Moon wants the same on your base, a1.

# THE GAME. Refusals stand behind the action they are about: "c3-e7: e7 is 6 squares from c3; …".

the-game-brief = five-square slides and stacks of three; take the opponent’s corner
the-game-rules = A slide goes over exactly five squares and turns at most twice. Pieces enter on their own base (@c3 names where they end), and must do so while they can; then they slide (c3-e6). A slide may end on one or two pieces; three is the most. In a stack of three of both sides the piece in the minority is captured; only the top piece moves. End on the opponent’s base and hold it alone to win. A piece may not rest on its own base for more than three turns.

the-game-by-base = by taking the opponent’s base
the-game-by-eliminated = because the opponent has no piece left
the-game-by-blocked = because nobody can move

the-game-piece-sun = Sun
the-game-piece-moon = Moon

the-game-must-enter = { $off ->
        [one] one of your pieces is still off the board and has
       *[other] { $off } of your pieces are still off the board and have
    } to enter first, for example { $example }
the-game-must-leave = your piece on your own base { $base } has stood there for three turns and has to move now, for example { $example }
the-game-covered = your piece on { $at } is covered by the opponent’s and cannot move until that one has left
the-game-stuck = the piece on { $at } has no slide: every way of five squares is blocked, by what stands on { $obstacles }
the-game-can-move = the piece on { $at } can slide to { $targets }
the-game-same = a slide has to end on another square than it begins on
the-game-distance = { $to } is { $distance } { $distance ->
        [one] square
       *[other] squares
    } from { $from }, along files and ranks; a slide over exactly five squares ends 1, 3 or 5 squares from where it begins
the-game-full = three pieces stand on { $at } already, and a square holds no more
the-game-blocked = every way over five squares from { $from } to { $to } that turns at most twice is blocked, by what stands on { $obstacles }
the-game-written = this is legal and written { $token }

the-game-none-off = none of your pieces is off the board, so none can enter
the-game-entry-occupied = a piece enters over your base { $base }, which has to be empty
the-game-entry-stays = a piece that enters cannot stay on the base { $base }: it is the first of five squares, and the piece ends on the fifth
the-game-entry-distance = { $to } is { $distance } { $distance ->
        [one] square
       *[other] squares
    } from your base { $base }, along files and ranks; a piece that enters goes on over four squares and ends 2 or 4 squares from the base
the-game-entry-blocked = every way over four squares from your base { $from } to { $to } that turns at most twice is blocked, by what stands on { $obstacles }

the-game-no-revival = captured pieces never come back; a piece that is still off the board enters with “@”
the-game-no-pass = there is no passing: you have to move while you can, and who cannot is skipped

the-game-position-height = more than three pieces on { $at }; a square holds at most three
the-game-position-mixed = three pieces of both players on { $at }: the one in the minority would have been captured
the-game-position-base = these pieces cannot stand on { $at }, { $color }’s base: the opponent’s first piece alone there ends the game
the-game-position-bases = both bases are taken, but the first one taken ends the game
the-game-position-nobody = no piece is left, on the board or off it
the-game-position-off = the pieces off the board are two numbers from 0 to 5, Sun’s and Moon’s, like “5/5”; here is “{ $found }”
the-game-position-pieces = { $color } has { $found } pieces, on the board and off it; { $limit } is the most
the-game-position-first = while all five of Sun’s pieces are off the board nothing can have happened: Sun is to move, and the board is empty
the-game-position-stay = the turns on the own base are two numbers from 0 to 3, Sun’s and Moon’s, like “0/0”; here is “{ $found }”
the-game-position-stay-empty = { $color } has no piece on its base { $base }, so its turns there are 0

the-game-stay = { $color } has stood on their own base for { $turns } of { $most } turns.

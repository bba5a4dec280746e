# THE GAME. Refusals stand behind the action they are about: "c3-e7: e7 is 6 squares from c3; …".

the-game-brief = five-square slides and stacks of three; take the opponent’s corner

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

the-game-hint-leave = The piece on { $base } has stood on its own base for three turns and has to move now.
the-game-hint-blocked = No piece can enter over { $base } now, so one on the board slides.

# The lesson. Each page stands beside a picture; four sentences at most.
the-game-lesson-aim = Two corners are the bases: a1 is Sun’s, the opposite corner, h8 here, is Moon’s. Take the opponent’s base: end there and be alone on it. Sun begins; each player has five pieces, and all of them begin beside the board. A player without any piece left has lost too.
the-game-lesson-entering = A piece comes in over its own base, which has to be empty, and goes four squares more, with two turns at most; so it ends 2 or 4 squares away. Those squares have to be free, but the last one may hold one or two pieces. @c3 means: enter and end on c3. While you have pieces beside the board and can bring one in, you must: all five come in before the first slide, unless your base is occupied.
the-game-lesson-sliding = A slide goes over exactly five squares, up, down or sideways, and turns at most twice. So it ends 1, 3 or 5 squares away; the picture shows where the piece on c3 can go. You name only where it begins and ends, as in c3-e6. From where a piece has entered it takes an even number of slides, two at least, to a base.
the-game-lesson-way = The way has to be free: no piece may stand on it, yours or the opponent’s, but the last square may be occupied. It may turn straight back, too, but not touch the square where it began. Here the piece on c3 went around the two in its way, to f5, with one turn.
the-game-lesson-stacks = A slide may end on one or two pieces; three on a square are the most. Only the top piece can move. Here Sun has landed on Moon’s piece on f5, which is stuck until Sun leaves.
the-game-lesson-capture = When three pieces stand on a square and not all are of one side, the lone one is captured and gone for good. On f5 Moon stood on a piece of Sun’s; Sun landed on top, and Moon’s was captured. If you land on two of the opponent’s, the lone one is yours, and you lose it.
the-game-lesson-base = To take a base that is held, land on the piece there, and then once more with another piece: the third one captures the other side’s, as here on h8, and wins. So watch your own base when a piece of the opponent’s can reach it. A piece of yours may guard your base for three turns after the one in which it came, then it has to leave. Who cannot do anything is skipped.
the-game-lesson-typing = Type { COMMAND("@c3") } to enter and { COMMAND("c3-e6") } to slide; where there are menus, choose the piece and then where it goes. A good first turn is @c3 for Sun and @f6 for Moon, @e5 on 7x7 and @g7 on 9x9: much can be reached from there. There are three boards, 8x8, 7x7 (here) and 9x9; name one behind the game when you challenge somebody. When the same position stands for the third time, the game is drawn.

# The exercises of a guided first game.
the-game-exercise-entering = You are Sun. Bring a piece in by way of your base at the bottom left: it ends 2 or 4 squares away from it.
the-game-exercise-stack = Slide one of your pieces exactly five squares, with two turns at most, so that it lands on a piece of Moon’s: the one on c3 can reach f5.
the-game-exercise-capture = On f5 Moon stands on a piece of yours. Land on top: of three pieces the lone one is captured.
the-game-exercise-win = On h8, Moon’s base, your piece stands on one of Moon’s. Land there with another piece: of three the lone one is captured, and the base is yours.

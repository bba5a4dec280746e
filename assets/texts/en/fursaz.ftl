# Fursaz.

fursaz-brief = stones on a hexagon flip each other in cascades; hold more at the end
fursaz-rules = Place a stone on any empty point, or pass. A stone between two enemies in a line flips if that flank is younger than the stone and than every flank of its own color; enemy stones flip first, then yours, and so on until nothing flips. Black places one stone, then White may say { COMMAND("swap") }. Two passes end the game; stones count, and empty points that only one color flanks.

fursaz-by-score = by stones and territory

fursaz-piece-stone = stone

fursaz-taken = there is a stone ({ $color }) on { $at } already; place yours on an empty point
fursaz-color = you play { $color } and place only stones of that color
fursaz-point = a stone is placed by naming nothing but its point: { $at }
fursaz-no-step = stones never move, so the one on { $from } stays there; name an empty point to place a new stone
fursaz-two-points = stones never move, and a turn places only one; name either { $from } or { $to }, if it is empty
fursaz-pass-first = nobody can pass before the first stone is on the board; place it
fursaz-swap-first = there is no stone to take over yet; the second player may swap once the first stone is placed
fursaz-swap-late = only the second player may swap, and only in answer to the first stone
fursaz-swap-again = the colors were swapped already, which happens once in a game
fursaz-end = a turn is a single stone and ends by itself; to place none, pass
fursaz-legal = nothing forbids { $action }

fursaz-position-passes = the number of passes just made is 0, 1 or 2; here is “{ $found }”
fursaz-position-opening = the third field is “first”, “pie”, “-” or “swapped”; here is “{ $found }”
fursaz-position-first-stones = “first” stands before the first stone is placed, but there are stones on the board
fursaz-position-first-passes = nobody can pass before the first stone is placed
fursaz-position-first-side = Black places the first stone, so the side to move must be “b”
fursaz-position-empty = the board is empty, so this must be “first”
fursaz-position-pie-stones = “pie” stands when there is exactly one stone on the board
fursaz-position-pie-passes = after a pass nobody may swap any more, so with “pie” this must be 0
fursaz-position-kept = the second player has neither swapped, passed nor placed a stone, so this must be “pie” or “swapped”
fursaz-position-first-color = Black places the first stone, and no stone flips before there are three
fursaz-position-turn = with these stones and passes it is the other side's turn

# Fursaz.

fursaz-brief = stones on a hexagon flip each other in cascades; hold more at the end

fursaz-by-score = by stones and territory

fursaz-piece-stone = stone

fursaz-flank = { $one } to { $two }
fursaz-flanked = { $color } flanks it: { $flanks }.
fursaz-settled = { $color }, settled by the flank { $flank }.
fursaz-settled-broken = { $color }, settled by a flank that is broken by now.
fursaz-settled-itself = { $color }, settled by its own placing or last flip.
fursaz-without-effect = { $color }’s flank has no effect: { $flanks }.

fursaz-off-board = { $at } is not on the board; its row goes from { $first } to { $last }
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

fursaz-hint-swap = Type { COMMAND("swap") } to take over this stone and its color, or place one of your own.
fursaz-hint-pass = A second pass ends the game here, { $one } to { $two }.

# The lesson. Each page stands beside a picture; four sentences at most.
fursaz-lesson-aim = Place a stone on any empty point, or pass once there is one; stones never move and never leave, they only flip to the other color. When both players pass one after the other the game ends, and whoever has more points has won: stones, and points between them (page 7). Black begins. Three lines run through every point: along the row, and along both diagonals; e5, which is marked, is where row e meets the line that rises to the left from the number 5.
fursaz-lesson-flank = A stone is flanked if, along one line, the nearest stone on each side of it is an enemy and both are equally far away. So the white stone on e4 is flanked: e2 and e6 are two points away. The one on c3 is not: c2 is one point away, c5 is two. When a flanked stone flips, the next pages tell.
fursaz-lesson-before = After you have placed a stone, enemy stones that you flank flip; then stones of yours that the enemy flanks; and so on in turn, until nothing flips. Only new flanks flip anything (page 6). Here Black is about to place on e6: what will happen?
fursaz-lesson-after = First e5 flips, which now stands between e4 and e6. That makes a new flank: c5 and the black e5 are equally far from d5, so d5 flips as well. A ring marks what has flipped; such a cascade can run across the whole board.
fursaz-lesson-age = What came last decides about a stone: its own placing or flip, a flank of its own color, or one of the enemy’s. So a flank flips what stands in its middle at the moment when it comes into being, and nothing later. Here Black once placed e5 between the white stones e4 and e6, where it stayed black because d5 and f5 flanked it. Now White’s f6 has flipped f5 and that guard is gone, but the flank from e4 to e6 is older than e5 and has no effect any more.
fursaz-lesson-between = You may also place a stone between two enemy stones. It flips in the same turn, after those that it flips itself, unless your own color flanks it then, too. So here: Black has placed on e5, between e4 and e6, and the stone is white now.
fursaz-lesson-score = At the end every stone of yours counts one point, and so does every empty point that you flank on some line and the opponent on none; small squares mark those. Until then the numbers beside the names show how it would stand. A second pass in a row ends the game, so answer a pass with a stone if you are behind. Equal numbers are a draw.
fursaz-lesson-typing = Type the point, { COMMAND("e5") }, or { COMMAND("pass") }. After the very first stone the second player may say { COMMAND("swap") } and take it over with its color, as here, where White is to move; so a good first stone is neither too strong nor too weak, such as e5 on the large board or d4 on the small one. There are two boards, 7 (a long game) and 5 (a short one, as here); name one behind the game when you challenge somebody. Look for enemy stones halfway between two points that you can hold.

# The exercises of a guided first game.
fursaz-exercise-flank = You are Black. White’s stone on e5 has your e3 on one side, two points away: place a stone on the other side of it, equally far away, and it flips.
fursaz-exercise-cascade = One stone can flip several, one after the other. Place a stone that makes two white stones yours.
fursaz-exercise-swap = You are the second player, and Black’s first stone looks strong. Take it over with its color.

# Fursaz. Refusals stand behind the action they are about: "e5: a stone (Black) is on e5 already; …".

fursaz-brief = stones on a hexagon flip each other in cascades; more points at the end win

fursaz-by-score = by stones and territory

fursaz-piece-stone = stone

fursaz-flank = { $one } to { $two }
fursaz-flanked = { $color } flanks it: { $flanks }.
fursaz-settled = { $color }, settled by the flank { $flank }.
fursaz-settled-broken = { $color }, settled by a flank that is broken now.
fursaz-settled-itself = { $color }, settled by its own placing or last flip.
fursaz-without-effect = { $color }’s flank has no effect: { $flanks }.

fursaz-off-board = { $at } isn’t on the board; its row goes from { $first } to { $last }
fursaz-taken = a stone ({ $color }) is on { $at } already; place yours on an empty point
fursaz-color = you play { $color }, so you can’t place a stone of the other color
fursaz-point = to place a stone, write only its point: { $at }
fursaz-no-step = stones never move, so the one on { $from } stays; name an empty point to place a new one
fursaz-two-points = stones never move, and you place only one in a turn; name either { $from } or { $to }, if it is empty
fursaz-pass-first = you can’t pass before the first stone is on the board; place it
fursaz-swap-first = you have no stone to take over yet; the second player may swap after the first stone
fursaz-swap-late = only the second player may swap, and only in answer to the first stone
fursaz-swap-again = the players have swapped already, and that happens only once in a game
fursaz-end = a turn is one stone and ends by itself; pass if you don’t want to place one
fursaz-legal = you can play { $action }

fursaz-position-passes = the number of passes just made is 0, 1 or 2, not “{ $found }”
fursaz-position-opening = the third field is “first”, “pie”, “-” or “swapped”, not “{ $found }”
fursaz-position-first-stones = “first” means that nobody has placed a stone yet, but the board has stones
fursaz-position-first-passes = nobody can pass before the first stone is placed
fursaz-position-first-side = Black places the first stone, so the side to move must be “b”
fursaz-position-empty = the board is empty, so this must be “first”
fursaz-position-pie-stones = “pie” means that exactly one stone is on the board
fursaz-position-pie-passes = nobody can swap after a pass, so with “pie” this must be 0
fursaz-position-kept = the second player has neither swapped, passed nor placed a stone, so this must be “pie” or “swapped”
fursaz-position-first-color = Black places the first stone, and no stone flips before the third is placed
fursaz-position-turn = these stones and passes mean that it is the other side’s turn

fursaz-hint-swap = Type { COMMAND("swap") } to take over this stone and its color, or place one of your own.
fursaz-hint-pass = A second pass ends the game here: { $winner } wins by { $more } to { $fewer }.
fursaz-hint-pass-draw = A second pass ends the game here in a draw, { $points } all.

# The lesson. Each page stands beside a picture, but has to be clear without it. Tests hold how long it may be.
fursaz-lesson-aim = Place a stone on an empty point, or pass once the board has a stone. Stones never move or leave; they only flip to the other color. Black begins. The board is a hexagon with rows a to m: a1 to a7 at the bottom, g1 to g13 in the middle, m7 to m13 at the top. Three lines run through each point. Through e5 they are the row (e4, e6), the same number (d5, f5), and letter and number together (d4, f6). Two passes in a row end the game, and more points win: your stones, and empty points that only you flank (page 7).
fursaz-lesson-flank = You flank an enemy stone if, along one line, the nearest stone on each side of it is yours and both are equally far away. Here Black flanks the white stone on e4: e2 and e6 are both two points away. Black doesn’t flank the white stone on c3: c2 is one point away, but c5 is two. The next pages tell when a flanked stone flips.
fursaz-lesson-before = When you place a stone, enemy stones that you flank flip first. Then any of your own stones that the enemy flanks flip. This repeats until nothing flips. Only new flanks flip anything (page 6). Here Black has stones on e4 and c5, White on e5 and d5. Black is about to place a stone on e6: what will happen?
fursaz-lesson-after = The stone on e5 flips first: it is now between Black’s e4 and e6. That makes a new flank. Black’s c5 and e5 are equally far from d5, so d5 flips as well. Such a cascade can run across the whole board.
fursaz-lesson-age = A flank flips an enemy stone only if the flank is newer. A stone is as new as its placing or last flip, a flank as the newer of its two stones. Here the stones came in this order: d5, e4, f5, e6, e5, f4, a1, f6. White’s f6 made a flank with f4, newer than Black’s f5, so f5 is white now. White flanks e5 too, but e4 and e6 stood before e5: it stays black. When it was placed there, Black’s d5 and f5 saved it (page 5). The flank must also be newer than any that the stone’s own color has had around it since.
fursaz-lesson-between = You may also place a stone between two enemy stones, however old they are. First your stone flips the enemies that it flanks. Then it flips itself, unless your own color flanks it too. Here Black placed a stone on e5, between White’s e4 and e6, and it is white now.
fursaz-lesson-score = When the game ends, each of your stones counts one point. So does each empty point of your territory: you flank it on some line, and your opponent flanks it on none. The score after each turn is counted the same way. A second pass in a row ends the game, so if you are behind, answer a pass with a stone. Equal scores are a draw.
fursaz-lesson-typing = Type a point, like { COMMAND("e5") }, or { COMMAND("pass") }. The second player may answer the very first stone with { COMMAND("swap") }: they take it over with its color, as here, and White is to move. So a good first stone is neither too strong nor too weak: e5 on the large board, d4 on the small one. The board 7 makes a long game; 5, as here, has rows a1 to a5, e1 to e9 and i5 to i9 and makes a short one. Name it when you challenge: { COMMAND("challenge open fursaz 5") }. Look for enemy stones halfway between two points that you can hold.

# The exercises of a guided first game.
fursaz-exercise-flank = You are Black. White’s stone on e5 has your e3 on one side, two points away. Place a stone on the other side, equally far away, and e5 flips.
fursaz-exercise-cascade = You are Black, with stones on e4 and c5; White has e5 and d5. One stone can flip several, one after the other. Place a stone that makes both white stones yours.
fursaz-exercise-swap = You are the second player, and Black’s first stone on e5 looks strong. Take it over with its color.
fursaz-exercise-pass = You are White, and the score is 9 to 8 for you. Black has just passed. End the game now, and you win.
fursaz-exercise-fight = Now play against me at my lowest level, turn by turn. You are Black, and much of the board is White’s. Flip as many stones as you can. The game ends when both of us pass; win it by points.

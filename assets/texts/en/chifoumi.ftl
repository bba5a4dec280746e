# Chifoumi: names of pieces, refusals, what can be wrong with a position.

chifoumi-brief = rock, paper, scissors and wells; chains of captures, count at the end

chifoumi-by-count = by the count of the pieces

chifoumi-piece-paper = Paper
chifoumi-piece-rock = Rock
chifoumi-piece-scissors = Scissors
chifoumi-piece-well = Well

chifoumi-legal = nothing forbids this
chifoumi-no-pass = nobody may pass who can act
chifoumi-end-not-pass = type { COMMAND("end") } to stop here and end the turn

chifoumi-placing = pieces stay where they are until all sixteen are placed; place one, as in { COMMAND($example) }
chifoumi-place-center = nothing may be placed on { $at }, the center, before all pieces stand
chifoumi-place-held = the opponent has a piece on { $at }; place pieces on empty squares or on your own
chifoumi-place-adjacent = { $at } is next to the opponent’s { $next }; opposing pieces may not be placed side by side
chifoumi-which-piece = which piece? write its letter before the square, as in { COMMAND($example) }
chifoumi-no-such-piece = “{ $letter }” is no piece; they are R (Rock), P (Paper), S (Scissors) and W (Well)
chifoumi-none-in-hand = you have no { $piece } left to place
chifoumi-all-placed = no piece is in hand; move one from square to square, as in { COMMAND("c2-c3") }

chifoumi-which-stacks = write first where the piece comes from that is to be stacked on { $to }, as in { COMMAND("c2+c3") }
chifoumi-only-capturer = only the piece on { $on }, which has just captured, may go on; go on with it or type { COMMAND("end") }
chifoumi-stuck = { $piece } on { $at } cannot move: the opponent is on every square around it, and it captures only { $prey }
chifoumi-where-to = { $piece } on { $at } can move; say where to, as in { COMMAND($example) }
chifoumi-stays = the piece on { $at } has to leave its square
chifoumi-too-far = { $to } is not next to { $from }; a piece moves one square in any direction
chifoumi-target-empty = { $to } is empty; going there is written { COMMAND($walk) }
chifoumi-stack-or-capture = your own { $target } is on { $to }; { COMMAND($stack) } stacks on it, { COMMAND($capture) } captures it
chifoumi-no-capture-but-stack = { $piece } does not capture { $target }, only { $prey }; it may be stacked on your piece: { COMMAND($stack) }
chifoumi-stack-only = your own { $target } is on { $to }; stacking on it is written { COMMAND($stack) }
chifoumi-capture-not-stack = { $target } on { $to } is the opponent’s, and you stack only on your own pieces; capture it: { COMMAND($capture) }
chifoumi-capture-only = the opponent’s { $target } is on { $to }; capturing it is written { COMMAND($capture) }
chifoumi-not-on-theirs = { $target } on { $to } is the opponent’s, and you stack only on your own pieces
chifoumi-no-capture = { $piece } does not capture { $target }, which is on { $to }; it captures { $prey }

chifoumi-position-too-many = { $color } has more than two pieces { $piece }
chifoumi-position-mixed-stack = the stack on { $at } has pieces of both colors
chifoumi-position-empty = there is no piece on the board
chifoumi-position-no-hand = pieces are in hand only in the variant “placement”; here this field is “-”
chifoumi-position-hand-order = pieces in hand are listed as P, R, S, W, first White’s (upper case), then Black’s
chifoumi-position-lost = nothing is captured while pieces are in hand, but { $color } lacks a piece { $piece }
chifoumi-position-hands = the players place in turn, so Black has as many pieces in hand as White or one more, not { $black } to { $white }
chifoumi-position-turn = by the number of pieces in hand it is { $color }’s turn
chifoumi-position-center = nothing can stand in the center while pieces are in hand
chifoumi-position-adjacent = { $one } and { $two } are next to each other, but opponents cannot be neighbors while pieces are in hand
chifoumi-position-going-on = “{ $found }” is no square; this field names the piece that may go on after a capture, or is “-”
chifoumi-position-nobody-goes-on = no piece can go on after a capture here, so this field must be “-”
chifoumi-position-going-on-piece = a piece that has just captured stands alone, but on { $at } is no single piece of { $color }
chifoumi-position-nothing-captured = { $piece } on { $at } cannot have captured just now: no piece that it captures is missing
chifoumi-position-no-origin = { $piece } on { $at } cannot have come there: the opponent is on every square around it

chifoumi-kinds-left = { $color } has { $kinds } left.

chifoumi-hint-going-on = Only the piece on { $at } may go on: capture, step or stack.

# The lesson. Each page stands beside a picture; four sentences at most.
chifoumi-lesson-aim = Each side has eight pieces, two of each kind: rock, paper, scissors and well. White begins, and a piece moves one square, straight or diagonally. Capture what you beat: when the game ends, each of your pieces counts one point, and more points win. The square in the middle, d4, is marked for the variant “placement” alone.
chifoumi-lesson-beating = Rock beats scissors, scissors beat paper, paper beats rock and well, the well beats rock and scissors; nothing beats its own kind. A capture is written with an x: the paper on e2 can take the rock on e3, e2xe3. The picture shows where it can go: a dot is a step, a frame a capture or a piece of your own. You may even capture a piece of your own that you beat, which costs you its point.
chifoumi-lesson-stacks = You may step onto your own pieces: c2+b3 would make a stack of three. The number says how high a stack is, and the small pieces are those underneath. Only the top piece moves, and only the top piece counts for what is beaten: under a rock, paper is safe from scissors. But who captures a stack captures all of it.
chifoumi-lesson-chain = After a capture the same piece may go on: capture again, step, or stack, and a mere step or stack ends the turn. Here paper took the rock on e3, the rock on d4, and went to c5: it struck and ran, so it does not always help to guard a piece. Type { COMMAND("end") } to stop, or { COMMAND("undo") } to take the last step back. You cannot pass; who cannot do anything is skipped.
chifoumi-lesson-count = The game ends when one side has no piece left, when only one kind of piece is left on the board, for then nothing can be captured any more, or when the same position stands for the third time. Pieces inside stacks count too, as points and as kinds. Black, who moves second, gets half a point more, so that equal numbers and equal trades win for Black. Once each has finished two turns you may also agree to stop here and count: { COMMAND("draw") } offers that, and says who would win.
chifoumi-lesson-placement = In the variant “placement” the board begins empty, and the players place their sixteen pieces in turn: W@d3 puts a well on d3, and R, P and S are the others. Not in the center, not on or beside an opponent’s piece, but on your own pieces if you like. Then White moves first, and the center is a square like others. In “basic” all pieces stand already.
chifoumi-lesson-typing = Type { COMMAND("e2-e3") } to move, { COMMAND("c2+c3") } to stack, { COMMAND("c2xc3") } to capture, and a whole turn at once: { COMMAND("e2xe3 e3xd4 d4-c5") }; where there are menus, choose the piece and then where it goes. A good first turn is e2-e3: paper comes forward, and the wells on the other side have to beware of it. Before you step, look at all eight squares around for what beats you.

# The exercises of a guided first game.
chifoumi-exercise-capture = You are White. Paper beats rock, and so does the well: capture the rock on e3, with your paper on e2 or with your well on f3.
chifoumi-exercise-chain = After a capture the same piece may go on. Capture two pieces in one turn, one after the other.
chifoumi-exercise-stack = Put one of your pieces onto another one beside it.
chifoumi-exercise-win = Black has one piece left. Take it, and the game ends with the count: more pieces win.

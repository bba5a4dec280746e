# Chifoumi: names of pieces, refusals, what can be wrong with a position. Refusals stand behind the action they are
# about: "c2-c4: c4 is not next to c2; …".

chifoumi-brief = rock, paper, scissors and wells capture each other; more pieces at the end win

chifoumi-by-count = on the piece count

chifoumi-piece-paper = Paper
chifoumi-piece-rock = Rock
chifoumi-piece-scissors = Scissors
chifoumi-piece-well = Well

chifoumi-legal = you can play this
chifoumi-no-pass = you can’t pass while you can act
chifoumi-end-not-pass = you can’t pass now; type { COMMAND("end") } to stop here and end your turn

chifoumi-placing = no piece moves until all sixteen are placed; place one, like { COMMAND($example) }
chifoumi-place-center = you can’t place anything on { $at }, the center, until all pieces are on the board
chifoumi-place-held = your opponent has a piece on { $at }; place yours on an empty square or on your own pieces
chifoumi-place-adjacent = { $at } is next to your opponent’s { $next }; you can’t place a piece beside an opposing one
chifoumi-which-piece = which piece? write its letter before the square, like { COMMAND($example) }
chifoumi-no-such-piece = “{ $letter }” isn’t a piece; the pieces are R (Rock), P (Paper), S (Scissors) and W (Well)
chifoumi-none-in-hand = you have no { $piece } left to place
chifoumi-all-placed = you have no piece in hand; move one on the board, like { COMMAND("c2-c3") }

chifoumi-which-stacks = which piece goes onto { $to }? write its square first, like { COMMAND("c2+c3") }
chifoumi-only-capturer = only the piece on { $on }, which has just captured, may go on; play on with it or type { COMMAND("end") }
chifoumi-stuck = { $piece } on { $at } can’t move: the opponent is on every square around it, and it captures only { $prey }
chifoumi-where-to = where does { $piece } on { $at } go? write it like { COMMAND($example) }
chifoumi-stays = the piece on { $at } can’t stay there; name a square next to it
chifoumi-too-far = { $to } isn’t next to { $from }; a piece moves one square in any direction
chifoumi-target-empty = { $to } is empty; to go there, write { COMMAND($walk) }
chifoumi-stack-or-capture = your own { $target } is on { $to }; { COMMAND($stack) } stacks on it, { COMMAND($capture) } captures it
chifoumi-no-capture-but-stack = { $piece } can’t capture { $target }, only { $prey }; to stack it on your own piece, write { COMMAND($stack) }
chifoumi-stack-only = your own { $target } is on { $to }; to stack on it, write { COMMAND($stack) }
chifoumi-capture-not-stack = you can stack only on your own pieces, and { $target } on { $to } is your opponent’s; to capture it, write { COMMAND($capture) }
chifoumi-capture-only = your opponent’s { $target } is on { $to }; to capture it, write { COMMAND($capture) }
chifoumi-not-on-theirs = you can stack only on your own pieces, and { $target } on { $to } is your opponent’s
chifoumi-no-capture = { $piece } can’t capture { $target } on { $to }; it captures only { $prey }

chifoumi-position-too-many = { $color } has more than two pieces of the kind { $piece }
chifoumi-position-mixed-stack = the stack on { $at } has pieces of both colors
chifoumi-position-empty = the board has no pieces
chifoumi-position-no-hand = players have pieces in hand only in the variant “placement”; here this field is “-”
chifoumi-position-hand-order = list the pieces in hand in the order P, R, S, W, first White’s (upper case), then Black’s
chifoumi-position-lost = nobody captures before all pieces are placed, but { $color } lacks a piece: { $piece }
chifoumi-position-hands = the players place in turn, so Black has as many pieces in hand as White or one more, not { $black } to { $white }
chifoumi-position-turn = the number of pieces in hand says that it is { $color }’s turn
chifoumi-position-center = the center stays empty until all pieces are placed
chifoumi-position-adjacent = { $one } and { $two } are next to each other, but opponents can’t be neighbors until all pieces are placed
chifoumi-position-going-on = “{ $found }” isn’t a square; this field names the piece that may go on after a capture, or is “-”
chifoumi-position-nobody-goes-on = no piece can go on after a capture here, so this field must be “-”
chifoumi-position-going-on-piece = a piece that has just captured stands alone, but { $at } doesn’t hold a single piece of { $color }
chifoumi-position-nothing-captured = { $piece } on { $at } can’t have captured just now: no piece that it captures is missing
chifoumi-position-no-origin = { $piece } on { $at } can’t have come from anywhere: the opponent is on every square around it

chifoumi-kinds-left = { $color } has { $kinds } left.

chifoumi-hint-going-on = Only the piece on { $at } may go on: capture, step or stack.

# The lesson. Each page stands beside a picture, but has to be clear without it. Tests hold how long it may be.
chifoumi-lesson-aim = The board is a cross of 33 squares: rows 3, 4 and 5 go from a to g, the other rows only from c to e. You have eight pieces, two of each kind: rock, paper, scissors and well. White begins. A piece moves one square, straight or diagonally, and captures the kinds it beats. When the game ends, each of your pieces counts one point, and more points win. The center, d4, is marked for the variant “placement”, where nothing may be placed on it. In “basic” it is a square like any other.
chifoumi-lesson-beating = Rock beats scissors. Scissors beat paper. Paper beats rock and well. A well beats rock and scissors. No kind beats itself. A capture is written with an x: here White’s paper on e2 can take Black’s rock on e3, e2xe3. You may even capture a piece of your own, if yours beats it, but you lose its point.
chifoumi-lesson-stacks = You may step onto your own pieces, whatever their kinds. Here c2+b3 would put White’s rock on the two pieces on b3 and make a stack of three. Only the top piece moves, and only the top piece can be attacked: with a rock on it, paper is safe from scissors. But a piece that captures a stack takes all of it.
chifoumi-lesson-chain = After a capture, the same piece may go on: capture again, step, or stack. A step or a stack ends the turn. Here White’s paper took the rock on e3, then the rock on d4, and ran to c5. So a guard doesn’t always help: the capturer may be gone before you can take it. Type { COMMAND("end") } to stop, or { COMMAND("undo") } to take back the last action. You can’t pass, but you are skipped if you can’t do anything.
chifoumi-lesson-count = The game ends when one side has no pieces left, or when all pieces on the board are of one kind. It also ends when the same position occurs for the third time. Pieces inside stacks count too, as points and as kinds. Black moves second and gets half a point more, so with equal pieces Black wins. Here White has taken Black’s last piece and wins 2 to ½. After two turns each, you may agree to stop and count: { COMMAND("draw") } offers that and says who would win.
chifoumi-lesson-placement = In the variant “placement”, the board begins empty, and the players take turns placing their sixteen pieces. W@d3 puts a well on d3; R, P and S are the other kinds. You can’t place a piece on the center, d4, or on or beside an opponent’s piece. You may place it on or beside your own. When all pieces are placed, White moves first, and the center is a square like any other. In “basic” all pieces are on the board from the start.
chifoumi-lesson-typing = Type { COMMAND("e2-e3") } to move, { COMMAND("c2+c3") } to stack, { COMMAND("c2xc3") } to capture, or a whole turn at once: { COMMAND("e2xe3 e3xd4 d4-c5") }. If you see menus, choose the piece and then its square. A good first turn is e2-e3: the paper comes forward, and from e4 it could take the well on f5. Before you step, look at all eight squares around: does anything there beat you?

# The exercises of a guided first game.
chifoumi-exercise-capture = You are White. Paper beats rock, and so does a well. Capture the rock on e3, with your paper on e2 or your well on f3.
chifoumi-exercise-chain = You are White. After a capture, the same piece may go on. Capture two pieces in one turn: the rocks on e3 and d4.
chifoumi-exercise-stack = You are White. Put one of your pieces onto another one beside it. Write it with a plus sign, like { COMMAND("c2+b3") }.
chifoumi-exercise-win = You are White, with paper on d4 and scissors on e3. Black has one piece left, the well on e5. Take it: the game ends, and more pieces win.
chifoumi-exercise-fight = Now play against me at my lowest level, turn by turn. You are White, with rock, paper, scissors and well; Black has rock, paper and scissors, and only Black’s paper beats your well. Win: take Black’s pieces and keep your own.

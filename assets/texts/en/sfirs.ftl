# SFIRS: its piece, why an action is refused, and what is wrong with a position. Refusals stand behind the action they
# are about: "e8-e9: a piece moves at least two squares".

sfirs-brief = pieces slide past each other to put each other out of action; be the last player who can move

sfirs-by-immobile = because the opponent has no active piece that can move

sfirs-piece-cube = cube

sfirs-legal = you can play { $action }
sfirs-sign = pieces only slide; nothing is captured or stacked, so write { $action }
sfirs-drop = all pieces are on the board from the start, so you have none to put down; move one
sfirs-pass = you can’t pass; move an active piece, or one out of the start area
sfirs-first-turn = a player’s first turn moves a piece out of the start area (e5 to h8), so the piece on { $at } has to wait
sfirs-just-moved = the piece on { $at } has just moved and become inactive; go on with another piece, or type { COMMAND("end") }
sfirs-on-edge = the piece on { $at } is on the outer edge, where pieces stay inactive for good
sfirs-inactive = the piece on { $at } is inactive; only active pieces and those in the start area can move
sfirs-not-straight = pieces move along a row or a file, and { $to } shares neither with { $from }
sfirs-into-start-area = { $to } is in the start area, where no move may end
sfirs-too-short = a piece moves at least two squares
sfirs-blocked = the piece on { $at } is in the way
sfirs-occupied = a piece is on { $at } already
sfirs-leaving =
    a piece that leaves the start area can’t pass or stop next to { $count ->
        [one] the active piece on { $pieces }
       *[other] the active pieces on { $pieces }
    }
sfirs-head-on = a move can’t end on { $to }, head-on against the active piece on { $at }; stop earlier
sfirs-crossing = a move may cross the start area only if it makes a piece inactive: the one that moves or another one
sfirs-where-to = where does the piece on { $at } go? it can play { $actions }
sfirs-may-revive = the piece on { $at } is inactive; type { COMMAND($action) } to revive it
sfirs-stuck =
    the piece on { $at } can’t go anywhere because of { $count ->
        [one] the piece on { $pieces }
       *[other] the pieces on { $pieces }
    }

sfirs-revive-waiting = the piece on { $at } is in the start area, where pieces need no reviving; move it out
sfirs-revive-active = the piece on { $at } is active already
sfirs-revive-later = you can revive a piece only after another piece of yours has become inactive by its move in the same turn
sfirs-revive-beside =
    you can’t revive the piece on { $at } next to { $count ->
        [one] the inactive piece on { $pieces }
       *[other] the inactive pieces on { $pieces }
    }

sfirs-position-active-start = the piece on { $at } is in the start area, so write it with a small letter
sfirs-position-active-edge = the piece on { $at } is on the outer edge, so it is inactive: write it with a small letter
sfirs-position-start-area = the piece on { $at } has the wrong color: no piece enters the start area, where the colors alternate, white on e8
sfirs-position-count = { $color } has { $wanted } pieces, and none ever leaves the board; here are { $found }
sfirs-position-active-beside = the piece on { $at } can’t be active next to the one on { $next }
sfirs-position-first = the players whose first turn is still to come are “wb”, “b” or “-”, not “{ $found }”
sfirs-position-first-moved = { $color } can’t have the first turn still to come: { $at } is not as it was at the start
sfirs-position-first-waiting = { $color } can’t have had the first turn: no piece has left the start area
sfirs-position-first-left = { $color } has had one turn, and in one turn at most two pieces leave the start area
sfirs-position-bonus = name the piece that has just become inactive by its square, or write “-”; here is “{ $found }”
sfirs-position-bonus-none = no turn can go on here after a move to { $at }
sfirs-position-bonus-piece = { $at } doesn’t hold a piece of the side to move that has just become inactive by its move
sfirs-position-bonus-over = after the move to { $at } nothing more can be done, so the turn is over

sfirs-active = Active: White { $white }, Black { $black }.

sfirs-hint-going-on = The piece on { $at } became inactive, so the turn may go on with one of these: { $ways }.
sfirs-hint-last = The piece on { $at } became inactive, so the turn may go on with one of these: { $ways }. No active piece can move now: { COMMAND("end") } may lose the game.
sfirs-hint-leaving = a piece out of the start area
sfirs-hint-active = an active piece
sfirs-hint-revival = a revival like { COMMAND($example) }

# The lesson. Each page stands beside a picture, but has to be clear without it. Tests hold how long it may be.
sfirs-lesson-aim = Be the last player who can move: if your turn begins and you have no active piece that can move, you lose. The board has twelve by twelve squares, a1 to l12. Eight pieces of each side wait in the start area in the middle, e5 to h8; their colors alternate, and e8 is White’s. Each side has two more, which begin inactive: White’s on b11 and k11, Black’s on b2 and k2. No piece is ever captured; pieces put each other out of action. A piece on the outer edge is out of action for good.
sfirs-lesson-first = A piece moves like a rook in chess: straight, over empty squares, and at least two squares. No move ends in the start area. White begins, and in your first turn you bring a piece out of the start area. On its way out it can’t pass or stop next to an active piece of either side (page 3). Here White may begin with the piece on e8, for example.
sfirs-lesson-active = A piece that has moved is active, unless it stops on the outer edge or next to any piece, even one that waits in the start area. “Next to” means sharing a side; diagonals don’t count. Here the white piece on e10 and the black one on k8 are active. In later turns, too, you move an active piece or bring out another one; no other pieces can move.
sfirs-lesson-passing = An active piece puts others out of action by moving past them. Every active piece beside its way or its last square becomes inactive, your own too. Pieces beside the square where it begins don’t count. Here White moved from j10 to j4, past Black’s k8, which is inactive now.
sfirs-lesson-head-on = An active piece can’t stop head-on, on the last square before another active piece. Here White’s e10 can’t stop on g10, because Black’s h10 is active. A move can’t end on another piece, either. An active piece may cross empty squares of the start area only if its move makes a piece inactive: one beside its way, or itself. So e10 may go down to e1, because it becomes inactive there, on the edge.
sfirs-lesson-going-on = A turn is one move. But if that makes your piece inactive, you may go on with another piece: bring one out of the start area, move an active one, or revive an inactive one. Here White moved e8-e12, to the edge, and revived b11. You can’t revive a piece on the edge or next to an inactive piece outside the start area. If you go on by bringing one out or reviving one, your turn ends. If you go on with an active piece and it becomes inactive too, you may go on again.
sfirs-lesson-end = You may also type { COMMAND("end") } instead of going on, but look first. Here White has just moved to e12 and has no active piece. If the turn ends now, White loses when their next turn begins. You need no active piece before your first turn, but you need one that can move before every later turn. Pieces that wait in the start area don’t help.
sfirs-lesson-typing = Type { COMMAND("e8-e11") } to move, { COMMAND("+b11") } to revive, or a whole turn at once: { COMMAND("e8-e12 +b11") }. If you see menus, choose the piece and then its square. A good first turn is e8-e10 for White, and g5-g3 is a good answer to it. If an enemy can pass beside your only active piece, you lose. So keep two, away from each other and from the edge. When the same position occurs for the third time, the game is drawn.

# The exercises of a guided first game.
sfirs-exercise-first = You are White. Bring a piece out of the start area and leave it active: it can’t stop on the outer edge or next to another piece.
sfirs-exercise-passing = You are White. Move your active piece on j10 down past Black’s active piece on k8, or stop beside it. That puts the black one out of action.
sfirs-exercise-revival = You are White. Your piece has just moved to e12, on the edge, and is inactive, so your turn goes on. Revive your inactive piece on b11 or on k11; either one will do.
sfirs-exercise-win = You are White. Black has only one active piece, on c4. Put it out of action and still have an active piece that can move: then Black can’t begin a turn, and you win. If your turn goes on, revive a piece or type { COMMAND("end") }.
sfirs-exercise-fight = Now play against me at my lowest level, turn by turn. You are White, with active pieces on c10 and g3; mine are on b5 and j8. Each of us has two more that wait, and all others are out of action on the edge. Put my active pieces out of action and keep one that can move: then I can’t begin a turn, and you win.

# SFIRS: its piece, why an action is refused, and what is wrong with a position.

sfirs-brief = twelve by twelve squares; pieces put each other out of action by passing by

sfirs-by-immobile = because the opponent has no active piece that can move

sfirs-piece-cube = cube

sfirs-legal = { $action } is legal here
sfirs-sign = pieces only slide, written with a dash like { $action }; nothing is captured or stacked
sfirs-drop = all pieces are on the board from the beginning; there is none to put down
sfirs-pass = there is no passing; move an active piece, or one out of the start area
sfirs-first-turn = a player's first move is made with a piece out of the start area (e5 to h8), so the piece on { $at } has to wait
sfirs-just-moved = the piece on { $at } has just moved and become inactive; go on with another piece, or type { COMMAND("end") }
sfirs-on-edge = the piece on { $at } is on the outer edge, where pieces stay inactive for good
sfirs-inactive = the piece on { $at } is inactive; only active pieces, and those in the start area, may move
sfirs-not-straight = pieces move along a file or a rank, and { $to } is in neither of those through { $from }
sfirs-into-start-area = { $to } is in the start area, where no move may end
sfirs-too-short = a piece moves at least two squares
sfirs-blocked = the piece on { $at } is in the way
sfirs-occupied = there is a piece on { $at } already
sfirs-leaving =
    a piece that leaves the start area may not pass, or stop next to, { $count ->
        [one] the active piece on { $pieces }
       *[other] the active pieces on { $pieces }
    }
sfirs-head-on = no move may end on { $to } head-on against the active piece on { $at }; stop earlier
sfirs-crossing = the start area may be crossed only by a move that makes a piece inactive: the moved one or another one
sfirs-where-to = say where the piece on { $at } is to go: { $actions }
sfirs-may-revive = the piece on { $at } is inactive; type { COMMAND($action) } to revive it
sfirs-stuck =
    the piece on { $at } cannot go anywhere because of { $count ->
        [one] the piece on { $pieces }
       *[other] the pieces on { $pieces }
    }

sfirs-revive-waiting = the piece on { $at } is in the start area, where pieces are neither active nor inactive and need no reviving
sfirs-revive-active = the piece on { $at } is active already
sfirs-revive-later = a piece may be revived only in a turn in which another piece of yours has just become inactive by its move
sfirs-revive-beside =
    the piece on { $at } cannot be revived next to { $count ->
        [one] the inactive piece on { $pieces }
       *[other] the inactive pieces on { $pieces }
    }

sfirs-position-active-start = the piece on { $at } is in the start area, so it is written with a small letter
sfirs-position-active-edge = the piece on { $at } is on the outer edge, so it is inactive and written with a small letter
sfirs-position-start-area = the piece on { $at } has the wrong color: nobody enters the start area, where the colors alternate, white on e8
sfirs-position-count = { $color } has { $wanted } pieces, none of which ever leaves the board; here are { $found }
sfirs-position-active-beside = the piece on { $at } cannot be active next to the one on { $next }
sfirs-position-first = the players whose first turn is still to come are “wb”, “b” or “-”; here is “{ $found }”
sfirs-position-first-moved = { $color } cannot have the first turn still to come: { $at } is not as it was at the start
sfirs-position-first-waiting = { $color } cannot have had the first turn: no piece has left the start area
sfirs-position-first-left = { $color } has had one turn, in which no more than two pieces can have left the start area
sfirs-position-bonus = the piece that has just become inactive is named by its square, or “-”; here is “{ $found }”
sfirs-position-bonus-none = there is no turn here that could go on after a move to { $at }
sfirs-position-bonus-piece = on { $at } there is no piece of the side to move that a move has just made inactive
sfirs-position-bonus-over = after the move to { $at } nothing more can be done, so the turn is over

sfirs-active = Active: White { $white }, Black { $black }.

sfirs-hint-going-on = The piece on { $at } became inactive, so the turn may go on with one of these: { $ways }.
sfirs-hint-last = The piece on { $at } became inactive, so the turn may go on with one of these: { $ways }. No active piece can move now: { COMMAND("end") } may lose the game.
sfirs-hint-leaving = a piece out of the start area
sfirs-hint-active = an active piece
sfirs-hint-revival = a revival like { COMMAND($example) }

# The lesson. Each page stands beside a picture; four sentences at most.
sfirs-lesson-aim = Be the last who can move: whoever begins a turn without an active piece that can move has lost. Eight pieces of each side wait in the start area in the middle, two more stand in the corners of the play area and begin inactive. Nothing is ever captured; pieces are put out of action instead. On the outer edge a piece is out of action for good.
sfirs-lesson-first = A piece moves like a rook in chess: straight, at least two squares, over empty squares, and it never ends in the start area. White begins, and the first turn of each player brings a piece out of the start area; the picture shows where the one on e8 can go. On its way out it may neither pass nor stop beside an active piece (page 3), yours or the opponent’s.
sfirs-lesson-active = A piece that has moved is active, unless it ends on the outer edge or next to any piece, one that waits in the start area included. Active pieces stand turned by 45°, like the ones on e10 and k8. Only two kinds of piece can move: active ones, and those that still wait in the start area. “Next to” means sharing a side; diagonally does not count.
sfirs-lesson-passing = An active piece puts others out of action by moving past them: every active piece beside its way or its last square becomes inactive, yours too. Here White went from j10 to j4, past k8, which is inactive now. What stands beside the square where the way begins does not count.
sfirs-lesson-head-on = A move may not end head-on before an active piece, on the last square before it: e10 cannot stop on g10, because h10 is active. It may not end on another piece either. An active piece may cross the start area, over empty squares, only if that move makes some piece inactive: itself, like e10 if it goes down to e1 on the edge, or one beside its way.
sfirs-lesson-going-on = A turn is one move. But if your piece became inactive by it, you may go on with another piece: bring one out of the start area, move an active one, or revive an inactive one of yours, not on the edge and not next to an inactive one outside the start area. Here White went to the edge, e8-e12, and revived b11. If it was an active piece that you moved and it became inactive too, you may go on again; the other two end the turn.
sfirs-lesson-end = You may also type { COMMAND("end") } instead of going on. Look first: White, who has just gone to e12, has no active piece. If the turn ends like that, White has lost when their next turn begins. Nobody needs an active piece before their first turn, but everybody does after it; those that wait in the start area do not help.
sfirs-lesson-typing = Type { COMMAND("e8-e11") } for a move, { COMMAND("+b11") } to revive, or the whole turn at once: { COMMAND("e8-e12 +b11") }; where there are menus, choose the piece and then where it goes. A good first turn is e8-e10 for White and h8-h10 for Black: an active piece with room on all sides. Keep two active pieces, and keep them away from the edge. When the same position stands for the third time, the game is drawn.

# The exercises of a guided first game.
sfirs-exercise-first = You are White. Bring a piece out of the start area so that it is active: it stops neither on the outer edge nor next to another piece.
sfirs-exercise-passing = Move your active piece on j10 past the black one on k8, or stop beside it: that puts the black one out of action.
sfirs-exercise-revival = Your piece has just gone to the edge, e12, and is inactive. So your turn goes on: revive one of your inactive pieces, on b11 or on k11.

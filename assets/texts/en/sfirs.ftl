# SFIRS: its piece, why an action is refused, and what is wrong with a position.

sfirs-brief = twelve by twelve squares; pieces put each other out of action by passing by
sfirs-rules = A piece moves like a rook, two squares or more, over empty squares, and never ends in the start area in the middle. Only active pieces move, and pieces that leave the start area. Active pieces beside the way of an active piece become inactive; the moved piece is inactive if it ends on the outer edge or next to any piece. If your moved piece became inactive you may go on with another piece: out of the start area, with an active one, or by reviving an inactive one (+b2). Who begins a turn without an active piece that can move has lost.

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

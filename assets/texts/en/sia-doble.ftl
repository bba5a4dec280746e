# Sia Doble. Refusals stand behind the action they are about; some of them are also listed, in parentheses, when a
# marker has no way at all.

sia-doble-brief = move markers over lines with one buoy; two must reach the far rank

sia-doble-by-goal = with two markers on the opponent’s base rank
sia-doble-by-blocked = because nobody can move

sia-doble-piece-marker = marker
sia-doble-piece-buoy = { $count ->
    [one] buoy
   *[other] buoys
}

sia-doble-playable = this can be played: { $moves }
sia-doble-pass = nobody may pass who can act
sia-doble-plus = “+” means nothing in this game: nothing is stacked or brought back

sia-doble-too-few = { $missing ->
    [one] one more buoy has to be placed
   *[other] { $missing } more buoys have to be placed
  } before the turn can end
sia-doble-place-first = markers move only when all buoys stand
sia-doble-letter = buoys are all alike, so no letter like “{ $letter }” stands before the “@”
sia-doble-not-a-crossing = { $at } is a square, and buoys stand on crossings, p1 to u6
sia-doble-corner = { $at } is a corner of the board, where no buoy may stand
sia-doble-other-half = { $at } is not in your half; your buoys stand on lines { $first } to { $last }
sia-doble-buoy-there = a buoy stands on { $at } already

sia-doble-all-placed = all buoys stand already, and only markers move now
sia-doble-only-pushed = { $at } is a crossing, and buoys move only with a marker that crosses their line; name the squares a marker goes from and to
sia-doble-not-a-square = { $at } is a crossing, and markers stand on squares, a1 to e5
sia-doble-not-beside = a marker goes one square straight ahead, back or sideways; from { $from } that is { $beside }
sia-doble-occupied = a marker stands on { $at }
sia-doble-no-buoy = exactly one of { $one } and { $other } must hold a buoy, and neither does
sia-doble-two-buoys = exactly one of { $one } and { $other } must hold a buoy, and both do
sia-doble-take-back = that would take back your last move in your very next turn
sia-doble-sign = nothing is captured or stacked, so write { $action } without “{ $sign }”
sia-doble-stuck = the marker on { $at } cannot move: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = the phase is “place” or “play”; here is “{ $found }”
sia-doble-position-markers = { $color } has 3 markers; here are { $found }
sia-doble-position-after-goal = this goes beyond the end: the game is over once two of one side's markers stand on the opponent's base rank
sia-doble-position-moved = while buoys are placed, the markers stand on b1, c1, d1 and b5, c5, d5
sia-doble-position-crossing = “{ $found }” is no crossing; crossings are p1 to u6
sia-doble-position-order = { $at } is out of order; buoys are listed by letter, then number, each once
sia-doble-position-buoys = { $least } to { $most } buoys stand on the board when markers move; here are { $found }
sia-doble-position-buoys-red = here Red has { $least } to { $most } buoys on lines 1 to 3; found are { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Black has no buoys on lines 4 to 6 while Red places; found are { $found }
   *[other] here Black has { $least } to { $most } buoys on lines 4 to 6; found are { $found }
  }
sia-doble-position-bans = what may not be taken back is written for Red and for Black with “/” between, like “b2b1/-”; here is “{ $found }”
sia-doble-position-ban = “{ $found }” is no move between squares beside each other, like “b2b1”, nor “-”
sia-doble-position-early-ban = while buoys are placed, there is nothing to take back: “-”
sia-doble-position-ban-marker = { $color } cannot take back a move from { $from } to { $to }: one of its markers must stand on { $from } and none on { $to }

sia-doble-at-goal = { $color }: { $count } of 2 markers on row { $rank }, the opponent’s base rank.
sia-doble-banned = { $color } may not take back: { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Buoys placed: { $placed }, of 7 at most; { COMMAND("end") } finishes.
   *[other] Buoys placed: { $placed }, of 7 at most; { $missing } more before { COMMAND("end") }.
  }

# The lesson. Each page stands beside a picture; four sentences at most.
sia-doble-lesson-aim = Bring two of your three markers to the opponent’s base rank, the row where theirs begin. Markers stand on squares, a1 to e5, named at the left and below, such as b2: Red’s begin on b1, c1 and d1, Black’s on b5, c5 and d5. Buoys stand where the lines between the squares cross, on crossings, p1 to u6, named at the right and above, such as q2. Nothing is ever captured.
sia-doble-lesson-placing = First buoys are placed. Red begins and places all of theirs in one turn, together or one after the other: five to seven, on crossings of the lines 1 to 3, never in a corner of the board; { COMMAND("end") } finishes, and the seventh does so by itself. Then Black does the same on the lines 4 to 6, and Red moves first. Buoys belong to nobody once they are there.
sia-doble-lesson-crossing = A marker goes to the empty square above, below, left or right of it. It may do so only if exactly one end of the line between the two squares holds a buoy. The line between b1 and b2 runs from q2 to r2: there is a buoy on q2 and none on r2, so b1-b2 is possible. The line between b1 and c1 runs from r1 to r2, both empty, so b1-c1 is not possible; with a buoy at both ends it would not be, either.
sia-doble-lesson-buoy = The marker takes the buoy along to the other end of the line: after b1-b2 it stands on r2 instead of q2. That changes what is possible beside it, for you and for the opponent: with buoys on r2 and s2, the line between c1 and c2 is closed now. So look which ways a move opens, and which it closes. Buoys at every second crossing keep ways open; side by side they close them.
sia-doble-lesson-back = Two markers on the opponent’s base rank win at once, if they stand there at the same time: here Red has gone from a4 to a5, to the one on b5. You may not take back your own last move in your very next turn, b1-b2 by b2-b1; later you may. Who cannot move is skipped, and if nobody can, the game is drawn. When the same position stands for the third time, the game is drawn too.
sia-doble-lesson-typing = Type { COMMAND("@q2") } for a buoy, or all at once: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }; then { COMMAND("b1-b2") } for a move. Where there are menus, choose the marker and then where it goes. These five buoys are a good start for Red, and @q5 @s5 @u5 @r4 @t4 for Black: any one of your markers can go two squares ahead.

# The exercises of a guided first game.
sia-doble-exercise-placing = You are Red. Place five to seven buoys on crossings of the lines 1 to 3 that are no corners, then type { COMMAND("end") }: one after the other, or all in one line.
sia-doble-exercise-moving = The buoys are placed. Move a marker one square: exactly one end of the line that it crosses has to hold a buoy.
sia-doble-exercise-win = One of your markers stands on the last rank already. Bring a second one there, and you win.

# Sia Doble. Refusals stand behind the action they are about; some of them are also listed, in parentheses, when a
# marker has no way at all.

sia-doble-brief = move markers across lines that buoys open and close; two must reach the far side

sia-doble-by-goal = with two markers on the opponent’s base rank
sia-doble-by-blocked = because nobody can move

sia-doble-piece-marker = marker
sia-doble-piece-buoy = { $count ->
    [one] buoy
   *[other] buoys
}

sia-doble-playable = you can play { $moves }
sia-doble-pass = you can’t pass while you can act
sia-doble-plus = “+” means nothing in this game: you don’t stack anything or bring it back

sia-doble-too-few = { $missing ->
    [one] place one more buoy
   *[other] place { $missing } more buoys
  } before you end your turn
sia-doble-place-first = markers can’t move before all buoys are placed; place one, like { COMMAND("@q2") }
sia-doble-letter = buoys are all alike, so write no letter like “{ $letter }” before the “@”
sia-doble-not-a-crossing = { $at } is a square; buoys stand on crossings, p1 to u6
sia-doble-corner = { $at } is a corner of the board, where no buoy may stand
sia-doble-other-half = { $at } isn’t in your half; place your buoys on lines { $first } to { $last }
sia-doble-buoy-there = a buoy is on { $at } already

sia-doble-all-placed = all buoys are placed, and only markers move now; move one, like { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } is a crossing, and a buoy moves only when a marker crosses its line; name the marker’s square and where it goes
sia-doble-not-a-square = { $at } is a crossing; markers stand on squares, a1 to e5
sia-doble-not-beside = a marker moves one square up, down, left or right; from { $from } that is { $beside }
sia-doble-occupied = a marker is on { $at }
sia-doble-no-buoy = exactly one of { $one } and { $other } must hold a buoy, and neither does
sia-doble-two-buoys = exactly one of { $one } and { $other } must hold a buoy, and both do
sia-doble-take-back = you can’t take back your last move in your very next turn
sia-doble-sign = nothing is captured or stacked, so write { $action } without “{ $sign }”
sia-doble-stuck = the marker on { $at } can’t move: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = the phase is “place” or “play”, not “{ $found }”
sia-doble-position-markers = { $color } has 3 markers; here are { $found }
sia-doble-position-after-goal = the game is already over before this: it ends once two of one side’s markers stand on the opponent’s base rank
sia-doble-position-moved = until all buoys are placed, the markers stand on b1, c1, d1 and b5, c5, d5
sia-doble-position-crossing = “{ $found }” isn’t a crossing; crossings are p1 to u6
sia-doble-position-order = { $at } is out of order; list buoys by letter, then number, each once
sia-doble-position-buoys = when markers move, the board has { $least } to { $most } buoys; here are { $found }
sia-doble-position-buoys-red = Red has { $least } to { $most } buoys on lines 1 to 3 here, not { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Black has no buoys on lines 4 to 6 while Red places, not { $found }
   *[other] Black has { $least } to { $most } buoys on lines 4 to 6 here, not { $found }
  }
sia-doble-position-bans = write the moves that Red and Black may not take back with “/” between them, like “b2b1/-”; here is “{ $found }”
sia-doble-position-ban = “{ $found }” is neither a move between neighboring squares, like “b2b1”, nor “-”
sia-doble-position-early-ban = until all buoys are placed, nobody can take anything back: write “-”
sia-doble-position-ban-marker = { $color } can’t take back a move from { $from } to { $to }: { $from } must hold one of its markers, and { $to } must be empty

sia-doble-at-goal = { $color }: { $count } of 2 markers on row { $rank }, the opponent’s base rank.
sia-doble-open = Open from { $at }: { $places }.
sia-doble-closed = No way is open from { $at }.
sia-doble-ways = Open ways at { $at }: { $ways }.
sia-doble-way = { $one } to { $other }
sia-doble-no-way = No way is open at { $at }.
sia-doble-banned = { $color } may not take back: { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Buoys placed: { $placed }, of 7 at most; { COMMAND("end") } finishes.
   *[other] Buoys placed: { $placed }, of 7 at most; { $missing } more before { COMMAND("end") }.
  }

# The lesson. Each page stands beside a picture, but has to be clear without it. Tests hold how long it may be.
sia-doble-lesson-aim = Bring two of your three markers to your opponent’s base rank, the row where theirs begin. The board has five by five squares, a1 to e5, and markers stand on squares. Red’s begin on b1, c1 and d1, Black’s on b5, c5 and d5. Buoys stand on crossings, the corners of squares, p1 to u6. The square b2, for example, has the corners q2, r2, q3 and r3. Nothing is ever captured.
sia-doble-lesson-placing = First the players place buoys. Red begins and places five to seven in one turn, on crossings of lines 1 to 3, but never in a corner of the board. { COMMAND("end") } finishes; after the seventh, the turn ends by itself. Then Black does the same on lines 4 to 6, and Red moves first. Buoys on the board belong to nobody. Here Red has placed five and may end the turn.
sia-doble-lesson-crossing = A marker moves to an empty square above, below, left or right of it. Between the two squares is a line, and exactly one end of that line must hold a buoy. Here the line between b1 and b2 runs from q2 to r2. A buoy is on q2 and none on r2, so b1-b2 is possible. The line between b1 and c1 runs from r1 to r2. Both are empty, so b1-c1 isn’t possible. With a buoy at both ends it wouldn’t be, either.
sia-doble-lesson-buoy = The marker takes the buoy to the other end of the line: after b1-b2 it stands on r2 instead of q2. That changes what is possible beside it, for you and your opponent. Here r2 and s2 both hold buoys now, so the line between c1 and c2 is closed. Before you move, look which ways you open and which you close. Buoys on every second crossing keep ways open; side by side they close them.
sia-doble-lesson-back = You win at once when two of your markers stand on your opponent’s base rank. Here Red has moved from a4 to a5, and another red marker is on b5. You can’t take back your last move in your very next turn, b1-b2 by b2-b1, for example; later you can. If you can’t move, you are skipped. If nobody can, the game is drawn. It is also drawn when the same position occurs for the third time.
sia-doble-lesson-typing = Type { COMMAND("@q2") } to place a buoy, or all at once: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Then type { COMMAND("b1-b2") } to move a marker. If you see menus, choose the marker and then its square. These five buoys are a good start for Red, and @q5 @s5 @u5 @r4 @t4 are for Black: the first marker that you move, whichever it is, can then go two squares ahead.

# The exercises of a guided first game.
sia-doble-exercise-placing = You are Red. Place five to seven buoys on crossings of lines 1 to 3, but not in the corners p1 and u1. Type them one by one, like { COMMAND("@q2") }, or all in one line. Then type { COMMAND("end") }.
sia-doble-exercise-moving = You are Red, and all buoys are placed. Move a marker one square: exactly one end of the line that it crosses must hold a buoy.
sia-doble-exercise-skip = You are Red. Black can hardly move now. Play a turn that opens no way for Black: Black is skipped, and it’s your turn again.
sia-doble-exercise-win = You are Red. Your marker on b5 stands on Black’s base rank already. Bring a second one there, and you win.
sia-doble-exercise-fight = Now play against me at my lowest level, turn by turn. You are Red. Bring two of your markers to row 5 before Black brings two to row 1.

# Sia Doble. Refusals stand behind the action they are about; some of them are also listed, in parentheses, when a
# marker has no way at all.

sia-doble-brief = move markers over lines with one buoy; two must reach the far rank
sia-doble-rules = First Red, then Black places five to seven buoys on crossings of the own half (@q2), and ends with { COMMAND("end") }. Then move a marker to an empty square beside it if exactly one end of the line between the two squares holds a buoy; the buoy changes to the other end. You may not take back your own last move. Two markers on the opponent’s base rank win.

sia-doble-by-goal = with two markers on the opponent’s base rank
sia-doble-by-blocked = because nobody can move

sia-doble-piece-marker = marker
sia-doble-piece-buoy = buoy

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

sia-doble-at-goal = { $color }: { $count } of 2 markers on the opponent’s base rank.
sia-doble-banned = { $color } may not take back: { $action }.

# What there is to see, in words: the description under a picture, the whole position for screen readers, the legend of
# the text board. These are whole sentences.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $color } { $piece }
scene-piece-active = active { $color } { $piece }
scene-piece-inactive = inactive { $color } { $piece }
scene-piece-waiting = waiting { $color } { $piece }
scene-on = { $above } on { $below }
scene-piece-on = { $piece } on { $at }
scene-many = { $count } { $piece }

scene-nothing-played = Nothing has been played yet.
scene-turn = { $player } played { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before }; { $part }
scene-told = { $player }: { $effects }.
scene-move = { $piece } from { $from } to { $to }
scene-entry = { $piece } to { $to }
scene-entries = { $piece } to { $places }
scene-way = { $from }, then { $to }
scene-covered = { $way }, onto { $pieces }
scene-captured = captured { $pieces }
scene-itself-lost = { $piece } is lost
scene-uncovers = uncovers { $pieces }
scene-became = { $places } { $count ->
    [one] becomes
   *[other] become
} { $color }
scene-revived = { $places } { $count ->
    [one] becomes
   *[other] become
} active
scene-deactivated = { $places } { $count ->
    [one] becomes
   *[other] become
} inactive
scene-shifted = { $piece } from { $from } to { $to }
scene-swapped = takes over the stone and plays { $color } from now on, against { $other }
scene-passed = passes
scene-ended = ends the turn
scene-and-more = and { $count } more

scene-to-move = { $player } to move.
scene-goes-on = { $player } goes on with the same turn.
scene-won = { $player } wins { $reason }.
scene-drawn = The game is drawn { $reason }.
scene-no-result = The game has no result: { $reason }.
scene-score = Score: { $one } { $first }, { $two } { $second }.
scene-lost = { $player } has lost { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
scene-hand = { $player } has { $pieces } in hand.
scene-territory = { $player } has { $count ->
    [one] one point
   *[other] { $count } points
} of territory: { $places }.

scene-seats = { $one } sits at the bottom of the board, { $two } at the top.
scene-rows-how = { COMMAND("row", $first) } to { COMMAND("row", $last) } say what’s on each row.
scene-row = Row { $row }: { $places }.
scene-file = File { $file }: { $places }.
scene-line = Line { $from } to { $to }: { $places }.
scene-line-crossings = Line of crossings { $from } to { $to }: { $places }.
scene-group = { $piece }: { $places }.
scene-stacks = Stacks, from the top: { $stacks }.
scene-nowhere = nothing
scene-board-empty = The board is empty.
scene-as-at-start = All pieces are where they are at the start.
scene-unlike-start = As at the start, except: { $places }.
scene-listed = { $places }
scene-empty-too = empty { $places }
scene-at = { $at }: { $what }.
scene-at-stack = { $at }: { $what }; { $color } moves it.
scene-at-empty = { $at }: empty.
scene-at-crossing = { $at }: empty crossing.
scene-at-ground = { $at }: empty, { $ground }.
scene-around = Around { $at }: { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = edge
scene-crossing = crossing { $place }
scene-above = above
scene-above-right = above right
scene-right = right
scene-below-right = below right
scene-below = below
scene-below-left = below left
scene-left = left
scene-above-left = above left
scene-place = { $at } { $what }
scene-empty = { $at } empty
scene-empty-run = { $from } to { $to } empty
scene-run = { $from } to { $to }
scene-ground-start = in the start area
scene-ground-edge = on the outer edge
scene-ground-center = the center
scene-ground-base = base of { $player }

scene-threat-captured = Can be captured: { $what }, by { $by }.
scene-threat-covered = Can be covered: { $what }, by { $by }.
scene-threat-deactivated = Can be made inactive: { $what }, by { $by }.
scene-threat-flipped = Can be turned over: { $what }, by { $by }.
scene-threat-base = Can be reached: { $what }, by { $by }.
scene-threat-cell = { $at }, a base
scene-threat-stack = stack ({ $pieces })
scene-threat-piece = piece
scene-threat-yours = your { $piece }
scene-threat-theirs = { $color }’s { $piece }
scene-threat-nobodys = the { $piece }
scene-threat-with = { $piece } with { $actions }
scene-threat-placing = { $color } on { $at } would turn over { $count ->
    [one] { $places }
   *[other] { $count } stones: { $places }
}.
scene-threat-wins = { $color } wins at once with { $actions }.
scene-threats-end = Nothing else in one turn.
scene-threats-more = { $count ->
    [one] One more placement would turn over stones, but no more than these.
   *[other] { $count } more placements would turn over stones, but no more than these.
}
scene-threats-none = { $opponent } can’t harm { $color } in one turn.
scene-threats-cut = I didn’t look at everything: the turn can go on in too many ways.

# What may be played, by the piece, with what else it does: "g6 to c6, d6 (wins); h2 captures h3 (Rock)".
scene-ways = { $from } { $ways }
scene-ways-or = { $before }, or { $way }
scene-ways-to = to { $places }
scene-ways-onto = onto { $places }
scene-ways-capture = captures { $places }
scene-ways-capture-own = captures own { $places }
scene-ways-drop = { $piece } on { $places }
scene-ways-revive = revive { $places }
scene-ways-place = on { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = captures { $pieces }
scene-ways-covers = covers { $pieces }
scene-ways-lost = is lost
scene-ways-turns = turns { $places } { $color }
scene-ways-deactivates = makes { $places } inactive
scene-ways-rests = ends inactive
scene-ways-wins = wins
scene-ways-loses = loses
scene-ways-draws = draws

scene-legend-start = { $sign } start area
scene-legend-edge = { $sign } outer edge
scene-legend-center = { $sign } center
scene-legend-base = { $sign } { $base }
scene-board-last = Last turn: { $player }, { $actions }.
scene-legend-stack = stacks are written from bottom to top
scene-legend-piece = { $sign } { $piece }

# Curves

scene-curve = { $one } could expect { $first }% of the points against { $two } at the start and { $last }% at the end. In between it was { $least }% at least and { $most }% at most.
scene-curve-steepest = Turn { $turn } changed it most, from { $before }% to { $after }%.

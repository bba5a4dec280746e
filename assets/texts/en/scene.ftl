# What there is to see, in words: the description under a picture, the whole position for screen readers, the legend of
# the text board. These are whole sentences.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $color } { $piece }
scene-piece-active = active { $color } { $piece }
scene-stack = stack of { $count }, from the bottom: { $pieces }
scene-many = { $count } × { $piece }

scene-nothing-played = Nothing has been played yet.
scene-turn = { $player } played { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-move = { $piece } from { $from } to { $to }
scene-entry = { $piece } onto { $to }
scene-captured = { $pieces } captured on { $at }
scene-covered = covers { $pieces } on { $at }
scene-flipped = turns over { $places }
scene-deactivated = makes { $places } inactive
scene-revived = makes { $places } active
scene-shifted = takes the { $piece } along from { $from } to { $to }
scene-swapped = exchanges the colors
scene-passed = passes
scene-ended = ends the turn
scene-and-more = and more

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
scene-hand = { $player } has yet to bring in { $pieces }.
scene-territory = Territory of { $player }: { $places }.

scene-seats = { $one } sits at the bottom of the board, { $two } at the top.
scene-row = Row { $row }: { $places }.
scene-row-empty = Row { $row }: empty.
scene-place = { $at } { $what }
scene-empty = { $at } empty
scene-empty-run = { $from } to { $to } empty
scene-run = { $from } to { $to }
scene-crossings = Crossings: { $places }.
scene-crossings-empty = Crossings: all empty.
scene-ground-start = Start area: { $places }.
scene-ground-edge = Outer edge: { $places }.
scene-ground-center = Center: { $places }.
scene-ground-base = Base of { $player }: { $places }.

scene-legend-start = { $sign } start area
scene-legend-edge = { $sign } outer edge
scene-legend-center = { $sign } center
scene-legend-base = { $sign } base
scene-legend-stack = stacks are written from the bottom to the top
scene-legend-piece = { $sign } { $piece }

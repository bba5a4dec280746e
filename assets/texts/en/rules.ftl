# What every game shares. Sentences that a player reads begin and end like parts of a sentence, because they stand
# behind the action they are about: "c2-c3: the game is over".


color-white = White
color-black = Black
color-red = Red
color-sun = Sun
color-moon = Moon

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. Legal instead: { $legal }
reading-partial = that is only the beginning of an action; it may go on as { $next }
reading-ambiguous = that can be read in more than one way: { $readings }
refused-game-over = the game is over
refused-turn-over = the turn is over after { $last }
refused-too-long = this is longer than { $limit } characters; type one turn at a time
refused-character = “{ $found }” (character { $column }) belongs to no notation; write actions like the ones named here
refused-unreadable = “{ $text }” is no action of this game
refused-not-canonical = here an action is written in its canonical form, { $canonical }
refused-word = “{ $word }” is no action of this game
refused-off-board = { $at } is not on the board
refused-cannot-end = the turn cannot be ended here: an action has to be made first
refused-not-yours = the piece on { $at } is not yours
refused-other-piece = “{ $letter }” is not what stands on { $at }; leave the letter out, or name another place
refused-no-mover = no piece “{ $letter }” of yours can go to { $at } like that; write first where it comes from, as in { COMMAND("c2-c3") }
refused-which-mover = several pieces can do that; write where yours comes from: { $actions }
refused-empty = there is no piece on { $at }

ends-by-repetition = because the same position stood for the third time
ends-by-agreement = by agreement
ends-by-resignation = because the opponent gave up
ends-by-time = because the opponent’s time ran out
ends-by-void = it does not count
ends-by-abandoned = nobody went on with it

position-error = column { $column }: { $reason }
position-blank = two blanks, or a blank at the beginning or end; fields are separated by exactly one
position-character = “{ $found }” cannot stand here
position-fields = a position of this game has { $wanted } fields, this one has { $found }
position-rows = the board has { $wanted } rows, separated by “/”; here are { $found }
position-width = this row has { $wanted } places; here are { $found }
position-run = “{ $found }” is no number of empty places that fits into this row
position-stack = a stack is written in brackets, two letters or more, bottom first, like “[ab]”
position-letter = “{ $found }” is no piece of this game
position-one-piece = no place of this board holds more than one piece
position-side = the side to move is { $wanted }; here is “{ $found }”
position-over = the game is over here, so the side to move must be “-”
position-not-over = the game is not over here, so the side to move cannot be “-”
position-cannot-move = { $color } has no legal action here, so it cannot be to move

unknown-game = there is no game “{ $name }”; the games are { $known }
unknown-variant = { $game } has no variant “{ $name }”; its variants are { $known }

record-error = line { $line }: { $reason }
record-too-long = a record longer than { $limit } bytes is not read
record-comment = the comment that begins here has no end; it ends with “{"}"}”
record-header = “{ $text }” is no header; a header looks like [Player1 "ann"]
record-twice = the header { $name } stands here for the second time
record-day = { $name } is a day like 2026-11-21, not “{ $value }”
record-no-game = there is no header that names the game, like [Game "chifoumi"]
record-rules = this was played by version { $found } of the rules; known here is version { $known }
record-start = the position in Start is wrong in column { $column }: { $reason }
record-two-results = the result stands here as { $two } and in the header as { $one }
record-result = the result is 1-0, 0-1, 1/2-1/2 or *, not “{ $found }”
record-unfinished = the actions do not end the game, so { $result } needs a header that says how it ended: [Reason "resignation"], [Reason "time"] or [Reason "agreement"]
record-other-result = the result should be { $found } by the actions, not { $stated }
record-other-reason = the reason should be “{ $found }” by the actions, not “{ $stated }”
record-other-points = the points should be “{ $found }” by the actions, not “{ $stated }”
record-behind-result = something stands behind the result, which is the last word of a record
record-action = { $action }: { $reason }

trace-no-object = this line is no object with "game" and "actions": { $reason }
trace-too-long = this line is longer than { $limit } bytes

## Asking the engine.

best-no-object = this line is no object with "game", "actions" and one of "level", "nodes" and "seconds": { $reason }
best-one-limit = say how long to think by exactly one of "level", "nodes" and "seconds"
best-level = the level is a whole number from 1 to { $most }
best-nodes = at least one node is needed
best-seconds = the time is a number of seconds above 0 and up to { $most }
best-game-over = the game is over, so there is no action
best-action = action { $number } of "actions": { $refusal }

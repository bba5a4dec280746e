# What every game shares. Sentences that a player reads begin and end like parts of a sentence, because they stand
# behind the action they are about: "c2-c3: the game is over".


color-white = White
color-black = Black
color-red = Red
color-sun = Sun
color-moon = Moon

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. You may play { $legal }
reading-partial = that’s only the beginning of an action; it can go on as { $next }
reading-ambiguous = I can read that in more than one way: { $readings }
refused-game-over = the game is over
refused-turn-over = the turn is over after { $last }
refused-too-long = this is longer than { $limit } characters; type one turn at a time
refused-character = notation never has “{ $found }” (character { $column }); write actions like the ones named here
refused-unreadable = this game has no action “{ $text }”
refused-not-canonical = write this action as { $canonical } here
refused-word = this game has no action “{ $word }”
refused-off-board = { $at } isn’t on the board
refused-cannot-end = a turn can’t end before its first action
refused-not-yours = the piece on { $at } isn’t yours
refused-other-piece = the piece on { $at } isn’t “{ $letter }”; leave the letter out, or name another cell
refused-no-mover = you have no piece “{ $letter }” that can go to { $at } like that; first write where it comes from, as in { COMMAND("c2-c3") }
refused-which-mover = several pieces can do that; write where yours comes from: { $actions }
refused-empty = no piece is on { $at }

ends-by-repetition = because the same position occurred for the third time
ends-by-agreement = by agreement
ends-by-resignation = because the opponent resigned
ends-by-time = because the opponent ran out of time
ends-by-void = it doesn’t count
ends-by-abandoned = nobody kept playing

position-error = column { $column }: { $reason }
position-blank = two spaces, or a space at the beginning or end; put exactly one between fields
position-character = “{ $found }” can’t stand here
position-fields = a position of this game has { $wanted } fields, but this one has { $found }
position-rows = the board has { $wanted } rows, separated by “/”, but this one has { $found }
position-width = this row has { $wanted } cells on the board, but { $found } here
position-run = “{ $found }” isn’t a number of empty cells that fits into this row
position-stack = write a stack in brackets, two letters or more, bottom first, like “[ab]”
position-letter = “{ $found }” isn’t a piece of this game
position-one-piece = no cell of this board holds more than one piece
position-sides = { $one }, { $two } or -
position-side = the side to move is { $wanted }, not “{ $found }”
position-over = the game is over here, so the side to move must be “-”
position-not-over = the game isn’t over here, so the side to move can’t be “-”
position-cannot-move = { $color } has no legal action here, so it can’t be the side to move

unknown-game = I know no game called “{ $name }”; the games are { $known }
unknown-variant = { $game } has no variant “{ $name }”; its variants are { $known }

record-error = line { $line }: { $reason }
record-too-long = this record is longer than { $limit } bytes, the most I read
record-comment = the comment that begins here has no end; close it with “{"}"}”
record-header = “{ $text }” isn’t a header; write it like [Player1 "ann"]
record-twice = you wrote the header { $name } twice; leave one out
record-day = { $name } must be a day like 2026-11-21, not “{ $value }”
record-no-game = no header names the game; add one like [Game "chifoumi"]
record-rules = this game follows version { $found } of the rules; I know version { $known }
record-start = the position in Start is wrong in column { $column }: { $reason }
record-two-results = the result is { $two } here but { $one } in the header
record-result = the result must be 1-0, 0-1, 1/2-1/2 or *, not “{ $found }”
record-unfinished = the actions don’t end the game, so { $result } needs a header that says how it ended: [Reason "resignation"], [Reason "time"] or [Reason "agreement"]
record-other-result = by its actions, the result is { $found }, not { $stated }
record-other-reason = by its actions, the reason is “{ $found }”, not “{ $stated }”
record-other-points = by its actions, the points are “{ $found }”, not “{ $stated }”
record-behind-result = the result ends a record; remove what follows it
record-action = { $action }: { $reason }

trace-no-object = this line isn’t an object with "game" and "actions": { $reason }
trace-too-long = this line is longer than { $limit } bytes

## Asking the engine.

best-no-object = this line isn’t an object with "game", "actions" and one of "level", "nodes" and "seconds": { $reason }
best-one-limit = say how long to think with exactly one of "level", "nodes" and "seconds"
best-level = "level" must be a whole number from 1 to { $most }
best-nodes = "nodes" must be 1 or more
best-seconds = "seconds" must be a number above 0 and up to { $most }
best-game-over = the game is over, so nobody can play an action
best-action = action { $number } of "actions": { $refusal }

# Lessons, hints, analyses, and looking back at games.

# What the commands do (at most 100 characters), and their parameters

command-rules = Teach you a game page by page, or list the games
command-learn = Practice a game alone: a few positions, each with a task
command-hint = Give you a private hint against the computer, or before a turn of a past game
command-coach = In a game against the computer, tell you in private when a turn gave much away
command-param-coach = On, off, or back to take the turn back of which you were told
command-param-coach-percent = How many percent of the points a turn has to give away, 10 if you say nothing
command-analyse = Show what each turn of a past game gave away, and where the game turned
command-record = Send a game’s record as a file, or as a page with all its boards
command-param-record-as = as a text, or as a page for a browser
command-replay = Replay a game from the start as an animation, or tell it turn by turn
command-try = Show you in private where a line of play leads, without playing it
command-param-page = Which page of its lesson, from 1 on
command-param-task = Which of its tasks, from 1 on
command-param-learn-end = Ask for a hint or the solution, or leave the lesson with “off”
command-param-turn = The turn of a past game that you want a hint for, counting from 1
command-param-line = Both players’ actions, like c2-c3 e6-e5

# Hints, and games that are over

club-hint-piece = Hint for { $id }: move the piece on { $at }.
club-hint-file = Hint for { $id }: look at the { $file } file.
club-hint-word = Hint for { $id }: you need only a word now, not the board.
club-hint-whole = Hint for { $id }: { $actions }.
club-hint-more = Ask again, and I’ll tell you the whole turn.
club-hint-between-people = { $id } is a game between people, so I give no hints until it’s over. { COMMAND("threats", $id) } looks one turn ahead. After the game, { COMMAND("analyse", $id) } shows what each turn gave away.
club-hint-not-your-turn = It isn’t your turn in { $id }. Ask again when it is.
club-hint-now-only = Until a game is over, I give hints only for the turn you are about to play. Leave out the turn’s number.
club-hint-which = { $id } is over. Say which turn you want a hint for, like { COMMAND("hint", $id, "7") }.
club-hint-stands = Your game { $id } against a person has reached a position that you’re asking about. Ask again when that game has moved on.
club-no-such-turn = { $turns ->
    [one] That game has only 1 turn.
   *[other] That game has turns 1 to { $turns }.
}
club-coach-on = I coach you in { $id }: if a turn of yours gives away { $percent }% of the points or more, I tell you alone. { COMMAND("coach", "off") } ends it.
club-coach-off = I no longer coach you in { $id }.
club-coach-is-on = I coach you in { $id }, and tell you of turns that give away { $percent }% of the points or more. { COMMAND("coach", "off") } ends it.
club-coach-is-off = I don’t coach you in { $id }. { COMMAND("coach", "on") } has me tell you alone when a turn gave much away.
club-coach-between-people = { $id } isn’t a game against the computer, so I don’t coach anybody in it. After the game, { COMMAND("analyse", $id) } shows what each turn gave away.
club-coach-how-much = A turn in { $id } can’t give away so much that you would never hear of it. Say a number up to { $most }, like { COMMAND("coach", "20") }.
club-coach-lost = Your turn { $played } in { $id } gave something away: you could expect { $before }% of the points before it, and { $after }% after it. { $why }
club-coach-how = You can take it back: { $back }. Then { $hint } helps you find a better one.
club-coach-past = You have played on in { $id } since then. { COMMAND("takeback", $id) } takes back your last turn.
club-button-coach-back = Take it back
club-jobs-busy = The computer is too busy. Try again in a minute.
club-jobs-yours = The computer is already looking at { $limit } things for you. Wait until it finishes one.
club-job-failed = The computer found no answer. Ask again in a minute.
club-analysis-begins = I’m looking through { $id } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}). That can take a few seconds per turn.
club-analysis-progress = I’m looking through { $id }: { $judged } of { $turns } turns so far.
club-analysis-judged = I’ve looked through { $id }: { $turns ->
    [one] 1 turn
   *[other] all { $turns } turns
}.
club-analysis-goes-on = { $id } isn’t over yet. Ask for its analysis after the game.
club-analysis = What the turns in { $id } gave away:
club-analysis-accuracy = { $player }: accuracy { $accuracy }%; { $inaccuracies ->
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}.
club-analysis-turning = The turning point was turn { $number }: { $player } played { $played }, { $judgment }, from { $before }% to { $after }%. { $why } { $better } The board shows the position after the better turn.
club-analysis-gradual = No single turn decided the game.
club-analysis-even = No turn gave away anything worth mentioning.
club-analysis-turn = Turn { $number }, { $player }: { $played }, { $judgment }, from { $before }% to { $after }%. { $why } { $better }
club-analysis-why = It allows { $answer } ({ $effects }).
club-analysis-better = Better was { $best }.
club-analysis-better-line = Better was { $best }, and then { $then }.
club-analysis-better-lines = Better was { $best }, and then { $then } and { $next }.
club-analysis-boards = { $id }: what would have been better
club-analysis-instead = Instead of { $played }
club-analysis-resigned = { $player } resigned at { $points }%.
club-analysis-time = { $player } ran out of time at { $points }%.
club-analysis-agreed = The players stopped the game when it stood at { $points }% for { $player }.
club-analysis-inaccuracy = an inaccuracy
club-analysis-mistake = a mistake
club-analysis-blunder = a blunder
club-analysis-how = A percentage is the share of the points that the computer, at its highest level, expects for the player whose turn it was. The computer can be wrong.

# Refusals

club-learn-past = This board is out of date: your lesson has gone on. { COMMAND("learn") } shows where you are.

# Rules in brief

club-rules-all = These are the games. Say { COMMAND("rules") } with a name to learn one:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, page { $page } of { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } turns the page.
club-rules-pointed = A piece here has these legal actions: { $moves }.
club-rules-turned = If you play second, a board may be turned, with your side at the bottom. The names of its rows and files show which way you see it. For boards that only you see, { COMMAND("settings side own") } or { COMMAND("settings side first") } decides.
club-rules-learn = { COMMAND("learn", $game) } lets you try it alone, on a few positions. { COMMAND("challenge parlour", $game, "level:1") } starts a game against the computer.
club-rules-no-page = The lesson on { $title } has pages 1 to { $pages }. Begin with { COMMAND("rules", $game) }.
club-learn-task = { $title }, task { $number } of { $count }:
club-learn-of = { $title }, task { $number } of { $count } of the lesson:
club-learn-how = Type your turn as in a game, or after { COMMAND("learn") }. Nobody else is playing. { COMMAND("hint") } helps, { COMMAND("learn solution") } shows the answer, and { COMMAND("learn off") } leaves the lesson.
club-learn-how-fight = Type your turn as in a game, or after { COMMAND("learn") }. { COMMAND("hint") } helps, { COMMAND("learn solution") } plays a turn for you, and { COMMAND("learn off") } leaves the lesson.
club-learn-how-beside = You also play { $id } here, so type what you want to say about the task after { COMMAND("learn") }: your turn, or a question, like { COMMAND("learn moves") } or { COMMAND("learn board") }. { COMMAND("learn hint") } and { COMMAND("learn solution") } help, and { COMMAND("learn off") } leaves the lesson.
club-learn-leave = { COMMAND("learn off") } leaves the lesson.
club-learn-left = You have left the lesson. { COMMAND("learn", $game, $task) } goes on with it.
club-learn-none = You aren’t in a lesson. { COMMAND("resign") } resigns a game; { COMMAND("help") } lists all you can say.
club-learn-hint-piece = Use the piece on { $at }. { $moves } shows what it can do.
club-learn-hint-place = Look at the board: you need one of the places that begin with “{ $letter }”.
club-learn-hint-word = You need only a word now, not the board. { $moves } names it.
club-learn-solution = The answer is { $actions }: { $effects }.
club-learn-no-hint = You can’t solve the task from here. { $all } starts the turn over.
club-learn-tried = Only tried: { $actions }. Nothing was played.
club-learn-moves = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}: { $moves }.
club-learn-passes = { $player } passes
club-learn-done = That’s it: { $effects }.
club-learn-done-ended = That’s it: you ended your turn.
club-learn-goes-on-or-ends = So far: { $effects }. Go on, or end your turn with { $end }; { $undo } takes back the last action.
club-learn-goes-on = So far: { $effects }. The turn goes on; { $undo } takes back the last action.
club-learn-played = Played: { $effects }.
club-learn-played-ended = You ended your turn.
club-learn-answered = I answer: { $effects }.
club-learn-your-turn = It’s your turn. { $undo } takes back your last action and what I answered; { $all } starts the fight over.
club-learn-lost = The game is over, and you haven’t won. Try again from the start:
club-learn-again = That’s legal ({ $effects }), but not what the task asks for. Try again:
club-learn-over = That was the last task. { COMMAND("challenge parlour", $game, "level:1") } starts a game against the computer, { COMMAND("challenge open", $game) } finds somebody to play { $title } with, and { COMMAND("rules", $game) } explains all of its rules.
club-learn-which = Say which game you want to learn, like { COMMAND("learn chifoumi") }. { COMMAND("rules") } names them all.
club-learn-no-task = { $title } has tasks 1 to { $count }.
club-button-skip = Skip
club-button-leave-lesson = Leave the lesson
club-button-learn = Try it
club-button-next = Next
club-button-back = Back
club-rules-variants = Variants: { $variants }.

# Puzzles

command-puzzle = Give you a puzzle in private: a position that is won by force
command-param-puzzle = The number of the puzzle or task, if you mean another than the one you’re at
command-param-puzzle-what = The puzzle of the day of this place, a hint, the solution, or “off” to leave it
club-puzzle = Puzzle { $number }: { $title } ({ $variant }).
club-puzzle-of = Your puzzle, { $title }:
club-puzzle-wins-now = { $player } wins this turn. How?
club-puzzle-wins-in = { $player } wins in { $turns } turns at most, whatever the opponent plays. What is the first of them?
club-puzzle-wins = { $player } wins in the end, whatever the opponent plays. What is the next turn?
club-puzzle-how = Type the whole turn as in a game. Only your first answer counts, and a hint or the answer counts as not solved. { COMMAND("hint") } helps, { COMMAND("learn solution") } shows the answer, and { COMMAND("learn off") } leaves it.
club-puzzle-solved = That’s it: { $effects }.
club-puzzle-solved-later = That wins, too, though a turn later: { $effects }.
club-puzzle-wrong = That’s legal ({ $effects }), but it doesn’t force the win. Try again:
club-puzzle-goes-on = From here, you win in { $turns } turns at most, this one included.
club-puzzle-others = { $others ->
    [one] One other turn wins as fast.
   *[other] { $others } other turns win as fast.
}
club-puzzle-rating = Your rating for puzzles of { $title }: { $rating } ({ $change }).
club-puzzle-streak = You have solved puzzles on { $days } days in a row.
club-puzzle-left = You have left the puzzle. { COMMAND("puzzle") } gives you another one, or this one again.
club-puzzle-none = You aren’t at a puzzle with this number. { COMMAND("puzzle") } gives you one.
club-puzzle-no-more = You have had all my puzzles of { $title }. Choose another game, like { COMMAND("puzzle sfirs") }.
club-puzzle-daily = The puzzle of the day: { $title } ({ $variant }).
club-puzzle-daily-how = { COMMAND("puzzle daily") } lets you solve it in private. Please don’t tell the answer here before tomorrow.
club-puzzle-yesterday = { $player } solved the last puzzle first. { $count ->
    [one] Nobody else did.
    [2] One other person did, too.
   *[other] { $count } people did in all.
}
club-puzzle-yesterday-some = { $count ->
    [one] One person solved the last puzzle.
   *[other] { $count } people solved the last puzzle.
}
club-puzzle-yesterday-nobody = Nobody solved the last puzzle.
club-puzzle-no-daily = This place has no puzzle of the day. { COMMAND("puzzle") } gives you one alone; managers turn it on with { COMMAND("settings place puzzle-daily 9") }.
club-puzzle-daily-done = You have already answered today’s puzzle. { COMMAND("puzzle") } gives you another one.
club-puzzle-daily-public = Others could read that here, so it doesn’t count. Answer the puzzle of the day in a direct chat with me, or with the buttons below it.
club-puzzle-daily-place = Say that in the place that should get the puzzle, like { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Hint
club-button-solution = Solution
club-button-solve = Solve it
club-button-next-puzzle = Next puzzle
club-setting-puzzle-daily = the time of day at which this place gets a puzzle, in its time zone
club-setting-puzzles = whether finished rated games may become puzzles for others in the community, without names

# Tasks from people’s own mistakes

command-mistakes = Let you find better turns, in private, where you went wrong in past games
command-param-mistake-what = A hint, the solution, or “off” to leave the task
club-mistake = Your game { $id }, { $title }:
club-mistake-of = Your mistake, { $title }:
club-mistake-task = As { $player }, you played { $played } here. It cost you { $cost }%: from { $before }% to { $after }%. Find better.
club-mistake-best = That’s the best turn I know here: { $effects }.
club-mistake-again = That’s the turn that you played then ({ $effects }). Find better:
club-mistake-looking = { $effects }. I’m looking at how good that is.
club-mistake-good = { $actions } keeps your chance: { $after }%. The best turn that I know has { $best }%.
club-mistake-not-good = { $actions } leaves you { $after }%. The best turn that I know has { $best }%.
club-mistake-back = This task comes back { $at }.
club-mistake-known = You have solved this one so often that it won’t come back.
club-mistake-left = You have left the task. { COMMAND("mistakes") } goes on with it.
club-mistake-which = You aren’t at a task with this number. { COMMAND("mistakes") } gives you the next one.
club-mistakes-looking = I’m looking through { $id } for your mistakes. That can take a few seconds per turn.
club-mistakes-found = { $count ->
    [one] I’ve found a turn in { $id } from which you can learn. { COMMAND("mistakes") } shows it.
   *[other] I’ve found { $count } turns in { $id } from which you can learn. { COMMAND("mistakes") } shows them one by one.
}
club-mistakes-found-none = No turn of yours in { $id } gave much away. { COMMAND("mistakes") } looks through the game before it.
club-mistakes-later = You have nothing to repeat now, and I’ve looked through all your games. Your next task comes { $at }.
club-mistakes-none = You have no game that I haven’t looked through. Come back after the next one.
club-button-mistakes = Learn from mistakes
club-button-earlier-game = The game before it
club-button-next-mistake = Next task
club-button-try-again = Try again

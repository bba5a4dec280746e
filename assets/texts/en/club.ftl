# What the club says: challenges, turns, offers, lists, settings, and refusals. Every answer is a whole sentence, with a
# capital and a full stop. Lines of lists, headings, buttons, what a setting is about, and phrases that stand inside
# other sentences (club-kind-…, club-flag-…, club-count, club-side, club-timed-…) have neither.

club-title = { $title }
club-title-tournament = “{ $name }” ({ $game })
club-title-variant = { $title } ({ $variant })
club-name = { $name }
club-player = { $name } ({ $color })
club-rated = rated
club-unrated = unrated
club-all-games = all games
club-and-more = and { $count } more
club-headline = { $id } { $game }: { $one } against { $two }, { $plies ->
    [one] 1 action
   *[other] { $plies } actions
}

# Challenges and offers

club-challenge = { $name } challenges { $opponent } to { $game }: { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } challenges anyone to { $game }: { $rated }, { $clock }; { $side }.
club-challenge-how = Answer with { COMMAND("accept", $id) } or { COMMAND("decline", $id) }.
club-challenge-open-how = To play, say { COMMAND("accept", $id) }.
club-challenge-sent = I’m sending challenge { $id } to { $opponent }. { COMMAND("withdraw", $id) } takes it back.
club-side = { $name } plays { $color }
club-side-random = the sides are random
club-begins = { $id } { $game }, { $rated }: { $one } against { $two }.
club-computer-plays = { $name } is the computer at level { $level } of { $most }, { $strength }. The game is unrated and has no clock. { COMMAND("takeback") } takes your last turn back without asking.
club-sides-drawn = The sides are random. { COMMAND("challenge parlour", $game, "first") } lets you begin, { COMMAND("challenge parlour", $game, "second") } lets me.
club-computer-strength = rated { $rating } among its levels
club-computer-unmeasured = not rated yet
club-computer-profile = The computer plays every game at { $most } levels. Their ratings come from games between levels and start at 1000 in every game, so you can’t compare them with people’s:
club-computer-levels = { $game }, levels 1 to { $count }: { $ratings }
club-taken-back-alone = { $name } takes back the last turn in { $id }.
club-begins-how = Type a turn, like { COMMAND($example) }. { COMMAND("moves") } lists what you can play; { COMMAND("rules") } explains the game.
club-count = { $player } would win, { $one } to { $two }
club-count-even = the game would be drawn, { $one } to { $two }
club-count-loses = If you stop { $id } here and count, you lose: { $count }.
club-offers-draw = { $name } offers { $opponent } a draw in { $id }.
club-offers-count = { $name } asks { $opponent } to stop { $id } here and count: { $count }.
club-offers-void = { $name } asks { $opponent } to break off { $id } here. Nobody would win, because you haven’t both finished two turns.
club-offers-takeback = { $name } asks { $opponent } for a takeback of the last turn in { $id }.
club-offers-rematch = { $name } offers { $opponent } another game of { $game }, with sides swapped.
club-offer-how = This is offer { $id }. Answer with { COMMAND("accept", $id) } or { COMMAND("decline", $id) }.
club-agreed = { $name } accepts, so { $id } stops here.
club-taken-back = { $name } lets { $opponent } take back the last turn in { $id }.
club-declined = { $name } declines { $what }.
club-withdrawn = { $name } withdraws { $what }.
club-offer-ran-out = Nobody answered { $name } in time, so { $what } has expired.
club-kind-challenge = challenge { $id }
club-kind-rematch = offer { $id } of another game after { $table }
club-kind-draw = offer { $id } to stop { $table }
club-kind-takeback = request { $id } to take back a turn in { $table }

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
club-analysis-resigned = { $player } resigned at { $points }%.
club-analysis-time = { $player } ran out of time at { $points }%.
club-analysis-agreed = The players stopped the game when it stood at { $points }% for { $player }.
club-analysis-inaccuracy = an inaccuracy
club-analysis-mistake = a mistake
club-analysis-blunder = a blunder
club-analysis-how = A percentage is the share of the points that the computer, at its highest level, expects for the player whose turn it was. The computer can be wrong.

# Time

club-untimed = no clock
club-timed = clock { $control }
club-timed-claimable = clock { $control }, claimable
club-timed-no-vacation = clock { $control }, no automatic vacation
club-timed-claimable-no-vacation = clock { $control }, claimable, no automatic vacation
club-begins-per-turn = You each have { $time } for every turn; { $out }.
club-begins-bank = You each have { $time }, and { $increment } more with every turn, up to { $cap }; { $out }.
club-flag-lost = a player who runs out of time loses
club-flag-claimable = if a player runs out of time, their opponent can claim the game
club-flag-lost-no-vacation = a player who runs out of time loses, and no vacation begins by itself
club-flag-claimable-no-vacation = if a player runs out of time, their opponent can claim the game, and no vacation begins by itself
club-clock-runs = { $name }’s time runs out { $until }.
club-clock-out = { $name } ran out of time { $until }; { $opponent } can end the game with { COMMAND("claim", $id) }.
club-reminder = { $id } { $game }: { $name }, your time runs out { $until }.
club-time-is-over = { $id }: { $player } ran out of time. { $opponent } can claim the game with { COMMAND("claim", $id) }; until then, a turn still counts.
club-time-lost = { $id } { $game }: { $player } ran out of time.
club-time-void = { $id } { $game }: { $player } ran out of time before finishing a first turn.
club-time-unclaimed = { $id } { $game }: { $player } ran out of time, and nobody claimed the game within 30 days.
club-claimed = { $name } claims { $id }.
club-button-claim = Claim the game
club-no-clock = { $id } has no clock, so nobody can run out of time in it.
club-nothing-to-claim = You can’t claim { $id }: your opponent still has time.
club-no-time-to-take-back = Nobody can take back that turn in { $id }: no time would be left to play it again.
club-rated-needs-clock = A rated game needs a clock. Leave out “none”, or say “unrated”.
club-gives-time = { $name } adds { $length } to { $opponent }’s time in { $id }.
club-no-more-time = Nobody can give time in { $id }: its match or tournament rules that out.
club-gifts-too-many = You have given time in { $id } { $limit } times. You can do so again once each of you has played another action.
club-gift-blocked = { $name } doesn’t take time from you.
club-length-given = Give at least a minute, and no more than 60 days in all.
club-your-turn = { $id } { $game }: { $name }, it’s your turn against { $opponent }. { $time }
club-your-turn-until = Your time runs out { $until }.
club-your-turn-out = Your time ran out { $until }. Until your opponent claims the game, a turn still counts.
club-your-turn-untimed = This game has no clock.
club-snoozed = Your notifications are paused and resume { $until }. { COMMAND("snooze off") } resumes them now.
club-snooze-none = Your notifications aren’t paused. { COMMAND("snooze 8h") } pauses them for a while.
club-snooze-ended = Your notifications are no longer paused.
club-snooze-length = Say how long, from a minute to 30 days, like { COMMAND("snooze 8h") }.
club-snooze-not-on = Your notifications aren’t paused, so they can’t resume. { COMMAND("snooze 8h") } pauses them for a while.
club-muted = You have muted { $id }: I won’t notify you about it, but its clock keeps running. { COMMAND("unmute", $id) } unmutes it.
club-unmuted = You have unmuted { $id }: I’ll notify you again when it’s your turn.
club-digest = { $count ->
    [0] You have no games in progress.
    *[other] { $awaiting ->
        [0] Your games ({ $count }); none is waiting for you:
        [one] Your games ({ $count }); one is waiting for you:
        *[other] Your games ({ $count }); { $awaiting } are waiting for you:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = I update this list as your games change, and send it again once a day if a game is waiting for you. { COMMAND("settings digest 18:30") } sets the time; { COMMAND("settings notices here") } turns the list off.
club-digest-older = Below is a newer list of your games.
club-digest-ended = I no longer update this list of your games. { COMMAND("settings notices digest") } starts a new one.
club-digest-refused = { $name } doesn’t take direct messages from me, so I’ll keep notifying them here.
club-hours = I send you reminders only within these hours: { $hours }, in the time zone { $zone }. Clocks under a day ignore them.
club-hours-now = It’s { $now } there now. { COMMAND("hours 8-22 Europe/Amsterdam") } changes the hours and the zone.
club-no-hours = Write your hours like { COMMAND("hours 8-22 Europe/Amsterdam") }: from one hour of the day to another, then the time zone.
club-no-zone = I don’t know the time zone { $word }. Name it by a continent and a city, like Europe/Amsterdam.
club-no-zone-near = I don’t know the time zone { $word }. Did you mean { $nearest }?
club-vacation-none = You aren’t on vacation. You have { $left ->
    [one] 1 day
   *[other] { $left } days
} left this year; { COMMAND("vacation 7d") } starts a vacation.
club-vacation-until = You are on vacation; it ends { $until }. You have { $left ->
    [one] 1 day
   *[other] { $left } days
} left this year; { COMMAND("vacation off") } brings you back.
club-vacation-ended = Welcome back: your clocks are running again. You have { $left ->
    [one] 1 day
   *[other] { $left } days
} left this year.
club-vacation-too-long = That’s too long. Days you have left in { $year }: { $left }. Part of a day counts as a whole one.
club-vacation-not-on = You aren’t on vacation. { COMMAND("vacation 7d") } starts one.
club-vacation-length = Say how many days, like { COMMAND("vacation 7d") }.
club-vacation-by-itself = { $name } would run out of time in { $id }, so a day of their vacation begins by itself, and another one each day until they play. Vacation days they have left this year: { $left }.
club-idle = { $id } { $game }: nobody has played for 30 days. { $player } to move. If nobody plays within 14 days, I’ll close the game, and no rating will change.
club-idle-closed = { $id } { $game }: nobody has played for a long time, so I have closed the game.
club-setting-digest = the time of day when I send your digest again, if a game is waiting for you; by default when your hours begin
club-setting-hours = the hours of the day when I remind you that your time is running out
club-setting-zone = the time zone for your hours and for the times I write
club-setting-vacations = whether a day of vacation begins by itself when you would run out of time in a game with a clock of a day or more
club-setting-clock = how much time players have unless the challenge says otherwise, like 3d for every turn, or 10d+36h for a bank and 36 hours more with every turn

# Turns

club-played = { $id } { $game }: { $player } played { $actions }: { $effects }.
club-skipped = { $player } has no legal action and is skipped.
club-skipped-ban = { $player } could only take back the last turn by { $actions }. That isn’t allowed in the very next turn, so { $player } is skipped.
club-passed = { $id } { $game }: { $player } passes.
club-passed-ahead = { $player } passes, as planned.
club-played-ahead = { $player } played { $actions }, as planned: { $effects }.
club-to-move = { $player } to move.
club-goes-on = { $player } goes on: { $next }. { COMMAND("undo") } takes back the last action.
club-goes-on-or-ends = { $player } goes on: { $next }. { COMMAND("end") } ends the turn; { COMMAND("undo") } takes back the last action.
club-goes-on-ways = { $count } legal actions; { COMMAND("moves") } lists them
club-undone-last = { $name } takes back the last action in { $id }: { $action }.
club-undone = { $name } takes back the turn in { $id } and starts it over.
club-sure = If you’re sure, say { $command }.
club-resign-loses = Do you want to resign { $id }? { $opponent } wins then.
club-resign-void = Do you want to break off { $id }? Nobody wins then, because you haven’t both finished two turns.
club-end-loses = You lose { $id } if you end the turn here: you will have no piece to go on with. { COMMAND("moves") } lists what you can do instead.
club-line-loses = If you play { $actions } and then { COMMAND("end") }, you lose { $id }: you will have no piece to go on with. I haven’t played anything. { $command } plays the actions without ending the turn.
club-broken-off = { $name } resigns { $id } before both players have finished two turns.
club-resigned = { $name } resigns { $id }.
club-moved = Here I am. I’ve brought along the games, challenges and settings of the old room.
club-not-moved = This room replaces { $room }, but both have games, a leaderboard or settings of their own. I don’t mix them: the old room keeps its own. You can go on with its games here by their numbers.
club-move-unproven = Another room was meant to replace this one, but it doesn’t name this room as its predecessor. So I move nothing: games, leaderboard and settings stay here. To move them, upgrade this room with your client; that makes a new room that names this one.
club-left = { $name } has left, and { $id } waits for them. Invite them back, or let them play on in a direct chat with me, where { COMMAND("games") } shows it.
club-left-timed = { $name } has left, but the clock of { $id } keeps running, so nobody has to wait forever. Invite them back, or let them play on in a direct chat with me, where { COMMAND("games") } shows it.
club-won = { $player } wins { $reason }.
club-won-points = { $player } wins { $reason }, { $one } to { $two }.
club-drawn = The game is drawn { $reason }.
club-no-result = The game has no result: { $reason }.
club-drawn-points = The game is drawn { $reason }, { $one } to { $two }.
club-not-over = The game goes on.
club-ratings = Ratings: { $one }; { $two }.
club-rating-change = { $name } { $before } to { $after }
club-partial = That’s only the beginning of an action. It can go on like this: { $next }.
club-partial-after = After { $actions }, that’s only the beginning of an action. It can go on like this: { $next }.
club-ambiguous = I can read that in more than one way. Write one of these: { $readings }.
club-illegal = { $attempt }: { $reason }.
club-illegal-after = { $actions } would be legal, but nothing was played.
club-captures-own = { $action } (captures your own piece)
club-nearest = You can play, for example, { $nearest }.
club-moves = { $id }: { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-after = { $id }: after { $actions }, { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-if = If { $player } were to move:
club-moves-ahead = { $id }: if { $player } were to move, they would have { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-end = { COMMAND("end") } ends the turn here.
club-moves-typed = Type actions like { $examples }.
club-tried-ahead = { $id }, only tried, as if { $player } were to move: { $actions }. Nothing was played.
club-tried = { $id }, only tried: { $actions }. Nothing was played.

club-turn = { $number }. { $turn }
club-asked-of = { $id } { $game }
club-nothing-since = Nothing has happened since { $player } played { $actions }.
club-no-pieces-of = { $player } has no pieces on the board.
club-no-piece-called = The board has no { $name }.
club-no-cell = { $name } isn’t a cell of this board. Write one like d4.
club-no-row = The board has no row { $name }: its rows are { $first } to { $last }. { COMMAND("line d4") } shows the lines through a cell.
club-no-file = The board has no file { $name }: its files are { $first } to { $last }. { COMMAND("line d4") } shows the lines through a cell.
club-no-kind = This game has no pieces called { $name }. { COMMAND("pieces") } names them all.

# Conditional moves

club-ifs = { $id } { $game }: only you can see the turns you have planned.
club-ifs-none = { $id } { $game }: you have planned no turns. { COMMAND("if c6-c5 then c3-c4") } plays your turn when your opponent plays theirs.
club-if-they = If { $opponent } plays { $theirs }, you play { $mine }.
club-if-any = Whatever { $opponent } plays, you play { $mine }.
club-if-own = First you play { $own } yourself.
club-if-then = { $before } If { $opponent } then plays { $theirs }, you play { $mine }.
club-if-then-any = { $before } Whatever { $opponent } plays then, you play { $mine }.
club-try-if = To have me play your answer, say { $command }.
club-button-if = If they play this, play that
club-button-if-then = If they play this …
club-button-if-off = Withdraw all
club-if-public = Others could read that here, so I didn’t keep it. { $platform ->
    [console] Type “/dm” and say it again there; “/room” brings you back.
    [discord] Use { COMMAND("if") } from the menu, or say it in a direct message to me.
   *[other] Say it in a direct chat with me.
  }
club-if-open = { $actions } doesn’t end the turn. Say the whole turn; it can go on with { $next }.
club-if-own-turn = It’s your turn now, so your line has to begin with your own turn.
club-if-no-turn = After { $line }, it isn’t the other player’s turn.
club-if-any-own = Only your opponent’s turn can be “any”.
club-if-unanswered = Say what your opponent plays and what you answer, like { COMMAND("if c6-c5 then c3-c4") }. The last turn must be yours.
club-if-then-what = After { $line }, add “then” and your own turn: { $moves }.
club-if-twice = { $line } has you play two different things in the same position. Say only one of them.
club-if-no-such = No line of yours begins with that turn. { COMMAND("ifs") } lists them.
club-if-too-many = You can plan at most { $limit } lines for a game. { COMMAND("if off") } withdraws them all.

# Lists

club-which-game = Which game? Say its number too, like { COMMAND($example) }:
club-which-offer = Which one? Say its number too, like { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } against { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } against { $two } ({ $part }), { $status }
club-part-tournament = tournament { $tournament }, round { $round }
club-part-match = game { $number } of a { $goal }, { $points } to { $others }
club-listed-to-move = { $name } to move, last turn { $since }
club-listed-first = { $name } to move, begun { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = over
club-listed-unseen = { $listed }. I couldn’t show you its last turn anywhere.
club-listed-challenge = { $id } { $game }: { $maker } challenges { $taker }
club-listed-rematch = { $id } { $game }: { $maker } offers { $taker } a rematch of { $table }
club-listed-draw = { $id } { $maker } offers to stop { $table }
club-listed-takeback = { $id } { $maker } asks to take back a turn in { $table }
club-listed-open = { $id } { $game }: { $maker } challenges anyone; { COMMAND("accept", $id) } to play
club-my-games = Your games ({ $count }):
club-games-here = Games here ({ $count }):
club-challenges = Challenges ({ $count }):
club-no-games = No games and no challenges. Start one, like { COMMAND("challenge bob chifoumi") }, or play the computer, like { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … and { $count } more.

# Buttons

club-button-accept = Accept
club-button-decline = Decline
club-button-rules = Rules
club-button-resign = Resign
club-button-draw = Offer to count
club-button-sure = Yes, do it
club-button-end = End the turn
club-button-undo = Undo
club-button-play = Play it
club-button-rematch = Rematch
club-button-replay = Replay
club-button-record = Record
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Standing

club-profile = { $name }: { $games ->
    [0] no games in progress
    [one] 1 game in progress
   *[other] { $games } games in progress
}.
club-profile-here = In this community:
club-profile-everywhere = In all communities:
club-profile-pace = With a clock, a turn takes them about { $time }; { $lost ->
    [0] no games lost on time
    [one] 1 game lost on time
   *[other] { $lost } games lost on time
}.
club-profile-lost-on-time = { $lost ->
    [one] 1 game lost on time
   *[other] { $lost } games lost on time
}.
club-profile-wins = Best wins: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] 1 tournament won: { $tournaments }.
   *[other] { $count } tournaments won: { $tournaments }.
}
club-profile-tournament = { $id } { $game }
profile-line = { $game }: { $rating }, from { $lowest } to { $highest } in the last { $games ->
    [one] rated game
   *[other] { $games } rated games
}.
club-profile-unrated = No rated games yet.
club-profile-against = You against { $name }: { $wins } won, { $draws } drawn, { $losses } lost.
club-rating = { $of }: { $rating } ({ $wins } won, { $draws } drawn, { $losses } lost)
club-rating-provisional = { $of }: { $rating }, provisional ({ $wins } won, { $draws } drawn, { $losses } lost)
club-leaderboard-here = Leaderboard of this community, { $game }:
club-leaderboard-everywhere = Leaderboard of all communities, { $game }:
club-season-here = Season { $season } of this community, { $game }:
club-season-everywhere = Season { $season } of all communities, { $game }:
club-season-empty = Nobody is rated this season yet. Play a rated game to change that.
club-season-winners = Winners of past seasons:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Page { $page } of { $pages }, { $count } players.
club-leaderboard-unrated = You: not rated yet.
club-leaderboard-faded = You: { $rating }, not listed because your last rated game was more than a year ago.
club-leaderboard-empty = Nobody is rated yet. Play a rated game to change that.

# Tables as pictures: headings as short as they can be

sheet-rating = rating
sheet-deviation = ±
# The same signs where they are read out.
sheet-said-off = give or take
sheet-said-plus = plus
sheet-said-minus = minus
sheet-said-provisional = provisional
sheet-result = { $one } to { $two }
sheet-games = games
sheet-streak = streak
sheet-month = 30 days
sheet-foot-deviation = ±: how far the rating may be off; 30 days: how it changed
sheet-table = { $id } { $game }, round { $round } of { $rounds }
sheet-table-over = { $id } { $game }, final standings
sheet-table-off = { $id } { $game }, canceled in round { $round } of { $rounds }
sheet-pairings = { $id } { $game }, round { $round } of { $rounds }
sheet-points = points
sheet-won = won
sheet-drawn = drawn
sheet-lost = lost
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = no opponent
sheet-foot-worth = win { $win }, draw { $draw }
sheet-foot-buchholz = Bh: Buchholz
sheet-foot-berger = SB: Sonneborn-Berger
sheet-among-equals = games among themselves
sheet-games-won = games won
sheet-foot-order = equal points: { $order }
sheet-foot-unplayed = + and −: won and lost without a game
sheet-foot-annulled = left early, so not counted: { $names }
sheet-foot-uncounted = won and lost count games played; points also come without one
sheet-foot-season = ±: how far the rating may be off
sheet-leaderboard-here = Leaderboard, { $game }
sheet-leaderboard-everywhere = Leaderboard everywhere, { $game }
sheet-season-here = Season { $season }, { $game }
sheet-season-everywhere = Season { $season } everywhere, { $game }
sheet-foot-streak = streak: games won (+) or lost (−) in a row

# Brackets

bracket-final = final
bracket-semi-finals = semi-finals
bracket-quarter-finals = quarter-finals
bracket-round = round { $round }
bracket-third = third place
bracket-waits = { $name } awaits an opponent
bracket-foot = Each pairing is a { $goal }; if it’s level after { $games } games, the higher seed goes on

# Settings

club-settings-mine = Your settings:
club-settings-place = Settings of this room:
club-settings-community = Settings of this community:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = the default
club-setting-from-person = chosen by you
club-setting-from-app = set by your app
club-setting-from-place = chosen for this room
club-setting-from-community = chosen for this community
club-settings-how = Change one, like { COMMAND("settings theme dark") } or { COMMAND("settings place language en") }. The value “default” resets it.
club-setting-theme = the colors of pictures
club-setting-boards = how I show boards: as a picture, in words for listening, or in letters
club-setting-motion = whether replays move, or show only the last picture
club-setting-side = which side is at the bottom of a board: your own, always the first player’s, or that of the player to move; if you choose your own, boards for everybody still have the first player’s there, or yours if you play the computer
club-setting-language = the language I write in
club-setting-notices = how I tell you that you must act: with a ping here, with a direct message, with one direct message that lists all your games and stays up to date, or not at all
club-setting-rated = whether challenges are rated unless they say otherwise
club-setting-past = what happens to a board when a newer one comes: it shrinks to its line of text, or keeps its picture, if the platform can do that
club-setting-threads = whether each game gets its own thread, if the platform can do that
club-setting-changed =
    { $whose ->
        [mine] Your setting { $name } is now { $value }.
        [place] The setting { $name } of this room is now { $value }.
        [community] The setting { $name } of this community is now { $value }.
       *[all] The setting { $name } is now { $value }, for you and for what I say to everybody here.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Your setting { $name } is back to its default.
        [place] The setting { $name } of this room is back to its default.
        [community] The setting { $name } of this community is back to its default.
       *[all] The setting { $name } is back to its default, for you and for what I say to everybody here.
    }
club-setting-for-all = It holds for what only you read here. For what everybody reads, write { COMMAND("settings place", $name, $value) }.
club-setting-value = I can’t set { $name } to that. Try: { $values }.
club-setting-communal = The setting { $name } is for rooms and communities. Write { COMMAND("settings place", $name, $value) }.
club-setting-personal = The setting { $name } is for people. Write { COMMAND("settings", $name, $value) }.
club-no-setting = I don’t know that setting. { COMMAND("settings") } lists them.
club-not-manager = Only people who manage this room can change its settings.

# Blocking a person

club-blocked = You have blocked { $name }. Neither of you can challenge the other, and I won’t ping you in games that you still play together.
club-unblocked = You no longer block { $name }.
club-blocking = You have blocked { $names }.
club-blocking-nobody = You haven’t blocked anybody.

# Keeping order

club-setting-play = whether people can open games and tournaments; to let them do so only in some rooms, set “off” for the community and “on” for those rooms
club-setting-games = the games that people can open, like “chifoumi, sfirs”
club-stopped = { $name } stops { $id }: { $reason }
club-broken-off-here = The managers of this community have stopped { $id }.
club-bans = { $name } is banned: they can no longer open games, accept challenges or join tournaments in this community. Their games here stop and don’t count; in tournaments, their opponents win.
club-unbans = { $name } can play in this community again.
club-banned-list = Banned from this community: { $names }.
club-banned-nobody = Nobody is banned from this community.
club-audit = What managers did here, page { $page } of { $pages }:
club-audit-empty = Managers have done nothing here so far.
club-audit-stop = { $at }: { $name } stopped { $id }: { $reason }
club-audit-ban = { $at }: { $name } banned { $whom }: { $reason }
club-audit-unban = { $at }: { $name } lifted the ban on { $whom }
club-audit-unban-why = { $at }: { $name } lifted the ban on { $whom }: { $reason }
club-audit-call-off = { $at }: { $name } canceled tournament { $reason }
club-audit-take-out = { $at }: { $name } took { $whom } out of tournament { $reason }
club-audit-award = { $at }: { $name } awarded the pairing of { $id } to { $whom }: { $reason }
club-audit-award-draw = { $at }: { $name } declared the pairing of { $id } drawn: { $reason }
club-audit-pause = { $at }: { $name } paused tournament { $reason }
club-audit-resume = { $at }: { $name } had tournament { $reason } go on
club-audit-extend = { $at }: { $name } gave the round of tournament { $reason } more
club-audit-setting = { $at }: { $name } changed a setting: { $reason }
club-button-older = Older
club-no-play-here = You can’t open games here. Look for the room where you can, or ask the people who manage this community.
club-game-not-here = You can’t play { $game } here. You can play { $games }.
club-banned = You are banned from playing in this community. Ask the people who manage it.
club-opponent-banned = { $name } is banned from playing in this community.
club-order-direct = Say that in a room of the community you mean.
club-order-managers = Only people who manage this room can do that.
club-stop-turn = Your turn in { $id } isn’t over. { COMMAND("end") } ends it if it can end here; { COMMAND("undo") } takes back the last action.
club-stop-which = To resign your own game, say { COMMAND("resign") }; to leave a lesson, { COMMAND("leave") }. If you manage this room and want to stop a game, say which one, like { COMMAND("stop #12 both asked for it") }, or reply to its board.
club-stop-elsewhere = { $id } is played in { $place }. Say that there.
club-stop-why = Say why you stop { $id }, like { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Say why you ban { $name }, like { COMMAND("ban bob stalls every game") }.
club-ban-what = Do you want to ban { $name }? Their games in this community are broken off and don’t count, and they leave its tournaments. Lifting the ban doesn’t bring these back.
club-button-ban = Ban
club-ban-yourself = You can’t ban yourself.
club-ban-computer = You can’t ban the computer. If nobody should play it here, the person who runs this bot can switch it off.
club-banned-already = { $name } is already banned. { COMMAND("help ban") } explains how to lift the ban.
club-not-banned = { $name } isn’t banned.
club-reason-long = That reason is longer than { $limit } characters. Make it shorter.

# What is kept of a person

club-personal = This is all I keep about you here, as JSON. { COMMAND("forget me") } removes it.
club-personal-part = This is all I keep about you here, as JSON: part { $part } of { $parts }. Your games are spread over the parts. { COMMAND("privacy export 2") } sends the second one. { COMMAND("forget me") } removes everything.

# Forgetting a person

club-forget-what = Do you want me to forget you? I remove your name, your account, your ratings and your settings from here, for good. Your opponents keep the records of your games, under the name “{ $name }”. Messages already sent stay where they are.
club-forget-tournament = You leave tournament { $id }, { $game }. Your opponents there win the games that you still have to play.
club-forget-open-tournament = You leave tournament { $id }, { $game }, before it begins.
club-button-forget = Forget me
club-forgotten-name = somebody
club-forgotten = I’ve forgotten you. If you come back, you start from scratch.
club-opponent-forgotten = Your opponent asked me to forget them, so I can’t reach them anymore. To find a new opponent, challenge anyone, like { COMMAND("challenge open chifoumi") }.
club-forget-playing = You are still playing { $games }. Finish or resign first ({ COMMAND("resign match") } if it’s a match), then say { COMMAND("forget me") } again.

# Refusals

club-too-fast = That was more than { $limit } requests within a minute. Wait a little.
club-busy = I’m too busy. Try again in a minute.
club-trouble = Something went wrong here, and nothing was changed. If it happens again, give the person who runs this bot the reference { $reference }.
club-no-game = You have no game here. Start one, like { COMMAND("challenge bob chifoumi") }, or look for one with { COMMAND("games here") }.
club-no-past-game = You haven’t finished a game yet.
club-unknown-game = I can’t find a game { $id } here. { COMMAND("games") } lists yours.
club-not-accepted = { $id } is a challenge that nobody has accepted yet.
club-no-such-end = No game ends like that.
club-no-such-game = You can no longer play this game here.
club-aside = { $id } is set aside because its record is damaged. The person who runs this bot has to look at it.
club-aside-now = The record of { $id } is damaged, so I’ve set the game aside and told the person who runs this bot.
club-not-a-player = Only the two players of { $id } can do that. { COMMAND("help try") } explains how to look ahead without playing.
club-not-your-turn = It’s { $name }’s turn in { $id }.
club-learn-past = This board is out of date: your lesson has gone on. { COMMAND("learn") } shows where you are.
club-past-board = That board is out of date: { $id } has moved on.
club-is-over = { $id } is over. { $how } { COMMAND("rematch") } offers another game.
club-not-over-yet = { $id } isn’t over yet. Ask for a rematch when it is.
club-nothing-to-undo = You have nothing to undo: your turn has only just begun. { COMMAND("takeback") } asks to take back your last turn.
club-undone-enough = You have undone { $limit } actions in this turn and can’t undo more. Go on from the board of { $id } as it stands. { COMMAND("help try") } explains how to look at a line without playing it.
club-taken-back-enough = Nobody can undo or take back any more in { $id }: that has happened too often. Go on from its board as it stands. { COMMAND("help try") } explains how to look at a line without playing it.
club-undo-too-late = Your turn in { $id } is over; it’s { $name }’s now. { COMMAND("takeback") } asks to take back your last turn.
club-undo-instead = Your turn isn’t over. { COMMAND("undo") } takes it back without asking.
club-nothing-to-take-back = You haven’t played a turn that you could take back.
club-nothing-played = Nobody has played anything in { $id } yet.
club-challenge-yourself = You can’t play against yourself.
club-computer-off = The computer doesn’t play here. Challenge a person, or anyone with { COMMAND("challenge open chifoumi") }.
club-computer-busy = The computer is already playing { $limit } games. Try again later, or challenge a person.
club-computer-unrated = Games with the computer are unrated. Leave out “rated”.
club-computer-no-clock = Games with the computer have no clock. Leave out the time.
club-level-of-person = Only the computer has levels. Challenge it like { COMMAND("challenge parlour chifoumi level:3") }, or leave out the level.
club-challenge-bot = That’s a program, and it would never answer. Challenge a person.
club-challenge-nobody = Name your opponent, like { COMMAND("challenge bob chifoumi") }. In a direct chat, nobody else can accept.
club-challenge-again = You have already made that challenge: { $id }. { COMMAND("withdraw", $id) } takes it back.
club-challenge-unanswered = { $name } hasn’t answered your challenge { $id } yet. { COMMAND("withdraw", $id) } takes it back.
club-challenge-unshared = I know of no room where you and { $name } have both talked to me. Challenge { $name } in a room where you both are.
club-challenge-unwanted = { $name } wants no notifications from me. Challenge them in a room where you both are.
club-challenge-blocked = { $name } doesn’t take challenges from you.
club-you-block = You have blocked { $name }. { COMMAND("help unblock") } explains how to unblock them.
club-block-yourself = You can’t block yourself.
club-blocked-already = You have already blocked { $name }.
club-not-blocked = You haven’t blocked { $name }.
club-blocks-too-many = You have already blocked { $limit } people. Unblock one first.
club-too-many-games = You are already playing { $limit } games. Finish one first.
club-too-many-games-there = Your opponent is already playing { $limit } games. Try again when they finish one.
club-too-many-games-here = People are already playing { $limit } games here. Wait until one ends.
club-too-many-challenges = You already have { $limit } open challenges. Withdraw one first.
club-too-many-challenges-lately = In the last hour, { $limit } of your challenges have led to no game. Wait a little.
club-too-many-challenges-here = { $limit } offers are already open here. Answer some first.
club-yes-which = Do you mean { $sure } or { $offered }?
club-no-which = Nothing has changed. If you mean the offer, say { $offered }.
club-question-no = All right, nothing has changed.
club-no-offer = Nobody has offered you anything here.
club-no-own-offer = You have no open offer.
club-own-offer = That’s your own offer. { COMMAND("withdraw") } takes it back.
club-decline-open = This challenge is open to anyone. If you don’t want it, just don’t accept it.
club-offered-already = You have already offered that in { $id }. Wait for the answer, or say { COMMAND("withdraw") }.
club-offered-of-late = You have offered that in { $id } before. You can offer it again once each of you has played another action.
club-offer-not-yours = You can’t answer { $id }: it was made to somebody else.
club-offer-not-made-by-you = { $id } isn’t your offer. { COMMAND("decline", $id) } turns it down.
club-no-own-offer-decline = You have no open offer. { COMMAND("decline") } turns down what others offer you.
club-offer-expired = { $id } has expired. Make a new challenge.
club-offer-withdrawn = { $id } was withdrawn.
club-offer-accepted = { $id } was already accepted.
club-offer-declined = { $id } was already declined.
club-offer-unknown = Nobody has offered you anything with the number { $id }.
club-person-unknown = I don’t know anybody called “{ $name }” here. Mention that person, or give the full account name.
club-profile-unknown = I know of no room where you and { $name } have both talked to me.
club-person-ambiguous = Several people here are called { $name }. Mention the one you mean.

# Rules in brief

club-rules-all = These are the games. Say { COMMAND("rules") } with a name to learn one:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, page { $page } of { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } turns the page.
club-rules-pointed = A piece here has these legal actions: { $moves }.
club-rules-learn = { COMMAND("learn", $game) } lets you try it alone, on a few positions. { COMMAND("challenge parlour", $game, "level:1") } starts a game against the computer.
club-rules-no-page = The lesson on { $title } has pages 1 to { $pages }. Begin with { COMMAND("rules", $game) }.
club-learn-task = { $title }, task { $number } of { $count }:
club-learn-of = { $title }, task { $number } of { $count } of the lesson:
club-learn-how = Type your turn as in a game, or after { COMMAND("learn") }. Nobody else is playing. { COMMAND("hint") } helps, { COMMAND("learn solution") } shows the answer, and { COMMAND("learn off") } leaves the lesson.
club-learn-how-fight = Type your turn as in a game, or after { COMMAND("learn") }. { COMMAND("hint") } helps, { COMMAND("learn solution") } plays a turn for you, and { COMMAND("learn off") } leaves the lesson.
club-learn-leave = { COMMAND("learn off") } leaves the lesson.
club-learn-left = You have left the lesson. { COMMAND("learn", $game, $task) } goes on with it.
club-learn-none = You aren’t in a lesson. { COMMAND("resign") } resigns a game; { COMMAND("help") } lists all you can say.
club-learn-hint-piece = Use the piece on { $at }. { COMMAND("moves", $at) } shows what it can do.
club-learn-hint-place = Look at the board: you need one of the places that begin with “{ $letter }”.
club-learn-hint-word = You need only a word now, not the board. { COMMAND("moves") } names it.
club-learn-solution = The answer is { $actions }: { $effects }.
club-learn-no-hint = You can’t solve the task from here. { COMMAND("undo all") } starts the turn over.
club-learn-tried = Only tried: { $actions }. Nothing was played.
club-learn-moves = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}: { $moves }.
club-learn-done = That’s it: { $effects }.
club-learn-done-ended = That’s it: you ended your turn.
club-learn-goes-on-or-ends = So far: { $effects }. Go on, or end your turn with { COMMAND("end") }; { COMMAND("undo") } takes back the last action.
club-learn-goes-on = So far: { $effects }. The turn goes on; { COMMAND("undo") } takes back the last action.
club-learn-played = Played: { $effects }.
club-learn-played-ended = You ended your turn.
club-learn-answered = I answer: { $effects }.
club-learn-your-turn = It’s your turn. { COMMAND("undo") } takes back your last action and what I answered; { COMMAND("undo all") } starts the fight over.
club-learn-lost = The game is over, and you haven’t won. Try again from the start:
club-learn-again = That’s legal ({ $effects }), but not what the task asks for. Try again:
club-learn-over = That was the last task. { COMMAND("challenge parlour", $game, "level:1") } starts a game against the computer, { COMMAND("challenge open", $game) } finds somebody to play { $title } with, and { COMMAND("rules", $game) } explains all of its rules.
club-learn-which = Say which game you want to learn, like { COMMAND("learn chifoumi") }. { COMMAND("rules") } names them all.
club-learn-no-task = { $title } has tasks 1 to { $count }.
club-button-skip = Skip
club-button-learn = Try it
club-button-next = Next
club-button-back = Back
club-rules-variants = Variants: { $variants }.

# Matches

club-goal-one = one game
club-goal-points = match to { $points } points
club-goal-best = best of { $games }
club-match-stands = This is game { $number } of a { $goal }: { $name } { $points }, { $other } { $others }.
club-match-stands-extra = The { $goal } was level, so this is game { $number }. The leader after it wins: { $name } { $points }, { $other } { $others }.
club-match-after-extra = After game { $number }, the { $goal } is still level: { $name } { $points }, { $other } { $others }.
club-match-after = After game { $number } of a { $goal }: { $name } { $points }, { $other } { $others }.
club-match-anew = The same game starts over, with the same sides.
club-match-cut-short = { $name } wins the { $goal }: { $other } doesn’t finish it.
club-meeting-walkover = { $name } wins the pairing without a game.
club-meeting-absent = Neither { $name } nor { $other } came. So both lose the pairing.
club-match-won = { $name } wins the { $goal }, { $points } to { $others }.
club-match-drawn = The { $goal } is level after { $number } games, so it is drawn.
club-match-seed = The { $goal } is level after { $number } games, so { $name } goes on as the higher seed.
club-match-last = It’s the last one. If the match is level after it, it’s drawn.
club-match-last-seed = It’s the last one. If the match is level after it, { $name } goes on as the higher seed.
club-match-void = The match ends without a winner.
club-match-begins = They play a { $goal }.
club-match-computer = Only people play matches. Against me, play one game after another with { COMMAND("rematch") }.
club-match-no-points = { $game } doesn’t count points. Play for the most games instead, like “best:5”.
club-no-match = { $id } isn’t part of a match. { COMMAND("resign", $id) } resigns the game.
club-resign-match = Do you want to resign the whole match that { $id } belongs to, whatever its points? { $opponent } wins it then.
club-resigned-match = { $name } resigns the match.
club-button-resign-match = Resign the match
club-in-a-match = { $id } belongs to a match or a tournament. Its next game begins by itself.

# Tournaments

club-system-league = league
club-system-double-league = double league
club-system-knockout = knockout
club-system-swiss = Swiss tournament
club-tournament-game = Tournament { $tournament }, round { $round }.
club-tournament-open = { $id } { $game }: { $name } opens a { $system } ({ $goal }, { $rated }, { $clock }; { $terms }).
club-term-most = at most { $most } players
club-term-late = open until round { $round } begins
club-term-rounds = { $rounds } rounds
club-term-at-once = { $rounds } rounds at a time
club-term-all-at-once = all rounds at once
club-term-round = { $length } for each round
club-term-third = a match for third place
club-term-worth = { $win } for a win, { $draw } for a draw
club-term-level-seed = level after { $games } games: the higher seed goes on
club-term-level-draw = level after { $games } games: a draw
club-term-ratings = seeds by rating
club-term-lot = seeds by lot
club-tournament-weekly = It begins { $at } with those who have joined by then. Another one follows every week.
club-tournament-entrants = { $count } joined: { $names }.
club-tournament-how = { COMMAND("tournament join", $id) } joins; { COMMAND("tournament leave", $id) } leaves. The organizer starts it with { COMMAND("tournament start", $id) }.
club-button-join = Join
club-button-withdraw = Withdraw
club-button-call-off = Cancel the tournament
club-tournament-joined = You are in tournament { $id }, as player { $count }.
club-tournament-joined-late = { $name } joins tournament { $id } late, from round { $round } on. The rounds that they missed bring no points.
club-tournament-left-for-good = You have left tournament { $id }, so you can’t join it again.
club-tournament-joined-private = I’ll send you your boards in private. { COMMAND("settings notices") } shows how I notify you.
club-tournament-joined-already = You are already in tournament { $id }. { COMMAND("tournament leave", $id) } leaves it.
club-tournament-left = You are no longer in tournament { $id }.
club-tournament-not-in = You aren’t in tournament { $id }.
club-tournament-full = Tournament { $id } is full: it takes { $limit } players.
club-tournament-begins = Tournament { $id } begins.
club-tournament-too-few = Fewer than two players have joined tournament { $id }, so it can’t begin. { COMMAND("tournament join", $id) } joins.
club-tournament-off = Too few players have joined tournament { $id }, { $game }, so it is canceled.
club-tournament-over = Tournament { $id }, { $game }, is over.
club-tournament-won = { $names } wins it.
club-tournament-way = { $name } beat { $names }.
club-tournament-leads = { $names } leads with { $points }.
club-tournament-lead = { $names } lead with { $points }.
club-tournament-shared = { $names } share first place.
club-tournament-unwon = Nobody has won a game in it, so nobody wins it.
club-tournament-missed-twice = { $name } has missed two pairings of tournament { $id } and is withdrawn from it. { COMMAND("tournament join", $id) } brings them back, from the next round on.
club-tournament-back = { $name } is back in tournament { $id }, from the next round on.
club-tournament-annulled = They played fewer than half of their games, so none of their results count. Ratings stand.
club-tournament-series-off = { $game } isn’t played here anymore, so tournament { $id } is canceled, and its weekly series ends.
club-tournament-series-left = The organizer of tournament { $id } can’t open another one, so its weekly series ends.
club-which-tournament = Which tournament? Name it, like { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } no longer plays in tournament { $id }.
club-tournament-takes-out = { $organizer } takes { $name } out of tournament { $id }: { $reason }
club-tournament-they-are-not-in = { $name } isn’t in tournament { $id }.
club-tournament-why = Say why, so that the players understand it.
club-tournament-paused = { $name } pauses tournament { $id }. Games go on, but no round begins until { COMMAND("tournament resume", $id) }.
club-tournament-resumed = { $name } has tournament { $id } go on.
club-tournament-is-paused = Tournament { $id } is already paused. { COMMAND("tournament resume", $id) } has it go on.
club-tournament-not-paused = Tournament { $id } isn’t paused.
club-awarded = { $organizer } awards the pairing of { $id } to { $name }: { $reason }
club-awarded-draw = { $organizer } says that the pairing of { $id } is drawn: { $reason }
club-award-which = Which pairing? Name one of its games, like { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } isn’t a game of a tournament. { COMMAND("tournament games") } lists them.
club-award-over = The pairing of { $id } is over.
club-award-needs-winner = Somebody has to win a pairing of a knockout. Say who, like { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } doesn’t play in this pairing.
club-tournament-gone = { $name } leaves tournament { $id }.
club-tournament-withdraw-instead = Tournament { $id } has begun. { COMMAND("tournament withdraw", $id) } leaves it.
club-tournament-withdraw-what = Do you want to leave tournament { $id }? You resign your game in it, and your opponents win those to come.
club-tournament-withdrawn = You have left tournament { $id }.
club-tournament-cancel-what = Do you want to cancel tournament { $id }? Its games in progress stop, and nobody wins it.
club-tournament-cancel-open = Do you want to cancel tournament { $id }? Nobody has played in it yet.
club-tournament-cancel-series = Do you want to cancel tournament { $id }? Its weekly series ends then.
club-tournament-series-ends = Its weekly series ends.
club-tournament-cancelled = { $name } cancels tournament { $id }, { $game }.
club-tournament-managers = Only people who manage this room open tournaments here.
club-tournament-direct = A tournament needs a room with several people. Open it in a channel or room.
club-tournament-too-many = No more than { $limit } tournaments can be open here at a time. Wait for one to end.
club-tournament-needs-clock = Tournament games need a clock. Leave out “none”, or name one like 3d.
club-tournament-rounds-swiss = Only a Swiss tournament lets you choose the number of rounds. Leave out “rounds”.
club-tournament-twice-league = Only in a league can all players meet twice. Leave out “twice”.
club-tournament-third-knockout = Only a knockout has a match for third place. Leave out “third”.
club-tournament-at-once-league = Only a league can play several rounds at a time. Leave out “at-once”.
club-tournament-late-swiss = Only a Swiss tournament lets players join late. Leave out “late”.
club-tournament-most-two = A tournament needs at least two players. Say “most:2” or more.
club-tournament-no-deadline = The rounds of this tournament have no deadline, so there is none to put off.
club-tournament-extend-less = A round gets at most as much time again as it has. Name a shorter time.
club-tournament-extended = You have already given this round more time, which you can do once a round.
club-tournament-extends = The round of tournament { $id } now ends { $at }.
club-tournament-score-knockout = A knockout doesn’t score points. Leave out what a win is worth.
club-tournament-knockout-one = A knockout needs matches that somebody wins. Say “best:1” or more.
club-tournament-unknown = I can’t find a tournament { $id } here. { COMMAND("tournament list") } lists them.
club-tournament-not-yours = Tournament { $id } isn’t yours. Only its organizer can do that or, in its room, the people who manage that room.
club-tournament-is-open = Tournament { $id } hasn’t begun. { COMMAND("tournament table", $id) } shows who has joined.
club-tournament-is-live = Tournament { $id } has already begun. { COMMAND("tournament table", $id) } shows the standings.
club-tournament-is-over = Tournament { $id } is over. { COMMAND("tournament table", $id) } shows the standings.
club-tournament-is-off = Tournament { $id } was canceled. { COMMAND("tournament list") } lists others.
club-no-tournaments = This room has no tournaments. Open one, like { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Tournaments here:
club-tournaments-own = Your tournaments:
club-tournament-listed-open = { $id } { $game }: { $system }, open, { $count } joined
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } players, round { $round } of { $rounds }
club-tournament-listed-over = { $id } { $game }: { $system }, over
club-tournament-games = Tournament { $id }, round { $round } of { $rounds }:
club-tournament-fixtures = Tournament { $id }, round { $round } of { $rounds }, which hasn’t begun:
club-tournament-unpaired = Round { $round } of tournament { $id } is paired when the one before it is over.
club-tournament-no-round = Tournament { $id } has { $rounds } rounds.
club-tournament-next = You still play { $names }.
club-round-begins = Tournament { $id }, { $game }: round { $round } of { $rounds } begins.
club-rounds-begin = Tournament { $id }, { $game }: rounds { $first } to { $round } of { $rounds } begin, with { $games } games.
club-round-ends = It ends { $at }. In a game that isn’t over then, the player to move loses; if nobody has come, both lose.
club-round-ends-winners = It ends { $at }. In a game that isn’t over then, the player to move loses.
club-round-ended = The round of tournament { $id } is over.
club-round-pair = { $one } against { $two }
club-round-bye = { $one } has no opponent this round
club-round-more = … and { $count } more.
club-round-how = { COMMAND("tournament games", $id) } lists the games; { COMMAND("tournament table", $id) } shows the standings.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game } { $one } against { $two } is in progress, { $one-has } to { $two-has }
club-pairing-one = { $game } { $one } won against { $two }, { $one-has } to { $two-has }
club-pairing-two = { $game } { $two } won against { $one }, { $two-has } to { $one-has }
club-pairing-draw = { $game } { $one } against { $two } was drawn
club-pairing-walkover-one = { $one } won against { $two } without a game
club-pairing-walkover-two = { $two } won against { $one } without a game
club-pairing-absent = neither { $one } nor { $two } came
club-table-over = Tournament { $id }, { $game }, final standings:
club-table-off = Tournament { $id }, { $game }, canceled in round { $round } of { $rounds }:
club-table-annulled = { $names } left before finishing half of their games, so none of their results count.
club-table = Tournament { $id }, { $game }, round { $round } of { $rounds }:
club-table-line = { $place }. { $name } { $points } ({ $won } won, { $drawn } drawn, { $lost } lost{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } without a game
    }; { $values })
club-table-place = { $place }. { $names }
club-table-still-in = Still in: { $names }
club-names-more = { $count } more
club-table-own = You: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } against { $name }
club-page = Page { $page } of { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = A win is worth { $win }, a draw { $draw }. { COMMAND("help tournament table") } explains how ties are broken.
club-table-foot-swiss = A win is worth { $win }, a draw { $draw }, a round without an opponent as much as a win. { COMMAND("help tournament table") } explains how ties are broken.
club-table-order-league = In a league, ties are broken by the points of the games among the tied players, if all of them have met, then by Sonneborn-Berger (the points of each opponent times those scored against them), then by the games won. The table leaves out a player who left before finishing half of their games.
club-table-order-swiss = In a Swiss tournament, a round without an opponent counts as a win. Ties are broken by Buchholz (the points of all opponents), then by Sonneborn-Berger, then by the points of the games among the tied players, if all of them have met, then by the games won. In Buchholz, a round without a game counts as a game against a player with your own points, but no more than your missing opponent has. If you had no opponent, it counts for no more than draws in all rounds would bring.
club-table-foot-knockout = Each pairing is a { $goal }; if it’s level after { $games } games, the higher seed goes on. Players who lost in the same round share a place.
club-setting-tournaments = who can open tournaments: everyone, or only people who manage this room

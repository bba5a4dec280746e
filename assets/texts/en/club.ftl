# What the club says: challenges, turns, offers, lists, settings, and refusals (lower case, no full stop at the end).

club-title = { $title }
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

club-challenge = { $name } challenges { $opponent } to { $game }, { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } challenges anyone to { $game }, { $rated }, { $clock }; { $side }.
club-challenge-how = Answer with { COMMAND("accept", $id) } or { COMMAND("decline", $id) }.
club-challenge-open-how = Whoever wants to play says { COMMAND("accept", $id) }.
club-challenge-sent = The challenge { $id } is on its way to { $opponent }; { COMMAND("withdraw", $id) } takes it back.
club-side = { $name } plays { $color }
club-side-random = sides by lot
club-begins = { $id } { $game }, { $rated }: { $one } against { $two }.
club-computer-plays = { $name } is the computer at level { $level } of { $most }, { $strength }. Nobody’s rating changes, and there is no clock; { COMMAND("takeback") } takes your last turn back without asking.
club-computer-strength = rated { $rating } among its levels
club-computer-unmeasured = not rated yet
club-computer-profile = The computer plays every game at { $most } levels. Their ratings come of games among themselves and begin at 1000 in every game, so that they cannot be compared with people’s:
club-computer-levels = { $game }, levels 1 to { $count }: { $ratings }
club-taken-back-alone = { $name } takes the last turn in { $id } back.
club-begins-how = Type a turn, like { COMMAND($example) }; { COMMAND("moves") } lists what may be played, { COMMAND("rules") } explains the game.
club-count = { $player } would win, { $one } to { $two }
club-count-even = drawn, { $one } to { $two }
club-count-loses = Stopping { $id } here to count loses it: { $count }.
club-offers-draw = { $name } offers { $opponent } a draw in { $id }.
club-offers-count = { $name } offers { $opponent } to stop { $id } here and count: { $count }.
club-offers-void = { $name } offers { $opponent } to break { $id } off here. Nobody wins then: that needs two finished turns of each.
club-offers-takeback = { $name } asks { $opponent } to let the last turn in { $id } be taken back.
club-offers-rematch = { $name } offers { $opponent } another game of { $game } with sides changed.
club-offer-how = This offer is { $id }: answer with { COMMAND("accept", $id) } or { COMMAND("decline", $id) }.
club-agreed = { $name } accepts; { $id } stops here.
club-taken-back = { $name } lets { $opponent } take the last turn in { $id } back.
club-declined = { $name } declines { $what }.
club-withdrawn = { $name } withdraws { $what }.
club-offer-ran-out = Nobody answered { $what } of { $name } in time; it is void.
club-kind-challenge = the challenge { $id }
club-kind-rematch = the offer { $id } of another game after { $table }
club-kind-draw = the offer { $id } to stop { $table }
club-kind-takeback = the request { $id } to take a turn in { $table } back

# Hints, and games that are over

club-hint-piece = Hint for { $id }: move what stands on { $at }.
club-hint-file = Hint for { $id }: look at the { $file } file.
club-hint-word = Hint for { $id }: nothing on the board has to be touched now.
club-hint-whole = Hint for { $id }: { $actions }.
club-hint-more = Ask again, and you are told the whole turn.
club-hint-between-people = { $id } is a game between people, and while it goes on there are no hints; { COMMAND("threats", $id) } looks one turn ahead. { COMMAND("analyse", $id) } tells afterwards what each turn gave away
club-hint-not-your-turn = in { $id } it is not your turn; wait until it is
club-hint-now-only = in a game that goes on there are hints only for the turn that you are to play; leave the number of the turn out
club-hint-which = { $id } is over; say before which turn you want a hint, like { COMMAND("hint", $id, "7") }
club-hint-stands = that position, or one of those, stands in your game { $id } against a person; ask again when that game has gone on
club-no-such-turn = that game has turns 1 to { $turns }
club-errands-busy = the computer has too much to look at just now; try again in a minute
club-errands-yours = the computer looks at { $limit } things for you already; wait until it has told you of one
club-errand-failed = The computer finds nothing to say about that position.
club-analysis-begins = I look through { $id }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: that takes up to half a second a turn.
club-analysis-progress = I look through { $id }: { $judged } of { $turns } turns so far.
club-analysis-judged = I have looked through { $id }, { $turns ->
    [one] 1 turn
   *[other] all { $turns } turns
}.
club-analysis-goes-on = { $id } goes on; it can be analysed once it is over
club-analysis = What the turns of { $id } gave away:
club-analysis-accuracy = { $player }: accuracy { $accuracy } %; { $inaccuracies ->
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}.
club-analysis-turning = The turning point is turn { $number }, shown here: { $player } played { $played }, { $judgment }, from { $before } % to { $after } %. { $best } would have held.
club-analysis-even = No turn gave away anything worth a word.
club-analysis-turn = Turn { $number }, { $player }: { $played }, { $judgment }, from { $before } % to { $after } %; better { $best }.
club-analysis-inaccuracy = an inaccuracy
club-analysis-mistake = a mistake
club-analysis-blunder = a blunder
club-analysis-how = The percentages are the points that the computer at its highest level would expect for whoever plays the turn; it may err.

# Time

club-untimed = without a clock
club-timed = clock { $control }
club-timed-claimable = clock { $control } claimable
club-timed-no-vacation = clock { $control } no-vacation
club-timed-claimable-no-vacation = clock { $control } claimable no-vacation
club-begins-per-turn = Time: { $time } for each turn; { $out }.
club-begins-bank = Time: { $time } each, and { $increment } more with every turn, up to { $cap }; { $out }.
club-flag-lost = whoever runs out of it loses
club-flag-claimable = when somebody runs out of it, their opponent may claim the game
club-flag-lost-no-vacation = whoever runs out of it loses, and no vacation begins by itself
club-flag-claimable-no-vacation = when somebody runs out of it, their opponent may claim the game, and no vacation begins by itself
club-clock-runs = { $name }’s time runs out { $until }.
club-clock-out = { $name }’s time ran out { $until }; { $opponent } may end the game with { COMMAND("claim", $id) }.
club-reminder = { $id } { $game }: { $name }, your time runs out { $until }.
club-time-is-over = { $id }: the time of { $player } is over. { $opponent } may claim the game with { COMMAND("claim", $id) }; until then a turn still counts.
club-time-lost = { $id } { $game }: the time of { $player } is over.
club-time-void = { $id } { $game }: the time of { $player } was over before they ended a first turn.
club-time-unclaimed = { $id } { $game }: the time of { $player } was over, and in 30 days nobody claimed the game.
club-claimed = { $name } claims { $id }.
club-button-claim = Claim the game
club-no-clock = { $id } has no clock, so there is nothing to claim
club-nothing-to-claim = { $id } cannot be claimed: your opponent’s time is not over
club-no-time-to-take-back = that turn in { $id } cannot be taken back: no time is left for it
club-rated-needs-clock = a rated game has a clock: leave “none” out, or say “unrated”
club-gives-time = { $name } gives { $opponent } { $length } more in { $id }.
club-no-more-time = in { $id } nobody gives time away: it belongs to a match or a tournament that rules it out
club-gifts-too-many = you have given time in { $id } { $limit } times; you may again when each of you has played an action since
club-gift-blocked = { $name } takes no more time from you
club-length-given = give at least a minute, and no more than 60 days in all
club-your-turn = { $id } { $game }: { $name }, it is your turn against { $opponent }. { $time }
club-your-turn-until = Your time runs out { $until }.
club-your-turn-out = Your time ran out { $until }; a turn still counts until the game is claimed.
club-your-turn-untimed = There is no clock.
club-snoozed = You are not told when you must act; that ends { $until }. { COMMAND("snooze off") } ends it now.
club-snooze-none = You are told when you must act; { COMMAND("snooze 8h") } keeps that from you for a while.
club-snooze-ended = You are told again when you must act.
club-snooze-length = say how long, from a minute to 30 days, like { COMMAND("snooze 8h") }
club-snooze-not-on = you are told as usual; { COMMAND("snooze 8h") } keeps that from you for a while
club-muted = You are told nothing of { $id } any more; { COMMAND("unmute", $id) } changes that. Its clock runs on.
club-unmuted = You are told again when you must act in { $id }.
club-digest = { $count ->
    [0] No game of yours is going on.
    *[other] { $awaiting ->
        [0] No game awaits you, of { $count }:
        [one] One game awaits you, of { $count }:
        *[other] { $awaiting } games await you, of { $count }:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = This list changes with your games, and comes anew once a day if one awaits you: { COMMAND("settings digest 18:30") } says when, { COMMAND("settings notices here") } ends it.
club-digest-older = There is a newer list of your games below.
club-digest-ended = This list of your games is kept up to date no more; { COMMAND("settings notices digest") } begins a new one.
club-digest-refused = { $name } takes no direct messages from me, so that I go on telling them here.
club-hours = You are told that your time runs out from { $hours }, in the time zone { $zone }. Clocks under a day know no hours.
club-hours-now = It is { $now } there now; { COMMAND("hours 8-22 Europe/Amsterdam") } changes either.
club-no-hours = hours are written like { COMMAND("hours 8-22 Europe/Amsterdam") }, from one hour of the day until another, before the time zone
club-no-zone = there is no time zone { $word }; they are named by a continent and a city, like Europe/Amsterdam
club-no-zone-near = there is no time zone { $word }; did you mean { $nearest }?
club-vacation-none = You are not on vacation. { $left ->
    [one] 1 day is
   *[other] { $left } days are
} left this year; { COMMAND("vacation 7d") } takes some.
club-vacation-until = You are on vacation; it ends { $until }. { $left ->
    [one] 1 day is
   *[other] { $left } days are
} left this year; { COMMAND("vacation off") } brings you back.
club-vacation-ended = Welcome back: your time runs again. { $left ->
    [one] 1 day is
   *[other] { $left } days are
} left this year.
club-vacation-too-long = so many days are not left: you have { $left } in { $year }, and each day begun counts
club-vacation-not-on = you are not on vacation; { COMMAND("vacation 7d") } begins one
club-vacation-length = say how long, in days, like { COMMAND("vacation 7d") }
club-vacation-by-itself = The time of { $name } in { $id } would be over. A day of their vacation begins by itself, and so does the next as long as they do not play; { $left } are left this year.
club-idle = { $id } { $game }: nobody has played for 30 days. { $player } to move; if nobody plays within 14 days, the game is closed, and no rating changes.
club-idle-closed = { $id } { $game }: nobody played for long; the game is closed.
club-setting-digest = the time of day at which your digest is sent anew if a game awaits you; unless you choose it, when your hours begin
club-setting-hours = the hours of the day in which you are reminded that your time runs out
club-setting-zone = the time zone by which times are written and hours are meant
club-setting-vacations = whether a day of vacation begins by itself where your time in a game of days would be over
club-setting-clock = how much time players have unless the challenge says otherwise, like 3d a turn, or 10d and 36h more with each turn

# Turns

club-played = { $id } { $game }: { $player } played { $actions }: { $effects }.
club-skipped = { $player } has no legal action and is skipped.
club-played-ahead = { $player } played { $actions }, as said in advance: { $effects }.
club-to-move = { $player } to move.
club-goes-on = { $player } goes on: { $next }; { COMMAND("undo") } takes the last action back.
club-goes-on-or-ends = { $player } goes on: { $next }; { COMMAND("end") } stops, { COMMAND("undo") } takes the last action back.
club-goes-on-ways = { $count } legal actions; { COMMAND("moves") } lists them
club-undone-last = { $name } takes the last action in { $id } back: { $action }.
club-undone = { $name } takes the turn in { $id } back and begins it anew.
club-sure = If you mean it, say { $command }.
club-resign-loses = Do you want to give { $id } up? { $opponent } wins then.
club-resign-void = Do you want to break { $id } off? Nobody wins then: that needs two finished turns of each.
club-end-loses = Ending the turn here loses { $id }: you will have no piece to play on with. { COMMAND("moves") } lists what you may do instead.
club-line-loses = { $actions } and then { COMMAND("end") } loses { $id }: you will have no piece to play on with. Nothing was played; { $command } plays it without ending the turn.
club-broken-off = { $name } gives { $id } up before each has finished two turns.
club-resigned = { $name } gives { $id } up.
club-moved = Here I am. The games, challenges and settings of the old room have come along.
club-not-moved = This room replaces { $room }, but both have games, a leaderboard or settings of their own. I mix nothing: those of the old room stay with the old room. Games that go on can be played here by their numbers.
club-move-unproven = This room was closed in favor of another one that does not name it as its predecessor. So I move nothing there: games, leaderboard and settings stay here. To move them, upgrade this room with your client, which makes a room that names this one.
club-left = { $name } has left, and { $id } waits for them. Invite them back; or they play on in a conversation of two with me, where { COMMAND("games") } shows it.
club-left-timed = { $name } has left, and { $id } goes by its clock: nobody waits for longer than that. Invite them back; or they play on in a conversation of two with me, where { COMMAND("games") } shows it.
club-won = { $player } wins { $reason }.
club-won-points = { $player } wins { $reason }, { $one } to { $two }.
club-drawn = Drawn { $reason }.
club-no-result = No result: { $reason }.
club-drawn-points = Drawn { $reason }, { $one } to { $two }.
club-not-over = The game goes on.
club-ratings = Ratings: { $one }; { $two }.
club-rating-change = { $name } { $before } to { $after }
club-partial = that is only the beginning of an action; it may go on like this: { $next }
club-partial-after = after { $actions }, that is only the beginning of an action; it may go on like this: { $next }
club-ambiguous = that can be read in more than one way; write one of { $readings }
club-illegal = { $attempt }: { $reason }
club-illegal-after = { $actions } before it would be fine; nothing was played.
club-captures-own = { $action } (captures your own piece)
club-nearest = You may play, for example, { $nearest }.
club-moves = { $id }: { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-after = { $id }: after { $actions }, { $player } has { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-if = If it were the turn of { $player }:
club-moves-ahead = { $id }: if it were the turn of { $player }, { $count ->
    [one] one legal action
   *[other] { $count } legal actions
}: { $moves }.
club-moves-end = { COMMAND("end") } ends the turn here.
club-moves-typed = Typed like { $examples }.
club-tried-ahead = { $id }, only tried, as if it were the turn of { $player }: { $actions }. Nothing was played.
club-tried = { $id }, only tried: { $actions }. Nothing was played.

club-turn = { $number }. { $turn }
club-asked-of = { $id } { $game }
club-nothing-since = Nothing has happened since { $player } played { $actions }.
club-no-pieces-of = { $player } has no piece on the board.
club-no-piece-called = No { $name } stands on the board.
club-no-cell = { $name } is no cell of this board; write one like d4
club-no-row = the board has no row { $name }: its rows are { $first } to { $last }; { COMMAND("line d4") } tells the lines through a cell
club-no-file = the board has no file { $name }: its files are { $first } to { $last }; { COMMAND("line d4") } tells the lines through a cell
club-no-kind = there are no pieces called { $name } here; { COMMAND("pieces") } names all

# Conditional moves

club-ifs = { $id } { $game }: only you can see what is played for you.
club-ifs-none = { $id } { $game }: nothing is played for you. { COMMAND("if c6-c5 then c3-c4") } has your turn played as soon as your opponent plays theirs.
club-if-they = If { $opponent } plays { $theirs }, you play { $mine }.
club-if-any = Whatever { $opponent } plays, you play { $mine }.
club-if-own = First you play { $own } yourself.
club-if-then = { $before } If { $opponent } then plays { $theirs }, you play { $mine }.
club-if-then-any = { $before } Whatever { $opponent } plays then, you play { $mine }.
club-try-if = { $command } has your answer played as soon as that comes.
club-button-if = If they play this, play that
club-button-if-then = If they play this …
club-button-if-off = Withdraw all
club-if-public = others have read that here, so it is not kept; say it where nobody else reads: in a conversation with me alone, or with { COMMAND("if") } from a menu
club-if-open = { $actions } does not end the turn; say the whole turn, with { $next }
club-if-own-turn = This would be your own turn: a line begins with the turn of whoever is to move.
club-if-no-turn = after { $line } it is not the other player’s turn
club-if-any-own = only your opponent’s turn can be “any”
club-if-unanswered = say what your opponent plays and what you play then, like { COMMAND("if c6-c5 then c3-c4") }; the last turn is yours
club-if-then-what = after { $line }, say what you play with one more “then”: { $moves }.
club-if-twice = { $line } has you play two things at one point; say one of them
club-if-no-such = no line begins with that turn; { COMMAND("ifs") } lists them
club-if-too-many = { $limit } lines for a game are enough; { COMMAND("if off") } withdraws them all

# Lists

club-which-game = which game? Say its number with what you want, like { COMMAND($example) }:
club-which-offer = which one? Say its number with it, like { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } against { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } against { $two } ({ $part }), { $status }
club-part-contest = tournament { $contest }, round { $round }
club-part-match = game { $number } of a { $goal }, { $points } to { $others }
club-listed-to-move = { $name } to move, last turn { $since }
club-listed-first = { $name } to move, begun { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = over
club-listed-challenge = { $id } { $game }: { $maker } challenges { $taker }
club-listed-rematch = { $id } { $game }: { $maker } offers { $taker } a rematch of { $table }
club-listed-draw = { $id } { $maker } offers to stop { $table }
club-listed-takeback = { $id } { $maker } asks to take a turn in { $table } back
club-listed-open = { $id } { $game }: { $maker } challenges anyone; { COMMAND("accept", $id) } to play
club-my-games = Your games ({ $count }):
club-games-here = Games here ({ $count }):
club-challenges = Challenges ({ $count }):
club-no-games = No games and no challenges. Begin one, like { COMMAND("challenge bob chifoumi") }, or against the computer, like { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … and { $count } more.

# Buttons

club-button-accept = Accept
club-button-decline = Decline
club-button-rules = Rules
club-button-resign = Give up
club-button-draw = Offer to count
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
    [0] no game going on
    [one] 1 game going on
   *[other] { $games } games going on
}.
club-profile-here = In this community:
club-profile-everywhere = In all communities:
club-profile-pace = A turn with a clock takes about { $time }; { $lost ->
    [0] no game was lost on time
    [one] 1 game was lost on time
   *[other] { $lost } games were lost on time
}.
club-profile-lost-on-time = { $lost ->
    [one] 1 game was lost on time
   *[other] { $lost } games were lost on time
}.
club-profile-wins = Best wins: { $wins }.
club-profile-win = { $name } ({ $rating })
club-profile-won = { $count ->
    [one] 1 tournament won: { $contests }.
   *[other] { $count } tournaments won: { $contests }.
}
club-profile-contest = { $id } { $game }
profile-line = { $game }: { $rating }, from { $lowest } to { $highest } in the last { $games ->
    [one] rated game
   *[other] { $games } rated games
}.
club-profile-unrated = No rated games yet.
club-profile-against = You against { $name }: { $wins } won, { $draws } drawn, { $losses } lost.
club-rating = { $of }: { $rating } ({ $wins } won, { $draws } drawn, { $losses } lost)
club-rating-provisional = { $of }: { $rating }? ({ $wins } won, { $draws } drawn, { $losses } lost)
club-leaderboard-here = Leaderboard of this community, { $game }:
club-leaderboard-everywhere = Leaderboard of all communities, { $game }:
club-season-here = Season { $season } of this community, { $game }:
club-season-everywhere = Season { $season } of all communities, { $game }:
club-season-empty = Nobody is rated in this season yet; a rated game changes that.
club-season-winners = Past seasons were won by:
club-season-won = { $season }: { $rating }
club-leaderboard-line = { $rank }. { $rating }
club-leaderboard-page = Page { $page } of { $pages }, { $count } people.
club-leaderboard-unrated = You: not rated yet.
club-leaderboard-faded = You: { $rating }, not listed because your last rated game was more than a year ago.
club-leaderboard-empty = Nobody is rated yet; a rated game changes that.
club-provisional = “?” marks a provisional rating: too few games so far, or against fewer than three people. These stand below the others.

# Tables as pictures: headings as short as they can be

sheet-rating = rating
sheet-deviation = ±
# The same signs where they are read out.
sheet-said-off = give or take
sheet-said-plus = plus
sheet-said-minus = minus
sheet-result = { $one } to { $two }
sheet-games = games
sheet-streak = row
sheet-month = 30 days
sheet-foot-deviation = ±: how far the rating may be off; 30 days: how it changed
sheet-table = { $id } { $game }, round { $round } of { $rounds }
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
sheet-foot-uncounted = won and lost count games played; points also come without one
sheet-foot-season = ±: how far the rating may be off
sheet-leaderboard-here = Leaderboard, { $game }
sheet-leaderboard-everywhere = Leaderboard everywhere, { $game }
sheet-season-here = Season { $season }, { $game }
sheet-season-everywhere = Season { $season } everywhere, { $game }
sheet-foot-streak = row: games won (+) or lost (−) one after the other

# Brackets

bracket-final = final
bracket-semi-finals = semi-finals
bracket-quarter-finals = quarter-finals
bracket-round = round { $round }
bracket-third = third place
bracket-waits = { $name } awaits an opponent
bracket-foot = Each meeting is a { $goal }

# Settings

club-settings-mine = Your settings:
club-settings-place = Settings of this place:
club-settings-community = Settings of this community:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = as usual
club-setting-from-person = chosen by you
club-setting-from-app = as your app is set
club-setting-from-place = chosen for this place
club-setting-from-community = chosen for this community
club-settings-how = Change one like { COMMAND("settings theme dark") } or { COMMAND("settings place language en") }; “default” goes back to the usual.
club-setting-theme = the colors of pictures
club-setting-boards = how boards are shown: as a picture, in words to be heard, or in letters
club-setting-motion = whether replays move, or are the last picture alone
club-setting-side = whose side is at the bottom of a board: one’s own (in a place of several people the first player’s), always the first player’s, or that of whoever is to move
club-setting-language = the language of texts
club-setting-notices = how you are told that you must act: by a ping here, by a direct message, by one direct message that lists all your games and is kept up to date, or not at all
club-setting-rated = whether challenges are rated unless they say otherwise
club-setting-past = what becomes of boards once there is a newer one: their line of text, or they keep their pictures, where the platform can do that
club-setting-threads = whether each game gets a thread of its own, where the platform can do that
club-setting-changed = { $name } is now { $value }.
club-setting-forgotten = { $name } is as usual again.
club-setting-value = { $name } can be one of { $values }
club-setting-communal = { $name } is a setting of places and communities: write { COMMAND("settings place", $name, $value) }
club-setting-personal = { $name } is a setting of people: write { COMMAND("settings", $name, $value) }
club-no-setting = there is no such setting; { COMMAND("settings") } lists them
club-not-manager = only those who manage this place can change its settings

# Blocking a person

club-blocked = You block { $name }: neither of you can challenge the other, and in games that you still play together you are not called.
club-unblocked = You do not block { $name } any more.
club-blocking = You block { $names }.
club-blocking-nobody = You block nobody.

# Keeping order

club-setting-play = whether games and tournaments may be opened: “off” for the community and “on” for some of its places chooses these
club-setting-games = the games that may be opened, like “chifoumi, sfirs”
club-stopped = { $name } stops { $id }: { $reason }
club-broken-off-here = { $id } is broken off by those who manage this community.
club-bars = { $name } is barred: they cannot open, accept or join games in this community any more. What they were playing here is broken off and does not count; in tournaments their opponents win.
club-unbars = { $name } may play in this community again.
club-barred-list = Barred from this community: { $names }.
club-barred-nobody = Nobody is barred from this community.
club-audit = What was done to keep order here, page { $page } of { $pages }:
club-audit-empty = Nothing was done to keep order here so far.
club-audit-stop = { $at }: { $name } stopped { $id }: { $reason }
club-audit-bar = { $at }: { $name } barred { $whom }: { $reason }
club-audit-unbar = { $at }: { $name } let { $whom } play again
club-audit-unbar-why = { $at }: { $name } let { $whom } play again: { $reason }
club-audit-call-off = { $at }: { $name } called tournament { $reason } off
club-audit-setting = { $at }: { $name } changed a setting: { $reason }
club-button-older = Older
club-no-play-here = no games are opened here; look for the place where they are, or ask those who manage this community
club-game-not-here = { $game } is not played here; the games here are { $games }
club-barred = you are barred from playing in this community; ask those who manage it
club-opponent-barred = { $name } is barred from playing in this community
club-order-direct = say that in a place of the community that it is about
club-order-managers = only those who manage this place can do that
club-stop-turn = your turn in { $id } goes on; { COMMAND("end") } ends it where that is possible, { COMMAND("undo") } takes the last action back
club-stop-which = say which game, like { COMMAND("stop #12 both asked for it") }, or answer its board
club-stop-elsewhere = { $id } is played in { $place }; say that there
club-stop-why = say why { $id } is to be stopped, like { COMMAND("stop", $id, "both asked for it") }
club-bar-why = say why { $name } is to be barred, like { COMMAND("bar bob stalls every game") }
club-bar-yourself = you cannot bar yourself
club-bar-computer = the computer cannot be barred; where nobody is to play it, the one who runs this bot can switch it off
club-barred-already = { $name } is barred already; { COMMAND("help bar") } tells how to end that
club-not-barred = { $name } is not barred
club-reason-long = that reason is longer than { $limit } characters; make it shorter

# What is kept of a person

club-personal = This is all that is kept of you here, as JSON. { COMMAND("forget me") } removes it.
club-personal-part = This is part { $part } of { $parts } of all that is kept of you here, as JSON: the games are spread over the parts. { COMMAND("privacy export 2") } sends the second one. { COMMAND("forget me") } removes all.

# Forgetting a person

club-forget-what = { COMMAND("forget me") } removes your name, your account, your ratings and your settings from here, for good. The records of your games stay for those who played against you, under the name “{ $name }”. Messages already sent stay where they are.
club-forgotten-name = somebody
club-forgotten = You are forgotten. Whenever you come back, you begin anew.
club-opponent-forgotten = your opponent asked to be forgotten and cannot be reached any more; { COMMAND("challenge open chifoumi") } or another game finds another one
club-forget-playing = you are still playing { $games }: finish or resign first ({ COMMAND("resign match") } where it is a match), then say { COMMAND("forget me") } again

# Refusals

club-too-fast = that was more than { $limit } requests within a minute; wait a little
club-busy = there is too much to do just now; try again in a minute
club-trouble = something went wrong here; nothing was changed. If it happens again, give the one who runs this bot the reference { $reference }
club-no-game = you have no game here; begin one, like { COMMAND("challenge bob chifoumi") }, or look for one with { COMMAND("games here") }
club-no-past-game = you have finished no game yet
club-unknown-game = there is no game { $id } here; { COMMAND("games") } lists yours
club-not-accepted = { $id } is a challenge that nobody has accepted yet
club-no-such-end = no game ends like that
club-no-such-game = this game cannot be played here any more
club-aside = { $id } is set aside because its record is damaged; the one who runs this bot has to look at it
club-aside-now = the record of { $id } is damaged; the game is set aside, and the one who runs this bot was told
club-not-a-player = only the two players of { $id } can do that; { COMMAND("help try") } tells how to look ahead without playing
club-not-your-turn = it is { $name }’s turn in { $id }
club-past-board = that was a board of the past; { $id } has gone on
club-is-over = { $id } is over; { COMMAND("rematch") } begins another
club-not-over-yet = { $id } goes on; a rematch comes after it
club-nothing-to-undo = there is nothing to undo: your turn has only begun. { COMMAND("takeback") } asks for your last turn back
club-undone-enough = you have undone { $limit } actions in this turn, and can undo no more: go on from the board of { $id } as it stands. { COMMAND("help try") } says how to look at a line without playing it
club-taken-back-enough = so much was undone and taken back in { $id } that no more can be: go on from its board as it stands. { COMMAND("help try") } says how to look at a line without playing it
club-undo-too-late = your turn in { $id } is over, and it is { $name }’s; { COMMAND("takeback") } asks for your last turn back
club-undo-instead = your turn is not over; { COMMAND("undo") } takes it back without asking
club-nothing-to-take-back = you have not played a turn that could be taken back
club-nothing-played = nothing has been played in { $id } yet
club-challenge-yourself = you cannot play against yourself
club-computer-off = the computer does not play here; challenge a person, or { COMMAND("challenge open chifoumi") } for anyone
club-computer-busy = the computer plays { $limit } games already; try again later, or challenge a person
club-computer-unrated = games with the computer are unrated; leave “rated” out
club-computer-no-clock = games with the computer have no clock; leave the time out
club-level-of-person = only the computer has levels; challenge it like { COMMAND("challenge parlour chifoumi level:3") }, or leave the level out
club-challenge-bot = that is a program, and it would never answer; challenge a person
club-challenge-nobody = say whom you challenge, like { COMMAND("challenge bob chifoumi") }; in a conversation of two nobody else can accept
club-challenge-again = you have made that challenge already: { $id }. { COMMAND("withdraw", $id) } takes it back
club-challenge-unanswered = { $name } has not answered your challenge { $id } yet; { COMMAND("withdraw", $id) } takes it back
club-challenge-unshared = I know of no place where both you and { $name } have talked to me; challenge { $name } where both of you are
club-challenge-unwanted = { $name } wants no notices from me; challenge { $name } where both of you are
club-challenge-blocked = { $name } takes no challenges from you
club-you-block = you block { $name }; { COMMAND("help unblock") } tells how to end that
club-block-yourself = you cannot block yourself
club-blocked-already = you block { $name } already
club-not-blocked = you do not block { $name }
club-blocks-too-many = you block { $limit } people already; unblock one first
club-too-many-games = you play { $limit } games already; finish one first
club-too-many-games-there = your opponent plays { $limit } games already
club-too-many-games-here = { $limit } games are played here already; wait until one ends
club-too-many-challenges = { $limit } of your challenges are open already; withdraw one first
club-too-many-challenges-lately = { $limit } of your challenges within an hour have led to no game; wait a little
club-too-many-challenges-here = { $limit } offers are open here already; answer some first
club-no-offer = nothing is offered to you here
club-no-own-offer = you have no open offer
club-own-offer = that is your own offer; { COMMAND("withdraw") } takes it back
club-decline-open = this challenge is open to anyone; simply do not accept it
club-offered-already = you have offered that in { $id } already; wait for the answer, or { COMMAND("withdraw") }
club-offered-of-late = you have offered that in { $id } before; you may again when each of you has played an action since
club-offer-not-yours = { $id } was not offered to you
club-offer-not-made-by-you = { $id } is not your offer; { COMMAND("decline", $id) } turns it down
club-no-own-offer-decline = you have no open offer; { COMMAND("decline") } turns down what is offered to you
club-offer-expired = { $id } has expired; make a new challenge
club-offer-withdrawn = { $id } was withdrawn
club-offer-accepted = { $id } was accepted already
club-offer-declined = { $id } was declined already
club-offer-unknown = nothing with the number { $id } is offered to you
club-person-unknown = I know nobody called “{ $name }” here; mention that person, or give the full account name
club-profile-unknown = I know of no place where both you and { $name } have talked to me
club-person-ambiguous = several people here are called { $name }; mention the one you mean

# Rules in brief

club-rules-all = The games there are; { COMMAND("rules") } and a name explain one:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, page { $page } of { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } turns the page.
club-rules-pointed = It can go like this: { $moves }.
club-rules-learn = { COMMAND("learn", $game) } lets you try it alone, on a few positions; { COMMAND("challenge parlour", $game, "level:1") } begins a game against the computer.
club-rules-no-page = the lesson of { $title } has pages 1 to { $pages }; begin with { COMMAND("rules", $game) }
club-learn-task = { $title }, task { $number } of { $count }:
club-learn-of = { $title }, task { $number } of { $count } of the lesson:
club-learn-how = Type your turn as in a game, or after { COMMAND("learn") }; nobody else is playing. { COMMAND("hint") } helps, { COMMAND("learn off") } leaves the lesson.
club-learn-leave = { COMMAND("learn off") } leaves the lesson.
club-learn-left = You have left the lesson. { COMMAND("learn", $game, $task) } goes on with it.
club-learn-none = you are in no lesson; { COMMAND("resign") } gives a game up, { COMMAND("help") } lists what there is
club-learn-hint = { $action } does it, or begins it.
club-learn-no-hint = From here nothing does it; { COMMAND("undo all") } begins the turn anew.
club-learn-tried = Only tried: { $actions }. Nothing was played.
club-learn-moves = { $count ->
    [one] One legal action
   *[other] { $count } legal actions
}: { $moves }.
club-learn-done = That is it: { $effects }.
club-learn-goes-on = So far: { $effects }. The turn goes on; { COMMAND("undo") } takes the last action back.
club-learn-again = That is legal ({ $effects }), but not what the task asks for. Once more:
club-learn-over = That was the last task. { COMMAND("challenge parlour", $game, "level:1") } begins a game against the computer, { COMMAND("challenge open", $game) } finds somebody to play { $title } with, { COMMAND("rules", $game) } tells all of its rules.
club-learn-which = say which game you want to learn, like { COMMAND("learn chifoumi") }; { COMMAND("rules") } names all
club-learn-no-task = { $title } has tasks 1 to { $count }
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
club-match-stands-extra = This is game { $number }, as the { $goal } was level; whoever leads after it wins: { $name } { $points }, { $other } { $others }.
club-match-after-extra = After game { $number }, too, the { $goal } is level: { $name } { $points }, { $other } { $others }.
club-match-after = After game { $number } of a { $goal }: { $name } { $points }, { $other } { $others }.
club-match-anew = The game is played anew with the same sides.
club-match-cut-short = { $name } wins the { $goal }, which { $other } does not play to its end.
club-meeting-walkover = { $name } wins the meeting without a game.
club-meeting-absent = { $other } never finished a turn, and { $name } has neither done so nor said anything to me since the meeting began. So both lose it.
club-match-won = { $name } wins the { $goal }, { $points } to { $others }.
club-match-void = The match ends without a winner.
club-match-begins = They play a { $goal }.
club-match-computer = a match is for people; against me, play one game after the other with { COMMAND("rematch") }
club-match-no-points = in { $game } nobody counts points: play for the most games instead, like “best:5”
club-no-match = { $id } is no game of a match; { COMMAND("resign", $id) } gives the game up
club-resign-match = Do you want to give up the whole match that { $id } belongs to, whatever its points? { $opponent } wins it then.
club-resigned-match = { $name } gives the match up.
club-button-resign-match = Give the match up
club-in-a-match = { $id } belongs to a match or a tournament; its next game begins by itself

# Tournaments

club-system-league = league
club-system-double-league = double league
club-system-knockout = knockout
club-system-swiss = Swiss tournament
club-contest-game = Tournament { $contest }, round { $round }.
club-contest-open = { $id } { $game }: { $name } opens a { $system }, { $goal }, { $rated }, { $clock }; { $terms }.
club-term-rounds = { $rounds } rounds
club-term-third = a match for the third place
club-term-worth = { $win } for a win, { $draw } for a draw
club-term-ratings = seeds by rating
club-term-lot = seeds by lot
club-contest-weekly = It begins { $at } with those who have joined by then, and there is another one every week.
club-contest-entrants = { $count } joined: { $names }.
club-contest-how = { COMMAND("tournament join", $id) } joins, { COMMAND("tournament leave", $id) } leaves; whoever opened it begins it with { COMMAND("tournament start", $id) }.
club-button-join = Join
club-button-withdraw = Withdraw
club-button-call-off = Call it off
club-contest-joined = You are in tournament { $id }, as number { $count }.
club-contest-joined-private = Your boards in it will come to you in private; { COMMAND("settings notices") } says in which ways you are told.
club-contest-joined-already = you are in tournament { $id } already; { COMMAND("tournament leave", $id) } leaves it
club-contest-left = You are no longer in tournament { $id }.
club-contest-not-in = you are not in tournament { $id }
club-contest-full = tournament { $id } is full: it takes { $limit }
club-contest-begins = Tournament { $id } begins.
club-contest-too-few = fewer than two have joined tournament { $id }, so it cannot begin; { COMMAND("tournament join", $id) } joins
club-contest-off = Too few have joined tournament { $id }, { $game }; it is called off.
club-contest-over = Tournament { $id }, { $game }, is over.
club-contest-gone = { $name } leaves tournament { $id }.
club-contest-withdraw-instead = tournament { $id } is being played; { COMMAND("tournament withdraw", $id) } leaves it
club-contest-withdraw-what = Do you want to leave tournament { $id }? The game that you play in it is given up, and your opponents win those to come.
club-contest-withdrawn = You have left tournament { $id }.
club-contest-cancel-what = Do you want to call tournament { $id } off? The games that go on in it are broken off; nobody wins it.
club-contest-cancel-open = Do you want to call tournament { $id } off? Nobody has played in it yet.
club-contest-cancel-series = Do you want to call tournament { $id } off? Then no other one follows it week by week.
club-contest-series-ends = No other one follows it.
club-contest-cancelled = { $name } calls tournament { $id }, { $game }, off.
club-contest-managers = only those who manage this place open tournaments here
club-contest-direct = a tournament needs a place where several people are; open it in a channel or room
club-contest-too-many = no more than { $limit } tournaments can be open here at a time; wait for one to end
club-contest-needs-clock = games of a tournament have a clock: leave “none” out, or name one like 3d
club-contest-rounds-swiss = only in a Swiss tournament the number of rounds is chosen: leave “rounds” out
club-contest-twice-league = only in a league each two meet twice: leave “twice” out
club-contest-third-knockout = only a knockout has a match for the third place: leave “third” out
club-contest-score-knockout = a knockout has no points to be scored: leave out what a win is worth
club-contest-knockout-one = a knockout needs matches that somebody wins: say “best:1” or more
club-contest-unknown = there is no tournament { $id } here; { COMMAND("tournament list") } lists them
club-contest-not-yours = tournament { $id } is not yours: whoever opened it does that, or, in its place, those who manage that
club-contest-is-open = tournament { $id } has not begun; { COMMAND("tournament table", $id) } shows who has joined
club-contest-is-live = tournament { $id } is being played already; { COMMAND("tournament table", $id) } shows how it stands
club-contest-is-over = tournament { $id } is over; { COMMAND("tournament table", $id) } shows its table
club-contest-is-off = tournament { $id } was called off; { COMMAND("tournament list") } lists others
club-no-contests = there is no tournament here; open one, like { COMMAND("tournament open swiss chifoumi") }
club-contests = Tournaments here:
club-contest-listed-open = { $id } { $game }: { $system }, open, { $count } joined
club-contest-listed-live = { $id } { $game }: { $system }, { $count } in it, round { $round } of { $rounds }
club-contest-listed-over = { $id } { $game }: { $system }, over
club-contest-games = Tournament { $id }, round { $round } of { $rounds }:
club-round-begins = Tournament { $id }, { $game }: round { $round } of { $rounds } begins.
club-round-pair = { $one } against { $two }
club-round-bye = { $one } has no opponent in this round
club-round-more = … and { $count } more.
club-round-how = Each player has been told; { COMMAND("tournament games", $id) } lists the games, { COMMAND("tournament table", $id) } shows the table.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game } { $one } against { $two } goes on, { $one-has } to { $two-has }
club-pairing-one = { $game } { $one } won against { $two }, { $one-has } to { $two-has }
club-pairing-two = { $game } { $two } won against { $one }, { $two-has } to { $one-has }
club-pairing-draw = { $game } { $one } against { $two } was drawn
club-pairing-walkover-one = { $one } won against { $two } without a game
club-pairing-walkover-two = { $two } won against { $one } without a game
club-pairing-absent = neither { $one } nor { $two } came
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
club-table-foot-league = A win is worth { $win }, a draw { $draw }. Among equals decide the points of the games among themselves, if all of them have met, then Sonneborn-Berger (the points of each opponent times those scored against them), then the games won. Whoever left before half of their games is struck out.
club-table-foot-swiss = A win is worth { $win }, a draw { $draw }, a round without an opponent as much as a win. Among equals decides Buchholz (the points of all opponents; a round without a game counts as one against somebody with as many points as oneself, but no more than the opponent has who was missing, or than draws in all rounds would bring where there was none), then Sonneborn-Berger (the points of each opponent times those scored against them), then the points of the games among themselves, if all of them have met, then the games won.
club-table-foot-knockout = Each meeting is a { $goal }; those who lost in the same round share a place.
club-setting-tournaments = who may open tournaments: everyone, or those who manage this place

# Matches and tournaments, their tables and brackets.

# What the commands do (at most 100 characters), and their parameters

command-tournament-list = List the tournaments here, or those that are over with their winners
command-tournament-open = Open a league, a knockout, a Swiss tournament or an arena for people to join
command-tournament-join = Join a tournament
command-tournament-leave = Leave a tournament before it begins, or sit out in an arena
command-tournament-start = Start a tournament with everybody who has joined
command-tournament-table = Show a tournament’s standings, or who has joined
command-tournament-calendar = Send the rounds of a tournament that have deadlines as a calendar file
command-tournament-export = Send a tournament as a file for chess arbiters’ programs (TRF-16)
command-tournament-games = List the games in a round of a tournament, and whom you still play in a league
command-tournament-withdraw = Leave a tournament that has begun; your opponents win the games you still had to play
command-tournament-extend = Give a round more time, once
command-tournament-pause = Pause a tournament: its games go on, but no round begins
command-tournament-resume = Have a paused tournament go on
command-tournament-remove = Take somebody out of a tournament
command-tournament-award = Say who wins a pairing of a tournament, without playing on
command-tournament-draw = Say that a pairing of a tournament is drawn, without playing on
command-tournament-replace = Have somebody take over another player’s seat in a tournament, with the points so far
command-tournament-seeds = Say who the first seeds of a tournament are, before it begins
command-tournament-helper = Let somebody help run a tournament, or end that
command-tournament-next = Open the next season of a tournament with divisions
command-tournament-cancel = Cancel a tournament
command-param-tournament = The tournament’s number, like #12; otherwise one that you play in, or that is in progress
command-param-past = Say “past” for tournaments that are over, with who won them
command-param-ended = The season in which they ended: a year and a quarter, like 2026-4
command-param-cross = Say “cross” to see whom everybody played in each round
command-param-at-once = In a league: how many rounds to play at a time, like 3 or all
command-param-which-round = Which round, like round:2
command-param-round = How long a round may take, like 14d
command-param-most = How many players it takes, like most:16
command-param-late = In a Swiss tournament: players can join until this round begins, like late:3
command-param-for = How long an arena lasts, like for:2h
command-param-tournament-name = What the tournament is called, like name:"Winter cup"
command-param-remove = Who is to leave the tournament
command-param-award = A game of the pairing
command-param-winner = Who wins the pairing
command-param-system = league, knockout, swiss, groups (then knockout), divisions (up and down), arena (for a time)
command-param-rounds = How many rounds a Swiss tournament has, like rounds:5
command-param-meet = Whether players in a league meet once or twice
command-param-third = Say “third” for a match for third place in a knockout
command-param-division = How many players a division has at most, like size:6
command-param-up = How many of each division go up, and how many go down, like up:2
command-param-playoff = Say “playoff” to have those who share first place play on
command-param-seeds = Whether seeds follow the ratings or are drawn by lot
command-param-score = What a win, a draw and a loss are worth
command-param-every = The day a new one begins each week, in your time zone
command-param-at = The time of day for a weekly series, like 19:00; otherwise 18:00
command-param-starts = When it begins by itself, in your time zone, like friday 19:00 or 2026-12-01 19:00
command-param-missed = Say “half” so that each round that a late player missed counts as a draw
command-param-replaced = Whose seat it is
command-param-substitute = Who takes it over
command-param-seeded = The first seeds, the strongest first, like ann, bob, carol; or off
command-param-helper = Who is to help
command-param-helper-end = Say “off” to end it
command-param-tournament-vacation = Say “vacations” so that they begin by themselves in its games, and players may give time

# Tables as pictures: headings as short as they can be

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, final standings
sheet-table-off = { $id } { $game }, canceled in { $progress }
sheet-table-on = { $id } { $game }, standings
sheet-table-last = { $id } { $game }, last games
sheet-table-off-arena = { $id } { $game }, canceled
sheet-pairings-arena = { $id } { $game }, the newest games
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = points
sheet-games-said = games over
sheet-said-crowned = champion
sheet-bye = bye
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
sheet-foot-until = new games until { $at }
sheet-foot-order = equal points: { $order }
sheet-foot-rounds = 12w: against number 12, with the first side; b: with the second
sheet-foot-unplayed = + and −: won and lost without a game
sheet-foot-annulled = left early, so not counted: { $names }
sheet-foot-uncounted = won and lost count games played; points also come without one

# Brackets

bracket-final = final
bracket-semi-finals = semi-finals
bracket-quarter-finals = quarter-finals
bracket-round = round { $round }
bracket-third = third place
bracket-waits = { $name } awaits an opponent
sheet-group = Group { $group } of { $title }
sheet-foot-groups = The first two go on to the knockout
sheet-division = Division { $group } of { $title }
sheet-foot-divisions = { $up ->
        [1] the first goes up, the last goes down
       *[other] the first { $up } go up, the last { $up } go down
    }
bracket-foot = { $goal }; level after { $games } games: the higher seed goes on

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
club-meeting-absent = Neither { $name } nor { $other } came, so both lose the pairing.
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
club-system-groups = tournament of groups
club-system-arena = timed arena
club-system-divisions = league with divisions
club-system-double-divisions = double league with divisions
club-tournament-game-until = Tournament { $tournament }, which ends { $at }.
club-tournament-game-last = Tournament { $tournament }, whose time is over: this game still counts.
club-tournament-game-only = Tournament { $tournament }.
club-tournament-game = Tournament { $tournament }, round { $round }.
club-tournament-open = { $id } { $game }: { $name } opens a { $system } ({ $goal }, { $rated }, { $clock }; { $terms }).
club-term-lasts = it lasts { $length } and pairs whoever is free
club-term-most = at most { $most } players
club-term-late = open until round { $round } begins
club-term-late-half = open until round { $round } begins, missed rounds count as draws
club-term-rounds = { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }
club-term-at-once = { $rounds } rounds at a time
club-term-all-at-once = all rounds at once
club-term-round = { $length } for each round
club-term-groups = groups of three to five; the first two of each in a knockout, each pairing a { $goal }; level after { $games } games there: the higher seed goes on
club-term-divisions = divisions of at most { $most } by the last season’s tables, newcomers last; { $up ->
        [1] the first of each goes up, the last goes down
       *[other] the first { $up } of each go up, the last { $up } go down
    }
club-term-third = a match for third place
club-term-playoff = a play-off if first place is shared: a knockout, each pairing a { $goal }; level after { $games } games: the higher in the table goes on
club-term-worth = { $win } for a win, { $draw } for a draw
club-term-level-seed = level after { $games } games: the higher seed goes on
club-term-level-draw = level after { $games } games: a draw
club-term-ratings = seeds by rating
club-term-lot = seeds by lot
club-tournament-weekly = It begins { $at } with those who have joined by then. Another one follows every week.
club-tournament-starts = It begins { $at } with those who have joined by then.
club-arena-starts = It begins { $at }. You can join until it ends. A game that isn’t over at the end is finished, and counts.
club-arena-weekly = It begins { $at }, and you can join until it ends. A game that isn’t over at the end is finished, and counts. Another arena follows every week.
club-tournament-entrants = { $count } joined: { $names }.
club-tournament-how = { COMMAND("tournament join", $id) } joins; { COMMAND("tournament leave", $id) } leaves. The organizer starts it with { COMMAND("tournament start", $id) }.
club-button-join = Join
club-button-withdraw = Withdraw
club-button-call-off = Cancel the tournament
club-tournament-joined = You are in tournament { $id }, as player { $count }.
club-tournament-joined-late = { $name } joins tournament { $id } late, from round { $round } on. The rounds that they missed bring no points.
club-tournament-joined-late-half = { $name } joins tournament { $id } late, from round { $round } on. Each round that they missed counts as a draw.
club-tournament-left-for-good = You have left tournament { $id }, so you can’t join it again.
club-tournament-joined-private = I’ll send you your boards in private. { COMMAND("settings notices") } shows how I notify you.
club-tournament-joined-already = You are already in tournament { $id }. { COMMAND("tournament leave", $id) } leaves it.
club-tournament-playing-already = You are already in tournament { $id }. { COMMAND("tournament games", $id) } lists its games.
club-tournament-left = You are no longer in tournament { $id }.
club-tournament-not-in = You aren’t in tournament { $id }.
club-tournament-full = Tournament { $id } is full: it takes { $limit } players.
club-tournament-begins = Tournament { $id } begins.
club-tournament-too-few = { $least ->
        [1] Nobody has joined
        [2] Fewer than two players have joined
       *[other] Fewer than { $least } players have joined
    } tournament { $id }, so it can’t begin. { COMMAND("tournament join", $id) } joins.
club-tournament-off = Too few players have joined tournament { $id }, { $game }, so it is canceled.
club-tournament-over = Tournament { $id }, { $game }, is over.
club-tournament-shorter = Tournament { $id } has { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }, because nobody meets the same opponent twice, and it has { $players } players.
club-tournament-ended-empty = It ended after round { $round } of { $rounds }, because everybody has left.
club-tournament-ended-alone = It ended after round { $round } of { $rounds }, because only one player is left.
club-tournament-ended-unpaired = It ended after round { $round } of { $rounds }: those who are left can’t play another without two of them meeting again or somebody having no opponent for the second time.
club-tournament-won = { $names } wins it.
club-tournament-way = { $name } beat { $names }.
club-tournament-best = See how they won { $id } against { $name }.
club-button-replay-best = Replay their best game
club-tournament-leads = { $names } leads with { $points }.
club-tournament-lead = { $names } lead with { $points }.
club-tournament-shared = { $names } share first place.
club-tournament-unwon = Nobody has won a game in it, so nobody wins it.
club-tournament-missed-twice = { $name } has missed two pairings of tournament { $id } and is withdrawn from it. { COMMAND("tournament join", $id) } brings them back, from the next round on.
club-tournament-missed-turn = { $name } missed the first turn in tournament { $id }, so I don’t pair them until they join again with { COMMAND("tournament join", $id) }. They keep their points.
club-tournament-removed = The organizer took you out of tournament { $id }, so you can’t join it again.
club-tournament-back = { $name } is back in tournament { $id }, from the next round on.
club-tournament-annulled = They played fewer than half of their games, so none of their results count. Ratings stand.
club-tournament-series-off = { $game } isn’t played here anymore, so tournament { $id } is canceled, and its weekly series ends.
club-tournament-series-left = The organizer of tournament { $id } can’t open another one, so its weekly series ends.
club-tournament-not-offered = { $game } isn’t played here anymore, so tournament { $id } is canceled.
club-tournament-replaced = { $organizer } has { $substitute } take over from { $name } in tournament { $id }, with the points so far. A game that { $name } was playing in it doesn’t count; { $substitute } plays that pairing now.
club-tournament-they-are-in = { $name } is or was in tournament { $id } already, so they can’t take over a seat in it.
club-tournament-they-were-in = { $name } has already had another seat in tournament { $id }, so they can’t take over this one.
club-substitute-stranger = { $name } hasn’t talked to me yet. Ask them to write to me in the tournament’s room, like { COMMAND("games") }, and try again.
club-table-took-over = { $name } took over from { $other }.
club-seeds-of = Tournament { $id }: { $seeds }
club-seeds-hand = The first seeds are { $names }; the others follow by rating.
club-seeds-hand-lot = The first seeds are { $names }; the others follow by lot.
club-seeds-rating = All seeds follow the ratings.
club-seeds-lot = All seeds are drawn by lot.
club-seeds-twice = You named { $name } twice. Name each player once, the strongest first.
club-helper = { $name } now helps with tournament { $id }: they can do everything that its organizer can, except cancel it or name helpers.
club-helper-off = { $name } no longer helps with tournament { $id }.
club-helper-none = { $name } doesn’t help with tournament { $id }.
club-helper-already = { $name } already helps with tournament { $id }.
club-helper-organizer = { $name } organizes tournament { $id }, so they need no such right.
club-helpers = { $names } can also do what the organizer can.
club-arena-runs = Tournament { $id }, { $game }, is on and ends { $at }. I pair whoever is free. A game that isn’t over at the end is finished, and counts. { COMMAND("tournament join", $id) } joins; { COMMAND("tournament leave", $id) } lets you sit out.
club-arena-last-games = Tournament { $id }, { $game }: the time is over. Games in progress are finished, and count.
club-arena-over = Tournament { $id }, { $game }, is over.
club-arena-paused = It is paused, so no game begins.
club-arena-games = { $over ->
        [1] 1 game is
       *[other] { $over } games are
    } over, { $played ->
        [1] 1 is
       *[other] { $played } are
    } in progress.
club-arena-first = Standings: { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] { $names } waits
       *[other] { $names } wait
    } for an opponent.
club-arena-next = You’re next in tournament { $id }: I pair you as soon as somebody is free.
club-arena-joined = You are in tournament { $id }. { COMMAND("tournament leave", $id) } lets you sit out.
club-arena-back = You are back in tournament { $id }, with the points that you had.
club-arena-sits-out = I don’t pair you in tournament { $id } anymore. A game that you are playing in it goes on, and you keep your points. { COMMAND("tournament join", $id) } brings you back.
club-arena-ending = The time of tournament { $id } is over, so nobody can join it anymore. { COMMAND("tournament table", $id) } shows the standings.
club-arena-is-paused = { $name } pauses tournament { $id }. Games go on, but none begins until { COMMAND("tournament resume", $id) }. It ends at the same time.
club-arena-no-extension = An arena ends when it was said to, so you can’t give it more time.
club-arena-one-game = In an arena each pairing is one game. Leave out “best” and “match”.
club-arena-no-rounds = An arena has no rounds. Say how long it lasts, like “for:2h”.
club-arena-late = In an arena players can always join. Leave out “late”.
club-arena-no-round = Tournament { $id } has no rounds. { COMMAND("tournament games", $id) } lists its games.
club-arena-games-listed = Tournament { $id }: { $played ->
        [1] 1 game is
       *[other] { $played } games are
    } in progress, { $over } over.
club-arena-clock-long = A game with { $clock } could take { $needed }, too long for an arena of { $length }. In thirty turns each player should use at most { $most }. Say “clock:{ $example }”, for example.
club-tournament-for-arena = Only an arena lasts for a time. Leave out “for”, or say “tournament open arena”.
club-button-games = Show the games
club-button-standings = Show the standings
club-results = Tournament { $id }, { $game }: round { $round }, { $over } of { $of } pairings are over.
club-results-so-far = Tournament { $id }, { $game }: { $over } of { $of } pairings of these rounds are over.
club-results-earlier = { $count ->
    [one] One earlier result
   *[other] { $count } earlier results
}, and then:
club-button-round = Show the round
club-tournament-at-every = A time of day belongs to a weekly series, like “every friday 19:00”. For a single tournament, say “starts:"friday 19:00"”.
club-tournament-starts-or-every = A weekly series begins on its own day, like “every friday 19:00”. Leave out “starts”.
club-tournament-starts-when = That isn’t a time to come within a year. Name another, like “starts:"friday 19:00"”.
club-tournament-half-late = Say until which round players can join, like “late:3 half”.
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
club-award-over = The pairing of { $id } is over, and its result isn’t an award, so it stands.
club-award-late = The round of { $id } is over and the next one has begun, so the award stands.
club-award-needs-winner = Somebody has to win a pairing of a knockout. Say who, like { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } doesn’t play in this pairing.
club-tournament-leaves = { $name } leaves tournament { $id }.
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
club-tournament-at-once-league = Only leagues, groups and divisions play several rounds at a time. Leave out “at-once”.
club-tournament-late-swiss = Only a Swiss tournament lets players join late. Leave out “late”.
club-tournament-playoff-table = Only a league or a Swiss tournament has a play-off. Leave out “playoff”.
club-tournament-only-divisions = Only divisions have “size” and “up”. Leave them out, or say “tournament open divisions”.
club-tournament-no-season = This tournament has no divisions, so it has no next season.
club-tournament-season-there = Open the next season in the room where the last one was played.
club-tournament-no-deadline = The rounds of this tournament have no deadline, so there is none to put off.
club-tournament-extend-less = You can give a round at most as much time as it already has. Name a shorter time.
club-tournament-extended = You have already given this round more time. You can do that only once a round.
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
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } players, { $progress }
club-tournament-listed-until = { $id } { $game }: { $system }, { $count } players, ends { $at }
club-tournament-listed-last = { $id } { $game }: { $system }, { $count } players, last games
club-tournament-listed-over = { $id } { $game }: { $system }, over
club-tournament-listed-past = { $season }: { $id } { $game }, { $system } of { $count }. { $won }
club-tournament-unread = Its results can’t be read.
club-tournaments-past = Tournaments that are over:
club-tournaments-past-then = Tournaments that ended in season { $season }:
club-tournaments-past-none = No tournament is over here yet. { COMMAND("tournament list") } lists those that are open or in progress.
club-tournaments-past-none-then = No tournament ended here in season { $season }. { COMMAND("tournament list past") } lists all that are over.
club-calendar = The calendar of tournament { $id }, { $game }. Rounds can begin and end earlier than it says; ask again when one does.
club-calendar-arena = The calendar of tournament { $id }, { $game }.
club-calendar-empty = The rounds of tournament { $id } have no deadlines, so there’s nothing to put into a calendar. { COMMAND("tournament games", $id) } lists the games.
club-calendar-name = { $id } { $game }
club-calendar-begins = { $id } { $game } begins
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, round { $round } of { $rounds }
club-calendar-own = { $round }: { $against }
club-calendar-against = you play { $name }
club-calendar-latest = At the latest: it begins as soon as an earlier round is over.
club-calendar-turn = Your time in { $id } against { $name } is over
club-export = Tournament { $id }, { $game }, as chess arbiters’ programs read it. Names are in Latin letters, and ratings are as they are now.
club-export-name = { $id } { $game }
club-export-knockout = Only leagues and Swiss tournaments can be exported. { COMMAND("tournament table", $id) } shows the bracket of { $id }.
club-export-arena = An arena has no rounds, so it can’t be exported. { COMMAND("tournament table", $id) } shows the standings of { $id }.
club-tournament-games = Tournament { $id }, { $progress }:
club-tournament-fixtures = Tournament { $id }, round { $round } of { $rounds }, which hasn’t begun:
club-tournament-unpaired = Round { $round } of tournament { $id } is paired when the one before it is over.
club-tournament-no-round = Tournament { $id } has { $rounds ->
        [1] 1 round
       *[other] { $rounds } rounds
    }.
club-tournament-next = You still play { $names }.
club-round-begins = Tournament { $id }, { $game }: round { $round } of { $rounds } begins.
club-playoff-round-begins = Tournament { $id }, { $game }: round { $round } of { $rounds } begins, in the play-off for first place.
club-rounds-begin = Tournament { $id }, { $game }: rounds { $first } to { $round } of { $rounds } begin, with { $games } games.
club-groups-over = The groups are over. The first two of each go on to a knockout. Each pairing is a { $goal }; if it’s level after { $games } games, the higher seed goes on.
club-divisions-change = Up to division { $upper }: { $up }. Down to division { $lower }: { $down }.
club-playoff-begins = { $names } share first place in tournament { $id }, so they play on in a knockout. Each pairing is a { $goal }; if it’s level after { $games } games, the higher in the table goes on.
club-round-ends = It ends { $at }. In a game that isn’t over then, the player to move loses; if nobody has come, both lose.
club-round-ends-winners = It ends { $at }. In a game that isn’t over then, the player to move loses.
club-round-ended = The round of tournament { $id } is over.
club-round-pair = { $one } against { $two }
club-round-bye = { $one } has no opponent this round
club-round-more = … and { $count } more.
club-round-how = { COMMAND("tournament games", $id) } lists the games; { COMMAND("tournament table", $id) } shows the standings.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game }{ $one } against { $two } is in progress, { $one-has } to { $two-has }
club-pairing-one = { $game }{ $one } won against { $two }, { $one-has } to { $two-has }
club-pairing-two = { $game }{ $two } won against { $one }, { $two-has } to { $one-has }
club-pairing-draw = { $game }{ $one } against { $two } was drawn
club-pairing-walkover-one = { $one } won against { $two } without a game
club-pairing-walkover-two = { $two } won against { $one } without a game
club-pairing-off = { $game }{ $one } against { $two } was canceled
club-pairing-final = Final: { $pairing }
club-pairing-third = Match for third place: { $pairing }
club-pairing-playoff-final = Final of the play-off: { $pairing }
club-pairing-absent = neither { $one } nor { $two } came
club-table-over = Tournament { $id }, { $game }, final standings:
club-table-off = Tournament { $id }, { $game }, canceled in { $progress }:
club-table-off-arena = Tournament { $id }, { $game }, canceled:
club-table-until = Tournament { $id }, { $game }, which ends { $at }:
club-table-last = Tournament { $id }, { $game }, whose last games are being played:
club-table-annulled = { $names } left before finishing half of their games, so none of their results count.
club-table = Tournament { $id }, { $game }, { $progress }:
club-table-paused = It is paused, so no round begins until { COMMAND("tournament resume", $id) }.
club-table-left = { $name } (left)
club-round-of = round { $round } of { $rounds }
club-rounds-of = rounds { $first } to { $round } of { $rounds }
club-round-paused = { $rounds }, paused
club-table-line = { $place }. { $name } { $points } ({ $won } won, { $drawn } drawn, { $lost } lost{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } without a game: { $without }
    }; { $values })
club-table-line-plain = { $place }. { $name } { $points } ({ $won } won, { $drawn } drawn, { $lost } lost{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } without a game: { $without }
    })
club-unplayed-won = { $count } won
club-unplayed-drawn = { $count } drawn
club-unplayed-lost = { $count } lost
club-table-playoff = Play-off: { $pairing }
club-table-group = Group { $group }:
club-table-group-all = Group { $group }: { $names }
club-table-group-one = { $name } { $points }
club-table-division = Division { $group }:
club-table-division-all = Division { $group }: { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Still in: { $names }
club-names-more = { $count } more
club-table-own = You: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } against { $name }
club-table-result-plus = won against { $name } without a game
club-table-result-minus = lost against { $name } without a game
club-table-result-bye = { $points } without an opponent
club-table-result-round = round { $round }: { $result }
club-page = Page { $page } of { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = A win is worth { $win }, a draw { $draw }. { COMMAND("help tournament table") } explains how ties are broken.
club-table-foot-groups = The first two of each group go on to a knockout. A win is worth { $win }, a draw { $draw }. Ties are broken as in a league; if nothing breaks one, the higher seed goes on.
club-table-foot-divisions = { $up ->
        [1] The first of each division goes up, the last goes down.
       *[other] The first { $up } of each division go up, the last { $up } go down.
    } A win is worth { $win }, a draw { $draw }. Ties are broken as in a league.
club-table-foot-swiss = A win is worth { $win }, a draw { $draw }, a round without an opponent as much as a win. { COMMAND("help tournament table") } explains how ties are broken.
club-table-foot-arena = A win is worth { $win }, a draw { $draw }. { COMMAND("help tournament table") } explains how ties are broken.
club-table-order-league = In a league, ties are broken by the points of the games among the tied players, if all of them have met, then by Sonneborn-Berger (the points of each opponent times those scored against them), then by the games won. The table leaves out a player who left before finishing half of their games.
club-table-order-arena = In an arena, ties are broken by the games won, then by the points of the games among the tied players, if all of them have met.
club-table-order-swiss = In a Swiss tournament, a round without an opponent counts as a win. Ties are broken by Buchholz (the points of all opponents), then by Sonneborn-Berger, then by the points of the games among the tied players, if all of them have met, then by the games won. In Buchholz, a round without a game counts as a game against a player with your own points, but no more than your missing opponent has. If you had no opponent, it counts for no more than draws in all rounds would bring.
club-table-foot-knockout = Each pairing is a { $goal }; if it’s level after { $games } games, the higher seed goes on. Players who lost in the same round share a place.
club-setting-tournaments = who can open tournaments: everyone, or only people who manage this room

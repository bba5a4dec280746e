# Challenges, offers, turns, and how a game ends: what the commands do, and what the club answers.

# What the commands do (at most 100 characters), and their parameters

command-challenge = Challenge somebody to a game, or let anyone accept
command-accept = Accept a challenge, a draw, a takeback or a rematch
command-decline = Decline a challenge or another offer made to you
command-withdraw = Withdraw your own challenge or offer
command-move = Play your turn; notation alone will do if it’s clear which game you mean
command-end = End your turn when it could still go on
command-undo = Take back the last action of your turn, or all of them, before the turn is over
command-resign = Resign a game or the whole match; I ask whether you mean it
command-draw = Offer to stop the game here; the offer says whether that’s a draw or who would win
command-takeback = Ask to take back your last turn
command-if = Plan your answer to your opponent’s turn, in private; list or withdraw your plans
command-claim = Claim a game when your opponent has run out of time
command-moretime = Give your opponent more time
command-rematch = Offer another game with sides swapped
command-param-opponent = Your opponent; “open” for anyone
command-param-side = The side you want: first, second, random, or a color
command-param-if-end = Say “off” to withdraw everything, or only what begins with the turn you name
command-param-if-line = The turns, theirs first, like c6-c5 then c3-c4; put ; between branches
command-param-level = How strong the computer plays, if it’s your opponent: level:1 to level:8
command-param-what = Resign this game, or its whole match
command-param-flag = Whether a player out of time loses at once or the opponent can claim the game
command-param-vacation = Say “no-vacation” so that no vacation begins by itself when somebody runs out of time
command-param-odds = A handicap: your opponent has so many first turns, odds:1 to odds:4; the game is unrated
command-param-lead = A handicap: your opponent begins the match with so many points, like lead:3; it is unrated
command-param-offer = The number of the challenge or game, like #12; needed only if there are several
command-param-undo = Say “all” to take back every action of the turn

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
club-odds-turns = { $turns ->
    [one] The opponent has the first turn.
   *[other] The opponent has the first { $turns } turns, one after the other.
  } That’s a handicap, so the game is unrated.
club-odds-lead = The opponent begins with { $points ->
    [one] one point.
   *[other] { $points } points.
  } That’s a handicap, so the match is unrated.
club-odds-no-swap = Nobody can swap sides.
club-begins-turns = { $player } has the first { $turns ->
    [one] turn.
   *[other] { $turns } turns, one after the other.
  }
club-turn-given = { $player } has the first turns, so it’s their turn again.
club-sides-drawn = The sides are random. { COMMAND("challenge parlour", $game, "first") } lets you begin, { COMMAND("challenge parlour", $game, "second") } lets me.
club-computer-strength = rated { $rating } among its levels
club-computer-unmeasured = not rated yet
club-computer-profile = The computer plays every game at { $most } levels. Their ratings come from games between levels and start at 1000 in every game, so you can’t compare them with people’s:
club-computer-levels = { $game }, levels 1 to { $count }: { $ratings }
club-taken-back-alone = { $name } takes back the last turn in { $id }.
club-begins-turned = Boards are turned for you: { $color }’s side is at the bottom.
club-begins-how-second = When it’s your turn, type it, like { COMMAND($example) }. { COMMAND("moves") } lists what you can play; { COMMAND("rules") } explains the game.
club-begins-how-both = { $player } types a turn, like { COMMAND($example) }. { COMMAND("moves") } lists the legal actions; { COMMAND("rules") } explains the game.
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

# Claims and gifts of time

club-time-unclaimed = { $id } { $game }: { $player } ran out of time, and nobody claimed the game within 30 days.
club-claimed = { $name } claims { $id }.
club-button-claim = Claim the game
club-nothing-to-claim = You can’t claim { $id }: your opponent still has time.
club-no-time-to-take-back = Nobody can take back that turn in { $id }: no time would be left to play it again.
club-gives-time = { $name } adds { $length } to { $opponent }’s time in { $id }.
club-no-more-time = Nobody can give time in { $id }: its match or tournament rules that out.
club-gifts-too-many = You have given time in { $id } { $limit } times. You can do so again once each of you has played another action.
club-gift-blocked = { $name } doesn’t take time from you.

# Turns

club-played = { $id } { $game }: { $player } played { $actions }: { $effects }.
club-ended = { $id } { $game }: { $player } ends the turn after { $actions }.
club-ended-alone = { $id } { $game }: { $player } ends the turn after { $actions }: { $effects }.
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
club-confirm = If you’re sure, say { $command }.
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
club-turn = { $number }. { $turn }

# Conditional moves

club-ifs = { $id } { $game }: only you can see the turns you have planned.
club-ifs-none = { $id } { $game }: you have planned no turns. { $example } plays your turn when your opponent plays theirs.
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
club-if-unanswered = Say what your opponent plays and what you answer, like { $example }. The last turn must be yours.
club-if-then-what = After { $line }, add “then” and your own turn: { $moves }.
club-if-twice = { $line } has you play two different things in the same position. Say only one of them.
club-if-no-such = No line of yours begins with that turn. { COMMAND("ifs") } lists them.
club-if-too-many = You can plan at most { $limit } lines for a game. { COMMAND("if off") } withdraws them all.

# Refusals

club-not-your-turn = It’s { $name }’s turn in { $id }.
club-nothing-to-undo = You have nothing to undo: your turn has only just begun. { COMMAND("takeback") } asks to take back your last turn.
club-undone-enough = You have undone { $limit } actions in this turn and can’t undo more. Go on from the board of { $id } as it stands. { COMMAND("help try") } explains how to look at a line without playing it.
club-taken-back-enough = Nobody can undo or take back anything more in { $id }: that has happened too often. Go on from its board as it stands. { COMMAND("help try") } explains how to look at a line without playing it.
club-undo-too-late = Your turn in { $id } is over; it’s { $name }’s now. { COMMAND("takeback") } asks to take back your last turn.
club-undo-instead = Your turn isn’t over. { COMMAND("undo") } takes it back without asking.
club-nothing-to-take-back = You haven’t played a turn that you could take back.
club-challenge-yourself = You can’t play against yourself.
club-computer-off = The computer doesn’t play here. Challenge a person, or anyone with { COMMAND("challenge open chifoumi") }.
club-computer-busy = The computer is already playing { $limit } games. Try again later, or challenge a person.
club-computer-unrated = Games with the computer are unrated. Leave out “rated”.
club-computer-no-clock = Games with the computer have no clock. Leave out the time.
club-odds-match = First turns are for one game, not for a match. In a match, give points, like { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Only people get a handicap. Against me, choose a lower level, like { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Points are for a match, like { COMMAND("challenge bob chifoumi match:15 lead:3") }. Say what it goes to.
club-lead-too-much = With so many points, your opponent would have won the match ({ $goal }) before it begins. Give fewer.
club-level-of-person = Only the computer has levels. Challenge it like { COMMAND("challenge parlour chifoumi level:3") }, or leave out the level.
club-challenge-bot = That’s a program, and it would never answer. Challenge a person.
club-challenge-nobody = Name your opponent, like { COMMAND("challenge bob chifoumi") }. In a direct chat, nobody else can accept.
club-challenge-again = You have already made that challenge: { $id }. { COMMAND("withdraw", $id) } takes it back.
club-challenge-unanswered = { $name } hasn’t answered your challenge { $id } yet. { COMMAND("withdraw", $id) } takes it back.
club-challenge-unshared = I know of no room where you and { $name } have both talked to me. Challenge { $name } in a room where you both are.
club-challenge-unwanted = { $name } wants no notifications from me. Challenge them in a room where you both are.
club-challenge-blocked = { $name } doesn’t take challenges from you.
club-too-many-games = You are already playing { $limit } games. Finish one first.
club-too-many-games-there = Your opponent is already playing { $limit } games. Try again when they finish one.
club-too-many-games-here = People are already playing { $limit } games here. Wait until one ends.
club-too-many-challenges = You already have { $limit } open challenges. Withdraw one first.
club-too-many-challenges-lately = In the last hour, { $limit } of your challenges have led to no game. Wait a little.
club-too-many-challenges-here = { $limit } offers are already open here. Answer some first.
club-yes-which = Do you mean { $command } or { $offered }?
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

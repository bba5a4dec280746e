# What all parts of the club say. What belongs to one theme of commands stands in that theme’s file, beside what its
# commands do. Here and there every answer is a whole sentence, with a capital and a full stop. Lines of lists,
# headings, buttons, what a setting is about, and phrases that stand inside other sentences (club-kind-…, club-flag-…,
# club-count, club-side, club-timed-…) have neither.

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

# Buttons

club-button-accept = Accept
club-button-decline = Decline
club-button-rules = Rules
club-button-resign = Resign
club-button-resign-asks = Resign…
club-button-draw = Offer to count
club-button-confirm = Yes, do it
club-button-end = End the turn
club-button-undo = Undo
club-button-play = Play it
club-button-rematch = Rematch
club-button-replay = Replay
club-button-record = Record
club-button-actions = { $actions }
club-button-game = { $id } { $game }, { $name }

# Refusals

club-too-fast = That was more than { $limit } requests within a minute. Wait a little.
club-busy = I’m too busy. Try again in a minute.
club-failed = Something went wrong here, and nothing was changed. If it happens again, give the person who runs this bot the reference { $reference }.
club-no-game = You have no game here. Start one, like { COMMAND("challenge bob chifoumi") }, or look for one with { COMMAND("games here") }.
club-no-past-game = You haven’t finished a game yet.
club-unknown-game = I can’t find a game { $id } here. { COMMAND("games") } lists yours.
club-not-accepted = { $id } is a challenge that nobody has accepted yet.
club-no-such-end = No game ends like that.
club-no-such-game = You can no longer play this game here.
club-aside = { $id } is set aside because its record is damaged. The person who runs this bot has to look at it.
club-aside-now = The record of { $id } is damaged, so I’ve set the game aside and told the person who runs this bot.
club-not-a-player = Only the two players of { $id } can do that. { COMMAND("help try") } explains how to look ahead without playing.
club-past-board = That board is out of date: { $id } has moved on.
club-is-over = { $id } is over. { $how } { COMMAND("rematch") } offers another game.
club-not-over-yet = { $id } isn’t over yet. Ask for a rematch when it is.
club-record-page = Open the file in a browser: it has all boards and works without me.
club-nothing-played = Nobody has played anything in { $id } yet.
club-person-unknown = I don’t know anybody called “{ $name }” here. Mention that person, or give the full account name.
club-person-ambiguous = Several people here are called { $name }. Mention the one you mean.

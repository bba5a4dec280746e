# What people keep of their games: notes, and games that are played on.

# What the commands do (at most 100 characters), and their parameters

command-story = Tell how a past game turned, in two sentences and a moving picture
command-note = Note something about a game, for you alone
command-play-on = Play on from a position of a past game, with the computer or a person; unrated
command-yearbook = Show the year of this community as a page: champions, longest game, best wins
command-param-yearbook-year = The year, like 2026
command-param-yearbook-season = A season of it, like 2026-4
command-param-note = Your note, at most 1000 characters, or “clear” to delete it
command-param-play-on-turn = After which turn, counting from 1
command-param-play-on-with = Your opponent; without one, the computer
command-param-play-on-side = The side you want: first or second

# Notes

club-note = Your note: { $text }
club-note-kept = I’ve kept your note on { $id }. Only you can see it; { COMMAND("note", $id) } shows it.
club-note-replaced = I’ve replaced your note on { $id }. { COMMAND("note", $id) } shows it.
club-note-cleared = I’ve deleted your note on { $id }.
club-note-none = You have no note on { $id }. { COMMAND("note", $id, "…") } keeps one, for you alone.
club-note-long = Your note has { $length } characters, and a note can have { $limit }. Shorten it.
club-note-many = You have notes on { $limit } games, and I can’t keep more. Delete one first, like { COMMAND("note #12 clear") }.
club-note-public = Others could read that here, so I did nothing. { $platform ->
    [console] Type “/dm” and say it again there; “/room” brings you back.
    [discord] Use { COMMAND("note") } from the menu, or say it in a direct message to me.
   *[other] Say it in a direct chat with me.
  }

# Playing on

club-play-on-from = It begins from the position after turn { $turn } of { $id }, with { $color } to move.
club-play-on-live = { $id } isn’t over, so you can’t play on from it yet. { COMMAND("board", $id) } shows it.
club-play-on-over = The game is over after turn { $turn }. Name an earlier one, like { $example }.
club-play-on-given = Because first turns were given in { $id }, no game can begin the way it stood after turn { $turn }. Choose a later turn.
club-begins-from = It begins from the position on the board.
club-board-begins = { $color } to move
club-button-play-on = Play on from here

# Stories

club-setting-story = whether I tell the story of each game by myself when it’s over
club-button-story = The story
club-story-turned = { $player } turned the game on turn { $number } { $passed ->
    [yes] by passing
   *[no] with { $played }: { $effects }
  }. Until then, { $other } stood at { $before }%.
club-story-gave = { $player } gave the game away on turn { $number } { $passed ->
    [yes] by passing
   *[no] with { $played }: { $effects }
  }. Until then, they stood at { $before }%.
club-story-let-back = { $player } let { $other } back into the game on turn { $number } { $passed ->
    [yes] by passing
   *[no] with { $played }: { $effects }
  }. Until then, { $player } stood at { $before }%.
club-story-led = { $player } led from the start or stood level, never below { $least }%.
club-story-gradual = No single turn decided the game: { $player } rose from { $least }% to { $last }% little by little.
club-story-despite = The board didn’t decide the game: at its end, { $other } stood at { $others }%.
club-story-level = The game stayed close: neither side ever stood above { $most }%.

# The yearbook

club-yearbook = The yearbook of this community, { $time }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players.
club-yearbook-none = Nobody here finished a game in { $time }. Name another year or season, like { COMMAND("yearbook 2026") } or { COMMAND("yearbook 2026-4") }.
club-yearbook-when = That isn’t a year. Write one like { COMMAND("yearbook 2026") }, or a season like { COMMAND("yearbook 2026-4") }.
club-yearbook-direct = A yearbook belongs to a community. Say { COMMAND("yearbook") } in one of its rooms.
club-yearbook-champion = Champion of { $season }, { $game }: { $name } ({ $rating }).
club-yearbook-longest = The longest game: { $id } { $game }, { $one } against { $two }, with { $actions } actions.
club-yearbook-upset = The boldest win: in { $id } { $game }, { $name } beat { $other }, who was rated { $points } points higher.
club-yearbook-swing = The boldest swing: in { $id } { $game }, { $name } stood at { $percent }% on turn { $turn }, and still beat { $other }.
club-yearbook-best = { $name }: { $id } { $game }, a win over { $other } ({ $rating }).
club-yearbook-best-unrated = { $name }: { $id } { $game }, a win over { $other }.
club-yearbook-file = The file shows everybody’s best win with its board. It opens in any browser, also on a phone.
club-yearbook-head-champions = Champions
club-yearbook-head-games = Games to remember
club-yearbook-head-best = Everybody’s best win

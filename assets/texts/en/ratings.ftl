# Profiles, leaderboards and seasons, in words and as pictures.

# What the commands do (at most 100 characters), and their parameters

command-profile = Show your ratings and results, or somebody else’s
command-leaderboard = Show the highest-rated players; provisional ratings, from few games or opponents, come last
command-param-season = Say “season” for this quarter’s leaderboard and the winners of earlier ones
command-param-scope = Which players to compare

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
club-profile-against = You against { $name }: { $wins } to { $losses }{ $draws ->
    [0] {""}
    [one] , with 1 draw
   *[other] , with { $draws } draws
}.
club-profile-against-none = You and { $name } haven’t finished a game yet.
club-profile-against-games = By game: { $games }.
club-profile-against-game = { $game } { $wins } to { $losses }{ $draws ->
    [0] {""}
    [one] { " " }(1 draw)
   *[other] { " " }({ $draws } draws)
}
club-profile-last = Your last { $count }, newest first: { $results }.
club-profile-last-won = won
club-profile-last-lost = lost
club-profile-last-drawn = drawn
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
club-leaderboard-page = Page { $page } of { $pages }, { $count ->
    [one] 1 player
   *[other] { $count } players
}.
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
sheet-foot-provisional = ?: from few games or opponents so far, so it may be far off
sheet-foot-season = ±: how far the rating may be off
sheet-leaderboard-here = Leaderboard, { $game }
sheet-leaderboard-everywhere = Leaderboard everywhere, { $game }
sheet-season-here = Season { $season }, { $game }
sheet-season-everywhere = Season { $season } everywhere, { $game }
sheet-foot-streak = streak: games won (+) or lost (−) in a row

# Refusals


# Games between communities, which vote on their turns.

# What the commands do (at most 100 characters), and their parameters

command-vote-challenge = Challenge another community: your places vote on each turn, on whatever platform
command-vote-accept = Accept another community’s challenge here, by the code that you were given
command-vote-table = Show the ratings of your community and of those that it has played
command-vote = Vote for your community’s next turn: type it, or the number of a suggestion
command-ballot = Show the turns that were suggested for your community, to vote for one
command-param-vote-time = How long each vote lasts, like vote:12h
command-param-vote-code = The code that you were given, like ABCD-EFGH
command-param-vote-turn = A whole turn in notation, or the number of a suggestion
club-setting-votes = whether everybody sees how others vote before a vote ends

# Challenges

club-vote-challenge = { $place } challenges another community to { $game }: { $rated }, { $clock }. Everybody there can vote on each turn for { $time }.
club-vote-challenge-how = Give this code to somebody who manages the other community: { $code }. In their channel or room, they say “vote accept { $code }”; on Discord it’s in the menu /links. The code expires { $until }.
club-vote-asked = This code is a challenge to your whole community, not to you. { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] the console
   *[other] { $platform }
} challenges it to { $game }: { $rated }, { $clock }. Everybody here can vote on each turn for { $time }.
club-vote-asked-how = If your community takes it up, say { $command }.
club-button-vote-accept = Accept for all
club-vote-direct = Communities play each other in channels and rooms. Say this there.
club-vote-managers = Only managers of this place can do this for its community. Ask one of them.
club-vote-yourself = This challenge is your own community’s. Give the code to somebody who manages another one.
club-vote-too-long = A vote of { $time } is too long for the clock { $control }. Choose a shorter vote, or a clock with more time, like { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = One of the two communities has too many games in progress. Finish one first.

# Votes

club-vote-begins = Everybody who plays for { $name } can vote on this turn: type one in their place. { COMMAND("ballot", $id) } shows the suggestions. The vote ends { $until }.
club-vote-goes-on = Nobody has voted for { $name } in { $id } yet, so the vote goes on and now ends { $until }. If nobody votes at all, the clock decides.
club-vote-question = { $id }: what should { $name } play?
club-vote-suggests = { $name } suggests { $actions } in { $id }, as number { $number }, and votes for it.
club-vote-votes = { $name } votes for { $number }, { $actions }, in { $id }.
club-vote-cast = You vote for { $number }, { $actions }, in { $id }. You can change your vote. The vote ends { $until }.
club-vote-cast-soon = You vote for { $number }, { $actions }, in { $id }.
club-vote-open = { $id } { $game }: nobody has suggested a turn for { $name } yet. { $time }
club-vote-ballot = { $id } { $game }: what { $name } could play. { $time }
club-vote-until = The vote ends { $until }.
club-vote-soon = The vote ends soon.
club-vote-suggestion = { $number }. { $actions }: { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions }: { $effects } (no votes)
    [one] { $number }. { $actions }: { $effects } (one vote)
    *[other] { $number }. { $actions }: { $effects } ({ $votes } votes)
}
club-vote-how = Vote by a number, like { COMMAND("vote", $id, "1") }, or type another turn. Most votes win; in a tie, the earlier suggestion does.
club-vote-picture = { $id }: what { $name } could play
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [one] { $name } chose this turn by the only vote.
   *[other] { $votes ->
        [one] { $name } chose this turn by one of { $all } votes.
       *[other] { $name } chose this turn by { $votes } of { $all } votes.
    }
}

# Refusals

club-vote-none = You have no game here that your community votes on. Managers begin one with { COMMAND("vote challenge fursaz") }.
club-vote-which = Several games are voted on here. Say which one you mean, like { COMMAND("ballot", $id) }:
club-vote-no-votes = { $id } isn’t a game between communities, so nobody votes on it.
club-vote-not-now = It’s the turn of { $name } in { $id }. You can vote when it’s your side’s turn.
club-vote-over = { $id } is over, so nobody votes on it anymore.
club-vote-past = This vote in { $id } is over. { COMMAND("ballot", $id) } shows what is voted on now.
club-vote-other-side = You have voted for { $name } in { $id }, so you can’t vote for the other side.
club-vote-in-both = You are in both communities of { $id }. Vote in the place of the one that you play for.
club-vote-no-such = Nobody has made suggestion { $number } in { $id }. { COMMAND("ballot", $id) } shows the suggestions.
club-vote-whole = Votes are on whole turns, and { $actions } isn’t one yet. Go on, like { $next }.
club-vote-enough = There are { $limit } suggestions in { $id } already. Vote for one of them.
club-vote-suggested = You have suggested { $limit } turns in this vote in { $id } already. Vote for one of the suggestions: { COMMAND("ballot", $id) } shows them.
club-vote-counting = This vote in { $id } is over, and its votes are being counted. { COMMAND("ballot", $id) } shows in a moment what is voted on then.
club-vote-again = { $id } was between communities. To play again, managers begin another game with { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Only managers of this place can settle this for their community in { $id }. Ask one of them.

# Ratings

club-vote-ratings = Ratings of communities that have played each other:
club-vote-rating = { $name }: { $rating } ({ $wins } won, { $draws } drawn, { $losses } lost)
club-vote-no-ratings = Your community hasn’t finished a rated game against another one yet. Managers begin one with { COMMAND("vote challenge fursaz") }.

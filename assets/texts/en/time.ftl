# Times, where a platform does not show them to each reader in their own.

time-moment = on { $date } at { $time } { $zone }
time-moment-ahead = in { $left }, on { $date } at { $time } { $zone }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

# Clocks

club-untimed = no clock
club-timed = clock { $control }
club-timed-claimable = clock { $control }, claimable
club-timed-no-vacation = clock { $control }, no automatic vacation
club-timed-claimable-no-vacation = clock { $control }, claimable, no automatic vacation
club-odds = The clocks differ: { $name } has { $own }, and the opponent { $others }. That’s a handicap, so the game is unrated.
club-begins-odds = The clocks differ: the first player has { $one }, the second { $two }; { $out }.
club-odds-unrated = A game with a handicap is never rated. Leave out “rated”.
club-odds-elsewhere = Both have the same time there. Only a challenge to a person can differ, like { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = You each have { $time } for every turn; { $out }.
club-begins-bank = You each have { $time }, and { $increment } more with every turn, up to { $cap }; { $out }.
club-flag-lost = a player who runs out of time loses
club-flag-claimable = if a player runs out of time, their opponent can claim the game
club-flag-lost-no-vacation = a player who runs out of time loses, and no vacation begins by itself
club-flag-claimable-no-vacation = if a player runs out of time, their opponent can claim the game, and no vacation begins by itself
club-clock-runs = { $name }’s time runs out { $until }.
club-clock-out = { $name } ran out of time { $until }; { $opponent } can end the game with { COMMAND("claim", $id) }.
club-time-is-over = { $id }: { $player } ran out of time. { $opponent } can claim the game with { COMMAND("claim", $id) }; until then, a turn still counts.
club-time-lost = { $id } { $game }: { $player } ran out of time.
club-time-void = { $id } { $game }: { $player } ran out of time before finishing a first turn.
club-no-clock = { $id } has no clock, so nobody can run out of time in it.
club-rated-needs-clock = A rated game needs a clock. Leave out “none”, or say “unrated”.
club-length-given = Give at least a minute, and no more than 60 days in all.
club-your-turn-untimed = This game has no clock.

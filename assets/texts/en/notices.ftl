# Notices: what calls people, and when.

# What the commands do (at most 100 characters), and their parameters

command-hours = Set the hours and the time zone for your reminders, or ask what they are
command-snooze = Turn off your notifications for a while, turn them on again, or ask how long they’re off
command-mute = Mute one of your games: you get no notifications about it
command-unmute = Unmute a game: you get notifications about it again
command-watch = Follow a game that is played elsewhere, silently, or list those I show here
command-unwatch = Stop following a game that is played elsewhere
command-vacation = Pause your games with clocks of a day or more, come back, or ask how many days are left
command-param-hours = Hours of the day, like 8-22 or 7:30-21
command-param-zone = Your time zone, like Europe/Amsterdam
command-param-vacation-end = Say “off” to come back early

# Calls, digests, hours and vacations

club-reminder = { $id } { $game }: { $name }, your time runs out { $until }.
club-your-turn = { $id } { $game }: { $name }, it’s your turn against { $opponent }. { $time }
club-your-turn-until = Your time runs out { $until }.
club-your-turn-out = Your time ran out { $until }. Until your opponent claims the game, a turn still counts.
club-snoozed = Your notifications are paused and resume { $until }. { COMMAND("snooze off") } resumes them now.
club-snooze-none = Your notifications aren’t paused. { COMMAND("snooze 8h") } pauses them for a while.
club-snooze-ended = Your notifications are no longer paused.
club-snooze-length = Say how long, from a minute to 30 days, like { COMMAND("snooze 8h") }.
club-snooze-not-on = Your notifications aren’t paused, so they can’t resume. { COMMAND("snooze 8h") } pauses them for a while.
club-muted = You have muted { $id }: I won’t notify you about it, but its clock keeps running. { COMMAND("unmute", $id) } unmutes it.
club-unmuted = You have unmuted { $id }: I’ll notify you again when it’s your turn.
club-watching = I’ll show { $id } { $game } here until it ends, without notifying anybody. { COMMAND("unwatch", $id) } stops that.
club-watching-list = I show these games from elsewhere here. { COMMAND("unwatch", $id) } stops one:
club-watching-none = I show no games from elsewhere here. { COMMAND("watch #12") } shows one.
club-watching-here = { $id } is played here, so everybody here sees it anyway.
club-watching-own = You play { $id } yourself. { COMMAND("board", $id) } shows it.
club-watching-managers = Only people who manage this room can have me show games here. To follow one yourself, write { COMMAND("watch #12") } to me in a direct chat.
club-watching-abroad = { $id } belongs to another community, so I can’t show it here.
club-watching-too-many = I already show { $limit } games from elsewhere here. End one with { COMMAND("unwatch", $id) }.
club-watching-full = Too many follow { $id } already. { COMMAND("board", $id) } shows how it stands.
club-unwatched = I no longer show { $id } here.
club-unwatched-not = I don’t show { $id } here. { COMMAND("watch") } lists the games that I do.
club-unwatched-which = Say which game, like { COMMAND("unwatch", $id) }:
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
club-digest-elsewhere = A newer list of your games is in our direct conversation on { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] the console
   *[other] { $platform }
}.
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
club-setting-account = which of your linked accounts I write to when I write to you alone: the one with which you last wrote to me or played, or the one on a platform that you name
club-setting-no-account = I know of no account of yours on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] { $platform }
}. If you have one, { COMMAND("link") } in our direct conversation adds it.
club-setting-vacations = whether a day of vacation begins by itself when you would run out of time in a game with a clock of a day or more
club-setting-watching = who can have me show games here that are played elsewhere: only people who manage this room, or everyone

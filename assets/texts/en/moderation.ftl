# Settings and moderation.

# What the commands do (at most 100 characters), and their parameters

command-settings = Show or change settings: yours, this room’s or this community’s
command-stop = Stop a game played here, so that it doesn’t count
command-ban = Ban somebody from playing in this community, lift a ban, or list who is banned
command-audit = List what managers did here: games stopped, people banned, settings changed
command-param-of = Whose settings
command-param-setting = The setting
command-param-value = The new value; “default” restores the usual one
command-param-stop = The game’s number, like #12; not needed if you reply to its board
command-param-ban = Who to ban; name nobody to list who is banned
command-param-ban-end = Say “off” to lift the ban

# Settings

club-setting-clock = how much time players have unless the challenge says otherwise, like 3d for every turn, or 10d+36h for a bank and 36 hours more with every turn
club-settings-mine = Your settings:
club-settings-place = Settings of this room:
club-settings-community = Settings of this community:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = the default
club-setting-from-person = chosen by you
club-setting-from-app = set by your app
club-setting-from-server = from this server’s settings
club-setting-from-place = chosen for this room
club-setting-from-community = chosen for this community
club-settings-how = Change one, like { COMMAND("settings theme dark") } or { COMMAND("settings place language en") }. The value “default” resets it.
club-setting-theme = the colors of pictures
club-setting-boards = how I show boards: as a picture, in words for listening, or in letters
club-setting-motion = whether replays move, or show only the last picture
club-setting-side = which side is at the bottom of a board: your own, always the first player’s, or that of the player to move; if you choose your own, boards that everybody sees still show the first player’s there, or yours if you play the computer
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
club-setting-for-all = This changes only messages for you alone. To change those for everybody here, write { COMMAND("settings place", $name, $value) }.
club-setting-value = I can’t set { $name } to that. Try: { $values }.
club-setting-communal = The setting { $name } is for rooms and communities. Write { COMMAND("settings place", $name, $value) }.
club-setting-personal = The setting { $name } is for people. Write { COMMAND("settings", $name, $value) }.
club-no-setting = I don’t know that setting. { COMMAND("settings") } lists them.
club-not-manager = Only people who manage this room can change its settings.

# Moderation

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
club-audit-replace = { $at }: { $name } had { $whom } take over a seat in tournament { $reason }
club-audit-help = { $at }: { $name } made { $whom } a helper of tournament { $reason }
club-audit-help-off = { $at }: { $name } ended the help of { $whom } with tournament { $reason }
club-audit-seeds = { $at }: { $name } chose the first seeds of tournament { $reason }
club-audit-join = { $at }: { $name } joined this community with that of { $reason }
club-audit-part = { $at }: { $name } parted this community from that of { $reason }
club-audit-setting = { $at }: { $name } changed a setting: { $reason }
club-button-older = Older
club-no-play-here = You can’t open games here. Look for the room where you can, or ask the people who manage this community.
club-game-not-here = You can’t play { $game } here. You can play { $games }.
club-banned = You are banned from playing in this community. Ask the people who manage it.
club-opponent-banned = { $name } is banned from playing in this community.
club-moderation-direct = Say that in a room of the community you mean.
club-moderation-managers = Only people who manage this room can do that.
club-stop-turn = Your turn in { $id } isn’t over. { COMMAND("end") } ends it if it can end here; { COMMAND("undo") } takes back the last action.
club-stop-which = To resign your own game, say { COMMAND("resign") }; to leave a lesson, { COMMAND("leave") }. If you manage this room and want to stop a game, say which one, like { COMMAND("stop #12 both asked for it") }, or reply to its board.
club-stop-elsewhere = { $id } is played in { $place }. Say that there.
club-stop-others = { $id } belongs to another community, so only its managers can stop it. Its players can end it: see { COMMAND("resign", $id) } and { COMMAND("draw", $id) }.
club-stop-vote = { $id } is a game between communities, so neither stops it alone. To end it, managers say { COMMAND("resign", $id) } or offer a draw: { COMMAND("draw", $id) }.
club-stop-why = Say why you stop { $id }, like { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Say why you ban { $name }, like { COMMAND("ban bob stalls every game") }.
club-ban-what = Do you want to ban { $name }? Their games in this community are broken off and don’t count, and they leave its tournaments. Lifting the ban doesn’t bring these back.
club-button-ban = Ban
club-ban-yourself = You can’t ban yourself.
club-ban-computer = You can’t ban the computer. If nobody should play it here, the person who runs this bot can switch it off.
club-banned-already = { $name } is already banned. { COMMAND("help ban") } explains how to lift the ban.
club-not-banned = { $name } isn’t banned.
club-reason-long = That reason is longer than { $limit } characters. Make it shorter.

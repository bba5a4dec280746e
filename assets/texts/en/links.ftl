# One person, community or game on several platforms.

# What the commands do (at most 100 characters), and their parameters

command-link = Make your accounts on several platforms one player
command-link-confirm = Confirm that the account which I named is yours, too
command-link-cancel = Say that the account which I named isn’t yours
command-unlink = Make this account a player of its own again
command-param-code = The code that your other account got
command-community-link = Join this community with one on another platform: get a code, or type one that you got
command-community-confirm = Let the community that asks for it join this one
command-community-unlink = Part communities that are one
command-param-question-code = The code in my question
command-param-community-code = The code that somebody who manages the other community gave you
command-place-link = Show the games of this place in another one too, on whatever platform
command-place-unlink = Part this place from the one that it’s paired with
command-param-place-code = The code from the other place
command-invite = Get a code for somebody whom you want to play, wherever they are
command-param-invitation = The code of an invitation

# Codes

club-code-wrong = I don’t know this code. It may be mistyped, used or too old. Ask for a new one.
club-codes-too-many = That’s too many wrong codes. Try again in an hour.

# One person with several accounts

club-link-direct = This is between you and me. Say { $command } in our direct conversation.
club-link-code = Your code is { $code }. It works once, within ten minutes. Don’t show it to anybody.
club-link-code-how = With your other account, say “link { $code }” in its direct conversation with me. On Discord it’s in the menu /links.
club-link-ask = Is { $account } your account, too? If you confirm, it plays, wins and loses as you, and it can do all that you can. If it isn’t yours, somebody is trying to trick you.
club-link-stale = That was about another account. Now I ask whether { $account } is yours, too. { COMMAND("link confirm") } shows you the question.
club-link-ask-how = If both are yours, say { $confirm } here and in the other conversation within an hour. If not, say { $cancel }.
club-link-account = “{ $name }” (account { $id }) on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] { $platform }
}
club-button-link = It’s mine
club-button-link-cancel = It isn’t mine
club-link-waits = Confirmed. Now confirm it with { $account } as well, in its direct conversation with me.
club-link-canceled = You and { $account } stay two players.
club-linked = You and { $account } are one player now.
club-linked-since = I’m working out your ratings from the games of both. The settings of your older account apply.
club-linked-how = { COMMAND("unlink") } parts the two again.
club-unlink-what = Do you want this account to be a player of its own again, apart from { $accounts }? Each keeps its own games, and I work out the ratings again. Your settings from before you linked it come back.
club-button-unlink = Part them
club-unlinked = This account is a player of its own now. It’s no longer linked to { $accounts }.
club-unlinked-from = { $account } is no longer linked to you. It’s a player of its own now.

# Communities

club-community-managers = Only people who manage the whole community can do that.
club-community-code = Your code is { $code }. It works once, within a day. Hand it to somebody who manages the community on the other platform. They say “community link { $code }” there (on Discord it’s in the menu /links), and then I ask you here to confirm.
club-community-merges = Both become one: one leaderboard, one list of games and tournaments, and one audit list. Everybody can find everybody by name, and a ban holds in both. Ratings are computed anew from all games. { COMMAND("community unlink") } parts them again.
club-community-settings-theirs = The other community’s settings hold for both.
club-community-settings-ours = The settings of this community hold for both.
club-community-ask = This joins your community with that of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    }.
club-community-asked = I asked in { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    }. Somebody who manages that community has a day to confirm it.
club-community-wanted = { $name }, who manages the community of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    }, wants to join it with this one.
club-community-wants = The community of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    } wants to join this one.
club-community-stale = That was about another community. Now that of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    } wants to join this one. { COMMAND("community confirm") } shows you the question.
club-community-confirm = If you manage this community and know them, say { $command }. { COMMAND("community unlink") } refuses.
club-community-joined = This community is now one with that of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    }.
club-community-parted = This community is no longer one with that of { $place } on { $platform ->
    [discord] Discord
    [matrix] Matrix
   *[other] the { $platform }
    }. Each keeps its games, and the settings that both had.
club-community-rerated = I’m computing the ratings anew. That can take a while.
club-community-part = This parts the two communities again. Each keeps its games and members, and the settings that both had. Ratings are computed anew.
club-community-withdrawn = The request to join the two communities is withdrawn.
club-community-same = This code is this community’s own. Type it in the other one.
club-community-joined-already = A community can join only one other. Say { COMMAND("community unlink") } where they are one to part them first.
club-community-platform = Only communities on different platforms can become one.
club-community-waits = Another community is waiting for an answer there. Try again later.
club-community-nobody = No community asks to join this one. { COMMAND("community link") } gives you a code for it.
club-community-not-joined = This community isn’t one with any other.
club-button-join-communities = Join
club-button-part-communities = Part

# Places

club-place-direct = Only a channel or room can be paired. Say this there.
club-place-code = People who manage the other place say “pair { $code }” there. On Discord it’s in the menu /links. The code works once, for ten minutes.
club-place-linked = From now on this place and “{ $name }” on { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] the console
       *[other] { $platform }
    } show the same games. { COMMAND("unpair") } parts them.
club-place-parted = This place and “{ $name }” on { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] the console
       *[other] { $platform }
    } no longer share new games. Games that have begun go on in both.
club-place-itself = This code is this place’s own. Type it in the other one.
club-place-paired = This place is already paired with “{ $name }”. { COMMAND("unpair") } parts them.
club-place-paired-there = The other place is already paired. { COMMAND("unpair") } there parts it.
club-place-alone = This place isn’t paired. { COMMAND("pair") } gives you a code for another one.

# Invitations

club-invitation = Your invitation to { $game } is ready: { $rated }, { $clock }. Its code expires { $until }.
club-invitation-how = Hand the code to the person whom you want to play. They say “accept { $code }” to me, wherever they are. { COMMAND("withdraw", $id) } takes it back.

# Refusals

club-link-own-code = This is this account’s own code. Type it with your other account.
club-link-already = These two accounts are one player already.
club-link-too-many = A player has at most { $limit } accounts. Part one first, with { COMMAND("unlink") }.
club-link-played = These two accounts have played each other in game { $id }, so they stay two players.
club-link-tournament = These two accounts are both in tournament { $id }, so they stay two players.
club-link-vacation = One of these accounts is on vacation, or was while the other had a turn to play. End the vacation with { COMMAND("vacation off") } and play that turn, then say { COMMAND("link confirm") } again.
club-link-challenge = One of these accounts has challenged the other. Withdraw challenge { $id } first, with { COMMAND("withdraw", $id) }.
club-link-nothing = Nothing waits for you to confirm. { COMMAND("link") } gives you a code for your other account.
club-rematch-not-there = The place where your opponent played doesn’t allow this game now.
club-unlink-none = This account isn’t linked to another one. { COMMAND("link") } does that.

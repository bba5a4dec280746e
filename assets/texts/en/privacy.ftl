# Blocks, and what is kept of a person.

# What the commands do (at most 100 characters), and their parameters

command-block = Stop somebody from challenging you, or list the people you’ve blocked
command-unblock = Let somebody challenge you again
command-privacy-export = Send you, and nobody else, everything I keep about you, as a file
command-forget = Delete your name, account, ratings and settings here
command-param-forget-all = All your linked accounts, once each has confirmed
command-param-part = Which part, if it’s too much for one file

# Blocking a person

club-blocked = You have blocked { $name }. Neither of you can challenge the other, and I won’t ping you in games that you still play together.
club-unblocked = You no longer block { $name }.
club-blocking = You have blocked { $names }.
club-blocking-nobody = You haven’t blocked anybody.

# What is kept of a person

club-personal = This is all I keep about you here, as JSON. { COMMAND("forget") } removes it.
club-personal-part = This is all I keep about you here, as JSON: part { $part } of { $parts }. Your games are spread over the parts. { COMMAND("privacy export 2") } sends the second one. { COMMAND("forget") } removes everything.

# Forgetting a person

club-forget-what = Do you want me to forget you? I remove your name, your account, your ratings and your settings from here, for good. Your opponents keep the records of your games, under the name “{ $name }”. Messages already sent stay where they are.
club-forget-tournament = You leave tournament { $id }, { $game }. Your opponents there win the games that you still have to play.
club-forget-open-tournament = You leave tournament { $id }, { $game }, before it begins.
club-button-forget = Forget me
club-forgotten-name = somebody
club-forgotten = I’ve forgotten you. If you come back, you start from scratch.
club-opponent-forgotten = Your opponent asked me to forget them, so I can’t reach them anymore. To find a new opponent, challenge anyone, like { COMMAND("challenge open chifoumi") }.
club-forget-only-this = I forget only this account. { COMMAND("forget all") } is about all your linked accounts: { $accounts }, too.
club-forget-all-what = Do you want me to forget all your accounts: this one, and { $accounts }? I do it once you have confirmed it with each of them, in its direct conversation with me, within a day.
club-forget-all-asked = { $account } asked me to forget all your linked accounts, and this is one of them. If you want that, say { $command } here within a day. If you don’t, you need do nothing; { COMMAND("unlink") } parts this account from the others.
club-forget-all-waits = I wait until you have confirmed it with { $accounts } as well.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } leaves tournament { $id } and resigns your games in it.
club-forget-playing = You are still playing { $games }. Finish or resign first ({ COMMAND("resign match") } if it’s a match), then say { COMMAND("forget") } again.

# Refusals

club-you-block = You have blocked { $name }. { COMMAND("help unblock") } explains how to unblock them.
club-block-yourself = You can’t block yourself.
club-blocked-already = You have already blocked { $name }.
club-not-blocked = You haven’t blocked { $name }.
club-blocks-too-many = You have already blocked { $limit } people. Unblock one first.

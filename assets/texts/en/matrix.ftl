# What the program says on Matrix beside what the club says.

matrix-greeting = Hello! I host board games here. Begin one, like { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } lists the games, and { COMMAND("help") } everything else. Begin commands with { $prefix } or with my name, { $name }; type turns as they are.
matrix-greeting-direct = Hello! I host board games. Here you can talk to me as you like: { COMMAND("rules") } lists the games, and { COMMAND("help") } everything else. To play with friends, invite me to a room.
matrix-greeting-language = To have me speak English here, say { COMMAND($line) }.
matrix-language-name = English
matrix-unreadable = I can’t read this, because your client hasn’t given me the keys. Send it once more. If that doesn’t help, let your client also send to devices you haven’t verified.
matrix-unwritable = I can’t write in { $room }: { $reason }. Allow me to write there, or remove me from it.
matrix-edited = I’ve already done what your message said before the edit. For anything else, write a new message.
matrix-small-talk = Always a pleasure! When you feel like a game, { COMMAND("games") } shows where you’re needed, and { COMMAND("help") } what I can do.
matrix-lost-keys = I’ve lost my keys to the latest messages here, up to this one, and can’t read them. If you wanted something from me, please say it once more.
matrix-no-verification = I can’t compare emojis, because I’m a program. My account has signed my device. To be sure of me, ask the person who runs me for the device’s key and compare it.
matrix-missed = I couldn’t read everything you said here while I was away. If you wanted something from me and got no answer, please say it once more.
matrix-replaced = Another room has replaced this one. Please say it there.
matrix-unencrypted = This room is encrypted, but this message wasn’t, so I can’t know who wrote it. Please send it encrypted.
matrix-unreached = { $name }, I wanted to tell you something in private, but your account takes no invitations from me. Please open a direct chat with me; { COMMAND("games") } there shows where you’re needed.

# Pages

matrix-page-unencrypted = The page of a game is outside this room’s encryption: everybody who has its link can see the game.

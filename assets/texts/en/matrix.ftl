# What the program says on Matrix beside what the club says.

matrix-greeting = Hello! I host board games here. Begin one like { COMMAND("challenge @friend chifoumi") }; { COMMAND("rules") } tells what there is to play, { COMMAND("help") } everything else. Commands begin with { $prefix } or with my name, { $name }; turns can be typed as they are.
matrix-greeting-direct = Hello! I host board games. Here you can talk to me as you like: { COMMAND("rules") } tells what there is to play, { COMMAND("help") } everything else. To play with friends, invite me to a room.
matrix-unreadable = I cannot read this: your client has not given me the keys to it. Send it once more; if that does not help, let your client also send to devices that you have not verified.
matrix-unwritable = I cannot write in { $room }: { $reason }. Give me the right to write there, or remove me from it.
matrix-edited = I have done that already as it stood before you edited it. For anything else, write a new message.
matrix-small-talk = Always a pleasure! When you feel like a game, { COMMAND("games") } shows where you are needed and { COMMAND("help") } what I can do.
matrix-lost-keys = I have lost my keys to what was said here of late, up to this message, and cannot read it. If you wanted something of me, please say it once more.
matrix-no-verification = I cannot compare emojis: nobody is sitting here. My device is signed by my account; to be sure of me, compare the device’s key with the one that whoever runs me can show you.
matrix-missed = I could not read everything that was said here while I was away. If you wanted something of me and got no answer, please say it once more.
matrix-replaced = This room has been replaced by another one. Please say it there.
matrix-unencrypted = This room is encrypted, but this message was not, so I cannot know who wrote it. Please send it encrypted.
matrix-unreached = { $name }, I wanted to tell you something alone, and your account takes no invitations from me. Begin a conversation of two with me yourself; { COMMAND("games") } there shows where you are needed.

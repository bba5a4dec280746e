# What only Discord needs: choices, buttons, and what is said about channels and threads.

discord-choice-yours = { $id } { $game }, against { $name }: your turn
discord-choice-theirs = { $id } { $game }, against { $name }
discord-button-flip = Flip
discord-button-words = In words
discord-button-draw = Offer a draw
discord-button-takeback = Ask for a takeback
discord-button-rules = Rules
discord-select-piece = { $id }: choose your turn
discord-select-move = { $id }: choose where it goes
discord-select-part = { $prompt }, { $first } to { $last }
discord-done = Done.
discord-elsewhere = It goes on in { $where }.
discord-late = written { $when }
discord-expires = expires { $when }
discord-undelivered = What you asked for is done, but I could not show it here; { COMMAND("board") } shows where the game stands
discord-unknown-command = I do not know this command any more; reload Discord and try again
discord-unknown-button = this button is too old to be understood; { COMMAND("board") } shows a new one
discord-no-thread = I may not open threads here, so this game stays in the channel. Whoever manages the server can give me “Create Public Threads” and “Send Messages in Threads”
discord-refused = I may not write to you alone, so I say it here.
discord-not-reached = I could not reach { $name }: they take no messages from me. Play in a channel that both of you see
discord-only-you = Only you can see this: I may not answer here for everybody. Whoever manages the server can invite me, or let members “Use External Apps”
discord-cannot-write = I may not write in { $where } any more, so I tell you here. Whoever manages the server can let me see the channel and send messages there

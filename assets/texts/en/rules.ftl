# What every game shares. Sentences that a player reads begin and end like parts of a sentence, because they stand
# behind the action they are about: "c2-c3: the game is over".

game-sfirs = SFIRS
game-the-game = THE GAME
game-fursaz = Fursaz
game-chifoumi = Chifoumi
game-sia-doble = Sia Doble

color-white = White
color-black = Black
color-red = Red
color-sun = Sun
color-moon = Moon

refused-game-over = the game is over
refused-turn-over = the turn is over after { $last }
refused-too-long = this is longer than { $limit } characters; type one turn at a time
refused-character = “{ $found }” (character { $column }) belongs to no notation; write actions like the ones named here
refused-unreadable = “{ $text }” is no action of this game
refused-word = “{ $word }” is no action of this game
refused-off-board = { $at } is not on the board
refused-cannot-end = the turn cannot be ended here: an action has to be made first
refused-not-here = this game has no action of that form
refused-not-yours = the piece on { $at } is not yours
refused-empty = there is no piece on { $at }

position-blank = two blanks, or a blank at the beginning or end; fields are separated by exactly one
position-character = “{ $found }” cannot stand here
position-fields = a position of this game has { $wanted } fields, this one has { $found }
position-rows = the board has { $wanted } rows, separated by “/”; here are { $found }
position-width = this row has { $wanted } places; here are { $found }
position-run = “{ $found }” is no number of empty places that fits into this row
position-stack = a stack is written in brackets, two letters or more, bottom first, like “[ab]”
position-letter = “{ $found }” is no piece of this game
position-side = the side to move is { $wanted }; here is “{ $found }”
position-over = the game is over here, so the side to move must be “-”
position-not-over = the game is not over here, so the side to move cannot be “-”
position-cannot-move = { $color } has no legal action here, so it cannot be to move

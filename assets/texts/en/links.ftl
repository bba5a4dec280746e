# One person, community or game on several platforms.

# What the commands do (at most 100 characters), and their parameters

command-link = Make your accounts on several platforms one person’s

# Codes

club-code-wrong = I don’t know this code. It may be mistyped, used or too old. Ask for a new one.
club-codes-too-many = Too many wrong codes were typed. Try again in an hour.

# Accounts

club-link-direct = Codes for your accounts are only for you. Say { COMMAND("link") } in your direct conversation with me.
club-link-code = Your code is { $code }, for ten minutes. Give it to nobody.

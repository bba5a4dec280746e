# Pages of games, and who is signed in to them.

# What the commands do (at most 100 characters), and their parameters

command-page = Sign a browser in, to play by tapping on the pages of your games
command-page-new = Give a game’s page a new address, so that the old one shows nothing anymore
command-page-sessions = List the browsers in which you’re signed in
command-page-sign-out = Sign a browser out, or all of them
command-param-session = The browser’s number in the list
command-param-sessions-all = Every browser, not just one
command-help-pages = { $names }: play by tapping on a page, and say who may see it

# Signing in

club-page-none = I have no pages. Ask the person who runs me to turn them on.
club-page-sign-in = Open this link to sign your browser in: { $link } It works once, within ten minutes. Don’t show it to anybody.
club-page-sign-in-how = You can play on the pages of your games then. { $command } lists the browsers in which you’re signed in.
club-page-no-session = You aren’t signed in anywhere. Say { COMMAND("page") } to sign one in.
club-page-sessions = { $count ->
    [one] You’re signed in to one browser:
   *[other] You’re signed in to { $count } browsers:
}
club-page-session = { $number }. signed in { $begun }; signed out by itself { $until }
club-page-sessions-how = Sign one out by its number, or all with { $command }.
club-page-which-session = You’re signed in to several browsers. Say { COMMAND("page sessions") } to list them, then sign one out by its number.
club-page-session-unknown = { $count ->
    [one] You have only one browser in the list.
   *[other] You have only { $count } browsers in the list.
} Say { COMMAND("page sessions") } to see it.
club-page-signed-out = That browser is signed out.
club-page-signed-out-all = All your browsers are signed out.

# Addresses

club-page-renewed = The page of { $id } has a new address. The old one shows nothing anymore.
club-page-link = Look at the game here: { $link }
page-link = On a page: { $link }

# Settings

club-setting-page = whether games have a page that everybody can see who has its link
club-setting-page-on = From now on, everybody who has the link of a game’s page can look at it. In an encrypted room, the page is outside the encryption.

# On the pages of games

club-page-title = { $id } { $game }
club-page-offered = Your { $what } waits for an answer.
club-page-offered-you = Your opponent’s { $what } waits for your answer.
club-button-withdraw-offer = Withdraw the offer
club-button-draw-offer = Offer a draw
club-button-takeback = Ask to take it back
club-button-analyse = Analyze
page-home = Your games
page-leaderboard = Leaderboard
page-profile = Profile
page-tournaments = Tournaments
page-lessons = Lessons
page-task = Your task
page-no-task = You have no task yet. Choose a game to begin its first one.
page-play = Play
page-try = What would this do?
page-to-play = You can look at this game. To play, say { COMMAND("page") } to me in the chat, and open the link that I give you.
page-waits = I’m looking at it. The answer comes here in a moment.
page-no-games = You play no game. Challenge somebody in the chat.
page-sign-in-by-chat = Say { COMMAND("page") } to me in the chat, and open the link that I give you. Then your games are here.

# Instead of a page

page-unknown = Nothing is here
page-unknown-how = This page doesn’t exist, or it has another address now. Ask for a new link in the chat.
page-used-link = This link doesn’t work anymore
page-used-link-how = A link signs you in once, within ten minutes. Say { COMMAND("page") } to me in the chat to get another one.
page-elsewhere = That didn’t come from this page
page-elsewhere-how = I’ve done nothing. Open the page again and try once more.
page-not-here = That can’t be done here
page-not-here-how = I’ve done nothing. Say it to me in the chat.
page-signed-out = You aren’t signed in
page-signed-out-how = Say { COMMAND("page") } to me in the chat, and open the link that I give you.
page-too-many = Not so fast
page-too-many-how = You ask for too much at a time. Wait a few seconds.
page-busy = I’m too busy
page-busy-how = Try again in a minute.
page-failed = Something went wrong
page-failed-how = It’s my fault, not yours. Try again in a minute.

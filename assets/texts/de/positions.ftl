# Fragen zu einer Stellung, und Listen von Partien.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-board = Das Brett zeigen, als Bild, in Worten oder Buchstaben, jetzt oder nach einem früheren Zug
command-moves = Die erlaubten Aktionen auflisten, oder nur die mit einem bestimmten Anfang
command-at = Sagen, was auf einem Feld steht und wer damit zieht
command-around = Sagen, was rund um ein Feld steht, von oben im Uhrzeigersinn
command-row = Sagen, was auf einer Reihe steht
command-file = Sagen, was auf einer Spalte steht
command-line = Sagen, was auf jeder Linie durch ein Feld steht
command-mine = Sagen, wo deine Figuren stehen
command-theirs = Sagen, wo die gegnerischen Figuren stehen
command-pieces = Sagen, wo alle Figuren stehen, oder die einer Art
command-last = Sagen, was der letzte Zug bewirkt hat
command-since = Sagen, was seit deinem letzten Zug geschehen ist
command-threats = Sagen, was die Gegenseite dir in einem ganzen Zug antun könnte, oder du ihr
command-status = Sagen, wer am Zug ist, wie es nach Punkten steht und was in der Hand ist
command-games = Deine Partien auflisten, oder die, die hier gespielt werden
command-param-bottom = Wessen Seite unten ist
command-param-board-turn = Nach welchem Zug, ab 1 gezählt
command-param-from = Womit die Aktionen beginnen, etwa c2
command-param-cell = Das Feld, etwa d4
command-param-threats = Um wessen Zug es geht: „meine“ für deinen eigenen
command-param-row = Die Reihe, wie sie am Brettrand heißt
command-param-file = Die Spalte, wie sie am Brettrand heißt
command-param-kind = Die Art der Figur, etwa Stein
command-param-whose = Welche Partien

# Züge

club-board-after = Das ist das Brett nach Zug { $number } von { $turns }.
club-button-turn-before = Zug davor
club-button-turn-after = Nächster Zug
club-moves = { $id }: { $player } hat { $count ->
    [one] eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}: { $moves }.
club-moves-after = { $id }: Nach { $actions } hat { $player } { $count ->
    [one] eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}: { $moves }.
club-moves-if = Wäre { $player } am Zug:
club-moves-ahead = { $id }: Wäre { $player } am Zug, gäbe es { $count ->
    [one] eine erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}: { $moves }.
club-moves-end = { COMMAND("end") } beendet den Zug hier.
club-moves-typed = Tippe Aktionen wie { $examples }.
club-tried-ahead = { $id }, nur probiert, als wäre { $player } am Zug: { $actions }. Gespielt wurde nichts.
club-tried = { $id }, nur probiert: { $actions }. Gespielt wurde nichts.
club-question-game = { $id } { $game }
club-nothing-since = Seit { $player } { $actions } gespielt hat, ist nichts geschehen.
club-no-pieces-of = { $player } hat keine Figuren auf dem Brett.
club-no-piece-called = Auf dem Brett nicht zu finden: { $name }.
club-no-cell = { $name } ist kein Feld dieses Bretts. Schreib eins wie d4.
club-no-row = Das Brett hat keine Reihe { $name }: Die Reihen gehen von { $first } bis { $last }. { COMMAND("line d4") } zeigt die Linien durch ein Feld.
club-no-file = Das Brett hat keine Spalte { $name }: Die Spalten gehen von { $first } bis { $last }. { COMMAND("line d4") } zeigt die Linien durch ein Feld.
club-no-kind = Dieses Spiel hat keine Figuren namens { $name }. { COMMAND("pieces") } nennt alle.

# Listen

club-which-game = Welche Partie? Nenn auch ihre Nummer, etwa { COMMAND($example) }:
club-which-offer = Welches davon? Nenn auch die Nummer, etwa { COMMAND($example) }:
club-listed = { $id } { $game }: { $one } gegen { $two }, { $status }
club-listed-part = { $id } { $game }: { $one } gegen { $two } ({ $part }), { $status }
club-part-arena = Turnier { $tournament }
club-part-tournament = Turnier { $tournament }, Runde { $round }
club-part-match = Partie { $number }, { $goal }, { $points } zu { $others }
club-listed-to-move = { $name } am Zug, letzter Zug { $since }
club-listed-first = { $name } am Zug, begonnen { $since }
club-listed-timed = { $status }. { $time }
club-listed-over = vorbei
club-listed-unseen = { $listed }. Den letzten Zug konnte ich dir nirgends zeigen.
club-listed-challenge = { $id } { $game }: { $maker } fordert { $taker } heraus
club-listed-rematch = { $id } { $game }: { $maker } bietet { $taker } Revanche für { $table } an
club-listed-draw = { $id } { $maker } bietet an, { $table } zu beenden
club-listed-takeback = { $id } { $maker } bittet um Zugrücknahme in { $table }
club-listed-invitation = { $id } { $game }: { $maker } lädt alle ein, die den Code haben
club-listed-open = { $id } { $game }: { $maker } fordert alle heraus; mit { COMMAND("accept", $id) } spielst du
club-my-games = Deine Partien ({ $count }):
club-games-here = Partien hier ({ $count }):
club-challenges = Herausforderungen ({ $count }):
club-no-games = Keine Partien und keine Herausforderungen. Beginne eine, etwa mit { COMMAND("challenge bob chifoumi") }, oder spiel gegen den Computer, etwa mit { COMMAND("challenge parlour chifoumi level:1") }.
club-and-more-games = … und { $count } weitere.

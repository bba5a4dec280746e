# Seiten von Partien, und wer auf ihnen angemeldet ist.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-page = Einen Browser anmelden, um auf den Seiten deiner Partien per Antippen zu spielen
command-page-new = Der Seite einer Partie eine neue Adresse geben, sodass die alte nichts mehr zeigt
command-page-sessions = Die Browser auflisten, in denen du angemeldet bist
command-page-sign-out = Einen Browser abmelden, oder alle
command-param-session = Die Nummer des Browsers in der Liste
command-param-sessions-all = Jeden Browser, nicht nur einen
command-help-pages = { $names }: auf einer Seite per Antippen spielen und festlegen, wer sie sehen darf

# Anmelden

club-page-none = Ich habe keine Seiten. Bitte die Person, die mich betreibt, sie einzuschalten.
club-page-sign-in = Öffne diesen Link, um deinen Browser anzumelden: { $link } Er gilt einmal, zehn Minuten lang. Zeig ihn niemandem.
club-page-sign-in-how = Danach kannst du auf den Seiten deiner Partien spielen. { $command } listet die Browser auf, in denen du angemeldet bist.
club-page-no-session = Du bist nirgends angemeldet. Sag { COMMAND("page") }, um einen Browser anzumelden.
club-page-sessions = { $count ->
    [one] Du bist in einem Browser angemeldet:
   *[other] Du bist in { $count } Browsern angemeldet:
}
club-page-session = { $number }. angemeldet { $begun }; meldet sich { $until } von selbst ab
club-page-sessions-how = Melde einen mit seiner Nummer ab, oder alle mit { $command }.
club-page-which-session = Du bist in mehreren Browsern angemeldet. Sag { COMMAND("page sessions") } für die Liste, dann melde einen mit seiner Nummer ab.
club-page-session-unknown = In der Liste { $count ->
    [one] steht nur 1 Browser
   *[other] stehen nur { $count } Browser
}. Sag { COMMAND("page sessions") }, um sie zu sehen.
club-page-signed-out = Dieser Browser ist abgemeldet.
club-page-signed-out-all = Alle deine Browser sind abgemeldet.

# Adressen

club-page-renewed = Die Seite von { $id } hat eine neue Adresse. Die alte zeigt nichts mehr.
club-page-link = Sieh dir die Partie hier an: { $link }
page-link = Auf einer Seite: { $link }

# Einstellungen

club-setting-page = ob Partien eine Seite haben, die alle sehen können, die ihren Link haben
club-setting-page-on = Ab jetzt kann jeder die Seite einer Partie ansehen, der ihren Link hat. In einem verschlüsselten Raum liegt die Seite außerhalb der Verschlüsselung.

# Auf den Seiten der Partien

club-page-title = { $id } { $game }
club-page-offered = Du wartest noch auf eine Antwort: { $what }.
club-page-offered-you = Auf deine Antwort wartet: { $what }.
club-button-withdraw-offer = Angebot zurückziehen
club-button-draw-offer = Remis anbieten
club-button-takeback = Um Rücknahme bitten
club-button-analyse = Analysieren
page-home = Deine Partien
page-leaderboard = Rangliste
page-profile = Profil
page-tournaments = Turniere
page-lessons = Lektionen
page-task = Deine Aufgabe
page-no-task = Du hast gerade keine Aufgabe. Wähle ein Spiel, um mit der ersten zu beginnen.
page-play = Spielen
page-try = Was würde das bewirken?
page-to-play = Du kannst dir diese Partie ansehen. Um zu spielen, sag mir im Chat { COMMAND("page") } und öffne den Link, den ich dir gebe.
page-waits = Ich sehe es mir an. Die Antwort kommt gleich hier.
page-no-games = Du spielst keine Partie. Fordere im Chat jemanden heraus.
page-sign-in-by-chat = Sag mir im Chat { COMMAND("page") } und öffne den Link, den ich dir gebe. Dann sind deine Partien hier.

# Statt einer Seite

page-unknown = Hier ist nichts
page-unknown-how = Diese Seite existiert nicht, oder sie hat jetzt eine andere Adresse. Bitte im Chat um einen neuen Link.
page-used-link = Dieser Link gilt nicht mehr
page-used-link-how = Ein Link gilt zehn Minuten lang und meldet dich nur einmal an. Sag mir im Chat { COMMAND("page") } für einen neuen.
page-elsewhere = Das kam nicht von dieser Seite
page-elsewhere-how = Ich habe nichts getan. Öffne die Seite neu und versuch es noch einmal.
page-not-here = Das geht hier nicht
page-not-here-how = Ich habe nichts getan. Sag es mir im Chat.
page-signed-out = Du bist nicht angemeldet
page-signed-out-how = Sag mir im Chat { COMMAND("page") } und öffne den Link, den ich dir gebe.
page-too-many = Nicht so schnell
page-too-many-how = Das war zu viel auf einmal. Warte ein paar Sekunden.
page-busy = Ich bin überlastet
page-busy-how = Versuch es in einer Minute wieder.
page-failed = Etwas ist schiefgegangen
page-failed-how = Das liegt an mir, nicht an dir. Versuch es in einer Minute wieder.

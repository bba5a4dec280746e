# Was das Programm auf Matrix außer dem sagt, was der Club sagt.

matrix-greeting = Hallo! Bei mir könnt ihr hier Brettspiele spielen. Beginne eine Partie, etwa mit { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } zeigt die Spiele und { COMMAND("help") } alles andere. Beginne Befehle mit { $prefix } oder mit meinem Namen, { $name }; Züge tippst du einfach so.
matrix-greeting-direct = Hallo! Bei mir kannst du Brettspiele spielen. Hier darfst du reden, wie du magst: { COMMAND("rules") } zeigt die Spiele und { COMMAND("help") } alles andere. Willst du mit anderen spielen, lad mich in einen Raum ein.
matrix-greeting-language = Soll ich hier Deutsch sprechen? Sag { COMMAND($line) }.
matrix-language-name = Deutsch
matrix-unreadable = Ich kann das nicht lesen, weil dein Client mir die Schlüssel nicht gegeben hat. Schick es noch einmal. Hilft das nicht, lass deinen Client auch an Geräte senden, die du nicht verifiziert hast.
matrix-unwritable = Ich kann in { $room } nicht schreiben: { $reason }. Erlaube mir, dort zu schreiben, oder entferne mich daraus.
matrix-edited = Was deine Nachricht vor der Änderung sagte, habe ich schon getan. Für alles andere schreib eine neue.
matrix-small-talk = Immer gern! Hast du Lust auf eine Partie, zeigt { COMMAND("games") }, wo du gebraucht wirst, und { COMMAND("help") }, was ich kann.
matrix-lost-keys = Ich habe meine Schlüssel zu den letzten Nachrichten hier verloren, bis zu dieser, und kann sie nicht lesen. Wolltest du etwas von mir, sag es bitte noch einmal.
matrix-no-verification = Ich kann keine Emojis vergleichen, denn ich bin ein Programm. Mein Konto hat mein Gerät signiert. Willst du sichergehen, frag die Person, die mich betreibt, nach dem Schlüssel des Geräts und vergleich ihn.
matrix-missed = Während ich weg war, konnte ich hier nicht alles lesen. Wolltest du etwas von mir und hast keine Antwort bekommen, sag es bitte noch einmal.
matrix-replaced = Ein anderer Raum hat diesen ersetzt. Sag es bitte dort.
matrix-unencrypted = Dieser Raum ist verschlüsselt, diese Nachricht war es aber nicht; ich kann also nicht wissen, von wem sie ist. Bitte schick sie verschlüsselt.
matrix-unreached = { $name }, ich wollte dir etwas unter vier Augen sagen, aber dein Konto nimmt keine Einladungen von mir an. Bitte öffne einen Direktchat mit mir; { COMMAND("games") } zeigt dort, wo du gebraucht wirst.

# Seiten

matrix-page-unencrypted = Die Seite einer Partie liegt außerhalb der Verschlüsselung dieses Raums: Wer ihren Link hat, kann die Partie sehen.

# Was die Konsole selbst sagt: ein Chat im Terminal.

console-greeting =
    Parlour { $version }: ein Chat in deinem Terminal, gespeichert in { $database }. Du bist { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } beginnt eine Partie gegen den Computer, { COMMAND("challenge bob chifoumi") } eine gegen bob. bob muss antworten, darum bist du dann bob: Der Name vor der Zeile sagt, wer gerade spricht.
    { COMMAND("rules") } zeigt die Spiele, { COMMAND("help") } die Befehle, und „/help“, was dieses Terminal kann. Tab vervollständigt, was du tippst.
    Mit „/as ann“ spricht ann, „/pictures text“ (oder words, files, off) legt fest, wie ich Bretter zeige, und „/dm“ öffnet einen Direktchat mit Parlour.
console-games = { $count ->
    [one] Eine Partie läuft. { COMMAND("board") } zeigt sie.
   *[other] { $count } Partien laufen. { COMMAND("games") } listet sie auf.
}
console-failed = Das ging schief, und nichts hat sich geändert: { $reason }
console-no-picture = Ich kann kein Bild zeigen: { $reason }
console-help =
    „ann: accept“: ann sagt { COMMAND("accept") }, auch wenn gerade jemand anderes spricht
    /as ann: von jetzt an spricht ann; /as ohne Namen: du sprichst für die Seite, die handeln muss
    /room side: geh in den Raum „side“; /room: zurück in den ersten; /dm: in deinen Direktchat mit Parlour
    /1: drück den ersten Knopf der letzten Nachricht mit Knöpfen
    /pictures text: zeig Bretter als Text; auch words, auto, off, files, kitty, iterm, sixel, blocks (mit dem Brett als Text darüber)
    /quit: gehen; die Partien bleiben
console-as = Du bist { $name }.
console-in-turns = Du sprichst für die Seite, die handeln muss.
console-lobby = Du bist wieder im ersten Raum.
console-room = Du bist in #{ $room }.
console-direct = Du bist in einem Direktchat mit Parlour.
console-pictures = Von jetzt an zeige ich Bretter so.
console-no-button = { $count ->
    [0] Keine Nachricht hat einen Knopf zum Drücken.
    [one] Der einzige Knopf ist /1.
   *[other] Es gibt nur die Knöpfe /1 bis /{ $count }.
}
console-unknown = Ich verstehe „{ $line }“ nicht. „/help“ zeigt, was dieses Terminal kann.
console-interrupted = Mit „/quit“ gehst du.
console-repeated = Das habe ich schon gehört, also hat sich nichts geändert.
console-only = nur { $name } sieht das
console-edited = ersetzt die vorige Nachricht
console-only-asker = nur wer gefragt hat, sieht das
console-file = Datei: { $path }
console-board-file = Das Brett ist in { $path }, immer aktuell.
console-picture-file = Das Bild ist in { $path }.

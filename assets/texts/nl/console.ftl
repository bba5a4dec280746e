# Wat de console zelf zegt: een chat in de terminal.

console-greeting =
    Parlour { $version }: een chat in je terminal, bewaard in { $database }. Je bent { $name }.
    { COMMAND("challenge parlour chifoumi level:1") } begint een partij tegen de computer, { COMMAND("challenge bob chifoumi") } een tegen bob. Bob moet antwoorden, dus dan ben jij bob: de naam voor de regel zegt wie er praat.
    { COMMAND("rules") } toont de spellen, { COMMAND("help") } de commando’s, en “/help” wat deze terminal kan. Tab vult aan wat je typt.
    “/as ann” laat ann praten, “/pictures text” (of words, files, off) bepaalt hoe ik borden toon, en “/dm” opent een privéchat met Parlour.
console-games = { $count ->
    [one] Er is één partij bezig. { COMMAND("board") } toont die.
   *[other] Er zijn { $count } partijen bezig. { COMMAND("games") } toont ze.
}
console-failed = Dat mislukte, en er is niets veranderd: { $reason }
console-no-picture = Ik kan geen plaatje tonen: { $reason }
console-help =
    “ann: accept”: ann zegt { COMMAND("accept") }, ook als iemand anders aan het woord is
    /as ann: vanaf nu praat ann; /as zonder naam: je praat als wie er aan zet is of moet antwoorden
    /room side: naar de kamer “side”; /room: terug naar de eerste; /dm: naar je privéchat met Parlour
    /1: druk op de eerste knop van het laatste bericht met knoppen
    /pictures text: borden als tekst; ook words, auto, off, files, kitty, iterm, sixel, blocks (met het bord als tekst erboven)
    /quit: stoppen; de partijen blijven bewaard
console-as = Je bent { $name }.
console-in-turns = Je praat als wie er aan zet is of moet antwoorden.
console-lobby = Je bent terug in de eerste kamer.
console-room = Je bent in #{ $room }.
console-direct = Je bent in een privéchat met Parlour.
console-pictures = Vanaf nu toon ik borden zo.
console-no-button = { $count ->
    [0] Geen enkel bericht heeft een knop om op te drukken.
    [one] De enige knop is /1.
   *[other] De enige knoppen zijn /1 tot en met /{ $count }.
}
console-unknown = Ik begrijp “{ $line }” niet. “/help” toont wat deze terminal kan.
console-interrupted = “/quit” stopt.
console-repeated = Dat heb ik al gehoord, dus er is niets veranderd.
console-only = alleen { $name } ziet dit
console-edited = vervangt het vorige bericht
console-only-asker = alleen wie het vroeg ziet dit
console-file = Bestand: { $path }
console-board-file = Het bord staat in { $path }, altijd bijgewerkt.
console-picture-file = Het plaatje staat in { $path }.

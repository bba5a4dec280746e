# Wat het programma op Matrix zegt, naast wat de club zegt.

matrix-greeting = Hallo! Bij mij speel je bordspellen. Begin er een, zoals { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } toont de spellen, en { COMMAND("help") } al het andere. Begin commando’s met { $prefix } of met mijn naam, { $name }; zetten typ je gewoon zoals ze zijn.
matrix-greeting-direct = Hallo! Bij mij speel je bordspellen. Hier kun je gewoon tegen me praten: { COMMAND("rules") } toont de spellen, en { COMMAND("help") } al het andere. Om met vrienden te spelen nodig je me uit in een kamer.
matrix-greeting-language = Wil je dat ik hier Nederlands spreek? Zeg { COMMAND($line) }.
matrix-language-name = Nederlands
matrix-unreadable = Ik kan dit niet lezen, want je client heeft me de sleutels niet gegeven. Stuur het nog een keer. Helpt dat niet, laat je client dan ook sturen naar apparaten die je niet hebt geverifieerd.
matrix-unwritable = Ik kan niet schrijven in { $room }: { $reason }. Geef me daar toestemming om te schrijven, of haal me eruit.
matrix-edited = Ik heb al gedaan wat je bericht zei voordat je het aanpaste. Schrijf een nieuw bericht als je iets anders wilt.
matrix-small-talk = Graag gedaan! Als je zin hebt in een partij, laat { COMMAND("games") } zien waar je nodig bent, en { COMMAND("help") } wat ik kan.
matrix-lost-keys = Ik ben mijn sleutels kwijt voor de laatste berichten hier, tot en met dit, en kan ze niet lezen. Als je iets van me wilde, zeg het dan nog een keer.
matrix-no-verification = Ik kan geen emoji’s vergelijken, want ik ben een programma. Mijn account heeft mijn apparaat ondertekend. Wil je zeker weten dat ik het ben, vraag dan degene die me draait om de sleutel van het apparaat en vergelijk die.
matrix-missed = Terwijl ik weg was kon ik niet alles lezen wat jullie hier zeiden. Als je iets van me wilde en geen antwoord kreeg, zeg het dan nog een keer.
matrix-replaced = Een andere kamer heeft deze vervangen. Zeg het daar.
matrix-unencrypted = Deze kamer is versleuteld, maar dit bericht niet, dus ik kan niet weten wie het heeft geschreven. Stuur het versleuteld.
matrix-unreached = { $name }, ik wilde je iets onder vier ogen vertellen, maar je account neemt geen uitnodigingen van me aan. Open een privéchat met me; { COMMAND("games") } laat daar zien waar je nodig bent.

# Pagina’s

matrix-page-unencrypted = De pagina van een partij valt buiten de versleuteling van deze kamer: iedereen die de link heeft, kan de partij zien.

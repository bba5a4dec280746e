# Chifoumi: namen van stukken, weigeringen, de les. Stukken hebben .g: de of het.

chifoumi-brief = steen, papier, schaar en put slaan elkaar; wie aan het eind de meeste stukken heeft, wint

chifoumi-by-count = na telling van de stukken

chifoumi-piece-paper = papier
    .g = het
    .s = papier
    .p = papieren
chifoumi-piece-rock = steen
    .g = de
    .s = steen
    .p = stenen
chifoumi-piece-scissors = schaar
    .g = de
    .s = schaar
    .p = scharen
chifoumi-piece-well = put
    .g = de
    .s = put
    .p = putten

chifoumi-legal = dit kun je spelen
chifoumi-no-pass = je kunt niet passen zolang je iets kunt doen
chifoumi-end-not-pass = je kunt nu niet passen; typ { COMMAND("end") } om hier te stoppen en je beurt te beëindigen

chifoumi-placing = er beweegt geen stuk tot alle zestien geplaatst zijn; plaats er een, zoals { COMMAND($example) }
chifoumi-place-center = op { $at }, het midden, kun je niets plaatsen tot alle stukken op het bord staan
chifoumi-place-held = je tegenstander heeft een stuk op { $at }; plaats het jouwe op een leeg veld of op je eigen stukken
chifoumi-place-adjacent = { $at } ligt naast { $next } van je tegenstander; je kunt geen stuk naast een stuk van de ander plaatsen
chifoumi-which-piece = welk stuk? schrijf de letter vóór het veld, zoals { COMMAND($example) }
chifoumi-no-such-piece = “{ $letter }” is geen stuk; de stukken zijn R (steen), P (papier), S (schaar) en W (put)
chifoumi-none-in-hand = je hebt geen { $piece } meer om te plaatsen
chifoumi-all-placed = je hebt geen stuk in de hand; verplaats er een op het bord, zoals { COMMAND("c2-c3") }

chifoumi-which-stacks = welk stuk gaat boven op { $to }? schrijf eerst het veld ervan, zoals { COMMAND("c2+c3") }
chifoumi-only-capturer = alleen het stuk op { $on }, dat net heeft geslagen, mag doorgaan; speel daarmee verder of typ { COMMAND("end") }
chifoumi-stuck = je { $piece } op { $at } kan niet weg: op elk veld eromheen staat de tegenstander, en dit stuk slaat alleen { $prey }
chifoumi-where-to = waar gaat je { $piece } op { $at } heen? schrijf het zoals { COMMAND($example) }
chifoumi-stays = het stuk op { $at } kan daar niet blijven; noem een veld ernaast
chifoumi-too-far = { $to } ligt niet naast { $from }; een stuk gaat één veld ver, in elke richting
chifoumi-target-empty = { $to } is leeg; schrijf { COMMAND($walk) } om daarheen te gaan
chifoumi-stack-or-capture = op { $to } staat je eigen { $target }; { COMMAND($stack) } stapelt erop, { COMMAND($capture) } slaat
chifoumi-no-capture-but-stack = { $piece } kan { $target } niet slaan, alleen { $prey }; schrijf { COMMAND($stack) } om op je eigen stuk te stapelen
chifoumi-stack-only = op { $to } staat je eigen { $target }; schrijf { COMMAND($stack) } om erop te stapelen
chifoumi-capture-not-stack = je kunt alleen op je eigen stukken stapelen, en op { $to } staat een { $target } van je tegenstander; schrijf { COMMAND($capture) } om te slaan
chifoumi-capture-only = op { $to } staat een { $target } van je tegenstander; schrijf { COMMAND($capture) } om te slaan
chifoumi-not-on-theirs = je kunt alleen op je eigen stukken stapelen, en op { $to } staat een { $target } van je tegenstander
chifoumi-no-capture = { $piece } kan { $target } op { $to } niet slaan, alleen { $prey }

chifoumi-position-too-many = { $color } heeft meer dan twee stukken van de soort { $piece }
chifoumi-position-mixed-stack = de stapel op { $at } heeft stukken van beide kleuren
chifoumi-position-empty = op het bord staan geen stukken
chifoumi-position-no-hand = spelers hebben alleen in de variant “placement” stukken in de hand; hier is dit gegeven “-”
chifoumi-position-hand-order = schrijf de stukken in de hand in de volgorde P, R, S, W, eerst die van Wit (hoofdletters), dan die van Zwart
chifoumi-position-lost = niemand slaat voordat alle stukken geplaatst zijn, maar { $color } mist een stuk: { $piece }
chifoumi-position-hands = de spelers plaatsen om de beurt, dus Zwart heeft evenveel stukken in de hand als Wit of één meer, niet { $black } tegen { $white }
chifoumi-position-turn = het aantal stukken in de hand zegt dat { $color } aan zet is
chifoumi-position-center = het midden blijft leeg tot alle stukken geplaatst zijn
chifoumi-position-adjacent = { $one } en { $two } liggen naast elkaar, maar tegenstanders kunnen geen buren zijn tot alle stukken geplaatst zijn
chifoumi-position-going-on = “{ $found }” is geen veld; dit gegeven noemt het stuk dat na het slaan mag doorgaan, of is “-”
chifoumi-position-nobody-goes-on = geen enkel stuk kan hier na het slaan doorgaan, dus dit gegeven moet “-” zijn
chifoumi-position-going-on-piece = een stuk dat net heeft geslagen, staat alleen, maar op { $at } staat geen alleenstaand stuk van { $color }
chifoumi-position-nothing-captured = het stuk op { $at } ({ $piece }) kan niet net hebben geslagen: er ontbreekt geen stuk dat ermee geslagen wordt
chifoumi-position-no-origin = het stuk op { $at } ({ $piece }) kan nergens vandaan zijn gekomen: op elk veld eromheen staat de tegenstander

chifoumi-kinds-left = Soorten die { $color } nog heeft: { $kinds }.

chifoumi-hint-going-on = Alleen het stuk op { $at } mag doorgaan: slaan, stappen of stapelen.

# De les
chifoumi-lesson-aim = Het bord is een kruis van 33 velden: de rijen 3, 4 en 5 lopen van a tot g, de andere alleen van c tot e. Je hebt acht stukken, twee van elke soort: steen, papier, schaar en put. Wit begint. Een stuk gaat één veld, recht of schuin, en slaat de soorten waarvan het wint. Aan het eind telt elk van je stukken één punt, en wie meer punten heeft, wint. Het midden, d4, is gemarkeerd voor de variant “placement”, waarin je daar niets mag plaatsen. In “basic” is het een veld als elk ander.
chifoumi-lesson-beating = Steen wint van schaar. Schaar wint van papier. Papier wint van steen en put. Put wint van steen en schaar. Geen soort wint van zichzelf. Slaan schrijf je met een x: hier kan het witte papier op e2 de zwarte steen op e3 slaan, e2xe3. Je mag zelfs een eigen stuk slaan als het jouwe ervan wint, maar dan verlies je het punt ervan.
chifoumi-lesson-stacks = Je mag op je eigen stukken stappen, van welke soort ook. Hier zou c2+b3 de witte steen op de twee stukken op b3 zetten: een stapel van drie. Alleen het bovenste stuk beweegt, en alleen dat kan worden aangevallen: met een steen erop is papier veilig voor een schaar. Maar wie een stapel slaat, slaat hem helemaal.
chifoumi-lesson-chain = Na het slaan mag hetzelfde stuk doorgaan: weer slaan, stappen of stapelen. Een stap of stapeling beëindigt de beurt. Het witte papier sloeg hier de steen op e3, toen die op d4, en vluchtte naar c5. Dekking helpt dus niet altijd: wie sloeg, kan weg zijn voordat je terugslaat. Typ { COMMAND("end") } om te stoppen, of { COMMAND("undo") } om de laatste actie terug te nemen. Passen kan niet, maar kun je niets doen, dan word je overgeslagen.
chifoumi-lesson-count = De partij eindigt als een kant geen stukken meer heeft, of als alle stukken op het bord van één soort zijn. Ook als dezelfde stelling voor de derde keer voorkomt. Stukken in stapels tellen mee, als punt en als soort. Zwart begint niet en krijgt een half punt extra, dus bij evenveel stukken wint Zwart. Hier heeft Wit het laatste zwarte stuk geslagen en wint met 2 tegen ½. Na twee zetten elk mogen jullie afspreken te stoppen en te tellen: { COMMAND("draw") } stelt dat voor en zegt wie er zou winnen.
chifoumi-lesson-placement = In de variant “placement” begint het bord leeg, en plaatsen de spelers om de beurt hun zestien stukken. W@d3 zet een put op d3; R, P en S zijn steen, papier en schaar. Je kunt niets plaatsen op het midden, d4, of op of naast een stuk van de ander. Op of naast je eigen stukken mag wel. Als alle stukken er staan, begint Wit, en is het midden een veld als elk ander. In “basic” staan alle stukken vanaf het begin op het bord.
chifoumi-lesson-typing = Typ { COMMAND("e2-e3") } om te stappen, { COMMAND("c2+c3") } om te stapelen, { COMMAND("c2xc3") } om te slaan, of een hele zet ineens: { COMMAND("e2xe3 e3xd4 d4-c5") }. Zie je menu’s, kies dan het stuk en daarna het veld. Een goede eerste zet is e2-e3: het papier komt naar voren en kan vanaf e4 de put op f5 slaan. Kijk voor elke stap naar alle acht velden eromheen: wint daar iets van jou?

# De opgaven van een begeleide eerste partij
chifoumi-exercise-capture = Je bent Wit. Papier wint van steen, en put ook. Sla de steen op e3, met je papier op e2 of je put op f3.
chifoumi-exercise-chain = Je bent Wit. Na het slaan mag hetzelfde stuk doorgaan. Sla twee stukken in één zet: de stenen op e3 en d4.
chifoumi-exercise-stack = Je bent Wit. Zet een van je stukken boven op een ander ernaast. Schrijf het met een plusteken, zoals { COMMAND("c2+b3") }.
chifoumi-exercise-win = Je bent Wit, met papier op d4 en een schaar op e3. Zwart heeft nog één stuk, de put op e5. Sla die: de partij eindigt, en wie de meeste stukken heeft, wint.
chifoumi-exercise-fight = Speel nu tegen mij op mijn laagste niveau, zet voor zet. Je bent Wit, met steen, papier, schaar en put; Zwart heeft steen, papier en schaar, en alleen het zwarte papier wint van je put. Win: sla de zwarte stukken en houd je eigen.

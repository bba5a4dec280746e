# THE GAME: weigeringen, de les. Stukken hebben .g: de of het.

the-game-brief = schuif precies vijf velden, stapel tot drie stukken, en verover de hoek van de tegenstander

the-game-by-base = door de basis van de tegenstander te veroveren
the-game-by-eliminated = omdat de tegenstander geen stuk meer heeft
the-game-by-blocked = omdat niemand kan bewegen

the-game-piece-sun = Zon
    .g = de
    .s = stuk
    .p = stukken
the-game-piece-moon = Maan
    .g = de
    .s = stuk
    .p = stukken

the-game-must-enter = { $off ->
        [one] een van je stukken staat nog naast het bord en moet
       *[other] { $off } van je stukken staan nog naast het bord en moeten
    } er eerst op komen, zoals { $example }
the-game-must-leave = je stuk op je eigen basis, { $base }, staat daar al drie beurten en moet nu weg, zoals { $example }
the-game-covered = het stuk van de tegenstander bedekt dat op { $at }, dat niet kan bewegen tot het weer vrij is
the-game-stuck = het stuk op { $at } kan niet schuiven: elke weg van vijf velden is versperd, op { $obstacles }
the-game-can-move = het stuk op { $at } kan schuiven naar { $targets }
the-game-same = je kunt niet eindigen op het veld waar je begint te schuiven
the-game-distance = { $to } ligt { $distance } { $distance ->
        [one] veld
       *[other] velden
    } van { $from }, langs rijen en kolommen; wie precies vijf velden schuift, eindigt 1, 3 of 5 velden verder
the-game-full = op { $at } staan al drie stukken, en meer passen er niet op een veld
the-game-blocked = elke weg van vijf velden van { $from } naar { $to } met hoogstens twee bochten is versperd, op { $obstacles }
the-game-cross-empty = { $to } is leeg, dus daar wordt niets geslagen; { COMMAND($token) } gaat erheen
the-game-cross-own = op { $to } staan alleen eigen stukken, dus daar wordt niets geslagen; { COMMAND($token) } komt erbovenop
the-game-cross-lost = je stuk zou op { $to } in de minderheid zijn, dus het zou verloren gaan en niets slaan; { COMMAND($token) } gaat er toch heen
the-game-written = dit kun je spelen; je schrijft het { $token }

the-game-none-off = al je stukken zijn al op het bord; schuif er een die erop staat
the-game-entry-occupied = een stuk komt binnen over je basis, { $base }, en die moet leeg zijn
the-game-entry-stays = een stuk dat binnenkomt, kan niet op de basis, { $base }, blijven: het gaat nog vier velden verder
the-game-entry-distance = { $to } ligt { $distance } { $distance ->
        [one] veld
       *[other] velden
    } van je basis, { $base }, langs rijen en kolommen; een stuk dat binnenkomt, gaat nog vier velden verder en eindigt 2 of 4 velden daarvandaan
the-game-entry-blocked = elke weg van vier velden van je basis, { $from }, naar { $to } met hoogstens twee bochten is versperd, op { $obstacles }

the-game-no-revival = geslagen stukken komen nooit terug; gebruik “@” voor een stuk dat nog naast het bord staat
the-game-no-pass = je kunt niet passen: zolang je kunt schuiven, moet dat

the-game-position-height = op { $at } staan meer dan drie stukken; op een veld passen er hoogstens drie
the-game-position-mixed = op { $at } staan drie stukken van beide spelers: dat in de minderheid zou geslagen zijn
the-game-position-base = deze stukken kunnen niet staan op { $at }, de basis van { $color }: de partij eindigt als daar alleen een stuk van de tegenstander staat
the-game-position-bases = beide bases zijn veroverd, maar de partij eindigt al bij de eerste
the-game-position-nobody = niemand heeft nog een stuk, op het bord of ernaast
the-game-position-off = de stukken naast het bord zijn twee getallen van 0 tot 5, van Zon en van Maan, zoals “5/5”; hier staat “{ $found }”
the-game-position-pieces = { $color } heeft { $found } stukken, op het bord en ernaast; hoogstens { $limit } mag
the-game-position-first = zolang alle vijf stukken van Zon naast het bord staan, kan er niets gebeurd zijn: Zon is aan zet, en het bord is leeg
the-game-position-stay = de beurten op elke eigen basis zijn twee getallen van 0 tot 3, van Zon en van Maan, zoals “0/0”; hier staat “{ $found }”
the-game-position-stay-empty = { $color } heeft geen stuk op de eigen basis { $base }, dus het aantal beurten daar is 0

the-game-stay = { $color } staat al { $turns } van { $most } beurten op de eigen basis.

the-game-hint-leave = Je stuk op je eigen basis, { $base }, staat daar al drie beurten en moet nu weg.
the-game-hint-blocked = Over { $base } kan nu geen stuk binnenkomen, dus schuif je er een op het bord.

# De les
the-game-lesson-aim = Het bord heeft acht bij acht velden. Twee hoeken zijn de bases: a1 is van Zon, h8 van Maan. Verover de basis van je tegenstander: kom daar zo terecht dat er alleen stukken van jou op staan. Zon begint. Elke speler heeft vijf stukken, die allemaal naast het bord beginnen. Heb je geen stukken meer, dan verlies je.
the-game-lesson-entering = Een stuk komt binnen over de eigen basis, die leeg moet zijn, en gaat vier velden verder, met hoogstens twee bochten. Zo eindigt het 2 of 4 velden daarvandaan. De weg moet vrij zijn; alleen op het laatste veld mogen één of twee stukken staan. Hier heeft @c3 het eerste stuk van Zon binnengebracht, op c3. Zolang je stukken naast het bord hebt en er een kunt binnenbrengen, moet dat. Dus komen alle vijf binnen voor je schuift, tenzij je basis bezet of elke weg ervandaan versperd is.
the-game-lesson-sliding = Schuiven gaat over precies vijf velden, omhoog, omlaag, naar links of naar rechts, met hoogstens twee bochten. Zo eindig je 1, 3 of 5 velden verder, geteld langs rijen en kolommen. Je noemt alleen begin en eind, zoals c3-e6. Hier is Zon aan zet, met een stuk op c3. Vanaf het veld waar een stuk binnenkomt, is het minstens twee keer schuiven naar een basis, en altijd een even aantal.
the-game-lesson-way = De weg moet vrij zijn: je kunt niet door een stuk schuiven, van wie dan ook. Alleen het laatste veld mag bezet zijn. Meteen omkeren mag en telt als een van de twee bochten, maar het veld waar je begon mag je niet meer aanraken. Hier ging het stuk van Zon op c3 om die van Maan op d3 en d4 heen: twee velden omhoog naar c5, dan drie naar rechts, naar f5.
the-game-lesson-stacks = Je mag eindigen op één of twee stukken van wie dan ook. Op een veld passen er hoogstens drie, en alleen het bovenste kan bewegen. Hier kwam het stuk van Zon van c3 terecht op dat van Maan op f5, dat vastzit tot het andere weggaat.
the-game-lesson-capture = Staan er drie stukken op een veld, niet allemaal van één kant, dan wordt dat in de minderheid geslagen, voorgoed. Hier, op f5, stond een stuk van Maan op een van Zon. Nog een van Zon kwam erbovenop, en dat van Maan werd geslagen. Kom je op twee stukken van je tegenstander terecht, dan is het jouwe in de minderheid en verlies je het.
the-game-lesson-base = Je wint door op de lege basis van je tegenstander te komen. Staat er een stuk op wacht, ga daar dan eerst bovenop staan, en kom dan nog eens met een ander stuk: dat slaat het, zoals hier op h8, en wint. Let dus op je eigen basis als een stuk van de tegenstander erbij kan. Je mag er met een stuk op wacht staan tot drie beurten na die waarin het kwam; dan moet het weg. Kun je niets doen, dan word je overgeslagen.
the-game-lesson-typing = Typ { COMMAND("@c3") } om binnen te komen en { COMMAND("c3-e6") } om te schuiven. Zie je menu’s, kies dan het stuk en daarna het veld. Een goede eerste zet is @c3 voor Zon; voor Maan @f6 op 8x8, @e5 op 7x7 en @g7 op 9x9. Uit deze drie borden (hier 7x7) kun je kiezen bij je uitdaging: { COMMAND("challenge open the-game 7x7") }. Komt dezelfde stelling voor de derde keer voor, dan is het remise.

# De opgaven van een begeleide eerste partij
the-game-exercise-entering = Je bent Zon. Breng een stuk binnen over je basis, a1. Het eindigt 2 of 4 velden verder; { COMMAND("@b2") } eindigt bijvoorbeeld op b2.
the-game-exercise-stack = Je bent Zon. Schuif een stuk precies vijf velden, met hoogstens twee bochten, zodat het op een van Maan terechtkomt. Je stuk op c3 kan bijvoorbeeld e4 bereiken.
the-game-exercise-capture = Je bent Zon. Op f5 staat het stuk van Maan op een van jou. Kom erbovenop: dat van Maan is dan in de minderheid en wordt geslagen.
the-game-exercise-win = Je bent Zon. Op h8, de basis van Maan, staat jouw stuk op een van Maan. Kom daar met nog een stuk: dat van Maan is in de minderheid en wordt geslagen, en de basis is van jou.
the-game-exercise-fight = Speel nu tegen mij op mijn laagste niveau, zet voor zet. Je bent Zon, alle stukken zijn binnen, en de basis van Maan, h8, is leeg. Kom erop en je wint. Maan wil hetzelfde op jouw basis, a1.

# Sia Doble: weigeringen, de les. Stukken hebben .g: de of het.

sia-doble-brief = breng pionnen over lijnen die boeien openen en sluiten; twee moeten de overkant halen

sia-doble-by-goal = met twee pionnen op de basisrij van de tegenstander
sia-doble-by-blocked = omdat niemand kan bewegen

sia-doble-piece-marker = pion
    .g = de
    .s = pion
    .p = pionnen
sia-doble-piece-buoy = { $count ->
    [one] boei
   *[other] boeien
}
    .g = de
    .s = boei
    .p = boeien

sia-doble-playable = je kunt { $moves } spelen
sia-doble-pass = je kunt niet passen zolang je iets kunt doen
sia-doble-plus = “+” betekent niets in dit spel: je stapelt niets en brengt niets terug

sia-doble-too-few = { $missing ->
    [one] plaats nog één boei
   *[other] plaats nog { $missing } boeien
  } voordat je je beurt beëindigt
sia-doble-place-first = pionnen kunnen niet bewegen voordat alle boeien geplaatst zijn; plaats er een, zoals { COMMAND("@q2") }
sia-doble-letter = boeien zijn allemaal gelijk, dus schrijf geen letter zoals “{ $letter }” voor de “@”
sia-doble-not-a-crossing = { $at } is een veld; boeien staan op kruispunten, p1 tot u6
sia-doble-corner = { $at } is een hoek van het bord, waar geen boei mag staan
sia-doble-other-half = { $at } ligt niet in jouw helft; plaats je boeien op de lijnen { $first } tot en met { $last }
sia-doble-buoy-there = op { $at } staat al een boei

sia-doble-all-placed = alle boeien zijn geplaatst, en nu bewegen alleen pionnen; verplaats er een, zoals { COMMAND("b1-b2") }
sia-doble-only-pushed = { $at } is een kruispunt, en een boei beweegt alleen als een pion de lijn van die boei oversteekt; noem het veld van de pion en waar die heen gaat
sia-doble-not-a-square = { $at } is een kruispunt; pionnen staan op velden, a1 tot e5
sia-doble-not-beside = een pion gaat één veld omhoog, omlaag, naar links of naar rechts; vanaf { $from } is dat { $beside }
sia-doble-occupied = op { $at } staat een pion
sia-doble-no-buoy = op precies één van { $one } en { $other } moet een boei staan, en op geen van beide staat er een
sia-doble-two-buoys = op precies één van { $one } en { $other } moet een boei staan, en op allebei staat er een
sia-doble-take-back = je kunt je laatste zet niet meteen in je volgende beurt terugdraaien
sia-doble-sign = er wordt niets geslagen of gestapeld, dus schrijf { $action } zonder “{ $sign }”
sia-doble-stuck = de pion op { $at } kan niet bewegen: { $ways }
sia-doble-stuck-way = { $step } ({ $why })

sia-doble-position-phase = de fase is “place” of “play”, niet “{ $found }”
sia-doble-position-markers = { $color } heeft 3 pionnen; hier zijn er { $found }
sia-doble-position-after-goal = de partij was hiervoor al afgelopen: die eindigt zodra twee pionnen van één kant op de basisrij van de tegenstander staan
sia-doble-position-moved = tot alle boeien geplaatst zijn, staan de pionnen op b1, c1, d1 en b5, c5, d5
sia-doble-position-crossing = “{ $found }” is geen kruispunt; kruispunten zijn p1 tot u6
sia-doble-position-order = { $at } staat niet op volgorde; noem boeien op letter, dan op cijfer, elk één keer
sia-doble-position-buoys = als er pionnen bewegen, heeft het bord { $least } tot { $most } boeien; hier zijn er { $found }
sia-doble-position-buoys-red = Rood heeft hier { $least } tot { $most } boeien op de lijnen 1 tot en met 3, niet { $found }
sia-doble-position-buoys-black = { $most ->
    [0] Zwart heeft geen boeien op de lijnen 4 tot en met 6 terwijl Rood plaatst, niet { $found }
   *[other] Zwart heeft hier { $least } tot { $most } boeien op de lijnen 4 tot en met 6, niet { $found }
  }
sia-doble-position-bans = schrijf de zetten die Rood en Zwart niet mogen terugdraaien met “/” ertussen, zoals “b2b1/-”; hier staat “{ $found }”
sia-doble-position-ban = “{ $found }” is geen zet tussen aangrenzende velden, zoals “b2b1”, en ook geen “-”
sia-doble-position-early-ban = tot alle boeien geplaatst zijn, kan niemand iets terugdraaien: schrijf “-”
sia-doble-position-ban-marker = { $color } kan geen zet van { $from } naar { $to } terugdraaien: op { $from } moet een eigen pion staan, en { $to } moet leeg zijn

sia-doble-at-goal = { $color }: { $count } van 2 pionnen op rij { $rank }, de basisrij van de tegenstander.
sia-doble-open = Open vanaf { $at }: { $places }.
sia-doble-closed = Vanaf { $at } is geen weg open.
sia-doble-ways = Open wegen bij { $at }: { $ways }.
sia-doble-way = { $one } tot { $other }
sia-doble-no-way = Bij { $at } is geen weg open.
sia-doble-banned = { $color } mag niet terugdraaien: { $action }.

sia-doble-hint-placing = { $missing ->
    [0] Boeien geplaatst: { $placed }, van hoogstens 7; { COMMAND("end") } sluit af.
   *[other] Boeien geplaatst: { $placed }, van hoogstens 7; nog { $missing } tot { COMMAND("end") }.
  }

# De les
sia-doble-lesson-aim = Breng twee van je drie pionnen naar de basisrij van je tegenstander, de rij waar die van de ander beginnen. Het bord heeft vijf bij vijf velden, a1 tot e5, en pionnen staan op velden. Rood begint op b1, c1 en d1, Zwart op b5, c5 en d5. Boeien staan op kruispunten, de hoeken van velden, p1 tot u6. Het veld b2 heeft bijvoorbeeld de hoeken q2, r2, q3 en r3. Er wordt nooit geslagen.
sia-doble-lesson-placing = Eerst plaatsen de spelers boeien. Rood begint en plaatst er vijf tot zeven in één zet, op kruispunten van lijn 1 tot en met 3, maar nooit in een hoek van het bord. { COMMAND("end") } sluit af; na de zevende eindigt de beurt vanzelf. Dan doet Zwart hetzelfde op lijn 4 tot en met 6, en Rood is als eerste aan zet. Boeien op het bord zijn van niemand. Rood heeft er hier vijf geplaatst en mag de beurt beëindigen.
sia-doble-lesson-crossing = Een pion gaat naar een leeg veld erboven, eronder, links of rechts. Tussen de twee velden ligt een lijn, en aan precies één eind daarvan moet een boei staan. Hier loopt de lijn tussen b1 en b2 van q2 tot r2. Op q2 staat een boei en op r2 niet, dus b1-b2 kan. De lijn tussen b1 en c1 loopt van r1 tot r2. Beide zijn leeg, dus b1-c1 kan niet. Met een boei aan beide einden zou het ook niet kunnen.
sia-doble-lesson-buoy = De pion neemt de boei mee naar het andere eind van de lijn: na b1-b2 staat die op r2 in plaats van q2. Dat verandert wat ernaast kan, voor jou en je tegenstander. Hier hebben r2 en s2 nu allebei een boei, dus de lijn tussen c1 en c2 is dicht. Kijk voor elke zet welke wegen je opent en welke je sluit. Boeien op elk tweede kruispunt houden wegen open; naast elkaar sluiten ze die af.
sia-doble-lesson-back = Je wint meteen als twee van je pionnen op de basisrij van je tegenstander staan. Hier is Rood van a4 naar a5 gegaan, en op b5 staat nog een rode pion. Je kunt je laatste zet niet meteen in je volgende beurt terugdraaien, bijvoorbeeld b1-b2 met b2-b1; later wel. Kun je niets doen, dan word je overgeslagen. Kan niemand iets, dan is het remise. Ook als dezelfde stelling voor de derde keer voorkomt, is het remise.
sia-doble-lesson-typing = Typ { COMMAND("@q2") } om een boei te plaatsen, of allemaal ineens: { COMMAND("@q2 @s2 @u2 @r3 @t3 end") }. Typ daarna { COMMAND("b1-b2") } om een pion te verplaatsen. Zie je menu’s, kies dan de pion en daarna het veld. Deze vijf boeien zijn een goed begin voor Rood, en @q5 @s5 @u5 @r4 @t4 voor Zwart: de eerste pion die je verplaatst, welke dan ook, kan dan twee velden vooruit.

# De opgaven van een begeleide eerste partij
sia-doble-exercise-placing = Je bent Rood. Plaats vijf tot zeven boeien op kruispunten van de lijnen 1 tot en met 3, maar niet in de hoeken p1 en u1. Typ ze een voor een, zoals { COMMAND("@q2") }, of allemaal op één regel. Typ daarna { COMMAND("end") }.
sia-doble-exercise-moving = Je bent Rood, en alle boeien zijn geplaatst. Verplaats een pion één veld: precies één eind van de lijn die hij oversteekt, moet een boei hebben.
sia-doble-exercise-skip = Je bent Rood. Zwart kan nu bijna niets. Speel een zet die voor Zwart geen weg opent: Zwart wordt overgeslagen, en jij bent weer aan zet.
sia-doble-exercise-win = Je bent Rood. Je pion op b5 staat al op de basisrij van Zwart. Breng er een tweede heen, en je wint.
sia-doble-exercise-fight = Speel nu tegen mij op mijn laagste niveau, zet voor zet. Je bent Rood. Breng twee pionnen naar rij 5 voordat Zwart er twee naar rij 1 brengt.

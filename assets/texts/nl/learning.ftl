# Lessen, hints, analyses, en terugkijken op partijen.

command-rules = Leer een spel pagina voor pagina, of bekijk welke spellen er zijn
command-learn = Oefen een spel in je eentje: een paar stellingen, elk met een opgave
command-hint = Krijg een hint, alleen voor jou, tegen de computer of voor een zet uit een oude partij
command-coach = Krijg tegen de computer een seintje, alleen voor jou, als een zet veel weggaf
command-param-coach = “aan”, “stop”, of “terug” om de zet waarover je iets hoorde terug te nemen
command-param-coach-percent = Hoeveel procent van de punten een zet moet weggeven, 10 als je niets zegt
command-analyse = Toon wat elke zet van een gespeelde partij weggaf, en waar de partij kantelde
command-record = Ontvang de notatie van een partij als bestand, of als pagina met alle borden
command-param-record-as = als tekst, of als pagina voor een browser
command-replay = Speel een partij na vanaf het begin als animatie, of laat de zetten een voor een vertellen
command-try = Bekijk privé waar een zettenreeks heen leidt, zonder die te spelen
command-param-page = Welke pagina van de les, vanaf 1
command-param-task = Welke van de opgaven, vanaf 1
command-param-learn-end = Vraag een hint of de oplossing, of verlaat de les met “stop”
command-param-turn = Voor welke zet van een oude partij je een hint wilt, geteld vanaf 1
command-param-line = Acties van beide spelers, zoals c2-c3 e6-e5

# Hints, en afgelopen partijen

club-hint-piece = Hint voor { $id }: verplaats het stuk op { $at }.
club-hint-file = Hint voor { $id }: kijk naar kolom { $file }.
club-hint-word = Hint voor { $id }: je hebt nu alleen een woord nodig, niet het bord.
club-hint-whole = Hint voor { $id }: { $actions }.
club-hint-more = Vraag nog eens, dan vertel ik je de hele zet.
club-hint-between-people = { $id } is een partij tussen mensen, dus ik geef geen hints tot die is afgelopen. { COMMAND("threats", $id) } kijkt één zet vooruit. Na de partij toont { COMMAND("analyse", $id) } wat elke zet weggaf.
club-hint-not-your-turn = Je bent in { $id } niet aan zet. Vraag het opnieuw als je dat bent.
club-hint-now-only = Tot een partij is afgelopen, geef ik alleen hints voor de zet die je gaat spelen. Laat het nummer van de zet weg.
club-hint-which = { $id } is afgelopen. Zeg voor welke zet je een hint wilt, zoals { COMMAND("hint", $id, "7") }.
club-hint-stands = In je partij { $id } tegen een mens staat nu de stelling waarnaar je vraagt. Vraag het opnieuw als die partij verder is.
club-no-such-turn = { $turns ->
    [one] Die partij heeft maar 1 zet.
   *[other] Die partij heeft de zetten 1 tot en met { $turns }.
}
club-coach-on = Ik coach je in { $id }: geeft een zet van je { $percent }% van de punten of meer weg, dan vertel ik dat alleen aan jou. { COMMAND("coach", "off") } stopt dat.
club-coach-off = Ik coach je niet meer in { $id }.
club-coach-is-on = Ik coach je in { $id }, en noem zetten die { $percent }% van de punten of meer weggeven. { COMMAND("coach", "off") } stopt dat.
club-coach-is-off = Ik coach je niet in { $id }. Na { COMMAND("coach", "on") } vertel ik het alleen aan jou als een zet veel weggaf.
club-coach-between-people = { $id } is geen partij tegen de computer, dus ik coach er niemand in. Na de partij toont { COMMAND("analyse", $id) } wat elke zet weggaf.
club-coach-how-much = Zoveel kan een zet in { $id } niet weggeven: je zou nooit iets horen. Noem een getal tot en met { $most }, zoals { COMMAND("coach", "20") }.
club-coach-lost = Je zet { $played } in { $id } gaf iets weg: daarvoor mocht je { $before }% van de punten verwachten, daarna { $after }%. { $why }
club-coach-how = Je kunt die terugnemen: { $back }. Dan helpt { $hint } je een betere te vinden.
club-coach-past = Je hebt sindsdien verdergespeeld in { $id }. { COMMAND("takeback", $id) } neemt je laatste zet terug.
club-button-coach-back = Terugnemen
club-jobs-busy = De computer heeft het te druk. Probeer het over een minuut nog eens.
club-jobs-yours = De computer bekijkt al { $limit } dingen voor je. Wacht tot er een klaar is.
club-job-failed = De computer vond geen antwoord. Vraag het over een minuut nog eens.
club-analysis-begins = Ik kijk { $id } door ({ $turns ->
    [one] 1 zet
   *[other] { $turns } zetten
}). Dat kan een paar seconden per zet duren.
club-analysis-progress = Ik kijk { $id } door: { $judged } van { $turns } zetten tot nu toe.
club-analysis-judged = Ik heb { $id } doorgekeken: { $turns ->
    [one] 1 zet
   *[other] alle { $turns } zetten
}.
club-analysis-goes-on = { $id } is nog niet afgelopen. Vraag de analyse na de partij.
club-analysis = Wat de zetten in { $id } weggaven:
club-analysis-accuracy = { $player }: nauwkeurigheid { $accuracy }%; { $inaccuracies ->
    [one] 1 onnauwkeurigheid
   *[other] { $inaccuracies } onnauwkeurigheden
}, { $mistakes ->
    [one] 1 fout
   *[other] { $mistakes } fouten
}, { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
}.
club-analysis-turning = Het keerpunt was zet { $number }: { $player } speelde { $played }, { $judgment }, van { $before }% naar { $after }%. { $why } { $better } Het bord toont de stelling na de betere zet.
club-analysis-gradual = Geen enkele zet besliste de partij.
club-analysis-even = Geen enkele zet gaf iets noemenswaardigs weg.
club-analysis-turn = Zet { $number }, { $player }: { $played }, { $judgment }, van { $before }% naar { $after }%. { $why } { $better }
club-analysis-why = Dat laat { $answer } toe ({ $effects }).
club-analysis-better = Beter was { $best }.
club-analysis-better-line = Beter was { $best }, en dan { $then }.
club-analysis-better-lines = Beter was { $best }, en dan { $then } en { $next }.
club-analysis-boards = { $id }: wat beter was geweest
club-analysis-instead = In plaats van { $played }
club-analysis-resigned = { $player } gaf op bij { $points }%.
club-analysis-time = De tijd van { $player } was op bij { $points }%.
club-analysis-agreed = De spelers stopten de partij toen { $player } op { $points }% stond.
club-analysis-inaccuracy = een onnauwkeurigheid
club-analysis-mistake = een fout
club-analysis-blunder = een blunder
club-analysis-how = Een percentage is het deel van de punten dat de computer, op het hoogste niveau, verwacht voor wie aan zet was. De computer kan zich vergissen.

# Weigeringen

club-learn-past = Dit bord is verouderd: je les is verdergegaan. { COMMAND("learn") } toont waar je bent.

# Regels in het kort

club-rules-all = Dit zijn de spellen. Zeg { COMMAND("rules") } met een naam om er een te leren:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, pagina { $page } van { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } bladert verder.
club-rules-pointed = Een stuk heeft hier deze geldige acties: { $moves }.
club-rules-turned = Als je als tweede speelt, kan een bord gedraaid zijn, met jouw kant onderaan. De namen van de rijen en kolommen tonen hoe je het ziet. Voor borden die alleen jij ziet, kies je dat met { COMMAND("settings side own") } of { COMMAND("settings side first") }.
club-rules-learn = Met { COMMAND("learn", $game) } probeer je het in je eentje, op een paar stellingen. { COMMAND("challenge parlour", $game, "level:1") } begint een partij tegen de computer.
club-rules-no-page = De les over { $title } heeft de pagina’s 1 tot en met { $pages }. Begin met { COMMAND("rules", $game) }.
club-learn-task = { $title }, opgave { $number } van { $count }:
club-learn-of = { $title }, opgave { $number } van { $count } van de les:
club-learn-how = Typ je zet als in een partij, of na { COMMAND("learn") }. Niemand anders speelt mee. { COMMAND("hint") } helpt, { COMMAND("learn solution") } toont het antwoord, en { COMMAND("learn off") } verlaat de les.
club-learn-how-fight = Typ je zet als in een partij, of na { COMMAND("learn") }. { COMMAND("hint") } helpt, { COMMAND("learn solution") } speelt een zet voor je, en { COMMAND("learn off") } verlaat de les.
club-learn-how-beside = Je speelt hier ook { $id }, dus typ wat over de opgave gaat na { COMMAND("learn") }: je zet, of een vraag, zoals { COMMAND("learn moves") } of { COMMAND("learn board") }. { COMMAND("learn hint") } en { COMMAND("learn solution") } helpen, en { COMMAND("learn off") } verlaat de les.
club-learn-leave = { COMMAND("learn off") } verlaat de les.
club-learn-left = Je hebt de les verlaten. { COMMAND("learn", $game, $task) } gaat ermee door.
club-learn-none = Je bent niet in een les. { COMMAND("resign") } geeft een partij op; { COMMAND("help") } toont alles wat je kunt zeggen.
club-learn-hint-piece = Gebruik het stuk op { $at }. { $moves } toont wat het kan.
club-learn-hint-place = Kijk naar het bord: je hebt een van de plekken nodig die met “{ $letter }” beginnen.
club-learn-hint-word = Je hebt nu alleen een woord nodig, niet het bord. { $moves } noemt het.
club-learn-solution = Het antwoord is { $actions }: { $effects }.
club-learn-no-hint = Vanaf hier kun je de opgave niet oplossen. { $all } begint opnieuw aan de beurt.
club-learn-tried = Alleen geprobeerd: { $actions }. Er is niets gespeeld.
club-learn-moves = { $count ->
    [one] Eén geldige actie
   *[other] { $count } geldige acties
}: { $moves }.
club-learn-passes = { $player } past
club-learn-done = Goed zo: { $effects }.
club-learn-done-ended = Goed zo: je hebt je beurt beëindigd.
club-learn-goes-on-or-ends = Tot nu toe: { $effects }. Ga door, of beëindig je beurt met { $end }; { $undo } neemt de laatste actie terug.
club-learn-goes-on = Tot nu toe: { $effects }. De beurt gaat door; { $undo } neemt de laatste actie terug.
club-learn-played = Gespeeld: { $effects }.
club-learn-played-ended = Je hebt je beurt beëindigd.
club-learn-answered = Ik antwoord: { $effects }.
club-learn-your-turn = Jij bent aan zet. { $undo } neemt je laatste actie en mijn antwoord terug; { $all } begint het gevecht opnieuw.
club-learn-lost = De partij is afgelopen, en je hebt niet gewonnen. Probeer het opnieuw vanaf het begin:
club-learn-again = Dat is geldig ({ $effects }), maar niet wat de opgave vraagt. Probeer het opnieuw:
club-learn-over = Dat was de laatste opgave. { COMMAND("challenge parlour", $game, "level:1") } begint een partij tegen de computer, { COMMAND("challenge open", $game) } zoekt iemand om { $title } mee te spelen, en { COMMAND("rules", $game) } legt alle regels uit.
club-learn-which = Zeg welk spel je wilt leren, zoals { COMMAND("learn chifoumi") }. { COMMAND("rules") } toont ze allemaal.
club-learn-no-task = { $title } heeft de opgaven 1 tot en met { $count }.
club-button-skip = Overslaan
club-button-leave-lesson = Les verlaten
club-button-learn = Probeer het
club-button-next = Volgende
club-button-back = Terug
club-rules-variants = Varianten: { $variants }.

# Puzzels

command-puzzle = Krijg een puzzel, alleen voor jou: een stelling met gedwongen winst
command-param-puzzle = Het nummer van de puzzel of opgave, als je een andere bedoelt dan waar je mee bezig bent
command-param-puzzle-what = De puzzel van de dag van deze plek, een hint, de oplossing, of “stop” om ermee op te houden
club-puzzle = Puzzel { $number }: { $title } ({ $variant }).
club-puzzle-of = Je puzzel, { $title }:
club-puzzle-wins-now = { $player } wint met deze zet. Hoe?
club-puzzle-wins-in = { $player } wint in hoogstens { $turns } zetten, wat de tegenstander ook speelt. Wat is de eerste?
club-puzzle-wins = { $player } wint uiteindelijk, wat de tegenstander ook speelt. Wat is de volgende zet?
club-puzzle-how = Typ de hele zet als in een partij. Alleen je eerste antwoord telt, en met een hint of de oplossing telt de puzzel als niet opgelost. { COMMAND("hint") } helpt, { COMMAND("learn solution") } toont het antwoord, en { COMMAND("learn off") } verlaat de puzzel.
club-puzzle-solved = Goed zo: { $effects }.
club-puzzle-solved-later = Dat wint ook, al is het een zet later: { $effects }.
club-puzzle-wrong = Dat is geldig ({ $effects }), maar dwingt de winst niet af. Probeer het opnieuw:
club-puzzle-goes-on = Vanaf hier win je in hoogstens { $turns } zetten, deze meegeteld.
club-puzzle-others = { $others ->
    [one] Eén andere zet wint even snel.
   *[other] { $others } andere zetten winnen even snel.
}
club-puzzle-rating = Je puzzelrating voor { $title }: { $rating } ({ $change }).
club-puzzle-streak = Je hebt { $days } dagen op rij puzzels opgelost.
club-puzzle-left = Je hebt de puzzel verlaten. { COMMAND("puzzle") } geeft je een andere, of deze opnieuw.
club-puzzle-none = Je bent niet met een puzzel met dit nummer bezig. { COMMAND("puzzle") } geeft je er een.
club-puzzle-no-more = Je hebt al mijn puzzels van { $title } gehad. Kies een ander spel, zoals { COMMAND("puzzle sfirs") }.
club-puzzle-daily = De puzzel van de dag: { $title } ({ $variant }).
club-puzzle-daily-how = Met { COMMAND("puzzle daily") } los je hem op zonder dat anderen meekijken. Verklap het antwoord hier niet vóór morgen.
club-puzzle-yesterday = { $player } loste de vorige puzzel als eerste op. { $count ->
    [one] Verder niemand.
    [2] Nog één ander ook.
   *[other] In totaal waren het er { $count }.
}
club-puzzle-yesterday-some = { $count ->
    [one] Eén persoon loste de vorige puzzel op.
   *[other] { $count } mensen losten de vorige puzzel op.
}
club-puzzle-yesterday-nobody = Niemand loste de vorige puzzel op.
club-puzzle-no-daily = Deze plek heeft geen puzzel van de dag. { COMMAND("puzzle") } geeft er een aan jou alleen; beheerders zetten hem aan met { COMMAND("settings place puzzle-daily 9") }.
club-puzzle-daily-done = Je hebt de puzzel van vandaag al beantwoord. { COMMAND("puzzle") } geeft je een andere.
club-puzzle-daily-public = Anderen zouden dat hier kunnen lezen, dus het telt niet. Beantwoord de puzzel van de dag in een privéchat met mij, of met de knoppen eronder.
club-puzzle-daily-place = Zeg dat op de plek die de puzzel moet krijgen, zoals { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Hint
club-button-solution = Oplossing
club-button-solve = Oplossen
club-button-next-puzzle = Volgende puzzel
club-setting-puzzle-daily = hoe laat deze plek een puzzel krijgt, in de tijdzone van die plek
club-setting-puzzles = of afgelopen partijen met rating puzzels mogen worden voor anderen in de community, zonder namen

# Opgaven uit je eigen fouten

command-mistakes = Zoek in je eentje betere zetten waar je in oude partijen de fout in ging
command-param-mistake-what = Een hint, de oplossing, of “stop” om de opgave te verlaten
club-mistake = Je partij { $id }, { $title }:
club-mistake-of = Je fout, { $title }:
club-mistake-task = Als { $player } speelde je hier { $played }. Dat kostte je { $cost }%: van { $before }% naar { $after }%. Zoek iets beters.
club-mistake-best = Dat is de beste zet die ik hier ken: { $effects }.
club-mistake-again = Dat is de zet die je toen speelde ({ $effects }). Zoek iets beters:
club-mistake-looking = { $effects }. Ik kijk hoe goed dat is.
club-mistake-good = Met { $actions } blijft je kans goed: { $after }%. De beste zet die ik ken, geeft { $best }%.
club-mistake-not-good = Met { $actions } houd je { $after }%. De beste zet die ik ken, geeft { $best }%.
club-mistake-back = Deze opgave komt { $at } terug.
club-mistake-known = Deze heb je zo vaak opgelost dat hij niet meer terugkomt.
club-mistake-left = Je hebt de opgave verlaten. { COMMAND("mistakes") } gaat ermee door.
club-mistake-which = Je bent niet met een opgave met dit nummer bezig. { COMMAND("mistakes") } geeft je de volgende.
club-mistakes-looking = Ik zoek in { $id } naar je fouten. Dat kan een paar seconden per zet duren.
club-mistakes-found = { $count ->
    [one] Ik heb in { $id } een zet gevonden waar je van kunt leren. { COMMAND("mistakes") } toont je die.
   *[other] Ik heb in { $id } { $count } zetten gevonden waar je van kunt leren. { COMMAND("mistakes") } toont ze je een voor een.
}
club-mistakes-found-none = Geen van je zetten in { $id } gaf veel weg. { COMMAND("mistakes") } kijkt de partij ervoor door.
club-mistakes-later = Je hebt nu niets te herhalen, en ik heb al je partijen doorgekeken. Je volgende opgave komt { $at }.
club-mistakes-none = Je hebt geen partij die ik nog niet heb doorgekeken. Kom terug na de volgende.
club-button-mistakes = Leer van je fouten
club-button-earlier-game = De partij ervoor
club-button-next-mistake = Volgende opgave
club-button-try-again = Opnieuw

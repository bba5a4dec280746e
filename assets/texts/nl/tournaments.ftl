# Matches en toernooien, hun tabellen en schema’s.

command-tournament-list = Bekijk de toernooien hier, of de afgelopen met hun winnaars
command-tournament-open = Open een competitie, knock-out, Zwitsers toernooi of arena om aan mee te doen
command-tournament-join = Doe mee aan een toernooi
command-tournament-leave = Verlaat een toernooi voordat het begint, of pauzeer in een arena
command-tournament-start = Start een toernooi met iedereen die meedoet
command-tournament-table = Toon de stand van een toernooi, of wie er meedoet
command-tournament-calendar = Ontvang de rondes van een toernooi die een deadline hebben als agendabestand
command-tournament-export = Ontvang een toernooi als bestand voor programma’s van schaakarbiters (TRF-16)
command-tournament-games = Bekijk de partijen in een ronde van een toernooi, en tegen wie je in een competitie nog speelt
command-tournament-withdraw = Verlaat een begonnen toernooi; je tegenstanders winnen de partijen die je nog moest spelen
command-tournament-extend = Geef een ronde meer tijd, één keer
command-tournament-pause = Pauzeer een toernooi: de partijen gaan door, maar er begint geen ronde
command-tournament-resume = Laat een gepauzeerd toernooi doorgaan
command-tournament-remove = Haal iemand uit een toernooi
command-tournament-award = Zeg wie een ontmoeting van een toernooi wint, zonder verder te spelen
command-tournament-draw = Zeg dat een ontmoeting van een toernooi remise is, zonder verder te spelen
command-tournament-replace = Laat iemand de plaats van een ander in een toernooi overnemen, met de punten tot nu toe
command-tournament-seeds = Zeg wie in een toernooi als eersten zijn geplaatst, voordat het begint
command-tournament-helper = Laat iemand helpen een toernooi te leiden, of beëindig dat
command-tournament-next = Open het volgende seizoen van een toernooi met divisies
command-tournament-cancel = Gelast een toernooi af
command-param-tournament = Het nummer van het toernooi, zoals #12; anders een waaraan je meedoet, of dat bezig is
command-param-past = Zeg “afgelopen” voor toernooien die voorbij zijn, met hun winnaars
command-param-ended = Het seizoen waarin ze eindigden: een jaar en een kwartaal, zoals 2026-4
command-param-cross = Zeg “kruistabel” om te zien tegen wie iedereen in elke ronde speelde
command-param-at-once = In een competitie: hoeveel rondes tegelijk, zoals 3 of all
command-param-which-round = Welke ronde, zoals round:2
command-param-round = Hoelang een ronde mag duren, zoals 14d
command-param-most = Hoeveel spelers er in kunnen, zoals most:16
command-param-late = In een Zwitsers toernooi: instappen kan tot deze ronde begint, zoals late:3
command-param-for = Hoelang een arena duurt, zoals for:2h
command-param-tournament-name = Hoe het toernooi heet, zoals name:"Wintercup"
command-param-remove = Wie het toernooi moet verlaten
command-param-award = Een partij van de ontmoeting
command-param-winner = Wie de ontmoeting wint
command-param-system = competitie, knock-out, zwitsers, poules (dan knock-out), divisies (op en neer), arena (op tijd)
command-param-rounds = Hoeveel rondes een Zwitsers toernooi heeft, zoals rounds:5
command-param-meet = Of spelers in een competitie elkaar één of twee keer treffen
command-param-third = Zeg “derde” voor een match om de derde plaats in een knock-out
command-param-division = Hoeveel spelers een divisie hoogstens heeft, zoals size:6
command-param-up = Hoeveel er uit elke divisie promoveren en degraderen, zoals up:2
command-param-playoff = Zeg “play-off” om wie de eerste plaats delen, verder te laten spelen
command-param-seeds = Of de plaatsing de ratings volgt of wordt geloot
command-param-score = Wat winst, remise en verlies waard zijn
command-param-every = Op welke dag er elke week een nieuw begint, in je tijdzone
command-param-at = Hoe laat een wekelijkse reeks begint, zoals 19:00; anders om 18:00
command-param-starts = Wanneer het vanzelf begint, in je tijdzone, zoals friday 19:00 of 2026-12-01 19:00
command-param-missed = Zeg “half”, dan telt voor wie later instapt elke gemiste ronde als remise
command-param-replaced = Wiens plaats het is
command-param-substitute = Wie die overneemt
command-param-seeded = Wie als eersten geplaatst zijn, de sterkste eerst, zoals ann, bob, carol; of off
command-param-helper = Wie er helpt
command-param-helper-end = Zeg “stop” om dat te beëindigen
command-param-tournament-vacation = Zeg “vakanties”, dan beginnen die vanzelf in de partijen en mogen spelers tijd geven

# Tabellen als plaatjes: koppen zo kort mogelijk

sheet-table = { $id } { $game }, { $progress }
sheet-table-over = { $id } { $game }, eindstand
sheet-table-off = { $id } { $game }, afgelast in { $progress }
sheet-table-on = { $id } { $game }, stand
sheet-table-last = { $id } { $game }, laatste partijen
sheet-table-off-arena = { $id } { $game }, afgelast
sheet-pairings-arena = { $id } { $game }, de nieuwste partijen
sheet-pairings = { $id } { $game }, { $progress }
sheet-points = punten
sheet-games-said = partijen afgelopen
sheet-said-crowned = kampioen
sheet-bye = vrij
sheet-won = winst
sheet-drawn = remise
sheet-lost = verlies
sheet-buchholz = Bh
sheet-buchholz-said = Buchholz
sheet-berger = SB
sheet-berger-said = Sonneborn-Berger
sheet-no-opponent = geen tegenstander
sheet-foot-worth = winst { $win }, remise { $draw }
sheet-foot-buchholz = Bh: Buchholz
sheet-foot-berger = SB: Sonneborn-Berger
sheet-among-equals = onderlinge partijen
sheet-games-won = gewonnen partijen
sheet-foot-until = sluit { $at }, daarna geen nieuwe partijen
sheet-foot-order = bij gelijke punten: { $order }
sheet-foot-rounds = 12w: tegen nummer 12, met de eerste kant; b: met de tweede
sheet-foot-unplayed = + en −: gewonnen en verloren zonder partij
sheet-foot-annulled = vroeg vertrokken, dus niet geteld: { $names }
sheet-foot-uncounted = winst en verlies tellen gespeelde partijen; punten komen er ook zonder

# Schema’s

bracket-final = finale
bracket-semi-finals = halve finales
bracket-quarter-finals = kwartfinales
bracket-round = ronde { $round }
bracket-third = derde plaats
bracket-waits = { $name } wacht op een tegenstander
sheet-group = Poule { $group } van { $title }
sheet-foot-groups = De eerste twee gaan door naar de knock-out
sheet-division = Divisie { $group } van { $title }
sheet-foot-divisions = { $up ->
        [1] de eerste promoveert, de laatste degradeert
       *[other] de eerste { $up } promoveren, de laatste { $up } degraderen
    }
bracket-foot = { $goal }; gelijk na { $games } partijen: de hoogst geplaatste gaat door

# Matches

club-goal-one = één partij
club-goal-points = match tot { $points } punten
club-goal-best = best of { $games }
club-match-stands = Dit is partij { $number } van een { $goal }: { $name } { $points }, { $other } { $others }.
club-match-stands-extra = De { $goal } stond gelijk, dus dit is partij { $number }. Wie daarna voorstaat, wint: { $name } { $points }, { $other } { $others }.
club-match-after-extra = Na partij { $number } staat de { $goal } nog steeds gelijk: { $name } { $points }, { $other } { $others }.
club-match-after = Na partij { $number } van een { $goal }: { $name } { $points }, { $other } { $others }.
club-match-anew = Dezelfde partij begint opnieuw, met dezelfde kanten.
club-match-cut-short = { $name } wint de { $goal }: { $other } speelt die niet uit.
club-meeting-walkover = { $name } wint de ontmoeting zonder partij.
club-meeting-absent = { $name } noch { $other } kwam opdagen, dus beiden verliezen de ontmoeting.
club-match-won = { $name } wint de { $goal }, met { $points } tegen { $others }.
club-match-drawn = De { $goal } staat gelijk na { $number } partijen, dus het is remise.
club-match-seed = De { $goal } staat gelijk na { $number } partijen, dus { $name } gaat door als hoogst geplaatste.
club-match-last = Dit is de laatste. Staat de match daarna gelijk, dan is het remise.
club-match-last-seed = Dit is de laatste. Staat de match daarna gelijk, dan gaat { $name } door als hoogst geplaatste.
club-match-void = De match eindigt zonder winnaar.
club-match-begins = Ze spelen een { $goal }.
club-match-computer = Alleen mensen spelen matches. Speel tegen mij gewoon partij na partij met { COMMAND("rematch") }.
club-match-no-points = { $game } telt geen punten. Speel in plaats daarvan om de meeste partijen, zoals “best:5”.
club-no-match = { $id } is geen deel van een match. { COMMAND("resign", $id) } geeft de partij op.
club-resign-match = Wil je de hele match opgeven waar { $id } bij hoort, hoe de punten ook staan? Dan wint { $opponent } die.
club-resigned-match = { $name } geeft de match op.
club-button-resign-match = Match opgeven
club-in-a-match = { $id } hoort bij een match of een toernooi. De volgende partij begint vanzelf.

# Toernooien

club-system-league = competitie
club-system-double-league = dubbele competitie
club-system-knockout = knock-outtoernooi
club-system-swiss = Zwitsers toernooi
club-system-groups = pouletoernooi
club-system-arena = arena op tijd
club-system-divisions = competitie met divisies
club-system-double-divisions = dubbele competitie met divisies
club-tournament-game-until = Toernooi { $tournament }, dat eindigt { $at }.
club-tournament-game-last = Toernooi { $tournament }, waarvan de tijd om is: deze partij telt nog.
club-tournament-game-only = Toernooi { $tournament }.
club-tournament-game = Toernooi { $tournament }, ronde { $round }.
club-tournament-open = { $id } { $game }: { $name } opent een { $system } ({ $goal }, { $rated }, { $clock }; { $terms }).
club-term-lasts = duurt { $length } en deelt in wie vrij is
club-term-most = hoogstens { $most } spelers
club-term-late = open tot ronde { $round } begint
club-term-late-half = open tot ronde { $round } begint, gemiste rondes tellen als remise
club-term-rounds = { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }
club-term-at-once = { $rounds } rondes tegelijk
club-term-all-at-once = alle rondes tegelijk
club-term-round = { $length } voor elke ronde
club-term-groups = poules van drie tot vijf; de eerste twee van elk in een knock-out, elke ontmoeting een { $goal }; daar gelijk na { $games } partijen: de hoogst geplaatste gaat door
club-term-divisions = divisies van hoogstens { $most } volgens de eindstand van vorig seizoen, nieuwkomers laatst; { $up ->
        [1] de eerste van elk promoveert, de laatste degradeert
       *[other] de eerste { $up } van elk promoveren, de laatste { $up } degraderen
    }
club-term-third = een match om de derde plaats
club-term-playoff = een play-off als de eerste plaats gedeeld is: een knock-out, elke ontmoeting een { $goal }; gelijk na { $games } partijen: wie hoger staat gaat door
club-term-worth = { $win } voor winst, { $draw } voor remise
club-term-level-seed = gelijk na { $games } partijen: de hoogst geplaatste gaat door
club-term-level-draw = gelijk na { $games } partijen: remise
club-term-ratings = plaatsing op rating
club-term-lot = plaatsing door loting
club-tournament-weekly = Het begint { $at } met wie er dan meedoet. Elke week volgt er nog een.
club-tournament-starts = Het begint { $at } met wie er dan meedoet.
club-arena-starts = Hij begint { $at }. Meedoen kan tot het einde. Een partij die dan nog bezig is, wordt uitgespeeld en telt.
club-arena-weekly = Hij begint { $at }, en meedoen kan tot het einde. Een partij die dan nog bezig is, wordt uitgespeeld en telt. Elke week volgt er nog een arena.
club-tournament-entrants = { $count ->
        [one] Er doet 1 speler mee
       *[other] Er doen { $count } spelers mee
    }: { $names }.
club-tournament-how = Met { COMMAND("tournament join", $id) } doe je mee; met { COMMAND("tournament leave", $id) } ga je weg. De organisator start het met { COMMAND("tournament start", $id) }.
club-button-join = Meedoen
club-button-withdraw = Terugtrekken
club-button-call-off = Toernooi afgelasten
club-tournament-joined = Je doet mee aan toernooi { $id }, als speler { $count }.
club-tournament-joined-late = { $name } stapt later in bij toernooi { $id }, vanaf ronde { $round }. De gemiste rondes leveren geen punten op.
club-tournament-joined-late-half = { $name } stapt later in bij toernooi { $id }, vanaf ronde { $round }. Elke gemiste ronde telt als remise.
club-tournament-left-for-good = Je hebt toernooi { $id } verlaten, dus je kunt niet meer meedoen.
club-tournament-joined-private = Ik stuur je borden privé. { COMMAND("settings notices") } toont hoe ik je meldingen geef.
club-tournament-joined-already = Je doet al mee aan toernooi { $id }. Met { COMMAND("tournament leave", $id) } ga je weg.
club-tournament-playing-already = Je doet al mee aan toernooi { $id }. { COMMAND("tournament games", $id) } toont de partijen.
club-tournament-left = Je doet niet meer mee aan toernooi { $id }.
club-tournament-not-in = Je doet niet mee aan toernooi { $id }.
club-tournament-full = Toernooi { $id } is vol: er kunnen { $limit } spelers in.
club-tournament-begins = Toernooi { $id } begint.
club-tournament-too-few = { $least ->
        [1] Niemand doet mee
        [2] Er doen minder dan twee spelers mee
       *[other] Er doen minder dan { $least } spelers mee
    } aan toernooi { $id }, dus het kan niet beginnen. Met { COMMAND("tournament join", $id) } doe je mee.
club-tournament-off = Er doen te weinig spelers mee aan toernooi { $id }, { $game }, dus het is afgelast.
club-tournament-over = Toernooi { $id }, { $game }, is afgelopen.
club-tournament-shorter = Toernooi { $id } heeft { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }, want niemand treft dezelfde tegenstander twee keer, en er zijn { $players } spelers.
club-tournament-ended-empty = Het eindigde na ronde { $round } van { $rounds }, want iedereen is vertrokken.
club-tournament-ended-alone = Het eindigde na ronde { $round } van { $rounds }, want er is nog maar één speler over.
club-tournament-ended-unpaired = Het eindigde na ronde { $round } van { $rounds }: wie er nog zijn, kunnen er geen meer spelen zonder dat twee elkaar opnieuw treffen of iemand voor de tweede keer vrij is.
club-tournament-won = De winst is voor { $names }.
club-tournament-way = { $name } versloeg { $names }.
club-tournament-best = Kijk hoe { $id } werd gewonnen tegen { $name }.
club-button-replay-best = Beste partij naspelen
club-tournament-leads = { $names } staat bovenaan met { $points }.
club-tournament-lead = { $names } staan bovenaan met { $points }.
club-tournament-shared = { $names } delen de eerste plaats.
club-tournament-unwon = Niemand heeft er een partij in gewonnen, dus niemand wint het.
club-tournament-missed-twice = { $name } heeft twee ontmoetingen van toernooi { $id } gemist en is eruit gehaald. { COMMAND("tournament join", $id) } laat { $name } terugkeren, vanaf de volgende ronde.
club-tournament-missed-turn = { $name } miste de eerste zet in toernooi { $id }, dus ik deel { $name } pas weer in na { COMMAND("tournament join", $id) }. De punten blijven staan.
club-tournament-removed = De organisator heeft je uit toernooi { $id } gehaald, dus je kunt niet meer meedoen.
club-tournament-back = { $name } is terug in toernooi { $id }, vanaf de volgende ronde.
club-tournament-annulled = Minder dan de helft van de partijen is gespeeld, dus geen van die uitslagen telt. De ratings blijven staan.
club-tournament-series-off = { $game } wordt hier niet meer gespeeld, dus toernooi { $id } is afgelast, en de wekelijkse reeks eindigt.
club-tournament-series-left = De organisator van toernooi { $id } kan geen nieuw openen, dus de wekelijkse reeks eindigt.
club-tournament-not-offered = { $game } wordt hier niet meer gespeeld, dus toernooi { $id } is afgelast.
club-tournament-replaced = { $organizer } laat { $substitute } de plaats van { $name } overnemen in toernooi { $id }, met de punten tot nu toe. Een partij daarin waar { $name } mee bezig was, telt niet; { $substitute } speelt die ontmoeting nu.
club-tournament-they-are-in = { $name } doet of deed al mee aan toernooi { $id }, en kan er dus geen plaats in overnemen.
club-tournament-they-were-in = { $name } had al een andere plaats in toernooi { $id }, en kan deze dus niet overnemen.
club-substitute-stranger = { $name } heeft nog niet met me gepraat. Vraag of { $name } me in de kamer van het toernooi schrijft, zoals { COMMAND("games") }, en probeer het opnieuw.
club-table-took-over = { $name } nam het over van { $other }.
club-seeds-of = Toernooi { $id }: { $seeds }
club-seeds-hand = Als eersten geplaatst zijn { $names }; de anderen volgen op rating.
club-seeds-hand-lot = Als eersten geplaatst zijn { $names }; de anderen volgen door loting.
club-seeds-rating = Alle plaatsingen volgen de ratings.
club-seeds-lot = Alle plaatsingen worden geloot.
club-seeds-twice = Je noemde { $name } twee keer. Noem elke speler één keer, de sterkste eerst.
club-helper = { $name } helpt nu met toernooi { $id } en kan alles wat de organisator kan, behalve het afgelasten of helpers aanwijzen.
club-helper-off = { $name } helpt niet meer met toernooi { $id }.
club-helper-none = { $name } helpt niet met toernooi { $id }.
club-helper-already = { $name } helpt al met toernooi { $id }.
club-helper-organizer = { $name } organiseert toernooi { $id } en heeft dat recht dus niet nodig.
club-helpers = Met dezelfde rechten als de organisator: { $names }.
club-arena-runs = Toernooi { $id }, { $game }, is bezig en eindigt { $at }. Ik deel in wie vrij is. Een partij die aan het einde nog bezig is, wordt uitgespeeld en telt. Met { COMMAND("tournament join", $id) } doe je mee; met { COMMAND("tournament leave", $id) } pauzeer je.
club-arena-last-games = Toernooi { $id }, { $game }: de tijd is om. Lopende partijen worden uitgespeeld en tellen.
club-arena-over = Toernooi { $id }, { $game }, is afgelopen.
club-arena-paused = Het is gepauzeerd, dus er begint geen partij.
club-arena-games = { $over ->
        [1] 1 partij is
       *[other] { $over } partijen zijn
    } afgelopen, { $played ->
        [1] 1 is
       *[other] { $played } zijn
    } bezig.
club-arena-first = Stand: { $names }
club-arena-first-one = { $place }. { $name } { $points }
club-arena-waiting = { $count ->
        [1] { $names } wacht
       *[other] { $names } wachten
    } op een tegenstander.
club-arena-next = Jij bent de volgende in toernooi { $id }: ik deel je in zodra er iemand vrij is.
club-arena-joined = Je doet mee aan toernooi { $id }. Met { COMMAND("tournament leave", $id) } pauzeer je.
club-arena-back = Je bent terug in toernooi { $id }, met de punten die je had.
club-arena-sits-out = Ik deel je niet meer in voor toernooi { $id }. Een partij die je erin speelt, gaat door, en je houdt je punten. Met { COMMAND("tournament join", $id) } ben je terug.
club-arena-ending = De tijd van toernooi { $id } is om, dus meedoen kan niet meer. { COMMAND("tournament table", $id) } toont de stand.
club-arena-is-paused = { $name } pauzeert toernooi { $id }. Partijen gaan door, maar er begint geen nieuwe tot { COMMAND("tournament resume", $id) }. Het eindigt op dezelfde tijd.
club-arena-no-extension = Een arena eindigt op de aangekondigde tijd, dus je kunt geen tijd toevoegen.
club-arena-one-game = In een arena is elke ontmoeting één partij. Laat “best” en “match” weg.
club-arena-no-rounds = Een arena heeft geen rondes. Zeg hoelang hij duurt, zoals “for:2h”.
club-arena-late = Bij een arena kun je altijd instappen. Laat “late” weg.
club-arena-no-round = Toernooi { $id } heeft geen rondes. { COMMAND("tournament games", $id) } toont de partijen.
club-arena-games-listed = Toernooi { $id }: { $played ->
        [1] 1 partij is
       *[other] { $played } partijen zijn
    } bezig, { $over } afgelopen.
club-arena-clock-long = Een partij met { $clock } kan { $needed } duren, te lang voor een arena van { $length }. In dertig zetten mag elke speler hoogstens { $most } gebruiken. Zeg bijvoorbeeld “clock:{ $example }”.
club-tournament-for-arena = Alleen een arena duurt een vaste tijd. Laat “for” weg, of zeg “{ name-tournament-open } { choice-arena }”.
club-button-games = Toon de partijen
club-button-standings = Toon de stand
club-results = Toernooi { $id }, { $game }: ronde { $round }, { $over } van { $of } ontmoetingen afgelopen.
club-results-so-far = Toernooi { $id }, { $game }: { $over } van { $of } ontmoetingen van deze rondes afgelopen.
club-results-earlier = { $count ->
    [one] Eén eerdere uitslag
   *[other] { $count } eerdere uitslagen
}, en dan:
club-button-round = Toon de ronde
club-tournament-at-every = Een tijdstip hoort bij een wekelijkse reeks, zoals “every friday 19:00”. Zeg voor een enkel toernooi “starts:"friday 19:00"”.
club-tournament-starts-or-every = Een wekelijkse reeks begint op een eigen dag, zoals “every friday 19:00”. Laat “starts” weg.
club-tournament-starts-when = Dat is geen tijdstip binnen het komende jaar. Noem een ander, zoals “starts:"friday 19:00"”.
club-tournament-half-late = Zeg tot welke ronde spelers kunnen instappen, zoals “late:3 { choice-half }”.
club-which-tournament = Welk toernooi? Noem het, zoals { COMMAND($example) }.
club-button-tournament = { $id } { $game }
club-tournament-taken-out = { $name } speelt niet meer mee in toernooi { $id }.
club-tournament-takes-out = { $organizer } haalt { $name } uit toernooi { $id }: { $reason }
club-tournament-they-are-not-in = { $name } doet niet mee aan toernooi { $id }.
club-tournament-why = Zeg waarom, zodat de spelers het begrijpen.
club-tournament-paused = { $name } pauzeert toernooi { $id }. Partijen gaan door, maar er begint geen ronde tot { COMMAND("tournament resume", $id) }.
club-tournament-resumed = { $name } laat toernooi { $id } doorgaan.
club-tournament-is-paused = Toernooi { $id } is al gepauzeerd. { COMMAND("tournament resume", $id) } laat het doorgaan.
club-tournament-not-paused = Toernooi { $id } is niet gepauzeerd.
club-awarded = { $organizer } wijst de ontmoeting van { $id } toe aan { $name }: { $reason }
club-awarded-draw = { $organizer } verklaart de ontmoeting van { $id } remise: { $reason }
club-award-which = Welke ontmoeting? Noem een van de partijen, zoals { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-none = { $id } is geen partij van een toernooi. { COMMAND("tournament games") } toont ze.
club-award-over = De ontmoeting van { $id } is afgelopen, en de uitslag is niet toegewezen, dus die blijft staan.
club-award-late = De ronde van { $id } is afgelopen en de volgende is begonnen, dus de toewijzing blijft staan.
club-award-needs-winner = Iemand moet een ontmoeting in een knock-out winnen. Zeg wie, zoals { COMMAND("tournament award #34 bob the other one is ill") }.
club-award-not-theirs = { $name } speelt niet in deze ontmoeting.
club-tournament-leaves = { $name } verlaat toernooi { $id }.
club-tournament-withdraw-instead = Toernooi { $id } is begonnen. { COMMAND("tournament withdraw", $id) } verlaat het.
club-tournament-withdraw-what = Wil je toernooi { $id } verlaten? Je geeft je partij daarin op, en je tegenstanders winnen de partijen die nog komen.
club-tournament-withdrawn = Je hebt toernooi { $id } verlaten.
club-tournament-cancel-what = Wil je toernooi { $id } afgelasten? De lopende partijen stoppen, en niemand wint het.
club-tournament-cancel-open = Wil je toernooi { $id } afgelasten? Er is nog niet in gespeeld.
club-tournament-cancel-series = Wil je toernooi { $id } afgelasten? De wekelijkse reeks eindigt dan.
club-tournament-series-ends = De wekelijkse reeks ervan eindigt.
club-tournament-cancelled = { $name } gelast toernooi { $id }, { $game }, af.
club-tournament-managers = Alleen wie deze kamer beheert, kan hier toernooien openen.
club-tournament-direct = Voor een toernooi is een kamer met meer mensen nodig. Open het in een kanaal of kamer.
club-tournament-too-many = Er kunnen hier niet meer dan { $limit } toernooien tegelijk openstaan. Wacht tot er een eindigt.
club-tournament-needs-clock = Toernooipartijen hebben een klok nodig. Laat “none” weg, of noem er een zoals 3d.
club-tournament-rounds-swiss = Alleen bij een Zwitsers toernooi kies je het aantal rondes. Laat “rounds” weg.
club-tournament-twice-league = Alleen in een competitie kunnen alle spelers elkaar twee keer treffen. Laat “{ choice-twice }” weg.
club-tournament-third-knockout = Alleen een knock-out heeft een match om de derde plaats. Laat “{ choice-third }” weg.
club-tournament-at-once-league = Alleen competities, poules en divisies spelen rondes tegelijk. Laat “at-once” weg.
club-tournament-late-swiss = Alleen in een Zwitsers toernooi kunnen spelers later instappen. Laat “late” weg.
club-tournament-playoff-table = Alleen een competitie of een Zwitsers toernooi heeft een play-off. Laat “{ choice-playoff }” weg.
club-tournament-only-divisions = Alleen divisies hebben “size” en “up”. Laat ze weg, of zeg “{ name-tournament-open } { choice-divisions }”.
club-tournament-no-season = Dit toernooi heeft geen divisies, dus ook geen volgend seizoen.
club-tournament-season-there = Open het volgende seizoen in de kamer waar het vorige is gespeeld.
club-tournament-no-deadline = De rondes van dit toernooi hebben geen deadline, dus er valt niets uit te stellen.
club-tournament-extend-less = Je kunt een ronde hoogstens zoveel extra tijd geven als die al heeft. Noem een kortere tijd.
club-tournament-extended = Je hebt deze ronde al meer tijd gegeven. Dat kan maar één keer per ronde.
club-tournament-extends = De ronde van toernooi { $id } eindigt nu { $at }.
club-tournament-score-knockout = Een knock-out telt geen punten. Laat weg wat winst waard is.
club-tournament-knockout-one = Een knock-out heeft matches nodig die iemand wint. Zeg “best:1” of meer.
club-tournament-unknown = Ik kan hier geen toernooi { $id } vinden. { COMMAND("tournament list") } toont ze.
club-tournament-not-yours = Toernooi { $id } is niet van jou. Alleen de organisator kan dat of, in de kamer van het toernooi, wie die beheert.
club-tournament-is-open = Toernooi { $id } is nog niet begonnen. { COMMAND("tournament table", $id) } toont wie er meedoet.
club-tournament-is-live = Toernooi { $id } is al begonnen. { COMMAND("tournament table", $id) } toont de stand.
club-tournament-is-over = Toernooi { $id } is afgelopen. { COMMAND("tournament table", $id) } toont de stand.
club-tournament-is-off = Toernooi { $id } is afgelast. { COMMAND("tournament list") } toont andere.
club-no-tournaments = Deze kamer heeft geen toernooien. Open er een, zoals { COMMAND("tournament open swiss chifoumi") }.
club-tournaments = Toernooien hier:
club-tournaments-own = Jouw toernooien:
club-tournament-listed-open = { $id } { $game }: { $system }, open, { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
club-tournament-listed-live = { $id } { $game }: { $system }, { $count } spelers, { $progress }
club-tournament-listed-until = { $id } { $game }: { $system }, { $count } spelers, eindigt { $at }
club-tournament-listed-last = { $id } { $game }: { $system }, { $count } spelers, laatste partijen
club-tournament-listed-over = { $id } { $game }: { $system }, afgelopen
club-tournament-listed-past = { $season }: { $id } { $game }, { $system } met { $count } spelers. { $won }
club-tournament-unread = De resultaten ervan zijn niet te lezen.
club-tournaments-past = Afgelopen toernooien:
club-tournaments-past-then = Toernooien die eindigden in seizoen { $season }:
club-tournaments-past-none = Hier is nog geen toernooi afgelopen. { COMMAND("tournament list") } toont wat open of bezig is.
club-tournaments-past-none-then = Hier eindigde geen toernooi in seizoen { $season }. { COMMAND("tournament list past") } toont alles wat is afgelopen.
club-calendar = De agenda van toernooi { $id }, { $game }. Rondes kunnen eerder beginnen en eindigen dan erin staat; vraag opnieuw als dat gebeurt.
club-calendar-arena = De agenda van toernooi { $id }, { $game }.
club-calendar-empty = De rondes van toernooi { $id } hebben geen deadlines, dus er is niets voor een agenda. { COMMAND("tournament games", $id) } toont de partijen.
club-calendar-name = { $id } { $game }
club-calendar-begins = { $id } { $game } begint
club-calendar-evening = { $id } { $game }
club-calendar-round = { $id } { $game }, ronde { $round } van { $rounds }
club-calendar-own = { $round }: { $against }
club-calendar-against = je speelt tegen { $name }
club-calendar-latest = Op zijn laatst: deze ronde begint zodra een eerdere is afgelopen.
club-calendar-turn = Je tijd in { $id } tegen { $name } is op
club-export = Toernooi { $id }, { $game }, zoals programma’s van schaakarbiters het lezen. Namen staan in Latijnse letters, en ratings zijn die van nu.
club-export-name = { $id } { $game }
club-export-knockout = Alleen competities en Zwitserse toernooien kunnen worden geëxporteerd. { COMMAND("tournament table", $id) } toont het schema van { $id }.
club-export-arena = Een arena heeft geen rondes en kan dus niet worden geëxporteerd. { COMMAND("tournament table", $id) } toont de stand van { $id }.
club-tournament-games = Toernooi { $id }, { $progress }:
club-tournament-fixtures = Toernooi { $id }, ronde { $round } van { $rounds }, die nog niet begonnen is:
club-tournament-unpaired = Ronde { $round } van toernooi { $id } wordt ingedeeld als de vorige is afgelopen.
club-tournament-no-round = Toernooi { $id } heeft { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } rondes
    }.
club-tournament-next = Je speelt nog tegen { $names }.
club-round-begins = Toernooi { $id }, { $game }: ronde { $round } van { $rounds } begint.
club-playoff-round-begins = Toernooi { $id }, { $game }: ronde { $round } van { $rounds } begint, in de play-off om de eerste plaats.
club-rounds-begin = Toernooi { $id }, { $game }: rondes { $first } tot en met { $round } van { $rounds } beginnen, met { $games } partijen.
club-groups-over = De poules zijn afgelopen. De eerste twee van elk gaan door naar een knock-out. Elke ontmoeting is een { $goal }; staat die gelijk na { $games } partijen, dan gaat de hoogst geplaatste door.
club-divisions-change = Omhoog naar divisie { $upper }: { $up }. Omlaag naar divisie { $lower }: { $down }.
club-playoff-begins = { $names } delen de eerste plaats in toernooi { $id }, dus ze spelen verder in een knock-out. Elke ontmoeting is een { $goal }; staat die gelijk na { $games } partijen, dan gaat door wie hoger staat.
club-round-ends = Einde { $at }. In een partij die dan nog bezig is, verliest wie er aan zet is; is er niemand komen opdagen, dan verliezen beiden.
club-round-ends-winners = Einde { $at }. In een partij die dan nog bezig is, verliest wie er aan zet is.
club-round-ended = De ronde van toernooi { $id } is afgelopen.
club-round-pair = { $one } tegen { $two }
club-round-bye = { $one } is deze ronde vrij
club-round-more = … en nog { $count }.
club-round-how = { COMMAND("tournament games", $id) } toont de partijen; { COMMAND("tournament table", $id) } toont de stand.
club-pairing-now = { $pairing }; { $status }
club-pairing-live = { $game }{ $one } tegen { $two } is bezig, { $one-has } tegen { $two-has }
club-pairing-one = { $game }{ $one } won van { $two }, { $one-has } tegen { $two-has }
club-pairing-two = { $game }{ $two } won van { $one }, { $two-has } tegen { $one-has }
club-pairing-draw = { $game }{ $one } tegen { $two } werd remise
club-pairing-walkover-one = { $one } won van { $two } zonder partij
club-pairing-walkover-two = { $two } won van { $one } zonder partij
club-pairing-off = { $game }{ $one } tegen { $two } is afgelast
club-pairing-final = Finale: { $pairing }
club-pairing-third = Match om de derde plaats: { $pairing }
club-pairing-playoff-final = Finale van de play-off: { $pairing }
club-pairing-absent = { $one } noch { $two } kwam opdagen
club-table-over = Toernooi { $id }, { $game }, eindstand:
club-table-off = Toernooi { $id }, { $game }, afgelast in { $progress }:
club-table-off-arena = Toernooi { $id }, { $game }, afgelast:
club-table-until = Toernooi { $id }, { $game }, dat eindigt { $at }:
club-table-last = Toernooi { $id }, { $game }, waarvan de laatste partijen bezig zijn:
club-table-annulled = Vertrokken voordat de helft van hun partijen was gespeeld, dus hun uitslagen tellen niet: { $names }.
club-table = Toernooi { $id }, { $game }, { $progress }:
club-table-paused = Het is gepauzeerd, dus er begint geen ronde tot { COMMAND("tournament resume", $id) }.
club-table-left = { $name } (vertrokken)
club-round-of = ronde { $round } van { $rounds }
club-rounds-of = rondes { $first } tot en met { $round } van { $rounds }
club-round-paused = { $rounds }, gepauzeerd
club-table-line = { $place }. { $name } { $points } ({ $won } gewonnen, { $drawn } remise, { $lost } verloren{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } zonder partij: { $without }
    }; { $values })
club-table-line-plain = { $place }. { $name } { $points } ({ $won } gewonnen, { $drawn } remise, { $lost } verloren{ $unplayed ->
        [0] { "" }
       *[other] , { $unplayed } zonder partij: { $without }
    })
club-unplayed-won = { $count } gewonnen
club-unplayed-drawn = { $count } remise
club-unplayed-lost = { $count } verloren
club-table-playoff = Play-off: { $pairing }
club-table-group = Poule { $group }:
club-table-group-all = Poule { $group }: { $names }
club-table-group-one = { $name } { $points }
club-table-division = Divisie { $group }:
club-table-division-all = Divisie { $group }: { $names }
club-table-place = { $place }. { $names }
club-table-still-in = Nog in de race: { $names }
club-names-more = nog { $count }
club-table-own = Jij: { $line }
club-table-results = { $name }: { $results }
club-table-result = { $points } tegen { $name }
club-table-result-plus = gewonnen van { $name } zonder partij
club-table-result-minus = verloren van { $name } zonder partij
club-table-result-bye = { $points } zonder tegenstander
club-table-result-round = ronde { $round }: { $result }
club-page = Pagina { $page } van { $pages }.
club-said = { $text }
club-tie-buchholz = Buchholz { $value }
club-tie-berger = Sonneborn-Berger { $value }
club-table-foot-league = Winst is { $win } waard, remise { $draw }. { COMMAND("help tournament table") } legt uit wat er bij gelijke stand beslist.
club-table-foot-groups = De eerste twee van elke poule gaan door naar een knock-out. Winst is { $win } waard, remise { $draw }. Bij gelijke stand geldt hetzelfde als in een competitie; beslist dat niet, dan gaat de hoogst geplaatste door.
club-table-foot-divisions = { $up ->
        [1] De eerste van elke divisie promoveert, de laatste degradeert.
       *[other] De eerste { $up } van elke divisie promoveren, de laatste { $up } degraderen.
    } Winst is { $win } waard, remise { $draw }. Bij gelijke stand geldt hetzelfde als in een competitie.
club-table-foot-swiss = Winst is { $win } waard, remise { $draw }, een ronde zonder tegenstander evenveel als winst. { COMMAND("help tournament table") } legt uit wat er bij gelijke stand beslist.
club-table-foot-arena = Winst is { $win } waard, remise { $draw }. { COMMAND("help tournament table") } legt uit wat er bij gelijke stand beslist.
club-table-order-league = In een competitie beslissen bij gelijke stand de punten uit de onderlinge partijen van de gelijk geëindigde spelers, als ze elkaar allemaal hebben getroffen, dan Sonneborn-Berger (de punten van elke tegenstander maal de daartegen behaalde punten), dan de gewonnen partijen. Wie vertrok voordat de helft van de eigen partijen was gespeeld, staat niet in de stand.
club-table-order-arena = In een arena beslissen bij gelijke stand de gewonnen partijen, dan de punten uit de onderlinge partijen van de gelijk geëindigde spelers, als ze elkaar allemaal hebben getroffen.
club-table-order-swiss = In een Zwitsers toernooi telt een ronde zonder tegenstander als winst. Bij gelijke stand beslist Buchholz (de punten van alle tegenstanders), dan Sonneborn-Berger, dan de punten uit de onderlinge partijen van de gelijk geëindigde spelers, als ze elkaar allemaal hebben getroffen, dan de gewonnen partijen. Voor Buchholz telt een ronde zonder partij als een partij tegen een speler met je eigen punten, maar met niet meer dan je ontbrekende tegenstander heeft. Had je geen tegenstander, dan telt die voor niet meer dan remises in alle rondes zouden opleveren.
club-table-foot-knockout = Elke ontmoeting is een { $goal }; staat die gelijk na { $games } partijen, dan gaat de hoogst geplaatste door. Spelers die in dezelfde ronde verloren, delen een plaats.
club-setting-tournaments = wie toernooien kan openen: iedereen, of alleen wie deze kamer beheert

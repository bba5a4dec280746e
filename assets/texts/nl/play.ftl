# Uitdagingen, aanbiedingen, zetten, en hoe een partij eindigt.

command-challenge = Daag iemand uit voor een partij, of laat open wie aanneemt
command-accept = Neem een uitdaging, remise of revanche aan, of laat een zet terugnemen
command-decline = Wijs een uitdaging of ander aanbod aan jou af
command-withdraw = Trek je eigen uitdaging of aanbod in
command-move = Speel je zet; notatie alleen volstaat als duidelijk is welke partij je bedoelt
command-end = Beëindig je beurt als die nog door zou kunnen gaan
command-undo = Neem de laatste actie van je beurt terug, of allemaal, voordat die voorbij is
command-resign = Geef een partij of de hele match op; ik vraag of je het meent
command-draw = Stel voor hier te stoppen; het aanbod zegt of dat remise is of wie er zou winnen
command-takeback = Vraag om je laatste zet terug te mogen nemen
command-if = Plan privé je antwoord op een zet van je tegenstander; bekijk of schrap je plannen
command-claim = Eis de winst op als je tegenstander geen tijd meer heeft
command-moretime = Geef je tegenstander meer tijd
command-rematch = Bied een revanche aan, met de kanten gewisseld
command-param-opponent = Je tegenstander; “open” voor iedereen
command-param-side = De kant die je wilt: eerste, tweede, willekeurig, of een kleur
command-param-if-end = Zeg “stop” om alles te schrappen, of alleen wat begint met de zet die je noemt
command-param-if-line = De zetten, eerst die van de ander, zoals c6-c5 then c3-c4; zet ; tussen alternatieven
command-param-level = Hoe sterk de computer speelt, als die je tegenstander is: level:1 tot en met level:8
command-param-what = Geef deze partij op, of de hele match
command-param-flag = Of je meteen verliest als je tijd op is, of dat je tegenstander de winst kan opeisen
command-param-vacation = Zeg “geen-vakantie”, dan begint er geen vakantie vanzelf als iemands tijd op is
command-param-odds = Een handicap: je tegenstander krijgt zoveel eerste zetten, odds:1 t/m odds:4; zonder rating
command-param-lead = Een handicap: je tegenstander begint de match met zoveel punten, zoals lead:3; zonder rating
command-param-offer = Het nummer van de uitdaging of partij, zoals #12; alleen nodig als er meer zijn
command-param-undo = Zeg “alles” om alle acties van de beurt terug te nemen

# Uitdagingen en aanbiedingen

club-challenge = { $name } daagt { $opponent } uit voor { $game }: { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } daagt iedereen uit voor { $game }: { $rated }, { $clock }; { $side }.
club-challenge-how = Antwoord met { COMMAND("accept", $id) } of { COMMAND("decline", $id) }.
club-challenge-open-how = Wil je spelen, zeg dan { COMMAND("accept", $id) }.
club-challenge-sent = Ik stuur uitdaging { $id } naar { $opponent }. { COMMAND("withdraw", $id) } trekt die in.
club-side = { $name } speelt met { $color }
club-side-random = er wordt om de kanten geloot
club-odds-turns = { $turns ->
    [one] De tegenstander heeft de eerste zet.
   *[other] De tegenstander heeft de eerste { $turns } zetten achter elkaar.
  } Dat is een handicap, dus de partij gaat zonder rating.
club-odds-lead = De tegenstander begint met { $points ->
    [one] één punt.
   *[other] { $points } punten.
  } Dat is een handicap, dus de match gaat zonder rating.
club-odds-no-swap = Niemand kan van kant wisselen.
club-begins-turns = { $player } heeft de eerste { $turns ->
    [one] zet.
   *[other] { $turns } zetten achter elkaar.
  }
club-turn-given = { $player } heeft de eerste zetten en is dus weer aan zet.
club-begins = { $id } { $game }, { $rated }: { $one } tegen { $two }.
club-computer-plays = { $name } is de computer op niveau { $level } van { $most }, { $strength }. De partij gaat zonder rating en zonder klok. { COMMAND("takeback") } neemt je laatste zet terug zonder te vragen.
club-sides-drawn = De kanten zijn geloot. Met { COMMAND("challenge parlour", $game, "first") } begin jij, met { COMMAND("challenge parlour", $game, "second") } begin ik.
club-computer-strength = met een rating van { $rating } onder de niveaus
club-computer-unmeasured = nog zonder rating
club-computer-profile = De computer speelt elk spel op { $most } niveaus. De ratings ervan komen uit partijen tussen niveaus en beginnen bij elk spel op 1000, dus je kunt ze niet vergelijken met die van mensen:
club-computer-levels = { $game }, niveau 1 tot en met { $count }: { $ratings }
club-taken-back-alone = { $name } neemt de laatste zet in { $id } terug.
club-begins-turned = Borden zijn voor je gedraaid: de kant van { $color } ligt onderaan.
club-begins-how-second = Als je aan zet bent, typ dan je zet, zoals { COMMAND($example) }. { COMMAND("moves") } toont wat je kunt spelen; { COMMAND("rules") } legt het spel uit.
club-begins-how-both = { $player } typt een zet, zoals { COMMAND($example) }. { COMMAND("moves") } toont de geldige acties; { COMMAND("rules") } legt het spel uit.
club-begins-how = Typ een zet, zoals { COMMAND($example) }. { COMMAND("moves") } toont wat je kunt spelen; { COMMAND("rules") } legt het spel uit.
club-count = { $player } zou winnen, met { $one } tegen { $two }
club-count-even = het zou remise zijn, met { $one } tegen { $two }
club-count-loses = Als je { $id } hier stopt en telt, verlies je: { $count }.
club-offers-draw = { $name } biedt { $opponent } remise aan in { $id }.
club-offers-count = { $name } vraagt { $opponent } om { $id } hier te stoppen en te tellen: { $count }.
club-offers-void = { $name } vraagt { $opponent } om { $id } hier af te breken. Niemand zou winnen, want jullie hebben niet allebei twee zetten gedaan.
club-offers-takeback = { $name } vraagt { $opponent } de laatste zet in { $id } terug te mogen nemen.
club-offers-rematch = { $name } biedt { $opponent } nog een partij { $game } aan, met de kanten gewisseld.
club-offer-how = Dit is aanbod { $id }. Antwoord met { COMMAND("accept", $id) } of { COMMAND("decline", $id) }.
club-agreed = { $name } neemt het aan, dus { $id } stopt hier.
club-taken-back = { $name } laat { $opponent } de laatste zet in { $id } terugnemen.
club-declined = { $name } wijst af: { $what }.
club-withdrawn = { $name } trekt in: { $what }.
club-offer-ran-out = Niemand heeft { $name } op tijd geantwoord. Verlopen: { $what }.
club-kind-challenge = uitdaging { $id }
club-kind-rematch = aanbod { $id } voor een revanche na { $table }
club-kind-draw = aanbod { $id } om { $table } te stoppen
club-kind-takeback = verzoek { $id } om een zet in { $table } terug te nemen

# Opeisen en tijd geven

club-time-unclaimed = { $id } { $game }: de tijd van { $player } was op, en niemand heeft binnen 30 dagen de winst opgeëist.
club-claimed = { $name } eist de winst op in { $id }.
club-button-claim = Winst opeisen
club-nothing-to-claim = Je kunt de winst in { $id } niet opeisen: je tegenstander heeft nog tijd.
club-no-time-to-take-back = Niemand kan die zet in { $id } terugnemen: er zou geen tijd over zijn om die opnieuw te spelen.
club-gives-time = { $name } geeft { $opponent } { $length } extra in { $id }.
club-no-more-time = Niemand kan tijd geven in { $id }: de match of het toernooi sluit dat uit.
club-gifts-too-many = Je hebt in { $id } al { $limit } keer tijd gegeven. Dat kan weer als jullie allebei nog een actie hebben gespeeld.
club-gift-blocked = { $name } neemt geen tijd van je aan.

# Zetten

club-played = { $id } { $game }: { $player } speelde { $actions }: { $effects }.
club-ended = { $id } { $game }: { $player } beëindigt de beurt na { $actions }.
club-ended-alone = { $id } { $game }: { $player } beëindigt de beurt na { $actions }: { $effects }.
club-skipped = { $player } heeft geen geldige actie en wordt overgeslagen.
club-skipped-ban = { $player } zou alleen de laatste zet kunnen terugdraaien met { $actions }. Dat mag niet meteen in de volgende beurt, dus { $player } wordt overgeslagen.
club-passed = { $id } { $game }: { $player } past.
club-passed-ahead = { $player } past, zoals gepland.
club-played-ahead = { $player } speelde { $actions }, zoals gepland: { $effects }.
club-to-move = { $player } is aan zet.
club-goes-on = { $player } gaat door: { $next }. { COMMAND("undo") } neemt de laatste actie terug.
club-goes-on-or-ends = { $player } gaat door: { $next }. { COMMAND("end") } beëindigt de beurt; { COMMAND("undo") } neemt de laatste actie terug.
club-goes-on-ways = { $count } geldige acties; { COMMAND("moves") } toont ze
club-undone-last = { $name } neemt de laatste actie in { $id } terug: { $action }.
club-undone = { $name } neemt de zet in { $id } terug en begint opnieuw aan de beurt.
club-confirm = Weet je het zeker, zeg dan { $command }.
club-resign-loses = Wil je { $id } opgeven? Dan wint { $opponent }.
club-resign-void = Wil je { $id } afbreken? Dan wint niemand, want jullie hebben niet allebei twee zetten gedaan.
club-end-loses = Je verliest { $id } als je de beurt hier beëindigt: je hebt dan geen stuk om mee door te gaan. { COMMAND("moves") } toont wat je in plaats daarvan kunt doen.
club-line-loses = Als je { $actions } speelt en dan { COMMAND("end") }, verlies je { $id }: je hebt dan geen stuk om mee door te gaan. Ik heb niets gespeeld. { $command } speelt de acties zonder de beurt te beëindigen.
club-broken-off = { $name } geeft { $id } op voordat beide spelers twee zetten hebben gedaan.
club-resigned = { $name } geeft { $id } op.
club-moved = Hier ben ik. Ik heb de partijen, uitdagingen en instellingen van de oude kamer meegenomen.
club-not-moved = Deze kamer vervangt { $room }, maar ze hebben allebei eigen partijen, een eigen ranglijst of eigen instellingen. Die gooi ik niet door elkaar: de oude kamer houdt wat daar is. De partijen van daar kun je hier met hun nummer voortzetten.
club-move-unproven = Een andere kamer zou deze vervangen, maar noemt deze kamer niet als voorganger. Daarom verhuis ik niets: partijen, ranglijst en instellingen blijven hier. Wil je ze verhuizen, upgrade deze kamer dan met je client; dat maakt een nieuwe kamer die naar deze verwijst.
club-left = { $name } is vertrokken, en { $id } wacht nu. Nodig { $name } opnieuw uit; verderspelen kan ook in een privéchat met mij, waar { COMMAND("games") } de partij toont.
club-left-timed = { $name } is vertrokken, maar de klok van { $id } loopt door, dus niemand hoeft eeuwig te wachten. Nodig { $name } opnieuw uit; verderspelen kan ook in een privéchat met mij, waar { COMMAND("games") } de partij toont.
club-won = { $player } wint { $reason }.
club-won-points = { $player } wint { $reason }, met { $one } tegen { $two }.
club-drawn = Het is remise { $reason }.
club-no-result = De partij heeft geen uitslag: { $reason }.
club-drawn-points = Het is remise { $reason }, met { $one } tegen { $two }.
club-not-over = De partij gaat door.
club-ratings = Ratings: { $one }; { $two }.
club-rating-change = { $name } van { $before } naar { $after }
club-partial = Dat is nog maar het begin van een actie. Het kan zo verdergaan: { $next }.
club-partial-after = Na { $actions } is dat nog maar het begin van een actie. Het kan zo verdergaan: { $next }.
club-ambiguous = Dat kan ik op meer manieren lezen. Schrijf een van deze: { $readings }.
club-illegal = { $attempt }: { $reason }.
club-illegal-after = { $actions } zou geldig zijn, maar er is niets gespeeld.
club-captures-own = { $action } (slaat je eigen stuk)
club-nearest = Je kunt bijvoorbeeld spelen: { $nearest }.
club-turn = { $number }. { $turn }

# Voorwaardelijke zetten

club-ifs = { $id } { $game }: alleen jij kunt de zetten zien die je hebt gepland.
club-ifs-none = { $id } { $game }: je hebt geen zetten gepland. { $example } speelt jouw zet zodra je tegenstander die andere speelt.
club-if-they = Als { $opponent } { $theirs } speelt, speel jij { $mine }.
club-if-any = Wat { $opponent } ook speelt, jij speelt { $mine }.
club-if-own = Eerst speel je zelf { $own }.
club-if-then = { $before } Als { $opponent } dan { $theirs } speelt, speel jij { $mine }.
club-if-then-any = { $before } Wat { $opponent } dan ook speelt, jij speelt { $mine }.
club-try-if = Moet ik je antwoord spelen, zeg dan { $command }.
club-button-if = Na deze zet speel ik die
club-button-if-then = Na deze zet …
club-button-if-off = Alles schrappen
club-if-public = Anderen zouden dat hier kunnen lezen, dus heb ik het niet bewaard. { $platform ->
    [console] Typ “/dm” en zeg het daar nog eens; “/room” brengt je terug.
    [discord] Gebruik { COMMAND("if") } uit het menu, of zeg het in een privébericht aan mij.
   *[other] Zeg het in een privéchat met mij.
  }
club-if-open = { $actions } beëindigt de beurt niet. Zeg de hele zet; die kan verdergaan met { $next }.
club-if-own-turn = Jij bent nu aan zet, dus je zettenreeks moet met je eigen zet beginnen.
club-if-no-turn = Na { $line } is de andere speler niet aan zet.
club-if-any-own = Alleen de zet van je tegenstander kan “any” zijn.
club-if-unanswered = Zeg wat je tegenstander speelt en wat jij antwoordt, zoals { $example }. De laatste zet moet van jou zijn.
club-if-then-what = Voeg na { $line } “then” en je eigen zet toe: { $moves }.
club-if-twice = { $line } laat je in dezelfde stelling twee verschillende dingen spelen. Zeg er maar één.
club-if-no-such = Geen van je zettenreeksen begint met die zet. { COMMAND("ifs") } toont ze.
club-if-too-many = Je kunt voor een partij hoogstens { $limit } zettenreeksen plannen. { COMMAND("if off") } schrapt ze allemaal.

# Weigeringen

club-not-your-turn = In { $id } is { $name } aan zet.
club-nothing-to-undo = Je hebt niets om ongedaan te maken: je beurt is net begonnen. { COMMAND("takeback") } vraagt je laatste zet terug.
club-undone-enough = Je hebt in deze beurt { $limit } acties teruggenomen, meer kan niet. Ga verder vanaf het bord van { $id } zoals het staat. { COMMAND("help try") } legt uit hoe je een zettenreeks bekijkt zonder die te spelen.
club-taken-back-enough = In { $id } kan niemand meer iets terugnemen: dat is te vaak gebeurd. Ga verder vanaf het bord zoals het staat. { COMMAND("help try") } legt uit hoe je een zettenreeks bekijkt zonder die te spelen.
club-undo-too-late = Je beurt in { $id } is voorbij; nu is { $name } aan zet. { COMMAND("takeback") } vraagt je laatste zet terug.
club-undo-instead = Je beurt is nog niet voorbij. { COMMAND("undo") } neemt je zet terug zonder te vragen.
club-nothing-to-take-back = Je hebt nog geen zet gespeeld die je terug zou kunnen nemen.
club-challenge-yourself = Je kunt niet tegen jezelf spelen.
club-computer-off = De computer speelt hier niet. Daag een mens uit, of iedereen met { COMMAND("challenge open chifoumi") }.
club-computer-busy = De computer speelt al { $limit } partijen. Probeer het later nog eens, of daag een mens uit.
club-computer-unrated = Partijen met de computer gaan zonder rating. Laat “{ choice-rated }” weg.
club-computer-no-clock = Partijen met de computer hebben geen klok. Laat de tijd weg.
club-odds-match = Eerste zetten zijn voor één partij, niet voor een match. Geef in een match punten, zoals { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Alleen mensen krijgen een handicap. Kies tegen mij een lager niveau, zoals { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Punten zijn voor een match, zoals { COMMAND("challenge bob chifoumi match:15 lead:3") }. Zeg tot hoeveel die gaat.
club-lead-too-much = Met zoveel punten heeft je tegenstander de match ({ $goal }) al gewonnen voordat die begint. Geef er minder.
club-level-of-person = Alleen de computer heeft niveaus. Daag de computer uit met { COMMAND("challenge parlour chifoumi level:3") }, of laat het niveau weg.
club-challenge-bot = Dat is een programma, en dat zou nooit antwoorden. Daag een mens uit.
club-challenge-nobody = Noem je tegenstander, zoals { COMMAND("challenge bob chifoumi") }. In een privéchat kan niemand anders aannemen.
club-challenge-again = Die uitdaging staat al open: { $id }. { COMMAND("withdraw", $id) } trekt die in.
club-challenge-unanswered = { $name } heeft nog niet geantwoord op je uitdaging { $id }. { COMMAND("withdraw", $id) } trekt die in.
club-challenge-unshared = Ik ken geen kamer waar jij en { $name } allebei met me hebben gepraat. Daag { $name } uit in een kamer waar jullie allebei zijn.
club-challenge-unwanted = { $name } wil geen meldingen van me. Daag { $name } uit in een kamer waar jullie allebei zijn.
club-challenge-blocked = { $name } neemt geen uitdagingen van je aan.
club-too-many-games = Je speelt al { $limit } partijen. Speel er eerst een uit.
club-too-many-games-there = Je tegenstander speelt al { $limit } partijen. Probeer het weer als er een is afgelopen.
club-too-many-games-here = Er worden hier al { $limit } partijen gespeeld. Wacht tot er een is afgelopen.
club-too-many-challenges = Je hebt al { $limit } open uitdagingen. Trek er eerst een in.
club-too-many-challenges-lately = In het afgelopen uur hebben { $limit } uitdagingen van je niet tot een partij geleid. Wacht even.
club-too-many-challenges-here = Er staan hier al { $limit } aanbiedingen open. Beantwoord er eerst een paar.
club-yes-which = Bedoel je { $command } of { $offered }?
club-no-which = Er is niets veranderd. Bedoel je het aanbod, zeg dan { $offered }.
club-question-no = Goed, er is niets veranderd.
club-no-offer = Niemand heeft je hier iets aangeboden.
club-no-own-offer = Je hebt geen openstaand aanbod.
club-own-offer = Dat is je eigen aanbod. { COMMAND("withdraw") } trekt het in.
club-decline-open = Deze uitdaging is voor iedereen. Heb je geen zin, neem die dan gewoon niet aan.
club-offered-already = Dat heb je in { $id } al aangeboden. Wacht op antwoord, of zeg { COMMAND("withdraw") }.
club-offered-of-late = Dat heb je in { $id } al eens aangeboden. Het kan weer als jullie allebei nog een actie hebben gespeeld.
club-offer-not-yours = Je kunt niet op { $id } antwoorden: het is aan iemand anders gericht.
club-offer-not-made-by-you = { $id } is niet jouw aanbod. { COMMAND("decline", $id) } wijst het af.
club-no-own-offer-decline = Je hebt geen openstaand aanbod. { COMMAND("decline") } wijst af wat anderen je aanbieden.
club-offer-expired = { $id } is verlopen. Daag opnieuw uit.
club-offer-withdrawn = { $id } is ingetrokken.
club-offer-accepted = { $id } is al aangenomen.
club-offer-declined = { $id } is al afgewezen.
club-offer-unknown = Niemand heeft je iets aangeboden met het nummer { $id }.

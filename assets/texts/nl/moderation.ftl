# Instellingen en beheer.

command-settings = Bekijk of verander instellingen: die van jou, deze kamer of deze community
command-stop = Stop een partij die hier wordt gespeeld, zodat die niet telt
command-ban = Verban iemand als speler uit deze community, hef dat op, of bekijk wie verbannen is
command-audit = Bekijk wat beheerders hier deden: partijen gestopt, mensen verbannen, instellingen veranderd
command-param-of = Wiens instellingen
command-param-setting = De instelling
command-param-value = De nieuwe waarde; “default” herstelt de gewone
command-param-stop = Het nummer van de partij, zoals #12; niet nodig als je op het bord antwoordt
command-param-ban = Wie verbannen wordt; noem niemand om te zien wie dat al is
command-param-ban-end = Zeg “stop” om de verbanning op te heffen

# Instellingen

club-setting-clock = hoeveel tijd spelers hebben als de uitdaging niets anders zegt, zoals 3d voor elke zet, of 10d+36h voor een voorraad en 36 uur erbij met elke zet
club-settings-mine = Je instellingen:
club-settings-place = Instellingen van deze kamer:
club-settings-community = Instellingen van deze community:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = standaard
club-setting-from-person = door jou gekozen
club-setting-from-app = ingesteld door je app
club-setting-from-server = volgens de instellingen van deze server
club-setting-from-place = gekozen voor deze kamer
club-setting-from-community = gekozen voor deze community
club-settings-how = Verander er een, zoals { COMMAND("settings theme dark") } of { COMMAND("settings place language en") }. De waarde “default” herstelt de standaard.
club-setting-theme = de kleuren van plaatjes
club-setting-boards = hoe ik borden toon: als plaatje, in woorden om naar te luisteren, of in letters
club-setting-motion = of nagespeelde partijen bewegen, of alleen het laatste plaatje tonen
club-setting-side = welke kant onderaan een bord ligt: je eigen, altijd die van de eerste speler, of die van wie aan zet is; kies je je eigen, dan tonen borden die iedereen ziet daar nog steeds die van de eerste speler, of die van jou als je tegen de computer speelt
club-setting-language = de taal waarin ik schrijf
club-setting-notices = hoe ik je vertel dat jij iets moet doen: met een ping hier, met een privébericht, met één privébericht dat al je partijen noemt en bijgewerkt blijft, of helemaal niet
club-setting-rated = of uitdagingen met rating zijn als ze niets anders zeggen
club-setting-past = wat er met een bord gebeurt als er een nieuwer komt: het krimpt tot zijn regel tekst, of houdt zijn plaatje, als het platform dat kan
club-setting-threads = of elke partij een eigen thread krijgt, als het platform dat kan
club-setting-changed =
    { $whose ->
        [mine] Je instelling { $name } is nu { $value }.
        [place] De instelling { $name } van deze kamer is nu { $value }.
        [community] De instelling { $name } van deze community is nu { $value }.
       *[all] De instelling { $name } is nu { $value }, voor jou en voor wat ik hier aan iedereen zeg.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Je instelling { $name } staat weer op standaard.
        [place] De instelling { $name } van deze kamer staat weer op standaard.
        [community] De instelling { $name } van deze community staat weer op standaard.
       *[all] De instelling { $name } staat weer op standaard, voor jou en voor wat ik hier aan iedereen zeg.
    }
club-setting-for-all = Dit verandert alleen berichten die jij alleen ziet. Wil je die voor iedereen hier veranderen, schrijf dan { COMMAND("settings place", $name, $value) }.
club-setting-value = Daar kan ik { $name } niet op zetten. Probeer: { $values }.
club-setting-communal = De instelling { $name } is voor kamers en community’s. Schrijf { COMMAND("settings place", $name, $value) }.
club-setting-personal = De instelling { $name } is voor personen. Schrijf { COMMAND("settings", $name, $value) }.
club-no-setting = Die instelling ken ik niet. { COMMAND("settings") } toont ze.
club-not-manager = Alleen wie deze kamer beheert, kan de instellingen ervan veranderen.

# Beheer

club-setting-play = of mensen partijen en toernooien kunnen openen; mag dat maar in een paar kamers, zet dan “off” voor de community en “on” voor die kamers
club-setting-games = de spellen die mensen kunnen openen, zoals “chifoumi, sfirs”
club-stopped = { $name } stopt { $id }: { $reason }
club-broken-off-here = De beheerders van deze community hebben { $id } gestopt.
club-bans = { $name } is verbannen: geen partijen meer openen, uitdagingen aannemen of aan toernooien meedoen in deze community. Lopende partijen hier stoppen en tellen niet; in toernooien winnen de tegenstanders.
club-unbans = { $name } kan weer spelen in deze community.
club-banned-list = Verbannen uit deze community: { $names }.
club-banned-nobody = Niemand is verbannen uit deze community.
club-audit = Wat beheerders hier deden, pagina { $page } van { $pages }:
club-audit-empty = Beheerders hebben hier nog niets gedaan.
club-audit-stop = { $at }: { $name } stopte { $id }: { $reason }
club-audit-ban = { $at }: { $name } verbande { $whom }: { $reason }
club-audit-unban = { $at }: { $name } hief de verbanning van { $whom } op
club-audit-unban-why = { $at }: { $name } hief de verbanning van { $whom } op: { $reason }
club-audit-call-off = { $at }: { $name } gelastte een toernooi af: { $reason }
club-audit-take-out = { $at }: { $name } haalde { $whom } uit toernooi { $reason }
club-audit-award = { $at }: { $name } wees de ontmoeting van { $id } toe aan { $whom }: { $reason }
club-audit-award-draw = { $at }: { $name } verklaarde de ontmoeting van { $id } remise: { $reason }
club-audit-pause = { $at }: { $name } pauzeerde toernooi { $reason }
club-audit-resume = { $at }: { $name } hervatte toernooi { $reason }
club-audit-extend = { $at }: { $name } gaf meer tijd aan de ronde van toernooi { $reason }
club-audit-replace = { $at }: { $name } liet { $whom } een plaats overnemen in toernooi { $reason }
club-audit-help = { $at }: { $name } liet { $whom } helpen met toernooi { $reason }
club-audit-help-off = { $at }: { $name } beëindigde de hulp van { $whom } met toernooi { $reason }
club-audit-seeds = { $at }: { $name } bepaalde wie als eersten geplaatst zijn in toernooi { $reason }
club-audit-join = { $at }: { $name } voegde deze community samen met die van { $reason }
club-audit-part = { $at }: { $name } maakte deze community los van die van { $reason }
club-audit-setting = { $at }: { $name } veranderde een instelling: { $reason }
club-button-older = Ouder
club-no-play-here = Je kunt hier geen partijen openen. Zoek de kamer waar dat kan, of vraag het aan wie deze community beheert.
club-game-not-here = Je kunt hier geen { $game } spelen. Wel: { $games }.
club-banned = Je mag in deze community niet spelen: je bent verbannen. Vraag het aan wie die beheert.
club-opponent-banned = { $name } mag in deze community niet spelen, door een verbanning.
club-moderation-direct = Zeg dat in een kamer van de community die je bedoelt.
club-moderation-managers = Alleen wie deze kamer beheert, kan dat.
club-stop-turn = Je beurt in { $id } is niet voorbij. { COMMAND("end") } beëindigt die als dat hier kan; { COMMAND("undo") } neemt de laatste actie terug.
club-stop-which = Zeg { COMMAND("resign") } om je eigen partij op te geven, en { COMMAND("leave") } om een les te verlaten. Beheer je deze kamer en wil je een partij stoppen, zeg dan welke, zoals { COMMAND("stop #12 both asked for it") }, of antwoord op het bord ervan.
club-stop-elsewhere = { $id } wordt gespeeld in { $place }. Zeg dat daar.
club-stop-others = { $id } hoort bij een andere community, dus alleen de beheerders daarvan kunnen die partij stoppen. De spelers zelf kunnen er een eind aan maken: zie { COMMAND("resign", $id) } en { COMMAND("draw", $id) }.
club-stop-vote = { $id } is een partij tussen community’s, dus geen van beide stopt die alleen. Om die te beëindigen zeggen beheerders { COMMAND("resign", $id) } of bieden ze remise aan: { COMMAND("draw", $id) }.
club-stop-why = Zeg waarom je { $id } stopt, zoals { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Zeg waarom je { $name } verbant, zoals { COMMAND("ban bob stalls every game") }.
club-ban-what = Wil je { $name } verbannen? Lopende partijen in deze community worden afgebroken en tellen niet, en toernooien gaan zonder { $name } verder. Een verbanning opheffen brengt die niet terug.
club-button-ban = Verbannen
club-ban-yourself = Je kunt jezelf niet verbannen.
club-ban-computer = Je kunt de computer niet verbannen. Moet niemand hier tegen hem spelen, dan kan degene die deze bot draait hem uitzetten.
club-banned-already = { $name } is al verbannen. { COMMAND("help ban") } legt uit hoe je de verbanning opheft.
club-not-banned = { $name } is niet verbannen.
club-reason-long = Die reden is langer dan { $limit } tekens. Maak die korter.

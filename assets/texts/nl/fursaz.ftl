# Fursaz: weigeringen, de les. Stukken hebben .g: de of het.

fursaz-brief = stenen op een zeshoek draaien elkaar in kettingreacties om; wie de meeste punten heeft, wint

fursaz-by-score = op stenen en gebied

fursaz-piece-stone = steen
    .g = de
    .s = steen
    .p = stenen

fursaz-flank = { $one } en { $two }
fursaz-flanked = { $color } flankeert dit punt: { $flanks }.
fursaz-settled = { $color }, beslist door de flank { $flank }.
fursaz-settled-broken = { $color }, beslist door een flank die nu verbroken is.
fursaz-settled-itself = { $color }, beslist door de eigen plaatsing of laatste omdraaiing.
fursaz-without-effect = De flank van { $color } heeft geen effect: { $flanks }.

fursaz-off-board = { $at } ligt niet op het bord; de rij loopt van { $first } tot { $last }
fursaz-taken = op { $at } ligt al een steen ({ $color }); plaats de jouwe op een leeg punt
fursaz-color = je speelt met { $color }, dus je kunt geen steen van de andere kleur plaatsen
fursaz-point = schrijf om een steen te plaatsen alleen het punt: { $at }
fursaz-no-step = stenen bewegen nooit, dus die op { $from } blijft liggen; noem een leeg punt om een nieuwe te plaatsen
fursaz-two-points = stenen bewegen nooit, en je plaatst er maar één per zet; noem { $from } of { $to }, als dat leeg is
fursaz-pass-first = je kunt niet passen voordat de eerste steen op het bord ligt; plaats die
fursaz-swap-first = je hebt nog geen steen om over te nemen; de tweede speler mag wisselen na de eerste steen
fursaz-swap-late = alleen de tweede speler mag wisselen, en alleen als antwoord op de eerste steen
fursaz-swap-again = de spelers hebben al gewisseld, en dat gebeurt maar één keer per partij
fursaz-end = een zet is één steen en eindigt vanzelf; pas als je er geen wilt plaatsen
fursaz-legal = je kunt { $action } spelen

fursaz-position-passes = het aantal keren dat er net is gepast is 0, 1 of 2, niet “{ $found }”
fursaz-position-opening = het derde gegeven is “first”, “pie”, “-” of “swapped”, niet “{ $found }”
fursaz-position-first-stones = “first” betekent dat nog niemand een steen heeft geplaatst, maar op het bord liggen stenen
fursaz-position-first-passes = niemand kan passen voordat de eerste steen geplaatst is
fursaz-position-first-side = Zwart plaatst de eerste steen, dus aan zet moet “b” zijn
fursaz-position-empty = het bord is leeg, dus dit moet “first” zijn
fursaz-position-pie-stones = “pie” betekent dat er precies één steen op het bord ligt
fursaz-position-pie-passes = niemand kan wisselen na een pas, dus bij “pie” moet dit 0 zijn
fursaz-position-kept = de tweede speler heeft niet gewisseld, niet gepast en geen steen geplaatst, dus dit moet “pie” of “swapped” zijn
fursaz-position-first-color = Zwart plaatst de eerste steen, en geen steen draait om voordat de derde geplaatst is
fursaz-position-turn = deze stenen en passen betekenen dat de andere kant aan zet is

fursaz-hint-swap = Typ { COMMAND("swap") } om deze steen met zijn kleur over te nemen, of plaats er zelf een.
fursaz-hint-pass = Een tweede pas beëindigt de partij hier: { $winner } wint met { $more } tegen { $fewer }.
fursaz-hint-pass-draw = Een tweede pas beëindigt de partij hier in remise, met elk { $points }.

# De les
fursaz-lesson-aim = Plaats een steen op een leeg punt, of pas zodra er een steen ligt. Stenen bewegen nooit en gaan nooit weg; ze draaien alleen om naar de andere kleur. Zwart begint. Het bord is een zeshoek met rijen a tot m: a1 tot a7 onderaan, g1 tot g13 in het midden, m7 tot m13 bovenaan. Door elk punt lopen drie lijnen. Door e5 zijn dat de rij (e4, e6), hetzelfde cijfer (d5, f5), en letter en cijfer samen (d4, f6). Twee keer passen achter elkaar beëindigt de partij, en wie de meeste punten heeft, wint: je stenen tellen, en lege punten die alleen jij flankeert (pagina 7).
fursaz-lesson-flank = Je flankeert een vijandelijke steen als op één lijn de naaste steen aan elke kant van jou is, en beide even ver weg. Hier flankeert Zwart de witte steen op e4: e2 en e6 liggen allebei twee punten verder. Die op c3 flankeert Zwart niet: c2 ligt één punt verder, maar c5 twee. De volgende pagina’s vertellen wanneer een geflankeerde steen omdraait.
fursaz-lesson-before = Plaats je een steen, dan draaien eerst vijandelijke stenen om die jij flankeert. Daarna je eigen stenen die de vijand flankeert. Dat herhaalt zich tot er niets meer omdraait. Alleen nieuwe flanken draaien iets om (pagina 6). Hier heeft Zwart stenen op e4 en c5, Wit op e5 en d5. Zwart gaat een steen op e6 plaatsen: wat gebeurt er?
fursaz-lesson-after = De steen op e5 draait eerst om: die ligt nu tussen de zwarte e4 en e6. Dat maakt een nieuwe flank. De zwarte c5 en e5 liggen even ver van d5, dus d5 draait ook om. Zo’n kettingreactie kan over het hele bord gaan.
fursaz-lesson-age = Een flank draait een vijandelijke steen alleen om als de flank nieuwer is. Een steen is zo nieuw als zijn plaatsing of laatste omdraaiing, een flank als de nieuwste van de twee stenen. Hier was de volgorde: d5, e4, f5, e6, e5, f4, a1, f6. De witte f6 vormde een flank met f4, nieuwer dan de zwarte f5, dus f5 is nu wit. Wit flankeert ook e5, maar e4 en e6 lagen er vóór e5: die blijft zwart. Bij het plaatsen redden de zwarte d5 en f5 hem (pagina 5). De flank moet ook nieuwer zijn dan elke flank van de eigen kleur die de steen sindsdien had.
fursaz-lesson-between = Je mag een steen ook tussen twee vijandelijke stenen plaatsen, hoe oud die ook zijn. Eerst draait je steen de vijanden om die hij flankeert. Dan draait hij zelf om, tenzij je eigen kleur hem ook flankeert. Hier plaatste Zwart een steen op e5, tussen de witte e4 en e6, en die is nu wit.
fursaz-lesson-score = Aan het eind telt elk van je stenen één punt. Ook elk leeg punt van je gebied telt: jij flankeert het op een lijn, en je tegenstander op geen enkele. De stand na elke zet wordt net zo geteld. Een tweede pas op rij beëindigt de partij, dus sta je achter, beantwoord een pas dan met een steen. Een gelijke stand is remise.
fursaz-lesson-typing = Typ een punt, zoals { COMMAND("e5") }, of { COMMAND("pass") }. De tweede speler mag de allereerste steen beantwoorden met { COMMAND("swap") }: die neemt hem met zijn kleur over, zoals hier, en Wit is aan zet. Een goede eerste steen is dus niet te sterk en niet te zwak: e5 op het grote bord, d4 op het kleine. Bord 7 geeft een lange partij; 5, zoals hier, heeft rijen a1 tot a5, e1 tot e9 en i5 tot i9 en geeft een korte. Noem het bij je uitdaging: { COMMAND("challenge open fursaz 5") }. Zoek vijandelijke stenen halverwege twee punten die jij kunt bezetten.

# De opgaven van een begeleide eerste partij
fursaz-exercise-flank = Je bent Zwart. Aan één kant van de witte steen op e5 ligt jouw e3, twee punten verder. Plaats een steen aan de andere kant, even ver weg, en e5 draait om.
fursaz-exercise-cascade = Je bent Zwart, met stenen op e4 en c5; Wit heeft e5 en d5. Eén steen kan er meer omdraaien, de een na de ander. Plaats een steen die beide witte stenen van jou maakt.
fursaz-exercise-swap = Je bent de tweede speler, en de eerste zwarte steen, op e5, ziet er sterk uit. Neem hem met zijn kleur over.
fursaz-exercise-pass = Je bent Wit, en je staat met 9 tegen 8 voor. Zwart heeft net gepast. Beëindig nu de partij, en je wint.
fursaz-exercise-fight = Speel nu tegen mij op mijn laagste niveau, zet voor zet. Je bent Zwart, en veel van het bord is van Wit. Draai zo veel mogelijk stenen om. De partij eindigt als we allebei passen; win op punten.

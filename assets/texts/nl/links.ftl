# Eén persoon, community of partij op verschillende platforms.

command-link = Maak van je accounts op verschillende platforms één speler
command-link-confirm = Bevestig dat het account dat ik noemde ook van jou is
command-link-cancel = Zeg dat het account dat ik noemde niet van jou is
command-unlink = Maak dit account weer een aparte speler
command-param-code = De code die je andere account kreeg
command-community-link = Voeg deze community samen met een op een ander platform: vraag een code, of typ er een
command-community-confirm = Laat de community die het vraagt met deze samengaan
command-community-unlink = Maak samengevoegde community’s weer los van elkaar
command-param-question-code = De code in mijn vraag
command-param-community-code = De code van wie de andere community beheert
command-place-link = Toon de partijen van deze plek ook op een andere, op welk platform dan ook
command-place-unlink = Maak deze plek los van de plek waarmee die is verbonden
command-param-place-code = De code van de andere plek
command-invite = Vraag een code voor iemand met wie je wilt spelen, waar dan ook
command-param-invitation = De code van een uitnodiging

# Codes

club-code-wrong = Deze code ken ik niet. Misschien is hij verkeerd getypt, al gebruikt of te oud. Vraag een nieuwe.
club-codes-too-many = Dat zijn te veel foute codes. Probeer het over een uur opnieuw.

# Eén persoon met verschillende accounts

club-link-direct = Dit is tussen jou en mij. Zeg { $command } in onze privéchat.
club-link-code = Je code is { $code }. Hij werkt één keer, binnen tien minuten. Laat hem aan niemand zien.
club-link-code-how = Zeg met je andere account “link { $code }” in de privéchat met mij. Op Discord staat het in het menu /{ name-menu-links } of /links.
club-link-ask = Is { $account } ook jouw account? Als je het bevestigt, speelt, wint en verliest het als jij, en kan het alles wat jij kunt. Is het niet van jou, dan probeert iemand je erin te luizen.
club-link-stale = Dat ging over een ander account. Nu vraag ik of { $account } ook van jou is. { COMMAND("link confirm") } toont je de vraag.
club-link-ask-how = Zijn ze allebei van jou, zeg dan binnen een uur { $confirm }, hier en in de andere chat. Zo niet, zeg dan { $cancel }.
club-link-account = “{ $name }” (account { $id }) op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
}
club-button-link = Het is van mij
club-button-link-cancel = Het is niet van mij
club-link-waits = Bevestigd. Bevestig het nu ook met { $account }, in de privéchat met mij.
club-link-canceled = Jij en { $account } blijven twee spelers.
club-linked = Jij en { $account } zijn nu één speler.
club-linked-since = Ik bereken je ratings uit de partijen van beide. De instellingen van je oudste account gelden.
club-linked-how = { COMMAND("unlink") } maakt de twee weer los.
club-unlink-what = Wil je dat dit account weer een aparte speler is, los van { $accounts }? Elk houdt de eigen partijen, en ik bereken de ratings opnieuw. Je instellingen van voor het koppelen komen terug.
club-button-unlink = Losmaken
club-unlinked = Dit account is nu een aparte speler. Het is niet meer gekoppeld aan { $accounts }.
club-unlinked-from = { $account } is niet meer aan jou gekoppeld. Het is nu een aparte speler.

# Community’s

club-community-managers = Alleen wie de hele community beheert, kan dat.
club-community-code = Je code is { $code }. Hij werkt één keer, binnen een dag. Geef hem aan iemand die de community op het andere platform beheert. Die zegt daar “community link { $code }” (op Discord staat het in het menu /{ name-menu-links } of /links), en dan vraag ik je hier om bevestiging.
club-community-merges = De twee worden één: één ranglijst, één lijst van partijen en toernooien, en één logboek. Iedereen kan iedereen op naam vinden, en een verbanning geldt in beide. De ratings worden opnieuw berekend uit alle partijen. { COMMAND("community unlink") } maakt ze weer los.
club-community-settings-theirs = Voor beide gelden de instellingen van de andere community.
club-community-settings-ours = Voor beide gelden de instellingen van deze community.
club-community-ask = Dit voegt je community samen met die van { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    }.
club-community-asked = Ik heb het gevraagd in { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    }. Wie die community beheert, heeft een dag om het te bevestigen.
club-community-wanted = { $name }, die de community van { $place } beheert op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    }, wil die met deze samenvoegen.
club-community-wants = De community van { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    } wil met deze samengaan.
club-community-stale = Dat ging over een andere community. Nu wil die van { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    } met deze samengaan. { COMMAND("community confirm") } toont je de vraag.
club-community-confirm = Als je deze community beheert en de andere kent, zeg dan { $command }. Met { COMMAND("community unlink") } weiger je.
club-community-joined = Deze community is nu één met die van { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    }.
club-community-parted = Deze community is niet meer één met die van { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
    }. Elk houdt de eigen partijen, en de instellingen die ze samen hadden.
club-community-rerated = Ik bereken de ratings opnieuw. Dat kan even duren.
club-community-part = Dit maakt de twee community’s weer los van elkaar. Elk houdt de eigen partijen en leden, en de instellingen die ze samen hadden. De ratings worden opnieuw berekend.
club-community-withdrawn = Het verzoek om de twee community’s samen te voegen is ingetrokken.
club-community-same = Deze code is van deze community zelf. Typ hem in de andere.
club-community-joined-already = Een community kan maar met één andere samengaan. Maak ze eerst los: zeg { COMMAND("community unlink") } waar ze één zijn.
club-community-platform = Alleen community’s op verschillende platforms kunnen één worden.
club-community-waits = Daar wacht al een andere community op antwoord. Probeer het later nog eens.
club-community-nobody = Geen community vraagt om met deze samen te gaan. { COMMAND("community link") } geeft je er een code voor.
club-community-not-joined = Deze community is niet met een andere samengevoegd.
club-button-join-communities = Samenvoegen
club-button-part-communities = Losmaken

# Plekken

club-place-direct = Alleen een kanaal of kamer kan worden verbonden. Zeg dit daar.
club-place-code = Wie de andere plek beheert, zegt daar “pair { $code }”. Op Discord staat het in het menu /{ name-menu-links } of /links. De code werkt één keer, tien minuten lang.
club-place-linked = Vanaf nu tonen deze plek en “{ $name }” op { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] de console
       *[other] { $platform }
    } dezelfde partijen. { COMMAND("unpair") } maakt ze los.
club-place-parted = Deze plek en “{ $name }” op { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] de console
       *[other] { $platform }
    } delen geen nieuwe partijen meer. Partijen die al begonnen zijn, gaan op beide plekken door.
club-place-itself = Deze code is van deze plek zelf. Typ hem op de andere.
club-place-paired = Deze plek is al verbonden met “{ $name }”. { COMMAND("unpair") } maakt ze los.
club-place-paired-there = De andere plek is al verbonden. { COMMAND("unpair") } maakt die daar los.
club-place-alone = Deze plek is niet verbonden. { COMMAND("pair") } geeft je een code voor een andere.

# Uitnodigingen

club-invitation = Je uitnodiging voor { $game } is klaar: { $rated }, { $clock }. De code verloopt { $until }.
club-invitation-how = Geef de code aan wie je wilt uitnodigen. Die zegt “accept { $code }” tegen me, waar dan ook. { COMMAND("withdraw", $id) } trekt de uitnodiging in.

# Weigeringen

club-link-own-code = Dit is de code van dit account zelf. Typ hem met je andere account.
club-link-already = Deze twee accounts zijn al één speler.
club-link-too-many = Een speler heeft hoogstens { $limit } accounts. Maak er eerst een los, met { COMMAND("unlink") }.
club-link-played = Deze twee accounts hebben tegen elkaar gespeeld in partij { $id }, dus ze blijven twee spelers.
club-link-tournament = Deze twee accounts doen allebei mee aan toernooi { $id }, dus ze blijven twee spelers.
club-link-vacation = Een van deze accounts is met vakantie, of was dat terwijl het andere aan zet was. Beëindig de vakantie met { COMMAND("vacation off") }, doe die zet en zeg dan nog eens { COMMAND("link confirm") }.
club-link-challenge = Een van deze accounts heeft het andere uitgedaagd. Trek eerst uitdaging { $id } in, met { COMMAND("withdraw", $id) }.
club-link-nothing = Er wacht niets op je bevestiging. { COMMAND("link") } geeft je een code voor je andere account.
club-rematch-not-there = Op de plek waar je tegenstander speelde, mag dit spel nu niet.
club-unlink-none = Dit account is niet aan een ander gekoppeld. { COMMAND("link") } doet dat.

# Pagina’s van partijen, en wie erop is ingelogd.

command-page = Log een browser in, om te spelen door te tikken op de pagina’s van je partijen
command-page-new = Geef de pagina van een partij een nieuw adres, zodat het oude niets meer toont
command-page-sessions = Bekijk in welke browsers je bent ingelogd
command-page-sign-out = Log een browser uit, of allemaal
command-param-session = Het nummer van de browser in de lijst
command-param-sessions-all = Elke browser, niet maar één
command-help-pages = { $names }: speel door op een pagina te tikken, en bepaal wie die mag zien

# Inloggen

club-page-none = Ik heb geen pagina’s. Vraag degene die me draait ze aan te zetten.
club-page-sign-in = Open deze link om je browser in te loggen: { $link } Hij werkt één keer, binnen tien minuten. Laat hem aan niemand zien.
club-page-sign-in-how = Daarna kun je spelen op de pagina’s van je partijen. { $command } toont de browsers waarin je bent ingelogd.
club-page-no-session = Je bent nergens ingelogd. Zeg { COMMAND("page") } om een browser in te loggen.
club-page-sessions = { $count ->
    [one] Je bent ingelogd in één browser:
   *[other] Je bent ingelogd in { $count } browsers:
}
club-page-session = { $number }. ingelogd { $begun }, verloopt { $until }
club-page-sessions-how = Log er een uit met het nummer, of allemaal met { $command }.
club-page-which-session = Je bent ingelogd in verschillende browsers. Zeg { COMMAND("page sessions") } om ze te zien, en log er dan een uit met het nummer.
club-page-session-unknown = { $count ->
    [one] Er staat maar één browser in de lijst.
   *[other] Er staan maar { $count } browsers in de lijst.
} Zeg { COMMAND("page sessions") } om die te zien.
club-page-signed-out = Die browser is uitgelogd.
club-page-signed-out-all = Al je browsers zijn uitgelogd.

# Adressen

club-page-renewed = De pagina van { $id } heeft een nieuw adres. Het oude toont niets meer.
club-page-link = Bekijk de partij hier: { $link }
page-link = Op een pagina: { $link }

# Instellingen

club-setting-page = of partijen een pagina hebben die iedereen met de link kan zien
club-setting-page-on = Vanaf nu kan iedereen die de link van de pagina van een partij heeft, die bekijken. In een versleutelde kamer valt de pagina buiten de versleuteling.

# Op de pagina’s van partijen

club-page-title = { $id } { $game }
club-page-offered = Je { $what } wacht op antwoord.
club-page-offered-you = Je tegenstander wacht op jouw antwoord: { $what }.
club-button-withdraw-offer = Aanbod intrekken
club-button-draw-offer = Remise aanbieden
club-button-takeback = Zet terugvragen
club-button-analyse = Analyseren
page-home = Je partijen
page-leaderboard = Ranglijst
page-profile = Profiel
page-tournaments = Toernooien
page-lessons = Lessen
page-task = Je opgave
page-no-task = Je bent niet met een opgave bezig. Kies een spel om met de eerste te beginnen.
page-play = Speel
page-try = Wat zou dit doen?
page-to-play = Je kunt deze partij bekijken. Wil je spelen, zeg dan { COMMAND("page") } tegen me in de chat, en open de link die ik je geef.
page-waits = Ik kijk ernaar. Het antwoord komt hier zo.
page-no-games = Je speelt geen partij. Daag iemand uit in de chat.
page-sign-in-by-chat = Zeg { COMMAND("page") } tegen me in de chat, en open de link die ik je geef. Dan staan je partijen hier.

# In plaats van een pagina

page-unknown = Hier is niets
page-unknown-how = Deze pagina bestaat niet, of heeft nu een ander adres. Vraag in de chat om een nieuwe link.
page-used-link = Deze link werkt niet meer
page-used-link-how = Een link logt je één keer in, binnen tien minuten. Zeg { COMMAND("page") } tegen me in de chat voor een nieuwe.
page-elsewhere = Dat kwam niet van deze pagina
page-elsewhere-how = Ik heb niets gedaan. Open de pagina opnieuw en probeer het nog een keer.
page-not-here = Dat kan hier niet
page-not-here-how = Ik heb niets gedaan. Zeg het tegen me in de chat.
page-signed-out = Je bent niet ingelogd
page-signed-out-how = Zeg { COMMAND("page") } tegen me in de chat, en open de link die ik je geef.
page-too-many = Niet zo snel
page-too-many-how = Je vraagt te veel tegelijk. Wacht een paar seconden.
page-busy = Ik heb het te druk
page-busy-how = Probeer het over een minuut nog eens.
page-failed = Er ging iets mis
page-failed-how = Het ligt aan mij, niet aan jou. Probeer het over een minuut nog eens.

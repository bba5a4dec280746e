# Meldingen: wat mensen roept, en wanneer.

command-hours = Stel de uren en tijdzone voor je herinneringen in, of vraag hoe ze staan
command-snooze = Zet je meldingen een tijd uit, weer aan, of vraag hoelang ze nog uit staan
command-mute = Demp een van je partijen: je krijgt er geen meldingen meer over
command-unmute = Demp een partij niet meer: je krijgt er weer meldingen over
command-watch = Volg stil een partij van elders, of bekijk welke ik hier toon
command-unwatch = Volg een partij van elders niet meer
command-vacation = Pauzeer partijen met klokken van een dag of meer, kom terug, of vraag hoeveel dagen je nog hebt
command-param-hours = Uren van de dag, zoals 8-22 of 7:30-21
command-param-zone = Je tijdzone, zoals Europe/Amsterdam
command-param-vacation-end = Zeg “stop” om eerder terug te komen

# Oproepen, overzichten, uren en vakanties

club-reminder = { $id } { $game }: { $name }, je tijd loopt af { $until }.
club-your-turn = { $id } { $game }: { $name }, jij bent aan zet tegen { $opponent }. { $time }
club-your-turn-until = Je tijd loopt af { $until }.
club-your-turn-out = Je tijd liep af { $until }. Tot je tegenstander de winst opeist, telt een zet nog.
club-snoozed = Je meldingen staan uit en gaan weer aan { $until }. { COMMAND("snooze off") } zet ze nu weer aan.
club-snooze-none = Je meldingen staan aan. { COMMAND("snooze 8h") } zet ze een tijd uit.
club-snooze-ended = Je meldingen staan weer aan.
club-snooze-length = Zeg hoelang, van een minuut tot 30 dagen, zoals { COMMAND("snooze 8h") }.
club-snooze-not-on = Je meldingen staan al aan. { COMMAND("snooze 8h") } zet ze een tijd uit.
club-muted = Je hebt { $id } gedempt: ik geef je er geen meldingen over, maar de klok loopt door. { COMMAND("unmute", $id) } heft dat op.
club-unmuted = Je dempt { $id } niet meer: ik meld het je weer als je aan zet bent.
club-watching = Ik toon { $id } { $game } hier tot het einde, zonder iemand meldingen te sturen. { COMMAND("unwatch", $id) } stopt dat.
club-watching-list = Deze partijen van elders toon ik hier. { COMMAND("unwatch", $id) } stopt er een:
club-watching-none = Ik toon hier geen partijen van elders. { COMMAND("watch #12") } toont er een.
club-watching-here = { $id } wordt hier gespeeld, dus iedereen hier ziet die toch al.
club-watching-own = Je speelt { $id } zelf. { COMMAND("board", $id) } toont de partij.
club-watching-managers = Alleen wie deze kamer beheert, kan me hier partijen laten tonen. Wil je er zelf een volgen, schrijf me dan { COMMAND("watch #12") } in een privéchat.
club-watching-abroad = { $id } hoort bij een andere community, dus ik kan die hier niet tonen.
club-watching-too-many = Ik toon hier al { $limit } partijen van elders. Stop er een met { COMMAND("unwatch", $id) }.
club-watching-full = { $id } heeft al te veel volgers. { COMMAND("board", $id) } laat zien hoe het ervoor staat.
club-unwatched = Ik toon { $id } hier niet meer.
club-unwatched-not = Ik toon { $id } hier niet. { COMMAND("watch") } noemt de partijen die ik wel toon.
club-unwatched-which = Zeg welke partij, zoals { COMMAND("unwatch", $id) }:
club-digest = { $count ->
    [0] Je hebt geen lopende partijen.
    *[other] { $awaiting ->
        [0] Je partijen ({ $count }); geen ervan wacht op jou:
        [one] Je partijen ({ $count }); één ervan wacht op jou:
        *[other] Je partijen ({ $count }); { $awaiting } ervan wachten op jou:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = Ik werk deze lijst bij als je partijen veranderen, en stuur die eens per dag opnieuw als er een partij op je wacht. { COMMAND("settings digest 18:30") } bepaalt hoe laat; { COMMAND("settings notices here") } zet de lijst uit.
club-digest-older = Hieronder staat een nieuwere lijst van je partijen.
club-digest-elsewhere = Een nieuwere lijst van je partijen staat in onze privéchat op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
}.
club-digest-ended = Deze lijst van je partijen werk ik niet meer bij. { COMMAND("settings notices digest") } begint een nieuwe.
club-digest-refused = { $name } neemt geen privéberichten van me aan, dus ik stuur de meldingen hier.
club-hours = Ik stuur je alleen binnen deze uren herinneringen: { $hours }, in de tijdzone { $zone }. Klokken onder een dag trekken zich daar niets van aan.
club-hours-now = Het is daar nu { $now }. { COMMAND("hours 8-22 Europe/Amsterdam") } verandert de uren en de zone.
club-no-hours = Schrijf je uren zoals { COMMAND("hours 8-22 Europe/Amsterdam") }: van het ene uur van de dag tot het andere, dan de tijdzone.
club-no-zone = Ik ken de tijdzone { $word } niet. Noem een werelddeel en een stad, zoals Europe/Amsterdam.
club-no-zone-near = Ik ken de tijdzone { $word } niet. Bedoelde je { $nearest }?
club-vacation-none = Je bent niet met vakantie. Je hebt dit jaar nog { $left ->
    [one] 1 dag
   *[other] { $left } dagen
}; { COMMAND("vacation 7d") } begint een vakantie.
club-vacation-until = Je bent met vakantie; die eindigt { $until }. Je hebt dit jaar nog { $left ->
    [one] 1 dag
   *[other] { $left } dagen
}; met { COMMAND("vacation off") } ben je terug.
club-vacation-ended = Welkom terug: je klokken lopen weer. Je hebt dit jaar nog { $left ->
    [one] 1 dag
   *[other] { $left } dagen
} vakantie.
club-vacation-too-long = Dat is te lang. Dagen die je in { $year } nog hebt: { $left }. Een deel van een dag telt als een hele.
club-vacation-not-on = Je bent niet met vakantie. { COMMAND("vacation 7d") } begint er een.
club-vacation-length = Zeg hoeveel dagen, zoals { COMMAND("vacation 7d") }.
club-vacation-by-itself = De tijd van { $name } in { $id } zou op zijn, dus er begint vanzelf een vakantiedag, en elke dag nog een, tot er wordt gespeeld. Vakantiedagen die dit jaar over zijn: { $left }.
club-idle = { $id } { $game }: er is 30 dagen niet gespeeld. { $player } is aan zet. Speelt er binnen 14 dagen niemand, dan sluit ik de partij, en er verandert geen rating.
club-idle-closed = { $id } { $game }: er is lang niet gespeeld, dus ik heb de partij gesloten.
club-setting-digest = hoe laat ik je overzicht opnieuw stuur als er een partij op je wacht; standaard als je uren beginnen
club-setting-hours = de uren van de dag waarop ik je eraan herinner dat je tijd afloopt
club-setting-zone = de tijdzone voor je uren en voor de tijden die ik schrijf
club-setting-account = op welk van je gekoppelde accounts ik je schrijf als het alleen voor jou is: dat waarmee je me het laatst schreef of speelde, of dat op een platform dat je noemt
club-setting-no-account = Ik ken geen account van je op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
}. Heb je er een, dan voegt { COMMAND("link") } in onze privéchat het toe.
club-setting-vacations = of er vanzelf een vakantiedag begint als je tijd op zou zijn in een partij met een klok van een dag of meer
club-setting-watching = wie me hier partijen van elders kan laten tonen: alleen wie deze kamer beheert, of iedereen

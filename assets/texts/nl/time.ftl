# Tijden, waar een platform ze niet aan elke lezer in de eigen tijdzone toont.

time-moment = op { $date } om { $time } { $zone }
time-moment-ahead = over { $left }, op { $date } om { $time } { $zone }
time-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
time-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}

# Klokken

club-untimed = geen klok
club-timed = klok { $control }
club-timed-claimable = klok { $control }, winst op te eisen
club-timed-no-vacation = klok { $control }, geen automatische vakantie
club-timed-claimable-no-vacation = klok { $control }, winst op te eisen, geen automatische vakantie
club-odds = De bedenktijd verschilt: { $name } heeft { $own }, de tegenstander { $others }. Dat is een handicap, dus de partij gaat zonder rating.
club-begins-odds = De bedenktijd verschilt: de eerste speler heeft { $one }, de tweede { $two }; { $out }.
club-odds-unrated = Een partij met handicap gaat altijd zonder rating. Laat “{ choice-rated }” weg.
club-odds-elsewhere = Daar hebben beiden evenveel tijd. Alleen een uitdaging aan één persoon kan verschillen, zoals { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = Jullie hebben allebei { $time } voor elke zet; { $out }.
club-begins-bank = Jullie hebben allebei { $time }, en bij elke zet { $increment } erbij, tot hoogstens { $cap }; { $out }.
club-flag-lost = wie geen tijd meer heeft, verliest
club-flag-claimable = heeft iemand geen tijd meer, dan kan de tegenstander de winst opeisen
club-flag-lost-no-vacation = wie geen tijd meer heeft, verliest, en er begint nooit vanzelf een vakantie
club-flag-claimable-no-vacation = heeft iemand geen tijd meer, dan kan de tegenstander de winst opeisen, en er begint nooit vanzelf een vakantie
club-clock-runs = De tijd van { $name } loopt af { $until }.
club-clock-out = De tijd van { $name } liep af { $until }; { $opponent } kan de partij beëindigen met { COMMAND("claim", $id) }.
club-time-is-over = { $id }: de tijd van { $player } is op. { $opponent } kan de winst opeisen met { COMMAND("claim", $id) }; tot dan telt een zet nog.
club-time-lost = { $id } { $game }: de tijd van { $player } is op.
club-time-void = { $id } { $game }: de tijd van { $player } was op vóór het einde van de eerste zet.
club-no-clock = { $id } heeft geen klok, dus er kan geen tijd opraken.
club-rated-needs-clock = Een partij met rating heeft een klok nodig. Laat “none” weg, of zeg “{ choice-unrated }”.
club-length-given = Geef minstens een minuut, en in totaal niet meer dan 60 dagen.
club-your-turn-untimed = Deze partij heeft geen klok.

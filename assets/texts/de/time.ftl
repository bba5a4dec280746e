# Zeiten, wo eine Plattform sie nicht allen in ihrer eigenen Zone zeigt.

time-moment = am { $date } um { $time } { $zone }
time-moment-ahead = am { $date } um { $time } { $zone } (noch { $left })
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}

# Uhren

club-untimed = ohne Uhr
club-timed = Uhr { $control }
club-timed-claimable = Uhr { $control }, mit Reklamation
club-timed-no-vacation = Uhr { $control }, ohne automatischen Urlaub
club-timed-claimable-no-vacation = Uhr { $control }, mit Reklamation, ohne automatischen Urlaub
club-odds = Die Uhren sind verschieden: { $name } hat { $own }, die Gegenseite { $others }. Das ist eine Vorgabe, darum ist die Partie ungewertet.
club-begins-odds = Die Uhren sind verschieden: Wer beginnt, hat { $one }, die andere Seite { $two }; { $out }.
club-odds-unrated = Eine Partie mit Vorgabe ist nie gewertet. Lass „{ choice-rated }“ weg.
club-odds-elsewhere = Dort haben beide dieselbe Zeit. Verschieden kann sie nur sein, wenn du eine Person herausforderst, etwa mit { COMMAND("challenge bob sfirs clock:3d/1d") }.
club-begins-per-turn = Ihr habt je { $time } für jeden Zug; { $out }.
club-begins-bank = Ihr habt je { $time }, und mit jedem Zug { $increment } dazu, bis höchstens { $cap }; { $out }.
club-flag-lost = wer die Zeit überschreitet, verliert
club-flag-claimable = überschreitet eine Seite die Zeit, kann die andere den Sieg reklamieren
club-flag-lost-no-vacation = wer die Zeit überschreitet, verliert, und kein Urlaub beginnt von selbst
club-flag-claimable-no-vacation = überschreitet eine Seite die Zeit, kann die andere den Sieg reklamieren, und kein Urlaub beginnt von selbst
club-clock-runs = Die Zeit von { $name } läuft { $until } ab.
club-clock-out = Die Zeit von { $name } ist { $until } abgelaufen; { $opponent } kann die Partie mit { COMMAND("claim", $id) } beenden.
club-time-is-over = { $id }: { $player } hat die Zeit überschritten. { $opponent } kann den Sieg mit { COMMAND("claim", $id) } reklamieren; bis dahin zählt ein Zug noch.
club-time-lost = { $id } { $game }: { $player } hat die Zeit überschritten.
club-time-void = { $id } { $game }: { $player } hat die Zeit überschritten, noch vor Ende des ersten Zuges.
club-no-clock = { $id } hat keine Uhr, also kann dort niemand die Zeit überschreiten.
club-rated-needs-clock = Eine gewertete Partie braucht eine Uhr. Lass „none“ weg oder sag „{ choice-unrated }“.
club-length-given = Gib mindestens eine Minute, insgesamt höchstens 60 Tage.
club-your-turn-untimed = Diese Partie hat keine Uhr.

# Benachrichtigungen: was Leute ruft, und wann.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-hours = Uhrzeiten und Zeitzone für deine Erinnerungen festlegen, oder danach fragen
command-snooze = Benachrichtigungen eine Weile pausieren, wieder einschalten, oder fragen, wie lange noch
command-mute = Eine deiner Partien stummschalten: keine Benachrichtigungen mehr zu ihr
command-unmute = Eine Stummschaltung aufheben: wieder Benachrichtigungen zu einer Partie
command-watch = Einer Partie von anderswo still zusehen, oder auflisten, welche ich hier zeige
command-unwatch = Einer Partie von anderswo nicht mehr zusehen
command-vacation = Partien mit Uhren ab einem Tag pausieren, zurückkehren, oder nach Resttagen fragen
command-param-hours = Uhrzeiten, etwa 8-22 oder 7:30-21
command-param-zone = Deine Zeitzone, etwa Europe/Amsterdam
command-param-vacation-end = Sag „aus“, um früher zurückzukehren

# Rufe, Übersichten, Uhrzeiten und Urlaub

club-reminder = { $id } { $game }: { $name }, deine Zeit läuft { $until } ab.
club-your-turn = { $id } { $game }: { $name }, du bist am Zug gegen { $opponent }. { $time }
club-your-turn-until = Deine Zeit läuft { $until } ab.
club-your-turn-out = Deine Zeit ist { $until } abgelaufen. Bis die Gegenseite reklamiert, zählt ein Zug noch.
club-snoozed = Deine Benachrichtigungen sind pausiert und kommen { $until } wieder. { COMMAND("snooze off") } schaltet sie jetzt ein.
club-snooze-none = Deine Benachrichtigungen sind nicht pausiert. { COMMAND("snooze 8h") } pausiert sie eine Weile.
club-snooze-ended = Deine Benachrichtigungen sind nicht mehr pausiert.
club-snooze-length = Sag, wie lange, von einer Minute bis 30 Tage, etwa { COMMAND("snooze 8h") }.
club-snooze-not-on = Deine Benachrichtigungen sind nicht pausiert, also gibt es nichts einzuschalten. { COMMAND("snooze 8h") } pausiert sie eine Weile.
club-muted = Du hast { $id } stummgeschaltet: Ich benachrichtige dich nicht dazu, aber die Uhr läuft weiter. { COMMAND("unmute", $id) } hebt das auf.
club-unmuted = { $id } ist nicht mehr stumm: Ich benachrichtige dich wieder, wenn du am Zug bist.
club-watching = Ich zeige { $id } { $game } hier bis zum Ende, ohne jemanden zu benachrichtigen. { COMMAND("unwatch", $id) } beendet das.
club-watching-list = Diese Partien von anderswo zeige ich hier. { COMMAND("unwatch", $id) } beendet eine:
club-watching-none = Ich zeige hier keine Partien von anderswo. { COMMAND("watch #12") } zeigt eine.
club-watching-here = { $id } wird hier gespielt, darum sehen sie hier ohnehin alle.
club-watching-own = { $id } spielst du selbst. { COMMAND("board", $id) } zeigt sie.
club-watching-managers = Nur wer diesen Raum verwaltet, kann mich hier Partien zeigen lassen. Um selbst einer zuzusehen, schreib mir { COMMAND("watch #12") } im Direktchat.
club-watching-abroad = { $id } gehört zu einer anderen Community, darum kann ich sie hier nicht zeigen.
club-watching-too-many = Ich zeige hier schon { $limit } Partien von anderswo. Beende eine mit { COMMAND("unwatch", $id) }.
club-watching-full = { $id } sehen schon zu viele zu. { COMMAND("board", $id) } zeigt, wie sie steht.
club-unwatched = Ich zeige { $id } hier nicht mehr.
club-unwatched-not = Ich zeige { $id } hier nicht. { COMMAND("watch") } listet auf, welche ich zeige.
club-unwatched-which = Sag, welche Partie, etwa { COMMAND("unwatch", $id) }:
club-digest = { $count ->
    [0] Du hast keine laufenden Partien.
    *[other] { $awaiting ->
        [0] Deine Partien ({ $count }); keine wartet auf dich:
        [one] Deine Partien ({ $count }); eine wartet auf dich:
        *[other] Deine Partien ({ $count }); { $awaiting } warten auf dich:
    }
}
club-digest-game = { $listed } ({ $place })
club-digest-how = Ich halte diese Übersicht aktuell und schicke sie einmal am Tag neu, wenn eine Partie auf dich wartet. { COMMAND("settings digest 18:30") } legt die Uhrzeit fest; { COMMAND("settings notices here") } schaltet die Übersicht ab.
club-digest-older = Weiter unten steht eine neuere Übersicht deiner Partien.
club-digest-elsewhere = Eine neuere Übersicht deiner Partien steht in unserem Direktchat auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
}.
club-digest-ended = Diese Übersicht deiner Partien halte ich nicht mehr aktuell. { COMMAND("settings notices digest") } beginnt eine neue.
club-digest-refused = { $name } nimmt keine Direktnachrichten von mir an, darum benachrichtige ich weiter hier.
club-hours = Erinnerungen schicke ich dir nur zu diesen Uhrzeiten: { $hours }, in der Zeitzone { $zone }. Für Uhren unter einem Tag gilt das nicht.
club-hours-now = Dort ist es jetzt { $now }. { COMMAND("hours 8-22 Europe/Amsterdam") } ändert Uhrzeiten und Zone.
club-no-hours = Schreib deine Uhrzeiten wie { COMMAND("hours 8-22 Europe/Amsterdam") }: von einer Uhrzeit bis zu einer anderen, dann die Zeitzone.
club-no-zone = Die Zeitzone { $word } kenne ich nicht. Nenn sie nach Kontinent und Stadt, etwa Europe/Amsterdam.
club-no-zone-near = Die Zeitzone { $word } kenne ich nicht. Meintest du { $nearest }?
club-vacation-none = Du bist nicht im Urlaub. Dieses Jahr hast du noch { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
}; { COMMAND("vacation 7d") } beginnt einen Urlaub.
club-vacation-until = Du bist im Urlaub; er endet { $until }. Dieses Jahr hast du noch { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
}; { COMMAND("vacation off") } bringt dich zurück.
club-vacation-ended = Willkommen zurück: Deine Uhren laufen wieder. Dieses Jahr hast du noch { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
} Urlaub.
club-vacation-too-long = Das ist zu lang. Urlaubstage, die du { $year } noch hast: { $left }. Ein angebrochener Tag zählt ganz.
club-vacation-not-on = Du bist nicht im Urlaub. { COMMAND("vacation 7d") } beginnt einen.
club-vacation-length = Sag, wie viele Tage, etwa { COMMAND("vacation 7d") }.
club-vacation-by-itself = { $name } würde in { $id } die Zeit überschreiten, darum beginnt von selbst ein Urlaubstag, und jeden Tag ein weiterer, bis der Zug kommt. Verbleibende Urlaubstage dieses Jahr: { $left }.
club-idle = { $id } { $game }: Seit 30 Tagen hat niemand gespielt. { $player } ist am Zug. Spielt binnen 14 Tagen niemand, schließe ich die Partie, und keine Wertung ändert sich.
club-idle-closed = { $id } { $game }: Lange hat niemand gespielt, darum habe ich die Partie geschlossen.
club-setting-digest = zu welcher Uhrzeit ich deine Übersicht neu schicke, wenn eine Partie auf dich wartet; ohne Angabe, wenn deine Uhrzeiten beginnen
club-setting-hours = zu welchen Uhrzeiten ich dich erinnere, dass deine Zeit abläuft
club-setting-zone = die Zeitzone für deine Uhrzeiten und für die Zeiten, die ich schreibe
club-setting-account = welchem deiner verknüpften Konten ich schreibe, wenn etwas nur für dich ist: dem, mit dem du mir zuletzt geschrieben oder gespielt hast, oder dem auf einer Plattform, die du nennst
club-setting-no-account = Ich kenne kein Konto von dir auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
}. Hast du eins, fügt { COMMAND("link") } in unserem Direktchat es hinzu.
club-setting-vacations = ob von selbst ein Urlaubstag beginnt, wenn du in einer Partie mit einer Uhr ab einem Tag die Zeit überschreiten würdest
club-setting-watching = wer mich hier Partien von anderswo zeigen lassen kann: nur wer diesen Raum verwaltet, oder alle

# Einstellungen und Moderation.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-settings = Einstellungen zeigen oder ändern: deine, die dieses Raums oder dieser Community
command-stop = Eine hier gespielte Partie abbrechen, sodass sie nicht zählt
command-ban = Jemanden in dieser Community fürs Spielen sperren, entsperren, oder Sperren auflisten
command-audit = Auflisten, was die Verwaltung hier tat: Abbrüche, Sperren, geänderte Einstellungen
command-param-of = Wessen Einstellungen
command-param-setting = Die Einstellung
command-param-value = Der neue Wert; „default“ stellt den üblichen wieder her
command-param-stop = Die Nummer der Partie, etwa #12; nicht nötig, wenn du auf ihr Brett antwortest
command-param-ban = Wer gesperrt wird; nenn niemanden, um die Gesperrten aufzulisten
command-param-ban-end = Sag „aus“, um die Sperre aufzuheben

# Einstellungen

club-setting-clock = wie viel Zeit beide haben, wenn die Herausforderung nichts anderes sagt, etwa 3d pro Zug, oder 10d+36h für ein Zeitkonto und 36 Stunden dazu mit jedem Zug
club-settings-mine = Deine Einstellungen:
club-settings-place = Einstellungen dieses Raums:
club-settings-community = Einstellungen dieser Community:
club-setting = { $name } = { $value }, { $from }: { $about } ({ $values })
club-setting-from-usual = der Standard
club-setting-from-person = von dir gewählt
club-setting-from-app = von deiner App vorgegeben
club-setting-from-server = aus den Einstellungen dieses Servers
club-setting-from-place = für diesen Raum gewählt
club-setting-from-community = für diese Community gewählt
club-settings-how = Ändere eine, etwa mit { COMMAND("settings theme dark") } oder { COMMAND("settings place language en") }. Der Wert „default“ setzt sie zurück.
club-setting-theme = die Farben der Bilder
club-setting-boards = wie ich Bretter zeige: als Bild, in Worten zum Anhören, oder in Buchstaben
club-setting-motion = ob sich beim Nachspielen etwas bewegt, oder nur das letzte Bild zu sehen ist
club-setting-side = welche Seite unten am Brett ist: deine, immer die beginnende, oder die am Zug; wählst du deine, zeigen Bretter, die alle sehen, dort weiter die beginnende, oder deine, wenn du gegen den Computer spielst
club-setting-language = die Sprache, in der ich schreibe
club-setting-notices = wie ich dir sage, dass du handeln musst: mit einem Ping hier, mit einer Direktnachricht, mit einer einzigen Direktnachricht, die alle deine Partien auflistet und aktuell bleibt, oder gar nicht
club-setting-rated = ob Herausforderungen gewertet sind, wenn sie nichts anderes sagen
club-setting-past = was mit einem Brett geschieht, wenn ein neueres kommt: Es schrumpft auf seine Textzeile oder behält sein Bild, wenn die Plattform das kann
club-setting-threads = ob jede Partie einen eigenen Thread bekommt, wenn die Plattform das kann
club-setting-changed =
    { $whose ->
        [mine] Deine Einstellung { $name } ist jetzt { $value }.
        [place] Die Einstellung { $name } dieses Raums ist jetzt { $value }.
        [community] Die Einstellung { $name } dieser Community ist jetzt { $value }.
       *[all] Die Einstellung { $name } ist jetzt { $value }, für dich und für alles, was ich hier allen sage.
    }
club-setting-forgotten =
    { $whose ->
        [mine] Deine Einstellung { $name } steht wieder auf dem Standard.
        [place] Die Einstellung { $name } dieses Raums steht wieder auf dem Standard.
        [community] Die Einstellung { $name } dieser Community steht wieder auf dem Standard.
       *[all] Die Einstellung { $name } steht wieder auf dem Standard, für dich und für alles, was ich hier allen sage.
    }
club-setting-for-all = Das ändert nur Nachrichten für dich allein. Um die für alle hier zu ändern, schreib { COMMAND("settings place", $name, $value) }.
club-setting-value = Darauf kann ich { $name } nicht setzen. Möglich sind: { $values }.
club-setting-communal = Die Einstellung { $name } ist für Räume und Communitys. Schreib { COMMAND("settings place", $name, $value) }.
club-setting-personal = Die Einstellung { $name } ist für Personen. Schreib { COMMAND("settings", $name, $value) }.
club-no-setting = Diese Einstellung kenne ich nicht. { COMMAND("settings") } zeigt alle.
club-not-manager = Nur wer diesen Raum verwaltet, kann seine Einstellungen ändern.

# Moderation

club-setting-play = ob hier Partien und Turniere eröffnet werden können; damit das nur in manchen Räumen geht, setz „off“ für die Community und „on“ für diese Räume
club-setting-games = welche Spiele eröffnet werden können, etwa „chifoumi, sfirs“
club-stopped = { $name } bricht { $id } ab: { $reason }
club-broken-off-here = Die Verwaltung dieser Community hat { $id } abgebrochen.
club-bans = { $name } ist gesperrt und kann in dieser Community keine Partien mehr eröffnen, keine Herausforderungen annehmen und an keinem Turnier teilnehmen. Laufende Partien hier enden und zählen nicht; in Turnieren gewinnt die Gegenseite.
club-unbans = { $name } kann in dieser Community wieder spielen.
club-banned-list = In dieser Community gesperrt: { $names }.
club-banned-nobody = In dieser Community ist niemand gesperrt.
club-audit = Was die Verwaltung hier tat, Seite { $page } von { $pages }:
club-audit-empty = Die Verwaltung hat hier bisher nichts getan.
club-audit-stop = { $at }: { $name } brach { $id } ab: { $reason }
club-audit-ban = { $at }: { $name } sperrte { $whom }: { $reason }
club-audit-unban = { $at }: { $name } hob die Sperre von { $whom } auf
club-audit-unban-why = { $at }: { $name } hob die Sperre von { $whom } auf: { $reason }
club-audit-call-off = { $at }: { $name } sagte Turnier { $reason } ab
club-audit-take-out = { $at }: { $name } nahm { $whom } aus Turnier { $reason }
club-audit-award = { $at }: { $name } sprach { $whom } die Paarung von { $id } zu: { $reason }
club-audit-award-draw = { $at }: { $name } erklärte die Paarung von { $id } für remis: { $reason }
club-audit-pause = { $at }: { $name } pausierte Turnier { $reason }
club-audit-resume = { $at }: { $name } ließ Turnier { $reason } weitergehen
club-audit-extend = { $at }: { $name } verlängerte die Runde von Turnier { $reason }
club-audit-replace = { $at }: { $name } ließ { $whom } einen Platz übernehmen in Turnier { $reason }
club-audit-help = { $at }: { $name } machte { $whom } zur Turnierhilfe in Turnier { $reason }
club-audit-help-off = { $at }: { $name } beendete die Turnierhilfe von { $whom } in Turnier { $reason }
club-audit-seeds = { $at }: { $name } legte die Gesetzten fest in Turnier { $reason }
club-audit-join = { $at }: { $name } vereinte diese Community mit der von { $reason }
club-audit-part = { $at }: { $name } trennte diese Community und die von { $reason }
club-audit-setting = { $at }: { $name } änderte eine Einstellung: { $reason }
club-button-older = Ältere
club-no-play-here = Hier kannst du keine Partien eröffnen. Such den Raum, in dem es geht, oder wende dich an die Verwaltung dieser Community.
club-game-not-here = { $game } kannst du hier nicht spielen, aber { $games }.
club-banned = Du bist in dieser Community fürs Spielen gesperrt. Wende dich an ihre Verwaltung.
club-opponent-banned = { $name } ist in dieser Community fürs Spielen gesperrt.
club-moderation-direct = Sag das in einem Raum der Community, die du meinst.
club-moderation-managers = Das kann nur, wer diesen Raum verwaltet.
club-stop-turn = Dein Zug in { $id } ist noch nicht zu Ende. { COMMAND("end") } beendet ihn, wenn er hier enden kann; { COMMAND("undo") } nimmt die letzte Aktion zurück.
club-stop-which = Um deine eigene Partie aufzugeben, sag { COMMAND("resign") }; um eine Lektion zu verlassen, { COMMAND("leave") }. Verwaltest du diesen Raum und willst eine Partie abbrechen, sag welche, etwa { COMMAND("stop #12 both asked for it") }, oder antworte auf ihr Brett.
club-stop-elsewhere = { $id } wird in { $place } gespielt. Sag es dort.
club-stop-others = { $id } gehört zu einer anderen Community, also kann nur deren Verwaltung sie abbrechen. Die beiden, die sie spielen, können sie beenden: siehe { COMMAND("resign", $id) } und { COMMAND("draw", $id) }.
club-stop-vote = { $id } ist eine Partie zwischen Communitys, also bricht keine sie allein ab. Zum Beenden sagt die Verwaltung { COMMAND("resign", $id) } oder bietet Remis an: { COMMAND("draw", $id) }.
club-stop-why = Sag, warum du { $id } abbrichst, etwa { COMMAND("stop", $id, "both asked for it") }.
club-ban-why = Sag, warum du { $name } sperrst, etwa { COMMAND("ban bob stalls every game") }.
club-ban-what = Willst du { $name } sperren? Alle laufenden Partien dieser Person in dieser Community werden abgebrochen und zählen nicht, und sie scheidet aus den Turnieren hier aus. Die Sperre aufzuheben, bringt nichts davon zurück.
club-button-ban = Sperren
club-ban-yourself = Du kannst dich nicht selbst sperren.
club-ban-computer = Den Computer kannst du nicht sperren. Soll hier niemand gegen ihn spielen, kann ihn die Person, die diesen Bot betreibt, abschalten.
club-banned-already = { $name } ist schon gesperrt. { COMMAND("help ban") } erklärt, wie du die Sperre aufhebst.
club-not-banned = { $name } ist nicht gesperrt.
club-reason-long = Dieser Grund ist länger als { $limit } Zeichen. Fass ihn kürzer.

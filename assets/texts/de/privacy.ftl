# Blockieren, und was über eine Person gespeichert ist.

command-block = Verhindern, dass jemand dich herausfordert, oder zeigen, wen du blockiert hast
command-unblock = Jemandem wieder erlauben, dich herauszufordern
command-privacy-export = Dir allein alles als Datei schicken, was ich über dich gespeichert habe
command-forget = Deinen Namen, dein Konto, deine Wertungen und Einstellungen hier löschen
command-param-forget-all = Alle deine verknüpften Konten, sobald jedes zugestimmt hat
command-param-part = Welcher Teil, falls es für eine Datei zu viel ist

# Eine Person blockieren

club-blocked = Du hast { $name } blockiert. Ihr könnt einander nicht herausfordern, und in Partien, die ihr noch spielt, pinge ich dich nicht an.
club-unblocked = Du blockierst { $name } nicht mehr.
club-blocking = Du hast { $names } blockiert.
club-blocking-nobody = Du hast niemanden blockiert.

# Was über eine Person gespeichert ist

club-personal = Das ist alles, was ich hier über dich gespeichert habe, als JSON. { COMMAND("forget") } löscht es.
club-personal-part = Das ist alles, was ich hier über dich gespeichert habe, als JSON: Teil { $part } von { $parts }. Deine Partien sind auf die Teile verteilt. { COMMAND("privacy export 2") } schickt den zweiten. { COMMAND("forget") } löscht alles.

# Eine Person vergessen

club-forget-what = Soll ich dich vergessen? Ich lösche hier deinen Namen, dein Konto, deine Wertungen und deine Einstellungen, für immer. Wer gegen dich gespielt hat, behält die Aufzeichnungen der Partien, unter dem Namen „{ $name }“. Nachrichten, die schon verschickt sind, bleiben stehen.
club-forget-tournament = Du verlässt Turnier { $id }, { $game }. Die Partien, die du dort noch zu spielen hast, gewinnt die Gegenseite.
club-forget-open-tournament = Du verlässt Turnier { $id }, { $game }, bevor es beginnt.
club-button-forget = Vergiss mich
club-forgotten-name = jemand
club-forgotten = Ich habe dich vergessen. Kommst du wieder, fängst du von vorn an.
club-opponent-forgotten = Dein Gegenüber wollte vergessen werden und ist für mich nicht mehr erreichbar. Für eine neue Partie fordere alle heraus, etwa mit { COMMAND("challenge open chifoumi") }.
club-forget-only-this = Ich vergesse nur dieses Konto. Bei { COMMAND("forget all") } geht es um alle deine verknüpften Konten, auch um { $accounts }.
club-forget-all-what = Soll ich alle deine Konten vergessen: dieses und { $accounts }? Ich tue es, sobald du es binnen eines Tages mit jedem davon bestätigt hast, jeweils im Direktchat mit mir.
club-forget-all-asked = { $account } hat mich gebeten, alle deine verknüpften Konten zu vergessen, und dieses gehört dazu. Willst du das, sag hier binnen eines Tages { $command }. Wenn nicht, musst du nichts tun; { COMMAND("unlink") } trennt dieses Konto von den anderen.
club-forget-all-waits = Ich warte, bis du es auch mit { $accounts } bestätigt hast.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } verlässt Turnier { $id } und gibt deine Partien darin auf.
club-forget-playing = Du spielst noch { $games }. Beende sie oder gib sie auf ({ COMMAND("resign match") }, wenn es ein Match ist), und sag dann noch einmal { COMMAND("forget") }.

# Ablehnungen

club-you-block = Du hast { $name } blockiert. { COMMAND("help unblock") } erklärt, wie du das aufhebst.
club-block-yourself = Du kannst dich nicht selbst blockieren.
club-blocked-already = Du hast { $name } schon blockiert.
club-not-blocked = Du hast { $name } nicht blockiert.
club-blocks-too-many = Du hast schon { $limit } Personen blockiert. Heb erst eine Blockierung auf.

# Eine Person, Community oder Partie auf mehreren Plattformen.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-link = Deine Konten auf mehreren Plattformen zu einer Person machen
command-link-confirm = Bestätigen, dass das Konto, das ich genannt habe, auch deins ist
command-link-cancel = Sagen, dass das Konto, das ich genannt habe, nicht deins ist
command-unlink = Dieses Konto wieder zu einer eigenen Person machen
command-param-code = Der Code, den dein anderes Konto bekommen hat
command-community-link = Diese Community mit einer auf anderer Plattform vereinen: Code holen oder eingeben
command-community-confirm = Der Community, die darum bittet, erlauben, sich mit dieser zu vereinen
command-community-unlink = Communitys trennen, die eine sind
command-param-question-code = Der Code in meiner Frage
command-param-community-code = Der Code, den dir die Verwaltung der anderen Community gegeben hat
command-place-link = Die Partien dieses Orts auch an einem anderen zeigen, auf jeder Plattform
command-place-unlink = Diesen Ort von dem trennen, mit dem er gekoppelt ist
command-param-place-code = Der Code vom anderen Ort
command-invite = Einen Code holen, um jemanden zum Spielen einzuladen, egal wo
command-param-invitation = Der Code einer Einladung

# Codes

club-code-wrong = Diesen Code kenne ich nicht. Vielleicht ist er vertippt, verbraucht oder zu alt. Lass dir einen neuen geben.
club-codes-too-many = Das sind zu viele falsche Codes. Versuch es in einer Stunde wieder.

# Eine Person mit mehreren Konten

club-link-direct = Das geht nur uns beide an. Sag { $command } in unserem Direktchat.
club-link-code = Dein Code ist { $code }. Er gilt einmal, zehn Minuten lang. Zeig ihn niemandem.
club-link-code-how = Sag mit deinem anderen Konto „link { $code }“ in dessen Direktchat mit mir. Auf Discord steht es im Menü /{ name-menu-links } (englisch /links).
club-link-ask = Ist { $account } auch dein Konto? Bestätigst du es, zählt alles, was es spielt, gewinnt und verliert, als deins, und es kann alles, was du kannst. Ist es nicht deins, will dich jemand hereinlegen.
club-link-stale = Das galt einem anderen Konto. Jetzt frage ich, ob { $account } auch deins ist. { COMMAND("link confirm") } zeigt dir die Frage.
club-link-ask-how = Gehören beide dir, sag binnen einer Stunde { $confirm } hier und im anderen Chat. Wenn nicht, sag { $cancel }.
club-link-account = „{ $name }“ (Konto { $id }) auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
}
club-button-link = Das ist meins
club-button-link-cancel = Das ist nicht meins
club-link-waits = Bestätigt. Bestätige es jetzt auch mit { $account }, in dessen Direktchat mit mir.
club-link-canceled = Du und { $account } bleibt zwei Personen.
club-linked = Du und { $account } seid jetzt eine Person.
club-linked-since = Ich berechne deine Wertungen aus den Partien beider Konten. Es gelten die Einstellungen des älteren.
club-linked-how = { COMMAND("unlink") } trennt die beiden wieder.
club-unlink-what = Soll dieses Konto wieder eine eigene Person sein, getrennt von { $accounts }? Jedes behält seine Partien, und ich berechne die Wertungen neu. Deine Einstellungen von vor der Verknüpfung kommen zurück.
club-button-unlink = Trennen
club-unlinked = Dieses Konto ist jetzt eine eigene Person. Es ist nicht mehr mit { $accounts } verknüpft.
club-unlinked-from = { $account } ist nicht mehr mit dir verknüpft, sondern jetzt eine eigene Person.

# Communitys

club-community-managers = Das kann nur, wer die ganze Community verwaltet.
club-community-code = Dein Code ist { $code }. Er gilt einmal, einen Tag lang. Gib ihn jemandem aus der Verwaltung der Community auf der anderen Plattform. Dort lautet die Eingabe „community link { $code }“ (auf Discord im Menü /{ name-menu-links }, englisch /links), und dann frage ich dich hier, ob du bestätigst.
club-community-merges = Beide werden eine: eine Rangliste, eine Liste von Partien und Turnieren und ein Protokoll. Alle können alle über den Namen finden, und eine Sperre gilt in beiden. Die Wertungen werden aus allen Partien neu berechnet. { COMMAND("community unlink") } trennt sie wieder.
club-community-settings-theirs = Für beide gelten die Einstellungen der anderen Community.
club-community-settings-ours = Für beide gelten die Einstellungen dieser Community.
club-community-ask = Das vereint deine Community mit der von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    }.
club-community-asked = Ich habe in { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    } gefragt. Wer jene Community verwaltet, hat einen Tag Zeit, es zu bestätigen.
club-community-wanted = { $name }, aus der Verwaltung der Community von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    }, möchte sie mit dieser vereinen.
club-community-wants = Die Community von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    } möchte sich mit dieser vereinen.
club-community-stale = Das galt einer anderen Community. Jetzt möchte sich die von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    } mit dieser vereinen. { COMMAND("community confirm") } zeigt dir die Frage.
club-community-confirm = Verwaltest du diese Community und kennst die andere, sag { $command }. { COMMAND("community unlink") } lehnt ab.
club-community-joined = Diese Community ist jetzt eins mit der von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    }.
club-community-parted = Diese Community ist nicht mehr eins mit der von { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
    }. Jede behält ihre Partien und die Einstellungen, die für beide galten.
club-community-rerated = Ich berechne die Wertungen neu. Das kann eine Weile dauern.
club-community-part = Das trennt die beiden Communitys wieder. Jede behält ihre Partien und Mitglieder und die Einstellungen, die für beide galten. Die Wertungen werden neu berechnet.
club-community-withdrawn = Die Anfrage, die beiden Communitys zu vereinen, ist zurückgezogen.
club-community-same = Das ist der Code dieser Community selbst. Gib ihn in der anderen ein.
club-community-joined-already = Eine Community kann sich nur mit einer einzigen anderen vereinen. Sag zuerst dort, wo sie eins sind, { COMMAND("community unlink") }, um sie zu trennen.
club-community-platform = Nur Communitys auf verschiedenen Plattformen können eins werden.
club-community-waits = Dort wartet schon eine andere Community auf Antwort. Versuch es später wieder.
club-community-nobody = Keine Community möchte sich mit dieser vereinen. { COMMAND("community link") } gibt dir einen Code dafür.
club-community-not-joined = Diese Community ist mit keiner anderen eins.
club-button-join-communities = Vereinen
club-button-part-communities = Trennen

# Orte

club-place-direct = Nur ein Kanal oder Raum kann gekoppelt werden. Sag es dort.
club-place-code = Wer den anderen Ort verwaltet, sagt dort „pair { $code }“. Auf Discord steht es im Menü /{ name-menu-links } (englisch /links). Der Code gilt einmal, zehn Minuten lang.
club-place-linked = Von jetzt an zeigen dieser Ort und „{ $name }“ auf { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] der Konsole
       *[other] { $platform }
    } dieselben Partien. { COMMAND("unpair") } trennt sie.
club-place-parted = Dieser Ort und „{ $name }“ auf { $platform ->
        [discord] Discord
        [matrix] Matrix
        [console] der Konsole
       *[other] { $platform }
    } teilen keine neuen Partien mehr. Begonnene gehen an beiden Orten weiter.
club-place-itself = Das ist der Code dieses Orts selbst. Gib ihn am anderen ein.
club-place-paired = Dieser Ort ist schon mit „{ $name }“ gekoppelt. { COMMAND("unpair") } trennt sie.
club-place-paired-there = Der andere Ort ist schon gekoppelt. { COMMAND("unpair") } dort trennt ihn.
club-place-alone = Dieser Ort ist nicht gekoppelt. { COMMAND("pair") } gibt dir einen Code für einen anderen.

# Einladungen

club-invitation = Deine Einladung zu { $game } ist fertig: { $rated }, { $clock }. Ihr Code läuft { $until } ab.
club-invitation-how = Gib den Code der Person, gegen die du spielen willst. Sie sagt mir „accept { $code }“, wo auch immer sie ist. { COMMAND("withdraw", $id) } nimmt die Einladung zurück.

# Ablehnungen

club-link-own-code = Das ist der Code dieses Kontos selbst. Gib ihn mit deinem anderen Konto ein.
club-link-already = Diese beiden Konten sind schon eine Person.
club-link-too-many = Eine Person hat höchstens { $limit } Konten. Trenn erst eins ab, mit { COMMAND("unlink") }.
club-link-played = Diese beiden Konten haben in Partie { $id } gegeneinander gespielt, darum bleiben sie zwei Personen.
club-link-tournament = Diese beiden Konten sind beide in Turnier { $id }, darum bleiben sie zwei Personen.
club-link-vacation = Eins dieser Konten ist im Urlaub oder war es, während das andere am Zug war. Beende den Urlaub mit { COMMAND("vacation off") } und mach diesen Zug, dann sag noch einmal { COMMAND("link confirm") }.
club-link-challenge = Eins dieser Konten hat das andere herausgefordert. Zieh erst die Herausforderung { $id } zurück, mit { COMMAND("withdraw", $id) }.
club-link-nothing = Du hast gerade nichts zu bestätigen. { COMMAND("link") } gibt dir einen Code für dein anderes Konto.
club-rematch-not-there = Wo dein Gegenüber gespielt hat, ist dieses Spiel jetzt nicht erlaubt.
club-unlink-none = Dieses Konto ist mit keinem anderen verknüpft. { COMMAND("link") } erledigt das.

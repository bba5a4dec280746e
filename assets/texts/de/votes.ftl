# Partien zwischen Communitys, die über ihre Züge abstimmen.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-vote-challenge = Eine andere Community herausfordern: Jede stimmt über ihre Züge ab, auf jeder Plattform
command-vote-accept = Die Herausforderung einer anderen Community hier annehmen, mit ihrem Code
command-vote-table = Die Wertungen deiner Community und derer zeigen, gegen die sie gespielt hat
command-vote = Über den nächsten Zug deiner Community abstimmen: per Zug oder Nummer eines Vorschlags
command-ballot = Die vorgeschlagenen Züge deiner Community zeigen, um für einen zu stimmen
command-param-vote-time = Wie lange jede Abstimmung dauert, etwa vote:12h
command-param-vote-code = Der Code, den du bekommen hast, etwa ABCD-EFGH
command-param-vote-turn = Ein ganzer Zug in Notation, oder die Nummer eines Vorschlags
club-setting-votes = ob alle sehen, wie andere stimmen, bevor eine Abstimmung endet

# Herausforderungen

club-vote-challenge = { $place } fordert eine andere Community zu { $game } heraus: { $rated }, { $clock }. Dort können alle über jeden Zug abstimmen, je { $time } lang.
club-vote-challenge-how = Gib diesen Code jemandem aus der Verwaltung der anderen Community: { $code }. In deren Kanal oder Raum lautet die Eingabe „vote accept { $code }“; auf Discord steht sie im Menü /{ name-menu-links } (englisch /links). Der Code läuft { $until } ab.
club-vote-asked = Dieser Code ist eine Herausforderung an deine ganze Community, nicht an dich. { $place } auf { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] der Konsole
   *[other] { $platform }
} fordert sie zu { $game } heraus: { $rated }, { $clock }. Hier können alle über jeden Zug abstimmen, je { $time } lang.
club-vote-asked-how = Nimmt deine Community an, sag { $command }.
club-button-vote-accept = Für alle annehmen
club-vote-direct = Communitys spielen in Kanälen und Räumen gegeneinander. Sag es dort.
club-vote-managers = Das kann für diese Community nur, wer diesen Ort verwaltet. Frag dort nach.
club-vote-yourself = Diese Herausforderung ist von deiner eigenen Community. Gib den Code jemandem aus der Verwaltung einer anderen.
club-vote-too-long = Die Abstimmung ({ $time }) ist zu lang für die Uhr { $control }. Wähle eine kürzere, oder eine Uhr mit mehr Zeit, etwa { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = Eine der beiden Communitys hat zu viele laufende Partien. Beendet erst eine.

# Abstimmungen

club-vote-begins = Alle, die für { $name } spielen, können über diesen Zug abstimmen: Tippt einen an eurem Ort. { COMMAND("ballot", $id) } zeigt die Vorschläge. Die Abstimmung endet { $until }.
club-vote-goes-on = Für { $name } hat in { $id } noch niemand abgestimmt, darum geht die Abstimmung weiter und endet nun { $until }. Stimmt gar niemand ab, entscheidet die Uhr.
club-vote-question = { $id }: Was soll { $name } spielen?
club-vote-suggests = { $name } schlägt in { $id } { $actions } vor, als Nummer { $number }, und stimmt dafür.
club-vote-votes = { $name } stimmt in { $id } für { $number }, { $actions }.
club-vote-cast = Du stimmst in { $id } für { $number }, { $actions }. Du kannst deine Stimme ändern. Die Abstimmung endet { $until }.
club-vote-cast-soon = Du stimmst in { $id } für { $number }, { $actions }.
club-vote-open = { $id } { $game }: Für { $name } hat noch niemand einen Zug vorgeschlagen. { $time }
club-vote-ballot = { $id } { $game }: was { $name } spielen könnte. { $time }
club-vote-until = Die Abstimmung endet { $until }.
club-vote-soon = Die Abstimmung endet bald.
club-vote-suggestion = { $number }. { $actions }: { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions }: { $effects } (keine Stimme)
    [one] { $number }. { $actions }: { $effects } (eine Stimme)
    *[other] { $number }. { $actions }: { $effects } ({ $votes } Stimmen)
}
club-vote-how = Stimm mit einer Nummer ab, etwa { COMMAND("vote", $id, "1") }, oder tippe einen anderen Zug. Die meisten Stimmen gewinnen; bei Gleichstand der frühere Vorschlag.
club-vote-picture = { $id }: was { $name } spielen könnte
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [one] { $name } wählte diesen Zug mit der einzigen Stimme.
   *[other] { $votes ->
        [one] { $name } wählte diesen Zug mit einer von { $all } Stimmen.
       *[other] { $name } wählte diesen Zug mit { $votes } von { $all } Stimmen.
    }
}

# Ablehnungen

club-vote-none = Du hast hier keine Partie, über die deine Community abstimmt. Die Verwaltung beginnt eine mit { COMMAND("vote challenge fursaz") }.
club-vote-which = Hier wird über mehrere Partien abgestimmt. Sag, welche du meinst, etwa { COMMAND("ballot", $id) }:
club-vote-no-votes = { $id } ist keine Partie zwischen Communitys, darum stimmt niemand darüber ab.
club-vote-not-now = In { $id } ist { $name } am Zug. Du kannst abstimmen, wenn deine Seite am Zug ist.
club-vote-over = { $id } ist vorbei, darum stimmt niemand mehr darüber ab.
club-vote-past = Diese Abstimmung in { $id } ist vorbei. { COMMAND("ballot", $id) } zeigt, worüber jetzt abgestimmt wird.
club-vote-other-side = Du hast in { $id } für { $name } gestimmt, darum kannst du nicht für die andere Seite stimmen.
club-vote-in-both = Du bist in beiden Communitys von { $id }. Stimm am Ort der Seite ab, für die du spielst.
club-vote-no-such = In { $id } hat niemand den Vorschlag { $number } gemacht. { COMMAND("ballot", $id) } zeigt die Vorschläge.
club-vote-whole = Abgestimmt wird über ganze Züge, und { $actions } ist noch keiner. Mach weiter, etwa mit { $next }.
club-vote-enough = In { $id } gibt es schon { $limit } Vorschläge. Stimm für einen davon.
club-vote-suggested = Du hast in dieser Abstimmung in { $id } schon { $limit } Züge vorgeschlagen. Stimm für einen der Vorschläge: { COMMAND("ballot", $id) } zeigt sie.
club-vote-counting = Diese Abstimmung in { $id } ist vorbei, und die Stimmen werden gezählt. { COMMAND("ballot", $id) } zeigt gleich, worüber dann abgestimmt wird.
club-vote-again = { $id } war eine Partie zwischen Communitys. Um noch einmal zu spielen, beginnt die Verwaltung eine neue mit { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Das kann in { $id } für die Community nur regeln, wer diesen Ort verwaltet. Frag dort nach.

# Wertungen

club-vote-ratings = Wertungen der Communitys, die gegeneinander gespielt haben:
club-vote-rating = { $name }: { $rating } ({ $wins } gewonnen, { $draws } remis, { $losses } verloren)
club-vote-no-ratings = Deine Community hat noch keine gewertete Partie gegen eine andere beendet. Die Verwaltung beginnt eine mit { COMMAND("vote challenge fursaz") }.

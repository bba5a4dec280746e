# Herausforderungen, Angebote, Züge, und wie eine Partie endet.

# Was die Befehle tun (höchstens 100 Zeichen), und ihre Angaben

command-challenge = Jemanden zu einer Partie herausfordern, oder alle
command-accept = Eine Herausforderung, ein Remis, eine Zugrücknahme oder eine Revanche annehmen
command-decline = Eine Herausforderung oder ein anderes Angebot an dich ablehnen
command-withdraw = Deine eigene Herausforderung oder dein Angebot zurückziehen
command-move = Deinen Zug spielen; Notation allein genügt, wenn klar ist, welche Partie du meinst
command-end = Deinen Zug beenden, wenn er noch weitergehen könnte
command-undo = Die letzte Aktion deines Zuges zurücknehmen, oder alle, bevor der Zug zu Ende ist
command-resign = Eine Partie oder das ganze Match aufgeben; ich frage nach
command-draw = Anbieten, hier aufzuhören; das Angebot sagt, ob das remis ist oder wer gewänne
command-takeback = Darum bitten, deinen letzten Zug zurückzunehmen
command-if = Deine Antwort auf einen Zug geheim vorplanen; Pläne zeigen oder zurückziehen
command-claim = Den Sieg reklamieren, wenn die Gegenseite die Zeit überschritten hat
command-moretime = Der Gegenseite mehr Zeit geben
command-rematch = Eine weitere Partie mit vertauschten Seiten anbieten
command-param-opponent = Dein Gegenüber; „open“ für alle
command-param-side = Deine Seite: erste, zweite, zufall oder eine Farbe
command-param-if-end = Sag „aus“, um alles zurückzuziehen, oder nur, was mit dem genannten Zug beginnt
command-param-if-line = Die Züge, die fremden zuerst, etwa c6-c5 then c3-c4; mehrere Zugfolgen trennt ;
command-param-level = Wie stark der Computer gegen dich spielt: level:1 bis level:8
command-param-what = Diese Partie aufgeben, oder ihr ganzes Match
command-param-flag = Ob Zeitüberschreitung sofort verliert, oder erst, wenn die Gegenseite reklamiert
command-param-vacation = Sag „ohne-urlaub“, damit bei Zeitüberschreitung kein Urlaub von selbst beginnt
command-param-odds = Eine Vorgabe: Die Gegenseite hat so viele erste Züge, odds:1 bis odds:4; ungewertet
command-param-lead = Eine Vorgabe: Die Gegenseite beginnt das Match mit so vielen Punkten, etwa lead:3; ungewertet
command-param-offer = Die Nummer der Herausforderung oder Partie, etwa #12; nur nötig bei mehreren
command-param-undo = Sag „alle“, um jede Aktion des Zuges zurückzunehmen

# Herausforderungen und Angebote

club-challenge = { $name } fordert { $opponent } zu { $game } heraus: { $rated }, { $clock }; { $side }.
club-challenge-open = { $name } fordert alle zu { $game } heraus: { $rated }, { $clock }; { $side }.
club-challenge-how = Antworte mit { COMMAND("accept", $id) } oder { COMMAND("decline", $id) }.
club-challenge-open-how = Willst du spielen, sag { COMMAND("accept", $id) }.
club-challenge-sent = Ich schicke die Herausforderung { $id } an { $opponent }. { COMMAND("withdraw", $id) } nimmt sie zurück.
club-side = { $name } spielt { $color }
club-side-random = die Seiten werden ausgelost
club-odds-turns = { $turns ->
    [one] Die Gegenseite hat den ersten Zug.
   *[other] Die Gegenseite hat die ersten { $turns } Züge, einen nach dem anderen.
  } Das ist eine Vorgabe, darum ist die Partie ungewertet.
club-odds-lead = Die Gegenseite beginnt mit { $points ->
    [one] einem Punkt.
   *[other] { $points } Punkten.
  } Das ist eine Vorgabe, darum ist das Match ungewertet.
club-odds-no-swap = Niemand kann die Seiten tauschen.
club-begins-turns = { $player } hat { $turns ->
    [one] den ersten Zug.
   *[other] die ersten { $turns } Züge, einen nach dem anderen.
  }
club-turn-given = { $player } hat die ersten Züge und ist darum noch einmal am Zug.
club-begins = { $id } { $game }, { $rated }: { $one } gegen { $two }.
club-computer-plays = { $name } ist der Computer auf Stufe { $level } von { $most }, { $strength }. Die Partie ist ungewertet und hat keine Uhr. { COMMAND("takeback") } nimmt deinen letzten Zug ohne Rückfrage zurück.
club-sides-drawn = Die Seiten sind ausgelost. Mit { COMMAND("challenge parlour", $game, "first") } beginnst du, mit { COMMAND("challenge parlour", $game, "second") } beginne ich.
club-computer-strength = Wertung { $rating } unter seinen Stufen
club-computer-unmeasured = noch ohne Wertung
club-computer-profile = Der Computer spielt jedes Spiel auf { $most } Stufen. Ihre Wertungen stammen aus Partien der Stufen gegeneinander und beginnen in jedem Spiel bei 1000. Mit denen von Menschen kannst du sie nicht vergleichen:
club-computer-levels = { $game }, Stufen 1 bis { $count }: { $ratings }
club-taken-back-alone = { $name } nimmt den letzten Zug in { $id } zurück.
club-begins-turned = Die Bretter sind für dich gedreht: Unten ist die Seite von { $color }.
club-begins-how-second = Wenn du am Zug bist, tippe deinen Zug, etwa { COMMAND($example) }. { COMMAND("moves") } zeigt, was du spielen kannst; { COMMAND("rules") } erklärt das Spiel.
club-begins-how-both = { $player } tippt einen Zug, etwa { COMMAND($example) }. { COMMAND("moves") } zeigt die erlaubten Aktionen; { COMMAND("rules") } erklärt das Spiel.
club-begins-how = Tippe einen Zug, etwa { COMMAND($example) }. { COMMAND("moves") } zeigt, was du spielen kannst; { COMMAND("rules") } erklärt das Spiel.
club-count = { $player } würde gewinnen, { $one } zu { $two }
club-count-even = die Partie wäre remis, { $one } zu { $two }
club-count-loses = Hört ihr in { $id } hier auf und zählt aus, verlierst du: { $count }.
club-offers-draw = { $name } bietet { $opponent } in { $id } Remis an.
club-offers-count = { $name } möchte { $id } mit { $opponent } hier beenden und auszählen: { $count }.
club-offers-void = { $name } möchte { $id } mit { $opponent } hier abbrechen. Niemand würde gewinnen, weil ihr noch nicht beide zwei Züge gespielt habt.
club-offers-takeback = { $name } bittet { $opponent }, den letzten Zug in { $id } zurücknehmen zu dürfen.
club-offers-rematch = { $name } bietet { $opponent } eine weitere Partie { $game } an, mit vertauschten Seiten.
club-offer-how = Das ist Angebot { $id }. Antworte mit { COMMAND("accept", $id) } oder { COMMAND("decline", $id) }.
club-agreed = { $name } nimmt an, darum endet { $id } hier.
club-taken-back = { $name } lässt { $opponent } den letzten Zug in { $id } zurücknehmen.
club-declined = { $name } lehnt { $what } ab.
club-withdrawn = { $name } zieht { $what } zurück.
club-offer-ran-out = { $name } bekam nicht rechtzeitig Antwort, darum ist { $what } verfallen.
club-kind-challenge = die Herausforderung { $id }
club-kind-rematch = das Angebot { $id } zur Revanche nach { $table }
club-kind-draw = das Angebot { $id } zum Beenden von { $table }
club-kind-takeback = die Bitte { $id } um Zugrücknahme in { $table }

# Reklamationen und geschenkte Zeit

club-time-unclaimed = { $id } { $game }: { $player } hat die Zeit überschritten, und niemand hat binnen 30 Tagen reklamiert.
club-claimed = { $name } reklamiert den Sieg in { $id }.
club-button-claim = Sieg reklamieren
club-nothing-to-claim = Du kannst { $id } nicht reklamieren: Die Gegenseite hat noch Zeit.
club-no-time-to-take-back = Diesen Zug kann in { $id } niemand zurücknehmen: Es bliebe keine Zeit, ihn neu zu spielen.
club-gives-time = { $name } schenkt { $opponent } { $length } Zeit in { $id }.
club-no-more-time = In { $id } kann niemand Zeit geben: Das Match oder Turnier schließt es aus.
club-gifts-too-many = Du hast in { $id } schon { $limit } Mal Zeit gegeben. Du kannst es wieder, sobald ihr beide noch eine Aktion gespielt habt.
club-gift-blocked = { $name } nimmt keine Zeit von dir an.

# Züge

club-played = { $id } { $game }: { $player } spielte { $actions }: { $effects }.
club-ended = { $id } { $game }: { $player } beendet den Zug nach { $actions }.
club-ended-alone = { $id } { $game }: { $player } beendet den Zug nach { $actions }: { $effects }.
club-skipped = { $player } hat keine erlaubte Aktion und setzt aus.
club-skipped-ban = { $player } könnte nur mit { $actions } den letzten Zug zurücknehmen. Das ist im direkt folgenden Zug verboten, darum setzt { $player } aus.
club-passed = { $id } { $game }: { $player } passt.
club-passed-ahead = { $player } passt, wie geplant.
club-played-ahead = { $player } spielte { $actions }, wie geplant: { $effects }.
club-to-move = { $player } ist am Zug.
club-goes-on = { $player } macht weiter: { $next }. { COMMAND("undo") } nimmt die letzte Aktion zurück.
club-goes-on-or-ends = { $player } macht weiter: { $next }. { COMMAND("end") } beendet den Zug; { COMMAND("undo") } nimmt die letzte Aktion zurück.
club-goes-on-ways = { $count } erlaubte Aktionen; { COMMAND("moves") } listet sie auf
club-undone-last = { $name } nimmt die letzte Aktion in { $id } zurück: { $action }.
club-undone = { $name } nimmt den Zug in { $id } zurück und beginnt ihn neu.
club-confirm = Bist du sicher, sag { $command }.
club-resign-loses = Willst du { $id } aufgeben? Dann gewinnt { $opponent }.
club-resign-void = Willst du { $id } abbrechen? Dann gewinnt niemand, weil ihr noch nicht beide zwei Züge gespielt habt.
club-end-loses = Du verlierst { $id }, wenn du den Zug hier beendest: Du hast dann keine Figur, mit der es weitergeht. { COMMAND("moves") } zeigt, was du stattdessen kannst.
club-line-loses = Spielst du { $actions } und dann { COMMAND("end") }, verlierst du { $id }: Du hast dann keine Figur, mit der es weitergeht. Ich habe nichts gespielt. { $command } spielt die Aktionen, ohne den Zug zu beenden.
club-broken-off = { $name } gibt { $id } auf, bevor beide zwei Züge gespielt haben.
club-resigned = { $name } gibt { $id } auf.
club-moved = Da bin ich. Die Partien, Herausforderungen und Einstellungen des alten Raums habe ich mitgebracht.
club-not-moved = Dieser Raum ersetzt { $room }, aber beide haben eigene Partien, eine Rangliste oder Einstellungen. Ich mische sie nicht: Der alte Raum behält seine. Seine Partien könnt ihr hier mit ihren Nummern weiterspielen.
club-move-unproven = Ein anderer Raum sollte diesen ersetzen, nennt ihn aber nicht als Vorgänger. Darum ziehe ich nichts um: Partien, Rangliste und Einstellungen bleiben hier. Zum Umziehen aktualisiere diesen Raum mit deinem Client; das erzeugt einen neuen, der diesen nennt.
club-left = { $name } ist gegangen, und { $id } bleibt stehen. Ladet { $name } wieder ein, oder spielt im Direktchat mit mir weiter, wo { COMMAND("games") } die Partie zeigt.
club-left-timed = { $name } ist gegangen, aber die Uhr von { $id } läuft weiter, damit niemand ewig warten muss. Ladet { $name } wieder ein, oder spielt im Direktchat mit mir weiter, wo { COMMAND("games") } die Partie zeigt.
club-won = { $player } gewinnt { $reason }.
club-won-points = { $player } gewinnt { $reason }, { $one } zu { $two }.
club-drawn = Die Partie endet remis { $reason }.
club-no-result = Die Partie hat kein Ergebnis: { $reason }.
club-drawn-points = Die Partie endet remis { $reason }, { $one } zu { $two }.
club-not-over = Die Partie geht weiter.
club-ratings = Wertungen: { $one }; { $two }.
club-rating-change = { $name } von { $before } auf { $after }
club-partial = Das ist erst der Anfang einer Aktion. Weitergehen kann sie so: { $next }.
club-partial-after = Nach { $actions } ist das erst der Anfang einer Aktion. Weitergehen kann sie so: { $next }.
club-ambiguous = Das kann ich auf mehrere Arten lesen. Schreib eins davon: { $readings }.
club-illegal = { $attempt }: { $reason }.
club-illegal-after = { $actions } wäre erlaubt, aber nichts wurde gespielt.
club-captures-own = { $action } (schlägt deine eigene Figur)
club-nearest = Du kannst zum Beispiel { $nearest } spielen.
club-turn = { $number }. { $turn }

# Vorgeplante Züge

club-ifs = { $id } { $game }: Nur du siehst, was du vorgeplant hast.
club-ifs-none = { $id } { $game }: Du hast keine Züge vorgeplant. { $example } spielt deinen Zug, sobald die Gegenseite ihren spielt.
club-if-they = Spielt { $opponent } { $theirs }, spielst du { $mine }.
club-if-any = Was auch immer { $opponent } spielt, du spielst { $mine }.
club-if-own = Zuerst spielst du selbst { $own }.
club-if-then = { $before } Spielt { $opponent } dann { $theirs }, spielst du { $mine }.
club-if-then-any = { $before } Was auch immer { $opponent } dann spielt, du spielst { $mine }.
club-try-if = Soll ich deine Antwort spielen, sag { $command }.
club-button-if = Kommt das, spiel das
club-button-if-then = Kommt das …
club-button-if-off = Alles zurückziehen
club-if-public = Hier könnten andere das lesen, darum habe ich es nicht behalten. { $platform ->
    [console] Tippe „/dm“ und sag es dort noch einmal; „/room“ bringt dich zurück.
    [discord] Nimm { COMMAND("if") } aus dem Menü, oder sag es mir in einer Direktnachricht.
   *[other] Sag es mir in einem Direktchat.
  }
club-if-open = { $actions } beendet den Zug nicht. Nenn den ganzen Zug; weitergehen kann er mit { $next }.
club-if-own-turn = Du bist gerade am Zug, darum muss deine Zugfolge mit deinem eigenen Zug beginnen.
club-if-no-turn = Nach { $line } ist die andere Seite nicht am Zug.
club-if-any-own = Nur der Zug der Gegenseite kann „any“ sein.
club-if-unanswered = Sag, was die Gegenseite spielt und was du antwortest, etwa { $example }. Der letzte Zug muss deiner sein.
club-if-then-what = Füg nach { $line } noch „then“ und deinen eigenen Zug an: { $moves }.
club-if-twice = { $line } lässt dich in derselben Stellung zwei verschiedene Dinge spielen. Nenn nur eins davon.
club-if-no-such = Keine deiner Zugfolgen beginnt mit diesem Zug. { COMMAND("ifs") } zeigt sie.
club-if-too-many = Du kannst höchstens { $limit } Zugfolgen je Partie vorplanen. { COMMAND("if off") } zieht alle zurück.

# Ablehnungen

club-not-your-turn = In { $id } ist { $name } am Zug.
club-nothing-to-undo = Du hast nichts zurückzunehmen: Dein Zug hat gerade erst begonnen. { COMMAND("takeback") } bittet darum, deinen letzten Zug zurückzunehmen.
club-undone-enough = Du hast in diesem Zug { $limit } Aktionen zurückgenommen, mehr geht nicht. Spiel vom jetzigen Brett von { $id } aus weiter. { COMMAND("help try") } erklärt, wie du eine Zugfolge ansiehst, ohne sie zu spielen.
club-taken-back-enough = In { $id } kann niemand mehr etwas zurücknehmen: Das geschah schon zu oft. Spielt vom jetzigen Brett aus weiter. { COMMAND("help try") } erklärt, wie du eine Zugfolge ansiehst, ohne sie zu spielen.
club-undo-too-late = Dein Zug in { $id } ist zu Ende; jetzt ist { $name } am Zug. { COMMAND("takeback") } bittet darum, deinen letzten Zug zurückzunehmen.
club-undo-instead = Dein Zug ist noch nicht zu Ende. { COMMAND("undo") } nimmt ihn ohne Rückfrage zurück.
club-nothing-to-take-back = Du hast keinen Zug gespielt, den du zurücknehmen könntest.
club-challenge-yourself = Du kannst nicht gegen dich selbst spielen.
club-computer-off = Der Computer spielt hier nicht. Fordere eine Person heraus, oder alle mit { COMMAND("challenge open chifoumi") }.
club-computer-busy = Der Computer spielt schon { $limit } Partien. Versuch es später wieder, oder fordere eine Person heraus.
club-computer-unrated = Partien mit dem Computer sind ungewertet. Lass „{ choice-rated }“ weg.
club-computer-no-clock = Partien mit dem Computer haben keine Uhr. Lass die Zeit weg.
club-odds-match = Erste Züge gibt es für eine Partie, nicht für ein Match. Gib im Match Punkte vor, etwa { COMMAND("challenge bob chifoumi match:15 lead:3") }.
club-odds-computer = Eine Vorgabe bekommen nur Menschen. Wähle gegen mich eine niedrigere Stufe, etwa { COMMAND("challenge parlour chifoumi level:1") }.
club-lead-no-match = Punkte gibt es für ein Match, etwa { COMMAND("challenge bob chifoumi match:15 lead:3") }. Sag, bis wohin es geht.
club-lead-too-much = Mit so vielen Punkten wäre das Match ({ $goal }) gewonnen, bevor es beginnt. Gib weniger vor.
club-level-of-person = Nur der Computer hat Stufen. Fordere ihn heraus, etwa mit { COMMAND("challenge parlour chifoumi level:3") }, oder lass die Stufe weg.
club-challenge-bot = Das ist ein Programm und würde nie antworten. Fordere eine Person heraus.
club-challenge-nobody = Nenn dein Gegenüber, etwa mit { COMMAND("challenge bob chifoumi") }. In einem Direktchat kann niemand sonst annehmen.
club-challenge-again = Diese Herausforderung gibt es von dir schon: { $id }. { COMMAND("withdraw", $id) } nimmt sie zurück.
club-challenge-unanswered = { $name } hat auf deine Herausforderung { $id } noch nicht geantwortet. { COMMAND("withdraw", $id) } nimmt sie zurück.
club-challenge-unshared = Ich kenne keinen Raum, in dem du und { $name } beide mit mir geredet habt. Fordere { $name } in einem Raum heraus, in dem ihr beide seid.
club-challenge-unwanted = { $name } will keine Benachrichtigungen von mir. Fordere { $name } in einem Raum heraus, in dem ihr beide seid.
club-challenge-blocked = { $name } nimmt keine Herausforderungen von dir an.
club-too-many-games = Du spielst schon { $limit } Partien. Beende erst eine.
club-too-many-games-there = Dein Gegenüber spielt schon { $limit } Partien. Versuch es wieder, wenn eine davon vorbei ist.
club-too-many-games-here = Hier laufen schon { $limit } Partien. Warte, bis eine endet.
club-too-many-challenges = Du hast schon { $limit } offene Herausforderungen. Zieh erst eine zurück.
club-too-many-challenges-lately = In der letzten Stunde wurde aus { $limit } deiner Herausforderungen keine Partie. Warte ein wenig.
club-too-many-challenges-here = Hier sind schon { $limit } Angebote offen. Beantwortet erst ein paar.
club-yes-which = Meinst du { $command } oder { $offered }?
club-no-which = Nichts hat sich geändert. Meinst du das Angebot, sag { $offered }.
club-question-no = In Ordnung, nichts hat sich geändert.
club-no-offer = Hier hat dir niemand etwas angeboten.
club-no-own-offer = Du hast kein offenes Angebot.
club-own-offer = Das ist dein eigenes Angebot. { COMMAND("withdraw") } nimmt es zurück.
club-decline-open = Diese Herausforderung gilt allen. Willst du sie nicht, nimm sie einfach nicht an.
club-offered-already = Das hast du in { $id } schon angeboten. Warte auf die Antwort, oder sag { COMMAND("withdraw") }.
club-offered-of-late = Das hast du in { $id } schon einmal angeboten. Du kannst es wieder, sobald ihr beide noch eine Aktion gespielt habt.
club-offer-not-yours = Du kannst { $id } nicht beantworten: Das Angebot ging an jemand anderen.
club-offer-not-made-by-you = { $id } ist nicht dein Angebot. { COMMAND("decline", $id) } lehnt es ab.
club-no-own-offer-decline = Du hast kein offenes Angebot. { COMMAND("decline") } lehnt ab, was andere dir anbieten.
club-offer-expired = { $id } ist verfallen. Fordere neu heraus.
club-offer-withdrawn = { $id } wurde zurückgezogen.
club-offer-accepted = { $id } wurde schon angenommen.
club-offer-declined = { $id } wurde schon abgelehnt.
club-offer-unknown = Niemand hat dir etwas mit der Nummer { $id } angeboten.

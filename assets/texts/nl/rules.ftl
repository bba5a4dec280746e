# Wat elk spel gemeen heeft. Zinsdelen staan achter de actie waar ze over gaan: “c2-c3: de partij is afgelopen”.

color-white = Wit
    .e = witte
    .o = wit
color-black = Zwart
    .e = zwarte
    .o = zwart
color-red = Rood
    .e = rode
    .o = rood
color-sun = Zon
    .e = Zon
    .o = Zon
color-moon = Maan
    .e = Maan
    .o = Maan

refusal = { $attempt }: { $reason }
refusal-with-legal = { $attempt }: { $reason }. Je kunt spelen: { $legal }
reading-partial = dat is nog maar het begin van een actie; het kan verdergaan als { $next }
reading-ambiguous = dat kan ik op meer manieren lezen: { $readings }
refused-game-over = de partij is afgelopen
refused-turn-over = de beurt is voorbij na { $last }
refused-too-long = dit is langer dan { $limit } tekens; typ één zet tegelijk
refused-character = in de notatie staat nooit “{ $found }” (teken { $column }); schrijf acties zoals die hier genoemd zijn
refused-unreadable = dit spel kent geen actie “{ $text }”
refused-not-canonical = schrijf deze actie hier als { $canonical }
refused-word = dit spel kent geen actie “{ $word }”
refused-off-board = { $at } ligt niet op het bord
refused-cannot-end = een beurt kan niet eindigen vóór de eerste actie
refused-not-yours = het stuk op { $at } is niet van jou
refused-other-piece = het stuk op { $at } is geen “{ $letter }”; laat de letter weg, of noem een ander veld
refused-no-mover = je hebt geen stuk “{ $letter }” dat zo naar { $at } kan; schrijf eerst waar het vandaan komt, zoals in { COMMAND("c2-c3") }
refused-which-mover = verschillende stukken kunnen dat; schrijf waar het jouwe vandaan komt: { $actions }
refused-empty = op { $at } staat geen stuk

ends-by-repetition = omdat dezelfde stelling voor de derde keer voorkwam
ends-by-agreement = in onderling overleg
ends-by-resignation = omdat de tegenstander opgaf
ends-by-time = omdat de tegenstander geen tijd meer had
ends-by-void = die telt niet
ends-by-abandoned = niemand speelde verder

position-error = kolom { $column }: { $reason }
position-blank = twee spaties, of een spatie aan het begin of eind; zet er precies één tussen twee gegevens
position-character = “{ $found }” kan hier niet staan
position-fields = een stelling van dit spel heeft { $wanted } gegevens, maar deze heeft er { $found }
position-rows = het bord heeft { $wanted } rijen, gescheiden door “/”, maar dit heeft er { $found }
position-width = deze rij heeft op het bord { $wanted } velden, maar hier { $found }
position-run = “{ $found }” is geen aantal lege velden dat in deze rij past
position-stack = schrijf een stapel tussen haken, minstens twee letters, de onderste eerst, zoals “[ab]”
position-letter = “{ $found }” is geen stuk van dit spel
position-one-piece = op dit bord staat op geen enkel veld meer dan één stuk
position-sides = { $one }, { $two } of -
position-side = aan zet is { $wanted }, niet “{ $found }”
position-over = de partij is hier afgelopen, dus wie er aan zet is moet “-” zijn
position-not-over = de partij is hier niet afgelopen, dus wie er aan zet is kan niet “-” zijn
position-cannot-move = { $color } heeft hier geen geldige actie en kan dus niet aan zet zijn

unknown-game = ik ken geen spel dat “{ $name }” heet; de spellen zijn { $known }
unknown-variant = { $game } heeft geen variant “{ $name }”; de varianten zijn { $known }

record-error = regel { $line }: { $reason }
record-too-long = deze notatie is langer dan { $limit } bytes, meer lees ik niet
record-comment = het commentaar dat hier begint, heeft geen einde; sluit het af met “{"}"}”
record-header = “{ $text }” is geen kopregel; schrijf die zoals [Player1 "ann"]
record-twice = de kopregel { $name } staat er twee keer; laat er een weg
record-day = { $name } moet een dag zijn zoals 2026-11-21, niet “{ $value }”
record-no-game = geen kopregel noemt het spel; voeg er een toe zoals [Game "chifoumi"]
record-rules = deze partij volgt versie { $found } van de regels; ik ken versie { $known }
record-start = de stelling in Start is fout in kolom { $column }: { $reason }
record-two-results = de uitslag is hier { $two }, maar in de kopregel { $one }
record-result = de uitslag moet 1-0, 0-1, 1/2-1/2 of * zijn, niet “{ $found }”
record-unfinished = de acties beëindigen de partij niet, dus bij { $result } moet een kopregel zeggen hoe die eindigde: [Reason "resignation"], [Reason "time"] of [Reason "agreement"]
record-other-result = volgens de acties is de uitslag { $found }, niet { $stated }
record-other-reason = volgens de acties is de reden “{ $found }”, niet “{ $stated }”
record-other-points = volgens de acties zijn de punten “{ $found }”, niet “{ $stated }”
record-behind-result = de uitslag sluit een notatie af; verwijder wat erna komt
record-action = { $action }: { $reason }

trace-no-object = deze regel is geen object met "game" en "actions": { $reason }
trace-too-long = deze regel is langer dan { $limit } bytes

## De engine iets vragen.

best-no-object = deze regel is geen object met "game", "actions" en een van "level", "nodes" en "seconds": { $reason }
best-one-limit = zeg met precies een van "level", "nodes" en "seconds" hoelang er gedacht wordt
best-level = "level" moet een geheel getal van 1 tot en met { $most } zijn
best-nodes = "nodes" moet 1 of meer zijn
best-seconds = "seconds" moet een getal boven 0 en tot en met { $most } zijn
best-game-over = de partij is afgelopen, dus niemand kan een actie spelen
best-action = actie { $number } van "actions": { $refusal }

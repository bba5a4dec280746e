# Wat er te zien is, in woorden. Kleuren hebben .e (witte) en .o (wit), stukken .g: de of het.

scene-title = { $game }.
scene-player = { $name } ({ $color })
scene-piece = { $piece-g ->
    [het] { $color-o }
    [de] { $color-e }
   *[other] { $color }
} { $piece }
scene-piece-active = { $piece-g ->
    [het] actief { $color-o }
    [de] actieve { $color-e }
   *[other] actieve { $color }
} { $piece }
scene-piece-inactive = { $piece-g ->
    [het] inactief { $color-o }
    [de] inactieve { $color-e }
   *[other] inactieve { $color }
} { $piece }
scene-piece-waiting = { $piece-g ->
    [het] wachtend { $color-o }
    [de] wachtende { $color-e }
   *[other] wachtende { $color }
} { $piece }
scene-on = { $above } op { $below }
scene-piece-on = { $piece } op { $at }
scene-many = { $count } { $count ->
    [one] { $piece-s }
   *[other] { $piece-p }
}

scene-nothing-played = Er is nog niets gespeeld.
scene-turn = { $player } speelde { $actions }: { $effects }.
scene-turn-words = { $player } { $effects }.
scene-parts = { $before }; { $part }
scene-told = { $player }: { $effects }.
scene-move = { $piece } van { $from } naar { $to }
scene-entry = { $piece } naar { $to }
scene-entries = { $piece } naar { $places }
scene-way = { $from }, dan { $to }
scene-covered = { $way }, boven op { $pieces }
scene-captured = slaat { $pieces }
scene-itself-lost = { $piece } gaat verloren
scene-uncovers = maakt { $pieces } vrij
scene-became = { $places } { $count ->
    [one] wordt
   *[other] worden
} { $color-o ->
    [wit] wit
    [zwart] zwart
   *[other] { $color }
}
scene-revived = { $places } { $count ->
    [one] wordt
   *[other] worden
} actief
scene-deactivated = { $places } { $count ->
    [one] wordt
   *[other] worden
} inactief
scene-shifted = { $piece } van { $from } naar { $to }
scene-swapped = neemt de steen over en speelt vanaf nu met { $color }, tegen { $other }
scene-passed = past
scene-ended = beëindigt de beurt
scene-and-more = en nog { $count }

scene-to-move = { $player } is aan zet.
scene-goes-on = { $player } gaat door met dezelfde beurt.
scene-won = { $player } wint { $reason }.
scene-drawn = Het is remise { $reason }.
scene-no-result = De partij heeft geen uitslag: { $reason }.
scene-score = Stand: { $one } { $first }, { $two } { $second }.
scene-lost = { $player } heeft { $count ->
    [one] één stuk
   *[other] { $count } stukken
} verloren.
scene-hand = { $player } heeft { $pieces } in de hand.
scene-territory = { $player } heeft { $count ->
    [one] één punt
   *[other] { $count } punten
} gebied: { $places }.

scene-seats = { $one } zit onderaan het bord, { $two } bovenaan.
scene-rows-how = { COMMAND("row", $first) } tot en met { COMMAND("row", $last) } zeggen wat er op elke rij staat.
scene-row = Rij { $row }: { $places }.
scene-file = Kolom { $file }: { $places }.
scene-line = Lijn { $from } tot { $to }: { $places }.
scene-line-crossings = Lijn met kruispunten { $from } tot { $to }: { $places }.
scene-group = { $piece }: { $places }.
scene-stacks = Stapels, van boven af: { $stacks }.
scene-nowhere = niets
scene-board-empty = Het bord is leeg.
scene-as-at-start = Alle stukken staan waar ze aan het begin staan.
scene-unlike-start = Zoals aan het begin, behalve: { $places }.
scene-listed = { $places }
scene-empty-too = leeg { $places }
scene-at = { $at }: { $what }.
scene-at-stack = { $at }: { $what }; { $color } mag die verplaatsen.
scene-at-empty = { $at }: leeg.
scene-at-crossing = { $at }: leeg kruispunt.
scene-at-ground = { $at }: leeg, { $ground }.
scene-around = Rond { $at }: { $places }.
scene-around-direction = { $direction } { $place }
scene-around-edge = rand
scene-crossing = kruispunt { $place }
scene-above = boven
scene-above-right = rechtsboven
scene-right = rechts
scene-below-right = rechtsonder
scene-below = onder
scene-below-left = linksonder
scene-left = links
scene-above-left = linksboven
scene-place = { $at } { $what }
scene-empty = { $at } leeg
scene-empty-run = { $from } tot { $to } leeg
scene-run = { $from } tot { $to }
scene-ground-start = in het startgebied
scene-ground-edge = op de buitenrand
scene-ground-center = het midden
scene-ground-base = basis van { $player }

scene-threat-captured = Kan worden geslagen: { $what }, door { $by }.
scene-threat-covered = Kan worden bedekt: { $what }, door { $by }.
scene-threat-deactivated = Kan inactief worden gemaakt: { $what }, door { $by }.
scene-threat-flipped = Kan worden omgedraaid: { $what }, door { $by }.
scene-threat-base = Kan worden bereikt: { $what }, door { $by }.
scene-threat-cell = { $at }, een basis
scene-threat-stack = stapel ({ $pieces })
    .g = de
scene-threat-piece = stuk
    .g = het
scene-threat-yours = jouw { $piece }
scene-threat-theirs = { $piece-g ->
    [het] het
   *[de] de
} { $piece } van { $color }
scene-threat-nobodys = { $piece-g ->
    [het] het
   *[de] de
} { $piece }
scene-threat-with = { $piece } met { $actions }
scene-threat-placing = { $color } op { $at } zou { $count ->
    [one] { $places } omdraaien
   *[other] { $count } stenen omdraaien: { $places }
}.
scene-threat-wins = { $color } wint meteen met { $actions }.
scene-threats-end = Verder niets binnen één zet.
scene-threats-more = { $count ->
    [one] Nog één plaatsing zou stenen omdraaien, maar niet meer dan deze.
   *[other] Nog { $count } plaatsingen zouden stenen omdraaien, maar niet meer dan deze.
}
scene-threats-none = { $opponent } kan { $color } binnen één zet niets doen.
scene-threats-cut = Ik heb niet alles bekeken: de zet kan op te veel manieren doorgaan.

scene-ways = { $from } { $ways }
scene-ways-or = { $before }, of { $way }
scene-ways-to = naar { $places }
scene-ways-onto = boven op { $places }
scene-ways-capture = slaat { $places }
scene-ways-capture-own = slaat eigen { $places }
scene-ways-drop = { $piece } op { $places }
scene-ways-revive = activeer { $places }
scene-ways-place = op { $places }
scene-ways-word = { $word }
scene-ways-noted = { $what } ({ $note })
scene-ways-captured = { $pieces }
scene-ways-captures = slaat { $pieces }
scene-ways-covers = bedekt { $pieces }
scene-ways-lost = gaat verloren
scene-ways-turns = maakt { $places } { $color-o ->
    [wit] wit
    [zwart] zwart
   *[other] { $color }
}
scene-ways-deactivates = maakt { $places } inactief
scene-ways-rests = wordt inactief
scene-ways-wins = wint
scene-ways-loses = verliest
scene-ways-draws = remise

scene-legend-start = { $sign } startgebied
scene-legend-edge = { $sign } buitenrand
scene-legend-center = { $sign } midden
scene-legend-base = { $sign } { $base }
scene-board-last = Laatste zet: { $player }, { $actions }.
scene-legend-stack = stapels staan er van onder naar boven
scene-legend-piece = { $sign } { $piece }

# Krommen

scene-curve = { $one } mocht tegen { $two } aan het begin { $first }% van de punten verwachten en aan het eind { $last }%. Daartussen was het minstens { $least }% en hoogstens { $most }%.
scene-curve-steepest = Zet { $turn } veranderde het meest, van { $before }% naar { $after }%.

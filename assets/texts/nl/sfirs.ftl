# SFIRS: het stuk, weigeringen, de les. Stukken hebben .g: de of het.

sfirs-brief = stukken schuiven langs elkaar om elkaar uit te schakelen; wie als laatste nog kan bewegen, wint

sfirs-by-immobile = omdat de tegenstander geen actief stuk heeft dat kan bewegen

sfirs-piece-cube = kubus
    .g = de
    .s = kubus
    .p = kubussen

sfirs-legal = je kunt { $action } spelen
sfirs-sign = stukken schuiven alleen; er wordt niets geslagen of gestapeld, dus schrijf { $action }
sfirs-drop = alle stukken staan vanaf het begin op het bord, dus je hebt er geen om neer te zetten; verplaats er een
sfirs-pass = je kunt niet passen; verplaats een actief stuk, of een uit het startgebied
sfirs-first-turn = in je eerste zet verplaats je een stuk uit het startgebied (e5 tot h8), dus het stuk op { $at } moet wachten
sfirs-just-moved = het stuk op { $at } is net verplaatst en inactief geworden; ga door met een ander stuk, of typ { COMMAND("end") }
sfirs-on-edge = het stuk op { $at } staat op de buitenrand, waar stukken voorgoed inactief blijven
sfirs-inactive = het stuk op { $at } is inactief; alleen actieve stukken en die in het startgebied kunnen bewegen
sfirs-not-straight = stukken gaan alleen recht, maar { $from } en { $to } liggen niet op één rij of kolom
sfirs-into-start-area = { $to } ligt in het startgebied, waar je niet mag eindigen
sfirs-too-short = een stuk gaat minstens twee velden ver
sfirs-blocked = het stuk op { $at } staat in de weg
sfirs-occupied = op { $at } staat al een stuk
sfirs-leaving =
    een stuk dat het startgebied verlaat, kan niet langsgaan of stoppen naast { $count ->
        [one] het actieve stuk op { $pieces }
       *[other] de actieve stukken op { $pieces }
    }
sfirs-head-on = je kunt niet eindigen op { $to }, frontaal tegen het actieve stuk op { $at }; stop eerder
sfirs-crossing = je mag het startgebied alleen oversteken als dat een stuk inactief maakt: het stuk zelf of een ander
sfirs-where-to = waar gaat het stuk op { $at } heen? het kan { $actions } spelen
sfirs-may-revive = het stuk op { $at } is inactief; typ { COMMAND($action) } om het weer te activeren
sfirs-stuck =
    het stuk op { $at } kan nergens heen vanwege { $count ->
        [one] het stuk op { $pieces }
       *[other] de stukken op { $pieces }
    }

sfirs-revive-waiting = het stuk op { $at } staat in het startgebied, waar je niets hoeft te activeren; verplaats het naar buiten
sfirs-revive-active = het stuk op { $at } is al actief
sfirs-revive-later = je kunt een stuk pas activeren als in dezelfde zet een ander stuk van je inactief werd toen het bewoog
sfirs-revive-beside =
    je kunt het stuk op { $at } niet activeren naast { $count ->
        [one] het inactieve stuk op { $pieces }
       *[other] de inactieve stukken op { $pieces }
    }

sfirs-position-active-start = het stuk op { $at } staat in het startgebied, dus schrijf het met een kleine letter
sfirs-position-active-edge = het stuk op { $at } staat op de buitenrand, dus het is inactief: schrijf het met een kleine letter
sfirs-position-start-area = het stuk op { $at } heeft de verkeerde kleur: er komt geen stuk het startgebied in, en de kleuren wisselen elkaar daar af, wit op e8
sfirs-position-count = { $color } heeft { $wanted } stukken, en er gaat nooit een van het bord; hier zijn er { $found }
sfirs-position-active-beside = het stuk op { $at } kan niet actief zijn naast dat op { $next }
sfirs-position-first = de spelers die hun eerste zet nog moeten doen, zijn “wb”, “b” of “-”, niet “{ $found }”
sfirs-position-first-moved = { $color } kan de eerste zet niet meer voor zich hebben: { $at } is niet zoals aan het begin
sfirs-position-first-waiting = { $color } kan de eerste zet niet hebben gedaan: er heeft geen stuk het startgebied verlaten
sfirs-position-first-left = { $color } heeft één zet gedaan, en in één zet verlaten hoogstens twee stukken het startgebied
sfirs-position-bonus = noem het veld van het stuk dat net inactief is geworden, of schrijf “-”; hier staat “{ $found }”
sfirs-position-bonus-none = na een verplaatsing naar { $at } kan hier geen zet doorgaan
sfirs-position-bonus-piece = op { $at } staat geen stuk van wie aan zet is dat net door zijn verplaatsing inactief is geworden
sfirs-position-bonus-over = na de verplaatsing naar { $at } kan niets meer worden gedaan, dus de beurt is voorbij

sfirs-active = Actief: Wit { $white }, Zwart { $black }.

sfirs-hint-going-on = Het stuk op { $at } werd inactief, dus de beurt mag doorgaan met een van deze: { $ways }.
sfirs-hint-last = Het stuk op { $at } werd inactief, dus de beurt mag doorgaan met een van deze: { $ways }. Geen actief stuk kan nu bewegen: { COMMAND("end") } kan de partij kosten.
sfirs-hint-leaving = een stuk uit het startgebied
sfirs-hint-active = een actief stuk
sfirs-hint-revival = een activering zoals { COMMAND($example) }

# De les
sfirs-lesson-aim = Zorg dat jij als laatste kunt bewegen: begint je beurt en heb je geen actief stuk dat kan bewegen, dan verlies je. Het bord heeft twaalf bij twaalf velden, a1 tot l12. Van elke kant wachten acht stukken in het startgebied in het midden, e5 tot h8; de kleuren wisselen elkaar af, en e8 is wit. Elke kant heeft er nog twee, die inactief beginnen: wit op b11 en k11, zwart op b2 en k2. Er wordt nooit geslagen; stukken schakelen elkaar uit. Een stuk op de buitenrand is voorgoed uitgeschakeld.
sfirs-lesson-first = Een stuk beweegt als een toren bij schaken: recht, over lege velden, en minstens twee velden ver. Je eindigt nooit in het startgebied. Wit begint, en in je eerste zet breng je een stuk uit het startgebied naar buiten. Onderweg kan het niet langs een actief stuk van wie dan ook, en er niet naast stoppen (pagina 3). Hier kan Wit bijvoorbeeld met het stuk op e8 beginnen.
sfirs-lesson-active = Een verplaatst stuk is actief, tenzij het stopt op de buitenrand of naast een ander stuk, ook een dat in het startgebied wacht. “Naast” is met een zijde tegen elkaar; schuin telt niet. Hier zijn het witte stuk op e10 en het zwarte op k8 actief. Ook in latere zetten verplaats je een actief stuk of breng je er een naar buiten; andere stukken kunnen niet bewegen.
sfirs-lesson-passing = Een actief stuk schakelt andere uit door erlangs te gaan. Elk actief stuk naast de weg of het laatste veld wordt inactief, ook die van jezelf. Stukken naast het beginveld tellen niet. Hier ging Wit van j10 naar j4, langs de zwarte k8, die nu inactief is.
sfirs-lesson-head-on = Een actief stuk kan niet frontaal stoppen, op het laatste veld voor een ander actief stuk. Hier kan de witte e10 niet stoppen op g10, want de zwarte h10 is actief. Ook op een ander stuk kun je niet eindigen. Een actief stuk mag lege velden van het startgebied alleen oversteken als dat een stuk inactief maakt: een naast zijn weg, of zichzelf. Dus e10 mag omlaag naar e1, want daar, op de rand, wordt het inactief.
sfirs-lesson-going-on = In een zet verplaats je één stuk. Maar wordt dat daardoor inactief, dan mag je doorgaan met een ander stuk: breng er een uit het startgebied, verplaats een actief, of activeer een inactief. Wit ging hier e8-e12, naar de rand, en activeerde b11. Je kunt geen stuk activeren op de rand of naast een inactief stuk buiten het startgebied. Breng je er een naar buiten of activeer je er een, dan eindigt je beurt. Ga je door met een actief stuk en wordt dat ook inactief, dan mag je weer doorgaan.
sfirs-lesson-end = In plaats van door te gaan kun je ook { COMMAND("end") } typen, maar kijk eerst. Wit is hier net naar e12 gegaan en heeft geen actief stuk. Eindigt de beurt nu, dan verliest Wit zodra de volgende begint. Voor je eerste zet heb je geen actief stuk nodig, maar voor elke latere wel een dat kan bewegen. Stukken die in het startgebied wachten, helpen niet.
sfirs-lesson-typing = Typ { COMMAND("e8-e11") } om te verplaatsen, { COMMAND("+b11") } om te activeren, of een hele zet ineens: { COMMAND("e8-e12 +b11") }. Zie je menu’s, kies dan het stuk en daarna het veld. Een goede eerste zet is e8-e10 voor Wit, en g5-g3 een goed antwoord. Kan een vijand langs je enige actieve stuk gaan, dan verlies je. Houd er dus twee, ver van elkaar en van de rand. Komt dezelfde stelling voor de derde keer voor, dan is het remise.

# De opgaven van een begeleide eerste partij
sfirs-exercise-first = Je bent Wit. Breng een stuk uit het startgebied en laat het actief staan: het kan niet stoppen op de buitenrand of naast een ander stuk.
sfirs-exercise-passing = Je bent Wit. Ga met je actieve stuk op j10 omlaag langs het actieve zwarte stuk op k8, of stop ernaast. Dat schakelt het zwarte uit.
sfirs-exercise-revival = Je bent Wit. Je stuk is net naar e12 gegaan, op de rand, en is inactief, dus je beurt gaat door. Activeer je inactieve stuk op b11 of dat op k11; het mag allebei.
sfirs-exercise-win = Je bent Wit. Zwart heeft maar één actief stuk, op c4. Schakel het uit en houd zelf een actief stuk dat kan bewegen: dan kan Zwart geen beurt beginnen, en win je. Gaat je beurt door, activeer dan een stuk of typ { COMMAND("end") }.
sfirs-exercise-fight = Speel nu tegen mij op mijn laagste niveau, zet voor zet. Je bent Wit, met actieve stukken op c10 en g3; de mijne staan op b5 en j8. We hebben er elk nog twee die wachten, en alle andere zijn op de rand uitgeschakeld. Schakel mijn actieve stukken uit en houd er een dat kan bewegen: dan kan ik geen beurt beginnen, en win je.

# Partijen tussen community’s, die over hun zetten stemmen.

command-vote-challenge = Daag een andere community uit: jullie stemmen over elke zet, op welk platform dan ook
command-vote-accept = Neem hier de uitdaging van een andere community aan, met de code die je kreeg
command-vote-table = Toon de ratings van je community en die van de tegenstanders
command-vote = Stem over de volgende zet van je community: typ die, of het nummer van een voorstel
command-ballot = Toon de zetten die voor je community zijn voorgesteld, om er een te kiezen
command-param-vote-time = Hoelang elke stemming duurt, zoals vote:12h
command-param-vote-code = De code die je kreeg, zoals ABCD-EFGH
command-param-vote-turn = Een hele zet in notatie, of het nummer van een voorstel
club-setting-votes = of iedereen ziet hoe anderen stemmen voordat een stemming is afgelopen

# Uitdagingen

club-vote-challenge = { $place } daagt een andere community uit voor { $game }: { $rated }, { $clock }. Iedereen daar kan { $time } lang over elke zet stemmen.
club-vote-challenge-how = Geef deze code aan iemand die de andere community beheert: { $code }. Die zegt in een eigen kanaal of kamer “vote accept { $code }”; op Discord staat het in het menu /{ name-menu-links } of /links. De code verloopt { $until }.
club-vote-asked = Deze code is een uitdaging voor je hele community, niet voor jou. { $place } op { $platform ->
    [discord] Discord
    [matrix] Matrix
    [console] de console
   *[other] { $platform }
} daagt die uit voor { $game }: { $rated }, { $clock }. Iedereen hier kan { $time } lang over elke zet stemmen.
club-vote-asked-how = Neemt je community de uitdaging aan, zeg dan { $command }.
club-button-vote-accept = Voor iedereen aannemen
club-vote-direct = Community’s spelen tegen elkaar in kanalen en kamers. Zeg dit daar.
club-vote-managers = Alleen beheerders van deze plek kunnen dit voor de community doen. Vraag het aan een van hen.
club-vote-yourself = Deze uitdaging is van je eigen community. Geef de code aan iemand die een andere beheert.
club-vote-too-long = Een stemming van { $time } is te lang voor de klok { $control }. Kies een kortere stemming, of een klok met meer tijd, zoals { COMMAND("vote challenge fursaz clock:3d vote:12h") }.
club-vote-too-many = Een van de twee community’s heeft te veel lopende partijen. Speel er eerst een uit.

# Stemmingen

club-vote-begins = Iedereen die voor { $name } speelt, kan over deze zet stemmen: typ er een op jullie eigen plek. { COMMAND("ballot", $id) } toont de voorstellen. De stemming sluit { $until }.
club-vote-goes-on = Nog niemand heeft in { $id } voor { $name } gestemd, dus de stemming gaat door en sluit nu { $until }. Stemt er helemaal niemand, dan beslist de klok.
club-vote-question = { $id }: wat moet { $name } spelen?
club-vote-suggests = { $name } stelt { $actions } voor in { $id }, als nummer { $number }, en stemt ervoor.
club-vote-votes = { $name } stemt op { $number }, { $actions }, in { $id }.
club-vote-cast = Je stemt op { $number }, { $actions }, in { $id }. Je kunt je stem nog veranderen. De stemming sluit { $until }.
club-vote-cast-soon = Je stemt op { $number }, { $actions }, in { $id }.
club-vote-open = { $id } { $game }: nog niemand heeft een zet voor { $name } voorgesteld. { $time }
club-vote-ballot = { $id } { $game }: wat { $name } zou kunnen spelen. { $time }
club-vote-until = De stemming sluit { $until }.
club-vote-soon = De stemming sluit binnenkort.
club-vote-suggestion = { $number }. { $actions }: { $effects }
club-vote-suggestion-votes = { $votes ->
    [0] { $number }. { $actions }: { $effects } (geen stemmen)
    [one] { $number }. { $actions }: { $effects } (één stem)
    *[other] { $number }. { $actions }: { $effects } ({ $votes } stemmen)
}
club-vote-how = Stem met een nummer, zoals { COMMAND("vote", $id, "1") }, of typ een andere zet. De meeste stemmen winnen; bij een gelijke stand wint het eerste voorstel.
club-vote-picture = { $id }: wat { $name } zou kunnen spelen
club-button-suggestion = { $number }. { $actions }
club-vote-result = { $all ->
    [one] { $name } koos deze zet met de enige stem.
   *[other] { $votes ->
        [one] { $name } koos deze zet met één van de { $all } stemmen.
       *[other] { $name } koos deze zet met { $votes } van de { $all } stemmen.
    }
}

# Weigeringen

club-vote-none = Je hebt hier geen partij waarover je community stemt. Beheerders beginnen er een met { COMMAND("vote challenge fursaz") }.
club-vote-which = Hier wordt over verschillende partijen gestemd. Zeg welke je bedoelt, zoals { COMMAND("ballot", $id) }:
club-vote-no-votes = { $id } is geen partij tussen community’s, dus niemand stemt erover.
club-vote-not-now = In { $id } is { $name } aan zet. Je kunt stemmen als jullie kant aan zet is.
club-vote-over = { $id } is afgelopen, dus niemand stemt er meer over.
club-vote-past = Deze stemming in { $id } is gesloten. { COMMAND("ballot", $id) } toont waarover nu wordt gestemd.
club-vote-other-side = Je hebt in { $id } voor { $name } gestemd, dus je kunt niet voor de andere kant stemmen.
club-vote-in-both = Je zit in beide community’s van { $id }. Stem op de plek van de community waarvoor je speelt.
club-vote-no-such = Niemand heeft in { $id } voorstel { $number } gedaan. { COMMAND("ballot", $id) } toont de voorstellen.
club-vote-whole = Er wordt over hele zetten gestemd, en { $actions } is er nog geen. Ga door, zoals { $next }.
club-vote-enough = In { $id } zijn al { $limit } voorstellen gedaan. Stem op een daarvan.
club-vote-suggested = Je hebt in deze stemming in { $id } al { $limit } zetten voorgesteld. Stem op een van de voorstellen: { COMMAND("ballot", $id) } toont ze.
club-vote-counting = Deze stemming in { $id } is gesloten, en de stemmen worden geteld. { COMMAND("ballot", $id) } toont zo waarover er dan wordt gestemd.
club-vote-again = { $id } was een partij tussen community’s. Om nog eens te spelen beginnen beheerders een nieuwe partij met { COMMAND("vote challenge fursaz") }.
club-vote-settled-by-managers = Alleen beheerders van deze plek kunnen dit voor hun community in { $id } regelen. Vraag het aan een van hen.

# Ratings

club-vote-ratings = Ratings van community’s die tegen elkaar hebben gespeeld:
club-vote-rating = { $name }: { $rating } ({ $wins } gewonnen, { $draws } remise, { $losses } verloren)
club-vote-no-ratings = Je community heeft nog geen partij met rating tegen een andere uitgespeeld. Beheerders beginnen er een met { COMMAND("vote challenge fursaz") }.

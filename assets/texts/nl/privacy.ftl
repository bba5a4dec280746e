# Blokkeren, en wat er van iemand bewaard wordt.

command-block = Zorg dat iemand je niet meer kan uitdagen, of bekijk wie je hebt geblokkeerd
command-unblock = Laat iemand je weer uitdagen
command-privacy-export = Ontvang als bestand, alleen jij, alles wat ik over je bewaar
command-forget = Wis je naam, account, ratings en instellingen hier
command-param-forget-all = Al je gekoppelde accounts, zodra je het met elk hebt bevestigd
command-param-part = Welk deel, als het te veel is voor één bestand

# Iemand blokkeren

club-blocked = Je hebt { $name } geblokkeerd. Jullie kunnen elkaar niet uitdagen, en ik ping je niet in partijen die jullie nog tegen elkaar spelen.
club-unblocked = Je blokkeert { $name } niet meer.
club-blocking = Je hebt { $names } geblokkeerd.
club-blocking-nobody = Je hebt niemand geblokkeerd.

# Wat er van iemand bewaard wordt

club-personal = Dit is alles wat ik hier over je bewaar, als JSON. { COMMAND("forget") } verwijdert het.
club-personal-part = Dit is alles wat ik hier over je bewaar, als JSON: deel { $part } van { $parts }. Je partijen zijn over de delen verspreid. { COMMAND("privacy export 2") } stuurt het tweede. { COMMAND("forget") } verwijdert alles.

# Iemand vergeten

club-forget-what = Wil je dat ik je vergeet? Ik verwijder hier je naam, je account, je ratings en je instellingen, voorgoed. Je tegenstanders houden de notatie van jullie partijen, onder de naam “{ $name }”. Berichten die al verstuurd zijn, blijven staan.
club-forget-tournament = Je verlaat toernooi { $id }, { $game }. Je tegenstanders winnen de partijen die je daar nog moet spelen.
club-forget-open-tournament = Je verlaat toernooi { $id }, { $game }, voordat het begint.
club-button-forget = Vergeet mij
club-forgotten-name = iemand
club-forgotten = Ik ben je vergeten. Kom je terug, dan begin je helemaal opnieuw.
club-opponent-forgotten = Je tegenstander vroeg me te worden vergeten, dus ik kan die niet meer bereiken. Zoek een nieuwe tegenstander met een open uitdaging, zoals { COMMAND("challenge open chifoumi") }.
club-forget-only-this = Ik vergeet alleen dit account. { COMMAND("forget all") } gaat over al je gekoppelde accounts: ook { $accounts }.
club-forget-all-what = Wil je dat ik al je accounts vergeet: dit, en { $accounts }? Ik doe het zodra je het met elk ervan hebt bevestigd, in de privéchat met mij, binnen een dag.
club-forget-all-asked = { $account } vroeg me al je gekoppelde accounts te vergeten, en dit is er een van. Wil je dat, zeg hier dan binnen een dag { $command }. Wil je het niet, dan hoef je niets te doen; { COMMAND("unlink") } ontkoppelt dit account van de andere.
club-forget-all-waits = Ik wacht tot je het ook met { $accounts } hebt bevestigd.
club-forget-withdraw = { COMMAND("tournament withdraw", $id) } verlaat toernooi { $id } en geeft je partijen daarin op.
club-forget-playing = Je speelt nog { $games }. Speel die eerst uit of geef op ({ COMMAND("resign match") } als het een match is), en zeg dan nog eens { COMMAND("forget") }.

# Weigeringen

club-you-block = Je hebt { $name } geblokkeerd. { COMMAND("help unblock") } legt uit hoe je dat ongedaan maakt.
club-block-yourself = Je kunt jezelf niet blokkeren.
club-blocked-already = Je hebt { $name } al geblokkeerd.
club-not-blocked = Je hebt { $name } niet geblokkeerd.
club-blocks-too-many = Je hebt al { $limit } mensen geblokkeerd. Deblokkeer er eerst een.

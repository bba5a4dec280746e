"""How other clients write whom somebody picks from a list of people."""

from plays import number

LINK = '<a href="https://matrix.to/#/{id}">{shown}</a>'
# By client: what stands in the body, and what the link in the HTML shows.
CLIENTS = {
    "Element Web": ("{name}", "{name}"),
    "Element X on iOS": ("[@{name}](https://matrix.to/#/{id})", "@{name}"),
    "Element X on iOS, plain": ("[{id}](https://matrix.to/#/{id})", "{id}"),
    "Element X on Android": ("{id}", "@{name}"),
    "Element X on Android, plain": ("[{id}](https://matrix.to/#/{id})", "{id}"),
    "Cinny": ("{id}", "@{name}"),
    "FluffyChat": ("@[{name}]", "@[{name}]"),
    "NeoChat": ("{name}", "{name}"),
    "Nheko": ("{name}", "{name}"),
}


def written(client, line, user, name):
    """A message about somebody as a client writes it: its body, and what else it has."""
    body, shown = CLIENTS[client]
    link = LINK.format(id=user, shown=shown.format(id=user, name=name))
    more = {"format": "org.matrix.custom.html", "formatted_body": line.format(link)}
    return line.format(body.format(id=user, name=name)), more | {"m.mentions": {"user_ids": [user]}}


async def whomever_a_client_links_to_is_meant(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Pills", [bob], encrypted=True)
    # Everybody's name is the first part of their id until they choose another.
    for name in (bob.name, "Robert", "Bob the Second", "שרה כהן"):
        await bob.client.set_displayname(name)
        await ann.wait(lambda: ann.client.rooms[room].users[bob.id].display_name == name, "the new name")
        for client in CLIENTS:
            body, more = written(client, "!challenge {} chifoumi", bob.id, name)
            heard = await ann.expect(room, "", answering=await ann.say(room, body, **more))
            assert heard.mentions == [bob.id] and "challenges" in heard.body, (client, body, heard)
            await ann.ask(room, f"!withdraw {number(heard.body)}", "withdraws")


async def it_hears_when_a_client_links_to_it(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Its own pill", [bob], encrypted=True)
    for client in CLIENTS:
        for line in ("{} help move", "{}: help move"):
            body, more = written(client, line, world.bot.user, "parlour")
            heard = await ann.expect(room, "", answering=await ann.say(room, body, **more))
            assert "Play your turn" in heard.body, (client, body, heard)


async def of_two_who_are_called_alike_the_mentioned_one_is_meant(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    room = await ann.open_room("Twins", [bob, cat])
    for player in (bob, cat):
        await player.client.set_displayname("Kim")
        await ann.wait(lambda: ann.client.rooms[room].users[player.id].display_name == "Kim", "the new name")
    for player in (bob, cat):
        said = await ann.say(room, "!challenge Kim chifoumi", **{"m.mentions": {"user_ids": [player.id]}})
        heard = await ann.expect(room, "challenges", answering=said)
        assert heard.mentions == [player.id], heard


TESTS = [
    whomever_a_client_links_to_is_meant,
    it_hears_when_a_client_links_to_it,
    of_two_who_are_called_alike_the_mentioned_one_is_meant,
]

"""Tournaments as a room sees them."""

from plays import number


async def a_tournament_is_joined_by_reactions_and_played_to_its_last_table(world):
    ann, bob = people = await world.people("ann", "bob")
    room = await ann.open_room("Tournament", [bob])
    opened = await ann.ask(room, "!tournament open league chifoumi", "opens a league")
    await bob.expect_reaction(opened.id, "🙋")
    for count, player in enumerate(people, 1):
        await player.react(room, opened.id, "🙋")
        await player.expect(room, f"as player {count}", answering=opened.id)
    # Once a minute the one message with the list says who has joined.
    listed = await ann.expect_edit(room, opened.id, "2 joined: ")
    assert all(player.name in listed.new["body"] for player in people), listed
    await ann.ask(room, "!tournament start", "begins")
    await bob.expect(room, "round 1 of 1 begins")
    games = await bob.ask(room, "!tournament games", "is in progress")
    pairing = next(line for line in games.body.splitlines() if "is in progress" in line)
    game = number(pairing)
    one, two = sorted(people, key=lambda player: pairing.index(player.name))
    for player, turn in ((one, "c2-c3"), (two, "c6-c5")):
        await player.ask(room, f"!move {game} {turn}")
    await two.ask(room, f"!resign {game} yes")
    over = await ann.expect(room, "is over")
    assert over.kind == "m.image" and f"1. {one.name} 3 (1 won" in over.body, over


TESTS = [a_tournament_is_joined_by_reactions_and_played_to_its_last_table]

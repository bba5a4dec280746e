"""How people are told that they must act."""

from plays import begin


def next_turn(world, turns):
    return next(action for action in world.rules.legal("chifoumi", turns) if "x" not in action)


async def with_the_program(player):
    """The conversation of two that the program has opened."""
    await player.wait(player.direct_room, "an invitation from the program")
    await player.join(player.direct_room())
    return player.direct_room()


async def each_way_of_being_told_reaches_its_reader(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ways", [bob])
    await begin(ann, bob, room)
    turns = []

    async def play(player):
        turns.append(next_turn(world, turns))
        return await player.ask(room, turns[-1], turns[-1])

    shown = await play(ann)
    assert shown.mentions == [bob.id], shown
    await bob.ask(room, "!settings notices direct", "notices is now direct")
    await play(bob)
    shown = await play(ann)
    assert shown.mentions == [], shown
    direct = await with_the_program(bob)
    await bob.expect(direct, turns[-1])
    await bob.ask(room, "!settings notices off", "notices is now off")
    mark = bob.mark(direct)
    await play(bob)
    shown = await play(ann)
    assert shown.mentions == [], shown
    await bob.ask(room, "!hours 8-22 Asia/Kolkata", "Asia/Kolkata")
    # What is for one reader alone is in their zone; this is for the room.
    await bob.ask(room, "!games", "IST")
    assert not bob.from_bot(direct, mark)


async def a_digest_is_one_message_that_is_edited_in_silence(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Digest", [bob])
    game = await begin(ann, bob, room)
    await bob.ask(room, "!settings notices digest", "notices is now digest")
    await ann.ask(room, "!games")
    direct = await with_the_program(bob)
    first = await bob.expect(direct, "No game awaits you, of 1:")
    turn = next_turn(world, [])
    shown = await ann.ask(room, turn, turn)
    assert shown.mentions == [], shown
    await ann.ask(room, "!games")
    edited = await bob.expect_edit(direct, first.id, "One game awaits you, of 1:")
    assert (edited.mentions, edited.new["msgtype"]) == ([], "m.notice"), edited.source
    assert f"https://matrix.to/#/{room}" in edited.new["formatted_body"] and game in edited.new["body"], edited.source
    await bob.ask(room, "!settings notices here", "notices is now here")
    await bob.expect_edit(direct, first.id, "kept up to date no more")
    sent = [heard for heard in bob.from_bot(direct) if heard.relation.get("rel_type") != "m.replace"]
    assert [heard.id for heard in sent if "await" in heard.body] == [first.id], sent


TESTS = [each_way_of_being_told_reaches_its_reader, a_digest_is_one_message_that_is_edited_in_silence]

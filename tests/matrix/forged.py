"""What people and servers say that is not so, or not theirs to say."""

import asyncio

from nio import RoomPreset

from plays import begin, give_up, is_in

MANAGERS_ONLY = "Only people who manage"


async def put_state(player, room, kind, content, key=""):
    answer = await player.client.room_put_state(room, kind, content, key)
    assert getattr(answer, "event_id", None), answer


async def give_power(player, room, user, level):
    levels = (await player.client.room_get_state_event(room, "m.room.power_levels")).content
    await put_state(player, room, "m.room.power_levels", levels | {"users": levels["users"] | {user: level}})


async def send_as(world, player, room, content, kind="m.room.message"):
    """Sends something in somebody's name as it is, past the encryption of their client: the event."""
    path = f"/_matrix/client/v3/rooms/{room}/send/{kind}/{next(world.numbers)}"
    token = player.client.access_token
    return (await asyncio.to_thread(world.homeserver.request, "PUT", path, content, token))["event_id"]


async def nobody_takes_a_room_over_by_naming_it(world):
    ann, bob, eve = await world.people("ann", "bob", "eve")
    room = await ann.open_room("Victim", [bob])
    await ann.ask(room, "!settings place theme dark", "theme of this room is now dark")
    await begin(ann, bob, room)
    await give_up(ann, bob, room)
    last = await ann.ask(room, "!games")
    # Somebody who is not even there names it as the successor of a room of hers, of two even.
    for name in ("Mine", "Mine too"):
        mine = await eve.open_room(name, [])
        await eve.ask(mine, "!settings place theme contrast", "theme of this room is now contrast")
        await put_state(eve, mine, "m.room.tombstone", {"body": "Gone", "replacement_room": room})
        await eve.expect(mine, "doesn’t name this room as its predecessor")
        # All goes on there as before.
        await eve.ask(mine, "!games")
    # A room that says it comes after another one is not believed without that one's word.
    answer = await eve.client.room_create(
        name="Successor", invite=[world.bot.user], predecessor={"room_id": room, "event_id": "$no"}
    )
    await eve.expect(answer.room_id, "I host board games here")
    await eve.ask(answer.room_id, "!games", "No games")
    board = await bob.ask(room, "!leaderboard chifoumi")
    assert bob.name in board.body, board
    settings = await bob.ask(room, "!settings place")
    assert "theme = dark" in settings.body, settings
    answered = [heard.answers for heard in bob.from_bot(room, last.id)]
    assert answered == [board.answers, settings.answers], bob.from_bot(room, last.id)


async def a_room_to_which_it_is_sent_without_reason_is_left_again(world):
    ann, eve = await world.people("ann", "eve")
    ours = await ann.open_room("Ours", [])
    # It says that it comes after another one, from where nobody sent the program.
    answer = await ann.client.room_create(
        name="Anybody's", preset=RoomPreset.public_chat, predecessor={"room_id": ours, "event_id": "$no"}
    )
    mine = await eve.open_room("Mine", [])
    await eve.ask(mine, "!games", "No games")
    await put_state(eve, mine, "m.room.tombstone", {"body": "Gone", "replacement_room": answer.room_id})
    await eve.expect(mine, "doesn’t name this room as its predecessor")
    await ann.wait(lambda: ann.has_left(answer.room_id, world.bot.user), "the program's going")
    assert not ann.from_bot(answer.room_id)
    # It leaves that room alone.
    await ann.ask(ours, "!games", "No games")
    assert not ann.has_left(ours, world.bot.user)


async def a_room_that_everybody_left_takes_no_other_along(world):
    ann, eve = await world.people("ann", "eve")
    ours = await ann.open_room("Ours", [])
    answer = await eve.client.room_create(
        name="Trap", invite=[world.bot.user], predecessor={"room_id": ours, "event_id": "$no"}
    )
    await eve.expect(answer.room_id, "I host board games here")
    await eve.client.room_leave(answer.room_id)
    path = f"/_synapse/admin/v1/rooms/{answer.room_id}/members"
    await world.until(
        lambda: not world.homeserver.request("GET", path, token=world.admin)["members"], "nobody in the room"
    )
    await ann.ask(ours, "!games", "No games")
    assert not ann.has_left(ours, world.bot.user)


async def a_room_with_games_of_its_own_is_not_displaced(world):
    ann, bob = await world.people("ann", "bob")
    old = await ann.open_room("Old", [bob])
    await ann.ask(old, "!settings place theme dark", "theme of this room is now dark")
    answer = await ann.client.room_create(
        name="New", invite=[bob.id, world.bot.user], predecessor={"room_id": old, "event_id": "$no"}
    )
    new = answer.room_id
    await bob.join(new)
    await ann.members(new, {ann.id, bob.id, world.bot.user})
    await begin(ann, bob, new)
    await give_up(ann, bob, new)
    await put_state(ann, old, "m.room.tombstone", {"body": "Moved", "replacement_room": new})
    await ann.expect(new, "the old room keeps its own")
    board = await bob.ask(new, "!leaderboard chifoumi")
    assert bob.name in board.body, board
    settings = await bob.ask(new, "!settings place")
    assert "theme = dark" not in settings.body, settings


async def whoever_was_put_out_has_no_say_any_more(world):
    ann, bob = await world.people("ann", "bob")
    answer = await ann.client.room_create(name="Club", room_type="m.space", invite=[world.bot.user, bob.id])
    space = answer.room_id
    await bob.join(space)
    await ann.wait(lambda: is_in(ann, space, world.bot.user), "the program in the space")
    room = await ann.open_room("One", [bob])
    await put_state(ann, space, "m.space.child", {"via": ["test.localhost"]}, room)
    await give_power(ann, space, bob.id, 50)
    await bob.ask(room, "!settings community theme dark", "theme of this community is now dark")
    # The power level stays, but he is no longer there.
    await ann.client.room_kick(space, bob.id)
    await bob.ask(room, "!settings community theme light", MANAGERS_ONLY)
    await ann.ask(room, "!settings community theme light", "theme of this community is now light")


async def whoever_was_put_out_takes_no_room_into_his_space(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ours", [bob])
    await give_power(ann, room, bob.id, 50)
    answer = await bob.client.room_create(name="His", room_type="m.space", invite=[world.bot.user])
    await bob.wait(lambda: is_in(bob, answer.room_id, world.bot.user), "the program in the space")
    await ann.client.room_kick(room, bob.id)
    await put_state(bob, answer.room_id, "m.space.child", {"via": ["test.localhost"]}, room)
    # What is said to the program in a room of his comes after that.
    await bob.ask(await bob.open_room("Other", []), "games", "No games")
    await ann.ask(room, "!settings community theme dark", "theme of this community is now dark")


async def what_is_not_encrypted_in_an_encrypted_room_is_not_obeyed(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Encrypted", [bob], encrypted=True)
    await begin(ann, bob, room)
    turn = world.rules.legal("chifoumi")[0]
    unheard = await send_as(world, ann, room, {"msgtype": "m.text", "body": turn})
    plain = await send_as(world, ann, room, {"msgtype": "m.text", "body": "!resign yes"})
    await ann.expect(room, "this message wasn’t", answering=plain)
    await ann.ask(room, turn, turn)
    assert unheard not in [heard.answers for heard in ann.from_bot(room)]


async def what_somebody_else_encrypted_is_not_obeyed(world):
    ann, bob, eve = await world.people("ann", "bob", "eve")
    room = await ann.open_room("Forged", [bob, eve], encrypted=True)
    await begin(ann, bob, room)
    await eve.ask(room, "!games")
    # A homeserver could do that: what eve has encrypted comes in ann's name.
    kind, content = eve.client.encrypt(room, "m.room.message", {"msgtype": "m.text", "body": "!games", "m.mentions": {}})
    forged = await send_as(world, ann, room, content, kind)
    last = await eve.ask(room, "!help move", "Play your turn")
    assert last.encrypted
    assert forged not in [heard.answers for heard in eve.from_bot(room)]


async def a_room_that_anybody_can_enter_is_no_conversation_of_two(world):
    ann, eve = await world.people("ann", "eve")
    answer = await eve.client.room_create(name="Trap", preset=RoomPreset.public_chat, invite=[ann.id, world.bot.user])
    trap = answer.room_id
    await ann.join(trap)
    await ann.members(trap, {ann.id, world.bot.user})
    await eve.client.room_leave(trap)
    await ann.wait(lambda: eve.id not in ann.client.rooms[trap].users, "the other's going")
    unheard = await ann.say(trap, "help move")
    await ann.ask(trap, "!help move", "Play your turn")
    # What is for her alone goes elsewhere.
    await ann.say(trap, "!audit")
    await ann.expect(await ann.with_the_program(), MANAGERS_ONLY)
    assert unheard not in [heard.answers for heard in ann.from_bot(trap)]


async def nobody_is_taken_for_another_whose_id_is_his_name(world):
    ann, bob, eve = await world.people("ann", "bob", "eve")
    room = await ann.open_room("Impostor", [bob, eve])
    await bob.client.set_displayname("Robert")
    await eve.client.set_displayname(bob.name)
    users = ann.client.rooms[room].users
    await ann.wait(lambda: users[eve.id].display_name == bob.name != users[bob.id].display_name, "the new names")
    for line in (f"!challenge @{bob.name} chifoumi", f"!challenge {bob.name} chifoumi"):
        await ann.ask(room, line, f"Several people here are called {bob.name}")
    heard = await ann.ask(room, f"!challenge {bob.id} chifoumi", "challenges")
    assert heard.mentions == [bob.id], heard


TESTS = [
    nobody_takes_a_room_over_by_naming_it,
    a_room_to_which_it_is_sent_without_reason_is_left_again,
    a_room_that_everybody_left_takes_no_other_along,
    a_room_with_games_of_its_own_is_not_displaced,
    whoever_was_put_out_has_no_say_any_more,
    whoever_was_put_out_takes_no_room_into_his_space,
    what_is_not_encrypted_in_an_encrypted_room_is_not_obeyed,
    what_somebody_else_encrypted_is_not_obeyed,
    a_room_that_anybody_can_enter_is_no_conversation_of_two,
    nobody_is_taken_for_another_whose_id_is_his_name,
]

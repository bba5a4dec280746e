"""Rooms that come and go, and what is said in them before and after the program is there."""

import asyncio

from plays import begin, give_up, is_in


async def conversation_that_somebody_opens_with_a_question_begins_with_its_answer(world):
    ann, bob = await world.people("ann", "bob")
    await world.bot.stop()
    room = (await ann.client.room_create(is_direct=True, invite=[bob.id])).room_id
    # What was said before the invitation is for whoever was there then.
    early = await ann.say(room, "rules sfirs")
    await ann.client.room_kick(room, bob.id)
    await ann.client.room_put_state(room, "m.room.member", {"membership": "invite", "is_direct": True}, world.bot.user)
    asked = await ann.say(room, "rules chifoumi")
    world.bot.start()
    await ann.expect(room, "Chifoumi", answering=asked)
    last = await ann.ask(room, "help", "challenge")
    answered = [heard.answers for heard in ann.from_bot(room) if heard.answers]
    assert answered == [asked, last.answers] and early not in answered, ann.from_bot(room)


async def upgrade(world, player, room):
    """Has the homeserver replace a room by a new one, as clients do; everybody who was there is invited."""
    path = f"/_matrix/client/v3/rooms/{room}/upgrade"
    token = player.client.access_token
    answer = await asyncio.to_thread(world.homeserver.request, "POST", path, {"new_version": "12"}, token)
    for user in player.client.rooms[room].users:
        if user != player.id:
            await player.client.room_invite(answer["replacement_room"], user)
    return answer["replacement_room"]


async def a_room_that_is_replaced_takes_its_games_along(world):
    ann, bob = await world.people("ann", "bob")
    old = await ann.open_room("Old", [bob])
    await ann.ask(old, "!settings place theme dark", "theme of this room is now dark")
    await begin(ann, bob, old)
    await give_up(ann, bob, old)
    game = await begin(ann, bob, old)
    new = await upgrade(world, ann, old)
    await bob.join(new)
    await ann.expect(new, "brought along")
    await ann.wait(lambda: is_in(ann, new, world.bot.user), "the program in the new room")
    # What is said in the old room is not done there, and takes nothing from the new one at the next start.
    await ann.say(old, "!leaderboard")
    await world.bot.stop()
    world.bot.start()
    settings = await bob.ask(new, "!settings place")
    assert "theme = dark" in settings.body, settings
    move = world.rules.legal("chifoumi")[0]
    shown = await ann.ask(new, move, move)
    assert game in shown.body and shown.mentions == [bob.id], shown
    board = await bob.ask(new, "!leaderboard chifoumi")
    assert bob.name in board.body, board
    # The new one is replaced as well, while the program does not look.
    await world.bot.stop()
    newer = await upgrade(world, ann, new)
    await bob.join(newer)
    await ann.say(old, "!leaderboard")
    world.bot.start()
    await ann.expect(newer, "brought along")
    for _ in range(2):
        board = await bob.ask(newer, "!leaderboard chifoumi")
        assert bob.name in board.body, board
        await world.bot.stop()
        world.bot.start()
    # It is said once, whatever happens.
    for room in (new, newer):
        assert len([heard for heard in ann.from_bot(room) if "brought along" in heard.body]) == 1


async def whoever_leaves_is_said_to_have_left(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    room = await ann.open_room("Leaving", [bob, cat])
    game = await begin(ann, bob, room)
    await cat.client.room_leave(room)
    await bob.client.room_leave(room)
    told = await ann.expect(room, "has left")
    assert game in told.body and bob.name in told.body and told.mentions == [ann.id], told
    assert len([heard for heard in ann.from_bot(room) if "has left" in heard.body]) == 1
    # They come back, and all is as it was.
    await ann.client.room_invite(room, bob.id)
    await bob.join(room)
    move = world.rules.legal("chifoumi")[0]
    shown = await ann.ask(room, f"!move {game} {move}", move)
    assert shown.mentions == [bob.id], shown


async def keys_that_are_withheld_are_asked_for_at_once(world):
    ann, bob = await world.people("ann", "bob")
    known = await ann.open_room("Known", [bob], encrypted=True)
    await ann.ask(known, "!games")
    # From now on the program's device gets no keys, and is told so.
    for device in ann.client.device_store.active_user_devices(world.bot.user):
        ann.client.blacklist_device(device)
    room = await ann.open_room("Withheld", [bob], encrypted=True)
    said = await ann.say(room, "!games")
    withheld = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "room_id": room,
        "session_id": ann.client.olm.outbound_group_sessions[room].id,
        "sender_key": ann.client.olm.account.identity_keys["curve25519"],
        "code": "m.unverified",
        "reason": "The device is not verified.",
    }
    path = "/_matrix/client/v3/sendToDevice/m.room_key.withheld/1"
    messages = {"messages": {world.bot.user: {"*": withheld}}}
    await asyncio.to_thread(world.homeserver.request, "PUT", path, messages, ann.client.access_token)
    told = await ann.expect(room, "I can’t read this", answering=said)
    # Without that word it waits for the keys, forty seconds.
    assert ann.seconds_to(told) < 20, told


async def keys_that_are_asked_for_hold_up_nobody(world):
    """A new device of the program's own account has it ask for that account's keys. While something is sent, the library
    may wait five seconds for them and keep everything else waiting: then it says so in its log."""
    bot = world.another_bot("asking", secrets={"PASSWORD": "asking"}, log="trace,matrix_sdk_crypto::store=warn")
    await asyncio.to_thread(world.homeserver.register, bot.name)
    await world.start(bot)
    (ann,) = await world.people("ann")
    ann.bot = bot.user
    rooms = [await ann.open_room("Keys", [], encrypted=True) for _ in range(20)]

    async def ask(room):
        # Each device has every message written once more. So there are as many as questions, however slow the machine is.
        for _ in range(3):
            login = asyncio.to_thread(world.homeserver.login, bot.name)
            await asyncio.gather(login, ann.ask(room, "!games"))

    await asyncio.gather(*map(ask, rooms))
    waited = [line for line in bot.log().splitlines() if "some devices might be missing" in line]
    assert not waited, waited


TESTS = [
    keys_that_are_asked_for_hold_up_nobody,
    whoever_leaves_is_said_to_have_left,
    keys_that_are_withheld_are_asked_for_at_once,
]
# Those that stop the program.
LONELY_TESTS = [
    conversation_that_somebody_opens_with_a_question_begins_with_its_answer,
    a_room_that_is_replaced_takes_its_games_along,
]

"""What goes wrong: processes that die, logins that end, servers that are away, people who mean harm."""

import asyncio

from plays import begin, number, signed_devices

async def killed_in_mid_game_it_goes_on_where_it_was(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Killed", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    first = world.rules.legal("chifoumi")[0]
    event = await ann.say(room, first)
    await asyncio.to_thread(world.bot.kill)
    second = await ann.say(room, "!games")
    world.bot.start()
    # Whatever the program was doing when it died, the turn is made once and told once.
    shown = await ann.expect(room, first, answering=event)
    await ann.expect(room, game, answering=second)
    answer = await bob.ask(room, f"!board {game}")
    assert "1 action" in answer.body, answer
    assert [heard.id for heard in ann.from_bot(room) if heard.answers == event] == [shown.id]
    await ann.ask(room, "!resign yes", "resigns")


async def what_is_said_while_it_is_down_is_heard_afterwards(world):
    ann, bob = await world.people("ann", "bob")
    rooms = [await ann.open_room(f"Down {kind}", [bob], encrypted=kind) for kind in (False, True)]
    seconds = await world.bot.stop()
    assert seconds < 10, seconds
    events = []
    for room in rooms:
        await asyncio.gather(*(ann.say(room, f"talk {index}") for index in range(5)))
        events.append(await ann.say(room, f"!challenge {bob.id} chifoumi"))
        # As many as the program has one response bring, and one more, so that the rest has to be fetched.
        await asyncio.gather(*(ann.say(room, f"more talk {index}") for index in range(51)))
    world.bot.start()
    for room, event in zip(rooms, events):
        await ann.expect(room, "challenges", answering=event)
        await ann.ask(room, "!withdraw")
        assert len([heard for heard in ann.from_bot(room) if heard.answers == event]) == 1


async def homeserver_stops_and_starts_again(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Away", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    seen = world.bot.log().count("does not answer")
    # It may not have heard the question when the homeserver goes, or not yet have sent its answer.
    asked = await ann.say(room, f"!board {game}")
    await world.homeserver.stop()
    await world.until(lambda: world.bot.log().count("does not answer") > seen, "the program's noticing")
    await world.homeserver.start()
    await ann.expect(room, game, answering=asked)
    first = world.rules.legal("chifoumi")[0]
    await ann.ask(room, first, first)
    assert [heard.answers for heard in ann.from_bot(room)].count(asked) == 1


async def a_board_that_the_homeserver_does_not_take_is_told_in_words(world):
    ann, bob = await world.people("ann", "bob")
    rooms = [await ann.open_room(f"No files {kind}", [bob], encrypted=kind) for kind in (False, True)]
    games = [await begin(ann, bob, room) for room in rooms]
    for size, turn, kind in (("1K", "c2-c3", "m.text"), ("50M", "c6-c5", "m.image")):
        await world.homeserver.stop()
        world.homeserver.take_files_up_to(size)
        await world.homeserver.start()
        for room, game in zip(rooms, games):
            player = ann if turn == "c2-c3" else bob
            shown = await player.ask(room, f"!move {game} {turn}", turn)
            assert (shown.content["msgtype"], "White Rock: d1, d2." in shown.body) == (kind, kind == "m.text"), shown


async def login_that_runs_out_is_renewed_with_the_same_device(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Run out", [bob], encrypted=True)
    before = await asyncio.to_thread(signed_devices, world, world.bot)
    await world.homeserver.stop()
    world.homeserver.let_logins_run_out(world.bot.user)
    await world.homeserver.start()
    await ann.ask(room, "!games", "No games")
    assert before and await asyncio.to_thread(signed_devices, world, world.bot) == before


async def device_that_was_removed_is_replaced_by_a_trusted_one(world):
    ann, bob = await world.people("ann", "bob")
    await world.bot.stop()
    world.bot.keep_recovery_key()
    world.bot.start()
    room = await ann.open_room("Removed", [bob], encrypted=True)
    before = await asyncio.to_thread(signed_devices, world, world.bot)
    for device in before:
        path = f"/_synapse/admin/v2/users/{world.bot.user}/devices/{device}"
        await asyncio.to_thread(world.homeserver.request, "DELETE", path, None, world.admin)
    new = await world.until(lambda: signed_devices(world, world.bot), "a new device that is trusted")
    await ann.devices(world.bot.user, new)
    answer = await ann.ask(room, "!games", "No games")
    assert before and answer.encrypted, answer


async def lost_store_recovers_with_the_key(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Lost", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    before = set(await asyncio.to_thread(signed_devices, world, world.bot))
    await world.bot.stop()
    world.bot.lose_store()
    world.bot.start()
    new = await world.until(lambda: set(signed_devices(world, world.bot)) - before, "a new device that is trusted")
    await ann.devices(world.bot.user, new)
    first = world.rules.legal("chifoumi")[0]
    shown = await ann.ask(room, f"{game} {first}", first)
    assert shown.encrypted, shown
    await ann.ask(room, f"!resign {game} yes", "resigns")


async def monstrous_messages_do_no_harm(world):
    ann, bob = await world.people("ann", "bob")
    plain = await ann.open_room("Monsters", [bob])
    await ann.expect(plain, "I host board games here")
    long = await ann.ask(plain, "!" + "x" * 60_000, "longer than")
    await ann.say(plain, "c2 " * 20_000)
    odd = await ann.ask(plain, "!rules \u0001\u0007\u001b[31m\u202e\u2028 \u009b")
    assert not [c for c in odd.body if ord(c) < 32 and c != "\n"], odd
    link = "!resign <a href='https://matrix.to/#/@bob:test.localhost'>"
    await ann.say(plain, "good morning", format="org.matrix.custom.html", formatted_body=link)
    last = await ann.ask(plain, "!games")
    assert [heard.answers for heard in ann.from_bot(plain)[1:]] == [long.answers, odd.answers, last.answers]
    # What a homeserver would refuse it cannot see where it is encrypted.
    encrypted = await ann.open_room("Encrypted monsters", [bob], encrypted=True)
    greeting = await ann.expect(encrypted, "I host board games here")
    for content in [
        {"msgtype": "m.text", "body": 7},
        {"msgtype": "m.text"},
        {"body": "!games"},
        {"msgtype": "m.text", "body": "!games", "formatted_body": {"no": "text"}, "format": 3},
        {"msgtype": "m.text", "body": "!games", "m.relates_to": {"m.in_reply_to": "?"}},
        {"msgtype": "m.text", "body": "!games", "m.mentions": [[[]]]},
    ]:
        await ann.send(encrypted, content)
    await ann.react(encrypted, greeting.id, "✅" * 80)
    await ann.ask(encrypted, "!help move", "Play your turn")


async def message_whose_keys_do_not_come_is_asked_for_once(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Unreadable", [bob], encrypted=True)
    content = {
        "algorithm": "m.megolm.v1.aes-sha2",
        "ciphertext": "AwgAEnACgAkLmt6qF84IK++J7UDH2Za1YVchHyprqTqsg2yyOwAtHaZTwyNg37afzg8f3r9IsN9r4RNFg7MaZencUJe4qvELiDiopUjy5wYVDAtqdBzer5bWRD9ldxp1FLgbQvBcjkkywYjCsmsq6+hArILd9oAQZnGKn/qLsK+5uNX3PaWzDRC9wZPQvWYYPCTov3jCwXKTPsLKIiTrcCXDqMvnn8m+T3zF/I2zqxg158tnUwWWIw51UO",
        "device_id": "NOWHERE",
        "sender_key": "RF3s+E7RkTQTGF2d8Deol0FkQvgII2aJDf3/Jp5mxVU",
        "session_id": "X3lUlvLELLYxeTx4yOVu6UDpasGEVO0Jbu+QFnm0cKQ",
    }
    path = f"/_matrix/client/v3/rooms/{room}/send/m.room.encrypted/"
    for key in ("one", "two"):
        await asyncio.to_thread(
            world.homeserver.request, "PUT", path + key, content, ann.client.access_token
        )
    await ann.expect(room, "I can’t read this")
    await ann.ask(room, "!games")
    assert len([heard for heard in ann.from_bot(room) if "I can’t read this" in heard.body]) == 1


async def a_name_that_is_html_stays_a_name(world):
    ann, eve = await world.people("ann", "eve")
    name = "<b>Eve</b> <a href='https://evil.example'>"
    await eve.client.set_displayname(name)
    room = await ann.open_room("Names", [eve])
    heard = await ann.ask(room, f"!challenge {eve.id} chifoumi", "challenges")
    assert "<b>Eve</b>" in heard.body and "<b>" not in heard.html and "evil.example'>" not in heard.html, heard.html
    assert heard.mentions == [eve.id], heard
    await ann.ask(room, f"!withdraw {number(heard.body)}")


async def a_room_that_cannot_be_written_to_stops_no_other(world):
    ann, bob = await world.people("ann", "bob")
    owner = await world.player("owner", known=True)
    silent = await ann.open_room("Silent", [bob])
    other = await ann.open_room("Other", [bob])
    levels = await ann.client.room_get_state_event(silent, "m.room.power_levels")
    content = levels.content | {"events_default": 50}
    await ann.client.room_put_state(silent, "m.room.power_levels", content)
    await ann.say(silent, "!games")
    await ann.ask(other, "!games")
    # The owner is told, once, in a conversation of two.
    heard = await owner.expect(await owner.with_the_program(), "I can’t write in")
    assert silent in heard.body, heard


async def stops_within_ten_seconds_and_loses_nothing(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Stop", [bob], encrypted=True)
    events = [await ann.say(room, f"!help {name}") for name in ("move", "end", "undo", "draw")]
    seconds = await world.bot.stop()
    assert seconds < 10, seconds
    world.bot.start()
    for event in events:
        await ann.expect(room, "", answering=event)
    last = await ann.ask(room, "!games")
    answered = [heard.answers for heard in ann.from_bot(room) if heard.answers]
    assert sorted(answered) == sorted([*events, last.answers]), answered


# Those that may go on beside others; the first one waits for most of its time.
TESTS = [
    message_whose_keys_do_not_come_is_asked_for_once,
    monstrous_messages_do_no_harm,
    a_name_that_is_html_stays_a_name,
    a_room_that_cannot_be_written_to_stops_no_other,
]
# Those that stop the program or the homeserver.
LONELY_TESTS = [
    killed_in_mid_game_it_goes_on_where_it_was,
    what_is_said_while_it_is_down_is_heard_afterwards,
    homeserver_stops_and_starts_again,
    a_board_that_the_homeserver_does_not_take_is_told_in_words,
    login_that_runs_out_is_renewed_with_the_same_device,
    stops_within_ten_seconds_and_loses_nothing,
    lost_store_recovers_with_the_key,
    device_that_was_removed_is_replaced_by_a_trusted_one,
]

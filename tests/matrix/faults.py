"""What goes wrong: processes that die, logins that end, servers that are away, people who mean harm."""

import asyncio
import shutil

from plays import assert_cross_signed, begin, number

MOVES = "chifoumi"


def legal(world, actions=()):
    return world.bot.plies(MOVES, None, list(actions))["plies"][-1]["legal"]


async def killed_in_mid_game_it_goes_on_where_it_was(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Killed", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    first = legal(world)[0]
    event = await ann.say(room, first)
    world.bot.kill()
    second = await ann.say(room, "!games")
    world.bot.start()
    # Whatever the program was doing when it died, the turn is made once and told once.
    shown = await ann.expect(room, first, answering=event)
    await ann.expect(room, game, answering=second)
    answer = await bob.ask(room, f"!board {game}")
    assert "1 action" in answer.body, answer
    assert [heard.id for heard in ann.from_bot(room) if heard.answers == event] == [shown.id]
    await ann.ask(room, "!resign", "gives")


async def what_is_said_while_it_is_down_is_heard_afterwards(world):
    ann, bob = world.ann, world.bob
    rooms = [await ann.open_room(f"Down {kind}", [bob], encrypted=kind) for kind in (False, True)]
    seconds = world.bot.stop()
    assert seconds < 10, seconds
    events = []
    for room in rooms:
        # More than one response brings, so that the rest has to be fetched.
        for index in range(70):
            await ann.say(room, f"talk {index}")
        events.append(await ann.say(room, f"!challenge {bob.id} chifoumi"))
        for index in range(70):
            await ann.say(room, f"more talk {index}")
    world.bot.start()
    for room, event in zip(rooms, events):
        await ann.expect(room, "challenges", answering=event)
        await ann.ask(room, "!withdraw")
        assert len([heard for heard in ann.from_bot(room) if heard.answers == event]) == 1


async def homeserver_stops_and_starts_again(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Away", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    world.homeserver.stop()
    await world.until(lambda: "does not answer" in world.bot.log(), "the program's noticing")
    await world.homeserver.start()
    first = legal(world)[0]
    await ann.ask(room, first, first)
    await ann.ask(room, f"!resign {game}", "gives")


async def login_that_runs_out_is_renewed_with_the_same_device(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Run out", [bob], encrypted=True)
    before = assert_cross_signed(world)
    world.homeserver.stop()
    world.homeserver.let_logins_run_out(world.bot.user)
    await world.homeserver.start()
    await ann.ask(room, "!games")
    assert assert_cross_signed(world) == before


async def device_that_was_removed_is_replaced_by_a_trusted_one(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Removed", [bob], encrypted=True)
    [device] = assert_cross_signed(world)
    path = f"/_synapse/admin/v2/users/{world.bot.user}/devices/{device}"
    await asyncio.to_thread(world.homeserver.request, "DELETE", path, None, world.admin)
    await world.until(lambda: device not in signed_devices(world), "a new device")
    await world.until(lambda: signed_devices(world), "a new device that is trusted")
    await ann.ask(room, "!games")


def signed_devices(world):
    try:
        return assert_cross_signed(world)
    except AssertionError:
        return []


async def lost_store_recovers_with_the_key(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Lost", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    before = assert_cross_signed(world)
    world.bot.stop()
    shutil.rmtree(world.bot.folder / "store")
    world.bot.start()
    await world.until(lambda: set(signed_devices(world)) - set(before), "a new device that is trusted")
    first = legal(world)[0]
    shown = await ann.ask(room, f"{game} {first}", first)
    assert shown.encrypted, shown
    await ann.ask(room, f"!resign {game}", "gives")


async def monstrous_messages_do_no_harm(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Monsters", [bob])
    await ann.ask(room, "!" + "x" * 60_000, "longer than")
    mark = ann.mark()
    await ann.say(room, "c2 " * 20_000)
    odd = "!\u0001\u0007\u001b[31m\u202e\u2028 \u009b"
    answer = await ann.ask(room, odd)
    assert not [c for c in answer.body if ord(c) < 32 and c != "\n"], answer
    forged = {"format": "org.matrix.custom.html", "formatted_body": "!resign <a href='https://matrix.to/#/@bob:test.localhost'>"}
    await ann.say(room, "good morning", **forged)
    await ann.send(room, {"msgtype": "m.text", "body": 7})
    await ann.send(room, {"msgtype": "m.text"})
    await ann.say(room, "!", **{"m.relates_to": {"m.in_reply_to": "?"}})
    last = await ann.ask(room, "!games")
    assert [heard.answers for heard in ann.from_bot(room, mark)] == [answer.answers, last.answers]


async def a_name_that_is_html_stays_a_name(world):
    ann = world.ann
    eve = await world.player("eve")
    name = "<b>Eve</b> <a href='https://evil.example'>"
    await eve.client.set_displayname(name)
    room = await ann.open_room("Names", [eve])
    heard = await ann.ask(room, f"!challenge {eve.id} chifoumi", "challenges")
    assert "<b>Eve</b>" in heard.body and "<b>" not in heard.html and "evil.example'>" not in heard.html, heard.html
    assert heard.mentions == [eve.id], heard
    await ann.ask(room, f"!withdraw {number(heard.body)}")


async def a_room_that_cannot_be_written_to_stops_no_other(world):
    ann, bob = world.ann, world.bob
    silent = await ann.open_room("Silent", [bob])
    other = await ann.open_room("Other", [bob])
    levels = await ann.client.room_get_state_event(silent, "m.room.power_levels")
    content = levels.content | {"events_default": 50}
    await ann.client.room_put_state(silent, "m.room.power_levels", content)
    await ann.say(silent, "!games")
    await ann.ask(other, "!games")
    # The owner is told, once, in a conversation of two.
    owner = world.owner
    await owner.wait(owner.direct_room, "an invitation from the program")
    direct = owner.direct_room()
    await owner.join(direct)
    heard = await owner.expect(direct, "I cannot write in")
    assert silent in heard.body, heard


async def stops_within_ten_seconds_and_loses_nothing(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Stop", [bob], encrypted=True)
    events = [await ann.say(room, f"!help {name}") for name in ("move", "end", "undo", "draw")]
    seconds = world.bot.stop()
    assert seconds < 10, seconds
    world.bot.start()
    for event in events:
        await ann.expect(room, "", answering=event)
    last = await ann.ask(room, "!games")
    answered = [heard.answers for heard in ann.from_bot(room) if heard.answers]
    assert sorted(answered) == sorted([*events, last.answers]), answered


TESTS = [
    killed_in_mid_game_it_goes_on_where_it_was,
    what_is_said_while_it_is_down_is_heard_afterwards,
    homeserver_stops_and_starts_again,
    login_that_runs_out_is_renewed_with_the_same_device,
    monstrous_messages_do_no_harm,
    a_name_that_is_html_stays_a_name,
    a_room_that_cannot_be_written_to_stops_no_other,
    stops_within_ten_seconds_and_loses_nothing,
    lost_store_recovers_with_the_key,
    device_that_was_removed_is_replaced_by_a_trusted_one,
]

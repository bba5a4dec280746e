"""Many rooms at once, and a homeserver that holds the program back."""

import asyncio
import statistics
import time

from plays import begin

ROOMS = 20
PLIES = 10


async def many_rooms_at_once_lose_and_double_nothing(world):
    """Twenty rooms with two players each; all of them move as soon as it is their turn."""
    pairs = []
    for index in range(ROOMS):
        one = await world.player(f"one{index}", encrypting=False)
        two = await world.player(f"two{index}", encrypting=False)
        pairs.append((one, two))
    steps, _ = next(filter(lambda game: game[0], (world.bot.complete_game("chifoumi", None, seed) for seed in range(9))))
    steps = steps[:PLIES]
    rooms = []
    for index, (one, two) in enumerate(pairs):
        room = await one.open_room(f"Room {index}", [two])
        await begin(one, two, room)
        rooms.append(room)
    waits = []

    async def play(room, one, two):
        sent = []
        for mover, action in steps:
            player = one if mover == 1 else two
            begin_at = time.monotonic()
            event = await player.say(room, action)
            heard = await player.expect(room, action, answering=event, seconds=120)
            waits.append(heard.at - begin_at)
            sent.append(event)
        answers = [heard.answers for heard in one.from_bot(room) if heard.answers in sent]
        assert sorted(answers) == sorted(sent), "an answer is missing or doubled"

    begin_at = time.monotonic()
    await asyncio.gather(*(play(room, *pair) for room, pair in zip(rooms, pairs)))
    seconds = time.monotonic() - begin_at
    waits.sort()
    world.figures.append(
        f"{ROOMS} rooms, {2 * ROOMS} players, {len(waits)} moves in {seconds:.1f} s ({len(waits) / seconds:.0f}/s); "
        f"answer with picture: median {statistics.median(waits) * 1000:.0f} ms, "
        f"95 % {waits[len(waits) * 95 // 100] * 1000:.0f} ms, longest {waits[-1] * 1000:.0f} ms; "
        f"program {world.bot.megabytes():.0f} MB, homeserver {world.homeserver.megabytes():.0f} MB"
    )
    # One answer when nothing else is going on.
    alone = []
    one, two = pairs[0]
    for _ in range(10):
        begin_at = time.monotonic()
        heard = await one.ask(rooms[0], "!games")
        alone.append(heard.at - begin_at)
    world.figures.append(f"a lone answer in words: median {statistics.median(alone) * 1000:.0f} ms")
    for one, two in pairs:
        await one.end()
        await two.end()


TESTS = [many_rooms_at_once_lose_and_double_nothing]


async def at_the_usual_limits_every_answer_comes_once_and_in_order(world):
    """With the limits that Synapse has unless it is told otherwise: ten messages at once, then one in five seconds."""
    ann, bob = world.ann, world.bob
    for player in (ann, bob):
        path = f"/_synapse/admin/v1/users/{player.id}/override_ratelimit"
        await asyncio.to_thread(
            world.homeserver.request, "POST", path, {"messages_per_second": 0, "burst_count": 0}, world.admin
        )
    room = await ann.open_room("Limits", [bob])
    await ann.expect(room, "I host board games here")
    events = [await ann.say(room, f"!help {name}") for name in ["move", "end", "undo", "draw"] * 4]
    for event in events:
        await ann.expect(room, "", answering=event, seconds=180)
    answered = [heard.answers for heard in ann.from_bot(room) if heard.answers]
    assert answered == events, answered


LIMITED_TESTS = [at_the_usual_limits_every_answer_comes_once_and_in_order]

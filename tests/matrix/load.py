"""Many rooms at once, and a homeserver that holds the program back."""

import asyncio
import statistics
import time

from plays import begin

ROOMS = 20
PLIES = 10


async def many_rooms_at_once_lose_and_double_nothing(world):
    """Twenty rooms with two players each; all of them move as soon as it is their turn."""
    pairs = [await world.people("one", "two", encrypting=False) for _ in range(ROOMS)]
    steps, _ = await asyncio.to_thread(world.bot.complete_game, "chifoumi")
    steps = steps[:PLIES]

    async def sit_down(one, two):
        room = await one.open_room("Load", [two])
        await begin(one, two, room)
        return room

    rooms = await asyncio.gather(*(sit_down(*pair) for pair in pairs))
    waits = []

    async def play(room, one, two):
        sent, answers = [], []
        for mover, action in steps:
            player = one if mover == 1 else two
            sent.append(await player.say(room, action))
            shown = await player.expect_turn(room, action, sent[-1], seconds=300)
            answers.append(shown.id)
            waits.append(player.seconds_to(shown, sent[-1]))
        last = await one.ask(room, "!help end")
        answered = [heard.id for heard in one.from_bot(room, sent[0])]
        assert answered == [*answers, last.id], "an answer is missing, doubled or out of order"

    begin_at = time.monotonic()
    await asyncio.gather(*(play(room, *pair) for room, pair in zip(rooms, pairs)))
    seconds = time.monotonic() - begin_at
    megabytes = world.bot.megabytes()
    (one, two), room = pairs[0], rooms[0]
    shown, said = [], []
    for _ in range(20):
        shown.append(one.seconds_to(await one.ask(room, "!board")))
        said.append(one.seconds_to(await one.ask(room, "!games")))
    world.figures += [
        f"{ROOMS} rooms, {2 * ROOMS} players, {len(waits)} moves in {seconds:.1f} s: {summary(waits)}",
        f"one after the other, with a board: {summary(shown)}",
        f"one after the other, in words: {summary(said)}",
        f"the program's memory: {megabytes:.0f} MB",
    ]


def summary(waits):
    waits = sorted(round(wait * 1000) for wait in waits)
    return f"answered in {statistics.median(waits):.0f} ms (median), {waits[len(waits) * 95 // 100]} ms (95 %)"


async def without_limits(world, user):
    """Lets an account say as much as it likes, as the operator of a homeserver can."""
    path, free = f"/_synapse/admin/v1/users/{user}/override_ratelimit", {"messages_per_second": 0, "burst_count": 0}
    await asyncio.to_thread(world.homeserver.request, "POST", path, free, world.admin)


TESTS = [many_rooms_at_once_lose_and_double_nothing]


async def at_the_usual_limits_every_answer_comes_once_and_in_order(world):
    """With the limits that Synapse has unless it is told otherwise: ten messages at once, then one in five seconds."""
    ann, bob = await world.people("ann", "bob")
    for player in (ann, bob):
        await without_limits(world, player.id)
    room = await ann.open_room("Limits", [bob])
    await ann.expect(room, "I host board games here")
    events = [await ann.say(room, f"!help {name}") for name in ["move", "end", "undo", "draw"] * 4]
    for event in events:
        await ann.expect(room, "", answering=event, seconds=180)
    answered = [heard.answers for heard in ann.from_bot(room) if heard.answers]
    assert answered == events, answered


LIMITED_TESTS = [at_the_usual_limits_every_answer_comes_once_and_in_order]

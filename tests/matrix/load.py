"""Many rooms at once, and a homeserver that holds the program back."""

import asyncio
import statistics

from plays import begin

ROOMS = 6
PLIES = 10


async def many_rooms_at_once_lose_and_double_nothing(world):
    """Rooms with two players each; all of them move as soon as it is their turn."""
    await play(world, await sit_down(world, ROOMS))


async def sit_down(world, count):
    """Games that are begun in so many rooms: each one's room and its two players."""
    pairs = await asyncio.gather(*(world.people("one", "two", encrypting=False) for _ in range(count)))

    async def table(one, two):
        room = await one.open_room("Load", [two])
        await begin(one, two, room)
        return room, one, two

    return await asyncio.gather(*(table(*pair) for pair in pairs))


async def play(world, tables):
    """Some moves in all these rooms at once: how long each one's answer took."""
    steps = world.rules.complete_game("chifoumi")[0][:PLIES]
    waits = []

    async def play_at(room, one, two):
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

    await asyncio.gather(*(play_at(*table) for table in tables))
    return waits


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

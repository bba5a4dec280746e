"""Measures, by hand, how long answers take.

    measure.py --binary target/release/parlour rooms
    measure.py --binary target/release/parlour moves
    measure.py --binary target/release/parlour crowd

`rooms`: twenty rooms with two players each, who all move as soon as it is their turn, on a homeserver without limits; then
one question after the other in one of the rooms.

`moves`: two people play thirty moves one after the other in an encrypted room, each when the board of the last one has
come. The homeserver has the limits that Synapse has unless it is told otherwise; the bot's account is freed of them by
`override_ratelimit`.

`crowd`: twenty people in a ring of twenty encrypted rooms, a game in each, with pauses to think, while people whom the program
does not know yet come into other encrypted rooms and ask something. The homeserver's share is how long it says that it worked on the program's requests.
"""

import argparse
import asyncio
import shutil
import tempfile
import time
from pathlib import Path

from homeserver import NO_LIMITS, ROOM_LIMITS_ONLY
from load import play, sit_down, summary, without_limits
from plays import begin
from run import World

ROOMS = 20
QUESTIONS = 20
MOVES = 30
TURNS = 6
THINKING_SECONDS = 10
NEWCOMERS = 6


async def rooms(world):
    tables = await sit_down(world, ROOMS)
    begin_at = time.monotonic()
    waits = await play(world, tables)
    seconds = time.monotonic() - begin_at
    megabytes = world.bot.megabytes()
    room, player, _ = tables[0]
    shown, said = [], []
    for _ in range(QUESTIONS):
        shown.append(player.seconds_to(await player.ask(room, "!board")))
        said.append(player.seconds_to(await player.ask(room, "!games")))
    print(f"{ROOMS} rooms at once, {len(waits)} moves in {seconds:.1f} s: {summary(waits)}")
    print(f"one after the other, with a board: {summary(shown)}")
    print(f"one after the other, in words: {summary(said)}")
    print(f"the program's memory: {megabytes:.0f} MB")


async def moves(world):
    ann, bob = await world.people("ann", "bob")
    for player in (ann, bob):
        await without_limits(world, player.id)
    await without_limits(world, world.bot.user)
    room = await ann.open_room("Measured", [bob], encrypted=True)
    await begin(ann, bob, room, "fursaz")
    waits, played = [], []
    while len(waits) < MOVES:
        player = (ann, bob)[len(waits) % 2]
        played.append(next(action for action in world.rules.legal("fursaz", played) if action[1:].isdigit()))
        said = await player.say(room, played[-1])
        shown = await player.expect_turn(room, played[-1], said)
        assert shown.encrypted and shown.kind == "m.image", shown
        waits.append(player.seconds_to(shown, said))
    print(f"{MOVES} moves in an encrypted room, one after the other: {summary(waits)}")


async def crowd(world):
    world.homeserver.log_requests()
    await world.homeserver.stop()
    await world.homeserver.start()
    people = await world.people(*["guest"] * ROOMS)
    pairs = list(zip(people, people[1:] + people[:1]))
    rooms = await asyncio.gather(*(one.open_room("Crowd", [two], encrypted=True) for one, two in pairs))
    await asyncio.gather(*(one.expect(room, "I host board games here") for room, (one, _) in zip(rooms, pairs)))
    steps = world.rules.complete_game("chifoumi")[0][:TURNS]
    waits = {"challenges and their answers": [], "turns": [], "newcomers": []}

    async def answered(kind, player, room, line, expected):
        said = await player.say(room, line)
        answer = await player.expect_turn(room, expected, said, seconds=600)
        waits[kind].append(player.seconds_to(answer, said))

    async def play_at(index, room, one, two):
        await asyncio.sleep(THINKING_SECONDS * index / ROOMS)
        await answered("challenges and their answers", one, room, f"!challenge {two.id} chifoumi first", "challenges")
        await answered("challenges and their answers", two, room, "!accept", "against")
        for mover, action in steps:
            await asyncio.sleep(THINKING_SECONDS)
            await answered("turns", one if mover == 1 else two, room, action, action)

    async def come(index):
        await asyncio.sleep(THINKING_SECONDS * (index + 1))
        (newcomer,) = await world.people("newcomer")
        room = await newcomer.open_room("New", [], encrypted=True)
        await answered("newcomers", newcomer, room, "!help", "")

    seats = [play_at(index, room, *pair) for index, (room, pair) in enumerate(zip(rooms, pairs))]
    await asyncio.gather(*seats, *(come(index) for index in range(NEWCOMERS)))
    for kind, seconds in waits.items():
        print(f"{kind}, {len(seconds)} times: {summary(seconds)}")
    for kind, seconds in world.homeserver.requests_of(world.bot.user).items():
        print(f"  the homeserver on {kind}, {len(seconds)} times: {summary(seconds)}")
    print(f"the program's memory: {world.bot.megabytes():.0f} MB")


# What is measured, and on what a homeserver.
MEASURED = {"rooms": (rooms, NO_LIMITS), "moves": (moves, ROOM_LIMITS_ONLY), "crowd": (crowd, NO_LIMITS)}


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    parser.add_argument("what", choices=MEASURED)
    options = parser.parse_args()
    measure, limits = MEASURED[options.what]
    folder = Path(tempfile.mkdtemp(prefix="parlour-measured-"))
    world = World(options.binary.resolve(), folder, limits)
    try:
        await world.begin()
        await measure(world)
    finally:
        for player in world.players:
            await player.end()
        await world.end()
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())

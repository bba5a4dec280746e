"""Measures, by hand, how long a move takes to be answered in an encrypted room.

    measure.py --binary target/release/parlour

Two people play thirty moves one after the other, each when the board of the last one has come. The homeserver has the
limits that Synapse has unless it is told otherwise; the bot's account is freed of them by `override_ratelimit`.
"""

import argparse
import asyncio
import shutil
import tempfile
from pathlib import Path

from load import summary, without_limits
from homeserver import ROOM_LIMITS_ONLY
from plays import begin
from run import World

MOVES = 30


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
        played.append(next(action for action in world.bot.legal("fursaz", played) if action[1:].isdigit()))
        said = await player.say(room, played[-1])
        shown = await player.expect_turn(room, played[-1], said)
        assert shown.encrypted and shown.kind == "m.image", shown
        waits.append(player.seconds_to(shown, said))
    return waits


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="parlour-measured-"))
    world = World(options.binary.resolve(), folder, ROOM_LIMITS_ONLY)
    try:
        await world.begin()
        print(f"{MOVES} moves in an encrypted room, one after the other: {summary(await moves(world))}")
    finally:
        for player in world.players:
            await player.end()
        await world.end()
        shutil.rmtree(folder)


if __name__ == "__main__":
    asyncio.run(main())

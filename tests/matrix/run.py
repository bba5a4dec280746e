"""Plays against the real binary on a real homeserver. The last line says how many tests passed and failed.

    run.py --binary target/debug/parlour [part of a test's name …]
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

import faults
import load
import plays
from bot import Bot
from homeserver import NO_LIMITS, ROOM_LIMITS_ONLY, Homeserver
from player import Player

TEST_SECONDS_MAX = 600


class World:
    """A homeserver, the program and the people whom the tests share."""

    def __init__(self, binary, folder, limits):
        self.folder = folder
        self.homeserver = Homeserver(folder / "homeserver", limits)
        self.bot = Bot(binary, self.homeserver, folder / "bot", 'owner = "@owner:test.localhost"')
        self.people = []
        self.figures = []

    async def begin(self):
        await self.homeserver.start()
        for name in ("parlour", "ann", "bob", "cat", "dan", "owner"):
            self.homeserver.register(name)
        self.admin = self.homeserver.register("admin", admin=True)["access_token"]
        self.bot.start()
        for name in ("ann", "bob", "cat", "dan", "owner"):
            setattr(self, name, await self.player(name, known=True))
        await self.until(lambda: "Matrix is ready" in self.bot.log(), "the program")

    async def player(self, name, encrypting=True, known=False):
        if not known:
            await asyncio.to_thread(self.homeserver.register, name)
        player = Player(self.homeserver, name, self.folder, self.bot.user, encrypting)
        self.people.append(player)
        return await player.begin()

    async def until(self, done, what, seconds=90):
        """Asks again and again for something that tells nobody when it happens."""
        deadline = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < deadline, f"waited {seconds} s in vain for {what}"
            await asyncio.sleep(0.1)

    async def end(self):
        for player in self.people:
            await player.end()
        self.bot.end()
        self.homeserver.stop()


async def run_all(tests, limits, options, results):
    wanted = [test for test in tests if not options.names or any(name in test.__name__ for name in options.names)]
    if not wanted:
        return
    folder = Path(tempfile.mkdtemp(prefix="parlour-matrix-"))
    world = World(options.binary.resolve(), folder, limits)
    failed = False
    try:
        await world.begin()
        for test in wanted:
            begin = time.monotonic()
            try:
                async with asyncio.timeout(TEST_SECONDS_MAX):
                    await test(world)
                outcome = "ok"
            except (Exception, asyncio.CancelledError):  # noqa: BLE001
                outcome, failed = "FAILED", True
                traceback.print_exc()
            results.append((test.__name__, outcome))
            print(f"{outcome:6} {test.__name__} ({time.monotonic() - begin:.1f} s)", flush=True)
            if not world.bot.process:
                world.bot.start()
    finally:
        await world.end()
        for figure in world.figures:
            print(figure)
        if "panicked" in world.bot.log():
            results.append(("no panic", "FAILED"))
        if failed:
            print(f"the program's log: {folder}/bot/log")
        else:
            shutil.rmtree(folder)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    results = []
    await run_all(plays.TESTS + faults.TESTS + load.TESTS, NO_LIMITS, options, results)
    await run_all(load.LIMITED_TESTS, ROOM_LIMITS_ONLY, options, results)
    failed = [name for name, outcome in results if outcome != "ok"]
    for name in failed:
        print(f"failed: {name}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

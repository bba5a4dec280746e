"""Plays against the real binary on a real homeserver. The last line says how many tests passed and failed.

    run.py --binary target/debug/parlour [part of a test's name …]

Beside the program, in `examples`, stand the stand-in for Discord and the maker of a language that nobody speaks: `cargo build
--example discord-stand-in --example pseudo-language`. The browser, which `scripts/test` installs, is in `page-tests`, beside the
program's folder.
"""

import argparse
import asyncio
import copy
import itertools
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

import accounts
import ahead
import answers
import by_ear
import choices
import contests
import element
import faults
import forged
import hearing
import languages
import load
import notices
import pages
import past
import pills
import plays
import rooms
import signed
import together
import trying
from bot import Bot
from homeserver import NO_LIMITS, ROOM_LIMITS_ONLY, Homeserver
from listener import PATIENCE
from player import Player
from rules import Rules

TEST_SECONDS_MAX = 600
# How many tests go on beside each other: they mostly wait.
AT_ONCE = 4


class World:
    """A homeserver, the program and the people of a test."""

    def __init__(self, binary, folder, limits):
        self.binary = binary
        self.discord = binary.parent / "examples" / "discord-stand-in"
        self.folder = folder
        self.homeserver = Homeserver(folder / "homeserver", limits)
        self.bot = Bot(binary, self.homeserver, folder / "bot", matrix='owner = "@owner:test.localhost"')
        self.bots = [self.bot]
        self.rules = Rules(binary)
        self.players = []
        self.numbers = itertools.count(1)

    async def begin(self):
        await self.homeserver.start()
        for name in ("parlour", "owner"):
            await asyncio.to_thread(self.homeserver.register, name)
        self.admin = (await asyncio.to_thread(self.homeserver.register, "admin", admin=True))["access_token"]
        await self.start(self.bot)

    def for_one_test(self):
        """The same world, with people of the test's own."""
        world = copy.copy(self)
        world.players = []
        return world

    async def people(self, *names, **more):
        """Somebody new for each name, with a number after it."""
        numbered = [f"{name}{next(self.numbers)}" for name in names]
        return await asyncio.gather(*(self.player(name, **more) for name in numbered))

    async def player(self, name, known=False, client=Player, **more):
        if not known:
            await asyncio.to_thread(self.homeserver.register, name)
        player = client(self.homeserver, name, self.folder, self.bot.user, **more)
        self.players.append(player)
        return await player.begin()

    async def start(self, bot):
        """Starts a program and waits until it is there for everybody."""
        bot.start()
        await self.until(lambda: bot.is_ready, "the program")

    def another_bot(self, name, **settings):
        bot = Bot(self.binary, self.homeserver, self.folder / f"bot-{name}", name, **settings)
        self.bots.append(bot)
        return bot

    async def until(self, done, what, seconds=PATIENCE):
        """Asks again and again for something that tells nobody when it happens: what comes of it."""
        deadline = time.monotonic() + seconds
        while not (result := await asyncio.to_thread(done)):
            assert time.monotonic() < deadline, f"waited {seconds} s in vain for {what}"
            await asyncio.sleep(0.1)
        return result

    def check_words(self):
        """What is wrong with a sentence wherever it stands: quotation marks twice, a prefix before what is no command."""
        said = [heard for player in self.players for heard in player.heard if heard.sender == player.bot]
        wrong = [heard for heard in said if any(fault in heard.body for fault in ("““", "””", "“!?”"))]
        assert not wrong, wrong

    async def end(self):
        for bot in self.bots:
            bot.end()
        self.rules.end()
        await self.homeserver.stop()


class Run:
    """What is to be run, and what came of it."""

    def __init__(self, binary, names):
        self.binary = binary
        self.names = names
        self.results = []

    async def run(self, limits, beside, alone):
        """Runs tests in a world of their own: some beside each other, then some one after the other."""
        beside, alone = ([test for test in tests if self.wants(test)] for tests in (beside, alone))
        if not beside + alone:
            return
        folder = Path(tempfile.mkdtemp(prefix="parlour-matrix-"))
        world = World(self.binary, folder, limits)
        try:
            await world.begin()
            turn = asyncio.Semaphore(AT_ONCE)
            results = await asyncio.gather(*(self.run_one(test, world, turn) for test in beside))
            for test in alone:
                results.append(await self.run_one(test, world, turn))
                if not world.bot.process:
                    world.bot.start()
        finally:
            await world.end()
        for bot in world.bots:
            results.append((f"{bot.folder.name} does not panic", "panicked" not in bot.log()))
            results.append((f"{bot.folder.name} logs nothing that is not for the log", bot.is_discreet))
        self.results += results
        if all(passed for _, passed in results):
            shutil.rmtree(folder)
        else:
            print(f"the programs' logs: {folder}/*/log")

    async def run_one(self, test, world, turn):
        """Runs a test: its name, and whether it passed."""
        async with turn:
            begin = time.monotonic()
            world = world.for_one_test()
            try:
                async with asyncio.timeout(TEST_SECONDS_MAX):
                    await test(world)
                world.check_words()
                passed = True
            except Exception:
                passed = False
                traceback.print_exc()
            finally:
                for player in world.players:
                    await player.end()
            print(f"{'ok' if passed else 'FAILED':6} {test.__name__} ({time.monotonic() - begin:.1f} s)", flush=True)
            return test.__name__, passed

    def wants(self, test):
        return not self.names or any(name in test.__name__ for name in self.names)

    @property
    def failed(self):
        return [name for name, passed in self.results if not passed]


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    await asyncio.to_thread(element.install)
    run = Run(options.binary.resolve(), options.names)
    # What waits or takes longest comes first, so that it is not left over for the end.
    suites = [pages, together, faults, trying, load, forged, plays, contests, by_ear, signed, ahead]
    suites += [accounts, choices, languages, hearing, pills, past, answers, rooms, notices]
    beside = [test for suite in suites for test in suite.TESTS]
    alone = [test for suite in (answers, hearing, rooms, faults, signed, together) for test in suite.LONELY_TESTS]
    # Each of these has a homeserver and a program of its own. Those that go on alone mostly wait, too.
    await asyncio.gather(
        run.run(NO_LIMITS, beside, []),
        run.run(NO_LIMITS, [], alone),
        run.run(NO_LIMITS, [], notices.LONELY_TESTS),
        run.run(ROOM_LIMITS_ONLY, [], load.LIMITED_TESTS),
    )
    for name in run.failed:
        print(f"failed: {name}")
    print(f"{len(run.results) - len(run.failed)} passed, {len(run.failed)} failed")
    return 1 if run.failed or not run.results else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

"""What `scripts/try-matrix` starts for those who have no homeserver."""

import asyncio
import re
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

from element import Element
from listener import PATIENCE
from plays import begin


async def whoever_has_no_homeserver_logs_in_as_it_says_and_plays(world):
    trial = await begin_trial(world)
    try:
        told = (await trial.stdout.readuntil(b"Ctrl-C")).decode()
        homeserver = SimpleNamespace(url=re.search(r"homeserver +(http\S+)", told)[1])
        names = re.findall(r"@(\w+):", re.search(r"accounts +@.*", told)[0])
        ann, bob = [await log_in(world, homeserver, name) for name in names]
        room = await ann.open_room("Trying", [bob])
        game = await begin(ann, bob, room)
        move = world.rules.legal("chifoumi")[0]
        shown = await ann.ask(room, move, move)
        assert game in shown.body and shown.mentions == [bob.id], shown
        direct = await ann.open_room("", [], encrypted=True, direct=True)
        await ann.ask(direct, "help", "challenge")
    finally:
        await end_trial(trial, signal.SIGINT)


async def it_ends_when_it_is_told_to_however_far_it_is(world):
    for progress in (b"", b"Ctrl-C"):
        trial = await begin_trial(world)
        try:
            if progress:
                await trial.stdout.readuntil(progress)
            else:
                # It listens to signals before it starts anything else.
                await world.until(lambda: listens(trial.pid, signal.SIGTERM), "a trial that listens")
        finally:
            await end_trial(trial, signal.SIGTERM)


async def begin_trial(world):
    """Starts it as a shell starts what is to go on in the background: Ctrl-C means nothing to it."""
    line = [sys.executable, Path(__file__).with_name("local.py"), "--binary", world.binary]
    in_background = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"]
    return await asyncio.create_subprocess_exec(*in_background, *line, stdout=asyncio.subprocess.PIPE)


async def end_trial(trial, number):
    trial.send_signal(number)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await trial.wait() == 0, trial.returncode
    except TimeoutError:
        trial.kill()
        raise AssertionError(f"it does not end when it is told to by {number!r}") from None


def listens(pid, number):
    """Whether a process does something of its own when a signal comes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"SigCgt:\s*(\w+)", status)[1], 16) >> (number - 1) & 1


async def log_in(world, homeserver, name):
    player = Element(homeserver, name, world.folder, world.bot.user)
    world.players.append(player)
    return await player.begin()


TESTS = [
    whoever_has_no_homeserver_logs_in_as_it_says_and_plays,
    it_ends_when_it_is_told_to_however_far_it_is,
]

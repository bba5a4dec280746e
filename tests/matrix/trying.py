"""What `scripts/try-matrix` starts for those who have no homeserver."""

import asyncio
import re
import signal
import sys
from pathlib import Path
from types import SimpleNamespace

from element import Element
from plays import begin


async def whoever_has_no_homeserver_logs_in_as_it_says_and_plays(world):
    line = [sys.executable, Path(__file__).with_name("local.py"), "--binary", world.binary]
    trial = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
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
        trial.send_signal(signal.SIGINT)
        assert await trial.wait() == 0


async def log_in(world, homeserver, name):
    player = Element(homeserver, name, world.folder, world.bot.user)
    world.players.append(player)
    return await player.begin()


TESTS = [whoever_has_no_homeserver_logs_in_as_it_says_and_plays]

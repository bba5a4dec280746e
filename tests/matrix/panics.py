"""Plays games while the program panics again and again: what was answered is in the record, once, and nothing else is.

    panics.py --binary target/debug/parlour [--seconds 600]

The program is one that was built with the feature `faults`. It is played so long by each plan: with a panic at every
hundredth request, and at every hundredth thing that is done beside: hearing, drawing, sending, noting what was sent.
"""

import argparse
import asyncio
import collections
import os
import random
import re
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from homeserver import NO_LIMITS
from plays import number
from run import World

PLANS = ("panic every 100 club.request", "panic every 100 task")
# Every third of the rooms is encrypted.
ROOMS = 6
TURNS = 8
# How long an answer may take, in seconds, before it is asked again, and how often that is done until it is a fault.
PATIENCE = 8
ATTEMPTS = 20
FAILED = "Something went wrong"


class Table:
    """A room with two people who play one game after the other, and ask again what was not answered."""

    def __init__(self, world, index):
        self.world = world
        self.encrypted = index % 3 == 0
        self.chance = random.Random(index)
        # By a game's number, the turns that everybody was told of.
        self.answered = {}
        self.requests = 0
        self.again = 0

    async def sit_down(self):
        self.one, self.two = await self.world.people("one", "two", encrypting=self.encrypted)
        self.room = await self.one.open_room("Panics", [self.two], self.encrypted)

    async def play(self, until):
        while time.monotonic() < until:
            await self.ask(self.one, f"!challenge {self.two.id} fursaz 5 first", " challenges ")
            begun = await self.ask(self.two, "!accept", " against ")
            game, played = int(number(begun.body)[1:]), []
            for turn in range(TURNS):
                legal = self.world.rules.after("fursaz", played, "5")[0]["legal"]
                action = self.chance.choice([action for action in legal if action[1:].isdigit()])
                await self.ask((self.one, self.two)[turn % 2], action, f" played {action}:")
                played.append(action)
                self.answered.setdefault(game, []).append(action)
            await self.ask(self.one, "!resign yes", " resigns ")
            for action in played:
                told = [heard for heard in self.one.from_bot(self.room) if f" played {action}:" in heard.body]
                assert len(told) == 1, (game, action, told)
            for player in (self.one, self.two):
                player.heard.clear()

    async def ask(self, player, line, words):
        """Says something until everybody is told something with these words."""
        first = None
        for _ in range(ATTEMPTS):
            said = await player.say(self.room, line)
            self.requests += 1
            first = first or said

            def found():
                for heard in player.from_bot(self.room, first):
                    if words in heard.body or (FAILED in heard.body and heard.answers == said):
                        return heard
                return None

            try:
                told = await player.wait(found, words, PATIENCE)
            except AssertionError:
                told = None
            if told and words in told.body:
                return told
            self.again += 1
        raise AssertionError(f"{words!r} is not told after {ATTEMPTS} attempts: {player.heard[-12:]}")


def recorded(bot):
    """By game, the turns in the database."""
    turns = collections.defaultdict(list)
    with closing(sqlite3.connect(f"file:{bot.folder}/parlour.db?mode=ro", uri=True)) as database:
        select = "SELECT game_id, token FROM entries WHERE kind = 'play' ORDER BY game_id, number"
        for game, token in database.execute(select):
            turns[game].append(token)
    return dict(turns)


async def try_plan(binary, plan, seconds):
    folder = Path(tempfile.mkdtemp(prefix="parlour-panics-"))
    # The program's own variables: everything that is started here has them, and nothing else knows them.
    os.environ |= {"PARLOUR_FAULTS": plan, "PARLOUR_LOG": "info"}
    world = World(binary, folder, NO_LIMITS)
    try:
        await world.begin()
        tables = [Table(world, index) for index in range(ROOMS)]
        await asyncio.gather(*(table.sit_down() for table in tables))
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as playing:
            for table in tables:
                playing.create_task(table.play(until))
        await world.bot.stop()
        answered = {game: turns for table in tables for game, turns in table.answered.items()}
        found = recorded(world.bot)
    finally:
        for player in world.players:
            await player.end()
        await world.end()
    panics = collections.Counter(re.findall(r"^on purpose: (\S+)", world.bot.log(), re.MULTILINE))
    count = lambda turns: sum(map(len, turns.values()))
    print(
        f"{plan}: {seconds} s, {ROOMS} rooms, {len(answered)} games, {sum(table.requests for table in tables)} requests, "
        f"{sum(table.again for table in tables)} asked again, {panics.total()} panics {dict(sorted(panics.items()))}; "
        f"{count(answered)} turns answered, {count(found)} in the record",
        flush=True,
    )
    assert panics, "nothing failed"
    wrong = {game: (answered.get(game), found.get(game)) for game in answered | found}
    wrong = {game: both for game, both in wrong.items() if both[0] != both[1]}
    assert not wrong, f"{wrong}; the program's log is in {folder}"
    shutil.rmtree(folder)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    parser.add_argument("--seconds", type=int, default=600)
    options = parser.parse_args()
    for plan in PLANS:
        await try_plan(options.binary.resolve(), plan, options.seconds)


if __name__ == "__main__":
    asyncio.run(main())

"""One program on both platforms at once: a real homeserver, and the stand-in for Discord."""

import asyncio
import copy
import re

from bot import Bot
from discord import Discord, Member, number


class Both:
    """A program that is on Matrix and on Discord, and two members of a server there."""

    def __init__(self, world, name):
        self.discord = Discord(world.discord, world.folder / f"discord-{name}")
        self.bot = Bot(world.binary, world.homeserver, world.folder / f"bot-{name}", f"both-{name}")
        world.bots.append(self.bot)
        # The same world, whose people know this program.
        self.matrix = copy.copy(world)
        self.matrix.bot = self.bot

    async def __aenter__(self):
        await self.discord.start()
        await asyncio.to_thread(self.matrix.homeserver.register, self.bot.name)
        self.bot.secrets = self.bot.secrets | {"PASSWORD": self.bot.name}
        self.bot.more = self.discord.environment
        there = self.discord.world
        self.ann = Member(self.discord, there["ann"], there["channel"])
        self.bob = Member(self.discord, there["bob"], there["channel"])
        await self.start()
        return self

    async def start(self):
        await self.matrix.start(self.bot)
        await self.discord.do("connected")

    async def __aexit__(self, *_):
        self.bot.end()
        await self.discord.stop()


async def one_program_hosts_a_game_on_each_platform(world):
    """Neither knows of the other's."""
    async with Both(world, "apart") as both:
        cas, dee = await both.matrix.people("cas", "dee")
        room = await cas.open_room("Apart", [dee])
        challenge = await both.ann.command("challenge", opponent=both.bob.user, game="fursaz", side="first")
        begun = await both.bob.press(challenge, "Accept")
        there = number(begun)
        refused = await cas.ask(room, f"!board {there}")
        unknown = await cas.ask(room, "!board #9999")
        assert refused.body.replace(there, "") == unknown.body.replace("#9999", ""), (refused, unknown)
        leaders = await cas.ask(room, "!games")
        assert "Ann" not in leaders.body, leaders


TESTS = [one_program_hosts_a_game_on_each_platform]

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


def code_in(text):
    """The code that a text gives somebody."""
    return re.search(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b", text).group(0)


async def one_program_hosts_a_game_on_each_platform(world):
    """Neither knows of the other's."""
    async with Both(world, "apart") as both:
        cas, dee = await both.matrix.people("cas", "dee")
        room = await cas.open_room("Apart", [dee])
        challenge = await both.ann.command("challenge", opponent=both.bob.user, game="fursaz", side="first")
        there = number(await both.bob.press(challenge, "Accept"))
        refused = await cas.ask(room, f"!board {there}")
        unknown = await cas.ask(room, "!board #9999")
        assert refused.body.replace(there, "") == unknown.body.replace("#9999", ""), (refused, unknown)
        games = await cas.ask(room, "!games")
        assert "Ann" not in games.body, games


async def a_whole_game_is_played_between_the_platforms(world):
    """By buttons there and by typing in an encrypted room here; the program is killed, and the homeserver away."""
    async with Both(world, "across") as both:
        ann = both.ann
        (cas,) = await both.matrix.people("cas")
        room = await cas.open_room("Across", [], encrypted=True)
        invitation = await ann.command("invite", game="fursaz", variant="5", side="first")
        assert invitation["only_for"] == ann.user, invitation
        begun = await cas.ask(room, f"!accept {code_in(invitation['text'])}", "against")
        assert begun.kind == "m.image" and begun.encrypted, begun
        board = await ann.expect("Fursaz", after=invitation["id"])
        assert board["called"] == [ann.user] and board["files"][0]["name"].endswith(".png"), board
        game = number(board)
        played = await ann.choose(board, "a1")
        assert played["only_for"] is None, played
        there = await cas.expect(room, "a1", after=begun.id)
        assert there.kind == "m.image" and there.mentions == [cas.id], there
        answer = await cas.ask(room, "e5", "e5")
        board = await ann.expect("played e5", after=played["id"])
        # It is killed, and goes on as if nothing had been.
        both.bot.kill()
        await both.start()
        played = await ann.choose(board, "b2")
        await cas.expect(room, "b2", after=answer.id)
        offered = await cas.ask(room, "!draw", "draw")
        declined = await ann.press(await ann.expect("draw", after=played["id"]), "Decline")
        await cas.expect(room, "declines", after=offered.id)
        await cas.ask(room, "d4", "d4")
        board = await ann.expect("played d4", after=declined["id"])
        # The homeserver is away: there the game goes on, and here it is told later.
        await both.matrix.homeserver.stop()
        played = await ann.choose(board, "c1")
        assert "c1" in played["text"], played
        await both.matrix.homeserver.start()
        told = await cas.expect(room, "c1", after=offered.id)
        passed = await cas.ask(room, "pass", "passes")
        over = await ann.choose(await ann.expect("passes", after=played["id"]), "pass")
        assert "wins" in over["text"] or "drawn" in over["text"], over
        ended = await cas.expect(room, over["text"].split("\n")[0].split(" ")[-1], after=passed.id)
        assert ended.kind == "m.image" and told.kind == "m.image", (told, ended)
        asked = await cas.ask(room, f"!rematch {game}", "rematch")
        await ann.press(await ann.expect("rematch", after=over["id"]), "Accept")
        await cas.expect(room, "against", after=asked.id)


TESTS = [one_program_hosts_a_game_on_each_platform]
# It takes the homeserver away.
LONELY_TESTS = [a_whole_game_is_played_between_the_platforms]

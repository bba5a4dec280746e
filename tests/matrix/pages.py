"""People in a real browser against people in chat, on both platforms at once: every game to its end."""

import asyncio
import os
import re
from pathlib import Path

from browser import Browser, Visitor
from discord import number
from homeserver import free_port
from plays import begin
from together import Both

ROOT = Path(__file__).parents[2]
# How each game is touched against somebody on Matrix, and against somebody on Discord.
WAYS = {
    "chifoumi": ("pointer", "keys"),
    "fursaz": ("keys", "plain"),
    "sfirs": ("plain", "pointer"),
    "sia-doble": ("pointer", "keys"),
    "the-game": ("keys", "plain"),
}
# In the middle of this one the program is killed.
KILLED_IN = "chifoumi"
# The long games are given up in the middle on one of the platforms.
GIVEN_UP = {("fursaz", "Discord"), ("sia-doble", "Matrix")}
# A folder for pictures of how each page looks in the end.
SHOTS = os.environ.get("PARLOUR_SHOTS")


def told(actions):
    """How a turn is told in chat."""
    return "passes" if actions == ["pass"] else f"played {' '.join(actions)}"


def link_in(text, kind):
    return re.search(rf"http://\S+/{kind}/[\w-]+", text).group()


class InRoom:
    """Two people in a Matrix room. One plays there, the other in the browser, and moves first."""

    platform = "Matrix"
    visitor_begins = True

    def __init__(self, chatting, visiting, room):
        self.chatting, self.visiting, self.room = chatting, visiting, room
        self.name = visiting.name
        self.direct = None

    async def link(self):
        """What signs the visitor in, told to them alone."""
        mark = self.visiting.mark(self.direct) if self.direct else None
        await self.visiting.say(self.room, "!page")
        self.direct = self.direct or await self.visiting.with_the_program()
        return link_in((await self.visiting.expect(self.direct, "/in/", after=mark)).body, "in")

    async def begin(self, game, variant):
        """Begins a game: its number."""
        game = await begin(self.visiting, self.chatting, self.room, game, f"{variant} first")
        self.last = await self.chatting.ask(self.room, f"!board {game}", "On a page")
        return game

    def leads_to(self, address):
        """Whether the board that was shown last has a link to a page."""
        return link_in(self.text, "g") == address

    async def play(self, game, actions):
        self.last = await self.chatting.ask(self.room, f"!move {game} {' '.join(actions)}", told(actions))
        assert self.last.kind == "m.image", self.last

    async def hear(self, words, called):
        """Waits until something is told with its picture, and the one who is concerned is called."""
        self.last = await self.chatting.expect(self.room, words, after=self.last.id)
        assert self.last.kind == "m.image", self.last
        assert self.last.mentions == ([self.chatting.id] if called else []), self.last

    @property
    def text(self):
        """What was told last."""
        return self.last.body


class InChannel:
    """Two members of a Discord server. Bob plays there and moves first, Ann in the browser."""

    platform = "Discord"
    visitor_begins = False
    name = "Ann"

    def __init__(self, chatting, visiting):
        self.chatting, self.visiting = chatting, visiting

    async def link(self):
        given = await self.visiting.command("page")
        assert given["only_for"] == self.visiting.user, given
        return link_in(given["text"], "in")

    async def begin(self, game, variant):
        wish = {"game": game, "variant": variant, "side": "second"}
        challenge = await self.visiting.command("challenge", opponent=self.chatting.user, **wish)
        self.last = await self.chatting.press(challenge, "Accept")
        return number(self.last)

    def leads_to(self, _address):
        # Where a button leads the stand-in doesn't tell; tests/discord/pages.rs looks.
        return "Open the board" in self.last["labels"]

    async def play(self, game, actions):
        self.last = await self.chatting.command("move", id=game, actions=" ".join(actions))
        assert told(actions) in self.text and self.has_picture, self.last

    async def hear(self, words, called):
        self.last = await self.chatting.expect(words, after=self.last["id"])
        assert self.has_picture and self.last["called"] == ([self.chatting.user] if called else []), self.last

    @property
    def has_picture(self):
        return [file["name"].endswith(".png") for file in self.last["files"]] == [True]

    @property
    def text(self):
        return self.last["text"].replace(f"<@{self.chatting.user}>", "Bob")


class Table:
    """A game between somebody in chat and somebody in the browser."""

    def __init__(self, chat, visitor, game, variant, turns):
        self.chat, self.visitor = chat, visitor
        self.game, self.variant, self.turns = game, variant, turns
        self.half = len(turns) // 2

    def __repr__(self):
        return f"{self.chat.platform}-{self.game}-{self.visitor.kind}"

    def is_visitors(self, index):
        return (index % 2 == 0) == self.chat.visitor_begins

    async def begin(self):
        self.number = await self.chat.begin(self.game, self.variant)
        self.address = await self.visitor.open(self.number)
        assert self.chat.leads_to(self.address), self.chat.last
        await self.play(range(self.half))

    async def play(self, indexes):
        for index in indexes:
            actions, is_last = self.turns[index], index + 1 == len(self.turns)
            if self.is_visitors(index):
                await self.visitor.play(actions)
                await self.chat.hear(told(actions), called=not is_last)
            else:
                await self.chat.play(self.number, actions)
                shown = await self.visitor.see(index + 1)
                assert shown["last"] == " ".join(actions), (self, shown)

    async def tap(self):
        """Taps the next turn, if it is the visitor's, without playing it."""
        if self.is_visitors(self.half):
            await self.visitor.tap(self.turns[self.half])

    async def finish(self):
        if (self.game, self.chat.platform) in GIVEN_UP:
            assert await self.visitor.resign(), f"{self}: the page asks first"
            await self.chat.hear("resigns", called=True)
        else:
            await self.play(range(self.half, len(self.turns)))
        shown = await self.visitor.see_end()
        # The last sentence on the page, but for its full stop: the chat also tells the points.
        assert " wins " in shown["end"] and shown["end"].rstrip(".") in self.chat.text, (self, shown, self.chat.last)
        assert shown["stayed"] == (self.visitor.kind != "plain"), (self, shown)
        assert not shown["wrong"], (self, shown)
        if SHOTS:
            await self.visitor.picture(Path(SHOTS) / f"{self}.png")


async def every_game_is_played_between_a_browser_and_each_platform(world):
    """Whatever is played in chat appears on the page by itself; the program is killed in between."""
    port = free_port()
    web = f'[web]\nlisten = "127.0.0.1:{port}"\npublic_url = "http://127.0.0.1:{port}"'
    async with Both(world, "browsing", general=web) as both, Browser(world.binary, world.folder) as browser:
        games = await browser.games(world.binary, ROOT)
        cas, dee = await both.matrix.people("cas", "dee")
        room = await cas.open_room("Pages", [dee])
        await cas.ask(room, "!settings place page on", "is now on")
        await both.ann.command("settings", of="place", setting="page", value="on")
        chats = [InRoom(dee, cas, room), InChannel(both.bob, both.ann)]
        visitors = [{}, {}]
        for chat, known in zip(chats, visitors):
            for kind in ("pointer", "keys", "plain"):
                known[kind] = Visitor(browser, chat.platform, kind)
                assert await known[kind].enter(await chat.link()) == chat.name
        addresses = []
        for game in games:
            name = game["game"]
            kinds = zip(chats, visitors, WAYS[name])
            tables = [Table(chat, known[kind], name, game["variant"], game["turns"]) for chat, known, kind in kinds]
            await asyncio.gather(*(table.begin() for table in tables))
            if name == KILLED_IN:
                await asyncio.gather(*(table.tap() for table in tables))
                both.bot.kill()
                await both.start()
            await asyncio.gather(*(table.finish() for table in tables))
            addresses += [table.address for table in tables]
        for address in addresses:
            assert address.rsplit("/", 1)[1] not in both.bot.log(), "no page is logged with its address"
        await both.bot.stop()


TESTS = [every_game_is_played_between_a_browser_and_each_platform]

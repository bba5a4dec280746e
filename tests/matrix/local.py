"""A homeserver on this machine with the bot and two people, to be tried with any client.

    local.py --binary target/debug/parlour
"""

import argparse
import asyncio
import signal
import tempfile
from pathlib import Path

from bot import Bot
from homeserver import Homeserver

PEOPLE = ("ann", "bob")
HOW = """
A homeserver is running on this machine, with the bot, {bot}, and two accounts.

  homeserver   {url}
  accounts     {people} (each one's password is their name)

Log in with any Matrix client, Element for instance: choose "Edit" beside the homeserver's name and write the address
above. Begin a conversation with {bot} and say "help"; or make a room, invite the bot and the other one,
and say "!challenge {opponent} chifoumi". Ctrl-C ends it, and everything is forgotten.
"""


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", type=Path, required=True)
    options = parser.parse_args()
    # A shell that starts something in the background has it ignore Ctrl-C, and a service manager sends another signal.
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, asyncio.current_task().cancel)
    with tempfile.TemporaryDirectory(prefix="parlour-try-") as folder:
        homeserver = Homeserver(Path(folder) / "homeserver")
        bot = Bot(options.binary.resolve(), homeserver, Path(folder) / "bot", matrix='name = "Parlour"')
        try:
            await homeserver.start()
            for name in ("parlour", *PEOPLE):
                homeserver.register(name)
            bot.start()
            while not bot.is_ready:
                await asyncio.sleep(0.1)
            ids = [bot.user.replace("parlour", name) for name in PEOPLE]
            print(HOW.format(bot=bot.user, url=homeserver.url, people=", ".join(ids), opponent=ids[1]), flush=True)
            await asyncio.Event().wait()
        finally:
            bot.end()
            await homeserver.stop()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except asyncio.CancelledError:
        pass

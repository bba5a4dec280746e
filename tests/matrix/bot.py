"""The program under test: the real binary, started and stopped like any service."""

import json
import os
import random
import signal
import subprocess
import time
from pathlib import Path

from homeserver import resident_megabytes

NAME = "parlour"
RECOVERY = "a long passphrase, only for tests"


class Bot:
    """Parlour with a configuration and a database of its own in a folder."""

    def __init__(self, binary: Path, homeserver, folder: Path, extra=""):
        self.binary = binary
        self.homeserver = homeserver
        self.folder = folder
        self.user = f"@{NAME}:test.localhost"
        self.process = None
        folder.mkdir(parents=True)
        (folder / "config.toml").write_text(
            f"""
database = "{folder}/parlour.db"
log = "info,parlour=debug,matrix_sdk_crypto=error,matrix_sdk=warn"
[limits]
requests_per_minute = 100000
games_per_person = 1000
challenges_per_person = 1000
[matrix]
homeserver = "{homeserver.url}"
user = "{self.user}"
store = "{folder}/store"
device_name = "Parlour under test"
{extra}
"""
        )

    def start(self):
        environment = {
            **os.environ,
            "PARLOUR_MATRIX_PASSWORD": NAME,
            "PARLOUR_MATRIX_STORE_PASSPHRASE": "store passphrase",
            "PARLOUR_MATRIX_RECOVERY_KEY": RECOVERY,
        }
        self.process = subprocess.Popen(
            [self.binary, "run", "--config", self.folder / "config.toml"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
        )

    def stop(self):
        """Asks it to end; says how many seconds that took."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        assert status == 0, f"the program ended with {status}"
        self.process = None
        return time.monotonic() - begin

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def end(self):
        if self.process and self.process.poll() is None:
            self.kill()

    def log(self):
        return (self.folder / "log").read_text(errors="replace")

    def megabytes(self):
        return resident_megabytes(self.process.pid)

    # What the program says of the rules and pictures without any chat.

    def command(self, *arguments, text=None):
        done = subprocess.run(
            [self.binary, *arguments], input=text, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def plies(self, game, variant, actions):
        question = {"game": game, "actions": actions} | ({"variant": variant} if variant else {})
        return json.loads(self.command("rules", "trace", text=json.dumps(question) + "\n"))

    def complete_game(self, game, variant, seed, at_most=400):
        """A game played by chance to its end: who acts, what is played, and some action that is not legal there."""
        chance = random.Random(seed)
        actions, steps = [], []
        process = subprocess.Popen(
            [self.binary, "rules", "trace"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        with process:
            while len(actions) < at_most:
                question = {"game": game, "actions": actions} | ({"variant": variant} if variant else {})
                process.stdin.write(json.dumps(question) + "\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
                assert not answer["error"], answer["error"]
                ply = answer["plies"][-1]
                if answer["outcome"]:
                    process.stdin.close()
                    return steps, answer["outcome"]
                # What takes pieces ends a game sooner.
                legal = [action for action in ply["legal"] if "x" in action] or ply["legal"]
                action = chance.choice(legal)
                steps.append((ply["to_move"], action))
                actions.append(action)
            process.stdin.close()
        return None, None

    def picture(self, record, side):
        """The picture of a record's last position as the renderer makes it without any chat."""
        file, out = self.folder / "compared.txt", self.folder / "compared.png"
        file.write_text(record)
        self.command("render", "--record", str(file), "--side", str(side), "--out", str(out))
        return out.read_bytes()

"""The program under test: the real binary, started and stopped like any service."""

import json
import os
import random
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from homeserver import NAME as SERVER
from homeserver import resident_megabytes

NAME = "parlour"
SECRETS = {
    "PASSWORD": NAME,
    "STORE_PASSPHRASE": "store passphrase",
    "RECOVERY_KEY": "a long passphrase, only for tests",
}


class Bot:
    """Parlour with a configuration and a database of its own in a folder."""

    def __init__(self, binary: Path, homeserver, folder: Path, name=NAME, secrets=SECRETS, general="", matrix=""):
        self.binary = binary
        self.folder = folder
        self.user = f"@{name}:{SERVER}"
        self.secrets = secrets
        self.process = None
        folder.mkdir(parents=True)
        (folder / "config.toml").write_text(
            f"""
database = "{folder}/parlour.db"
log = "trace"
{general}
[limits]
requests_per_minute = 100000
games_per_person = 1000
challenges_per_person = 1000
challenges_per_hour = 1000
ping_wait_seconds = 0
digest_seconds = 0
[matrix]
homeserver = "{homeserver.url}"
user = "{self.user}"
store = "{folder}/store"
device_name = "Parlour under test"
{matrix}
"""
        )

    def start(self, **secrets):
        """Starts it; secrets that are named here replace the usual ones."""
        secrets = {f"PARLOUR_MATRIX_{key}": value for key, value in (self.secrets | secrets).items()}
        self.process = subprocess.Popen(
            [self.binary, "run", "--config", self.folder / "config.toml"],
            env=os.environ | secrets,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
        )

    def refuse(self, **secrets):
        """Starts it, expecting that it will not go on: what it says of that."""
        before = len(self.log())
        self.start(**secrets)
        try:
            assert self.process.wait(120) == 1, "the program ended in another way"
        finally:
            self.end()
        return self.log()[before:]

    @property
    def is_ready(self):
        return "Matrix is ready" in self.log()

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
        if self.process:
            self.kill()

    def log(self):
        log = self.folder / "log"
        return log.read_text(errors="replace") if log.exists() else ""

    @property
    def is_discreet(self):
        """Whether the log, though everything is asked for, has no secret and nothing that was or is encrypted."""
        secrets = [self.secrets.get("STORE_PASSPHRASE"), self.secrets.get("RECOVERY_KEY"), "syt_"]
        contents = ["ciphertext", "session_key", "m.megolm", "!challenge", "formatted_body"]
        return not any(word in self.log() for word in secrets + contents if word)

    def megabytes(self):
        return resident_megabytes(self.process.pid)

    # What the program says of the rules and pictures without any chat.

    def run(self, *arguments, environment, status=0):
        """Runs another command with the same configuration: what it says."""
        line = [self.binary, *arguments, "--config", self.folder / "config.toml"]
        done = subprocess.run(line, env=os.environ | environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == status, (done.stdout, done.stderr)
        return done.stdout

    def command(self, *arguments, text=None):
        done = subprocess.run(
            [self.binary, *arguments], input=text, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def after(self, game, actions):
        """What follows these actions: the ply that is to be made, and the outcome if there is one."""
        question = {"game": game, "actions": list(actions)}
        answer = json.loads(self.command("rules", "trace", text=json.dumps(question) + "\n"))
        assert not answer["error"], answer
        return answer["plies"][-1], answer["outcome"]

    def legal(self, game, actions=()):
        """What may be played after these actions."""
        return self.after(game, actions)[0]["legal"]

    def complete_game(self, game):
        """A short game, played by chance to its end: who acts and what is played, and how it ends."""
        games = (self.chance_game(game, seed) for seed in range(8))
        return min((game for game in games if game), key=lambda game: len(game[0]))

    def chance_game(self, game, seed, at_most=100):
        chance = random.Random(seed)
        actions, steps = [], []
        process = subprocess.Popen(
            [self.binary, "rules", "trace"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        with process:
            while len(actions) < at_most:
                question = {"game": game, "actions": actions}
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
        return None

    def pictures(self, record, theme="light"):
        """A record's last position as the renderer draws it without any chat, from either side."""
        with tempfile.TemporaryDirectory() as folder:
            file, out = Path(folder) / "record.txt", Path(folder) / "board.png"
            file.write_text(record)
            for side in ("1", "2"):
                self.command(
                    "render", "--record", str(file), "--theme", theme, "--side", side, "--out", str(out)
                )
                yield out.read_bytes()

"""The program under test: the real binary, started and stopped like any service."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from homeserver import NAME as SERVER
from homeserver import resident_megabytes

NAME = "parlour"
# A passphrase to recover by takes an unoptimized program seconds of work at each use: a test of its own has one.
SECRETS = {"PASSWORD": NAME, "STORE_PASSPHRASE": "store passphrase"}


class Bot:
    """Parlour with a configuration and a database of its own in a folder."""

    def __init__(self, binary: Path, homeserver, folder: Path, name=NAME, secrets=SECRETS, general="", matrix="", log="trace"):
        self.binary = binary
        self.name = name
        self.folder = folder
        self.user = f"@{name}:{SERVER}"
        self.secrets = secrets
        # What else its environment has.
        self.more = {}
        self.process = None
        self.logged_before = 0
        folder.mkdir(parents=True)
        (folder / "config.toml").write_text(
            f"""
database = "{folder}/parlour.db"
log = "{log}"
{general}
[limits]
requests_per_minute = 100000
games_per_person = 1000
challenges_per_person = 1000
challenges_per_hour = 1000
ping_wait_seconds = 0
digest_seconds = 0
[computer]
seconds = 1
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
        self.logged_before = len(self.log())
        secrets = {f"PARLOUR_MATRIX_{key}": value for key, value in (self.secrets | secrets).items()}
        self.process = subprocess.Popen(
            [self.binary, "run", "--config", self.folder / "config.toml"],
            env=os.environ | self.more | secrets,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
        )

    def refuse(self, **secrets):
        """Starts it, expecting that it will not go on: what it says of that."""
        self.start(**secrets)
        try:
            assert self.process.wait(120) == 1, "the program ended in another way"
        finally:
            self.end()
        return self.says()

    def says(self):
        """What it has logged since it was started."""
        return self.log()[self.logged_before :]

    @property
    def is_ready(self):
        says = self.says()
        assert self.process.poll() is None, f"the program ended: {says[-2000:]}"
        return "Matrix is ready" in says

    async def stop(self):
        """Asks it to end; says how many seconds that took."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(self.process.wait, 30)
        assert status == 0, f"the program ended with {status}"
        self.process = None
        return time.monotonic() - begin

    def keep_recovery_key(self):
        """Gives it, from the next start on, the recovery key that it made at its first one."""
        if "RECOVERY_KEY" not in self.secrets:
            key = (self.folder / "store" / "recovery-key").read_text().strip()
            self.secrets = self.secrets | {"RECOVERY_KEY": key}

    def lose_store(self):
        """Deletes its keys and its login, but the recovery key was put elsewhere."""
        self.keep_recovery_key()
        shutil.rmtree(self.folder / "store")

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
        log = self.log()
        return not any(word in log for word in secrets + contents if word)

    def megabytes(self):
        return resident_megabytes(self.process.pid)

    # What the program does without any chat.

    def run(self, *arguments, environment, status=0):
        """Runs another command with the same configuration: what it says."""
        line = [self.binary, *arguments, "--config", self.folder / "config.toml"]
        done = subprocess.run(line, env=os.environ | environment, capture_output=True, text=True, timeout=120)
        assert done.returncode == status, (done.stdout, done.stderr)
        return done.stdout

    def command(self, *arguments):
        done = subprocess.run([self.binary, *arguments], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout

    async def draws(self, picture, record, theme="light"):
        """Whether a picture is a record's last position as the renderer draws it without any chat, from either side."""
        return await asyncio.to_thread(lambda: picture in self.pictures(record, theme))

    def pictures(self, record, theme):
        with tempfile.TemporaryDirectory() as folder:
            file, out = Path(folder) / "record.txt", Path(folder) / "board.png"
            file.write_text(record)
            for side in ("1", "2"):
                self.command(
                    "render", "--record", str(file), "--theme", theme, "--side", side, "--out", str(out)
                )
                yield out.read_bytes()

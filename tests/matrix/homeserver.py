"""A real homeserver on the loopback interface, for as long as the tests take."""

import asyncio
import base64
import hashlib
import hmac
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

NAME = "test.localhost"
SECRET = "only for tests"

# Tests talk faster than people do. The test of the limits takes these away again.
NO_LIMITS = """
rc_message: {per_second: 10000, burst_count: 10000}
rc_registration: {per_second: 10000, burst_count: 10000}
rc_room_creation: {per_second: 10000, burst_count: 10000}
rc_joins:
  local: {per_second: 10000, burst_count: 10000}
  remote: {per_second: 10000, burst_count: 10000}
rc_joins_per_room: {per_second: 10000, burst_count: 10000}
rc_invites:
  per_room: {per_second: 10000, burst_count: 10000}
  per_user: {per_second: 10000, burst_count: 10000}
  per_issuer: {per_second: 10000, burst_count: 10000}
rc_login:
  address: {per_second: 10000, burst_count: 10000}
  account: {per_second: 10000, burst_count: 10000}
  failed_attempts: {per_second: 10000, burst_count: 10000}
"""
# What is limited for everybody but not what the test is about: getting many people into a room.
ROOM_LIMITS_ONLY = "\n".join(
    line for line in NO_LIMITS.splitlines() if not line.startswith("rc_message")
)

# Kinds of requests, by a part of their path.
KINDS = ["sync", "send/m.room", "send/m.reaction", "upload", "keys/query", "keys/claim", "sendToDevice"]
KINDS += ["typing", "receipt", "members", "redact"]


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Homeserver:
    """Synapse with a database of its own in a folder."""

    def __init__(self, folder: Path, limits=NO_LIMITS):
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None
        folder.mkdir(parents=True)
        (folder / "log.yaml").write_text(
            "version: 1\nformatters: {plain: {format: '%(asctime)s %(levelname)s %(name)s %(message)s'}}\n"
            f"handlers: {{file: {{class: logging.FileHandler, filename: '{folder}/synapse.log', formatter: plain}}}}\n"
            "root: {level: WARNING, handlers: [file]}\n"
        )
        (folder / "homeserver.yaml").write_text(
            f"""
server_name: {NAME}
pid_file: {folder}/pid
listeners:
  - port: {self.port}
    bind_addresses: ["127.0.0.1"]
    tls: false
    type: http
    resources: [{{names: [client], compress: false}}]
database: {{name: sqlite3, args: {{database: {folder}/homeserver.db}}}}
log_config: {folder}/log.yaml
media_store_path: {folder}/media
signing_key_path: {folder}/signing.key
registration_shared_secret: {SECRET}
macaroon_secret_key: {SECRET}
form_secret: {SECRET}
bcrypt_rounds: 4
report_stats: false
trusted_key_servers: []
suppress_key_server_warning: true
federation_domain_whitelist: []
url_preview_enabled: false
max_upload_size: 50M
encryption_enabled_by_default_for_room_type: "off"
# People can say whose invitations they take.
experimental_features: {{msc4155_enabled: true}}
{limits}
"""
        )
        key = base64.b64encode(os.urandom(32)).decode().rstrip("=")
        (folder / "signing.key").write_text(f"ed25519 a_test {key}\n")

    async def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "synapse.app.homeserver", "-c", self.folder / "homeserver.yaml"],
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "stderr.log").open("ab"),
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"Synapse ended: see {self.folder}/stderr.log")
            try:
                await asyncio.to_thread(self.request, "GET", "/_matrix/client/versions")
                return
            except OSError:
                # Nobody listens yet: what we wait for can only be asked for again.
                await asyncio.sleep(0.1)
        raise AssertionError("Synapse does not answer")

    async def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                await asyncio.to_thread(self.process.wait, 30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                await asyncio.to_thread(self.process.wait)
        self.process = None

    def request(self, method, path, body=None, token=None):
        """One request, and its answer's JSON; an OSError says what went wrong."""
        request = urllib.request.Request(self.url + path, method=method)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        with urllib.request.urlopen(request, data, timeout=60) as response:
            return json.load(response)

    def register(self, name, admin=False):
        """A new account; its password is its name."""
        nonce = self.request("GET", "/_synapse/admin/v1/register")["nonce"]
        text = "\0".join([nonce, name, name, "admin" if admin else "notadmin"])
        mac = hmac.new(SECRET.encode(), text.encode(), hashlib.sha1).hexdigest()
        body = {"nonce": nonce, "username": name, "password": name, "admin": admin, "mac": mac}
        return self.request("POST", "/_synapse/admin/v1/register", body)

    def login(self, name):
        """An access token of an account, with a device of its own."""
        user = {"type": "m.id.user", "user": name}
        body = {"type": "m.login.password", "identifier": user, "password": name}
        return self.request("POST", "/_matrix/client/v3/login", body)["access_token"]

    def let_logins_run_out(self, user):
        """Makes every login of a user one that ran out. The server must not be running."""
        with sqlite3.connect(self.folder / "homeserver.db") as database:
            database.execute("UPDATE access_tokens SET valid_until_ms = 1 WHERE user_id = ?", [user])

    def take_files_up_to(self, size):
        """How large a file may be, like 50M. The server must not be running."""
        file = self.folder / "homeserver.yaml"
        file.write_text(re.sub("max_upload_size: .*", f"max_upload_size: {size}", file.read_text()))

    def log_requests(self):
        """Has it log how long it works on each request. The server must be started anew."""
        file = self.folder / "log.yaml"
        file.write_text(file.read_text() + "loggers: {synapse.access: {level: INFO}}\n")

    def requests_of(self, user):
        """How many seconds it worked on each of a user's requests, by kind, but for those that wait for news."""
        pattern = rf"{{{re.escape(user)}}} Processed request: ([0-9.]+)sec.* \"[A-Z]+ /_matrix/[a-z]+/\w+/(\S+) HTTP"
        found = {}
        for seconds, path in re.findall(pattern, (self.folder / "synapse.log").read_text()):
            kind = next((kind for kind in KINDS if kind in path), "other")
            found.setdefault(kind, []).append(float(seconds))
        found.pop("sync", None)
        return found

    def megabytes(self):
        return resident_megabytes(self.process.pid)


def resident_megabytes(pid):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0

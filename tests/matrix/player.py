"""The players: an independent Matrix client that sees what people see."""

import asyncio
import itertools

from nio import (
    AsyncClient,
    AsyncClientConfig,
    MegolmEvent,
    ReceiptEvent,
    RoomCreateResponse,
    SyncResponse,
    TypingNoticeEvent,
)
from nio.crypto import decrypt_attachment
from nio.events.room_events import Event

from homeserver import NAME

# In seconds. Only a test that fails waits so long; the machine may have much else to do.
PATIENCE = 120
ENCRYPTED = {"type": "m.room.encryption", "state_key": "", "content": {"algorithm": "m.megolm.v1.aes-sha2"}}
counter = itertools.count()


class Heard:
    """An event as a player sees it, decrypted if need be."""

    def __init__(self, room, event):
        self.room = room
        self.id = event.event_id
        self.sender = event.sender
        self.source = event.source
        self.content = event.source.get("content", {})
        self.type = event.source.get("type")
        self.encrypted = event.decrypted
        self.unreadable = isinstance(event, MegolmEvent)

    @property
    def body(self):
        return self.content.get("body", "")

    @property
    def new(self):
        """What stands instead, if it is an edit."""
        return self.content.get("m.new_content", {})

    @property
    def html(self):
        return self.content.get("formatted_body", "")

    @property
    def kind(self):
        return self.content.get("msgtype")

    @property
    def mentions(self):
        return self.content.get("m.mentions", {}).get("user_ids", [])

    @property
    def stored_at(self):
        """When the homeserver had it, in seconds."""
        return self.source["origin_server_ts"] / 1000

    @property
    def relation(self):
        return self.content.get("m.relates_to", {})

    @property
    def answers(self):
        return self.relation.get("m.in_reply_to", {}).get("event_id")

    def __repr__(self):
        return f"<{self.sender} {self.type} {self.kind} {self.body[:300]!r}>"


class Player:
    """Somebody with an account and a client."""

    def __init__(self, homeserver, name, folder, bot, encrypting=True):
        self.name = name
        self.id = f"@{name}:{NAME}"
        self.bot = bot
        self.encrypting = encrypting
        store = folder / f"client-{name}-{next(counter)}"
        store.mkdir(parents=True)
        config = AsyncClientConfig(encryption_enabled=encrypting, store_sync_tokens=False, max_timeouts=1000)
        self.client = AsyncClient(homeserver.url, self.id, store_path=str(store), config=config)
        self.heard = []
        # By room, who is typing; by room and user, what they have read last.
        self.typing = {}
        self.read = {}
        self.all_read = set()
        self.news = asyncio.Condition()
        self.syncing = None

    async def begin(self):
        answer = await self.client.login(self.name, device_name="player")
        assert getattr(answer, "access_token", None), answer
        self.client.add_event_callback(self.take, Event)
        self.client.add_response_callback(self.note, SyncResponse)
        self.client.add_ephemeral_callback(self.note_typing, TypingNoticeEvent)
        self.client.add_ephemeral_callback(self.note_receipts, ReceiptEvent)
        await self.client.sync(timeout=0, full_state=True)
        if self.encrypting and self.client.should_upload_keys:
            await self.client.keys_upload()
        self.syncing = asyncio.create_task(self.sync())
        return self

    async def sync(self):
        while True:
            try:
                await self.client.sync_forever(timeout=30000, full_state=False, loop_sleep_time=0)
            except (OSError, asyncio.TimeoutError) as trouble:
                # The homeserver is stopped and started in some tests; the client looks for it again.
                del trouble
                await asyncio.sleep(0.2)

    async def take(self, room, event):
        async with self.news:
            self.heard.append(Heard(room.room_id, event))
            self.news.notify_all()

    async def note(self, _response):
        async with self.news:
            self.news.notify_all()

    async def note_typing(self, room, event):
        self.typing[room.room_id] = set(event.users)

    async def note_receipts(self, room, event):
        for receipt in event.receipts:
            self.read[(room.room_id, receipt.user_id)] = receipt.event_id
            if receipt.user_id == self.bot:
                self.all_read.add(receipt.event_id)

    async def end(self):
        if self.syncing:
            self.syncing.cancel()
        await self.client.close()

    async def wait(self, found, what, seconds=PATIENCE):
        """Waits for news until something is found among them."""
        async with self.news:
            try:
                async with asyncio.timeout(seconds):
                    while not (result := found()):
                        await self.news.wait()
                    return result
            except TimeoutError:
                last = "\n  ".join(repr(heard) for heard in self.heard[-12:])
                raise AssertionError(f"{self.name} waited {seconds} s in vain for {what}; last:\n  {last}") from None

    def from_bot(self, room, after=None):
        """The messages of the program in a room, in order: all, or those after an event."""
        there = [heard for heard in self.heard if heard.room == room]
        if after:
            at = next((at for at, heard in enumerate(there) if heard.id == after), len(there))
            there = there[at + 1 :]
        return [heard for heard in there if heard.sender == self.bot and heard.type == "m.room.message"]

    async def expect(self, room, text, after=None, seconds=PATIENCE, answering=None):
        """The first message of the program in a room that has this text, comes after this event and answers that one."""

        def found():
            for heard in self.from_bot(room, after):
                if text in heard.body and answering in (None, heard.answers):
                    return heard
            return None

        return await self.wait(found, f"{text!r} in {room}", seconds)

    async def expect_edit(self, room, message, text, after=None, seconds=PATIENCE):
        """The first edit of a message of the program that has this text and comes after this event."""

        def found():
            for heard in self.from_bot(room, after):
                replaces = heard.relation.get("rel_type") == "m.replace" and heard.relation["event_id"] == message
                if replaces and text in heard.new.get("body", ""):
                    return heard
            return None

        return await self.wait(found, f"{text!r} instead of {message}", seconds)

    async def expect_turn(self, room, action, said, seconds=PATIENCE):
        """How the program shows a turn: by a message, or, where it goes on, by an edit of the last one."""

        def found():
            for heard in self.from_bot(room, said):
                edits = heard.relation.get("rel_type") == "m.replace"
                if action in heard.body and (edits or heard.answers == said):
                    return heard
            return None

        return await self.wait(found, f"{action} in {room}", seconds)

    async def expect_reaction(self, message, sign):
        def found():
            for heard in self.heard:
                relates = heard.content.get("m.relates_to", {})
                if heard.type == "m.reaction" and heard.sender == self.bot and relates.get("event_id") == message:
                    if relates.get("key") == sign:
                        return heard
            return None

        return await self.wait(found, f"the reaction {sign}")

    def mark(self, room):
        """The last event that was heard in a room."""
        return [heard.id for heard in self.heard if heard.room == room][-1]

    async def send(self, room, content, kind="m.room.message"):
        answer = await self.client.room_send(room, kind, content, ignore_unverified_devices=True)
        event = getattr(answer, "event_id", None)
        assert event, answer
        return event

    async def say(self, room, body, **more):
        return await self.send(room, {"msgtype": "m.text", "body": body, "m.mentions": {}} | more)

    async def reply(self, room, body, to):
        return await self.say(room, body, **{"m.relates_to": {"m.in_reply_to": {"event_id": to}}})

    async def edit(self, room, message, body):
        relation = {"rel_type": "m.replace", "event_id": message}
        new = {"msgtype": "m.text", "body": body, "m.mentions": {}}
        return await self.say(room, f"* {body}", **{"m.new_content": new, "m.relates_to": relation})

    async def react(self, room, message, sign):
        relation = {"rel_type": "m.annotation", "event_id": message, "key": sign}
        return await self.send(room, {"m.relates_to": relation}, "m.reaction")

    async def ask(self, room, body, text="", seconds=PATIENCE):
        """Says something and waits for the answer to it."""
        event = await self.say(room, body)
        return await self.expect(room, text, seconds=seconds, answering=event)

    def seconds_to(self, answer, said=None):
        """How long an answer took, by the homeserver's clock: what the players' clients take is not in it. An edit does
        not tell what it answers."""
        asked = next(heard for heard in self.heard if heard.id == (said or answer.answers))
        return answer.stored_at - asked.stored_at

    async def open_room(self, name, invited, encrypted=False, direct=False, state=(), kind=None):
        """A new room, with everybody in it who was invited and is a player here."""
        answer = await self.client.room_create(
            name=name,
            is_direct=direct,
            room_type=kind,
            invite=[self.bot] + [player.id for player in invited],
            initial_state=([ENCRYPTED] if encrypted else []) + list(state),
        )
        assert isinstance(answer, RoomCreateResponse), answer
        room = answer.room_id
        for player in invited:
            await player.join(room)
        wanted = {self.id, self.bot} | {player.id for player in invited}
        for player in [self, *invited]:
            await player.members(room, wanted)
        return room

    async def join(self, room):
        answer = await self.client.join(room)
        assert getattr(answer, "room_id", None), answer

    async def members(self, room, wanted):
        """Waits until these people are in a room; then everybody's keys can be had."""

        def there():
            known = self.client.rooms.get(room)
            return known and all(
                user in known.users and user not in known.invited_users for user in wanted
            )

        await self.wait(there, f"{wanted} in {room}")

    def has_left(self, room, user):
        """Whether somebody who was in a room, or invited, went."""
        gone = [
            heard.content.get("membership") == "leave"
            for heard in self.heard
            if heard.room == room and heard.type == "m.room.member" and heard.source["state_key"] == user
        ]
        return gone and gone[-1]

    def direct_room(self):
        """The room in which the program talks to this player alone, if it has invited the player to one."""
        for room, invitation in self.client.invited_rooms.items():
            if invitation.inviter == self.bot:
                return room
        return None

    async def file(self, heard):
        """A file's bytes, decrypted if they are encrypted."""
        return await self.download(heard.content.get("url"), heard.content.get("file"))

    async def thumbnail(self, heard):
        """The bytes of a picture's small picture."""
        info = heard.content["info"]
        return await self.download(info.get("thumbnail_url"), info.get("thumbnail_file"))

    async def download(self, url, file):
        if url:
            return (await self.client.download(mxc=url)).body
        answer = await self.client.download(mxc=file["url"])
        return decrypt_attachment(answer.body, file["key"]["k"], file["hashes"]["sha256"], file["iv"])

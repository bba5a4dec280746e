"""Players with an independent Matrix client, matrix-nio."""

import asyncio
import functools
import itertools
import logging
import traceback

from nio import (
    AsyncClient,
    AsyncClientConfig,
    KeysQueryResponse,
    LocalProtocolError,
    MegolmEvent,
    ReceiptEvent,
    RoomCreateResponse,
    SyncResponse,
    TypingNoticeEvent,
)
from nio.crypto import decrypt_attachment
from nio.events.room_events import Event

from homeserver import NAME
from listener import Heard, Listener

counter = itertools.count()
# As many events of a room as Synapse brings at once: what a client that is behind does not get then, it never gets.
FILTER = {"room": {"timeline": {"limit": 100}}}
# It warns of what the tests do on purpose.
logging.getLogger("nio").setLevel(logging.CRITICAL)


class Player(Listener):
    """Somebody with an account and a client."""

    def __init__(self, homeserver, name, folder, bot, encrypting=True):
        super().__init__(name, f"@{name}:{NAME}", bot)
        self.encrypting = encrypting
        store = folder / f"client-{name}-{next(counter)}"
        store.mkdir(parents=True)
        config = AsyncClientConfig(
            encryption_enabled=encrypting,
            store_sync_tokens=False,
            max_timeouts=1000,
            max_timeout_retry_wait_time=1,
        )
        self.client = AsyncClient(homeserver.url, self.id, store_path=str(store), config=config)
        # By room, who is typing; by room and user, what they have read last.
        self.typing = {}
        self.read = {}
        self.all_read = set()
        self.syncing = None

    async def begin(self):
        answer = await self.client.login(self.name, device_name="player")
        assert getattr(answer, "access_token", None), answer
        self.client.add_event_callback(self.hear, Event)
        self.client.add_response_callback(self.note, (SyncResponse, KeysQueryResponse))
        self.client.add_ephemeral_callback(self.note_typing, TypingNoticeEvent)
        self.client.add_ephemeral_callback(self.note_receipts, ReceiptEvent)
        await self.client.sync(timeout=0, sync_filter=FILTER, full_state=True)
        if self.encrypting and self.client.should_upload_keys:
            await self.client.keys_upload()
        self.syncing = asyncio.create_task(self.sync())
        return self

    async def sync(self):
        while True:
            try:
                await self.client.sync_forever(timeout=30000, sync_filter=FILTER, full_state=False, loop_sleep_time=0)
            except (OSError, asyncio.TimeoutError) as trouble:
                # The homeserver is stopped and started in some tests; the client looks for it again.
                del trouble
                await asyncio.sleep(0.2)
            except LocalProtocolError:
                # It was about to query or claim keys, which sending a message did just then. Sync again.
                await asyncio.sleep(0)
            except Exception:
                # Without this, a test would wait in vain for what nobody hears any more.
                traceback.print_exc()
                raise

    async def hear(self, room, event):
        await self.take(Heard(room.room_id, event.source, event.decrypted, isinstance(event, MegolmEvent)))

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

    async def send(self, room, content, kind="m.room.message"):
        send = functools.partial(self.client.room_send, room, kind, content, ignore_unverified_devices=True)
        try:
            answer = await send()
        except KeyError:
            # A new device was heard of while keys were shared: nio has dropped these, and nothing was sent.
            answer = await send()
        event = getattr(answer, "event_id", None)
        assert event, answer
        return event

    async def create(self, **options):
        answer = await self.client.room_create(**options)
        assert isinstance(answer, RoomCreateResponse), answer
        return answer.room_id

    async def join(self, room):
        answer = await self.client.join(room)
        assert getattr(answer, "room_id", None), answer
        # What the client has not yet heard of it cannot speak in.
        await self.wait(lambda: room in self.client.rooms, f"{room} itself")

    async def members(self, room, wanted):
        """Waits until these people are in a room; then everybody's keys can be had."""

        def there():
            known = self.client.rooms.get(room)
            return known and all(
                user in known.users and user not in known.invited_users for user in wanted
            )

        await self.wait(there, f"{wanted} in {room}")

    async def devices(self, user, wanted):
        """Waits until the client knows these devices of somebody; what is encrypted from then on is for them, too."""

        def known():
            return set(wanted) <= {device.id for device in self.client.device_store.active_user_devices(user)}

        await self.wait(known, f"{wanted} of {user}")

    async def with_the_program(self):
        """The conversation of two to which the program invites this player."""

        def invited():
            invitations = self.client.invited_rooms.items()
            return next((room for room, invitation in invitations if invitation.inviter == self.bot), None)

        room = await self.wait(invited, "an invitation from the program")
        await self.join(room)
        return room

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

"""What people see and say, whichever client they have."""

import asyncio

# In seconds. Only a test that fails waits so long; the machine may have much else to do.
PATIENCE = 120
ENCRYPTED = {"type": "m.room.encryption", "state_key": "", "content": {"algorithm": "m.megolm.v1.aes-sha2"}}


class Heard:
    """An event as a player sees it, decrypted if need be."""

    def __init__(self, room, source, encrypted, unreadable):
        self.room = room
        self.id = source["event_id"]
        self.sender = source["sender"]
        self.source = source
        self.content = source.get("content", {})
        self.type = source.get("type")
        self.encrypted = encrypted
        self.unreadable = unreadable

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


class Listener:
    """Somebody who hears and speaks. Clients `take` what they hear, and have `send`, `create`, `join` and `members`."""

    def __init__(self, name, user, bot):
        self.name = name
        self.id = user
        self.bot = bot
        self.heard = []
        self.news = asyncio.Condition()

    async def take(self, heard):
        async with self.news:
            self.heard.append(heard)
            self.news.notify_all()

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

    async def open_room(self, name, invited, encrypted=False, direct=False, state=()):
        """A new room, with everybody in it who was invited and is a player here."""
        room = await self.create(
            name=name,
            is_direct=direct,
            invite=[self.bot] + [player.id for player in invited],
            initial_state=([ENCRYPTED] if encrypted else []) + list(state),
        )
        for player in invited:
            await player.join(room)
        wanted = {self.id, self.bot} | {player.id for player in invited}
        for player in [self, *invited]:
            await player.members(room, wanted)
        return room

    def has_left(self, room, user):
        """Whether somebody who was in a room, or invited, went."""
        gone = [
            heard.content.get("membership") == "leave"
            for heard in self.heard
            if heard.room == room and heard.type == "m.room.member" and heard.source["state_key"] == user
        ]
        return gone and gone[-1]

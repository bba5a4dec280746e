"""Programs with a configuration of their own: other ways to log in, other rules, and what cannot be right."""

import asyncio
import shutil

from plays import begin, give_up, signed_devices

CHOOSY = "choosy"


async def access_token_rules_of_invitation_and_a_prefix_of_ones_own(world):
    ann, bob = await world.people("ann", "bob")
    await asyncio.to_thread(world.homeserver.register, CHOOSY)
    token = await asyncio.to_thread(world.homeserver.login, CHOOSY)
    rooms = [await ann.open_room(name, [bob]) for name in ("One", "Two")]
    choosy = world.another_bot(
        CHOOSY,
        secrets={"ACCESS_TOKEN": token},
        general='prefix = "?"',
        matrix=f"""
allowed_servers = ["elsewhere.example"]
allowed_users = ["{ann.id}"]
communities = ["{rooms[0]}=chess club", "{rooms[1]}=chess club"]
""",
    )
    await world.start(choosy)
    for player in (ann, bob):
        player.bot = choosy.user
    # An invitation by somebody else is declined.
    theirs = (await bob.client.room_create(name="Theirs", invite=[choosy.user])).room_id
    await bob.wait(lambda: bob.has_left(theirs, choosy.user), "the refusal")
    for room in rooms:
        await ann.client.room_invite(room, choosy.user)
        greeting = await bob.expect(room, "I host board games here")
        assert "?challenge" in greeting.body and "!challenge" not in greeting.body, greeting
    event = await ann.say(rooms[0], f"?challenge {bob.id} chifoumi first")
    challenge = await bob.expect(rooms[0], "challenges", answering=event)
    assert "?accept" in challenge.body, challenge
    await bob.react(rooms[0], challenge.id, "✅")
    await bob.expect(rooms[0], "against", answering=challenge.id)
    await give_up(ann, bob, rooms[0], "?")
    # Both rooms are of one community, and so is the leaderboard.
    board = await ann.ask(rooms[1], "?leaderboard chifoumi")
    assert bob.name in board.body, board
    # Nobody in a room decides for a community that was set by hand.
    await ann.ask(rooms[0], "?settings community theme dark", "Only people who manage")
    # It made a recovery key, put it where only its user reads it, and the key is good.
    key_file = choosy.folder / "store" / "recovery-key"
    assert key_file.stat().st_mode & 0o777 == 0o600
    key = key_file.read_text().strip()
    assert key and key not in choosy.log() and token not in choosy.log()
    before = set(await asyncio.to_thread(signed_devices, world, choosy))
    await choosy.stop()
    shutil.rmtree(choosy.folder / "store")
    choosy.start(PASSWORD=CHOOSY, ACCESS_TOKEN="", RECOVERY_KEY=key)
    await world.until(lambda: set(signed_devices(world, choosy)) - before, "a new device that is trusted")


async def what_cannot_be_right_is_said_at_the_start(world):
    await asyncio.to_thread(world.homeserver.register, "wrong")
    wrong = world.another_bot("wrong", secrets={"PASSWORD": "wrong", "STORE_PASSPHRASE": "right"})
    said = await asyncio.to_thread(wrong.refuse, PASSWORD="not this")
    assert "login failed" in said and "not this" not in said, said
    said = await asyncio.to_thread(wrong.refuse, PASSWORD="")
    assert "PARLOUR_MATRIX_PASSWORD" in said, said
    said = await asyncio.to_thread(wrong.refuse, ACCESS_TOKEN="no token")
    assert "accept the access token" in said and "no token" not in said, said
    await world.start(wrong)
    await wrong.stop()
    said = await asyncio.to_thread(wrong.refuse, STORE_PASSPHRASE="not this")
    assert "is the passphrase the one it was made with?" in said, said


TESTS = [
    access_token_rules_of_invitation_and_a_prefix_of_ones_own,
    what_cannot_be_right_is_said_at_the_start,
]

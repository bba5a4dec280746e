"""The program as people meet it whose client, like Element Web, leaves out devices that nobody has signed."""

import asyncio

from element import Element
from listener import ENCRYPTED
from plays import begin, number


async def people(world, *names):
    return await world.people(*names, client=Element)


def unreadable(player):
    return [heard for heard in player.heard if heard.unreadable]


async def whole_game_with_clients_that_want_signed_devices(world):
    ann, bob = await people(world, "ann", "bob")
    room = await ann.open_room("Signed", [bob], encrypted=True)
    await ann.expect(room, "I host board games here")
    assert await ann.order("devices", world.bot.user) == [True]
    steps, outcome = world.rules.complete_game("chifoumi")
    game = await begin(ann, bob, room)
    players = {1: ann, 2: bob}
    for mover, action in steps:
        player = players[mover]
        said = await player.say(room, action)
        shown = await player.expect_turn(room, action, said)
        assert shown.encrypted, shown
    assert outcome["winner"] == 0 or "wins" in shown.body, shown
    # The picture, decrypted by the client's own means, is the renderer's.
    record = await bob.ask(room, f"!record {game}")
    record = (await bob.file(record)).decode()
    assert await world.bot.draws(await ann.file(shown), record)
    assert not unreadable(ann) + unreadable(bob)


async def signs_and_edits_are_shown_and_heard_by_such_clients(world):
    ann, bob = await people(world, "ann", "bob")
    room = await ann.open_room("Signs", [bob], encrypted=True)
    # What was mistyped is edited; the answer is to the message as it stands then.
    typo = await ann.say(room, f"!chalenge {bob.id} sia-doble first")
    await ann.edit(room, typo, f"!challenge {bob.id} sia-doble first")
    challenge = await bob.expect(room, "challenges", answering=typo)
    assert challenge.mentions == [bob.id], challenge
    await bob.expect_reaction(challenge.id, "❌")
    shown = await bob.order("shown", room, challenge.id)
    assert shown["signs"] == {"✅": [world.bot.user], "❌": [world.bot.user]}, shown
    await bob.react(room, challenge.id, "✅")
    begun = await ann.expect(room, "against", answering=challenge.id)
    # A turn in parts is one message, which the client shows as it was edited last.
    game = number(begun.body)
    placed = []
    while "end" not in (legal := world.rules.legal("sia-doble", placed)):
        placed.append(legal[0])
    first = await ann.ask(room, f"!move {game} {placed[0]}", placed[0])
    for action in placed[1:]:
        said = await ann.say(room, f"!move {game} {action}")
        edit = await bob.expect_edit(room, first.id, action, after=said)
    shown = await bob.order("shown", room, first.id)
    assert shown["content"]["body"] == edit.new["body"] and placed[-1] in edit.new["body"], shown
    await ann.expect_reaction(first.id, "🏁")
    await ann.react(room, first.id, "🏁")
    ended = await bob.expect(room, placed[-1], answering=first.id)
    assert ended.mentions == [bob.id] and not unreadable(ann) + unreadable(bob), ended


async def whoever_asks_to_compare_signs_hears_why_not(world):
    [ann] = await people(world, "ann")
    room = await ann.open_room("", [], encrypted=True, direct=True)
    await ann.expect(room, "talk to me as you like")
    assert await ann.order("verifyDevice", world.bot.user) == {"cancelled": "m.user"}
    assert await ann.order("verify", room, world.bot.user) == {"cancelled": "m.user"}
    await ann.expect(room, "I can’t compare emojis")


async def signs_are_compared_where_the_owner_allows_it(world):
    await asyncio.to_thread(world.homeserver.register, "open")
    open_bot = world.another_bot("open", secrets={"PASSWORD": "open"}, matrix="verification = true")
    await world.start(open_bot)
    [ann] = await people(world, "ann")
    ann.bot = open_bot.user
    room = await ann.open_room("", [], encrypted=True, direct=True)
    await ann.expect(room, "talk to me as you like")
    # The client comes back with what it showed when the account is verified; the owner reads in the log whether that
    # is what should have been shown.
    compared = await ann.order("verify", room, open_bot.user)
    figures = ", ".join(str(figure) for figure in compared["decimals"])
    await world.until(lambda: f"decimals=({figures})" in open_bot.log(), "the figures in the log")
    await ann.ask(room, "games", "No games")


async def the_first_message_of_an_encrypted_conversation_is_answered(world):
    [ann] = await people(world, "ann")
    await world.bot.stop()
    options = {"is_direct": True, "invite": [world.bot.user], "preset": "trusted_private_chat"}
    room = await ann.create(**options, initial_state=[ENCRYPTED])
    # Clients wait for that, too, before they encrypt the first message.
    await ann.order("members", room, [world.bot.user], "invite")
    asked = await ann.say(room, "rules chifoumi")
    world.bot.start()
    answer = await ann.expect(room, "Chifoumi", answering=asked)
    assert answer.encrypted, answer


async def a_lost_store_says_what_it_cannot_read(world):
    ann, bob = await people(world, "ann", "bob")
    room = await ann.open_room("Lost keys", [bob], encrypted=True)
    await ann.ask(room, "!games", "No games")
    await world.bot.stop()
    # Its keys are given to the device that is lost, and are in no backup.
    await ann.order("forgetKeys", room)
    lost = await ann.say(room, "!games")
    world.bot.lose_store()
    world.bot.start()
    told = await ann.expect(room, "I’ve lost my keys", answering=lost)
    assert told.encrypted, told
    # Whoever has heard that knows the new device. It was one sentence for the room; what is said from now on is read.
    await bob.expect(room, "I’ve lost my keys", answering=lost)
    again = await bob.ask(room, "!games", "No games")
    await ann.expect(room, "No games", answering=again.answers)
    assert [heard.id for heard in ann.from_bot(room, lost)] == [told.id, again.id]


TESTS = [
    whole_game_with_clients_that_want_signed_devices,
    signs_and_edits_are_shown_and_heard_by_such_clients,
    whoever_asks_to_compare_signs_hears_why_not,
    signs_are_compared_where_the_owner_allows_it,
]
# Those that stop the program.
LONELY_TESTS = [
    the_first_message_of_an_encrypted_conversation_is_answered,
    a_lost_store_says_what_it_cannot_read,
]

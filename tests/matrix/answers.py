"""How answers come: where the question was, with a sign that they are on their way, and calling whom they concern."""

import asyncio

from plays import begin, number


def in_thread(root, last=None):
    relation = {"rel_type": "m.thread", "event_id": root}
    if last:
        relation |= {"is_falling_back": True, "m.in_reply_to": {"event_id": last}}
    return {"m.relates_to": relation}


async def no_signs_at(world, player, room, message):
    """Waits until the program has taken its reactions to a message away."""
    path = f"/_matrix/client/v1/rooms/{room}/relations/{message}/m.annotation"

    def none_left():
        found = world.homeserver.request("GET", path, token=player.client.access_token)["chunk"]
        return not [event for event in found if event["sender"] == world.bot.user]

    await world.until(none_left, "the reactions' going")


async def a_question_in_a_thread_is_answered_there(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Thread", [bob], encrypted=True)
    root = await ann.say(room, "Shall we play?")
    asked = await ann.say(room, f"!challenge {bob.id} chifoumi first", **in_thread(root, root))
    challenge = await bob.expect(room, "challenges", answering=asked)
    assert challenge.relation["rel_type"] == "m.thread" and challenge.relation["event_id"] == root, challenge.relation
    # So is a reaction to a message in it, also by a program that was started since.
    await bob.expect_reaction(challenge.id, "✅")
    await world.bot.stop()
    pressed = await bob.react(room, challenge.id, "✅")
    world.bot.start()
    begun = await bob.expect(room, "against", after=pressed)
    assert begun.relation["event_id"] == root and begun.answers == challenge.id, begun.relation
    # What is asked beside the thread is answered beside it.
    beside = await ann.ask(room, "!games")
    assert "rel_type" not in beside.relation, beside.relation


async def what_was_understood_is_read_and_a_slow_answer_is_seen_to_come(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Slow", [bob])
    await begin(ann, bob, room)
    turns = []
    for player in (ann, bob, ann, bob):
        turns.append(world.rules.legal("chifoumi", turns)[0])
        played = await player.ask(room, turns[-1], turns[-1])
    await ann.wait(lambda: ann.read.get((room, world.bot.user)) == played.answers, "the read receipt")
    await ann.ask(room, f"!resign {number(played.body)} yes", "resigns")
    talk = await bob.say(room, "That was nice.")
    asked = await ann.say(room, "!replay")
    await ann.wait(lambda: world.bot.user in ann.typing.get(room, ()), "the typing notice")
    await ann.expect(room, "", answering=asked)
    await ann.wait(lambda: world.bot.user not in ann.typing[room], "the notice's end")
    await ann.wait(lambda: ann.read[(room, world.bot.user)] == asked, "the read receipt")
    assert talk not in ann.all_read, "talk is marked as read"


async def whom_it_concerns_is_mentioned(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Mentions", [bob])
    game = await begin(ann, bob, room)
    await ann.ask(room, f"!draw {game} yes", "This is offer")
    declined = await bob.ask(room, f"!decline {game}", "declines")
    assert (declined.mentions, declined.kind) == ([ann.id], "m.text"), declined
    turns = []
    for player in (ann, bob, ann, bob):
        turns.append(next(action for action in world.rules.legal("chifoumi", turns) if "x" not in action))
        await player.ask(room, turns[-1], turns[-1])
    resigned = await ann.ask(room, f"!resign {game} yes", "resigns")
    assert resigned.mentions == [bob.id], resigned
    # What nobody must act on is a notice.
    await ann.ask(room, f"!challenge {bob.id} sfirs", "challenges")
    withdrawn = await ann.ask(room, "!withdraw", "withdraws")
    assert (withdrawn.mentions, withdrawn.kind) == ([], "m.notice"), withdrawn


async def signs_that_nothing_comes_of_any_more_are_taken_away(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Signs", [bob], encrypted=True)
    challenge = await ann.ask(room, f"!challenge {bob.id} chifoumi first", "challenges")
    await bob.expect_reaction(challenge.id, "❌")
    begun = await bob.ask(room, "!accept", "against")
    await no_signs_at(world, bob, room, challenge.id)
    game = number(begun.body)
    offer = await ann.ask(room, f"!draw {game} yes", "This is offer")
    await bob.expect_reaction(offer.id, "❌")
    # While it is open, what else is said of the game leaves them.
    await bob.ask(room, f"!board {game}")
    await bob.react(room, offer.id, "❌")
    await ann.expect(room, "declines", answering=offer.id)
    await no_signs_at(world, bob, room, offer.id)
    await ann.ask(room, f"!resign {game} yes", "resigns")
    rematch = await ann.ask(room, f"!rematch {game}", "another game")
    await bob.expect_reaction(rematch.id, "❌")
    await bob.react(room, rematch.id, "✅")
    await bob.expect(room, "against", answering=rematch.id)
    await no_signs_at(world, bob, room, rematch.id)


async def signs_in_conversations_of_two_are_taken_away(world):
    """Whoever is offered something has a copy of it, which they may answer in the same conversation or elsewhere."""
    ann, bob = await world.people("ann", "bob")
    hers, his = [await player.open_room("", [], encrypted=True, direct=True) for player in (ann, bob)]
    shared = await ann.open_room("Elsewhere", [bob])
    for player in (ann, bob):
        await player.ask(shared, "!games")

    async def offered(line, words):
        said = bob.mark(his)
        await ann.say(hers, line)
        offer = await bob.expect(his, words, after=said)
        await bob.expect_reaction(offer.id, "❌")
        return offer

    challenge = await offered(f"!challenge {bob.id} chifoumi first", "challenges")
    await bob.ask(shared, f"!decline {number(challenge.body)}", "declines")
    await no_signs_at(world, bob, his, challenge.id)
    challenge = await offered(f"!challenge {bob.id} chifoumi first", "challenges")
    await bob.react(his, challenge.id, "✅")
    begun = await ann.expect(hers, "against")
    await no_signs_at(world, bob, his, challenge.id)
    offer = await offered(f"!draw {number(begun.body)} yes", "This is offer")
    await bob.ask(his, "!decline", "declines")
    await no_signs_at(world, bob, his, offer.id)


async def signs_of_what_is_over_at_once_are_taken_away(world):
    """The answer may come while the signs are still being put there."""
    ann, bob = await world.people("ann", "bob")
    rooms = [await ann.open_room("Quick signs", [bob], encrypted=True) for _ in range(6)]

    async def take_back_at_once(room):
        asked = await ann.say(room, f"!challenge {bob.id} chifoumi first")
        await ann.ask(room, "!withdraw", "withdraws")
        challenge = await bob.expect(room, "challenges", answering=asked)
        await bob.expect_reaction(challenge.id, "❌")
        await no_signs_at(world, bob, room, challenge.id)

    for _ in range(3):
        await asyncio.gather(*map(take_back_at_once, rooms))


async def a_turn_in_parts_stays_one_message(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Parts", [bob], encrypted=True)
    game = await begin(ann, bob, room, "sia-doble")
    placed = []
    while "end" not in (legal := world.rules.legal("sia-doble", placed)):
        placed.append(legal[0])
    first = await ann.ask(room, f"!move {game} {placed[0]}", placed[0])
    await ann.expect_reaction(first.id, "↩️")
    for action in placed[1:]:
        said = await ann.say(room, f"!move {game} {action}")
        shown = await ann.expect_edit(room, first.id, action, after=said)
        assert shown.new["msgtype"] == "m.image" and shown.mentions == [], shown.source
    await ann.expect_reaction(first.id, "🏁")
    # Taking it back is seen there too, and then nothing can be taken back.
    await ann.react(room, first.id, "↩️")
    await ann.expect_edit(room, first.id, "takes back the last action")
    said = await ann.say(room, f"!undo {game} all")
    await ann.expect_edit(room, first.id, "starts it over", after=said)
    await no_signs_at(world, ann, room, first.id)
    # The turn's end is news for the other one.
    again = await ann.ask(room, f"!move {game} {' '.join(placed)}", placed[-1])
    assert again.id != first.id, again
    await ann.expect_reaction(again.id, "🏁")
    await ann.react(room, again.id, "🏁")
    ended = await ann.expect(room, placed[-1], answering=again.id)
    assert ended.mentions == [bob.id], ended


TESTS = [
    what_was_understood_is_read_and_a_slow_answer_is_seen_to_come,
    whom_it_concerns_is_mentioned,
    signs_that_nothing_comes_of_any_more_are_taken_away,
    signs_in_conversations_of_two_are_taken_away,
    signs_of_what_is_over_at_once_are_taken_away,
    a_turn_in_parts_stays_one_message,
]
# Those that stop the program.
LONELY_TESTS = [a_question_in_a_thread_is_answered_there]

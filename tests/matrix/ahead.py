"""Turns that are made without anybody typing them then: said in advance, or the computer's."""

import asyncio
import re

from element import Element
from plays import begin


async def what_is_to_be_played_in_advance_is_said_where_nobody_else_reads(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ahead", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    await ann.ask(room, "c2-c3", "c2-c3")
    await ann.say(room, f"!if {game} c6-c5 then c3-c4")
    direct = await ann.with_the_program()
    await ann.expect(direct, "Others could read that here")
    await ann.ask(direct, f"if {game} c6-c5 then c3-c4", "you play c3-c4")
    # It is played with the turn that it answers, and whoever made that turn is to move again.
    said = await bob.say(room, "c6-c5")
    played = await bob.expect(room, "as planned", answering=said)
    assert "c3-c4" in played.body and bob.id in played.mentions, played
    await ann.expect(room, "as planned", answering=said)
    turns = [heard for heard in ann.from_bot(room) if "c3-c4" in heard.body]
    assert [heard.id for heard in turns] == [played.id], turns


async def whole_games_against_the_computer_stay_where_they_were_begun(world):
    [ann], [bob] = await world.people("ann", client=Element), await world.people("bob")
    # Two who come to it at the same moment have a conversation each.
    await asyncio.gather(play_the_computer(world, ann), play_the_computer(world, bob))


async def play_the_computer(world, player):
    room = await player.open_room("", [], encrypted=True, direct=True)
    await player.ask(room, "challenge parlour sfirs level:1 first", "Parlour 1 is the computer")
    played = []
    while action := own_turn(world, played):
        said = await player.say(room, action)
        await player.expect(room, action, answering=said)
        played.append(action)
        if world.rules.after("sfirs", played)[1]:
            break
        replied = await player.wait(lambda: reply(player, room, said), "the computer's turn")
        played += re.search(r"Parlour 1 \(Black\) played ([^:]+):", replied.body)[1].split()
        over = world.rules.after("sfirs", played)[1] is not None
        assert replied.encrypted and (over or player.id in replied.html), replied
    if not world.rules.after("sfirs", played)[1]:
        await player.ask(room, "resign yes", "resigns")
    await player.ask(room, "games", "No games")


def own_turn(world, played):
    """A turn of one action that leaves something to play on with, if there is one and the game is not over."""
    ply, outcome = world.rules.after("sfirs", played)
    for action in [] if outcome else ply["legal"]:
        if world.rules.after("sfirs", [*played, action])[0]["to_move"] != 1:
            return action
    return None


def reply(player, room, said):
    """What the program said of itself after somebody's turn was answered."""
    return next((heard for heard in player.from_bot(room, said) if heard.answers != said), None)


TESTS = [
    what_is_to_be_played_in_advance_is_said_where_nobody_else_reads,
    whole_games_against_the_computer_stay_where_they_were_begun,
]

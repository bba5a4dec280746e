"""Turns that are made without anybody typing them then: those that were said in advance."""

from plays import begin


async def what_is_to_be_played_in_advance_is_said_where_nobody_else_reads(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ahead", [bob], encrypted=True)
    game = await begin(ann, bob, room)
    await ann.ask(room, "c2-c3", "c2-c3")
    refused = await ann.ask(room, f"!if {game} c6-c5 then c3-c4", "others have read that here")
    assert not refused.mentions, refused
    direct = await ann.open_room("", [], encrypted=True, direct=True)
    await ann.ask(direct, f"if {game} c6-c5 then c3-c4", "you play c3-c4")
    # It is played with the turn that it answers, and whoever made that turn is to move again.
    said = await bob.say(room, "c6-c5")
    played = await bob.expect(room, "as said in advance", answering=said)
    assert "c3-c4" in played.body and bob.id in played.mentions, played
    turns = [heard for heard in ann.from_bot(room) if "c3-c4" in heard.body]
    assert [heard.id for heard in turns] == [played.id], turns


TESTS = [what_is_to_be_played_in_advance_is_said_where_nobody_else_reads]

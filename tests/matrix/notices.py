"""How people are told that they must act, and what a clock makes of outages."""

import asyncio
import re
import sqlite3
import time
from datetime import UTC, datetime

from plays import begin

MINUTE = 60
# How the program's own life, and its connection, are called where they are noted.
PROGRAM, CONNECTION = "", "matrix"


def next_turn(world, turns):
    return next(action for action in world.rules.legal("chifoumi", turns) if "x" not in action)


async def each_way_of_being_told_reaches_its_reader(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ways", [bob])
    await begin(ann, bob, room)
    turns = []

    async def play(player):
        turns.append(next_turn(world, turns))
        return await player.ask(room, turns[-1], turns[-1])

    shown = await play(ann)
    assert shown.mentions == [bob.id], shown
    await bob.ask(room, "!settings notices direct", "notices is now direct")
    await play(bob)
    shown = await play(ann)
    assert shown.mentions == [], shown
    direct = await bob.with_the_program()
    await bob.expect(direct, turns[-1])
    await bob.ask(room, "!settings notices off", "notices is now off")
    mark = bob.mark(direct)
    await play(bob)
    shown = await play(ann)
    assert shown.mentions == [], shown
    await bob.ask(room, "!hours 8-22 Asia/Kolkata", "Asia/Kolkata")
    # What is for one reader alone is in their zone; this is for the room.
    await bob.ask(room, "!games", "IST")
    assert not bob.from_bot(direct, mark)


async def a_digest_is_one_message_that_is_edited_in_silence(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Digest", [bob])
    game = await begin(ann, bob, room)
    await bob.ask(room, "!settings notices digest", "notices is now digest")
    await ann.ask(room, "!games")
    direct = await bob.with_the_program()
    first = await bob.expect(direct, "Your games (1); none is waiting for you:")
    turn = next_turn(world, [])
    shown = await ann.ask(room, turn, turn)
    assert shown.mentions == [], shown
    await ann.ask(room, "!games")
    edited = await bob.expect_edit(direct, first.id, "Your games (1); one is waiting for you:")
    assert (edited.mentions, edited.new["msgtype"]) == ([], "m.notice"), edited.source
    assert f"https://matrix.to/#/{room}" in edited.new["formatted_body"] and game in edited.new["body"], edited.source
    await bob.ask(room, "!settings notices here", "notices is now here")
    await bob.expect_edit(direct, first.id, "no longer update this list")
    sent = [heard for heard in bob.from_bot(direct) if heard.relation.get("rel_type") != "m.replace"]
    assert [heard.id for heard in sent if "waiting" in heard.body] == [first.id], sent


def let_pass(world, game, seconds):
    """Lets the turn that is being played have begun so many seconds earlier."""
    database = sqlite3.connect(world.bot.folder / "parlour.db")
    number, earlier = int(game[1:]), seconds * 1_000
    with database:
        for table in ("clocks", "clock_turns"):
            database.execute(f"UPDATE {table} SET since = since - ? WHERE game_id = ?", (earlier, number))
        database.execute("UPDATE due SET at = at - ? WHERE subject = ?", (earlier, number))
    database.close()


def had_been_away(world, game, seconds, gone, away):
    """Lets so many seconds have passed, and the program or its connection have been there last so long ago."""
    let_pass(world, game, seconds)
    database = sqlite3.connect(world.bot.folder / "parlour.db")
    now = int(time.time() * 1_000)
    with database:
        # What was written of other games' outages would count for this one, too.
        database.execute("DELETE FROM outages")
        for life in (PROGRAM, CONNECTION):
            seen = now - (away * 1_000 if life == gone else 0)
            database.execute("INSERT OR REPLACE INTO signs_of_life VALUES (?, ?)", (life, seen))
    database.close()


async def timed_game(world, name):
    """A game of an hour each in which both have played a turn: who is to move, the room, and its number."""
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room(name, [bob])
    game = await begin(ann, bob, room, more="first clock:1h")
    turns = []
    for player in (ann, bob):
        turns.append(next_turn(world, turns))
        await player.ask(room, turns[-1], turns[-1])
    return ann, room, game


async def takes_nobodys_time(world, life):
    """An hour and a half has passed, and all of it but two minutes was an outage."""
    ann, room, game = await timed_game(world, "Long")
    await world.bot.stop()
    had_been_away(world, game, 90 * MINUTE, life, 88 * MINUTE)
    await world.start(world.bot)
    board = await ann.ask(room, f"!board {game}", "runs out")
    until = re.search(r"runs out in .*, on (\d+ \w{3})\w* (\d+) at (\S+) UTC", board.body)
    at = datetime.strptime(" ".join(until.groups()), "%d %b %Y %H:%M").replace(tzinfo=UTC)
    left = (at - datetime.now(UTC)).total_seconds() / MINUTE
    assert 54 <= left <= 58, f"{left} minutes are left"


async def lets_the_flag_fall(world, life):
    """The time was over half a minute ago, in an outage of three quarters of one."""
    ann, room, game = await timed_game(world, "Short")
    await world.bot.stop()
    had_been_away(world, game, 60 * MINUTE + 30, life, 45)
    await world.start(world.bot)
    await ann.expect(room, "because the opponent ran out of time", seconds=180)


async def a_long_outage_of_the_program_takes_nobodys_time(world):
    await takes_nobodys_time(world, PROGRAM)


async def a_long_outage_of_the_connection_takes_nobodys_time(world):
    await takes_nobodys_time(world, CONNECTION)


async def a_flag_that_is_due_in_a_short_outage_of_the_program_falls(world):
    await lets_the_flag_fall(world, PROGRAM)


async def a_flag_that_is_due_in_a_short_outage_of_the_connection_falls(world):
    await lets_the_flag_fall(world, CONNECTION)


async def whoever_takes_no_invitations_is_told_so_where_the_others_are(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Refused", [bob])
    game = await begin(ann, bob, room)
    path = f"/_matrix/client/v3/user/{bob.id}/account_data/org.matrix.msc4155.invite_permission_config"
    wish = {"enabled": True, "blocked_users": [world.bot.user]}
    await asyncio.to_thread(world.homeserver.request, "PUT", path, wish, bob.client.access_token)
    await bob.ask(room, "!settings notices direct", "notices is now direct")
    turn = next_turn(world, [])
    shown = await ann.ask(room, turn, turn)
    told = await bob.expect(room, "takes no invitations", after=shown.answers)
    assert told.mentions == [bob.id] and told.kind == "m.text", told.source
    # The same where it would have answered.
    tried = await bob.say(room, f"!try {game} {next_turn(world, [turn])}")
    await bob.expect(room, "takes no invitations", answering=tried)
    direct = await bob.open_room("", [], direct=True)
    await bob.say(room, f"!try {game} {next_turn(world, [turn])}")
    await bob.expect(direct, "only tried")


TESTS = [
    each_way_of_being_told_reaches_its_reader,
    a_digest_is_one_message_that_is_edited_in_silence,
    whoever_takes_no_invitations_is_told_so_where_the_others_are,
]
# Those that stop the program.
LONELY_TESTS = [
    a_long_outage_of_the_program_takes_nobodys_time,
    a_long_outage_of_the_connection_takes_nobodys_time,
    a_flag_that_is_due_in_a_short_outage_of_the_program_falls,
    a_flag_that_is_due_in_a_short_outage_of_the_connection_falls,
]

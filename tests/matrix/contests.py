"""Tournaments as a room sees them.

`PARLOUR_TRANSCRIPT` names a file into which what the room saw of the season is written.
"""

import asyncio
import os
import re
import time
from pathlib import Path

from plays import number

NAMES = ["ann", "bob", "cas", "dee", "eva", "fay", "gil", "hal", "ida", "joe", "kim", "lou"]
PRESENT = 9
# How long a season may take: the absent have two minutes, and the others are faster even on a slow machine.
SEASON_SECONDS_MAX = 480


async def a_tournament_is_joined_by_reactions_and_played_to_its_last_table(world):
    ann, bob = people = await world.people("ann", "bob")
    room = await ann.open_room("Tournament", [bob])
    opened = await ann.ask(room, "!tournament open league chifoumi", "opens a league")
    await bob.expect_reaction(opened.id, "🙋")
    for count, player in enumerate(people, 1):
        await player.react(room, opened.id, "🙋")
        await player.expect(room, f"as player {count}", answering=opened.id)
    # Once a minute the one message with the list says who has joined.
    listed = await ann.expect_edit(room, opened.id, "2 joined: ")
    assert all(player.name in listed.new["body"] for player in people), listed
    await ann.ask(room, "!tournament start", "begins")
    await bob.expect(room, "round 1 of 1 begins")
    games = await bob.ask(room, "!tournament games", "is in progress")
    pairing = next(line for line in games.body.splitlines() if "is in progress" in line)
    game = number(pairing)
    one, two = sorted(people, key=lambda player: pairing.index(player.name))
    for player, turn in ((one, "c2-c3"), (two, "c6-c5")):
        await player.ask(room, f"!move {game} {turn}")
    await two.ask(room, f"!resign {game} yes")
    over = await ann.expect(room, "is over")
    assert over.kind == "m.image" and f"1. {one.name} 3 (1 won" in over.body, over


class Season:
    """The stronger of those who come beats the weaker, in one turn each."""

    def __init__(self, people):
        self.people = people
        self.order = {player.name: at for at, player in enumerate(people)}
        # In which games the first side has played, and where each is alone with the program.
        self.begun = set()
        self.alone = {}

    async def meet(self, players):
        """Each begins to talk to the program alone, which invites them to look at their first games."""
        rooms = await asyncio.gather(*(player.with_the_program() for player in players))
        self.alone = {player.name: room for player, room in zip(players, rooms)}

    async def says(self, player, line):
        return await player.ask(self.alone[player.name], line)

    async def plays(self, player):
        """Somebody does what awaits them."""
        games = await self.says(player, "!games")
        for line in games.body.splitlines():
            before, to_move, _ = line.partition(" to move")
            names = [word for word in re.findall(r"\w+", before) if word in self.order]
            if not to_move or names[2:] != [player.name]:
                continue
            game = number(before)
            if game not in self.begun:
                self.begun.add(game)
                await self.says(player, f"!move {game} c2-c3")
            else:
                await self.says(player, f"!move {game} c6-c5")
                weaker = max(names[:2], key=self.order.get)
                await self.says(self.people[self.order[weaker]], f"!resign {game} yes")


def seen(player, room):
    """What a room has seen of the program: its messages, each as it was last edited."""
    messages = {}
    for heard in player.from_bot(room):
        if heard.relation.get("rel_type") == "m.replace":
            messages[heard.relation["event_id"]] = heard.new["body"]
        elif heard.kind in ("m.text", "m.notice", "m.image"):
            messages[heard.id] = heard.body
    return list(messages.values())


async def a_season_of_twelve_of_whom_three_never_come_is_told_in_a_few_messages(world):
    people = await world.people(*NAMES)
    ann = people[0]
    room = await ann.open_room("Season", people[1:])
    wish = '!tournament open league chifoumi clock:2m at-once:3 name:"Winter cup"'
    opened = await ann.ask(room, wish, "opens a league")
    for count, player in enumerate(people, 1):
        await player.react(room, opened.id, "🙋")
        await player.expect(room, f"as player {count}", answering=opened.id)
    mark = ann.mark(room)
    await ann.ask(room, "!tournament start", "begins")
    season = Season(people)
    await season.meet(people[:PRESENT])
    deadline = time.monotonic() + SEASON_SECONDS_MAX
    while not any(" is over." in heard.body for heard in ann.from_bot(room, mark)):
        assert time.monotonic() < deadline, seen(ann, room)
        for player in people[:PRESENT]:
            await season.plays(player)
    texts = seen(ann, room)
    if file := os.environ.get("PARLOUR_TRANSCRIPT"):
        written = "".join(f"{at}. " + text.replace("\n", "\n   ") + "\n" for at, text in enumerate(texts, 1))
        await asyncio.to_thread(Path(file).write_text, written)
    begun = [re.search(r"rounds? (\d+)(?: to (\d+))? of 11 begin", text) for text in texts]
    rounds = [number for found in begun if found for number in range(int(found[1]), int(found[2] or found[1]) + 1)]
    assert rounds == list(range(1, 12)), texts
    missed = [text for text in texts if "has missed two pairings" in text]
    assert len(missed) == 3 and all(player.name in "".join(missed) for player in people[PRESENT:]), missed
    # The greeting, the list, answers to twelve who joined, and to whoever began it; then what happens, and the results.
    assert len(texts) <= 2 + 12 + 1 + 16 + 11, texts
    bob, over = people[1], next(text for text in texts if " is over.\n" in text)
    assert f"{ann.name} wins it.\n{ann.name} beat " in over and f" against {bob.name}." in over, over
    assert f"1. {ann.name} 24 (8 won" in over, over


TESTS = [
    # It waits, so it begins first.
    a_season_of_twelve_of_whom_three_never_come_is_told_in_a_few_messages,
    a_tournament_is_joined_by_reactions_and_played_to_its_last_table,
]

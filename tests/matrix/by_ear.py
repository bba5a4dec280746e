"""What a screen reader gets, message by message."""

import os
import re
from pathlib import Path

from plays import begin, number

# What was said; PARLOUR_GOLDEN=renew writes it anew.
HEARD = Path(__file__).with_name("heard.txt")
# What is asked about a game in its room, and what in a conversation of two.
ASKED = [
    *("status", "last", "since", "threats", "moves d7", "at c3", "around c3", "row 3", "file c", "line c3", "mine"),
    *("theirs", "pieces rock", "board", "board letters", "replay", "record", "games here", "tournament list"),
]
ASKED_ALONE = [
    *("games", "rules", "rules sia-doble 3", "learn sia-doble 2", "b1-c1", "settings", "settings boards words"),
    *("rules sia-doble 3", "learn sia-doble 2", "profile", "leaderboard", "help", "help move", "dance", "block"),
]


def as_heard(messages, people):
    """What a client reads out of messages, one after the other, with the same numbers, names and times in each run."""
    marks = {"m.image": "(picture) ", "m.file": "(file) "}
    said = "\n\n".join(marks.get(heard.kind, "") + heard.body for heard in messages)
    for player, name in people:
        said = said.replace(player.id, name).replace(player.name, name)
    numbers = list(dict.fromkeys(re.findall(r"#\d+", said)))
    said = re.sub(r"#\d+", lambda found: f"#{numbers.index(found[0]) + 1}", said)
    return re.sub(r"on [0-9-]+ at [0-9:]+ UTC", "on 2026-11-22 at 12:00 UTC", said) + "\n"


async def what_a_screen_reader_says_is_as_it_was(world):
    """Every kind of message, in the order in which a client reads them."""
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("By ear", [bob])
    await ann.ask(room, "!settings place boards words", "boards is now words")
    game = await begin(ann, bob, room)
    for player, line in ((ann, "d2xc2"), (ann, "c2-c3"), (bob, "c6-c5"), (ann, "c3-c9")):
        await player.ask(room, f"!move {game} {line}")
    for line in ASKED:
        command, *rest = line.split()
        about = [] if command in ("games", "tournament") else [game]
        await ann.ask(room, " ".join([f"!{command}", *about, *rest]))
    offered = await bob.ask(room, f"!takeback {game}")
    await ann.ask(room, f"!decline {number(offered.body.splitlines()[-2])}")
    await ann.ask(room, f"!draw {game}")
    await ann.ask(room, f"!resign {game}")
    await ann.ask(room, f"!resign {game} yes", "gives")
    offered = await bob.ask(room, f"!rematch {game}")
    await ann.expect(room, "", answering=offered.answers)
    alone = await ann.open_room("", [], direct=True)
    for line in ASKED_ALONE:
        await ann.ask(alone, line)
    said = as_heard([*ann.from_bot(room), *ann.from_bot(alone)], ((ann, "ann"), (bob, "bob")))
    if os.environ.get("PARLOUR_GOLDEN") == "renew":
        HEARD.write_text(said)
    assert said == HEARD.read_text(), said
    assert " · " not in said and " – " not in said


TESTS = [what_a_screen_reader_says_is_as_it_was]

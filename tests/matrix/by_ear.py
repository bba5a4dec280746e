"""What a screen reader says of each kind of message, in the order in which it reads."""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

from notices import MINUTE, let_pass
from plays import begin, number

# What was said; PARLOUR_GOLDEN=renew writes it anew.
HEARD = Path(__file__).with_name("heard.txt")
SHOWN = {"m.image": "(image) ", "m.file": "(file) "}


class Reader(HTMLParser):
    """Formatted text as it is read: a line a paragraph, an item of a list, a row of letters."""

    def __init__(self):
        super().__init__()
        self.text = ""

    def handle_starttag(self, tag, attrs):
        if tag in ("p", "li", "br", "pre") and self.text and not self.text.endswith("\n"):
            self.text += "\n"

    def handle_data(self, data):
        self.text += data


def read_out(heard):
    """A message as it is read: the formatted text where there is one, an edit as what stands there now."""
    content = heard.new or heard.content
    reader = Reader()
    reader.feed(content.get("formatted_body", ""))
    edited = "(edited) " if heard.new else ""
    return edited + SHOWN.get(content["msgtype"], "") + (reader.text or content["body"])


class Ear:
    """All that was heard, by the kind of message."""

    def __init__(self, people):
        self.people = people
        self.parts = []

    def add(self, kind, heard):
        self.parts.append(f"== {kind}\n{read_out(heard)}\n")

    def text(self):
        """As it is kept: other names, numbers, times and ids each time are always the same."""
        said = "\n".join(self.parts)
        for name, player in self.people.items():
            said = said.replace(player.id, name).replace(player.name, name)
        known = {}
        # The number in an example is nobody's.
        said = re.sub(r"(?<!like )#(\d+)", lambda found: f"#{known.setdefault(found[1], len(known) + 1)}", said)
        said = re.sub(r"\d+ \w+ \d{4} at [0-9:]+ ", "22 Nov 2026 at 12:00 ", said)
        said = re.sub(r"in \d+ minutes( and \d+ seconds?)?, on", "in 10 minutes, on", said)
        # How far the computer sees depends on the machine: what is better, and the first turn.
        said = re.sub(r"accuracy \d+%; .*", "accuracy 50%; 0 inaccuracies, 1 mistake, 0 blunders.", said)
        said = re.sub(r"from \d+% to \d+%\. .* The board", "from 50% to 0%. Better was swap. The board", said)
        said = re.sub(r"\b(expect|was|from) \d+%", r"\1 50%", said)
        said = re.sub(r"Turn 1, .*\n", "", said)
        return re.sub(r"\b\d+-\d+-\d+\b(?! at)", "2026-11-22", said)


class Talk:
    """Somebody in a room and in the conversation with the program, and what they hear."""

    def __init__(self, ear, player, room):
        self.ear, self.player, self.room, self.direct = ear, player, room, None

    async def hear(self, kind, line, wanted=""):
        """What is said in the room in answer to a line, with this text."""
        self.ear.add(kind, await self.player.ask(self.room, f"!{line}", wanted))

    async def hear_alone(self, kind, line, wanted=""):
        """What the one who asked in the room hears alone, with this text."""
        mark = self.player.mark(self.direct) if self.direct else None
        await self.player.say(self.room, f"!{line}")
        self.direct = self.direct or await self.player.with_the_program()
        self.ear.add(kind, await self.player.expect(self.direct, wanted, after=mark))

    async def hear_in_conversation(self, kind, line):
        """What is said in the conversation with the program in answer to a line."""
        self.ear.add(kind, await self.player.ask(self.direct, line))

    async def edited(self, kind, line):
        """What stands instead of a message after a line."""
        said = await self.player.say(self.room, f"!{line}")
        self.ear.add(kind, await self.player.expect_turn(self.room, "", said))


async def ask_all(talk, game):
    """The questions, each answered to the one who asks alone, and what the answer has to say."""
    for question, wanted in (
        ("at d1", "d1: "),
        ("around d1", "Around d1: "),
        ("row 1", "Row 1: "),
        ("file d", "File d: "),
        ("line d1", "Line e1 to c1: "),
        ("mine", "Black Paper: "),
        ("theirs", "White Paper: "),
        ("pieces rock", "Black Rock: "),
        ("last", "Black Rock from "),
        ("since", "Nothing has happened since "),
        ("threats", "can’t harm Black"),
        ("status", "Score: "),
        ("moves", "legal actions: "),
        ("moves d7", "were to move, "),
        ("board words", "Row 1: "),
        ("replay words", "1. "),
    ):
        name, _, subject = question.partition(" ")
        await talk.hear_alone(f"The answer to {question}", f"{name} {game} {subject}".strip(), wanted)
    await talk.hear_alone("A line that is only tried", f"try {game} e2-e3", "only tried: e2-e3")
    await talk.hear_alone("A question that cannot be answered", f"at {game} z9", "z9 isn’t a cell")
    await talk.hear_alone("What others have read is not kept", f"if {game} e2-e3 then e6-e5", "I didn’t keep it")
    await talk.hear_in_conversation("A turn said in advance", f"if {game} e2-e3 then e6-e5")
    await talk.hear_in_conversation("What is played for somebody", f"if {game}")


async def play_in_words(ear, ann, bob):
    """A game in a place where boards are shown in words."""
    room = await ann.player.open_room("By ear", [bob.player])
    ann.room = bob.room = room
    await ann.hear("A setting is changed", "settings place boards words")
    challenge = await ann.player.ask(room, f"!challenge {bob.player.id} chifoumi first")
    ear.add("A challenge", challenge)
    game = number(challenge.body)
    await bob.hear("A game begins", f"accept {game}")
    await ann.hear("A turn goes on", f"move {game} d2xc2")
    await ann.edited("Its second part, in place of the first", f"move {game} c2-c3")
    await bob.hear("The next turn", f"move {game} c6-c5")
    await ann.hear("A turn is not legal", f"move {game} c3-c9")
    await bob.hear("A turn that is not one’s own", f"move {game} c5-c4")
    await ask_all(bob, game)
    await ann.hear("A board in letters", f"board {game} letters")
    await bob.hear("An offer", f"draw {game}", "This is offer ")
    await ann.hear("An offer is declined", "decline")
    await bob.hear("A turn is to be taken back", f"takeback {game}")
    await ann.hear("A takeback is agreed to", "accept")
    await bob.hear("A turn goes on again", f"move {game} d6xe6")
    await bob.edited("A turn is begun anew", f"undo {game}")
    await bob.hear("A turn after that", f"move {game} c6-c5")
    await ann.hear("Another turn", f"move {game} e2-e3")
    await ann.hear("A question before something is lost", f"resign {game}")
    await bob.hear("A last turn", f"move {game} e6-e5")
    await ann.hear("A draw that would lose", f"draw {game}", "If you stop ")
    await ann.hear("A rated game is over", f"resign {game} yes")
    await bob.hear("A rematch is offered", f"rematch {game}")
    await ann.hear("A rematch is declined", "decline")
    await ann.hear("A record", f"record {game}")
    await ann.hear("A moving picture", f"replay {game} picture")


async def look_around(ann):
    """What is no game: lessons, lists, settings, people."""
    for kind, line in (
        ("These are the games", "rules"),
        ("A page of a lesson", "rules sia-doble 3"),
        ("A task", "learn sia-doble 2"),
        ("A task is done", "learn b1-b2"),
        ("The lesson is left", "learn off"),
        ("Somebody’s games", "games"),
        ("The games of a place", "games here"),
        ("Settings", "settings"),
        ("Help", "help"),
        ("Help with a command", "help at"),
        ("A leaderboard", "leaderboard chifoumi"),
        ("A profile", "profile"),
        ("A line that is not understood", "rules chess"),
    ):
        await ann.hear(kind, line)


async def play_in_pictures(ear, ann, bob):
    """A game in a place where boards are shown as pictures, with what comes to its players alone."""
    room = await ann.player.open_room("By eye", [bob.player])
    ann.room = bob.room = room
    game = await begin(ann.player, bob.player, room)
    await bob.player.ask(room, "!settings notices digest", "notices is now digest")
    first = await bob.player.expect(bob.direct, "Your games (1); none is waiting for you:")
    ear.add("A digest", first)
    ear.add("A picture", await ann.player.ask(room, f"!move {game} e2-e3"))
    ear.add("A digest that has changed", await bob.player.expect_edit(bob.direct, first.id, "one is waiting for you"))


async def ask_the_computer(ann, bob):
    """What the computer says of a game whose first pass loses at once, so that it says the same on every machine."""
    room = await ann.player.open_room("Looked through", [bob.player])
    ann.room = bob.room = room
    game = await begin(ann.player, bob.player, room, "fursaz", "5 first")
    for talk, action in ((ann, "b2"), (bob, "pass"), (ann, "pass")):
        said = await talk.player.ask(room, f"!move {game} {action}", action)
    await ann.hear_alone("A hint", f"hint {game} 3", "Hint for ")
    await ann.hear_alone("The whole hint", f"hint {game} 3", "Hint for ")
    await ann.hear("A game is looked through", f"analyse {game}")
    for kind, words in (("What each turn gave away", "The turning point was turn"), ("Its curve", "could expect")):
        ann.ear.add(kind, await ann.player.expect(room, words, after=said.id))


async def run_out_of_time(world, ann, bob):
    """What comes by itself of a game with a clock."""
    room = await ann.player.open_room("By the clock", [bob.player])
    game = await begin(ann.player, bob.player, room, more="first clock:1h")
    await ann.player.ask(room, f"!move {game} c2-c3", "c2-c3")
    said = await bob.player.ask(room, f"!move {game} c6-c5", "c6-c5")
    for kind, minutes, words in (
        ("A reminder", 50, "your time runs out"),
        ("An end on time", 11, "because the opponent ran out of time"),
    ):
        let_pass(world, game, minutes * MINUTE)
        # Somebody speaks, so that what is due is looked after.
        await bob.player.say(room, "!games")
        ann.ear.add(kind, await ann.player.expect(room, words, after=said.id))


async def what_a_screen_reader_says_is_as_it_was(world):
    ann, bob = await world.people("ann", "bob")
    ear = Ear({"ann": ann, "bob": bob})
    listening, playing = Talk(ear, ann, None), Talk(ear, bob, None)
    await play_in_words(ear, listening, playing)
    await look_around(listening)
    await play_in_pictures(ear, listening, playing)
    await ask_the_computer(listening, playing)
    await run_out_of_time(world, listening, playing)
    said = ear.text()
    if os.environ.get("PARLOUR_GOLDEN") == "renew":
        HEARD.write_text(said)
    assert said == HEARD.read_text(), said
    for sign in (" · ", " – ", ", –", "–,", " × "):
        assert sign not in said, sign


TESTS = [what_a_screen_reader_says_is_as_it_was]

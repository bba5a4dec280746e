"""A language that nobody speaks: English with every vowel twice and accented. What was not translated stands out."""

import asyncio
import re
import subprocess

from plays import begin

# What people type, and what is called so in every language.
KNOWN = set(
    """
    sfirs game fursaz chifoumi sia doble basic placement standard parlour pseudo friend hint first move turn level account here
    notices boards europe amsterdam
    """.split()
)
VOWELS = re.compile(r"[aeiou]")


def english(text):
    """The words of a text that look like English."""
    words = re.findall(r"[^\W\d_]+", text)
    return {word for word in words if len(word) > 3 and word.isascii() and VOWELS.search(word)}


async def in_a_language_that_nobody_speaks_nothing_is_said_in_english(world):
    await asyncio.to_thread(world.homeserver.register, "pseudo")
    bot = world.another_bot("pseudo", secrets={"PASSWORD": "pseudo"})
    texts = world.folder / "texts"
    subprocess.run([world.binary.parent / "examples" / "pseudo-language", texts], check=True, stdout=subprocess.DEVNULL)
    bot.more = {"PARLOUR_TEXTS": str(texts), "PARLOUR_LANGUAGE": "eo"}
    await world.start(bot)
    ann, bob = await world.people("ann", "bob")
    for player in (ann, bob):
        player.bot = bot.user
    room = await ann.open_room("Pseudo", [bob], encrypted=True)
    challenge = await ann.ask(room, f"!challenge {bob.id} chifoumi first")
    game = re.search(r"#(\d+)", challenge.body)[0]
    await bob.expect(room, game)
    in_the_room = [
        (bob, f"!accept {game}"),
        (ann, "c2-c3"),
        (bob, "c6-c4"),
        (bob, "c6-c5"),
        (ann, "!board"),
        (ann, "!leaderboard chifoumi"),
        (ann, "!tournament open league sia-doble"),
        (bob, "!tournament join"),
        (ann, "!tournament list"),
        (bob, "!draw"),
        (ann, "!decline"),
        (ann, "e2-e3"),
        (bob, "e6-e5"),
        (bob, "!resign yes"),
        (bob, "!rematch"),
    ]
    for player, line in in_the_room:
        await player.ask(room, line)
    direct = await ann.open_room("", [], encrypted=True, direct=True)
    alone = f"board {game} words, moves, threats, status, games, rules sfirs, help, profile, hours, rules fursaz"
    alone = f"{alone}, learn the-game, learn solution, puzzle chifoumi, chalenge".split(", ")
    for line in alone:
        await ann.ask(direct, line)
    typed = english(" ".join(alone + [line for _, line in in_the_room]))
    said = [heard for player in (ann, bob) for heard in player.heard if heard.sender == bot.user]
    assert any(heard.kind == "m.image" for heard in said) and len(said) > 30, said
    # The greeting says in each language how to choose it.
    lines = [line for heard in said for line in heard.body.splitlines() if " language " not in line]
    found = {word: line for line in lines for word in english(line.lower()) - typed - KNOWN}
    assert not found, found
    await bot.stop()


async def a_language_is_chosen_by_pressing_its_name_under_the_greeting(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Choosing", [bob], encrypted=True)
    greeting = await ann.expect(room, "Soll ich hier Deutsch sprechen?")
    await ann.expect_reaction(greeting.id, "Deutsch")
    # A name that somebody puts under any other message chooses nothing.
    listed = await ann.ask(room, "!tournament list")
    await ann.react(room, listed.id, "Español")
    # Neither does one that is pressed by somebody who may not choose for all.
    await bob.react(room, greeting.id, "Français")
    await bob.expect(room, "Only people who manage this room")
    await ann.react(room, greeting.id, "Deutsch")
    await ann.expect(room, "language", after=listed.id)
    challenge = await ann.ask(room, f"!challenge {bob.id} chifoumi")
    assert "fordert" in challenge.body, challenge
    # In a conversation of two it is the language of the one who presses.
    direct = await bob.open_room("", [], encrypted=True, direct=True)
    greeting = await bob.expect(direct, "Pour que je parle français ici")
    await bob.expect_reaction(greeting.id, "Nederlands")
    await bob.react(direct, greeting.id, "Nederlands")
    await bob.expect(direct, "instelling", after=greeting.id)


TESTS = [
    a_language_is_chosen_by_pressing_its_name_under_the_greeting,
    in_a_language_that_nobody_speaks_nothing_is_said_in_english,
]

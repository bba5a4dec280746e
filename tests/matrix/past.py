"""What the computer says of games that are over, and the tasks that come of that."""

from plays import begin

# A build without optimization thinks for long.
THINKING = 180


async def a_story_moves_for_all_and_mistakes_and_puzzles_are_for_one(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Looking back", [bob], encrypted=True)
    game = await begin(ann, bob, room, "fursaz", "5 first")
    # The second pass in a row ends it, and Black has two stones.
    for player, action in ((ann, "b2"), (bob, "e5"), (ann, "c2"), (bob, "pass"), (ann, "pass")):
        await player.ask(room, f"!move {game} {action}", action)
    begun = await bob.ask(room, f"!story {game}", "I’m looking through")
    story = await bob.expect(room, "turned the game on turn 5 by passing.", after=begun.id, seconds=THINKING)
    assert story.encrypted and "wins by" in story.body, story
    assert story.kind == "m.image" and story.content["info"]["mimetype"] == "image/gif", story
    assert (await bob.file(story))[:6] == b"GIF89a"
    # Tasks come where nobody else reads.
    await bob.say(room, "!mistakes")
    direct = await bob.with_the_program()
    looking = await bob.expect(direct, "I’m looking through")
    found = await bob.expect(direct, "from which you can learn", after=looking.id, seconds=THINKING)
    task = await bob.ask(direct, "mistakes", "you played pass here. It cost you ")
    assert task.encrypted and task.kind == "m.image", task
    assert (await bob.file(task))[:8] == b"\x89PNG\r\n\x1a\n" and found.encrypted
    await bob.ask(direct, "learn off")
    # In words as well as by its picture.
    await bob.ask(direct, "settings boards words", "boards is now words")
    puzzle = await bob.ask(direct, "puzzle sia-doble", ": Sia Doble (")
    assert puzzle.kind == "m.notice" and "Red marker: " in puzzle.body, puzzle
    solution = await bob.ask(direct, "learn solution", "The answer is ")
    assert solution.encrypted, solution
    assert not [heard for heard in ann.from_bot(room) if "Puzzle" in heard.body or "It cost you" in heard.body]


TESTS = [a_story_moves_for_all_and_mistakes_and_puzzles_are_for_one]

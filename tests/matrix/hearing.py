"""What is heard, and what is not: names, edits, talk, other programs."""

from plays import begin, number, record_of


def answered(player, room):
    return [heard.answers for heard in player.from_bot(room)]


async def people_are_found_however_a_client_names_them(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    room = await ann.open_room("Names", [bob, cat])
    await bob.client.set_displayname("🎲 Robert ❤️")
    await ann.wait(lambda: "Robert" in ann.client.rooms[room].users[bob.id].display_name, "the new name")
    local = bob.name
    address = f"https://matrix.to/#/{bob.id}"
    link = f'!challenge <a href="{address}">{local}</a> sfirs'
    scheme = f'!challenge <a href="matrix:u/{bob.id[1:]}">Robert</a> sfirs'
    html = {"format": "org.matrix.custom.html", "m.mentions": {"user_ids": [bob.id]}}
    for body, more in [
        # A pill whose body is the id, one with a matrix: address, and both addresses as they are.
        (f"!challenge {bob.id} sfirs", html | {"formatted_body": link}),
        ("!challenge Robert sfirs", html | {"formatted_body": scheme}),
        (f"!challenge {address} sfirs", {}),
        (f"!challenge [Robert](matrix:u/{bob.id[1:]}) sfirs", {}),
        # The first part of the id, and a name of several words with signs, not in quotation marks.
        (f"!challenge @{local} sfirs", {}),
        ("!challenge 🎲 robert ❤ sfirs", {}),
    ]:
        event = await ann.say(room, body, **more)
        heard = await ann.expect(room, "challenges", answering=event)
        assert heard.mentions == [bob.id], (body, heard)
        await ann.ask(room, f"!withdraw {number(heard.body)}", "withdraws")


async def an_edit_of_what_was_not_obeyed_is_a_new_command(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Edits", [bob], encrypted=True)
    # Refused, and not even answered.
    refused = await ann.ask(room, "!rules nonsense")
    edit = await ann.edit(room, refused.answers, "!rules chifoumi")
    heard = await ann.expect(room, "Chifoumi", after=edit)
    assert heard.answers == refused.answers, heard
    typo = await ann.say(room, "!gmes")
    edit = await ann.edit(room, typo, "!games")
    await ann.expect(room, "Start one", after=edit, answering=typo)
    # What was obeyed, then or after an edit, is not done again.
    for message in (refused.answers, typo):
        edit = await ann.edit(room, message, f"!challenge {bob.id} sfirs")
        await ann.expect(room, "write a new message", after=edit, answering=message)
    # Nobody edits what somebody else said.
    theirs = await bob.say(room, "!gaems")
    await ann.edit(room, theirs, f"!challenge {bob.id} sfirs")
    last = await bob.ask(room, "!games")
    assert "No games" in last.body and theirs not in answered(bob, room), last


async def a_turn_can_be_written_with_blanks_and_arrows(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Blanks", [bob])
    await begin(ann, bob, room)
    played = []
    for player, sign in ((ann, " - "), (bob, " → ")):
        turn = next(action for action in world.rules.legal("chifoumi", played) if "-" in action)
        said = await player.say(room, turn.upper().replace("-", sign))
        await player.expect(room, turn, answering=said)
        played.append(turn)


async def words_that_are_no_commands_are_left_to_other_programs(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Words", [bob])
    others = [await ann.say(room, body) for body in ("!weather tomorrow", "!gaems", "!", "thanks 👍")]
    named = await ann.ask(room, "parlour: gaems")
    assert named.body == "I don’t know the command “gaems”. Did you mean games?", named
    assert not set(others) & set(answered(ann, room)), ann.from_bot(room)
    # In a conversation of two it is said what is wrong, and somebody who is kind hears one line, once.
    direct = await ann.open_room("", [], direct=True)
    await ann.ask(direct, "gaems", "games")
    await ann.ask(direct, "thanks 👍", "pleasure")
    again = [await ann.say(direct, body) for body in ("hi", "😀")]
    await ann.ask(direct, "help", "challenge")
    assert not set(again) & set(answered(ann, direct)), ann.from_bot(direct)


async def programs_cannot_be_challenged(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Programs", [bob])
    await bob.send(room, {"msgtype": "m.notice", "body": "It will rain."})
    heard = await ann.ask(room, f"!challenge {bob.id} sfirs", "a program")
    assert not heard.mentions, heard
    await ann.ask(room, f"!challenge {world.bot.user} sfirs", "Parlour 3 is the computer")
    await ann.ask(room, "!challenge parlour sfirs level:1", "Parlour 1 is the computer")
    # Whoever speaks like a person is one.
    await bob.say(room, "Really?")
    await ann.ask(room, f"!challenge {bob.id} sfirs", "challenges")


async def what_is_deleted_before_it_is_heard_is_not_done(world):
    ann, bob = await world.people("ann", "bob")
    rooms = [await ann.open_room("Deleted", [bob], encrypted) for encrypted in (False, True)]
    games = [await begin(ann, bob, room) for room in rooms]
    await world.bot.stop()
    deleted = [await ann.say(room, "c2-c3") for room in rooms]
    for room, event in zip(rooms, deleted):
        await ann.client.room_redact(room, event)
    world.bot.start()
    for room, game, event in zip(rooms, games, deleted):
        played = await ann.ask(room, "e2-e3", "e2-e3")
        assert game in played.body, played
        assert event not in answered(ann, room), ann.from_bot(room)
        assert not [heard for heard in ann.from_bot(room) if "can’t read" in heard.body], ann.from_bot(room)
        # What was done already stays so.
        await ann.client.room_redact(room, played.answers)
        await bob.ask(room, "e6-e5", "e6-e5")
        record = await record_of(ann, room, game)
        assert "e2-e3" in record and "e6-e5" in record and "c2-c3" not in record, record


TESTS = [
    people_are_found_however_a_client_names_them,
    an_edit_of_what_was_not_obeyed_is_a_new_command,
    a_turn_can_be_written_with_blanks_and_arrows,
    words_that_are_no_commands_are_left_to_other_programs,
    programs_cannot_be_challenged,
]
# Those that stop the program.
LONELY_TESTS = [what_is_deleted_before_it_is_heard_is_not_done]

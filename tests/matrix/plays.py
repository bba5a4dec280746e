"""Games as people play them, in plain and in encrypted rooms."""

import asyncio
import json
import re
import struct

import vodozemac

from listener import ENCRYPTED


def number(text):
    """The number of the game or offer that a text is about."""
    return re.search(r"#(\d+)", text).group(0)


async def give_up(one, two, room, sign="!"):
    """The first player of a game of Chifoumi loses it by giving up, when both have finished two turns."""
    for player, turn in ((one, "c2-c3"), (two, "c6-c5"), (one, "e2-e3"), (two, "e6-e5")):
        await player.ask(room, turn, turn)
    await one.ask(room, f"{sign}resign yes", "resigns")


async def begin(one, two, room, game="chifoumi", more="first"):
    """A game between two players, accepted: its number."""
    challenge = await one.ask(room, f"!challenge {two.id} {game} {more}", "challenges")
    game_number = number(challenge.body)
    await two.expect(room, "challenges")
    await two.ask(room, f"!accept {game_number}", "against")
    await one.expect(room, f"{game_number} ", after=challenge.id)
    return game_number


async def record_of(player, room, game):
    answer = await player.ask(room, f"!record {game}")
    assert answer.kind == "m.file" and answer.content["info"]["mimetype"] == "text/plain", answer
    return (await player.file(answer)).decode()


async def the_computer_plays_and_looks_through_the_game(world):
    """A game alone against the computer: its turns come by themselves, and afterwards it says where the game was lost."""
    (ann,) = await world.people("ann")
    room = await ann.open_room("Alone", [])
    await ann.ask(room, "!challenge parlour chifoumi level:1 first", "Parlour 1 is the computer")
    for turn in ("c2-c3", "e2-e3"):
        played = await ann.ask(room, turn, turn)
        answer = await ann.expect(room, "Parlour 1 (Black) played", after=played.id)
        assert answer.mentions == [ann.id], answer
    await ann.ask(room, "!resign yes", "Parlour 1 (Black) wins")
    begun = await ann.ask(room, "!analyse", "I’m looking through")
    # A program that is built for its tests thinks slowly, and others run beside it.
    told = await ann.expect(room, "accuracy", after=begun.id, seconds=300)
    assert told.kind == "m.image", told


async def a_whole_game_is_played_against_the_computer(world):
    """Fursaz on the small board: after a few stones ann passes until the computer has nothing to do either."""
    (ann,) = await world.people("ann")
    room = await ann.open_room("Alone to the end", [])
    await ann.ask(room, "!challenge parlour fursaz 5 level:1 first", "Parlour 1 is the computer")
    played, outcome = [], None
    while not outcome:
        action = world.rules.after("fursaz", played, "5")[0]["legal"][0] if len(played) < 8 else "pass"
        said = await ann.ask(room, f"!move {action}", action)
        played.append(action)
        outcome = world.rules.after("fursaz", played, "5")[1]
        if not outcome:
            said = await ann.expect(room, "Parlour 1 (", after=said.id)
            reply = re.search(r"Parlour 1 \(\w+\) (?:(passes)|played ([^:]+):)", said.body)
            played += ["pass"] if reply[1] else reply[2].split()
            outcome = world.rules.after("fursaz", played, "5")[1]
    assert "wins" in said.body or "drawn" in said.body.lower(), said
    await ann.ask(room, "!games mine", "No games")


async def whole_game(world, encrypted):
    """A game to its end with wrong moves between, its last picture compared with the renderer's."""
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Whole game", [bob], encrypted)
    greeting = await ann.expect(room, "I host board games here")
    assert greeting.kind == "m.notice" and "!challenge" in greeting.body, greeting
    steps, outcome = world.rules.complete_game("chifoumi")
    game = await begin(ann, bob, room)
    players = {1: ann, 2: bob}
    for index, (mover, action) in enumerate(steps):
        player, other = players[mover], players[3 - mover]
        if index % 7 == 3:
            refusal = await player.ask(room, "!move z9-z8")
            assert refusal.body and not refusal.mentions, refusal
            off_turn = await other.ask(room, f"!move {game} {action}")
            assert "turn" in off_turn.body, off_turn
        said = await player.say(room, action)
        shown = await player.expect_turn(room, action, said)
        assert shown.kind == "m.image", shown
        if index + 1 < len(steps) and steps[index + 1][0] != mover:
            next_player = players[steps[index + 1][0]]
            assert shown.mentions == [next_player.id], (shown.mentions, next_player.id)
            assert f"https://matrix.to/#/{next_player.id}" in shown.html, shown.html
        assert shown.encrypted == encrypted, shown.source
    assert outcome["winner"] == 0 or "wins" in shown.body, shown
    assert shown.mentions == [], shown
    # The picture is the renderer's, to the byte, and says what it is.
    info = shown.content["info"]
    picture = await ann.file(shown)
    assert shown.answers == said, shown
    record = await record_of(ann, room, game)
    assert await world.bot.draws(picture, record)
    assert (info["mimetype"], info["size"], info["w"]) == ("image/png", len(picture), 800), info
    assert len(info["xyz.amorgan.blurhash"]) == 36, info
    assert shown.content["filename"].endswith(".png"), shown.content
    assert ("file" in shown.content) == encrypted, shown.content
    # Where there is a thumbnail, clients show that instead, and blurred.
    assert not [key for key in info if key.startswith("thumbnail")], info
    board = await bob.ask(room, "!leaderboard chifoumi")
    assert ann.name in board.body and bob.name in board.body and "provisional" in board.body, board
    profile = await bob.ask(room, f"!profile {ann.name}")
    assert ann.name in profile.body and f"{int(outcome['winner'] == 1)} won" in profile.body, profile


async def whole_game_in_a_plain_room(world):
    await whole_game(world, encrypted=False)


async def whole_game_in_an_encrypted_room(world):
    await whole_game(world, encrypted=True)


async def offers(world, encrypted):
    """Draw, resignation, rematch: typed, and by reaction."""
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Offers", [bob], encrypted)
    challenge = await ann.ask(room, f"!challenge {bob.id} sia-doble first", "challenges")
    assert challenge.mentions == [bob.id], challenge.mentions
    await bob.expect_reaction(challenge.id, "✅")
    await bob.expect_reaction(challenge.id, "❌")
    # A sign counts only for the one whom it was offered to.
    await ann.react(room, challenge.id, "✅")
    await ann.expect(room, "", after=challenge.id, answering=challenge.id)
    await bob.react(room, challenge.id, "✅")
    begun = await bob.expect(room, "against", answering=challenge.id)
    game = number(begun.body)
    placed = []
    while "end" not in (legal := world.rules.legal("sia-doble", placed)):
        placed.append(legal[0])
    turn = " ".join(placed)
    shown = await ann.ask(room, f"!move {game} {turn}", turn)
    # The turn may go on; its signs take it back, or end it.
    await ann.expect_reaction(shown.id, "↩️")
    await ann.react(room, shown.id, "↩️")
    await ann.expect_edit(room, shown.id, "takes back the last action")
    said = await ann.say(room, f"!undo {game} all")
    await ann.expect_edit(room, shown.id, "starts it over", after=said)
    shown = await ann.ask(room, f"!move {game} {turn}", turn)
    await ann.expect_reaction(shown.id, "🏁")
    await ann.react(room, shown.id, "🏁")
    ended = await ann.expect(room, turn, answering=shown.id)
    assert ended.mentions == [bob.id], ended
    offer = await ann.ask(room, f"!draw {game} yes", "This is offer")
    await bob.expect_reaction(offer.id, "❌")
    await bob.react(room, offer.id, "❌")
    await ann.expect(room, "declines", answering=offer.id)
    await bob.ask(room, f"!resign {game} yes", "resigns")
    await ann.ask(room, f"!rematch {game}", "another game")
    await bob.expect(room, "another game")
    begun = await bob.ask(room, "!accept", "against")
    second = number(begun.body)
    await bob.ask(room, f"!draw {second} yes", "This is offer")
    await ann.ask(room, "!accept", "accepts")


async def offers_in_a_plain_room(world):
    await offers(world, encrypted=False)


async def offers_in_an_encrypted_room(world):
    await offers(world, encrypted=True)


async def takeback_gives_the_last_turn_back(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Takeback", [bob])
    game = await begin(ann, bob, room)
    first = world.rules.legal("chifoumi")[0]
    await ann.ask(room, first, first)
    await ann.ask(room, f"!takeback {game}", "takeback")
    await bob.expect(room, "takeback")
    back = await bob.ask(room, "!accept", "take back the last turn")
    assert back.kind == "m.image", back
    await ann.ask(room, first, first)
    await bob.ask(room, f"!resign {game} yes", "resigns")


async def two_games_at_once_are_told_apart(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    room = await ann.open_room("Two games", [bob, cat])
    one = await begin(ann, bob, room)
    two = await begin(ann, cat, room)
    move = world.rules.legal("chifoumi")[0]
    # Bare notation says nothing where two games await it, so that it is not for the program.
    unheard = await ann.say(room, move)
    which = await ann.ask(room, f"!move {move}")
    assert one in which.body and two in which.body, which
    assert unheard not in [heard.answers for heard in ann.from_bot(room)]
    # In answer to a board it is clear which game is meant.
    board = await ann.ask(room, f"!board {two}")
    shown = await ann.expect(room, move, answering=await ann.reply(room, move, board.id))
    assert shown.mentions == [cat.id], shown
    # And then only one is left that awaits it.
    other = await ann.ask(room, move, move)
    assert other.mentions == [bob.id] and one in other.body, other


async def two_rooms_at_once_do_not_mix(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    rooms = [await ann.open_room("Here", [bob]), await ann.open_room("There", [cat], encrypted=True)]
    await asyncio.gather(begin(ann, bob, rooms[0]), begin(ann, cat, rooms[1]))
    move = world.rules.legal("chifoumi")[0]
    shown = await asyncio.gather(*(ann.ask(room, move, move) for room in rooms))
    assert [heard.mentions for heard in shown] == [[bob.id], [cat.id]]
    assert [heard.room for heard in shown] == rooms
    await asyncio.gather(*(ann.ask(room, "!resign yes", "resigns") for room in rooms))


async def people_are_found_by_link_by_id_and_by_name(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    room = await ann.open_room("Names", [bob, cat])
    link = f'!challenge <a href="https://matrix.to/#/{bob.id}">Robert</a> sfirs'
    formatted = {"format": "org.matrix.custom.html", "formatted_body": link, "m.mentions": {"user_ids": [bob.id]}}
    event = await ann.say(room, "!challenge Robert sfirs", **formatted)
    heard = await ann.expect(room, "challenges", answering=event)
    assert heard.mentions == [bob.id], heard.mentions
    # Whoever has answered is called by the next challenge; several that wait call them once.
    await bob.ask(room, "!decline", "declines")
    heard = await ann.ask(room, f"!challenge {cat.id} sfirs", "challenges")
    assert heard.mentions == [cat.id]
    heard = await ann.ask(room, f"!challenge {bob.name.upper()} fursaz", "challenges")
    assert heard.mentions == [bob.id]
    again = await ann.ask(room, f"!challenge {bob.id} chifoumi", "challenges")
    assert again.mentions == []
    for number in (re.search(r"accept (#\d+)", challenge.body)[1] for challenge in (heard, again)):
        await bob.ask(room, f"!decline {number}", "declines")
    await ann.ask(room, "!challenge nobody-here sfirs", "I don’t know anybody called")
    # A name that two have is nobody's; it becomes somebody's when one of them takes another.
    for player in (bob, cat):
        await player.client.set_displayname("Kim")
        await ann.wait(lambda: ann.client.rooms[room].users[player.id].display_name == "Kim", "the new name")
    answer = await ann.ask(room, "!challenge Kim chifoumi", "Several people here are called Kim")
    assert not answer.mentions, answer
    await cat.client.set_displayname("Sam")
    await ann.wait(lambda: ann.client.rooms[room].users[cat.id].display_name == "Sam", "the new name")
    heard = await ann.ask(room, "!challenge Kim chifoumi", "challenges")
    assert heard.mentions == [bob.id], heard
    # Whoever has said nothing yet is known to the room alone.
    await ann.ask(room, "!ban Sam stalls every game", "Do you want to ban Sam?")
    await ann.ask(room, "!yes", "Sam is banned")


async def it_is_called_by_prefix_by_name_and_by_mention(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Called", [bob])
    await ann.ask(room, "!help move", "Play your turn")
    await ann.ask(room, "parlour: help move", "Play your turn")
    await ann.ask(room, f"{world.bot.user} help move", "Play your turn")
    link = f'<a href="https://matrix.to/#/{world.bot.user}">parlour</a> help move'
    mention = {"format": "org.matrix.custom.html", "formatted_body": link, "m.mentions": {"user_ids": [world.bot.user]}}
    await ann.expect(room, "Play your turn", answering=await ann.say(room, "parlour help move", **mention))
    # Its name alone is a word like any other.
    talk = await ann.say(room, "parlour games are what we play")
    last = await ann.ask(room, "!games")
    assert talk not in [heard.answers for heard in ann.from_bot(room)] and last


async def only_new_messages_of_people_count(world):
    ann, bob = await world.people("ann", "bob")
    answer = await ann.client.room_create(name="History", invite=[bob.id])
    room = answer.room_id
    await bob.join(room)
    await ann.say(room, "!games")
    await ann.client.room_invite(room, world.bot.user)
    greeting = await ann.expect(room, "I host board games here")
    asked = await ann.say(room, "!help move")
    first = await ann.expect(room, "", answering=asked)
    await ann.send(room, {"msgtype": "m.notice", "body": "!rules"})
    await ann.say(room, "just talking, c2 is nice")
    last = await ann.ask(room, "!help end")
    assert [heard.id for heard in ann.from_bot(room)] == [greeting.id, first.id, last.id], ann.from_bot(room)


async def conversation_of_two_needs_no_prefix(world):
    ann, bob = await world.people("ann", "bob")
    shared = await bob.open_room("Shared", [ann])
    game = await begin(ann, bob, shared)
    direct = await ann.open_room("", [], encrypted=True, direct=True)
    await ann.expect(direct, "talk to me as you like")
    answer = await ann.ask(direct, "rules chifoumi")
    assert "rock" in answer.body and answer.encrypted, answer
    await ann.ask(direct, "help", "challenge")
    # A move is a move here too; the game's room is told of it.
    move = world.rules.legal("chifoumi")[0]
    mark = bob.mark(shared)
    await ann.say(direct, move)
    shown = await bob.expect(shared, move, after=mark)
    assert shown.mentions == [bob.id] and game in shown.body, shown
    # A room where only one person is left is a conversation of two as well.
    small = await ann.open_room("Small", [bob])
    unheard = await ann.say(small, "help move")
    await ann.ask(small, "!help move")
    await bob.client.room_leave(small)
    await ann.wait(lambda: bob.id not in ann.client.rooms[small].users, "the other's going")
    await ann.ask(small, "help move", "Play your turn")
    assert unheard not in [heard.answers for heard in ann.from_bot(small)]


async def what_is_tried_is_shown_to_the_asker_alone(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Secrets", [bob])
    game = await begin(ann, bob, room)
    move = world.rules.legal("chifoumi")[0]
    for player in (ann, bob):
        tried = await player.say(room, f"!try {game} {move}")
        direct = await player.with_the_program()
        heard = await player.expect(direct, "only tried")
        assert heard.encrypted and heard.kind == "m.image", heard
        await player.expect_reaction(tried, "✉️")
        # It greets those who invite it, and does not invite anybody twice.
        assert [heard.id] == [heard.id for heard in player.from_bot(direct)]
        await player.say(room, f"!try {game} {move}")
        again = await player.expect(direct, "only tried", after=heard.id)
        # Why something cannot be tried is nobody else's business either.
        refused = await player.say(room, f"!try {game} z9")
        await player.expect(direct, "z9", after=again.id)
        await player.expect_reaction(refused, "✉️")
    await ann.ask(room, "!games")
    assert not [heard for heard in ann.from_bot(room) if "tried" in heard.body or "z9" in heard.body]


async def room_that_becomes_encrypted_gets_encrypted_answers(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Later", [bob])
    game = await begin(ann, bob, room)
    await ann.client.room_put_state(room, "m.room.encryption", ENCRYPTED["content"])
    await ann.wait(lambda: ann.client.rooms[room].encrypted, "the room's encryption")
    move = world.rules.legal("chifoumi")[0]
    shown = await ann.ask(room, move, move)
    assert shown.encrypted and "file" in shown.content and game in shown.body, shown


async def words_of_the_board_are_text(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Words", [bob])
    game = await begin(ann, bob, room)
    answer = await ann.ask(room, f"!board {game} text")
    assert answer.kind == "m.notice" and "<pre><code>" in answer.html, answer
    assert "Rock" in answer.body, answer
    await ann.say(room, f"!board {game} words")
    answer = await ann.expect(await ann.with_the_program(), "White Rock: ")
    assert "<pre>" not in answer.html, answer
    move = world.rules.legal("chifoumi")[0]
    await ann.ask(room, move, move)
    await ann.ask(room, f"!resign {game} yes", "resigns")
    replay = await ann.ask(room, f"!replay {game}")
    assert replay.kind == "m.image" and replay.content["info"]["mimetype"] == "image/gif", replay
    assert (await ann.file(replay))[:6] == b"GIF89a"
    info, still = replay.content["info"], await ann.thumbnail(replay)
    assert still[:4] == b"\x89PNG" and struct.unpack(">II", still[16:24]) == (info["w"], info["h"]), info
    assert info["thumbnail_info"]["w"] == info["w"] and len(info["xyz.amorgan.blurhash"]) == 36, info


async def power_levels_decide_over_settings_and_a_space_is_the_community(world):
    ann, bob, cat = await world.people("ann", "bob", "cat")
    space = (await ann.client.room_create(name="Club", room_type="m.space", invite=[world.bot.user])).room_id
    await ann.wait(lambda: is_in(ann, space, world.bot.user), "the program in the space")
    rooms = [await ann.open_room("One", [bob]), await ann.open_room("Two", [bob, cat])]
    for room in rooms:
        await ann.client.room_put_state(space, "m.space.child", {"via": ["test.localhost"]}, room)
    await bob.ask(rooms[0], "!settings place theme dark", "Only people who manage")
    await ann.ask(rooms[0], "!settings place theme dark", "theme of this room is now dark")
    await bob.ask(rooms[0], "!settings community threads on", "Only people who manage")
    # What was done is told to whoever asks alone, and so is that it is not for them.
    await bob.say(rooms[0], "!audit")
    await bob.expect(await bob.with_the_program(), "Only people who manage")
    await ann.expect_reaction(await ann.say(rooms[0], "!audit"), "✉️")
    await ann.ask(rooms[0], "!settings community theme contrast", "contrast")
    # What was set for the community in one room holds in the other.
    answer = await bob.ask(rooms[1], "!settings community")
    assert "contrast" in answer.body, answer
    game = await begin(ann, bob, rooms[0])
    # Boards wear it.
    board = await bob.ask(rooms[0], f"!board {game}")
    assert await world.bot.draws(await bob.file(board), await record_of(bob, rooms[0], game), "dark")
    await give_up(ann, bob, rooms[0])
    board = await cat.ask(rooms[1], "!leaderboard chifoumi")
    assert bob.name in board.body, board
    # Whoever is given the right may do it from then on.
    levels = (await ann.client.room_get_state_event(rooms[0], "m.room.power_levels")).content
    levels["users"][bob.id] = 50
    await ann.client.room_put_state(rooms[0], "m.room.power_levels", levels)
    await bob.ask(rooms[0], "!settings place theme light", "theme of this room is now light")


async def nobody_takes_a_room_into_his_space_who_does_not_manage_it(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Ours", [bob])
    space = (await bob.client.room_create(name="Theirs", room_type="m.space", invite=[world.bot.user])).room_id
    await bob.wait(lambda: is_in(bob, space, world.bot.user), "the program in the space")
    await bob.client.room_put_state(space, "m.space.child", {"via": ["test.localhost"]}, room)
    await bob.ask(room, "!settings community theme dark", "Only people who manage")
    await ann.ask(room, "!settings community theme dark", "theme of this community is now dark")
    # The room itself can say that it is part of it.
    await ann.client.room_put_state(room, "m.space.parent", {"via": ["test.localhost"]}, space)
    await bob.ask(room, "!settings community theme contrast", "theme of this community is now contrast")


def is_in(player, room, user):
    known = player.client.rooms.get(room)
    return known and user in known.users and user not in known.invited_users


async def threads_are_a_setting(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Threads", [bob], encrypted=True)
    await ann.ask(room, "!settings place threads on", "threads of this room is now on")
    challenge = await ann.ask(room, f"!challenge {bob.id} chifoumi first", "challenges")
    await bob.expect(room, "challenges")
    begun = await bob.ask(room, f"!accept {number(challenge.body)}", "against")
    assert begun.relation.get("rel_type") == "m.thread", begun.relation
    assert begun.relation["event_id"] == challenge.id, begun.relation
    move = world.rules.legal("chifoumi")[0]
    relation = {"rel_type": "m.thread", "event_id": challenge.id, "is_falling_back": True}
    relation["m.in_reply_to"] = {"event_id": begun.id}
    event = await ann.say(room, move, **{"m.relates_to": relation})
    shown = await ann.expect(room, move, answering=event)
    assert shown.relation["event_id"] == challenge.id, shown.relation
    await ann.ask(room, "!resign yes", "resigns")


async def device_of_the_program_is_cross_signed_and_named(world):
    signed = await asyncio.to_thread(signed_devices, world, world.bot)
    path = f"/_synapse/admin/v2/users/{world.bot.user}/devices"
    answer = await asyncio.to_thread(world.homeserver.request, "GET", path, token=world.admin)
    devices = answer["devices"]
    named = [device["device_id"] for device in devices if device["display_name"] == "Parlour under test"]
    assert signed and named == signed, devices


def signed_devices(world, bot):
    """What clients look at that leave out devices which their owner has not signed, signature and all."""
    user = bot.user
    keys = world.homeserver.request(
        "POST", "/_matrix/client/v3/keys/query", {"device_keys": {user: []}}, world.admin
    )
    if user not in keys["self_signing_keys"]:
        return []
    [signer] = keys["self_signing_keys"][user]["keys"].values()
    devices = keys["device_keys"][user]
    signed = []
    for device, described in devices.items():
        signature = described["signatures"][user].get(f"ed25519:{signer}")
        if signature is None:
            continue
        said = {key: value for key, value in described.items() if key not in ("signatures", "unsigned")}
        text = json.dumps(said, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
        key = vodozemac.Ed25519PublicKey.from_base64(signer)
        key.verify_signature(text.encode(), vodozemac.Ed25519Signature.from_base64(signature))
        signed.append(device)
    return signed


async def it_leaves_when_everybody_left(world):
    ann, bob = await world.people("ann", "bob")
    room = await ann.open_room("Deserted", [bob])
    await bob.client.room_leave(room)
    await ann.client.room_leave(room)
    path = f"/_synapse/admin/v1/rooms/{room}/members"
    await world.until(
        lambda: not world.homeserver.request("GET", path, token=world.admin)["members"], "nobody in the room"
    )


TESTS = [
    whole_game_in_a_plain_room,
    whole_game_in_an_encrypted_room,
    offers_in_a_plain_room,
    offers_in_an_encrypted_room,
    takeback_gives_the_last_turn_back,
    two_games_at_once_are_told_apart,
    two_rooms_at_once_do_not_mix,
    people_are_found_by_link_by_id_and_by_name,
    it_is_called_by_prefix_by_name_and_by_mention,
    only_new_messages_of_people_count,
    conversation_of_two_needs_no_prefix,
    what_is_tried_is_shown_to_the_asker_alone,
    the_computer_plays_and_looks_through_the_game,
    a_whole_game_is_played_against_the_computer,
    room_that_becomes_encrypted_gets_encrypted_answers,
    words_of_the_board_are_text,
    power_levels_decide_over_settings_and_a_space_is_the_community,
    nobody_takes_a_room_into_his_space_who_does_not_manage_it,
    threads_are_a_setting,
    device_of_the_program_is_cross_signed_and_named,
    it_leaves_when_everybody_left,
]

"""Games as people play them, in plain and in encrypted rooms."""

import asyncio
import json
import re

import vodozemac


def number(text):
    """The number of the game or offer that a text is about."""
    return re.search(r"#(\d+)", text).group(0)


async def begin(one, two, room, game="chifoumi", more="first"):
    """A game between two players, accepted: its number."""
    challenge = await one.ask(room, f"!challenge {two.id} {game} {more}", "challenges")
    game_number = number(challenge.body)
    await two.expect(room, "challenges")
    await two.ask(room, f"!accept {game_number}", "against")
    await one.expect(room, f"{game_number} ", after=challenge.number)
    return game_number


async def record_of(player, room, game):
    answer = await player.ask(room, f"!record {game}")
    assert answer.kind == "m.file", answer
    return (await player.picture(answer)).decode()


async def whole_game(world, encrypted):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Whole game", [bob], encrypted)
    greeting = await ann.expect(room, "I host board games here")
    assert greeting.kind == "m.notice" and "!challenge" in greeting.body, greeting
    games = (world.bot.complete_game("fursaz", "5", seed) for seed in range(20))
    steps, outcome = min((game for game in games if game[0]), key=lambda game: len(game[0]))
    game = await begin(ann, bob, room, "fursaz 5")
    players = {1: ann, 2: bob}
    for index, (mover, action) in enumerate(steps):
        player, other = players[mover], players[3 - mover]
        if index % 7 == 3:
            refusal = await player.ask(room, "!move z9-z8")
            assert refusal.body and not refusal.mentions, refusal
            off_turn = await other.ask(room, f"!move {game} {action}")
            assert "turn" in off_turn.body, off_turn
        shown = await player.ask(room, action)
        assert shown.kind == "m.image", shown
        assert action in shown.body, (action, shown)
        if index + 1 < len(steps):
            next_player = players[steps[index + 1][0]]
            assert shown.mentions == [next_player.id], (shown.mentions, next_player.id)
            assert f"https://matrix.to/#/{next_player.id}" in shown.html, shown.html
        assert shown.encrypted == encrypted, shown.source
    assert outcome["winner"] == 0 or "wins" in shown.body, shown
    assert shown.mentions == [], shown
    # The picture is the renderer's, to the byte, and says what it is.
    info = shown.content["info"]
    picture = await ann.picture(shown)
    record = await record_of(ann, room, game)
    assert picture in (world.bot.picture(record, 1), world.bot.picture(record, 2))
    assert (info["mimetype"], info["size"], info["w"]) == ("image/png", len(picture), 800), info
    assert len(info["xyz.amorgan.blurhash"]) == 36, info
    assert shown.content["filename"].endswith(".png"), shown.content
    assert ("file" in shown.content) == encrypted and ("thumbnail_file" in info) == encrypted
    board = await bob.ask(room, "!leaderboard fursaz")
    assert "ann" in board.body and "bob" in board.body, board


async def whole_game_in_a_plain_room(world):
    await whole_game(world, encrypted=False)


async def whole_game_in_an_encrypted_room(world):
    await whole_game(world, encrypted=True)


async def offers(world, encrypted):
    """Draw, takeback, resignation, rematch: typed, and by reaction."""
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Offers", [bob], encrypted)
    challenge = await ann.ask(room, f"!challenge {bob.id} sia-doble first", "challenges")
    assert challenge.mentions == [bob.id], challenge.mentions
    await bob.expect_reaction(challenge.id, "✅")
    await bob.expect_reaction(challenge.id, "❌")
    accepted = await bob.react(room, challenge.id, "✅")
    begun = await bob.expect(room, "against", after=challenge.number)
    assert accepted and begun.answers == challenge.id, begun.answers
    game = number(begun.body)
    legal = world.bot.plies("sia-doble", None, [])["plies"][0]["legal"]
    shown = await ann.ask(room, f"!move {game} {legal[0]}", legal[0])
    # The turn may go on; its buttons take it back, or end it.
    await ann.expect_reaction(shown.id, "↩️")
    await ann.react(room, shown.id, "↩️")
    await ann.expect(room, "begins it anew", answering=shown.id)
    offer = await ann.ask(room, f"!draw {game}", "draw")
    await bob.expect_reaction(offer.id, "❌")
    await bob.react(room, offer.id, "❌")
    await ann.expect(room, "declines", answering=offer.id)
    await bob.ask(room, f"!resign {game}", "gives")
    rematch = await ann.ask(room, f"!rematch {game}", "another game")
    await bob.expect(room, "another game")
    begun = await bob.ask(room, "!accept", "against")
    second = number(begun.body)
    await bob.ask(room, f"!draw {second}", "draw")
    await ann.ask(room, "!accept", "accepts")
    assert rematch.number >= 0


async def offers_in_a_plain_room(world):
    await offers(world, encrypted=False)


async def offers_in_an_encrypted_room(world):
    await offers(world, encrypted=True)


async def takeback_gives_the_last_turn_back(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Takeback", [bob])
    game = await begin(ann, bob, room)
    first = world.bot.plies("chifoumi", None, [])["plies"][0]["legal"][0]
    await ann.ask(room, first, first)
    await ann.ask(room, f"!takeback {game}", "taken back")
    await bob.expect(room, "taken back")
    back = await bob.ask(room, "!accept", "take the last turn")
    assert back.kind == "m.image", back
    await ann.ask(room, first, first)
    await bob.ask(room, f"!resign {game}", "gives")


async def two_games_at_once_are_told_apart(world):
    ann, bob, cat = world.ann, world.bob, world.cat
    room = await ann.open_room("Two games", [bob, cat])
    one = await begin(ann, bob, room)
    two = await begin(ann, cat, room, "chifoumi")
    move = world.bot.plies("chifoumi", None, [])["plies"][0]["legal"][0]
    # Bare notation says nothing where two games await it, so that it is not for the program.
    mark = ann.mark()
    await ann.say(room, move)
    which = await ann.ask(room, f"!move {move}")
    assert one in which.body and two in which.body, which
    assert [heard.answers for heard in ann.from_bot(room, mark)] == [which.answers]
    # In answer to a board it is clear which game is meant.
    board = await ann.ask(room, f"!board {two}")
    shown = await ann.expect(room, move, answering=await ann.reply(room, move, board.id))
    assert shown.mentions == [cat.id], shown
    other = await ann.ask(room, f"{one} {move}", move)
    assert other.mentions == [bob.id], other
    for game in (one, two):
        await ann.ask(room, f"!resign {game}", "gives")


async def two_rooms_at_once_do_not_mix(world):
    ann, bob, cat = world.ann, world.bob, world.cat
    rooms = [await ann.open_room("Here", [bob]), await ann.open_room("There", [cat], encrypted=True)]
    await asyncio.gather(begin(ann, bob, rooms[0]), begin(ann, cat, rooms[1]))
    move = world.bot.plies("chifoumi", None, [])["plies"][0]["legal"][0]
    shown = await asyncio.gather(*(ann.ask(room, move, move) for room in rooms))
    assert [heard.mentions for heard in shown] == [[bob.id], [cat.id]]
    assert [heard.room for heard in shown] == rooms
    await asyncio.gather(*(ann.ask(room, "!resign", "gives") for room in rooms))


async def people_are_found_by_link_by_id_and_by_name(world):
    ann, bob, cat = world.ann, world.bob, world.cat
    room = await ann.open_room("Names", [bob, cat])
    link = f'!challenge <a href="https://matrix.to/#/{bob.id}">Robert</a> sfirs'
    formatted = {"format": "org.matrix.custom.html", "formatted_body": link, "m.mentions": {"user_ids": [bob.id]}}
    event = await ann.say(room, "!challenge Robert sfirs", **formatted)
    heard = await ann.expect(room, "challenges", answering=event)
    assert heard.mentions == [bob.id], heard.mentions
    heard = await ann.ask(room, f"!challenge {cat.id} sfirs", "challenges")
    assert heard.mentions == [cat.id]
    heard = await ann.ask(room, "!challenge bob fursaz", "challenges")
    assert heard.mentions == [bob.id]
    await ann.ask(room, "!challenge nobody-here sfirs", "nobody here called")
    by_name = await ann.say(room, "parlour: games")
    await ann.expect(room, "games", answering=by_name)


async def only_new_messages_of_people_count(world):
    ann, bob = world.ann, world.bob
    answer = await ann.client.room_create(name="History", invite=[bob.id])
    room = answer.room_id
    await bob.join(room)
    await ann.say(room, "!games")
    await ann.client.room_invite(room, world.bot.user)
    await ann.expect(room, "I host board games here")
    mark = ann.mark()
    asked = await ann.say(room, "!help move")
    first = await ann.expect(room, "", answering=asked)
    edit = {"m.new_content": {"msgtype": "m.text", "body": "!rules"}, "m.relates_to": {"rel_type": "m.replace", "event_id": asked}}
    await ann.say(room, "* !rules", **edit)
    await ann.send(room, {"msgtype": "m.notice", "body": "!rules"})
    await ann.say(room, "just talking, c2 is nice")
    last = await ann.ask(room, "!help end")
    answered = [heard.answers for heard in ann.from_bot(room, mark)]
    assert answered == [first.answers, last.answers], answered


async def conversation_of_two_needs_no_prefix_and_keeps_secrets(world):
    dan, bob = world.dan, world.bob
    room = await dan.open_room("", [], encrypted=True, direct=True)
    await dan.expect(room, "talk to me as you like")
    answer = await dan.ask(room, "rules chifoumi")
    assert "Rock" in answer.body and answer.encrypted, answer
    await dan.ask(room, "help", "challenge")
    shared = await bob.open_room("Shared", [dan])
    game = await begin(bob, dan, shared)
    move = world.bot.plies("chifoumi", None, [])["plies"][0]["legal"][0]
    mark = dan.mark()
    tried = await bob.say(shared, f"!try {game} {move}")
    await bob.wait(bob.direct_room, "an invitation from the program")
    direct = bob.direct_room()
    await bob.join(direct)
    heard = await bob.expect(direct, "only tried")
    assert heard.encrypted, heard
    await bob.expect_reaction(tried, "✉️")
    assert not [heard for heard in dan.from_bot(shared, mark) if "tried" in heard.body]
    await bob.ask(shared, f"!resign {game}", "gives")


async def words_of_the_board_are_text(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Words", [bob])
    game = await begin(ann, bob, room)
    answer = await ann.ask(room, f"!board {game} text")
    assert answer.kind == "m.notice" and "<pre><code>" in answer.html, answer
    assert "row" in answer.body.lower() or "Rock" in answer.body, answer
    replay = await ann.ask(room, f"!replay {game}")
    if replay.kind == "m.image":
        assert (await ann.picture(replay))[:6] == b"GIF89a"
    await ann.ask(room, f"!resign {game}", "gives")
    replay = await ann.ask(room, f"!replay {game}")
    assert replay.kind == "m.image" and replay.content["info"]["mimetype"] == "image/gif", replay
    assert (await ann.picture(replay))[:6] == b"GIF89a"


async def power_levels_decide_over_settings_and_a_space_is_the_community(world):
    ann, bob, cat = world.ann, world.bob, world.cat
    space = (await ann.client.room_create(name="Club", room_type="m.space", invite=[world.bot.user])).room_id
    await ann.wait(lambda: is_in(ann, space, world.bot.user), "the program in the space")
    rooms = [await ann.open_room("One", [bob]), await ann.open_room("Two", [bob, cat])]
    for room in rooms:
        await ann.client.room_put_state(space, "m.space.child", {"via": ["test.localhost"]}, room)
    await bob.ask(rooms[0], "!settings place theme dark", "only those who manage")
    await ann.ask(rooms[0], "!settings place theme dark", "theme is now dark")
    await bob.ask(rooms[0], "!settings community threads on", "only those who manage")
    await ann.ask(rooms[0], "!settings community theme contrast", "contrast")
    # What was set for the community in one room holds in the other.
    answer = await bob.ask(rooms[1], "!settings community")
    assert "contrast" in answer.body, answer
    game = await begin(ann, bob, rooms[0])
    await ann.ask(rooms[0], f"!resign {game}", "gives")
    board = await cat.ask(rooms[1], "!leaderboard chifoumi")
    assert "bob" in board.body, board


def is_in(player, room, user):
    known = player.client.rooms.get(room)
    return known and user in known.users and user not in known.invited_users


async def threads_are_a_setting(world):
    ann, bob = world.ann, world.bob
    room = await ann.open_room("Threads", [bob], encrypted=True)
    await ann.ask(room, "!settings place threads on", "threads is now on")
    challenge = await ann.ask(room, f"!challenge {bob.id} chifoumi first", "challenges")
    await bob.expect(room, "challenges")
    begun = await bob.ask(room, f"!accept {number(challenge.body)}", "against")
    assert begun.relation.get("rel_type") == "m.thread", begun.relation
    assert begun.relation["event_id"] == challenge.id, begun.relation
    move = world.bot.plies("chifoumi", None, [])["plies"][0]["legal"][0]
    relation = {"rel_type": "m.thread", "event_id": challenge.id, "is_falling_back": True}
    relation["m.in_reply_to"] = {"event_id": begun.id}
    event = await ann.say(room, move, **{"m.relates_to": relation})
    shown = await ann.expect(room, move, answering=event)
    assert shown.relation["event_id"] == challenge.id, shown.relation
    await ann.ask(room, "!resign", "gives")


async def device_of_the_program_is_cross_signed(world):
    assert_cross_signed(world)


def assert_cross_signed(world):
    """What clients look at that leave out devices which their owner has not signed, signature and all."""
    user = world.bot.user
    keys = world.homeserver.request(
        "POST", "/_matrix/client/v3/keys/query", {"device_keys": {user: []}}, world.ann.client.access_token
    )
    [signer] = keys["self_signing_keys"][user]["keys"].values()
    signed = []
    for device, described in keys["device_keys"][user].items():
        signature = described["signatures"][user].get(f"ed25519:{signer}")
        if signature is None:
            continue
        said = {key: value for key, value in described.items() if key not in ("signatures", "unsigned")}
        text = json.dumps(said, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
        key = vodozemac.Ed25519PublicKey.from_base64(signer)
        key.verify_signature(text.encode(), vodozemac.Ed25519Signature.from_base64(signature))
        signed.append(device)
    assert signed, keys["device_keys"][user]
    return signed


async def programs_leave_when_everybody_left(world):
    ann, dan = world.ann, world.dan
    room = await ann.open_room("Deserted", [dan])
    await dan.client.room_leave(room)
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
    only_new_messages_of_people_count,
    conversation_of_two_needs_no_prefix_and_keeps_secrets,
    words_of_the_board_are_text,
    power_levels_decide_over_settings_and_a_space_is_the_community,
    threads_are_a_setting,
    device_of_the_program_is_cross_signed,
    programs_leave_when_everybody_left,
]

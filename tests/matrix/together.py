"""One program on both platforms at once: a real homeserver, and the stand-in for Discord."""

import asyncio
import copy
import re

from bot import Bot
from discord import Discord, Member, number


class Both:
    """A program that is on Matrix and on Discord, and two members of a server there."""

    def __init__(self, world, name, **settings):
        self.discord = Discord(world.discord, world.folder / f"discord-{name}")
        self.bot = Bot(world.binary, world.homeserver, world.folder / f"bot-{name}", f"both-{name}", **settings)
        world.bots.append(self.bot)
        # The same world, whose people know this program.
        self.matrix = copy.copy(world)
        self.matrix.bot = self.bot

    async def __aenter__(self):
        await self.discord.start()
        await asyncio.to_thread(self.matrix.homeserver.register, self.bot.name)
        self.bot.secrets = self.bot.secrets | {"PASSWORD": self.bot.name}
        self.bot.more = self.discord.environment
        there = self.discord.world
        self.ann = Member(self.discord, there["ann"], there["channel"])
        self.bob = Member(self.discord, there["bob"], there["channel"])
        await self.start()
        return self

    async def start(self):
        await self.matrix.start(self.bot)
        await self.discord.do("connected")

    async def __aexit__(self, *_):
        self.bot.end()
        await self.discord.stop()


def code_in(text):
    """The code that a text gives somebody."""
    return re.search(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b", text).group(0)


async def one_program_hosts_a_game_on_each_platform(world):
    """Neither knows of the other's."""
    async with Both(world, "apart") as both:
        cas, dee = await both.matrix.people("cas", "dee")
        room = await cas.open_room("Apart", [dee])
        challenge = await both.ann.command("challenge", opponent=both.bob.user, game="fursaz", side="first")
        there = number(await both.bob.press(challenge, "Accept"))
        refused = await cas.ask(room, f"!board {there}")
        unknown = await cas.ask(room, "!board #9999")
        assert refused.body.replace(there, "") == unknown.body.replace("#9999", ""), (refused, unknown)
        games = await cas.ask(room, "!games")
        assert "Ann" not in games.body, games


async def a_whole_game_is_played_between_the_platforms(world):
    """By buttons there and by typing in an encrypted room here; the program is killed, and the homeserver away."""
    async with Both(world, "across") as both:
        ann = both.ann
        (cas,) = await both.matrix.people("cas")
        room = await cas.open_room("Across", [], encrypted=True)
        invitation = await ann.command("invite", game="fursaz", variant="5", side="first")
        assert invitation["only_for"] == ann.user, invitation
        begun = await cas.ask(room, f"!accept {code_in(invitation['text'])}", "against")
        assert begun.kind == "m.image" and begun.encrypted, begun
        board = await ann.expect("Fursaz", after=invitation["id"])
        assert board["called"] == [ann.user] and board["files"][0]["name"].endswith(".png"), board
        game = number(board)
        played = await ann.choose(board, "a1")
        assert played["only_for"] is None, played
        there = await cas.expect(room, "a1", after=begun.id)
        assert there.kind == "m.image" and there.mentions == [cas.id], there
        answer = await cas.ask(room, "e5", "e5")
        board = await ann.expect("played e5", after=played["id"])
        # It is killed, and goes on as if nothing had been.
        both.bot.kill()
        await both.start()
        played = await ann.choose(board, "b2")
        await cas.expect(room, "b2", after=answer.id)
        offered = await cas.ask(room, "!draw", "break off")
        declined = await ann.press(await ann.expect("break off", after=played["id"]), "Decline")
        await cas.expect(room, "declines", after=offered.id)
        await cas.ask(room, "d4", "d4")
        board = await ann.expect("played d4", after=declined["id"])
        # The homeserver is away: there the game goes on, and here it is told later.
        await both.matrix.homeserver.stop()
        played = await ann.choose(board, "c1")
        assert "c1" in played["text"], played
        await both.matrix.homeserver.start()
        # Without its picture only if the homeserver broke off its upload.
        await cas.expect(room, "c1", after=offered.id)
        passed = await cas.ask(room, "pass", "passes")
        over = await ann.choose(await ann.expect("passes", after=played["id"]), "pass")
        assert "wins by stones and territory, 4 to 2" in over["text"], over
        ended = await cas.expect(room, "Ann (Black) wins by stones and territory, 4 to 2", after=passed.id)
        assert ended.kind == "m.image", ended
        asked = await cas.ask(room, f"!rematch {game}", "another game")
        await ann.press(await ann.expect("another game", after=over["id"]), "Accept")
        await cas.expect(room, "against", after=asked.id)


async def accounts_are_one_player_until_they_part(world):
    """Each account is asked alone, where it lives, and a code works once."""
    async with Both(world, "person") as both:
        ann, bob = both.ann, both.bob
        (cas,) = await both.matrix.people("cas")
        room = await cas.open_room("Cas alone", [], direct=True)
        await cas.ask(room, "!games mine", "No games")
        challenge = await bob.command("challenge", opponent=ann.user, game="chifoumi", side="second")
        begun = await ann.press(challenge, "Accept")
        game = number(begun)
        alone = await ann.alone()
        given = await ann.command("link", channel=alone)
        code = code_in(given["text"])
        asked = await cas.ask(room, f"!link {code}", "your account, too?")
        assert "“Ann”" in asked.body and "Discord" in asked.body, asked
        replayed = await cas.ask(room, f"!link {code}")
        assert "I don’t know this code" in replayed.body, replayed
        there = await ann.expect("your account, too?", after=given["id"], channel=alone)
        assert f"“{cas.name}”" in there["text"] and cas.id in there["text"], there
        confirm = re.search(r"link confirm [A-Z2-9]{4}-[A-Z2-9]{4}", asked.body).group()
        waits = await cas.ask(room, f"!{confirm}", "Confirmed")
        # Nothing is joined as long as one of them hasn't confirmed.
        await cas.ask(room, f"!board {game}", "can’t find a game")
        both.bot.kill()
        await both.start()
        await ann.press(there, "It’s mine")
        await cas.expect(room, "are one player now", after=waits.id)
        # The game that one account began is the other one's, too.
        await cas.ask(room, f"!move {game} c2-c3", "c2-c3")
        seen = await ann.expect("c2-c3", after=begun["id"])
        assert "Ann" in seen["text"] and cas.name not in seen["text"], seen
        await cas.ask(room, "!unlink", "player of its own")
        await cas.ask(room, "!unlink yes", "no longer linked")
        await cas.ask(room, f"!board {game}", "can’t find a game")


async def play_on(people, strength):
    """Everybody plays what awaits them until nothing does: who is weaker gives up once both have played."""
    while True:
        idle = True
        for name, says in people.items():
            for line in (await says("games", "mine")).splitlines():
                before, to_move, _ = line.partition(" to move")
                names = [word for word in re.findall(r"\w+", before) if word in strength]
                if not to_move or names[2:] != [name]:
                    continue
                idle = False
                game = re.search(r"#\d+", before).group(0)
                for turn in ("c2-c3", "c6-c5"):
                    told = await says("move", f"{game} {turn}")
                    if "played" in told:
                        break
                if turn == "c6-c5":
                    weaker = max(names[:2], key=strength.index)
                    await people[weaker]("resign", f"{game} yes")
        if idle:
            return


async def communities_are_one_and_play_a_tournament(world):
    """Four people, two on each platform; both places read what happens, and a stranger reads nothing."""
    async with Both(world, "communities") as both:
        ann, bob = both.ann, both.bob
        cas, dee, eve = await both.matrix.people("cas", "dee", "eve")
        room = await cas.open_room("Club", [dee])
        given = await ann.command("links community-link")
        assert given["only_for"] == ann.user, given
        code = code_in(given["text"])
        line = f"!community link {code}"
        await dee.say(room, line)
        dee_alone = await dee.with_the_program()
        await dee.expect(dee_alone, "Only people who manage")
        asks = await cas.say(room, line)
        await cas.expect(room, "joins your community", after=asks)
        await cas.say(room, f"{line} yes")
        await cas.expect(room, "I asked in", after=asks)
        wanted = await ann.expect("wants to join", after=given["id"])
        joined = await ann.press(wanted, "Join")
        assert "is now one with" in joined["text"], joined
        await cas.expect(room, "is now one with", after=asks)
        opened = await ann.command("tournament open", system="knockout", game="chifoumi")
        tournament = number(opened)
        for somebody in (ann, bob):
            await somebody.command("tournament join")
        for player in (cas, dee):
            await player.ask(room, f"!tournament join {tournament}", "player")
        other = await eve.open_room("Strangers", [])
        unknown = await eve.ask(other, f"!tournament table {tournament}")
        assert "Ann" not in unknown.body and "Chifoumi" not in unknown.body, unknown
        started = await ann.command("tournament start")
        await cas.expect(room, "begins", after=asks)

        def member(somebody):
            async def says(command, rest):
                channel = await somebody.alone()
                before = await somebody.newest(channel)
                await somebody.write(f"{command} {rest}", channel)
                return (await somebody.expect("", after=before, channel=channel))["text"]

            return says

        def player(somebody, alone):
            async def says(command, rest):
                return (await somebody.ask(alone, f"!{command} {rest}")).body

            return says

        people = {"Ann": member(ann), "Bob": member(bob)}
        people |= {cas.name: player(cas, await cas.with_the_program()), dee.name: player(dee, dee_alone)}
        await play_on(people, list(people))
        over = await ann.expect("Ann wins it", after=started["id"])
        told = await cas.expect(room, "Ann wins it", after=asks)
        assert over["files"] and told.kind == "m.image", (over, told)
        leaders = await cas.ask(room, "!leaderboard chifoumi")
        assert all(name in leaders.body for name in people), leaders


async def communities_vote_on_their_turns(world):
    """Three against four: by slash commands there, by typing here."""
    async with Both(world, "votes") as both:
        ann, bob = both.ann, both.bob
        gil = Member(both.discord, 4_100, ann.channel)
        await both.discord.do("person", user=gil.user, name="Gil")
        cas, dee, eve, fay = await both.matrix.people("cas", "dee", "eve", "fay")
        room = await cas.open_room("Voters", [dee, eve, fay])
        wish = {"game": "fursaz", "variant": "5", "side": "first", "vote": "1m", "clock": "1d"}
        given = await ann.command("links vote-challenge", **wish)
        assert given["only_for"] == ann.user, given
        begun = await cas.ask(room, f"!vote accept {code_in(given['text'])}", "Fursaz")
        board = await ann.expect("Fursaz", after=given["id"])
        game = number(board)
        # Two of three for c3; a vote is changed, and one is late.
        await ann.command("vote", id=game, turn="a1")
        await bob.command("vote", id=game, turn="c3")
        await gil.command("vote", id=game, turn="c3")
        refused = await dee.ask(room, f"!vote {game} e5")
        assert "You can vote when it’s your side’s turn" in refused.body, refused
        chosen = await ann.expect("chose this turn by 2 of 3 votes", after=board["id"])
        assert "c3" in chosen["text"], chosen
        there = await cas.expect(room, "by 2 of 3 votes", after=begun.id)
        # A tie of two against two: the turn that was suggested first is played.
        for player, turn in ((cas, "d4"), (dee, "e5"), (eve, "e5"), (fay, "d4")):
            await player.ask(room, f"!vote {game} {turn}", turn)
        played = await cas.expect(room, "by 2 of 4 votes", after=there.id)
        assert "d4" in played.body, played
        seen = await ann.expect("by 2 of 4 votes", after=chosen["id"])
        assert "d4" in seen["text"], seen
        # Votes outlast the program.
        await gil.command("vote", id=game, turn="c4")
        both.bot.kill()
        await both.start()
        third = await ann.expect("by the only vote", after=seen["id"])
        assert "c4" in third["text"], third
        shown = await cas.expect(room, "by the only vote", after=played.id)
        await eve.ask(room, f"!vote {game} e4", "e4")
        await cas.expect(room, "by the only vote", after=shown.id)
        await cas.ask(room, f"!resign {game} yes", "resigns")
        # It is rated for the communities, and for nobody in them.
        await ann.expect("resigns", after=third["id"])
        table = await cas.ask(room, "!vote table")
        assert "(1 won, 0 drawn, 0 lost)" in table.body and "(0 won, 0 drawn, 1 lost)" in table.body, table
        leaders = await bob.command("leaderboard")
        assert "Nobody is rated yet" in leaders["text"], leaders


TESTS = [
    communities_vote_on_their_turns,
    communities_are_one_and_play_a_tournament,
    accounts_are_one_player_until_they_part,
    one_program_hosts_a_game_on_each_platform,
]
# It takes the homeserver away.
LONELY_TESTS = [a_whole_game_is_played_between_the_platforms]

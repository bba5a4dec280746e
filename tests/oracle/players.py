"""Random players that like what seldom happens, and the makers of wrong input."""

from collections import Counter
import json

from openings import OPENINGS
from trace import GAMES

# plain: any action. eager: what makes rare things happen. smother: what leaves the opponent little. familiar: what
# makes a position again. rally: what goes to a few favorite squares, so that stacks and captures come about there.
MOODS = ("plain", "eager", "smother", "familiar", "rally")
# How often an action is chosen without looking at what it does.
CARELESS = 0.15


class Players:
    """Plays games of one kind; what happened so far makes rarer things more attractive."""

    def __init__(self, game_name, variant, rng, tally):
        self.game_name = game_name
        self.variant = variant
        self.rng = rng
        self.tally = tally
        self.openings = OPENINGS.get((game_name, variant), ())

    def game(self, number):
        """One game from the start: its actions."""
        game = GAMES[self.game_name](self.variant)
        mood = MOODS[number % len(MOODS)]
        self.favorites = game.favorites(self.rng)
        actions = []
        if number < 3 * len(self.openings):
            for token in self.openings[number % len(self.openings)].split():
                game.play(token)
                actions.append(token)
        passing_from = self.rng.choice((0, 10, 30, 60, 90, 200))
        while game.to_move and len(actions) < game.PLIES_MAX:
            legal = game.legal()
            if "pass" in legal and len(actions) >= passing_from:
                token = "pass"
            elif "swap" in legal and self.rng.random() < 0.4:
                token = "swap"
            else:
                token = self.choose(game, legal, mood, actions)
            actions.append(token)
            game.play(token)
        self.tally.update(game.happened)
        return actions

    def choose(self, game, legal, mood, actions):
        if mood == "plain" or len(legal) == 1 or self.rng.random() < CARELESS:
            return self.rng.choice(legal)
        if mood == "rally":
            return self.rally(game, legal)
        if mood == "familiar" and len(actions) >= 2 and self.rng.random() < 0.7:
            back = "-".join(reversed(actions[-2].split("-")))
            if back in legal:
                return back
        candidates = self.rng.sample(legal, min(game.SAMPLE, len(legal)))
        return max(candidates, key=lambda token: self.liking(game, token, mood))

    def liking(self, game, token, mood):
        twin = game.clone()
        twin.happened = Counter()
        twin.play(token)
        if mood == "eager":
            return sum(1 / (1 + self.tally[event] + game.happened[event]) for event in twin.happened)
        if mood == "smother":
            if twin.outcome:
                return -1000
            return -len(twin.legal()) if twin.player != game.player else 0
        if twin.outcome:
            return 3 if twin.outcome["reason"] == "repetition" else -1
        return twin.stood[twin.position()]

    def rally(self, game, legal):
        """To a favorite square, or away from one; mostly without ending the game in a way seen often."""
        near = [token for token in legal if token[-2:] in self.favorites]
        near = near or [token for token in legal if token[:2] in self.favorites] or legal
        token = self.rng.choice(near)
        twin = game.clone()
        twin.happened = Counter()
        twin.play(token)
        often = all(self.tally[event] >= 3 for event in twin.happened)
        return self.rng.choice(legal) if twin.outcome and often and self.rng.random() < 0.8 else token


def letters(token):
    """What is left of a token when a tolerant reader has dropped signs, blanks and capitals."""
    return "".join(c for c in token.lower() if c.isalnum()).replace("x", "")


GARBAGE = (
    "", " ", "-", "@", "+", "zz99", "a0-a1", "a99-b99", "a1-", "-a1", "résumé", "\u0000", "\U0001f3b2", "a1-a1",
    "@@p1", "0-0", "null", "e2e4e2e4e2e4!", "@v7", "+m13m13", "x" * 3000, "a1\nb1", "\u202ea1", "99999999999999999999",
)


def illegal_action(game, rng):
    """A token that is not legal now and that no reader can take for a legal one."""
    cells = game.names()
    legal = {letters(token) for token in game.legal()}
    while True:
        one, two = rng.choice(cells), rng.choice(cells)
        token = rng.choice((
            f"{one}-{two}", f"{one}-{two}", f"{one}-{two}", f"{one}x{two}", f"{one}+{two}", f"@{one}", f"+{one}",
            f"R@{one}", "end", "pass", "swap", rng.choice(GARBAGE),
        ))
        if game.NAMED_ALONE and rng.random() < 0.5:
            token = one
        if letters(token) not in legal and token not in game.legal():
            return token


def no_game(rng, game_name, variant):
    """A line that is no object of the contract, as bytes without the line's end."""
    return rng.choice((
        b"no json at all",
        b"{",
        b"42",
        b"null",
        b"[]",
        b'"sfirs"',
        b"{}",
        b"\xff\xfe\x80 not UTF-8",
        b"\x00",
        b"[" * 5000,
        b'{"game":' * 500,
        json.dumps({"game": "chess", "variant": "standard", "actions": []}).encode(),
        json.dumps({"game": game_name, "variant": "no such variant", "actions": []}).encode(),
        json.dumps({"game": game_name, "variant": variant, "actions": "e5"}).encode(),
        json.dumps({"game": game_name, "variant": variant, "actions": [1, 2]}).encode(),
        json.dumps({"game": 7, "variant": variant, "actions": []}).encode(),
        json.dumps({"game": game_name, "variant": variant, "actions": []}).encode()[:-2],
    ))

#!/usr/bin/env python3
"""The oracle behind the contract of `parlour rules trace`: JSON lines in, JSON lines out.

`python3 trace.py rules trace` can stand in for the program, which is how the comparison itself is tested.
"""

import importlib
import json
from pathlib import Path
import sys

from common import Game


def games():
    """Every game by its id: each has a file here with a subclass of Game."""
    for file in sorted(Path(__file__).parent.glob("*.py")):
        if "\n    GAME = " in file.read_text(encoding="utf-8"):
            importlib.import_module(file.stem)
    return {game.GAME: game for game in Game.__subclasses__()}


GAMES = games()


def ply(game):
    return {"position": game.position(), "to_move": game.to_move, "legal": game.legal()}


def trace(game_name, variant, actions):
    """The answer to one game; the actions after an illegal one are not looked at."""
    game = GAMES[game_name](variant)
    plies = [ply(game)]
    error = None
    for number, action in enumerate(actions, start=1):
        if action not in plies[-1]["legal"]:
            error = {"ply": number, "message": f"{action} is not legal"}
            break
        game.play(action)
        plies.append(ply(game))
    return {"plies": plies, "outcome": game.outcome, "error": error}


def refusal(message):
    """The answer to a line that is no game."""
    return {"plies": [], "outcome": None, "error": {"ply": 0, "message": message}}


def answer(line):
    """The answer to one line of bytes."""
    try:
        request = json.loads(line)
        game, variant, actions = request["game"], request["variant"], request["actions"]
        if not isinstance(actions, list) or not all(isinstance(a, str) for a in actions):
            return refusal("actions must be a list of texts")
        if game not in GAMES or variant not in GAMES[game].VARIANTS:
            return refusal("no such game")
    except (ValueError, TypeError, KeyError, RecursionError) as problem:
        return refusal(f"no game: {problem!r}")
    return trace(game, variant, actions)


def main():
    for line in sys.stdin.buffer:
        print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()

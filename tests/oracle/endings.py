#!/usr/bin/env python3
"""Solves Chifoumi with two pieces by the oracle's rules, and compares the program's solved endings with it.

    python3 tests/oracle/endings.py --binary target/release/parlour

Every position at the start of a turn is asked of `PATH rules best`. Exits 0 when nothing differs, 1 otherwise. Without
--binary it only says in how many positions the player wins who trails.
"""

import argparse
import itertools
import json
import os
import subprocess
import sys
import tempfile

import chifoumi
from common import other

# So many positions are enough to look at whatever may be played in a turn.
NODES = 500


def positions():
    """All games with a piece each, of two kinds, at the start of a turn."""
    empty = chifoumi.start()
    empty.board = {}
    for white, black in itertools.permutations("PRSW", 2):
        for squares in itertools.permutations(sorted(chifoumi.BOARD), 2):
            for player in (1, 2):
                game = empty.clone()
                game.board = dict(zip(squares, (white, black.lower())))
                game.player = player
                yield game


def after(game, token):
    """The position after an action, or who has won by it. With two pieces every action ends its turn or the game."""
    following = game.clone()
    following.do(token)
    return following.outcome["winner"] if following.outcome else following.position()


def winners():
    """Who wins each position. White has a point and Black one and a half, so that it is White who has to capture."""
    players, reached = {}, {}
    for game in positions():
        text = game.position()
        players[text] = game.player
        reached[text] = [after(game, token) for token in game.actions()]
    won = dict.fromkeys(players, 2)
    won.update({1: 1, 2: 2})
    changed = True
    while changed:
        changed = False
        for text, player in players.items():
            wins = any(won[next_one] == player for next_one in reached[text])
            winner = player if wins else other(player)
            if winner != won[text]:
                won[text] = winner
                changed = True
    return players, {text: won[text] for text in players}


def answers(binary, texts):
    """What the program says of each position: win or loss for the player to move."""
    with tempfile.TemporaryDirectory() as folder:
        endings = os.path.join(folder, "endings")
        subprocess.run(
            [binary, "endings", "build", "--pieces", "2", "--out", endings], check=True, stdout=subprocess.DEVNULL)
        lines = [json.dumps({"game": "chifoumi", "position": text, "nodes": NODES}) for text in texts]
        told = subprocess.run(
            [binary, "rules", "best", "--endings", endings],
            input="\n".join(lines), check=True, stdout=subprocess.PIPE, text=True)
    return [json.loads(line).get("exact") for line in told.stdout.splitlines()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", metavar="PATH")
    binary = parser.parse_args().binary
    players, won = winners()
    print(f"{len(won)} positions; White, who trails, wins {sum(winner == 1 for winner in won.values())}")
    if not binary:
        return 0
    told = answers(os.path.abspath(binary), list(won))
    expected = ["win" if players[text] == winner else "loss" for text, winner in won.items()]
    differing = [text for text, said, right in zip(won, told, expected, strict=True) if said != right]
    for text in differing[:3]:
        print(f"differs: {text}, where player {won[text]} wins")
    print(f"{len(differing)} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Checks every puzzle that comes with the program by the oracle's rules: a plain search, without a table of positions.

    python3 tests/oracle/puzzles.py
    python3 tests/oracle/puzzles.py --game sfirs --sample 10

Of each puzzle it tries every whole turn, and says whether the side to move then wins in as many turns as the puzzle
allows, whatever the other side plays. It must be so of the turns that the puzzle names and of no other one, and not in
a turn less. Orders of actions that lead to one position are one turn. Exits 0 if all puzzles hold.
"""

import argparse
from collections import Counter
import os
import random
import sys
import time

import chifoumi
from common import board_from
import fursaz
import sfirs
import sia_doble
from trace import GAMES

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets", "puzzles")


def sfirs_at(game, board, side, first, bonus):
    game.board = board_from(board, sfirs.ROWS)
    game.player = "wb".index(side) + 1
    game.first = ["wb".index(letter) + 1 for letter in first if letter != "-"]
    assert bonus == "-"


def chifoumi_at(game, board, side, hand, going_on):
    game.board = board_from(board, chifoumi.ROWS)
    game.player = "wb".index(side) + 1
    game.hand = {
        1: "".join(piece for piece in hand if piece.isupper()),
        2: "".join(piece.upper() for piece in hand if piece.islower()),
    }
    assert going_on == "-"


def the_game_at(game, board, side, off, count):
    game.board = board_from(board, game.rows)
    game.player = "sm".index(side) + 1
    game.off = dict(enumerate(map(int, off.split("/")), start=1))
    game.count = dict(enumerate(map(int, count.split("/")), start=1))


def sia_doble_at(game, board, buoys, side, phase, ban):
    game.board = board_from(board, sia_doble.ROWS)
    game.buoys = {sia_doble.crossing_of(buoy) for buoy in buoys.split(",") if buoy != "-"}
    game.player = "rb".index(side) + 1
    game.phase = phase
    game.ban = {
        player: None if text == "-" else text[:2] + "-" + text[2:] for player, text in enumerate(ban.split("/"), start=1)
    }


def fursaz_at(game, board, side, opening, passes):
    game.board = board_from(board, game.rows)
    game.age = dict.fromkeys(game.board, 0)
    game.settled = dict.fromkeys(game.board, 0)
    game.opening = opening
    if opening == "swapped":
        game.colour_of = {1: "W", 2: "B"}
    game.player = next(player for player, colour in game.colour_of.items() if colour == side.upper())
    game.passes = int(passes)


AT = {"sfirs": sfirs_at, "chifoumi": chifoumi_at, "the-game": the_game_at, "sia-doble": sia_doble_at, "fursaz": fursaz_at}


def game_at(name, variant, position):
    """A game that begins in a position at the start of a turn."""
    game = GAMES[name](variant)
    AT[name](game, *position.split(" "))
    assert game.position() == position, (game.position(), position)
    game.stood = Counter([position])
    return game


def turn_begins(game):
    return not getattr(game, "bonus", None) and not getattr(game, "going_on", None) and not getattr(game, "placed", 0)


def after(game, token):
    following = game.clone()
    following.known_legal = None
    following.do(token)
    return following


def wins(game, winner, left):
    """Whether a player wins within so many further turns of both, whatever the other one does; None for any number."""
    if game.outcome:
        return game.outcome["winner"] == winner
    if left is not None and turn_begins(game):
        if left == 0:
            return False
        left -= 1
    mine = game.player == winner
    for token in game.actions():
        if wins(after(game, token), winner, left) == mine:
            return mine
    return not mine


def whole_turns(game, player):
    """The ends of all turns, by what they lead to."""
    ends = {}
    open_games = [game]
    seen = set()
    while open_games:
        current = open_games.pop()
        for token in current.actions():
            following = after(current, token)
            key = (following.position(), str(following.outcome))
            if following.outcome or following.player != player or turn_begins(following):
                ends[key] = following
            elif key not in seen:
                seen.add(key)
                open_games.append(following)
    return ends


def wrong(name, line):
    """What is wrong about a puzzle, or None."""
    variant, position, turns, _, solutions, others = line.split(" | ")
    game = game_at(name, variant, position)
    player = game.player
    left = None if turns == "-" else 2 * int(turns) - 2
    ends = whole_turns(game, player)
    named = set()
    for solution in solutions.split("; "):
        following = game
        for token in solution.split():
            if token not in following.actions():
                return f"{token} is not legal in {solution}"
            following = after(following, token)
        key = (following.position(), str(following.outcome))
        if key not in ends:
            return f"{solution} is no whole turn"
        if key in named:
            return f"{solution} leads where another solution leads"
        named.add(key)
    if len(ends) - len(named) != int(others):
        return f"{len(ends) - len(named)} other turns, not {others}"
    for key, end in ends.items():
        if wins(end, player, left) != (key in named):
            return f"the turn to {key[0]} {'does not win' if key in named else 'wins, too'}"
        if key in named and left and wins(end, player, left - 2):
            return f"the turn to {key[0]} wins sooner"
    return None


def puzzles(name):
    with open(os.path.join(FOLDER, name + ".txt"), encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file if not line.startswith("#")]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=sorted(AT))
    parser.add_argument("--sample", type=int, metavar="N", help="only so many puzzles a game, others every day")
    parser.add_argument("--seed", type=int, default=int(time.time() // 86_400))
    arguments = parser.parse_args()
    failed, checked = 0, 0
    for name in [arguments.game] if arguments.game else sorted(AT):
        begin, lines = time.time(), puzzles(name)
        positions = Counter(tuple(line.split(" | ")[:2]) for line in lines)
        for repeated in [position for position, count in positions.items() if count > 1]:
            failed += 1
            print(f"{name}: {repeated} is there twice")
        if arguments.sample:
            lines = random.Random(arguments.seed).sample(lines, min(arguments.sample, len(lines)))
        for line in lines:
            found = wrong(name, line)
            if found:
                failed += 1
                print(f"{name}: {line}\n  {found}")
        checked += len(lines)
        print(f"{name}: {len(lines)} puzzles in {time.time() - begin:.0f} s", flush=True)
    print(f"{checked} puzzles proven once more, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

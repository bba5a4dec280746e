#!/usr/bin/env python3
"""Compares a program's rules with the oracle's over seeded random games.

    python3 tests/oracle/compare.py --binary target/release/parlour [--games N] [--seed S] [--game G] [--stats]

Every game goes to `PATH rules trace` as one line; position, player to move, legal actions and outcome are compared
after every action. Wrong actions and lines that are no games are mixed in. Exits 0 when nothing differs, 1 otherwise.
Without --binary the oracle plays alone, which is of use with --stats.
"""

import argparse
from collections import Counter
import json
import random
import subprocess
import sys
import time

from players import Players, illegal_action, no_game
from trace import GAMES, answer, trace

# Reports of one game's differences before it is enough.
REPORTS = 3
# Lines given to one process, and the seconds it has for them.
LINES = 200
SECONDS = 300


class Case:
    """One line for the program and the answer that the oracle gives to it."""

    def __init__(self, line, expected, actions=None):
        self.line = line
        self.expected = expected
        self.actions = actions  # None when the line is no game


def case_of_game(game_name, variant, actions):
    line = json.dumps({"game": game_name, "variant": variant, "actions": actions}, ensure_ascii=False).encode()
    return Case(line, trace(game_name, variant, actions), actions)


def cases_of_game(game_name, variant, actions, rng):
    """A game, sometimes the same game with a wrong action in it, sometimes a line that is no game."""
    cases = [case_of_game(game_name, variant, actions)]
    if rng.random() < 0.5:
        at = rng.choice((rng.randrange(len(actions) + 1), len(actions)))
        game = GAMES[game_name](variant)
        for action in actions[:at]:
            game.play(action)
        wrong = actions[:at] + [illegal_action(game, rng)] + actions[at:]
        cases.append(case_of_game(game_name, variant, wrong))
    if rng.random() < 0.3:
        line = no_game(rng, game_name, variant)
        cases.append(Case(line, answer(line)))
    return cases


def ask(binary, cases):
    """The program's answers, parsed; fewer than asked when it stopped early."""
    command = [sys.executable, binary] if binary.endswith(".py") else [binary]
    text = b"".join(case.line + b"\n" for case in cases)
    try:
        done = subprocess.run(command + ["rules", "trace"], input=text, stdout=subprocess.PIPE,
                              timeout=SECONDS, check=False)
        told, code = done.stdout, done.returncode
    except subprocess.TimeoutExpired as late:
        told, code = late.stdout or b"", f"none after {SECONDS} s"
    answers = []
    for line in told.splitlines():
        try:
            answers.append(json.loads(line))
        except ValueError:
            answers.append(f"not JSON: {line[:200]!r}")
    return answers, code


def difference_of_error(expected, got):
    if expected is None or got is None:
        return None if expected == got else f"error: oracle {expected}, program {got}"
    if not isinstance(got, dict) or set(got) != {"ply", "message"}:
        return f"error is not {{ply, message}}: {got!r}"
    if got["ply"] != expected["ply"]:
        return f"error at ply {got['ply']}, oracle at {expected['ply']} ({got['message']!r})"
    if not isinstance(got["message"], str) or not got["message"].strip():
        return f"error without a message: {got!r}"
    return None


def difference_of_ply(expected, got):
    lines = []
    if not isinstance(got, dict) or set(got) != {"position", "to_move", "legal"}:
        return f"no ply: {str(got)[:300]}"
    for field in ("position", "to_move"):
        if got[field] != expected[field]:
            lines.append(f"{field}\n    oracle  {expected[field]}\n    program {got[field]}")
    if not isinstance(got["legal"], list) or not all(isinstance(t, str) for t in got["legal"]):
        return f"legal is no list of texts: {str(got['legal'])[:300]}"
    if got["legal"] != expected["legal"]:
        missing = [t for t in expected["legal"] if t not in got["legal"]]
        extra = [t for t in got["legal"] if t not in expected["legal"]]
        text = (f"legal\n    only the oracle's   {' '.join(missing) or '-'}\n"
                f"    only the program's {' '.join(extra) or '-'}")
        if not missing and not extra:
            text = f"legal: not sorted by bytes, or some twice: {' '.join(got['legal'])}"
        lines.append(text)
    return "\n  ".join(lines) or None


def difference(case, got):
    """What is wrong with an answer, or None; and at which ply."""
    if not isinstance(got, dict) or set(got) != {"plies", "outcome", "error"}:
        return f"no answer: {str(got)[:300]}", 0
    expected = case.expected
    if not isinstance(got["plies"], list):
        return "plies is no list", 0
    for number, (theirs, mine) in enumerate(zip(got["plies"], expected["plies"])):
        found = difference_of_ply(mine, theirs)
        if found:
            return found, number
    last = min(len(got["plies"]), len(expected["plies"])) - 1
    found = difference_of_error(expected["error"], got["error"])
    if len(got["plies"]) != len(expected["plies"]):
        lengths = f"{len(got['plies'])} plies, oracle {len(expected['plies'])}"
        return f"{lengths}; error: {got['error']}", max(last, 0)
    if found is None and got["outcome"] != expected["outcome"]:
        found = f"outcome\n    oracle  {expected['outcome']}\n    program {got['outcome']}"
    return found, max(last, 0)


def report(game_name, variant, case, found, at):
    print(f"DIFFERENCE in {game_name} {variant}, after {at} actions")
    if case.actions is None:
        print(f"  line: {case.line[:200]!r}")
    else:
        shown = case.actions[:at + 1] if case.expected["error"] else case.actions[:at]
        print(f"  actions: {' '.join(shown)}"[:4000])
        if case.expected["plies"][at:]:
            print(f"  oracle's position: {case.expected['plies'][at]['position']}")
    print(f"  {found}")


def count(counted, group):
    """Adds what the first line of a group, the game itself, compares; the others are wrong on purpose."""
    plies = group[0].expected["plies"]
    counted["games"] += 1
    counted["plies"] += len(plies) - 1
    counted["legal"] += sum(len(ply["legal"]) for ply in plies)
    counted["wrong"] += len(group) - 1


class Run:
    """The comparison of everything that was asked for."""

    def __init__(self, arguments):
        self.arguments = arguments
        self.passed = 0
        self.failed = 0
        self.tally = {name: Counter() for name in GAMES}
        self.reported = Counter()

    def variant(self, game_name, variant):
        began = time.time()
        counted = Counter()
        rng = random.Random(f"{self.arguments.seed} {game_name} {variant}")
        players = Players(game_name, variant, rng, self.tally[game_name])
        groups = []
        for number in range(self.arguments.games or GAMES[game_name].GAMES):
            group = cases_of_game(game_name, variant, players.game(number), rng)
            groups.append(group)
            count(counted, group)
            if sum(len(group) for group in groups) >= LINES:
                self.check(game_name, variant, groups)
                groups = []
                if self.reported[game_name] >= REPORTS:
                    break
        self.check(game_name, variant, groups)
        print(f"{game_name} {variant}: {counted['games']} games, {counted['plies']} plies, "
              f"{counted['legal']} legal actions, {counted['wrong']} wrong lines, "
              f"{time.time() - began:.1f} s", flush=True)

    def check(self, game_name, variant, groups):
        """Sends the groups' lines to the program; a game fails if any line of its group does."""
        if not groups:
            return
        if not self.arguments.binary:
            self.passed += len(groups)
            return
        answers, code = ask(self.arguments.binary, [case for group in groups for case in group])
        if code != 0 and self.reported[game_name] < REPORTS:
            self.reported[game_name] += 1
            print(f"DIFFERENCE in {game_name} {variant}: the program ended with code {code}")
        answers = iter(answers)
        for group in groups:
            same = code == 0
            for case in group:
                found, at = difference(case, next(answers, "none: the program has stopped"))
                if not found:
                    continue
                same = False
                if self.reported[game_name] < REPORTS:
                    self.reported[game_name] += 1
                    report(game_name, variant, case, found, at)
            self.passed += same
            self.failed += not same
        surplus = sum(1 for _ in answers)
        if surplus:
            self.failed += 1
            print(f"DIFFERENCE in {game_name} {variant}: {surplus} answers more than lines")

    def print_stats(self):
        for game_name, game in GAMES.items():
            if self.arguments.game in (None, game_name):
                print(f"\nWhat happened in {game_name}:")
                for event in game.EVENTS:
                    print(f"  {self.tally[game_name][event] or 'never':>8}  {event}")
                for event in game.IMPOSSIBLE:
                    print(f"  {self.tally[game_name][event] or 'never':>8}  {event} (not expected)")
        print()


def main():
    parser = argparse.ArgumentParser(description="Compare a program's rules with the oracle's.")
    parser.add_argument("--binary", help="the program; `PATH rules trace` is run")
    parser.add_argument("--games", type=int, help="games of each variant")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (1)")
    parser.add_argument("--game", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--stats", action="store_true", help="count how often each rule was exercised")
    run = Run(parser.parse_args())
    for game_name, game in GAMES.items():
        if run.arguments.game in (None, game_name):
            for variant in game.VARIANTS:
                run.variant(game_name, variant)
    if run.arguments.stats:
        run.print_stats()
    if not run.arguments.binary:
        print("no --binary: nothing was compared")
    print(f"{run.passed} passed, {run.failed} failed")
    sys.exit(1 if run.failed else 0)


if __name__ == "__main__":
    main()

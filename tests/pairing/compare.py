#!/usr/bin/env python3
"""Compares Swiss pairings with those of an independent implementation, `caissify-pairings`, over random tournaments.

    python3 tests/pairing/compare.py --binary target/debug/parlour [--tournaments N] [--seed S]

Each tournament is played with random results, withdrawals, walkovers and byes. Before every round both programs are
asked for it; what they need of the rounds before is worked out here for one of them, from the results alone for the
other. Points, Buchholz and Sonneborn-Berger are computed here once more as well, and the other program reads the report
of each tournament (TRF-16). Exits 0 when no table and no report differs, and no
more pairings than one in fifty tournaments: the other program puts the points of those who float (C.7) before their
number (C.6), which seldom makes a difference, as in round 7 of the tournament with seed 90. Each is shown.

Where the rules let the higher ranked of two choose the side (C.04.3, 5.2.4 and 5.2.5), the other program goes by seeds
alone and not by points first (1.2). So sides are compared wherever the better seed also has no fewer points.
"""

import argparse
import json
import random
import subprocess
import sys

from caissify_pairings import generate_pairings
from caissify_pairings.trf import parse_trf


class Tournament:
    """A Swiss tournament by entrants 0, 1, … in the order of seeds."""

    def __init__(self, rng):
        self.rng = rng
        self.size = rng.randint(4, 24)
        self.of = rng.randint(3, max(3, min(9, self.size - 2)))
        self.present = [True] * self.size
        self.rounds = []
        # What a win and a draw are worth, in halves of a point.
        self.win, self.draw = rng.choice(([2, 1], [6, 2]))

    def question(self):
        worth = [self.win, self.draw]
        return json.dumps({"present": self.present, "of": self.of, "worth": worth, "rounds": self.rounds}).encode()

    def meeting(self, entrant, number):
        for one, two, word in self.rounds[number]:
            if entrant in (one, two):
                return one, two, word
        return None

    def gained(self, entrant, number):
        """Points in halves, and whether a game was played."""
        meeting = self.meeting(entrant, number)
        if meeting is None:
            return 0, False
        one, two, word = meeting
        if two is None:
            return self.win, False
        mine = "one" if entrant == one else "two"
        if word == "draw":
            return self.draw, True
        return (self.win if word in (mine, "walkover-" + mine) else 0), word in ("one", "two")

    def points(self, entrant, before):
        return sum(self.gained(entrant, number)[0] for number in range(before))

    def player(self, entrant):
        """An entrant as the other program wants to know them: it takes a win for a point."""
        colors, floats, byes, forfeits = [], [], 0, 0
        for number in range(len(self.rounds)):
            gained, played = self.gained(entrant, number)
            if not played:
                floats.append("down" if gained else "none")
                meeting = self.meeting(entrant, number)
                byes += bool(gained) and meeting[1] is None
                forfeits += bool(gained) and meeting[1] is not None
                continue
            one, two, _ = self.meeting(entrant, number)
            colors.append("white" if entrant == one else "black")
            mine, theirs = (self.points(who, number) for who in (entrant, two if entrant == one else one))
            floats.append("down" if theirs < mine else "up" if theirs > mine else "none")
        return {
            "id": entrant + 1, "name": str(entrant), "score": self.points(entrant, len(self.rounds)) / self.win,
            "rating": 3000 - entrant, "starting_number": entrant + 1, "pairing_number": entrant + 1,
            "color_hist": colors, "float_history": floats, "bye_count": byes, "forfeit_win_count": forfeits,
        }

    def expected(self):
        """The pairs and the bye of the other program."""
        met = {(one + 1, two + 1) for number, round_ in enumerate(self.rounds) for one, two, _ in round_
               if two is not None and self.gained(one, number)[1]}
        players = [self.player(entrant) for entrant in range(self.size) if self.present[entrant]]
        found = generate_pairings(system="dutch", players=players, previous_pairings=met,
                                  round_number=len(self.rounds) + 1, total_rounds=self.of)
        return sorted((row["white_id"] - 1, row["black_id"] and row["black_id"] - 1) for row in found)

    def same(self, got, wanted):
        """Whether two rounds are the same, sides included where both programs mean the same by them."""
        def key(pair):
            better, worse = sorted(pair, key=lambda entrant: len(self.present) if entrant is None else entrant)
            if worse is None:
                return pair
            points = [self.points(entrant, len(self.rounds)) for entrant in (better, worse)]
            return tuple(pair) if points[0] >= points[1] else (better, worse)
        return sorted(map(key, got), key=str) == sorted(map(key, wanted), key=str)

    def standings(self):
        """Points, Buchholz and Sonneborn-Berger, by FIDE Handbook C.07, articles 8, 9 and 16."""
        played = len(self.rounds)
        table = []
        for entrant in range(self.size):
            own = self.points(entrant, played)
            buchholz = berger = 0
            for number in range(played):
                gained, was_played = self.gained(entrant, number)
                one, two, _ = self.meeting(entrant, number) or (entrant, None, None)
                if two is None:
                    against = min(own, self.draw * played)
                else:
                    against = self.adjusted(two if entrant == one else one)
                    against = against if was_played else min(own, against)
                buchholz += against
                berger += against * gained
            table.append([own, buchholz, berger])
        return table

    def adjusted(self, entrant):
        """Points as an opponent: rounds at the end in which they were not paired are drawn."""
        played = len(self.rounds)
        there = [number for number in range(played) if any(self.gained(entrant, number))]
        missed = range(there[-1] + 1 if there else 0, played)
        return self.points(entrant, played) + self.draw * sum(self.meeting(entrant, number) is None for number in missed)

    def reported(self, report):
        """What the other program reads otherwise in a report of all rounds."""
        read = parse_trf(report)
        wrong = [] if read["tournament"].get("total_rounds") == self.of else [read["tournament"]]
        for entrant, player in enumerate(read["players"]):
            wanted = {number + 1: self.cell(entrant, number) for number in range(len(self.rounds))}
            points = self.points(entrant, len(self.rounds)) / 2
            if (player["starting_number"], player["score"], player["results"]) != (entrant + 1, points, wanted):
                wrong.append((player, wanted, points))
        return wrong or (len(read["players"]) != self.size and read)

    def cell(self, entrant, number):
        """What a report says of somebody's round."""
        one, two, word = self.meeting(entrant, number) or (entrant, None, "absent")
        if two is None:
            return {"opponent": None, "color": None, "result": "Z" if word == "absent" else "U"}
        mine = "one" if entrant == one else "two"
        results = {"walkover-one": "-", "walkover-two": "-", "absent": "-", "draw": "=", mine: "1",
                   "walkover-" + mine: "+"}
        return {"opponent": (two if mine == "one" else one) + 1, "color": "w" if mine == "one" else "b",
                "result": results.get(word, "0")}

    def play(self, pairs):
        words = ["one"] * 35 + ["two"] * 35 + ["draw"] * 24 + ["walkover-one", "walkover-two"] * 2 + ["absent"]
        self.rounds.append([[one, two, self.rng.choice(words) if two is not None else "one"] for one, two in pairs])
        for entrant in range(self.size):
            if self.present[entrant] and sum(self.present) > self.of + 2 and self.rng.random() < 0.02:
                self.present[entrant] = False


class Asked:
    """The program that is compared."""

    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "rules", "pair"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def answer(self, question):
        self.process.stdin.write(question + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--binary", required=True)
    parser.add_argument("--tournaments", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    asked = Asked(args.binary)
    rounds = impossible = 0
    differing = []
    for number in range(args.seed, args.seed + args.tournaments):
        tournament = Tournament(random.Random(number))
        while len(tournament.rounds) < tournament.of:
            got = asked.answer(tournament.question())
            if got["standings"] != tournament.standings():
                differing.append((number, "standings", got["standings"], tournament.standings()))
                break
            if got["round"] is None:
                impossible += 1
                break
            pairs = sorted((one, two) for one, two in got["round"])
            wanted = tournament.expected()
            rounds += 1
            if not tournament.same(pairs, wanted):
                differing.append((number, len(tournament.rounds) + 1, pairs, wanted, tournament.question().decode()))
                break
            tournament.play(got["round"])
        if wrong := tournament.reported(asked.answer(tournament.question())["report"]):
            differing.append((number, "report", wrong))
    code = asked.close()
    for difference in differing[:3]:
        print(*difference, sep="\n  ")
    print(f"{args.tournaments} tournaments, {rounds} rounds, {impossible} ended early, {len(differing)} differ")
    tables = any(difference[1] in ("standings", "report") for difference in differing)
    return 1 if tables or 50 * len(differing) > args.tournaments or code else 0


if __name__ == "__main__":
    sys.exit(main())

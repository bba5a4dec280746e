"""Other programs to ask and to let play, for the scripts beside it."""

import json
import subprocess

ACTIONS_MAX = 600


class Program:
    """`parlour rules best` or `trace`: a question on a line, an answer on a line."""

    def __init__(self, program, what):
        self.run = subprocess.Popen([program, "rules", what], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **question):
        self.run.stdin.write(json.dumps(question) + "\n")
        self.run.stdin.flush()
        return json.loads(self.run.stdout.readline())


def play(game, referee, choose, opening, rng):
    """Plays a game that begins with so many random actions: each player's number with their action, and the outcome, if it came to
    its end. `choose` gets the number of the player to move and the actions so far."""
    moves = []
    while True:
        actions = [action for _, action in moves]
        traced = referee.ask(**game, actions=actions)
        if traced["outcome"] or len(moves) >= ACTIONS_MAX:
            return moves, traced["outcome"]
        now = traced["plies"][-1]
        player = now["to_move"]
        moves.append((player, rng.choice(now["legal"]) if len(moves) < opening else choose(player, actions)))

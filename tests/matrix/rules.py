"""The rules as the program knows them, without any chat."""

import json
import random
import subprocess

# Of the first sixty the one with which chance ends a game of Chifoumi soonest: after 17 actions.
SHORT = 57
ACTIONS_MAX = 100


class Rules:
    """One process that answers all questions, and what it has answered already."""

    def __init__(self, binary):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([binary, "rules", "trace"], stdin=pipe, stdout=pipe, text=True)
        self.answers = {}

    def after(self, game, actions, variant=None):
        """What follows these actions: the ply that is to be made, and the outcome if there is one."""
        question = json.dumps({"game": game, "actions": list(actions)} | ({"variant": variant} if variant else {}))
        if question not in self.answers:
            print(question, file=self.process.stdin, flush=True)
            answer = json.loads(self.process.stdout.readline())
            assert not answer["error"], answer
            self.answers[question] = answer["plies"][-1], answer["outcome"]
        return self.answers[question]

    def legal(self, game, actions=()):
        """What may be played after these actions."""
        return self.after(game, actions)[0]["legal"]

    def complete_game(self, game):
        """A short game, played by chance to its end: who acts and what is played, and how it ends."""
        chance = random.Random(SHORT)
        steps = []
        while len(steps) < ACTIONS_MAX:
            ply, outcome = self.after(game, [action for _, action in steps])
            if outcome:
                return steps, outcome
            # What takes pieces ends a game sooner.
            legal = [action for action in ply["legal"] if "x" in action] or ply["legal"]
            steps.append((ply["to_move"], chance.choice(legal)))
        raise AssertionError(f"{game} is not over after {ACTIONS_MAX} actions")

    def end(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

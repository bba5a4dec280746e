"""Fursaz, written from its rules page alone: ages judged flank by flank, line by line."""

from common import Game, board_text, other

LINES = [(0, 1), (1, 0), (1, 1)]  # (rows up, numbers on)


def point_name(point):
    row, number = point
    return "abcdefghijklm"[row - 1] + str(number)


def point_of(text):
    return "abcdefghijklm".index(text[0]) + 1, int(text[1:])


def rows_of(size):
    """The points of every row, from the top row down."""
    rows = []
    for row in range(2 * size - 1, 0, -1):
        first = 1 if row <= size else row - size + 1
        last = size + row - 1 if row <= size else 2 * size - 1
        rows.append([(row, number) for number in range(first, last + 1)])
    return rows


def enemy_of(colour):
    return "W" if colour == "B" else "B"


class Fursaz(Game):
    GAME = "fursaz"
    VARIANTS = ("7", "5")
    PLIES_MAX = 150
    SAMPLE = 4
    GAMES = 40
    NAMED_ALONE = True
    EVENTS = (
        "end: score",
        "swapped",
        "pie declined by a stone",
        "pie declined by a pass",
        "passed",
        "stage 1 flips",
        "stage 2 flips",
        "two or more flipped at once",
        "flip over a distance of two or more",
        "cascade of two or more rounds",
        "cascade of three or more rounds",
        "cascade of five or more rounds",
        "stage 1 flips nothing, stage 2 does",
        "round 1 flips nothing in stage 2, round 2 flips",
        "placed stone flipped at once",
        "placed stone between enemies, held by its own flank",
        "placed stone flipped later in its turn",
        "contested stone keeps its colour",
        "contested stone flips",
        "stone flanked by the enemy alone keeps its colour",
        "keeps the colour that a flank now broken settled",
        "full board",
        "scored: territory",
        "scored: empty point flanked by both",
        "scored: draw",
        "scored: player 2 as Black wins",
    )
    IMPOSSIBLE = (
        # Not proved: a million games climbing toward one found cascades of more than twenty rounds and no cycle.
        "cycle stopped",
        "flipped by a flank of an earlier turn",
        "board as after the placing, going on",
    )

    def names(self):
        return [f"{row}{number}" for row in "abcdefghijklm" for number in range(1, 14)]

    def __init__(self, variant="7"):
        super().__init__(variant)
        self.rows = rows_of(int(variant))
        self.points = {p for row in self.rows for p in row}
        self.board = {}
        self.age = {}  # the moment when a stone was placed or last flipped; larger is younger
        self.settled = {}  # the moment that last decided a stone's colour: its own, or that of a flank of its colour
        self.moment = 0
        self.turn_began = 0
        self.colour_of = {1: "B", 2: "W"}
        self.opening = "first"
        self.passes = 0

    def position(self):
        colour = self.colour_of[self.player].lower()
        if self.outcome:
            colour = "-"
        return f"{board_text(self.board, self.rows)} {colour} {self.opening} {self.passes}"

    # Flanks

    def nearest(self, point, line, sense):
        """The nearest stone from a point in one direction and its distance, or None."""
        row, number = point
        distance = 0
        while True:
            row += sense * line[0]
            number += sense * line[1]
            distance += 1
            if (row, number) not in self.points:
                return None
            if (row, number) in self.board:
                return (row, number), distance

    def flanks(self, point, colour):
        """The ages of all flanks of this colour on a point, stone or empty."""
        ages = []
        for line in LINES:
            one = self.nearest(point, line, 1)
            two = self.nearest(point, line, -1)
            if one is None or two is None or one[1] != two[1]:
                continue
            if self.board[one[0]] == colour and self.board[two[0]] == colour:
                ages.append(max(self.age[one[0]], self.age[two[0]]))
        return ages

    def flips(self, point):
        """Whether a new flank of the other colour flips the stone on this point."""
        return any(flank > self.settled[point] for flank in self.flanks(point, enemy_of(self.board[point])))

    def settle(self):
        """Notes after every moment which stones stand between two of their own colour."""
        for point, colour in self.board.items():
            self.settled[point] = max([self.settled[point], *self.flanks(point, colour)])

    def flips_as_placed(self, point):
        own = self.flanks(point, self.board[point])
        enemy = self.flanks(point, enemy_of(self.board[point]))
        return len(enemy) > 0 and len(own) == 0

    # Actions

    def actions(self):
        tokens = [point_name(p) for p in self.points if p not in self.board]
        if self.opening != "first":
            tokens.append("pass")
        if self.opening == "pie":
            tokens.append("swap")
        return tokens

    def do(self, token):
        was_pie = self.opening == "pie"
        if token == "swap":
            self.note("swapped")
            self.colour_of = {1: "W", 2: "B"}
            self.opening = "swapped"
            self.player = other(self.player)
            return
        if was_pie:
            self.opening = "-"
            self.note("pie declined by a " + ("pass" if token == "pass" else "stone"))
        if token == "pass":
            self.note("passed")
            self.passes += 1
            if self.passes == 2:
                self.score()
                return
        else:
            self.passes = 0
            self.place(point_of(token), self.colour_of[self.player])
        if self.opening == "first":
            self.opening = "pie"
        self.player = other(self.player)

    def place(self, placed, colour):
        self.moment += 1
        self.turn_began = self.moment
        self.board[placed] = colour
        self.age[placed] = self.settled[placed] = self.moment
        self.settle()
        after_placing = dict(self.board)
        after_rounds = []
        while True:
            first_round = not after_rounds
            in_stage_1 = self.stage(enemy_of(colour), placed, first_stage_2=False)
            in_stage_2 = self.stage(colour, placed, first_stage_2=first_round)
            self.note_round(first_round, in_stage_1, in_stage_2, len(after_rounds) + 1)
            if not in_stage_1 and not in_stage_2:
                break
            now = dict(self.board)
            if now in after_rounds:
                self.note("cycle stopped")
                break
            if now == after_placing:
                self.note("board as after the placing, going on")
            after_rounds.append(now)
        self.note_rest(placed)

    def stage(self, colour, placed, first_stage_2):
        """Flips the stones of one colour, all at the same time; says how many."""
        flipping = []
        for point in self.board:
            if self.board[point] != colour:
                continue
            if self.flips(point):
                flipping.append(point)
            elif first_stage_2 and point == placed:
                if self.flips_as_placed(point):
                    flipping.append(point)
                elif self.flanks(point, enemy_of(colour)):
                    self.note("placed stone between enemies, held by its own flank")
        self.note_flips(flipping, placed, first_stage_2)
        if flipping:
            self.moment += 1
        for point in flipping:
            self.board[point] = enemy_of(colour)
            self.age[point] = self.settled[point] = self.moment
        self.settle()
        return len(flipping)

    # The end

    def territory(self, colour):
        """Empty points flanked by this colour and not by the other."""
        return [
            p for p in self.points
            if p not in self.board and self.flanks(p, colour) and not self.flanks(p, enemy_of(colour))
        ]

    def score(self):
        points = []
        for player in (1, 2):
            colour = self.colour_of[player]
            stones = [p for p in self.board if self.board[p] == colour]
            points.append(len(stones) + len(self.territory(colour)))
            if self.territory(colour):
                self.note("scored: territory")
        winner = 0 if points[0] == points[1] else 1 if points[0] > points[1] else 2
        self.note_score(winner)
        self.finish(winner, "score", points)

    # Counting for --stats

    def note_flips(self, flipping, placed, first_stage_2):
        if len(flipping) >= 2:
            self.note("two or more flipped at once")
        for point in flipping:
            enemy = enemy_of(self.board[point])
            if self.flanks(point, self.board[point]):
                self.note("contested stone flips")
            if point == placed:
                self.note("placed stone flipped at once" if first_stage_2 else "placed stone flipped later in its turn")
            elif max(self.flanks(point, enemy)) < self.turn_began:
                self.note("flipped by a flank of an earlier turn")
            for line in LINES:
                one = self.nearest(point, line, 1)
                two = self.nearest(point, line, -1)
                if one and two and one[1] == two[1] >= 2 and self.board[one[0]] == enemy == self.board[two[0]]:
                    self.note("flip over a distance of two or more")

    def note_round(self, first_round, in_stage_1, in_stage_2, number):
        if in_stage_1:
            self.note("stage 1 flips")
        if in_stage_2:
            self.note("stage 2 flips")
        if in_stage_2 and not in_stage_1:
            self.note("stage 1 flips nothing, stage 2 does")
        if in_stage_1 or in_stage_2:
            for rounds, word in ((2, "two"), (3, "three"), (5, "five")):
                if number == rounds:
                    self.note(f"cascade of {word} or more rounds")
        if number == 1:
            self.quiet_stage_2 = in_stage_1 and not in_stage_2
        if number == 2 and self.quiet_stage_2 and (in_stage_1 or in_stage_2):
            self.note("round 1 flips nothing in stage 2, round 2 flips")

    def note_rest(self, placed):
        for point, colour in self.board.items():
            if self.flanks(point, enemy_of(colour)):
                if self.flanks(point, colour):
                    self.note("contested stone keeps its colour")
                elif point != placed:
                    self.note("stone flanked by the enemy alone keeps its colour")
                standing = [self.age[point], *self.flanks(point, colour)]
                if max(self.flanks(point, enemy_of(colour))) > max(standing):
                    self.note("keeps the colour that a flank now broken settled")
        if len(self.board) == len(self.points):
            self.note("full board")

    def note_score(self, winner):
        if winner == 0:
            self.note("scored: draw")
        if winner == 2 and self.colour_of[2] == "B":
            self.note("scored: player 2 as Black wins")
        for point in self.points:
            if point not in self.board and self.flanks(point, "B") and self.flanks(point, "W"):
                self.note("scored: empty point flanked by both")


def start(variant="7"):
    return Fursaz(variant)

"""Sia Doble, written from its rules page alone."""

from common import Game, board_text, name, other, square

ROWS = [[(file, rank) for file in range(1, 6)] for rank in range(5, 0, -1)]
BOARD = {s for row in ROWS for s in row}
CROSSINGS = {(x, y) for x in range(1, 7) for y in range(1, 7)}  # p1 is (1, 1), u6 is (6, 6)
BASE_RANK = {1: 1, 2: 5}


def crossing_name(crossing):
    return "pqrstu"[crossing[0] - 1] + str(crossing[1])


def crossing_of(text):
    return "pqrstu".index(text[0]) + 1, int(text[1:])


def corners(where):
    """Square a1 = (1, 1) has the corners p1 q1 p2 q2."""
    file, rank = where
    return {(file, rank), (file + 1, rank), (file, rank + 1), (file + 1, rank + 1)}


def half(player):
    """The crossings on which a player may put buoys."""
    if player == 1:
        return {c for c in CROSSINGS if c[1] <= 3} - {crossing_of("p1"), crossing_of("u1")}
    return {c for c in CROSSINGS if c[1] >= 4} - {crossing_of("p6"), crossing_of("u6")}


class SiaDoble(Game):
    GAME = "sia-doble"
    VARIANTS = ("standard",)
    PLIES_MAX = 140
    SAMPLE = 16
    GAMES = 80
    EVENTS = (
        "end: goal",
        "end: blocked",
        "end: repetition",
        "blocked as soon as the buoys stand",
        "five buoys and end",
        "six buoys and end",
        "seven buoys",
        "buoy on the rim",
        "taking back refused",
        "ban on an impossible move",
        "skipped",
        "skipped because of the ban",
        "skipped, and the ban lifted by it used",
        "both skipped in a row",
        "buoy moved sideways",
        "buoy moved up or down",
        "marker moved away from the enemy's base rank",
        "refused: buoys at both ends",
    )
    IMPOSSIBLE = (
        # The move just made could be taken back but for the ban, which does not matter here.
        "blocked later",
        # The first marker there with a second one would have won before.
        "won moving sideways on the base rank",
    )

    def favorites(self, _rng):
        return {file + rank for file in "abcde" for rank in "15"}

    def names(self):
        return [a + b for a in "abcde" for b in "12345"] + [a + b for a in "pqrstu" for b in "123456"]

    def __init__(self, variant="standard"):
        super().__init__(variant)
        self.board = {}
        for where in ("b1", "c1", "d1"):
            self.board[square(where)] = "R"
        for where in ("b5", "c5", "d5"):
            self.board[square(where)] = "B"
        self.buoys = set()
        self.phase = "place"
        self.placed = 0
        self.ban = {1: None, 2: None}
        # For the counts of --stats only.
        self.lifted = None
        self.stood[self.position()] += 1

    def position(self):
        buoys = ",".join(sorted(crossing_name(b) for b in self.buoys)) or "-"
        ban = "/".join(self.ban[p].replace("-", "") if self.ban[p] else "-" for p in (1, 2))
        return " ".join([board_text(self.board, ROWS), buoys, self.side("r", "b"), self.phase, ban])

    def moves(self, player):
        """All moves of a player, the ban on taking back left aside."""
        tokens = []
        for origin, marker in self.board.items():
            if marker != "RB"[player - 1]:
                continue
            for last in BOARD:
                beside = abs(origin[0] - last[0]) + abs(origin[1] - last[1]) == 1
                if not beside or last in self.board:
                    continue
                ends = corners(origin) & corners(last)
                if len(ends & self.buoys) == 1:
                    tokens.append(name(origin) + "-" + name(last))
                elif len(ends & self.buoys) == 2:
                    self.note("refused: buoys at both ends")
        return tokens

    def allowed_moves(self, player):
        tokens = self.moves(player)
        if self.ban[player] in tokens:
            self.note("taking back refused")
            tokens.remove(self.ban[player])
        elif self.ban[player]:
            self.note("ban on an impossible move")
        return tokens

    def actions(self):
        if self.phase == "play":
            return self.allowed_moves(self.player)
        tokens = ["@" + crossing_name(c) for c in half(self.player) if c not in self.buoys]
        if self.placed >= 5:
            tokens.append("end")
        return tokens

    def do(self, token):
        if self.phase == "place":
            self.do_placing(token)
        else:
            self.do_move(token)

    def do_placing(self, token):
        if token != "end":
            crossing = crossing_of(token[1:])
            if crossing[0] in (1, 6) or crossing[1] in (1, 6):
                self.note("buoy on the rim")
            self.buoys.add(crossing)
            self.placed += 1
            if self.placed < 7:
                return
            self.note("seven buoys")
        else:
            self.note("five buoys and end" if self.placed == 5 else "six buoys and end")
        self.placed = 0
        if self.player == 1:
            self.player = 2
            self.third_time()
        else:
            self.phase = "play"
            self.begin_turn(1)

    def do_move(self, token):
        origin, last = [square(part) for part in token.split("-")]
        (old,) = corners(origin) & corners(last) & self.buoys
        (new,) = corners(origin) & corners(last) - {old}
        self.buoys.remove(old)
        self.buoys.add(new)
        self.board[last] = self.board.pop(origin)
        if token == self.lifted:
            self.note("skipped, and the ban lifted by it used")
        self.lifted = None
        self.ban[self.player] = name(last) + "-" + name(origin)
        goal = BASE_RANK[other(self.player)]
        self.note("buoy moved up or down" if old[0] == new[0] else "buoy moved sideways")
        if origin[1] == goal and last[1] != goal:
            self.note("marker moved away from the enemy's base rank")
        there = [s for s, marker in self.board.items() if marker == "RB"[self.player - 1] and s[1] == goal]
        if len(there) >= 2:
            if origin[1] == goal:
                self.note("won moving sideways on the base rank")
            self.finish(self.player, "goal")
            return
        self.begin_turn(other(self.player))

    def begin_turn(self, player):
        self.player = player
        if not self.moves(1) and not self.moves(2):
            self.note("blocked as soon as the buoys stand" if self.ban == {1: None, 2: None} else "blocked later")
            self.finish(0, "blocked")
            return
        skips = 0
        while not self.allowed_moves(self.player):
            skips += 1
            self.note("skipped")
            if self.moves(self.player):
                self.note("skipped because of the ban")
                self.lifted = self.ban[self.player]
            self.ban[self.player] = None
            self.player = other(self.player)
        if skips >= 2:
            self.note("both skipped in a row")
        if self.third_time():
            self.finish(0, "repetition", by_position=False)


def start(variant="standard"):
    return SiaDoble(variant)

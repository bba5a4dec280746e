"""Chifoumi, written from its rules page alone."""

from common import Game, board_from, board_text, name, other, square

ROWS = [
    [(file, rank) for file in (range(1, 8) if 3 <= rank <= 5 else range(3, 6))]
    for rank in range(7, 0, -1)
]
BOARD = {s for row in ROWS for s in row}
CENTER = (4, 4)
CAPTURES = {"R": "S", "S": "P", "P": "RW", "W": "RS"}
# White's pieces are upper case, Black's lower case, in stacks too (bottom first).
BASIC = "prs/rsp/1w3w1/7/1W3W1/SRP/PRS"


def adjacent(where):
    file, rank = where
    around = [(file + x, rank + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    return [s for s in around if s in BOARD]


def owner(pieces):
    """The owner of a piece or a stack."""
    return 1 if pieces[-1].isupper() else 2


def captures(piece, target):
    return target.upper() in CAPTURES[piece.upper()]


class Chifoumi(Game):
    GAME = "chifoumi"
    VARIANTS = ("basic", "placement")
    PLIES_MAX = 160
    SAMPLE = 8
    GAMES = 60
    EVENTS = (
        "end: count",
        "end: repetition",
        "counted: one kind left",
        "counted: a side has none left",
        "White wins",
        "Black wins by the half point",
        "Black wins by more",
        "ended in the middle of a turn",
        "ended with stacks on the board",
        "moved off a stack",
        "stacked on one's own",
        "stack of four or more",
        "captured an enemy",
        "captured an enemy stack",
        "captured an own piece",
        "captured an own stack",
        "captured from off a stack",
        "both stacking and capturing possible",
        "chain of two captures",
        "chain of three or more captures",
        "chain back to its first square",
        "chain ended: move",
        "chain ended: stacking",
        "chain ended: end",
        "skipped",
        "placed on an empty square",
        "placed on an own piece",
        "placement refused: adjacent to the opponent",
        "center used after the placing",
    )
    IMPOSSIBLE = (
        # The square that the capturing piece came from is empty or one's own.
        "chain ended by itself: nothing but end",
        # Every square has two neighbors that are neighbors of each other: both empty squares and two pieces of one
        # side there allow a move, and so does the shut-in piece's own side.
        "counted: neither can move",
    )

    def favorites(self, rng):
        return set(rng.sample(sorted(name(s) for s in BOARD), 4))

    def names(self):
        return [f"{file}{rank}" for file in "abcdefg" for rank in range(1, 8)]

    def __init__(self, variant="basic"):
        super().__init__(variant)
        if variant == "basic":
            self.board = board_from(BASIC, ROWS)
            self.hand = {1: "", 2: ""}
        else:
            self.board = {}
            self.hand = {1: "PPRRSSWW", 2: "PPRRSSWW"}
        self.going_on = None
        # For the counts of --stats only.
        self.chain = 0
        self.chain_began = None
        self.stood[self.position()] += 1

    def position(self):
        hand = self.hand[1] + self.hand[2].lower() or "-"
        going_on = name(self.going_on) if self.going_on else "-"
        return " ".join([board_text(self.board, ROWS), self.side("w", "b"), hand, going_on])

    def placing(self):
        return self.hand[1] != "" or self.hand[2] != ""

    # Actions

    def steps(self, origin):
        piece = self.board[origin][-1]
        tokens = []
        for last in adjacent(origin):
            if last not in self.board:
                tokens.append(name(origin) + "-" + name(last))
                continue
            top = self.board[last][-1]
            if owner(top) == owner(piece):
                tokens.append(name(origin) + "+" + name(last))
            if captures(piece, top):
                tokens.append(name(origin) + "x" + name(last))
                if owner(top) == owner(piece):
                    self.note("both stacking and capturing possible")
        return tokens

    def placements(self, player):
        tokens = []
        for where in BOARD:
            if where == CENTER:
                continue
            if where in self.board and owner(self.board[where]) != player:
                continue
            if any(s in self.board and owner(self.board[s]) != player for s in adjacent(where)):
                self.note("placement refused: adjacent to the opponent")
                continue
            for kind in sorted(set(self.hand[player])):
                tokens.append(kind + "@" + name(where))
        return tokens

    def turn_actions(self, player):
        """What a player may do whose turn begins."""
        if self.placing():
            return self.placements(player)
        tokens = []
        for where, pieces in self.board.items():
            if owner(pieces) == player:
                tokens += self.steps(where)
        return tokens

    def actions(self):
        if self.going_on:
            return self.steps(self.going_on) + ["end"]
        return self.turn_actions(self.player)

    def do(self, token):
        if token == "end":
            self.note("chain ended: end")
            self.end_turn()
        elif "@" in token:
            self.place(token[0], square(token[2:]))
        else:
            sort = next(c for c in token if c in "-+x")
            origin, last = [square(part) for part in token.split(sort)]
            self.step(origin, sort, last)

    def place(self, kind, where):
        piece = kind if self.player == 1 else kind.lower()
        self.hand[self.player] = self.hand[self.player].replace(kind, "", 1)
        self.note("placed on an own piece" if where in self.board else "placed on an empty square")
        self.board[where] = self.board.get(where, "") + piece
        self.end_turn()

    def step(self, origin, sort, last):
        self.note_step(origin, sort, last)
        piece = self.board[origin][-1]
        left = self.board.pop(origin)[:-1]
        if left:
            self.board[origin] = left
        if sort == "+":
            self.board[last] = self.board[last] + piece
        else:
            self.board[last] = piece
        if self.count_if_decided(sort == "x"):
            return
        if sort == "x":
            self.going_on = last
            if not self.steps(last):
                self.note("chain ended by itself: nothing but end")
                self.end_turn()
        else:
            self.end_turn()

    # The end

    def count_if_decided(self, by_capture):
        """Judged after every action: a side has no piece, or all pieces are of one kind."""
        if self.placing():
            return False
        pieces = "".join(self.board.values())
        sides = {owner(p) for p in pieces}
        kinds = {p.upper() for p in pieces}
        if len(sides) == 2 and len(kinds) > 1:
            return False
        if len(sides) < 2:
            self.note("counted: a side has none left")
        if len(kinds) == 1:
            self.note("counted: one kind left")
        where = self.last_square
        self.going_on = None
        if by_capture and self.steps(where):
            self.note("ended in the middle of a turn")
        self.count("count", by_position=True)
        return True

    def count(self, reason, by_position):
        pieces = "".join(self.board.values())
        points = [
            len([p for p in pieces if p.isupper()]),
            len([p for p in pieces if p.islower()]) + 0.5,
        ]
        winner = 1 if points[0] > points[1] else 2
        self.note("White wins" if winner == 1 else
                  "Black wins by the half point" if points[1] - points[0] == 0.5 else "Black wins by more")
        if any(len(stack) > 1 for stack in self.board.values()):
            self.note("ended with stacks on the board")
        self.finish(winner, reason, points, by_position)

    def end_turn(self):
        self.going_on = None
        self.chain = 0
        self.player = other(self.player)
        if not self.turn_actions(self.player):
            if not self.turn_actions(other(self.player)):
                self.note("counted: neither can move")
                self.count("count", by_position=True)
                return
            self.note("skipped")
            self.player = other(self.player)
        if self.third_time():
            self.count("repetition", by_position=False)

    # Counting for --stats

    def note_step(self, origin, sort, last):
        stack = self.board[origin]
        target = self.board.get(last, "")
        if self.chain == 0:
            self.chain_began = origin
        if self.going_on and sort != "x":
            self.note("chain ended: " + ("stacking" if sort == "+" else "move"))
        if self.going_on and last == self.chain_began:
            self.note("chain back to its first square")
        if len(stack) > 1:
            self.note("moved off a stack")
        if sort == "+":
            self.note("stacked on one's own")
            if len(target) >= 3:
                self.note("stack of four or more")
        if sort == "x":
            whose = "an own " if owner(target) == self.player else "an enemy "
            if whose == "an enemy " and len(target) == 1:
                self.note("captured an enemy")
            else:
                self.note("captured " + whose + ("piece" if len(target) == 1 else "stack"))
            if len(stack) > 1:
                self.note("captured from off a stack")
            self.chain += 1
            if self.chain == 2:
                self.note("chain of two captures")
            if self.chain == 3:
                self.note("chain of three or more captures")
        if last == CENTER and self.variant == "placement":
            self.note("center used after the placing")
        self.last_square = last


def start(variant="basic"):
    return Chifoumi(variant)

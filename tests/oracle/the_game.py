"""THE GAME, written from its rules page alone."""

from common import Game, board_text, name, other, square

DIRECTIONS = [(0, 1), (0, -1), (-1, 0), (1, 0)]


class TheGame(Game):
    GAME = "the-game"
    VARIANTS = ("8x8", "7x7", "9x9")
    PLIES_MAX = 120
    SAMPLE = 8
    GAMES = 25
    EVENTS = (
        "end: base",
        "end: eliminated",
        "end: repetition",
        "entered on an empty square",
        "entered on pieces",
        "entering impossible: base empty, no way",
        "slid to an empty square",
        "slid onto one piece",
        "slid onto two pieces",
        "full square refused",
        "three of one player on a square",
        "covered an enemy",
        "captured: lone mover on two enemies",
        "captured: enemy at the bottom",
        "captured: enemy in the middle",
        "captured on the mover's own base",
        "captured: lone mover on the enemy's base",
        "entered and captured",
        "lone piece lost by entering",
        "left a covered piece free",
        "base: taken empty",
        "base: taken by a capture",
        "base: neutralised",
        "base: leaving a neutralised one",
        "base count reached 3",
        "base count 3: must leave",
        "base count 3: must leave, a second own piece stays",
        "base count 3: own piece covered, free to move",
        "base count 3: no slide, free to move",
        "base count fell to 0 by leaving",
        "base count fell to 0 by a capture",
        "base count: came back to the own base",
        "eliminated himself",
        "eliminated the enemy",
        "skipped",
        "skipped with a piece on the own base",
    )
    IMPOSSIBLE = (
        # A slide that ends on the own base, walked backward from there, is a way to enter, and who can enter must;
        # the enemy wins by landing on an empty base. So it stays empty while pieces are off the board.
        "entering impossible: base held by an own piece",
        "entering impossible: base held by the enemy alone",
        "entering impossible: own piece covered on the base",
        # A piece that came there and was not on top of an enemy has won already.
        "base: taken beside an own piece",
        # Not proved: ten pieces leave the outermost of them some way to slide.
        "end: blocked",
    )

    def favorites(self, rng):
        bases = {name(self.base(1)), name(self.base(2))}
        near = [name(s) for s in sorted(self.squares) if sum(s) % 2 == 0 and name(s) not in bases]
        return bases | set(rng.sample(near, 2)) if rng.random() < 0.6 else set(rng.sample(near, 2))

    def __init__(self, variant="8x8"):
        super().__init__(variant)
        self.size = int(variant[0])
        self.squares = {(f, r) for f in range(1, self.size + 1) for r in range(1, self.size + 1)}
        self.rows = [[(f, r) for f in range(1, self.size + 1)] for r in range(self.size, 0, -1)]
        # A square holds a text of its pieces, bottom first: "S", "SM", ...
        self.board = {}
        self.off = {1: 5, 2: 5}
        self.count = {1: 0, 2: 0}
        self.stood[self.position()] += 1

    def position(self):
        return " ".join([
            board_text(self.board, self.rows),
            self.side("s", "m"),
            f"{self.off[1]}/{self.off[2]}",
            f"{self.count[1]}/{self.count[2]}",
        ])

    def base(self, player):
        return (1, 1) if player == 1 else (self.size, self.size)

    def on_own_base(self, player):
        return sign(player) in self.board.get(self.base(player), "")

    def reach(self, origin, length):
        """The last squares of all slides of so many steps from a square."""
        # Where a slide may be after each step: its square, its direction, its changes of direction.
        places = {(origin, None, 0)}
        for _ in range(length):
            places = {
                after
                for place in places
                for after in self.one_step(place, origin)
                if place[0] == origin or place[0] not in self.board  # a piece may not be passed
            }
        ends = {last for last, _, _ in places}
        full = {last for last in ends if len(self.board.get(last, "")) == 3}
        if full:
            self.note("full square refused")
        return ends - full

    def one_step(self, place, origin):
        (file, rank), direction, changes = place
        for step in DIRECTIONS:
            changes_now = changes + (direction is not None and step != direction)
            entered = (file + step[0], rank + step[1])
            if entered in self.squares and entered != origin and changes_now <= 2:
                yield entered, step, changes_now

    def entries(self, player):
        if self.off[player] == 0:
            return []
        base = self.base(player)
        if base in self.board:
            return []
        return ["@" + name(end) for end in self.reach(base, 4)]

    def slides_from(self, origin):
        return [name(origin) + "-" + name(end) for end in self.reach(origin, 5)]

    def slides(self, player):
        tokens = []
        for where, pieces in self.board.items():
            if pieces[-1] == sign(player):
                tokens += self.slides_from(where)
        return tokens

    def actions_of(self, player):
        entries = self.entries(player)
        if entries:
            return entries
        base = self.base(player)
        if self.count[player] == 3 and self.board[base][-1] == sign(player):
            leaving = self.slides_from(base)
            if leaving:
                return leaving
        return self.slides(player)

    def can_act(self, player):
        if self.entries(player):
            return True
        own_tops = [where for where, pieces in self.board.items() if pieces[-1] == sign(player)]
        return any(self.slides_from(where) for where in own_tops)

    def actions(self):
        return self.actions_of(self.player)

    def do(self, token):
        player = self.player
        self.note_before(player, token)
        began_on_base = self.on_own_base(player)
        if token.startswith("@"):
            last = square(token[1:])
            self.off[player] -= 1
        else:
            origin, last = [square(part) for part in token.split("-")]
            self.lift(origin)
        self.drop(player, last, entering=token.startswith("@"))
        self.update_counts(player, began_on_base)
        self.judge(player, last)
        if not self.outcome:
            self.begin_turn(other(player))

    def lift(self, origin):
        left = self.board[origin][:-1]
        if left:
            if left[-1] != sign(self.player):
                self.note("left a covered piece free")
                if origin == self.base(other(self.player)):
                    self.note("base: leaving a neutralised one")
            self.board[origin] = left
        else:
            del self.board[origin]

    def drop(self, player, last, entering):
        pieces = self.board.get(last, "") + sign(player)
        if entering:
            self.note("entered on an empty square" if len(pieces) == 1 else "entered on pieces")
        else:
            self.note(["slid to an empty square", "slid onto one piece", "slid onto two pieces"][len(pieces) - 1])
        if len(pieces) == 2 and pieces[0] != pieces[1]:
            self.note("covered an enemy")
        if len(pieces) == 3 and len(set(pieces)) == 1:
            self.note("three of one player on a square")
        if len(pieces) == 3 and len(set(pieces)) == 2:
            minority = "S" if pieces.count("S") == 1 else "M"
            self.note_capture(player, last, pieces, minority, entering)
            pieces = pieces.replace(minority, "")
        self.board[last] = pieces

    def update_counts(self, player, began_on_base):
        if began_on_base and self.on_own_base(player):
            if self.count[player] < 3:
                self.count[player] += 1
                if self.count[player] == 3:
                    self.note("base count reached 3")
        for each in (1, 2):
            if not self.on_own_base(each):
                if self.count[each] > 0:
                    self.note("base count fell to 0 by " + ("leaving" if each == player else "a capture"))
                self.count[each] = 0
        if not began_on_base and self.on_own_base(player):
            self.note("base count: came back to the own base")

    def judge(self, player, last):
        enemy = other(player)
        if last == self.base(enemy):
            pieces = self.board[last]
            if sign(enemy) not in pieces:
                self.finish(player, "base")
                return
            if pieces == sign(enemy) + sign(player):
                self.note("base: neutralised")
        for each in (player, enemy):
            on_board = any(sign(each) in pieces for pieces in self.board.values())
            if not on_board and self.off[each] == 0:
                self.note("eliminated himself" if each == player else "eliminated the enemy")
                self.finish(other(each), "eliminated")
                return

    def begin_turn(self, player):
        self.player = player
        if not self.can_act(player):
            if not self.can_act(other(player)):
                self.finish(0, "blocked")
                return
            self.note("skipped")
            if self.on_own_base(player):
                self.note("skipped with a piece on the own base")
            self.player = other(player)
        if self.third_time():
            self.finish(0, "repetition", by_position=False)

    # Counting for --stats

    def note_before(self, player, token):
        base = self.base(player)
        pieces = self.board.get(base, "")
        if self.off[player] > 0 and not token.startswith("@"):
            if not pieces:
                self.note("entering impossible: base empty, no way")
            elif sign(player) not in pieces:
                self.note("entering impossible: base held by the enemy alone")
            elif pieces[-1] != sign(player):
                self.note("entering impossible: own piece covered on the base")
            else:
                self.note("entering impossible: base held by an own piece")
        if self.count[player] == 3:
            if pieces[-1] != sign(player):
                self.note("base count 3: own piece covered, free to move")
            elif not self.slides_from(base):
                self.note("base count 3: no slide, free to move")
            else:
                self.note("base count 3: must leave")
                if sign(player) in pieces[:-1]:
                    self.note("base count 3: must leave, a second own piece stays")
        if not token.startswith("@"):
            last = square(token.split("-")[1])
        else:
            last = square(token[1:])
        if last == self.base(other(player)):
            below = self.board.get(last, "")
            if below == "":
                self.note("base: taken empty")
            elif sign(other(player)) not in below:
                self.note("base: taken beside an own piece")
            elif len(below) == 2 and below.count(sign(other(player))) == 1:
                self.note("base: taken by a capture")

    def note_capture(self, player, last, pieces, minority, entering):
        if minority == sign(player):
            self.note("captured: lone mover on two enemies")
            if last == self.base(other(player)):
                self.note("captured: lone mover on the enemy's base")
            if entering:
                self.note("lone piece lost by entering")
        else:
            self.note("captured: enemy " + ("at the bottom" if pieces[0] == minority else "in the middle"))
            if entering:
                self.note("entered and captured")
        if last == self.base(player):
            self.note("captured on the mover's own base")


def sign(player):
    return "S" if player == 1 else "M"


def start(variant="8x8"):
    return TheGame(variant)

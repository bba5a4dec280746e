"""SFIRS, written from its rules page alone."""

from common import Game, board_text, name, other, square

ROWS = [[(file, rank) for file in range(1, 13)] for rank in range(12, 0, -1)]
BOARD = {s for row in ROWS for s in row}
START_AREA = {s for s in BOARD if 5 <= s[0] <= 8 and 5 <= s[1] <= 8}
OUTER_EDGE = {s for s in BOARD if s[0] in (1, 12) or s[1] in (1, 12)}
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1)]


def beyond(where, direction):
    return where[0] + direction[0], where[1] + direction[1]


def next_to(where):
    return [beyond(where, d) for d in DIRECTIONS if beyond(where, d) in BOARD]


def beside(where, direction):
    """The squares to the left and to the right of a square on a way in this direction."""
    if direction[0] == 0:
        return [beyond(where, (-1, 0)), beyond(where, (1, 0))]
    return [beyond(where, (0, -1)), beyond(where, (0, 1))]


class Sfirs(Game):
    GAME = "sfirs"
    VARIANTS = ("standard",)
    PLIES_MAX = 160
    SAMPLE = 16
    GAMES = 60
    EVENTS = (
        "end: immobile",
        "end: repetition",
        "lost though a piece in the start area could move",
        "lost with an active piece that cannot move",
        "lost before anybody moved an active piece",
        "way out over empty squares of the start area",
        "way out refused: active piece beside the way",
        "way out refused: active piece beside the last square",
        "way out refused: active piece ahead",
        "way out past an active piece beside its first square",
        "head-on refused",
        "crossing the start area refused",
        "crossed: only the moved piece became inactive",
        "crossed: only others became inactive",
        "crossed: both became inactive",
        "made an enemy inactive",
        "made an own piece inactive",
        "made two or more inactive",
        "made inactive in passing, moved piece stays active",
        "inactive on the outer edge",
        "inactive beside a piece",
        "inactive beside a piece of the start area only",
        "may go on",
        "may not go on: nothing but end",
        "bonus: end",
        "bonus: way out, piece active",
        "bonus: way out, piece inactive, turn over",
        "bonus: active piece, stays active",
        "bonus: active piece, inactive, may go on",
        "bonus chain of three or more moves",
        "bonus in the first turn",
        "revived",
        "revived a corner piece never moved",
        "revived a piece moved earlier in the turn",
        "revived next to a piece of the start area",
        "revival refused: next to an inactive piece",
        "revival refused: the piece just moved",
    )
    IMPOSSIBLE = (
        # Two active pieces never stand side by side: who arrives beside one makes it inactive or is refused,
        # and nobody is revived beside another.
        "active piece passed beside its first square stays active",
    )

    def favorites(self, _rng):
        return {f"{file}{rank}" for file in "defghi" for rank in range(4, 10)}

    def names(self):
        return [f"{file}{rank}" for file in "abcdefghijkl" for rank in range(1, 13)]

    def __init__(self, variant="standard"):
        super().__init__(variant)
        self.board = {}
        for file, rank in START_AREA:
            # e5 = (5, 5) is black, and the colours alternate.
            self.board[(file, rank)] = "b" if (file + rank) % 2 == 0 else "w"
        for where in ("b11", "k11"):
            self.board[square(where)] = "w"
        for where in ("b2", "k2"):
            self.board[square(where)] = "b"
        self.first = [1, 2]
        self.bonus = None
        # For the counts of --stats only.
        self.moves_this_turn = []
        self.active_has_moved = False
        self.first_turn_now = False
        self.stood[self.position()] += 1

    def position(self):
        first = "".join("wb"[p - 1] for p in self.first) or "-"
        bonus = name(self.bonus) if self.bonus else "-"
        return " ".join([board_text(self.board, ROWS), self.side("w", "b"), first, bonus])

    # What stands where

    def is_active(self, where):
        return self.board.get(where) in ("W", "B")

    def is_inactive(self, where):
        return self.board.get(where) in ("w", "b") and where not in START_AREA

    def own(self, player):
        return [s for s, piece in self.board.items() if piece.lower() == "wb"[player - 1]]

    # Ways

    def ways(self, origin):
        """(direction, squares entered) of everything a rook could do, two squares or more."""
        for direction in DIRECTIONS:
            way = []
            step = beyond(origin, direction)
            while step in BOARD and step not in self.board:
                way = way + [step]
                if len(way) >= 2 and step not in START_AREA:
                    yield direction, way
                step = beyond(step, direction)

    def way_out_allowed(self, direction, way):
        for entered in way:
            if any(self.is_active(s) for s in beside(entered, direction)):
                last = entered == way[-1]
                self.note("way out refused: active piece beside the " + ("last square" if last else "way"))
                return False
        if self.is_active(beyond(way[-1], direction)):
            self.note("way out refused: active piece ahead")
            return False
        return True

    def becomes_inactive(self, last):
        """Judged with the moved piece's first square still full: it is never next to the last."""
        return last in OUTER_EDGE or any(s in self.board for s in next_to(last))

    def made_inactive(self, direction, way):
        """The other active pieces that a move of an active piece makes inactive."""
        return {s for entered in way for s in beside(entered, direction) if self.is_active(s)}

    def active_move_allowed(self, direction, way):
        if self.is_active(beyond(way[-1], direction)):
            self.note("head-on refused")
            return False
        if any(s in START_AREA for s in way):
            if not self.becomes_inactive(way[-1]) and not self.made_inactive(direction, way):
                self.note("crossing the start area refused")
                return False
        return True

    # Actions

    def moves_out(self, player):
        tokens = []
        for origin in self.own(player):
            if origin in START_AREA:
                for direction, way in self.ways(origin):
                    if self.way_out_allowed(direction, way):
                        tokens.append(name(origin) + "-" + name(way[-1]))
        return tokens

    def active_moves(self, player):
        tokens = []
        for origin in self.own(player):
            if self.is_active(origin):
                for direction, way in self.ways(origin):
                    if self.active_move_allowed(direction, way):
                        tokens.append(name(origin) + "-" + name(way[-1]))
        return tokens

    def revivals(self, player):
        tokens = []
        for where in self.own(player):
            if not self.is_inactive(where) or where in OUTER_EDGE:
                continue
            if any(self.is_inactive(s) for s in next_to(where)):
                self.note("revival refused: next to an inactive piece")
            elif where == self.bonus:
                self.note("revival refused: the piece just moved")
            else:
                tokens.append("+" + name(where))
        return tokens

    def further_actions(self):
        return self.moves_out(self.player) + self.active_moves(self.player) + self.revivals(self.player)

    def actions(self):
        if self.bonus:
            return self.further_actions() + ["end"]
        if self.player in self.first:
            return self.moves_out(self.player)
        return self.moves_out(self.player) + self.active_moves(self.player)

    def do(self, token):
        in_bonus = self.bonus is not None
        if self.player in self.first:
            self.first.remove(self.player)
            self.first_turn_now = True
        if in_bonus and self.first_turn_now and token != "end":
            self.note("bonus in the first turn")
        if token == "end":
            self.note("bonus: end")
            self.end_turn()
        elif token.startswith("+"):
            self.revive(square(token[1:]))
            self.end_turn()
        else:
            origin, last = [square(part) for part in token.split("-")]
            out = origin in START_AREA
            became_inactive = self.move(origin, last)
            self.note_move(in_bonus, out, became_inactive)
            if became_inactive and not (in_bonus and out):
                self.bonus = last
                if self.further_actions():
                    self.note("may go on")
                else:
                    self.note("may not go on: nothing but end")
                    self.end_turn()
            else:
                self.end_turn()

    def revive(self, where):
        self.note("revived")
        if where in self.moves_this_turn:
            self.note("revived a piece moved earlier in the turn")
        elif where in map(square, ("b2", "k2", "b11", "k11")):
            self.note("revived a corner piece never moved")
        if any(s in START_AREA and s in self.board for s in next_to(where)):
            self.note("revived next to a piece of the start area")
        self.board[where] = self.board[where].upper()

    def move(self, origin, last):
        """Makes the move; says whether the moved piece became inactive."""
        direction, way = next((d, w) for d, w in self.ways(origin) if w[-1] == last)
        out = origin in START_AREA
        crossing = not out and any(s in START_AREA for s in way)
        if out and any(s in START_AREA for s in way):
            self.note("way out over empty squares of the start area")
        if any(self.is_active(s) for s in beside(origin, direction)):
            if out:
                self.note("way out past an active piece beside its first square")
            else:
                self.note("active piece passed beside its first square stays active")
        became_inactive = self.becomes_inactive(last)
        hit = set() if out else self.made_inactive(direction, way)
        if not out:
            self.active_has_moved = True
        self.note_effects(last, became_inactive, hit, crossing)
        for where in hit:
            self.board[where] = self.board[where].lower()
        piece = self.board.pop(origin)
        self.board[last] = piece.lower() if became_inactive else piece.upper()
        self.moves_this_turn = self.moves_this_turn + [last]
        return became_inactive

    # The turn

    def end_turn(self):
        self.bonus = None
        self.moves_this_turn = []
        self.first_turn_now = False
        self.player = other(self.player)
        if self.player not in self.first and not self.active_moves(self.player):
            if self.moves_out(self.player):
                self.note("lost though a piece in the start area could move")
            if any(self.is_active(s) for s in self.own(self.player)):
                self.note("lost with an active piece that cannot move")
            if not self.active_has_moved:
                self.note("lost before anybody moved an active piece")
            self.finish(other(self.player), "immobile")
            return
        # Nobody can be without a way out in his first turn: at most two pieces have moved.
        assert self.actions()
        if self.third_time():
            self.finish(0, "repetition", by_position=False)

    # Counting for --stats

    def note_effects(self, last, became_inactive, hit, crossing):
        neighbours = [s for s in next_to(last) if s in self.board]
        if last in OUTER_EDGE:
            self.note("inactive on the outer edge")
        elif neighbours and all(s in START_AREA for s in neighbours):
            self.note("inactive beside a piece of the start area only")
        elif neighbours:
            self.note("inactive beside a piece")
        if crossing:
            who = "both" if became_inactive and hit else "only others" if hit else "only the moved piece"
            self.note("crossed: " + who + " became inactive")
        colours = {self.board[s].lower() for s in hit}
        if "wb"[self.player - 1] in colours:
            self.note("made an own piece inactive")
        if "bw"[self.player - 1] in colours:
            self.note("made an enemy inactive")
        if len(hit) >= 2:
            self.note("made two or more inactive")
        if hit and not became_inactive:
            self.note("made inactive in passing, moved piece stays active")

    def note_move(self, in_bonus, out, became_inactive):
        if not in_bonus:
            return
        if out:
            self.note("bonus: way out, piece " + ("inactive, turn over" if became_inactive else "active"))
        else:
            self.note("bonus: active piece, " + ("inactive, may go on" if became_inactive else "stays active"))
        if len(self.moves_this_turn) >= 3:
            self.note("bonus chain of three or more moves")


def start(variant="standard"):
    return Sfirs(variant)

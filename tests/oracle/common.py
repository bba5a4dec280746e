"""What the games share: names of squares, position strings, the end of a game, repetition."""

from collections import Counter
import copy

LETTERS = "abcdefghijklm"


def name(square):
    """(3, 2) is c2."""
    file, rank = square
    return LETTERS[file - 1] + str(rank)


def square(text):
    """c2 is (3, 2)."""
    return LETTERS.index(text[0]) + 1, int(text[1:])


def row_text(cells):
    """One row of a position string: '' is an empty square, several pieces are a stack, bottom first."""
    text = ""
    empty = 0
    for cell in cells:
        if cell == "":
            empty += 1
            continue
        if empty > 0:
            text += str(empty)
            empty = 0
        text += cell if len(cell) == 1 else "[" + cell + "]"
    if empty > 0:
        text += str(empty)
    return text


def row_cells(text):
    """The reverse of row_text; the tests set up positions with it."""
    cells = []
    number = ""
    stack = None
    for sign in text:
        if sign.isdigit():
            number += sign
            continue
        if number:
            cells += [""] * int(number)
            number = ""
        if sign == "[":
            stack = ""
        elif sign == "]":
            cells.append(stack)
            stack = None
        elif stack is not None:
            stack += sign
        else:
            cells.append(sign)
    if number:
        cells += [""] * int(number)
    return cells


def board_text(board, rows):
    """`board` gives the pieces of a square; `rows` lists the squares of every row, from the top."""
    return "/".join(row_text([board.get(s, "") for s in row]) for row in rows)


def board_from(text, rows):
    """The reverse of board_text."""
    board = {}
    texts = text.split("/")
    assert len(texts) == len(rows)
    for row, row_of_text in zip(rows, texts):
        cells = row_cells(row_of_text)
        assert len(cells) == len(row), row_of_text
        for where, cell in zip(row, cells):
            if cell:
                board[where] = cell
    return board


class Game:
    """A game in progress.

    A subclass has `self.player` (1 or 2, whose turn it is), `actions()` (tokens of the player whose
    turn it is, in any order), `do(token)` and `position()`. All its state is flat containers of
    values that never change, so that `clone` can copy them one level deep.

    `happened` counts what the rules did, for --stats. `EVENTS` names everything that can be counted;
    `IMPOSSIBLE` what the rules provide for and what, for the reason given there, is not expected ever to come about.
    """

    GAME = ""
    VARIANTS = ()
    EVENTS = ()
    IMPOSSIBLE = ()

    # After so many actions a random game is left as it is.
    PLIES_MAX = 160
    # Actions looked at before one is chosen: few where looking ahead is dear.
    SAMPLE = 8
    # Games of each variant in a comparison: enough for everything that can happen to happen.
    GAMES = 60
    # Whether an action may be the mere name of a cell.
    NAMED_ALONE = False

    def names(self):
        """The names of the cells, and of some that do not exist: what wrong actions are made of."""
        return [f"{file}{rank}" for file in LETTERS[:self.size] for rank in range(1, self.size + 1)]

    def favorites(self, _rng):
        """The names of the cells on which players who like crowds meet."""
        return set()

    def __init__(self, variant):
        assert variant in self.VARIANTS, variant
        self.variant = variant
        self.player = 1
        self.outcome = None
        self.ended_by_position = False
        self.stood = Counter()
        self.happened = Counter()
        self.known_legal = None

    @property
    def to_move(self):
        return None if self.outcome else self.player

    def legal(self):
        """The tokens that may be played now, sorted by bytes."""
        if self.outcome:
            return []
        if self.known_legal is None:
            tokens = self.actions()
            assert len(tokens) == len(set(tokens))
            self.known_legal = sorted(tokens, key=lambda token: token.encode())
        return list(self.known_legal)

    def play(self, token):
        assert token in self.legal(), token
        self.known_legal = None
        self.do(token)

    def finish(self, winner, reason, points=None, by_position=True):
        """The game is over; `by_position` says whether the position itself says so."""
        self.outcome = {"winner": winner, "reason": reason}
        if points is not None:
            self.outcome["points"] = points
        self.ended_by_position = by_position
        self.note("end: " + reason)

    def third_time(self):
        """Counts the position at the start of a turn; says whether it stands for the third time."""
        text = self.position()
        self.stood[text] += 1
        return self.stood[text] == 3

    def side(self, first, second):
        """The field of the position string that names the side to move."""
        if self.outcome and self.ended_by_position:
            return "-"
        return first if self.player == 1 else second

    def note(self, event):
        assert event in self.EVENTS or event in self.IMPOSSIBLE, event
        self.happened[event] += 1

    def clone(self):
        twin = object.__new__(type(self))
        for key, value in vars(self).items():
            setattr(twin, key, copy.copy(value))
        return twin


def other(player):
    return 3 - player

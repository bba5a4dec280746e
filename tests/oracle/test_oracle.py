"""The oracle against the numbers and examples of the rules' pages, and the comparison against the oracle."""

import contextlib
import io
import os
import random
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import chifoumi  # noqa: E402
import common  # noqa: E402
import compare  # noqa: E402
import fursaz  # noqa: E402
import players  # noqa: E402
import sfirs  # noqa: E402
import sia_doble  # noqa: E402
import the_game  # noqa: E402
import trace  # noqa: E402


def sequences(game, depth):
    """The number of sequences of so many actions."""
    if depth == 0:
        return 1
    total = 0
    for token in game.legal():
        after = game.clone()
        after.play(token)
        total += sequences(after, depth - 1)
    return total


def play(game, text):
    for token in text.split():
        game.play(token)
    return game


class PositionStrings(unittest.TestCase):
    def test_a_row_counts_empty_squares_and_brackets_stacks(self):
        cells = ["", "", "S", "SM", ""] + [""] * 8 + ["M"]
        self.assertEqual(common.row_text(cells), "2S[SM]9M")
        self.assertEqual(common.row_cells("2S[SM]9M"), cells)

    def test_twelve_empty_squares_are_one_number(self):
        self.assertEqual(common.row_text([""] * 12), "12")


class SfirsRules(unittest.TestCase):
    def position(self, board, player=1, first=()):
        game = sfirs.start()
        game.board = common.board_from(board, sfirs.ROWS)
        game.player = player
        game.first = list(first)
        return game

    def test_start(self):
        game = sfirs.start()
        self.assertEqual(
            game.position(), "12/1w8w1/12/12/4wbwb4/4bwbw4/4wbwb4/4bwbw4/12/12/1b8b1/12 w wb -")
        self.assertEqual(len(game.legal()), 24)
        self.assertEqual(sequences(game, 2), 544)

    def test_a_piece_that_ends_on_the_outer_edge_lets_its_owner_go_on(self):
        game = play(sfirs.start(), "e8-e12")
        self.assertTrue(game.position().endswith(" w b e12"))
        self.assertIn("end", game.legal())
        self.assertIn("+b11", game.legal())
        self.assertNotIn("+e12", game.legal())
        play(game, "+b11")
        self.assertEqual(game.to_move, 2)
        self.assertTrue(game.position().startswith("4w7/1W8w1/"))

    def test_the_last_square_before_an_active_piece_is_refused_and_beside_it_is_not(self):
        # White a piece on c3; an active black piece on c9 ahead, or on d7 beside the last square.
        ahead = self.position("12/12/12/2B9/12/12/12/12/12/2W9/12/12")
        self.assertNotIn("c3-c8", ahead.legal())
        self.assertIn("c3-c7", ahead.legal())
        beside = self.position("12/12/12/12/12/3B8/12/12/12/2W9/12/12")
        play(beside, "c3-c7")
        self.assertEqual(beside.board[(4, 7)], "b")
        self.assertEqual(beside.board[(3, 7)], "w")

    def test_crossing_the_start_area_needs_somebody_to_become_inactive(self):
        free = self.position("12/12/12/12/12/12/12/3W8/12/12/12/12")
        self.assertNotIn("d5-j5", free.legal())
        self.assertIn("d5-l5", free.legal())  # the outer edge
        passing = self.position("12/12/12/12/12/12/8B3/3W8/12/12/12/12")
        self.assertIn("d5-j5", passing.legal())  # passes i6

    def test_a_player_without_a_movable_active_piece_loses_when_his_turn_begins(self):
        game = play(sfirs.start(), "e8-e10 e5-e3")
        self.assertIsNone(game.outcome)
        lost = play(sfirs.start(), "e8-e12 end")
        play(lost, "e5-e3")
        self.assertEqual(lost.outcome, {"winner": 2, "reason": "immobile"})
        self.assertIn(" - - -", lost.position())

    def test_active_pieces_are_never_next_to_pieces_outside_the_start_area(self):
        rng = random.Random(4)
        for _ in range(20):
            game = sfirs.start()
            while game.to_move and sum(game.stood.values()) < 60:
                game.play(rng.choice(game.legal()))
                for where in game.board:
                    if game.is_active(where):
                        beside = [s for s in sfirs.next_to(where) if s in game.board]
                        self.assertTrue(all(s in sfirs.START_AREA for s in beside), game.position())


class TheGameRules(unittest.TestCase):
    def position(self, board, off=(0, 0), count=(0, 0), player=1):
        game = the_game.start()
        game.board = common.board_from(board, game.rows)
        game.off = {1: off[0], 2: off[1]}
        game.count = {1: count[0], 2: count[1]}
        game.player = player
        return game

    def test_start(self):
        game = the_game.start()
        self.assertEqual(game.position(), "8/8/8/8/8/8/8/8 s 5/5 0/0")
        self.assertEqual(game.legal(), "@a3 @a5 @b2 @b4 @c1 @c3 @d2 @e1".split())

    def test_three_slides_lead_from_base_to_base_and_two_do_not(self):
        game = the_game.start()
        first = game.reach((1, 1), 4)
        second = set().union(*(game.reach(s, 5) for s in first))
        third = set().union(*(game.reach(s, 5) for s in second))
        self.assertNotIn((8, 8), second)
        self.assertIn((8, 8), third)

    def test_turning_straight_back_is_a_change_of_direction(self):
        game = self.position("8/8/8/8/S7/8/8/7M")
        self.assertIn("a4-d4", game.legal())  # over e4 and back
        self.assertNotIn("a4-a4", game.legal())

    def test_a_lone_piece_on_two_of_the_opponents_is_captured(self):
        game = play(self.position("8/8/8/8/2[MM]5/8/8/4S2S"), "e1-c4")
        self.assertEqual(game.board[(3, 4)], "MM")
        self.assertNotIn((5, 1), game.board)

    def test_the_two_that_remain_keep_their_order(self):
        game = play(self.position("8/8/8/8/2[SM]5/8/8/4S2M"), "e1-c4")
        self.assertEqual(game.board[(3, 4)], "SS")

    def test_after_three_turns_on_the_own_base_the_piece_must_leave(self):
        game = self.position("M7/8/8/8/8/8/8/S6S", count=(2, 0))
        play(game, "h1-h6")
        self.assertEqual(game.count[1], 3)
        game.player = 1
        game.known_legal = None
        self.assertTrue(all(token.startswith("a1-") for token in game.legal()))

    def test_a_covered_piece_on_the_base_counts_and_does_not_bind(self):
        game = self.position("8/8/8/8/8/8/8/[SM]6S", count=(3, 0))
        self.assertTrue(all(token.startswith("h1-") for token in game.legal()))
        play(game, "h1-h6")
        self.assertEqual(game.count[1], 3)

    def test_a_base_with_one_piece_is_first_neutralised_and_then_taken(self):
        game = self.position("7M/8/8/8/8/7S/6S1/M7")
        play(game, "h3-h8")
        self.assertIsNone(game.outcome)
        self.assertEqual(game.board[(8, 8)], "MS")
        taken = play(self.position("7[MS]/8/8/8/8/7S/8/M7"), "h3-h8")
        self.assertEqual(taken.outcome, {"winner": 1, "reason": "base"})
        self.assertEqual(taken.board[(8, 8)], "SS")

    def test_a_player_without_pieces_has_lost(self):
        game = play(self.position("8/8/8/8/2[MM]5/8/8/4S3"), "e1-c4")
        self.assertEqual(game.outcome, {"winner": 2, "reason": "eliminated"})


class FursazRules(unittest.TestCase):
    def test_start(self):
        self.assertEqual(fursaz.start("5").position(), "5/6/7/8/9/8/7/6/5 b first 0")
        self.assertEqual(fursaz.start("7").position(), "7/8/9/10/11/12/13/12/11/10/9/8/7 b first 0")
        self.assertEqual(len(fursaz.start("5").legal()), 61)
        self.assertEqual(len(fursaz.start("7").legal()), 127)

    def test_the_example_of_the_page(self):
        game = play(fursaz.start("5"), "d5 e4 f5 e6 e5")
        e5, f5 = fursaz.point_of("e5"), fursaz.point_of("f5")
        self.assertEqual(game.board[e5], "B")
        play(game, "f4 a1 f6")
        self.assertEqual(game.board[f5], "W")
        self.assertEqual(game.flanks(e5, "B"), [])
        self.assertEqual(len(game.flanks(e5, "W")), 1)
        self.assertEqual(game.board[e5], "B")

    def test_a_stone_placed_between_enemies_flips_at_once(self):
        game = play(fursaz.start("5"), "a1 e4 a2 e6 e5")
        self.assertEqual(game.board[fursaz.point_of("e5")], "W")

    def test_the_first_player_may_not_pass_and_the_second_may_swap(self):
        game = fursaz.start("5")
        self.assertNotIn("pass", game.legal())
        play(game, "e5")
        self.assertEqual(len(game.legal()), 62)
        play(game, "swap")
        self.assertEqual(game.position(), "5/6/7/8/4B4/8/7/6/5 w swapped 0")
        self.assertEqual(game.to_move, 1)
        play(game, "pass pass")
        self.assertEqual(game.outcome, {"winner": 2, "reason": "score", "points": [0, 1]})

    def test_two_passes_end_the_game_with_territory_counted(self):
        game = play(fursaz.start("5"), "e4 a1 e6 pass pass")
        self.assertEqual(game.outcome, {"winner": 1, "reason": "score", "points": [3, 1]})
        self.assertTrue(game.position().endswith(" - - 2"))


class ChifoumiRules(unittest.TestCase):
    def position(self, board, player=1):
        game = chifoumi.start()
        game.board = common.board_from(board, chifoumi.ROWS)
        game.player = player
        return game

    def test_start(self):
        game = chifoumi.start()
        self.assertEqual(game.position(), "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -")
        self.assertEqual(len(game.legal()), 55)
        self.assertEqual(sequences(game, 2), 2399)

    def test_placement_starts_with_an_empty_board(self):
        game = chifoumi.start("placement")
        self.assertEqual(game.position(), "3/3/7/7/7/3/3 w PPRRSSWWpprrssww -")
        self.assertEqual(len(game.legal()), 4 * 32)
        play(game, "R@c4")
        self.assertEqual(game.position(), "3/3/7/2R4/7/3/3 b PPRSSWWpprrssww -")
        for refused in ("P@c4", "P@d4", "P@b3", "P@d5"):
            self.assertNotIn(refused, game.legal())

    def test_of_two_different_kinds_exactly_one_captures_the_other(self):
        for one in "PRSW":
            for two in "PRSW":
                if one != two:
                    self.assertNotEqual(chifoumi.captures(one, two), chifoumi.captures(two, one))
            self.assertFalse(chifoumi.captures(one, one))

    def test_a_chain_goes_on_until_a_step_that_is_no_capture(self):
        game = self.position("3/3/7/1pp4/S2s3/3/R1r")
        play(game, "a3xb4")
        self.assertEqual(game.position(), "3/3/7/1Sp4/3s3/3/R1r w - b4")
        self.assertIn("end", game.legal())
        play(game, "b4xc4 c4-b5")
        self.assertEqual(game.position(), "3/3/1S5/7/3s3/3/R1r b - -")

    def test_one_kind_left_ends_the_game_in_the_middle_of_a_turn(self):
        game = play(self.position("3/3/7/2[rr]4/2P4/3/p2"), "c3xc4")
        self.assertEqual(game.outcome, {"winner": 2, "reason": "count", "points": [1, 1.5]})
        self.assertEqual(game.position(), "3/3/7/2P4/7/3/p2 - - -")

    def test_a_stack_falls_whole_to_a_capture_and_an_own_one_too(self):
        game = self.position("3/3/7/2[SR]4/2P4/3/p1s")
        self.assertIn("c3+c4", game.legal())
        self.assertIn("c3xc4", game.legal())
        play(game, "c3xc4")
        self.assertEqual(game.board[(3, 4)], "P")


class SiaDobleRules(unittest.TestCase):
    def test_start(self):
        game = sia_doble.start()
        self.assertEqual(game.position(), "1BBB1/5/5/5/1RRR1 - r place -/-")
        self.assertEqual(len(game.legal()), 16)
        play(game, "@q2 @r2 @s3 @t1 @u2")
        self.assertIn("end", game.legal())
        self.assertEqual(game.position(), "1BBB1/5/5/5/1RRR1 q2,r2,s3,t1,u2 r place -/-")

    def test_corners_of_a1(self):
        self.assertEqual({sia_doble.crossing_name(c) for c in sia_doble.corners((1, 1))}, {"p1", "q1", "p2", "q2"})

    def test_a_move_takes_the_buoy_to_the_other_end_of_the_line(self):
        game = play(sia_doble.start(), "@q2 @r3 @s3 @t3 @u3 end @q5 @r4 @s4 @t4 @u4 end")
        self.assertIn("b1-b2", game.legal())
        self.assertNotIn("c1-d1", game.legal())
        play(game, "b1-b2")
        self.assertEqual(game.position().split()[1:], ["q5,r2,r3,r4,s3,s4,t3,t4,u3,u4", "b", "play", "b2b1/-"])
        play(game, game.legal()[0])
        self.assertNotIn("b2-b1", game.legal())

    def test_neither_able_to_move_is_a_draw(self):
        game = play(sia_doble.start(), "@p2 @p3 @u2 @u3 @q3 end @p5 @p4 @u5 @u4 @q4 end")
        self.assertEqual(game.outcome, {"winner": 0, "reason": "blocked"})
        self.assertEqual(game.position(), "1BBB1/5/5/5/1RRR1 p2,p3,p4,p5,q3,q4,u2,u3,u4,u5 - play -/-")

    def test_he_who_cannot_move_is_skipped(self):
        game = play(sia_doble.start(), "@p2 @p3 @u2 @u3 @q3 end @p5 @p4 @u5 @u4 @q5 end")
        self.assertEqual(game.to_move, 2)


class Comparison(unittest.TestCase):
    def run_compare(self, *arguments):
        told = io.StringIO()
        argv, sys.argv = sys.argv, ["compare.py", *arguments]
        try:
            with contextlib.redirect_stdout(told), self.assertRaises(SystemExit) as ended:
                compare.main()
        finally:
            sys.argv = argv
        return ended.exception.code, told.getvalue()

    def test_the_oracle_agrees_with_itself(self):
        binary = os.path.join(HERE, "trace.py")
        code, told = self.run_compare("--binary", binary, "--games", "4", "--game", "chifoumi")
        self.assertEqual(code, 0, told)
        self.assertEqual(told.splitlines()[-1], "8 passed, 0 failed")

    def test_a_program_with_another_rule_is_found_out(self):
        with tempfile.TemporaryDirectory() as folder:
            binary = os.path.join(folder, "other.py")
            with open(binary, "w", encoding="utf-8") as file:
                file.write(f"import sys\nsys.path.insert(0, {HERE!r})\nimport chifoumi, trace\n"
                           "chifoumi.CAPTURES['W'] = 'R'\ntrace.main()\n")
            code, told = self.run_compare("--binary", binary, "--games", "4", "--game", "chifoumi")
        self.assertEqual(code, 1)
        self.assertIn("DIFFERENCE in chifoumi basic", told)
        self.assertRegex(told.splitlines()[-1], r"^\d passed, [1-8] failed$")

    def test_a_program_that_stops_is_found_out(self):
        with tempfile.TemporaryDirectory() as folder:
            binary = os.path.join(folder, "stops.py")
            with open(binary, "w", encoding="utf-8") as file:
                file.write("import sys\nsys.stdin.read()\n")
            code, told = self.run_compare("--binary", binary, "--games", "2", "--game", "sia-doble")
        self.assertEqual(code, 1)
        self.assertIn("the program has stopped", told)

    def test_the_same_seed_gives_the_same_games(self):
        games = []
        for _ in range(2):
            someone = players.Players("sia-doble", "standard", random.Random("7"), common.Counter())
            games.append([someone.game(number) for number in range(4)])
        self.assertEqual(games[0], games[1])

    def test_lines_that_are_no_games_are_answered_with_ply_0(self):
        rng = random.Random(3)
        for _ in range(60):
            got = trace.answer(players.no_game(rng, "sfirs", "standard"))
            self.assertEqual(got["error"]["ply"], 0)


if __name__ == "__main__":
    unittest.main()

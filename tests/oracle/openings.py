"""Beginnings that lead to what random play hardly ever finds; random play goes on from each. Found by a search."""

OPENINGS = {
    ("chifoumi", "placement"): (
        # White's only stack, a pair of scissors on top, is shut in on c7 by rocks and a well: White is skipped.
        "R@c7 R@c5 R@c7 W@d5 P@c7 R@e6 P@c7 W@e1 W@c7 P@e1 W@c7 P@e1 S@c7 S@e1 S@c7 S@e1 "
        "c7-d7 c5-c6 d7+c7 d5-d6 c7-d7 e1-e2 d7+c7 e6-d7",
    ),
    ("sia-doble", "standard"): (
        # No buoy at any line that a marker could cross: blocked as soon as the buoys stand.
        "@p2 @p3 @u2 @u3 @q3 end @p5 @p4 @u5 @u4 @q4 end",
        # Buoys at both ends of every such line.
        "@q1 @q2 @r2 @s2 @t2 @t1 end @q6 @q5 @r5 @s5 @t5 @t6 end",
        # Only one side can move.
        "@p2 @p3 @u2 @u3 @q3 end @p5 @p4 @u5 @u4 @q5 end",
        "@p2 @p3 @u2 @u3 @q2 end @p5 @p4 @u5 @u4 @q4 end",
    ),
    ("the-game", "8x8"): (
        # captured: lone mover on the enemy's base
        "@a3 @f6 @b4 @h4 @a3 @f6 @e1 @f6 @a3 @g5 a3-a2 h4-d5 a2-a1 d5-a3 b4-b5 f6-d3 b5-a1 d3-a1",
        # base: taken by a capture
        "@d2 @f6 @c1 @f6 @c1 @f6 @d2 @g7 @d2 @h6 d2-c6 h6-e4 c6-g7 e4-h6 d2-d3 f6-c8 d3-a1 c8-f6 d2-f3 h6-f7 g7-e6 "
        "f7-h8 e6-h8 f6-c6 a1-a6 c6-f6 a6-a1 g7-g2 h8-g8 h8-h3 f3-g7 h3-h8 c1-e2 g2-e5 a1-c2 e5-e4 g7-f7 e4-f4 f7-h8 "
        "f4-g2 g8-h8",
        # base count 3: no slide, free to move
        "@e1 @f8 @b2 @e7 @c3 @g7 @b2 @g5 @c1 @g7 c3-e6 e7-e8 e6-e1 f8-e8 b2-a6 g7-e8 a6-a1 e8-d6 a1-d3 g5-e8 d3-a1 "
        "g7-e4 b2-e2 e8-c7 e2-b2 e4-a3 e1-g4 c7-e8 g4-e1",
        # eliminated the enemy
        "@b2 @f8 @c1 @h6 @a5 @h6 @a3 @e7 a5-d7 @h6 c1-c2 f8-a8 @b2 a8-a3 c2-g3 a3-c2 b2-c2 h6-d5 c2-b2 d5-c1 b2-c2 "
        "c1-c2 d7-h6 c2-c1 a3-c2 c1-c2 g3-c2 c2-c1 b2-c2 c1-c2",
        # skipped with a piece on the own base
        "@d2 @d8 @b2 @d8 @b4 @f6 @a3 @g5 @e1 @h6 b2-d3 f6-h3 d3-a1 h3-g5 b4-b1 g5-c6 b1-b2 h6-g6 a1-d1 g5-b5 d1-b2 "
        "b5-b2 a3-d5 c6-g5 d2-f5 g6-h8 d5-g5 d8-d7 f5-h8 d7-h8 g5-g4 g5-f7 g4-g5 h8-e6 e1-e4 h8-f7 e4-g5 f7-g3 g5-h5 "
        "d8-g8 b2-c6 f7-g5 c6-g5 g8-g5 h5-g5 e6-h8 g5-d7 g3-g2 d7-h8 g2-h4 b2-a2 h4-h3 a2-a1 h3-g5 g5-c6",
        # captured on the mover's own base
        "@d2 @h6 @b2 @d8 @b2 @g7 @c3 @f6 @c1 @g7 c3-d7 g7-d5 b2-f3 g7-d7 d2-d1 d7-h8 f3-b2 h6-h5 d7-h8 d5-b2 b2-f3 "
        "h5-h8",
    ),
    ("the-game", "7x7"): (
        # captured: lone mover on the enemy's base
        "@b2 @f4 @c1 @d6 @b2 @e7 @c3 @d6 @b2 @g5 c1-a2 f4-d1 a2-a1 d6-g4 c3-d1 g4-c3 d1-a1 d1-a1",
        # base: taken by a capture
        "@e1 @f4 @b2 @g3 @b4 @g5 @b4 @e7 @e1 @e7 b4-c4 g3-c4 b4-a2 f4-f1 e1-a2 g5-e2 a2-a1 e2-a1 b2-a2 c4-a1",
        # base count 3: no slide, free to move
        "@a3 @e7 @e1 @f4 @c1 @f4 @b4 @e7 @b2 @e7 a3-c6 f4-d3 b2-d3 f4-d1 c1-c2 d1-a3 b4-a4 a3-e4 c2-d2 e4-c1 d3-a3 "
        "e7-g6 a3-d5 d3-e7 d5-c1 e7-a6 c1-b5 g6-e7 b5-c3 a6-a3 c6-b2 a3-b3 a4-a1 b3-a3 e1-d5 e7-d5 c3-d1 d5-b4 d5-d2 "
        "b4-d3 b2-c4",
        # eliminated the enemy
        "@d2 @f6 @d2 @g5 @d2 @f6 @a3 @d6 @e1 @f6 d2-e6 d6-e6 d2-e6 f6-g4 e6-d2 g5-e6 d2-e6 g4-d2 e6-d2 f6-g2 d2-b3 "
        "f6-g6 a3-c4 g2-d2 e1-f1 g6-e5 b3-d2 e5-e6 d2-e6",
        # skipped with a piece on the own base
        "@c1 @g3 @d2 @e7 @b4 @f4 @d2 @e7 @b2 @e5 b4-b1 e5-d1 d2-d1 f4-d1 d2-d1 e7-e2 c1-d1 g3-d1 b1-a1 e2-a1 b2-f3 "
        "e7-f3",
        # captured on the mover's own base
        "@a5 @g3 @a5 @g5 @a5 @f6 @d2 @c7 @a3 @d6 d2-g4 g5-g4 a3-c6 d6-g4 a5-b3 f6-g4 a5-b7 g4-g7 c6-g7 g4-g7",
        # lone piece lost by entering
        "@b2 @c7 @b2 @e5 @a3 @c7 @c1 @e7 b2-f1 @f6 f1-g5 f6-f3 g5-f3 c7-d5 f3-d2 f3-d2 b2-b3 d5-d2 @d2",
        # entered and captured
        "@b2 @g5 @b2 @d6 @a3 @d6 @c1 @c7 b2-b7 @c7 b7-b6 c7-e6 b6-d3 e6-a5 d3-f4 c7-b3 f4-f1 b3-a5 f1-e1 g5-d5 e1-f3 "
        "d5-a5 f3-g5 d6-c4 g5-e4 d6-b3 a3-b7 c4-b2 @b2",
    ),
    ("sfirs", "standard"): (
        # lost with an active piece that cannot move
        "f5-f2 e7-a7 +b2 e8-e10 b2-d2 f2-i2 d2-d6 +k2 i2-d2 k2-k9 d2-b2 k9-k2 h5-k5 h6-h3 b2-i2",
        # revived a piece moved earlier in the turn
        "e8-a8 h5-h3 f8-d8 f7-f9 d8-d5 end f9-h9 h3-h1 +h9",
        # way out past an active piece beside its first square
        "g8-g10 e5-e2 e6-e4 f6-d6 e4-g4 g10-c10 e2-h2 h5-l5 +g4 g5-i5",
        # revived next to a piece of the start area
        "h5-j5 h6-h4 g6-i6 h4-f4 f8-f11 f7-f9 h8-h12 +f4",
    ),
    ("fursaz", "5"): (
        # placed stone flipped later in its turn
        "h5 e3 d4 b4 e8 f8 g5 c3 h7 i6 g8 d8 e5 d1 d2 h8 a4 e7 g9 a1 d7 c1 a2 c6 d6 c4 b1 e6 c5",
        # flipped by a flank of an earlier turn
        "b2 f9 g8 c2 i9 f3 d3 a3 i5 d8 e6 h9 f6 h5 f7 h6 b3 h8 e3 g7 c4 d4 e2 g6 h7 g4 g9",
    ),
}

-- Matches in which the opponent begins with points, and how far behind winners were.

-- With so many points whoever accepts begins the match.
ALTER TABLE offers ADD COLUMN lead INTEGER NOT NULL DEFAULT 0 CHECK (lead BETWEEN 0 AND 98);

-- Finished games that the computer has looked through: what the winner could expect when they stood worst.
CREATE TABLE swings (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    -- How many actions came before that.
    plies   INTEGER NOT NULL CHECK (plies >= 0),
    -- In percent.
    least   INTEGER NOT NULL CHECK (least BETWEEN 0 AND 100)
) STRICT;

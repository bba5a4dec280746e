-- Games against the computer whose player is told of turns that gave much away, and how much that is, in percent.
CREATE TABLE coaches (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 50)
) STRICT;

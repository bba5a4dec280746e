-- What players will play if their opponents play something: lines of turns, the first one that of whoever is to move. They
-- go when they were played, when the game goes on otherwise, and with its end.
CREATE TABLE conditionals (
    table_id INTEGER NOT NULL REFERENCES tables,
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, player, number)
) STRICT, WITHOUT ROWID;

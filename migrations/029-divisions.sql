-- Divisions with promotion and relegation.

-- How many a division of a tournament has at most; nothing if it has none. How many of each go up and down.
ALTER TABLE tournaments ADD COLUMN division INTEGER CHECK (division > 0);
ALTER TABLE tournaments ADD COLUMN up INTEGER NOT NULL DEFAULT 0 CHECK (up >= 0);
-- The tournament of the season before it, if it is another season of that.
ALTER TABLE tournaments ADD COLUMN follows INTEGER REFERENCES tournaments;

-- What an organizer does by hand: seeds, substitutes, helpers, the time at which a tournament begins.

-- The place among the seeds that the organizer gave somebody, from 0.
ALTER TABLE entrants ADD COLUMN placed INTEGER CHECK (placed >= 0);
-- How many rounds had begun before they came.
ALTER TABLE entrants ADD COLUMN missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0);
-- Whether those rounds bring half a point each.
ALTER TABLE tournaments ADD COLUMN late_half INTEGER NOT NULL DEFAULT 0 CHECK (late_half IN (0, 1));
-- The time of day at which one of a weekly series begins, in minutes after midnight, and the zone in which that is meant.
ALTER TABLE tournaments ADD COLUMN begins_minute INTEGER NOT NULL DEFAULT 1080 CHECK (begins_minute BETWEEN 0 AND 1439);
ALTER TABLE tournaments ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';

-- Who may do in a tournament what its organizer may.
CREATE TABLE helpers (
    tournament_id INTEGER NOT NULL REFERENCES tournaments,
    account_id    INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (tournament_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX helpers_by_account ON helpers (account_id);

-- Who played for a seed before somebody else took it over.
CREATE TABLE former_entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments,
    account_id    INTEGER NOT NULL REFERENCES accounts,
    seed          INTEGER NOT NULL CHECK (seed >= 0),
    PRIMARY KEY (tournament_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_entrants_by_account ON former_entrants (account_id);

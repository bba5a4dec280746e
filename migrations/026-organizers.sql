-- What the organizer of a tournament can do.

-- What its organizer calls it; nothing if nothing.
ALTER TABLE tournaments ADD COLUMN title TEXT NOT NULL DEFAULT '';
-- How many people it takes, if that is fewer than its system does.
ALTER TABLE tournaments ADD COLUMN most INTEGER CHECK (most > 1);
-- Until this round begins, people can still join. 0: until the first one does.
ALTER TABLE tournaments ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
-- Whether no round begins until the organizer goes on.
ALTER TABLE tournaments ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));

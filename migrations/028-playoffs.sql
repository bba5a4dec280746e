-- Play-offs for a shared first place.

-- After which round the play-off of a tournament began; 0 if it has not. Nothing if it has none.
ALTER TABLE tournaments ADD COLUMN playoff INTEGER CHECK (playoff >= 0);

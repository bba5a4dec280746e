-- When a game in which nobody plays was asked about: it is closed so long after that.
ALTER TABLE due ADD COLUMN since INTEGER;
UPDATE due SET since = at - 1209600000 WHERE kind = 'asked';

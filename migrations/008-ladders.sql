-- Ladders that one opponent, or a second account, cannot climb.

-- The rated games of two people: `one_id` is the smaller number. The next one weighs the less, the more of them are new.
CREATE TABLE meetings (
    one_id   INTEGER NOT NULL REFERENCES people,
    other_id INTEGER NOT NULL REFERENCES people,
    ended_at INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables,
    PRIMARY KEY (one_id, other_id, ended_at, table_id)
) STRICT, WITHOUT ROWID;

-- Against whom somebody's rating was won.
CREATE TABLE rivals (
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rival_id     INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (community_id, game, person_id, rival_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rivals_by_person ON rivals (person_id);
CREATE INDEX IF NOT EXISTS rating_changes_by_person ON rating_changes (person_id);

-- Both follow from the changes of ratings, whether these are made or imported.
CREATE TRIGGER meetings_when_rated AFTER INSERT ON rating_changes WHEN NEW.community_id = 0 AND NEW.game = ''
BEGIN
    INSERT OR IGNORE INTO meetings
        SELECT min(person_id), max(person_id), NEW.changed_at, NEW.table_id FROM seats WHERE table_id = NEW.table_id;
END;

CREATE TRIGGER rivals_when_rated AFTER INSERT ON rating_changes
BEGIN
    INSERT OR IGNORE INTO rivals
        SELECT NEW.community_id, NEW.game, NEW.person_id, person_id FROM seats
        WHERE table_id = NEW.table_id AND person_id <> NEW.person_id;
END;

INSERT OR IGNORE INTO meetings
    SELECT min(seats.person_id), max(seats.person_id), changed_at, rating_changes.table_id
    FROM rating_changes JOIN seats ON seats.table_id = rating_changes.table_id
    WHERE community_id = 0 AND game = '' GROUP BY rating_changes.table_id;

INSERT OR IGNORE INTO rivals
    SELECT community_id, game, rating_changes.person_id, seats.person_id
    FROM rating_changes JOIN seats ON seats.table_id = rating_changes.table_id
    WHERE seats.person_id <> rating_changes.person_id;

-- When the last of the games was that a rating comes from, and whether it still says little.
ALTER TABLE ratings ADD COLUMN rated_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ratings ADD COLUMN provisional INTEGER NOT NULL DEFAULT 1;

UPDATE ratings SET
    rated_at = coalesce((SELECT max(changed_at) FROM rating_changes
        WHERE rating_changes.community_id = ratings.community_id AND rating_changes.game = ratings.game
        AND rating_changes.person_id = ratings.person_id), 0),
    provisional = deviation > 110.0 OR (SELECT count(*) FROM rivals
        WHERE rivals.community_id = ratings.community_id AND rivals.game = ratings.game
        AND rivals.person_id = ratings.person_id) < 3;

DROP INDEX ratings_by_rating;
CREATE INDEX ratings_by_rating ON ratings (community_id, game, provisional, rating DESC, person_id, rated_at);

-- Ladders on which everybody begins anew with each quarter of a year. A season is its year and quarter: 20264.
CREATE TABLE season_ratings (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    wins         INTEGER NOT NULL,
    draws        INTEGER NOT NULL,
    losses       INTEGER NOT NULL,
    provisional  INTEGER NOT NULL CHECK (provisional IN (0, 1)),
    PRIMARY KEY (season, community_id, game, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_ratings_by_rating
    ON season_ratings (season, community_id, game, provisional, rating DESC, person_id);
CREATE INDEX season_ratings_by_person ON season_ratings (person_id);

-- Against whom they were won.
CREATE TABLE season_rivals (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rival_id     INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (season, community_id, game, person_id, rival_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_rivals_by_person ON season_rivals (person_id);

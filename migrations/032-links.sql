-- One person, community or game on several platforms.

-- ## Codes

-- The key under which codes are made and kept. Whoever has the database has it.
INSERT INTO facts (name, value) VALUES ('codes', hex(randomblob(32)));

-- What somebody else may accept by a code that its maker handed them. Only a hash of the code is kept.
CREATE TABLE codes (
    hash       TEXT PRIMARY KEY,
    purpose    TEXT NOT NULL CHECK (purpose IN ('account', 'community', 'place', 'invitation', 'vote')),
    -- Who made it, and where.
    account_id INTEGER NOT NULL REFERENCES accounts,
    place_id   INTEGER NOT NULL REFERENCES places,
    -- The community, place or offer that it is about.
    subject    INTEGER,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_by_account ON codes (account_id, purpose);
CREATE INDEX codes_by_place ON codes (place_id);
CREATE INDEX codes_by_end ON codes (expires_at);

-- Wrong codes, and who typed them where.
CREATE TABLE wrong_codes (
    id         INTEGER PRIMARY KEY,
    typed_at   INTEGER NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts,
    place_id   INTEGER NOT NULL REFERENCES places
) STRICT;
CREATE INDEX wrong_codes_by_account ON wrong_codes (account_id, typed_at);
CREATE INDEX wrong_codes_by_place ON wrong_codes (place_id, typed_at);
CREATE INDEX wrong_codes_by_time ON wrong_codes (typed_at);

-- ## Accounts of one person

-- The person whom an account was of before it was joined to another person’s. Their own settings are still kept under
-- this number.
ALTER TABLE accounts ADD COLUMN former_id INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX accounts_by_former ON accounts (former_id) WHERE former_id IS NOT NULL;
-- When an account was forgotten; unknown of those that were before.
ALTER TABLE accounts ADD COLUMN forgotten_at INTEGER;

-- Two accounts that are to become one person’s, once each has confirmed that.
CREATE TABLE account_links (
    maker_id        INTEGER PRIMARY KEY REFERENCES accounts,
    taker_id        INTEGER NOT NULL UNIQUE REFERENCES accounts CHECK (taker_id <> maker_id),
    made_at         INTEGER NOT NULL,
    expires_at      INTEGER NOT NULL,
    maker_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (maker_confirmed IN (0, 1)),
    taker_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (taker_confirmed IN (0, 1))
) STRICT, WITHOUT ROWID;

-- Who has confirmed that all accounts of their person are to be forgotten.
CREATE TABLE forgetting (
    account_id   INTEGER PRIMARY KEY REFERENCES accounts,
    confirmed_at INTEGER NOT NULL
) STRICT;

-- A game between two people counts for whoever has its seats now.
CREATE TRIGGER scores_when_moved AFTER UPDATE OF person_id ON seats
WHEN NEW.person_id <> OLD.person_id AND NEW.live = 0
    AND (SELECT state = 'over' AND reason NOT IN ('void', 'abandoned') FROM games WHERE id = NEW.game_id)
BEGIN
    INSERT INTO scores
        SELECT NEW.person_id, theirs.person_id, winner IS NEW.seat, winner IS NULL, winner IS theirs.seat
        FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
        JOIN scores known ON known.person_id = OLD.person_id AND known.opponent_id = theirs.person_id
        WHERE games.id = NEW.game_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
    INSERT INTO scores
        SELECT theirs.person_id, NEW.person_id, winner IS theirs.seat, winner IS NULL, winner IS NEW.seat
        FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
        JOIN scores known ON known.person_id = theirs.person_id AND known.opponent_id = OLD.person_id
        WHERE games.id = NEW.game_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
    UPDATE scores SET wins = wins - (winner IS NEW.seat), draws = draws - (winner IS NULL),
                      losses = losses - (winner IS theirs.seat)
    FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
    WHERE games.id = NEW.game_id AND scores.person_id = OLD.person_id AND scores.opponent_id = theirs.person_id;
    UPDATE scores SET wins = wins - (winner IS theirs.seat), draws = draws - (winner IS NULL),
                      losses = losses - (winner IS NEW.seat)
    FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
    WHERE games.id = NEW.game_id AND scores.person_id = theirs.person_id AND scores.opponent_id = OLD.person_id;
    DELETE FROM scores WHERE person_id = OLD.person_id AND wins = 0 AND draws = 0 AND losses = 0
        AND opponent_id = (SELECT person_id FROM seats WHERE game_id = NEW.game_id AND seat <> NEW.seat);
    DELETE FROM scores WHERE opponent_id = OLD.person_id AND wins = 0 AND draws = 0 AND losses = 0
        AND person_id = (SELECT person_id FROM seats WHERE game_id = NEW.game_id AND seat <> NEW.seat);
END;

-- ## Ratings that are computed anew

-- The rated games in their order.
CREATE INDEX rating_changes_in_order ON rating_changes (changed_at, game_id) WHERE community_id = 0 AND game = '';

-- How far the ratings are computed anew: up to this game.
CREATE TABLE rerating (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    -- The time of the first game that counts otherwise than before.
    since         INTEGER NOT NULL,
    up_to         INTEGER NOT NULL,
    up_to_game    INTEGER NOT NULL,
    -- The beginning of the first season that isn’t kept as it is.
    seasons_since INTEGER NOT NULL
) STRICT;

-- The ratings that are to be written when that is done: those of a season as they stand, and in season 0 the others,
-- which are in the changes.
CREATE TABLE rerated (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    -- Whether it was written, and no game has changed it since.
    written      INTEGER NOT NULL DEFAULT 0 CHECK (written IN (0, 1)),
    PRIMARY KEY (season, community_id, game, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rerated_to_write ON rerated (season) WHERE written = 0;
CREATE INDEX rerated_by_person ON rerated (person_id);
CREATE INDEX rerated_by_community ON rerated (community_id);

-- ## Watching

-- Who follows a game that is played elsewhere: a place in which it is shown, and the account that asked for that.
CREATE TABLE watchers (
    game_id    INTEGER NOT NULL REFERENCES games,
    place_id   INTEGER NOT NULL REFERENCES places,
    account_id INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (game_id, place_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_place ON watchers (place_id);
CREATE INDEX watchers_by_account ON watchers (account_id);

-- ## Places and games

-- Whether only somebody with its code can accept it.
ALTER TABLE offers ADD COLUMN by_code INTEGER NOT NULL DEFAULT 0 CHECK (by_code IN (0, 1));

-- Pairs of places that show the same games, each from both sides.
CREATE TABLE place_links (
    place_id  INTEGER PRIMARY KEY REFERENCES places,
    other_id  INTEGER NOT NULL UNIQUE REFERENCES places CHECK (other_id <> place_id),
    linked_at INTEGER NOT NULL
) STRICT;

-- The further places in which a game is shown and played, besides its own; and a challenge, whose number its game gets.
CREATE TABLE game_places (
    game_id  INTEGER NOT NULL REFERENCES numbers,
    place_id INTEGER NOT NULL REFERENCES places,
    -- The player who plays from there.
    seat     INTEGER CHECK (seat IN (1, 2)),
    -- Whether the game or challenge goes on.
    live     INTEGER NOT NULL CHECK (live IN (0, 1)),
    PRIMARY KEY (game_id, place_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_places_by_place ON game_places (place_id, live, game_id);

-- ## Communities

-- The communities that are to be one with another, or are. Everything keeps naming the community in which it happened,
-- so that nothing is lost when they part.
CREATE TABLE community_links (
    community_id  INTEGER PRIMARY KEY REFERENCES communities,
    -- The one whose settings and leaderboard hold, and a place of each that is told of it.
    head_id       INTEGER NOT NULL REFERENCES communities,
    place_id      INTEGER NOT NULL REFERENCES places,
    head_place_id INTEGER NOT NULL REFERENCES places,
    asked_at      INTEGER NOT NULL,
    -- Once somebody who manages the head has confirmed it.
    joined_at     INTEGER,
    CHECK (head_id <> community_id)
) STRICT;
CREATE INDEX community_links_by_head ON community_links (head_id);
CREATE INDEX community_links_by_place ON community_links (place_id);
CREATE INDEX community_links_by_head_place ON community_links (head_place_id);
-- When a community's games begin, which ratings are computed anew from.
CREATE INDEX games_by_community ON games (community_id, began_at);
CREATE VIEW joined_communities AS SELECT community_id, head_id FROM community_links WHERE joined_at IS NOT NULL;

-- ## Tournaments

-- The place of a joined community from which somebody has joined a tournament; none if it is the tournament's own.
ALTER TABLE entrants ADD COLUMN place_id INTEGER REFERENCES places;
CREATE INDEX entrants_by_place ON entrants (place_id) WHERE place_id IS NOT NULL;

-- ## Votes

-- The scope in which communities are rated against each other. It has a number like a community, as “everywhere” has.
INSERT INTO communities (id, platform, external_id) VALUES (-1, '', 'communities');

-- Challenges to another community, which somebody there accepts by a code.
CREATE TABLE vote_challenges (
    id         INTEGER PRIMARY KEY,
    place_id   INTEGER NOT NULL REFERENCES places,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    side       INTEGER CHECK (side IN (1, 2)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock      TEXT,
    lasts_ms   INTEGER NOT NULL CHECK (lasts_ms > 0),
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX vote_challenges_by_place ON vote_challenges (place_id);
CREATE INDEX vote_challenges_by_end ON vote_challenges (expires_at);

-- Games between communities, which vote on each turn for this long.
CREATE TABLE vote_games (
    game_id  INTEGER PRIMARY KEY REFERENCES games,
    lasts_ms INTEGER NOT NULL CHECK (lasts_ms > 0)
) STRICT;

-- The turns that were suggested in the present vote.
CREATE TABLE suggestions (
    game_id INTEGER NOT NULL REFERENCES vote_games,
    number  INTEGER NOT NULL CHECK (number BETWEEN 1 AND 20),
    actions TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- Who votes for which side since when, and for which suggestion now.
CREATE TABLE voters (
    game_id    INTEGER NOT NULL REFERENCES vote_games,
    account_id INTEGER NOT NULL REFERENCES accounts,
    seat       INTEGER NOT NULL CHECK (seat IN (1, 2)),
    since      INTEGER NOT NULL,
    choice     INTEGER CHECK (choice BETWEEN 1 AND 20),
    cast_at    INTEGER,
    PRIMARY KEY (game_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX voters_by_account ON voters (account_id);

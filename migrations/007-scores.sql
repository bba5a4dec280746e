-- What grows with everything that is over is no longer counted when somebody asks, but kept as it changes; and what is
-- looked for has an index.

-- The results between two people, from the side of each.
CREATE TABLE scores (
    person_id   INTEGER NOT NULL REFERENCES people,
    opponent_id INTEGER NOT NULL REFERENCES people,
    wins        INTEGER NOT NULL,
    draws       INTEGER NOT NULL,
    losses      INTEGER NOT NULL,
    PRIMARY KEY (person_id, opponent_id)
) STRICT, WITHOUT ROWID;

INSERT INTO scores
    SELECT mine.person_id, theirs.person_id, count(*) FILTER (WHERE winner = mine.seat),
           count(*) FILTER (WHERE winner IS NULL), count(*) FILTER (WHERE winner = theirs.seat)
    FROM tables JOIN seats mine ON mine.table_id = id JOIN seats theirs ON theirs.table_id = id
    WHERE state = 'over' AND theirs.seat <> mine.seat
    GROUP BY mine.person_id, theirs.person_id;

CREATE TRIGGER scores_when_over AFTER UPDATE OF state ON tables WHEN NEW.state = 'over' AND OLD.state <> 'over'
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, NEW.winner IS mine.seat, NEW.winner IS NULL, NEW.winner IS theirs.seat
        FROM seats mine JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat
        WHERE mine.table_id = NEW.id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

-- Only a game that is repaired goes this way.
CREATE TRIGGER scores_when_not_over AFTER UPDATE OF state ON tables WHEN NEW.state <> 'over' AND OLD.state = 'over'
BEGIN
    UPDATE scores SET wins = wins - (OLD.winner IS mine.seat), draws = draws - (OLD.winner IS NULL),
                      losses = losses - (OLD.winner IS theirs.seat)
    FROM seats mine JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat
    WHERE mine.table_id = OLD.id AND scores.person_id = mine.person_id AND scores.opponent_id = theirs.person_id;
END;

-- A game that is imported is over when its seats come: the second of them brings both results.
CREATE TRIGGER scores_when_seated AFTER INSERT ON seats
WHEN NEW.live = 0 AND (SELECT state FROM tables WHERE id = NEW.table_id) = 'over'
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, winner IS mine.seat, winner IS NULL, winner IS theirs.seat
        FROM tables JOIN seats mine ON mine.table_id = id
        JOIN seats theirs ON theirs.table_id = id AND theirs.seat <> mine.seat
        WHERE id = NEW.table_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

-- How many games there are, by state.
CREATE TABLE table_counts (
    state TEXT PRIMARY KEY,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO table_counts SELECT state, count(*) FROM tables GROUP BY state;

CREATE TRIGGER table_counts_more AFTER INSERT ON tables
BEGIN
    INSERT INTO table_counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER table_counts_other AFTER UPDATE OF state ON tables WHEN NEW.state <> OLD.state
BEGIN
    UPDATE table_counts SET games = games - 1 WHERE state = OLD.state;
    INSERT INTO table_counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET games = games + 1;
END;

-- Whoever was only spoken of in a conversation of two was taken for a member of it. Those who speak there are noted anew.
DELETE FROM members WHERE community_id IN (SELECT community_id FROM places WHERE direct = 1)
    AND community_id NOT IN (SELECT community_id FROM places WHERE direct = 0);

CREATE INDEX accounts_by_name ON accounts (name_key);
CREATE INDEX members_by_account ON members (account_id);
CREATE INDEX places_by_community ON places (community_id);
CREATE INDEX offers_by_maker ON offers (maker_id, made_at);
CREATE INDEX tables_aside ON tables (id) WHERE state = 'aside';
CREATE INDEX rating_changes_by_person ON rating_changes (person_id);

-- Those that wait, with their age, so that they are counted without being read.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (platform, id, written_at) WHERE state = 'due';

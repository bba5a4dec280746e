-- Games that do not count, or that nobody went on with, were counted as draws between two people.

DROP TRIGGER scores_when_over;
DROP TRIGGER scores_when_not_over;
DROP TRIGGER scores_when_seated;

CREATE TRIGGER scores_when_over AFTER UPDATE OF state ON tables
WHEN NEW.state = 'over' AND OLD.state <> 'over' AND NEW.reason NOT IN ('void', 'abandoned')
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, NEW.winner IS mine.seat, NEW.winner IS NULL, NEW.winner IS theirs.seat
        FROM seats mine JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat
        WHERE mine.table_id = NEW.id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

-- Only a game that is repaired goes this way.
CREATE TRIGGER scores_when_not_over AFTER UPDATE OF state ON tables
WHEN NEW.state <> 'over' AND OLD.state = 'over' AND OLD.reason NOT IN ('void', 'abandoned')
BEGIN
    UPDATE scores SET wins = wins - (OLD.winner IS mine.seat), draws = draws - (OLD.winner IS NULL),
                      losses = losses - (OLD.winner IS theirs.seat)
    FROM seats mine JOIN seats theirs ON theirs.table_id = mine.table_id AND theirs.seat <> mine.seat
    WHERE mine.table_id = OLD.id AND scores.person_id = mine.person_id AND scores.opponent_id = theirs.person_id;
END;

-- A game that is imported is over when its seats come: the second of them brings both results.
CREATE TRIGGER scores_when_seated AFTER INSERT ON seats
WHEN NEW.live = 0
    AND (SELECT state = 'over' AND reason NOT IN ('void', 'abandoned') FROM tables WHERE id = NEW.table_id)
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, winner IS mine.seat, winner IS NULL, winner IS theirs.seat
        FROM tables JOIN seats mine ON mine.table_id = id
        JOIN seats theirs ON theirs.table_id = id AND theirs.seat <> mine.seat
        WHERE id = NEW.table_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

UPDATE scores SET draws = draws - uncounted.games
FROM (SELECT mine.person_id, theirs.person_id AS opponent_id, count(*) AS games
      FROM tables JOIN seats mine ON mine.table_id = id
      JOIN seats theirs ON theirs.table_id = id AND theirs.seat <> mine.seat
      WHERE state = 'over' AND winner IS NULL AND reason IN ('void', 'abandoned')
      GROUP BY mine.person_id, theirs.person_id) AS uncounted
WHERE scores.person_id = uncounted.person_id AND scores.opponent_id = uncounted.opponent_id;

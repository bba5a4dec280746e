-- One word for one thing: what is played is a game, many play a tournament, and who may not play is banned. Triggers are
-- made anew, because SQLite does not rename what an UPDATE FROM inside one reads; so are indexes, for their names.

DROP TRIGGER table_counts_more;
DROP TRIGGER table_counts_other;
DROP TRIGGER meetings_when_rated;
DROP TRIGGER rivals_when_rated;
DROP TRIGGER scores_when_over;
DROP TRIGGER scores_when_not_over;
DROP TRIGGER scores_when_seated;

ALTER TABLE tables RENAME TO games;
ALTER TABLE table_counts RENAME TO game_counts;
ALTER TABLE contests RENAME TO tournaments;
ALTER TABLE bars RENAME TO bans;

ALTER TABLE seats RENAME COLUMN table_id TO game_id;
ALTER TABLE rating_changes RENAME COLUMN table_id TO game_id;
ALTER TABLE offers RENAME COLUMN table_id TO game_id;
ALTER TABLE entries RENAME COLUMN table_id TO game_id;
ALTER TABLE clocks RENAME COLUMN table_id TO game_id;
ALTER TABLE clock_turns RENAME COLUMN table_id TO game_id;
ALTER TABLE meetings RENAME COLUMN table_id TO game_id;
ALTER TABLE conditionals RENAME COLUMN table_id TO game_id;
ALTER TABLE match_games RENAME COLUMN table_id TO game_id;
ALTER TABLE audit RENAME COLUMN table_id TO game_id;
ALTER TABLE entrants RENAME COLUMN contest_id TO tournament_id;
ALTER TABLE matches RENAME COLUMN contest_id TO tournament_id;
ALTER TABLE entrants RENAME COLUMN gone TO withdrawn;
ALTER TABLE entrants RENAME COLUMN struck TO annulled;
ALTER TABLE bans RENAME COLUMN barred_at TO banned_at;

DROP INDEX tables_by_place;
CREATE INDEX games_by_place ON games (place_id, state, moved_at);
DROP INDEX tables_aside;
CREATE INDEX games_aside ON games (id) WHERE state = 'aside';
DROP INDEX contests_by_place;
CREATE INDEX tournaments_by_place ON tournaments (place_id, state);
DROP INDEX matches_by_contest;
CREATE INDEX matches_by_tournament ON matches (tournament_id, round, board) WHERE tournament_id IS NOT NULL;
DROP INDEX offers_by_table;
CREATE INDEX offers_by_game ON offers (game_id) WHERE game_id IS NOT NULL;
DROP INDEX audit_by_table;
CREATE INDEX audit_by_game ON audit (game_id) WHERE game_id IS NOT NULL;

CREATE TRIGGER game_counts_more AFTER INSERT ON games
BEGIN
    INSERT INTO game_counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER game_counts_other AFTER UPDATE OF state ON games WHEN NEW.state <> OLD.state
BEGIN
    UPDATE game_counts SET games = games - 1 WHERE state = OLD.state;
    INSERT INTO game_counts VALUES (NEW.state, 1) ON CONFLICT DO UPDATE SET games = games + 1;
END;

CREATE TRIGGER meetings_when_rated AFTER INSERT ON rating_changes WHEN NEW.community_id = 0 AND NEW.game = ''
BEGIN
    INSERT OR IGNORE INTO meetings
        SELECT min(person_id), max(person_id), NEW.changed_at, NEW.game_id FROM seats WHERE game_id = NEW.game_id;
END;

CREATE TRIGGER rivals_when_rated AFTER INSERT ON rating_changes
BEGIN
    INSERT OR IGNORE INTO rivals
        SELECT NEW.community_id, NEW.game, NEW.person_id, person_id FROM seats
        WHERE game_id = NEW.game_id AND person_id <> NEW.person_id;
END;

CREATE TRIGGER scores_when_over AFTER UPDATE OF state ON games
WHEN NEW.state = 'over' AND OLD.state <> 'over' AND NEW.reason NOT IN ('void', 'abandoned')
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, NEW.winner IS mine.seat, NEW.winner IS NULL, NEW.winner IS theirs.seat
        FROM seats mine JOIN seats theirs ON theirs.game_id = mine.game_id AND theirs.seat <> mine.seat
        WHERE mine.game_id = NEW.id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

CREATE TRIGGER scores_when_not_over AFTER UPDATE OF state ON games
WHEN NEW.state <> 'over' AND OLD.state = 'over' AND OLD.reason NOT IN ('void', 'abandoned')
BEGIN
    UPDATE scores SET wins = wins - (OLD.winner IS mine.seat), draws = draws - (OLD.winner IS NULL),
                      losses = losses - (OLD.winner IS theirs.seat)
    FROM seats mine JOIN seats theirs ON theirs.game_id = mine.game_id AND theirs.seat <> mine.seat
    WHERE mine.game_id = OLD.id AND scores.person_id = mine.person_id AND scores.opponent_id = theirs.person_id;
END;

CREATE TRIGGER scores_when_seated AFTER INSERT ON seats
WHEN NEW.live = 0
    AND (SELECT state = 'over' AND reason NOT IN ('void', 'abandoned') FROM games WHERE id = NEW.game_id)
BEGIN
    INSERT INTO scores
        SELECT mine.person_id, theirs.person_id, winner IS mine.seat, winner IS NULL, winner IS theirs.seat
        FROM games JOIN seats mine ON mine.game_id = id
        JOIN seats theirs ON theirs.game_id = id AND theirs.seat <> mine.seat
        WHERE id = NEW.game_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
END;

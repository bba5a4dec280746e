-- Ratings that nobody climbs by opponents who play nobody else, or who ask to be forgotten.

-- Somebody's rated games by either side of them, so that it's known whether they have played others.
CREATE INDEX meetings_by_other ON meetings (other_id, ended_at, one_id);

-- Opponents who have played others too. Those who have not may all be the same person.
CREATE VIEW settled_rivals AS
    SELECT community_id, game, person_id, rival_id FROM rivals
    WHERE EXISTS (SELECT 1 FROM meetings WHERE one_id = rival_id AND other_id <> person_id)
        OR EXISTS (SELECT 1 FROM meetings WHERE other_id = rival_id AND one_id <> person_id);
CREATE VIEW settled_season_rivals AS
    SELECT season, community_id, game, person_id, rival_id FROM season_rivals
    WHERE EXISTS (SELECT 1 FROM meetings WHERE one_id = rival_id AND other_id <> person_id)
        OR EXISTS (SELECT 1 FROM meetings WHERE other_id = rival_id AND one_id <> person_id);

-- Whoever is forgotten counts no more as an opponent.
CREATE INDEX rivals_by_rival ON rivals (rival_id);
CREATE INDEX season_rivals_by_rival ON season_rivals (rival_id);

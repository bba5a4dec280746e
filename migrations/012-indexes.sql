-- What still grew with everything that is over has an index, or is kept as it changes.

-- Whether its player lost the game because their time was over.
ALTER TABLE seats ADD COLUMN lost_on_time INTEGER NOT NULL DEFAULT 0 CHECK (lost_on_time IN (0, 1));
UPDATE seats SET lost_on_time = 1
WHERE live = 0 AND (SELECT reason = 'time' AND winner <> seat FROM tables WHERE id = table_id);
CREATE INDEX seats_lost_on_time ON seats (person_id) WHERE lost_on_time = 1;

CREATE INDEX offers_by_place ON offers (place_id);
DROP INDEX offers_open_about;
CREATE INDEX offers_by_table ON offers (table_id) WHERE table_id IS NOT NULL;
CREATE INDEX matches_by_place ON matches (place_id);
CREATE INDEX ratings_by_time ON ratings (community_id, game, rated_at);

-- How somebody's rating went is found by its time.
DROP INDEX rating_changes_by_person;
CREATE INDEX rating_changes_by_person ON rating_changes (person_id, community_id, game, changed_at, table_id);

-- Games without a clock that go on are asked about when nobody has played for thirty days.
INSERT INTO due (kind, subject, at)
    SELECT 'idle', id, moved_at + 2592000000 FROM tables
    WHERE state = 'live' AND id NOT IN (SELECT table_id FROM clocks);

-- Moves what these tables take over from the settings, where it was text; what nobody could read is left out. An import of
-- an earlier export does the same.

-- `3 4`: the numbers of people.
WITH kept AS (SELECT owner_id, '[' || replace(value, ' ', ',') || ']' AS list FROM settings
              WHERE owner = 'person' AND name = 'blocked')
INSERT OR IGNORE INTO blocks
    SELECT me.id, blocked.id FROM kept JOIN json_each(iif(json_valid(list), list, '[]')) AS listed
    JOIN people AS me ON me.id = owner_id JOIN people AS blocked ON blocked.id = listed.value;

-- `12 13`: the numbers of games.
WITH kept AS (SELECT owner_id, '[' || replace(value, ' ', ',') || ']' AS list FROM settings
              WHERE owner = 'person' AND name = 'muted')
INSERT OR IGNORE INTO mutes
    SELECT me.id, games.id FROM kept JOIN json_each(iif(json_valid(list), list, '[]')) AS listed
    JOIN people AS me ON me.id = owner_id JOIN games ON games.id = listed.value WHERE state = 'live';

-- `2026-11-23T08:00:00.123Z`.
INSERT OR IGNORE INTO snoozes
    SELECT people.id, CAST(round(unixepoch(value, 'subsec') * 1000) AS INTEGER) FROM settings
    JOIN people ON people.id = owner_id
    WHERE owner = 'person' AND name = 'snoozed' AND unixepoch(value) BETWEEN 0 AND 221845391999;

-- `12:1795000000000 12:1795000060000`: a game and the time, for each gift.
WITH kept AS (SELECT owner_id, '[[' || replace(replace(value, ':', ','), ' ', '],[') || ']]' AS list FROM settings
              WHERE owner = 'person' AND name = 'given'),
     listed AS (SELECT owner_id, value ->> 0 AS game_id, CAST(value ->> 1 AS INTEGER) AS given_at
                FROM kept JOIN json_each(iif(json_valid(list), list, '[]')))
INSERT OR IGNORE INTO gifts
    SELECT people.id, games.id, min(given_at), count(*) FROM listed
    JOIN people ON people.id = owner_id JOIN games ON games.id = game_id
    WHERE state = 'live' AND given_at BETWEEN 0 AND 221845392000000 GROUP BY people.id, games.id;

-- The number of the game, the position and the actions, a line each.
WITH written AS (SELECT owner_id, '["' || replace(value, char(10), '","') || '"]' AS list FROM settings
                 WHERE owner = 'person' AND name = 'hinted'),
     kept AS (SELECT owner_id, iif(json_valid(list), list, '[]') AS list FROM written)
INSERT OR IGNORE INTO hints
    SELECT people.id, games.id, list ->> 1, list ->> 2 FROM kept
    JOIN people ON people.id = owner_id JOIN games ON games.id = list ->> 0
    WHERE list ->> 1 IS NOT NULL AND list ->> 2 IS NOT NULL;

-- `1 1795000000 chifoumi 2 c2-c3`: the number of the place, the time in seconds, the game, the task and the actions.
WITH written AS (SELECT owner_id, '["' || replace(value, ' ', '","') || '"]' AS list FROM settings
                 WHERE owner = 'person' AND name = 'learning'),
     kept AS (SELECT owner_id, iif(json_valid(list), list, '[]') AS list FROM written),
     split AS (SELECT owner_id, list ->> 0 AS place_id, CAST(list ->> 1 AS INTEGER) AS set_at, list ->> 2 AS game,
                      CAST(list ->> 3 AS INTEGER) AS number,
                      (SELECT coalesce(group_concat(value, ' ' ORDER BY key), '') FROM json_each(list)
                       WHERE key > 3) AS actions FROM kept)
INSERT OR IGNORE INTO tasks
    SELECT people.id, places.id, set_at * 1000, game, number, actions FROM split
    JOIN people ON people.id = owner_id JOIN places ON places.id = place_id
    WHERE set_at BETWEEN 0 AND 221845391999 AND game IS NOT NULL AND number BETWEEN 0 AND 1000;

DELETE FROM settings
    WHERE owner = 'person' AND name IN ('blocked', 'muted', 'snoozed', 'given', 'hinted', 'learning');

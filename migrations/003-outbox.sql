-- Each letter says in columns where it goes, what it answers and whether it belongs into a game's thread, and, once it
-- was sent, where it landed and who can see it there: what is looked for later is found without reading bodies.

-- One of them: the place or the account that it goes to.
ALTER TABLE outbox ADD COLUMN to_place TEXT;
ALTER TABLE outbox ADD COLUMN to_account TEXT;
-- The event that it answers.
ALTER TABLE outbox ADD COLUMN answers TEXT;
ALTER TABLE outbox ADD COLUMN thread INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1));
-- Where its message is: a channel, a thread, a room. Not known of what was sent before this was kept.
ALTER TABLE outbox ADD COLUMN channel TEXT;
-- Who sees its message: `everyone` there, or `one` person.
ALTER TABLE outbox ADD COLUMN seen_by TEXT;
-- What can be pressed at its message, while that is so: a `board`'s controls, or the answers to an `offer`.
ALTER TABLE outbox ADD COLUMN controls TEXT;

UPDATE outbox SET
    to_place = json_extract(body, '$.to.place'),
    to_account = json_extract(body, '$.to.account'),
    answers = json_extract(body, '$.answers'),
    thread = coalesce(json_extract(body, '$.thread'), 0),
    seen_by = CASE
        WHEN message IS NULL THEN NULL
        WHEN json_extract(body, '$.audience') = 'everyone' THEN 'everyone'
        ELSE 'one'
    END
WHERE json_valid(body);

CREATE INDEX outbox_in_threads ON outbox (platform, about, id) WHERE thread = 1 AND seen_by = 'everyone';
CREATE INDEX outbox_with_controls ON outbox (platform, about, id) WHERE controls IS NOT NULL;

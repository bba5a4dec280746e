-- Polls in which people vote on a turn, where their platform has such things.

CREATE TABLE polls (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES vote_games,
    -- The place of the side that votes, and where the poll is.
    place_id INTEGER NOT NULL REFERENCES places,
    platform TEXT NOT NULL,
    channel  TEXT NOT NULL,
    message  TEXT NOT NULL,
    -- A line for each answer: its number on the platform, and its command.
    answers  TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX polls_by_message ON polls (platform, message);
CREATE INDEX polls_by_game ON polls (game_id);
CREATE INDEX polls_by_place ON polls (place_id);

-- What each account has pressed there, as far as we have heard.
CREATE TABLE poll_votes (
    poll_id    INTEGER NOT NULL REFERENCES polls,
    account_id INTEGER NOT NULL REFERENCES accounts,
    answer     INTEGER NOT NULL CHECK (answer BETWEEN 0 AND 255),
    PRIMARY KEY (poll_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX poll_votes_by_account ON poll_votes (account_id);

-- What somebody said about one account holds for its person, and names no other account of theirs.

-- The accounts by which people name those whom they block.
CREATE TABLE block_names (
    person_id  INTEGER NOT NULL REFERENCES people,
    blocked_id INTEGER NOT NULL REFERENCES people,
    account_id INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (person_id, blocked_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX block_names_by_blocked ON block_names (blocked_id);
CREATE INDEX block_names_by_account ON block_names (account_id);
INSERT INTO block_names
    SELECT blocks.person_id, blocked_id, min(accounts.id) FROM blocks
    JOIN accounts ON coalesce(former_id, accounts.person_id) = blocked_id GROUP BY blocks.person_id, blocked_id;

-- Who is banned is an account of any platform; the community is the one where that was said.
CREATE TABLE bans_of_accounts (
    community_id INTEGER NOT NULL REFERENCES communities,
    platform     TEXT NOT NULL,
    external_id  TEXT NOT NULL,
    banned_at    INTEGER NOT NULL,
    -- Whether it holds because it did for another account, from which this one has parted.
    held         INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
    PRIMARY KEY (community_id, platform, external_id)
) STRICT, WITHOUT ROWID;
INSERT INTO bans_of_accounts (community_id, platform, external_id, banned_at)
    SELECT community_id, platform, bans.external_id, banned_at FROM bans JOIN communities ON communities.id = community_id;
DROP TABLE bans;
ALTER TABLE bans_of_accounts RENAME TO bans;
CREATE INDEX bans_by_account ON bans (platform, external_id);

-- How many turns an account has suggested in the present vote.
ALTER TABLE voters ADD COLUMN suggested INTEGER NOT NULL DEFAULT 0 CHECK (suggested >= 0);

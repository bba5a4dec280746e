-- A database as version 0.1.0 wrote it, by schema 36: that of the schema before it, brought up to date, written out by
-- SQLite's `.dump`. It is never changed; a later schema gets its own.
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE accounts (
    id        INTEGER PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES people,
    platform  TEXT NOT NULL,
    external_id   TEXT NOT NULL,
    name      TEXT NOT NULL,
    -- The name in lower case, to be found by.
    name_key  TEXT NOT NULL, former_id INTEGER REFERENCES people DEFERRABLE INITIALLY DEFERRED, forgotten_at INTEGER,
    UNIQUE (platform, external_id)
) STRICT;
INSERT INTO accounts VALUES(1,1,'console','ann','ann','ann',NULL,NULL);
INSERT INTO accounts VALUES(2,2,'console','bob','bob','bob',NULL,NULL);
INSERT INTO accounts VALUES(3,3,'console','cy','cy','cy',NULL,NULL);
CREATE TABLE audit (
    id           INTEGER PRIMARY KEY,
    community_id INTEGER NOT NULL REFERENCES communities,
    done_at      INTEGER NOT NULL,
    account_id   INTEGER NOT NULL REFERENCES accounts,
    -- `stop` a game, `bar` somebody, `unbar` them, change a `setting`.
    action         TEXT NOT NULL,
    -- The game that was stopped; the account that was barred or is no more.
    game_id     INTEGER REFERENCES "games",
    whom_id      INTEGER REFERENCES accounts,
    -- The reason that was given, or the setting as it was written.
    reason       TEXT NOT NULL
) STRICT;
CREATE TABLE blocks (
    person_id  INTEGER NOT NULL REFERENCES people,
    -- Who can't challenge them.
    blocked_id INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (person_id, blocked_id)
) STRICT, WITHOUT ROWID;
INSERT INTO blocks VALUES(1,3);
CREATE TABLE clock_turns (
    game_id INTEGER NOT NULL REFERENCES "games",
    plies    INTEGER NOT NULL,
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    since    INTEGER NOT NULL,
    left_one INTEGER NOT NULL,
    left_two INTEGER NOT NULL,
    PRIMARY KEY (game_id, plies)
) STRICT, WITHOUT ROWID;
CREATE TABLE clocks (
    game_id INTEGER PRIMARY KEY REFERENCES "games",
    terms    TEXT NOT NULL,
    left_one INTEGER NOT NULL,
    left_two INTEGER NOT NULL,
    -- Whose turn it is, when it began, and how many actions had been made by then.
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    since    INTEGER NOT NULL,
    plies    INTEGER NOT NULL,
    -- When that player's time was over, if their opponent may claim the game.
    out_at   INTEGER
) STRICT;
CREATE TABLE communities (
    id        INTEGER PRIMARY KEY,
    platform  TEXT NOT NULL,
    external_id TEXT NOT NULL,
    UNIQUE (platform, external_id)
) STRICT;
INSERT INTO communities VALUES(-1,'','communities');
INSERT INTO communities VALUES(0,'','');
INSERT INTO communities VALUES(1,'console','console');
CREATE TABLE conditionals (
    game_id INTEGER NOT NULL REFERENCES "games",
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (game_id, player, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE digests (
    person_id  INTEGER PRIMARY KEY REFERENCES people,
    -- With which of their accounts they asked for it.
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- The letter that became the message, once there is one, what it says, and when it was written.
    letter_id  INTEGER,
    body       TEXT NOT NULL DEFAULT '',
    written_at INTEGER,
    -- The letter with the last change of it.
    edit_id    INTEGER,
    -- When it was last looked whether it is to be sent anew.
    looked_at  INTEGER
) STRICT;
CREATE TABLE due (
    kind    TEXT NOT NULL,
    subject INTEGER NOT NULL,
    at      INTEGER NOT NULL, since INTEGER,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO due VALUES('idle',10,1797855647491,NULL);
INSERT INTO due VALUES('idle',11,1797855647976,NULL);
INSERT INTO due VALUES('idle',12,1797855648374,NULL);
INSERT INTO due VALUES('idle',13,1797855648453,NULL);
INSERT INTO due VALUES('idle',14,1797855648457,NULL);
CREATE TABLE entrants (
    tournament_id INTEGER NOT NULL REFERENCES "tournaments",
    person_id  INTEGER NOT NULL REFERENCES people,
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- The order in which they joined, and, once it has begun, that of the seeds; from 0.
    seed       INTEGER NOT NULL,
    -- Whether they have left, and whether that struck them out of the table.
    withdrawn       INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),
    annulled     INTEGER NOT NULL CHECK (annulled IN (0, 1)), placed INTEGER CHECK (placed >= 0), missed INTEGER NOT NULL DEFAULT 0 CHECK (missed >= 0), removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)), place_id INTEGER REFERENCES places,
    PRIMARY KEY (tournament_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS "entries" (
    game_id       INTEGER NOT NULL REFERENCES "games",
    number         INTEGER NOT NULL CHECK (number > 0),
    -- `play` an action; `rewind` to so many actions; `resign`, `agree`, `end`: the end.
    kind           TEXT NOT NULL,
    -- The canonical token of the action, the number of actions, or how it ended.
    token          TEXT NOT NULL,
    -- Whose it is; neither's if it concerns both alike.
    seat           INTEGER CHECK (seat IN (1, 2)),
    -- With which account it was done, if somebody did it.
    account_id     INTEGER REFERENCES accounts,
    made_at        INTEGER NOT NULL,
    -- `event`, `clock`, `pairing` or `program`; of an event its platform and external id, of a pairing its number.
    cause          TEXT NOT NULL,
    cause_platform TEXT,
    cause_id       TEXT,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES(1,1,'play','e8-b8',1,1,1795263643813,'event','console','660c863c46faf-3');
INSERT INTO entries VALUES(1,2,'play','h6-j6',2,2,1795263643817,'event','console','660c863c46faf-5');
INSERT INTO entries VALUES(1,3,'play','b8-b4',1,1,1795263643818,'event','console','660c863c46faf-6');
INSERT INTO entries VALUES(1,4,'play','f8-f11',2,2,1795263643819,'event','console','660c863c46faf-7');
INSERT INTO entries VALUES(1,5,'play','b4-b8',1,1,1795263643821,'event','console','660c863c46faf-8');
INSERT INTO entries VALUES(1,6,'play','j6-j8',2,2,1795263643822,'event','console','660c863c46faf-9');
INSERT INTO entries VALUES(1,7,'play','h5-l5',1,1,1795263643824,'event','console','660c863c46faf-10');
INSERT INTO entries VALUES(1,8,'play','f5-f3',1,1,1795263643824,'event','console','660c863c46faf-10');
INSERT INTO entries VALUES(1,9,'play','h8-h10',2,2,1795263643826,'event','console','660c863c46faf-11');
INSERT INTO entries VALUES(1,10,'play','g6-i6',1,1,1795263643828,'event','console','660c863c46faf-12');
INSERT INTO entries VALUES(1,11,'play','j8-j11',2,2,1795263643829,'event','console','660c863c46faf-13');
INSERT INTO entries VALUES(1,12,'play','e7-e10',2,2,1795263643829,'event','console','660c863c46faf-13');
INSERT INTO entries VALUES(1,13,'play','e6-a6',1,1,1795263643831,'event','console','660c863c46faf-14');
INSERT INTO entries VALUES(1,14,'play','i6-i3',1,1,1795263643831,'event','console','660c863c46faf-14');
INSERT INTO entries VALUES(1,15,'play','e10-a10',2,2,1795263643833,'event','console','660c863c46faf-15');
INSERT INTO entries VALUES(1,16,'play','h10-c10',2,2,1795263643833,'event','console','660c863c46faf-15');
INSERT INTO entries VALUES(1,17,'play','h7-h9',1,1,1795263643834,'event','console','660c863c46faf-16');
INSERT INTO entries VALUES(1,18,'play','c10-c1',2,2,1795263643836,'event','console','660c863c46faf-17');
INSERT INTO entries VALUES(1,19,'play','g7-j7',2,2,1795263643836,'event','console','660c863c46faf-17');
INSERT INTO entries VALUES(1,20,'play','i3-i10',1,1,1795263643838,'event','console','660c863c46faf-18');
INSERT INTO entries VALUES(4,1,'play','@b2',1,1,1795263644154,'event','console','660c863c98da9-7');
INSERT INTO entries VALUES(4,2,'play','@f8',2,2,1795263644156,'event','console','660c863c98da9-8');
INSERT INTO entries VALUES(4,3,'play','@c1',1,1,1795263644158,'event','console','660c863c98da9-9');
INSERT INTO entries VALUES(4,4,'play','@g5',2,2,1795263644159,'event','console','660c863c98da9-10');
INSERT INTO entries VALUES(4,5,'play','@c3',1,1,1795263644165,'event','console','660c863c98da9-14');
INSERT INTO entries VALUES(4,6,'play','@g7',2,2,1795263644167,'event','console','660c863c98da9-15');
INSERT INTO entries VALUES(4,7,'play','@a5',1,1,1795263644169,'event','console','660c863c98da9-16');
INSERT INTO entries VALUES(4,8,'play','@h6',2,2,1795263644170,'event','console','660c863c98da9-17');
INSERT INTO entries VALUES(4,9,'play','@c3',1,1,1795263644172,'event','console','660c863c98da9-18');
INSERT INTO entries VALUES(4,10,'play','g5-e2',2,2,1795263644174,'event','console','660c863c98da9-19');
INSERT INTO entries VALUES(4,11,'play','c3-h3',1,1,1795263644176,'event','console','660c863c98da9-20');
INSERT INTO entries VALUES(4,12,'play','h6-g4',2,2,1795263644179,'event','console','660c863c98da9-21');
INSERT INTO entries VALUES(4,13,'play','c3-d3',1,1,1795263644182,'event','console','660c863c98da9-22');
INSERT INTO entries VALUES(4,14,'play','@g7',2,2,1795263644185,'event','console','660c863c98da9-23');
INSERT INTO entries VALUES(4,15,'play','h3-h8',1,1,1795263644186,'event','console','660c863c98da9-24');
INSERT INTO entries VALUES(5,1,'play','@b2',1,2,1795263644196,'event','console','660c863c98da9-29');
INSERT INTO entries VALUES(5,2,'agree','',1,2,1795263644199,'event','console','660c863c98da9-31');
INSERT INTO entries VALUES(7,1,'play','d2xe1',1,1,1795263644521,'event','console','660c863cefdd3-15');
INSERT INTO entries VALUES(7,2,'play','e1-d2',1,1,1795263644521,'event','console','660c863cefdd3-15');
INSERT INTO entries VALUES(7,3,'play','d7xe7',2,2,1795263644523,'event','console','660c863cefdd3-16');
INSERT INTO entries VALUES(7,4,'rewind','2',2,2,1795263644527,'event','console','660c863cefdd3-18');
INSERT INTO entries VALUES(7,5,'play','d7xe7',2,2,1795263644528,'event','console','660c863cefdd3-19');
INSERT INTO entries VALUES(7,6,'play','e7xd6',2,2,1795263644530,'event','console','660c863cefdd3-20');
INSERT INTO entries VALUES(7,7,'play','d6-c5',2,2,1795263644532,'event','console','660c863cefdd3-21');
INSERT INTO entries VALUES(7,8,'play','b3xc2',1,1,1795263644533,'event','console','660c863cefdd3-22');
INSERT INTO entries VALUES(7,9,'play','c2xd2',1,1,1795263644533,'event','console','660c863cefdd3-22');
INSERT INTO entries VALUES(7,10,'play','d2xd1',1,1,1795263644533,'event','console','660c863cefdd3-22');
INSERT INTO entries VALUES(7,11,'play','d1+c1',1,1,1795263644533,'event','console','660c863cefdd3-22');
INSERT INTO entries VALUES(7,12,'play','c7xc6',2,2,1795263644535,'event','console','660c863cefdd3-23');
INSERT INTO entries VALUES(7,13,'play','c6xb5',2,2,1795263644535,'event','console','660c863cefdd3-23');
INSERT INTO entries VALUES(7,14,'play','b5+c5',2,2,1795263644535,'event','console','660c863cefdd3-23');
INSERT INTO entries VALUES(7,15,'rewind','9',1,1,1795263644542,'event','console','660c863cefdd3-28');
INSERT INTO entries VALUES(7,16,'play','c7xc6',2,2,1795263644543,'event','console','660c863cefdd3-29');
INSERT INTO entries VALUES(7,17,'play','c6xb5',2,2,1795263644543,'event','console','660c863cefdd3-29');
INSERT INTO entries VALUES(7,18,'play','b5+c5',2,2,1795263644543,'event','console','660c863cefdd3-29');
INSERT INTO entries VALUES(7,19,'play','e2xf3',1,1,1795263644545,'event','console','660c863cefdd3-30');
INSERT INTO entries VALUES(7,20,'play','f3-e2',1,1,1795263644545,'event','console','660c863cefdd3-30');
INSERT INTO entries VALUES(7,21,'play','e6xf5',2,2,1795263644547,'event','console','660c863cefdd3-31');
INSERT INTO entries VALUES(7,22,'play','f5-e5',2,2,1795263644547,'event','console','660c863cefdd3-31');
INSERT INTO entries VALUES(7,23,'play','e2-e1',1,1,1795263644549,'event','console','660c863cefdd3-32');
INSERT INTO entries VALUES(7,24,'play','e5-f4',2,2,1795263644550,'event','console','660c863cefdd3-33');
INSERT INTO entries VALUES(7,25,'play','c1-c2',1,1,1795263644552,'event','console','660c863cefdd3-34');
INSERT INTO entries VALUES(7,26,'play','c5-d5',2,2,1795263644554,'event','console','660c863cefdd3-35');
INSERT INTO entries VALUES(7,27,'play','c1xc2',1,1,1795263644555,'event','console','660c863cefdd3-36');
INSERT INTO entries VALUES(7,28,'play','c2-d2',1,1,1795263644555,'event','console','660c863cefdd3-36');
INSERT INTO entries VALUES(7,29,'play','d5xc5',2,2,1795263644557,'event','console','660c863cefdd3-37');
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO facts VALUES('codes','61586B98B790F2627C2ABD9BF4BE194E6C9A008BE3B0CAA3956FC60748EBBD3A');
INSERT INTO facts VALUES('instance','7bdc8e38');
CREATE TABLE IF NOT EXISTS "game_counts" (
    state TEXT PRIMARY KEY,
    games INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO game_counts VALUES('live',5);
INSERT INTO game_counts VALUES('over',4);
CREATE TABLE IF NOT EXISTS "games" (
    id            INTEGER PRIMARY KEY REFERENCES numbers,
    place_id      INTEGER NOT NULL REFERENCES places,
    community_id  INTEGER NOT NULL REFERENCES communities,
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1)),
    began_at      INTEGER NOT NULL,
    -- `live`, `over`, or `aside`: its record cannot be replayed.
    state         TEXT NOT NULL,
    -- Nobody once the game is over.
    to_move       INTEGER CHECK (to_move IN (1, 2)),
    entries       INTEGER NOT NULL,
    plies         INTEGER NOT NULL,
    moved_at      INTEGER NOT NULL,
    ended_at      INTEGER,
    -- Nobody in a game that goes on, and in one that nobody won.
    winner        INTEGER CHECK (winner IN (1, 2)),
    -- How it ended.
    reason        TEXT,
    -- In half points.
    points_one    INTEGER,
    points_two    INTEGER
, start TEXT) STRICT;
INSERT INTO games VALUES(1,1,1,'sfirs','standard',1,1,1795263643811,'over',NULL,20,20,1795263643838,1795263643838,1,'immobile',NULL,NULL,NULL);
INSERT INTO games VALUES(4,1,1,'the-game','8x8',1,1,1795263644152,'over',NULL,15,15,1795263644186,1795263644186,1,'base',NULL,NULL,NULL);
INSERT INTO games VALUES(5,1,1,'the-game','8x8',1,1,1795263644194,'over',NULL,2,1,1795263644199,1795263644199,NULL,'agreement',NULL,NULL,NULL);
INSERT INTO games VALUES(7,1,1,'chifoumi','basic',1,1,1795263644512,'over',NULL,29,23,1795263644557,1795263644557,2,'count',4,5,NULL);
INSERT INTO games VALUES(10,1,1,'chifoumi','basic',1,1,1795263647491,'live',1,0,0,1795263647491,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO games VALUES(11,1,1,'sia-doble','standard',1,1,1795263647976,'live',1,0,0,1795263647976,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO games VALUES(12,1,1,'fursaz','5',1,1,1795263648374,'live',1,0,0,1795263648374,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO games VALUES(13,1,1,'sfirs','standard',1,0,1795263648453,'live',1,0,0,1795263648453,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO games VALUES(14,1,1,'chifoumi','placement',1,1,1795263648457,'live',1,0,0,1795263648457,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE gifts (
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    first_at  INTEGER NOT NULL,
    gifts     INTEGER NOT NULL,
    PRIMARY KEY (person_id, game_id)
) STRICT, WITHOUT ROWID;
INSERT INTO gifts VALUES(2,12,1795263700000,2);
CREATE TABLE hints (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    position  TEXT NOT NULL,
    actions   TEXT NOT NULL
) STRICT;
INSERT INTO hints VALUES(1,1,'12/1w8w1/12/12/1W3bwb4/4bwbw4/4wbw2B2/4bwbw4/12/12/1b8b1/12 w - -','h5-h1 +k11');
CREATE TABLE IF NOT EXISTS "inbox" (
    platform    TEXT NOT NULL,
    event       TEXT NOT NULL,
    -- Nobody's if it was not meant for us: then only its id is known, so that it is not taken for a turn later.
    account_id  INTEGER REFERENCES accounts,
    received_at INTEGER NOT NULL, place_id INTEGER,
    PRIMARY KEY (platform, event)
) STRICT, WITHOUT ROWID;
INSERT INTO inbox VALUES('console','660c8640b4474-1',1,1795263648450,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-2',2,1795263648453,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-3',1,1795263648456,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-4',2,1795263648457,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-5',1,1795263648459,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-6',1,1795263648460,NULL);
INSERT INTO inbox VALUES('console','660c8640b4474-7',1,1795263648462,NULL);
INSERT INTO inbox VALUES('console','660d340096550-1',1,1795310288988,NULL);
INSERT INTO inbox VALUES('console','660d340096550-2',1,1795310289010,NULL);
INSERT INTO inbox VALUES('console','660d340096550-3',2,1795310289031,NULL);
INSERT INTO inbox VALUES('console','660d4494b6f96-1',1,1795314739278,NULL);
INSERT INTO inbox VALUES('console','660d4494b6f96-2',2,1795314739282,NULL);
INSERT INTO inbox VALUES('console','660d4494b6f96-3',1,1795314739285,NULL);
INSERT INTO inbox VALUES('console','660d5f8dca90d-1',1,1795321979775,NULL);
INSERT INTO inbox VALUES('console','660d5f8dca90d-2',1,1795321979794,NULL);
INSERT INTO inbox VALUES('console','660d62f06038b-1',1,1795322888455,NULL);
INSERT INTO inbox VALUES('console','660d62f06038b-2',1,1795322888466,NULL);
INSERT INTO inbox VALUES('console','660d69aaa67d7-1',1,1795324694396,NULL);
INSERT INTO inbox VALUES('console','660d69aaa67d7-2',1,1795324694406,NULL);
INSERT INTO inbox VALUES('console','660d6cf517bde-1',1,1795325577756,NULL);
INSERT INTO inbox VALUES('console','660d6cf517bde-2',1,1795325577771,NULL);
INSERT INTO inbox VALUES('console','660d6f9d8274e-1',1,1795326291231,NULL);
INSERT INTO inbox VALUES('console','660d6f9d8274e-2',1,1795326291251,NULL);
INSERT INTO inbox VALUES('console','660d93f047b61-1',1,1795336041693,NULL);
INSERT INTO inbox VALUES('console','660d93f047b61-2',1,1795336041703,NULL);
INSERT INTO inbox VALUES('console','660e29b4f6292-1',1,1795376244829,1);
INSERT INTO inbox VALUES('console','660e29b4f6292-2',1,1795376252572,1);
CREATE TABLE match_games (
    game_id INTEGER PRIMARY KEY REFERENCES "games",
    match_id INTEGER NOT NULL REFERENCES matches,
    first    INTEGER NOT NULL CHECK (first IN (1, 2))
) STRICT;
CREATE TABLE matches (
    id         INTEGER PRIMARY KEY REFERENCES numbers,
    tournament_id INTEGER REFERENCES "tournaments",
    -- In a contest: the round, from 1, and the place in it, from 0.
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    place_id   INTEGER NOT NULL REFERENCES places,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock      TEXT,
    goal       TEXT NOT NULL,
    -- Who plays the first side in the first game, and their opponent; nobody in a bye.
    one_id     INTEGER NOT NULL REFERENCES accounts,
    two_id     INTEGER REFERENCES accounts,
    -- The score in halves, and how many games have counted.
    halves_one INTEGER NOT NULL,
    halves_two INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    began_at   INTEGER NOT NULL,
    -- How it ended; it goes on if that is not known.
    ended      TEXT
) STRICT;
CREATE TABLE meetings (
    one_id   INTEGER NOT NULL REFERENCES people,
    other_id INTEGER NOT NULL REFERENCES people,
    ended_at INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES "games",
    PRIMARY KEY (one_id, other_id, ended_at, game_id)
) STRICT, WITHOUT ROWID;
INSERT INTO meetings VALUES(1,2,1795263643838,1);
INSERT INTO meetings VALUES(1,2,1795263644186,4);
INSERT INTO meetings VALUES(1,2,1795263644199,5);
INSERT INTO meetings VALUES(1,2,1795263644557,7);
CREATE TABLE members (
    community_id INTEGER NOT NULL REFERENCES communities,
    account_id   INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (community_id, account_id)
) STRICT, WITHOUT ROWID;
INSERT INTO members VALUES(1,1);
INSERT INTO members VALUES(1,2);
INSERT INTO members VALUES(1,3);
CREATE TABLE moves (
    platform TEXT NOT NULL,
    -- The platform's ids of the place that was replaced, and of the one that replaces it.
    from_id  TEXT NOT NULL,
    to_id    TEXT NOT NULL,
    -- `moved`: what belonged to the one belongs to the other. `apart`: each keeps what it has, for both have a community
    -- of their own. `unproven`: the one that was said to replace it does not know of that.
    outcome  TEXT NOT NULL,
    noted_at INTEGER NOT NULL,
    PRIMARY KEY (platform, from_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE mutes (
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (person_id, game_id)
) STRICT, WITHOUT ROWID;
INSERT INTO mutes VALUES(1,10);
INSERT INTO mutes VALUES(1,12);
CREATE TABLE numbers (
    id INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;
INSERT INTO numbers VALUES(1);
INSERT INTO numbers VALUES(2);
INSERT INTO numbers VALUES(3);
INSERT INTO numbers VALUES(4);
INSERT INTO numbers VALUES(5);
INSERT INTO numbers VALUES(6);
INSERT INTO numbers VALUES(7);
INSERT INTO numbers VALUES(8);
INSERT INTO numbers VALUES(9);
INSERT INTO numbers VALUES(10);
INSERT INTO numbers VALUES(11);
INSERT INTO numbers VALUES(12);
INSERT INTO numbers VALUES(13);
INSERT INTO numbers VALUES(14);
INSERT INTO numbers VALUES(15);
INSERT INTO numbers VALUES(16);
CREATE TABLE IF NOT EXISTS "offers" (
    id         INTEGER PRIMARY KEY REFERENCES numbers,
    kind       TEXT NOT NULL,
    place_id   INTEGER NOT NULL REFERENCES places,
    maker_id   INTEGER NOT NULL REFERENCES accounts,
    -- Nobody in an open challenge.
    taker_id   INTEGER REFERENCES accounts,
    -- The game that it is about; a challenge is about none.
    game_id   INTEGER REFERENCES "games",
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    -- The maker's side; either if none.
    side       INTEGER CHECK (side IN (1, 2)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    state      TEXT NOT NULL,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at  INTEGER
, clock TEXT, goal TEXT, by_code INTEGER NOT NULL DEFAULT 0 CHECK (by_code IN (0, 1)), start TEXT) STRICT;
INSERT INTO offers VALUES(1,'challenge',1,1,2,NULL,'sfirs','standard',1,1,'accepted',1795263643808,1795868443808,1795263643811,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(2,'challenge',1,2,1,NULL,'the-game','8x8',2,1,'withdrawn',1795263644143,1795868444143,1795263644146,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(3,'challenge',1,2,1,NULL,'the-game','8x8',2,0,'declined',1795263644148,1795868444148,1795263644149,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(4,'challenge',1,2,1,NULL,'the-game','8x8',2,1,'accepted',1795263644151,1795868444151,1795263644152,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(5,'rematch',1,2,1,4,'the-game','8x8',1,1,'accepted',1795263644193,1795868444193,1795263644194,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(6,'draw',1,1,2,5,'the-game','8x8',NULL,1,'accepted',1795263644198,1795868444198,1795263644199,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(7,'challenge',1,1,2,NULL,'chifoumi','basic',1,1,'accepted',1795263644508,1795868444508,1795263644512,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(8,'draw',1,1,2,7,'chifoumi','basic',NULL,1,'declined',1795263644537,1795868444537,1795263644539,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(9,'takeback',1,2,1,7,'chifoumi','basic',NULL,1,'accepted',1795263644540,1795868444540,1795263644542,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(10,'rematch',1,1,2,7,'chifoumi','basic',2,1,'accepted',1795263647487,1795868447487,1795263647491,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(11,'challenge',1,1,2,NULL,'sia-doble','standard',1,1,'accepted',1795263647956,1795868447956,1795263647976,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(12,'challenge',1,1,NULL,NULL,'fursaz','5',1,1,'accepted',1795263648370,1795868448370,1795263648374,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(13,'challenge',1,1,2,NULL,'sfirs','standard',1,0,'accepted',1795263648450,1795868448450,1795263648453,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(14,'challenge',1,1,2,NULL,'chifoumi','placement',2,1,'accepted',1795263648456,1795868448456,1795263648457,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(15,'challenge',1,1,NULL,NULL,'fursaz','7',NULL,1,'open',1795263648459,1795868448459,NULL,NULL,NULL,0,NULL);
INSERT INTO offers VALUES(16,'draw',1,2,1,10,'chifoumi','basic',NULL,1,'open',1795310289031,1795915089031,NULL,NULL,NULL,0,NULL);
CREATE TABLE outages (
    platform TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (platform, begun_at)
) STRICT, WITHOUT ROWID;
INSERT INTO outages VALUES('',1795322888466,1795324694390);
INSERT INTO outages VALUES('',1795324694406,1795325577755);
INSERT INTO outages VALUES('',1795325577771,1795326291224);
INSERT INTO outages VALUES('',1795326291251,1795336041692);
INSERT INTO outages VALUES('',1795336041703,1795376244810);
INSERT INTO outages VALUES('',1795376252572,1795701681921);
CREATE TABLE IF NOT EXISTS "outbox" (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    platform       TEXT NOT NULL,
    -- As in `entries`.
    cause          TEXT NOT NULL,
    cause_platform TEXT,
    cause_id       TEXT,
    -- What it is about.
    about          INTEGER REFERENCES numbers,
    body           TEXT NOT NULL,
    state          TEXT NOT NULL,
    attempts       INTEGER NOT NULL,
    due_at         INTEGER NOT NULL,
    written_at     INTEGER NOT NULL,
    -- The message that it became on the platform.
    message        TEXT,
    error          TEXT
, to_place TEXT, to_account TEXT, answers TEXT, thread INTEGER NOT NULL DEFAULT 0 CHECK (thread IN (0, 1)), channel TEXT, seen_by TEXT, controls TEXT) STRICT;
INSERT INTO outbox VALUES(189,'console','event','console','660c8640b4474-2',13,'{"to":{"place":"lobby"},"about":13,"thread":false,"answers":"660c8640b4474-2","audience":"everyone","text":["#13 SFIRS, unrated: ann (White) against bob (Black).","ann (White) to move.","Type a turn, like “e6-a6”; “moves” lists what may be played, “rules” explains the game."],"language":"en","picture":{"table":13,"entries":0,"line":[],"bottom":1,"names":["ann","bob"],"chosen":null,"obstacles":[],"theme":"","words":false},"buttons":[{"label":"Rules","line":"rules sfirs","seen":null,"style":"plain"}],"pings":[{"id":"ann","name":"ann"}],"files":[]}','sent',1,0,1795263648453,'7bdc8e38-189',NULL,'lobby',NULL,'660c8640b4474-2',0,NULL,'everyone',NULL);
INSERT INTO outbox VALUES(190,'console','event','console','660c8640b4474-3',14,'{"to":{"place":"lobby"},"about":14,"thread":false,"answers":"660c8640b4474-3","audience":"everyone","text":["ann challenges bob to Chifoumi (placement), rated; ann plays Black.","Answer with “accept #14” or “decline #14”."],"language":"en","picture":null,"buttons":[{"label":"Accept","line":"accept #14","seen":null,"style":"primary"},{"label":"Decline","line":"decline #14","seen":null,"style":"plain"}],"pings":[{"id":"bob","name":"bob"}],"files":[]}','sent',1,0,1795263648456,'7bdc8e38-190',NULL,'lobby',NULL,'660c8640b4474-3',0,NULL,'everyone',NULL);
INSERT INTO outbox VALUES(191,'console','event','console','660c8640b4474-4',14,'{"to":{"place":"lobby"},"about":14,"thread":false,"answers":"660c8640b4474-4","audience":"everyone","text":["#14 Chifoumi (placement), rated: bob (White) against ann (Black).","bob (White) to move.","Type a turn, like “P@a3”; “moves” lists what may be played, “rules” explains the game."],"language":"en","picture":{"table":14,"entries":0,"line":[],"bottom":1,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"","words":false},"buttons":[{"label":"Rules","line":"rules chifoumi","seen":null,"style":"plain"}],"pings":[{"id":"bob","name":"bob"}],"files":[]}','sent',1,0,1795263648457,'7bdc8e38-191',NULL,'lobby',NULL,'660c8640b4474-4',0,NULL,'everyone',NULL);
INSERT INTO outbox VALUES(192,'console','event','console','660c8640b4474-5',15,'{"to":{"place":"lobby"},"about":15,"thread":false,"answers":"660c8640b4474-5","audience":"everyone","text":["ann challenges anyone to Fursaz (7), rated; sides by lot.","Whoever wants to play says “accept #15”."],"language":"en","picture":null,"buttons":[{"label":"Accept","line":"accept #15","seen":null,"style":"primary"}],"pings":[],"files":[]}','sent',1,0,1795263648459,'7bdc8e38-192',NULL,'lobby',NULL,'660c8640b4474-5',0,NULL,'everyone',NULL);
INSERT INTO outbox VALUES(193,'console','event','console','660c8640b4474-6',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660c8640b4474-6","audience":"asker","text":["language is now en."],"language":"en","picture":null,"buttons":[],"pings":[],"files":[]}','sent',1,0,1795263648460,'7bdc8e38-193',NULL,'lobby',NULL,'660c8640b4474-6',0,NULL,'one',NULL);
INSERT INTO outbox VALUES(194,'console','event','console','660c8640b4474-7',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660c8640b4474-7","audience":"asker","text":["theme is now dark."],"language":"en","picture":null,"buttons":[],"pings":[],"files":[]}','sent',1,0,1795263648462,'7bdc8e38-194',NULL,'lobby',NULL,'660c8640b4474-7',0,NULL,'one',NULL);
INSERT INTO outbox VALUES(195,'console','event','console','660d340096550-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d340096550-1","token":null,"audience":"asker","text":["#10 Chifoumi (basic): bob – ann, 0 actions","bob (White) to move."],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":1,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","words":false},"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795310288988,'7bdc8e38-195',NULL,'lobby',NULL,'660d340096550-1',0,NULL,'one',NULL);
INSERT INTO outbox VALUES(196,'console','event','console','660d340096550-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d340096550-2","token":null,"audience":"asker","text":["Your games (5):","#10 Chifoumi (basic): bob – ann, bob to move","#11 Sia Doble: ann – bob, ann to move","#12 Fursaz (5): ann – bob, ann to move","#13 SFIRS: ann – bob, ann to move","#14 Chifoumi (placement): bob – ann, bob to move","#15 Fursaz (7): ann challenges anyone; “accept #15” to play"],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795310289010,'7bdc8e38-196',NULL,'lobby',NULL,'660d340096550-2',0,NULL,'one',NULL);
INSERT INTO outbox VALUES(197,'console','event','console','660d340096550-3',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d340096550-3","token":null,"audience":"everyone","text":["bob offers ann to stop #10 here and count.","Answer with “accept #10” or “decline #10”."],"language":"en","picture":null,"buttons":[{"label":"Accept","line":"accept #10","seen":null,"style":"primary"},{"label":"Decline","line":"decline #10","seen":null,"style":"plain"}],"pings":[{"id":"ann","name":"ann"}],"files":[],"until":1795915089031}','sent',1,0,1795310289031,'7bdc8e38-197',NULL,'lobby',NULL,'660d340096550-3',0,NULL,'everyone',NULL);
INSERT INTO outbox VALUES(198,'console','event','console','660d4494b6f96-1',1,'{"to":{"place":"lobby"},"about":1,"thread":false,"answers":"660d4494b6f96-1","token":null,"audience":"asker","text":[[{"words":"#1 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", 20 actions"}],[{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" (White) wins because the opponent has no active piece that can move."}]],"language":"en","picture":{"table":1,"entries":20,"line":[],"bottom":1,"names":["ann","bob"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795314739278,'7bdc8e38-198',NULL,'lobby',NULL,'660d4494b6f96-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(199,'console','event','console','660d4494b6f96-2',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d4494b6f96-2","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":1,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795314739282,'7bdc8e38-199',NULL,'lobby',NULL,'660d4494b6f96-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(200,'console','event','console','660d4494b6f96-3',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d4494b6f96-3","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move"}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move"}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move"}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move"}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795314739285,'7bdc8e38-200',NULL,'lobby',NULL,'660d4494b6f96-3',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(201,'console','event','console','660d5f8dca90d-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d5f8dca90d-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":1,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795321979775,'7bdc8e38-201',NULL,'lobby',NULL,'660d5f8dca90d-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(202,'console','event','console','660d5f8dca90d-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d5f8dca90d-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795321979794,'7bdc8e38-202',NULL,'lobby',NULL,'660d5f8dca90d-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(203,'console','event','console','660d62f06038b-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d62f06038b-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":1,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795322888455,'7bdc8e38-203',NULL,'lobby',NULL,'660d62f06038b-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(204,'console','event','console','660d62f06038b-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d62f06038b-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null}','sent',1,0,1795322888466,'7bdc8e38-204',NULL,'lobby',NULL,'660d62f06038b-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(205,'console','event','console','660d69aaa67d7-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d69aaa67d7-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":2,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null,"refusal":false}','sent',1,0,1795324694396,'7bdc8e38-205',NULL,'lobby',NULL,'660d69aaa67d7-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(206,'console','event','console','660d69aaa67d7-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d69aaa67d7-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null,"refusal":false}','sent',1,0,1795324694406,'7bdc8e38-206',NULL,'lobby',NULL,'660d69aaa67d7-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(207,'console','event','console','660d6cf517bde-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d6cf517bde-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":2,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null,"refusal":false}','sent',1,0,1795325577756,'7bdc8e38-207',NULL,'lobby',NULL,'660d6cf517bde-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(208,'console','event','console','660d6cf517bde-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d6cf517bde-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null,"refusal":false}','sent',1,0,1795325577771,'7bdc8e38-208',NULL,'lobby',NULL,'660d6cf517bde-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(209,'console','event','console','660d6f9d8274e-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d6f9d8274e-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":2,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null,"refusal":false,"continues":false}','sent',1,0,1795326291231,'7bdc8e38-209',NULL,'lobby',NULL,'660d6f9d8274e-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(210,'console','event','console','660d6f9d8274e-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d6f9d8274e-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null,"refusal":false,"continues":false}','sent',1,0,1795326291251,'7bdc8e38-210',NULL,'lobby',NULL,'660d6f9d8274e-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(211,'console','event','console','660d93f047b61-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660d93f047b61-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":2,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","told":false},"buttons":[],"pings":[],"files":[],"until":null,"keeps_past":false,"refusal":false,"continues":false}','sent',1,0,1795336041693,'7bdc8e38-211',NULL,'lobby',NULL,'660d93f047b61-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(212,'console','event','console','660d93f047b61-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660d93f047b61-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"until":null,"keeps_past":false,"refusal":false,"continues":false}','sent',1,0,1795336041703,'7bdc8e38-212',NULL,'lobby',NULL,'660d93f047b61-2',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(213,'console','event','console','660e29b4f6292-1',10,'{"to":{"place":"lobby"},"about":10,"thread":false,"answers":"660e29b4f6292-1","token":null,"audience":"asker","text":[[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", 0 actions"}],[{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" (White) to move."}]],"language":"en","picture":{"table":10,"entries":0,"line":[],"bottom":2,"names":["bob","ann"],"chosen":null,"obstacles":[],"theme":"dark","form":"picture","past":false,"told":false},"buttons":[],"pings":[],"files":[],"personal":null,"until":null,"keeps_past":false,"refusal":false,"continues":false,"digest":false,"edits":null}','sent',1,0,1795376244829,'7bdc8e38-213',NULL,'lobby',NULL,'660e29b4f6292-1',0,'lobby','one',NULL);
INSERT INTO outbox VALUES(214,'console','event','console','660e29b4f6292-2',NULL,'{"to":{"place":"lobby"},"about":null,"thread":false,"answers":"660e29b4f6292-2","token":null,"audience":"asker","text":[[{"words":"Your games (5):"}],[{"words":"#11 Sia Doble: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263647976,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#12 Fursaz (5): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648374,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#13 SFIRS: "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" against "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":", "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" to move, last turn "},{"time":{"at":1795263648453,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#10 Chifoumi (basic): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263647491,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"#14 Chifoumi (placement): "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" against "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":", "},{"person":{"platform":"console","id":"bob","name":"bob"}},{"words":" to move, last turn "},{"time":{"at":1795263648457,"words":"on 2026-11-21 at 12:20 UTC"}}],[{"words":"Challenges (1):"}],[{"words":"#15 Fursaz (7): "},{"person":{"platform":"console","id":"ann","name":"ann"}},{"words":" challenges anyone; "},{"command":"accept #15"},{"words":" to play"}]],"language":"en","picture":null,"buttons":[],"pings":[],"files":[],"personal":null,"until":null,"keeps_past":false,"refusal":false,"continues":false,"digest":false,"edits":null}','sent',1,0,1795376252572,'7bdc8e38-214',NULL,'lobby',NULL,'660e29b4f6292-2',0,'lobby','one',NULL);
CREATE TABLE people (
    id        INTEGER PRIMARY KEY,
    joined_at INTEGER NOT NULL
) STRICT;
INSERT INTO people VALUES(1,1795263643808);
INSERT INTO people VALUES(2,1795263643808);
INSERT INTO people VALUES(3,1795263644511);
CREATE TABLE places (
    id           INTEGER PRIMARY KEY,
    community_id INTEGER NOT NULL REFERENCES communities,
    platform     TEXT NOT NULL,
    external_id        TEXT NOT NULL,
    name         TEXT NOT NULL,
    direct       INTEGER NOT NULL CHECK (direct IN (0, 1)),
    UNIQUE (platform, external_id)
) STRICT;
INSERT INTO places VALUES(1,1,'console','lobby','lobby',0);
CREATE TABLE rating_changes (
    game_id          INTEGER NOT NULL REFERENCES "games",
    community_id      INTEGER NOT NULL REFERENCES communities,
    game              TEXT NOT NULL,
    person_id         INTEGER NOT NULL REFERENCES people,
    rating_before     REAL NOT NULL,
    deviation_before  REAL NOT NULL,
    volatility_before REAL NOT NULL,
    rating            REAL NOT NULL,
    deviation         REAL NOT NULL,
    volatility        REAL NOT NULL,
    changed_at        INTEGER NOT NULL,
    PRIMARY KEY (game_id, community_id, game, person_id)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_changes VALUES(1,0,'',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,0,'',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,0,'sfirs',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,0,'sfirs',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,1,'',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,1,'',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,1,'sfirs',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(1,1,'sfirs',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263643838);
INSERT INTO rating_changes VALUES(4,0,'',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1720.3171984281491404,260.48876254459668189,0.059998921806174547455,1795263644186);
INSERT INTO rating_changes VALUES(4,0,'',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1279.6828015718508595,260.48876254459668189,0.059998921806174547455,1795263644186);
INSERT INTO rating_changes VALUES(4,0,'the-game',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263644186);
INSERT INTO rating_changes VALUES(4,0,'the-game',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263644186);
INSERT INTO rating_changes VALUES(4,1,'',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1720.3171984281491404,260.48876254459668189,0.059998921806174547455,1795263644186);
INSERT INTO rating_changes VALUES(4,1,'',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1279.6828015718508595,260.48876254459668189,0.059998921806174547455,1795263644186);
INSERT INTO rating_changes VALUES(4,1,'the-game',1,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263644186);
INSERT INTO rating_changes VALUES(4,1,'the-game',2,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263644186);
INSERT INTO rating_changes VALUES(5,0,'',1,1720.3171984281491404,260.48876254459668189,0.059998921806174547455,1621.3328934907915481,243.59649285497931715,0.059999025359267668666,1795263644199);
INSERT INTO rating_changes VALUES(5,0,'',2,1279.6828015718508595,260.48876254459668189,0.059998921806174547455,1378.6671065092084518,243.59649285497931715,0.059999025359267668666,1795263644199);
INSERT INTO rating_changes VALUES(5,0,'the-game',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1576.6886643068637567,260.48876356402206511,0.059999148675621880033,1795263644199);
INSERT INTO rating_changes VALUES(5,0,'the-game',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1423.3113356931362432,260.48876356402206511,0.059999148675621880033,1795263644199);
INSERT INTO rating_changes VALUES(5,1,'',1,1720.3171984281491404,260.48876254459668189,0.059998921806174547455,1621.3328934907915481,243.59649285497931715,0.059999025359267668666,1795263644199);
INSERT INTO rating_changes VALUES(5,1,'',2,1279.6828015718508595,260.48876254459668189,0.059998921806174547455,1378.6671065092084518,243.59649285497931715,0.059999025359267668666,1795263644199);
INSERT INTO rating_changes VALUES(5,1,'the-game',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1576.6886643068637567,260.48876356402206511,0.059999148675621880033,1795263644199);
INSERT INTO rating_changes VALUES(5,1,'the-game',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1423.3113356931362432,260.48876356402206511,0.059999148675621880033,1795263644199);
INSERT INTO rating_changes VALUES(7,0,'',1,1621.3328934907915481,243.59649285497931715,0.059999025359267668666,1456.0384168111152121,219.80628587640106276,0.060000891681817235256,1795263644557);
INSERT INTO rating_changes VALUES(7,0,'',2,1378.6671065092084518,243.59649285497931715,0.059999025359267668666,1543.9615831888847878,219.80628587640106276,0.060000891681817235256,1795263644557);
INSERT INTO rating_changes VALUES(7,0,'chifoumi',1,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263644557);
INSERT INTO rating_changes VALUES(7,0,'chifoumi',2,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263644557);
INSERT INTO rating_changes VALUES(7,1,'',1,1621.3328934907915481,243.59649285497931715,0.059999025359267668666,1456.0384168111152121,219.80628587640106276,0.060000891681817235256,1795263644557);
INSERT INTO rating_changes VALUES(7,1,'',2,1378.6671065092084518,243.59649285497931715,0.059999025359267668666,1543.9615831888847878,219.80628587640106276,0.060000891681817235256,1795263644557);
INSERT INTO rating_changes VALUES(7,1,'chifoumi',1,1500.0,350.0,0.059999999999999997779,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,1795263644557);
INSERT INTO rating_changes VALUES(7,1,'chifoumi',2,1500.0,350.0,0.059999999999999997779,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1795263644557);
CREATE TABLE ratings (
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    wins         INTEGER NOT NULL,
    draws        INTEGER NOT NULL,
    losses       INTEGER NOT NULL, rated_at INTEGER NOT NULL DEFAULT 0, provisional INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (community_id, game, person_id)
) STRICT, WITHOUT ROWID;
INSERT INTO ratings VALUES(0,'',1,1456.0384168111152121,219.80628587640106276,0.060000891681817235256,2,1,1,1795263644557,1);
INSERT INTO ratings VALUES(0,'',2,1543.9615831888847878,219.80628587640106276,0.060000891681817235256,1,1,2,1795263644557,1);
INSERT INTO ratings VALUES(0,'chifoumi',1,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,0,0,1,1795263644557,1);
INSERT INTO ratings VALUES(0,'chifoumi',2,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,0,0,1795263644557,1);
INSERT INTO ratings VALUES(0,'sfirs',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,0,0,1795263643838,1);
INSERT INTO ratings VALUES(0,'sfirs',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,0,0,1,1795263643838,1);
INSERT INTO ratings VALUES(0,'the-game',1,1576.6886643068637567,260.48876356402206511,0.059999148675621880033,1,1,0,1795263644199,1);
INSERT INTO ratings VALUES(0,'the-game',2,1423.3113356931362432,260.48876356402206511,0.059999148675621880033,0,1,1,1795263644199,1);
INSERT INTO ratings VALUES(1,'',1,1456.0384168111152121,219.80628587640106276,0.060000891681817235256,2,1,1,1795263644557,1);
INSERT INTO ratings VALUES(1,'',2,1543.9615831888847878,219.80628587640106276,0.060000891681817235256,1,1,2,1795263644557,1);
INSERT INTO ratings VALUES(1,'chifoumi',1,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,0,0,1,1795263644557,1);
INSERT INTO ratings VALUES(1,'chifoumi',2,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,0,0,1795263644557,1);
INSERT INTO ratings VALUES(1,'sfirs',1,1662.3108939062976787,290.31896371798040945,0.059999675372338141798,1,0,0,1795263643838,1);
INSERT INTO ratings VALUES(1,'sfirs',2,1337.6891060937023212,290.31896371798040945,0.059999675372338141798,0,0,1,1795263643838,1);
INSERT INTO ratings VALUES(1,'the-game',1,1576.6886643068637567,260.48876356402206511,0.059999148675621880033,1,1,0,1795263644199,1);
INSERT INTO ratings VALUES(1,'the-game',2,1423.3113356931362432,260.48876356402206511,0.059999148675621880033,0,1,1,1795263644199,1);
CREATE TABLE rivals (
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rival_id     INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (community_id, game, person_id, rival_id)
) STRICT, WITHOUT ROWID;
INSERT INTO rivals VALUES(0,'',2,1);
INSERT INTO rivals VALUES(0,'chifoumi',2,1);
INSERT INTO rivals VALUES(0,'sfirs',2,1);
INSERT INTO rivals VALUES(0,'the-game',2,1);
INSERT INTO rivals VALUES(1,'',2,1);
INSERT INTO rivals VALUES(1,'chifoumi',2,1);
INSERT INTO rivals VALUES(1,'sfirs',2,1);
INSERT INTO rivals VALUES(1,'the-game',2,1);
INSERT INTO rivals VALUES(0,'',1,2);
INSERT INTO rivals VALUES(0,'chifoumi',1,2);
INSERT INTO rivals VALUES(0,'sfirs',1,2);
INSERT INTO rivals VALUES(0,'the-game',1,2);
INSERT INTO rivals VALUES(1,'',1,2);
INSERT INTO rivals VALUES(1,'chifoumi',1,2);
INSERT INTO rivals VALUES(1,'sfirs',1,2);
INSERT INTO rivals VALUES(1,'the-game',1,2);
CREATE TABLE scores (
    person_id   INTEGER NOT NULL REFERENCES people,
    opponent_id INTEGER NOT NULL REFERENCES people,
    wins        INTEGER NOT NULL,
    draws       INTEGER NOT NULL,
    losses      INTEGER NOT NULL,
    PRIMARY KEY (person_id, opponent_id)
) STRICT, WITHOUT ROWID;
INSERT INTO scores VALUES(1,2,2,1,1);
INSERT INTO scores VALUES(2,1,1,1,2);
CREATE TABLE season_ratings (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    wins         INTEGER NOT NULL,
    draws        INTEGER NOT NULL,
    losses       INTEGER NOT NULL,
    provisional  INTEGER NOT NULL CHECK (provisional IN (0, 1)),
    PRIMARY KEY (season, community_id, game, person_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_rivals (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rival_id     INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (season, community_id, game, person_id, rival_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    game_id   INTEGER NOT NULL REFERENCES "games",
    seat       INTEGER NOT NULL CHECK (seat IN (1, 2)),
    person_id  INTEGER NOT NULL REFERENCES people,
    -- The account that sat down, by which the person is called.
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- As in the table's state, so that a person's live games are found among all of his.
    live       INTEGER NOT NULL CHECK (live IN (0, 1)), lost_on_time INTEGER NOT NULL DEFAULT 0 CHECK (lost_on_time IN (0, 1)),
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(1,1,1,1,0,0);
INSERT INTO seats VALUES(1,2,2,2,0,0);
INSERT INTO seats VALUES(4,1,1,1,0,0);
INSERT INTO seats VALUES(4,2,2,2,0,0);
INSERT INTO seats VALUES(5,1,2,2,0,0);
INSERT INTO seats VALUES(5,2,1,1,0,0);
INSERT INTO seats VALUES(7,1,1,1,0,0);
INSERT INTO seats VALUES(7,2,2,2,0,0);
INSERT INTO seats VALUES(10,1,2,2,1,0);
INSERT INTO seats VALUES(10,2,1,1,1,0);
INSERT INTO seats VALUES(11,1,1,1,1,0);
INSERT INTO seats VALUES(11,2,2,2,1,0);
INSERT INTO seats VALUES(12,1,1,1,1,0);
INSERT INTO seats VALUES(12,2,2,2,1,0);
INSERT INTO seats VALUES(13,1,1,1,1,0);
INSERT INTO seats VALUES(13,2,2,2,1,0);
INSERT INTO seats VALUES(14,1,2,2,1,0);
INSERT INTO seats VALUES(14,2,1,1,1,0);
CREATE TABLE settings (
    owner    TEXT NOT NULL CHECK (owner IN ('person', 'place', 'community')),
    owner_id INTEGER NOT NULL,
    name     TEXT NOT NULL,
    value    TEXT NOT NULL,
    PRIMARY KEY (owner, owner_id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('person',1,'language','en');
INSERT INTO settings VALUES('place',1,'theme','dark');
CREATE TABLE signs_of_life (
    platform TEXT PRIMARY KEY,
    seen_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO signs_of_life VALUES('',1795376252572);
CREATE TABLE snoozes (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    ends_at   INTEGER NOT NULL
) STRICT;
INSERT INTO snoozes VALUES(2,1795835016930);
CREATE TABLE suspects (
    -- A kind of `due`, or 'offer', 'letter', 'computer', 'event'.
    kind     TEXT NOT NULL,
    -- Its number; of an event its platform and id.
    subject  TEXT NOT NULL,
    failures INTEGER NOT NULL,
    -- How often the program died while it was tried.
    deaths   INTEGER NOT NULL,
    -- Not tried before; never again if there is none: it is put aside.
    again_at INTEGER,
    noted_at INTEGER NOT NULL,
    why      TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE tasks (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    -- Where they answer it.
    place_id  INTEGER NOT NULL REFERENCES places,
    set_at    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    -- From 0.
    number    INTEGER NOT NULL,
    -- What they have played of a turn that goes on.
    actions   TEXT NOT NULL
) STRICT;
INSERT INTO tasks VALUES(1,1,1795575822000,'chifoumi',1,'');
INSERT INTO tasks VALUES(3,1,1795575822000,'sia-doble',0,'b2-b3 b3-b4');
CREATE TABLE IF NOT EXISTS "tournaments" (
    id           INTEGER PRIMARY KEY REFERENCES numbers,
    system       TEXT NOT NULL,
    place_id     INTEGER NOT NULL REFERENCES places,
    organizer_id INTEGER NOT NULL REFERENCES accounts,
    game         TEXT NOT NULL,
    variant      TEXT NOT NULL,
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock        TEXT NOT NULL,
    -- What each pairing is for: `one`, `best:5`.
    goal         TEXT NOT NULL,
    -- Whether each two meet twice, whether there is a match for the third place, whether seeds are drawn by lot, and
    -- whether a win is worth three points.
    double       INTEGER NOT NULL CHECK (double IN (0, 1)),
    third_place  INTEGER NOT NULL CHECK (third_place IN (0, 1)),
    by_lot       INTEGER NOT NULL CHECK (by_lot IN (0, 1)),
    three_points INTEGER NOT NULL CHECK (three_points IN (0, 1)),
    -- How many rounds there are; known when it begins unless it was said before.
    rounds       INTEGER,
    -- The day of the week on which it begins, Monday being 1, if there is another one every week.
    weekday      INTEGER CHECK (weekday BETWEEN 1 AND 7),
    state        TEXT NOT NULL,
    -- The round that is played; 0 before the first.
    round        INTEGER NOT NULL,
    opened_at    INTEGER NOT NULL,
    ended_at     INTEGER
, at_once INTEGER NOT NULL DEFAULT 1 CHECK (at_once > 0), round_ms INTEGER CHECK (round_ms > 0), extended INTEGER NOT NULL DEFAULT 0 CHECK (extended >= 0), title TEXT NOT NULL DEFAULT '', most INTEGER CHECK (most > 1), late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0), paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)), playoff INTEGER CHECK (playoff >= 0), division INTEGER CHECK (division > 0), up INTEGER NOT NULL DEFAULT 0 CHECK (up >= 0), follows INTEGER REFERENCES tournaments, late_half INTEGER NOT NULL DEFAULT 0 CHECK (late_half IN (0, 1)), begins_minute INTEGER NOT NULL DEFAULT 1080 CHECK (begins_minute BETWEEN 0 AND 1439), zone TEXT NOT NULL DEFAULT 'UTC', lasts_ms INTEGER CHECK (lasts_ms > 0)) STRICT;
CREATE TABLE tried (
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE vacations (
    person_id INTEGER NOT NULL REFERENCES people,
    begun_at  INTEGER NOT NULL,
    ended_at  INTEGER NOT NULL,
    PRIMARY KEY (person_id, begun_at)
) STRICT, WITHOUT ROWID;
CREATE TABLE helpers (
    tournament_id INTEGER NOT NULL REFERENCES tournaments,
    account_id    INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (tournament_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE former_entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments,
    account_id    INTEGER NOT NULL REFERENCES accounts,
    seed          INTEGER NOT NULL CHECK (seed >= 0),
    PRIMARY KEY (tournament_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE codes (
    hash       TEXT PRIMARY KEY,
    purpose    TEXT NOT NULL CHECK (purpose IN ('account', 'community', 'place', 'invitation', 'vote')),
    -- Who made it, and where.
    account_id INTEGER NOT NULL REFERENCES accounts,
    place_id   INTEGER NOT NULL REFERENCES places,
    -- The community, place or offer that it is about.
    subject    INTEGER,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE wrong_codes (
    id         INTEGER PRIMARY KEY,
    typed_at   INTEGER NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts,
    place_id   INTEGER NOT NULL REFERENCES places
) STRICT;
CREATE TABLE account_links (
    maker_id        INTEGER PRIMARY KEY REFERENCES accounts,
    taker_id        INTEGER NOT NULL UNIQUE REFERENCES accounts CHECK (taker_id <> maker_id),
    made_at         INTEGER NOT NULL,
    expires_at      INTEGER NOT NULL,
    maker_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (maker_confirmed IN (0, 1)),
    taker_confirmed INTEGER NOT NULL DEFAULT 0 CHECK (taker_confirmed IN (0, 1))
) STRICT, WITHOUT ROWID;
CREATE TABLE forgetting (
    account_id   INTEGER PRIMARY KEY REFERENCES accounts,
    confirmed_at INTEGER NOT NULL
) STRICT;
CREATE TABLE rerating (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    -- The time of the first game that counts otherwise than before.
    since         INTEGER NOT NULL,
    up_to         INTEGER NOT NULL,
    up_to_game    INTEGER NOT NULL,
    -- The beginning of the first season that isn’t kept as it is.
    seasons_since INTEGER NOT NULL
) STRICT;
CREATE TABLE rerated (
    season       INTEGER NOT NULL,
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    -- Whether it was written, and no game has changed it since.
    written      INTEGER NOT NULL DEFAULT 0 CHECK (written IN (0, 1)),
    PRIMARY KEY (season, community_id, game, person_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE watchers (
    game_id    INTEGER NOT NULL REFERENCES games,
    place_id   INTEGER NOT NULL REFERENCES places,
    account_id INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (game_id, place_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE place_links (
    place_id  INTEGER PRIMARY KEY REFERENCES places,
    other_id  INTEGER NOT NULL UNIQUE REFERENCES places CHECK (other_id <> place_id),
    linked_at INTEGER NOT NULL
) STRICT;
CREATE TABLE game_places (
    game_id  INTEGER NOT NULL REFERENCES numbers,
    place_id INTEGER NOT NULL REFERENCES places,
    -- The player who plays from there.
    seat     INTEGER CHECK (seat IN (1, 2)),
    -- Whether the game or challenge goes on.
    live     INTEGER NOT NULL CHECK (live IN (0, 1)),
    PRIMARY KEY (game_id, place_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE community_links (
    community_id  INTEGER PRIMARY KEY REFERENCES communities,
    -- The one whose settings and leaderboard hold, and a place of each that is told of it.
    head_id       INTEGER NOT NULL REFERENCES communities,
    place_id      INTEGER NOT NULL REFERENCES places,
    head_place_id INTEGER NOT NULL REFERENCES places,
    asked_at      INTEGER NOT NULL,
    -- Once somebody who manages the head has confirmed it.
    joined_at     INTEGER,
    CHECK (head_id <> community_id)
) STRICT;
CREATE TABLE vote_challenges (
    id         INTEGER PRIMARY KEY,
    place_id   INTEGER NOT NULL REFERENCES places,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    side       INTEGER CHECK (side IN (1, 2)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock      TEXT,
    lasts_ms   INTEGER NOT NULL CHECK (lasts_ms > 0),
    expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE vote_games (
    game_id  INTEGER PRIMARY KEY REFERENCES games,
    lasts_ms INTEGER NOT NULL CHECK (lasts_ms > 0)
) STRICT;
CREATE TABLE suggestions (
    game_id INTEGER NOT NULL REFERENCES vote_games,
    number  INTEGER NOT NULL CHECK (number BETWEEN 1 AND 20),
    actions TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE voters (
    game_id    INTEGER NOT NULL REFERENCES vote_games,
    account_id INTEGER NOT NULL REFERENCES accounts,
    seat       INTEGER NOT NULL CHECK (seat IN (1, 2)),
    since      INTEGER NOT NULL,
    choice     INTEGER CHECK (choice BETWEEN 1 AND 20),
    cast_at    INTEGER, suggested INTEGER NOT NULL DEFAULT 0 CHECK (suggested >= 0),
    PRIMARY KEY (game_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    account_id INTEGER NOT NULL REFERENCES accounts,
    game_id    INTEGER NOT NULL REFERENCES games,
    noted_at   INTEGER NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (account_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE page_keys (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    renewed INTEGER NOT NULL CHECK (renewed > 0)
) STRICT;
CREATE TABLE sign_ins (
    hash       TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL UNIQUE REFERENCES accounts,
    -- Where it was asked for.
    place_id   INTEGER NOT NULL REFERENCES places,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY,
    hash       TEXT NOT NULL UNIQUE,
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- Where the link was asked for that began it.
    place_id   INTEGER NOT NULL REFERENCES places,
    begun_at   INTEGER NOT NULL,
    -- When it was last used, as far as that was noted.
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE block_names (
    person_id  INTEGER NOT NULL REFERENCES people,
    blocked_id INTEGER NOT NULL REFERENCES people,
    account_id INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (person_id, blocked_id, account_id)
) STRICT, WITHOUT ROWID;
INSERT INTO block_names VALUES(1,3,3);
CREATE TABLE IF NOT EXISTS "bans" (
    community_id INTEGER NOT NULL REFERENCES communities,
    platform     TEXT NOT NULL,
    external_id  TEXT NOT NULL,
    banned_at    INTEGER NOT NULL,
    -- Whether it holds because it did for another account, from which this one has parted.
    held         INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
    PRIMARY KEY (community_id, platform, external_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE coaches (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 50)
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('numbers',16);
INSERT INTO sqlite_sequence VALUES('outbox',214);
CREATE INDEX accounts_by_person ON accounts (person_id);
CREATE INDEX seats_by_person ON seats (person_id, live, game_id);
CREATE INDEX ratings_by_person ON ratings (person_id);
CREATE INDEX offers_open_in ON offers (place_id) WHERE state = 'open';
CREATE INDEX offers_open_by ON offers (maker_id) WHERE state = 'open';
CREATE INDEX offers_open_to ON offers (taker_id) WHERE state = 'open';
CREATE INDEX offers_open_until ON offers (expires_at) WHERE state = 'open';
CREATE INDEX inbox_by_account ON inbox (account_id, received_at);
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX outbox_by_cause ON outbox (cause_platform, cause_id);
CREATE INDEX outbox_by_message ON outbox (platform, message) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_about ON outbox (platform, about, id) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_age ON outbox (written_at);
CREATE INDEX outbox_by_subject ON outbox (about, id) WHERE about IS NOT NULL;
CREATE INDEX outbox_in_threads ON outbox (platform, about, id) WHERE thread = 1 AND seen_by = 'everyone';
CREATE INDEX outbox_with_controls ON outbox (platform, about, id) WHERE controls IS NOT NULL;
CREATE INDEX due_by_time ON due (at);
CREATE INDEX outages_by_end ON outages (ended_at);
CREATE INDEX accounts_by_name ON accounts (name_key);
CREATE INDEX members_by_account ON members (account_id);
CREATE INDEX places_by_community ON places (community_id);
CREATE INDEX offers_by_maker ON offers (maker_id, made_at);
CREATE INDEX outbox_due ON outbox (platform, id, written_at) WHERE state = 'due';
CREATE INDEX rivals_by_person ON rivals (person_id);
CREATE INDEX ratings_by_rating ON ratings (community_id, game, provisional, rating DESC, person_id, rated_at);
CREATE INDEX rating_changes_by_person ON rating_changes (person_id, community_id, game, changed_at, game_id);
CREATE INDEX entrants_by_person ON entrants (person_id);
CREATE INDEX match_games_by_match ON match_games (match_id, game_id);
CREATE INDEX seats_lost_on_time ON seats (person_id) WHERE lost_on_time = 1;
CREATE INDEX offers_by_place ON offers (place_id);
CREATE INDEX matches_by_place ON matches (place_id);
CREATE INDEX ratings_by_time ON ratings (community_id, game, rated_at);
CREATE INDEX digests_by_letter ON digests (letter_id);
CREATE INDEX digests_by_edit ON digests (edit_id);
CREATE INDEX audit_by_community ON audit (community_id, id);
CREATE INDEX audit_by_whom ON audit (whom_id) WHERE whom_id IS NOT NULL;
CREATE INDEX offers_by_taker ON offers (taker_id) WHERE taker_id IS NOT NULL;
CREATE INDEX season_ratings_by_rating
    ON season_ratings (season, community_id, game, provisional, rating DESC, person_id);
CREATE INDEX season_ratings_by_person ON season_ratings (person_id);
CREATE INDEX season_rivals_by_person ON season_rivals (person_id);
CREATE INDEX games_by_place ON games (place_id, state, moved_at);
CREATE INDEX games_aside ON games (id) WHERE state = 'aside';
CREATE INDEX tournaments_by_place ON tournaments (place_id, state);
CREATE INDEX matches_by_tournament ON matches (tournament_id, round, board) WHERE tournament_id IS NOT NULL;
CREATE INDEX offers_by_game ON offers (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX audit_by_game ON audit (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
CREATE INDEX mutes_by_game ON mutes (game_id);
CREATE INDEX gifts_by_game ON gifts (game_id);
CREATE INDEX hints_by_game ON hints (game_id);
CREATE INDEX tasks_by_place ON tasks (place_id);
CREATE INDEX meetings_by_other ON meetings (other_id, ended_at, one_id);
CREATE INDEX rivals_by_rival ON rivals (rival_id);
CREATE INDEX season_rivals_by_rival ON season_rivals (rival_id);
CREATE INDEX helpers_by_account ON helpers (account_id);
CREATE INDEX former_entrants_by_account ON former_entrants (account_id);
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
CREATE VIEW settled_rivals AS
    SELECT community_id, game, person_id, rival_id FROM rivals
    WHERE EXISTS (SELECT 1 FROM meetings WHERE one_id = rival_id AND other_id <> person_id)
        OR EXISTS (SELECT 1 FROM meetings WHERE other_id = rival_id AND one_id <> person_id);
CREATE VIEW settled_season_rivals AS
    SELECT season, community_id, game, person_id, rival_id FROM season_rivals
    WHERE EXISTS (SELECT 1 FROM meetings WHERE one_id = rival_id AND other_id <> person_id)
        OR EXISTS (SELECT 1 FROM meetings WHERE other_id = rival_id AND one_id <> person_id);
CREATE INDEX codes_by_account ON codes (account_id, purpose);
CREATE INDEX codes_by_place ON codes (place_id);
CREATE INDEX codes_by_end ON codes (expires_at);
CREATE INDEX wrong_codes_by_account ON wrong_codes (account_id, typed_at);
CREATE INDEX wrong_codes_by_place ON wrong_codes (place_id, typed_at);
CREATE INDEX wrong_codes_by_time ON wrong_codes (typed_at);
CREATE INDEX accounts_by_former ON accounts (former_id) WHERE former_id IS NOT NULL;
CREATE TRIGGER scores_when_moved AFTER UPDATE OF person_id ON seats
WHEN NEW.person_id <> OLD.person_id AND NEW.live = 0
    AND (SELECT state = 'over' AND reason NOT IN ('void', 'abandoned') FROM games WHERE id = NEW.game_id)
BEGIN
    INSERT INTO scores
        SELECT NEW.person_id, theirs.person_id, winner IS NEW.seat, winner IS NULL, winner IS theirs.seat
        FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
        JOIN scores known ON known.person_id = OLD.person_id AND known.opponent_id = theirs.person_id
        WHERE games.id = NEW.game_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
    INSERT INTO scores
        SELECT theirs.person_id, NEW.person_id, winner IS theirs.seat, winner IS NULL, winner IS NEW.seat
        FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
        JOIN scores known ON known.person_id = theirs.person_id AND known.opponent_id = OLD.person_id
        WHERE games.id = NEW.game_id
        ON CONFLICT DO UPDATE SET wins = wins + excluded.wins, draws = draws + excluded.draws,
                                  losses = losses + excluded.losses;
    UPDATE scores SET wins = wins - (winner IS NEW.seat), draws = draws - (winner IS NULL),
                      losses = losses - (winner IS theirs.seat)
    FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
    WHERE games.id = NEW.game_id AND scores.person_id = OLD.person_id AND scores.opponent_id = theirs.person_id;
    UPDATE scores SET wins = wins - (winner IS theirs.seat), draws = draws - (winner IS NULL),
                      losses = losses - (winner IS NEW.seat)
    FROM games JOIN seats theirs ON theirs.game_id = games.id AND theirs.seat <> NEW.seat
    WHERE games.id = NEW.game_id AND scores.person_id = theirs.person_id AND scores.opponent_id = OLD.person_id;
    DELETE FROM scores WHERE person_id = OLD.person_id AND wins = 0 AND draws = 0 AND losses = 0
        AND opponent_id = (SELECT person_id FROM seats WHERE game_id = NEW.game_id AND seat <> NEW.seat);
    DELETE FROM scores WHERE opponent_id = OLD.person_id AND wins = 0 AND draws = 0 AND losses = 0
        AND person_id = (SELECT person_id FROM seats WHERE game_id = NEW.game_id AND seat <> NEW.seat);
END;
CREATE INDEX rating_changes_in_order ON rating_changes (changed_at, game_id) WHERE community_id = 0 AND game = '';
CREATE INDEX rerated_to_write ON rerated (season) WHERE written = 0;
CREATE INDEX rerated_by_person ON rerated (person_id);
CREATE INDEX rerated_by_community ON rerated (community_id);
CREATE INDEX watchers_by_place ON watchers (place_id);
CREATE INDEX watchers_by_account ON watchers (account_id);
CREATE INDEX game_places_by_place ON game_places (place_id, live, game_id);
CREATE INDEX community_links_by_head ON community_links (head_id);
CREATE INDEX community_links_by_place ON community_links (place_id);
CREATE INDEX community_links_by_head_place ON community_links (head_place_id);
CREATE INDEX games_by_community ON games (community_id, began_at);
CREATE VIEW joined_communities AS SELECT community_id, head_id FROM community_links WHERE joined_at IS NOT NULL;
CREATE INDEX entrants_by_place ON entrants (place_id) WHERE place_id IS NOT NULL;
CREATE INDEX vote_challenges_by_place ON vote_challenges (place_id);
CREATE INDEX vote_challenges_by_end ON vote_challenges (expires_at);
CREATE INDEX voters_by_account ON voters (account_id);
CREATE INDEX notes_by_game ON notes (game_id);
CREATE INDEX sign_ins_by_place ON sign_ins (place_id);
CREATE INDEX sign_ins_by_end ON sign_ins (expires_at);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_place ON sessions (place_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX block_names_by_blocked ON block_names (blocked_id);
CREATE INDEX block_names_by_account ON block_names (account_id);
CREATE INDEX bans_by_account ON bans (platform, external_id);
COMMIT;
PRAGMA user_version = 36;

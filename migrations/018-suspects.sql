-- What failed, or was tried when the program died: it is tried alone, and put aside if it goes on like that.
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

-- What is being tried. Whatever stands here at a start was being tried when the program died.
CREATE TABLE tried (
    kind    TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- A library as the first release left it: its schema at that time, and a match. Never edited.
CREATE TABLE match (
  id        INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again, so a remembered id cannot mean another match
  game      TEXT    NOT NULL,
  setup     TEXT    NOT NULL,                   -- as ari_setup_to_text() writes it
  title     TEXT,
  notes     TEXT,
  foreign_tags TEXT,                            -- of a record, that this program does not know
  started   INTEGER NOT NULL,                   -- Unix seconds, UTC
  touched   INTEGER NOT NULL,                   -- the last ply or change, likewise
  takebacks INTEGER NOT NULL DEFAULT 0 CHECK (takebacks >= 0),
  tip       INTEGER NOT NULL DEFAULT 0,         -- the last ply of the main line, 0 before the first
  n_plies   INTEGER NOT NULL DEFAULT 0 CHECK (n_plies >= 0),
  winners   INTEGER NOT NULL DEFAULT 0,         -- bit (seat − 1) for each winner, 0 while the game goes on
  scores    TEXT    NOT NULL DEFAULT '',        -- at the tip, one number for each seat
  starred   INTEGER NOT NULL DEFAULT 0 CHECK (starred IN (0, 1)),
  deleted   INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;

-- Lists are answered from this index alone.
CREATE INDEX match_listed ON match (deleted, touched DESC, id DESC, game, winners, starred);

CREATE TABLE seat (
  match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  seat  INTEGER NOT NULL CHECK (seat >= 1),
  kind  INTEGER NOT NULL CHECK (kind IN (0, 1)),  -- person, computer
  name  TEXT,
  level TEXT,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE ply (
  match     INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  id        INTEGER NOT NULL,
  parent    INTEGER NOT NULL CHECK (parent >= 0 AND parent < id),  -- 0: the start; so there is no cycle
  ord       INTEGER NOT NULL CHECK (ord >= 0),                     -- among the plies with the same parent
  action    TEXT    NOT NULL,
  seconds   REAL,                                                  -- NULL: unknown
  glyph     INTEGER NOT NULL DEFAULT 0,
  retracted INTEGER NOT NULL DEFAULT 0 CHECK (retracted IN (0, 1)),
  comment   TEXT,
  toss      TEXT,
  hash      INTEGER NOT NULL,                                      -- of the position after it
  PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ply_by_position ON ply (hash);

-- What analysis said of the position after a ply.
CREATE TABLE eval (
  match      INTEGER NOT NULL,
  ply        INTEGER NOT NULL,
  win        TEXT    NOT NULL,  -- one number for each seat
  points     TEXT    NOT NULL,
  error      REAL    NOT NULL,
  loss       REAL    NOT NULL,
  loss_error REAL    NOT NULL,
  best       TEXT,
  nodes      INTEGER NOT NULL,
  seed       INTEGER NOT NULL,
  program    TEXT,
  PRIMARY KEY (match, ply),
  FOREIGN KEY (match, ply) REFERENCES ply (match, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
  match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  name  TEXT    NOT NULL CHECK (name <> ''),
  PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX tag_by_name ON tag (name);

-- The words of a match, under its id; the text itself stands in the tables above.
CREATE VIRTUAL TABLE words USING fts5 (
  names, title, notes, tags, comments, result,
  content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);

INSERT INTO match (id, game, setup, title, notes, started, touched, takebacks, tip, n_plies, winners, scores, starred)
  VALUES (1, 'minoa', 'minoa seats=2 closing=line teams=partners', 'The first thread', 'A note', 1700000000, 1700000100, 1,
          3, 3, 0, '0 0', 1);
INSERT INTO seat VALUES (1, 1, 0, 'Ariadne', NULL), (1, 2, 1, 'Theseus', 'expert');
INSERT INTO ply VALUES
  (1, 1, 0, 0, 'd4d5', 1.5, 1, 0, 'a comment', NULL, 11),
  (1, 2, 1, 0, 'e5e6', NULL, 0, 0, NULL, NULL, 12),
  (1, 3, 2, 0, 'a1a2', 0.25, 0, 0, NULL, NULL, 13),
  (1, 4, 1, 1, 'a1b1', NULL, 0, 0, NULL, NULL, 14),
  (1, 5, 2, 1, 'b1b2', NULL, 0, 1, NULL, NULL, 15);
INSERT INTO eval VALUES (1, 2, '0.5 0.5', '48 48', 0.01, 0, 0, 'e5e6', 1000, 1, 'Ariadne 0.1.0');
INSERT INTO tag VALUES (1, 'club');
INSERT INTO words (rowid, names, title, notes, tags, comments, result)
  VALUES (1, 'Ariadne Theseus', 'The first thread', 'A note', 'club', 'a comment', 'unfinished');
PRAGMA application_id = 0x41726961;
PRAGMA user_version = 1;
PRAGMA journal_mode = WAL;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- A library with schema 9: matches of people with a review, tags, a star, an exercise and its answer, and a match
-- that was deleted. Never edited.
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
, ending TEXT, warnings TEXT, practised INTEGER NOT NULL DEFAULT 0 CHECK (practised >= 0), handover INTEGER NOT NULL DEFAULT 0 CHECK (handover >= 0)) STRICT;

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
  hash      INTEGER NOT NULL, rethought INTEGER NOT NULL DEFAULT 0 CHECK (rethought IN (0, 1)), chooser INTEGER NOT NULL DEFAULT 0 CHECK (chooser BETWEEN 0 AND 2),                                      -- of the position after it
  PRIMARY KEY (match, id)
) STRICT, WITHOUT ROWID;

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
  program    TEXT, luck TEXT NOT NULL DEFAULT '', raw TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (match, ply),
  FOREIGN KEY (match, ply) REFERENCES ply (match, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE tag (
  match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  name  TEXT    NOT NULL CHECK (name <> ''),
  PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE words USING fts5 (
  names, title, notes, tags, comments, facts,
  content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE exercise (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  game       TEXT    NOT NULL,
  puzzle     TEXT    UNIQUE,                      -- its name; NULL: a mistake
  match      INTEGER,                             -- of the mistake
  ply        INTEGER,
  kind       TEXT    NOT NULL DEFAULT '',         -- of the mistake, a word of the program
  opponents  TEXT    NOT NULL DEFAULT '',         -- the names of the others in the match
  solution   TEXT    NOT NULL DEFAULT '',         -- of the mistake, as ari_solution_to_text() writes it; '': not yet found
  stability  REAL    NOT NULL DEFAULT 0,          -- days; 0: never answered
  difficulty REAL    NOT NULL DEFAULT 0,
  answered   INTEGER NOT NULL DEFAULT 0,          -- last, Unix seconds, UTC
  due        INTEGER NOT NULL DEFAULT 0,          -- likewise
  dropped    INTEGER NOT NULL DEFAULT 0 CHECK (dropped IN (0, 1)),  -- never to be asked again
  UNIQUE (match, ply),
  FOREIGN KEY (match, ply) REFERENCES ply (match, id) ON DELETE CASCADE,
  CHECK ((puzzle IS NULL) = (match IS NOT NULL AND ply IS NOT NULL))
) STRICT;

CREATE TABLE answer (
  exercise INTEGER NOT NULL REFERENCES exercise (id) ON DELETE CASCADE,
  time     INTEGER NOT NULL,                      -- Unix seconds, UTC
  rating   INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
  action   TEXT,                                  -- the first that was tried; NULL: the answer was shown
  PRIMARY KEY (exercise, time)
) STRICT, WITHOUT ROWID;

CREATE INDEX ply_by_position ON ply (hash);

CREATE INDEX tag_by_name ON tag (name);

CREATE INDEX match_listed ON match (deleted, touched DESC, id DESC, game, winners, starred, ending);

CREATE INDEX answer_by_time ON answer (time);

INSERT INTO match
  (id, game, setup, title, notes, foreign_tags, started, touched, takebacks, tip, n_plies, winners, scores, starred,
   deleted, ending, warnings, practised, handover) VALUES
  (1, 'minoa', 'minoa seats=2 closing=line teams=partners', 'The second thread', 'A note of the club', NULL, 1750000000, 1750000000, 0, 6, 6, 1, '0 0', 1, 0, 'resignation', NULL, 0, 0),
  (2, 'minoa', 'minoa seats=2 closing=line teams=partners', NULL, NULL, NULL, 1750086400, 1750086400, 0, 6, 6, 2, '0 0', 0, 0, 'resignation', NULL, 0, 0),
  (3, 'minoa', 'minoa seats=2 closing=line teams=partners', NULL, NULL, NULL, 1750172800, 1750172800, 0, 6, 6, 1, '0 0', 0, 1, 'resignation', NULL, 0, 0);

INSERT INTO seat
  (match, seat, kind, name, level) VALUES
  (1, 1, 0, 'Ariadne', NULL),
  (1, 2, 0, 'Theseus', NULL),
  (2, 1, 0, 'Ariadne', NULL),
  (2, 2, 1, 'Talos', 'adept'),
  (3, 1, 0, 'Phaedra', NULL),
  (3, 2, 0, 'Theseus', NULL);

INSERT INTO ply
  (match, id, parent, ord, action, seconds, glyph, retracted, comment, toss, hash, rethought, chooser) VALUES
  (1, 1, 0, 0, 'a1b1', 2.5, 0, 0, NULL, NULL, -7057947705794408603, 0, 1),
  (1, 2, 1, 0, 'b1c1', 3.5, 0, 0, NULL, NULL, 6441067584513340597, 0, 1),
  (1, 3, 2, 0, 'c1d1', 4.5, 0, 0, 'A slip', NULL, 8734058782485531004, 0, 1),
  (1, 4, 3, 0, 'd1e1', 5.5, 0, 0, NULL, NULL, 7451139372944173175, 0, 1),
  (1, 5, 4, 0, 'e1f2', 6.5, 0, 0, NULL, NULL, 5796962501513967789, 0, 1),
  (1, 6, 5, 0, 'f2g3', 7.5, 0, 0, NULL, NULL, 129842966055547842, 0, 1),
  (2, 1, 0, 0, 'a1b1', 2.5, 0, 0, NULL, NULL, -7057947705794408603, 0, 1),
  (2, 2, 1, 0, 'b1c1', 3.5, 0, 0, NULL, NULL, 6441067584513340597, 0, 2),
  (2, 3, 2, 0, 'c1d1', 4.5, 0, 0, NULL, NULL, 8734058782485531004, 0, 1),
  (2, 4, 3, 0, 'd1e1', 5.5, 0, 0, NULL, NULL, 7451139372944173175, 0, 2),
  (2, 5, 4, 0, 'e1f2', 6.5, 0, 0, NULL, NULL, 5796962501513967789, 0, 1),
  (2, 6, 5, 0, 'f2g3', 7.5, 0, 0, NULL, NULL, 129842966055547842, 0, 2),
  (3, 1, 0, 0, 'a1b1', 2.5, 0, 0, NULL, NULL, -7057947705794408603, 0, 1),
  (3, 2, 1, 0, 'b1c1', 3.5, 0, 0, NULL, NULL, 6441067584513340597, 0, 1),
  (3, 3, 2, 0, 'c1d1', 4.5, 0, 0, NULL, NULL, 8734058782485531004, 0, 1),
  (3, 4, 3, 0, 'd1e1', 5.5, 0, 0, NULL, NULL, 7451139372944173175, 0, 1),
  (3, 5, 4, 0, 'e1f2', 6.5, 0, 0, NULL, NULL, 5796962501513967789, 0, 1),
  (3, 6, 5, 0, 'f2g3', 7.5, 0, 0, NULL, NULL, 129842966055547842, 0, 1);

INSERT INTO eval
  (match, ply, win, points, error, loss, loss_error, best, nodes, seed, program, luck, raw) VALUES
  (1, 1, '0.6 0.4', '0 0', 0.0, 0.01, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', ''),
  (1, 2, '0.6 0.4', '0 0', 0.0, 0.01, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', ''),
  (1, 3, '0.6 0.4', '0 0', 0.0, 0.25, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', ''),
  (1, 4, '0.6 0.4', '0 0', 0.0, 0.01, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', ''),
  (1, 5, '0.6 0.4', '0 0', 0.0, 0.01, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', ''),
  (1, 6, '0.6 0.4', '0 0', 0.0, 0.01, 0.01, 'd4d5', 100, 0, 'Ariadne 0.1.0', '0 0', '');

INSERT INTO tag
  (match, name) VALUES
  (1, 'club'),
  (1, 'holidays');

INSERT INTO exercise
  (id, game, puzzle, match, ply, kind, opponents, solution, stability, difficulty, answered, due, dropped) VALUES
  (1, 'minoa', NULL, 1, 3, 'other', 'Theseus', '', 2.5, 5.0, 1750600000, 1750800000, 0);

INSERT INTO answer
  (exercise, time, rating, action) VALUES
  (1, 1750600000, 3, 'd4d5');

INSERT INTO words (rowid, names, title, notes, tags, comments, facts)
SELECT id, (SELECT group_concat (name, ' ') FROM seat WHERE match = match.id), title, notes,
  (SELECT group_concat (name, ' ') FROM tag WHERE match = match.id),
  (SELECT group_concat (comment, ' ') FROM ply WHERE match = match.id AND comment IS NOT NULL),
  game || ' finished resignation ' || scores
FROM match WHERE deleted = 0;

PRAGMA application_id = 0x41726961;
PRAGMA user_version = 9;
PRAGMA journal_mode = WAL;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- The exercises: positions before mistakes in matches, and puzzles that come with the program.
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

CREATE INDEX answer_by_time ON answer (time);

-- How many evaluations of the match the program has searched for mistakes; a new evaluation makes it 0 again.
ALTER TABLE match ADD COLUMN practised INTEGER NOT NULL DEFAULT 0 CHECK (practised >= 0);

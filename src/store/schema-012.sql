-- SPDX-License-Identifier: GPL-3.0-or-later
-- The name that a seat had before its person and another one became one, and its name since then. So they can
-- be separated again. A row counts only as long as the seat still has the name since then.
CREATE TABLE merged (
  match  INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
  seat   INTEGER NOT NULL CHECK (seat >= 1),
  was    TEXT    NOT NULL,
  became TEXT    NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX merged_became ON merged (became, was);

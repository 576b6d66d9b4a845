-- SPDX-License-Identifier: GPL-3.0-or-later
-- The matches that wait to be reviewed, the one of the lowest place first. automatic: 1: the program itself
-- wants to review the match, when nothing else is to be done.
CREATE TABLE review (
  match     INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
  place     INTEGER NOT NULL CHECK (place >= 0),
  automatic INTEGER NOT NULL CHECK (automatic IN (0, 1))
) STRICT;

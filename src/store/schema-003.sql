-- SPDX-License-Identifier: GPL-3.0-or-later
-- What is shown without being a text of the match can be searched for, too: its game, its result, and the colours of
-- seats that have no name. These stand in the last column as fixed words, which a search translates.
-- A ply has an id of its own, so that of the match is called by its full name.
DROP TABLE words;

CREATE VIRTUAL TABLE words USING fts5 (
  names, title, notes, tags, comments, facts,
  content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
);

INSERT INTO words (rowid, names, title, notes, tags, comments, facts)
SELECT id, (SELECT group_concat (name, ' ') FROM seat WHERE match = match.id), title, notes,
  (SELECT group_concat (name, ' ') FROM tag WHERE match = match.id),
  (SELECT group_concat (comment, ' ') FROM ply WHERE match = match.id AND comment IS NOT NULL),
  game
  || CASE WHEN winners = 0 THEN ' unfinished'
          WHEN winners & (winners - 1) THEN ' finished shared ' || scores
          ELSE ' finished ' || scores END
  || coalesce ((SELECT group_concat (' nameless' || seat, '') FROM seat
                WHERE match = match.id AND coalesce (name, '') = ''), '')
FROM match;

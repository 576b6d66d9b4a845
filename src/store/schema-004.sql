-- SPDX-License-Identifier: GPL-3.0-or-later
-- How the players ended the match, as ari_ending_to_text() writes it; NULL: it goes on, or the rules ended it.
ALTER TABLE match ADD COLUMN ending TEXT;

-- Lists are answered from this index alone, and a match without winners is in progress only if nobody ended it.
DROP INDEX IF EXISTS match_listed;
CREATE INDEX match_listed ON match (deleted, touched DESC, id DESC, game, winners, starred, ending);

-- A search finds a draw by that word. When this step was released, only Minarett had draws: all of its seats win.
INSERT OR REPLACE INTO words (rowid, names, title, notes, tags, comments, facts)
SELECT id, (SELECT group_concat (name, ' ') FROM seat WHERE match = match.id), title, notes,
  (SELECT group_concat (name, ' ') FROM tag WHERE match = match.id),
  (SELECT group_concat (comment, ' ') FROM ply WHERE match = match.id AND comment IS NOT NULL),
  game || ' finished draw ' || scores
  || coalesce ((SELECT group_concat (' nameless' || seat, '') FROM seat
                WHERE match = match.id AND coalesce (name, '') = ''), '')
FROM match WHERE game = 'minarett' AND winners = (1 << (SELECT count (*) FROM seat WHERE match = match.id)) - 1;

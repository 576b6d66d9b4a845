-- SPDX-License-Identifier: GPL-3.0-or-later
-- When the match was deleted, Unix seconds, UTC; 0: it was not. It can be restored for 30 days.
DROP INDEX IF EXISTS match_listed;
ALTER TABLE match RENAME COLUMN deleted TO was_deleted;
ALTER TABLE match ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted >= 0);
UPDATE match SET deleted = unixepoch () WHERE was_deleted <> 0;
ALTER TABLE match DROP COLUMN was_deleted;
CREATE INDEX match_listed ON match (deleted, touched DESC, id DESC, game, winners, starred, ending);

-- The program folds the words itself, as ari_search_fold() does, and separates them by spaces. It fills this
-- table when it takes the last step.
DROP TABLE IF EXISTS words;
CREATE VIRTUAL TABLE words USING fts5 (
  names, title, notes, tags, comments, facts,
  content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'ascii'
);

-- Whether even what everybody has seen can be taken back: 1 in a match whose players only try things.
ALTER TABLE match ADD COLUMN free_undo INTEGER NOT NULL DEFAULT 0 CHECK (free_undo IN (0, 1));

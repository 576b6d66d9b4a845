-- SPDX-License-Identifier: GPL-3.0-or-later
-- How the players ended the match, as ari_ending_to_text() writes it; NULL: it goes on, or the rules ended it.
ALTER TABLE match ADD COLUMN ending TEXT;

-- Lists are answered from this index alone, and a match without winners is in progress only if nobody ended it.
DROP INDEX IF EXISTS match_listed;
CREATE INDEX match_listed ON match (deleted, touched DESC, id DESC, game, winners, starred, ending);

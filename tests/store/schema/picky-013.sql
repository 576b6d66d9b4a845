-- SPDX-License-Identifier: GPL-3.0-or-later
-- A step that fails because of what the tables hold.
CREATE UNIQUE INDEX match_only_one ON match (game);

-- SPDX-License-Identifier: GPL-3.0-or-later
-- A step that fails half way: nothing of it may remain.
CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT;
INSERT INTO nowhere VALUES (1);

-- SPDX-License-Identifier: GPL-3.0-or-later
-- Who chose the action, for the seat may have another player by now. 1: a person, 2: a computer,
-- 0: unknown, or nobody.
ALTER TABLE ply ADD COLUMN chooser INTEGER NOT NULL DEFAULT 0 CHECK (chooser BETWEEN 0 AND 2);

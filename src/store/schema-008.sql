-- SPDX-License-Identifier: GPL-3.0-or-later
-- Which of the retracted plies were not taken back: their players chose again after a warning.
ALTER TABLE ply ADD COLUMN rethought INTEGER NOT NULL DEFAULT 0 CHECK (rethought IN (0, 1));
-- How many plies the main line had when the players let the computer finish; 0: they did not.
ALTER TABLE match ADD COLUMN handover INTEGER NOT NULL DEFAULT 0 CHECK (handover >= 0);

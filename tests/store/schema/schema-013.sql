-- SPDX-License-Identifier: GPL-3.0-or-later
-- A step that no release has: it only tests how steps are taken.
ALTER TABLE match ADD COLUMN place TEXT NOT NULL DEFAULT 'Knossos';

-- SPDX-License-Identifier: GPL-3.0-or-later
-- What an outcome of chance gave or took: one number for each seat, like win.
ALTER TABLE eval ADD COLUMN luck TEXT NOT NULL DEFAULT '';

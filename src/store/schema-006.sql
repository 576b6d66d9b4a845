-- SPDX-License-Identifier: GPL-3.0-or-later
-- Before which moves persons are warned, and whose players want it, as ari_warnings_to_text() writes it; NULL: nobody.
ALTER TABLE match ADD COLUMN warnings TEXT;

-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the search found before a map made winning chances of it, as ari_eval_raw_to_text() writes it; '': no map did.
ALTER TABLE eval ADD COLUMN raw TEXT NOT NULL DEFAULT '';

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "autosave-fixture.h"

void
fixture_wait_until_kept (AriAutosave *autosave)
{
  while (ari_autosave_is_pending (autosave))
    g_main_context_iteration (NULL, TRUE);
}

void
fixture_assert_kept (Fixture     *f,
             AriAutosave *autosave)
{
  g_autofree char *played = NULL;
  g_autofree char *stored = NULL;
  g_autoptr(AriMatch) again = NULL;

  fixture_wait_until_kept (autosave);
  again = fixture_load (f, ari_autosave_get_id (autosave));
  played = test_match_text (ari_autosave_get_match (autosave));
  stored = test_match_text (again);
  g_assert_cmpstr (stored, ==, played);
}

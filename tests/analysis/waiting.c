/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "waiting.h"

#include "ari-random.h"
#include "minoa/minoa.h"

AriMatch *
match_after (guint n_plies)
{
  AriSetup setup;
  AriMatch *match;
  AriRandom random;

  ari_setup_init (&setup, &ari_rules_minoa);
  match = ari_match_new (&setup);
  ari_random_init (&random, 7);
  for (guint i = 0; i < n_plies; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = ari_rules_minoa.actions (ari_match_get_position (match), actions);
      g_autoptr(GError) error = NULL;

      g_assert_cmpuint (n, >, 0);
      ari_match_play (match, actions[ari_random_below (&random, n)], -1.0, &error);
      g_assert_no_error (error);
    }

  return match;
}

void
wait_until (gboolean (*ready) (gpointer data),
            gpointer   data)
{
  while (!ready (data))
    g_main_context_iteration (NULL, TRUE);
}

void
keep_result_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  GAsyncResult **kept = data;

  *kept = g_object_ref (result);
}

void
wait_for_result (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

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

/* The thread sanitizer keeps a thread, which has the name of the program. */
#ifdef __SANITIZE_THREAD__
#define N_OF_SANITIZER 1
#else
#define N_OF_SANITIZER 0
#endif

/* A thread names itself when it begins to run; until then it has the name of the program, and counts. */
static gboolean
belongs_to_glib (const char *thread)
{
  static const char *const names[] = { "gmain", "pool-spawner" };
  g_autofree char *path = g_build_filename ("/proc/self/task", thread, "comm", NULL);
  g_autofree char *name = NULL;

  if (!g_file_get_contents (path, &name, NULL, NULL))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (g_strchomp (name), names[i]))
      return TRUE;

  return FALSE;
}

guint
count_threads (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GDir) threads = g_dir_open ("/proc/self/task", 0, &error);
  const char *thread;
  guint n = 0;

  g_assert_no_error (error);
  while ((thread = g_dir_read_name (threads)) != NULL)
    if (!belongs_to_glib (thread))
      n++;

  return n - N_OF_SANITIZER;
}

void
wait_for_threads (void)
{
  while (count_threads () > 1)
    g_thread_yield ();
}

void
handle_all (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

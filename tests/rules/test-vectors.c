/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Holds the tables of all games against the games and counts in vectors/. */
#include "ari-rules.h"

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (a, b);
}

/* The first 16 hex digits of the SHA-1 of the legal actions, sorted and joined by spaces. */
static char *
digest_actions (const AriRules    *rules,
                const AriPosition *position,
                guint             *n_actions)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_autofree char *joined = NULL, *digest = NULL;
  AriAction actions[ARI_MAX_ACTIONS];

  *n_actions = rules->actions (position, actions);
  for (guint i = 0; i < *n_actions; i++)
    g_ptr_array_add (texts, rules->format (position, actions[i]));
  g_ptr_array_sort_values (texts, compare_texts);

  joined = g_strjoinv (" ", (char **) texts->pdata);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA1, joined, -1);

  return g_strndup (digest, 16);
}

static char *
actor_to_text (AriActor actor)
{
  if (actor == ARI_CHANCE)
    return g_strdup ("chance");

  return actor == ARI_NONE ? g_strdup ("none") : g_strdup_printf ("%u", actor);
}

static void
play (const AriRules *rules,
      AriPosition    *position,
      const char     *text)
{
  g_autoptr(GError) error = NULL;
  AriAction action;

  g_assert_true (rules->parse (position, text, &action, &error));
  g_assert_no_error (error);
  rules->apply (position, action);
}

static void
check_ply (const AriRules    *rules,
           AriPosition       *position,
           const char *const *words)
{
  g_autofree char *actor = actor_to_text (rules->actor (position));
  g_autofree char *digest = NULL;
  guint n_actions;

  g_assert_cmpstr (actor, ==, words[1]);
  digest = digest_actions (rules, position, &n_actions);
  g_assert_cmpuint (n_actions, ==, g_ascii_strtoull (words[3], NULL, 10));
  g_assert_cmpstr (digest, ==, words[4]);
  if (rules->count != NULL)
    g_assert_cmpuint (rules->count (position), ==, n_actions);
  g_assert_cmpuint (rules->winners (position), ==, 0);

  play (rules, position, words[2]);
}

static void
check_end (const AriSetup    *setup,
           const AriPosition *position,
           const char        *line)
{
  const AriRules *rules = setup->rules;
  g_autoptr(GString) text = g_string_new ("end scores=");
  int scores[ARI_MAX_SEATS];
  guint winners = rules->winners (position);
  const char *separator = "";

  g_assert_cmpuint (rules->actor (position), ==, ARI_NONE);
  rules->scores (position, scores);
  for (guint s = 0; s < setup->seats; s++)
    g_string_append_printf (text, "%s%d", s > 0 ? "," : "", scores[s]);
  g_string_append (text, " winners=");
  for (guint s = 0; s < setup->seats; s++)
    if ((winners >> s & 1) != 0)
      {
        g_string_append_printf (text, "%s%u", separator, s + 1);
        separator = ",";
      }

  g_assert_cmpstr (text->str, ==, line);
}

static void
test_trace (gconstpointer data)
{
  g_autofree char *content = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  AriSetup setup;
  AriPosition position;
  gboolean ended = FALSE;

  g_assert_true (g_file_get_contents (data, &content, NULL, &error));
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (content), "\n", -1);

  g_assert_true (g_str_has_prefix (lines[0], "game "));
  g_assert_true (ari_setup_parse (&setup, lines[0] + strlen ("game "), &error));
  g_assert_no_error (error);
  setup.rules->start (&position, &setup);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (lines[i], " ", -1);

      ended = g_str_equal (words[0], "end");
      if (ended)
        check_end (&setup, &position, lines[i]);
      else
        check_ply (setup.rules, &position, (const char *const *) words);
    }
  g_assert_true (ended);
}

static void
test_perft (gconstpointer data)
{
  g_auto(GStrv) columns = g_strsplit (data, "\t", -1);
  g_auto(GStrv) actions = NULL;
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  AriSetup setup;
  AriPosition position;

  g_assert_cmpuint (g_strv_length (columns), ==, 5);
  text = g_strjoin (" ", columns[0], columns[1], NULL);
  g_assert_true (ari_setup_parse (&setup, text, &error));
  g_assert_no_error (error);

  setup.rules->start (&position, &setup);
  actions = g_strsplit (columns[4], " ", -1);
  for (guint i = 0; actions[i] != NULL && !g_str_equal (columns[4], "-"); i++)
    play (setup.rules, &position, actions[i]);

  g_assert_cmpuint (ari_perft (setup.rules, &position, (guint) g_ascii_strtoull (columns[2], NULL, 10)), ==,
                    g_ascii_strtoull (columns[3], NULL, 10));
}

static void
add_traces (const char *folder)
{
  g_autoptr(GDir) dir = NULL;
  g_autoptr(GError) error = NULL;
  const char *name;

  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".trace"))
      {
        g_autofree char *path = g_strdup_printf ("/rules/trace/%s", name);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_trace, g_free);
      }
}

static void
add_perfts (const char *folder)
{
  g_autofree char *filename = g_build_filename (folder, "perft.tsv", NULL);
  g_autofree char *content = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;

  g_file_get_contents (filename, &content, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (content), "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/perft/row-%02u", i);

      g_test_add_data_func_full (path, g_strdup (lines[i]), test_perft, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);

  folder = g_test_build_filename (G_TEST_DIST, "rules", "vectors", NULL);
  add_traces (folder);
  add_perfts (folder);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Holds the tables of all games against the games and counts in vectors/. */
#include "random-game.h"

/* The first 16 hex digits of the SHA-1 of the legal actions, sorted and joined by spaces. */
static char *
digest_actions (const Game *game,
                guint      *n_actions)
{
  g_autoptr(GPtrArray) texts = game_texts (game);
  g_autofree char *joined = g_strjoinv (" ", (char **) texts->pdata);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA1, joined, -1);

  *n_actions = texts->len;

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
check_ply (Game              *game,
           const char *const *words)
{
  const AriRules *rules = game->setup.rules;
  g_autofree char *actor = actor_to_text (ari_rules_actor (rules, &game->position));
  g_autofree char *digest = NULL;
  guint n_actions;

  g_assert_cmpstr (actor, ==, words[1]);
  digest = digest_actions (game, &n_actions);
  g_assert_cmpuint (n_actions, ==, g_ascii_strtoull (words[3], NULL, 10));
  g_assert_cmpstr (digest, ==, words[4]);
  if (rules->count != NULL)
    g_assert_cmpuint (ari_rules_count (rules, &game->position), ==, n_actions);
  g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, 0);

  game_play (game, words[2]);
}

static void
check_end (const Game *game,
           const char *line)
{
  const AriRules *rules = game->setup.rules;
  g_autoptr(GString) text = g_string_new ("end scores=");
  int scores[ARI_MAX_SEATS];
  guint winners = ari_rules_winners (rules, &game->position);
  const char *separator = "";

  g_assert_cmpuint (ari_rules_actor (rules, &game->position), ==, ARI_NONE);
  rules->scores (&game->position, scores);
  for (guint s = 0; s < game->setup.seats; s++)
    g_string_append_printf (text, "%s%d", s > 0 ? "," : "", scores[s]);
  g_string_append (text, " winners=");
  for (guint s = 0; s < game->setup.seats; s++)
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
  gboolean ended = FALSE;
  Game game;

  g_assert_true (g_file_get_contents (data, &content, NULL, &error));
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (content), "\n", -1);

  g_assert_true (g_str_has_prefix (lines[0], "game "));
  game_start (&game, lines[0] + strlen ("game "), 0);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (lines[i], " ", -1);

      ended = g_str_equal (words[0], "end");
      if (ended)
        check_end (&game, lines[i]);
      else
        check_ply (&game, (const char *const *) words);
    }
  g_assert_true (ended);
}

static void
test_perft (gconstpointer data)
{
  g_auto(GStrv) columns = g_strsplit (data, "\t", -1);
  g_autofree char *setup = NULL;
  Game game;

  g_assert_cmpuint (g_strv_length (columns), ==, 5);
  setup = g_strjoin (" ", columns[0], columns[1], NULL);
  game_start (&game, setup, 0);
  if (!g_str_equal (columns[4], "-"))
    game_play (&game, columns[4]);

  g_assert_cmpuint (
      ari_perft (game.setup.rules, &game.position, (guint) g_ascii_strtoull (columns[2], NULL, 10)), ==,
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

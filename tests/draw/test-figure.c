/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-figure.h"

static GKeyFile *
list_from (const char *text)
{
  GKeyFile *list = g_key_file_new ();
  g_autoptr(GError) error = NULL;

  g_key_file_load_from_data (list, text, (gsize) -1, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);

  return list;
}

/* All positions of the help come from legal play, and what they point out is so. */
static void
test_help (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", "figures.ini", NULL);
  g_autoptr(GKeyFile) list = g_key_file_new ();
  g_auto(GStrv) names = NULL;
  g_autoptr(GError) error = NULL;

  g_key_file_load_from_file (list, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  names = g_key_file_get_groups (list, NULL);
  g_assert_cmpuint (g_strv_length (names), >=, 4);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr(AriFigure) figure = ari_figure_new (list, names[i], &error);

      g_assert_no_error (error);
      g_assert_nonnull (figure);
    }
}

static void
test_everything (void)
{
  g_autoptr(GKeyFile) list = list_from ("[one]\n"
                                        "setup=minoa seats=3\n"
                                        "actions=a1a2 a2a3 d4d5 d5e6 e6f6 f5f6 a2b2 b1b2 e4f5\n"
                                        "last=true\n"
                                        "overlay=territory\n"
                                        "picks=a3a4\n"
                                        "hints=b2b3 c3c4\n"
                                        "refused=d4e4\n");
  g_autoptr(GError) error = NULL;
  g_autoptr(AriFigure) figure = ari_figure_new (list, "one", &error);
  const AriBoard *board;

  g_assert_no_error (error);
  board = figure->setup.rules->board (&figure->setup);
  g_assert_cmpuint (figure->setup.seats, ==, 3);
  g_assert_cmpuint (figure->show.n_last, ==, 1);
  g_assert_cmpstr (board->spots[figure->show.last[0]].name, ==, "e4f5");
  g_assert_cmpuint (figure->show.n_marks, >, 0);
  g_assert_cmpuint (figure->show.n_picks, ==, 1);
  g_assert_cmpuint (figure->show.n_hints, ==, 2);
  g_assert_cmpstr (board->spots[figure->show.hints[1]].name, ==, "c3c4");
  g_assert_cmpstr (board->spots[figure->show.refused].name, ==, "d4e4");
  g_assert_cmpuint (figure->show.n_proof, ==, 5);
}

/* What follows is judged after the spots that have been picked, and several overlays add up. */
static void
test_picked (void)
{
  g_autoptr(GKeyFile) list = list_from ("[one]\n"
                                        "setup=minarett\n"
                                        "actions=L@a1 L@d3 M@a1 M@d3\n"
                                        "overlay=captures ownership\n"
                                        "picked=a1.2\n"
                                        "hints=b1 b2\n"
                                        "refused=e5\n");
  g_autoptr(GError) error = NULL;
  g_autoptr(AriFigure) figure = ari_figure_new (list, "one", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (figure->show.n_picks, ==, 1);
  g_assert_cmpuint (figure->show.n_hints, ==, 2);
  g_assert_cmpuint (figure->show.n_marks, >, 4);
  g_assert_cmpuint (figure->show.marks[0].kind, ==, ARI_MARK_CHANCE_FOR);
}

/* A figure that says something untrue is refused. */
static void
test_wrong (void)
{
  static const char *const wrong[] = {
    "[one]\n",
    "[one]\nsetup=chess\n",
    "[one]\nsetup=minoa seats=7\n",
    "[one]\nsetup=minoa\nactions=a1a9\n",
    "[one]\nsetup=minoa\nactions=a1a2 a1a2\n",
    "[one]\nsetup=minoa\nactions=d4d5 d5e5\nrefused=a1a2\n",
    "[one]\nsetup=minoa\nactions=a1a2\npicks=a1a2\n",
    "[one]\nsetup=minoa\nactions=a1a2\nhints=a1a2\n",
    "[one]\nsetup=minoa\npicks=z1z2\n",
    "[one]\nsetup=minoa\nrefused=a1a2 a2a3\n",
    "[one]\nsetup=minoa\noverlay=weather\n",
    "[one]\nsetup=minarett\npicked=2L\n",
    "[one]\nsetup=minarett\npicked=1L\nhints=2L\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr(GKeyFile) list = list_from (wrong[i]);
      g_autoptr(GError) error = NULL;
      g_autoptr(AriFigure) figure = ari_figure_new (list, "one", &error);

      g_test_message ("%s", wrong[i]);
      g_assert_null (figure);
      g_assert_nonnull (error);
      g_assert_nonnull (strstr (error->message, "one"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/figure/help", test_help);
  g_test_add_func ("/draw/figure/everything", test_everything);
  g_test_add_func ("/draw/figure/picked", test_picked);
  g_test_add_func ("/draw/figure/wrong", test_wrong);

  return g_test_run ();
}

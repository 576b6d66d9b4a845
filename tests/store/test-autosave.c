/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "autosave-fixture.h"

static void
test_each_ply (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriRandom random;
  AriAutosave *autosave;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = ari_autosave_new (f->library, match, 0);

  /* Nothing is kept of a match that nobody has played or written about. */
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Theseus", NULL);
  g_assert_false (ari_autosave_is_pending (autosave));
  g_assert_cmpint (ari_autosave_get_id (autosave), ==, 0);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 0);

  for (guint i = 1; i <= 12; i++)
    {
      g_autoptr(GError) error = NULL;

      test_match_play (match, &random, 1);
      g_assert_true (ari_match_is_held (match));
      g_assert_false (ari_match_play_text (match, "a1a2", -1, &error));
      g_assert_error (error, ARI_MATCH_ERROR, ARI_MATCH_ERROR_BUSY);

      /* As soon as the next ply is possible, another connection sees this one. */
      while (ari_match_is_held (match))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply"), ==, i);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT n_plies FROM match"), ==, i);
    }

  fixture_assert_kept (f, autosave);
  g_assert_finalize_object (autosave);
}

/* Variations stay in order when others before them have been removed. */
static void
test_gaps (Fixture       *f,
           gconstpointer  data)
{
  static const char *const actions[] = { "d4d5", "d4e5", "e4e5", "a1b1", "d5e5" };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  AriPly *plies[G_N_ELEMENTS (actions)];

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      ari_match_set_cursor (match, 0);
      g_assert_true (ari_match_play_text (match, actions[i], -1, NULL));
      plies[i] = ari_match_get_ply (match);
      fixture_wait_until_kept (autosave);
    }

  ari_match_remove (match, plies[1]);
  ari_match_remove (match, plies[2]);
  ari_match_set_comment (match, plies[4], "The last one");
  fixture_assert_kept (f, autosave);
}

/* A match that has been played before is kept as it is. */
static void
test_played_before (Fixture       *f,
                    gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (3, 2);
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_autosave_is_pending (autosave));
  fixture_assert_kept (f, autosave);
}

static void
set_title (AriMatch *match)
{
  ari_match_set_title (match, "Final");
}

static void
set_notes (AriMatch *match)
{
  ari_match_set_notes (match, "We start at eight.");
}

static void
set_event (AriMatch *match)
{
  ari_match_set_foreign_tags (match, "[Event \"Knossos\"]\n");
}

/* What a person writes before the first ply is kept at once. */
static void
test_texts (Fixture       *f,
            gconstpointer  data)
{
  static void (*const changes[]) (AriMatch *match) = { set_title, set_notes, set_event };

  fixture_open (f);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = ari_autosave_new (f->library, match, 0);

      changes[i](match);
      g_assert_true (ari_autosave_is_pending (autosave));
      fixture_assert_kept (f, autosave);
      g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
      fixture_assert_kept (f, autosave);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, i + 1);
    }
}

static void
test_every_change (Fixture       *f,
                   gconstpointer  data)
{
  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr(AriMatch) match = test_match_new (2);
      g_autoptr(AriAutosave) autosave = NULL;
      AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 3, .program = (char *) "p" };
      AriRandom random;
      AriPly *ply;

      if (f->library == NULL)
        fixture_open (f);
      ari_random_init (&random, seed);
      autosave = ari_autosave_new (f->library, match, 0);
      for (guint i = 0; i < 60; i++)
        {
          guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

          fixture_wait_until_kept (autosave);
          test_match_play (match, &random, 1);
          fixture_wait_until_kept (autosave);
          ply = ari_match_get_ply (match);
          switch (ari_random_below (&random, 10))
            {
            case 0:
              ari_match_set_cursor (match, ari_random_below (&random, n + 1));
              break;
            case 1:
              ari_match_take_back (match, ari_random_below (&random, n + 1));
              break;
            case 8:
              test_match_rethink (match, &random);
              break;
            case 2:
              ari_match_redo (match);
              break;
            case 3:
              ari_match_promote (match, ply);
              break;
            case 4:
              ari_match_remove (match, ply);
              break;
            case 5:
              ari_match_set_comment (match, ply, "a comment");
              ari_match_set_glyph (match, ply, ARI_GLYPH_GOOD);
              break;
            case 6:
              ari_match_set_eval (match, ply, ari_random_below (&random, 2) == 0 ? &eval : NULL);
              break;
            case 7:
              ari_match_set_title (match, "title");
              ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "name", "level");
              break;
            default:
              break;
            }
        }
      fixture_assert_kept (f, autosave);
    }

  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match WHERE tip <> 0 AND NOT EXISTS "
                                             "(SELECT 1 FROM ply WHERE match = match.id AND id = tip)"), ==, 0);
}

/* Closing right after a ply writes everything, the second change too. */
static void
test_close (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  AriAutosave *autosave;
  AriRandom random;

  fixture_open (f);
  ari_random_init (&random, 1);
  autosave = ari_autosave_new (f->library, match, 0);
  ari_match_set_title (match, "Before it has an id");
  fixture_wait_until_kept (autosave);
  test_match_play (match, &random, 1);
  ari_match_set_comment (match, ari_match_get_ply (match), "last");
  ari_library_close (f->library);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply JOIN match ON match.id = match "
                                             "WHERE comment = 'last' AND title LIKE 'Before%'"), ==, 1);
  fixture_wait_until_kept (autosave);
  g_assert_finalize_object (autosave);
}

/* A match that was loaded goes on under its own row. */
static void
test_go_on (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 2);
  g_autoptr(AriMatch) again = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  AriRandom random;
  gint64 id;

  fixture_open (f);
  ari_random_init (&random, 9);
  id = fixture_add (f, match);
  again = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, again, id);
  ari_match_go_to_main_line (again);
  ari_match_set_cursor (again, g_list_model_get_n_items (G_LIST_MODEL (again)));
  test_match_play (again, &random, 1);
  fixture_wait_until_kept (autosave);
  fixture_assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 1);
}

/* A position to try is kept, with what led to it, as soon as somebody plays in it. */
static void
test_trial (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriMatch) other = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;
  g_autoptr(AriAutosave) noted = NULL;
  AriRandom random;

  fixture_open (f);
  ari_random_init (&random, 3);
  test_match_play (match, &random, 5);
  autosave = ari_autosave_new_trial (f->library, match);
  ari_match_set_cursor (match, 2);
  ari_match_set_cursor (match, 5);
  ari_match_set_glyph (match, ari_match_get_ply (match), ARI_GLYPH_NONE + 1);
  g_assert_false (ari_autosave_is_pending (autosave));
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 0);

  test_match_play (match, &random, 1);
  fixture_assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT n_plies FROM match"), ==, 6);

  /* What a person writes is never lost, either. */
  test_match_play (other, &random, 3);
  noted = ari_autosave_new_trial (f->library, other);
  ari_match_set_notes (other, "Ask Minos.");
  fixture_assert_kept (f, noted);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 2);

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr(AriMatch) third = test_match_new (2);
      g_autoptr(AriAutosave) commented = NULL;

      test_match_play (third, &random, 3);
      commented = ari_autosave_new_trial (f->library, third);
      ari_match_set_cursor (third, i + 1);
      ari_match_set_comment (third, ari_match_get_ply (third), "Why here?");
      fixture_assert_kept (f, commented);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM match"), ==, 3 + i);
    }
}

/* Two programs have the same match open. What the first one played stays, and what the other one shows
 * becomes another match, whether its next ply contradicts that of the first or follows one that the first
 * has removed. */
/* A library of an earlier release doesn't say who chose the plies. It learns that before a seat
 * changes hands. */
static void
test_choosers (Fixture       *f,
               gconstpointer  data)
{
  static const char *const record =
    "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seat2Kind \"computer\"]\n\n1. d4d5 a1b1\n";
  static const char *const known = "SELECT count(*) FROM ply WHERE chooser <> 0";
  g_autoptr(AriMatch) recorded = ari_record_read (record, -1, NULL, NULL), match = NULL, again = NULL;
  g_autoptr(AriAutosave) autosave = NULL;
  gint64 id;

  fixture_open (f);
  id = fixture_add (f, recorded);
  g_assert_cmpint (fixture_sql_int (f->path, known), ==, 2);
  fixture_sql (f->path, "UPDATE ply SET chooser = 0");

  match = fixture_load (f, id);
  autosave = ari_autosave_new (f->library, match, id);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  fixture_assert_kept (f, autosave);
  g_assert_cmpint (fixture_sql_int (f->path, known), ==, 2);
  again = fixture_load (f, id);
  g_assert_true (ari_match_is_by_substitute (again, ari_match_get_ply (again)));
}

/* Only the evaluation is written: what another program has written of the ply and of its match stays. */
static void
test_eval (Fixture       *f,
           gconstpointer  data)
{
  static const AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 3 };
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  fixture_wait_until_kept (autosave);
  fixture_sql (f->path, "UPDATE ply SET seconds = 7, glyph = 1, comment = 'theirs'; UPDATE match SET n_plies = 9");
  for (guint i = 0; i < 2; i++)
    {
      ari_match_set_eval (match, ari_match_get_ply (match), i == 0 ? &eval : NULL);
      fixture_wait_until_kept (autosave);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM eval"), ==, i == 0);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) FROM ply "
                                                 "WHERE seconds = 7 AND glyph = 1 AND comment = 'theirs'"), ==, 1);
      g_assert_cmpint (fixture_sql_int (f->path, "SELECT n_plies FROM match"), ==, 9);
    }
}

static void
released_cb (AriMatch    *match,
             GParamSpec  *pspec,
             AriAutosave *autosave)
{
  if (!ari_match_is_held (match))
    g_assert_false (ari_autosave_is_pending (autosave));
}

/* A match stays held until its last ply is written: a title that was written before doesn't release it, nor
 * does the ply before. */
static void
test_order (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);
  g_assert_true (ari_match_play_text (match, "d4d5", -1, NULL));
  fixture_assert_kept (f, autosave);

  g_signal_connect (match, "notify::holds", G_CALLBACK (released_cb), autosave);
  ari_match_set_title (match, "Final");
  g_assert_false (ari_match_is_held (match));
  test_match_play (match, &(AriRandom) { { 1, 2, 3, 4 } }, 1);
  g_assert_true (ari_match_is_held (match));
  fixture_assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));

  ari_match_suspend_holds (match);
  test_match_play (match, &(AriRandom) { { 1, 2, 3, 4 } }, 2);
  ari_match_resume_holds (match);
  g_assert_true (ari_match_is_held (match));
  fixture_assert_kept (f, autosave);
  g_assert_false (ari_match_is_held (match));
  g_signal_handlers_disconnect_by_data (match, autosave);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/autosave/each-ply", test_each_ply, NULL);
  FIXTURE_ADD ("/store/autosave/gaps", test_gaps, NULL);
  FIXTURE_ADD ("/store/autosave/played-before", test_played_before, NULL);
  FIXTURE_ADD ("/store/autosave/texts", test_texts, NULL);
  FIXTURE_ADD ("/store/autosave/every-change", test_every_change, NULL);
  FIXTURE_ADD ("/store/autosave/eval", test_eval, NULL);
  FIXTURE_ADD ("/store/autosave/order", test_order, NULL);
  FIXTURE_ADD ("/store/autosave/close", test_close, NULL);
  FIXTURE_ADD ("/store/autosave/go-on", test_go_on, NULL);
  FIXTURE_ADD ("/store/autosave/trial", test_trial, NULL);
  FIXTURE_ADD ("/store/autosave/choosers", test_choosers, NULL);

  return g_test_run ();
}

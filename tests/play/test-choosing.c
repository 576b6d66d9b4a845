/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others than the table do with a choice: take it over, and point out what to choose. */
#include "ari-table.h"

#include "ari-shown.h"
#include "ari-toss.h"
#include "table-fixture.h"

static gboolean
choosing_cb (AriAction *chosen,
             guint      action)
{
  gboolean takes = *chosen == ARI_ACTION_NONE;

  *chosen = action;

  return takes;
}

/* A handler may take care of what a person chooses; otherwise the table plays it. */
static void
test_choosing (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction chosen = ARI_ACTION_NONE, action = table_action (match, "d4e5");

  g_signal_connect_swapped (table, "choosing", G_CALLBACK (choosing_cb), &chosen);
  ari_table_play (table, action);
  g_assert_cmpuint (chosen, ==, action);
  g_assert_cmpuint (table_n_plies (match), ==, 0);

  ari_table_play (table, action);
  g_assert_cmpuint (table_n_plies (match), ==, 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A ring in the air can't be taken over. */
static void
test_toss (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction chosen = ARI_ACTION_NONE;
  AriRelease release = ari_toss_release (2, 7);
  g_autofree char *text = ari_release_to_text (&release);
  guint before = table_n_plies (match);

  g_signal_connect_swapped (table, "choosing", G_CALLBACK (choosing_cb), &chosen);
  ari_table_throw (table, text);
  g_assert_cmpuint (chosen, ==, ARI_ACTION_NONE);
  g_assert_cmpuint (table_n_plies (match), ==, before + 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* If you look back at a capture, you are told about it. */
static void
test_answer_in_the_past (void)
{
  AriMatch *match = table_match_new ("minarett", "L@a1 M@a1 L@e5 M@e5 L@e1 M@e1 L@e2 M@e2 S@e5 L@e4 M@e4 "
                                                 "L@d1 M@d1 L@a4 M@a4 L@d5 M@d5 S@d4 S@e2 S@b4 3e2-c4 "
                                                 "1b4-a4 3c4-e3 2a4-a5-b4 S@e4 xd4S S@d4");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autofree char *text = NULL;

  ari_table_go (table, ARI_GO_NUMBER, 25);
  text = ari_shown_standing (table);
  g_assert_nonnull (strstr (text, ": You may capture one piece"));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
changed_cb (guint *all,
            guint  changes)
{
  *all |= changes;
}

/* Spots stay pointed out until another position is shown. */
static void
test_pointed_out (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriSpot spots[] = { 3, 5 };
  guint n, changes = 0;

  ari_table_flush (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), &changes);
  ari_table_point_out (table, spots, 2);
  ari_table_flush (table);
  g_assert_cmpuint (changes & ARI_TABLE_HINT, !=, 0);
  g_assert_cmpuint (ari_table_get_pointed_out (table, &n)[1], ==, 5);
  g_assert_cmpuint (n, ==, 2);

  ari_table_play (table, table_action (match, "d4e5"));
  ari_table_get_pointed_out (table, &n);
  g_assert_cmpuint (n, ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/choosing/taken", test_choosing);
  g_test_add_func ("/play/choosing/toss", test_toss);
  g_test_add_func ("/play/choosing/past", test_answer_in_the_past);
  g_test_add_func ("/play/choosing/pointed-out", test_pointed_out);

  return g_test_run ();
}

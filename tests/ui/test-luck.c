/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Luck and skill in the window: the list in the analysis panel, and the dialog on all matches. */
#include "ari-accuracy-list.h"
#include "ari-dice-dialog.h"
#include "ari-luck-list.h"
#include "library-fixture.h"
#include "ui-fixture.h"
#include "labyrinth/labyrinth.h"

static AriMatch *
match_of (const char *game,
          const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, game, NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));

  return match;
}

static void
judge (AriMatch *match,
       guint     number,
       double    luck,
       double    loss)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriEval eval = { .win = { 0.75, 0.25 }, .luck = { luck, -luck }, .loss = loss, .program = (char *) "test" };

  ari_match_set_eval (match, ply, &eval);
}

static void
test_list (void)
{
  /* Kept out of the assertion, which would treat it as a format. */
  const char *red = "Luck +25, decisions −10 points", *blue = "Luck −25, decisions 0 points";
  g_autoptr(AriMatch) match = match_of ("labyrinth", "first=1 1-3 a1 a3");
  GtkWidget *list = g_object_new (ARI_TYPE_LUCK_LIST, NULL), *window;

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_luck_list_set_match (ARI_LUCK_LIST (list), match);
  window = ui_window_new (list, 340, 300);
  ui_wait_until (ui_shows (list, "Analyse the match to tell luck from skill."));
  g_assert_false (ui_shows (list, "Pasiphaë"));

  judge (match, 2, 0.25, 0);
  judge (match, 3, 0, 0.1);
  ui_wait_until (ui_shows (list, "Pasiphaë"));
  g_assert_true (ui_shows (list, red));
  g_assert_true (ui_shows (list, blue));
  /* Without luck only when no part of it is left out. */
  g_assert_false (ui_shows (list, "50%"));
  judge (match, 1, 0, 0);
  judge (match, 4, 0, 0);
  ui_wait_until (ui_shows (list, "50%"));
  g_assert_false (ui_shows (list, "Analyse the match to tell luck from skill."));
  /* However lucky somebody was, a chance stays one. */
  judge (match, 2, 1.0, 0);
  ui_wait_until (ui_shows (list, "0%"));
  g_assert_true (ui_shows (list, "100%"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A game without chance has nothing to report. */
static void
test_no_chance (void)
{
  g_autoptr(AriMatch) match = match_of ("minoa", "d4e5");
  GtkWidget *list = g_object_ref_sink (g_object_new (ARI_TYPE_LUCK_LIST, NULL));

  ari_luck_list_set_match (ARI_LUCK_LIST (list), match);
  g_assert_false (gtk_widget_get_visible (list));
  g_assert_finalize_object (list);
}

static void
test_dialog (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = match_of ("labyrinth", "first=1 6-6 6-6 6-6");
  GtkWidget *parent = gtk_label_new (NULL), *window = ui_window_new (parent, 600, 600);
  AdwDialog *dialog;

  fixture_open (f);
  dialog = ADW_DIALOG (ari_dice_dialog_new (f->library, &ari_rules_labyrinth));
  adw_dialog_present (dialog, parent);
  ui_wait_until (ui_shows (GTK_WIDGET (dialog), "Play a match of this game first."));
  adw_dialog_force_close (dialog);

  fixture_add (f, match);
  dialog = ADW_DIALOG (ari_dice_dialog_new (f->library, &ari_rules_labyrinth));
  adw_dialog_present (dialog, parent);
  ui_wait_until (ui_shows (GTK_WIDGET (dialog), "6-6"));
  g_assert_true (ui_shows (GTK_WIDGET (dialog), "Unusual: expected 0 to 0 of 3"));
  g_assert_true (ui_shows (GTK_WIDGET (dialog), "Expected 0 to 1 of 1"));
  adw_dialog_force_close (dialog);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Nobody is shown before enough is known of anybody, and later each by what the choices cost and usually
 * cost. */
static void
test_accuracy (void)
{
  const char *words = "Lost at least 5 points of winning chance; such choices usually cost 15";
  const char *share = "75%";
  g_autoptr(AriMatch) match = test_match_new (2);
  GtkWidget *list = g_object_new (ARI_TYPE_ACCURACY_LIST, NULL), *window;
  g_autofree char *nothing = NULL, *sentence = NULL;
  AriRandom random;
  guint n = 0;

  ari_random_init (&random, 1);
  test_match_play (match, &random, 12);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_accuracy_list_set_match (ARI_ACCURACY_LIST (list), match);
  window = ui_window_new (list, 340, 300);
  g_assert_false (gtk_widget_get_visible (list));
  nothing = ari_accuracy_words (match, 1);
  g_assert_null (nothing);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      /* At the last one, nothing is at stake. */
      AriEval eval = { .win = { 0.5, 0.5 }, .expected_loss = n < 5 ? 0.03 : 0.0, .nodes = 1 };

      if (ari_ply_get_actor (ply) != 1)
        continue;
      /* Not before all of them are known. */
      g_assert_null (ari_accuracy_words (match, 1));
      eval.loss = n++ == 2 ? 0.07 : 0.0;
      eval.loss_error = 0.02;
      ari_match_set_eval (match, ply, &eval);
    }
  g_assert_cmpuint (n, ==, 6);
  ui_wait_until (gtk_widget_get_visible (list));
  g_assert_true (ui_shows (list, "Pasiphaë"));
  g_assert_true (ui_shows (list, words));
  g_assert_true (ui_shows (list, share));
  /* Who is not known is shown, with the reason. */
  g_assert_true (ui_shows (list, "Blue"));
  g_assert_true (ui_shows (list, "Not known: not all of these choices have been analysed"));
  sentence = ari_accuracy_words (match, 1);
  g_assert_cmpstr (sentence, ==, "Accuracy 75%. Lost at least 5 points of winning chance; such "
                                 "choices usually cost 15");

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/luck/accuracy", test_accuracy);
  g_test_add_func ("/ui/luck/list", test_list);
  g_test_add_func ("/ui/luck/no-chance", test_no_chance);
  FIXTURE_ADD ("/ui/luck/dialog", test_dialog, NULL);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tosses-dialog.h"

#include "ari-toss-plot.h"
#include "library-fixture.h"
#include "ari-toss.h"
#include "ui-fixture.h"
#include "minotaur/minotaur.h"

static const AriRules *const rules = &ari_rules_minotaur;

typedef struct
{
  Fixture    fixture; /* first: its functions also accept the case */
  GtkWidget *window;
  AdwDialog *dialog;
} Case;

static void
set_up (Case          *c,
        gconstpointer  data)
{
  fixture_set_up (&c->fixture, NULL);
  fixture_open (&c->fixture);
  c->window = ui_window_new (adw_bin_new (), 700, 800);
}

static void
present (Case *c)
{
  c->dialog = ari_tosses_dialog_new (c->fixture.library, rules);
  adw_dialog_present (c->dialog, c->window);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  adw_dialog_force_close (c->dialog);
  gtk_window_destroy (GTK_WINDOW (c->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_tear_down (&c->fixture, NULL);
}

static void
toss (AriMatch   *match,
      const char *release)
{
  AriAction actions[ARI_MAX_ACTIONS];
  AriRelease thrown;

  g_assert_true (ari_release_parse (release, &thrown, NULL));
  g_assert_cmpint (ari_feat_due (rules, ari_match_get_position (match)), ==, ARI_FEAT_TOSS);
  rules->actions (ari_match_get_position (match), actions);
  g_assert_true (ari_match_play_performed (match, actions[ari_toss_hits (&thrown) ? 0 : 1], release, -1,
                                           NULL));
}

static void
play (AriMatch   *match,
      const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));
}

/* Pasiphaë, a person or a computer, tosses twice and hits once; a computer tosses once and misses. */
static AriMatch *
match_with_tosses (AriSeatKind kind)
{
  const char *level = kind == ARI_SEAT_COMPUTER ? "adept" : NULL;
  AriSetup setup;
  AriMatch *match;

  g_assert_true (ari_setup_parse (&setup, "minotaur", NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, kind, "Pasiphaë", level);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Minos", "adept");
  ari_match_set_seat (match, 3, kind, "Pasiphaë", level);
  play (match, "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L");
  toss (match, "x=4000 y=10500 strength=3697 spin=900 wobble=0");
  toss (match, "x=-4000 y=10500 strength=3697 spin=900 wobble=0");
  play (match, "b1 G1L b2 R5L b3 R1R b2 claim 3:R5L");
  toss (match, "x=1430 y=10500 strength=3697 spin=900 wobble=0");

  return match;
}

static void
test_empty (Case          *c,
            gconstpointer  data)
{
  present (c);
  ui_wait_until (ui_shows (c->dialog, "No Tosses Yet"));
  g_assert_cmpuint (ui_count (c->dialog, ARI_TYPE_TOSS_PLOT), ==, 0);
}

/* The rate with its sample size, the spread, and where each ring landed; for each thrower. */
static void
test_tosses (Case          *c,
             gconstpointer  data)
{
  g_autoptr(AriMatch) match = match_with_tosses (ARI_SEAT_PERSON);
  g_autoptr(AriMatch) later = match_with_tosses (ARI_SEAT_COMPUTER);
  GtkWidget *who, *plot;

  fixture_add (&c->fixture, match);
  fixture_add (&c->fixture, later);
  present (c);
  ui_wait_until (ui_count (c->dialog, ARI_TYPE_TOSS_PLOT) == 1);
  who = ui_find (c->dialog, GTK_TYPE_DROP_DOWN, NULL);
  plot = ui_find (c->dialog, ARI_TYPE_TOSS_PLOT, NULL);
  gtk_test_accessible_assert_role (plot, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "Where the rings landed, from above");

  /* People come first, even if computers tossed later. */
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (who))), ==, 2);
  g_assert_true (ui_shows (c->dialog, "50% hit (1 of 2), ± 35%"));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (who), 1);
  g_assert_true (ui_shows (c->dialog, "25% hit (1 of 4), ± 22%"));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add ("/ui/tosses-dialog/empty", Case, NULL, set_up, test_empty, tear_down);
  g_test_add ("/ui/tosses-dialog/tosses", Case, NULL, set_up, test_tosses, tear_down);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the card of a player says. */
#include "ari-seat-card.h"

#include "ui-fixture.h"

/* A match of a person and a computer with some plies. */
static AriMatch *
played_match (void)
{
  static const char *const actions[] = { "d4e5", "a1a2", "e5f5", "i5i6" };
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup ("minoa"));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "adept");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_true (ari_match_play_text (match, actions[i], -1, NULL));

  return match;
}

static void
test_card_says_whose_turn (void)
{
  g_autoptr(AriMatch) match = played_match ();
  GtkWidget *card = ari_seat_card_new (1);
  GtkWidget *window = ui_window_new (card, 300, 100);

  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  g_assert_true (ui_shows (card, "Pasiphaë"));
  g_assert_true (ui_shows (card, "to move"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pasiphaë, Red, 0 triangles, to move, 12 pieces left");

  ari_match_set_cursor (match, 3);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  g_assert_true (ui_shows (card, "person"));

  /* Of many players in a wide window, too, the card says what they do, unless it has room only for the
   * name. */
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_LINE);
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (ui_shows (card, "person"));
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë, daughter of the sun, queen of Crete", NULL);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  ui_wait_until (!ui_shows (card, "person"));
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Pasiphaë", NULL);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);

  /* Of many players in a narrow window, the name is still there. */
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_NAME);
  g_assert_true (ui_shows (card, "Pasiphaë"));
  g_assert_false (ui_shows (card, "person"));
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_TAG);
  g_assert_true (ui_shows (card, "Pasiphaë"));

  /* In little space the text goes, but screen readers keep it. */
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_MARK);
  g_assert_false (ui_shows (card, "Pasiphaë"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pasiphaë, Red, 0 triangles, person, 12 pieces left");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Those who don't win are told so. */
static void
test_card_says_who_loses (void)
{
  g_autoptr(AriMatch) match = played_match ();
  GtkWidget *card = ari_seat_card_new (1);
  GtkWidget *window = ui_window_new (card, 300, 100);

  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  g_assert_true (ui_shows (card, "loses"));
  g_assert_false (ui_shows (card, "person"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A 0 is a score where points decide; elsewhere it says nothing, and less than nothing beside the winner. */
static void
test_card_has_no_idle_zero (void)
{
  static const char *const games[] = { "minoa", "minarett" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const AriRules *rules = ari_rules_lookup (games[i]);
      g_autoptr(AriMatch) match = NULL;
      GtkWidget *card = ari_seat_card_new (1);
      GtkWidget *window = ui_window_new (card, 300, 100);
      AriSetup setup;

      ari_setup_init (&setup, rules);
      match = ari_match_new (&setup);
      ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                          ari_match_get_position (match), FALSE);
      g_assert_cmpint (ui_shows (card, "0"), ==, ari_rules_wins_by_points (rules));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* A card abbreviates its text, so that nothing is cut off; screen readers have all of it. */
static void
test_card_is_brief (void)
{
  g_autoptr(AriMatch) match = played_match ();
  GtkWidget *card = ari_seat_card_new (2);
  GtkWidget *window = ui_window_new (card, 300, 100);

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Alexandrine-Marie", "apprentice");
  ari_match_set_cursor (match, 0);
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_COMPACT);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, ari_match_get_position (match),
                      ari_match_get_position (match), FALSE);
  g_assert_true (ui_shows (card, "Apprentice"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Alexandrine-Marie, Blue, 0 triangles, Apprentice, computer, "
                                       "12 pieces left");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Partners see who plays with them, and their joint score. */
static void
test_card_adds_partners (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autofree char *compact = NULL;
  AriSetup setup;
  AriPosition position;
  GtkWidget *card = ari_seat_card_new (1), *status, *mark;
  GtkWidget *window = ui_window_new (card, 300, 100);
  const char *tooltip;
  int scores[ARI_MAX_SEATS] = { 0 }, total;

  g_assert_true (ari_setup_parse (&setup, "minoa seats=4", NULL));
  match = ari_match_new (&setup);
  setup.rules->start (&position, &setup);
  while (scores[2] == 0)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      g_assert_cmpuint (setup.rules->actions (&position, actions), >, 0);
      setup.rules->apply (&position, actions[0]);
      setup.rules->scores (&position, scores);
    }

  total = scores[0] + scores[2];
  ari_seat_card_show (ARI_SEAT_CARD (card), match, &position, &position, FALSE);

  tooltip = gtk_widget_get_tooltip_text (card);
  g_assert_nonnull (strstr (tooltip, "partner of Yellow"));

  /* There is room only for what counts. */
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_COMPACT);
  ari_seat_card_show (ARI_SEAT_CARD (card), match, &position, &position, FALSE);
  compact = g_strdup_printf ("%d with Yellow", total);
  status = ui_find (card, GTK_TYPE_LABEL, compact);
  g_assert_nonnull (status);
  mark = gtk_widget_get_prev_sibling (status);
  gtk_test_accessible_assert_property (mark, GTK_ACCESSIBLE_PROPERTY_LABEL, "Partner: Yellow");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (mark), ==, "Partner: Yellow");

  /* In a line of its own beside the name. */
  ari_seat_card_set_size (ARI_SEAT_CARD (card), ARI_SEAT_CARD_LINE);
  g_assert_true (gtk_widget_get_prev_sibling (mark) == ui_find (card, GTK_TYPE_LABEL, "Red"));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/seat-card/says-whose-turn", test_card_says_whose_turn);
  g_test_add_func ("/ui/seat-card/says-who-loses", test_card_says_who_loses);
  g_test_add_func ("/ui/seat-card/no-idle-zero", test_card_has_no_idle_zero);
  g_test_add_func ("/ui/seat-card/is-brief", test_card_is_brief);
  g_test_add_func ("/ui/seat-card/adds-partners", test_card_adds_partners);

  return g_test_run ();
}

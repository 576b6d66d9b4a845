/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <string.h>

static void
test_defaults (void)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      AriSetup setup;

      ari_setup_init (&setup, all[i]);
      g_assert_cmpuint (setup.seats, ==, all[i]->choices.default_seats);
      for (guint o = 0; o < ARI_MAX_OPTIONS; o++)
        g_assert_cmpuint (setup.values[o], ==, 0);
      g_assert_true (ari_rules_lookup (all[i]->id) == all[i]);
    }
  g_assert_null (ari_rules_lookup ("chess"));
}

/* Every table is complete and its texts are within bounds. */
static void
test_tables (void)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    {
      const AriRules *rules = all[i];

      g_assert_cmpuint (rules->choices.min_seats, <=, rules->choices.default_seats);
      g_assert_cmpuint (rules->choices.default_seats, <=, rules->choices.max_seats);
      g_assert_cmpuint (rules->choices.max_seats, <=, ARI_MAX_SEATS);
      g_assert_cmpuint (rules->choices.n_options, <=, ARI_MAX_OPTIONS);
      g_assert_cmpuint (rules->layout.size, <=, sizeof (AriPosition));
      g_assert_true (rules->name != NULL && rules->narration != NULL && rules->overlays != NULL);
      g_assert_true (rules->narration->designer != NULL && rules->narration->credit != NULL);
      g_assert_true (rules->narration->tagline != NULL && rules->narration->length != NULL);
      g_assert_true (rules->narration->next_step != NULL);

      g_assert_true (rules->narration->tell != NULL && rules->narration->describe_spot != NULL);
      g_assert_true ((rules->narration->fairness != NULL) == (rules->chance_weight != NULL));
      g_assert_true (rules->narration->diagram != NULL && rules->narration->refusal != NULL);
      g_assert_true (rules->narration->misread != NULL && rules->read != NULL && rules->occupant != NULL);
      g_assert_true (rules->feats == NULL
                     || (rules->feats->kind != ARI_FEAT_NONE && rules->feats->due != NULL
                         && rules->feats->outcome != NULL && rules->chance_weight != NULL));
      g_assert_true (rules->symmetries == NULL
                     || (rules->symmetries->n > 1 && rules->symmetries->turn != NULL));

      for (guint o = 0; o < rules->choices.n_options; o++)
        {
          const AriOption *option = &rules->choices.options[o];
          guint n_values = g_strv_length ((char **) option->values);

          g_assert_cmpuint (n_values, >=, 2);
          g_assert_true (option->idle == 0 || o > 0);
          for (guint v = 0; v < n_values; v++)
            g_assert_true (option->value_titles[v] != NULL && option->explanations[v] != NULL);
        }
      for (guint o = 0; o < rules->overlays->n; o++)
        {
          const AriOverlay *overlay = &rules->overlays->list[o];

          g_assert_true (overlay->id != NULL && overlay->title != NULL && overlay->explanation != NULL);
          g_assert_true (overlay->marks != NULL);
        }
    }
}

static void
test_text (void)
{
  static const char *const texts[][2] = {
    { "minoa", "minoa seats=2 closing=line teams=partners" },
    { "minoa seats=3", "minoa seats=3 closing=line teams=partners" },
    { "  minoa\tteams=each   seats=4 ", "minoa seats=4 closing=line teams=each" },
    { "minoa closing=coloured", "minoa seats=2 closing=coloured teams=partners" },
    { "minoa head=3:1,1:2 seats=3", "minoa seats=3 closing=line teams=partners head=1:2,3:1" },
    { "minoa head=1:2 teams=each", "minoa seats=2 closing=line teams=each head=1:2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;
      g_autofree char *text = NULL;
      AriSetup setup, again;

      g_assert_true (ari_setup_parse (&setup, texts[i][0], &error));
      g_assert_no_error (error);
      text = ari_setup_to_text (&setup);
      g_assert_cmpstr (text, ==, texts[i][1]);
      g_assert_true (ari_setup_parse (&again, text, NULL));
      g_assert_true (ari_setup_equal (&setup, &again));
    }
}

static void
test_equal (void)
{
  AriSetup a, b;

  g_assert_true (ari_setup_parse (&a, "minoa", NULL));
  b = a;
  g_assert_true (ari_setup_equal (&a, &b));
  g_assert_true (ari_setup_set_seats (&b, 3, NULL));
  g_assert_false (ari_setup_equal (&a, &b));
  b = a;
  g_assert_true (ari_setup_set_option (&b, "closing", "coloured", NULL));
  g_assert_false (ari_setup_equal (&a, &b));
  b = a;
  g_assert_true (ari_setup_set_head_starts (&b, "2:1", NULL));
  g_assert_false (ari_setup_equal (&a, &b));
}

static void
test_errors (void)
{
  static const char *const texts[] = {
    "", "   ", "chess", "Minoa", "minoa seats", "minoa seats=", "minoa =2", "minoa seats=1", "minoa seats=5",
    "minoa seats=-2", "minoa seats=+2", "minoa seats=2x", "minoa seats=99999999999999999999",
    "minoa seats=2 seats=2", "minoa closing=", "minoa closing=LINE", "minoa closing=line closing=line",
    "minoa colour=red", "minoa line",
    "seats=2 minoa", "minoa head", "minoa head=", "minoa head=1", "minoa head=1:", "minoa head=1:0",
    "minoa head=0:1", "minoa head=3:1", "minoa head=1:7", "minoa head=1:99999999999", "minoa head=1:-1",
    "minoa head=1:1:1", "minoa head=1:1,", "minoa head=1:1,1:2", "minoa head=1:1 head=2:1",
    "minoa head=1:3 seats=3",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr(GError) error = NULL;
      AriSetup setup;

      g_assert_false (ari_setup_parse (&setup, texts[i], &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP);
      g_assert_cmpuint (strlen (error->message), >, 0);
    }
}

static void
test_refused_change_changes_nothing (void)
{
  AriSetup setup, before;

  g_assert_true (ari_setup_parse (&setup, "minoa seats=3 closing=coloured", NULL));
  before = setup;
  g_assert_false (ari_setup_set_seats (&setup, 9, NULL));
  g_assert_false (ari_setup_set_option (&setup, "closing", "never", NULL));
  g_assert_false (ari_setup_set_option (&setup, "never", "line", NULL));
  g_assert_false (ari_setup_set_head_starts (&setup, "1:1,7:1", NULL));
  g_assert_true (ari_setup_equal (&setup, &before));
}

static void
test_seat_names (void)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);
  const AriRules *minarett = ari_rules_lookup ("minarett");

  for (guint i = 0; i < n_games; i++)
    for (AriActor seat = 1; seat <= games[i]->choices.max_seats; seat++)
      for (AriActor other = 1; other < seat; other++)
        g_assert_cmpstr (ari_seat_own_name (games[i], seat), !=, ari_seat_own_name (games[i], other));

  /* Seats are called like their pieces. */
  g_assert_cmpstr (ari_seat_own_name (ari_rules_lookup ("minoa"), 1), ==, "Red");
  g_assert_cmpstr (ari_seat_own_name (minarett, 1), ==, "Ivory");
  g_assert_cmpstr (ari_seat_own_name (minarett, 2), ==, "Lapis");
  /* Unless a colour would name other things. */
  g_assert_cmpstr (ari_seat_own_name (ari_rules_lookup ("minotaur"), 2), ==, "Player 2");
}

/* An option is a choice only where the rules leave one: teams need four, and in the simplified game of
 * Minotaur the winner may take what resolves a pair. What is no choice has its default. */
static void
test_offers (void)
{
  static const struct
  {
    const char *setup, *settled;
    guint       option;
    gboolean    offers;
  } cases[] = {
    { "minoa seats=4 teams=each", "minoa seats=4 teams=each", 1, TRUE },
    { "minoa seats=3 teams=each", "minoa seats=3", 1, FALSE },
    { "minotaur prize=other tie=sudden", "minotaur prize=other tie=sudden", 1, TRUE },
    { "minotaur mode=simplified prize=other tie=sudden", "minotaur mode=simplified tie=sudden", 1, FALSE },
    { "minotaur mode=simplified prize=other", "minotaur mode=simplified", 2, TRUE },
    { "minotaur mode=memory prize=other", "minotaur mode=memory", 1, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriSetup setup, settled;

      g_assert_true (ari_setup_parse (&setup, cases[i].setup, NULL));
      g_assert_true (ari_setup_parse (&settled, cases[i].settled, NULL));
      g_assert_cmpint (ari_setup_offers (&setup, cases[i].option), ==, cases[i].offers);
      ari_setup_settle (&setup);
      g_assert_true (ari_setup_equal (&setup, &settled));
    }
}

/* With fewer seats, the head starts of seats that are gone are dropped, and no other one is too great. */
static void
test_head_starts_settle (void)
{
  AriSetup setup, settled;

  g_assert_true (ari_setup_parse (&setup, "minoa seats=2 head=1:6,2:1", NULL));
  g_assert_true (ari_setup_set_seats (&setup, 3, NULL));
  g_assert_true (ari_setup_parse (&settled, "minoa seats=3 head=1:2,2:1", NULL));
  g_assert_true (ari_setup_equal (&setup, &settled));
  setup.head_start[2] = 1;
  g_assert_true (ari_setup_set_seats (&setup, 2, NULL));
  g_assert_true (ari_setup_parse (&settled, "minoa seats=2 head=1:2,2:1", NULL));
  g_assert_true (ari_setup_equal (&setup, &settled));
  g_assert_true (ari_setup_has_head_start (&setup));

  setup.head_start[0] = 99;
  setup.head_start[1] = 0;
  ari_setup_settle (&setup);
  g_assert_cmpuint (setup.head_start[0], ==, ari_setup_most_head_start (&setup));
  setup.head_start[0] = 99;
  g_assert_true (ari_setup_set_option (&setup, "closing", "coloured", NULL));
  g_assert_cmpuint (setup.head_start[0], ==, ari_setup_most_head_start (&setup));
  ari_setup_init (&setup, setup.rules);
  g_assert_false (ari_setup_has_head_start (&setup));
}

/* Every game can start with the greatest head start in any seats, and says what each size means. */
static void
test_head_starts_of_games (void)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    for (guint seats = all[i]->choices.min_seats; seats <= all[i]->choices.max_seats; seats++)
      {
        const AriHeadStart *head_start = all[i]->choices.head_start;
        AriSetup setup;
        AriPosition start;
        guint most;

        ari_setup_init (&setup, all[i]);
        g_assert_true (ari_setup_set_seats (&setup, seats, NULL));
        most = ari_setup_most_head_start (&setup);
        if (head_start == NULL)
          {
            g_assert_cmpuint (most, ==, 0);
            g_assert_false (ari_setup_set_head_starts (&setup, "1:1", NULL));
            continue;
          }

        g_assert_cmpuint (most, >=, 1);
        g_assert_cmpuint (most, <=, G_MAXUINT8);
        g_assert_nonnull (head_start->explanation);
        for (guint size = 1; size <= most; size++)
          {
            g_autofree char *words = head_start->words (&setup, size);

            g_assert_cmpuint (strlen (words), >, 0);
          }
        for (guint s = 0; s < seats; s++)
          setup.head_start[s] = (guint8) most;
        all[i]->start (&start, &setup);
        g_assert_cmpuint (ari_rules_actor (all[i], &start), !=, ARI_NONE);
        for (AriActor seat = 1; seat <= seats; seat++)
          {
            AriSetup only = setup;
            g_autofree char *sentence = NULL, *usual = NULL;

            memset (only.head_start, 0, sizeof only.head_start);
            usual = head_start->tell (&only, seat, "Anna");
            g_assert_null (usual);
            only.head_start[seat - 1] = 1;
            sentence = head_start->tell (&only, seat, "Anna");
            g_assert_nonnull (strstr (sentence, "Anna"));
          }
      }
}

/* Who mistypes the name of an option reads all names. */
static void
test_unknown_option (void)
{
  guint n;
  const AriRules *const *all = ari_rules_all (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GError) error = NULL;
      AriSetup setup;

      ari_setup_init (&setup, all[i]);
      g_assert_false (ari_setup_set_option (&setup, "colour", "red", &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_SETUP);
      for (guint o = 0; o < all[i]->choices.n_options; o++)
        g_assert_nonnull (strstr (error->message, all[i]->choices.options[o].name));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/setup/defaults", test_defaults);
  g_test_add_func ("/rules/setup/tables", test_tables);
  g_test_add_func ("/rules/setup/offers", test_offers);
  g_test_add_func ("/rules/setup/text", test_text);
  g_test_add_func ("/rules/setup/equal", test_equal);
  g_test_add_func ("/rules/setup/errors", test_errors);
  g_test_add_func ("/rules/setup/refused-change-changes-nothing", test_refused_change_changes_nothing);
  g_test_add_func ("/rules/setup/seat-names", test_seat_names);
  g_test_add_func ("/rules/setup/head-starts-settle", test_head_starts_settle);
  g_test_add_func ("/rules/setup/head-starts-of-games", test_head_starts_of_games);
  g_test_add_func ("/rules/setup/unknown-option", test_unknown_option);

  return g_test_run ();
}

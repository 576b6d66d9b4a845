/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picker.h"
#include "ari-random.h"

/* Picking the spots of an action one after another leads to it, and back again. */
static void
check_action (const AriPicker   *fresh,
              const AriPosition *position,
              AriAction          action)
{
  AriPicker picker = *fresh;
  AriSpot picks[ARI_MAX_PICKS];
  guint n = fresh->rules->picks (position, action, picks);

  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (ari_picker_stop (fresh), ==, ARI_ACTION_NONE);
  g_assert_cmpuint (n, <=, ARI_MAX_PICKS);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (ari_picker_action (&picker), ==, ARI_ACTION_NONE);
      g_assert_true (ari_picker_offers (&picker, picks[i]));
      g_assert_cmpint (ari_picker_pick (&picker, picks[i]), ==,
                       i + 1 < n ? ARI_PICK_ADDED : ARI_PICK_COMPLETE);
      /* Without an order, a spot that is picked twice does not mean that the move ends there. */
      if (ari_rules_pointing (fresh->rules)->picks_in_any_order)
        g_assert_cmpuint (ari_picker_stop (&picker), ==, ARI_ACTION_NONE);
    }
  g_assert_cmpuint (ari_picker_action (&picker), ==, action);

  for (guint i = n; i > 0; i--)
    {
      g_assert_cmpuint (picker.n_picks, ==, i);
      g_assert_true (ari_picker_back (&picker));
    }
  g_assert_false (ari_picker_back (&picker));
  g_assert_cmpmem (picker.offered, sizeof picker.offered, fresh->offered, sizeof fresh->offered);
  g_assert_cmpuint (picker.n_actions, ==, fresh->n_actions);
}

/* Where the order is free, the picks lead to the action the other way round too. */
static void
check_other_order (const AriPicker   *fresh,
                   const AriPosition *position,
                   AriAction          action)
{
  AriPicker picker = *fresh;
  AriSpot picks[ARI_MAX_PICKS];
  guint n = fresh->rules->picks (position, action, picks);

  for (guint i = n; i > 0; i--)
    g_assert_cmpint (ari_picker_pick (&picker, picks[i - 1]), ==, i > 1 ? ARI_PICK_ADDED : ARI_PICK_COMPLETE);
  g_assert_cmpuint (ari_picker_action (&picker), ==, action);
}

/* Every offered spot leads on, every other is refused and changes nothing. */
static void
check_spots (const AriPicker *fresh,
             guint            n_spots)
{
  for (guint spot = 0; spot < n_spots; spot++)
    {
      AriPicker picker = *fresh;
      AriPickResult result = ari_picker_pick (&picker, (AriSpot) spot);

      if (ari_picker_offers (fresh, (AriSpot) spot))
        {
          g_assert_cmpint (result, !=, ARI_PICK_REFUSED);
          g_assert_cmpuint (picker.n_actions, >=, 1);
          g_assert_true ((result == ARI_PICK_COMPLETE) == (ari_picker_action (&picker) != ARI_ACTION_NONE));
        }
      else
        {
          g_assert_cmpint (result, ==, ARI_PICK_REFUSED);
          g_assert_cmpuint (picker.n_picks, ==, fresh->n_picks);
        }
    }
  g_assert_false (ari_picker_offers (fresh, ARI_SPOT_NONE));
}

static void
check_position (const AriSetup    *setup,
                const AriPosition *position)
{
  const AriRules *rules = setup->rules;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);
  AriPicker picker;

  ari_picker_init (&picker, rules, position);
  g_assert_cmpuint (picker.n_actions, ==, n);
  for (guint i = 0; i < n; i++)
    {
      check_action (&picker, position, actions[i]);
      if (ari_rules_pointing (rules)->picks_in_any_order)
        check_other_order (&picker, position, actions[i]);
    }
  check_spots (&picker, rules->board (setup)->n_spots);
}

static void
test_games (gconstpointer data)
{
  AriRandom random;

  ari_random_init (&random, 7);
  for (guint game = 0; game < 4; game++)
    {
      AriSetup setup;
      AriPosition position;
      AriAction actions[ARI_MAX_ACTIONS];
      guint n;

      g_assert_true (ari_setup_parse (&setup, data, NULL));
      setup.rules->start (&position, &setup);
      while ((n = setup.rules->actions (&position, actions)) > 0)
        {
          /* Nobody picks what chance plays. */
          if (ari_rules_actor (setup.rules, &position) != ARI_CHANCE && ari_random_below (&random, 6) == 0)
            check_position (&setup, &position);
          setup.rules->apply (&position, actions[ari_random_below (&random, n)]);
        }
      check_position (&setup, &position);
    }
}

static void
assert_pick (AriPicker     *picker,
             const char    *name,
             AriPickResult  result)
{
  const AriSetup setup = { .rules = picker->rules, .seats = picker->rules->choices.default_seats };

  g_assert_cmpint (ari_picker_pick (picker, ari_board_find (picker->rules->board (&setup), name)), ==,
                   result);
}

/* The first seat of a match of Labyrinth has rolled. */
static void
start_labyrinth (AriSetup    *setup,
                 AriPosition *position,
                 const char  *roll)
{
  const char *actions[] = { "first=1", roll };

  g_assert_true (ari_setup_parse (setup, "labyrinth", NULL));
  setup->rules->start (position, setup);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      AriAction action;

      g_assert_true (ari_rules_parse (setup->rules, position, actions[i], &action, NULL));
      setup->rules->apply (position, action);
    }
}

/* The traveller or the die first; and of two equal dice either. */
static void
test_free_order (void)
{
  AriSetup setup;
  AriPosition position;
  AriPicker picker;

  start_labyrinth (&setup, &position, "1-1");
  ari_picker_init (&picker, setup.rules, &position);
  assert_pick (&picker, "1c", ARI_PICK_ADDED);
  assert_pick (&picker, "1d", ARI_PICK_REFUSED);
  assert_pick (&picker, "die2", ARI_PICK_COMPLETE);
  g_assert_true (ari_picker_back (&picker));
  g_assert_true (ari_picker_back (&picker));
  assert_pick (&picker, "die1", ARI_PICK_ADDED);
  /* It stands for the same. */
  assert_pick (&picker, "die2", ARI_PICK_REFUSED);
  assert_pick (&picker, "1d", ARI_PICK_COMPLETE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/rules/picker/minoa-2", "minoa", test_games);
  g_test_add_data_func ("/rules/picker/minoa-3-coloured", "minoa seats=3 closing=coloured", test_games);
  g_test_add_data_func ("/rules/picker/minoa-4", "minoa seats=4", test_games);
  g_test_add_data_func ("/rules/picker/minarett", "minarett", test_games);
  g_test_add_data_func ("/rules/picker/minarett-all-tower", "minarett board=all open=tower", test_games);
  g_test_add_data_func ("/rules/picker/labyrinth", "labyrinth", test_games);
  g_test_add_data_func ("/rules/picker/labyrinth-4", "labyrinth seats=4 entry=1or6 penalty=player", test_games);
  g_test_add_func ("/rules/picker/free-order", test_free_order);
  g_test_add_data_func ("/rules/picker/minotaur", "minotaur", test_games);
  g_test_add_data_func ("/rules/picker/minotaur-5", "minotaur seats=5 mode=simplified tie=sudden", test_games);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-game.h"

#include "ari-picker.h"

void
game_start (Game       *game,
            const char *setup,
            guint64     seed)
{
  g_assert_true (ari_setup_parse (&game->setup, setup, NULL));
  game->setup.rules->start (&game->position, &game->setup);
  ari_random_init (&game->random, seed);
}

AriAction
game_choose (Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = game->setup.rules->actions (&game->position, actions);

  return n == 0 ? ARI_ACTION_NONE : actions[ari_random_below (&game->random, n)];
}

void
game_assert_copies (Game      *game,
                    AriAction  action)
{
  const AriRules *rules = game->setup.rules;
  AriPosition before = game->position, copy = game->position;
  guint64 hash = rules->hash (&before);

  rules->apply (&game->position, action);
  g_assert_true (ari_position_equal (rules, &before, &copy));
  g_assert_cmpuint (rules->hash (&before), ==, hash);

  rules->apply (&copy, action);
  g_assert_true (ari_position_equal (rules, &game->position, &copy));
  g_assert_cmpuint (rules->hash (&copy), ==, rules->hash (&game->position));
  g_assert_cmpuint (rules->hash (&copy), !=, hash);
  g_assert_cmpmem ((const guint8 *) &copy + rules->layout.size, sizeof copy - rules->layout.size,
                   (const guint8 *) &before + rules->layout.size, sizeof before - rules->layout.size);
}

void
game_play (Game       *game,
           const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;
      g_autoptr(GError) error = NULL;

      ari_rules_parse (game->setup.rules, &game->position, words[i], &action, &error);
      g_assert_no_error (error);
      game->setup.rules->apply (&game->position, action);
    }
}

GPtrArray *
game_texts (const Game *game)
{
  GPtrArray *texts = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = game->setup.rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, game->setup.rules->format (&game->position, actions[i]));
  g_ptr_array_sort_values (texts, (GCompareFunc) strcmp);

  return texts;
}

/* What a player is told to do names nobody as its subject: what the player who acts is called stands in the
 * sentence alone. What a person has done is told to that person. */
static void
assert_told (const Game *game,
             AriAction   action)
{
  const AriRules *rules = game->setup.rules;
  AriActor actor = ari_rules_actor (rules, &game->position);
  g_autofree char *sentence = ari_rules_describe (rules, &game->position, action, NULL);
  g_autofree char *told = ari_rules_advise (rules, &game->position, action, NULL);
  g_autofree char *reminded = ari_rules_remind (rules, &game->position, action, NULL);
  gboolean decides = actor != ARI_CHANCE && ari_feat_due (rules, &game->position) == ARI_FEAT_NONE;

  g_assert_cmpstr (told, !=, "");
  if (decides && rules->narration->tell != NULL)
    {
      g_assert_true (g_str_has_prefix (sentence, ari_seat_own_name (rules, actor)));
      g_assert_false (g_str_has_prefix (told, ari_seat_own_name (rules, actor)));
      g_assert_true (g_ascii_islower (told[0]));
      g_assert_true (g_str_has_prefix (reminded, "You"));
    }
}

void
game_assert_text (const Game *game,
                  AriAction   action)
{
  const AriRules *rules = game->setup.rules;
  g_autofree char *text = rules->format (&game->position, action);
  g_autofree char *sentence = ari_rules_describe (rules, &game->position, action, NULL);
  g_autoptr(GError) error = NULL;
  AriAction again;

  ari_rules_parse (rules, &game->position, text, &again, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (again, ==, action);
  g_assert_cmpstr (sentence, !=, "");
  assert_told (game, action);
}

void
game_assert_texts (const Game *game,
                   GPtrArray  *wanted)
{
  g_autoptr(GPtrArray) found = game_texts (game);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = game->setup.rules->actions (&game->position, actions);

  g_assert_cmpuint (ari_rules_count (game->setup.rules, &game->position), ==, n);
  g_assert_cmpuint (n, ==, wanted->len);
  g_ptr_array_sort_values (wanted, (GCompareFunc) strcmp);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpstr (found->pdata[i], ==, wanted->pdata[i]);
      game_assert_text (game, actions[i]);
    }
}

void
game_assert_errors (const Game        *game,
                    const char *const *texts,
                    gsize              n,
                    AriRulesError      code)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      if (ari_rules_parse (game->setup.rules, &game->position, texts[i], &action, &error))
        g_test_message ("“%s” should not be played", texts[i]);
      g_assert_error (error, ARI_RULES_ERROR, (int) code);
    }
}

/* Those that may be picked next; asserts that all others are refused. */
static guint
offered_spots (const Game      *game,
               const AriPicker *picker,
               AriSpot          offered[ARI_MAX_SPOTS])
{
  const AriRules *rules = game->setup.rules;
  const guint n_spots = rules->board (&game->setup)->n_spots;
  guint n = 0;

  for (AriSpot spot = 0; spot < n_spots; spot++)
    {
      AriProof proof;
      g_autofree char *words = ari_rules_describe_spot (rules, &game->position, spot);
      g_autofree char *reason =
          ari_rules_refuse (rules, &game->position, picker->picks, picker->n_picks, spot, &proof);

      g_assert_cmpstr (words, !=, "");
      g_assert_cmpint (reason == NULL, ==, ari_picker_offers (picker, spot));
      if (reason == NULL)
        offered[n++] = spot;
      for (guint i = 0; i < proof.n; i++)
        g_assert_cmpuint (proof.spots[i], <, n_spots);
    }

  return n;
}

/* Chance may do several things to one spot, which no pick tells apart. */
static gboolean
goes_on (const AriPicker *picker)
{
  for (guint i = 0; i < G_N_ELEMENTS (picker->offered); i++)
    if (picker->offered[i] != 0)
      return TRUE;

  return FALSE;
}

void
game_assert_refusals (Game *game)
{
  AriPicker picker;
  AriSpot offered[ARI_MAX_SPOTS];
  guint n;

  ari_picker_init (&picker, game->setup.rules, &game->position);
  do
    n = offered_spots (game, &picker, offered);
  while (n > 0 && ari_picker_pick (&picker, offered[ari_random_below (&game->random, n)]) == ARI_PICK_ADDED
         && goes_on (&picker));
}

void
game_assert_reason (const Game *game,
                    const char *text,
                    const char *reason)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("You can’t play “%s”: %s", text, reason);
  AriAction action;

  g_assert_false (ari_rules_parse (game->setup.rules, &game->position, text, &action, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, message);
}

void
game_assert_sentence (const Game *game,
                      const char *text,
                      const char *sentence)
{
  AriAction action;
  g_autofree char *found = NULL;

  g_assert_true (ari_rules_parse (game->setup.rules, &game->position, text, &action, NULL));
  found = ari_rules_describe (game->setup.rules, &game->position, action, NULL);
  g_assert_cmpstr (found, ==, sentence);
}

void
game_assert_next_step (const Game *game,
                       const char *picks,
                       const char *sentence)
{
  const AriRules *rules = game->setup.rules;
  g_auto(GStrv) names = g_strsplit (picks, " ", -1);
  g_autofree char *found = NULL;
  AriPicker picker;
  AriStep step;

  ari_picker_init (&picker, rules, &game->position);
  for (guint i = 0; names[i] != NULL; i++)
    {
      AriSpot spot = ari_board_find (rules->board (&game->setup), names[i]);

      g_assert_cmpint (ari_picker_pick (&picker, spot), ==, ARI_PICK_ADDED);
    }
  found = ari_rules_next_step (&picker, &step, NULL);
  g_assert_cmpstr (found, ==, sentence);
}

void
game_assert_spot (const Game *game,
                  const char *name,
                  const char *words)
{
  const AriRules *rules = game->setup.rules;
  AriSpot spot = ari_board_find (rules->board (&game->setup), name);
  g_autofree char *found = NULL;

  g_assert_cmpuint (spot, !=, ARI_SPOT_NONE);
  found = ari_rules_describe_spot (rules, &game->position, spot);
  g_assert_cmpstr (found, ==, words);
}

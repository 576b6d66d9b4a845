/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whole random matches of each game: at each position, after each legal pick, a game says what comes next. */
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "ari-picker.h"
#include "random-game.h"

/* The kind of step that the picks so far leave. */
static AriStep
step_of (const Game      *game,
         const AriPicker *picker)
{
  const AriRules *rules = game->setup.rules;
  const AriBoard *board = rules->board (&game->setup);

  if (ari_feat_due (rules, &game->position) != ARI_FEAT_NONE)
    return ARI_STEP_FEAT;
  if (ari_rules_actor (rules, &game->position) == ARI_CHANCE)
    return ARI_STEP_CHANCE;
  if (ari_picker_stop (picker) != ARI_ACTION_NONE)
    return ARI_STEP_STOP;
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    if (ari_picker_offers (picker, spot) && board->spots[spot].kind != ARI_SPOT_CHOICE)
      return ARI_STEP_PICK;

  return ARI_STEP_ANSWER;
}

static void
assert_step (const Game      *game,
             const AriPicker *picker,
             guint           *seen)
{
  const AriBoard *board = game->setup.rules->board (&game->setup);
  AriStep step;
  g_autofree char *text = ari_rules_next_step (picker, &step, NULL);

  g_assert_cmpuint (step, !=, ARI_STEP_UNNAMED);
  g_assert_cmpuint (step, ==, step_of (game, picker));
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strstr (text, "(null)"));
  g_assert_true (g_str_has_suffix (text, "."));
  /* The words say where a player may stop. */
  if (step == ARI_STEP_STOP)
    g_assert_nonnull (strstr (text, board->spots[picker->picks[picker->n_picks - 1]].name));
  seen[step]++;
}

/* Asserts the steps after all picks that continue @picker. */
static void
assert_steps (const Game      *game,
              const AriPicker *picker,
              guint           *seen)
{
  const AriBoard *board = game->setup.rules->board (&game->setup);

  assert_step (game, picker, seen);
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      AriPicker next = *picker;

      if (ari_rules_canonical_spot (game->setup.rules, &game->position, spot) == spot
          && ari_picker_offers (picker, spot) && ari_picker_pick (&next, spot) == ARI_PICK_ADDED)
        assert_steps (game, &next, seen);
    }
}

/* A toss has no picks, and outcomes of chance that look alike on the board have none either. */
static gboolean
is_picked (const Game *game)
{
  const AriRules *rules = game->setup.rules;
  AriAction actions[ARI_MAX_ACTIONS];
  AriSpot picks[ARI_MAX_PICKS];

  if (ari_feat_due (rules, &game->position) != ARI_FEAT_NONE)
    return FALSE;
  if (ari_rules_actor (rules, &game->position) != ARI_CHANCE)
    return TRUE;

  rules->actions (&game->position, actions);
  rules->picks (&game->position, actions[0], picks);
  return rules->board (&game->setup)->spots[picks[0]].kind == ARI_SPOT_CHOICE;
}

static void
play_match (const char *setup,
            guint64     seed,
            guint      *seen)
{
  AriAction action;
  Game game;

  game_start (&game, setup, seed);
  while ((action = game_choose (&game)) != ARI_ACTION_NONE)
    {
      AriPicker picker;

      ari_picker_init (&picker, game.setup.rules, &game.position);
      if (is_picked (&game))
        assert_steps (&game, &picker, seen);
      else
        assert_step (&game, &picker, seen);
      game.setup.rules->apply (&game.position, action);
    }
}

/* @locale: "" for the messages of the sources */
static void
speak (const char *language,
       const char *locale)
{
  g_setenv ("LANGUAGE", language, TRUE);
  if (setlocale (LC_MESSAGES, *locale != '\0' ? locale : "C.UTF-8") == NULL)
    g_error ("The locale %s is not installed.", locale);
}

static void
test_steps (gconstpointer data)
{
  static const struct { const char *setup; guint matches; guint steps; } games[] = {
    { "minoa", 4, 1u << ARI_STEP_PICK },
    { "minoa seats=4 closing=coloured", 4, 1u << ARI_STEP_PICK },
    { "minoa seats=4 teams=each", 2, 1u << ARI_STEP_PICK },
    { "minarett", 8, 1u << ARI_STEP_PICK | 1u << ARI_STEP_STOP },
    { "minarett board=all open=tower small=off", 2, 1u << ARI_STEP_PICK },
    { "minarett board=orthogonal", 2, 1u << ARI_STEP_PICK },
    { "minotaur seats=3", 8,
      1u << ARI_STEP_PICK | 1u << ARI_STEP_ANSWER | 1u << ARI_STEP_FEAT | 1u << ARI_STEP_CHANCE },
    { "minotaur seats=5 mode=simplified tie=sudden", 4, 1u << ARI_STEP_PICK },
    { "minotaur seats=3 mode=memory", 2, 1u << ARI_STEP_PICK },
    { "minotaur seats=3 prize=other", 2, 1u << ARI_STEP_PICK | 1u << ARI_STEP_FEAT },
    { "labyrinth", 8, 1u << ARI_STEP_PICK | 1u << ARI_STEP_ANSWER | 1u << ARI_STEP_CHANCE },
    { "labyrinth seats=4 entry=1or6 penalty=player", 4, 1u << ARI_STEP_PICK },
    { "labyrinth seats=3 displaced=safe", 2, 1u << ARI_STEP_PICK },
  };
  const char *const *language = data;

  speak (language[0], language[1]);
  g_assert_cmpstr (_("Turn over a tile."), ==, language[2]);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      guint seen[ARI_STEP_CHANCE + 1] = { 0 };

      for (guint match = 1; match <= games[i].matches; match++)
        play_match (games[i].setup, match, seen);
      for (guint step = 0; step < G_N_ELEMENTS (seen); step++)
        if (games[i].steps >> step & 1)
          g_assert_cmpuint (seen[step], >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  /* English is last: GLib looks at the first message whether there are translations at all. */
  static const char *const languages[][3] = {
    { "de", "de_DE.UTF-8", "Decken Sie ein Plättchen auf." },
    { "fr", "fr_FR.UTF-8", "Retournez une tuile." },
    { "en", "", "Turn over a tile." },
  };

  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ARIADNE_LOCALE_DIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/next-steps/%s", languages[i][0]);

      g_test_add_data_func (path, languages[i], test_steps);
    }

  return g_test_run ();
}

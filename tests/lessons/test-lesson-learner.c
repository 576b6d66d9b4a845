/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After the first lesson: in the first moves of a match, everything is accepted that people would click who
 * know what the lesson says, and nothing else. */
#include <string.h>

#include "ari-lesson.h"
#include "ari-pointing.h"
#include "lesson-learner.h"
#include "random-game.h"

#define MATCHES 10
#define MOVES   20 /* of the learner in each; two make a turn where two dice or tiles do */

typedef struct
{
  Game        game;
  GHashTable *played;
  AriPicker   picker; /* without picks */
  guint       n_clicks;
} Learner;

static gboolean
point (AriPicker     *picker,
       AriSpot        spot,
       AriPickResult *result)
{
  AriTarget targets[ARI_MAX_TARGETS];
  guint n_targets = ari_target_list (picker, targets);
  AriPointing pointing;

  ari_pointing_init (&pointing, picker, targets, n_targets, spot);
  *result = ari_pointing_follow (&pointing, picker);

  return *result != ARI_PICK_REFUSED;
}

/* Points at one spot after the other. Returns the action that comes of it; if the move could go on, the one
 * that stops here. */
static AriAction
click_all (Learner    *self,
           const char *move)
{
  const AriBoard *board = self->game.setup.rules->board (&self->game.setup);
  g_auto(GStrv) names = g_strsplit (move, " ", -1);
  g_autofree AriPicker *picker = g_memdup2 (&self->picker, sizeof self->picker);
  AriPickResult result = ARI_PICK_ADDED;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (result == ARI_PICK_COMPLETE || !point (picker, ari_board_find (board, names[i]), &result))
        g_error ("%s, after %u plies: “%s” of “%s” is refused", self->game.setup.rules->id,
                 g_hash_table_size (self->played), names[i], move);
      self->n_clicks++;
    }

  return result == ARI_PICK_COMPLETE ? ari_picker_action (picker) : ari_picker_stop (picker);
}

/* People pick something, and then change their minds. */
static void
click_other (Learner    *self,
             const char *first,
             const char *then)
{
  const AriBoard *board = self->game.setup.rules->board (&self->game.setup);
  g_autofree AriPicker *picker = g_memdup2 (&self->picker, sizeof self->picker);
  AriPickResult result;

  if (g_str_equal (first, then) || !point (picker, ari_board_find (board, first), &result)
      || result == ARI_PICK_COMPLETE)
    return;

  /* The second of two equal dice is the first one, which is put back. */
  if (!point (picker, ari_board_find (board, then), &result) && picker->n_picks > 0)
    g_error ("%s, after %u plies: “%s” is refused after “%s”", self->game.setup.rules->id,
             g_hash_table_size (self->played), then, first);
  self->n_clicks++;
}

static void
click_others (Learner   *self,
              GPtrArray *moves)
{
  g_autoptr(GHashTable) firsts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char **names = NULL;
  guint n;

  for (guint i = 0; i < moves->len; i++)
    {
      const char *move = moves->pdata[i], *end = strchr (move, ' ');

      if (end != NULL)
        g_hash_table_add (firsts, g_strndup (move, (gsize) (end - move)));
    }
  names = (char **) g_hash_table_get_keys_as_array (firsts, &n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      click_other (self, names[i], names[j]);
}

static AriAction
choose (Learner *self)
{
  const AriRules *rules = self->game.setup.rules;
  const Click click = { .picker = &self->picker, .board = rules->board (&self->game.setup),
                        .played = self->played };
  g_autoptr(GPtrArray) moves = NULL;
  guint chosen;
  AriAction action = ARI_ACTION_NONE;

  ari_picker_init (&self->picker, rules, &self->game.position);
  moves = learner_list_moves (&click);
  g_assert_cmpuint (moves->len, >, 0);
  chosen = ari_random_below (&self->game.random, moves->len);
  for (guint i = 0; i < moves->len; i++)
    {
      AriAction result = click_all (self, moves->pdata[i]);

      g_assert_true (ari_rules_legal (rules, &self->game.position, result));
      if (i == chosen)
        action = result;
    }
  click_others (self, moves);

  return action;
}

static void
play (Learner   *self,
      AriAction  action)
{
  const AriRules *rules = self->game.setup.rules;

  g_hash_table_add (self->played, rules->format (&self->game.position, action));
  rules->apply (&self->game.position, action);
}

static void
play_match (const AriLesson *lesson,
            guint            seed,
            guint           *n_clicks)
{
  Learner learner = { .played = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  const AriRules *rules = ari_lesson_rules (lesson);
  AriActor actor;

  game_start (&learner.game, lesson->setup, seed);
  for (guint moves = 0; moves < MOVES
       && (actor = ari_rules_actor (rules, &learner.game.position)) != ARI_NONE;)
    if (actor == 1 && ari_feat_due (rules, &learner.game.position) == ARI_FEAT_NONE)
      {
        play (&learner, choose (&learner));
        moves++;
      }
    else
      {
        play (&learner, game_choose (&learner.game));
      }
  *n_clicks += learner.n_clicks;
  g_hash_table_unref (learner.played);
}

static void
test_game (gconstpointer data)
{
  const AriLesson *lesson = data;
  guint n_clicks = 0;

  for (guint seed = 1; seed <= MATCHES; seed++)
    play_match (lesson, seed, &n_clicks);
  g_test_message ("%u clicks in %u matches", n_clicks, MATCHES);
}

int
main (int   argc,
      char *argv[])
{
  guint n_rules;
  const AriRules *const *rules = ari_rules_all (&n_rules);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *path = g_strdup_printf ("/lessons/learner/%s", rules[i]->id);
      guint n_lessons;

      g_test_add_data_func (path, ari_lessons_of (rules[i], &n_lessons), test_game);
    }

  return g_test_run ();
}

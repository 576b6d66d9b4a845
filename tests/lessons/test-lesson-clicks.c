/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every spot of the board is pointed at in every step of every lesson, after each pick that a person can
 * make: it is accepted, or it is answered, and the reason is true. */
#include "ari-lesson-run.h"
#include "ari-pointing.h"
#include "lesson-reasons.h"

static GHashTable *
list_played (AriMatch *match)
{
  GHashTable *played = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriPosition before;

      ari_match_get_position_at (match, i, &before);
      g_hash_table_add (played, ari_match_get_rules (match)->format (&before, ari_ply_get_action (ply)));
    }

  return played;
}

/* Whether a pointer can mean the spot: choices are buttons, and a piece that isn't there is nowhere. */
static gboolean
is_there (const AriPicker *picker,
          const AriBoard  *board,
          AriSpot          spot)
{
  AriSpotKind kind = board->spots[spot].kind;

  return ari_picker_offers (picker, spot)
         || (kind != ARI_SPOT_CHOICE && kind != ARI_SPOT_PIECE)
         || ari_rules_occupant (picker->rules, &picker->position, spot) != ARI_NONE;
}

/* Points at every spot after the picks so far, and goes on wherever more picks are needed. */
static void
point_everywhere (AriMatch        *match,
                  GHashTable      *played,
                  const AriPicker *picker,
                  GHashTable      *seen)
{
  const AriBoard *board = picker->rules->board (ari_match_get_setup (match));
  AriTarget targets[ARI_MAX_TARGETS];
  guint n_targets = ari_target_list (picker, targets);

  if (!g_hash_table_add (seen, g_bytes_new (picker->picks, picker->n_picks * sizeof *picker->picks)))
    return;

  for (guint i = 0; i < board->n_spots; i++)
    {
      AriPointing pointing;

      if (!is_there (picker, board, (AriSpot) i))
        continue;
      ari_pointing_init (&pointing, picker, targets, n_targets, (AriSpot) i);
      if (pointing.pick == ARI_SPOT_NONE && pointing.keep == picker->n_picks)
        {
          const AriTarget *target = pointing.target;
          const Click click = { picker, board, match, played,
                                target != NULL ? target->spot : ari_pointing_refused (picker, (AriSpot) i) };
          g_autofree char *reason = ari_rules_refuse (picker->rules, &picker->position, picker->picks,
                                                      picker->n_picks, click.spot, NULL);

          if (reason == NULL || *reason == '\0')
            g_error ("A click on %s is not answered", board->spots[i].name);
          reason_assert_true (&click, reason);
        }
      else
        {
          g_autofree AriPicker *next = g_memdup2 (picker, sizeof *picker);

          if (ari_pointing_follow (&pointing, next) == ARI_PICK_ADDED)
            point_everywhere (match, played, next, seen);
        }
    }
}

/* Where the board takes no picks, the lesson answers instead. */
static void
check_idle (AriLessonRun *run)
{
  AriTaskState state = ari_task_get_state (ARI_TASK (run));
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  AriMatch *match = ari_table_get_match (table);
  guint n_plies = ari_match_get_n_plies (match);

  g_assert_cmpint (ari_move_input_point (ari_table_get_input (table), ARI_SPOT_NONE), ==,
                   ARI_POINTED_IGNORED);
  g_assert_nonnull (ari_task_get_card (ARI_TASK (run))->said);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, state);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
}

static void
check_step (const AriLesson *lesson,
            guint            number)
{
  AriLessonRun *run = ari_lesson_run_new (lesson, number);
  AriMatch *match = ari_table_get_match (ari_task_get_table (ARI_TASK (run)));
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                      (GDestroyNotify) g_bytes_unref, NULL);
  g_autofree AriPicker *picker = g_new (AriPicker, 1);

  g_test_message ("%s, step %u", lesson->id, number + 1);
  if (ari_match_get_actor (match) == 1)
    {
      g_autoptr(GHashTable) played = list_played (match);

      ari_picker_init (picker, ari_lesson_rules (lesson), ari_match_get_position (match));
      point_everywhere (match, played, picker, seen);
    }
  if (ari_task_get_state (ARI_TASK (run)) != ARI_TASK_ASKING)
    check_idle (run);
  else if (lesson->steps[number].accepts != NULL && lesson->steps[number].praise != NULL)
    {
      g_autofree char *solution = ari_lesson_solution (&lesson->steps[number]);
      AriAction action;

      ari_rules_parse (ari_lesson_rules (lesson), ari_match_get_position (match), solution, &action, NULL);
      ari_table_play (ari_task_get_table (ARI_TASK (run)), action);
      g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
      check_idle (run);
      /* What was praised can still be read. */
      g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->said,
                                       lesson->steps[number].praise));
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (run);
}

static void
test_game (gconstpointer data)
{
  const AriRules *rules = data;
  guint n;
  const AriLesson *lessons = ari_lessons_of (rules, &n);

  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < lessons[i].n_steps; j++)
      check_step (&lessons[i], j);
  reason_assert_told (rules->id);
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
      g_autofree char *path = g_strdup_printf ("/lessons/clicks/%s", rules[i]->id);

      g_test_add_data_func (path, rules[i], test_game);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people do. They do only what the window offers them; what they see may be a moment old. */
#include <string.h>

#include "ari-picker.h"
#include "ari-release.h"
#include "../util/shown.h"
#include "failure.h"
#include "machine.h"
#include "step.h"
#include "view.h"
#include "witness.h"

static AriDriver *
driver (World *world)
{
  return ari_table_get_driver (world->table);
}

static guint
place (World *world)
{
  AriPly *ply = ari_match_get_ply (world->match);

  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

static const AriRules *
rules (World *world)
{
  return ari_match_get_rules (world->match);
}

/* One of the legal actions in @position. */
static AriAction
find_action (World             *world,
             const AriPosition *position,
             guint              number)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules (world)->actions (position, actions);

  return n > 0 ? actions[number % n] : ARI_ACTION_NONE;
}

/* Choosing. */

static gboolean
can_pick (World *world)
{
  return ari_table_is_pickable (world->table);
}

/* (nullable): what people pick on. The window tells them everything before it listens to them. */
static const AriPosition *
look_at_board (World *world)
{
  ari_table_flush (world->table);

  return view_is_pickable (world->view) ? view_get_position (world->view) : NULL;
}

static void
pick (World *world,
      guint  number)
{
  const AriPosition *position = look_at_board (world);
  AriAction action = position != NULL ? find_action (world, position, number) : ARI_ACTION_NONE;

  if (action == ARI_ACTION_NONE)
    return;

  witness_note_choice (world->witness, view_get_place (world->view), &action, 1);
  ari_table_play (world->table, action);
}

static gboolean
can_type (World *world)
{
  return ari_table_may_type (world->table, NULL);
}

static void
type (World *world,
      guint  number)
{
  AriAction action = find_action (world, ari_match_get_position (world->match), number);

  witness_note_choice (world->witness, place (world), &action, 1);
  ari_table_play (world->table, action);
}

/* The first picks of an action, which may go on later. */
static void
begin_move (World *world,
            guint  number)
{
  const AriPosition *position = look_at_board (world);
  AriAction action = position != NULL ? find_action (world, position, number) : ARI_ACTION_NONE;
  AriMoveInput *input = ari_table_get_input (world->table);
  AriSpot picks[ARI_MAX_PICKS];
  guint n;

  if (action == ARI_ACTION_NONE)
    return;

  ari_move_input_clear (input);
  n = rules (world)->picks (position, action, picks);
  for (guint i = 0; i + 1 < n && ari_move_input_completes (input, picks[i]) == ARI_ACTION_NONE; i++)
    ari_move_input_point (input, picks[i]);
}

static void
drop_picks (World *world,
            guint  number)
{
  ari_move_input_clear (ari_table_get_input (world->table));
}

static gboolean
can_throw (World *world)
{
  return shown_may_perform (world->table);
}

static void
throw_ring (World *world,
            guint  number)
{
  AriAction action = ARI_ACTION_NONE;
  AriRelease release = { (gint32) number - 500, 10500, 3500 + (gint32) number / 2, 900, 0 };
  g_autofree char *text = NULL;

  release = ari_release_clamp (release);
  text = ari_release_to_text (&release);
  witness_note_choice (world->witness, place (world), &action, 1);
  ari_table_perform (world->table, text);
}

static gboolean
can_roll (World *world)
{
  return ari_table_can_roll (world->table);
}

static void
roll (World *world,
      guint  number)
{
  AriAction action = ARI_ACTION_NONE;

  witness_note_choice (world->witness, place (world), &action, 1);
  ari_table_roll (world->table, number);
}

/* Warnings. */

static gboolean
is_warned (World *world)
{
  return ari_table_is_warned (world->table);
}

static void
rethink (World *world,
         guint  number)
{
  ari_table_rethink (world->table);
}

static void
play_anyway (World *world,
             guint  number)
{
  witness_note_insists (world->witness);
  ari_table_play_anyway (world->table);
}

static gboolean
can_show_better (World *world)
{
  return shown_may_show_better (world->table);
}

static void
show_better (World *world,
             guint  number)
{
  ari_table_show_better (world->table);
}

static gboolean
sees_better (World *world)
{
  return ari_table_previews_better (world->table);
}

static void
play_better (World *world,
             guint  number)
{
  witness_note_choice (world->witness, place (world), ari_table_get_preview (world->table)->actions, 1);
  ari_table_play_better (world->table);
}

static void
warn_from (World *world,
           guint  number)
{
  if (number % 3 == ARI_WARN_NEVER)
    witness_note_insists (world->witness);
  ari_table_set_warn_from (world->table, (AriWarnFrom) (number % 3));
}

/* Looking. */

static void
go (World *world,
    guint  number)
{
  static const AriGo where[] = {
    ARI_GO_FIRST, ARI_GO_BACK, ARI_GO_BACK, ARI_GO_BACK, ARI_GO_FORWARD, ARI_GO_FORWARD, ARI_GO_LAST,
    ARI_GO_LAST, ARI_GO_LAST, ARI_GO_NUMBER, ARI_GO_MAIN_LINE, ARI_GO_MAIN_LINE, ARI_GO_PREVIOUS_MISTAKE,
    ARI_GO_NEXT_MISTAKE,
  };

  ari_table_go (world->table, where[number % G_N_ELEMENTS (where)], number / G_N_ELEMENTS (where));
}

/* (nullable): any ply of the tree */
static AriPly *
find_ply (World *world,
          guint  number)
{
  AriPly *ply = NULL;
  guint depth = number % 37;

  for (guint i = 0; i < depth; i++)
    {
      guint n = ari_match_get_n_children (world->match, ply);

      if (n == 0)
        break;
      ply = ari_match_get_child (world->match, ply, (number >> (i % 5)) % n);
    }

  return ply;
}

static void
go_to_ply (World *world,
           guint  number)
{
  AriPly *ply = find_ply (world, number);

  if (ply != NULL)
    ari_table_go (world->table, ARI_GO_PLY, ari_ply_get_id (ply));
}

/* (nullable): the last toss of the shown line that is on record, at or before ply @number */
static AriPly *
find_toss (World *world,
           guint  number)
{
  for (guint n = MIN (number, g_list_model_get_n_items (G_LIST_MODEL (world->match))); n > 0; n--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (world->match), n - 1);

      if (ari_ply_get_performance (ply) != NULL)
        return ari_match_find (world->match, ari_ply_get_id (ply));
    }

  return NULL;
}

static gboolean
can_fly_again (World *world)
{
  return world->watched && find_toss (world, G_MAXUINT) != NULL;
}

/* One of the last tosses is shown again, perhaps with what came after it before its ring is down. */
static void
fly_again (World *world,
           guint  number)
{
  AriPly *ply = find_toss (world, G_MAXUINT), *older;

  for (guint i = 0; i < number % 3 && (older = find_toss (world, ari_ply_get_number (ply) - 1)) != NULL; i++)
    ply = older;
  ari_table_go (world->table, ARI_GO_NUMBER, ari_ply_get_number (ply) - 1);
  for (guint i = 0; i <= number / 3 % 3; i++)
    ari_table_go (world->table, ARI_GO_FORWARD, 0);
}

static void
preview (World *world,
         guint  number)
{
  AriPosition position = *ari_match_get_position (world->match);
  AriAction line[4];
  guint n = 0, wanted = 1 + number % G_N_ELEMENTS (line);

  while (n < wanted && (line[n] = find_action (world, &position, number + n)) != ARI_ACTION_NONE)
    rules (world)->apply (&position, line[n++]);
  if (n > 0)
    ari_table_preview (world->table, line, n);
}

static gboolean
can_keep_line (World *world)
{
  return ari_table_can_keep_line (world->table);
}

static void
keep_line (World *world,
           guint  number)
{
  const AriPreview *line = ari_table_get_preview (world->table);

  witness_note_choice (world->witness, place (world), line->actions, line->n);
  ari_table_keep_line (world->table);
}

static void
escape (World *world,
        guint  number)
{
  gboolean held = ari_table_holds_choice (world->table);

  ari_table_escape (world->table);
  if (held && !ari_table_holds_choice (world->table))
    witness_note_dropped (world->witness);
}

static void
replay (World *world,
        guint  number)
{
  AriReplay *it = ari_table_get_replay (world->table);

  ari_replay_set_speed (it, number % 2 == 0 ? 1 : 4);
  if (ari_replay_get_playing (it))
    ari_replay_stop (it);
  else
    ari_replay_start (it);
}

static void
recap (World *world,
       guint  number)
{
  ari_table_recap (world->table);
}

static void
cover (World *world,
       guint  number)
{
  ari_table_cover (world->table);
}

static gboolean
can_hint (World *world)
{
  const AriPosition *position = ari_match_get_position (world->match);

  return ari_rules_actor (rules (world), position) != ARI_CHANCE
         && ari_feat_due (rules (world), position) == ARI_FEAT_NONE
         && ari_driver_awaits_person (driver (world));
}

static void
hint (World *world,
      guint  number)
{
  ari_table_refuse (world->table, NULL);
  ari_table_hint (world->table);
}

static void
analyse (World *world,
         guint  number)
{
  AriAnalysis *analysis = ari_table_get_analysis (world->table);

  ari_analysis_set_running (analysis, !ari_analysis_get_running (analysis));
}

static gboolean
can_try_again (World *world)
{
  return ari_table_can_try_again (world->table);
}

static void
try_again (World *world,
           guint  number)
{
  ari_table_try_again (world->table);
}

/* Shaping the tree. */

static void
promote (World *world,
         guint  number)
{
  AriPly *ply = find_ply (world, number);

  if (ply != NULL)
    ari_table_promote (world->table, ari_ply_get_id (ply));
}

static void
delete_variation (World *world,
                  guint  number)
{
  AriPly *ply = find_ply (world, number);
  guint n_played = witness_count_played (world->witness);

  if (ply == NULL)
    return;

  ari_table_delete_variation (world->table, ari_ply_get_id (ply));
  /* The rest of a line goes with its beginning. */
  if (witness_count_played (world->witness) < n_played)
    witness_note_dropped (world->witness);
}

static void
comment (World *world,
         guint  number)
{
  AriPly *ply = find_ply (world, number);

  if (ply != NULL)
    ari_match_set_comment (world->match, ply, number % 3 == 0 ? NULL : "A comment");
  else
    ari_match_set_title (world->match, number % 3 == 0 ? NULL : "A title");
}

/* Ending, and who plays. */

static gboolean
can_end (World *world)
{
  return ari_table_may_end (world->table) && !ari_table_is_queued (world->table);
}

static gboolean
can_set_seat (World *world)
{
  return !ari_match_is_over (world->match);
}

static gboolean
can_let_finish (World *world)
{
  return can_end (world) && ari_table_find_person (world->table) != ARI_NONE;
}

static void
end (World *world,
     guint  number)
{
  AriActor seat = ari_table_find_person (world->table);

  if (ari_table_holds_choice (world->table))
    witness_note_dropped (world->witness);
  if (number % 2 == 0 && seat != ARI_NONE)
    ari_table_resign (world->table, seat);
  else
    ari_table_end (world->table, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
}

static gboolean
can_resume (World *world)
{
  return ari_match_get_ending (world->match)->kind != ARI_ENDING_NONE
         && !ari_match_ends_for_good (world->match);
}

static void
resume (World *world,
        guint  number)
{
  ari_table_resume (world->table);
}

static void
set_seat (World *world,
          guint  number)
{
  AriActor seat = number % ari_match_get_setup (world->match)->seats + 1;

  ari_table_set_seat (world->table, seat, number / 10 % 2 == 0 ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON, NULL);
}

static void
let_finish (World *world,
            guint  number)
{
  ari_table_let_finish (world->table);
}

static void
move_now (World *world,
          guint  number)
{
  ari_table_move_now (world->table);
}

static void
roll_by_hand (World *world,
              guint  number)
{
  ari_driver_set_by_hand (driver (world), number % 2);
}

/* Players are asked something about the position, or have answered. */
static void
question (World *world,
          guint  number)
{
  if (world->n_questions > 0)
    {
      ari_driver_release (driver (world), ARI_DRIVER_HOLD_QUESTION, GUINT_TO_POINTER (world->n_questions--));
    }
  else
    {
      ari_driver_hold (driver (world), ARI_DRIVER_HOLD_QUESTION, GUINT_TO_POINTER (++world->n_questions));
    }
}

static void
write_again (World *world,
             guint  number)
{
  ari_table_retry_save (world->table);
}

static gboolean
has_library (World *world)
{
  return world->library != NULL;
}

static void
leave_and_come_back (World *world,
                     guint  number)
{
  gint64 id = world_close_page (world);

  world_open_page (world, id);
}

const StepKind people_steps[] = {
  { "pick", 40, can_pick, pick },
  { "type", 10, can_type, type },
  { "begin-move", 4, can_pick, begin_move },
  { "drop-picks", 2, NULL, drop_picks },
  { "throw", 20, can_throw, throw_ring },
  { "roll", 20, can_roll, roll },
  { "rethink", 6, is_warned, rethink },
  { "play-anyway", 6, is_warned, play_anyway },
  { "show-better", 3, can_show_better, show_better },
  { "play-better", 6, sees_better, play_better },
  { "warn-from", 1, NULL, warn_from },
  { "go", 8, NULL, go },
  { "go-to-ply", 4, NULL, go_to_ply },
  { "fly-again", 6, can_fly_again, fly_again },
  { "preview", 2, NULL, preview },
  { "keep-line", 8, can_keep_line, keep_line },
  { "escape", 3, NULL, escape },
  { "replay", 2, NULL, replay },
  { "recap", 2, NULL, recap },
  { "cover", 3, NULL, cover },
  { "hint", 3, can_hint, hint },
  { "analyse", 1, NULL, analyse },
  { "try-again", 6, can_try_again, try_again },
  { "promote", 1, NULL, promote },
  { "delete-variation", 1, NULL, delete_variation },
  { "comment", 1, NULL, comment },
  { "end", 1, can_end, end },
  { "resume", 3, can_resume, resume },
  { "set-seat", 2, can_set_seat, set_seat },
  { "let-finish", 1, can_let_finish, let_finish },
  { "move-now", 3, NULL, move_now },
  { "roll-by-hand", 1, NULL, roll_by_hand },
  { "question", 2, NULL, question },
  { "write-again", 3, has_library, write_again },
  { "leave", 1, has_library, leave_and_come_back },
  { NULL },
};

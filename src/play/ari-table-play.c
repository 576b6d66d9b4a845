/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people play at the table: moves and feats, and those that wait. */
#include "ari-table-private.h"

#include <glib/gi18n-lib.h>

#include "ari-level.h"
#include "ari-performer.h"
#include "ari-table-ideas.h"

/* How long the outcome of a feat is shown. A pace is the time of a computer's action. */
#define LINGER_PART  1.55 /* paces */
#define LEAST_LINGER 0.35 /* seconds */
#define OWN_MISS     5.0  /* paces: two sentences tell the cause of a person's own miss */
#define OWN_HIT      3.0  /* paces: people like to see their own hits */
#define OWN_LINGER   1.5  /* seconds, at least, for either */

/**
 * ari_table_may_type:
 *
 * Returns: whether a person may type an action to play at the cursor; if not, the error says why
 */
gboolean
ari_table_may_type (AriTable  *self,
                    GError   **error)
{
  const AriRules *rules;
  const char *reason;

  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  rules = ari_match_get_rules (self->match);
  /* No typed action could be played there. */
  if (ari_match_is_read_only (self->match))
    return ari_match_may_play (self->match, error);
  if (ari_match_get_actor (self->match) == ARI_NONE)
    reason = _("The match is over.");
  else if (!ari_driver_awaits_person (self->driver) && self->failure != NULL)
    reason = _("The last change is not in the library yet. Choose “Try Again”.");
  else if (!ari_driver_awaits_person (self->driver) && ari_driver_awaits_roll (self->driver))
    reason = _("Roll the dice first.");
  else if (!ari_driver_awaits_person (self->driver))
    reason = _("It is not your turn.");
  else if (ari_feat_due (rules, ari_match_get_position (self->match)) != ARI_FEAT_NONE)
    reason = _(rules->feats->words.typed);
  else
    return TRUE;

  g_set_error_literal (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL, reason);

  return FALSE;
}

void
ari_table_play_choice (AriTable *self)
{
  ari_table_begin (self, ARI_EVENT_CHOICE);
  ari_move_queue_decide (&self->queue);
  /* A person who plays on wants the failed write to be repeated: there may be space again. */
  if (ari_match_is_held (self->match) && self->failure != NULL)
    ari_table_retry_save (self);
  ari_table_play_queue (self);
  /* If it waits, nothing can be restored any more. */
  ari_table_mark (self, ARI_TABLE_LINE);
}

/* Plays what a person chose at the cursor: now, or as soon as the previous ply is written.
 * @performance: (nullable): of the feat that led to the only action */
static void
choose (AriTable        *self,
        const AriAction *actions,
        guint            n,
        const char      *performance,
        double           seconds)
{
  ari_move_queue_set (&self->queue, self->match, actions, n, performance, seconds);
  ari_table_play_choice (self);
}

void
ari_table_sync_thought (AriTable *self)
{
  guint last = ari_match_get_main_id (self->match);

  if (self->driver == NULL)
    return;

  if (self->thought.after != last)
    self->thought = (AriThought) { .after = last, .unseen = self->thought.unseen };
  ari_stopwatch_set_running (&self->thought.watch,
                             !self->thought.unseen && ari_table_is_present (self)
                             && ari_go_extends_match (self->match)
                             && ari_driver_awaits_person (self->driver));
}

void
ari_table_set_seen (AriTable *self,
                    gboolean  seen)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  self->thought.unseen = !seen;
  ari_table_sync_thought (self);
}

double
ari_table_get_thought (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), 0);

  return ari_stopwatch_get_seconds (&self->thought.watch);
}

void
ari_table_add_thought (AriTable *self,
                       double    seconds)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  self->thought.watch.counted += (gint64) (seconds * G_USEC_PER_SEC);
}

/* Negative where the match doesn't keep times. A variation is no decision of the match. */
static double
seconds_of_turn (AriTable *self)
{
  if (self->led || !ari_go_extends_match (self->match))
    return -1;

  return ari_stopwatch_get_seconds (&self->thought.watch);
}

void
ari_table_play (AriTable  *self,
                AriAction  action)
{
  gboolean handled = FALSE;

  g_return_if_fail (ARI_IS_TABLE (self));

  g_signal_emit_by_name (self, "choosing", (guint) action, &handled);
  if (handled)
    return;

  ari_move_queue_set (&self->queue, self->match, &action, 1, NULL, seconds_of_turn (self));
  ari_move_queue_postpone (&self->queue);
  if (ari_stand_in_hear (ari_driver_get_stand_in (self->driver), action))
    ari_mistake_checker_drop (self->checker);
  else if (ari_mistake_checker_takes (self->checker, action))
    return;

  ari_table_play_choice (self);
}

gboolean
ari_table_holds_chance (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_try_again_get_state (self->try_again) > ARI_TASK_ASKING
         && ari_match_get_actor (self->match) == ARI_CHANCE;
}

void
ari_table_point_out (AriTable      *self,
                     const AriSpot *spots,
                     guint          n)
{
  g_return_if_fail (ARI_IS_TABLE (self));
  g_return_if_fail (n <= ARI_MAX_PICKS);

  if (n > 0)
    {
      ari_table_begin (self, ARI_EVENT_POINT_OUT);
      memcpy (self->pointed_out.spots, spots, n * sizeof *spots);
    }
  self->pointed_out.n = n;
  ari_table_mark (self, ARI_TABLE_HINT);
}

const AriSpot *
ari_table_get_pointed_out (AriTable *self,
                           guint    *n)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), NULL);

  *n = self->pointed_out.n;

  return self->pointed_out.spots;
}

/**
 * ari_table_perform:
 * @text: what a person performs, as a record writes it
 *
 * It counts immediately, and is written while it is shown: the performance decides the outcome. A feat that
 * was taken back is performed as it was before. Nothing happens where none is due.
 */
void
ari_table_perform (AriTable   *self,
                   const char *text)
{
  g_autofree char *performance = g_strdup (text);
  const AriRules *rules;
  const AriPosition *position;
  gboolean handled = FALSE;
  AriAction action;
  AriFeat feat;

  g_return_if_fail (ARI_IS_TABLE (self));

  rules = ari_match_get_rules (self->match);
  position = ari_match_get_position (self->match);
  feat = ari_feat_due (rules, position);
  if (self->preview.step > 0 || feat == ARI_FEAT_NONE || !ari_performer_of (feat)->judge (text, NULL, NULL))
    return;

  action = ari_feat_action (rules, position, text);
  ari_match_repeat_chance (self->match, &action, &performance);
  ari_feat_sequence_perform (self->feats, performance);
  g_signal_emit_by_name (self, "performing", performance, &handled);
  if (handled)
    return;

  choose (self, &action, 1, performance, seconds_of_turn (self));
}

gboolean
ari_table_can_roll (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->preview.step == 0 && !ari_move_queue_is_set (&self->queue)
         && ari_driver_awaits_roll (self->driver);
}

/**
 * ari_table_roll:
 * @random: a random number, which decides what the dice show
 *
 * Rolls the dice at the cursor, where they wait for it: see ari_driver_awaits_roll(). Nothing happens
 * elsewhere, nor while a roll waits to be written.
 */
void
ari_table_roll (AriTable *self,
                guint64   random)
{
  AriAction action;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_can_roll (self))
    return;

  action = ari_chance_draw (ari_match_get_rules (self->match), ari_match_get_position (self->match), random);
  ari_match_repeat_chance (self->match, &action, NULL);
  choose (self, &action, 1, NULL, -1);
}

/* How long the outcome of the feat that is underway is shown, in seconds: the slower the computers, the
 * longer. People need time to read the outcome of what they have performed themselves. */
static double
linger (AriTable *self)
{
  AriFeat feat = ari_match_get_rules (self->match)->feats->kind;
  AriFeatOutcome outcome;
  double seconds;

  g_object_get (self->driver, "min-seconds", &seconds, NULL);
  if (ari_feat_sequence_get_again (self->feats)
      || !ari_match_is_person (self->match, ari_feat_sequence_get_seat (self->feats))
      || !ari_performer_of (feat)->judge (ari_feat_sequence_get_performance (self->feats), &outcome, NULL))
    return MAX (seconds * LINGER_PART, LEAST_LINGER);

  return MAX (seconds * (outcome == ARI_FEAT_OUTCOME_HIT ? OWN_HIT : OWN_MISS), OWN_LINGER);
}

void
ari_table_finish_feat (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_feat_sequence_get_state (self->feats) != ARI_FEAT_STATE_UNDERWAY)
    return;

  /* What was refused because of the feat no longer is. */
  ari_table_begin (self, ARI_EVENT_FEAT_ENDED);
  ari_feat_sequence_finish (self->feats, linger (self));
}

gboolean
ari_table_is_queued (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return ari_move_queue_is_set (&self->queue);
}

/* Not where the match itself goes on: nobody has chosen to play the line there, perhaps for a computer. */
gboolean
ari_table_can_keep_line (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->preview.step > 0 && !ari_match_is_read_only (self->match)
         && !ari_go_extends_match (self->match);
}

/**
 * ari_table_keep_line:
 *
 * Plays the previewed line as a variation. Where the line leads to the end of the main line, its rest is
 * refused with the reason, and so is all of it if it begins there: it never goes on with the match itself.
 */
void
ari_table_keep_line (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_table_can_keep_line (self))
    choose (self, self->preview.actions, self->preview.n, NULL, -1);
  else if (self->preview.step > 0 && !ari_match_is_read_only (self->match))
    ari_table_refuse (self, ari_move_queue_aside_words ());
}

/**
 * ari_table_play_better:
 *
 * Plays the better move that is shown after a warning. The one that waited stays in the record as rethought.
 * The searches that led to the warning have judged the better one, so nothing asks again.
 */
void
ari_table_play_better (AriTable *self)
{
  AriAction better;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (!ari_table_previews_better (self))
    return;

  better = ari_mistake_checker_get_warning (self->checker)->line[0];
  ari_table_rethink (self);
  choose (self, &better, 1, NULL, seconds_of_turn (self));
}

/* (nullable): the mistake that a person has just failed to better, or else the one that is shown, or whose
 * better move is. */
static AriPly *
to_try_again (AriTable *self)
{
  AriPly *mistake = ari_try_again_get_state (self->try_again) == ARI_TASK_WRONG
                        ? ari_try_again_find_mistake (self->try_again)
                        : ari_table_find_mistake (self);

  return mistake != NULL ? mistake : ari_table_find_coming_mistake (self);
}

gboolean
ari_table_can_try_again (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return !ari_match_is_read_only (self->match) && self->preview.step == 0 && to_try_again (self) != NULL
         && !ari_feat_sequence_hides_outcome (self->feats);
}

void
ari_table_try_again (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_table_can_try_again (self))
    ari_table_try_ply (self, ari_ply_get_id (to_try_again (self)));
}

/**
 * ari_table_try_ply:
 * @id: of a ply
 *
 * Lets a person look for something better than that ply, even where a review doesn’t mark it. Nothing happens
 * where no better action is known, or the match can’t be written to.
 */
void
ari_table_try_ply (AriTable *self,
                   guint     id)
{
  AriPly *ply;
  const AriEval *eval;

  g_return_if_fail (ARI_IS_TABLE (self));

  ply = ari_match_find (self->match, id);
  eval = ply != NULL ? ari_ply_get_eval (ply) : NULL;
  if (eval == NULL || eval->best == NULL || ari_match_is_read_only (self->match)
      || ari_feat_sequence_hides_outcome (self->feats))
    return;

  ari_table_begin (self, ARI_EVENT_EDIT);
  ari_try_again_start (self->try_again, ply);
}

gboolean
ari_table_is_aside (AriTable *self,
                    guint     id)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  for (AriPly *ply = ari_match_find (self->match, id); ply != NULL; ply = ari_ply_get_parent (ply))
    if (ari_match_get_continuation (self->match, ari_ply_get_parent (ply)) != ply)
      return TRUE;

  return FALSE;
}

void
ari_table_promote (AriTable *self,
                   guint     id)
{
  g_autoptr(GError) error = NULL;
  AriPly *ply;

  g_return_if_fail (ARI_IS_TABLE (self));

  ply = ari_match_find (self->match, id);
  if (ari_match_is_read_only (self->match) || !ari_table_is_aside (self, id)
      || ari_table_refuses_resume (self))
    return;

  ari_table_begin (self, ARI_EVENT_EDIT);
  if (ari_match_may_promote (self->match, ply, &error))
    ari_match_promote (self->match, ply);
  else
    ari_table_refuse (self, error->message);
}

void
ari_table_delete_variation (AriTable *self,
                            guint     id)
{
  AriPly *ply;

  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_match_is_read_only (self->match) || !ari_table_is_aside (self, id))
    return;

  ari_table_begin (self, ARI_EVENT_EDIT);
  ply = ari_match_find (self->match, id);
  while (ari_ply_get_parent (ply) != NULL && ari_ply_get_child (ari_ply_get_parent (ply), 0) == ply
         && !ari_ply_get_retracted (ply))
    ply = ari_ply_get_parent (ply);
  ari_match_remove (self->match, ply);
}

void
ari_table_lead (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  self->led = TRUE;
}

gboolean
ari_table_is_led (AriTable *self)
{
  g_return_val_if_fail (ARI_IS_TABLE (self), FALSE);

  return self->led;
}

void
ari_table_move_now (AriTable *self)
{
  g_return_if_fail (ARI_IS_TABLE (self));

  if (ari_driver_get_waiting (self->driver))
    ari_driver_play_on (self->driver);
  else
    ari_driver_hurry (self->driver);
  ari_table_mark (self, ARI_TABLE_TURN);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-input.h"

struct _AriMoveInput
{
  GObject     parent_instance;

  AriPicker   picker;
  gboolean    open;
  guint       n_targets;
  AriTarget   targets[ARI_MAX_TARGETS];
  guint       n_meant;
  AriSpot     last; /* where the last accepted click led */
  AriNotice   notice;

  /* The rest of a target's actions: each is chosen once people have seen the previous one. */
  guint       n_line;
  AriAction   line[ARI_MAX_LINE];
  AriPosition line_position; /* where the first of them is due */
};

enum
{
  CHANGED,
  COMPLETED,
  IDLE,
  PROPOSING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMoveInput, ari_move_input, G_TYPE_OBJECT)

static void
ari_move_input_finalize (GObject *object)
{
  g_free (ARI_MOVE_INPUT (object)->notice.text);

  G_OBJECT_CLASS (ari_move_input_parent_class)->finalize (object);
}

static void
ari_move_input_class_init (AriMoveInputClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_move_input_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[COMPLETED] = g_signal_new ("completed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[IDLE] = g_signal_new ("idle", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                g_signal_accumulator_true_handled, NULL, NULL,
                                G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[PROPOSING] = g_signal_new ("proposing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_STRING, 1, G_TYPE_UINT);
}

static void
ari_move_input_init (AriMoveInput *self)
{
  self->last = self->notice.spot = ARI_SPOT_NONE;
}

AriMoveInput *
ari_move_input_new (void)
{
  return g_object_new (ARI_TYPE_MOVE_INPUT, NULL);
}

/* The position. */

/* Finds where the picked piece can go. */
static void
find_targets (AriMoveInput *self)
{
  self->n_targets = self->open ? ari_target_list (&self->picker, self->targets) : 0;
}

/* Returns: whether anything was picked. */
static gboolean
drop_picks (AriMoveInput *self)
{
  gboolean any = self->picker.n_picks > 0;

  while (ari_picker_back (&self->picker))
    ;

  return any;
}

/* Says that other spots are picked. */
static void
emit_picks (AriMoveInput *self,
            guint         changes)
{
  find_targets (self);
  g_signal_emit (self, signals[CHANGED], 0, changes);
}

/**
 * ari_move_input_set_position:
 * @position: what people see, without what they have to remember
 * @open: whether spots can be picked
 *
 * The picks remain as long as the position stays the same, and spots can be picked. What was said about a
 * spot of another position is withdrawn.
 */
void
ari_move_input_set_position (AriMoveInput      *self,
                             const AriRules    *rules,
                             const AriPosition *position,
                             gboolean           open)
{
  gboolean is_other, had_picks;

  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  is_other = self->picker.rules != rules || !ari_position_equal (rules, &self->picker.position, position);
  had_picks = self->picker.n_picks > 0;
  if (is_other)
    {
      ari_move_input_withdraw (self);
      ari_picker_init (&self->picker, rules, position);
      if (self->n_line > 0 && !ari_position_equal (rules, position, &self->line_position))
        self->n_line = 0;
    }
  if (self->open == open && !is_other)
    return;

  self->open = open;
  if (!open)
    drop_picks (self);
  if (had_picks && self->picker.n_picks == 0)
    emit_picks (self, ARI_INPUT_PICKS);
  else
    find_targets (self);
}

void
ari_move_input_close (AriMoveInput *self)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  self->open = FALSE;
  self->notice.proof.rule = NULL;
  ari_move_input_clear (self);
}

gboolean
ari_move_input_is_open (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), FALSE);

  return self->open;
}

/* Lines of actions: pointing at a target that takes several actions, such as both dice, chooses them one
 * after another, so that each shows its own motion. */

/* Takes the first action of the line, which leads from @position to where the next one is due. */
static AriAction
advance (AriMoveInput      *self,
         const AriPosition *position)
{
  AriAction action = self->line[0];

  self->line_position = *position;
  self->picker.rules->apply (&self->line_position, action);
  self->n_line--;
  memmove (self->line, self->line + 1, self->n_line * sizeof *self->line);

  return action;
}

/* Keeps the actions after the first of @target, which the picks choose; NULL: none. */
static void
set_line (AriMoveInput    *self,
          const AriTarget *target)
{
  self->n_line = target != NULL ? target->n_actions : 0;
  if (self->n_line == 0)
    return;

  memcpy (self->line, target->actions, sizeof self->line);
  advance (self, &self->picker.position);
}

AriAction
ari_move_input_get_due (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), ARI_ACTION_NONE);

  return self->n_line > 0 && self->open
             && ari_position_equal (self->picker.rules, &self->picker.position, &self->line_position)
           ? self->line[0]
           : ARI_ACTION_NONE;
}

guint
ari_move_input_take_line (AriMoveInput      *self,
                          const AriPosition *position,
                          AriAction          actions[ARI_MAX_LINE])
{
  guint n;

  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), 0);

  n = self->n_line;
  if (n == 0 || !ari_position_equal (self->picker.rules, position, &self->line_position))
    return 0;

  memcpy (actions, self->line, n * sizeof *actions);
  self->n_line = 0;

  return n;
}

void
ari_move_input_go_on (AriMoveInput *self)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  if (ari_move_input_get_due (self) != ARI_ACTION_NONE)
    g_signal_emit (self, signals[COMPLETED], 0, (guint) advance (self, &self->picker.position));
}

/* Pointing. */

void
ari_move_input_foresee (AriMoveInput *self,
                        AriSpot       spot,
                        AriPointing  *pointing)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  ari_pointing_init (pointing, &self->picker, self->targets, self->n_targets, spot);
}

AriAction
ari_move_input_completes (AriMoveInput *self,
                          AriSpot       spot)
{
  AriPicker picker;
  AriPointing pointing;

  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), ARI_ACTION_NONE);

  picker = self->picker;
  ari_move_input_foresee (self, spot, &pointing);

  switch (ari_pointing_follow (&pointing, &picker))
    {
    case ARI_PICK_COMPLETE:
      return ari_picker_action (&picker);

    case ARI_PICK_ADDED:
      return ari_picker_stop_wins (&picker) ? ari_picker_stop (&picker) : ARI_ACTION_NONE;

    case ARI_PICK_REFUSED:
    default:
      return ARI_ACTION_NONE;
    }
}

/* Afterwards nothing is picked, even if no handler has played the action. */
static void
complete (AriMoveInput *self,
          AriAction     action)
{
  g_object_ref (self);
  g_signal_emit (self, signals[COMPLETED], 0, (guint) action);
  ari_move_input_clear (self);
  g_object_unref (self);
}

/**
 * ari_move_input_point:
 * @spot: may be %ARI_SPOT_NONE, beside all spots
 *
 * Does what pointing at @spot means: adds it to the picks, picks it instead of them, puts a picked piece
 * back, or chooses an action ("completed"). If it means nothing, the notice says why ("changed").
 */
AriPointed
ari_move_input_point (AriMoveInput *self,
                      AriSpot       spot)
{
  AriPointing pointing;
  AriPickResult result;
  AriAction action;
  gboolean answered = FALSE;

  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), ARI_POINTED_IGNORED);

  if (!self->open)
    {
      g_signal_emit (self, signals[IDLE], 0, (guint) spot, &answered);
      self->n_meant += answered;
      return ARI_POINTED_IGNORED;
    }
  if (spot == ARI_SPOT_NONE)
    return ARI_POINTED_REFUSED;

  ari_move_input_withdraw (self);
  set_line (self, NULL);
  ari_move_input_foresee (self, spot, &pointing);
  if (pointing.pick == ARI_SPOT_NONE && pointing.keep == self->picker.n_picks)
    {
      ari_move_input_refuse_spot (self, pointing.target != NULL ? pointing.target->spot : spot);
      return ARI_POINTED_REFUSED;
    }

  self->n_meant++;
  set_line (self, pointing.target);
  self->last = pointing.pick != ARI_SPOT_NONE && pointing.then == ARI_SPOT_NONE ? pointing.pick : spot;
  result = ari_pointing_follow (&pointing, &self->picker);
  action = ari_picker_action (&self->picker);
  emit_picks (self, ARI_INPUT_PICKS | ARI_INPUT_POINTED);
  if (result == ARI_PICK_COMPLETE)
    complete (self, action);
  else if (result != ARI_PICK_ADDED || !ari_picker_stop_wins (&self->picker) || !ari_move_input_stop (self))
    return ARI_POINTED_PICKED;

  return ARI_POINTED_COMPLETED;
}

gboolean
ari_move_input_back (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), FALSE);

  if (!ari_picker_back (&self->picker))
    return FALSE;

  emit_picks (self, ARI_INPUT_PICKS);

  return TRUE;
}

void
ari_move_input_clear (AriMoveInput *self)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  if (drop_picks (self))
    emit_picks (self, ARI_INPUT_PICKS);
}

gboolean
ari_move_input_stop (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), FALSE);

  return ari_picker_stop (&self->picker) != ARI_ACTION_NONE
         && ari_move_input_point (self, self->picker.picks[self->picker.n_picks - 1])
                == ARI_POINTED_COMPLETED;
}

const AriPicker *
ari_move_input_get_picker (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), NULL);

  return &self->picker;
}

const AriTarget *
ari_move_input_get_targets (AriMoveInput *self,
                            guint        *n)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), NULL);

  *n = self->n_targets;

  return self->targets;
}

guint
ari_move_input_get_n_meant (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), 0);

  return self->n_meant;
}

AriSpot
ari_move_input_get_last (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), ARI_SPOT_NONE);

  return self->last;
}

/* What is said about it. */

static void
notify (AriMoveInput  *self,
        AriNoticeKind  kind,
        AriSpot        spot,
        const char    *text)
{
  AriNotice *notice = &self->notice;
  gboolean changed = g_set_str (&notice->text, text);

  changed |= notice->spot != spot;
  notice->kind = text != NULL ? kind : ARI_NOTICE_NONE;
  notice->spot = spot;
  /* The same once more is said once more. */
  if (changed || text != NULL)
    g_signal_emit (self, signals[CHANGED], 0, ARI_INPUT_NOTICE);
}

void
ari_move_input_answer (AriMoveInput  *self,
                       AriNoticeKind  kind,
                       AriSpot        spot,
                       const char    *text)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  self->n_meant++;
  self->notice.proof.rule = NULL;
  self->notice.proof.n = 0;
  notify (self, kind, spot, text);
}

void
ari_move_input_refuse_spot (AriMoveInput *self,
                            AriSpot       spot)
{
  const AriPicker *picker;
  AriProof proof;
  g_autofree char *reason = NULL;

  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  picker = &self->picker;
  spot = ari_pointing_refused (picker, spot);
  reason = ari_rules_refuse (picker->rules, &picker->position, picker->picks, picker->n_picks, spot, &proof);
  if (reason == NULL)
    return;

  self->n_meant++;
  self->notice.proof = proof;
  notify (self, ARI_NOTICE_REFUSAL, spot, reason);
}

char *
ari_move_input_propose (AriMoveInput *self,
                        AriSpot       spot)
{
  AriAction action;
  char *answer = NULL;

  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), NULL);

  action = ari_move_input_completes (self, spot);
  if (action != ARI_ACTION_NONE)
    g_signal_emit (self, signals[PROPOSING], 0, (guint) action, &answer);

  return answer;
}

void
ari_move_input_withdraw (AriMoveInput *self)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  self->notice.proof.n = 0;
  notify (self, ARI_NOTICE_NONE, ARI_SPOT_NONE, NULL);
}

void
ari_move_input_forget (AriMoveInput *self)
{
  g_return_if_fail (ARI_IS_MOVE_INPUT (self));

  self->notice.proof.rule = NULL;
  ari_move_input_withdraw (self);
}

const AriNotice *
ari_move_input_get_notice (AriMoveInput *self)
{
  g_return_val_if_fail (ARI_IS_MOVE_INPUT (self), NULL);

  return &self->notice;
}

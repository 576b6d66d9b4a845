/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-feat-sequence.h"

#include <glib/gi18n-lib.h>

struct _AriFeatSequence
{
  GObject       parent_instance;

  AriMatch     *match;     /* owned */
  gboolean      watched;

  AriFeatState  state;
  char         *chosen;      /* (nullable) a person's performance, until its ply is shown */
  AriPly       *ply;         /* (unowned) (nullable) the feat that is shown led to it; only compared */

  /* The feat that is shown */
  char         *performance; /* (nullable) */
  AriActor      seat;
  gboolean      again;
  guint         number;
  char         *outcome;   /* (nullable) once it is over */
  guint         linger_id;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriFeatSequence, ari_feat_sequence, G_TYPE_OBJECT)

/* Nobody plays on while people watch. A feat whose ply is yet to be played must not block itself. */
static void
changed (AriFeatSequence *self)
{
  if (self->state != ARI_FEAT_STATE_IDLE && self->ply != NULL)
    ari_match_hold (self->match, self, ARI_HOLD_FEAT);
  else
    ari_match_release (self->match, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
begin (AriFeatSequence *self,
       const char      *performance,
       AriActor         seat,
       gboolean         again)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->state = ARI_FEAT_STATE_UNDERWAY;
  g_set_str (&self->performance, performance);
  self->seat = seat;
  self->again = again;
  self->number++;
  g_clear_pointer (&self->outcome, g_free);
}

static void
clear (AriFeatSequence *self)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->state = ARI_FEAT_STATE_IDLE;
  self->ply = NULL;
  g_clear_pointer (&self->outcome, g_free);
  g_clear_pointer (&self->performance, g_free);
}

static void
ari_feat_sequence_dispose (GObject *object)
{
  AriFeatSequence *self = ARI_FEAT_SEQUENCE (object);

  clear (self);
  g_clear_pointer (&self->chosen, g_free);
  if (self->match != NULL)
    ari_match_release (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_feat_sequence_parent_class)->dispose (object);
}

static void
ari_feat_sequence_class_init (AriFeatSequenceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_feat_sequence_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ari_feat_sequence_init (AriFeatSequence *self)
{
}

AriFeatSequence *
ari_feat_sequence_new (AriMatch *match)
{
  AriFeatSequence *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_FEAT_SEQUENCE, NULL);
  self->match = g_object_ref (match);

  return self;
}

void
ari_feat_sequence_set_watched (AriFeatSequence *self,
                               gboolean         watched)
{
  g_return_if_fail (ARI_IS_FEAT_SEQUENCE (self));

  self->watched = watched;
}

gboolean
ari_feat_sequence_get_watched (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  return self->watched;
}

/**
 * ari_feat_sequence_perform:
 * @performance: what a person performs at the cursor
 *
 * It is underway from now on. The caller plays the ply that it leads to.
 *
 * Returns: whether a feat is due there, and @performance can be read
 */
gboolean
ari_feat_sequence_perform (AriFeatSequence *self,
                           const char      *performance)
{
  const AriRules *rules;
  AriFeat feat;

  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  rules = ari_match_get_rules (self->match);
  feat = ari_feat_due (rules, ari_match_get_position (self->match));
  if (feat == ARI_FEAT_NONE || !ari_performer_of (feat)->judge (performance, NULL, NULL))
    return FALSE;
  if (!self->watched)
    return TRUE;

  g_set_str (&self->chosen, performance);
  self->ply = NULL;
  begin (self, performance, ari_rules_actor (rules, ari_match_get_position (self->match)), FALSE);
  changed (self);

  return TRUE;
}

/* Shows the recorded feat that led from @before to @ply. If the record contradicts its performance, this is
 * reported, and it is shown all the same. */
static void
repeat (AriFeatSequence    *self,
        AriPly             *ply,
        const AriPosition  *before,
        gboolean            again,
        GError            **error)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const char *performance = ari_ply_get_performance (ply);
  const AriPerformer *performer = ari_performer_of (ari_feat_due (rules, before));
  gboolean hit = ari_feat_hits (rules, before, ari_ply_get_action (ply));

  performer->check (performance, hit, error);
  if (!performer->judge (performance, NULL, NULL))
    return;

  self->ply = ply;
  begin (self, performance, ari_rules_actor (rules, before), again);
}

/**
 * ari_feat_sequence_follow:
 * @forward: whether one step forward brought the cursor to its place
 * @fresh: whether the ply before it has just been played
 * @skims: whether the cursor moves so fast that nobody could watch a feat
 * @error: what is wrong with the recorded performance, in a sentence; it is shown all the same
 *
 * Follows the cursor after it has moved. If a feat led to its place, it is performed: for the first time, or
 * again.
 *
 * Returns: whether the performance will show what happened
 */
gboolean
ari_feat_sequence_follow (AriFeatSequence  *self,
                          gboolean          forward,
                          gboolean          fresh,
                          gboolean          skims,
                          GError          **error)
{
  AriPly *ply;
  const char *performance;
  g_autofree char *chosen = NULL;
  AriPosition before;

  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  ply = ari_match_get_ply (self->match);
  performance = ply != NULL ? ari_ply_get_performance (ply) : NULL;
  chosen = g_steal_pointer (&self->chosen);

  /* What a person performed is underway already, unless it had to wait so long for the library that it is no
   * longer shown. */
  if (forward && performance != NULL && chosen != NULL)
    {
      gboolean tells = self->state != ARI_FEAT_STATE_IDLE;

      self->ply = tells ? ply : NULL;
      changed (self);
      return tells;
    }

  clear (self);
  if (forward && performance != NULL && self->watched && !skims)
    {
      ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &before);
      if (ari_feat_due (ari_match_get_rules (self->match), &before) != ARI_FEAT_NONE)
        repeat (self, ply, &before, !fresh, error);
    }
  changed (self);

  return self->ply != NULL;
}

static void
linger_cb (gpointer data)
{
  AriFeatSequence *self = data;

  self->linger_id = 0;
  ari_feat_sequence_leave (self);
}

void
ari_feat_sequence_finish (AriFeatSequence *self,
                          double           seconds)
{
  const AriRules *rules;

  g_return_if_fail (ARI_IS_FEAT_SEQUENCE (self));

  if (self->state != ARI_FEAT_STATE_UNDERWAY)
    return;

  self->state = ARI_FEAT_STATE_DONE;
  rules = ari_match_get_rules (self->match);
  self->outcome = ari_performer_of (rules->feats->kind)->tell (self->performance);
  self->linger_id = g_timeout_add_once ((guint) (seconds * 1000), linger_cb, self);
  changed (self);
}

void
ari_feat_sequence_leave (AriFeatSequence *self)
{
  g_return_if_fail (ARI_IS_FEAT_SEQUENCE (self));

  if (self->state != ARI_FEAT_STATE_DONE)
    return;

  clear (self);
  changed (self);
}

AriFeatState
ari_feat_sequence_get_state (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), ARI_FEAT_STATE_IDLE);

  return self->state;
}

static gboolean
is_shown (AriFeatSequence *self)
{
  return self->ply != NULL && self->ply == ari_match_get_ply (self->match);
}

gboolean
ari_feat_sequence_hides_outcome (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  return self->state == ARI_FEAT_STATE_UNDERWAY && is_shown (self);
}

gboolean
ari_feat_sequence_has_ended (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  return self->state == ARI_FEAT_STATE_DONE && is_shown (self);
}

const char *
ari_feat_sequence_get_outcome (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), NULL);

  return self->outcome;
}

const char *
ari_feat_sequence_tell (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), NULL);

  return self->outcome != NULL ? self->outcome : _(ari_match_get_rules (self->match)->feats->words.underway);
}

const char *
ari_feat_sequence_get_performance (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), NULL);

  return self->performance;
}

AriActor
ari_feat_sequence_get_seat (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), ARI_NONE);

  return self->seat;
}

gboolean
ari_feat_sequence_get_again (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), FALSE);

  return self->again;
}

guint
ari_feat_sequence_get_number (AriFeatSequence *self)
{
  g_return_val_if_fail (ARI_IS_FEAT_SEQUENCE (self), 0);

  return self->number;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-sequence.h"

#include "ari-toss.h"

struct _AriTossSequence
{
  GObject       parent_instance;

  AriMatch     *match;     /* owned */
  gboolean      watched;

  AriTossState  state;
  char         *thrown;    /* (nullable) the release of a person's throw, until its ply is shown */
  AriPly       *ply;       /* (unowned) (nullable) the toss that is shown led to it; only compared */

  /* The flight */
  char         *release;   /* (nullable) */
  AriActor      seat;
  gboolean      again;
  guint         number;
  char         *outcome;   /* (nullable) once the ring is down */
  guint         linger_id;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTossSequence, ari_toss_sequence, G_TYPE_OBJECT)

/* Nobody plays on while people watch the ring. A throw whose ply is yet to be played must not block
 * itself. */
static void
changed (AriTossSequence *self)
{
  if (self->state != ARI_TOSS_IN_HAND && self->ply != NULL)
    ari_match_hold (self->match, self, ARI_HOLD_FLIGHT);
  else
    ari_match_release (self->match, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fly (AriTossSequence *self,
     const char      *release,
     AriActor         seat,
     gboolean         again)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->state = ARI_TOSS_FLYING;
  g_set_str (&self->release, release);
  self->seat = seat;
  self->again = again;
  self->number++;
  g_clear_pointer (&self->outcome, g_free);
}

static void
take_back_ring (AriTossSequence *self)
{
  g_clear_handle_id (&self->linger_id, g_source_remove);
  self->state = ARI_TOSS_IN_HAND;
  self->ply = NULL;
  g_clear_pointer (&self->outcome, g_free);
  g_clear_pointer (&self->release, g_free);
}

static void
ari_toss_sequence_dispose (GObject *object)
{
  AriTossSequence *self = ARI_TOSS_SEQUENCE (object);

  take_back_ring (self);
  g_clear_pointer (&self->thrown, g_free);
  if (self->match != NULL)
    ari_match_release (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_toss_sequence_parent_class)->dispose (object);
}

static void
ari_toss_sequence_class_init (AriTossSequenceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_toss_sequence_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_toss_sequence_init (AriTossSequence *self)
{
}

AriTossSequence *
ari_toss_sequence_new (AriMatch *match)
{
  AriTossSequence *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_TOSS_SEQUENCE, NULL);
  self->match = g_object_ref (match);

  return self;
}

void
ari_toss_sequence_set_watched (AriTossSequence *self,
                               gboolean         watched)
{
  g_return_if_fail (ARI_IS_TOSS_SEQUENCE (self));

  self->watched = watched;
}

gboolean
ari_toss_sequence_get_watched (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  return self->watched;
}

/**
 * ari_toss_sequence_throw:
 * @release: a person's release of the ring at the cursor, as a record writes it
 *
 * The ring flies from now on. The caller plays the ply that it leads to.
 *
 * Returns: whether @release is valid
 */
gboolean
ari_toss_sequence_throw (AriTossSequence *self,
                         const char      *release)
{
  AriRelease parsed;

  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  if (!ari_release_parse (release, &parsed, NULL))
    return FALSE;
  if (!self->watched)
    return TRUE;

  g_set_str (&self->thrown, release);
  self->ply = NULL;
  fly (self, release,
       ari_rules_actor (ari_match_get_rules (self->match), ari_match_get_position (self->match)), FALSE);
  changed (self);

  return TRUE;
}

/* Flies the recorded toss that led from @before to @ply. If the record contradicts its flight, this is
 * reported, and the ring flies all the same. */
static void
fly_recorded (AriTossSequence    *self,
              AriPly             *ply,
              const AriPosition  *before,
              gboolean            again,
              GError            **error)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const char *release = ari_ply_get_toss (ply);
  AriRelease parsed;

  ari_toss_check (release, ari_ply_get_action (ply) == ari_feat_outcome (rules, before, ARI_FEAT_HIT), error);
  if (!ari_release_parse (release, &parsed, NULL))
    return;

  self->ply = ply;
  fly (self, release, ari_rules_actor (rules, before), again);
}

/**
 * ari_toss_sequence_follow:
 * @forward: whether one step forward brought the cursor to its place
 * @fresh: whether the ply before it has just been played
 * @skims: whether the cursor moves so fast that nobody could watch a toss
 * @error: what is wrong with the recorded toss, in a sentence; it is flown all the same
 *
 * Follows the cursor after it has moved. If a toss led to its place, the ring flies: for the first time, or
 * again.
 *
 * Returns: whether the ring will show what happened
 */
gboolean
ari_toss_sequence_follow (AriTossSequence  *self,
                          gboolean          forward,
                          gboolean          fresh,
                          gboolean          skims,
                          GError          **error)
{
  AriPly *ply;
  const char *release;
  g_autofree char *thrown = NULL;
  AriPosition before;

  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  ply = ari_match_get_ply (self->match);
  release = ply != NULL ? ari_ply_get_toss (ply) : NULL;
  thrown = g_steal_pointer (&self->thrown);

  /* The ring that a person threw is in the air already, unless the throw had to wait so long for the library
   * that the ring is back in the hand. */
  if (forward && release != NULL && thrown != NULL)
    {
      gboolean tells = self->state != ARI_TOSS_IN_HAND;

      self->ply = tells ? ply : NULL;
      changed (self);
      return tells;
    }

  take_back_ring (self);
  if (forward && release != NULL && self->watched && !skims)
    {
      ari_match_get_position_at (self->match, ari_match_get_cursor (self->match) - 1, &before);
      if (ari_feat_due (ari_match_get_rules (self->match), &before) == ARI_FEAT_TOSS)
        fly_recorded (self, ply, &before, !fresh, error);
    }
  changed (self);

  return self->ply != NULL;
}

static void
linger_cb (gpointer data)
{
  AriTossSequence *self = data;

  self->linger_id = 0;
  ari_toss_sequence_leave (self);
}

void
ari_toss_sequence_land (AriTossSequence *self,
                        double           seconds)
{
  AriRelease release;
  AriFlight flight;

  g_return_if_fail (ARI_IS_TOSS_SEQUENCE (self));

  if (self->state != ARI_TOSS_FLYING)
    return;

  self->state = ARI_TOSS_DOWN;
  if (ari_release_parse (self->release, &release, NULL))
    {
      ari_flight_start (&flight, &release);
      ari_flight_finish (&flight);
      self->outcome = ari_toss_tell (&release, &flight);
    }
  self->linger_id = g_timeout_add_once ((guint) (seconds * 1000), linger_cb, self);
  changed (self);
}

void
ari_toss_sequence_leave (AriTossSequence *self)
{
  g_return_if_fail (ARI_IS_TOSS_SEQUENCE (self));

  if (self->state != ARI_TOSS_DOWN)
    return;

  take_back_ring (self);
  changed (self);
}

AriTossState
ari_toss_sequence_get_state (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), ARI_TOSS_IN_HAND);

  return self->state;
}

AriAction
ari_toss_action (AriMatch         *match,
                 const AriRelease *release)
{
  return ari_feat_outcome (ari_match_get_rules (match), ari_match_get_position (match),
                           ari_toss_hits (release) ? ARI_FEAT_HIT : ARI_FEAT_MISS);
}

static gboolean
is_shown (AriTossSequence *self)
{
  return self->ply != NULL && self->ply == ari_match_get_ply (self->match);
}

gboolean
ari_toss_sequence_hides_outcome (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  return self->state == ARI_TOSS_FLYING && is_shown (self);
}

gboolean
ari_toss_sequence_has_ended (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  return self->state == ARI_TOSS_DOWN && is_shown (self);
}

const char *
ari_toss_sequence_get_outcome (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), NULL);

  return self->outcome;
}

const char *
ari_toss_sequence_get_release (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), NULL);

  return self->release;
}

AriActor
ari_toss_sequence_get_seat (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), ARI_NONE);

  return self->seat;
}

gboolean
ari_toss_sequence_get_again (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), FALSE);

  return self->again;
}

guint
ari_toss_sequence_get_number (AriTossSequence *self)
{
  g_return_val_if_fail (ARI_IS_TOSS_SEQUENCE (self), 0);

  return self->number;
}

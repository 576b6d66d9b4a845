/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-driver-private.h"

#include "ari-go.h"
#include "ari-holds.h"
#include "ari-pace.h"
#include "ari-roll.h"
#include "ari-performer.h"

typedef enum
{
  PROP_MATCH = 1,
  PROP_WAITS,
  PROP_THINKING,
  PROP_HOLDS,
  PROP_BY_HAND,
  PROP_MIN_SECONDS,
} AriDriverProperty;

static GParamSpec *props[PROP_MIN_SECONDS + 1];

G_DEFINE_FINAL_TYPE (AriDriver, ari_driver, G_TYPE_OBJECT)

/* Whether the match goes on at the cursor, because it has got so far, or because somebody has just played
 * there: the end of an old variation must not wake the computer. */
static gboolean
is_live (AriDriver *self)
{
  return ari_match_is_at_end (self->match)
         || (self->fresh != 0 && self->fresh == ari_match_get_ply_id (self->match));
}

/* Not after the players have ended the match: the position of the rules still shows the dice. */
static gboolean
are_dice_due (AriDriver *self)
{
  AriSpot dice[ARI_MAX_MOTION_PATHS];

  return !ari_match_is_read_only (self->match) && ari_match_get_actor (self->match) == ARI_CHANCE
         && ari_find_dice (ari_match_get_setup (self->match), ari_match_get_position (self->match), dice) > 0;
}

/* Whether a person rolls the dice that are due at the cursor. */
static gboolean
is_roll_by_hand (AriDriver *self)
{
  AriActor turn = ari_rules_whose_turn (ari_match_get_rules (self->match),
                                        ari_match_get_position (self->match));

  return self->by_hand && is_live (self) && !ari_go_is_possible (self->match, ARI_GO_FORWARD, 0)
         && are_dice_due (self) && ari_match_is_person (self->match, turn);
}

/* (nullable): the level that acts at the cursor, if anything can be stored; chance draws with any level. */
static const AriLevel *
level_to_act (AriDriver *self)
{
  AriActor actor = ari_match_get_actor (self->match);

  if (actor == ARI_NONE || ari_match_is_read_only (self->match))
    return NULL;
  if (actor == ARI_CHANCE)
    return is_roll_by_hand (self) ? NULL : &ari_levels ()[0];

  /* The computer finishes only the match. You play the moves of a variation yourself. */
  if (ari_match_is_person (self->match, actor)
      || (ari_match_has_substitute (self->match, actor) && !ari_match_is_on_main_line (self->match)))
    return NULL;

  return ari_level_lookup_or_usual (ari_match_get_seat (self->match, actor)->level);
}

/* What the table plays for a person at the cursor: not in a variation, nor in place of what was played there
 * before. ARI_ACTION_NONE: nothing. */
static AriAction
action_for_person (AriDriver *self)
{
  g_autoptr(AriPly) next = g_list_model_get_item (G_LIST_MODEL (self->match),
                                                  ari_match_get_cursor (self->match));
  AriAction action;

  if (ari_match_is_read_only (self->match) || !ari_match_is_on_main_line (self->match)
      || !ari_match_is_person (self->match, ari_match_get_actor (self->match)))
    return ARI_ACTION_NONE;

  action = ari_stand_in_choose (self->stand_in, ari_match_get_position (self->match));

  return next == NULL || ari_ply_get_action (next) == action ? action : ARI_ACTION_NONE;
}

static gboolean
acts_here (AriDriver *self)
{
  return level_to_act (self) != NULL || action_for_person (self) != ARI_ACTION_NONE;
}

/* A person who plays at the end of the match wants it to go on. */
static void
end_waiting (AriDriver *self)
{
  if (self->fresh != 0 && self->fresh == ari_match_get_ply_id (self->match)
      && ari_match_is_at_end (self->match))
    ari_driver_release (self, ARI_DRIVER_HOLD_VIEWER, self);
}

static void
stop (AriDriver *self)
{
  self->ready = ARI_ACTION_NONE;
  g_clear_pointer (&self->performance, g_free);
  g_clear_handle_id (&self->due_id, g_source_remove);
  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->thinking = NULL;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

static void
thought_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  GWeakRef *weak = data;
  g_autoptr(AriDriver) self = g_weak_ref_get (weak);
  g_autoptr(GError) error = NULL;
  double seconds;
  AriAction action = ari_opponent_finish (result, &seconds, &error);

  g_weak_ref_clear (weak);
  g_free (weak);

  /* A cancelled search has been dropped already. */
  if (self == NULL || action == ARI_ACTION_NONE
      || g_task_get_cancellable (G_TASK (result)) != self->cancellable)
    return;

  self->ready = action;
  self->ready_seconds = seconds;
  self->thinking = NULL;
  g_clear_object (&self->cancellable);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
  ari_driver_sync (self);
}

static void
think (AriDriver *self,
       const AriLevel *level)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  /* Thinking must not keep the driver alive: it ends with the page. */
  g_weak_ref_init (weak, self);
  self->position = *ari_match_get_position (self->match);
  self->cancellable = g_cancellable_new ();
  self->thinking = ari_opponent_think (self->match, level, ari_pace_seconds (self->match, self->min_seconds),
                                       seed, self->cancellable, thought_cb, weak);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_THINKING]);
}

/* A computer performs, with the skill of its level. */
static void
perform (AriDriver      *self,
         const AriLevel *level)
{
  guint64 seed = (guint64) g_random_int () << 32 | g_random_int ();
  const AriRules *rules = ari_match_get_rules (self->match);

  self->performance = ari_performer_of (rules->feats->kind)->perform ((guint) (level - ari_levels ()), seed);
  self->ready = ari_feat_action (rules, ari_match_get_position (self->match), self->performance);
}

static void
due_cb (gpointer data)
{
  AriDriver *self = data;
  const AriLevel *level = level_to_act (self);

  self->due_id = 0;
  self->ready_seconds = -1;
  /* A computer may have taken the seat over meanwhile; it thinks unless a feat is due. */
  if (level != NULL && ari_feat_due (ari_match_get_rules (self->match), &self->position) != ARI_FEAT_NONE)
    perform (self, level);
  else
    self->ready = action_for_person (self);
  ari_driver_sync (self);
}

/* Neither needs thought, but people should be able to follow. */
static void
prepare (AriDriver *self)
{
  self->position = *ari_match_get_position (self->match);
  self->due_id = g_timeout_add_once ((guint) (ari_pace_seconds (self->match, self->min_seconds) * 1000),
                                     due_cb, self);
}

static void
play_ready (AriDriver *self)
{
  AriAction action = self->ready;
  g_autofree char *performance = g_steal_pointer (&self->performance);
  g_autoptr(GError) error = NULL;

  self->ready = ARI_ACTION_NONE;
  ari_match_repeat_chance (self->match, &action, &performance);
  if (!ari_match_play_performed (self->match, action, performance, self->ready_seconds, &error))
    g_warning ("The computer's action was refused: %s", error->message);
}

/* Goes on along the line to where a person decides, or to its end: computers don't think twice about their
 * answers, and dice fall once. */
static void
repeat_answers (AriDriver *self)
{
  g_object_freeze_notify (G_OBJECT (self->match));
  do
    {
      ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) + 1);
      self->fresh = ari_match_get_ply_id (self->match);
    }
  while (ari_go_is_possible (self->match, ARI_GO_FORWARD, 0) && acts_here (self));
  g_object_thaw_notify (G_OBJECT (self->match));
}

/* Whether the match goes on by itself at the cursor. */
static gboolean
goes_on (AriDriver *self)
{
  guint holds = ari_driver_get_holds (self);

  /* If you have only opened a match, what goes on elsewhere in it goes on. */
  if (!ari_match_is_at_end (self->match))
    holds &= ~(guint) ARI_DRIVER_HOLD_VIEWER;

  return holds == 0 && is_live (self);
}

/* Whether what acts here needs no thought: chance, the only action of a person, the feat of a computer. */
static gboolean
acts_without_thought (AriDriver *self)
{
  AriFeat feat = ari_feat_due (ari_match_get_rules (self->match), ari_match_get_position (self->match));

  return level_to_act (self) == NULL || feat != ARI_FEAT_NONE;
}

void
ari_driver_sync (AriDriver *self)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  gboolean acts, busy;

  end_waiting (self);
  ari_stand_in_look (self->stand_in);
  acts = goes_on (self) && acts_here (self);
  busy = self->cancellable != NULL || self->ready != ARI_ACTION_NONE || self->due_id != 0;
  /* A computer that takes a seat over thinks, even if the person had no choice. */
  if (busy && (!acts || !ari_position_equal (rules, &self->position, ari_match_get_position (self->match))
               || (self->due_id != 0 && !acts_without_thought (self))))
    {
      stop (self);
      busy = FALSE;
    }

  if (!acts || ari_match_is_held (self->match))
    return;

  if (ari_go_is_possible (self->match, ARI_GO_FORWARD, 0))
    repeat_answers (self);
  else if (self->ready != ARI_ACTION_NONE)
    play_ready (self);
  else if (!busy && acts_without_thought (self))
    prepare (self);
  else if (!busy)
    think (self, level_to_act (self));
}

/* The person who has just begun to keep passing wants the match to go on. */
static void
stand_in_cb (AriDriver *self)
{
  if (ari_stand_in_passes (self->stand_in))
    ari_driver_release (self, ARI_DRIVER_HOLD_VIEWER, self);
  ari_driver_sync (self);
}

static void
ply_added_cb (AriDriver *self,
              AriPly         *ply)
{
  if (!ari_ply_get_retracted (ply))
    self->fresh = ari_ply_get_id (ply);
}

static void
ari_driver_constructed (GObject *object)
{
  AriDriver *self = ARI_DRIVER (object);

  G_OBJECT_CLASS (ari_driver_parent_class)->constructed (object);

  self->stand_in = ari_stand_in_new (self->match);
  g_signal_connect_object (self->stand_in, "changed", G_CALLBACK (stand_in_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "ply-added", G_CALLBACK (ply_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "notify", G_CALLBACK (ari_driver_sync), self, G_CONNECT_SWAPPED);
  ari_driver_sync (self);
}

static void
ari_driver_dispose (GObject *object)
{
  AriDriver *self = ARI_DRIVER (object);

  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      stop (self);
    }
  g_clear_object (&self->stand_in);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_driver_parent_class)->dispose (object);
}

static void
ari_driver_finalize (GObject *object)
{
  g_hash_table_unref (ARI_DRIVER (object)->holds);

  G_OBJECT_CLASS (ari_driver_parent_class)->finalize (object);
}

static void
ari_driver_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AriDriver *self = ARI_DRIVER (object);

  switch ((AriDriverProperty) prop_id)
    {
    case PROP_THINKING:
      g_value_set_boolean (value, ari_driver_get_thinking (self));
      break;

    case PROP_HOLDS:
      g_value_set_uint (value, ari_driver_get_holds (self));
      break;

    case PROP_BY_HAND:
      g_value_set_boolean (value, self->by_hand);
      break;

    case PROP_MIN_SECONDS:
      g_value_set_double (value, self->min_seconds);
      break;

    case PROP_MATCH:
    case PROP_WAITS:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_driver_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  AriDriver *self = ARI_DRIVER (object);

  switch ((AriDriverProperty) prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;

    case PROP_WAITS:
      if (g_value_get_boolean (value))
        ari_holds_set_of (self->holds, self, ARI_DRIVER_HOLD_VIEWER);
      break;

    case PROP_BY_HAND:
      ari_driver_set_by_hand (self, g_value_get_boolean (value));
      break;

    case PROP_MIN_SECONDS:
      ari_driver_set_min_seconds (self, g_value_get_double (value));
      break;

    case PROP_THINKING:
    case PROP_HOLDS:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_driver_class_init (AriDriverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags given = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags reads = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags writes = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->constructed = ari_driver_constructed;
  object_class->dispose = ari_driver_dispose;
  object_class->finalize = ari_driver_finalize;
  object_class->get_property = ari_driver_get_property;
  object_class->set_property = ari_driver_set_property;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, ARI_TYPE_MATCH, given);
  props[PROP_WAITS] = g_param_spec_boolean ("waits", NULL, NULL, FALSE, given);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, reads);
  props[PROP_HOLDS] = g_param_spec_uint ("holds", NULL, NULL, 0, G_MAXUINT, 0, reads);
  props[PROP_BY_HAND] = g_param_spec_boolean ("by-hand", NULL, NULL, FALSE, writes);
  props[PROP_MIN_SECONDS] = g_param_spec_double ("min-seconds", NULL, NULL, 0, 60, ARI_PACE_SECONDS, writes);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_driver_init (AriDriver *self)
{
  self->holds = ari_holds_new ();
  self->ready = ARI_ACTION_NONE;
  self->min_seconds = ARI_PACE_SECONDS;
}

void
ari_driver_set_held (AriDriver     *self,
                     AriDriverHold  reason,
                     gpointer       owner,
                     gboolean       held)
{
  guint before, reasons;

  g_return_if_fail (ARI_IS_DRIVER (self));

  before = ari_driver_get_holds (self);
  reasons = ari_holds_get_of (self->holds, owner);
  ari_holds_set_of (self->holds, owner, held ? reasons | reason : reasons & ~(guint) reason);
  if (before == ari_driver_get_holds (self) || self->match == NULL)
    return;

  ari_driver_sync (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HOLDS]);
}

void
ari_driver_hold (AriDriver     *self,
                 AriDriverHold  reason,
                 gpointer       owner)
{
  ari_driver_set_held (self, reason, owner, TRUE);
}

void
ari_driver_release (AriDriver     *self,
                    AriDriverHold  reason,
                    gpointer       owner)
{
  ari_driver_set_held (self, reason, owner, FALSE);
}

guint
ari_driver_get_holds (AriDriver *self)
{
  g_return_val_if_fail (ARI_IS_DRIVER (self), 0);

  return ari_holds_get (self->holds);
}

/* @waits: whether it begins with ARI_DRIVER_HOLD_VIEWER: you want to see a match first when you open it */
AriDriver *
ari_driver_new (AriMatch *match,
                gboolean  waits)
{
  return g_object_new (ARI_TYPE_DRIVER, "match", match, "waits", waits, NULL);
}

AriStandIn *
ari_driver_get_stand_in (AriDriver *self)
{
  g_return_val_if_fail (ARI_IS_DRIVER (self), NULL);

  return self->stand_in;
}

/* Whether the action of a computer or of chance is on its way; a feat does not count. */
gboolean
ari_driver_get_thinking (AriDriver *self)
{
  g_return_val_if_fail (ARI_IS_DRIVER (self), FALSE);

  return self->cancellable != NULL;
}

/**
 * ari_driver_set_min_seconds:
 * @seconds: the least time of a computer's action, from 0; chance takes a part of it, and actions with
 *   something to watch may take more
 *
 * An action under way keeps the time that it began with.
 */
void
ari_driver_set_min_seconds (AriDriver *self,
                            double          seconds)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->min_seconds == seconds)
    return;

  self->min_seconds = seconds;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MIN_SECONDS]);
}

/* @by_hand: whether people roll their dice themselves; otherwise chance does it for them. The dice of
 * computers always roll by themselves. */
void
ari_driver_set_by_hand (AriDriver *self,
                        gboolean   by_hand)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->by_hand == by_hand)
    return;

  self->by_hand = by_hand;
  ari_driver_sync (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BY_HAND]);
}

/**
 * ari_driver_awaits_roll:
 *
 * Returns: whether dice are due at the cursor, and stay still until ari_table_roll() is called: for a person,
 *   or for a script that plays for everybody
 */
gboolean
ari_driver_awaits_roll (AriDriver *self)
{
  guint holds;

  g_return_val_if_fail (ARI_IS_DRIVER (self), FALSE);

  holds = ari_driver_get_holds (self);
  if (holds & ARI_DRIVER_HOLD_CLOSED)
    return FALSE;

  return holds & ARI_DRIVER_HOLD_SCRIPT ? are_dice_due (self) : is_roll_by_hand (self);
}

/* Whether a person may choose an action at the cursor: never in a read-only match; always in the past, where
 * a move is a "what if". People who are about to roll dice don't choose what they show. If you try a mistake
 * again, you choose for computers, too, but not where the match itself would go on. */
gboolean
ari_driver_awaits_person (AriDriver *self)
{
  guint holds;

  g_return_val_if_fail (ARI_IS_DRIVER (self), FALSE);

  holds = ari_driver_get_holds (self);
  if ((holds & ARI_DRIVER_HOLD_CLOSED) || ari_match_is_read_only (self->match)
      || ari_match_get_actor (self->match) == ARI_NONE)
    return FALSE;

  return (holds & ARI_DRIVER_HOLD_SCRIPT)
         || (((holds & ARI_DRIVER_HOLD_TRY) || !is_live (self)) && !ari_go_extends_match (self->match))
         || (level_to_act (self) == NULL && !is_roll_by_hand (self));
}

/* Whether a computer or chance would act at the cursor, but waits for ari_driver_play_on(). */
gboolean
ari_driver_get_waiting (AriDriver *self)
{
  g_return_val_if_fail (ARI_IS_DRIVER (self), FALSE);

  return (ari_driver_get_holds (self) & (ARI_DRIVER_HOLD_VIEWER | ARI_DRIVER_HOLD_SCRIPT)) ==
             ARI_DRIVER_HOLD_VIEWER
         && ari_match_is_at_end (self->match) && level_to_act (self) != NULL;
}

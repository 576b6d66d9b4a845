/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-stand-in.h"

struct _AriStandIn
{
  GObject   parent_instance;

  /* Owned */
  AriMatch *match;
  GArray   *known[ARI_MAX_SEATS]; /* of AriAction: (nullable) what the seat could do when it began to keep
                                   * passing; NULL: it does not */

  gboolean  only_moves;
};

typedef enum
{
  PROP_MATCH = 1,
  PROP_ONLY_MOVES,
} AriStandInProperty;

static GParamSpec *props[PROP_ONLY_MOVES + 1];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (AriStandIn, ari_stand_in, G_TYPE_OBJECT)

static gboolean
is_known (GArray    *known,
          AriAction  action)
{
  for (guint i = 0; i < known->len; i++)
    if (g_array_index (known, AriAction, i) == action)
      return TRUE;

  return FALSE;
}

/* The pass of a seat that keeps passing; ARI_ACTION_NONE where it can do anything new, or can't pass. */
static AriAction
choose_pass (AriStandIn        *self,
             const AriPosition *position)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  GArray *known = self->known[ari_rules_actor (rules, position) - 1];
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    if (!is_known (known, actions[i]))
      return ARI_ACTION_NONE;

  return ari_rules_pass (rules, position);
}

/* Whether @actor is a person who may choose at @position. The outcome of a feat is not theirs to choose. */
static gboolean
is_choosing (AriStandIn        *self,
             AriActor           actor,
             const AriPosition *position)
{
  return ari_match_is_person (self->match, actor)
         && ari_feat_due (ari_match_get_rules (self->match), position) == ARI_FEAT_NONE;
}

static gboolean
keeps_passing (AriStandIn *self,
               AriActor    seat)
{
  return self->known[seat - 1] != NULL && ari_match_is_person (self->match, seat);
}

static void
ari_stand_in_dispose (GObject *object)
{
  AriStandIn *self = ARI_STAND_IN (object);

  g_clear_object (&self->match);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    g_clear_pointer (&self->known[i], g_array_unref);

  G_OBJECT_CLASS (ari_stand_in_parent_class)->dispose (object);
}

static void
ari_stand_in_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AriStandIn *self = ARI_STAND_IN (object);

  switch ((AriStandInProperty) prop_id)
    {
    case PROP_ONLY_MOVES:
      g_value_set_boolean (value, self->only_moves);
      break;

    case PROP_MATCH:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
set_only_moves (AriStandIn *self,
                gboolean    only_moves)
{
  if (self->only_moves == only_moves)
    return;

  self->only_moves = only_moves;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ONLY_MOVES]);
  g_signal_emit (self, changed_signal, 0);
}

static void
ari_stand_in_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  AriStandIn *self = ARI_STAND_IN (object);

  switch ((AriStandInProperty) prop_id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;

    case PROP_ONLY_MOVES:
      set_only_moves (self, g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_stand_in_class_init (AriStandInClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ari_stand_in_dispose;
  object_class->get_property = ari_stand_in_get_property;
  object_class->set_property = ari_stand_in_set_property;

  props[PROP_MATCH] =
    g_param_spec_object ("match", NULL, NULL, ARI_TYPE_MATCH,
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_ONLY_MOVES] =
    g_param_spec_boolean ("only-moves", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ari_stand_in_init (AriStandIn *self)
{
}

AriStandIn *
ari_stand_in_new (AriMatch *match)
{
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  return g_object_new (ARI_TYPE_STAND_IN, "match", match, NULL);
}

/**
 * ari_stand_in_choose:
 *
 * Returns: what the table plays at @position for the person who acts there; %ARI_ACTION_NONE: the person
 *   decides, or no person acts
 */
AriAction
ari_stand_in_choose (AriStandIn        *self,
                     const AriPosition *position)
{
  const AriRules *rules;
  AriAction actions[ARI_MAX_ACTIONS], pass;
  AriActor actor;

  g_return_val_if_fail (ARI_IS_STAND_IN (self), ARI_ACTION_NONE);

  rules = ari_match_get_rules (self->match);
  actor = ari_rules_actor (rules, position);
  if (!is_choosing (self, actor, position))
    return ARI_ACTION_NONE;

  pass = keeps_passing (self, actor) ? choose_pass (self, position) : ARI_ACTION_NONE;
  if (pass != ARI_ACTION_NONE)
    return pass;

  return self->only_moves && rules->actions (position, actions) == 1 ? actions[0] : ARI_ACTION_NONE;
}

/**
 * ari_stand_in_would_play:
 * @number: of a ply on the shown line
 *
 * Returns: whether the table would play that ply again if it were taken back, because it stands in for the
 *   person
 */
gboolean
ari_stand_in_would_play (AriStandIn *self,
                         guint       number)
{
  g_autoptr(AriPly) ply = NULL;
  AriPosition before;

  g_return_val_if_fail (ARI_IS_STAND_IN (self), FALSE);

  if ((!self->only_moves && !ari_stand_in_passes (self)) || !ari_match_is_on_main_line (self->match))
    return FALSE;

  ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
  ari_match_get_position_at (self->match, number - 1, &before);

  return ari_stand_in_choose (self, &before) == ari_ply_get_action (ply);
}

gboolean
ari_stand_in_may_pass (AriStandIn *self)
{
  const AriPosition *position;
  AriActor actor;

  g_return_val_if_fail (ARI_IS_STAND_IN (self), FALSE);

  position = ari_match_get_position (self->match);
  actor = ari_match_get_actor (self->match);

  return ari_match_is_at_end (self->match) && !ari_match_is_read_only (self->match)
         && is_choosing (self, actor, position) && !keeps_passing (self, actor)
         && ari_rules_pass (ari_match_get_rules (self->match), position) != ARI_ACTION_NONE;
}

gboolean
ari_stand_in_passes (AriStandIn *self)
{
  g_return_val_if_fail (ARI_IS_STAND_IN (self), FALSE);

  if (ari_match_is_over (self->match))
    return FALSE;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if (keeps_passing (self, seat))
      return TRUE;

  return FALSE;
}

/**
 * ari_stand_in_toggle_passing:
 *
 * Lets the person who acts at the end of the main line keep passing, if that is possible. Otherwise, nobody
 * keeps passing from now on.
 */
void
ari_stand_in_toggle_passing (AriStandIn *self)
{
  const AriRules *rules;
  AriAction actions[ARI_MAX_ACTIONS];

  g_return_if_fail (ARI_IS_STAND_IN (self));

  rules = ari_match_get_rules (self->match);
  if (ari_stand_in_may_pass (self))
    {
      guint n = rules->actions (ari_match_get_position (self->match), actions);
      GArray **known = &self->known[ari_match_get_actor (self->match) - 1];

      g_clear_pointer (known, g_array_unref);
      *known = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof *actions), actions, n);
    }
  else
    for (guint i = 0; i < ARI_MAX_SEATS; i++)
      g_clear_pointer (&self->known[i], g_array_unref);

  g_signal_emit (self, changed_signal, 0);
}

static void
stop_passing (AriStandIn *self,
              AriActor    seat)
{
  g_clear_pointer (&self->known[seat - 1], g_array_unref);
  g_signal_emit (self, changed_signal, 0);
}

/**
 * ari_stand_in_look:
 *
 * Looks at the seat that acts where the match goes on: it no longer keeps passing if it has more to choose.
 */
void
ari_stand_in_look (AriStandIn *self)
{
  const AriPosition *position;
  AriActor actor;

  g_return_if_fail (ARI_IS_STAND_IN (self));

  position = ari_match_get_position (self->match);
  actor = ari_match_get_actor (self->match);
  if (ari_match_is_at_end (self->match) && is_choosing (self, actor, position) && keeps_passing (self, actor)
      && choose_pass (self, position) == ARI_ACTION_NONE)
    stop_passing (self, actor);
}

/**
 * ari_stand_in_reconsider:
 *
 * The person who acts at the cursor has taken back a decision, so the table must not decide in their place.
 */
void
ari_stand_in_reconsider (AriStandIn *self)
{
  AriActor actor;

  g_return_if_fail (ARI_IS_STAND_IN (self));

  actor = ari_match_get_actor (self->match);
  if (ari_match_is_person (self->match, actor) && keeps_passing (self, actor))
    stop_passing (self, actor);
}

/**
 * ari_stand_in_hear:
 * @action: what a person has chosen at the cursor
 *
 * A person who does anything else where the match goes on no longer keeps passing.
 *
 * Returns: whether the table would have played the same
 */
gboolean
ari_stand_in_hear (AriStandIn *self,
                   AriAction   action)
{
  AriActor actor;

  g_return_val_if_fail (ARI_IS_STAND_IN (self), FALSE);

  actor = ari_match_get_actor (self->match);
  if (!ari_match_is_at_end (self->match) || !ari_match_is_person (self->match, actor))
    return FALSE;
  if (ari_stand_in_choose (self, ari_match_get_position (self->match)) == action)
    return TRUE;

  if (keeps_passing (self, actor))
    stop_passing (self, actor);

  return FALSE;
}

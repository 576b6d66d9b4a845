/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ply-private.h"

#include <math.h>

#include "ari-number.h"

typedef enum
{
  PROP_ID = 1,
  PROP_NUMBER,
  PROP_ACTOR,
  PROP_TEXT,
  PROP_SECONDS,
  PROP_COMMENT,
  PROP_GLYPH,
  PROP_PERFORMANCE,
  PROP_EVAL,
  PROP_RETRACTED,
  PROP_N_VARIATIONS,
} AriPlyProperty;

static GParamSpec *props[PROP_N_VARIATIONS + 1];

G_DEFINE_FINAL_TYPE (AriPly, ari_ply, G_TYPE_OBJECT)

static void
ari_ply_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  AriPly *self = ARI_PLY (object);

  switch ((AriPlyProperty) prop_id)
    {
    case PROP_ID:
      g_value_set_uint (value, self->id);
      break;

    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;

    case PROP_ACTOR:
      g_value_set_uint (value, self->actor);
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;

    case PROP_SECONDS:
      g_value_set_double (value, self->seconds);
      break;

    case PROP_COMMENT:
      g_value_set_string (value, self->comment);
      break;

    case PROP_GLYPH:
      g_value_set_uint (value, self->glyph);
      break;

    case PROP_PERFORMANCE:
      g_value_set_string (value, self->performance);
      break;

    case PROP_EVAL:
      g_value_set_boxed (value, self->eval);
      break;

    case PROP_RETRACTED:
      g_value_set_boolean (value, ari_ply_get_retracted (self));
      break;

    case PROP_N_VARIATIONS:
      g_value_set_uint (value, ari_ply_get_n_variations (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_ply_finalize (GObject *object)
{
  AriPly *self = ARI_PLY (object);

  g_clear_pointer (&self->children, g_ptr_array_unref);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->comment, g_free);
  g_clear_pointer (&self->performance, g_free);
  g_clear_pointer (&self->eval, ari_eval_free);

  G_OBJECT_CLASS (ari_ply_parent_class)->finalize (object);
}

static void
ari_ply_class_init (AriPlyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ari_ply_get_property;
  object_class->finalize = ari_ply_finalize;

  props[PROP_ID] = g_param_spec_uint ("id", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_ACTOR] = g_param_spec_uint ("actor", NULL, NULL, 0, ARI_CHANCE, 0, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_SECONDS] = g_param_spec_double ("seconds", NULL, NULL, -1, G_MAXDOUBLE, -1, flags);
  props[PROP_COMMENT] = g_param_spec_string ("comment", NULL, NULL, NULL, flags);
  props[PROP_GLYPH] = g_param_spec_uint ("glyph", NULL, NULL, 0, ARI_N_GLYPHS - 1, 0, flags);
  props[PROP_PERFORMANCE] = g_param_spec_string ("performance", NULL, NULL, NULL, flags);
  props[PROP_EVAL] = g_param_spec_boxed ("eval", NULL, NULL, ARI_TYPE_EVAL, flags);
  props[PROP_RETRACTED] = g_param_spec_boolean ("retracted", NULL, NULL, FALSE, flags);
  props[PROP_N_VARIATIONS] = g_param_spec_uint ("n-variations", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_ply_init (AriPly *self)
{
  self->seconds = -1;
}

/* Thinking times are kept in whole milliseconds: finer ones mean nothing, and records stay short. Invalid
 * times count as unknown. */
static double
round_seconds (double seconds)
{
  if (!(seconds >= 0 && seconds <= ARI_NUMBER_MOST))
    return -1;

  return round (seconds * 1000) / 1000 + 0.0; /* not −0 */
}

/**
 * ari_ply_new_root:
 *
 * Returns: (transfer full): the root of a tree, before the first turn
 */
AriPly *
ari_ply_new_root (void)
{
  AriPly *self = g_object_new (ARI_TYPE_PLY, NULL);

  self->ends_turn = TRUE;

  return self;
}

/**
 * ari_ply_new:
 * @before: the ply that will be its parent
 * @position: after @before
 * @action: legal there
 * @seconds: thinking time; negative: unknown
 *
 * Returns: (transfer full): a ply without a parent yet
 */
AriPly *
ari_ply_new (guint              id,
             AriPly            *before,
             const AriRules    *rules,
             const AriPosition *position,
             AriAction          action,
             double             seconds)
{
  AriPly *self = g_object_new (ARI_TYPE_PLY, NULL);
  AriPosition after = *position;

  rules->apply (&after, action);
  self->id = id;
  self->actor = ari_rules_actor (rules, position);
  self->action = action;
  self->text = rules->format (position, action);
  self->turn = before->turn + (before->ends_turn ? 1 : 0);
  self->ends_turn = ari_rules_turn_ends (rules, position, &after);
  ari_ply_set_seconds (self, seconds);

  return self;
}

static void
notify_variations (AriPly *parent)
{
  for (guint i = 0; i < parent->children->len; i++)
    g_object_notify_by_pspec (g_ptr_array_index (parent->children, i), props[PROP_N_VARIATIONS]);
}

/**
 * ari_ply_insert:
 * @self: the parent
 * @child: a ply without a parent
 * @index: its place among the children; later ones move up
 */
void
ari_ply_insert (AriPly *self,
                AriPly *child,
                guint   index)
{
  g_assert (child->parent == NULL);

  if (self->children == NULL)
    self->children = g_ptr_array_new ();

  g_ptr_array_insert (self->children, index, child);
  child->parent = self;
  child->number = self->number + 1;

  if (self->children->len > 1)
    notify_variations (self);
}

/**
 * ari_ply_cut:
 *
 * Detaches @self, with all that follows it, from its parent.
 */
void
ari_ply_cut (AriPly *self)
{
  AriPly *parent = g_steal_pointer (&self->parent);

  g_ptr_array_remove (parent->children, self);
  notify_variations (parent);
}

/**
 * ari_ply_move_to_front:
 *
 * Makes @self the first child of its parent; the others keep their order.
 */
void
ari_ply_move_to_front (AriPly *self)
{
  GPtrArray *siblings = self->parent->children;

  g_ptr_array_remove (siblings, self);
  g_ptr_array_insert (siblings, 0, self);
}

/**
 * ari_ply_dissolve:
 *
 * Forgets parent and children, for a ply that leaves its match but may outlive it.
 */
void
ari_ply_dissolve (AriPly *self)
{
  self->parent = NULL;
  g_clear_pointer (&self->children, g_ptr_array_unref);
}

/**
 * ari_ply_find_child:
 *
 * Returns: (nullable) (transfer none): the child that plays @action
 */
AriPly *
ari_ply_find_child (AriPly    *self,
                    AriAction  action)
{
  for (guint i = 0; i < ari_ply_get_n_children (self); i++)
    {
      AriPly *child = ari_ply_get_child (self, i);

      if (child->action == action)
        return child;
    }

  return NULL;
}

/**
 * ari_ply_continuation:
 *
 * A line continues with the first child, and ends where that was taken back.
 *
 * Returns: (nullable) (transfer none): the ply that continues a line
 */
AriPly *
ari_ply_continuation (AriPly *self)
{
  AriPly *child;

  if (ari_ply_get_n_children (self) == 0)
    return NULL;

  child = ari_ply_get_child (self, 0);

  return ari_ply_get_retracted (child) ? NULL : child;
}

/* Only while a match is built: emits no signal. */
void
ari_ply_set_seconds (AriPly *self,
                     double  seconds)
{
  self->seconds = round_seconds (seconds);
}

static gboolean
set_string (AriPly         *self,
            char          **field,
            const char     *value,
            AriPlyProperty  prop)
{
  if (value != NULL && *value == '\0')
    value = NULL;

  if (!g_set_str (field, value))
    return FALSE;

  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);

  return TRUE;
}

gboolean
ari_ply_set_comment (AriPly     *self,
                     const char *comment)
{
  return set_string (self, &self->comment, comment, PROP_COMMENT);
}

gboolean
ari_ply_set_performance (AriPly     *self,
                         const char *performance)
{
  return set_string (self, &self->performance, performance, PROP_PERFORMANCE);
}

gboolean
ari_ply_set_glyph (AriPly   *self,
                   AriGlyph  glyph)
{
  if (self->glyph == glyph)
    return FALSE;

  self->glyph = glyph;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GLYPH]);

  return TRUE;
}

gboolean
ari_ply_set_eval (AriPly        *self,
                  const AriEval *eval)
{
  g_autoptr(AriEval) copy = eval != NULL ? ari_eval_copy (eval) : NULL;

  /* Keeps records short, and makes read evaluations equal to written ones. */
  if (copy != NULL)
    ari_eval_round (copy);
  if (ari_eval_equal (self->eval, copy))
    return FALSE;

  ari_eval_free (self->eval);
  self->eval = g_steal_pointer (&copy);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EVAL]);

  return TRUE;
}

gboolean
ari_ply_set_retraction (AriPly        *self,
                        AriRetraction  retraction)
{
  if (self->retraction == retraction)
    return FALSE;

  self->retraction = retraction;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RETRACTED]);

  return TRUE;
}

guint
ari_ply_get_id (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  return self->id;
}

guint
ari_ply_get_number (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  return self->number;
}

guint
ari_ply_get_turn (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  return self->turn;
}

gboolean
ari_ply_begins_turn (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), FALSE);

  return self->parent == NULL || self->parent->turn != self->turn;
}

AriAction
ari_ply_get_action (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), ARI_ACTION_NONE);

  return self->action;
}

AriActor
ari_ply_get_actor (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), ARI_NONE);

  return self->actor;
}

const char *
ari_ply_get_text (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);

  return self->text;
}

double
ari_ply_get_seconds (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), -1);

  return self->seconds;
}

const char *
ari_ply_get_comment (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);

  return self->comment;
}

AriGlyph
ari_ply_get_glyph (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), ARI_GLYPH_NONE);

  return self->glyph;
}

const char *
ari_ply_get_performance (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);

  return self->performance;
}

const AriEval *
ari_ply_get_eval (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);

  return self->eval;
}

AriRetraction
ari_ply_get_retraction (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), ARI_NOT_RETRACTED);

  return self->retraction;
}

AriChooser
ari_ply_get_chooser (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), ARI_CHOOSER_UNKNOWN);

  return self->chooser;
}

gboolean
ari_ply_get_retracted (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), FALSE);

  return self->retraction != ARI_NOT_RETRACTED;
}

/**
 * ari_ply_find_retracted:
 * @self: (nullable): the end of a line; %NULL for the start of the match
 *
 * If several plies are taken back at once, only the first of them is retracted. A ply counts only if none on
 * the way to it is retracted.
 *
 * Returns: (nullable) (transfer none): the last retracted ply on the way from the start of the match to @self
 *   (it may be @self); %NULL if the line still counts
 */
AriPly *
ari_ply_find_retracted (AriPly *self)
{
  g_return_val_if_fail (self == NULL || ARI_IS_PLY (self), NULL);

  while (self != NULL && !ari_ply_get_retracted (self))
    self = ari_ply_get_parent (self);

  return self;
}

AriPly *
ari_ply_get_parent (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);

  return self->number > 1 ? self->parent : NULL;
}

guint
ari_ply_get_index (AriPly *self)
{
  guint index = 0;

  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  if (self->parent != NULL)
    g_ptr_array_find (self->parent->children, self, &index);

  return index;
}

guint
ari_ply_get_n_variations (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  return self->parent != NULL ? self->parent->children->len - 1 : 0;
}

guint
ari_ply_get_n_children (AriPly *self)
{
  g_return_val_if_fail (ARI_IS_PLY (self), 0);

  return self->children != NULL ? self->children->len : 0;
}

AriPly *
ari_ply_get_child (AriPly *self,
                   guint   index)
{
  g_return_val_if_fail (ARI_IS_PLY (self), NULL);
  g_return_val_if_fail (index < ari_ply_get_n_children (self), NULL);

  return g_ptr_array_index (self->children, index);
}

/**
 * ari_glyph_symbol:
 *
 * Returns: the symbol printed after an action: "!", "?!"; "" for none
 */
const char *
ari_glyph_symbol (AriGlyph glyph)
{
  static const char symbols[ARI_N_GLYPHS][3] = { "", "!", "?", "!!", "??", "!?", "?!" };

  g_return_val_if_fail (glyph < ARI_N_GLYPHS, "");

  return symbols[glyph];
}

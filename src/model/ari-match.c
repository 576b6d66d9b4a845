/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-private.h"

#include "ari-holds.h"
#include "ari-ply-private.h"

G_DEFINE_QUARK (ari-match-error-quark, ari_match_error)

typedef enum
{
  PROP_CURSOR = 1,
  PROP_N_ITEMS,
  PROP_ON_MAIN_LINE,
  PROP_OVER,
  PROP_TITLE,
  PROP_NOTES,
  PROP_TAKEBACKS,
  PROP_CAN_REDO,
  PROP_HOLDS,
} AriMatchProperty;

static GParamSpec *props[PROP_HOLDS + 1];
static guint signals[ARI_MATCH_N_SIGNALS];

static GType
ari_match_get_item_type (GListModel *model)
{
  return ARI_TYPE_PLY;
}

static guint
ari_match_get_n_items (GListModel *model)
{
  return ARI_MATCH (model)->line.plies->len;
}

static gpointer
ari_match_get_item (GListModel *model,
                    guint       position)
{
  AriMatch *self = ARI_MATCH (model);

  if (position >= self->line.plies->len)
    return NULL;

  return g_object_ref (ari_line_get (&self->line, position));
}

static void
ari_match_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = ari_match_get_item_type;
  iface->get_n_items = ari_match_get_n_items;
  iface->get_item = ari_match_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AriMatch, ari_match, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, ari_match_list_model_init))

gboolean
ari_match_is_over (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return self->ending.kind != ARI_ENDING_NONE
         || ari_rules_actor (self->setup.rules, &self->main_end) == ARI_NONE;
}

static void
ari_match_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AriMatch *self = ARI_MATCH (object);

  switch ((AriMatchProperty) prop_id)
    {
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->line.plies->len);
      break;

    case PROP_ON_MAIN_LINE:
      g_value_set_boolean (value, ari_match_is_on_main_line (self));
      break;

    case PROP_OVER:
      g_value_set_boolean (value, ari_match_is_over (self));
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_NOTES:
      g_value_set_string (value, self->notes);
      break;

    case PROP_TAKEBACKS:
      g_value_set_uint (value, self->takebacks);
      break;

    case PROP_CAN_REDO:
      g_value_set_boolean (value, ari_match_can_redo (self));
      break;

    case PROP_HOLDS:
      g_value_set_uint (value, ari_match_get_holds (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_match_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  AriMatch *self = ARI_MATCH (object);

  switch ((AriMatchProperty) prop_id)
    {
    case PROP_CURSOR:
      ari_match_set_cursor (self, g_value_get_uint (value));
      break;

    case PROP_TITLE:
      ari_match_set_title (self, g_value_get_string (value));
      break;

    case PROP_NOTES:
      ari_match_set_notes (self, g_value_get_string (value));
      break;

    case PROP_N_ITEMS:
    case PROP_ON_MAIN_LINE:
    case PROP_OVER:
    case PROP_TAKEBACKS:
    case PROP_CAN_REDO:
    case PROP_HOLDS:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_match_finalize (GObject *object)
{
  AriMatch *self = ARI_MATCH (object);
  GHashTableIter iter;
  gpointer ply;

  /* Plies may outlive the match; clear their links. */
  g_hash_table_iter_init (&iter, self->plies);
  while (g_hash_table_iter_next (&iter, NULL, &ply))
    ari_ply_dissolve (ply);

  ari_line_clear (&self->line);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  g_clear_pointer (&self->plies, g_hash_table_unref);
  g_clear_object (&self->root);
  g_clear_pointer (&self->holds, g_hash_table_unref);

  ari_seats_clear (self->seats);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->notes, g_free);
  g_clear_pointer (&self->foreign_tags, g_free);

  G_OBJECT_CLASS (ari_match_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags reads = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writes = reads | G_PARAM_WRITABLE;

  props[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, G_MAXUINT, 0, writes);
  props[PROP_N_ITEMS] = g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, reads);
  props[PROP_ON_MAIN_LINE] = g_param_spec_boolean ("on-main-line", NULL, NULL, TRUE, reads);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, reads);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, writes);
  props[PROP_NOTES] = g_param_spec_string ("notes", NULL, NULL, NULL, writes);
  props[PROP_TAKEBACKS] = g_param_spec_uint ("takebacks", NULL, NULL, 0, G_MAXUINT, 0, reads);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, reads);
  props[PROP_HOLDS] = g_param_spec_uint ("holds", NULL, NULL, 0, G_MAXUINT, 0, reads);

  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static guint
install_ply_signal (const char *name)
{
  return g_signal_new (name, ARI_TYPE_MATCH, G_SIGNAL_RUN_LAST | G_SIGNAL_DETAILED, 0, NULL, NULL,
                       g_cclosure_marshal_VOID__OBJECT, G_TYPE_NONE, 1, ARI_TYPE_PLY);
}

static guint
install_signal (const char *name)
{
  return g_signal_new (name, ARI_TYPE_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                       g_cclosure_marshal_VOID__VOID, G_TYPE_NONE, 0);
}

static void
ari_match_class_init (AriMatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_match_get_property;
  object_class->set_property = ari_match_set_property;
  object_class->finalize = ari_match_finalize;

  install_properties (object_class);

  signals[ARI_MATCH_PLY_ADDED] = install_ply_signal ("ply-added");
  signals[ARI_MATCH_PLY_CHANGED] = install_ply_signal ("ply-changed");
  signals[ARI_MATCH_ORDER_CHANGED] = install_ply_signal ("order-changed");
  signals[ARI_MATCH_PLY_REMOVED] = install_ply_signal ("ply-removed");
  signals[ARI_MATCH_DETAILS_CHANGED] = install_signal ("details-changed");
}

static void
ari_match_init (AriMatch *self)
{
  self->plies = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->redo = g_ptr_array_new ();
  self->holds = ari_holds_new ();
  self->root = ari_ply_new_root ();
  self->main_last = self->root;
  self->next_id = 1;
  self->started = g_get_real_time () / G_USEC_PER_SEC;
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self->seats[i].name = g_strdup ("");
}

AriMatch *
ari_match_new (const AriSetup *setup)
{
  AriMatch *self;

  g_return_val_if_fail (setup != NULL && setup->rules != NULL, NULL);

  self = g_object_new (ARI_TYPE_MATCH, NULL);
  self->setup = *setup;
  ari_line_init (&self->line, setup);
  self->position = *ari_line_position (&self->line, 0);
  self->main_end = self->position;

  return self;
}

/* Changes and their signals. */

AriMatchState
ari_match_begin_change (AriMatch *self)
{
  g_object_freeze_notify (G_OBJECT (self));

  return (AriMatchState) {
    .cursor = self->cursor,
    .n_items = self->line.plies->len,
    .takebacks = self->takebacks,
    .handover = self->handover,
    .at = ari_match_get_ply_id (self),
    .main_last = self->main_last->id,
    .ended = self->ending.kind != ARI_ENDING_NONE,
    .on_main_line = ari_match_is_on_main_line (self),
    .over = ari_match_is_over (self),
    .can_redo = ari_match_can_redo (self),
  };
}

void
ari_match_end_change (AriMatch            *self,
                      const AriMatchState *before)
{
  GObject *object = G_OBJECT (self);
  gboolean returned = ari_match_is_over (self) && ari_match_drop_substitutes (self);

  if (returned || (before->ended && before->main_last != self->main_last->id)
      || before->handover != self->handover)
    ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
  if (before->cursor != self->cursor || before->at != ari_match_get_ply_id (self))
    g_object_notify_by_pspec (object, props[PROP_CURSOR]);
  if (before->n_items != self->line.plies->len)
    g_object_notify_by_pspec (object, props[PROP_N_ITEMS]);
  if (before->takebacks != self->takebacks)
    g_object_notify_by_pspec (object, props[PROP_TAKEBACKS]);
  if (before->on_main_line != ari_match_is_on_main_line (self))
    g_object_notify_by_pspec (object, props[PROP_ON_MAIN_LINE]);
  if (before->over != ari_match_is_over (self))
    g_object_notify_by_pspec (object, props[PROP_OVER]);
  if (before->can_redo != ari_match_can_redo (self))
    g_object_notify_by_pspec (object, props[PROP_CAN_REDO]);

  g_object_thaw_notify (object);
}

/* @ply is NULL for the signals without a ply. */
void
ari_match_emit (AriMatch       *self,
                AriMatchSignal  signal,
                AriPly         *ply)
{
  if (ply == NULL)
    g_signal_emit (self, signals[signal], 0);
  else
    g_signal_emit (self, signals[signal], 0, ply);
}

/* The current line and the cursor. */

/**
 * ari_match_show_line:
 * @ply: a ply of this match or the root
 * @cursor: 0 … length of the new line
 *
 * Makes the line through @ply the current one. The part shared with the present line stays and is not
 * reported as changed.
 */
void
ari_match_show_line (AriMatch *self,
                     AriPly   *ply,
                     guint     cursor)
{
  g_autoptr(GPtrArray) path = g_ptr_array_new ();
  AriLine *line = &self->line;
  AriPly *next = ply;
  guint kept, removed, added = 0;

  for (; next->number > 0 && !ari_line_has (line, next); next = next->parent)
    g_ptr_array_add (path, next);

  kept = next->number;
  if (path->len == 0)
    for (next = ari_ply_continuation (ply);
         next != NULL && ari_line_has (line, next);
         next = ari_ply_continuation (next))
      kept++;
  else
    next = ari_ply_continuation (ply);

  removed = line->plies->len - kept;
  if (removed > 0)
    ari_line_truncate (line, kept);
  for (; path->len > 0; added++)
    ari_line_append (line, g_ptr_array_steal_index (path, path->len - 1));
  for (; next != NULL; next = ari_ply_continuation (next), added++)
    ari_line_append (line, next);

  self->cursor = cursor;
  self->position = *ari_line_position (line, cursor);

  if (removed > 0 || added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, removed, added);
}

/**
 * ari_match_find_main:
 *
 * Finds the end of the main line again, starting at main_last and main_end: set these to any ply that is
 * certainly on the main line.
 */
void
ari_match_find_main (AriMatch *self)
{
  AriPly *next;

  while ((next = ari_ply_continuation (self->main_last)) != NULL)
    {
      self->setup.rules->apply (&self->main_end, next->action);
      self->main_last = next;
    }
}

/**
 * ari_match_drop_ending:
 * @before: the match before the change
 *
 * If the main line now ends elsewhere, the players ended the match at another place: it goes on from here.
 * Call this before any signal of the change. An autosave writes the ending with each of them, so that the
 * library would otherwise hold the old ending on the new line until the last signal.
 */
void
ari_match_drop_ending (AriMatch            *self,
                       const AriMatchState *before)
{
  if (before->main_last != self->main_last->id)
    self->ending = (AriEnding) { 0 };
}

guint
ari_match_get_cursor (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->cursor;
}

void
ari_match_set_cursor (AriMatch *self,
                      guint     cursor)
{
  AriMatchState before;

  g_return_if_fail (ARI_IS_MATCH (self));

  before = ari_match_begin_change (self);
  self->cursor = MIN (cursor, self->line.plies->len);
  self->position = *ari_line_position (&self->line, self->cursor);
  ari_match_end_change (self, &before);
}

/**
 * ari_match_go_to:
 * @ply: (nullable): the ply to go to
 */
void
ari_match_go_to (AriMatch *self,
                 AriPly   *ply)
{
  AriMatchState before;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (ply == NULL || ari_match_find (self, ply->id) == ply);

  before = ari_match_begin_change (self);
  if (ply != NULL)
    ari_match_show_line (self, ply, ply->number);
  else
    ari_match_show_line (self, self->root, 0);
  ari_match_end_change (self, &before);
}

void
ari_match_go_to_main_line (AriMatch *self)
{
  AriMatchState before;
  AriPly *at;
  AriPly *next;

  g_return_if_fail (ARI_IS_MATCH (self));

  if (ari_match_is_on_main_line (self))
    return;

  at = self->root;
  while ((next = ari_ply_continuation (at)) != NULL && ari_line_has (&self->line, next))
    at = next;

  before = ari_match_begin_change (self);
  ari_match_show_line (self, at, at->number);
  ari_match_end_change (self, &before);
}

AriPly *
ari_match_get_ply (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return self->cursor > 0 ? ari_line_get (&self->line, self->cursor - 1) : NULL;
}

guint
ari_match_get_ply_id (AriMatch *self)
{
  AriPly *ply = ari_match_get_ply (self);

  return ply != NULL ? ply->id : 0;
}

const AriPosition *
ari_match_get_position (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return &self->position;
}

void
ari_match_get_position_at (AriMatch    *self,
                           guint        number,
                           AriPosition *position)
{
  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (number <= self->line.plies->len);

  *position = *ari_line_position (&self->line, number);
}

gboolean
ari_match_is_on_main_line (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  if (self->line.plies->len == 0)
    return self->main_last == self->root;

  return ari_line_get (&self->line, self->line.plies->len - 1) == self->main_last;
}

gboolean
ari_match_is_at_end (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return ari_match_is_on_main_line (self) && self->cursor == self->line.plies->len;
}

guint
ari_match_get_main_length (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->main_last->number;
}

guint
ari_match_get_main_id (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return self->main_last->id;
}

const AriPosition *
ari_match_get_main_position (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return &self->main_end;
}

guint
ari_match_winners (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  if (self->ending.kind != ARI_ENDING_NONE)
    return self->ending.winners;

  return ari_rules_winners (self->setup.rules, &self->main_end);
}

/* The tree, for reading. */

guint
ari_match_get_n_children (AriMatch *self,
                          AriPly   *parent)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return ari_ply_get_n_children (parent != NULL ? parent : self->root);
}

AriPly *
ari_match_get_child (AriMatch *self,
                     AriPly   *parent,
                     guint     index)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return ari_ply_get_child (parent != NULL ? parent : self->root, index);
}

AriPly *
ari_match_get_continuation (AriMatch *self,
                            AriPly   *parent)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return ari_ply_continuation (parent != NULL ? parent : self->root);
}

guint
ari_match_get_n_plies (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), 0);

  return g_hash_table_size (self->plies);
}

AriPly *
ari_match_find (AriMatch *self,
                guint     id)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return g_hash_table_lookup (self->plies, GUINT_TO_POINTER (id));
}

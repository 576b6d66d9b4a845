/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-autosave.h"

#include "ari-library-private.h"
#include "ari-seat-names.h"

typedef enum
{
  PROP_ID = 1,
  PROP_PENDING,
} AriAutosaveProperty;

static GParamSpec *props[PROP_PENDING + 1];

enum
{
  FAILED,
  COMMITTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

struct _AriAutosave
{
  GObject     parent_instance;

  AriLibrary *library;
  AriMatch   *match;
  gint64      id;
  guint       n_given;      /* plies of a trial that nobody has played */
  gboolean    begun;        /* the match is in the library, or under way there: it has had a ply or a text */
  gboolean    analysed;     /* as lists of matches show it */
  AriTrack   *track;

  GQueue      pending;      /* (element-type AriChange) not yet durable, oldest first */
  guint       n_under_way;  /* how many of them the worker has */
  guint       n_holding;    /* how many of them hold the match */
  GError     *failure;      /* (nullable) */
};

G_DEFINE_FINAL_TYPE (AriAutosave, ari_autosave, G_TYPE_OBJECT)

static void
set_id (AriAutosave *self,
        gint64       id)
{
  if (self->id == id)
    return;

  self->id = id;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ID]);
}

/* Everything sent to the worker has come back. */
static void
settle (AriAutosave *self)
{
  g_autoptr(GError) failure = g_steal_pointer (&self->failure);

  if (failure != NULL)
    {
      g_signal_emit (self, signals[FAILED], 0, failure);
      return;
    }

  /* This also ends the hold that a failed write began. */
  ari_match_release (self->match, self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PENDING]);
  g_signal_emit (self, signals[COMMITTED], 0);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriAutosave) self = data;
  g_autoptr(GError) error = NULL;
  gint64 id = ari_library_change_finish (self->library, result, &error);

  self->n_under_way--;
  if (error == NULL)
    {
      g_autoptr(AriChange) change = g_queue_pop_head (&self->pending);

      set_id (self, id);
      if (ari_change_holds (change) && --self->n_holding == 0)
        ari_match_release (self->match, self);
    }
  else if (self->failure == NULL)
    {
      /* Nothing may be played on top of what is not stored. */
      ari_match_hold (self->match, self, ARI_HOLD_FAILURE);
      self->failure = g_steal_pointer (&error);
    }

  if (self->n_under_way == 0)
    settle (self);
}

static void
push (AriAutosave *self,
      AriChange   *change)
{
  self->n_under_way++;
  ari_library_change_async (self->library, change, self->track, written_cb, g_object_ref (self));
}

/* @change: (transfer full) */
static void
keep (AriAutosave *self,
      AriChange   *change)
{
  gboolean was_pending = ari_autosave_is_pending (self);
  gboolean failed = self->failure != NULL || ari_autosave_has_failed (self);

  g_queue_push_tail (&self->pending, change);
  if (ari_change_holds (change))
    {
      self->n_holding++;
      ari_match_hold (self->match, self, failed ? ARI_HOLD_FAILURE : ARI_HOLD_STORE);
    }

  /* After a failure everything waits for the next attempt. */
  if (!was_pending || self->n_under_way > 0)
    push (self, change);
  if (!was_pending)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PENDING]);
}

/* Whether a person, or the record that it comes from, has written anything about the match. */
static gboolean
has_text (AriMatch *match)
{
  return ari_match_get_title (match) != NULL || ari_match_get_notes (match) != NULL
         || ari_match_get_foreign_tags (match) != NULL;
}

/* Whether a ply of a trial has a comment. Those that are given have none. */
static gboolean
has_comment (AriAutosave *self)
{
  for (guint i = 0; i < self->n_given; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), i);

      if (ply != NULL && ari_ply_get_comment (ply) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* A match is kept from its first ply or its first text on, with everything that was said before. Returns
 * whether there is nothing else to write. */
static gboolean
begin (AriAutosave *self)
{
  if (self->begun)
    return FALSE;

  if (ari_match_get_n_plies (self->match) > self->n_given || has_comment (self) || has_text (self->match))
    {
      self->begun = TRUE;
      keep (self, ari_change_new_match (self->match));
    }

  return TRUE;
}

static void
ply_added_cb (AriAutosave *self,
              AriPly      *ply)
{
  if (!begin (self))
    keep (self, ari_change_new_ply (self->match, ply, TRUE));
}

static void
ply_changed_cb (AriAutosave *self,
                AriPly      *ply)
{
  gboolean eval = g_signal_get_invocation_hint (self->match)->detail == g_quark_from_static_string ("eval");
  gboolean was_analysed = self->analysed;

  self->analysed = ari_match_is_analysed (self->match);
  if (!begin (self))
    keep (self, eval ? ari_change_new_eval (self->match, ply, self->analysed != was_analysed)
                     : ari_change_new_ply (self->match, ply, FALSE));
}

static void
order_changed_cb (AriAutosave *self,
                  AriPly      *ply)
{
  if (!begin (self))
    keep (self, ari_change_new_order (self->match, ply));
}

static void
ply_removed_cb (AriAutosave *self,
                AriPly      *ply)
{
  if (!begin (self))
    keep (self, ari_change_new_removal (self->match, ply));
}

static void
details_changed_cb (AriAutosave *self)
{
  if (!begin (self))
    keep (self, ari_change_new_details (self->match));
}

static void
ari_autosave_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AriAutosave *self = ARI_AUTOSAVE (object);

  switch ((AriAutosaveProperty) prop_id)
    {
    case PROP_ID:
      g_value_set_int64 (value, self->id);
      break;

    case PROP_PENDING:
      g_value_set_boolean (value, ari_autosave_is_pending (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_autosave_dispose (GObject *object)
{
  AriAutosave *self = ARI_AUTOSAVE (object);

  if (self->match != NULL)
    ari_match_release (self->match, self);
  g_queue_clear_full (&self->pending, (GDestroyNotify) ari_change_unref);
  g_clear_pointer (&self->track, ari_track_unref);
  g_clear_object (&self->match);
  g_clear_object (&self->library);
  g_clear_error (&self->failure);

  G_OBJECT_CLASS (ari_autosave_parent_class)->dispose (object);
}

static void
ari_autosave_class_init (AriAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ari_autosave_get_property;
  object_class->dispose = ari_autosave_dispose;

  props[PROP_ID] = g_param_spec_int64 ("id", NULL, NULL, 0, G_MAXINT64, 0, flags);
  props[PROP_PENDING] = g_param_spec_boolean ("pending", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[FAILED] = g_signal_new ("failed", ARI_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  g_cclosure_marshal_VOID__BOXED, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[COMMITTED] = g_signal_new ("committed", ARI_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     g_cclosure_marshal_VOID__VOID, G_TYPE_NONE, 0);
}

static void
ari_autosave_init (AriAutosave *self)
{
  g_queue_init (&self->pending);
}

/* Otherwise the next change of the details would write the old name again. */
static void
seats_named_cb (AriAutosave *self,
                GArray      *seats,
                const char  *name)
{
  for (guint i = 0; i < seats->len; i++)
    {
      const AriSeatOfMatch *seat = &g_array_index (seats, AriSeatOfMatch, i);

      if (self->id != 0 && seat->match == self->id
          && seat->seat <= ari_match_get_setup (self->match)->seats
          && ari_match_get_seat (self->match, seat->seat)->kind == ARI_SEAT_PERSON)
        ari_match_set_seat (self->match, seat->seat, ARI_SEAT_PERSON, name, NULL);
    }
}

static AriAutosave *
new_autosave (AriLibrary *library,
              AriMatch   *match,
              gint64      id,
              guint       n_given)
{
  AriAutosave *self = g_object_new (ARI_TYPE_AUTOSAVE, NULL);

  self->library = g_object_ref (library);
  self->match = g_object_ref (match);
  self->id = id;
  self->n_given = n_given;
  self->analysed = ari_match_is_analysed (match);
  self->track = ari_track_new (id);

  if (ari_library_is_read_only (library))
    {
      ari_match_set_read_only (match);
      return self;
    }

  g_signal_connect_object (match, "ply-added", G_CALLBACK (ply_added_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (ply_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "order-changed", G_CALLBACK (order_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-removed", G_CALLBACK (ply_removed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "details-changed", G_CALLBACK (details_changed_cb), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (library, "seats-named", G_CALLBACK (seats_named_cb), self, G_CONNECT_SWAPPED);

  self->begun = id != 0;
  begin (self);

  return self;
}

AriAutosave *
ari_autosave_new (AriLibrary *library,
                  AriMatch   *match,
                  gint64      id)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);
  g_return_val_if_fail (id >= 0, NULL);

  return new_autosave (library, match, id, 0);
}

AriAutosave *
ari_autosave_new_trial (AriLibrary *library,
                        AriMatch   *match)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  return new_autosave (library, match, 0, ari_match_get_n_plies (match));
}

gint64
ari_autosave_get_id (AriAutosave *self)
{
  g_return_val_if_fail (ARI_IS_AUTOSAVE (self), 0);

  return self->id;
}

AriMatch *
ari_autosave_get_match (AriAutosave *self)
{
  g_return_val_if_fail (ARI_IS_AUTOSAVE (self), NULL);

  return self->match;
}

AriLibrary *
ari_autosave_get_library (AriAutosave *self)
{
  g_return_val_if_fail (ARI_IS_AUTOSAVE (self), NULL);

  return self->library;
}

gboolean
ari_autosave_is_pending (AriAutosave *self)
{
  g_return_val_if_fail (ARI_IS_AUTOSAVE (self), FALSE);

  return !g_queue_is_empty (&self->pending);
}

gboolean
ari_autosave_has_failed (AriAutosave *self)
{
  g_return_val_if_fail (ARI_IS_AUTOSAVE (self), FALSE);

  return ari_autosave_is_pending (self) && self->n_under_way == 0;
}

/* The match here no longer fits the library's, so all of it becomes another match there. */
static void
keep_anew (AriAutosave *self)
{
  g_queue_clear_full (&self->pending, (GDestroyNotify) ari_change_unref);
  self->n_holding = 0;
  ari_track_unref (self->track);
  self->track = ari_track_new (0);
  keep (self, ari_change_new_match (self->match));
}

void
ari_autosave_retry (AriAutosave *self)
{
  const GError *broken;

  g_return_if_fail (ARI_IS_AUTOSAVE (self));

  if (!ari_autosave_has_failed (self))
    return;

  ari_match_hold (self->match, self, ARI_HOLD_STORE);
  broken = self->track->broken;
  if (g_error_matches (broken, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_CHANGED)
      || g_error_matches (broken, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING))
    {
      keep_anew (self);
      return;
    }

  g_clear_error (&self->track->broken);
  for (GList *l = self->pending.head; l != NULL; l = l->next)
    push (self, l->data);
}

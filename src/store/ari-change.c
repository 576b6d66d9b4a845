/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-change.h"

#include "ari-library-private.h"

typedef enum
{
  CHANGE_MATCH,
  CHANGE_DETAILS,
  CHANGE_PLY,
  CHANGE_EVAL,
  CHANGE_ORDER,
  CHANGE_REMOVAL,
} ChangeKind;

/* A new match is written with its summary and its words, and an evaluation changes neither. */
static gboolean
changes_summary (ChangeKind kind)
{
  return kind != CHANGE_MATCH && kind != CHANGE_EVAL;
}

struct _AriChange
{
  ChangeKind    kind;
  guint         seats;
  gint64        touched; /* Unix seconds, UTC; 0: nobody played */
  gboolean      holds;
  gboolean      shows;
  AriSummary    summary; /* of the match after the change, if changes_summary() */
  gboolean      words;   /* what a search looks at may have changed, too */
  AriMatchData *match;   /* MATCH, DETAILS */
  AriPlyData   *ply;     /* PLY, EVAL */
  GArray       *order;   /* (nullable) (element-type guint) PLY, ORDER: the ids of all siblings */
  guint         removed; /* REMOVAL: id */
};

static AriChange *
change_new (ChangeKind  kind,
            AriMatch   *match)
{
  AriChange *self = g_atomic_rc_box_new0 (AriChange);

  self->kind = kind;
  self->seats = ari_match_get_setup (match)->seats;
  self->touched = g_get_real_time () / G_USEC_PER_SEC;
  self->shows = self->words = TRUE;
  if (changes_summary (kind))
    ari_summary_init (&self->summary, match);

  return self;
}

static GArray *
siblings (AriMatch *match,
          AriPly   *ply)
{
  AriPly *parent = ari_ply_get_parent (ply);
  guint n = ari_match_get_n_children (match, parent);
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (guint), n);

  for (guint i = 0; i < n; i++)
    {
      AriPly *child = ari_match_get_child (match, parent, i);
      guint id = ari_ply_get_id (child);

      g_array_append_val (ids, id);
    }

  return ids;
}

AriChange *
ari_change_new_match (AriMatch *match)
{
  AriChange *self = change_new (CHANGE_MATCH, match);

  self->match = ari_match_data_new (match);
  self->holds = TRUE;

  return self;
}

AriChange *
ari_change_new_details (AriMatch *match)
{
  AriChange *self = change_new (CHANGE_DETAILS, match);

  self->match = ari_match_data_new_details (match);

  return self;
}

AriChange *
ari_change_new_ply (AriMatch *match,
                    AriPly   *ply,
                    gboolean  is_new)
{
  AriChange *self = change_new (CHANGE_PLY, match);

  self->ply = ari_ply_data_new (match, ply);
  self->holds = is_new;

  /* A new ply may come before its siblings, but has no words, unless it ends the match. */
  if (is_new)
    {
      self->order = siblings (match, ply);
      self->words = self->ply->comment != NULL || self->summary.winners != 0;
    }

  return self;
}

AriChange *
ari_change_new_eval (AriMatch *match,
                     AriPly   *ply,
                     gboolean  shows)
{
  AriChange *self = change_new (CHANGE_EVAL, match);

  self->shows = shows;
  self->ply = ari_ply_data_new (match, ply);

  return self;
}

AriChange *
ari_change_new_order (AriMatch *match,
                      AriPly   *ply)
{
  AriChange *self = change_new (CHANGE_ORDER, match);

  self->order = siblings (match, ply);
  self->touched = 0;

  return self;
}

AriChange *
ari_change_new_removal (AriMatch *match,
                        AriPly   *ply)
{
  AriChange *self = change_new (CHANGE_REMOVAL, match);

  self->removed = ari_ply_get_id (ply);
  self->touched = 0;

  return self;
}

AriChange *
ari_change_ref (AriChange *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
change_clear (gpointer data)
{
  AriChange *self = data;

  g_clear_pointer (&self->match, ari_match_data_free);
  g_clear_pointer (&self->ply, ari_ply_data_free);
  g_clear_pointer (&self->order, g_array_unref);
}

void
ari_change_unref (AriChange *self)
{
  g_atomic_rc_box_release_full (self, change_clear);
}

gboolean
ari_change_holds (AriChange *self)
{
  return self->holds;
}

gboolean
ari_change_shows (AriChange *self)
{
  return self->shows;
}

static gboolean
write_rows (AriChange    *self,
            AriDatabase  *database,
            gint64       *id,
            GError      **error)
{
  switch (self->kind)
    {
    case CHANGE_MATCH:
      return ari_matches_insert (database, self->match, self->touched, id, error);

    case CHANGE_DETAILS:
      return ari_matches_set_details (database, *id, self->match, error) &&
             ari_matches_set_choosers (database, *id, self->match->choosers, error);

    case CHANGE_PLY:
      return ari_matches_set_ply (database, *id, self->ply, self->seats, error) &&
             (self->order == NULL || self->order->len < 2 ||
              ari_matches_set_order (database, *id, (const guint *) self->order->data, self->order->len,
                                     error));

    case CHANGE_EVAL:
      return ari_matches_set_ply_eval (database, *id, self->ply, self->seats, error);

    case CHANGE_ORDER:
      return ari_matches_set_order (database, *id, (const guint *) self->order->data, self->order->len,
                                    error);

    case CHANGE_REMOVAL:
      return ari_matches_remove_ply (database, *id, self->removed, error);

    default:
      g_return_val_if_reached (FALSE);
    }
}

gboolean
ari_change_write (AriChange    *self,
                  AriDatabase  *database,
                  gint64       *id,
                  GError      **error)
{
  if (!changes_summary (self->kind))
    return write_rows (self, database, id, error);

  /* The summary first: its error says best that the match is gone. */
  return ari_matches_set_summary (database, *id, &self->summary, self->seats, self->touched, error) &&
         write_rows (self, database, id, error) &&
         (!self->words || ari_matches_index_words (database, *id, error));
}

AriTrack *
ari_track_new (gint64 id)
{
  AriTrack *self = g_atomic_rc_box_new0 (AriTrack);

  self->id = id;

  return self;
}

AriTrack *
ari_track_ref (AriTrack *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
track_clear (gpointer data)
{
  AriTrack *self = data;

  g_clear_error (&self->broken);
}

void
ari_track_unref (AriTrack *self)
{
  g_atomic_rc_box_release_full (self, track_clear);
}

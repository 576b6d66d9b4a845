/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-place.h"

#define INTERVAL 30 /* seconds, after which the time of a long thought is noted */

struct _AriMatchPlace
{
  GObject        parent_instance;

  /* Owned */
  AriTable      *table;
  AriMatchSide  *side;
  AriPlaces     *places;

  AriMatchPanel *panel; /* (unowned) */
  gboolean       goes_there;
  gboolean       shows_tab;
  gboolean       restored;
  guint          interval_id;
};

G_DEFINE_FINAL_TYPE (AriMatchPlace, ari_match_place, G_TYPE_OBJECT)

static AriMatch *
get_match (AriMatchPlace *self)
{
  return ari_table_get_match (self->table);
}

static gint64
get_id (AriMatchPlace *self)
{
  return ari_autosave_get_id (ari_table_get_autosave (self->table));
}

/* The id of the last ply of the line that is shown; 0: it has none. */
static guint
get_line (AriMatch *match)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (match));
  g_autoptr(AriPly) ply = n > 0 ? g_list_model_get_item (G_LIST_MODEL (match), n - 1) : NULL;

  return ply != NULL ? ari_ply_get_id (ply) : 0;
}

static void
note (AriMatchPlace *self)
{
  AriMatch *match = get_match (self);
  AriPlace place = {
    .started = ari_match_get_started (match),
    .ply = ari_match_get_ply_id (match),
    .line = get_line (match),
    .main = ari_match_get_main_id (match),
    .open = ari_match_side_is_beside (self->side),
    .seconds = ari_table_get_thought (self->table),
  };

  /* Until it is in the library, nothing can remember it. */
  if (!self->restored || get_id (self) <= 0)
    return;

  g_strlcpy (place.panel, ari_match_panel_get_tab (self->panel), sizeof place.panel);
  ari_places_set (self->places, get_id (self), &place);
}

static gboolean
interval_cb (gpointer data)
{
  note (data);

  return G_SOURCE_CONTINUE;
}

/* The live analysis announces several changes a second, which are no other place. */
static void
changed_cb (AriMatchPlace *self,
            guint          changes)
{
  /* A person who is somewhere else before the file has been read stays there. */
  if (!self->restored && (changes & ARI_TABLE_POSITION))
    self->goes_there = FALSE;
  if (changes & (ARI_TABLE_POSITION | ARI_TABLE_LINE | ARI_TABLE_TURN))
    note (self);
}

static void
tab_cb (AriMatchPlace *self)
{
  if (!self->restored)
    self->shows_tab = FALSE;
  note (self);
}

/* A program in the background may be ended without notice. Another layout gives the panel another parent. */
static void
root_cb (AriMatchPlace *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->panel));

  if (!GTK_IS_WINDOW (root))
    return;

  g_signal_handlers_disconnect_by_func (root, note, self);
  g_signal_connect_object (root, "notify::suspended", G_CALLBACK (note), self, G_CONNECT_SWAPPED);
}

static void
go_there (AriMatchPlace  *self,
          const AriPlace *place)
{
  AriMatch *match = get_match (self);
  AriPly *ply = place->ply > 0 ? ari_match_find (match, place->ply) : NULL;

  if ((place->ply > 0 && ply == NULL) || (place->line > 0 && ari_match_find (match, place->line) == NULL))
    return;

  if (place->line > 0)
    ari_table_go (self->table, ARI_GO_PLY, place->line);
  ari_table_go (self->table, ARI_GO_NUMBER, ply != NULL ? ari_ply_get_number (ply) : 0);
}

static void
restore (AriMatchPlace *self)
{
  AriMatch *match = get_match (self);
  AriPlace place;

  self->restored = TRUE;
  if (get_id (self) <= 0 || !ari_places_get (self->places, get_id (self), &place)
      || place.started != ari_match_get_started (match))
    return;

  if (place.main == ari_match_get_main_id (match))
    {
      ari_table_add_thought (self->table, place.seconds);
      if (self->goes_there)
        go_there (self, &place);
    }
  if (self->shows_tab)
    ari_match_panel_show_tab (self->panel, place.panel);
  /* Whether a panel that was closed opens again is a setting. */
  if (place.open)
    ari_match_side_show_beside (self->side);
}

static void
loaded_cb (AriMatchPlace *self)
{
  if (!self->restored)
    restore (self);
}

static void
ari_match_place_dispose (GObject *object)
{
  AriMatchPlace *self = ARI_MATCH_PLACE (object);

  g_clear_handle_id (&self->interval_id, g_source_remove);
  g_clear_object (&self->table);
  g_clear_object (&self->side);
  g_clear_object (&self->places);

  G_OBJECT_CLASS (ari_match_place_parent_class)->dispose (object);
}

static void
ari_match_place_class_init (AriMatchPlaceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_place_dispose;
}

static void
ari_match_place_init (AriMatchPlace *self)
{
}

AriMatchPlace *
ari_match_place_new (AriTable      *table,
                     AriMatchPanel *panel,
                     AriMatchSide  *side,
                     AriPlaces     *places,
                     gboolean       goes_there)
{
  AriMatchPlace *self = g_object_new (ARI_TYPE_MATCH_PLACE, NULL);

  self->table = g_object_ref (table);
  self->panel = panel;
  self->side = g_object_ref (side);
  self->places = g_object_ref (places);
  self->goes_there = goes_there;
  self->shows_tab = TRUE;
  if (ari_places_is_loaded (places))
    restore (self);
  else
    g_signal_connect_object (places, "loaded", G_CALLBACK (loaded_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (side, "notify::shown", G_CALLBACK (note), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "tab-changed", G_CALLBACK (tab_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (panel, "notify::root", G_CALLBACK (root_cb), self, G_CONNECT_SWAPPED);
  root_cb (self);
  self->interval_id = g_timeout_add_seconds (INTERVAL, interval_cb, self);

  return self;
}

void
ari_match_place_leave (AriMatchPlace *self)
{
  g_return_if_fail (ARI_IS_MATCH_PLACE (self));

  note (self);
}

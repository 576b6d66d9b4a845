/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-side.h"

#include "ari-widget-util.h"

#define SHEET_HEIGHT 400 /* the least of a sheet */

struct _AriMatchSide
{
  GObject              parent_instance;

  AriTable            *table; /* (owned) */
  AriMatchPanel       *panel;
  AdwMultiLayoutView  *layouts;
  AdwOverlaySplitView *split;
  AdwBottomSheet      *sheet;
  GSettings           *settings; /* (nullable) (owned) */

  gboolean             was_over;   /* the match was over when the side last looked */
  gboolean             was_beside; /* the panel was shown when it last had room beside the table */
  gboolean             shown;
};

typedef enum
{
  PROP_SHOWN = 1,
} AriMatchSideProperty;

static GParamSpec *props[PROP_SHOWN + 1];

G_DEFINE_FINAL_TYPE (AriMatchSide, ari_match_side, G_TYPE_OBJECT)

static gboolean
has_sheet (AriMatchSide *self)
{
  return g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), "narrow");
}

static void
shown_cb (AriMatchSide *self)
{
  gboolean shown = ari_match_side_is_shown (self);

  if (self->shown == shown)
    return;

  self->shown = shown;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SHOWN]);
}

/* Keys may come while a page is being built. To animate, a split view divides by the width of its sidebar,
 * which is 0 before the first layout; one that isn't mapped doesn't animate. */
static void
show_beside (AriMatchSide *self,
             gboolean      shown)
{
  gboolean is_laid_out = gtk_widget_get_width (GTK_WIDGET (self->split)) > 0;

  if (!is_laid_out)
    gtk_widget_set_visible (GTK_WIDGET (self->split), FALSE);
  adw_overlay_split_view_set_show_sidebar (self->split, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->split), TRUE);
}

/* Where there is no room for both, the panel would lie over the table: it comes there only on asking. */
static void
collapsed_cb (AriMatchSide *self)
{
  gboolean shown = adw_overlay_split_view_get_show_sidebar (self->split);

  if (adw_overlay_split_view_get_collapsed (self->split))
    self->was_beside = shown;
  show_beside (self, !adw_overlay_split_view_get_collapsed (self->split) && (shown || self->was_beside));
}

/* If you play on, you want to see the board. */
static void
changed_cb (AriMatchSide *self)
{
  gboolean over = ari_match_is_over (ari_table_get_match (self->table));

  if (self->was_over && !over)
    ari_match_side_close_sheet (self);
  self->was_over = over;
}

static void
ari_match_side_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch ((AriMatchSideProperty) prop_id)
    {
    case PROP_SHOWN:
      g_value_set_boolean (value, ARI_MATCH_SIDE (object)->shown);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_match_side_dispose (GObject *object)
{
  AriMatchSide *self = ARI_MATCH_SIDE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_match_side_parent_class)->dispose (object);
}

static void
ari_match_side_class_init (AriMatchSideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_match_side_get_property;
  object_class->dispose = ari_match_side_dispose;

  props[PROP_SHOWN] = g_param_spec_boolean ("shown", NULL, NULL, FALSE,
                                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_match_side_init (AriMatchSide *self)
{
}

/* Wherever it is. */
static void
show (AriMatchSide *self,
      gboolean      shown)
{
  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, shown);
  else
    show_beside (self, shown);
}

AriMatchSide *
ari_match_side_new (AriTable            *table,
                    AriMatchPanel       *panel,
                    AdwMultiLayoutView  *layouts,
                    AdwOverlaySplitView *split,
                    AdwBottomSheet      *sheet,
                    GSettings           *settings)
{
  AriMatchSide *self = g_object_new (ARI_TYPE_MATCH_SIDE, NULL);

  self->table = g_object_ref (table);
  self->panel = panel;
  self->layouts = layouts;
  self->split = split;
  self->sheet = sheet;
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->was_over = ari_match_is_over (ari_table_get_match (table));
  ari_match_panel_set_table (panel, table, settings);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (split, "notify::collapsed", G_CALLBACK (collapsed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (split, "notify::show-sidebar", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (sheet, "notify::open", G_CALLBACK (shown_cb), self, G_CONNECT_SWAPPED);
  if (settings != NULL && g_settings_get_boolean (settings, "side-panel"))
    show (self, TRUE);

  return self;
}

void
ari_match_side_set_room (AriMatchSide *self,
                         AriRoom       room)
{
  gboolean has_room_below;

  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  has_room_below = room == ARI_ROOM_NARROW;
  ari_widget_set_layout (self->layouts, has_room_below ? "narrow" : "wide");
  ari_match_panel_set_narrow (self->panel, has_room_below);
  gtk_widget_set_size_request (GTK_WIDGET (self->panel), -1, has_room_below ? SHEET_HEIGHT : -1);
  shown_cb (self);
}

void
ari_match_side_choose (AriMatchSide *self,
                       gboolean      shown)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  show (self, shown);
  if (self->settings != NULL && !has_sheet (self) && !adw_overlay_split_view_get_collapsed (self->split))
    g_settings_set_boolean (self->settings, "side-panel", shown);
}

gboolean
ari_match_side_is_shown (AriMatchSide *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  return has_sheet (self) ? adw_bottom_sheet_get_open (self->sheet)
                          : adw_overlay_split_view_get_show_sidebar (self->split);
}

void
ari_match_side_show_beside (AriMatchSide *self)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  self->was_beside = TRUE;
  if (!adw_overlay_split_view_get_collapsed (self->split))
    show_beside (self, TRUE);
}

gboolean
ari_match_side_is_beside (AriMatchSide *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  return adw_overlay_split_view_get_collapsed (self->split)
             ? self->was_beside
             : adw_overlay_split_view_get_show_sidebar (self->split);
}

void
ari_match_side_show_tab (AriMatchSide *self,
                         const char   *tab)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  ari_match_panel_show_tab (self->panel, tab);
  show (self, TRUE);
  ari_match_panel_take_keyboard (self->panel);
}

gboolean
ari_match_side_has_keyboard (AriMatchSide *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  focus = ari_widget_find_focus (GTK_WIDGET (self->panel));

  return !has_sheet (self) && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->panel));
}

void
ari_match_side_close_sheet (AriMatchSide *self)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
}

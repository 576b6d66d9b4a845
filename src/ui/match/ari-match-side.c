/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-side.h"

#include "ari-widget-util.h"

struct _AriMatchSide
{
  GObject              parent_instance;

  AriTable            *table; /* (owned) */
  AriMatchPanel       *panel;
  AdwMultiLayoutView  *layouts;
  AdwOverlaySplitView *split;
  AdwBottomSheet      *sheet;

  gboolean             was_over; /* the match was over when the side last looked */
};

G_DEFINE_FINAL_TYPE (AriMatchSide, ari_match_side, G_TYPE_OBJECT)

static gboolean
has_sheet (AriMatchSide *self)
{
  return g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), "narrow");
}

/* The result appears when the players see the match end: not while the last ring is in the air, and not when
 * they open a match that was already over. */
static void
changed_cb (AriMatchSide *self)
{
  gboolean over = ari_match_is_over (ari_table_get_match (self->table));
  gboolean flies = ari_toss_sequence_get_state (ari_table_get_tosses (self->table)) != ARI_TOSS_IN_HAND;

  if (over == self->was_over || (over && (flies || !gtk_widget_get_mapped (GTK_WIDGET (self->layouts)))))
    return;

  self->was_over = over;
  ari_match_panel_set_shows_result (self->panel, over);
  if (over)
    ari_match_side_show (self, TRUE);
  else
    /* If you play on, you want to see the board. */
    ari_match_side_close_sheet (self);
}

static void
ari_match_side_dispose (GObject *object)
{
  g_clear_object (&ARI_MATCH_SIDE (object)->table);

  G_OBJECT_CLASS (ari_match_side_parent_class)->dispose (object);
}

static void
ari_match_side_class_init (AriMatchSideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_side_dispose;
}

static void
ari_match_side_init (AriMatchSide *self)
{
}

AriMatchSide *
ari_match_side_new (AriTable            *table,
                    AriMatchPanel       *panel,
                    AdwMultiLayoutView  *layouts,
                    AdwOverlaySplitView *split,
                    AdwBottomSheet      *sheet)
{
  AriMatchSide *self = g_object_new (ARI_TYPE_MATCH_SIDE, NULL);

  self->table = g_object_ref (table);
  self->panel = panel;
  self->layouts = layouts;
  self->split = split;
  self->sheet = sheet;
  self->was_over = ari_match_is_over (ari_table_get_match (table));
  ari_match_panel_set_table (panel, table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_match_side_set_narrow (AriMatchSide *self,
                           gboolean      narrow)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  ari_widget_set_layout (self->layouts, narrow ? "narrow" : "wide");
  ari_match_panel_set_narrow (self->panel, narrow);
}

void
ari_match_side_show (AriMatchSide *self,
                     gboolean      shown)
{
  gboolean is_laid_out;

  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  if (has_sheet (self))
    {
      adw_bottom_sheet_set_open (self->sheet, shown);
      return;
    }

  /* Keys may come while a page is being built. To animate, a split view divides by the width of its sidebar,
   * which is 0 before the first layout; one that isn't mapped doesn't animate. */
  is_laid_out = gtk_widget_get_width (GTK_WIDGET (self->split)) > 0;
  if (!is_laid_out)
    gtk_widget_set_visible (GTK_WIDGET (self->split), FALSE);
  adw_overlay_split_view_set_show_sidebar (self->split, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->split), TRUE);
}

gboolean
ari_match_side_is_shown (AriMatchSide *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  return has_sheet (self) ? adw_bottom_sheet_get_open (self->sheet)
                          : adw_overlay_split_view_get_show_sidebar (self->split);
}

void
ari_match_side_show_tab (AriMatchSide *self,
                         const char   *tab)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  ari_match_panel_show_tab (self->panel, tab);
  ari_match_side_show (self, TRUE);
  ari_match_panel_take_keyboard (self->panel);
}

gboolean
ari_match_side_toggle_result (AriMatchSide *self)
{
  gboolean shows;

  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  shows = !(ari_match_panel_get_shows_result (self->panel) && ari_match_side_is_shown (self));
  ari_match_panel_set_shows_result (self->panel, shows);
  if (shows)
    ari_match_side_show (self, TRUE);

  return shows;
}

gboolean
ari_match_side_show_tabs (AriMatchSide *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_SIDE (self), FALSE);

  if (has_sheet (self) || !ari_match_side_is_shown (self) || ari_match_panel_get_shows_tabs (self->panel))
    return FALSE;

  ari_match_panel_show_tab (self->panel, ari_match_panel_get_tab (self->panel));

  return TRUE;
}

void
ari_match_side_close_sheet (AriMatchSide *self)
{
  g_return_if_fail (ARI_IS_MATCH_SIDE (self));

  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The side panel of the match page: beside the table or, in narrow windows, in a bottom sheet. */
#include "ari-match-page-private.h"

static gboolean
has_sheet (AriMatchPage *self)
{
  return g_str_equal (adw_multi_layout_view_get_layout_name (self->layouts), "narrow");
}

void
ari_match_page_show_panel (AriMatchPage *self,
                           gboolean      shown)
{
  /* Keys may come while a page is being built. To animate, a split view divides by the width of its sidebar,
   * which is 0 before the first layout; one that isn't mapped doesn't animate. */
  gboolean is_laid_out = gtk_widget_get_width (GTK_WIDGET (self->split)) > 0;

  if (has_sheet (self))
    {
      adw_bottom_sheet_set_open (self->sheet, shown);
      return;
    }

  if (!is_laid_out)
    gtk_widget_set_visible (GTK_WIDGET (self->split), FALSE);
  adw_overlay_split_view_set_show_sidebar (self->split, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->split), TRUE);
}

gboolean
ari_match_page_shows_panel (AriMatchPage *self)
{
  return has_sheet (self) ? adw_bottom_sheet_get_open (self->sheet)
                          : adw_overlay_split_view_get_show_sidebar (self->split);
}

void
ari_match_page_close_sheet (AriMatchPage *self)
{
  if (has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
}

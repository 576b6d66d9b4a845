/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-zoom-overlay.h"

#include <glib/gi18n.h>

#include "ari-widget-util.h"

#define MARGIN_PX 6

struct _AriZoomOverlay
{
  AdwBin        parent_instance;

  /* Borrowed: below this widget */
  GtkStack     *stack;
  AriBoardView *board;
  GtkWidget    *button;
};

G_DEFINE_FINAL_TYPE (AriZoomOverlay, ari_zoom_overlay, ADW_TYPE_BIN)

static void
sync_button (AriZoomOverlay *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->stack);
  gboolean visible = shown == GTK_WIDGET (self->board) && ari_board_view_get_zoom (self->board) > 1;

  if (!visible && gtk_widget_is_focus (self->button))
    gtk_widget_grab_focus (shown);
  gtk_widget_set_visible (self->button, visible);
}

/* The second press of a double click would pick what lies below the button that has gone. */
static void
clicked_cb (AriZoomOverlay *self)
{
  ari_widget_debounce_clicks (GTK_WIDGET (self));
  ari_board_view_zoom (self->board, 0);
}

static void
ari_zoom_overlay_class_init (AriZoomOverlayClass *klass)
{
}

static void
ari_zoom_overlay_init (AriZoomOverlay *self)
{
  self->button = gtk_button_new_from_icon_name ("zoom-fit-best-symbolic");
  gtk_widget_set_halign (self->button, GTK_ALIGN_END);
  gtk_widget_set_valign (self->button, GTK_ALIGN_START);
  gtk_widget_set_margin_top (self->button, MARGIN_PX);
  gtk_widget_set_margin_end (self->button, MARGIN_PX);
  gtk_widget_set_focus_on_click (self->button, FALSE);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_tooltip_text (self->button, _("Whole Board"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Whole Board"), -1);
  gtk_widget_add_css_class (self->button, "circular");
  gtk_widget_add_css_class (self->button, "osd");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
}

GtkWidget *
ari_zoom_overlay_new (GtkStack     *stack,
                      AriBoardView *board)
{
  AriZoomOverlay *self = g_object_new (ARI_TYPE_ZOOM_OVERLAY, NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  self->stack = stack;
  self->board = board;
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (stack));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->button);
  adw_bin_set_child (ADW_BIN (self), overlay);
  g_signal_connect_object (board, "zoomed", G_CALLBACK (sync_button), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stack, "notify::visible-child", G_CALLBACK (sync_button), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-legend-view.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-widget-util.h"

#define WIDTH_CHARS 34  /* in the popover, before the text wraps */
#define MAX_HEIGHT  320 /* there, before it scrolls: the narrowest windows are hardly twice as high */

struct _AriLegendView
{
  AdwBin     parent_instance;

  GtkWidget *home;     /* borrowed, see ari_legend_view_new() */

  /* Borrowed: children */
  GtkLabel  *below;    /* the board */
  GtkLabel  *opened;   /* in the popover of the button */

  /* Owned */
  GtkWidget *button;

  gboolean   folded;
};

G_DEFINE_FINAL_TYPE (AriLegendView, ari_legend_view, ADW_TYPE_BIN)

/* The focus must not get lost with the button, or with what it has opened. */
static void
hide_button (AriLegendView *self)
{
  GtkWidget *focus = ari_widget_find_focus (self->button);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  if (focus != NULL && (focus == self->button || gtk_widget_is_ancestor (focus, self->button)))
    gtk_widget_grab_focus (self->home);
  gtk_widget_set_visible (self->button, FALSE);
}

static void
sync_place (AriLegendView *self)
{
  gboolean has_text = *gtk_label_get_label (self->below) != '\0';

  gtk_widget_set_visible (GTK_WIDGET (self), has_text && !self->folded);
  if (has_text && self->folded)
    gtk_widget_set_visible (self->button, TRUE);
  else if (gtk_widget_get_visible (self->button))
    hide_button (self);
}

static void
ari_legend_view_dispose (GObject *object)
{
  g_clear_object (&ARI_LEGEND_VIEW (object)->button);

  G_OBJECT_CLASS (ari_legend_view_parent_class)->dispose (object);
}

static void
ari_legend_view_class_init (AriLegendViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_legend_view_dispose;
}

static GtkLabel *
new_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption");

  return GTK_LABEL (label);
}

static void
add_button (AriLegendView *self)
{
  const char *name = _("Legend");
  GtkWidget *popover = gtk_popover_new (), *scroller;

  self->opened = new_label ();
  gtk_label_set_xalign (self->opened, 0);
  gtk_label_set_max_width_chars (self->opened, WIDTH_CHARS);
  gtk_label_set_width_chars (self->opened, WIDTH_CHARS);
  scroller = ari_widget_new_scroller (GTK_WIDGET (self->opened));
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  self->button = g_object_ref_sink (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "help-about-symbolic");
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->button), GTK_ARROW_UP);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  ari_widget_set_own_focus (self->button); /* see hide_button() */
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_set_tooltip_text (self->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (self->button, "flat");
}

static void
ari_legend_view_init (AriLegendView *self)
{
  self->below = new_label ();
  gtk_label_set_justify (self->below, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->below), "dimmed");
  adw_bin_set_child (ADW_BIN (self), ari_widget_new_scroller (GTK_WIDGET (self->below)));
  add_button (self);
  sync_place (self);
}

GtkWidget *
ari_legend_view_new (GtkWidget *home)
{
  AriLegendView *self = g_object_new (ARI_TYPE_LEGEND_VIEW, NULL);

  self->home = home;

  return GTK_WIDGET (self);
}

/* Setting a label lays out the whole page again, even if the text is the same. */
void
ari_legend_view_sync (AriLegendView      *self,
                      const AriRules     *rules,
                      AriOverlaySwitches *overlays)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  g_autoptr(GString) text = g_string_new (NULL);
  guint n;

  g_return_if_fail (ARI_IS_LEGEND_VIEW (self));

  n = ari_overlay_switches_list (overlays, choices);
  for (guint i = 0; i < n; i++)
    {
      const char *legend = ari_board_renderer_legend (rules, choices[i].id);

      if (legend != NULL && ari_overlay_switches_get (overlays, choices[i].id)
          && !ari_overlay_switches_is_withheld (overlays, choices[i].id))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", legend);
    }

  if (!g_str_equal (gtk_label_get_label (self->below), text->str))
    {
      gtk_label_set_label (self->below, text->str);
      g_string_replace (text, "\n", "\n\n", 0);
      gtk_label_set_label (self->opened, text->str);
    }
  sync_place (self);
}

void
ari_legend_view_set_folded (AriLegendView *self,
                            gboolean       folded)
{
  g_return_if_fail (ARI_IS_LEGEND_VIEW (self));

  self->folded = folded;
  sync_place (self);
}

GtkWidget *
ari_legend_view_get_button (AriLegendView *self)
{
  g_return_val_if_fail (ARI_IS_LEGEND_VIEW (self), NULL);

  return self->button;
}

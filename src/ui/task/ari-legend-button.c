/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-legend-button.h"

#include <glib/gi18n.h>

#include "ari-match-show.h"
#include "ari-widget-util.h"

#define WIDTH_CHARS 34  /* before the text wraps */
#define MAX_HEIGHT  320 /* before it scrolls: the narrowest windows are hardly twice as high */

struct _AriLegendButton
{
  AdwBin         parent_instance;

  GtkWidget     *home;   /* borrowed, see ari_legend_button_new() */

  /* Borrowed: children */
  GtkMenuButton *button;
  GtkLabel      *text;
};

G_DEFINE_FINAL_TYPE (AriLegendButton, ari_legend_button, ADW_TYPE_BIN)

static void
ari_legend_button_class_init (AriLegendButtonClass *klass)
{
}

static void
ari_legend_button_init (AriLegendButton *self)
{
  const char *name = _("Legend");
  GtkWidget *popover = gtk_popover_new (), *scroller;

  self->text = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_xalign (self->text, 0);
  gtk_label_set_max_width_chars (self->text, WIDTH_CHARS);
  gtk_label_set_width_chars (self->text, WIDTH_CHARS);
  gtk_widget_add_css_class (GTK_WIDGET (self->text), "caption");
  scroller = ari_widget_new_scroller (GTK_WIDGET (self->text));
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->button, "help-about-symbolic");
  gtk_menu_button_set_direction (self->button, GTK_ARROW_UP);
  gtk_menu_button_set_popover (self->button, popover);
  ari_widget_set_own_focus (GTK_WIDGET (self->button)); /* see hide() */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  gtk_widget_add_css_class (GTK_WIDGET (self), "legend");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
ari_legend_button_new (GtkWidget *home)
{
  AriLegendButton *self = g_object_new (ARI_TYPE_LEGEND_BUTTON, NULL);

  self->home = home;

  return GTK_WIDGET (self);
}

/* The focus must not get lost with the button, or with what it has opened. */
static void
hide (AriLegendButton *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *focus = ari_widget_find_focus (widget);

  gtk_menu_button_popdown (self->button);
  if (focus != NULL && gtk_widget_is_ancestor (focus, widget))
    gtk_widget_grab_focus (self->home);
  gtk_widget_set_visible (widget, FALSE);
}

/* Setting a label lays out the whole page again, even if the text is the same. */
void
ari_legend_button_sync (AriLegendButton    *self,
                        const AriRules     *rules,
                        AriOverlaySwitches *overlays)
{
  g_autofree char *text = NULL;

  g_return_if_fail (ARI_IS_LEGEND_BUTTON (self));

  text = ari_match_show_legend (rules, overlays);
  if (!g_str_equal (gtk_label_get_label (self->text), text))
    gtk_label_set_label (self->text, text);
  if (*text != '\0')
    gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  else if (gtk_widget_get_visible (GTK_WIDGET (self)))
    hide (self);
}

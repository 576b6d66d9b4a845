/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-overlay-popover.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"

#define WIDTH_CHARS 34  /* of an explanation, before it wraps */
#define AROUND      150 /* of a window: beside the list, the button, its bar and the frame need this height */
#define MIN_HEIGHT  200
#define LEGEND_MARGIN 30 /* the legend stands below the words of the switch */

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* What the signs of an overlay mean stands below its switch while the board shows them. */
static GtkWidget *
new_choice (const AriOverlayChoice *choice,
            const AriRules         *rules)
{
  GtkWidget *button = gtk_check_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *whole = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *legend;
  const char *words = ari_board_renderer_legend (rules, choice->id);
  GtkWidget *explanation = new_label (choice->explanation, "caption");
  g_autofree char *action = g_strconcat ("overlay.", choice->id, NULL);

  gtk_widget_add_css_class (explanation, "dimmed");
  gtk_box_append (GTK_BOX (box), new_label (choice->title, NULL));
  gtk_box_append (GTK_BOX (box), explanation);
  gtk_widget_set_margin_start (box, 6);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, choice->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, choice->explanation,
                                  -1);
  gtk_box_append (GTK_BOX (whole), button);
  if (words == NULL)
    return whole;

  legend = new_label (words, "caption");
  gtk_widget_set_margin_start (legend, LEGEND_MARGIN);
  g_object_bind_property (button, "active", legend, "visible", G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (whole), legend);

  return whole;
}

/* In a small window explanations need more lines than there is room for: they scroll rather than leave the
 * window. */
static void
show_cb (GtkWidget         *popover,
         GtkScrolledWindow *scroller)
{
  GtkRoot *root = gtk_widget_get_root (popover);

  if (root != NULL)
    {
      int room = gtk_widget_get_height (GTK_WIDGET (root)) - AROUND;

      gtk_scrolled_window_set_max_content_height (scroller, MAX (MIN_HEIGHT, room));
    }
}

GtkWidget *
ari_overlay_popover_new (AriOverlaySwitches *overlays,
                         const AriRules     *rules)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (guint i = 0; i < n; i++)
    if (!choices[i].reveals_hidden)
      gtk_box_append (GTK_BOX (box), new_choice (&choices[i], rules));

  /* The heading also explains why these can't be switched on at other times. */
  for (guint i = 0, first = TRUE; i < n; i++)
    if (choices[i].reveals_hidden)
      {
        if (first)
          gtk_box_append (GTK_BOX (box), new_label (_("For Practice and Replay"), "heading"));
        gtk_box_append (GTK_BOX (box), new_choice (&choices[i], rules));
        first = FALSE;
      }

  gtk_widget_set_margin_start (box, 6);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  g_signal_connect (popover, "show", G_CALLBACK (show_cb), scroller);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Overlays"), -1);

  return popover;
}

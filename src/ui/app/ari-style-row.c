/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-style-row.h"

#include <glib/gi18n.h>

#include "ari-figure-picture.h"
#include "ari-picture.h"
#include "ari-tidy.h"

#define PICTURE_WIDTH  84
#define PICTURE_HEIGHT 76
#define MARGIN         12

struct _AriStyleRow
{
  AdwPreferencesRow  parent_instance;

  /* Borrowed */
  AdwToggleGroup    *toggles;
};

G_DEFINE_FINAL_TYPE (AriStyleRow, ari_style_row, ADW_TYPE_PREFERENCES_ROW)

static void
add_style (AriStyleRow *self,
           GKeyFile    *figures,
           const char  *sample,
           AriStyle     style)
{
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *picture = ari_figure_picture_new (figures, sample);
  GtkWidget *label = gtk_label_new (g_dpgettext2 (NULL, "board style", ari_style_title (style)));

  /* The name says it, so hide the picture from assistive technology. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, gtk_label_get_label (GTK_LABEL (label)));
  ari_picture_set_style (ARI_PICTURE (picture), style);
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);

  adw_toggle_set_name (toggle, ari_style_id (style));
  adw_toggle_set_child (toggle, box);
  adw_toggle_group_add (self->toggles, toggle);
}

static void
ari_style_row_dispose (GObject *object)
{
  ari_tidy_toggles (GTK_WIDGET (object));

  G_OBJECT_CLASS (ari_style_row_parent_class)->dispose (object);
}

static void
ari_style_row_class_init (AriStyleRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_style_row_dispose;
}

static void
ari_style_row_init (AriStyleRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new_with_mnemonic (_("Board _Style"));
  GtkWidget *note = gtk_label_new (_("While the system asks for high contrast, all styles look the same."));
  g_autoptr(GKeyFile) figures = ari_figures_load ();
  g_autofree char *sample = ari_figures_sample (figures);

  self->toggles = ADW_TOGGLE_GROUP (adw_toggle_group_new ());
  adw_toggle_group_set_homogeneous (self->toggles, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->toggles), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  NULL, -1);
  for (guint style = 0; style < ARI_N_STYLES; style++)
    add_style (self, figures, sample, (AriStyle) style);

  g_object_bind_property (adw_style_manager_get_default (), "high-contrast", note, "visible", G_BINDING_SYNC_CREATE);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_widget_add_css_class (note, "caption");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (title), GTK_WIDGET (self->toggles));
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toggles));
  gtk_box_append (GTK_BOX (box), note);

  /* The toggles take the keyboard focus; the row itself does nothing. */
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

void
ari_style_row_bind (AriStyleRow *self,
                    GSettings   *settings)
{
  g_return_if_fail (ARI_IS_STYLE_ROW (self));

  g_settings_bind (settings, "board-style", self->toggles, "active-name", G_SETTINGS_BIND_DEFAULT);
}

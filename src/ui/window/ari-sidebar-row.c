/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-sidebar-row.h"

#include <glib/gi18n.h>

#include "ari-emblem.h"

struct _AriSidebarRow
{
  GtkListBoxRow  parent_instance;

  /* Owned */
  char          *place;
  char          *heading;
  char          *title;

  GtkWidget     *count;   /* borrowed */
};

G_DEFINE_FINAL_TYPE (AriSidebarRow, ari_sidebar_row, GTK_TYPE_LIST_BOX_ROW)

static void
ari_sidebar_row_finalize (GObject *object)
{
  AriSidebarRow *self = ARI_SIDEBAR_ROW (object);

  g_free (self->place);
  g_free (self->heading);
  g_free (self->title);

  G_OBJECT_CLASS (ari_sidebar_row_parent_class)->finalize (object);
}

static void
ari_sidebar_row_class_init (AriSidebarRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_sidebar_row_finalize;
}

static void
ari_sidebar_row_init (AriSidebarRow *self)
{
}

/* Takes ownership of @place. */
static GtkWidget *
row_new (char       *place,
         const char *heading,
         GtkWidget  *picture,
         const char *title)
{
  AriSidebarRow *self = g_object_new (ARI_TYPE_SIDEBAR_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", title,
                                   "xalign", 0.0,
                                   "wrap", TRUE,
                                   "hexpand", TRUE,
                                   "lines", 2,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   NULL);

  self->place = place;
  self->heading = g_strdup (heading);
  self->title = g_strdup (title);
  self->count = gtk_label_new (NULL);
  gtk_widget_set_visible (self->count, FALSE);
  gtk_widget_add_css_class (self->count, "dimmed");
  gtk_widget_add_css_class (self->count, "numeric");

  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), self->count);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);

  return GTK_WIDGET (self);
}

GtkWidget *
ari_sidebar_row_new_game (const AriRules *rules)
{
  return row_new (g_strdup_printf ("game:%s", rules->id), _("Games"), ari_emblem_new (rules), _(rules->name));
}

GtkWidget *
ari_sidebar_row_new_list (const char *place,
                          const char *heading,
                          const char *icon_name,
                          const char *title)
{
  return row_new (g_strdup (place), heading, gtk_image_new_from_icon_name (icon_name), title);
}

void
ari_sidebar_row_set_count (AriSidebarRow *self,
                           int            count)
{
  g_autofree char *number = g_strdup_printf ("%d", count), *text = NULL;

  g_return_if_fail (ARI_IS_SIDEBAR_ROW (self));

  gtk_label_set_label (GTK_LABEL (self->count), number);
  gtk_widget_set_visible (self->count, count >= 0);
  /* Translators: for screen readers: a saved search, and how many matches it finds. */
  text = count >= 0 ? g_strdup_printf (ngettext ("%1$s: %2$d match", "%1$s: %2$d matches", (gulong) count),
                                       self->title, count)
                    : g_strdup (self->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

const char *
ari_sidebar_row_get_place (AriSidebarRow *self)
{
  g_return_val_if_fail (ARI_IS_SIDEBAR_ROW (self), NULL);

  return self->place;
}

const char *
ari_sidebar_row_get_heading (AriSidebarRow *self)
{
  g_return_val_if_fail (ARI_IS_SIDEBAR_ROW (self), NULL);

  return self->heading;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-practice-number.h"

struct _AriPracticeNumber
{
  AdwBin    parent_instance;

  GtkLabel *number;
  GtkLabel *caption;
};

G_DEFINE_FINAL_TYPE (AriPracticeNumber, ari_practice_number, ADW_TYPE_BIN)

static void
ari_practice_number_class_init (AriPracticeNumberClass *klass)
{
  /* A screen reader says both in one. */
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_practice_number_init (AriPracticeNumber *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->number = GTK_LABEL (gtk_label_new (NULL));
  self->caption = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "title-1");
  gtk_widget_add_css_class (GTK_WIDGET (self->number), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->caption), "caption");
  gtk_label_set_wrap (self->caption, TRUE);
  gtk_label_set_wrap_mode (self->caption, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (self->caption, GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->number));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->caption));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "practice-number");
}

void
ari_practice_number_set (AriPracticeNumber *self,
                         guint              number,
                         const char        *caption,
                         const char        *spoken)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);

  g_return_if_fail (ARI_IS_PRACTICE_NUMBER (self));

  gtk_label_set_label (self->number, digits);
  gtk_label_set_label (self->caption, caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

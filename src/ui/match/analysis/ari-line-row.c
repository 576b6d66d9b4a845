/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-line-row.h"

#define MARGIN       6 /* px */
#define LEAST_HEIGHT 50 /* px */
#define VALUE_CHARS  14 /* of a value, such as “missed win in 3 turns”, in a line */

struct _AriLineRow
{
  AdwPreferencesRow parent_instance;

  /* Borrowed: children */
  AriNotationLabel *action;
  AriNotationLabel *line;
  GtkLabel         *value;
};

G_DEFINE_FINAL_TYPE (AriLineRow, ari_line_row, ADW_TYPE_PREFERENCES_ROW)

static void
ari_line_row_class_init (AriLineRowClass *klass)
{
}

static void
ari_line_row_init (AriLineRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  AriNotationLabel **const labels[] = { &self->action, &self->line };

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      GtkWidget *view = ari_notation_label_new ();
      GtkLabel *label = ari_notation_label_get_label (ARI_NOTATION_LABEL (view));

      gtk_label_set_xalign (label, 0);
      gtk_label_set_wrap (label, TRUE);
      gtk_box_append (GTK_BOX (i == 0 ? head : texts), view);
      *labels[i] = ARI_NOTATION_LABEL (view);
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "dimmed");
  gtk_widget_add_css_class (GTK_WIDGET (self->line), "caption");
  /* The value stands beside the action alone: beside a long line, it would be pushed out of the row. */
  gtk_box_prepend (GTK_BOX (texts), head);
  gtk_widget_set_hexpand (GTK_WIDGET (self->action), TRUE);
  /* As in an action row, which would share the width with its own, empty title, so that the values of several
   * rows would not stand below each other. */
  gtk_widget_set_margin_top (texts, MARGIN);
  gtk_widget_set_margin_bottom (texts, MARGIN);
  gtk_widget_set_margin_start (texts, 2 * MARGIN);
  gtk_widget_set_margin_end (texts, 2 * MARGIN);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, LEAST_HEIGHT);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);

  self->value = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->value, TRUE);
  gtk_label_set_max_width_chars (self->value, VALUE_CHARS);
  gtk_label_set_justify (self->value, GTK_JUSTIFY_RIGHT);
  gtk_label_set_xalign (self->value, 1);
  gtk_widget_add_css_class (GTK_WIDGET (self->value), "numeric");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->value));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

AriLineRow *
ari_line_row_new (void)
{
  return g_object_new (ARI_TYPE_LINE_ROW, NULL);
}

void
ari_line_row_add_button (AriLineRow *self,
                         GtkWidget  *button)
{
  g_return_if_fail (ARI_IS_LINE_ROW (self));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_end (button, 2 * MARGIN);
  gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (self))), button);
}

/**
 * ari_line_row_show:
 * @seat: who plays the action
 * @action: its written form
 * @line: text in which ari_notation_quote() may have marked actions
 */
void
ari_line_row_show (AriLineRow     *self,
                   AriMatch       *match,
                   AriActor        seat,
                   const char     *action,
                   const char     *line,
                   const char     *value)
{
  g_autofree char *quoted = ari_notation_quote (seat, action);

  ari_line_row_show_text (self, match, seat, quoted, line, value);
}

void
ari_line_row_show_text (AriLineRow *self,
                        AriMatch   *match,
                        AriActor    seat,
                        const char *text,
                        const char *line,
                        const char *value)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(GString) name = g_string_new (text);
  g_autofree char *spoken = NULL;

  g_return_if_fail (ARI_IS_LINE_ROW (self));

  ari_notation_label_set_text (self->action, rules, seat, text);
  ari_notation_label_set_text (self->line, rules, ARI_NONE, line);
  gtk_widget_set_visible (GTK_WIDGET (self->line), *line != '\0');
  gtk_label_set_label (self->value, value);

  if (*value != '\0')
    g_string_append_printf (name, ", %s", value);
  if (*line != '\0')
    g_string_append_printf (name, ", %s", line);
  /* Screen readers make no pause where a line ends. */
  g_string_replace (name, "\n", ", ", 0);
  spoken = ari_notation_spoken (rules, name->str, ari_match_get_names (match));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

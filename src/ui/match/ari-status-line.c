/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-status-line.h"

#include <glib/gi18n.h>

#include "ari-notation-label.h"
#include "ari-widget-util.h"

#define LINES       2
#define GAP         6
#define LEAST_TEXT  60 /* px */
#define WHOLE_CHARS 36 /* in a line of the whole text */

struct _AriStatusLine
{
  GtkWidget         parent_instance;

  /* Children */
  AriNotationLabel *text;
  GtkWidget        *height; /* as high as the lines; never seen */
  GtkMenuButton    *more;

  AriNotationLabel *whole;  /* in the popover of the button */

  const AriRules   *rules;  /* (nullable) */
  char             *words;  /* (nullable) (owned): the text with its quotes */
};

G_DEFINE_FINAL_TYPE (AriStatusLine, ari_status_line, GTK_TYPE_WIDGET)

static void
ari_status_line_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  AriStatusLine *self = ARI_STATUS_LINE (widget);
  int button;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->height, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }

  /* It takes the room that its neighbours leave, whatever it says. */
  gtk_widget_measure (GTK_WIDGET (self->more), orientation, -1, &button, NULL, NULL, NULL);
  *minimum = *natural = LEAST_TEXT + GAP + button;
}

/* Only the allocation says whether the text fits, so the button, which appears with that, takes its room from
 * the text alone, and asks for none. */
static void
ari_status_line_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  AriStatusLine *self = ARI_STATUS_LINE (widget);
  GtkWidget *text = GTK_WIDGET (self->text), *more = GTK_WIDGET (self->more);
  GtkLabel *label = ari_notation_label_get_label (self->text);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL, is_cut;
  GtkAllocation place = { 0, 0, width, height };
  int button, button_height, text_height;

  gtk_widget_size_allocate (text, &place, -1);
  is_cut = pango_layout_is_ellipsized (gtk_label_get_layout (label));
  gtk_widget_measure (more, GTK_ORIENTATION_HORIZONTAL, -1, &button, NULL, NULL, NULL);
  gtk_widget_measure (more, GTK_ORIENTATION_VERTICAL, -1, &button_height, NULL, NULL, NULL);
  if (is_cut)
    {
      place.x = is_mirrored ? button + GAP : 0;
      place.width -= button + GAP;
      /* Pango gives a line that ends in an ellipsis its full height, however close the style sets lines. */
      gtk_widget_measure (text, GTK_ORIENTATION_VERTICAL, place.width, &text_height, NULL, NULL, NULL);
      place.height = MAX (height, text_height);
      place.y = (height - place.height) / 2;
      gtk_widget_size_allocate (text, &place, -1);
    }
  gtk_widget_set_child_visible (more, is_cut);
  ari_widget_set_tooltip (widget, is_cut ? gtk_label_get_text (label) : NULL);
  place.x = is_mirrored ? 0 : width - button;
  place.y = (height - button_height) / 2;
  place.width = button;
  place.height = button_height;
  gtk_widget_size_allocate (more, &place, -1);
}

static void
ari_status_line_dispose (GObject *object)
{
  AriStatusLine *self = ARI_STATUS_LINE (object);

  self->text = self->whole = NULL;
  self->more = NULL;
  self->height = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ari_status_line_parent_class)->dispose (object);
}

static void
ari_status_line_finalize (GObject *object)
{
  g_free (ARI_STATUS_LINE (object)->words);

  G_OBJECT_CLASS (ari_status_line_parent_class)->finalize (object);
}

static void
show_cb (AriStatusLine *self)
{
  ari_notation_label_set_text (self->whole, self->rules, ARI_NONE, self->words);
}

static void
ari_status_line_class_init (AriStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_status_line_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_status_line_finalize;
  widget_class->measure = ari_status_line_measure;
  widget_class->size_allocate = ari_status_line_size_allocate;
}

static void
ari_status_line_init (AriStatusLine *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkLabel *label;

  self->text = ARI_NOTATION_LABEL (ari_notation_label_new ());
  label = ari_notation_label_get_label (self->text);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_lines (label, LINES);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (GTK_WIDGET (self->text), GTK_WIDGET (self));

  self->height = g_object_new (GTK_TYPE_LABEL, "label", "\n", "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
  gtk_widget_set_child_visible (self->height, FALSE);
  gtk_widget_set_parent (self->height, GTK_WIDGET (self));

  self->whole = ARI_NOTATION_LABEL (ari_notation_label_new ());
  label = ari_notation_label_get_label (self->whole);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_xalign (label, 0);
  gtk_label_set_max_width_chars (label, WHOLE_CHARS);
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (self->whole));
  g_signal_connect_object (popover, "show", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The Whole Text"), -1);

  self->more = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->more, "view-more-horizontal-symbolic");
  gtk_menu_button_set_direction (self->more, GTK_ARROW_UP);
  gtk_menu_button_set_popover (self->more, popover);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->more), _("More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, _("More"), -1);
  gtk_widget_add_css_class (GTK_WIDGET (self->more), "flat");
  gtk_widget_set_focus_on_click (GTK_WIDGET (self->more), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->more), GTK_WIDGET (self));
}

GtkWidget *
ari_status_line_new (void)
{
  return g_object_new (ARI_TYPE_STATUS_LINE, NULL);
}

void
ari_status_line_set_text (AriStatusLine  *self,
                          const AriRules *rules,
                          const char     *text)
{
  g_return_if_fail (ARI_IS_STATUS_LINE (self));

  /* Nobody goes on reading what doesn't hold any more. */
  if (g_set_str (&self->words, text))
    gtk_menu_button_popdown (self->more);
  self->rules = rules;
  ari_notation_label_set_text (self->text, rules, ARI_NONE, text);
}

gboolean
ari_status_line_toggle (AriStatusLine *self)
{
  g_return_val_if_fail (ARI_IS_STATUS_LINE (self), FALSE);

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->more)))
    return FALSE;

  gtk_menu_button_set_active (self->more, !gtk_menu_button_get_active (self->more));

  return TRUE;
}

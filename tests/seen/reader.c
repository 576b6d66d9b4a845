/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reader.h"

#include <adwaita.h>
#include <string.h>

#include "ari-help-dialog.h"
#include "ari-notation-label.h"
#include "ari-rules-view.h"
#include "ari-spot-widget.h"

/* What stays the same in every language: names of people and games, of languages and programs, and what
 * players type. */
static const char *const names[] = {
  "ariadne", "minoa", "minarett", "minaretts", "minotaur", "labyrinth",
  "pasiphaë", "pasipha", "theseus", "daedalus", "phaedra",
  "english", "deutsch", "français", "fran", "ais",
  "mentions", /* légales: libadwaita's, in French */
};

/* Texts of GTK and libadwaita, which have no catalog in the pseudo-locale. */
static const char *const toolkit[] = {
  "Clear Entry", "Close", "Credits", "Details", "Dismiss", "Legal", "Preferences",
};

static void
fill (GHashTable        *table,
      const char *const *texts,
      guint              n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    g_hash_table_add (table, g_strdup (texts[i]));
}

static gboolean
is_one_of (const char        *text,
           const char *const *texts,
           guint              n_texts)
{
  for (guint i = 0; i < n_texts; i++)
    if (g_str_equal (text, texts[i]))
      return TRUE;

  return FALSE;
}

Reader *
reader_new (gboolean    pseudo,
            const char *words)
{
  Reader *self = g_new0 (Reader, 1);

  self->pseudo = pseudo;
  self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (words != NULL)
    {
      g_autofree char *text = NULL;
      g_auto(GStrv) lines = NULL;
      g_autoptr(GError) error = NULL;

      g_file_get_contents (words, &text, NULL, &error);
      g_assert_no_error (error);
      lines = g_strsplit (text, "\n", -1);
      self->foreign = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      fill (self->foreign, (const char *const *) lines, g_strv_length (lines));
      g_hash_table_remove (self->foreign, "");
    }

  return self;
}

void
reader_free (Reader *self)
{
  g_clear_pointer (&self->foreign, g_hash_table_unref);
  g_hash_table_unref (self->told);
  g_free (self);
}

static void
tell (Reader     *self,
      GPtrArray  *faults,
      GtkWidget  *widget,
      const char *fault,
      const char *text)
{
  g_autofree char *line = g_strdup_printf ("%s: “%s” (%s in %s)", fault, text, G_OBJECT_TYPE_NAME (widget),
                                           gtk_widget_get_parent (widget) != NULL
                                           ? G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)) : "nothing");

  if (g_hash_table_add (self->told, g_strdup (line)))
    g_ptr_array_add (faults, g_steal_pointer (&line));
}

/* Language. */

/* (transfer full): what @label shows in letters. In the notation of actions, pictures stand over most of the
 * text. */
static char *
visible_text (GtkLabel *label)
{
  PangoAttrList *attributes = pango_layout_get_attributes (gtk_label_get_layout (label));
  g_autoslist (PangoAttribute) all = attributes != NULL ? pango_attr_list_get_attributes (attributes) : NULL;
  char *text = g_strdup (gtk_label_get_text (label));

  for (GSList *l = all; l != NULL; l = l->next)
    {
      PangoAttribute *attribute = l->data;
      guint length = (guint) strlen (text);

      if (attribute->klass->type == PANGO_ATTR_SHAPE)
        memset (text + MIN (attribute->start_index, length), ' ',
                MIN (attribute->end_index, length) - MIN (attribute->start_index, length));
    }

  return text;
}

/* (transfer full): @text without names of files, and without actions, which stand between isolating marks. */
static char *
without_data (const char *text)
{
  static GRegex *data;

  if (data == NULL)
    data = g_regex_new ("\342\201\250[^\342\201\251]*\342\201\251|[^\\s“”„«»]*[/.][^\\s“”„«»]+", 0, 0,
                        NULL);

  return g_regex_replace_literal (data, text, -1, 0, " ", 0, NULL);
}

/* Names of months and days in @text, which come from the system. (transfer full) */
static char *
without_dates (const char *text)
{
  static GRegex *dates;

  if (dates == NULL)
    {
      g_autoptr(GString) pattern = g_string_new ("\\b(AM|PM");

      for (int i = 1; i <= 12; i++)
        {
          g_autoptr(GDateTime) month = g_date_time_new_utc (2026, i, 1, 0, 0, 0);
          g_autoptr(GDateTime) day = g_date_time_new_utc (2026, 1, i, 0, 0, 0);
          g_autofree char *name_of_month = g_date_time_format (month, "|%B");
          g_autofree char *name_of_day = g_date_time_format (day, "|%A");

          g_string_append (pattern, name_of_month);
          g_string_append (pattern, name_of_day);
        }
      g_string_append (pattern, ")\\b");
      dates = g_regex_new (pattern->str, 0, 0, NULL);
    }

  return g_regex_replace_literal (dates, text, -1, 0, " ", 0, NULL);
}

/* Whether @word may stand on the screen. */
static gboolean
is_known (Reader     *self,
          const char *word)
{
  g_autofree char *lower = g_utf8_strdown (word, -1);

  if (is_one_of (lower, names, G_N_ELEMENTS (names)))
    return TRUE;

  return self->pseudo ? FALSE : !g_hash_table_contains (self->foreign, lower);
}

static void
check_words (Reader     *self,
             GPtrArray  *faults,
             GtkWidget  *widget,
             const char *fault,
             const char *text)
{
  g_autofree char *undated = without_dates (text);
  g_autofree char *plain = without_data (undated);
  /* The pseudo-locale has an accent on every letter. */
  g_autoptr(GRegex) regex = g_regex_new (self->pseudo ? "[A-Za-z]{2,}" : "\\p{L}{2,}", 0, 0, NULL);
  g_autoptr(GMatchInfo) info = NULL;

  if (self->pseudo && is_one_of (text, toolkit, G_N_ELEMENTS (toolkit)))
    return;

  for (g_regex_match (regex, plain, 0, &info); g_match_info_matches (info); g_match_info_next (info, NULL))
    {
      g_autofree char *word = g_match_info_fetch (info, 0);

      if (!is_known (self, word))
        {
          tell (self, faults, widget, fault, text);
          return;
        }
    }
}

/* The pages of the help have catalogs of their own, and GTK names the keys. */
static gboolean
is_of_others (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  GtkWidget *help = gtk_widget_get_ancestor (widget, ARI_TYPE_HELP_DIALOG);
  const char *css = gtk_widget_get_css_name (widget);

  if (help == NULL)
    help = gtk_widget_get_ancestor (widget, ARI_TYPE_RULES_VIEW);

  return (help != NULL && button == NULL) || g_str_equal (css, "accelerator")
         || gtk_widget_has_css_class (widget, "keycap");
}

static void
check_language (Reader    *self,
                GPtrArray *faults,
                GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if ((!self->pseudo && self->foreign == NULL) || is_of_others (widget))
    return;

  if (GTK_IS_LABEL (widget))
    {
      g_autofree char *text = visible_text (GTK_LABEL (widget));

      check_words (self, faults, widget, "not translated", text);
    }
  if (GTK_IS_TEXT (widget) && gtk_text_get_placeholder_text (GTK_TEXT (widget)) != NULL)
    check_words (self, faults, widget, "hint not translated",
                 gtk_text_get_placeholder_text (GTK_TEXT (widget)));
  if (tooltip != NULL)
    check_words (self, faults, widget, "tooltip not translated", tooltip);
}

/* Space. */

static gboolean
has_tooltip (GtkWidget *widget)
{
  for (guint i = 0; i < 7 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_tooltip_text (widget) != NULL)
      return TRUE;

  return FALSE;
}

/* Titles of pages have one line in libadwaita, and so have the buttons of alerts, banners and toasts. */
static gboolean
is_of_toolkit (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "title")
      && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL)
    return TRUE;
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (ADW_IS_ALERT_DIALOG (widget) || ADW_IS_BANNER (widget)
        || g_str_equal (G_OBJECT_TYPE_NAME (widget), "AdwToastWidget"))
      return TRUE;

  return FALSE;
}

static void
check_label (Reader    *self,
             GPtrArray *faults,
             GtkLabel  *label)
{
  GtkWidget *widget = GTK_WIDGET (label);
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = gtk_label_get_text (label);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  /* The brackets of the pseudo-locale come from another font, with higher lines. */
  if (self->pseudo)
    height -= 3 * pango_layout_get_line_count (layout);
  if (pango_layout_is_ellipsized (layout) && !has_tooltip (widget)
      && !(self->tight && is_of_toolkit (widget)))
    tell (self, faults, widget, "shortened", text);
  if (width > gtk_widget_get_width (widget) + 1 || height > gtk_widget_get_height (widget) + 1)
    tell (self, faults, widget, "cut off", text);
}

/* Numbers that belong together, such as “59 % ± 1”, would change places in a window from right to left. Two
 * dice may do that, and the help has no language of that direction. */
static void
check_order (Reader    *self,
             GPtrArray *faults,
             GtkLabel  *label)
{
  const char *text = gtk_label_get_text (label);
  PangoLayoutLine *line = pango_layout_get_line_readonly (gtk_label_get_layout (label), 0);

  if (!ARI_IS_NOTATION_LABEL (gtk_widget_get_parent (GTK_WIDGET (label)))
      && !is_of_others (GTK_WIDGET (label))
      && pango_layout_line_get_resolved_direction (line) == PANGO_DIRECTION_RTL
      && g_regex_match_simple ("^[^\\p{L}]*\\d[^\\p{L}\\d.,]+\\d[^\\p{L}]*$", text, 0, 0))
    tell (self, faults, GTK_WIDGET (label), "out of order", text);
}

/* Which ways the content of @scrollable scrolls. */
static void
find_ways (GtkWidget *scrollable,
           gboolean  *x_scrolls,
           gboolean  *y_scrolls)
{
  GtkWidget *window = gtk_widget_get_ancestor (scrollable, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType x = GTK_POLICY_AUTOMATIC, y = GTK_POLICY_AUTOMATIC;

  if (window != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (window), &x, &y);
  *x_scrolls |= x != GTK_POLICY_NEVER;
  *y_scrolls |= y != GTK_POLICY_NEVER;
}

/* Allows for pixels that are rounded. */
static gboolean
exceeds (float start,
         float length,
         int   room)
{
  return start < -1.5f || start + length > (float) room + 1.5f;
}

/* Whether nothing above @widget clips it, apart from what scrolls. */
static void
check_inside (Reader     *self,
              GPtrArray  *faults,
              GtkWidget  *widget,
              const char *text)
{
  gboolean x_scrolls = FALSE, y_scrolls = FALSE;

  for (GtkWidget *above = gtk_widget_get_parent (widget); above != NULL;
       above = gtk_widget_get_parent (above))
    {
      graphene_rect_t bounds;
      int width = gtk_widget_get_width (above), height = gtk_widget_get_height (above);

      if (GTK_IS_SCROLLABLE (above))
        find_ways (above, &x_scrolls, &y_scrolls);
      if (gtk_widget_get_overflow (above) != GTK_OVERFLOW_HIDDEN && !GTK_IS_NATIVE (above))
        continue;
      if (!gtk_widget_compute_bounds (widget, above, &bounds))
        return;
      if ((!x_scrolls && exceeds (bounds.origin.x, bounds.size.width, width))
          || (!y_scrolls && exceeds (bounds.origin.y, bounds.size.height, height)))
        {
          g_autofree char *fault = g_strdup_printf ("outside of %s", G_OBJECT_TYPE_NAME (above));

          tell (self, faults, widget, fault, text);
          return;
        }
      if (GTK_IS_NATIVE (above))
        return;
    }
}

/* Keys. */

/* Where letters must differ: a menu, a dialog, or the window around them. */
static GtkWidget *
scope_of (GtkWidget *widget)
{
  while (gtk_widget_get_parent (widget) != NULL && !GTK_IS_POPOVER (widget) && !ADW_IS_DIALOG (widget))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

/* @letters: (element-type utf8 GtkLabel): those that were found so far, by scope and letter */
static void
check_letter (Reader     *self,
              GPtrArray  *faults,
              GHashTable *letters,
              GtkLabel   *label)
{
  guint letter = gtk_label_get_mnemonic_keyval (label);
  g_autofree char *key = NULL;
  GtkLabel *other;

  if (letter == GDK_KEY_VoidSymbol)
    return;

  key = g_strdup_printf ("%p %u", scope_of (GTK_WIDGET (label)), gdk_keyval_to_lower (letter));
  other = g_hash_table_lookup (letters, key);
  if (other == NULL)
    {
      g_hash_table_insert (letters, g_steal_pointer (&key), label);
    }
  else
    {
      g_autofree char *both = g_strdup_printf ("%s / %s", gtk_label_get_label (other),
                                               gtk_label_get_label (label));

      tell (self, faults, GTK_WIDGET (label), "same letter", both);
    }
}

static void
look_at_keys (Reader     *self,
              GPtrArray  *faults,
              GHashTable *letters,
              GtkWidget  *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    check_letter (self, faults, letters, GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at_keys (self, faults, letters, child);
}

/* Gizmos are private parts of widgets, such as shadows at the edge of what scrolls. The spots of a board only
 * take clicks. */
static gboolean
is_visible (GtkWidget *widget)
{
  return gtk_widget_get_width (widget) > 0 && gtk_widget_get_height (widget) > 0
         && !g_str_has_suffix (G_OBJECT_TYPE_NAME (widget), "Gizmo") && !ARI_IS_SPOT_WIDGET (widget);
}

static void
look (Reader    *self,
      GPtrArray *faults,
      GtkWidget *widget)
{
  gboolean is_leaf = TRUE;

  if (!gtk_widget_get_mapped (widget))
    return;

  check_language (self, faults, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      is_leaf = is_leaf && !gtk_widget_get_mapped (child);
      look (self, faults, child);
    }

  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    {
      check_label (self, faults, GTK_LABEL (widget));
      check_order (self, faults, GTK_LABEL (widget));
      check_inside (self, faults, widget, gtk_label_get_text (GTK_LABEL (widget)));
    }
  else if (is_leaf && is_visible (widget))
    {
      check_inside (self, faults, widget, "");
    }
}

GPtrArray *
reader_read (Reader    *self,
             GtkWidget *root)
{
  GPtrArray *faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GHashTable) letters = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  look (self, faults, root);
  /* The letters of the pseudo-locale have accents. */
  if (!self->pseudo)
    look_at_keys (self, faults, letters, root);

  return faults;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-dump.h"

#include <string.h>

/* No name is that. */
#define NOTHING "\001"

/* libadwaita 1.7 gives the row itself the role of a list item, 1.9 its field that of a text box. A screen
 * reader reads one field either way. */
static GtkAccessibleRole
role_of (GtkWidget *widget)
{
  return ADW_IS_ENTRY_ROW (widget) ? GTK_ACCESSIBLE_ROLE_TEXT_BOX
                                   : gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));
}

/* Roles of things that only hold others, or that nobody hears of. */
static gboolean
is_silent (GtkAccessibleRole role)
{
  static const GtkAccessibleRole roles[] = {
    GTK_ACCESSIBLE_ROLE_NONE,   GTK_ACCESSIBLE_ROLE_GENERIC, GTK_ACCESSIBLE_ROLE_PRESENTATION,
    GTK_ACCESSIBLE_ROLE_WIDGET, GTK_ACCESSIBLE_ROLE_WINDOW,  GTK_ACCESSIBLE_ROLE_SCROLLBAR,
    GTK_ACCESSIBLE_ROLE_SEPARATOR,
  };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (roles[i] == role)
      return TRUE;

  return FALSE;
}

static gboolean
is_pressed_as_button (GtkAccessibleRole role)
{
  return role == GTK_ACCESSIBLE_ROLE_BUTTON || role == GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON
         || role == GTK_ACCESSIBLE_ROLE_LINK || role == GTK_ACCESSIBLE_ROLE_CHECKBOX
         || role == GTK_ACCESSIBLE_ROLE_RADIO || role == GTK_ACCESSIBLE_ROLE_TAB
         || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_SWITCH;
}

/* (nullable) (transfer full): the value of a property, as GTK's accessibility for tests knows it. */
static char *
get_property (GtkWidget             *widget,
              GtkAccessibleProperty  property)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return NULL;

  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, NOTHING);
}

static void
collect_text (GtkWidget *widget,
              GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", gtk_label_get_text (GTK_LABEL (widget)));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_text (child, text);
}

char *
window_name_of (GtkWidget *widget)
{
  char *label = get_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autoptr(GString) text = NULL;

  if (label != NULL && *label != '\0')
    return label;

  g_free (label);
  if (ADW_IS_ENTRY_ROW (widget))
    return g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));

  text = g_string_new (NULL);
  if (GTK_IS_LABEL (widget)
      || is_pressed_as_button (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget))))
    collect_text (widget, text);
  if (text->len == 0 && gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append (text, gtk_widget_get_tooltip_text (widget));

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
has_name (GtkWidget  *widget,
          const char *name)
{
  g_autofree char *own = window_name_of (widget);

  return g_str_has_prefix (own, name) && (own[strlen (name)] == '\0' || own[strlen (name)] == ',');
}

GtkWidget *
window_find (GtkWidget         *window,
             GtkAccessibleRole  role,
             const char        *name)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (window))
    return NULL;
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (window)) == role && has_name (window, name))
    return window;

  for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = window_find (child, role, name);

  return found;
}

static const char *
name_role (GtkAccessibleRole role)
{
  g_autoptr(GEnumClass) roles = g_type_class_ref (GTK_TYPE_ACCESSIBLE_ROLE);

  return g_enum_get_value (roles, (int) role)->value_nick;
}

static void
add_state (GString            *text,
           GtkWidget          *widget,
           GtkAccessibleState  state,
           int                 expected,
           const char         *word)
{
  g_autofree char *other = NULL;

  if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), state))
    return;

  other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), state, expected);
  if (other == NULL)
    g_string_append_printf (text, " [%s]", word);
}

/* What is said besides the name. */
static char *
describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);
  g_autofree char *description = get_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_autofree char *value = get_property (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);

  if (description != NULL)
    g_string_append (text, description);
  if (value != NULL)
    g_string_append_printf (text, " = %s", value);
  if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, " “%s”", gtk_editable_get_text (GTK_EDITABLE (widget)));
  add_state (text, widget, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, "pressed");
  add_state (text, widget, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_TRUE, "checked");
  add_state (text, widget, GTK_ACCESSIBLE_STATE_SELECTED, TRUE, "selected");
  add_state (text, widget, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE, "expanded");
  if (!gtk_widget_is_sensitive (widget))
    g_string_append (text, " [disabled]");
  if (gtk_root_get_focus (gtk_widget_get_root (widget)) == widget)
    g_string_append (text, " [focus]");

  return g_strchug (g_string_free (text, FALSE));
}

static gboolean
is_hidden (GtkWidget *widget)
{
  g_autofree char *other = NULL;

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0.0)
    return TRUE;
  if (!gtk_test_accessible_has_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN))
    return FALSE;

  other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);

  return other == NULL;
}

/* A place of the board is called by its name, up to the first comma; what lies there follows. */
static void
dump_place (Dump       *dump,
            const char *name,
            const char *words)
{
  g_auto(GStrv) parts = g_strsplit (name, ", ", 2);
  g_autofree char *rest = g_strdup_printf ("%s%s%s", parts[1] != NULL ? parts[1] : "",
                                           *words != '\0' ? " – " : "", words);

  dump_add_place (dump, parts[0], rest);
}

static void
dump_widget (Dump      *dump,
             GtkWidget *widget)
{
  GtkAccessibleRole role = role_of (widget);
  g_autofree char *name = NULL, *words = NULL, *about = NULL;

  if (is_hidden (widget))
    return;

  name = window_name_of (widget);
  words = describe (widget);
  if (role == GTK_ACCESSIBLE_ROLE_GRID_CELL)
    dump_place (dump, name, words);
  else if (!is_silent (role) && (*name != '\0' || *words != '\0'))
    {
      about = g_strdup_printf ("%s “%s”", name_role (role), name);
      dump_add (dump, about, words);
    }
  if (is_pressed_as_button (role) || ADW_IS_ENTRY_ROW (widget))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    dump_widget (dump, child);
}

Dump *
window_dump (GtkWidget *window)
{
  Dump *dump = dump_new ();

  dump_widget (dump, window);

  return dump;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-name-menu.h"

#include <glib/gi18n.h>

#include "ari-text-elide.h"
#include "ari-tidy.h"

#define MOST    20 /* names: one beyond them is typed as quickly as it is found */
#define LONGEST 30 /* characters: menus don’t wrap, and have to fit into a narrow window */

static void
choose_cb (GtkEditable *editable,
           GVariant    *name)
{
  gtk_editable_set_text (editable, g_variant_get_string (name, NULL));
}

/* In the label of an item, an underscore stands before a letter to press. */
static char *
make_label (const char *name)
{
  g_autofree char *shown = ari_text_elide (name, LONGEST);
  g_auto(GStrv) parts = g_strsplit (shown, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
add_name (GMenu      *menu,
          const char *name,
          const char *action_name,
          const char *prefix)
{
  g_autofree char *label = make_label (name), *target = g_strconcat (prefix, name, NULL);
  g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action_name, "s", target);
  g_menu_append_item (menu, item);
}

GMenuModel *
ari_name_menu_new (AriPeople  *people,
                   const char *without,
                   const char *action_name,
                   const char *prefix)
{
  GArray *list = people != NULL ? ari_people_list (people) : NULL;
  GMenu *menu = g_menu_new ();
  guint n = 0;

  for (guint i = 0; list != NULL && i < list->len && n < MOST; i++)
    {
      const AriPerson *person = &g_array_index (list, AriPerson, i);

      if (g_strcmp0 (person->name, without) == 0)
        continue;
      add_name (menu, person->name, action_name, prefix);
      n++;
    }

  return G_MENU_MODEL (menu);
}

void
ari_name_menu_show (GtkMenuButton *button,
                    GMenuModel    *menu)
{
  g_autoptr(GMenuModel) owned = menu;
  GMenuModel *shown = gtk_menu_button_get_menu_model (button);
  g_autoptr(GMenuModel) before = shown != NULL ? g_object_ref (shown) : NULL;

  gtk_menu_button_set_menu_model (button, owned);
  gtk_widget_set_visible (GTK_WIDGET (button), g_menu_model_get_n_items (owned) > 0);
  if (before != NULL)
    ari_tidy_menu (before);
}

static void
add_action (GtkMenuButton *button,
            GtkEditable   *editable)
{
  g_autoptr(GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) choose = g_simple_action_new ("choose", G_VARIANT_TYPE_STRING);

  g_signal_connect_object (choose, "activate", G_CALLBACK (choose_cb), editable, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (choose));
  gtk_widget_insert_action_group (GTK_WIDGET (button), "names", G_ACTION_GROUP (group));
}

void
ari_name_menu_fill (GtkMenuButton *button,
                    AriPeople     *people,
                    const char    *without,
                    GtkEditable   *editable)
{
  add_action (button, editable);
  ari_name_menu_show (button, ari_name_menu_new (people, without, "names.choose", ""));
}

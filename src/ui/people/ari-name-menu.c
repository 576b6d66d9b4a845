/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-name-menu.h"

#include <glib/gi18n.h>

#include "ari-tidy.h"

#define MOST 20 /* names: one beyond them is typed as quickly as it is found */

static void
choose_cb (GtkEditable *editable,
           GVariant    *name)
{
  gtk_editable_set_text (editable, g_variant_get_string (name, NULL));
}

char *
ari_name_menu_label (const char *name)
{
  g_auto(GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
add_name (GMenu      *menu,
          const char *name)
{
  g_autofree char *label = ari_name_menu_label (name);
  g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "names.choose", "s", name);
  g_menu_append_item (menu, item);
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
  GArray *list = ari_people_list (people);
  g_autoptr(GMenu) menu = g_menu_new ();
  GMenuModel *shown = gtk_menu_button_get_menu_model (button);
  g_autoptr(GMenuModel) before = shown != NULL ? g_object_ref (shown) : NULL;
  guint n = 0;

  for (guint i = 0; list != NULL && i < list->len && n < MOST; i++)
    {
      const AriPerson *person = &g_array_index (list, AriPerson, i);

      if (g_strcmp0 (person->name, without) == 0)
        continue;
      add_name (menu, person->name);
      n++;
    }

  add_action (button, editable);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  gtk_widget_set_visible (GTK_WIDGET (button), n > 0);
  if (before != NULL)
    ari_tidy_menu (before);
}

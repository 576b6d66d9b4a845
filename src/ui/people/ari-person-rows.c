/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-person-rows.h"

#include <glib/gi18n.h>

void
ari_person_rows_add_arrow (AdwActionRow *row)
{
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

void
ari_person_rows_clear (GPtrArray           *rows,
                       AdwPreferencesGroup *group)
{
  for (guint i = rows->len; i > 0; i--)
    {
      GtkWidget *row = g_ptr_array_index (rows, i - 1);
      GtkWidget *its = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);

      if (group != NULL && its != GTK_WIDGET (group))
        continue;
      g_ptr_array_remove_index (rows, i - 1);
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (its), row);
    }
}

void
ari_person_rows_set_games (AdwComboRow    *row,
                           GPtrArray      *games,
                           const AriRules *chosen)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint selected;

  for (guint i = 0; i < games->len; i++)
    gtk_string_list_append (names, _(((const AriRules *) g_ptr_array_index (games, i))->name));
  if (!g_ptr_array_find (games, chosen, &selected))
    selected = 0;
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, selected);
}

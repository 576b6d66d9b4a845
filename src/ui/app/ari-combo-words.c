/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-combo-words.h"

#include <glib/gi18n.h>

static void
describe (AdwComboRow *row)
{
  GObject *item = adw_combo_row_get_selected_item (row);
  const char *value = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *both = NULL;

  if (subtitle != NULL && *subtitle != '\0')
    /* Translators: for screen readers: what is chosen in a row, and the sentence that explains the row. */
    both = g_strdup_printf (C_("choice", "%1$s. %2$s"), value, subtitle);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both != NULL ? both : value, -1);
}

void
ari_combo_words_describe (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  /* By default, only its subtitle describes it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (describe), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe), NULL);
  describe (row);
}

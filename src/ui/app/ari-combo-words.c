/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-combo-words.h"

#include <glib/gi18n.h>

static void
describe (AdwComboRow *row)
{
  GObject *item = adw_combo_row_get_selected_item (row);
  const char *value =
      GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (GTK_STRING_OBJECT (item)) : "";
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *both = NULL;

  if (subtitle != NULL && *subtitle != '\0' && !adw_combo_row_get_use_subtitle (row))
    /* Translators: for screen readers: what is chosen in a row, and the sentence that explains the row. */
    both = g_strdup_printf (C_("choice", "%1$s. %2$s"), value, subtitle);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, both != NULL ? both : value, -1);
}

static const char *
string_of (GtkListItem *item)
{
  return gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));
}

/* The value in the row. */

/* The list that holds it doesn't grow when a subtitle leaves it only room for some of its words: beside a
 * subtitle, which can wrap, it takes the room for all of them. */
static void
sync_wrap (GtkListItem *item,
           GParamSpec  *pspec,
           AdwComboRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

  gtk_label_set_wrap (GTK_LABEL (gtk_list_item_get_child (item)), subtitle == NULL || *subtitle == '\0');
}

static void
set_up_value_cb (GtkListItemFactory *factory,
                 GtkListItem        *item,
                 AdwComboRow        *row)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_list_item_set_child (item, label);
  g_signal_connect_object (row, "notify::subtitle", G_CALLBACK (sync_wrap), item, G_CONNECT_SWAPPED);
  sync_wrap (item, NULL, row);
}

static void
tear_down_value_cb (GtkListItemFactory *factory,
                    GtkListItem        *item,
                    AdwComboRow        *row)
{
  g_signal_handlers_disconnect_by_func (row, sync_wrap, item);
}

static void
bind_value_cb (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), string_of (item));
}

/* A choice in the list that opens, with a check mark beside the current one. */

static void
sync_check (GtkListItem *item,
            GParamSpec  *pspec,
            AdwComboRow *row)
{
  GtkWidget *check = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  gboolean chosen = adw_combo_row_get_selected_item (row) == gtk_list_item_get_item (item);

  /* All choices keep room for it. */
  gtk_widget_set_opacity (check, chosen ? 1 : 0);
}

static void
set_up_choice_cb (GtkListItemFactory *factory,
                  GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
bind_choice_cb (GtkListItemFactory *factory,
                GtkListItem        *item,
                AdwComboRow        *row)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), string_of (item));
  g_signal_connect_object (row, "notify::selected-item", G_CALLBACK (sync_check), item, G_CONNECT_SWAPPED);
  sync_check (item, NULL, row);
}

static void
unbind_choice_cb (GtkListItemFactory *factory,
                  GtkListItem        *item,
                  AdwComboRow        *row)
{
  g_signal_handlers_disconnect_by_func (row, sync_check, item);
}

/* By default, a row shortens what is longer than 20 letters, both in the row and in the list. */
static void
show_whole (AdwComboRow *row)
{
  g_autoptr(GtkListItemFactory) values = gtk_signal_list_item_factory_new ();
  g_autoptr(GtkListItemFactory) choices = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (values, "setup", G_CALLBACK (set_up_value_cb), row, G_CONNECT_DEFAULT);
  g_signal_connect_object (values, "teardown", G_CALLBACK (tear_down_value_cb), row, G_CONNECT_DEFAULT);
  g_signal_connect (values, "bind", G_CALLBACK (bind_value_cb), NULL);
  g_signal_connect (choices, "setup", G_CALLBACK (set_up_choice_cb), NULL);
  g_signal_connect_object (choices, "bind", G_CALLBACK (bind_choice_cb), row, G_CONNECT_DEFAULT);
  g_signal_connect_object (choices, "unbind", G_CALLBACK (unbind_choice_cb), row, G_CONNECT_DEFAULT);
  adw_combo_row_set_factory (row, values);
  adw_combo_row_set_list_factory (row, choices);
}

void
ari_combo_words_prepare (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  show_whole (row);
  /* By default, only its subtitle describes it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (describe), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe), NULL);
  describe (row);
}

void
ari_combo_words_explain (AdwComboRow *row,
                         gboolean     narrow,
                         const char  *explanation)
{
  GObject *value = adw_combo_row_get_selected_item (row);

  adw_combo_row_set_use_subtitle (row, narrow);
  /* The row itself only follows what is chosen later. */
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), narrow
                               ? gtk_string_object_get_string (GTK_STRING_OBJECT (value)) : explanation);
}

static gboolean
row_from_setting (GValue   *value,
                  GVariant *variant,
                  gpointer  data)
{
  const char *const *rows = data;

  for (guint i = 0; rows[i] != NULL; i++)
    if (g_str_equal (rows[i], g_variant_get_string (variant, NULL)))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
row_to_setting (const GValue       *value,
                const GVariantType *type,
                gpointer            data)
{
  const char *const *rows = data;
  guint n_rows = g_strv_length ((char **) rows);

  return g_variant_new_string (rows[MIN (g_value_get_uint (value), n_rows - 1)]);
}

void
ari_combo_words_bind (AdwComboRow        *row,
                      GSettings          *settings,
                      const char         *key,
                      const char *const  *values)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, row_from_setting,
                                row_to_setting, (gpointer) values, NULL);
  ari_combo_words_prepare (row);
}

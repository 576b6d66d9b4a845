/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tags-dialog.h"

#include <glib/gi18n.h>

#include "ari-toast.h"

struct _AriTagsDialog
{
  AdwDialog            parent_instance;

  /* Template widgets */
  AdwEntryRow         *new_tag;
  AdwPreferencesGroup *group;

  /* Owned */
  AriLibrary          *library;
  GPtrArray           *entries; /* (element-type AriEntry) */
  GPtrArray           *tags;    /* (element-type GStrv) of each entry, as they are now */
  GHashTable          *checks;  /* tag → GtkCheckButton (borrowed) */
};

G_DEFINE_FINAL_TYPE (AriTagsDialog, ari_tags_dialog, ADW_TYPE_DIALOG)

static guint
count (AriTagsDialog *self,
       const char    *tag)
{
  guint n = 0;

  for (guint i = 0; i < self->tags->len; i++)
    if (g_strv_contains (g_ptr_array_index (self->tags, i), tag))
      n++;

  return n;
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriTagsDialog) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error) && self->library != NULL)
    ari_toast_error (GTK_WIDGET (self), _("The Tags Can’t Be Changed"), error);
}

static void
set_tag (AriTagsDialog *self,
         const char    *tag,
         gboolean       set)
{
  for (guint i = 0; i < self->tags->len; i++)
    {
      char **old = g_ptr_array_index (self->tags, i);
      g_autoptr(GStrvBuilder) builder = NULL;

      if (g_strv_contains ((const char *const *) old, tag) == set)
        continue;

      builder = g_strv_builder_new ();
      for (guint j = 0; old[j] != NULL; j++)
        if (!g_str_equal (old[j], tag))
          g_strv_builder_add (builder, old[j]);
      if (set)
        g_strv_builder_add (builder, tag);

      g_ptr_array_index (self->tags, i) = g_strv_builder_end (builder);
      g_strfreev (old);
      ari_library_set_tags_async (self->library, ari_entry_get_id (g_ptr_array_index (self->entries, i)),
                                  g_ptr_array_index (self->tags, i), NULL, changed_cb, g_object_ref (self));
    }
}

static void
toggled_cb (AriTagsDialog  *self,
            GtkCheckButton *check)
{
  gtk_check_button_set_inconsistent (check, FALSE);
  set_tag (self, g_object_get_data (G_OBJECT (check), "tag"), gtk_check_button_get_active (check));
}

static GtkCheckButton *
add_row (AriTagsDialog *self,
         const char    *tag)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  guint n = count (self, tag);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tag);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), n == self->tags->len);
  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (check), n > 0 && n < self->tags->len);
  g_object_set_data_full (G_OBJECT (check), "tag", g_strdup (tag), g_free);
  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (self->group, row);
  g_hash_table_insert (self->checks, g_strdup (tag), check);

  return GTK_CHECK_BUTTON (check);
}

static void
apply_cb (AriTagsDialog *self)
{
  g_autofree char *tag = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->new_tag))));
  GtkCheckButton *check;

  if (tag[0] == '\0')
    return;

  check = g_hash_table_lookup (self->checks, tag);
  if (check == NULL)
    check = add_row (self, tag);

  gtk_check_button_set_active (check, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (self->new_tag), "");
}

static void
tags_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AriTagsDialog) self = data;
  g_auto(GStrv) tags = ari_library_tags_finish (ARI_LIBRARY (source), result, NULL);

  /* Without the list of all tags, you can still type a new one. */
  for (guint i = 0; tags != NULL && tags[i] != NULL && self->library != NULL; i++)
    if (!g_hash_table_contains (self->checks, tags[i]))
      add_row (self, tags[i]);
}

static void
ari_tags_dialog_dispose (GObject *object)
{
  AriTagsDialog *self = ARI_TAGS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TAGS_DIALOG);
  g_clear_object (&self->library);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->tags, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_hash_table_unref);

  G_OBJECT_CLASS (ari_tags_dialog_parent_class)->dispose (object);
}

static void
ari_tags_dialog_class_init (AriTagsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_tags_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-tags-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriTagsDialog, new_tag);
  gtk_widget_class_bind_template_child (widget_class, AriTagsDialog, group);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
}

static void
ari_tags_dialog_init (AriTagsDialog *self)
{
  self->tags = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->checks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
}

AriTagsDialog *
ari_tags_dialog_new (AriLibrary *library,
                     GPtrArray  *entries)
{
  AriTagsDialog *self = g_object_new (ARI_TYPE_TAGS_DIALOG, NULL);

  self->library = g_object_ref (library);
  self->entries = g_ptr_array_ref (entries);

  for (guint i = 0; i < entries->len; i++)
    {
      const char *const *tags = ari_entry_get_tags (g_ptr_array_index (entries, i));

      g_ptr_array_add (self->tags, tags != NULL ? g_strdupv ((char **) tags) : g_new0 (char *, 1));
    }

  ari_library_tags_async (library, NULL, tags_cb, g_object_ref (self));

  return self;
}

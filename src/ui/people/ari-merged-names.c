/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-merged-names.h"

#include <glib/gi18n.h>

#include "ari-seat-names.h"
#include "ari-text-elide.h"
#include "ari-toast.h"

#define NAME "ari-merged-name" /* what a button separates */

struct _AriMergedNames
{
  AdwPreferencesGroup  parent_instance;

  /* Owned */
  AriPeople           *people;      /* (nullable) until there is something to show */
  char                *name;        /* (nullable) likewise: of the person */
  GCancellable        *cancellable; /* (nullable) while the names are read */

  /* Borrowed: owned by the group */
  GPtrArray           *rows;        /* (element-type GtkWidget) */
};

G_DEFINE_FINAL_TYPE (AriMergedNames, ari_merged_names, ADW_TYPE_PREFERENCES_GROUP)

static void
stop_reading (AriMergedNames *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
separated_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(AriMergedNames) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    ari_toast_error (GTK_WIDGET (self), _("The Names Could Not Be Separated"), error);
  /* The page may have been closed in the meantime. */
  else if (self->people != NULL)
    {
      ari_people_refresh (self->people);
      ari_merged_names_show (self, self->people, self->name);
    }
}

static void
separate_cb (AriMergedNames *self,
             GtkWidget      *button)
{
  ari_library_separate_async (ari_people_get_library (self->people), self->name,
                              g_object_get_data (G_OBJECT (button), NAME), NULL, separated_cb,
                              g_object_ref (self));
}

static char *
tell_matches (const AriMergedName *merged)
{
  return g_strdup_printf (ngettext ("%u match", "%u matches", merged->matches), merged->matches);
}

static void
add_row (AriMergedNames      *self,
         const AriMergedName *merged)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_with_mnemonic (_("_Separate"));
  g_autofree char *shown = ari_text_elide (merged->name, ARI_ELIDE_NAME);
  /* Translators: %s is a name of a person. */
  g_autofree char *spoken = g_strdup_printf (_("Separate “%s”"), shown);
  g_autofree char *matches = tell_matches (merged);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), shown);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), matches);
  g_object_set_data_full (G_OBJECT (button), NAME, g_strdup (merged->name), g_free);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_sensitive (button, !ari_library_is_read_only (ari_people_get_library (self->people)));
  g_signal_connect_object (button, "clicked", G_CALLBACK (separate_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

/* Whether the rows say the same as @names, so that the focus can stay. */
static gboolean
shows (AriMergedNames *self,
       GPtrArray      *names)
{
  if (self->rows->len != names->len)
    return FALSE;

  for (guint i = 0; i < names->len; i++)
    {
      const AriMergedName *merged = g_ptr_array_index (names, i);
      AdwActionRow *row = g_ptr_array_index (self->rows, i);
      g_autofree char *shown = ari_text_elide (merged->name, ARI_ELIDE_NAME);
      g_autofree char *matches = tell_matches (merged);

      if (!g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), shown)
          || !g_str_equal (adw_action_row_get_subtitle (row), matches))
        return FALSE;
    }

  return TRUE;
}

static void
fill (AriMergedNames *self,
      GPtrArray      *names)
{
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  if (shows (self, names))
    return;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (guint i = 0; i < names->len; i++)
    add_row (self, g_ptr_array_index (names, i));
  gtk_widget_set_visible (GTK_WIDGET (self), names->len > 0);

  /* The focus doesn't go with the row of the name that was separated. */
  if (had_focus)
    gtk_widget_grab_focus (names->len > 0
                             ? g_ptr_array_index (self->rows, 0)
                             : gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE));
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AriMergedNames) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) names = ari_library_merged_names_finish (ARI_LIBRARY (source), result, &error);

  /* Another reading may have begun after this one had ended. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  g_clear_object (&self->cancellable);
  if (names != NULL)
    fill (self, names);
  else
    ari_toast (GTK_WIDGET (self), error->message);
}

static void
ari_merged_names_dispose (GObject *object)
{
  AriMergedNames *self = ARI_MERGED_NAMES (object);

  stop_reading (self);
  g_clear_object (&self->people);

  G_OBJECT_CLASS (ari_merged_names_parent_class)->dispose (object);
}

static void
ari_merged_names_finalize (GObject *object)
{
  AriMergedNames *self = ARI_MERGED_NAMES (object);

  g_free (self->name);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (ari_merged_names_parent_class)->finalize (object);
}

static void
ari_merged_names_class_init (AriMergedNamesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_merged_names_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_merged_names_finalize;
}

static void
ari_merged_names_init (AriMergedNames *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_merged_names_show (AriMergedNames *self,
                       AriPeople      *people,
                       const char     *name)
{
  g_return_if_fail (ARI_IS_MERGED_NAMES (self));
  g_return_if_fail (ARI_IS_PEOPLE (people));
  g_return_if_fail (name != NULL);

  g_set_object (&self->people, people);
  g_set_str (&self->name, name);
  stop_reading (self);
  self->cancellable = g_cancellable_new ();
  ari_library_merged_names_async (ari_people_get_library (people), name, self->cancellable, read_cb,
                                  g_object_ref (self));
}

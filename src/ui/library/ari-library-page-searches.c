/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is searched for can be saved under a name. */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-toast.h"

#define LONGEST       60 /* characters */
#define TOAST_SECONDS 10

/* A search that gets a name. */
typedef struct
{
  AriLibraryPage *page;
  GVariant       *parts;
  char           *before; /* (nullable) its name until now */
  char           *name;
  AdwAlertDialog *dialog; /* (weak) */
  GtkWidget      *entry;
} Naming;

static void
naming_free (Naming *naming)
{
  /* The entry is there until the dialog has closed, and an input method may still change it. */
  g_signal_handlers_disconnect_by_data (naming->entry, naming);
  g_object_unref (naming->entry);
  g_clear_weak_pointer (&naming->dialog);
  g_object_unref (naming->page);
  g_variant_unref (naming->parts);
  g_free (naming->before);
  g_free (naming->name);
  g_free (naming);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Naming, naming_free)

const AriSearch *
ari_library_page_get_search (AriLibraryPage *self)
{
  const char *place = ari_entry_query_get_name (self->query);

  return self->searches != NULL && g_str_has_prefix (place, ARI_ENTRY_SEARCH)
           ? ari_searches_find (self->searches, place + strlen (ARI_ENTRY_SEARCH)) : NULL;
}

void
ari_library_page_sync_searches (AriLibraryPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_search = ari_library_page_get_search (self) != NULL;

  gtk_widget_action_set_enabled (widget, "library.save-search",
                                 self->searches != NULL && ari_entry_query_is_narrowed (self->query)
                                 && !ari_entry_query_is_for_deleted (self->query));
  gtk_widget_action_set_enabled (widget, "library.rename-search", is_search);
  gtk_widget_action_set_enabled (widget, "library.remove-search", is_search);
}

GMenuModel *
ari_library_page_make_search_menu (AriLibraryPage *self)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("_Save Search…"), "library.save-search");
  if (ari_library_page_get_search (self) != NULL)
    {
      g_menu_append (menu, _("_Rename Search…"), "library.rename-search");
      g_menu_append (menu, _("Re_move Search"), "library.remove-search");
    }

  return G_MENU_MODEL (menu);
}

/* The page shows the search while the sidebar selects its row. */
static void
go (AriLibraryPage *self,
    const char     *name)
{
  g_autofree char *place = g_strconcat (ARI_ENTRY_SEARCH, name, NULL);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.go", "s", place);
  ari_library_page_set_place (self, place);
}

static void
named_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(Naming) naming = data;
  AriLibraryPage *self = naming->page;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);

  if (!g_str_equal (response, "save") || self->searches == NULL)
    return;

  ari_searches_save (self->searches, naming->name, naming->parts);
  go (self, naming->name);
  if (naming->before != NULL && !g_str_equal (naming->before, naming->name))
    ari_searches_remove (self->searches, naming->before);
}

static void
typed_cb (GtkEditable *entry,
          GParamSpec  *pspec,
          Naming      *naming)
{
  gboolean is_other, exists;

  g_free (naming->name);
  naming->name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  exists = naming->page->searches != NULL && ari_searches_find (naming->page->searches, naming->name) != NULL;
  is_other = g_strcmp0 (naming->name, naming->before) != 0;
  adw_alert_dialog_set_response_enabled (naming->dialog, "save", *naming->name != '\0' && is_other);
  adw_alert_dialog_set_response_label (naming->dialog, "save",
                                       exists && is_other        ? _("_Replace")
                                       : naming->before != NULL ? _("_Rename")
                                                                 : _("_Save"));
}

static GtkWidget *
make_entry (Naming *naming)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Name"));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), LONGEST);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_editable_set_text (GTK_EDITABLE (row), naming->name);
  g_signal_connect (row, "notify::text", G_CALLBACK (typed_cb), naming);
  naming->entry = g_object_ref (row);
  typed_cb (GTK_EDITABLE (row), NULL, naming);

  return group;
}

/* @before: (nullable): the name of the search until now; @proposed: the text to begin with */
static void
ask_name (AriLibraryPage *self,
          GVariant       *parts,
          const char     *before,
          const char     *proposed)
{
  Naming *naming = g_new0 (Naming, 1);
  AdwDialog *dialog = adw_alert_dialog_new (before != NULL ? _("Rename Search?") : _("Save Search?"), NULL);

  naming->page = g_object_ref (self);
  naming->parts = g_variant_ref_sink (parts);
  naming->before = g_strdup (before);
  naming->name = g_strdup (proposed);
  g_set_weak_pointer (&naming->dialog, ADW_ALERT_DIALOG (dialog));
  if (before == NULL)
    adw_alert_dialog_set_body (naming->dialog,
                               _("The search appears in the sidebar, with the number of matches that it finds."));
  adw_alert_dialog_add_responses (naming->dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (naming->dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (naming->dialog, "save");
  adw_alert_dialog_set_close_response (naming->dialog, "cancel");
  adw_alert_dialog_set_extra_child (naming->dialog, make_entry (naming));
  adw_alert_dialog_choose (naming->dialog, GTK_WIDGET (self), NULL, named_cb, naming);
}

static void
save_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autofree char *proposed = ari_entry_query_describe (self->query);

  ask_name (self, ari_entry_query_save (self->query), NULL, proposed);
}

static void
rename_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  const AriSearch *search = ari_library_page_get_search (self);

  ask_name (self, search->parts, search->name, search->name);
}

/* Brings a removed search back. */
static void
undo_cb (AdwToast       *toast,
         AriLibraryPage *self)
{
  const char *name = g_object_get_data (G_OBJECT (toast), "name");

  if (self->searches == NULL)
    return;

  ari_searches_save (self->searches, name, g_object_get_data (G_OBJECT (toast), "parts"));
  go (self, name);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  const AriSearch *search = ari_library_page_get_search (self);
  /* Translators: %s is the name of a saved search. */
  g_autofree char *text = g_strdup_printf (_("Removed the search “%s”"), search->name);
  g_autofree char *name = g_strdup (search->name);
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  g_object_set_data_full (G_OBJECT (toast), "name", g_strdup (name), g_free);
  g_object_set_data_full (G_OBJECT (toast), "parts", g_variant_ref (search->parts),
                          (GDestroyNotify) g_variant_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  ari_searches_remove (self->searches, name);
  ari_toast_add (ari_toast_overlay (widget), toast);
}

void
ari_library_page_class_install_searches (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.save-search", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "library.rename-search", NULL, rename_cb);
  gtk_widget_class_install_action (widget_class, "library.remove-search", NULL, remove_cb);
}

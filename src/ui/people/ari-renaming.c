/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-renaming.h"

#include <glib/gi18n.h>

#include "ari-name-menu.h"
#include "ari-new-match.h"
#include "ari-searches.h"
#include "ari-seat-names.h"
#include "ari-text-elide.h"
#include "ari-toast.h"

#define LONGEST       60 /* characters, as in a new match */
#define TOAST_SECONDS 10

struct _AriRenaming
{
  GObject          parent_instance;

  /* Owned */
  AriPeople       *people;
  GSettings       *settings; /* (nullable) */
  char            *from, *to;
  gboolean         merges;   /* there is somebody called @to */
  gboolean         merged;   /* the library made one person of two */
  GStrv            searches; /* (nullable) the names of the saved searches that were changed */
  GArray          *seats;    /* (nullable) (element-type AriSeatOfMatch) that were renamed */
  gboolean         is_first; /* new matches begin with the new name */

  /* Weak */
  GtkWidget       *toasts;   /* (nullable) where it is told, also when the page has gone */
  AdwAlertDialog  *dialog;   /* (nullable) while it is open */
  GtkWidget       *refusal;  /* (nullable) likewise: why a name can't be given */
};

enum
{
  RENAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriRenaming, ari_renaming, G_TYPE_OBJECT)

static void
tell (AriRenaming *self,
      const char  *name)
{
  g_signal_emit (self, signals[RENAMED], 0, name);
}

static void
fail (AriRenaming  *self,
      const GError *error)
{
  if (self->toasts != NULL)
    ari_toast_error (self->toasts, _("The Name Could Not Be Changed"), error);
}

/* New matches have the old name again where the new one took its place. */
static void
restore_names (AriRenaming *self)
{
  if (self->settings == NULL)
    return;

  if (!self->merges)
    ari_new_match_rename_person (self->settings, self->to, self->from);
  else if (self->is_first)
    ari_new_match_set_person_name (self->settings, self->from);
  g_strfreev (ari_searches_rename_person (self->settings, self->to, self->from,
                                          (const char *const *) self->searches));
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriRenaming) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    {
      fail (self, error);
      return;
    }

  restore_names (self);
  tell (self, self->from);
}

static void
undo_cb (AriRenaming *self)
{
  ari_library_name_seats_async (ari_people_get_library (self->people), self->seats, self->from, self->merged,
                                NULL, undone_cb, g_object_ref (self));
}

static void
offer_undo (AriRenaming *self)
{
  /* Translators: the old name of a person, then the new one. */
  g_autofree char *from = ari_text_elide (self->from, ARI_ELIDE_NAME);
  g_autofree char *to = ari_text_elide (self->to, ARI_ELIDE_NAME);
  g_autofree char *text = g_strdup_printf (self->merges ? _("“%1$s” and “%2$s” are one person now")
                                                        : _("Renamed “%1$s” to “%2$s”"), from, to);
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  /* It is about what was done last; the one before waits for its turn. */
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), g_object_ref (self),
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  ari_toast_add (ADW_TOAST_OVERLAY (self->toasts), toast);
}

static void
renamed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriRenaming) self = data;
  g_autoptr(GError) error = NULL;

  self->seats = ari_library_rename_person_finish (ARI_LIBRARY (source), result, &self->merged, &error);
  if (self->seats == NULL)
    {
      fail (self, error);
      return;
    }

  if (self->settings != NULL)
    {
      self->is_first = ari_new_match_rename_person (self->settings, self->from, self->to);
      self->searches = ari_searches_rename_person (self->settings, self->from, self->to, NULL);
    }
  tell (self, self->to);
  if (self->toasts != NULL && self->seats->len > 0)
    offer_undo (self);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriRenaming) self = data;
  const char *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);

  if (g_str_equal (response, "rename"))
    ari_library_rename_person_async (ari_people_get_library (self->people), self->from, self->to, NULL,
                                     renamed_cb, g_object_ref (self));
}

static void
say_refusal (AriRenaming *self,
             gboolean     refused)
{
  /* Translators: %s is a name like “Player 1”. */
  g_autofree char *text = g_strdup_printf (_("“%s” stands for a seat without a name. Choose another name."),
                                           self->to);
  gboolean was_refused = gtk_widget_get_visible (self->refusal);

  gtk_label_set_label (GTK_LABEL (self->refusal), refused ? text : "");
  gtk_widget_set_visible (self->refusal, refused);
  if (refused && !was_refused)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->dialog), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
typed_cb (AriRenaming *self,
          GParamSpec  *pspec,
          GtkEditable *entry)
{
  const char *meant;
  gboolean is_nobody;

  g_free (self->to);
  self->to = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  meant = ari_people_find_meant (self->people, self->to);
  self->merges = meant != NULL && !g_str_equal (meant, self->from);
  if (self->merges)
    g_set_str (&self->to, meant);
  is_nobody = ari_new_match_is_seat_name (self->to);
  adw_alert_dialog_set_response_enabled (self->dialog, "rename",
                                         *self->to != '\0' && !g_str_equal (self->to, self->from)
                                         && !is_nobody);
  say_refusal (self, is_nobody);
  adw_alert_dialog_set_response_label (self->dialog, "rename",
                                       self->merges ? _("_Merge") : _("_Rename"));
  /* Enter alone doesn't make two people one. */
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), !self->merges);
}

/* A row for the new name, with the names of the others to choose from. */
static GtkWidget *
make_entry (AriRenaming *self)
{
  GtkWidget *group = adw_preferences_group_new (), *row = adw_entry_row_new ();
  GtkWidget *names = gtk_menu_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *refusal = gtk_label_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("New name"));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), LONGEST);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (names), "system-users-symbolic");
  gtk_widget_set_tooltip_text (names, _("Known Players"));
  gtk_widget_set_valign (names, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (names, "flat");
  ari_name_menu_fill (GTK_MENU_BUTTON (names), self->people, self->from, GTK_EDITABLE (row));
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  gtk_label_set_wrap (GTK_LABEL (refusal), TRUE);
  gtk_label_set_xalign (GTK_LABEL (refusal), 0);
  gtk_widget_set_visible (refusal, FALSE);
  g_set_weak_pointer (&self->refusal, refusal);
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), refusal);
  g_signal_connect_object (row, "notify::text", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  gtk_editable_set_text (GTK_EDITABLE (row), self->from);

  return box;
}

static void
ari_renaming_dispose (GObject *object)
{
  AriRenaming *self = ARI_RENAMING (object);

  g_clear_weak_pointer (&self->toasts);
  g_clear_weak_pointer (&self->dialog);
  g_clear_weak_pointer (&self->refusal);
  g_clear_object (&self->people);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_renaming_parent_class)->dispose (object);
}

static void
ari_renaming_finalize (GObject *object)
{
  AriRenaming *self = ARI_RENAMING (object);

  g_free (self->from);
  g_free (self->to);
  g_strfreev (self->searches);
  g_clear_pointer (&self->seats, g_array_unref);

  G_OBJECT_CLASS (ari_renaming_parent_class)->finalize (object);
}

static void
ari_renaming_class_init (AriRenamingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_renaming_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_renaming_finalize;

  signals[RENAMED] = g_signal_new ("renamed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ari_renaming_init (AriRenaming *self)
{
}

AriRenaming *
ari_renaming_new (AriPeople  *people,
                  GSettings  *settings,
                  const char *name)
{
  AriRenaming *self = g_object_new (ARI_TYPE_RENAMING, NULL);

  self->people = g_object_ref (people);
  g_set_object (&self->settings, settings);
  self->from = g_strdup (name);

  return self;
}

void
ari_renaming_ask (AriRenaming *self,
                  GtkWidget   *page)
{
  AdwDialog *dialog;
  g_autofree char *body = NULL, *shown = NULL;

  g_return_if_fail (ARI_IS_RENAMING (self));

  shown = ari_text_elide (self->from, ARI_ELIDE_NAME);
  body = g_strdup_printf (_("All matches of %s get the new name. If another person has that name, "
                            "both become one person until you separate them on their page, and matches "
                            "between the two are not rated."), shown);
  dialog = adw_alert_dialog_new (_("Rename Person?"), body);
  g_set_weak_pointer (&self->toasts, GTK_WIDGET (ari_toast_overlay (page)));
  g_set_weak_pointer (&self->dialog, ADW_ALERT_DIALOG (dialog));
  adw_alert_dialog_add_responses (self->dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (self->dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (self->dialog, "rename");
  adw_alert_dialog_set_close_response (self->dialog, "cancel");
  adw_alert_dialog_set_extra_child (self->dialog, make_entry (self));
  adw_alert_dialog_choose (self->dialog, page, NULL, chosen_cb, g_object_ref (self));
}

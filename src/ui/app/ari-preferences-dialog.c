/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-preferences-dialog.h"

#include <glib/gi18n.h>

#include "ari-backup.h"
#include "ari-combo-words.h"
#include "ari-feat-ui.h"
#include "ari-export.h"
#include "ari-board-renderer.h"
#include "ari-language.h"
#include "ari-new-match.h"
#include "ari-settings.h"
#include "ari-style-row.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

struct _AriPreferencesDialog
{
  AdwPreferencesDialog  parent_instance;

  /* Template widgets */
  GtkEditable          *name;
  GtkWidget            *animations;
  GtkWidget            *explain;
  AriStyleRow          *board_style;
  GtkWidget            *sound;
  AdwComboRow          *style;
  AdwComboRow          *pace;
  AdwComboRow          *roll;
  GtkWidget            *only_moves;
  GtkWidget            *confirm_taps;
  GtkWidget            *automatic;
  AdwPreferencesGroup  *play_group;
  AdwPreferencesGroup  *overlays_group;
  AdwComboRow          *language;
  AdwComboRow          *rules_language;
  AdwActionRow         *location;
  GtkWidget            *restore;

  /* Owned */
  GSettings            *settings;
  AriLibrary           *library;
  GCancellable         *cancellable; /* ends the search for a backup */
};

G_DEFINE_FINAL_TYPE (AriPreferencesDialog, ari_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/* The first row of a language combo stands for no language. */
static gboolean
language_from_setting (GValue   *value,
                       GVariant *variant,
                       gpointer  data)
{
  const char *id = g_variant_get_string (variant, NULL);
  guint selected = 0;

  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    if (g_str_equal (ari_languages ()[i].id, id))
      selected = i + 1;

  g_value_set_uint (value, selected);

  return TRUE;
}

static GVariant *
language_to_setting (const GValue       *value,
                     const GVariantType *type,
                     gpointer            data)
{
  guint selected = g_value_get_uint (value);

  return g_variant_new_string (
      selected == 0 || selected > ARI_N_LANGUAGES ? "" : ari_languages ()[selected - 1].id);
}

static void
bind_language (AriPreferencesDialog *self,
               AdwComboRow          *row,
               const char           *key,
               const char           *none)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, none);
  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    gtk_string_list_append (titles, ari_languages ()[i].title);

  adw_combo_row_set_model (row, G_LIST_MODEL (titles));
  g_settings_bind_with_mapping (self->settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                language_from_setting, language_to_setting, NULL, NULL);
}

/* In the order of the rows. */
static const char *const styles[] = { "system", "light", "dark", NULL };
static const char *const paces[] = { "slow", "normal", "fast", "instant", NULL };
static const char *const rolls[] = { "automatically", "by-hand", NULL };

static void
overlay_cb (AriPreferencesDialog *self,
            GParamSpec           *pspec,
            AdwSwitchRow         *row)
{
  ari_settings_set_overlay (self->settings, g_object_get_data (G_OBJECT (row), "rules"),
                            g_object_get_data (G_OBJECT (row), "overlay"), adw_switch_row_get_active (row));
}

static void
add_overlay (AriPreferencesDialog *self,
             const AriRules       *rules,
             const AriOverlay     *overlay)
{
  /* Translators: the first %s is a game, the second an overlay on its board. */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), _(rules->name), _(overlay->title));
  GtkWidget *row = adw_switch_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _(overlay->explanation));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row),
                             ari_settings_get_overlay (self->settings, rules, overlay->id));
  g_object_set_data (G_OBJECT (row), "rules", (gpointer) rules);
  g_object_set_data (G_OBJECT (row), "overlay", (gpointer) overlay->id);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (overlay_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->overlays_group, row);
}

/* A switch for each overlay that a new match can begin with. */
static void
add_overlays (AriPreferencesDialog *self)
{
  const AriRules *const *games;
  gboolean any = FALSE;
  guint n_games;

  games = ari_board_renderer_games (&n_games);
  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; games[i]->overlays != NULL && j < games[i]->overlays->n; j++)
      if (!games[i]->overlays->list[j].reveals_hidden)
        {
          add_overlay (self, games[i], &games[i]->overlays->list[j]);
          any = TRUE;
        }

  gtk_widget_set_visible (GTK_WIDGET (self->overlays_group), any);
}

static void
language_changed_cb (AriPreferencesDialog *self)
{
  AdwToast *toast = adw_toast_new (_("The language changes when Ariadne starts again."));

  adw_toast_set_button_label (toast, _("_Restart"));
  adw_toast_set_action_name (toast, "app.restart");
  ari_toast_add_to_preferences (ADW_PREFERENCES_DIALOG (self), toast);
}

static void
back_up_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriPreferencesDialog *self = ARI_PREFERENCES_DIALOG (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  ari_back_up (self->library, GTK_WIDGET (root));
}

static void
restore_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "app.library-restore", NULL);
}

/* Restoring needs a usable backup and a writable library. */
static void
found_backup_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriPreferencesDialog) self = data;
  g_autoptr(AriBackup) backup = ari_backup_find_finish (result, NULL);

  /* The dialog may have been closed in the meantime. */
  if (self->library != NULL)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "preferences.restore",
                                   backup != NULL && !ari_library_is_read_only (self->library));
}

static void
ari_preferences_dialog_dispose (GObject *object)
{
  AriPreferencesDialog *self = ARI_PREFERENCES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_PREFERENCES_DIALOG);
  g_clear_object (&self->settings);
  g_clear_object (&self->library);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (ari_preferences_dialog_parent_class)->dispose (object);
}

/* Switching it on again explains everything anew. */
static void
explain_cb (AriPreferencesDialog *self)
{
  if (adw_switch_row_get_active (ADW_SWITCH_ROW (self->explain)))
    g_settings_reset (self->settings, "explained");
}

static void
name_cb (AriPreferencesDialog *self)
{
  /* What the row shows at first need not be stored. */
  if (self->settings != NULL)
    ari_new_match_set_person_name (self->settings, gtk_editable_get_text (self->name));
}

static void
ari_preferences_dialog_class_init (AriPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_preferences_dialog_dispose;

  g_type_ensure (ARI_TYPE_STYLE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, name);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, animations);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, explain);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, board_style);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, sound);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, style);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, pace);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, roll);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, only_moves);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, confirm_taps);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, automatic);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, play_group);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, overlays_group);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, language);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, rules_language);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, location);
  gtk_widget_class_bind_template_child (widget_class, AriPreferencesDialog, restore);

  gtk_widget_class_install_action (widget_class, "preferences.back-up", NULL, back_up_cb);
  gtk_widget_class_install_action (widget_class, "preferences.restore", NULL, restore_cb);
}

static void
ari_preferences_dialog_init (AriPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_wrap_labels (self->restore);
  ari_widget_wrap_labels (GTK_WIDGET (self->overlays_group));
}

AdwDialog *
ari_preferences_dialog_new (GSettings  *settings,
                            AriLibrary *library)
{
  AriPreferencesDialog *self = g_object_new (ARI_TYPE_PREFERENCES_DIALOG, NULL);
  g_autofree char *path = g_filename_display_name (ari_library_get_path (library));
  g_autofree char *name = ari_new_match_person_name (settings);

  gtk_editable_set_text (self->name, name);
  self->settings = g_object_ref (settings);
  self->library = g_object_ref (library);

  g_settings_bind (settings, "animations", self->animations, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "only-moves", self->only_moves, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "analyse-automatically", self->automatic, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-taps", self->confirm_taps, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "explain-rules", self->explain, "active", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->explain, "notify::active", G_CALLBACK (explain_cb), self, G_CONNECT_SWAPPED);
  ari_style_row_bind (self->board_style, settings);
  g_settings_bind (settings, "sound", self->sound, "active", G_SETTINGS_BIND_DEFAULT);
  ari_combo_words_bind (self->style, settings, "style", styles);
  ari_combo_words_bind (self->pace, settings, "pace", paces);
  ari_combo_words_bind (self->roll, settings, "roll", rolls);
  for (guint i = 0; ari_feat_ui_nth (i) != NULL; i++)
    adw_preferences_group_add (self->play_group, ari_feat_ui_nth (i)->preference_new (settings));
  add_overlays (self);

  bind_language (self, self->language, "language", _("System"));
  bind_language (self, self->rules_language, "rules-language", _("Same as the Program"));
  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb), self, G_CONNECT_SWAPPED);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->location), FALSE);
  adw_action_row_set_subtitle (self->location, path);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "preferences.restore", FALSE);
  self->cancellable = g_cancellable_new ();
  g_signal_connect_object (self, "closed", G_CALLBACK (g_cancellable_cancel), self->cancellable, G_CONNECT_SWAPPED);
  ari_backup_find_async (ari_library_get_path (library), self->cancellable, found_backup_cb,
                         g_object_ref (self));

  ari_combo_words_prepare (self->rules_language);
  ari_combo_words_prepare (self->language);

  return ADW_DIALOG (self);
}

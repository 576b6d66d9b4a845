/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-group.h"

#include <glib/gi18n.h>

#include "ari-combo-words.h"
#include "ari-head-start-words.h"
#include "ari-sentences.h"

struct _AriHeadStartGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow        *rows[ARI_MAX_SEATS]; /* borrowed: the group owns them; %NULL before the first set */
  gboolean            syncing;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriHeadStartGroup, ari_head_start_group, ADW_TYPE_PREFERENCES_GROUP)

static void
selected_cb (AriHeadStartGroup *self)
{
  if (!self->syncing)
    g_signal_emit (self, signals[CHANGED], 0);
}

static AdwComboRow *
add_row (AriHeadStartGroup *self)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  ari_combo_words_prepare (ADW_COMBO_ROW (row));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);

  return ADW_COMBO_ROW (row);
}

/* None, and then the sizes. */
static GtkStringList *
make_choices (const AriSetup *setup)
{
  GtkStringList *choices = gtk_string_list_new (NULL);
  guint most = ari_setup_most_head_start (setup);

  gtk_string_list_append (choices, C_("head start", "None"));
  for (guint size = 1; size <= most; size++)
    gtk_string_list_take (choices, setup->rules->head_start->words (setup, size));

  return choices;
}

static gboolean
offers (AdwComboRow   *row,
        GtkStringList *choices)
{
  GListModel *old = adw_combo_row_get_model (row);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (choices));

  if (old == NULL || g_list_model_get_n_items (old) != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i),
                      gtk_string_list_get_string (choices, i)))
      return FALSE;

  return TRUE;
}

static void
sync_row (AriHeadStartGroup *self,
          const AriSetup    *setup,
          const AriNames    *names,
          AriActor           seat,
          gboolean           narrow)
{
  AdwComboRow *row = self->rows[seat - 1];
  const char *name = ari_names_get (names, setup->rules, seat);
  g_autoptr(GtkStringList) choices = make_choices (setup);
  g_autofree char *sentence = setup->rules->head_start->tell (setup, seat, name), *label = NULL;

  /* Translators: for screen readers: %s is a player, whose head start can be chosen. */
  label = g_strdup_printf (_("Head start: %s"), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (!offers (row, choices))
    adw_combo_row_set_model (row, G_LIST_MODEL (choices));
  adw_combo_row_set_selected (row, setup->head_start[seat - 1]);
  ari_combo_words_explain (row, narrow, sentence != NULL ? sentence : "");
}

/* In a narrow window, there is no room in the rows for what the head starts mean. */
static void
sync_description (AriHeadStartGroup *self,
                  const AriSetup    *setup,
                  const AriNames    *names,
                  gboolean           narrow)
{
  g_autofree char *purpose = NULL, *meaning = narrow ? ari_head_start_words (setup, names) : NULL;
  g_autofree char *description = NULL, *escaped = NULL;

  purpose = ari_sentences_join (_("With a head start, a weaker player has a better chance."),
                                _(setup->rules->head_start->explanation));
  description = ari_sentences_join (purpose, meaning);
  escaped = g_markup_escape_text (description, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), escaped);
}

static void
ari_head_start_group_class_init (AriHeadStartGroupClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", ARI_TYPE_HEAD_START_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_head_start_group_init (AriHeadStartGroup *self)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _("Head Start"));
}

void
ari_head_start_group_set (AriHeadStartGroup *self,
                          const AriSetup    *setup,
                          const AriNames    *names,
                          gboolean           narrow)
{
  gboolean offered = setup->rules->head_start != NULL;

  g_return_if_fail (ARI_IS_HEAD_START_GROUP (self));

  gtk_widget_set_visible (GTK_WIDGET (self), offered);
  if (!offered)
    return;

  self->syncing = TRUE;
  for (AriActor seat = 1; seat <= setup->rules->max_seats; seat++)
    {
      AdwComboRow **row = &self->rows[seat - 1];

      if (*row == NULL)
        *row = add_row (self);
      gtk_widget_set_visible (GTK_WIDGET (*row), seat <= setup->seats);
      if (seat <= setup->seats)
        sync_row (self, setup, names, seat, narrow);
    }
  sync_description (self, setup, names, narrow);
  self->syncing = FALSE;
}

guint8
ari_head_start_group_get_size (AriHeadStartGroup *self,
                               AriActor           seat)
{
  g_return_val_if_fail (ARI_IS_HEAD_START_GROUP (self), 0);
  g_return_val_if_fail (self->rows[seat - 1] != NULL, 0);

  return (guint8) adw_combo_row_get_selected (self->rows[seat - 1]);
}

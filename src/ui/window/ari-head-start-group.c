/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-group.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ari-combo-words.h"
#include "ari-even-chances.h"
#include "ari-head-start-words.h"
#include "ari-sentences.h"

struct _AriHeadStartGroup
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed: the group owns them. %NULL before the first set */
  AdwComboRow        *rows[ARI_MAX_SEATS];
  GtkWidget          *even;    /* the button */
  AdwActionRow       *outcome; /* what it has chosen, or why it can't */

  /* Owned */
  AriPeople          *people;  /* (nullable) */
  GCancellable       *cancellable; /* (nullable) of the search that is under way */
  AriSetup            setup;   /* that is shown, */
  AriSeat             seats[ARI_MAX_SEATS]; /* with these players, */
  char               *names[ARI_MAX_SEATS]; /* who are shown under these names */
  char               *chosen;  /* (nullable): the match for which the button has chosen: see describe() */
  char               *told;    /* (nullable): the same with all names that the sentence tells, */
  char               *words;   /* (nullable): and the sentence */

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

/* What describe() tells besides the players and the options, on which even chances depend. */
enum
{
  SIZES = 1 << 0,  /* the head starts */
  NAMES = 1 << 1,  /* what computers are called */
  PLACES = 1 << 2, /* who sits where */
};

/* (transfer full): the match that is shown. */
static char *
describe (AriHeadStartGroup *self,
          guint              details)
{
  g_autoptr(GPtrArray) players = g_ptr_array_new_null_terminated (ARI_MAX_SEATS, g_free, TRUE);
  g_autofree char *options = NULL, *all = NULL;
  AriSetup setup = self->setup;

  for (guint i = 0; i < setup.seats; i++)
    {
      const AriSeat *who = &self->seats[i];
      gboolean computer = who->kind == ARI_SEAT_COMPUTER;

      g_ptr_array_add (players, g_strdup_printf ("%s %s %u", computer ? who->level : "",
                                                 computer && (details & NAMES) == 0 ? "" : self->names[i],
                                                 (details & SIZES) != 0 ? setup.head_start[i] : 0));
    }
  if ((details & PLACES) == 0)
    g_ptr_array_sort_values (players, (GCompareFunc) strcmp);
  memset (setup.head_start, 0, sizeof setup.head_start);
  options = ari_setup_to_text (&setup);
  all = g_strjoinv ("\n", (char **) players->pdata);

  return g_strjoin ("\n", options, all, NULL);
}

/* Whether the match that is shown is @match. @match: (nullable): what describe() told with @details */
static gboolean
is_shown (AriHeadStartGroup *self,
          const char        *match,
          guint              details)
{
  g_autofree char *shown = match != NULL ? describe (self, details) : NULL;

  return shown != NULL && g_str_equal (shown, match);
}

/* (nullable): what the button has chosen, as long as the dialog has that match. */
static const char *
get_words (AriHeadStartGroup *self)
{
  return is_shown (self, self->told, SIZES | NAMES) ? self->words : NULL;
}

static void
sync_even (AriHeadStartGroup *self)
{
  g_autofree char *obstacle = ari_even_chances_obstacle (&self->setup);
  const char *words = obstacle != NULL ? obstacle : get_words (self);

  gtk_widget_set_sensitive (self->even, obstacle == NULL
                            && (self->people == NULL || ari_people_get_results (self->people) != NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), words != NULL);
  if (words != NULL)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->outcome), words);
}

static AriNames
get_names (AriHeadStartGroup *self)
{
  AriNames names = { 0 };

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    names.of[i] = self->names[i];

  return names;
}

/* Ends the search that is under way. @cancellable: (nullable) (transfer full): of the one that begins */
static void
set_search (AriHeadStartGroup *self,
            GCancellable      *cancellable)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = cancellable;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_BUSY, cancellable != NULL, -1);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriHeadStartGroup) self = data;
  AriEvenChances chances;
  AriNames names;

  if (!ari_even_chances_find_finish (result, &chances, NULL))
    return;

  set_search (self, NULL);
  names = get_names (self);
  g_free (self->words);
  self->words = ari_even_chances_words (&chances, &self->setup, &names);
  memcpy (self->setup.head_start, chances.sizes, sizeof chances.sizes);
  if (!chances.kept)
    {
      g_free (self->chosen);
      self->chosen = describe (self, SIZES);
    }
  g_free (self->told);
  self->told = describe (self, SIZES | NAMES);
  self->syncing = TRUE;
  for (guint i = 0; i < self->setup.seats; i++)
    adw_combo_row_set_selected (self->rows[i], self->setup.head_start[i]);
  self->syncing = FALSE;
  sync_even (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), self->words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
even_cb (AriHeadStartGroup *self)
{
  set_search (self, g_cancellable_new ());
  ari_even_chances_find_async (&self->setup, self->seats,
                               self->people != NULL ? ari_people_get_results (self->people) : NULL,
                               g_get_real_time () / G_USEC_PER_SEC, self->cancellable, found_cb,
                               g_object_ref (self));
}

static void
add_even (AriHeadStartGroup *self)
{
  self->even = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->even), _("_Even Chances"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (self->even), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->even);
  g_signal_connect_object (self->even, "activated", G_CALLBACK (even_cb), self, G_CONNECT_SWAPPED);
  self->outcome = ADW_ACTION_ROW (adw_action_row_new ());
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->outcome), FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->outcome));
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
    gtk_string_list_take (choices, setup->rules->choices.head_start->words (setup, size));

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
  g_autofree char *sentence = setup->rules->choices.head_start->tell (setup, seat, name), *label = NULL;

  /* Translators: for screen readers: %s is a player, whose head start can be chosen. */
  label = g_strdup_printf (_("Head start: %s"), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (!offers (row, choices))
    adw_combo_row_set_model (row, G_LIST_MODEL (choices));
  adw_combo_row_set_selected (row, setup->head_start[seat - 1]);
  ari_combo_words_explain (row, narrow, sentence != NULL ? sentence : "");
}

/* In a narrow window, there is no room in the rows for what the head starts mean. The outcome of Even Chances
 * says it, too. */
static void
sync_description (AriHeadStartGroup *self,
                  const AriSetup    *setup,
                  const AriNames    *names,
                  gboolean           narrow)
{
  g_autofree char *meaning = narrow && get_words (self) == NULL ? ari_head_start_words (setup, names) : NULL;
  g_autofree char *purpose = NULL, *description = NULL, *escaped = NULL;

  purpose = ari_sentences_join (_("With a head start, a weaker player has a better chance."),
                                _(setup->rules->choices.head_start->explanation));
  description = ari_sentences_join (purpose, meaning);
  escaped = g_markup_escape_text (description, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), escaped);
}

/* Keeps what is shown: who plays, and what they are called. A search for even chances begins anew if the
 * players sit elsewhere now, and ends if it is for another match; what one chose for other players or options
 * is taken out of @setup. */
static void
keep (AriHeadStartGroup *self,
      AriSetup          *setup,
      const AriSeat     *seats,
      const AriNames    *names)
{
  gboolean chosen = is_shown (self, self->chosen, SIZES);
  g_autofree char *before = chosen ? describe (self, 0) : NULL;
  g_autofree char *sought = self->cancellable != NULL ? describe (self, SIZES) : NULL;
  g_autofree char *seated = self->cancellable != NULL ? describe (self, SIZES | PLACES) : NULL;

  self->setup = *setup;
  for (guint i = 0; i < setup->seats; i++)
    {
      self->seats[i].kind = seats[i].kind;
      g_set_str (&self->seats[i].name, seats[i].name);
      g_set_str (&self->seats[i].level, seats[i].level);
      g_set_str (&self->names[i], ari_names_get (names, setup->rules, i + 1));
    }

  if (sought != NULL && !is_shown (self, sought, SIZES))
    set_search (self, NULL);
  else if (sought != NULL && !is_shown (self, seated, SIZES | PLACES))
    even_cb (self);
  if (chosen && !is_shown (self, before, 0))
    {
      memset (setup->head_start, 0, sizeof setup->head_start);
      self->setup = *setup;
    }
}

/* The dialog that is closed needs no choice. */
static void
ari_head_start_group_unroot (GtkWidget *widget)
{
  set_search (ARI_HEAD_START_GROUP (widget), NULL);

  GTK_WIDGET_CLASS (ari_head_start_group_parent_class)->unroot (widget);
}

static void
ari_head_start_group_dispose (GObject *object)
{
  AriHeadStartGroup *self = ARI_HEAD_START_GROUP (object);

  g_clear_object (&self->people);

  G_OBJECT_CLASS (ari_head_start_group_parent_class)->dispose (object);
}

static void
ari_head_start_group_finalize (GObject *object)
{
  AriHeadStartGroup *self = ARI_HEAD_START_GROUP (object);

  ari_seats_clear (self->seats);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    g_free (self->names[i]);
  g_free (self->chosen);
  g_free (self->told);
  g_free (self->words);

  G_OBJECT_CLASS (ari_head_start_group_parent_class)->finalize (object);
}

static void
ari_head_start_group_class_init (AriHeadStartGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ari_head_start_group_dispose;
  object_class->finalize = ari_head_start_group_finalize;
  GTK_WIDGET_CLASS (klass)->unroot = ari_head_start_group_unroot;

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
                          AriSetup          *setup,
                          const AriSeat     *seats,
                          const AriNames    *names,
                          gboolean           narrow)
{
  gboolean offered = setup->rules->choices.head_start != NULL;

  g_return_if_fail (ARI_IS_HEAD_START_GROUP (self));

  gtk_widget_set_visible (GTK_WIDGET (self), offered);
  if (!offered)
    return;

  self->syncing = TRUE;
  keep (self, setup, seats, names);
  for (AriActor seat = 1; seat <= setup->rules->choices.max_seats; seat++)
    {
      AdwComboRow **row = &self->rows[seat - 1];

      if (*row == NULL)
        *row = add_row (self);
      gtk_widget_set_visible (GTK_WIDGET (*row), seat <= setup->seats);
      if (seat <= setup->seats)
        sync_row (self, setup, names, seat, narrow);
    }
  sync_description (self, setup, names, narrow);
  if (self->even == NULL)
    add_even (self);
  sync_even (self);
  self->syncing = FALSE;
}

void
ari_head_start_group_set_people (AriHeadStartGroup *self,
                                 AriPeople         *people)
{
  g_return_if_fail (ARI_IS_HEAD_START_GROUP (self));

  g_set_object (&self->people, people);
  if (self->even != NULL)
    sync_even (self);
}

guint8
ari_head_start_group_get_size (AriHeadStartGroup *self,
                               AriActor           seat)
{
  g_return_val_if_fail (ARI_IS_HEAD_START_GROUP (self), 0);
  g_return_val_if_fail (self->rows[seat - 1] != NULL, 0);

  return (guint8) adw_combo_row_get_selected (self->rows[seat - 1]);
}

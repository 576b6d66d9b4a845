/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-new-match-dialog.h"

#include <glib/gi18n.h>

#include "ari-combo-words.h"
#include "ari-feat-ui.h"
#include "ari-fit-layout.h"
#include "ari-head-start-group.h"
#include "ari-judgement.h"
#include "ari-new-match.h"
#include "ari-seat-row.h"
#include "ari-sentences.h"
#include "ari-setup-words.h"

struct _AriNewMatchDialog
{
  AdwDialog            parent_instance;

  /* Template widgets */
  AdwWindowTitle      *title;
  GtkWidget           *start;
  AdwPreferencesGroup *seats_group;
  AdwToggleGroup      *seats;
  GtkWidget           *practice_group; /* before the first match of a game with feats */
  AdwSwitchRow        *practise;
  AdwActionRow        *more; /* leads to all that follows */
  AdwPreferencesGroup *options_group;
  AriHeadStartGroup   *head_starts;
  AdwPreferencesGroup *warnings_group;
  AdwComboRow         *warnings;
  GtkWidget           *free_undo_group;
  AdwSwitchRow        *free_undo;
  AdwPreferencesGroup *names_group;

  /* Borrowed: owned by their groups */
  AriSeatRow          *seat_rows[ARI_MAX_SEATS];
  GtkWidget           *name_rows[ARI_MAX_SEATS]; /* of computers; persons enter theirs in the seat row */
  AdwComboRow         *option_rows[ARI_MAX_OPTIONS];

  /* Owned */
  GSettings           *settings;
  AriPeople           *people; /* (nullable) whom the names may mean */
  AriNewMatch         *new_match;

  gboolean             syncing;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriNewMatchDialog, ari_new_match_dialog, ADW_TYPE_DIALOG)

static void
sync_warnings (AriNewMatchDialog *self)
{
  AdwPreferencesRow *row = ADW_PREFERENCES_ROW (self->warnings);
  int persons = __builtin_popcount (ari_new_match_find_persons (self->new_match));
  g_autofree char *grades = NULL, *description = NULL;
  const char *asks;

  asks = persons > 1 ? _("If a move would clearly cost its player a lot, Ariadne asks before "
                         "playing it. Choose this only if all of you want it.")
                     : _("If a move would clearly cost you a lot, Ariadne asks before playing it.");
  grades = g_strdup_printf (_("A mistake costs at least %1$.0f points of winning chance, a blunder %2$.0f. "
                              "For a move that surely loses, %3$.0f are enough."),
                            100 * ari_judgement_least (ARI_GLYPH_MISTAKE),
                            100 * ari_judgement_least (ARI_GLYPH_BLUNDER),
                            100 * ari_judgement_least (ARI_GLYPH_DUBIOUS));
  description = ari_sentences_join (asks, grades);
  gtk_widget_set_visible (GTK_WIDGET (self->warnings_group), persons > 0);
  adw_preferences_row_set_title (row, persons > 1 ? _("Warn Everyone Before Mistakes")
                                                  : _("Warn Me Before Mistakes"));
  adw_preferences_group_set_description (self->warnings_group, description);
  adw_combo_row_set_selected (self->warnings, *ari_new_match_warn_from (self->new_match));
}

/* What is typed may leave a player without a name. */
static AriNames
get_names (AriNewMatchDialog *self)
{
  const AriRules *rules = self->new_match->setup.rules;
  AriNames names = { 0 };

  for (AriActor seat = 1; seat <= rules->choices.max_seats; seat++)
    {
      const char *name = self->new_match->seats[seat - 1].name;

      names.of[seat - 1] = name[0] != '\0' ? name : ari_seat_own_name (rules, seat);
    }

  return names;
}

/* Each option says what it changes: in its row or, where the values need the room of the rows, above them. */
static void
sync_options (AriNewMatchDialog *self)
{
  AriSetup *setup = &self->new_match->setup;
  gboolean narrow = adw_dialog_get_current_breakpoint (ADW_DIALOG (self)) != NULL, some_option = FALSE;
  g_autoptr(GString) explanations = g_string_new (NULL);
  AriNames names = get_names (self);

  for (guint i = 0; i < setup->rules->choices.n_options; i++)
    {
      const AriOption *option = &setup->rules->choices.options[i];
      const char *explanation = _(option->explanations[setup->values[i]]);
      gboolean applies = ari_setup_offers (setup, i);

      gtk_widget_set_visible (GTK_WIDGET (self->option_rows[i]), applies);
      adw_combo_row_set_selected (self->option_rows[i], setup->values[i]);
      ari_combo_words_explain (self->option_rows[i], narrow, explanation);
      if (applies && narrow)
        g_string_append_printf (explanations, "%s%s", explanations->len > 0 ? "\n" : "", explanation);
      some_option = some_option || applies;
    }
  ari_combo_words_explain (self->warnings, narrow, "");
  adw_preferences_group_set_description (self->options_group, explanations->str);
  gtk_widget_set_visible (GTK_WIDGET (self->options_group), some_option);
  ari_head_start_group_set (self->head_starts, setup, self->new_match->seats, &names, narrow);
}

static gboolean
is_everyone_named (AriNewMatchDialog *self)
{
  for (guint i = 0; i < self->new_match->setup.seats; i++)
    if (self->new_match->seats[i].name[0] == '\0')
      return FALSE;

  return TRUE;
}

/* The description asks newcomers for their name; who plays with whom stands beside the names. */
static void
sync_players (AriNewMatchDialog *self)
{
  const AriSetup *setup = &self->new_match->setup;
  guint persons = ari_new_match_find_persons (self->new_match), everyone = (1u << setup->seats) - 1;
  gboolean asks = persons != 0 && !ari_new_match_knows_person (self->settings);

  adw_preferences_group_set_description (self->seats_group,
                                         !is_everyone_named (self) ? _("Enter a name for every player.")
                                         : ari_new_match_has_person_twice (self->new_match)
                                           ? _("One person has several seats, so the match won’t be rated.")
                                         : asks ? _("What is your name? Ariadne will remember it.") : NULL);

  for (AriActor seat = 1; seat <= setup->rules->choices.max_seats; seat++)
    {
      gboolean plays = seat <= setup->seats;
      g_autofree char *partners = plays ? ari_new_match_partners (self->new_match, seat) : NULL;

      gtk_widget_set_visible (GTK_WIDGET (self->seat_rows[seat - 1]), plays);
      ari_seat_row_set_partners (self->seat_rows[seat - 1], partners);
      gtk_widget_set_visible (self->name_rows[seat - 1], plays && (persons >> (seat - 1) & 1) == 0);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->names_group), persons != everyone);
}

static void
sync_practice (AriNewMatchDialog *self)
{
  gboolean offers = ari_new_match_offers_practice (self->new_match, self->settings);
  int persons = __builtin_popcount (ari_new_match_find_persons (self->new_match));
  const AriFeatUi *ui = ari_feat_ui_of (self->new_match->setup.rules);

  gtk_widget_set_visible (self->practice_group, offers);
  if (ui == NULL)
    return;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->practise), _(ui->words.practise_first));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->practise),
                               persons > 1 ? _(ui->words.practise_each) : _(ui->words.practise_one));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->free_undo), _(ui->words.free_undo));
}

/* What isn't as usual can be seen before one starts. */
static void
sync_more (AriNewMatchDialog *self)
{
  const AriSetup *setup = &self->new_match->setup;
  g_autoptr(GString) choices = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  AriNames names = get_names (self);

  ari_setup_words_add_all (choices, setup, &names);
  if (ari_new_match_find_persons (self->new_match) != 0
      && *ari_new_match_warn_from (self->new_match) != ARI_WARN_NEVER)
    ari_setup_words_add (choices, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->warnings)),
                         gtk_string_object_get_string (adw_combo_row_get_selected_item (self->warnings)));
  if (ari_new_match_offers_free_undo (self->new_match) && self->new_match->free_undo)
    ari_setup_words_add (choices, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->free_undo)),
                         NULL);

  escaped = g_markup_escape_text (choices->len > 0 ? choices->str : _("The usual rules, no warnings"), -1);
  adw_action_row_set_subtitle (self->more, escaped);
}

/* The view follows self->new_match; only the seat rows hold what is being typed. */
static void
sync_all (AriNewMatchDialog *self)
{
  const AriSetup *setup = &self->new_match->setup;
  g_autofree char *seats = g_strdup_printf ("%u", setup->seats);

  self->syncing = TRUE;
  adw_toggle_group_set_active_name (self->seats, seats);

  sync_options (self);
  sync_players (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "new-match.start", is_everyone_named (self));
  sync_practice (self);
  sync_warnings (self);
  gtk_widget_set_visible (self->free_undo_group, ari_new_match_offers_free_undo (self->new_match));
  adw_switch_row_set_active (self->free_undo, self->new_match->free_undo);
  sync_more (self);
  self->syncing = FALSE;
}

/* A page that is shown again would show what had the focus before. */
static void
begin_at_top_cb (GtkWidget *scroller)
{
  gtk_root_set_focus (gtk_widget_get_root (scroller), NULL);
  gtk_widget_child_focus (scroller, GTK_DIR_TAB_FORWARD);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), 0.0);
}

static void
sync_options_cb (AriNewMatchDialog *self)
{
  gboolean syncing = self->syncing;

  if (self->new_match == NULL)
    return;

  self->syncing = TRUE;
  sync_options (self);
  self->syncing = syncing;
}

static void
seats_cb (AriNewMatchDialog *self)
{
  const char *name = adw_toggle_group_get_active_name (self->seats);

  if (self->syncing || name == NULL)
    return;

  ari_setup_set_seats (&self->new_match->setup, g_ascii_strtoull (name, NULL, 10), NULL);
  sync_all (self);
}

/* The seats that are not in use yet begin with the level that was chosen last. */
static void
spread_level (AriNewMatchDialog *self,
              const char        *level)
{
  self->syncing = TRUE;
  for (guint i = self->new_match->setup.seats; i < self->new_match->setup.rules->choices.max_seats; i++)
    {
      g_set_str (&self->new_match->seats[i].level, level);
      ari_seat_row_set_level (self->seat_rows[i], level);
    }
  self->syncing = FALSE;
}

/* The rows know whom their names mean. */
static void
settle_names (AriNewMatchDialog *self)
{
  guint n = self->new_match->setup.rules->choices.max_seats;

  ari_people_settle_names (self->people, self->new_match->seats, n);
  for (guint i = 0; i < n; i++)
    ari_seat_row_set_meant (self->seat_rows[i], self->new_match->seats[i].name);
}

static void
seat_changed_cb (AriNewMatchDialog *self)
{
  const char *chosen = NULL;

  if (self->syncing)
    return;

  for (guint i = 0; i < self->new_match->setup.rules->choices.max_seats; i++)
    {
      AriSeat *who = &self->new_match->seats[i];
      g_autofree char *name = ari_seat_row_dup_name (self->seat_rows[i]);
      const char *level = ari_seat_row_get_level (self->seat_rows[i]);

      who->kind = ari_seat_row_get_kind (self->seat_rows[i]);
      g_set_str (&who->name, name);
      if (g_set_str (&who->level, level))
        chosen = level;
    }

  if (chosen != NULL)
    spread_level (self, chosen);
  settle_names (self);
  sync_all (self);
}

static void
option_changed_cb (AriNewMatchDialog *self,
                   GParamSpec        *pspec,
                   AdwComboRow       *row)
{
  AriSetup *setup = &self->new_match->setup;

  if (self->syncing)
    return;

  for (guint i = 0; i < setup->rules->choices.n_options; i++)
    {
      const AriOption *option = &setup->rules->choices.options[i];

      if (self->option_rows[i] == row)
        ari_setup_set_option (setup, option->name, option->values[adw_combo_row_get_selected (row)], NULL);
    }

  sync_all (self);
}

static void
head_starts_cb (AriNewMatchDialog *self)
{
  AriSetup *setup = &self->new_match->setup;

  for (AriActor seat = 1; seat <= setup->seats; seat++)
    setup->head_start[seat - 1] = ari_head_start_group_get_size (self->head_starts, seat);

  sync_all (self);
}

static void
warnings_cb (AriNewMatchDialog *self)
{
  if (self->syncing)
    return;

  *ari_new_match_warn_from (self->new_match) = (AriWarnFrom) adw_combo_row_get_selected (self->warnings);
  sync_more (self);
}

static void
free_undo_cb (AriNewMatchDialog *self)
{
  if (self->syncing)
    return;

  self->new_match->free_undo = adw_switch_row_get_active (self->free_undo);
  sync_more (self);
}

static void
show_seats (AriNewMatchDialog *self)
{
  self->syncing = TRUE;
  for (guint i = 0; i < self->new_match->setup.rules->choices.max_seats; i++)
    ari_seat_row_set (self->seat_rows[i], &self->new_match->seats[i]);
  self->syncing = FALSE;

  sync_all (self);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
shuffle_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriNewMatchDialog *self = ARI_NEW_MATCH_DIALOG (widget);

  ari_new_match_shuffle (self->new_match);
  show_seats (self);
}

static void
start_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  /* Without animations the dialog is gone as soon as it is closed. */
  g_autoptr(AriNewMatchDialog) self = g_object_ref (ARI_NEW_MATCH_DIALOG (widget));
  g_autoptr(AriMatch) match = ari_new_match_build (self->new_match);
  gboolean practises = adw_switch_row_get_active (self->practise)
                       && ari_new_match_offers_practice (self->new_match, self->settings);

  ari_new_match_remember (self->new_match, self->settings);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[START], 0, match, practises);
}

static void
add_seats (AriNewMatchDialog *self,
           const AriRules    *rules)
{
  for (guint n = rules->choices.min_seats; n <= rules->choices.max_seats; n++)
    {
      g_autofree char *name = g_strdup_printf ("%u", n);
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, name);
      adw_toggle_set_label (toggle, name);
      adw_toggle_group_add (self->seats, toggle);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->seats), rules->choices.min_seats < rules->choices.max_seats);

  for (AriActor seat = 1; seat <= rules->choices.max_seats; seat++)
    {
      GtkWidget *row = ari_seat_row_new (rules, seat);

      self->seat_rows[seat - 1] = ARI_SEAT_ROW (row);
      adw_preferences_group_add (self->seats_group, row);
      self->name_rows[seat - 1] = ari_seat_row_make_name_row (ARI_SEAT_ROW (row));
      adw_preferences_group_add (self->names_group, self->name_rows[seat - 1]);
      g_signal_connect_object (row, "changed", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

static void
add_options (AriNewMatchDialog *self,
             const AriRules    *rules)
{
  for (guint i = 0; i < rules->choices.n_options; i++)
    {
      const AriOption *option = &rules->choices.options[i];
      g_autoptr(GtkStringList) values = gtk_string_list_new (NULL);
      GtkWidget *row = adw_combo_row_new ();

      for (guint value = 0; option->values[value] != NULL; value++)
        gtk_string_list_append (values, _(option->value_titles[value]));

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(option->title));
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (values));
      self->option_rows[i] = ADW_COMBO_ROW (row);
      ari_combo_words_prepare (self->option_rows[i]);
      adw_preferences_group_add (self->options_group, row);
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (option_changed_cb), self, G_CONNECT_SWAPPED);
    }
}

/* The focus starts at “Start”, also in the sheet that the dialog becomes in a small window: a sheet ignores
 * the focus widget. */
static gboolean
ari_new_match_dialog_focus (GtkWidget        *widget,
                            GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL
      && gtk_widget_grab_focus (ARI_NEW_MATCH_DIALOG (widget)->start))
    return TRUE;

  return GTK_WIDGET_CLASS (ari_new_match_dialog_parent_class)->focus (widget, direction);
}

static void
ari_new_match_dialog_dispose (GObject *object)
{
  AriNewMatchDialog *self = ARI_NEW_MATCH_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_NEW_MATCH_DIALOG);
  g_clear_object (&self->settings);
  g_clear_object (&self->people);

  G_OBJECT_CLASS (ari_new_match_dialog_parent_class)->dispose (object);
}

static void
ari_new_match_dialog_finalize (GObject *object)
{
  g_clear_pointer (&ARI_NEW_MATCH_DIALOG (object)->new_match, ari_new_match_free);

  G_OBJECT_CLASS (ari_new_match_dialog_parent_class)->finalize (object);
}

static void
ari_new_match_dialog_class_init (AriNewMatchDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_new_match_dialog_dispose;
  object_class->finalize = ari_new_match_dialog_finalize;
  widget_class->focus = ari_new_match_dialog_focus;

  signals[START] =
    g_signal_new ("start", ARI_TYPE_NEW_MATCH_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 2, ARI_TYPE_MATCH, G_TYPE_BOOLEAN);

  g_type_ensure (ARI_TYPE_FIT_LAYOUT);
  g_type_ensure (ARI_TYPE_HEAD_START_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-new-match-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, title);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, start);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, seats_group);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, practice_group);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, practise);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, more);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, options_group);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, head_starts);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, warnings_group);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, warnings);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, free_undo_group);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, free_undo);
  gtk_widget_class_bind_template_child (widget_class, AriNewMatchDialog, names_group);
  gtk_widget_class_bind_template_callback (widget_class, seats_cb);
  gtk_widget_class_bind_template_callback (widget_class, sync_options_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_at_top_cb);
  gtk_widget_class_bind_template_callback (widget_class, head_starts_cb);
  gtk_widget_class_bind_template_callback (widget_class, warnings_cb);
  gtk_widget_class_bind_template_callback (widget_class, free_undo_cb);

  gtk_widget_class_install_action (widget_class, "new-match.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "new-match.shuffle", NULL, shuffle_cb);
  gtk_widget_class_install_action (widget_class, "new-match.start", NULL, start_cb);
}

static void
ari_new_match_dialog_init (AriNewMatchDialog *self)
{
  /* Don't read back from the rows until all of them exist. */
  self->syncing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

AriNewMatchDialog *
ari_new_match_dialog_new (const AriRules *rules,
                          GSettings      *settings)
{
  AriNewMatchDialog *self = g_object_new (ARI_TYPE_NEW_MATCH_DIALOG, NULL);

  self->settings = g_object_ref (settings);
  self->new_match = ari_new_match_recall (settings, rules);

  adw_window_title_set_subtitle (self->title, ari_rules_short_name (rules));
  add_seats (self, rules);
  add_options (self, rules);
  ari_combo_words_prepare (self->warnings);
  show_seats (self);

  return self;
}

static void
people_changed_cb (AriNewMatchDialog *self,
                   AriPeople         *people)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->seat_rows) && self->seat_rows[i] != NULL; i++)
    ari_seat_row_offer_people (self->seat_rows[i], people);
  ari_head_start_group_set_people (self->head_starts, people);
  /* They may be the people whose names have been typed. */
  seat_changed_cb (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->seat_rows) && self->seat_rows[i] != NULL; i++)
    ari_seat_row_show_meant (self->seat_rows[i]);
}

void
ari_new_match_dialog_offer_people (AriNewMatchDialog *self,
                                   AriPeople         *people)
{
  g_return_if_fail (ARI_IS_NEW_MATCH_DIALOG (self));

  if (people == NULL)
    return;

  g_set_object (&self->people, people);
  people_changed_cb (self, people);
  g_signal_connect_object (people, "changed", G_CALLBACK (people_changed_cb), self, G_CONNECT_SWAPPED);
  ari_people_refresh (people);
}

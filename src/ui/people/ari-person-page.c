/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Large because all that is known of a person is shown here, a section each. */
#include "ari-person-page.h"

#include <glib/gi18n.h>

#include "ari-career-words.h"
#include "ari-choices-words.h"
#include "ari-clock.h"
#include "ari-combo-words.h"
#include "ari-merged-names.h"
#include "ari-name-menu.h"
#include "ari-names.h"
#include "ari-person-rows.h"
#include "ari-proportion.h"
#include "ari-rating-chart.h"
#include "ari-ratings.h"
#include "ari-renaming.h"
#include "ari-text-elide.h"
#include "ari-thinking.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

#define AVATAR 32 /* px */
#define STEP   20 /* opponents: so many at a time */

struct _AriPersonPage
{
  AdwNavigationPage    parent_instance;

  /* Template widgets */
  GtkMenuButton       *compare;
  AdwAvatar           *avatar;
  GtkLabel            *name_label;
  AdwComboRow         *game;
  AdwPreferencesGroup *rating_group, *matches, *choices, *thinking, *others;
  AdwActionRow        *rating;
  GtkWidget           *chart_row;
  AriRatingChart      *chart;
  AriMergedNames      *merged_names;

  /* Owned */
  AriPeople           *people;
  GSettings           *settings; /* (nullable) */
  char                *name;     /* of the person */
  AriCareer           *career;   /* (nullable) what is shown */
  AriChoices          *choices_shown;  /* (nullable) likewise */
  AriThinking         *thinking_shown; /* (nullable) likewise */
  GPtrArray           *games;    /* (element-type AriRules) that the person has played, as listed */
  guint                n_others; /* that have rows */
  gboolean             filling;
  gboolean             is_outdated; /* it has to be filled when it is shown */
  GCancellable        *cancellable; /* (nullable) of what is being read */

  /* Borrowed: owned by their groups */
  GPtrArray           *rows;     /* (element-type GtkWidget) in the groups below the rating */
};

G_DEFINE_FINAL_TYPE (AriPersonPage, ari_person_page, ADW_TYPE_NAVIGATION_PAGE)

/* (nullable): the game that is chosen. */
static const AriRules *
get_rules (AriPersonPage *self)
{
  guint selected = adw_combo_row_get_selected (self->game);

  return selected < self->games->len ? g_ptr_array_index (self->games, selected) : NULL;
}

static AdwActionRow *
add_row (AriPersonPage       *self,
         AdwPreferencesGroup *group,
         const char          *title,
         const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);

  return ADW_ACTION_ROW (row);
}

/* The row leads somewhere. */
static void
add_action (AdwActionRow *row,
            const char   *action_name,
            GVariant     *target)
{
  ari_person_rows_add_arrow (row);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (row), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action_name);
}

static void
fill_rating (AriPersonPage   *self,
             const AriCareer *career)
{
  g_autofree char *rating = ari_career_words_rating (career);
  g_autofree char *strength = ari_career_words_strength (career);

  gtk_widget_set_visible (GTK_WIDGET (self->rating_group), ari_ratings_exist (career->rules));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rating), rating);
  adw_action_row_set_subtitle (self->rating, strength);
  gtk_widget_set_visible (self->chart_row, career->rated > 1);
  if (career->rated > 1)
    ari_rating_chart_set_career (self->chart, career);
}

static void
add_closest (AriPersonPage   *self,
             const AriCareer *career)
{
  g_autofree char *text = NULL;
  int margin = career->margin;

  if (career->closest == 0 || career->matches < ARI_PROPORTION_LEAST)
    return;

  text = g_strdup_printf (ngettext ("Decided by %d point", "Decided by %d points", margin), margin);
  add_action (add_row (self, self->matches, _("Closest Match"), text), "win.open-match",
              g_variant_new_int64 (career->closest));
}

/* A seat is worth a row once the person has been at it often enough, and at others, too. */
static void
add_seats (AriPersonPage   *self,
           const AriCareer *career)
{
  for (AriActor seat = 1; seat <= career->rules->choices.max_seats; seat++)
    {
      guint matches = career->seat_matches[seat - 1];
      g_autofree char *text = NULL, *title = NULL;

      if (matches < ARI_PROPORTION_LEAST || matches == career->matches)
        continue;
      text = ari_career_words_won (career->seat_won[seat - 1], matches);
      /* Translators: matches of a person; %s is a seat: its colour, or its number. */
      title = g_strdup_printf (C_("matches", "As %s"), ari_seat_own_name (career->rules, seat));
      add_row (self, self->matches, title, text);
    }
}

static void
fill_matches (AriPersonPage   *self,
              const AriCareer *career)
{
  g_autofree char *won = ari_career_words_matches (career);

  ari_person_rows_clear (self->rows, self->matches);
  add_action (add_row (self, self->matches, _("All Matches"), won), "win.matches-of",
              g_variant_new ("(ss)", self->name, career->rules->id));
  add_action (add_row (self, self->matches, _("Explore Moves"), _("What was played in these matches, move by move")),
              "win.explore-person", g_variant_new ("(ss)", self->name, career->rules->id));
  add_seats (self, career);
  add_closest (self, career);
}

/* What the other one is to the person; a screen reader says it after @text. */
static void
add_role (AdwActionRow   *row,
          const AriCareer *career,
          guint           player,
          const char     *text)
{
  const char *meaning, *role = ari_career_words_role (career, player, &meaning);
  g_autofree char *spoken = NULL;
  GtkWidget *label;

  if (role == NULL)
    return;

  label = gtk_label_new (role);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_set_tooltip_text (label, meaning);
  adw_action_row_add_suffix (row, label);

  /* Translators: for screen readers: how a person did against another, then what the other one is to the
   * person, such as “Rival”, and what that means. */
  spoken = g_strdup_printf (_("%1$s. %2$s: %3$s"), text, role, meaning);
  /* By default, only its subtitle describes a row. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
}

static void add_others (AriPersonPage *self);

static void
add_other (AriPersonPage        *self,
           const AriCareer      *career,
           const AriCareerOther *other)
{
  const AriPlayer *player = g_ptr_array_index (career->results->players, other->player);
  g_autofree char *title = ari_player_words (player), *text = ari_career_words_other (other);
  AdwActionRow *row = add_row (self, self->others, title, text);
  GtkWidget *picture = player->kind == ARI_SEAT_PERSON ? adw_avatar_new (AVATAR, player->name, TRUE)
                                                       : gtk_image_new_from_icon_name ("computer-symbolic");

  gtk_widget_set_size_request (picture, AVATAR, -1);
  adw_action_row_add_prefix (row, picture);
  add_role (row, career, other->player, text);
  if (ari_people_find (self->people, player->name) != NULL && player->kind == ARI_SEAT_PERSON)
    add_action (row, "win.person", g_variant_new_string (player->name));
}

static void
more_cb (AriPersonPage *self,
         GtkWidget     *more)
{
  guint first;

  adw_preferences_group_remove (self->others, more);
  g_ptr_array_remove (self->rows, more);
  first = self->rows->len;
  add_others (self);
  gtk_widget_grab_focus (g_ptr_array_index (self->rows, first));
}

/* The next ones, each of which takes a moment. */
static void
add_others (AriPersonPage *self)
{
  GArray *others = self->career->others;
  guint end = MIN (others->len, self->n_others + STEP);
  GtkWidget *more;

  for (; self->n_others < end; self->n_others++)
    add_other (self, self->career, &g_array_index (others, AriCareerOther, self->n_others));
  if (end == others->len)
    return;

  more = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (more), _("Show _More"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (more), TRUE);
  adw_preferences_group_add (self->others, more);
  g_ptr_array_add (self->rows, more);
  g_signal_connect_object (more, "activated", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
}

/* @text: (nullable) (transfer full): NULL: there is nothing to say */
static void
add_words (AriPersonPage       *self,
           AdwPreferencesGroup *group,
           const char          *title,
           char                *text)
{
  g_autofree char *owned = text;

  if (owned != NULL)
    add_row (self, group, title, owned);
}

static void
add_comeback (AriPersonPage    *self,
              const AriChoices *choices)
{
  g_autofree char *text = ari_choices_words_comeback (choices);

  if (text != NULL)
    add_action (add_row (self, self->choices, _("Best Comeback"), text), "win.open-at",
                g_variant_new ("(xu)", choices->comeback, choices->comeback_ply));
}

static void
fill_choices (AriPersonPage    *self,
              const AriChoices *choices)
{
  /* The rows that say the same stay, and so does the focus. */
  if (self->choices_shown != NULL && memcmp (self->choices_shown, choices, sizeof *choices) == 0)
    return;

  g_free (self->choices_shown);
  self->choices_shown = g_memdup2 (choices, sizeof *choices);
  ari_person_rows_clear (self->rows, self->choices);
  add_words (self, self->choices, _("Analysed Matches"), ari_choices_words_missing (choices));
  add_words (self, self->choices, _("Cost of a Decision"), ari_choices_words_loss (choices));
  add_words (self, self->choices, _("Where Most Is Lost"), ari_choices_words_phase (choices));
  add_words (self, self->choices, _("Luck"), ari_choices_words_luck (choices));
  add_words (self, self->choices, _("Memory"), ari_choices_words_memory (choices));
  add_words (self, self->choices, C_("person", "Hits"), ari_choices_words_feats (choices));
  add_comeback (self, choices);
}

static void
fill_thinking (AriPersonPage     *self,
               const AriThinking *thinking)
{
  if (self->thinking_shown != NULL && memcmp (self->thinking_shown, thinking, sizeof *thinking) == 0)
    return;

  g_free (self->thinking_shown);
  self->thinking_shown = g_memdup2 (thinking, sizeof *thinking);
  ari_person_rows_clear (self->rows, self->thinking);
  add_words (self, self->thinking, _("Finished Matches"), ari_thinking_words_missing (thinking));
  add_words (self, self->thinking, _("Median Time of a Decision"), ari_thinking_words_median (thinking));
  add_words (self, self->thinking, _("Quick Decisions"), ari_thinking_words_quick (thinking));
  add_words (self, self->thinking, _("Long Thoughts"), ari_thinking_words_long (thinking));
}

static void
thinking_read_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      data)
{
  g_autoptr(AriPersonPage) self = data;
  g_autoptr(GError) error = NULL;
  AriThinking thinking;
  gboolean read = ari_thinking_read_finish (result, &thinking, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (read)
    fill_thinking (self, &thinking);
  else
    ari_toast (GTK_WIDGET (self), error->message);
}

static void
choices_read_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriPersonPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autofree AriChoices *choices = ari_choices_read_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (choices == NULL)
    {
      g_clear_object (&self->cancellable);
      ari_toast (GTK_WIDGET (self), error->message);
      return;
    }

  fill_choices (self, choices);
  ari_thinking_read_async (ari_people_get_library (self->people), self->name, self->career->rules,
                           self->cancellable, thinking_read_cb, g_object_ref (self));
}

/* They follow from analyses and times, which change no result. */
static void
read_choices (AriPersonPage *self)
{
  ari_choices_read_async (ari_people_get_library (self->people), self->name, self->career->rules,
                          self->cancellable, choices_read_cb, g_object_ref (self));
}

static void
stop_reading (AriPersonPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Cancelled, it has another one behind it, or the page has gone. */
static void
career_found_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  g_autoptr(AriPersonPage) self = data;
  AriCareer *career = ari_career_find_finish (result, NULL);

  if (career == NULL)
    return;

  g_clear_pointer (&self->career, ari_career_free);
  self->career = career;
  fill_rating (self, career);
  fill_matches (self, career);
  ari_person_rows_clear (self->rows, self->others);
  self->n_others = 0;
  add_others (self);
  gtk_widget_set_visible (GTK_WIDGET (self->others), career->others->len > 0);
  read_choices (self);
}

/* Reads what the page shows of the game that is chosen. */
static void
read_career (AriPersonPage *self)
{
  const AriPerson *person = ari_people_find (self->people, self->name);
  const AriRules *rules = get_rules (self);

  stop_reading (self);
  if (person == NULL || rules == NULL)
    return;

  self->cancellable = g_cancellable_new ();
  ari_career_find_async (ari_people_get_results (self->people), rules, person->player, ari_clock_now (),
                         self->cancellable, career_found_cb, g_object_ref (self));
}

static void
game_cb (AriPersonPage *self)
{
  if (self->filling)
    return;

  /* What is shown is about another game. */
  ari_person_rows_clear (self->rows, self->choices);
  ari_person_rows_clear (self->rows, self->thinking);
  g_clear_pointer (&self->choices_shown, g_free);
  g_clear_pointer (&self->thinking_shown, g_free);
  read_career (self);
}

/* Keeps the game that is chosen. */
static void
fill_games (AriPersonPage   *self,
            const AriPerson *person)
{
  const AriRules *chosen = get_rules (self);

  g_ptr_array_unref (self->games);
  self->games = ari_people_get_games (self->people, person);
  self->filling = TRUE;
  ari_person_rows_set_games (self->game, self->games, chosen);
  self->filling = FALSE;
}

/* While another page covers this one, nothing is read: it is made up for when it comes back. */
static void
show_all (AriPersonPage *self)
{
  const AriPerson *person = ari_people_find (self->people, self->name);
  g_autofree char *shown = NULL;

  self->is_outdated = !gtk_widget_get_mapped (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.rename",
                                 person != NULL
                                 && !ari_library_is_read_only (ari_people_get_library (self->people)));
  /* The last match may have been deleted: what is shown stays until the page is left. */
  if (person == NULL || self->is_outdated)
    {
      stop_reading (self);
      return;
    }

  shown = ari_text_elide (self->name, ARI_ELIDE_NAME);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), shown);
  adw_avatar_set_text (self->avatar, self->name);
  gtk_label_set_label (self->name_label, shown);
  ari_name_menu_show (self->compare, ari_name_menu_new (self->people, self->name, "person.compare", ""));
  ari_merged_names_show (self->merged_names, self->people, self->name);
  fill_games (self, person);
  read_career (self);
}

static void
compare_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriPersonPage *self = ARI_PERSON_PAGE (widget);
  const AriRules *rules = get_rules (self);

  if (rules != NULL)
    gtk_widget_activate_action (widget, "win.compare", "(sss)", self->name,
                                g_variant_get_string (parameter, NULL), rules->id);
}

static void
renamed_cb (AriPersonPage *self,
            const char    *name)
{
  g_set_str (&self->name, name);
  ari_people_refresh (self->people);
}

static void
rename_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriPersonPage *self = ARI_PERSON_PAGE (widget);
  g_autoptr(AriRenaming) renaming = ari_renaming_new (self->people, self->settings, self->name);

  g_signal_connect_object (renaming, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  ari_renaming_ask (renaming, widget);
}

static void
ari_person_page_map (GtkWidget *widget)
{
  AriPersonPage *self = ARI_PERSON_PAGE (widget);

  GTK_WIDGET_CLASS (ari_person_page_parent_class)->map (widget);
  if (self->is_outdated)
    show_all (self);
  else if (self->career != NULL)
    {
      self->cancellable = g_cancellable_new ();
      read_choices (self);
    }
  ari_people_refresh (self->people);
}

static void
ari_person_page_unmap (GtkWidget *widget)
{
  AriPersonPage *self = ARI_PERSON_PAGE (widget);

  self->is_outdated = self->is_outdated || self->cancellable != NULL;
  stop_reading (self);
  GTK_WIDGET_CLASS (ari_person_page_parent_class)->unmap (widget);
}

static void
ari_person_page_dispose (GObject *object)
{
  AriPersonPage *self = ARI_PERSON_PAGE (object);

  stop_reading (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_PERSON_PAGE);
  g_clear_object (&self->people);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_person_page_parent_class)->dispose (object);
}

static void
ari_person_page_finalize (GObject *object)
{
  AriPersonPage *self = ARI_PERSON_PAGE (object);

  g_free (self->name);
  g_clear_pointer (&self->career, ari_career_free);
  g_free (self->choices_shown);
  g_free (self->thinking_shown);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (ari_person_page_parent_class)->finalize (object);
}

static void
ari_person_page_class_init (AriPersonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_person_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_person_page_finalize;
  widget_class->map = ari_person_page_map;
  widget_class->unmap = ari_person_page_unmap;

  g_type_ensure (ARI_TYPE_MERGED_NAMES);
  g_type_ensure (ARI_TYPE_RATING_CHART);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, compare);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, avatar);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, name_label);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, game);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, rating_group);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, rating);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, chart_row);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, chart);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, matches);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, choices);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, thinking);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, others);
  gtk_widget_class_bind_template_child (widget_class, AriPersonPage, merged_names);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_install_action (widget_class, "person.compare", "s", compare_cb);
  gtk_widget_class_install_action (widget_class, "person.rename", NULL, rename_cb);
}

static void
ari_person_page_init (AriPersonPage *self)
{
  self->games = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_wrap_labels (GTK_WIDGET (self->choices));
  ari_widget_wrap_labels (GTK_WIDGET (self->thinking));
  ari_widget_wrap_labels (GTK_WIDGET (self->others));
  ari_combo_words_prepare (self->game);
}

const char *
ari_person_page_get_name (AriPersonPage *self)
{
  g_return_val_if_fail (ARI_IS_PERSON_PAGE (self), NULL);

  return self->name;
}

AriPersonPage *
ari_person_page_new (AriPeople  *people,
                     GSettings  *settings,
                     const char *name)
{
  AriPersonPage *self = g_object_new (ARI_TYPE_PERSON_PAGE, NULL);
  g_autofree char *shown = NULL;

  self->people = g_object_ref (people);
  g_set_object (&self->settings, settings);
  self->name = g_strdup (name);
  self->is_outdated = TRUE;
  shown = ari_text_elide (name, ARI_ELIDE_NAME);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), shown);
  g_signal_connect_object (people, "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);

  return self;
}

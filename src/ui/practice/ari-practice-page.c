/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-practice-page.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-clock.h"
#include "ari-combo-words.h"
#include "ari-exercise-run.h"
#include "ari-list-words.h"
#include "ari-match-style.h"
#include "ari-practice-number.h"
#include "ari-round.h"
#include "ari-skill.h"
#include "ari-toast.h"

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-practice-page.ui"

/* One line of the list of sources. */
typedef struct
{
  AriTrainerSource source;
  guint            effort; /* of puzzles; 0: any */
  const char      *kind;   /* (nullable) */
} Source;

struct _AriPracticePage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AriPracticeNumber *due, *fresh, *learned, *mastered;
  GtkWidget         *start;
  GtkLabel          *note;
  AdwComboRow       *game, *source, *opponent;

  /* Owned */
  GSettings         *settings;  /* (nullable) */
  AriTrainer        *trainer;   /* (nullable) until there is a library */
  GArray            *sources;   /* (element-type Source) as the row lists them */
  GStrv              opponents; /* (nullable) as the row lists them, after everybody */
  gboolean           filling;   /* the rows are being filled */
  char              *told;      /* (nullable) the last counts, in words */
  gboolean           keyboard_waits; /* until the exercises have been read */
};

G_DEFINE_FINAL_TYPE (AriPracticePage, ari_practice_page, ADW_TYPE_NAVIGATION_PAGE)

/* The choice. */

/* All games, NULL, come first in the row. */
const AriRules *
ari_practice_page_get_rules (AriPracticePage *self)
{
  guint n, selected = adw_combo_row_get_selected (self->game);
  const AriRules *const *games = ari_board_renderer_games (&n);

  g_return_val_if_fail (ARI_IS_PRACTICE_PAGE (self), NULL);

  return selected > 0 && selected <= n ? games[selected - 1] : NULL;
}

static void
get_filter (AriPracticePage  *self,
            AriTrainerFilter *filter)
{
  guint source = adw_combo_row_get_selected (self->source);
  guint opponent = adw_combo_row_get_selected (self->opponent);

  *filter = (AriTrainerFilter) { .rules = ari_practice_page_get_rules (self) };
  if (source < self->sources->len)
    {
      filter->source = g_array_index (self->sources, Source, source).source;
      filter->effort = g_array_index (self->sources, Source, source).effort;
      filter->kind = g_array_index (self->sources, Source, source).kind;
    }
  if (opponent > 0 && self->opponents != NULL && opponent <= g_strv_length (self->opponents))
    filter->opponent = self->opponents[opponent - 1];
}

static void
add_source (AriPracticePage *self,
            GtkStringList   *names,
            Source           source,
            const char      *name)
{
  g_array_append_val (self->sources, source);
  gtk_string_list_append (names, name);
}

static gboolean
has_names (GListModel    *model,
           GtkStringList *names)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (names));

  if (model == NULL || g_list_model_get_n_items (model) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i),
                      gtk_string_list_get_string (names, i)))
      return FALSE;

  return TRUE;
}

/* If the row got the same names again, an open list would close and a screen reader would read it again. */
static void
set_names (AdwComboRow   *row,
           GtkStringList *names)
{
  if (!has_names (adw_combo_row_get_model (row), names))
    adw_combo_row_set_model (row, G_LIST_MODEL (names));
}

/* Whether there are exercises of that source. */
static gboolean
has_source (AriPracticePage *self,
            const Source    *source)
{
  AriTrainerFilter filter = { .rules = ari_practice_page_get_rules (self), .source = source->source,
                              .effort = source->effort, .kind = source->kind };

  return ari_trainer_has (self->trainer, &filter);
}

/* The levels that puzzles have. */
static void
add_levels (AriPracticePage *self,
            GtkStringList   *names)
{
  for (guint effort = 1; effort <= ARI_MAX_EFFORT; effort++)
    {
      Source source = { ARI_TRAINER_PUZZLES, .effort = effort };
      g_autofree char *name = NULL;

      if (!has_source (self, &source))
        continue;
      /* Translators: exercises; %s is a level of the computer that finds the answers, such as Adept */
      name = g_strdup_printf (_("Puzzles, level %s"), g_dpgettext2 (GETTEXT_PACKAGE, "level",
                                                                   ari_puzzle_level (effort)->title));
      add_source (self, names, source, name);
    }
}

/* Only kinds that the person has mistakes of. */
static void
fill_sources (AriPracticePage *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GPtrArray) kinds = ari_mistake_kinds (ari_practice_page_get_rules (self));

  g_array_set_size (self->sources, 0);
  add_source (self, names, (Source) { ARI_TRAINER_ALL }, C_("exercises", "Everything"));
  add_source (self, names, (Source) { ARI_TRAINER_PUZZLES }, _("Puzzles"));
  add_levels (self, names);
  add_source (self, names, (Source) { ARI_TRAINER_MISTAKES }, _("Your mistakes"));
  for (guint i = 0; i < kinds->len; i++)
    {
      const char *kind = g_ptr_array_index (kinds, i);
      Source source = { ARI_TRAINER_KIND, .kind = kind };

      if (has_source (self, &source))
        add_source (self, names, source, ari_mistake_kind_name (kind));
    }
  set_names (self->source, names);
}

static void
fill_opponents (AriPracticePage *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);

  g_strfreev (self->opponents);
  self->opponents = ari_trainer_list_opponents (self->trainer, ari_practice_page_get_rules (self));
  gtk_string_list_append (names, C_("opponent", "Everyone"));
  for (guint i = 0; self->opponents[i] != NULL; i++)
    {
      g_autofree char *words = ari_mistake_opponents_to_words (self->opponents[i]);

      gtk_string_list_append (names, words);
    }
  set_names (self->opponent, names);
  gtk_widget_set_visible (GTK_WIDGET (self->opponent), self->opponents[0] != NULL);
}

/* Refills both rows, and keeps what is chosen as far as it is still there. */
static void
fill_rows (AriPracticePage *self)
{
  guint source = adw_combo_row_get_selected (self->source);
  Source chosen = { 0 };
  AriTrainerFilter filter;
  g_autofree char *name = NULL;

  if (source < self->sources->len)
    chosen = g_array_index (self->sources, Source, source);
  get_filter (self, &filter);
  name = g_strdup (filter.opponent);
  self->filling = TRUE;
  fill_sources (self);
  fill_opponents (self);
  for (guint i = 0; i < self->sources->len; i++)
    {
      const Source *one = &g_array_index (self->sources, Source, i);

      if (one->source == chosen.source && one->effort == chosen.effort && one->kind == chosen.kind)
        adw_combo_row_set_selected (self->source, i);
    }
  for (guint i = 0; name != NULL && self->opponents[i] != NULL; i++)
    if (g_str_equal (self->opponents[i], name))
      adw_combo_row_set_selected (self->opponent, i + 1);
  self->filling = FALSE;
}

/* What is due. */

/* (nullable): why there are only puzzles. */
static const char *
tell_no_mistakes (AriPracticePage *self)
{
  AriTrainerFilter mistakes = { .rules = ari_practice_page_get_rules (self), .source = ARI_TRAINER_MISTAKES };

  if (ari_trainer_has (self->trainer, &mistakes))
    return NULL;

  return ari_trainer_has_searched (self->trainer, mistakes.rules)
           ? _("Your analysed matches have no mistake that is certain and costly enough to practise.")
           : _("Analyse one of your matches to practise its mistakes here.");
}

/* (nullable) (transfer full): how well the person solves the puzzles of the game that is chosen. */
static char *
tell_skill (AriPracticePage *self)
{
  const AriRules *rules = ari_practice_page_get_rules (self);
  const AriLevel *level;
  AriGlicko skill;

  if (rules == NULL)
    return NULL;

  ari_skill_of_person (&skill, ari_trainer_get_answers (self->trainer), rules, ari_clock_now ());
  level = ari_skill_level (&skill, rules);
  if (level == NULL)
    return NULL;

  /* Translators: %s is a level of the computer, such as Adept */
  return g_strdup_printf (_("You solve puzzles of this game about as well as the computer at level %s."),
                          g_dpgettext2 (GETTEXT_PACKAGE, "level", level->title));
}

/* (transfer full): the sentences below the button. */
static char *
make_note (AriPracticePage       *self,
           const AriTrainerCount *count)
{
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  guint streak = ari_trainer_get_streak (self->trainer);
  char *nothing = ari_trainer_count_to_words (count), *round = ari_round_progress (self->trainer);
  char *skill = tell_skill (self);
  const char *no_mistakes = tell_no_mistakes (self);

  if (nothing != NULL)
    g_ptr_array_add (sentences, nothing);
  if (round != NULL)
    g_ptr_array_add (sentences, round);
  if (count->waiting > 0)
    g_ptr_array_add (sentences,
                     g_strdup_printf (ngettext ("Ariadne is still looking for a good answer to %u of your "
                                                "mistakes.",
                                                "Ariadne is still looking for good answers to %u of your "
                                                "mistakes.", count->waiting), count->waiting));
  if (streak > 1)
    g_ptr_array_add (sentences,
                     g_strdup_printf (ngettext ("You have practised for %u day in a row.",
                                                "You have practised for %u days in a row.", streak), streak));
  if (skill != NULL)
    g_ptr_array_add (sentences, skill);
  if (no_mistakes != NULL)
    g_ptr_array_add (sentences, g_strdup (no_mistakes));
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

/* The keyboard focus never reaches mere text. So the button's description says it or, where nothing can be
 * begun, an announcement. */
static void
tell_counts (AriPracticePage *self,
             const char      *numbers,
             const char      *note,
             gboolean         can_start)
{
  /* Translators: for screen readers: a sentence that has no full stop yet, and the one after it. */
  g_autofree char *all = *note != '\0' ? g_strdup_printf (C_("speech", "%1$s. %2$s"), numbers, note)
                                       : g_strdup (numbers);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  if (g_set_str (&self->told, all) && !can_start && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), all, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* (transfer full): what they say, for people who don’t see them */
static char *
sync_numbers (AriPracticePage       *self,
              const AriTrainerCount *count)
{
  g_autofree char *due = NULL, *fresh = NULL, *learned = NULL, *mastered = NULL;

  due = g_strdup_printf (ngettext ("%u exercise due today", "%u exercises due today", count->due),
                         count->due);
  fresh = g_strdup_printf (ngettext ("%u new exercise", "%u new exercises", count->fresh), count->fresh);
  learned = g_strdup_printf (ngettext ("%u learned exercise", "%u learned exercises", count->learned),
                             count->learned);
  mastered = g_strdup_printf (ngettext ("%u mastered exercise", "%u mastered exercises", count->mastered),
                              count->mastered);
  ari_practice_number_set (self->due, count->due, C_("exercises", "due today"), due);
  ari_practice_number_set (self->fresh, count->fresh, C_("exercises", "new"), fresh);
  ari_practice_number_set (self->learned, count->learned, C_("exercises", "learned"), learned);
  ari_practice_number_set (self->mastered, count->mastered, C_("exercises", "mastered"), mastered);

  return ari_list_words ((const char *const[]) { due, fresh, learned, mastered }, 4);
}

static void
sync_counts (AriPracticePage *self)
{
  g_autofree char *note = NULL, *numbers = NULL;
  AriTrainerFilter filter;
  AriTrainerCount count;
  gboolean can_start;

  if (self->trainer == NULL || !ari_trainer_is_ready (self->trainer))
    return;

  get_filter (self, &filter);
  ari_trainer_count (self->trainer, &filter, &count);
  numbers = sync_numbers (self, &count);
  note = make_note (self, &count);
  gtk_label_set_label (self->note, note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *note != '\0');
  can_start = ari_trainer_count_ready (&count) > 0;
  tell_counts (self, numbers, note, can_start);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.start", can_start);
  if (self->keyboard_waits)
    ari_practice_page_take_keyboard (self);
}

static void
trainer_changed_cb (AriPracticePage *self)
{
  fill_rows (self);
  sync_counts (self);
}

static void
failed_cb (AriPracticePage *self,
           const GError    *error)
{
  ari_toast (GTK_WIDGET (self), error->message);
}

static void
game_cb (AriPracticePage *self)
{
  if (self->trainer == NULL || self->filling)
    return;

  fill_rows (self);
  sync_counts (self);
}

static void
filter_cb (AriPracticePage *self)
{
  if (!self->filling)
    sync_counts (self);
}

static void
start_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "win.exercise", NULL);
}

/* New reviews are looked through whenever a person comes here. */
static void
come (AriPracticePage *self)
{
  g_autofree char *name = NULL;

  if (self->trainer == NULL)
    return;

  if (self->settings != NULL)
    name = g_settings_get_string (self->settings, "person-name");
  ari_trainer_attend (self->trainer);
  ari_trainer_refresh (self->trainer, name);
}

static void
ari_practice_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ari_practice_page_parent_class)->map (widget);
  come (ARI_PRACTICE_PAGE (widget));
}

static void
ari_practice_page_unmap (GtkWidget *widget)
{
  AriPracticePage *self = ARI_PRACTICE_PAGE (widget);

  self->keyboard_waits = FALSE;
  if (self->trainer != NULL)
    ari_trainer_leave (self->trainer);
  GTK_WIDGET_CLASS (ari_practice_page_parent_class)->unmap (widget);
}

static void
ari_practice_page_dispose (GObject *object)
{
  AriPracticePage *self = ARI_PRACTICE_PAGE (object);

  if (self->trainer != NULL)
    g_signal_handlers_disconnect_by_data (self->trainer, self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_PRACTICE_PAGE);
  g_clear_object (&self->trainer);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_practice_page_parent_class)->dispose (object);
}

static void
ari_practice_page_finalize (GObject *object)
{
  AriPracticePage *self = ARI_PRACTICE_PAGE (object);

  g_array_unref (self->sources);
  g_strfreev (self->opponents);
  g_free (self->told);

  G_OBJECT_CLASS (ari_practice_page_parent_class)->finalize (object);
}

static void
ari_practice_page_class_init (AriPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_practice_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_practice_page_finalize;
  widget_class->map = ari_practice_page_map;
  widget_class->unmap = ari_practice_page_unmap;

  g_type_ensure (ARI_TYPE_PRACTICE_NUMBER);
  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, due);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, fresh);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, learned);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, mastered);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, start);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, note);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, game);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, source);
  gtk_widget_class_bind_template_child (widget_class, AriPracticePage, opponent);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);

  gtk_widget_class_install_action (widget_class, "practice.start", NULL, start_cb);
}

static void
ari_practice_page_init (AriPracticePage *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  guint n_games;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  self->sources = g_array_new (FALSE, FALSE, sizeof (Source));
  self->filling = TRUE;
  /* The numbers are cards of that style sheet, and nobody may have seen a match yet. */
  ari_match_style_install (gdk_display_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (names, _("All Games"));
  for (guint i = 0; i < n_games; i++)
    gtk_string_list_append (names, _(games[i]->name));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (names));
  ari_combo_words_prepare (self->game);
  ari_combo_words_prepare (self->source);
  ari_combo_words_prepare (self->opponent);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.start", FALSE);
  self->filling = FALSE;
}

AriPracticePage *
ari_practice_page_new (GSettings *settings)
{
  AriPracticePage *self = g_object_new (ARI_TYPE_PRACTICE_PAGE, NULL);

  self->settings = settings != NULL ? g_object_ref (settings) : NULL;

  return self;
}

void
ari_practice_page_set_library (AriPracticePage *self,
                               AriLibrary      *library)
{
  g_return_if_fail (ARI_IS_PRACTICE_PAGE (self));
  g_return_if_fail (self->trainer == NULL);

  self->trainer = ari_trainer_new (library);
  g_signal_connect_swapped (self->trainer, "changed", G_CALLBACK (trainer_changed_cb), self);
  g_signal_connect_swapped (self->trainer, "failed", G_CALLBACK (failed_cb), self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    come (self);
}

void
ari_practice_page_set_rules (AriPracticePage *self,
                             const AriRules  *rules)
{
  guint n_games;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  g_return_if_fail (ARI_IS_PRACTICE_PAGE (self));

  for (guint i = 0; i < n_games; i++)
    if (games[i] == rules)
      adw_combo_row_set_selected (self->game, i + 1);
  if (rules == NULL)
    adw_combo_row_set_selected (self->game, 0);
}

void
ari_practice_page_take_keyboard (AriPracticePage *self)
{
  g_return_if_fail (ARI_IS_PRACTICE_PAGE (self));

  self->keyboard_waits = self->trainer == NULL || !ari_trainer_is_ready (self->trainer);
  if (!self->keyboard_waits && !gtk_widget_grab_focus (self->start))
    gtk_widget_grab_focus (GTK_WIDGET (self->game));
}

AriTaskPage *
ari_practice_page_begin (AriPracticePage *self)
{
  g_autoptr(AriExerciseRun) run = NULL;
  AriTrainerFilter filter;

  g_return_val_if_fail (ARI_IS_PRACTICE_PAGE (self), NULL);

  if (self->trainer == NULL || !ari_trainer_is_ready (self->trainer))
    return NULL;

  get_filter (self, &filter);

  run = ari_exercise_run_practise (self->trainer, &filter);

  return ari_task_page_new (ARI_TASK (run), self->settings);
}

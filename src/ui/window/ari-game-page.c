/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-game-page.h"

#include <glib/gi18n.h>

#include "ari-clock.h"
#include "ari-daily.h"
#include "ari-entry-list.h"
#include "ari-entry-row.h"
#include "ari-entry-words.h"
#include "ari-feat-ui.h"
#include "ari-lesson-list.h"
#include "ari-lesson-progress.h"
#include "ari-new-match.h"
#include "ari-picture.h"
#include "ari-read-only.h"
#include "ari-widget-util.h"

#define N_CONTINUED 5

struct _AriGamePage
{
  AdwNavigationPage    parent_instance;

  /* Template widgets */
  AdwBanner           *read_only;
  GtkWidget           *hero;
  GtkWidget           *words;
  AriPicture          *picture;
  GtkLabel            *name;
  GtkLabel            *tagline;
  GtkLabel            *facts;
  AdwWrapBox          *buttons;
  GtkWidget           *play;
  GtkWidget           *learn;
  AriLessonList       *lessons;
  GtkWidget           *practise;
  GtkButton           *feats;
  AdwPreferencesGroup *continue_group;
  GtkWidget           *all_button;
  GtkListBox          *continue_list;
  AdwActionRow        *daily_row;
  GtkImage            *daily_mark;

  const AriRules      *rules;

  /* Owned */
  GListModel          *unfinished;
  GSettings           *settings;  /* (nullable) */
  AriDaily            *daily;     /* (nullable) until there is a library */
};

G_DEFINE_FINAL_TYPE (AriGamePage, ari_game_page, ADW_TYPE_NAVIGATION_PAGE)

static void
describe_row_cb (AriEntryRow *row)
{
  g_autofree char *text = ari_entry_row_describe (row);
  GtkWidget *parent = gtk_widget_get_ancestor (GTK_WIDGET (row), GTK_TYPE_LIST_BOX_ROW);

  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static GtkWidget *
create_row_cb (gpointer item,
               gpointer data)
{
  AriEntry *entry = ARI_ENTRY (item);
  GtkWidget *child = ari_entry_row_new ();
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", child, NULL);

  ari_entry_row_set_plain (ARI_ENTRY_ROW (child), TRUE);
  ari_entry_row_set_entry (ARI_ENTRY_ROW (child), entry);
  describe_row_cb (ARI_ENTRY_ROW (child));
  g_signal_connect (child, "changed", G_CALLBACK (describe_row_cb), NULL);

  return row;
}

static void
row_activated_cb (AriGamePage   *self,
                  GtkListBoxRow *row)
{
  AriEntry *entry = ari_entry_row_get_entry (ARI_ENTRY_ROW (gtk_list_box_row_get_child (row)));

  if (ari_entry_get_id (entry) != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue-match", "x", ari_entry_get_id (entry));
}

static void
unfinished_changed_cb (AriGamePage *self)
{
  guint n = g_list_model_get_n_items (self->unfinished);

  gtk_widget_set_visible (GTK_WIDGET (self->continue_group), n > 0);
  gtk_widget_set_visible (self->all_button, n > N_CONTINUED);
}

/* Whether the person has neither played this game nor learned it. */
static gboolean
is_new_to_game (AriGamePage *self)
{
  return !ari_new_match_has_last (self->settings, self->rules)
         && (self->settings == NULL || ari_lesson_progress_is_new (self->settings, self->rules));
}

/* Says who plays, unless it is the first match: then the dialog asks. */
static void
sync_play (AriGamePage *self)
{
  g_autofree char *text = NULL;

  if (ari_new_match_has_last (self->settings, self->rules))
    {
      g_autoptr(AriNewMatch) last = ari_new_match_recall (self->settings, self->rules);
      g_autoptr(AriMatch) match = ari_new_match_build (last);
      g_autofree char *players = ari_entry_words_opponents (match);

      /* Translators: %s is who plays, such as “Ariadne – Theseus”. */
      text = g_strdup_printf (_("As last time: %s"), players);
    }
  ari_widget_set_tooltip (self->play, text);
}

/* The first lesson is suggested to people who are new to the game. */
static void
sync_learn (AriGamePage *self)
{
  guint n;
  gboolean first;

  ari_lessons_of (self->rules, &n);
  first = n > 0 && is_new_to_game (self);
  gtk_widget_set_visible (self->learn, n > 0);
  ari_widget_set_class (self->learn, "suggested-action", first);
  ari_widget_set_class (self->play, "suggested-action", !first);
  sync_play (self);
}

/* Words say what the mark says. */
static void
sync_daily (AriGamePage *self)
{
  const AriPuzzle *puzzle = ari_daily_get_puzzle (self->daily);
  gboolean is_done = ari_daily_is_done (self->daily);
  g_autofree char *text = NULL;
  const char *level;

  gtk_widget_set_sensitive (GTK_WIDGET (self->daily_row), puzzle != NULL);
  if (puzzle == NULL)
    return;

  level = g_dpgettext2 (GETTEXT_PACKAGE, "level", ari_puzzle_level (puzzle->effort)->title);
  /* Translators: the puzzle of the day; %s is a level of the computer that finds the answer, such as Adept */
  text = g_strdup_printf (is_done ? _("Level %s · done today") : _("Level %s · the same for everyone"), level);
  adw_action_row_set_subtitle (self->daily_row, text);
  gtk_image_set_from_icon_name (self->daily_mark, is_done ? "object-select-symbolic" : "go-next-symbolic");
}

static void
learn_cb (AriGamePage *self)
{
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.lesson", "s", ari_lessons_of (self->rules, &n)[0].id);
}

static void
train_cb (AriGamePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.train", "s", self->rules->id);
}

static void
place_words (AriGamePage *self,
             int          column,
             int          row)
{
  GtkLayoutManager *grid = gtk_widget_get_layout_manager (self->hero);
  GtkLayoutChild *place = gtk_layout_manager_get_layout_child (grid, self->words);

  g_object_set (place, "column", column, "row", row, NULL);
}

/* In a narrow window the text is below the picture. */
static void
stack_cb (AriGamePage *self)
{
  place_words (self, 0, 1);
}

static void
unstack_cb (AriGamePage *self)
{
  place_words (self, 1, 0);
}

/* Another day has another puzzle. A page that isn't shown finds it when it is. */
static void
refresh_daily (AriGamePage *self)
{
  if (self->daily != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ari_daily_refresh (self->daily);
}

/* What was answered elsewhere since. */
static void
ari_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ari_game_page_parent_class)->map (widget);
  refresh_daily (ARI_GAME_PAGE (widget));
}

static void
ari_game_page_dispose (GObject *object)
{
  AriGamePage *self = ARI_GAME_PAGE (object);

  if (self->daily != NULL)
    g_signal_handlers_disconnect_by_data (self->daily, self);
  g_clear_object (&self->daily);

  if (self->unfinished != NULL)
    g_signal_handlers_disconnect_by_data (self->unfinished, self);
  g_clear_object (&self->unfinished);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_GAME_PAGE);

  G_OBJECT_CLASS (ari_game_page_parent_class)->dispose (object);
}

static void
ari_game_page_class_init (AriGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_game_page_dispose;
  widget_class->map = ari_game_page_map;

  g_type_ensure (ARI_TYPE_LESSON_LIST);
  g_type_ensure (ARI_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, read_only);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, hero);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, words);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, picture);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, name);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, tagline);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, facts);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, buttons);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, play);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, learn);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, lessons);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, practise);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, feats);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, continue_group);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, all_button);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, continue_list);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, daily_row);
  gtk_widget_class_bind_template_child (widget_class, AriGamePage, daily_mark);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, stack_cb);
  gtk_widget_class_bind_template_callback (widget_class, unstack_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
  gtk_widget_class_bind_template_callback (widget_class, train_cb);
}

static void
ari_game_page_init (AriGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (ari_clock_get (), "changed", G_CALLBACK (refresh_daily), self, G_CONNECT_SWAPPED);
}

AriGamePage *
ari_game_page_new (const AriRules *rules,
                   GSettings      *settings)
{
  AriGamePage *self = g_object_new (ARI_TYPE_GAME_PAGE,
                                    "title", _(rules->name),
                                    "tag", rules->id,
                                    NULL);
  const AriFeatUi *feat_ui = ari_feat_ui_of (rules);
  g_autofree char *seats = NULL, *facts = NULL;
  AriSetup setup;

  self->rules = rules;

  ari_setup_init (&setup, rules);
  ari_picture_set (self->picture, &setup, NULL, TRUE);

  seats = rules->choices.min_seats == rules->choices.max_seats
            ? g_strdup_printf (ngettext ("%u player", "%u players", rules->choices.min_seats), rules->choices.min_seats)
            : g_strdup_printf (_("%u to %u players"), rules->choices.min_seats, rules->choices.max_seats);
  /* Three facts, one to a line: they do not make a sentence. */
  facts = g_strjoin ("\n", seats, _(rules->narration->length), _(rules->narration->credit), NULL);

  gtk_label_set_label (self->name, _(rules->name));
  gtk_label_set_label (self->tagline, _(rules->narration->tagline));
  gtk_label_set_label (self->facts, facts);
  gtk_widget_set_visible (self->practise, feat_ui != NULL);
  if (feat_ui != NULL)
    {
      gtk_button_set_label (GTK_BUTTON (self->practise), _(feat_ui->words.practise));
      gtk_button_set_label (self->feats, _(feat_ui->words.results));
    }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play), "s", rules->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play), "win.play");
  /* Until it is known, it keeps its height, so that nothing below it moves. */
  adw_action_row_set_subtitle (self->daily_row, "\u00a0");
  ari_lesson_list_set_rules (self->lessons, rules, settings);
  if (settings != NULL)
    {
      self->settings = g_object_ref (settings);
      g_signal_connect_swapped (settings, "changed", G_CALLBACK (sync_learn), self);
    }
  sync_learn (self);

  return self;
}

const AriRules *
ari_game_page_get_rules (AriGamePage *self)
{
  g_return_val_if_fail (ARI_IS_GAME_PAGE (self), NULL);

  return self->rules;
}

void
ari_game_page_set_library (AriGamePage *self,
                           AriLibrary  *library)
{
  AriQuery query = { .game = NULL, .in_progress = TRUE };
  g_autoptr(GtkSliceListModel) first = NULL;

  g_return_if_fail (ARI_IS_GAME_PAGE (self));
  g_return_if_fail (ARI_IS_LIBRARY (library));
  g_return_if_fail (self->unfinished == NULL);

  ari_read_only_show (self->read_only, library);
  query.game = self->rules->id;
  self->unfinished = G_LIST_MODEL (ari_entry_list_new (library));
  ari_entry_list_set_query (ARI_ENTRY_LIST (self->unfinished), &query);

  first = gtk_slice_list_model_new (g_object_ref (self->unfinished), 0, N_CONTINUED);
  gtk_list_box_bind_model (self->continue_list, G_LIST_MODEL (first), create_row_cb, NULL, NULL);

  g_signal_connect_swapped (self->unfinished, "items-changed", G_CALLBACK (unfinished_changed_cb), self);
  unfinished_changed_cb (self);

  self->daily = ari_daily_new (library, self->rules);
  g_signal_connect_swapped (self->daily, "changed", G_CALLBACK (sync_daily), self);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->daily_row), "s", self->rules->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->daily_row), "win.daily");
  refresh_daily (self);
}

AriExerciseRun *
ari_game_page_begin_daily (AriGamePage *self)
{
  g_return_val_if_fail (ARI_IS_GAME_PAGE (self), NULL);

  if (self->daily == NULL || ari_daily_get_puzzle (self->daily) == NULL)
    return NULL;

  return ari_daily_begin (self->daily);
}

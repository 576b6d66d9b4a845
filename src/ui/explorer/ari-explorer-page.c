/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-explorer-page.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-combo-words.h"
#include "ari-match-sound.h"
#include "ari-match-stage.h"
#include "ari-match-style.h"
#include "ari-match-toasts.h"
#include "ari-move-words.h"
#include "ari-notation-label.h"
#include "ari-played-list.h"
#include "ari-setup-words.h"
#include "ari-shortcuts.h"
#include "ari-standing-words.h"
#include "ari-step-keys.h"
#include "ari-table-ideas.h"
#include "ari-table-view.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

#define TEMPLATE     "/io/github/ariadne_games/Ariadne/ui/ari-explorer-page.ui"
#define LONGEST_PATH 12 /* plies */

struct _AriExplorerPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwBin            *place, *choices;
  AriNotationLabel  *message, *path;
  AriPlayedList     *played;
  AdwComboRow       *game;
  AdwSwitchRow      *live;

  /* Borrowed: the child of the place, made for each table */
  AriMatchStage     *stage;

  /* Owned */
  GSettings         *settings;    /* (nullable) */
  AriPeople         *people;      /* (nullable) until there is a library */
  GArray            *setups;      /* (element-type AriSetup): of the library, then of other games */
  AriTable          *table;       /* (nullable) */
  AriMatchSound     *sound;       /* (nullable) */
  AriMatchSpeech    *speech;      /* (nullable) */
  GCancellable      *cancellable; /* (nullable) while the setups are being read */
  const AriRules    *wanted;      /* (nullable): the game that is chosen once they have been read */
  gboolean           filling;
};

G_DEFINE_FINAL_TYPE (AriExplorerPage, ari_explorer_page, ADW_TYPE_NAVIGATION_PAGE)

/* What the page shows. */

static AriMatch *
get_match (AriExplorerPage *self)
{
  return ari_table_get_match (self->table);
}

/* How people got here; of a long way, the end. */
static void
sync_path (AriExplorerPage *self)
{
  AriMatch *match = get_match (self);
  AriVisibility visibility = ari_table_get_visibility (self->table);
  guint end = ari_match_get_cursor (match), from = end > LONGEST_PATH ? end - LONGEST_PATH : 0;
  g_autoptr(GString) path = g_string_new (from > 0 ? "…" : NULL);

  for (guint i = from; i < end; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      g_autofree char *text = ari_notation_quote (ari_ply_get_actor (ply),
                                                  ari_move_words_shown (&visibility, ply));

      g_string_append_printf (path, "%s%s", path->len > 0 ? " " : "", text);
    }
  ari_notation_label_set_text (self->path, ari_match_get_rules (match), ARI_NONE,
                               path->len > 0 ? path->str : _("Starting Position"));
}

/* Nothing is asked of anybody, so it says no more than whose turn it is, until somebody picks something. */
static void
sync_message (AriExplorerPage *self)
{
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);
  gboolean answers = ari_table_is_picking (self->table) || ari_table_get_refusal (self->table) != NULL;

  ari_notation_label_set_text (self->message, ari_match_get_rules (get_match (self)), ARI_NONE,
                               answers ? view->text : view->status);
}

static void
sync_standing (AriExplorerPage *self)
{
  const AriVerdict *verdict = ari_table_get_verdict (self->table);
  g_autofree char *standing = NULL;

  if (verdict != NULL)
    standing = ari_standing_words (get_match (self), verdict->win, verdict->points);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->live),
                               standing != NULL ? standing : _("Evaluates the position on the board"));
}

/* Nobody rolls or tosses anew: people choose from the results that the list shows. */
static void
table_changed_cb (AriExplorerPage *self)
{
  AriMatch *match = get_match (self);
  AriFeat feat = ari_feat_due (ari_match_get_rules (match), ari_match_get_position (match));
  gboolean is_chance = ari_match_get_actor (match) == ARI_CHANCE || feat != ARI_FEAT_NONE;

  ari_driver_set_held (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_CLOSED, self, is_chance);
  ari_step_keys_sync (GTK_WIDGET (self), self->table);
  sync_path (self);
  sync_message (self);
  sync_standing (self);
}

static void
sounded_cb (AriExplorerPage *self,
            int              sound)
{
  ari_match_sound_play (self->sound, (AriSound) sound);
}

static void
sync_analysis (AriExplorerPage *self)
{
  if (self->table != NULL)
    ari_analysis_set_running (ari_table_get_analysis (self->table),
                              adw_switch_row_get_active (self->live)
                              && gtk_widget_get_mapped (GTK_WIDGET (self)));
}

static void
drop_table (AriExplorerPage *self)
{
  if (self->table == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->table, self);
  ari_analysis_set_running (ari_table_get_analysis (self->table), FALSE);
  g_clear_object (&self->speech);
  g_clear_object (&self->sound);
  adw_bin_set_child (self->choices, NULL);
  adw_bin_set_child (self->place, NULL);
  g_clear_object (&self->table);
}

/* Shows a match that nobody keeps, in which people choose for everybody, and for chance.
 * @match: (transfer full) */
static void
show_match (AriExplorerPage *self,
            AriMatch        *match)
{
  drop_table (self);
  self->table = ari_table_new (match, NULL, TRUE);
  g_object_unref (match);
  ari_driver_hold (ari_table_get_driver (self->table), ARI_DRIVER_HOLD_SCRIPT, self);
  ari_mistake_checker_set_resting (ari_table_get_mistake_checker (self->table), TRUE);
  ari_table_lead (self->table);

  /* In the same order as on the page of a match: the board, its surroundings, sound and speech. */
  self->stage = g_object_new (ARI_TYPE_MATCH_STAGE, NULL);
  ari_match_stage_set_table (self->stage, self->table, self->settings);
  g_signal_connect_object (self->stage, "sounded", G_CALLBACK (sounded_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (self->place, GTK_WIDGET (self->stage));
  adw_bin_set_child (self->choices, ari_match_stage_get_choices (self->stage));
  g_signal_connect_swapped (self->table, "changed", G_CALLBACK (table_changed_cb), self);
  ari_played_list_set_table (self->played, self->table);
  self->sound = ari_match_sound_new (self->table, self->settings, GTK_WIDGET (self));
  self->speech = ari_match_speech_new (self->table, GTK_WIDGET (self));
  sync_analysis (self);
  table_changed_cb (self);

  /* The page was opened before there was a board to give the keyboard to. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && ari_widget_find_focus (GTK_WIDGET (self)) == NULL)
    ari_explorer_page_take_keyboard (self);
}

/* What people choose. */

static void
chosen_cb (AriExplorerPage *self,
           guint            action)
{
  AriMatch *match = get_match (self);

  if (ari_rules_legal (ari_match_get_rules (match), ari_match_get_position (match), action))
    ari_table_play (self->table, action);
}

static void
game_cb (AriExplorerPage *self)
{
  guint selected = adw_combo_row_get_selected (self->game);

  if (self->filling || selected >= self->setups->len)
    return;

  show_match (self, ari_match_new (&g_array_index (self->setups, AriSetup, selected)));
}

static void
live_cb (AriExplorerPage *self)
{
  sync_analysis (self);
}

static void
step_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  if (self->table != NULL)
    ari_step_keys_go (action_name, self->table);
}

static void
zoom_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  if (self->table != NULL)
    ari_match_stage_zoom (self->stage, action_name);
}

static void
tell_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  if (self->table != NULL)
    ari_match_toasts (self->speech, self->table, ari_match_stage_get_focus (self->stage), action_name);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  return self->table != NULL && ari_match_stage_escape (self->stage) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* The setups. */

/* @index: (out): its place in the list; if it isn't there: the end */
static gboolean
find_setup (AriExplorerPage *self,
            const AriSetup  *setup,
            guint           *index)
{
  for (*index = 0; *index < self->setups->len; (*index)++)
    if (ari_setup_equal (&g_array_index (self->setups, AriSetup, *index), setup))
      return TRUE;

  return FALSE;
}

static gboolean
find_game (AriExplorerPage *self,
           const AriRules  *rules,
           guint           *index)
{
  for (*index = 0; *index < self->setups->len; (*index)++)
    if (g_array_index (self->setups, AriSetup, *index).rules == rules)
      return TRUE;

  return FALSE;
}

/* Lists the setups, and keeps the one that is shown. Nobody has played it yet if it isn't among them. */
static void
fill_games (AriExplorerPage *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  const AriSetup *shown = self->table != NULL ? ari_match_get_setup (get_match (self)) : NULL;
  guint n_games, selected = 0, found;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  if (shown != NULL && !find_setup (self, shown, &selected))
    g_array_append_vals (self->setups, shown, 1);
  for (guint i = 0; i < n_games; i++)
    if (!find_game (self, games[i], &found))
      {
        AriSetup usual;

        ari_setup_init (&usual, games[i]);
        g_array_append_val (self->setups, usual);
      }
  for (guint i = 0; i < self->setups->len; i++)
    {
      g_autofree char *words = ari_setup_words (&g_array_index (self->setups, AriSetup, i));

      gtk_string_list_append (names, words);
    }
  if (shown == NULL && self->wanted != NULL)
    find_game (self, self->wanted, &selected);

  self->filling = TRUE;
  adw_combo_row_set_model (self->game, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->game, selected);
  self->filling = FALSE;
  if (shown == NULL)
    game_cb (self);
}

/* Cancelled, the page has gone, or isn't shown, even if the answer was on its way. */
static void
setups_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriExplorerPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) setups = ari_library_setups_finish (ARI_LIBRARY (source), result, &error);

  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  g_clear_object (&self->cancellable);
  if (setups != NULL)
    {
      g_array_unref (self->setups);
      self->setups = g_steal_pointer (&setups);
    }
  else
    {
      ari_toast (GTK_WIDGET (self), error->message);
    }
  fill_games (self);
}

static void
stop_reading (AriExplorerPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

/* Matches may have been played or deleted since the page was last shown. */
static void
read_setups (AriExplorerPage *self)
{
  if (self->people == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  stop_reading (self);
  self->cancellable = g_cancellable_new ();
  ari_library_setups_async (ari_people_get_library (self->people), self->cancellable, setups_cb,
                            g_object_ref (self));
  ari_people_refresh (self->people);
}

static void
people_changed_cb (AriExplorerPage *self)
{
  GArray *people = ari_people_list (self->people);

  for (guint i = 0; people != NULL && i < people->len; i++)
    ari_played_list_add_person (self->played, g_array_index (people, AriPerson, i).name);
}

static void
ari_explorer_page_map (GtkWidget *widget)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  GTK_WIDGET_CLASS (ari_explorer_page_parent_class)->map (widget);
  read_setups (self);
  sync_analysis (self);
}

static void
ari_explorer_page_unmap (GtkWidget *widget)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (widget);

  stop_reading (self);
  GTK_WIDGET_CLASS (ari_explorer_page_parent_class)->unmap (widget);
  sync_analysis (self);
}

static void
ari_explorer_page_dispose (GObject *object)
{
  AriExplorerPage *self = ARI_EXPLORER_PAGE (object);

  stop_reading (self);
  drop_table (self);
  /* Otherwise the template unparents its outermost child without telling the navigation page. */
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_EXPLORER_PAGE);
  g_clear_object (&self->people);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_explorer_page_parent_class)->dispose (object);
}

static void
ari_explorer_page_finalize (GObject *object)
{
  g_array_unref (ARI_EXPLORER_PAGE (object)->setups);

  G_OBJECT_CLASS (ari_explorer_page_parent_class)->finalize (object);
}

static void
ari_explorer_page_class_init (AriExplorerPageClass *klass)
{
  static const char *const shortcuts[] = { "match.first", "match.back", "match.forward", "match.last",
                                           "match.zoom-", "match.whole-board", ARI_MATCH_TELL_PREFIX };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_explorer_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_explorer_page_finalize;
  widget_class->map = ari_explorer_page_map;
  widget_class->unmap = ari_explorer_page_unmap;

  g_type_ensure (ARI_TYPE_NOTATION_LABEL);
  g_type_ensure (ARI_TYPE_PLAYED_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, place);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, choices);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, message);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, path);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, played);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, game);
  gtk_widget_class_bind_template_child (widget_class, AriExplorerPage, live);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, live_cb);

  ari_step_keys_install (widget_class, step_cb);
  ari_match_stage_install_zooms (widget_class, zoom_cb);
  ari_match_toasts_install (widget_class, tell_cb);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    ari_shortcuts_bind (widget_class, shortcuts[i]);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
prepare_label (AriNotationLabel *view)
{
  GtkLabel *label = ari_notation_label_get_label (view);

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}

static void
ari_explorer_page_init (AriExplorerPage *self)
{
  self->setups = g_array_new (FALSE, FALSE, sizeof (AriSetup));
  ari_match_style_install (gdk_display_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  prepare_label (self->message);
  prepare_label (self->path);
  ari_combo_words_prepare (self->game);
  ari_step_keys_add (GTK_WIDGET (self));
}

AriExplorerPage *
ari_explorer_page_new (GSettings *settings)
{
  AriExplorerPage *self = g_object_new (ARI_TYPE_EXPLORER_PAGE, NULL);

  g_set_object (&self->settings, settings);

  return self;
}

void
ari_explorer_page_set_people (AriExplorerPage *self,
                              AriPeople       *people)
{
  g_return_if_fail (ARI_IS_EXPLORER_PAGE (self));
  g_return_if_fail (self->people == NULL);

  self->people = g_object_ref (people);
  ari_played_list_explore (self->played, ari_people_get_library (people));
  g_signal_connect_object (people, "changed", G_CALLBACK (people_changed_cb), self, G_CONNECT_SWAPPED);
  people_changed_cb (self);
  read_setups (self);
}

void
ari_explorer_page_set_person (AriExplorerPage *self,
                              const char      *name,
                              const AriRules  *rules)
{
  g_return_if_fail (ARI_IS_EXPLORER_PAGE (self));
  g_return_if_fail (self->people != NULL);

  self->wanted = rules;
  ari_played_list_set_person (self->played, name);
}

void
ari_explorer_page_set_match (AriExplorerPage *self,
                             AriMatch        *match)
{
  AriMatch *explored;

  g_return_if_fail (ARI_IS_EXPLORER_PAGE (self));
  g_return_if_fail (self->people != NULL);

  explored = ari_match_new (ari_match_get_setup (match));
  for (guint i = 0; i < ari_match_get_cursor (match); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (!ari_match_play (explored, ari_ply_get_action (ply), -1, NULL))
        g_return_if_reached ();
    }
  show_match (self, explored);
  if (self->setups->len > 0)
    fill_games (self);
}

void
ari_explorer_page_take_keyboard (AriExplorerPage *self)
{
  g_return_if_fail (ARI_IS_EXPLORER_PAGE (self));

  if (self->table == NULL)
    return;

  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
  ari_widget_tell_page (ADW_NAVIGATION_PAGE (self));
}

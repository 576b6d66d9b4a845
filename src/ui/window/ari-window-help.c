/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which page of the help F1 opens where. */
#include "ari-window-help.h"

#include "ari-help-dialog.h"
#include "ari-window-private.h"

#include "ari-analysis-panel.h"
#include "ari-board-view.h"
#include "ari-dice-dialog.h"
#include "ari-failure-page.h"
#include "ari-feat-ui.h"
#include "ari-game-page.h"
#include "ari-lesson-list.h"
#include "ari-library-page.h"
#include "ari-luck-list.h"
#include "ari-match-page.h"
#include "ari-move-list.h"
#include "ari-new-match-dialog.h"
#include "ari-notes-panel.h"
#include "ari-outcome-dialog.h"
#include "ari-practice-page.h"
#include "ari-preferences-dialog.h"
#include "ari-replay-bar.h"
#include "ari-result-view.h"
#include "ari-review-panel.h"
#include "ari-rules-view.h"
#include "ari-tags-dialog.h"
#include "ari-task-page.h"
#include "ari-task-view.h"
#include "ari-timeline.h"

static const AriHelpPlace places[] = {
  { ari_board_view_get_type, NULL },
  { ari_move_list_get_type, "thread" },
  { ari_timeline_get_type, "thread" },
  { ari_replay_bar_get_type, "thread" },
  { ari_outcome_dialog_get_type, "thread" },
  { ari_luck_list_get_type, "luck" },
  { ari_dice_dialog_get_type, "luck" },
  { ari_analysis_panel_get_type, "analysis" },
  { ari_rules_view_get_type, "index" },
  { ari_notes_panel_get_type, "notes" },
  { ari_result_view_get_type, "ending" },
  { ari_review_panel_get_type, "analysis" },
  { ari_match_page_get_type, "play" },
  { ari_lesson_list_get_type, "lessons" },
  { ari_practice_page_get_type, "practice" },
  { ari_new_match_dialog_get_type, "start" },
  { ari_preferences_dialog_get_type, "preferences" },
  { ari_game_page_get_type, "start" },
  { ari_tags_dialog_get_type, "library" },
  { ari_library_page_get_type, "library" },
  { ari_failure_page_get_type, "trouble" },
};

const AriHelpPlace *
ari_window_help_places (guint *n_places)
{
  *n_places = G_N_ELEMENTS (places);

  return places;
}

/* (nullable) */
static const AriHelpPlace *
find_place_among (const AriHelpPlace *list,
                  guint               n,
                  GtkWidget          *widget)
{
  for (guint i = 0; i < n; i++)
    if (G_OBJECT_TYPE (widget) == list[i].type ())
      return &list[i];

  return NULL;
}

/* (nullable) */
static const AriHelpPlace *
find_place (GtkWidget *widget)
{
  const AriHelpPlace *place = find_place_among (places, G_N_ELEMENTS (places), widget);
  const AriFeatUi *ui;

  for (guint i = 0; place == NULL && (ui = ari_feat_ui_nth (i)) != NULL; i++)
    place = find_place_among (ui->places, ui->n_places, widget);

  return place;
}

char *
ari_window_help_page (GtkWidget      *widget,
                      const AriRules *rules)
{
  /* Beside a board that sets a task, the task is what people ask about. */
  const AriHelpPlace *place;
  gboolean has_task = widget != NULL && gtk_widget_get_ancestor (widget, ARI_TYPE_TASK_VIEW) != NULL;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (ARI_IS_TASK_PAGE (widget))
        return g_strdup (ARI_TASK_GET_CLASS (ari_task_page_get_task (ARI_TASK_PAGE (widget)))->help);

      place = find_place (widget);
      if (place != NULL && !(has_task && place->page == NULL))
        return place->page != NULL ? g_strdup (place->page) : g_strdup_printf ("rules-%s", rules->id);
    }

  return NULL;
}

AdwDialog *
ari_window_help_dialog (AriWindow      *self,
                        const AriRules *rules)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  g_autofree char *id = NULL;

  if (ARI_IS_HELP_DIALOG (dialog))
    return NULL;

  /* A page that was just left may still have the focus. */
  if (focus != NULL && gtk_widget_get_mapped (focus))
    id = ari_window_help_page (focus, rules);
  if (id == NULL)
    {
      if (page == self->root)
        page = adw_navigation_split_view_get_content (self->split);
      id = ari_window_help_page (GTK_WIDGET (page), rules);
    }

  return ari_help_dialog_new (self->settings, id != NULL ? id : "index");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-show.h"

#include "ari-settings.h"

void
ari_match_show_init (AriMatchShow *self,
                     AriTable     *table)
{
  const AriTableView *view = self->view = ari_table_get_view (table);

  ari_board_state_init (&self->show, ari_match_get_setup (ari_table_get_match (table)), &view->position);
  if (view->last != ARI_ACTION_NONE)
    ari_board_state_set_last (&self->show, &view->before, view->last, self->paths);
  self->show.n_marks = ari_overlay_switches_collect (ari_table_get_overlays (table), &view->position,
                                                     ari_table_get_preview (table)->step == 0, self->marks);
  self->show.marks = self->marks;
  self->show.n_ideas = view->n_ideas;
  self->show.ideas = view->ideas;
  self->show.n_trace = view->n_trace;
  self->show.trace = view->trace;
  self->show.n_earners = view->n_earners;
  self->show.earners = view->earners;
  self->show.is_present = view->is_present;
  self->show.is_ended = ari_match_is_ended_here (ari_table_get_match (table));
  self->show.listener = view->listener;
  self->show.covered = ari_table_get_visibility (table).covered;
}

AriBoardFlags
ari_match_show_flags (const AriMatchShow *self,
                      AriTable           *table,
                      GSettings          *settings,
                      GtkWidget          *widget)
{
  AriBoardFlags flags = 0;

  if (self->view->is_turn && ari_table_is_pickable (table))
    flags |= ARI_BOARD_TURN;
  if (ari_settings_want_animations (settings, widget))
    flags |= ARI_BOARD_ANIMATED;
  if (settings != NULL && g_settings_get_boolean (settings, "confirm-taps"))
    flags |= ARI_BOARD_CONFIRM_TAPS;
  /* Nobody waits in a lesson or an exercise. */
  if (ari_table_is_led (table))
    flags |= ARI_BOARD_UNHURRIED;

  return flags;
}

char *
ari_match_show_legend (const AriRules     *rules,
                       AriOverlaySwitches *overlays)
{
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const char *legend = ari_board_renderer_legend (rules, choices[i].id);

      if (legend != NULL && ari_overlay_switches_get (overlays, choices[i].id)
          && !ari_overlay_switches_is_withheld (overlays, choices[i].id))
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n\n" : "", legend);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

void
ari_match_show_clear (AriMatchShow *self)
{
  g_clear_pointer (&self->view, ari_table_view_unref);
}

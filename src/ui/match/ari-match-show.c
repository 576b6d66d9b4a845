/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-show.h"

#include "ari-pace.h"
#include "ari-shown-ideas.h"

void
ari_match_show_init (AriMatchShow *self,
                     AriTable     *table)
{
  AriAction last = ari_shown_position (table, &self->before, &self->position);

  ari_board_state_init (&self->show, ari_match_get_setup (ari_table_get_match (table)), &self->position);
  if (last != ARI_ACTION_NONE)
    ari_board_state_set_last (&self->show, &self->before, last, self->paths);
  self->show.n_marks = ari_overlay_switches_collect (ari_table_get_overlays (table), &self->position,
                                                     ari_table_get_preview (table)->step == 0, self->marks);
  self->show.marks = self->marks;
  self->show.n_ideas = ari_shown_ideas (table, self->ideas);
  self->show.ideas = self->ideas;
  self->show.n_trace = ari_shown_trace (table, self->trace);
  self->show.trace = self->trace;
  self->show.n_earners = ari_shown_earners (table, self->earners);
  self->show.earners = self->earners;
  self->show.is_present = ari_shown_is_present (table);
  self->show.listener = ari_shown_listener (table);
  self->show.covered = ari_table_get_sight (table).covered;
}

void
ari_match_show_revealed (AriTable     *table,
                         AriBoardView *board)
{
  double pace;

  g_object_get (ari_table_get_driver (table), "min-seconds", &pace, NULL);
  ari_board_view_set_revealed_ms (board, ari_table_awaits_sight (table)
                                           ? ARI_BOARD_UNTIL_COVERED
                                           : (guint) (ari_pace_revealed_seconds (pace) * 1000));
}

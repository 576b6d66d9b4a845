/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of actions: pointing at a target that takes several actions, such as both dice, plays them one after
 * another, so that each shows its own motion. */
#include "ari-board-view-private.h"

/* Takes the first action of the line, which leads from @position to where the next one is due. */
static AriAction
advance (AriBoardView      *self,
         const AriPosition *position)
{
  AriAction action = self->line[0];

  self->line_position = *position;
  self->shown.setup.rules->apply (&self->line_position, action);
  self->n_line--;
  memmove (self->line, self->line + 1, self->n_line * sizeof *self->line);

  return action;
}

void
ari_board_view_set_line (AriBoardView    *self,
                         const AriTarget *target)
{
  g_clear_handle_id (&self->line_id, g_source_remove);
  self->n_line = target != NULL ? target->n_actions : 0;
  if (self->n_line == 0)
    return;

  /* The picks play the first. */
  memcpy (self->line, target->actions, sizeof self->line);
  advance (self, &self->shown.position);
}

static void
continue_cb (gpointer data)
{
  AriBoardView *self = data;
  AriPosition before = self->line_position;

  self->line_id = 0;
  ari_board_view_emit_picked (self, advance (self, &before));
}

void
ari_board_view_continue_line (AriBoardView *self)
{
  if (self->n_line > 0 && self->line_id == 0 && !ari_board_picture_is_moving (self->picture)
      && ari_board_shown_is_pickable (&self->shown)
      && ari_position_equal (self->shown.setup.rules, &self->shown.position, &self->line_position))
    self->line_id = g_idle_add_once (continue_cb, self);
}

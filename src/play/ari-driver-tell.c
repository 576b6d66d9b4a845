/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others tell the driver. */
#include "ari-driver-private.h"

#include "ari-go.h"

/* From now on the driver doesn't wait. */
void
ari_driver_play_on (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  self->waits = FALSE;
  ari_driver_sync (self);
}

/* A person has just played. From that ply the match goes on: with the answers in the record, if the ply was
 * there before. */
void
ari_driver_answer (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  /* If you make the same mistake again while trying again, it stays on the board. */
  if (!self->paused || !ari_go_is_possible (self->match, ARI_GO_FORWARD, 0))
    self->fresh = ari_match_get_ply_id (self->match);
  ari_driver_sync (self);
}

/* From now on neither computers nor chance act by themselves. A script plays for them, as for any seat. */
void
ari_driver_rest (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  self->rests = TRUE;
  ari_driver_sync (self);
}

/* Looks again at who acts: a seat has changed hands. */
void
ari_driver_look (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  ari_driver_sync (self);
}

/* While the driver is paused, neither computers nor chance act by themselves. */
void
ari_driver_set_paused (AriDriver *self,
                       gboolean   paused)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->paused == paused)
    return;

  self->paused = paused;
  ari_driver_sync (self);
}

/* While it is closed, people can't choose anything either: what they picked would be ignored. */
void
ari_driver_set_closed (AriDriver *self,
                       gboolean   closed)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->closed == closed)
    return;

  self->closed = closed;
  ari_driver_sync (self);
}

/* Until ari_driver_end_question() is called as often, neither computers nor chance act, and nobody else acts
 * for them: players answer a question about the position, which must stay the same. */
void
ari_driver_begin_question (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  self->n_questions++;
  ari_driver_sync (self);
  if (self->n_questions == 1)
    g_object_notify (G_OBJECT (self), "asked");
}

void
ari_driver_end_question (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));
  g_return_if_fail (self->n_questions > 0);

  self->n_questions--;
  ari_driver_sync (self);
  if (self->n_questions == 0)
    g_object_notify (G_OBJECT (self), "asked");
}

gboolean
ari_driver_has_question (AriDriver *self)
{
  g_return_val_if_fail (ARI_IS_DRIVER (self), FALSE);

  return self->n_questions > 0;
}

/* Ends thinking with the best action so far. */
void
ari_driver_hurry (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->thinking != NULL)
    ari_opponent_hurry (self->thinking);
}

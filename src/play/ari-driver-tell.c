/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others tell the driver. */
#include "ari-driver-private.h"

#include "ari-go.h"

/* The person who has only looked at the match wants it to go on. */
void
ari_driver_play_on (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  ari_driver_release (self, ARI_DRIVER_HOLD_VIEWER, self);
  ari_driver_sync (self);
}

/* A person has just played. From that ply the match goes on: with the answers in the record, if the ply was
 * there before. */
void
ari_driver_answer (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  /* If you make the same mistake again while trying again, it stays on the board. */
  if (!(ari_driver_get_holds (self) & ARI_DRIVER_HOLD_TRY)
      || !ari_go_is_possible (self->match, ARI_GO_FORWARD, 0))
    self->fresh = ari_match_get_ply_id (self->match);
  ari_driver_sync (self);
}

/* Call after a seat has changed hands. */
void
ari_driver_look (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  ari_driver_sync (self);
}

/* Ends thinking with the best action so far. */
void
ari_driver_hurry (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->thinking != NULL)
    ari_opponent_hurry (self->thinking);
}

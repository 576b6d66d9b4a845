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

static gboolean
find_holder (AriDriver     *self,
             AriDriverHold  reason,
             gpointer       owner,
             guint         *index)
{
  for (*index = 0; *index < self->holds->len; (*index)++)
    {
      const AriHolder *holder = &g_array_index (self->holds, AriHolder, *index);

      if (holder->reason == reason && holder->owner == owner)
        return TRUE;
    }

  return FALSE;
}

void
ari_driver_hold (AriDriver     *self,
                 AriDriverHold  reason,
                 gpointer       owner)
{
  guint i, before;

  g_return_if_fail (ARI_IS_DRIVER (self));

  if (find_holder (self, reason, owner, &i))
    return;

  before = ari_driver_get_holds (self);
  g_array_append_vals (self->holds, &(AriHolder) { reason, owner }, 1);
  if (before != ari_driver_get_holds (self))
    ari_driver_notify_holds (self);
}

void
ari_driver_release (AriDriver     *self,
                    AriDriverHold  reason,
                    gpointer       owner)
{
  guint i;

  g_return_if_fail (ARI_IS_DRIVER (self));

  if (!find_holder (self, reason, owner, &i))
    return;

  g_array_remove_index_fast (self->holds, i);
  if (!(ari_driver_get_holds (self) & reason))
    ari_driver_notify_holds (self);
}

guint
ari_driver_get_holds (AriDriver *self)
{
  guint reasons = 0;

  g_return_val_if_fail (ARI_IS_DRIVER (self), 0);

  for (guint i = 0; i < self->holds->len; i++)
    reasons |= g_array_index (self->holds, AriHolder, i).reason;

  return reasons;
}

/* Ends thinking with the best action so far. */
void
ari_driver_hurry (AriDriver *self)
{
  g_return_if_fail (ARI_IS_DRIVER (self));

  if (self->thinking != NULL)
    ari_opponent_hurry (self->thinking);
}

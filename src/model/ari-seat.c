/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat.h"

const char *
ari_seat_name (const AriSeat *self,
               AriActor       seat)
{
  return self->name != NULL && *self->name != '\0' ? self->name : ari_seat_colour_name (seat);
}

void
ari_seats_clear (AriSeat seats[ARI_MAX_SEATS])
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      g_free (seats[i].name);
      g_free (seats[i].level);
      seats[i] = (AriSeat) { 0 };
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_SEAT_PERSON,
  ARI_SEAT_COMPUTER,
} AriSeatKind;

/* Who sits at a seat. */
typedef struct
{
  AriSeatKind kind;
  char       *name;  /* (nullable) "" or NULL when nobody gave one; in a match never NULL */
  char       *level; /* (nullable) id of the level, computers only */
} AriSeat;

/* What the people at the table call it: the name, as brief as a label wants it, or the colour of @seat
 * when nobody gave one. (transfer none) */
const char *ari_seat_name   (const AriSeat *self,
                             AriActor       seat);
/* Frees what they hold, and leaves persons without a name. */
void        ari_seats_clear (AriSeat        seats[ARI_MAX_SEATS]);

G_END_DECLS

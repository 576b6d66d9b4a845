/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_SEAT_PERSON,
  ARI_SEAT_COMPUTER,
} AriSeatKind;

/* The player at a seat. */
typedef struct
{
  AriSeatKind kind;
  char       *name;  /* (nullable) "" or NULL when none was given; in a match never NULL */
  char       *level; /* (nullable) id of the level of a computer; see also ari_match_set_substitute() */
} AriSeat;

/* The name of the player as shown to people: @self's name, shortened for labels, or when there is none, what
 * @seat is called in this game. (transfer none) */
const char *ari_seat_name   (const AriSeat  *self,
                             const AriRules *rules,
                             AriActor        seat);
/* Names that differ only in upper and lower case have the same folded name. (transfer full) */
char       *ari_seat_fold_name (const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* Frees their contents, and leaves persons without a name. */
void        ari_seats_clear (AriSeat        seats[ARI_MAX_SEATS]);

G_END_DECLS

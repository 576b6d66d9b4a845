/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The 61 fields and what they do. The rules, the pictures and the search share whatever needs no position. */

#define LABYRINTH_PIPS     6u
#define LABYRINTH_SIDE     8u /* fields in a row */
#define LABYRINTH_OUTSIDE  0u
#define LABYRINTH_ENTRANCE 1u
#define LABYRINTH_CENTRE   61u
#define LABYRINTH_FIELDS   62u /* including the outside */

/* The tunnel leads from the second trap back to the beginning of the Orbit. */
#define LABYRINTH_TUNNEL     52u
#define LABYRINTH_TUNNEL_END 7u

#define LABYRINTH_STATIONS 6u    /* of the Knight's Orbit, including 52 */

#define LABYRINTH_BIT(field) (G_GUINT64_CONSTANT (1) << (field))

/* Any number of travellers can stand here. */
#define LABYRINTH_SANCTUARIES                                                                               \
  (LABYRINTH_BIT (1) | LABYRINTH_BIT (2) | LABYRINTH_BIT (3) | LABYRINTH_BIT (4) | LABYRINTH_BIT (5) |      \
   LABYRINTH_BIT (31) | LABYRINTH_BIT (58))
/* Travellers can't be displaced from here. */
#define LABYRINTH_SHARED                                                                                    \
  (LABYRINTH_SANCTUARIES | LABYRINTH_BIT (LABYRINTH_OUTSIDE) | LABYRINTH_BIT (LABYRINTH_CENTRE))
#define LABYRINTH_TRAPS     (LABYRINTH_BIT (13) | LABYRINTH_BIT (52))
#define LABYRINTH_MILLSTONE \
  (LABYRINTH_BIT (44) | LABYRINTH_BIT (45) | LABYRINTH_BIT (50) | LABYRINTH_BIT (51))
/* Where a ride can begin. */
#define LABYRINTH_ORBIT                                                                                     \
  (LABYRINTH_BIT (7) | LABYRINTH_BIT (46) | LABYRINTH_BIT (49) | LABYRINTH_BIT (55) | LABYRINTH_BIT (34))
/* Arriving here by a die does more than an exchange. */
#define LABYRINTH_EVENTFUL                                                                                  \
  (LABYRINTH_TRAPS | LABYRINTH_MILLSTONE | LABYRINTH_ORBIT | LABYRINTH_BIT (LABYRINTH_CENTRE))

/* The layout, row by row from the top; 61 occupies four squares. A wall separates neighbours whose numbers
 * differ by more than one. */
extern const guint8 labyrinth_fields[LABYRINTH_SIDE][LABYRINTH_SIDE];
/* The stations in the order of the orbit: 7, 46, 49, 52, 55, 34. */
extern const guint8 labyrinth_stations[LABYRINTH_STATIONS];
/* Where a traveller that lands on the field is carried: 0 for most. */
extern const guint8 labyrinth_passages[LABYRINTH_FIELDS];
/* Where a die move from a field ends, by pips: it turns round at the gate, and passages are included. From
 * outside, every die that may be used leads to the same field. Rows have eight entries so that a shift finds
 * them. */
extern const guint8 labyrinth_steps[LABYRINTH_FIELDS][8];

static inline gboolean
labyrinth_is (guint64 fields,
              guint   field)
{
  return (fields >> field & 1) != 0;
}

/* The farthest field that a die move from @field can reach. */
static inline guint
labyrinth_gate (guint field)
{
  return field < 31 ? 31 : field < 58 ? 58 : LABYRINTH_CENTRE;
}

/* Where a die move of @die pips from @field, an inside field, lands before any passage. */
static inline guint
labyrinth_landing (guint field,
                   guint die)
{
  guint gate = labyrinth_gate (field), landing = field + die;

  return landing > gate ? 2 * gate - landing : landing;
}

/* The other side of the Millstone. */
static inline guint
labyrinth_across (guint field)
{
  return field < 48 ? field + 6 : field - 6;
}

/* Where @pips stations lead from @field, a station of the Orbit: returns 52 as such, though it drops to 7. */
guint labyrinth_ride (guint field,
                      guint pips);

G_END_DECLS

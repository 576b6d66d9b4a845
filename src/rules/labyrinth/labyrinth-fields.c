/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-fields.h"

const guint8 labyrinth_fields[LABYRINTH_SIDE][LABYRINTH_SIDE] = {
  { 18, 17, 16, 15, 14, 13, 12, 11 },
  { 19, 36, 37, 38, 39, 40, 41, 10 },
  { 20, 35, 56, 55, 54, 53, 42, 9 },
  { 21, 34, 57, 61, 61, 52, 43, 8 },
  { 22, 33, 58, 61, 61, 51, 44, 7 },
  { 23, 32, 59, 60, 49, 50, 45, 6 },
  { 24, 31, 30, 29, 48, 47, 46, 5 },
  { 25, 26, 27, 28, 1, 2, 3, 4 },
};

const guint8 labyrinth_stations[LABYRINTH_STATIONS] = { 7, 46, 49, 52, 55, 34 };

const guint8 labyrinth_passages[LABYRINTH_FIELDS] = {
  [6] = 12, [18] = 26, [21] = 26, [42] = 56, [59] = 47,
};

guint
labyrinth_ride (guint field,
                guint pips)
{
  const guint last = LABYRINTH_STATIONS - 1;
  guint at = 0;
  gboolean back = FALSE;

  while (at < last && labyrinth_stations[at] != field)
    at++;
  for (; pips > 0; pips--)
    {
      if (at == 0 || at == last)
        back = at == last;
      at = back ? at - 1 : at + 1;
    }

  return labyrinth_stations[at];
}

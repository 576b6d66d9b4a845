/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats actions in their written form, and parses it. */
#include "labyrinth-position.h"

#include <string.h>

char *
labyrinth_format (const AriPosition *position,
                  AriAction          action)
{
  LabyrinthAction a = labyrinth_unpack (action);

  switch (a.kind)
    {
    case LABYRINTH_BEGIN:
      return g_strdup_printf ("first=%u", a.first);

    case LABYRINTH_ROLL:
      return g_strdup_printf ("%u-%u", a.first, a.second);

    case LABYRINTH_MOVE:
      return g_strdup_printf ("%c%u", 'a' + (char) a.first, a.second);

    case LABYRINTH_CROSS:
      return g_strdup ("cross");

    case LABYRINTH_RIDE:
      return g_strdup ("ride");

    case LABYRINTH_STATION:
      return g_strdup_printf ("r%u", a.first);

    case LABYRINTH_STAY:
    default:
      return g_strdup ("stay");
    }
}

/* One digit, 1 … @most. */
static gboolean
is_number (char  digit,
           guint most)
{
  return digit >= '1' && digit <= (char) ('0' + most);
}

gboolean
labyrinth_read (const AriPosition *position,
                const char        *text,
                AriAction         *action)
{
  gsize length = strlen (text);

  *action = ARI_ACTION_NONE;
  if (g_str_equal (text, "cross"))
    *action = labyrinth_pack (LABYRINTH_CROSS, 0, 0);
  else if (g_str_equal (text, "ride"))
    *action = labyrinth_pack (LABYRINTH_RIDE, 0, 0);
  else if (g_str_equal (text, "stay"))
    *action = labyrinth_pack (LABYRINTH_STAY, 0, 0);
  else if (g_str_has_prefix (text, "first=") && length == 7 && is_number (text[6], LABYRINTH_SEATS))
    *action = labyrinth_pack (LABYRINTH_BEGIN, (guint) (text[6] - '0'), 0);
  else if (length == 2 && text[0] == 'r' && is_number (text[1], LABYRINTH_PIPS))
    *action = labyrinth_pack (LABYRINTH_STATION, (guint) (text[1] - '0'), 0);
  else if (length == 2 && text[0] >= 'a' && text[0] < 'a' + (char) LABYRINTH_TRAVELLERS &&
           is_number (text[1], LABYRINTH_PIPS))
    *action = labyrinth_pack (LABYRINTH_MOVE, (guint) (text[0] - 'a'), (guint) (text[1] - '0'));
  else if (length == 3 && text[1] == '-' && is_number (text[0], LABYRINTH_PIPS) &&
           is_number (text[2], LABYRINTH_PIPS) && text[0] <= text[2])
    *action = labyrinth_pack (LABYRINTH_ROLL, (guint) (text[0] - '0'), (guint) (text[2] - '0'));

  return *action != ARI_ACTION_NONE;
}

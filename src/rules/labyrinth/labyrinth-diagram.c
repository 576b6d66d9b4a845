/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-position.h"

static char
letter_of (guint traveller)
{
  return (char) ('a' + traveller % LABYRINTH_TRAVELLERS);
}

/* The fields in their layout, each with its traveller ("16:3c"); then, for each seat, where its travellers
 * are ("a13+2": held for two turns) and how many turns it loses; and last, whose turn it is with the dice
 * that are left. */
char *
labyrinth_diagram (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LABYRINTH_SIDE * LABYRINTH_SIDE; i++)
    {
      guint column = i % LABYRINTH_SIDE, field = labyrinth_fields[i / LABYRINTH_SIDE][column];
      guint who = l->standing[field];

      g_string_append_printf (text, "%2u", field);
      if (who != LABYRINTH_NOBODY)
        g_string_append_printf (text, ":%u%c", labyrinth_seat (who), letter_of (who));
      else if (column + 1 < LABYRINTH_SIDE)
        g_string_append (text, "   ");
      g_string_append (text, column + 1 < LABYRINTH_SIDE ? " " : "\n");
    }

  for (AriActor seat = 1; seat <= l->seats; seat++)
    {
      g_string_append_printf (text, "%u ", seat);
      for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
        {
          guint traveller = labyrinth_traveller (seat, k), hold = labyrinth_hold (l, traveller);

          g_string_append_printf (text, " %c%u", letter_of (traveller), l->at[traveller]);
          if (hold > 0)
            g_string_append_printf (text, "+%u", hold);
        }
      if (l->lost[seat - 1] > 0)
        g_string_append_printf (text, "  -%u", l->lost[seat - 1]);
      if (seat == l->turn)
        g_string_append (text, "  <");
      for (guint i = 0; seat == l->turn && i < LABYRINTH_DICE; i++)
        if ((l->left >> i & 1) != 0)
          g_string_append_printf (text, " %u", l->dice[i]);
      g_string_append_c (text, '\n');
    }

  return g_string_free_and_steal (text);
}

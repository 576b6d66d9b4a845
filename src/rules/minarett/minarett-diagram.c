/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

/* From the top: rows 5 to 1, each space with its tower from the bottom up, the first seat in capitals; then
 * what the seats hold and have captured. */
char *
minarett_diagram (const AriPosition *position)
{
  static const char letters[MINARETT_SEATS][MINARETT_SIZES + 1] = { "LMS", "lms" };
  const Minarett *m = minarett_get (position);
  GString *text = g_string_new (NULL);

  for (guint row = MINARETT_SIDE; row > 0; row--)
    {
      g_string_append_printf (text, "%u", row);
      for (guint column = 0; column < MINARETT_SIDE; column++)
        {
          MinarettPiece tower[MINARETT_LEVELS];
          guint height = minarett_tower (m, (row - 1) * MINARETT_SIDE + column, tower);

          g_string_append (text, "  ");
          for (guint level = 0; level < height; level++)
            g_string_append_c (text, letters[tower[level].seat - 1][tower[level].size]);
          for (guint level = height; level < MINARETT_LEVELS; level++)
            g_string_append_c (text, '.');
        }
      g_string_append_c (text, '\n');
    }

  g_string_append (text, "   a    b    c    d    e\n");
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      g_string_append_printf (text, "%u ", s + 1);
      for (guint size = 0; size < MINARETT_SIZES; size++)
        g_string_append_printf (text, " %c%u", letters[s][size], m->hand[s][size]);
      g_string_append_printf (text, "  x%u\n", m->captured[s]);
    }

  return g_string_free_and_steal (text);
}

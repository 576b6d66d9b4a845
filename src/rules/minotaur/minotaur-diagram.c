/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-position.h"

/* The table from the top: open tiles, “===” for one that lies face down, “...” for none; then the pairs of
 * each seat, colour by colour. A tile that was seen and lies face down again is hidden, as on a real
 * table. */
char *
minotaur_diagram (const AriPosition *position)
{
  static const char colours[] = "RGBYW", sides[] = "LR";
  const Minotaur *m = minotaur_get (position);
  const guint columns = minotaur_n_columns (m->seats);
  GString *text = g_string_new (" ");

  for (guint column = 1; column <= columns; column++)
    g_string_append_printf (text, "  %2u", column);
  g_string_append_c (text, '\n');
  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      guint tile = m->tiles[cell] - 1u;

      if (cell % columns == 0)
        g_string_append_c (text, (char) ('a' + cell / columns));
      if ((m->table >> cell & 1) == 0)
        g_string_append (text, " ...");
      else if (minotaur_is_open (m, cell) && m->tiles[cell] != 0)
        g_string_append_printf (text, " %c%u%c", colours[minotaur_tile_colour (tile)],
                                minotaur_tile_value (tile), sides[minotaur_tile_side (tile)]);
      else
        g_string_append (text, " ===");
      if (cell % columns == columns - 1)
        g_string_append_c (text, '\n');
    }

  for (AriActor seat = 1; seat <= m->seats; seat++)
    {
      g_string_append_printf (text, "%u", seat);
      for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
        {
          const guint8 *pair = m->pairs[seat - 1][colour];

          if (minotaur_has_pair (m, seat, colour))
            g_string_append_printf (text, " %c%u-%u", colours[colour], pair[MINOTAUR_LEFT],
                                    pair[MINOTAUR_RIGHT]);
          else
            g_string_append_printf (text, " %c...", colours[colour]);
        }
      g_string_append_c (text, '\n');
    }

  return g_string_free_and_steal (text);
}

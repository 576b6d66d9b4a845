/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formats actions in their written form, and parses it. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char colour_letters[] = "RGBYW", side_letters[] = "LR";

static void
write_tile (GString *text,
            guint    tile)
{
  g_string_append_printf (text, "%c%u%c", colour_letters[minotaur_tile_colour (tile)],
                          minotaur_tile_value (tile), side_letters[minotaur_tile_side (tile)]);
}

char *
minotaur_format (const AriPosition *position,
                 AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  GString *text = g_string_new (NULL);

  switch (a.kind)
    {
    case MINOTAUR_TURN_OVER:
      g_string_append_printf (text, "%c%u", (char) ('a' + a.cell / minotaur_n_columns (m->seats)),
                              a.cell % minotaur_n_columns (m->seats) + 1);
      break;

    case MINOTAUR_SHOW:
      write_tile (text, a.tile);
      break;

    case MINOTAUR_CHALLENGE:
      g_string_append_printf (text, "%u:", a.seat);
      write_tile (text, a.tile);
      break;

    case MINOTAUR_ANSWER:
    default:
      g_string_append (text, minotaur_choice_name (a.choice));
      break;
    }

  return g_string_free_and_steal (text);
}

/* Reads "e10". No number begins with 0. */
static gboolean
read_cell (const char *text,
           guint       seats,
           guint      *cell)
{
  const guint columns = minotaur_n_columns (seats);
  guint row = (guint) (*text - 'a'), column = 0;

  if (row >= MINOTAUR_ROWS || text[1] == '0')
    return FALSE;

  for (text++; g_ascii_isdigit (*text) && column <= columns; text++)
    column = 10 * column + (guint) (*text - '0');
  *cell = row * columns + column - 1;

  return *text == '\0' && column >= 1 && column <= columns;
}

/* Reads "R3L". */
static gboolean
read_tile (const char *text,
           guint      *tile)
{
  const char *colour, *side;

  if (strlen (text) != 3 || text[1] < '1' || text[1] >= (char) ('1' + MINOTAUR_VALUES))
    return FALSE;

  colour = strchr (colour_letters, text[0]);
  side = strchr (side_letters, text[2]);
  if (colour == NULL || side == NULL)
    return FALSE;

  *tile = minotaur_tile ((MinotaurColour) (colour - colour_letters), (guint) (text[1] - '0'),
                         (MinotaurSide) (side - side_letters));
  return TRUE;
}

/* Whether @text is the written form of some action. */
static gboolean
read_action (const char     *text,
             guint           seats,
             MinotaurAction *a)
{
  *a = (MinotaurAction) { .kind = MINOTAUR_ANSWER };
  for (a->choice = 0; a->choice < MINOTAUR_CHOICES; a->choice++)
    if (g_str_equal (text, minotaur_choice_name (a->choice)))
      return TRUE;

  *a = (MinotaurAction) { .kind = MINOTAUR_TURN_OVER };
  if (read_cell (text, seats, &a->cell))
    return TRUE;

  *a = (MinotaurAction) { .kind = MINOTAUR_SHOW };
  if (read_tile (text, &a->tile))
    return TRUE;

  *a = (MinotaurAction) { .kind = MINOTAUR_CHALLENGE, .seat = (guint) (*text - '0') };
  return *text >= '1' && a->seat <= seats && text[1] == ':' && read_tile (text + 2, &a->tile);
}

gboolean
minotaur_read (const AriPosition *position,
               const char        *text,
               AriAction         *action)
{
  MinotaurAction a;
  gboolean is_read = read_action (text, minotaur_get (position)->seats, &a);

  *action = minotaur_pack (&a);

  return is_read;
}

/* The same without a position: a table of any number of seats has the cell. */
gboolean
minotaur_read_any (const char     *text,
                   MinotaurAction *a)
{
  return read_action (text, MINOTAUR_MAX_SEATS, a);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-sight.h"

#include <string.h>

#include "ari-rules.h"

#define SIDE 5 /* of the board of Minarett */

const char *
sight_name (const Click *click)
{
  return click->board->spots[click->spot].name;
}

AriActor
sight_occupant (const Click *click,
                const char  *name)
{
  return ari_rules_occupant (click->picker->rules, &click->picker->position,
                             ari_board_find (click->board, name));
}

char *
sight_describe (const Click *click,
                const char  *name)
{
  return ari_rules_describe_spot (click->picker->rules, &click->picker->position,
                                  ari_board_find (click->board, name));
}

/* --- Minoa --------------------------------------------------------------------------------------------- */

gboolean
sight_is_played (const Click *click,
                 const char  *name)
{
  return g_hash_table_contains (click->played, name);
}

/* Whether sticks lead from the point @from to the point @to, two letters each. */
static gboolean
is_joined (const Click *click,
           const char  *from,
           const char  *to,
           GHashTable  *passed)
{
  if (strncmp (from, to, 2) == 0)
    return TRUE;
  if (!g_hash_table_add (passed, g_strndup (from, 2)))
    return FALSE;

  for (guint i = 0; i < click->board->n_spots; i++)
    {
      const char *name = click->board->spots[i].name, *next = NULL;

      if (click->board->spots[i].kind != ARI_SPOT_LINE)
        continue;
      if (strncmp (name, from, 2) == 0)
        next = name + 2;
      else if (strncmp (name + 2, from, 2) == 0)
        next = name;
      if (next != NULL && sight_is_played (click, name) && sight_occupant (click, name) == ARI_NONE
          && is_joined (click, next, to, passed))
        return TRUE;
    }

  return FALSE;
}

gboolean
sight_closes_ring (const Click *click)
{
  g_autoptr(GHashTable) passed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return is_joined (click, sight_name (click), sight_name (click) + 2, passed);
}

/* --- Minarett ------------------------------------------------------------------------------------------ */

/* Spaces are joined along rows and columns, and diagonally from every second one. */
gboolean
sight_are_neighbours (guint a,
                      guint b)
{
  int rows = (int) (a / SIDE) - (int) (b / SIDE), columns = (int) (a % SIDE) - (int) (b % SIDE);
  guint steps = (guint) (ABS (rows) + ABS (columns));

  return steps == 1 || (steps == 2 && ABS (rows) == 1 && (a / SIDE + a % SIDE) % 2 == 0);
}

guint
sight_space (const char *name)
{
  return (guint) (name[1] - '1') * SIDE + (guint) (name[0] - 'a');
}

guint
sight_distance (guint from,
                guint to)
{
  guint32 reached = 1u << from;
  guint steps = 0;

  while ((reached >> to & 1) == 0)
    {
      guint32 wider = reached;

      for (guint i = 0; i < SIDE * SIDE; i++)
        for (guint j = 0; j < SIDE * SIDE; j++)
          if ((reached >> i & 1) != 0 && sight_are_neighbours (i, j))
            wider |= 1u << j;
      reached = wider;
      steps++;
    }

  return steps;
}

guint
sight_count_pieces (const Click *click,
                    const char  *name,
                    guint       *own)
{
  guint n = 0;

  *own = 0;
  for (guint level = name[2] == '.' ? (guint) (name[3] - '0') : 1; level <= 3; level++)
    {
      g_autofree char *piece = g_strdup_printf ("%.2s.%u", name, level);
      AriActor actor = sight_occupant (click, piece);

      n += actor != ARI_NONE;
      *own += actor == ari_rules_actor (click->picker->rules, &click->picker->position);
    }

  return n;
}

/* --- Labyrinth ----------------------------------------------------------------------------------------- */

gboolean
sight_is_outside (const char *name)
{
  return strlen (name) == 2 && g_ascii_islower (name[1]);
}

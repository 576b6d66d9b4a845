/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
add_die (AriNotation *notation,
         guint        pips)
{
  ari_notation_add (notation, 1, LABYRINTH_SIGN_DIE + pips - 1, NULL);
}

/* "first=2", "3-5", "a3", "cross", "ride", "r4" or "stay" */
void
labyrinth_notate (const char  *text,
                  AriNotation *notation)
{
  const guint length = (guint) strlen (text);
  AriAction action;
  LabyrinthAction a;

  if (!labyrinth_read (NULL, text, &action))
    return;

  a = labyrinth_unpack (action);
  switch (a.kind)
    {
    case LABYRINTH_BEGIN:
      /* Translators: who plays first; a number or a colour follows. */
      ari_notation_add (notation, length - 1, LABYRINTH_SIGN_BEGIN, C_("notation", "first"));
      ari_notation_add (notation, 1, ARI_SIGN_SEAT + a.first - 1,
                        ari_seat_own_name (&ari_rules_labyrinth, a.first));
      break;

    case LABYRINTH_ROLL:
      add_die (notation, a.first);
      ari_notation_add (notation, 1, ARI_SIGN_GAP, NULL);
      add_die (notation, a.second);
      break;

    case LABYRINTH_MOVE:
      ari_notation_add (notation, 1, LABYRINTH_SIGN_TRAVELLER + a.first, NULL);
      add_die (notation, a.second);
      break;

    case LABYRINTH_CROSS:
      ari_notation_add (notation, length, LABYRINTH_SIGN_CROSS,
                        C_("notation", "crossing the Millstone, cross"));
      break;

    case LABYRINTH_RIDE:
      ari_notation_add (notation, length, LABYRINTH_SIGN_RIDE, C_("notation", "riding the Orbit, ride"));
      break;

    case LABYRINTH_STATION:
      ari_notation_add (notation, 1, LABYRINTH_SIGN_RIDE, C_("notation", "ride"));
      add_die (notation, a.first);
      break;

    case LABYRINTH_STAY:
    default:
      ari_notation_add (notation, length, LABYRINTH_SIGN_STAY, C_("notation", "staying, stay"));
      break;
    }
}

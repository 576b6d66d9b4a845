/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-alike.h"

/**
 * labyrinth_is_equivalent:
 * @one: a legal action
 * @other: another one
 *
 * Returns: whether both move travellers of one seat from the same field by the same die, so that the results
 * differ only in the names of the two. No traveller that can use a die is held, so nothing else needs
 * comparing.
 */
gboolean
labyrinth_is_equivalent (const AriPosition *position,
                         AriAction          one,
                         AriAction          other)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (one), b = labyrinth_unpack (other);

  return a.kind == LABYRINTH_MOVE && b.kind == LABYRINTH_MOVE && a.second == b.second &&
         l->at[labyrinth_traveller (l->turn, a.first)] == l->at[labyrinth_traveller (l->turn, b.first)];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-go.h"

#include "ari-judgement.h"

static guint
n_plies (AriMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}

/* The number of the next mistake of the shown line in a direction, or 0. */
static guint
find_mistake (AriMatch *match,
              int       direction)
{
  guint n = n_plies (match);

  for (guint number = ari_match_get_cursor (match) + direction; number >= 1 && number <= n;
       number += direction)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

      if (ari_judgement_is_mistake (ply))
        return number;
    }

  return 0;
}

/* Ply @number of the main line, or its last; NULL: the start. */
static AriPly *
main_ply (AriMatch *match,
          guint     number)
{
  AriPly *ply = NULL, *next;

  while ((ply == NULL || ari_ply_get_number (ply) < number)
         && number > 0 && (next = ari_match_get_continuation (match, ply)) != NULL)
    ply = next;

  return ply;
}

/* The place on the shown line; the cursor itself where there is none. */
static guint
find_number (AriMatch *match,
             AriGo     where,
             guint     number)
{
  guint cursor = ari_match_get_cursor (match), mistake;

  switch (where)
    {
    case ARI_GO_FIRST:
      return 0;

    case ARI_GO_BACK:
      return cursor > 0 ? cursor - 1 : 0;

    case ARI_GO_FORWARD:
      return MIN (cursor + 1, n_plies (match));

    case ARI_GO_LAST:
      return n_plies (match);

    case ARI_GO_NUMBER:
      return MIN (number, n_plies (match));

    case ARI_GO_PREVIOUS_MISTAKE:
    case ARI_GO_NEXT_MISTAKE:
      mistake = find_mistake (match, where == ARI_GO_NEXT_MISTAKE ? 1 : -1);
      return mistake > 0 ? mistake : cursor;

    case ARI_GO_MAIN_NUMBER:
    case ARI_GO_PLY:
    case ARI_GO_MAIN_LINE:
    default:
      g_return_val_if_reached (cursor);
    }
}

gboolean
ari_go_is_possible (AriMatch *match,
                    AriGo     where,
                    guint     number)
{
  if (where == ARI_GO_PLY)
    return ari_match_find (match, number) != NULL &&
           ari_match_find (match, number) != ari_match_get_ply (match);
  if (where == ARI_GO_MAIN_LINE)
    return !ari_match_is_on_main_line (match);
  if (where == ARI_GO_MAIN_NUMBER)
    return !ari_match_is_on_main_line (match) || main_ply (match, number) != ari_match_get_ply (match);

  return find_number (match, where, number) != ari_match_get_cursor (match);
}

void
ari_go (AriMatch *match,
        AriGo     where,
        guint     number)
{
  if (!ari_go_is_possible (match, where, number))
    return;

  if (where == ARI_GO_PLY)
    ari_match_go_to (match, ari_match_find (match, number));
  else if (where == ARI_GO_MAIN_NUMBER)
    ari_match_go_to (match, main_ply (match, number));
  else if (where == ARI_GO_MAIN_LINE)
    ari_match_go_to_main_line (match);
  else
    ari_match_set_cursor (match, find_number (match, where, number));
}

gboolean
ari_go_extends_match (AriMatch *match)
{
  if (ari_match_get_cursor (match) != ari_match_get_main_length (match))
    return FALSE;

  for (AriPly *ply = ari_match_get_ply (match); ply != NULL; ply = ari_ply_get_parent (ply))
    if (ari_match_get_continuation (match, ari_ply_get_parent (ply)) != ply)
      return FALSE;

  return TRUE;
}

/**
 * ari_go_last_decision:
 * @stand_in: what it plays is nobody's decision: if that alone were taken back, it would play the same again
 *
 * The first ply of a variation was played at the board, whatever the seat.
 */
guint
ari_go_last_decision (AriMatch   *match,
                      AriStandIn *stand_in)
{
  for (guint number = n_plies (match); number > 0; number--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

      if (ari_ply_get_index (ply) > 0
          || (ari_match_is_person (match, ari_ply_get_actor (ply))
              && !ari_stand_in_would_play (stand_in, number)))
        return number;
    }

  return 0;
}

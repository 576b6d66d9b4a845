/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "minoa-state.h"
#include "minoa-playouts.h"

/* The table of Minoa for the tree search.
 *
 * Sticks have no owner: all-moves-as-first counts a stick by its line alone, whichever seat sets it,
 * which doubles what each playout teaches. It counts a piece by its line and its seat. */

#define PIECE_KEYS MINOA_LINES
#define N_KEYS     (PIECE_KEYS + MINOA_SEATS * MINOA_BORDER_LINES)

#define EVEN_STICKS 28  /* with this many sticks, a piece in hand is worth what random play makes of it */

static gsize
size (const AriRules *rules)
{
  return sizeof (MinoaState);
}

static void
load (gpointer           state,
      const AriRules    *rules,
      const AriPosition *position)
{
  minoa_state_load (state, position);
}

static AriActor
actor (gconstpointer state)
{
  return ((const MinoaState *) state)->turn + 1;
}

static guint
list (gconstpointer state,
      AriAction     actions[ARI_MAX_ACTIONS])
{
  return minoa_state_list (state, actions);
}

static void
play (gpointer  state,
      AriAction action)
{
  minoa_state_play (state, action);
}

static guint
piece_key (guint seat,
           guint line)
{
  return PIECE_KEYS + (seat - 1) * MINOA_BORDER_LINES + line;
}

/* A pass has the key of a stick on a border line, since no stick can stand there. */
static guint
key (gconstpointer state,
     AriAction     action)
{
  if (action == MINOA_ACTION_PASS)
    return 0;

  return action < MINOA_BORDER_LINES ? piece_key (actor (state), action) : action;
}

static guint
winners (const MinoaState *self,
         const int         points[ARI_MAX_SEATS])
{
  guint mask = 0;
  int most = 0;

  for (guint s = 0; s < self->seats; s++)
    {
      int total = points[s] + (self->partners ? points[(s + 2) % MINOA_SEATS] : 0);

      if (total > most)
        {
          most = total;
          mask = 0;
        }
      if (total == most)
        mask |= 1u << s;
    }

  return mask;
}

/* What the pieces in hand of each seat are worth, in triangles. On an open board, a piece that stands is a
 * piece to be walled in: between strong players, the seat that sets the first one nearly always loses.
 * Random play doesn't show this, since it walls nothing in on purpose. Once the areas have taken shape, it
 * is the other way round: the best places go to the seat that takes them first. When the board is full of
 * sticks, random play is right. The numbers were found by matches; src/designs/search.md tells how. */
static void
value_hands (const MinoaState *self,
             int               held[ARI_MAX_SEATS])
{
  int fifths = 2 * MAX (EVEN_STICKS - self->n_sticks, self->n_sticks - MINOA_ALL_STICKS);

  for (guint s = 0; s < self->seats; s++)
    held[s] = fifths * self->supply[s] / 5;
}

static void
finish (gpointer    state,
        AriRandom  *random,
        AriOutcome *outcome)
{
  MinoaState *self = state;

  value_hands (self, outcome->held);
  minoa_state_finish (self, random);
  minoa_state_scores (self, outcome->points);
  ari_share_win (winners (self, outcome->points), outcome->share);

  if (outcome->seen == NULL)
    return;

  for (guint l = 0; l < MINOA_LINES; l++)
    outcome->seen[l] = self->holder[l] == MINOA_STICK;
  memset (outcome->seen + PIECE_KEYS, 0, N_KEYS - PIECE_KEYS);
  for (guint l = 0; l < MINOA_BORDER_LINES; l++)
    outcome->seen[piece_key (self->holder[l], l)] = 1;
}

static guint
owners (gconstpointer state,
        guint8        spots[ARI_MAX_SPOTS])
{
  return minoa_state_owners (state, spots);
}

const AriPlayouts ari_playouts_minoa = {
  .n_keys = N_KEYS,
  .amaf_bias = 0.025f,
  .points_quarters = 3,
  .winning_lead = 72,
  .exploration = 0.0f, /* all-moves-as-first explores enough: see src/designs/search.md */
  .size = size,
  .load = load,
  .actor = actor,
  .list = list,
  .play = play,
  .key = key,
  .finish = finish,
  .owners = owners,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "smallest-game.h"

/* Two seats take one, two or three counters from a heap in turn. The seat that takes the last one wins. */
#define COUNTERS 12
#define MOST     3

typedef struct
{
  guint8 actor;   /* ARI_NONE when the heap is empty */
  guint8 heap;
  guint8 taker;   /* who took last */
} Heap;

static void
start (AriPosition    *position,
       const AriSetup *setup)
{
  *position = (AriPosition) { 0 };
  *(Heap *) position = (Heap) { .actor = 1, .heap = COUNTERS };
}

/* An action is the number of counters that are taken. */
static guint
actions (const AriPosition *position,
         AriAction          list[ARI_MAX_ACTIONS])
{
  guint n = MIN (((const Heap *) position)->heap, MOST);

  for (guint i = 0; i < n; i++)
    list[i] = i + 1;

  return n;
}

static void
apply (AriPosition *position,
       AriAction    action)
{
  Heap *self = (Heap *) position;

  self->heap -= (guint8) action;
  self->taker = self->actor;
  self->actor = self->heap > 0 ? 3u - self->actor : ARI_NONE;
}

/* All of the position fits into one word. */
static guint64
hash (const AriPosition *position)
{
  return position->words[0];
}

static char *
format (const AriPosition *position,
        AriAction          action)
{
  return g_strdup_printf ("take%u", action);
}

static void
scores (const AriPosition *position,
        int                points[ARI_MAX_SEATS])
{
  const Heap *self = (const Heap *) position;

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    points[s] = self->heap == 0 && self->taker == s + 1;
}

/* Three places to point at, side by side. */
static const AriBoard *
board (const AriSetup *setup)
{
  static const AriSpotInfo spots[MOST] = {
    { .name = "take1", .kind = ARI_SPOT_SPACE, .column = 0, .radius = 0.4f, .centre = { 0, 0 } },
    { .name = "take2", .kind = ARI_SPOT_SPACE, .column = 1, .radius = 0.4f, .centre = { 1, 0 } },
    { .name = "take3", .kind = ARI_SPOT_SPACE, .column = 2, .radius = 0.4f, .centre = { 2, 0 } },
  };
  static const AriBoard places = {
    .n_spots = MOST,
    .spots = spots,
    .bounds = { -0.5f, -0.5f, 3, 1 },
    .framed = { -1, -1, 4, 2 },
    .rows = 1,
    .columns = MOST,
  };

  return &places;
}

static guint
picks (const AriPosition *position,
       AriAction          action,
       AriSpot            spots[ARI_MAX_PICKS])
{
  spots[0] = (AriSpot) (action - 1);

  return 1;
}

const AriRules smallest_game = {
  .id = "heap",
  .name = "Heap",
  .choices = {
    .min_seats = 2,
    .max_seats = 2,
    .default_seats = 2,
  },
  .layout.size = sizeof (Heap),
  .layout.actor = G_STRUCT_OFFSET (Heap, actor),
  .start = start,
  .actions = actions,
  .apply = apply,
  .hash = hash,
  .format = format,
  .scores = scores,
  .board = board,
  .picks = picks,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-chances.h"

#include <string.h>

/* The features of the evaluation. Each is counted for both seats; the first says whose turn it is. */
enum
{
  TURN,
  CAPTURED_ONE,
  CAPTURED_TWO,
  HAND_LARGE,
  HAND_MEDIUM,
  HAND_SMALL,
  ON_TOP,
  TOP_2,
  TOP_3,
  FREE_LARGE,
  FREE_MEDIUM,
  OPEN_MEDIUM,
  THREATS,
  COVERED_LARGE,
  CLOSED_TOWER,
  ROOF_ON_OTHERS,
  LINE_2,
  LINE_3,
  LINE_4,
  PAIR_MEDIUM,
  PAIR_LOW_SMALL,
  PAIR_HIGH_SMALL,
  INNER,
  INNER_LARGE,
  INNER_MEDIUM,
  CORNER,
  DIAGONAL_MEDIUM,
  DIAGONAL_SMALL,
  DUE,
};
G_STATIC_ASSERT (DUE + 1 == MINARETT_N_FEATURES);

#define INNER_SPACES  0x00739c0u
#define CORNER_SPACES (MINARETT_BIT (0) | MINARETT_BIT (4) | MINARETT_BIT (20) | MINARETT_BIT (24))

/* Counts unused lines in which only this seat stands on the ground, by number of pieces. */
static void
count_lines (const Minarett *m,
             AriActor        seat,
             guint32         own,
             guint32         enemy,
             int             lines[MINARETT_SIDE + 1])
{
  const MinarettGeometry *g = minarett_geometry (m->board);

  for (guint s = 0; s < MINARETT_LINES; s++)
    if ((g->sets[s] & enemy) == 0 && (m->used[seat - 1] >> s & 1) == 0)
      lines[minarett_n_bits (g->sets[s] & own)]++;
}

static void
count_seat (const Minarett        *m,
            AriActor               seat,
            const MinarettChances *own,
            const MinarettChances *other,
            int                    sign,
            int                   *counts)
{
  guint s = seat - 1;
  const guint32 *mine = m->pieces[s], *theirs = m->pieces[MINARETT_SEATS - seat];
  const guint32 diagonal = minarett_geometry (m->board)->diagonal;
  guint32 large = minarett_of_size (m, MINARETT_LARGE), medium = minarett_of_size (m, MINARETT_MEDIUM);
  guint32 small = minarett_of_size (m, MINARETT_SMALL);
  guint32 free_medium = mine[MINARETT_MEDIUM] & ~small;
  guint32 tops = mine[MINARETT_SMALL] | free_medium | (mine[MINARETT_LARGE] & ~(medium | small));
  guint32 on_others = (mine[MINARETT_SMALL] & (large | medium)) | (mine[MINARETT_MEDIUM] & large);
  guint32 third = mine[MINARETT_SMALL] & large & medium;
  guint32 covered = mine[MINARETT_LARGE] & ~(tops | mine[MINARETT_MEDIUM]);
  int lines[MINARETT_SIDE + 1] = { 0 };

  count_lines (m, seat, own->kinds[0], other->kinds[0], lines);
  counts[CAPTURED_ONE] += sign * (m->captured[s] >= 1);
  counts[CAPTURED_TWO] += sign * (m->captured[s] >= 2);
  counts[HAND_LARGE] += sign * m->hand[s][MINARETT_LARGE];
  counts[HAND_MEDIUM] += sign * m->hand[s][MINARETT_MEDIUM];
  counts[HAND_SMALL] += sign * m->hand[s][MINARETT_SMALL];
  counts[ON_TOP] += sign * (int) minarett_n_bits (tops);
  counts[TOP_2] += sign * (int) minarett_n_bits (tops & on_others & ~third);
  counts[TOP_3] += sign * (int) minarett_n_bits (third);
  counts[FREE_LARGE] += sign * (int) minarett_n_bits (own->open_large);
  counts[FREE_MEDIUM] += sign * (int) minarett_n_bits (free_medium);
  counts[OPEN_MEDIUM] += sign * (int) minarett_n_bits (own->open_medium);
  counts[THREATS] += sign * (own->open_medium != 0 && m->hand[s][MINARETT_SMALL] > 0);
  counts[COVERED_LARGE] += sign * (int) minarett_n_bits (covered);
  counts[CLOSED_TOWER] += sign * (int) minarett_n_bits (mine[MINARETT_LARGE] & mine[MINARETT_MEDIUM] &
                                                        theirs[MINARETT_SMALL]);
  counts[ROOF_ON_OTHERS] += sign * (int) minarett_n_bits (mine[MINARETT_SMALL] & theirs[MINARETT_MEDIUM]);
  counts[LINE_2] += sign * lines[2];
  counts[LINE_3] += sign * lines[3];
  counts[LINE_4] += sign * lines[4];
  counts[PAIR_MEDIUM] += sign * (int) own->n_pairs[1];
  counts[PAIR_LOW_SMALL] += sign * (int) own->n_pairs[2];
  counts[PAIR_HIGH_SMALL] += sign * (int) own->n_pairs[3];
  counts[INNER] += sign * (int) minarett_n_bits (tops & INNER_SPACES);
  counts[INNER_LARGE] += sign * (int) minarett_n_bits (own->open_large & INNER_SPACES);
  counts[INNER_MEDIUM] += sign * (int) minarett_n_bits (free_medium & INNER_SPACES);
  counts[DIAGONAL_MEDIUM] += sign * (int) minarett_n_bits (mine[MINARETT_MEDIUM] & diagonal);
  counts[DIAGONAL_SMALL] += sign * (int) minarett_n_bits (mine[MINARETT_SMALL] & diagonal);
  counts[CORNER] += sign * (int) minarett_n_bits (tops & CORNER_SPACES);
  counts[DUE] += sign * m->due[s];
}

void
minarett_features (const AriPosition *position,
                   int               *counts)
{
  const Minarett *m = minarett_get (position);
  AriActor actor = m->actor, other = MINARETT_SEATS + 1u - actor;
  MinarettChances own, theirs;

  memset (counts, 0, MINARETT_N_FEATURES * sizeof *counts);
  minarett_chances (m, actor, &own);
  minarett_chances (m, other, &theirs);
  counts[TURN] = m->turn == actor ? 1 : -1;
  count_seat (m, actor, &own, &theirs, 1, counts);
  count_seat (m, other, &theirs, &own, -1, counts);
}

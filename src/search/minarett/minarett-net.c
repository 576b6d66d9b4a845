/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-net.h"

#include <string.h>

/* Eight units at once, as vectors of the compiler. Processors that have longer ones would gain little. */
typedef gint16 Lane __attribute__ ((vector_size (16)));

#define LANES (MINARETT_NET_UNITS * sizeof (gint16) / sizeof (Lane))

typedef struct
{
  Lane lanes[LANES];
} Units;

G_STATIC_ASSERT (sizeof (Units) == MINARETT_NET_UNITS * sizeof (gint16));

static const MinarettNet *
get_net (void)
{
  return (const MinarettNet *) minarett_net_weights;
}

/* The weights of the stacks in all orientations, for one copy from memory. */
typedef struct
{
  Units stacks[MINARETT_SPACES][MINARETT_NET_STACKS + 1][MINARETT_SYMMETRIES]; /* an empty space has zeros */
} Turned;

static void
turn_weights (Turned *turned)
{
  const MinarettNet *net = get_net ();

  for (guint space = 0; space < MINARETT_SPACES; space++)
    for (guint stack = 0; stack < MINARETT_NET_STACKS; stack++)
      for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
        memcpy (&turned->stacks[space][stack + 1][symmetry],
                net->stacks[stack][minarett_turn_space (space, symmetry)], sizeof net->stacks[0][0]);
}

static const Turned *
get_turned (void)
{
  static Turned turned;
  static gsize made;

  if (g_once_init_enter (&made))
    {
      turn_weights (&turned);
      g_once_init_leave (&made, 1);
    }

  return &turned;
}

guint
minarett_net_stack (const guint32 *own,
                    const guint32 *other,
                    guint          space)
{
  guint stack = 0;

  for (guint size = 0; size < MINARETT_SIZES; size++)
    stack = stack * 3 + (own[size] >> space & 1) + 2 * (other[size] >> space & 1);

  return stack;
}

void
minarett_net_facts (const Minarett *m,
                    guint           own,
                    guint8          rows[MINARETT_NET_FACTS])
{
  guint first = 0, n = 0;

  for (guint i = 0; i < MINARETT_SEATS; i++)
    {
      guint seat = i == 0 ? own : 1 - own;

      for (guint size = 0; size < MINARETT_SIZES; size++)
        {
          rows[n++] = (guint8) (first + m->hand[seat][size]);
          first += MINARETT_EACH_SIZE + 1;
        }
      rows[n++] = (guint8) (first + MIN (m->captured[seat], MINARETT_CAPTURES - 1));
      first += MINARETT_CAPTURES;
    }
  rows[n++] = (guint8) (first + m->board);
  rows[n++] = (guint8) (first + MINARETT_BOARDS + m->open);
  rows[n++] = (guint8) (first + MINARETT_BOARDS + 2u + m->small);
}

static void
exchange (gint16       sums[MINARETT_SYMMETRIES][MINARETT_NET_UNITS],
          const Units *before,
          const Units *after)
{
  for (guint i = 0; i < MINARETT_SYMMETRIES; i++)
    {
      Units units;

      memcpy (&units, sums[i], sizeof units);
      for (guint k = 0; k < LANES; k++)
        units.lanes[k] += after[i].lanes[k] - before[i].lanes[k];
      memcpy (sums[i], &units, sizeof units);
    }
}

/* Brings the sums from the position that they stood for to @m. */
static void
follow (const Turned   *turned,
        MinarettSums   *sums,
        const Minarett *m)
{
  guint32 changed = 0;

  for (guint s = 0; s < MINARETT_SEATS; s++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      changed |= sums->pieces[s][size] ^ m->pieces[s][size];

  for (; changed != 0; changed &= changed - 1)
    {
      guint space = (guint) __builtin_ctz (changed);

      for (guint own = 0; own < MINARETT_SEATS; own++)
        {
          guint before = minarett_net_stack (sums->pieces[own], sums->pieces[1 - own], space);
          guint after = minarett_net_stack (m->pieces[own], m->pieces[1 - own], space);

          exchange (sums->sums[own], turned->stacks[space][before], turned->stacks[space][after]);
        }
    }
  memcpy (sums->pieces, m->pieces, sizeof sums->pieces);
}

static void
add (Units        *sum,
     const gint16 *weights,
     int           times)
{
  const Lane all = (Lane) { 0 } + (gint16) times;
  Units units;

  memcpy (&units, weights, sizeof units);
  for (guint k = 0; k < LANES; k++)
    sum->lanes[k] += units.lanes[k] * all;
}

/* What the units of one side get beside the stacks. A feature counts the actor's less the other seat's, which
 * @sign turns round. */
static void
add_facts (const MinarettNet *net,
           const Minarett    *m,
           guint              own,
           const Units       *counts,
           int                sign,
           Units             *base)
{
  guint8 rows[MINARETT_NET_FACTS];

  memcpy (base, net->bias, sizeof *base);
  add (base, (const gint16 *) counts, sign);
  minarett_net_facts (m, own, rows);
  for (guint i = 0; i < MINARETT_NET_FACTS; i++)
    add (base, net->facts[rows[i]], 1);
}

/* How far all units of one side are on, summed over the orientations. */
static void
look (gint16       sums[MINARETT_SYMMETRIES][MINARETT_NET_UNITS],
      const Units *base,
      gint16       on[MINARETT_NET_UNITS])
{
  const Lane none = { 0 }, all = none + MINARETT_NET_ONE;
  Units total = { 0 };

  for (guint i = 0; i < MINARETT_SYMMETRIES; i++)
    {
      Units units;

      memcpy (&units, sums[i], sizeof units);
      for (guint k = 0; k < LANES; k++)
        {
          Lane lane = units.lanes[k] + base->lanes[k];
          Lane full;

          lane &= lane > none;
          full = lane > all;
          total.lanes[k] += (lane & ~full) | (all & full);
        }
    }
  memcpy (on, &total, sizeof total);
}

int
minarett_net_judge (MinarettSums   *sums,
                    const Minarett *m,
                    const int      *counts)
{
  const MinarettNet *net = get_net ();
  Units of_counts = { 0 };
  int value = 0;

  follow (get_turned (), sums, m);
  for (guint i = 0; i < MINARETT_N_FEATURES; i++)
    if (counts[i] != 0)
      {
        add (&of_counts, net->counts[i], counts[i]);
        value += MINARETT_NET_ONE * counts[i] * net->direct[i];
      }

  for (guint side = 0; side < 2; side++)
    {
      guint own = side == 0 ? m->actor - 1u : 2u - m->actor;
      gint16 on[MINARETT_NET_UNITS];
      Units base;

      add_facts (net, m, own, &of_counts, side == 0 ? 1 : -1, &base);
      look (sums->sums[own], &base, on);
      for (guint k = 0; k < MINARETT_NET_UNITS; k++)
        value += on[k] * net->out[side][k];
    }

  return value / (MINARETT_NET_ONE * MINARETT_NET_SCALE);
}

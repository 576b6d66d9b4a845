/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <string.h>

#include "ari-hash.h"

void
minoa_start (AriPosition    *position,
             const AriSetup *setup)
{
  Minoa *m = (Minoa *) position;

  memset (position, 0, sizeof *position);
  for (guint l = MINOA_BORDER_LINES; l < MINOA_LINES; l++)
    m->open[l / 64] |= G_GUINT64_CONSTANT (1) << (l % 64);
  for (guint p = 0; p < MINOA_POINTS; p++)
    m->tree[p] = G_GUINT64_CONSTANT (1) << p;
  m->actor = 1;
  m->seats = setup->seats;
  m->closing = setup->values[0];
  m->teams = setup->values[1];
  minoa_give_pieces (m, setup);
}

/* Whether a stick on the open line leaves a piece on both areas that it makes, if it divides one. */
static gboolean
divides_well (const Minoa *m,
              guint        line,
              guint32      occupied)
{
  guint32 halves[2];

  minoa_halves (m, line, halves);
  return (halves[0] | halves[1]) == 0 || ((halves[0] & occupied) != 0 && (halves[1] & occupied) != 0);
}

/* All lines, border and inside, where the actor can set something. */
static void
find_legal_lines (const Minoa *m,
                  guint64      lines[MINOA_LINE_WORDS])
{
  guint32 occupied = minoa_occupied (m);

  memcpy (lines, m->open, sizeof m->open);

  /* With pieces all around the border, every area has one. */
  if (m->closing == MINOA_CLOSING_COLOURED && occupied != MINOA_BORDER_MASK)
    for (guint w = 0; w < MINOA_LINE_WORDS; w++)
      for (guint64 todo = m->open[w]; todo != 0; todo &= todo - 1)
        if (!divides_well (m, 64 * w + (guint) __builtin_ctzll (todo), occupied))
          lines[w] &= ~(todo & -todo);

  if (minoa_supply (m, m->actor) > 0)
    lines[0] |= ~occupied & MINOA_BORDER_MASK;
}

guint
minoa_actions (const AriPosition *position,
               AriAction          actions[ARI_MAX_ACTIONS])
{
  const Minoa *m = minoa_get (position);
  guint64 lines[MINOA_LINE_WORDS];
  guint n = 0;

  if (m->actor == ARI_NONE)
    return 0;

  find_legal_lines (m, lines);
  for (guint w = 0; w < MINOA_LINE_WORDS; w++)
    for (guint64 todo = lines[w]; todo != 0; todo &= todo - 1)
      actions[n++] = 64 * w + (guint) __builtin_ctzll (todo);

  if (n == 0)
    actions[n++] = MINOA_ACTION_PASS;

  return n;
}

guint
minoa_count (const AriPosition *position)
{
  const Minoa *m = minoa_get (position);
  guint64 lines[MINOA_LINE_WORDS];
  guint n = 0;

  if (m->actor == ARI_NONE)
    return 0;

  find_legal_lines (m, lines);
  for (guint w = 0; w < MINOA_LINE_WORDS; w++)
    n += (guint) __builtin_popcountll (lines[w]);

  return MAX (n, 1);
}

/* If @seat has just set its last piece and only one other seat still holds pieces, that seat's pieces fill
 * all vacant border lines. */
static void
fill_up (Minoa   *m,
         AriActor seat)
{
  AriActor holder = ARI_NONE;

  if (minoa_supply (m, seat) > 0)
    return;

  for (AriActor other = 1; other <= m->seats; other++)
    if (minoa_supply (m, other) > 0)
      {
        if (holder != ARI_NONE)
          return;
        holder = other;
      }

  if (holder != ARI_NONE)
    m->pieces[holder - 1] |= ~minoa_occupied (m) & MINOA_BORDER_MASK;
}

/* Only an open line can carry a stick. */
void
minoa_set_stick (Minoa *m,
                 guint  line)
{
  const MinoaGeometry *g = minoa_geometry ();
  guint64 tree = m->tree[g->ends[line][0]], other = m->tree[g->ends[line][1]], both = tree | other;

  m->sticks[line / 64] |= G_GUINT64_CONSTANT (1) << (line % 64);

  /* From now on, every line between the two trees would close a cycle. */
  for (guint64 points = tree; points != 0; points &= points - 1)
    {
      guint p = (guint) __builtin_ctzll (points);

      m->tree[p] = both;
      for (guint64 across = g->neighbours[p] & other; across != 0; across &= across - 1)
        {
          guint l = g->line[p][__builtin_ctzll (across)];

          m->open[l / 64] &= ~(G_GUINT64_CONSTANT (1) << (l % 64));
        }
    }
  for (guint64 points = other; points != 0; points &= points - 1)
    m->tree[__builtin_ctzll (points)] = both;
}

void
minoa_apply (AriPosition *position,
             AriAction    action)
{
  Minoa *m = (Minoa *) position;

  if (action < MINOA_BORDER_LINES)
    {
      m->pieces[m->actor - 1] |= 1u << action;
      fill_up (m, m->actor);
    }
  else if (action != MINOA_ACTION_PASS)
    {
      minoa_set_stick (m, action);
    }

  m->actor = minoa_is_divided_up (m) ? ARI_NONE : m->actor % m->seats + 1u;
}

/* The border lines that the last seat with pieces fills up when @action is played, as a mask. */
guint32
minoa_filled_up (const AriPosition *position,
                 AriAction          action)
{
  AriPosition next = *position;

  if (action >= MINOA_BORDER_LINES)
    return 0;

  minoa_apply (&next, action);

  return minoa_occupied (minoa_get (&next)) & ~minoa_occupied (minoa_get (position)) & ~(1u << action);
}

/* Everything the future depends on; the trees follow from the sticks. What head starts changed is 0 without
 * them. */
guint64
minoa_hash (const AriPosition *position)
{
  const Minoa *m = minoa_get (position);
  guint64 hash = (guint64) m->actor | (guint64) m->seats << 8 |
                 (guint64) m->closing << 16 | (guint64) m->teams << 24;

  for (guint s = 0; s < MINOA_SEATS; s++)
    hash |= (guint64) (guint8) m->extra[s] << (32 + 8 * s);
  for (guint w = 0; w < MINOA_LINE_WORDS; w++)
    hash = ari_hash_mix (hash, m->sticks[w]);
  hash = ari_hash_mix (hash, (guint64) m->pieces[0] << 32 | m->pieces[1]);
  hash = ari_hash_mix (hash, (guint64) m->pieces[2] << 32 | m->pieces[3]);

  return hash;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

/* The tower on a space, from the bottom up; returns its height. */
guint
minarett_tower (const Minarett *m,
                guint           space,
                MinarettPiece   tower[MINARETT_LEVELS])
{
  guint height = 0;

  for (guint size = 0; size < MINARETT_SIZES; size++)
    for (guint s = 0; s < MINARETT_SEATS; s++)
      if ((m->pieces[s][size] >> space & 1) != 0)
        tower[height++] = (MinarettPiece) { (guint8) size, (guint8) (s + 1) };

  return height;
}

guint
minarett_tower_height (const Minarett *m,
                       guint           space)
{
  MinarettPiece tower[MINARETT_LEVELS];

  return minarett_tower (m, space, tower);
}

/* Makes the group of the top @count pieces of a tower, and returns whether @seat may move it: it must own at
 * least half of its pieces. */
static gboolean
take_group (const Minarett      *m,
            AriActor             seat,
            const MinarettPiece *tower,
            guint                height,
            guint                count,
            MinarettGroup       *group)
{
  const MinarettPiece *lowest = tower + (height - count);
  guint own = 0, own_above = 0;
  gboolean own_top;

  for (guint i = 0; i < count; i++)
    {
      gboolean mine = lowest[i].seat == seat;

      group->sizes[i] = lowest[i].size;
      own += mine;
      own_above += i > 0 && mine;
    }
  group->count = count;
  /* The pieces that travel on are the top one, and before that, in a tower of three, the upper two. */
  own_top = lowest[count - 1].seat == seat;
  group->can_unstack = count > 1 &&
                       (m->open == MINARETT_OPEN_TOWER || (own_top && 2 * own_above >= count - 1));

  return 2 * own >= count;
}

/* The group of the top @count pieces of @from. FALSE if the tower has fewer, or @seat does not own the
 * group. */
gboolean
minarett_group (const Minarett *m,
                AriActor        seat,
                guint           from,
                guint           count,
                MinarettGroup  *group)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (m, from, tower);

  group->from = from;
  return count >= 1 && count <= height && take_group (m, seat, tower, height, count, group);
}

/* All groups that @seat may move; returns their number. */
static guint
find_groups (const Minarett *m,
             AriActor        seat,
             MinarettGroup   groups[MINARETT_GROUPS])
{
  guint n = 0;

  for (guint32 spaces = minarett_of_seat (m, seat); spaces != 0; spaces &= spaces - 1)
    {
      guint from = (guint) __builtin_ctz (spaces);
      MinarettPiece tower[MINARETT_LEVELS];
      guint height = minarett_tower (m, from, tower);

      for (guint count = 1; count <= height; count++)
        {
          groups[n].from = from;
          n += take_group (m, seat, tower, height, count, &groups[n]);
        }
    }

  return n;
}

/* Where the whole group can go: as many steps as it has pieces, only onto spaces where its lowest piece fits.
 * This excludes the origin, where the group itself stands. */
static guint32
reach (const Minarett      *m,
       const MinarettGroup *group)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 fits = minarett_fits (m, group->sizes[0]);
  guint32 reached = g->neighbours[group->from] & fits;

  for (guint step = 1; step < group->count; step++)
    reached |= minarett_spread (g, reached) & fits;

  return reached;
}

/* Where a group can drop its next piece after leaving one on each of @spaces, which are in order and fewer
 * than its pieces. A group can't enter a space twice: here the origin counts as still holding a piece as
 * small as any of the group. */
guint32
minarett_drops (const Minarett      *m,
                const MinarettGroup *group,
                const guint         *spaces,
                guint                n_spaces)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint at = n_spaces > 0 ? spaces[n_spaces - 1] : group->from;
  guint32 drops = g->neighbours[at] & minarett_fits (m, group->sizes[n_spaces]);

  for (guint i = 0; i < n_spaces; i++)
    drops &= ~MINARETT_BIT (spaces[i]);

  return drops;
}

/* Writes, or only counts if @actions is NULL, @action with each of @spaces as its space number @last. */
static guint
finish (MinarettAction *action,
        guint           last,
        guint32         spaces,
        AriAction      *actions)
{
  guint n = 0;

  if (actions == NULL)
    return minarett_n_bits (spaces);

  for (; spaces != 0; spaces &= spaces - 1)
    {
      action->spaces[last] = (guint) __builtin_ctz (spaces);
      actions[n++] = minarett_pack (action);
    }

  return n;
}

/* Writes, or only counts if @actions is NULL, the open moves of a group. */
static guint
unstack (const Minarett      *m,
         const MinarettGroup *group,
         AriAction           *actions)
{
  MinarettAction action = { .kind = MINARETT_UNSTACK, .count = group->count, .from = group->from };
  guint n = 0;

  for (guint32 first = minarett_drops (m, group, NULL, 0); first != 0; first &= first - 1)
    {
      guint32 second;

      action.spaces[0] = (guint) __builtin_ctz (first);
      second = minarett_drops (m, group, action.spaces, 1);
      if (group->count == 2)
        {
          n += finish (&action, 1, second, actions != NULL ? actions + n : NULL);
          continue;
        }

      for (; second != 0; second &= second - 1)
        {
          action.spaces[1] = (guint) __builtin_ctz (second);
          n += finish (&action, 2, minarett_drops (m, group, action.spaces, 2),
                       actions != NULL ? actions + n : NULL);
        }
    }

  return n;
}

/* All placements and moves, written, or only counted if @actions is NULL. */
static guint
find_moves (const Minarett *m,
            AriAction      *actions)
{
  MinarettGroup groups[MINARETT_GROUPS];
  guint n_groups = find_groups (m, m->actor, groups), n = 0;

  for (guint size = 0; size < MINARETT_SIZES; size++)
    if (m->hand[m->actor - 1][size] > 0)
      n += finish (&(MinarettAction) { .kind = MINARETT_PLACE, .count = size }, 0,
                   minarett_fits (m, size), actions != NULL ? actions + n : NULL);

  for (guint i = 0; i < n_groups; i++)
    {
      MinarettAction move = { .kind = MINARETT_MOVE, .count = groups[i].count, .from = groups[i].from };

      n += finish (&move, 0, reach (m, &groups[i]), actions != NULL ? actions + n : NULL);
      if (groups[i].can_unstack)
        n += unstack (m, &groups[i], actions != NULL ? actions + n : NULL);
    }

  return n;
}

/* All captures and the choice to decline, written, or only counted if @actions is NULL. */
static guint
find_captures (const Minarett *m,
               AriAction      *actions)
{
  const guint32 *enemies = m->pieces[MINARETT_SEATS - m->actor];
  guint n = 0;

  for (guint size = 0; size < MINARETT_SIZES; size++)
    n += finish (&(MinarettAction) { .kind = MINARETT_CAPTURE, .count = size }, 0, enemies[size],
                 actions != NULL ? actions + n : NULL);
  if (actions != NULL)
    actions[n] = minarett_pack (&(MinarettAction) { .kind = MINARETT_DECLINE });

  return n + 1;
}

/* Eight towers of three, which use up all pieces, have fewer than 1,000 actions in any arrangement, even on
 * the board with all diagonals and if one seat owned them all: ARI_MAX_ACTIONS is enough. */
guint
minarett_actions (const AriPosition *position,
                  AriAction          actions[ARI_MAX_ACTIONS])
{
  const Minarett *m = minarett_get (position);
  guint n;

  if (m->actor == ARI_NONE)
    return 0;
  if (minarett_is_capturing (m))
    return find_captures (m, actions);

  n = find_moves (m, actions);
  if (n == 0)
    actions[n++] = minarett_pack (&(MinarettAction) { .kind = MINARETT_PASS });

  return n;
}

guint
minarett_count (const AriPosition *position)
{
  const Minarett *m = minarett_get (position);

  if (m->actor == ARI_NONE)
    return 0;
  if (minarett_is_capturing (m))
    return find_captures (m, NULL);

  return MAX (find_moves (m, NULL), 1);
}

static gboolean
is_legal_turn (const Minarett       *m,
               const MinarettAction *a)
{
  MinarettGroup group;

  switch (a->kind)
    {
    case MINARETT_PLACE:
      return m->hand[m->actor - 1][a->count] > 0 && (minarett_fits (m, a->count) >> a->spaces[0] & 1) != 0;

    case MINARETT_MOVE:
      return minarett_group (m, m->actor, a->from, a->count, &group) &&
             (reach (m, &group) >> a->spaces[0] & 1) != 0;

    case MINARETT_UNSTACK:
      if (!minarett_group (m, m->actor, a->from, a->count, &group) || !group.can_unstack)
        return FALSE;
      for (guint i = 0; i < group.count; i++)
        if ((minarett_drops (m, &group, a->spaces, i) >> a->spaces[i] & 1) == 0)
          return FALSE;
      return TRUE;

    case MINARETT_PASS:
      return find_moves (m, NULL) == 0;

    case MINARETT_CAPTURE:
    case MINARETT_DECLINE:
    default:
      return FALSE;
    }
}

gboolean
minarett_legal (const AriPosition *position,
                AriAction          action)
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action), plain = { .kind = a.kind, .count = a.count };

  if (m->actor == ARI_NONE)
    return FALSE;

  /* Each action has only one encoding: members that its kind does not use are 0. */
  if (a.kind == MINARETT_MOVE || a.kind == MINARETT_UNSTACK)
    plain.from = a.from;
  if (a.kind >= MINARETT_DECLINE)
    plain.count = 0;
  for (guint i = 0; i < minarett_n_spaces (&a); i++)
    plain.spaces[i] = MIN (a.spaces[i], MINARETT_SPACES - 1);
  plain.from = MIN (plain.from, MINARETT_SPACES - 1);
  if (((a.kind == MINARETT_PLACE || a.kind == MINARETT_CAPTURE) && a.count >= MINARETT_SIZES) ||
      minarett_pack (&plain) != action)
    return FALSE;

  if (!minarett_is_capturing (m))
    return is_legal_turn (m, &a);

  return a.kind == MINARETT_DECLINE ||
         (a.kind == MINARETT_CAPTURE &&
          (m->pieces[MINARETT_SEATS - m->actor][a.count] >> a.spaces[0] & 1) != 0);
}

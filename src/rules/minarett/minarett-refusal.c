/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  AriSpot *spots;
  guint    n;
} Proof;

static void
prove_by (Proof  *proof,
          AriSpot spot)
{
  proof->spots[proof->n++] = spot;
}

/* Whether some legal action goes on with @spot. */
static gboolean
is_offered (const AriPosition *position,
            const AriSpot     *picks,
            guint              n_picks,
            AriSpot            spot)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = minarett_actions (position, actions);

  for (guint i = 0; i < n; i++)
    {
      AriSpot wanted[ARI_MAX_PICKS];

      if (minarett_picks (position, actions[i], wanted) > n_picks && wanted[n_picks] == spot &&
          (n_picks == 0 || memcmp (wanted, picks, n_picks * sizeof *picks) == 0))
        return TRUE;
    }

  return FALSE;
}

static char *
refuse_size (const Minarett *m,
             guint           size,
             guint           space,
             Proof          *proof)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (m, space, tower);

  prove_by (proof, MINARETT_SPOT_LEVEL (space, height));
  if (size == MINARETT_LARGE)
    return g_strdup (_("A foundation stands only on a vacant space."));
  if (size == MINARETT_MEDIUM)
    return g_strdup (_("A tower stands only on a vacant space or on a foundation."));

  return g_strdup (_("A roof does not stand on another roof."));
}

/* Blocking are the spaces that lie on some way short enough, and do not let the group pass. */
static char *
refuse_way (const Minarett      *m,
            const MinarettGroup *group,
            guint                space,
            Proof               *proof)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 from[MINARETT_LEVELS + 1] = { MINARETT_BIT (group->from) };
  guint32 to[MINARETT_LEVELS + 1] = { MINARETT_BIT (space) };
  guint32 between = 0;

  for (guint step = 1; step <= group->count; step++)
    {
      from[step] = from[step - 1] | minarett_spread (g, from[step - 1]);
      to[step] = to[step - 1] | minarett_spread (g, to[step - 1]);
    }
  if ((from[group->count] & to[0]) == 0)
    return g_strdup_printf (ngettext ("Too far: %1$u piece goes %1$u space along a line.",
                                      "Too far: %1$u pieces together go at most %1$u spaces along lines.",
                                      group->count), group->count);

  for (guint step = 1; step < group->count; step++)
    between |= from[step] & to[group->count - step];
  between &= ~(from[0] | to[0] | minarett_fits (m, group->sizes[0]));
  for (; between != 0; between &= between - 1)
    prove_by (proof, MINARETT_SPOT_SPACE ((guint) __builtin_ctz (between)));

  return g_strdup (_("The way is blocked: the largest moving piece must fit on every space that it passes."));
}

/* The first space after the group was picked. */
static char *
refuse_target (const Minarett      *m,
               const MinarettGroup *group,
               guint                space,
               Proof               *proof)
{
  if (space == group->from)
    return g_strdup (_("The pieces stand here already."));
  if ((minarett_fits (m, group->sizes[0]) >> space & 1) == 0)
    return refuse_size (m, group->sizes[0], space, proof);

  return refuse_way (m, group, space, proof);
}

/* A further space, after the first pieces of the group were left on @spaces. */
static char *
refuse_drop (const Minarett      *m,
             const MinarettGroup *group,
             const guint         *spaces,
             guint                n_spaces,
             guint                space,
             Proof               *proof)
{
  guint last = spaces[n_spaces - 1];

  if (!group->can_unstack)
    return g_strdup (_("Not every group that would travel on is yours: at least half of its pieces must be your own."));
  if ((minarett_geometry (m->board)->neighbours[last] >> space & 1) == 0 && space != last)
    return g_strdup (_("The rest goes one step further, to a neighbouring space."));

  if (space == group->from)
    prove_by (proof, MINARETT_SPOT_SPACE (space));
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i] == space)
      prove_by (proof, MINARETT_SPOT_SPACE (space));
  if (proof->n > 0)
    return g_strdup (_("No space is entered twice."));

  if ((minarett_fits (m, group->sizes[n_spaces]) >> space & 1) == 0)
    return refuse_size (m, group->sizes[n_spaces], space, proof);

  return g_strdup (_("From here the last piece could not go on."));
}

/* A spot after a group was picked. */
static char *
refuse_travel (const Minarett      *m,
               const MinarettGroup *group,
               const AriSpot       *picks,
               guint                n_picks,
               AriSpot              spot,
               Proof               *proof)
{
  guint spaces[ARI_MAX_PICKS], n = 0;

  if (spot < MINARETT_SPOT_SPACES || spot >= MINARETT_SPOT_HANDS)
    return g_strdup (_("Now pick a space for the pieces."));

  for (guint i = 1; i < n_picks && n < group->count; i++)
    if (picks[i] >= MINARETT_SPOT_SPACES && picks[i] < MINARETT_SPOT_HANDS)
      spaces[n++] = picks[i] - MINARETT_SPOT_SPACES;

  if (n == 0 || n == group->count)
    return refuse_target (m, group, spot - MINARETT_SPOT_SPACES, proof);

  return refuse_drop (m, group, spaces, n, spot - MINARETT_SPOT_SPACES, proof);
}

/* A spot after a piece in hand was picked. */
static char *
refuse_placement (const Minarett *m,
                  AriSpot         hand,
                  AriSpot         spot,
                  Proof          *proof)
{
  guint size = MINARETT_HAND_SIZE (hand);

  if (spot < MINARETT_SPOT_SPACES || spot >= MINARETT_SPOT_HANDS)
    return g_strdup (_("Now pick a space for the piece."));
  if ((minarett_fits (m, size) >> (spot - MINARETT_SPOT_SPACES) & 1) != 0)
    return g_strdup (_("No such piece is left in hand."));

  return refuse_size (m, size, spot - MINARETT_SPOT_SPACES, proof);
}

/* The group that the piece on a level is the lowest of; FALSE when there is none or @seat does not own it. */
static gboolean
group_of (const Minarett *m,
          AriActor        seat,
          AriSpot         level,
          MinarettGroup  *group)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint from = level / MINARETT_LEVELS, height = minarett_tower (m, from, tower);
  guint below = level % MINARETT_LEVELS;

  return below < height && minarett_group (m, seat, from, height - below, group);
}

static char *
refuse_group (const Minarett *m,
              AriSpot         level,
              Proof          *proof)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint from = level / MINARETT_LEVELS, height = minarett_tower (m, from, tower);
  MinarettGroup group;

  if (level % MINARETT_LEVELS >= height)
    return g_strdup (_("No piece stands here."));
  if (group_of (m, m->actor, level, &group))
    return g_strdup (_("These pieces can go nowhere: no neighbouring space takes the largest of them."));

  for (guint i = level % MINARETT_LEVELS; i < height; i++)
    if (tower[i].seat != m->actor)
      prove_by (proof, MINARETT_SPOT_LEVEL (from, i + 1));
  return g_strdup (_("This group is not yours: at least half of its pieces must be your own."));
}

static char *
refuse_hand (const Minarett *m,
             AriSpot         hand)
{
  if (MINARETT_HAND_SEAT (hand) != m->actor)
    return g_strdup (_("These pieces belong to the other seat."));
  if (m->hand[m->actor - 1][MINARETT_HAND_SIZE (hand)] == 0)
    return g_strdup (_("No such piece is left in hand."));

  return g_strdup (_("No space takes a piece of this size."));
}

static char *
refuse_first (const Minarett *m,
              AriSpot         spot,
              Proof          *proof)
{
  if (spot == MINARETT_SPOT_PASS)
    return g_strdup (_("A seat passes only when it can do nothing else."));
  if (spot == MINARETT_SPOT_DECLINE)
    return g_strdup (_("There is nothing to capture now."));
  if (spot >= MINARETT_SPOT_HANDS)
    return refuse_hand (m, spot);
  if (spot >= MINARETT_SPOT_SPACES)
    return g_strdup (_("Pick a piece first, in hand or on the board, then the space."));

  return refuse_group (m, spot, proof);
}

static char *
refuse_capture (const Minarett *m,
                AriSpot         spot)
{
  MinarettPiece tower[MINARETT_LEVELS];

  if (spot >= MINARETT_SPOT_SPACES)
    return g_strdup (_("Choose a piece to capture first, or capture nothing."));
  if (spot % MINARETT_LEVELS >= minarett_tower (m, spot / MINARETT_LEVELS, tower))
    return g_strdup (_("No piece stands here."));

  return g_strdup (_("Only pieces of the other seat can be captured."));
}

/**
 * minarett_refusal:
 * @picks: (array length=n_picks): the picks before @spot
 * @proof: (out) (optional): room for ARI_MAX_SPOTS spots
 * @n_proof: (out) (optional): how many were written
 *
 * Returns: (transfer full) (nullable): why @spot can't be picked, NULL when it can. The proof are the pieces
 *   that are not one's own, the piece that something does not fit on, or the spaces that block the way.
 */
char *
minarett_refusal (const AriPosition *position,
                  const AriSpot     *picks,
                  guint              n_picks,
                  AriSpot            spot,
                  AriSpot           *proof,
                  guint             *n_proof)
{
  const Minarett *m = minarett_get (position);
  AriSpot spots[ARI_MAX_SPOTS];
  Proof found = { .spots = proof != NULL ? proof : spots };
  MinarettGroup group;
  char *reason;

  g_return_val_if_fail (spot < MINARETT_SPOTS, NULL);

  if (m->actor == ARI_NONE)
    reason = g_strdup (_("The match is over."));
  else if (is_offered (position, picks, n_picks, spot))
    reason = NULL;
  else if (minarett_is_capturing (m))
    reason = refuse_capture (m, spot);
  else if (n_picks > 0 && picks[0] < MINARETT_SPOT_SPACES && group_of (m, m->actor, picks[0], &group))
    reason = refuse_travel (m, &group, picks, n_picks, spot, &found);
  else if (n_picks > 0 && picks[0] >= MINARETT_SPOT_HANDS && picks[0] < MINARETT_SPOT_PASS)
    reason = refuse_placement (m, picks[0], spot, &found);
  else
    reason = refuse_first (m, spot, &found);

  if (n_proof != NULL)
    *n_proof = found.n;
  return reason;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static char *
refuse_size (const Minarett *m,
             guint           size,
             guint           space,
             AriProof       *proof)
{
  proof->rule = "placing";
  ari_proof_add (proof, MINARETT_SPOT_LEVEL (space, minarett_tower_height (m, space)));
  if (size == MINARETT_LARGE)
    return g_strdup (_("A foundation stands only on a vacant space."));
  if (size == MINARETT_MEDIUM)
    return g_strdup (_("A tower stands only on a vacant space or on a foundation."));

  return g_strdup (_("A roof can’t stand on another roof."));
}

/* Blocking spaces lie on a path that is short enough, and do not let the group pass. */
static char *
refuse_way (const Minarett      *m,
            const MinarettGroup *group,
            guint                space,
            AriProof            *proof)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 from[MINARETT_LEVELS + 1] = { MINARETT_BIT (group->from) };
  guint32 to[MINARETT_LEVELS + 1] = { MINARETT_BIT (space) };
  guint32 between = 0;

  proof->rule = "moving";
  for (guint step = 1; step <= group->count; step++)
    {
      from[step] = from[step - 1] | minarett_spread (g, from[step - 1]);
      to[step] = to[step - 1] | minarett_spread (g, to[step - 1]);
    }
  if ((from[group->count] & to[0]) == 0)
    return g_strdup_printf (ngettext ("Too far: a single piece moves only %1$u space.",
                                      "Too far: a group of %1$u pieces moves at most %1$u spaces.",
                                      group->count), group->count);

  for (guint step = 1; step < group->count; step++)
    between |= from[step] & to[group->count - step];
  between &= ~(from[0] | to[0] | minarett_fits (m, group->sizes[0]));
  for (; between != 0; between &= between - 1)
    ari_proof_add (proof, MINARETT_SPOT_SPACE ((guint) __builtin_ctz (between)));

  return g_strdup (_("The way is blocked: the largest moving piece must fit on every space it passes."));
}

/* The first space after a group. */
static char *
refuse_target (const Minarett      *m,
               const MinarettGroup *group,
               guint                space,
               AriProof            *proof)
{
  if (space == group->from)
    return g_strdup (_("The pieces are already here."));
  if ((minarett_fits (m, group->sizes[0]) >> space & 1) == 0)
    return refuse_size (m, group->sizes[0], space, proof);

  return refuse_way (m, group, space, proof);
}

/* A further space, after the group left its first pieces on @spaces. */
static char *
refuse_drop (const Minarett      *m,
             const MinarettGroup *group,
             const guint         *spaces,
             guint                n_spaces,
             guint                space,
             AriProof            *proof)
{
  guint last = spaces[n_spaces - 1];

  proof->rule = "open";
  if (!group->can_unstack)
    return g_strdup (_("Not every group that would move on is yours: at least half of its pieces must be "
                       "your own."));
  if ((minarett_geometry (m->board)->neighbours[last] >> space & 1) == 0 && space != last)
    return g_strdup (_("The rest goes one step further, to a neighbouring space."));

  if (space == group->from)
    ari_proof_add (proof, MINARETT_SPOT_SPACE (space));
  for (guint i = 0; i < n_spaces; i++)
    if (spaces[i] == space)
      ari_proof_add (proof, MINARETT_SPOT_SPACE (space));
  if (proof->n > 0)
    return g_strdup (_("You can’t enter a space twice."));

  if ((minarett_fits (m, group->sizes[n_spaces]) >> space & 1) == 0)
    return refuse_size (m, group->sizes[n_spaces], space, proof);

  return g_strdup (_("From here, the last piece couldn’t go on."));
}

/* A spot after a group. */
static char *
refuse_travel (const Minarett      *m,
               const MinarettGroup *group,
               const AriSpot       *picks,
               guint                n_picks,
               AriSpot              spot,
               AriProof            *proof)
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

/* A spot after a piece in hand. */
static char *
refuse_placement (const Minarett *m,
                  AriSpot         hand,
                  AriSpot         spot,
                  AriProof       *proof)
{
  guint size = MINARETT_HAND_SIZE (hand);

  if (spot < MINARETT_SPOT_SPACES || spot >= MINARETT_SPOT_HANDS)
    return g_strdup (_("Now pick a space for the piece."));
  if ((minarett_fits (m, size) >> (spot - MINARETT_SPOT_SPACES) & 1) != 0)
    return g_strdup (_("You have none of these left in hand."));

  return refuse_size (m, size, spot - MINARETT_SPOT_SPACES, proof);
}

/* The group above and including the piece on a level; FALSE if there is none or @seat does not own it. */
static gboolean
group_of (const Minarett *m,
          AriActor        seat,
          AriSpot         level,
          MinarettGroup  *group)
{
  guint from = level / MINARETT_LEVELS, height = minarett_tower_height (m, from);
  guint below = level % MINARETT_LEVELS;

  return below < height && minarett_group (m, seat, from, height - below, group);
}

static char *
refuse_group (const Minarett *m,
              AriSpot         level,
              AriProof       *proof)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint from = level / MINARETT_LEVELS, height = minarett_tower (m, from, tower);
  MinarettGroup group;

  if (level % MINARETT_LEVELS >= height)
    return g_strdup (_("There is no piece here."));

  proof->rule = "moving";
  if (group_of (m, m->actor, level, &group))
    return g_strdup (_("These pieces can’t move: the largest of them fits on no neighbouring space."));

  for (guint i = level % MINARETT_LEVELS; i < height; i++)
    if (tower[i].seat != m->actor)
      ari_proof_add (proof, MINARETT_SPOT_LEVEL (from, i + 1));
  return g_strdup (_("This group is not yours: at least half of its pieces must be your own."));
}

static char *
refuse_hand (const Minarett *m,
             AriSpot         hand)
{
  if (MINARETT_HAND_SEAT (hand) != m->actor)
    return g_strdup (_("These pieces are your opponent’s."));
  if (m->hand[m->actor - 1][MINARETT_HAND_SIZE (hand)] == 0)
    return g_strdup (_("You have none of these left in hand."));

  return g_strdup (_("A piece of this size doesn’t fit anywhere."));
}

/* A space before any piece: it means the stack that stands there. */
static char *
refuse_space (const Minarett *m,
              guint           space,
              AriProof       *proof)
{
  const guint8 *hand = m->hand[m->actor - 1];

  if (minarett_tower_height (m, space) > 0)
    return refuse_group (m, MINARETT_SPOT_LEVEL (space, 1), proof);
  for (guint size = 0; size < MINARETT_SIZES; size++)
    if (hand[size] > 0)
      return g_strdup (_("Pick a piece first, in hand or on the board, then the space."));

  return g_strdup (_("Pick a piece on the board first, then the space."));
}

static char *
refuse_first (const Minarett *m,
              AriSpot         spot,
              AriProof       *proof)
{
  if (spot == MINARETT_SPOT_PASS)
    {
      proof->rule = "passing";
      return g_strdup (_("You may pass only when you can do nothing else."));
    }
  if (spot == MINARETT_SPOT_DECLINE)
    {
      proof->rule = "capturing";
      return g_strdup (_("There is nothing to capture now."));
    }
  if (spot >= MINARETT_SPOT_HANDS)
    return refuse_hand (m, spot);
  if (spot >= MINARETT_SPOT_SPACES)
    return refuse_space (m, spot - MINARETT_SPOT_SPACES, proof);

  return refuse_group (m, spot, proof);
}

static char *
refuse_capture (const Minarett *m,
                AriSpot         spot,
                AriProof       *proof)
{
  proof->rule = "capturing";
  if (spot >= MINARETT_SPOT_SPACES)
    return g_strdup (_("Choose a piece to capture first, or capture nothing."));
  if (spot % MINARETT_LEVELS >= minarett_tower_height (m, spot / MINARETT_LEVELS))
    return g_strdup (_("There is no piece here."));

  return g_strdup (_("You can only capture your opponent’s pieces."));
}

/* The proof is the other seat's pieces, the piece that something does not fit on, or the spaces that block
 * the path. */
char *
minarett_refusal (const AriPosition *position,
                  const AriSpot     *picks,
                  guint              n_picks,
                  AriSpot            spot,
                  AriProof          *proof)
{
  const Minarett *m = minarett_get (position);
  MinarettGroup group;

  g_return_val_if_fail (spot < MINARETT_SPOTS, NULL);

  if (minarett_is_capturing (m))
    return refuse_capture (m, spot, proof);
  if (n_picks > 0 && picks[0] < MINARETT_SPOT_SPACES && group_of (m, m->actor, picks[0], &group))
    return refuse_travel (m, &group, picks, n_picks, spot, proof);
  if (n_picks > 0 && picks[0] >= MINARETT_SPOT_HANDS && picks[0] < MINARETT_SPOT_PASS)
    return refuse_placement (m, picks[0], spot, proof);

  return refuse_first (m, spot, proof);
}

/* The first refused pick, unless the pieces that it needs do not exist. */
char *
minarett_explain (const AriPosition *position,
                  AriAction          action)
{
  MinarettAction a = minarett_unpack (action);
  guint height = minarett_tower_height (minarett_get (position), a.from);
  char *reason;

  if ((a.kind == MINARETT_MOVE || a.kind == MINARETT_UNSTACK) && height > 0 && height < a.count)
    return g_strdup (_("There aren’t that many pieces here."));

  reason = ari_rules_refuse_picks (&ari_rules_minarett, position, action);

  return reason != NULL ? reason : g_strdup (_("There is no such piece here."));
}

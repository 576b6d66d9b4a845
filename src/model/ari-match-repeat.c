/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What chance has brought once it brings again, after moves were taken back: otherwise people could take
 * moves back until the dice, or the ring of a computer, fall as they like. */
#include "ari-match-private.h"

/* A ply of a line that was taken back, after which action, and how often its actor had chance before it. */
typedef struct
{
  AriPly   *ply;
  AriAction cause;
  guint     n;
  gboolean  retracted;
} Seen;

/* Whether @actor left something to chance at @ply: the dice, or a ring. */
static gboolean
is_left_to_chance (AriPly   *ply,
                   AriActor  actor)
{
  return ari_ply_get_actor (ply) == actor && (actor == ARI_CHANCE || ari_ply_get_toss (ply) != NULL);
}

static guint
count_before (AriMatch *self,
              AriActor  actor)
{
  guint n = 0;

  for (guint i = 0; i < self->cursor; i++)
    n += is_left_to_chance (ari_line_get (&self->line, i), actor);

  return n;
}

static AriAction
action_of (AriMatch *self,
           AriPly   *ply)
{
  return ply != NULL && ply != self->root ? ari_ply_get_action (ply) : ARI_ACTION_NONE;
}

/* Adds the plies that follow @parent. */
static void
add_children (AriMatch *self,
              GArray   *open,
              AriPly   *parent,
              guint     n,
              gboolean  retracted)
{
  for (guint i = 0; i < ari_ply_get_n_children (parent); i++)
    {
      AriPly *ply = ari_ply_get_child (parent, i);
      gboolean taken_back = ari_ply_get_retraction (ply) == ARI_TAKEN_BACK;
      Seen seen = { ply, action_of (self, parent), n, retracted || taken_back };

      g_array_append_val (open, seen);
    }
}

/* Whether what was seen there is what comes now. Dice don't know what was played before, so the third roll
 * stays the third roll. What players have to remember lies somewhere: whenever it is uncovered, it is there,
 * and nowhere else. */
static gboolean
is_same (AriMatch   *self,
         const Seen *seen,
         AriActor    actor,
         guint       n)
{
  if (actor == ARI_CHANCE && self->setup.rules->memory != NULL)
    return seen->cause == action_of (self, ari_match_get_ply (self));

  return seen->n == n;
}

/* (nullable): the first ply of those taken back that is what comes now, and that can be played now. @n: how
 * often @actor had chance before. */
static AriPly *
find_seen (AriMatch *self,
           AriActor  actor,
           guint     n)
{
  g_autoptr(GArray) open = g_array_new (FALSE, FALSE, sizeof (Seen));
  AriPly *found = NULL;

  add_children (self, open, self->root, 0, FALSE);
  while (open->len > 0)
    {
      Seen at = g_array_index (open, Seen, open->len - 1);
      gboolean counts = is_left_to_chance (at.ply, actor);

      g_array_set_size (open, open->len - 1);
      if (counts && at.retracted && is_same (self, &at, actor, n)
          && (found == NULL || ari_ply_get_id (at.ply) < ari_ply_get_id (found))
          && ari_rules_legal (self->setup.rules, &self->position, ari_ply_get_action (at.ply)))
        found = at.ply;
      add_children (self, open, at.ply, at.n + counts, at.retracted);
    }

  return found;
}

/**
 * ari_match_repeat_chance:
 * @action: (inout): what chance brings at the cursor
 * @toss: (inout) (nullable): the release of a ring that led to it
 *
 * Replaces both by what came at the same point of the match in a line that was taken back, even if other
 * moves lead there now. Only where the match goes on; a variation is a match of its own.
 */
void
ari_match_repeat_chance (AriMatch   *self,
                         AriAction  *action,
                         char      **toss)
{
  AriActor actor;
  AriPly *seen;

  g_return_if_fail (ARI_IS_MATCH (self));

  actor = ari_rules_actor (self->setup.rules, &self->position);
  if (self->takebacks == 0 || !ari_match_is_at_end (self) || (actor != ARI_CHANCE && *toss == NULL))
    return;

  seen = find_seen (self, actor, count_before (self, actor));
  if (seen == NULL)
    return;

  *action = ari_ply_get_action (seen);
  g_set_str (toss, ari_ply_get_toss (seen));
}

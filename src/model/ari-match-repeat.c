/* SPDX-License-Identifier: GPL-3.0-or-later */

/* After moves were taken back, chance repeats what it brought before: otherwise people could take moves back
 * until the dice fall, or a feat ends, as they like. */
#include "ari-match-private.h"

/* A ply of a line that was taken back. */
typedef struct
{
  AriPly   *ply;
  AriAction cause; /* what was played before it */
  guint     n;     /* how often its actor had chance before it */
} Seen;

/* Whether @actor left something to chance at @ply: the dice, or a feat. Only what can come now counts, so the
 * single die of a ride doesn't shift the rolls of two. */
static gboolean
is_left_to_chance (AriMatch *self,
                   AriPly   *ply,
                   AriActor  actor)
{
  return ari_ply_get_actor (ply) == actor && (actor == ARI_CHANCE || ari_ply_get_performance (ply) != NULL)
         && ari_rules_legal (self->setup.rules, &self->position, ari_ply_get_action (ply));
}

static guint
count_before (AriMatch *self,
              AriActor  actor)
{
  guint n = 0;

  for (guint i = 0; i < self->cursor; i++)
    n += is_left_to_chance (self, ari_line_get (&self->line, i), actor);

  return n;
}

/* @parent: no ply was played there if it is the root */
static void
add_children (AriMatch *self,
              GArray   *plies,
              AriPly   *parent,
              guint     n)
{
  AriAction cause = parent != self->root ? ari_ply_get_action (parent) : ARI_ACTION_NONE;

  for (guint i = 0; i < ari_ply_get_n_children (parent); i++)
    {
      Seen seen = { ari_ply_get_child (parent, i), cause, n };

      g_array_append_val (plies, seen);
    }
}

/* What @actor left to chance in the lines that were taken back and can come now (element-type Seen). */
static GArray *
list_seen (AriMatch *self,
           AriActor  actor)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Seen));
  g_autoptr(GArray) plies = g_array_new (FALSE, FALSE, sizeof (Seen));
  g_autoptr(GHashTable) retracted = g_hash_table_new (NULL, NULL);

  add_children (self, plies, self->root, 0);
  /* Children come after their parents. */
  for (guint i = 0; i < plies->len; i++)
    {
      Seen at = g_array_index (plies, Seen, i);
      gboolean counts = is_left_to_chance (self, at.ply, actor);

      if (ari_ply_get_retraction (at.ply) == ARI_TAKEN_BACK
          || g_hash_table_contains (retracted, ari_ply_get_parent (at.ply)))
        {
          g_hash_table_add (retracted, at.ply);
          if (counts)
            g_array_append_val (found, at);
        }
      add_children (self, plies, at.ply, at.n + counts);
    }

  return found;
}

/* (nullable): the first ply of @seen that is what comes now. Dice don't know what was played before, so the
 * third roll stays the third roll. A hidden tile @lies in its place, and is the same whenever it is
 * turned over. */
static AriPly *
find_same (AriMatch     *self,
           const GArray *seen,
           AriActor      actor,
           AriAction     cause,
           gboolean      lies)
{
  guint n = lies ? 0 : count_before (self, actor);
  AriPly *found = NULL;

  for (guint i = 0; i < seen->len; i++)
    {
      const Seen *at = &g_array_index (seen, Seen, i);

      if ((lies ? at->cause == cause : at->n == n)
          && (found == NULL || ari_ply_get_id (at->ply) < ari_ply_get_id (found)))
        found = at->ply;
    }

  return found;
}

static gboolean
lies_elsewhere (const GArray *seen,
                AriAction     cause,
                AriAction     action)
{
  for (guint i = 0; i < seen->len; i++)
    {
      const Seen *at = &g_array_index (seen, Seen, i);

      if (at->cause != cause && ari_ply_get_action (at->ply) == action)
        return TRUE;
    }

  return FALSE;
}

/* @drawn, or, if it was seen in another place, the next outcome that nobody has seen. */
static AriAction
draw_unseen (AriMatch     *self,
             const GArray *seen,
             AriAction     cause,
             AriAction     drawn)
{
  const AriRules *rules = self->setup.rules;
  g_autofree AriAction *outcomes = g_new (AriAction, ARI_MAX_ACTIONS);
  guint n = rules->actions (&self->position, outcomes), first = 0;

  while (first < n && outcomes[first] != drawn)
    first++;
  for (guint i = 0; i < n; i++)
    {
      AriAction outcome = outcomes[(first + i) % n];

      if (ari_rules_chance_weight (rules, &self->position, outcome) > 0
          && !lies_elsewhere (seen, cause, outcome))
        return outcome;
    }

  return drawn;
}

/**
 * ari_match_repeat_chance:
 * @action: (inout): what chance brings at the cursor
 * @performance: (inout) (nullable): of the feat that led to it; NULL: no feat is due
 *
 * Replaces both by what came at the same point of the match in a line that was taken back, even if other
 * moves lead there now. Only at the end of the main line: a variation is a match of its own.
 */
void
ari_match_repeat_chance (AriMatch   *self,
                         AriAction  *action,
                         char      **performance)
{
  g_autoptr(GArray) seen = NULL;
  AriActor actor;
  AriAction cause;
  AriPly *same;
  gboolean lies;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (action != NULL);

  actor = ari_rules_actor (self->setup.rules, &self->position);
  if (self->takebacks == 0 || !ari_match_is_at_end (self)
      || (actor != ARI_CHANCE && (performance == NULL || *performance == NULL)))
    return;

  cause = self->cursor > 0 ? ari_ply_get_action (ari_match_get_ply (self)) : ARI_ACTION_NONE;
  lies = actor == ARI_CHANCE && ari_rules_hides_information (self->setup.rules);
  seen = list_seen (self, actor);
  same = find_same (self, seen, actor, cause, lies);
  if (same != NULL)
    {
      *action = ari_ply_get_action (same);
      if (performance != NULL)
        g_set_str (performance, ari_ply_get_performance (same));
    }
  else if (lies)
    *action = draw_unseen (self, seen, cause, *action);
}

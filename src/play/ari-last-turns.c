/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-last-turns.h"

/* The plies before a cursor, as far back as last turns reach, and the position before each. */
typedef struct
{
  AriMatch      *match;
  const AriRules *rules;
  guint          from;     /* plies before the first of these */
  guint          cursor;
  AriPosition    position; /* after as many plies as walk_on() was called, and @from */
} Walk;

static AriAction
action_at (AriMatch *match,
           guint     index)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), index);

  return ari_ply_get_action (ply);
}

static void
walk_init (Walk     *walk,
           AriMatch *match,
           guint     cursor)
{
  walk->match = match;
  walk->rules = ari_match_get_rules (match);
  walk->cursor = cursor;
  walk->from = cursor > ARI_LAST_TURNS_PLIES ? cursor - ARI_LAST_TURNS_PLIES : 0;
  ari_match_get_position_at (match, walk->from, &walk->position);
}

/* The only person at the table, or else the seat whose turn it is. */
static AriActor
viewer_of (AriMatch          *match,
           const AriPosition *position)
{
  AriActor only = ari_match_find_only_person (match);

  return only != ARI_NONE ? only : ari_rules_whose_turn (ari_match_get_rules (match), position);
}

/* Goes to the cursor, and finds whose turn it was at each ply and who acted. */
static void
walk_to_end (Walk     *walk,
             AriActor  turns[ARI_LAST_TURNS_PLIES],
             AriActor  actors[ARI_LAST_TURNS_PLIES])
{
  for (guint i = walk->from; i < walk->cursor; i++)
    {
      turns[i - walk->from] = ari_rules_whose_turn (walk->rules, &walk->position);
      actors[i - walk->from] = ari_rules_actor (walk->rules, &walk->position);
      walk->rules->apply (&walk->position, action_at (walk->match, i));
    }
}

/* @found: numbers of plies, newest first */
static void
keep (AriLastTurns *self,
      const guint   found[ARI_LAST_TURNS_PLIES],
      guint         n_found)
{
  self->n = n_found;
  for (guint i = 0; i < n_found; i++)
    self->numbers[i] = found[n_found - 1 - i];
}

/**
 * ari_last_turns_find:
 * @cursor: how many plies of the shown line have been played
 *
 * If the match is over at the cursor, finds only the last turn.
 */
void
ari_last_turns_find (AriLastTurns *self,
                     AriMatch     *match,
                     guint         cursor)
{
  AriActor turns[ARI_LAST_TURNS_PLIES], actors[ARI_LAST_TURNS_PLIES], viewer, now = ARI_NONE;
  guint found[ARI_LAST_TURNS_PLIES], n_found = 0;
  guint told = 0; /* seats whose last turn is complete, as bits */
  gboolean is_over;
  Walk walk;

  walk_init (&walk, match, cursor);
  walk_to_end (&walk, turns, actors);
  viewer = viewer_of (match, &walk.position);
  is_over = ari_rules_actor (walk.rules, &walk.position) == ARI_NONE;

  for (guint i = cursor; i > walk.from; i--)
    {
      AriActor turn = turns[i - 1 - walk.from], actor = actors[i - 1 - walk.from];

      if (turn == ARI_CHANCE)
        turn = now;
      if ((actor == viewer && turn == viewer) || (is_over && now != ARI_NONE && turn != now))
        break;
      if (turn != now && now != ARI_NONE)
        told |= 1u << now;
      now = turn;
      if (turn != ARI_NONE && turn != viewer && actor != viewer && (told >> turn & 1) == 0)
        found[n_found++] = i;
    }

  keep (self, found, n_found);
}

void
ari_last_turns_find_latest (AriLastTurns *self,
                            AriMatch     *match,
                            guint         cursor)
{
  AriActor turns[ARI_LAST_TURNS_PLIES], actors[ARI_LAST_TURNS_PLIES], now = ARI_NONE;
  guint found[ARI_LAST_TURNS_PLIES], n_found = 0;
  Walk walk;

  walk_init (&walk, match, cursor);
  walk_to_end (&walk, turns, actors);
  for (guint i = cursor; i > walk.from; i--)
    {
      AriActor turn = turns[i - 1 - walk.from];

      if (turn == ARI_CHANCE)
        turn = now;
      if (now != ARI_NONE && turn != now)
        break;
      now = turn;
      found[n_found++] = i;
    }

  keep (self, found, n_found);
}

/* Whether a step shows no more than the one before it, as when chance fills in what a tile is. */
static gboolean
repeats (const AriTraceStep *step,
         const AriTraceStep *before)
{
  return step->kind == ARI_TRACE_SET && before->kind == ARI_TRACE_SET && step->seat == before->seat
         && step->n_spots == before->n_spots
         && memcmp (step->spots, before->spots, step->n_spots * sizeof *step->spots) == 0;
}

/* A roll is shown, but does not count as a step. */
static gboolean
is_roll (const AriTraceStep *step,
         const AriSpotInfo  *spots)
{
  return step->kind == ARI_TRACE_SET && spots[step->spots[0]].kind == ARI_SPOT_DIE;
}

/* Numbers the steps of each turn, unless it has only one. */
static void
number_steps (AriTraceStep      *steps,
              guint              n,
              const AriSpotInfo *spots)
{
  guint counts[ARI_MAX_SEATS + 1] = { 0 };

  for (guint i = 0; i < n; i++)
    if (!is_roll (&steps[i], spots))
      steps[i].number = ++counts[steps[i].seat];
  for (guint i = 0; i < n; i++)
    if (counts[steps[i].seat] == 1)
      steps[i].number = 0;
}

guint
ari_last_turns_trace (const AriLastTurns *self,
                      AriMatch           *match,
                      guint               cursor,
                      AriTraceStep        steps[ARI_MAX_TRACE])
{
  const AriSetup *setup = ari_match_get_setup (match);
  AriActor seat = ARI_NONE;
  guint n = 0, next = 0;
  Walk walk;

  if (self->n == 0)
    return 0;

  walk_init (&walk, match, cursor);
  for (guint i = walk.from; i < cursor && next < self->n && n < ARI_MAX_TRACE; i++)
    {
      AriAction action = action_at (match, i);
      AriActor turn = ari_rules_whose_turn (walk.rules, &walk.position);

      seat = turn != ARI_CHANCE ? turn : seat;
      while (next < self->n && self->numbers[next] <= i)
        next++;
      if (next < self->n && self->numbers[next] == i + 1 && seat != ARI_NONE
          && ari_trace_step_init (&steps[n], setup, &walk.position, action, seat)
          && (n == 0 || !repeats (&steps[n], &steps[n - 1])))
        {
          if (ari_rules_is_entitled (walk.rules, &walk.position))
            steps[n].n_earners = ari_last_turns_earners (match, i, steps[n].earners);
          n++;
        }
      walk.rules->apply (&walk.position, action);
    }
  number_steps (steps, n, walk.rules->board (setup)->spots);

  return n;
}

/* Looks for the ply that earned @seat what it does after @number plies. */
static guint
find_earners (AriMatch *match,
              guint     number,
              AriActor  seat,
              AriSpot   spots[ARI_MAX_EARNERS])
{
  const AriRules *rules = ari_match_get_rules (match);

  for (; number > 0; number--)
    {
      AriPosition before;
      guint n;

      ari_match_get_position_at (match, number - 1, &before);
      n = ari_find_earners (rules, &before, action_at (match, number - 1), seat, spots);
      if (n > 0 || !ari_rules_is_entitled (rules, &before))
        return n;
    }

  return 0;
}

/* A piece whose support was captured has come down, so its old place earned nothing. */
static guint
drop_stack (const AriRules    *rules,
            const AriPosition *before,
            AriAction          capture,
            AriSpot            spots[ARI_MAX_EARNERS],
            guint              n)
{
  AriSpot picks[ARI_MAX_PICKS], stack;
  guint kept = 0;

  stack = ari_rules_ground (rules, picks[rules->picks (before, capture, picks) - 1]);
  for (guint i = 0; i < n; i++)
    if (ari_rules_ground (rules, spots[i]) != stack)
      spots[kept++] = spots[i];

  return kept;
}

guint
ari_last_turns_earners (AriMatch *match,
                        guint     cursor,
                        AriSpot   spots[ARI_MAX_EARNERS])
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position;
  guint winners;

  if (rules->motion == NULL || rules->motion->earners == NULL)
    return 0;

  ari_match_get_position_at (match, cursor, &position);
  if (ari_rules_is_entitled (rules, &position))
    return find_earners (match, cursor, ari_rules_actor (rules, &position), spots);
  if (cursor == 0)
    return 0;

  winners = ari_rules_winners (rules, &position);
  ari_match_get_position_at (match, cursor - 1, &position);
  if (ari_rules_is_entitled (rules, &position))
    return drop_stack (rules, &position, action_at (match, cursor - 1), spots,
                       find_earners (match, cursor - 1, ari_rules_actor (rules, &position), spots));

  /* What has just won the match. */
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    if (winners == 1u << (seat - 1))
      return ari_find_earners (rules, &position, action_at (match, cursor - 1), seat, spots);

  return 0;
}

char *
ari_last_turns_forced_effects (AriMatch *match,
                               guint     cursor)
{
  const AriRules *rules = ari_match_get_rules (match);

  if (rules->narration == NULL || rules->narration->forced_effects == NULL)
    return NULL;

  for (guint n = 0; cursor > 0 && n < ARI_LAST_TURNS_PLIES; cursor--, n++)
    {
      AriPosition before, after;
      char *forced_effects;

      ari_match_get_position_at (match, cursor, &after);
      ari_match_get_position_at (match, cursor - 1, &before);
      forced_effects = ari_rules_forced_effects (rules, &before, action_at (match, cursor - 1), &after,
                                                 ari_match_get_names (match));
      if (forced_effects != NULL)
        return forced_effects;
      if (ari_rules_actor (rules, &before) != ARI_CHANCE)
        break;
    }

  return NULL;
}

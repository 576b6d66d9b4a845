/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-target.h"

#include <string.h>

/* The targets of one picker, and how many pieces move on the way to each: the fewer, the less happens to
 * others. */
typedef struct
{
  const AriPicker *picker;
  guint            n;
  AriTarget       *targets; /* room for ARI_MAX_TARGETS */
  guint            cost[ARI_MAX_TARGETS];
} List;

/* A target is added once; of two equally long lines to it, the one that moves fewer pieces remains. */
static void
add (List            *list,
     const AriTarget *target,
     guint            cost)
{
  guint i = 0;

  while (i < list->n && list->targets[i].spot != target->spot)
    i++;
  if (i == ARI_MAX_TARGETS
      || (i < list->n && (list->targets[i].n_actions < target->n_actions || list->cost[i] <= cost)))
    return;

  list->targets[i] = *target;
  list->cost[i] = cost;
  list->n = MAX (list->n, i + 1);
}

/* Whether pointing at @spot picks a piece that stands there, so that it can't mean a target. */
static gboolean
is_taken (const AriPicker *picker,
          AriSpot          spot,
          AriSpot          pick)
{
  if (spot != pick && ari_picker_offers (picker, spot))
    return TRUE;

  return picker->n_picks > 0 && ari_rules_ground (picker->rules, picker->picks[0]) == spot;
}

static AriSpot
landing_of (const AriRules    *rules,
            const AriPosition *position,
            AriAction          action)
{
  return rules->landing != NULL ? rules->landing (position, action) : ARI_SPOT_NONE;
}

/* Whether another action of the list brings the piece there, too, but from elsewhere. */
static gboolean
is_carried_too (const List      *list,
                const AriTarget *target)
{
  for (guint i = 0; i < list->n; i++)
    if (list->targets[i].spot == target->spot && target->landing != ARI_SPOT_NONE
        && list->targets[i].landing != target->landing)
      return TRUE;

  return FALSE;
}

static void
add_action (List      *list,
            AriAction  action)
{
  const AriPicker *picker = list->picker;
  AriSpot rest[ARI_MAX_PICKS];
  int n_rest = ari_picker_rest (picker, action, rest);
  AriTarget target = { 0 };

  if (n_rest < 1 || (n_rest > 1 && picker->rules->picks_in_any_order))
    return;

  target.pick = rest[0];
  target.spot = ari_rules_target (picker->rules, &picker->position, action, rest[0]);
  target.landing = landing_of (picker->rules, &picker->position, action);
  /* Players can still point at where the piece is carried on from. */
  if (target.spot != ARI_SPOT_NONE
      && (is_taken (picker, target.spot, rest[0]) || is_carried_too (list, &target)))
    target.spot = target.landing;
  if (target.spot == ARI_SPOT_NONE)
    return;
  if (n_rest == 1)
    {
      target.n_actions = 1;
      target.actions[0] = action;
    }
  add (list, &target, 0);
}

/* --- Lines of several actions -------------------------------------------------------------------------- */

/* A line so far: the position after it, where the piece is now, and how many pieces it has moved. */
typedef struct
{
  AriPosition position;
  AriSpot     piece;
  AriTarget   target;
  guint       cost;
} Line;

/* Whether @action moves the piece of the line; @moved: how many pieces it moves. */
static gboolean
moves_piece (const Line     *line,
             const AriRules *rules,
             AriAction       action,
             guint          *moved)
{
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];

  *moved = ari_find_motion_paths (rules, &line->position, action, paths);

  return *moved > 0 && paths[0].n_spots > 1 && paths[0].spots[0] == line->piece;
}

/* Continues the line with @action. */
static void
extend (Line           *line,
        const AriRules *rules,
        AriAction       action)
{
  rules->apply (&line->position, action);
  line->target.actions[line->target.n_actions++] = action;
}

/* Adds where the next actions of the same actor can bring the piece. The line may first take an answer that
 * moves nothing, such as to stay. */
static void
add_lines (List       *list,
           const Line *line)
{
  const AriRules *rules = list->picker->rules;
  g_autofree AriAction *actions = NULL;
  guint n;

  if (line->target.n_actions == ARI_MAX_LINE
      || ari_rules_actor (rules, &line->position) != ari_rules_actor (rules, &list->picker->position))
    return;

  actions = g_new (AriAction, ARI_MAX_ACTIONS);
  n = rules->actions (&line->position, actions);
  for (guint i = 0; i < n; i++)
    {
      Line longer = *line;
      AriSpot picks[ARI_MAX_PICKS];
      guint n_picks = rules->picks (&line->position, actions[i], picks), moved;
      AriSpot spot = ari_rules_target (rules, &line->position, actions[i], picks[n_picks - 1]);
      gboolean moves = moves_piece (line, rules, actions[i], &moved);

      extend (&longer, rules, actions[i]);
      if (moved == 0 && spot == ARI_SPOT_NONE)
        {
          add_lines (list, &longer);
        }
      else if (moves && n_picks > 1 && spot != ARI_SPOT_NONE
               && !is_taken (list->picker, spot, longer.target.pick))
        {
          longer.target.spot = spot;
          longer.target.landing = landing_of (rules, &line->position, actions[i]);
          add (list, &longer.target, line->cost + moved);
        }
    }
}

/* The sum of what the dice allow: where the picked piece can come by further actions of the same turn. */
static void
add_lines_of (List            *list,
              const AriTarget *first)
{
  const AriPicker *picker = list->picker;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  Line line = { .position = picker->position, .target = *first };

  line.cost = ari_find_motion_paths (picker->rules, &picker->position, first->actions[0], paths);
  if (line.cost == 0 || paths[0].n_spots < 2 || paths[0].spots[0] != picker->picks[0])
    return;

  line.piece = paths[0].spots[paths[0].n_spots - 1];
  line.target.n_actions = 0;
  extend (&line, picker->rules, first->actions[0]);
  add_lines (list, &line);
}

/**
 * ari_target_list:
 * @targets: (out): where a piece can go next
 *
 * Lists what a board marks: after some picks, each place where the picked piece can go, and with several dice
 * each place where it can go with all of them; without a pick, what a single pick would bring or take.
 *
 * Returns: how many targets there are
 */
guint
ari_target_list (const AriPicker *picker,
                 AriTarget        targets[ARI_MAX_TARGETS])
{
  List list = { .picker = picker, .targets = targets };
  guint n_single;

  if (picker->rules->target == NULL)
    return 0;

  for (guint i = 0; i < picker->n_actions; i++)
    add_action (&list, picker->actions[i]);

  n_single = picker->n_picks > 0 ? list.n : 0;
  for (guint i = 0; i < n_single; i++)
    {
      const AriTarget single = targets[i];

      if (single.n_actions == 1)
        add_lines_of (&list, &single);
    }

  return list.n;
}

const AriTarget *
ari_target_at (const AriTarget *targets,
               guint            n_targets,
               const AriRules  *rules,
               AriSpot          spot)
{
  for (guint i = 0; i < n_targets; i++)
    if (targets[i].spot == spot || targets[i].spot == ari_rules_ground (rules, spot))
      return &targets[i];
  for (guint i = 0; i < n_targets; i++)
    if (targets[i].landing == spot && spot != ARI_SPOT_NONE)
      return &targets[i];

  return NULL;
}

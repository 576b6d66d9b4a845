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

/* (nullable) */
static AriTarget *
find_target (List    *list,
             AriSpot  spot)
{
  for (guint i = 0; i < list->n; i++)
    if (list->targets[i].spot == spot)
      return &list->targets[i];

  return NULL;
}

/* Whether two actions differ by more than which of two like pieces goes: those that go the same way from the
 * same kind of place, such as from outside. The same piece that goes the same way uses another die. */
static gboolean
are_different (const List *list,
               AriAction   one,
               AriAction   other)
{
  const AriPicker *picker = list->picker;
  const AriRules *rules = picker->rules;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS], way;

  if (ari_find_motion_paths (rules, &picker->position, one, paths) == 0)
    return TRUE;
  way = paths[0];
  if (ari_find_motion_paths (rules, &picker->position, other, paths) == 0
      || paths[0].spots[0] == way.spots[0] || paths[0].n_spots != way.n_spots)
    return TRUE;

  for (guint i = 1; i < way.n_spots; i++)
    if (ari_rules_ground (rules, paths[0].spots[i]) != ari_rules_ground (rules, way.spots[i]))
      return TRUE;

  return FALSE;
}

/* Remembers that @target brings a piece to the place of @known, too. */
static void
remember (List            *list,
          AriTarget       *known,
          const AriTarget *target)
{
  if (known->n_actions != 1 || target->n_actions != 1 || known->n_others == ARI_MAX_OTHERS
      || known->pick == target->pick || !are_different (list, known->actions[0], target->actions[0]))
    return;

  known->others[known->n_others++] = (AriApproach) { target->pick, target->landing, target->actions[0] };
}

/* A target is added once; of two equally long lines to it, the one that moves fewer pieces remains. If a
 * single pick leads there, others are remembered. */
static void
add (List            *list,
     const AriTarget *target,
     guint            cost)
{
  AriTarget *known = find_target (list, target->spot);
  guint i = known != NULL ? (guint) (known - list->targets) : list->n;

  if (known != NULL)
    remember (list, known, target);
  if (i == ARI_MAX_TARGETS
      || (known != NULL && (known->n_actions < target->n_actions || list->cost[i] <= cost)))
    return;

  list->targets[i] = *target;
  list->cost[i] = cost;
  list->n = MAX (list->n, i + 1);
}

/* Whether the picked piece stands on @spot, so that pointing there puts it back. */
static gboolean
is_origin (const AriPicker *picker,
           AriSpot          spot)
{
  return picker->n_picks > 0 && ari_rules_ground (picker->rules, picker->picks[0]) == spot;
}

/* Whether pointing at @spot picks a piece that stands there, so that it can't mean a target. */
static gboolean
is_taken (const AriPicker *picker,
          AriSpot          spot,
          AriSpot          pick)
{
  return (spot != pick && ari_picker_offers (picker, spot)) || is_origin (picker, spot);
}

static gboolean
leads_back (const List *list,
            AriAction   action,
            AriSpot     pick)
{
  const AriPicker *picker = list->picker;
  AriSpot spot = ari_rules_target (picker->rules, &picker->position, action, pick);

  return spot != ARI_SPOT_NONE && is_origin (picker, spot);
}

static void
add_action (List      *list,
            AriAction  action)
{
  const AriPicker *picker = list->picker;
  AriSpot rest[ARI_MAX_PICKS];
  int n_rest = ari_picker_rest (picker, action, rest);
  AriTarget target = { 0 }, *known;
  gboolean is_carried_too;

  if (n_rest < 1 || (n_rest > 1 && ari_rules_pointing (picker->rules)->picks_in_any_order))
    return;

  target.pick = rest[0];
  target.spot = ari_rules_target (picker->rules, &picker->position, action, rest[0]);
  target.landing = ari_rules_landing (picker->rules, &picker->position, action);
  if (n_rest == 1)
    {
      target.n_actions = 1;
      target.actions[0] = action;
    }
  known = find_target (list, target.spot);
  is_carried_too = known != NULL && target.landing != ARI_SPOT_NONE && known->landing != target.landing;
  if (is_carried_too)
    remember (list, known, &target);
  /* Players can still point at where the piece is carried on from. */
  if (is_carried_too || (target.spot != ARI_SPOT_NONE && is_taken (picker, target.spot, rest[0])))
    target.spot = target.landing;
  target.is_way_back = target.spot == ARI_SPOT_NONE && leads_back (list, action, rest[0]);
  if (target.is_way_back)
    target.spot = target.pick;
  if (target.spot == ARI_SPOT_NONE)
    return;
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
          longer.target.landing = ari_rules_landing (rules, &line->position, actions[i]);
          add (list, &longer.target, line->cost + moved);
        }
    }
}

/* The sum of what the dice allow: where the picked piece can come by further actions of the same turn. */
static void
add_lines_of (List      *list,
              AriSpot    pick,
              AriAction  first)
{
  const AriPicker *picker = list->picker;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  Line line = { .position = picker->position, .target = { .pick = pick } };

  line.cost = ari_find_motion_paths (picker->rules, &picker->position, first, paths);
  if (line.cost == 0 || paths[0].n_spots < 2 || paths[0].spots[0] != picker->picks[0])
    return;

  line.piece = paths[0].spots[paths[0].n_spots - 1];
  extend (&line, picker->rules, first);
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

  if (ari_rules_pointing (picker->rules)->target == NULL)
    return 0;

  for (guint i = 0; i < picker->n_actions; i++)
    add_action (&list, picker->actions[i]);

  n_single = picker->n_picks > 0 ? list.n : 0;
  for (guint i = 0; i < n_single; i++)
    {
      const AriTarget single = targets[i];

      if (single.n_actions != 1)
        continue;
      add_lines_of (&list, single.pick, single.actions[0]);
      for (guint k = 0; k < single.n_others; k++)
        add_lines_of (&list, single.others[k].pick, single.others[k].action);
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

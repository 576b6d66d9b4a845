/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include "ari-totals.h"

#include <string.h>

#include "labyrinth/labyrinth.h"
#include "minarett/minarett.h"
#include "minoa/minoa.h"
#include "minotaur/minotaur.h"

G_DEFINE_QUARK (ari-rules-error-quark, ari_rules_error)

/* To add a game, add a line here. */
static const AriRules *const all_rules[] = {
  &ari_rules_minoa,
  &ari_rules_minarett,
  &ari_rules_labyrinth,
  &ari_rules_minotaur,
};

/**
 * ari_rules_all:
 * @n_rules: (out) (optional): how many there are
 *
 * Returns: (transfer none): all games, in display order
 */
const AriRules *const *
ari_rules_all (guint *n_rules)
{
  if (n_rules != NULL)
    *n_rules = G_N_ELEMENTS (all_rules);

  return all_rules;
}

/**
 * ari_rules_lookup:
 *
 * Returns: (nullable) (transfer none): the game with this id
 */
const AriRules *
ari_rules_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (all_rules); i++)
    if (g_str_equal (all_rules[i]->id, id))
      return all_rules[i];

  return NULL;
}

static guint
byte_at (const AriPosition *position,
         gsize              offset)
{
  return ((const guint8 *) position)[offset];
}

/**
 * ari_rules_whose_turn:
 *
 * Returns: the seat whose turn it is, even while chance or another seat acts within it; 0 for none; in a game
 *   that doesn't say, the actor
 */
AriActor
ari_rules_whose_turn (const AriRules    *rules,
                      const AriPosition *position)
{
  return rules->layout.turn != 0 ? byte_at (position, rules->layout.turn) : ari_rules_actor (rules, position);
}

gboolean
ari_rules_has_long_turns (const AriRules *rules)
{
  return rules->layout.turn != 0;
}

gboolean
ari_rules_turn_ends (const AriRules    *rules,
                     const AriPosition *before,
                     const AriPosition *position)
{
  return rules->turn_ends != NULL ? rules->turn_ends (before, position)
                                  : !ari_rules_is_entitled (rules, position);
}

gboolean
ari_rules_hides_information (const AriRules *rules)
{
  return rules->memory != NULL;
}

/**
 * ari_rules_count:
 *
 * Returns: the number of legal actions, by the game's own count function if it has one
 */
guint
ari_rules_count (const AriRules    *rules,
                 const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];

  return rules->count != NULL ? rules->count (position) : rules->actions (position, actions);
}

gboolean
ari_rules_legal (const AriRules    *rules,
                 const AriPosition *position,
                 AriAction          action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  if (rules->legal != NULL)
    return rules->legal (position, action);

  n = rules->actions (position, actions);
  for (guint i = 0; i < n; i++)
    if (actions[i] == action)
      return TRUE;

  return FALSE;
}

guint
ari_rules_chance_weight (const AriRules    *rules,
                         const AriPosition *position,
                         AriAction          action)
{
  return rules->chance_weight != NULL ? rules->chance_weight (position, action) : 1;
}

guint
ari_rules_side (const AriRules    *rules,
                const AriPosition *position,
                AriActor           seat)
{
  guint seats = rules->choices.max_seats;

  if (rules->side != NULL)
    return rules->side (position, seat);
  if (rules->choices.min_seats != rules->choices.max_seats)
    seats = byte_at (position, rules->layout.seats);

  return seat <= seats ? 1u << (seat - 1) : 0;
}

/**
 * ari_rules_n_sides:
 * @seats: bit (seat − 1) for each seat
 *
 * Returns: how many sides these seats belong to: partners share one
 */
guint
ari_rules_n_sides (const AriRules    *rules,
                   const AriPosition *position,
                   guint              seats)
{
  guint n = 0;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if (seats >> (seat - 1) & 1)
      {
        n++;
        seats &= ~ari_rules_side (rules, position, seat);
      }

  return n;
}

guint
ari_rules_winners (const AriRules    *rules,
                   const AriPosition *position)
{
  int scores[ARI_MAX_SEATS], most = G_MININT;
  guint winners = 0;

  if (rules->layout.winners != 0)
    return byte_at (position, rules->layout.winners);
  if (ari_rules_actor (rules, position) != ARI_NONE)
    return 0;

  rules->scores (position, scores);
  for (AriActor seat = 1; seat <= rules->choices.max_seats; seat++)
    {
      guint side = ari_rules_side (rules, position, seat);
      int total = ari_side_total (side, scores);

      if (side != 0 && total > most)
        winners = 0;
      if (side != 0 && total >= most)
        {
          winners |= side;
          most = total;
        }
    }

  return winners;
}

guint
ari_rules_supplies (const AriRules    *rules,
                    const AriPosition *position,
                    AriActor           seat,
                    AriSupply          supplies[ARI_MAX_SUPPLIES])
{
  return rules->supplies != NULL ? rules->supplies (position, seat, supplies) : 0;
}

const AriPointingRules *
ari_rules_pointing (const AriRules *rules)
{
  static const AriPointingRules none = { .picks_in_any_order = FALSE };

  return rules->pointing != NULL ? rules->pointing : &none;
}

AriSpot
ari_rules_canonical_spot (const AriRules    *rules,
                          const AriPosition *position,
                          AriSpot            spot)
{
  const AriPointingRules *pointing = ari_rules_pointing (rules);

  return pointing->canonical_spot != NULL ? pointing->canonical_spot (position, spot) : spot;
}

AriActor
ari_rules_occupant (const AriRules    *rules,
                    const AriPosition *position,
                    AriSpot            spot)
{
  return rules->occupant != NULL ? rules->occupant (position, spot) : ARI_NONE;
}

AriSpot
ari_rules_ground (const AriRules *rules,
                  AriSpot         spot)
{
  const AriPointingRules *pointing = ari_rules_pointing (rules);

  return pointing->ground != NULL ? pointing->ground (spot) : spot;
}

AriSpot
ari_rules_target (const AriRules    *rules,
                  const AriPosition *position,
                  AriAction          action,
                  AriSpot            pick)
{
  const AriPointingRules *pointing = ari_rules_pointing (rules);

  return pointing->target != NULL ? pointing->target (position, action, pick) : ARI_SPOT_NONE;
}

AriSpot
ari_rules_landing (const AriRules    *rules,
                   const AriPosition *position,
                   AriAction          action)
{
  const AriPointingRules *pointing = ari_rules_pointing (rules);

  return pointing->landing != NULL ? pointing->landing (position, action) : ARI_SPOT_NONE;
}

/**
 * ari_feat_due:
 *
 * Returns: the feat that the actor has to do, %ARI_FEAT_NONE where it chooses or chance acts
 */
AriFeat
ari_feat_due (const AriRules    *rules,
              const AriPosition *position)
{
  return rules->feats != NULL && rules->feats->due (position) ? rules->feats->kind : ARI_FEAT_NONE;
}

/**
 * ari_feat_outcome:
 *
 * Returns: the action that stands for @outcome of the feat that is due
 */
AriAction
ari_feat_outcome (const AriRules    *rules,
                  const AriPosition *position,
                  AriFeatOutcome     outcome)
{
  g_return_val_if_fail (ari_feat_due (rules, position) != ARI_FEAT_NONE, ARI_ACTION_NONE);

  return rules->feats->outcome (position, outcome);
}

/**
 * ari_feat_hits:
 * @before: a position where a feat is due
 * @action: legal there
 *
 * Returns: whether @action stands for a hit
 */
gboolean
ari_feat_hits (const AriRules    *rules,
               const AriPosition *before,
               AriAction          action)
{
  return action == ari_feat_outcome (rules, before, ARI_FEAT_OUTCOME_HIT);
}

/**
 * ari_position_equal:
 *
 * Returns: whether both positions of the same game are the same, byte for byte
 */
gboolean
ari_position_equal (const AriRules    *rules,
                    const AriPosition *a,
                    const AriPosition *b)
{
  return memcmp (a, b, rules->layout.size) == 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Explanations of why an action or pick is refused. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

/* Why the game now accepts only an answer or an outcome of chance; NULL when it expects a die and a
 * traveller. */
static char *
refuse_by_phase (const Labyrinth *l)
{
  switch ((LabyrinthPhase) l->phase)
    {
    case LABYRINTH_AT_FIRST:
      return g_strdup (_("First, chance decides who begins."));

    case LABYRINTH_AT_ROLL:
      return g_strdup (_("The dice must be rolled first."));

    case LABYRINTH_AT_STATION:
      return g_strdup (_("The ride die must be rolled first."));

    case LABYRINTH_AT_CROSS:
      return g_strdup (_("Choose first whether the traveller crosses the Millstone or stays."));

    case LABYRINTH_AT_RIDE:
      return g_strdup (_("Choose first whether the traveller rides on the Knight’s Orbit or stays."));

    case LABYRINTH_AT_END:
    case LABYRINTH_AT_MOVE:
    default:
      return NULL;
    }
}

/* (nullable): where the rules are of what has to be done first. */
static const char *
rule_of_phase (const Labyrinth *l)
{
  if (l->phase == LABYRINTH_AT_STATION || l->phase == LABYRINTH_AT_RIDE)
    return "orbit";
  if (l->phase == LABYRINTH_AT_CROSS)
    return "millstone";

  return l->phase == LABYRINTH_AT_ROLL ? "turn" : NULL;
}

/* Why a traveller can't use a die of @pips (0: any remaining die). NULL when it can. */
static char *
refuse_traveller (const Labyrinth *l,
                  guint            traveller,
                  guint            pips,
                  const char     **rule)
{
  guint left[LABYRINTH_DICE], n = labyrinth_dice_left (l, left);

  if (labyrinth_seat (traveller) != l->turn)
    return g_strdup (_("This traveller belongs to another player."));
  if (labyrinth_hold (l, traveller) > 0)
    {
      *rule = "traps";
      return g_strdup (_("This traveller is caught and can’t move this turn."));
    }
  if (l->at[traveller] == LABYRINTH_CENTRE)
    return g_strdup (_("This traveller has reached the centre."));

  for (guint i = 0; i < n; i++)
    if ((pips == 0 || left[i] == pips) && labyrinth_target (l, traveller, left[i]) != 0)
      return NULL;

  *rule = "entering";
  if (l->entry == LABYRINTH_ENTRY_1_OR_6)
    return g_strdup (_("A traveller enters only with a 1 or a 6."));

  return g_strdup (_("A traveller enters only with a 1."));
}

static gboolean
has_outside (const Labyrinth *l)
{
  for (guint i = 0; i < LABYRINTH_TRAVELLERS; i++)
    if (l->at[labyrinth_traveller (l->turn, i)] == LABYRINTH_OUTSIDE)
      return TRUE;

  return FALSE;
}

/* Why no traveller of the turn can use a die. */
static char *
refuse_unused (const Labyrinth *l,
               const char     **rule)
{
  if (!has_outside (l))
    return g_strdup (_("No traveller can use this die now."));

  *rule = "entering";
  if (l->entry == LABYRINTH_ENTRY_1_OR_6)
    return g_strdup (_("No traveller can use this die now: only a 1 or a 6 brings one in."));

  return g_strdup (_("No traveller can use this die now: only a 1 brings one in."));
}

/* Why a die can't be picked; @traveller is the one picked before it, LABYRINTH_NOBODY if none. */
static char *
refuse_die (const Labyrinth *l,
            guint            die,
            guint            traveller,
            const char     **rule)
{
  *rule = "turn";
  if ((l->left >> die & 1) == 0)
    return g_strdup (_("This die has already been used."));
  if (labyrinth_users (l, labyrinth_die_of (l, l->dice[die])) == 0)
    return refuse_unused (l, rule);

  return traveller != LABYRINTH_NOBODY ? refuse_traveller (l, traveller, l->dice[die], rule) : NULL;
}

static char *
refuse_choice (LabyrinthChoice choice,
               const char    **rule)
{
  *rule = choice == LABYRINTH_CHOICE_CROSS ? "millstone" : choice == LABYRINTH_CHOICE_RIDE ? "orbit" : "turn";
  switch (choice)
    {
    case LABYRINTH_CHOICE_CROSS:
      return g_strdup (_("Only a traveller that a die has just brought to the Millstone may cross it."));

    case LABYRINTH_CHOICE_RIDE:
      return g_strdup (_("Only a traveller that has just come to a station of the Knight’s Orbit may ride."));

    case LABYRINTH_CHOICE_STAY:
    case LABYRINTH_CHOICES:
    default:
      return g_strdup (_("Now choose a die and a traveller."));
    }
}

/* Both dice bring the traveller to @field: which of them? One of the ways may turn round at a gate. */
static char *
ask_for_die (const Labyrinth *l,
             guint            traveller,
             guint            field)
{
  guint from = l->at[traveller], gate = labyrinth_gate (from);
  guint small = MIN (l->dice[0], l->dice[1]), large = MAX (l->dice[0], l->dice[1]);

  if (from != LABYRINTH_OUTSIDE && gate != LABYRINTH_CENTRE && from + large > gate)
    return g_strdup_printf (_("Field %1$u is reached with the %2$u or, back from the gate, with the %3$u: "
                              "choose a die."), field, small, large);

  return g_strdup_printf (_("Field %1$u is reached with the %2$u or with the %3$u: choose a die."), field,
                          small, large);
}

/* Why pointing at @field is not enough to bring the traveller that stands on @picked there. */
static char *
refuse_field (const Labyrinth *l,
              AriSpot          picked,
              guint            field,
              const char     **rule)
{
  guint traveller = labyrinth_who_is_at (l, picked), from = l->at[traveller], gate = labyrinth_gate (from);
  guint pips[LABYRINTH_DICE] = { l->left & 1 ? l->dice[0] : 0, l->left & 2 ? l->dice[1] : 0 };
  guint ahead = field - from;

  if (l->left == 3 && l->dice[0] != l->dice[1] && field == labyrinth_target (l, traveller, l->dice[0])
      && field == labyrinth_target (l, traveller, l->dice[1]))
    return ask_for_die (l, traveller, field);

  /* As far as one die shows, or both. */
  if (from != LABYRINTH_OUTSIDE && field > gate
      && (ahead == pips[0] || ahead == pips[1] || ahead == pips[0] + pips[1]))
    {
      *rule = "gates";
      return g_strdup_printf (_("The gate is on %u: points left over are counted backwards."), gate);
    }

  return g_strdup (_("No die brings this traveller there. Choose a marked field, or a die."));
}

/* How many travellers the die brings to @field. */
static guint
count_comers (const Labyrinth *l,
              guint            die,
              guint            field)
{
  guint n = 0;

  for (guint i = 0; i < LABYRINTH_TRAVELLERS; i++)
    n += labyrinth_target (l, labyrinth_traveller (l->turn, i), l->dice[die]) == field;

  return n;
}

/* A spot while you pick a die and a traveller; @picked holds those picked so far. */
static char *
refuse_pick (const Labyrinth      *l,
             const LabyrinthPlace *picked,
             AriSpot               picked_spot,
             AriSpot               spot,
             const char          **rule)
{
  LabyrinthPlace place = labyrinth_place_of (spot);
  gboolean has_die = picked != NULL && picked->kind == LABYRINTH_PLACE_DIE;
  guint traveller = labyrinth_who_is_at (l, spot);

  if (place.kind == LABYRINTH_PLACE_CHOICE)
    return refuse_choice (place.choice, rule);
  if (place.kind == LABYRINTH_PLACE_PIPS)
    return g_strdup (_("The dice have been rolled already."));
  if (place.kind == LABYRINTH_PLACE_RIDE_DIE)
    {
      *rule = "orbit";
      return g_strdup (_("This die is rolled for rides only."));
    }
  if (place.kind == LABYRINTH_PLACE_DIE)
    return has_die
        ? g_strdup (_("Now pick a traveller for this die."))
        : refuse_die (l, place.die, picked != NULL ? labyrinth_who_is_at (l, picked_spot) : LABYRINTH_NOBODY,
                      rule);

  if (picked != NULL && !has_die)
    return refuse_field (l, picked_spot, place.field, rule);
  if (has_die && place.kind == LABYRINTH_PLACE_FIELD && count_comers (l, picked->die, place.field) > 1)
    return g_strdup_printf (_("Several travellers can go to field %1$u with the %2$u: choose one of them."),
                            place.field, l->dice[picked->die]);
  if (place.kind == LABYRINTH_PLACE_OUTSIDE && l->at[place.traveller] == LABYRINTH_CENTRE)
    return g_strdup (_("This traveller is home already."));
  if (traveller == LABYRINTH_NOBODY)
    return g_strdup (_("Pick a traveller, not the field it moves to."));

  return refuse_traveller (l, traveller, has_die ? l->dice[picked->die] : 0, rule);
}

/* The proof is the traveller that has to decide first. */
char *
labyrinth_refusal (const AriPosition *position,
                   const AriSpot     *picks,
                   guint              n_picks,
                   AriSpot            spot,
                   AriProof          *proof)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthPlace picked = { 0 };
  char *reason;

  g_return_val_if_fail (spot < LABYRINTH_SPOTS, NULL);

  reason = refuse_by_phase (l);
  if (reason == NULL)
    {
      if (n_picks > 0)
        picked = labyrinth_place_of (picks[0]);
      return refuse_pick (l, n_picks > 0 ? &picked : NULL, n_picks > 0 ? picks[0] : ARI_SPOT_NONE, spot,
                          &proof->rule);
    }

  proof->rule = rule_of_phase (l);
  if (labyrinth_is_deciding (l))
    ari_proof_add (proof, labyrinth_spot_of (l->mover, l->at[l->mover]));

  return reason;
}

char *
labyrinth_explain (const AriPosition *position,
                   AriAction          action)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);
  guint left[LABYRINTH_DICE], n = labyrinth_dice_left (l, left);
  char *reason = refuse_by_phase (l);
  const char *rule = NULL;

  if (reason != NULL)
    return reason;

  switch (a.kind)
    {
    case LABYRINTH_CROSS:
      return refuse_choice (LABYRINTH_CHOICE_CROSS, &rule);

    case LABYRINTH_RIDE:
      return refuse_choice (LABYRINTH_CHOICE_RIDE, &rule);

    case LABYRINTH_STAY:
      return refuse_choice (LABYRINTH_CHOICE_STAY, &rule);

    case LABYRINTH_MOVE:
      for (guint i = 0; i < n; i++)
        if (left[i] == a.second)
          return refuse_traveller (l, labyrinth_traveller (l->turn, a.first), a.second, &rule);
      return g_strdup_printf (_("No remaining die shows a %u."), a.second);

    case LABYRINTH_BEGIN:
    case LABYRINTH_ROLL:
    case LABYRINTH_STATION:
    default:
      return g_strdup (_("The dice have been rolled already."));
    }
}

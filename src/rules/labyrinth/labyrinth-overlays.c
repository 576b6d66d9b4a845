/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the dice can bring travellers, and how likely they are exchanged there. */
#include "labyrinth-odds.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ROLLS (LABYRINTH_PIPS * LABYRINTH_PIPS)

/* Adds a mark unless it would say nothing. */
static guint
add_mark (AriMark     *marks,
          guint        n,
          AriMarkKind  kind,
          guint        field,
          AriActor     seat,
          float        strength)
{
  if (strength <= 0)
    return n;

  marks[n] = (AriMark) { LABYRINTH_SPOT_FIELD (field), kind, (guint8) seat, 0, strength };
  return n + 1;
}

/* What the legs available now lead to: how likely each field can be reached, and how likely a traveller that
 * goes there is exchanged. */
typedef struct
{
  float reach[LABYRINTH_FIELDS];
  float odds[LABYRINTH_FIELDS];
} Prospect;

/* Moves, crossings and stations, each with the odds that follow it. */
static void
look_at_legs (const AriPosition *position,
              Prospect          *prospect)
{
  const Labyrinth *l = labyrinth_get (position);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = labyrinth_actions (position, actions);

  for (guint i = 0; i < n; i++)
    {
      guint field = labyrinth_end_of_leg (l, labyrinth_unpack (actions[i]));
      AriPosition next;

      if (field == 0)
        continue;

      memcpy (&next, position, sizeof (Labyrinth));
      labyrinth_apply (&next, actions[i]);
      prospect->reach[field] =
          l->phase == LABYRINTH_AT_STATION ? prospect->reach[field] + 1.0f / LABYRINTH_PIPS : 1;
      prospect->odds[field] = MAX (prospect->odds[field],
                                   labyrinth_odds_of_exchange (&next, l->turn, field));
    }
}

/* Before the roll: how likely one of the two dice alone brings some traveller to each field. */
static void
look_at_rolls (const Labyrinth *l,
               Prospect        *prospect)
{
  guint pips_to[LABYRINTH_FIELDS] = { 0 };

  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
      pips_to[labyrinth_target (l, labyrinth_traveller (l->turn, k), pips)] |= 1u << pips;

  for (guint field = 1; field < LABYRINTH_FIELDS; field++)
    {
      guint others = LABYRINTH_PIPS - (guint) __builtin_popcount (pips_to[field]);

      prospect->reach[field] = 1 - (float) (others * others) / ROLLS;
    }
}

/* Marks the fields that travellers of the seat to act can reach, and the odds that they are exchanged there
 * or where they stand now. */
static guint
mark_reach (const AriPosition *position,
            AriMark           *marks)
{
  const Labyrinth *l = labyrinth_get (position);
  Prospect prospect = { 0 };
  guint n = 0;

  if (l->phase == LABYRINTH_AT_FIRST || l->phase == LABYRINTH_AT_END)
    return 0;

  if (l->phase == LABYRINTH_AT_ROLL)
    look_at_rolls (l, &prospect);
  else
    look_at_legs (position, &prospect);

  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    {
      guint field = l->at[labyrinth_traveller (l->turn, k)];

      prospect.odds[field] = MAX (prospect.odds[field],
                                  labyrinth_odds_of_exchange (position, l->turn, field));
    }
  for (guint field = 1; field < LABYRINTH_FIELDS; field++)
    {
      n = add_mark (marks, n, ARI_MARK_REACH, field, l->turn, prospect.reach[field]);
      n = add_mark (marks, n, ARI_MARK_RISK, field, l->turn, prospect.odds[field]);
    }

  return n;
}

static const AriOverlay reach = {
  .id = "reach",
  .title = N_("Where You Can Get"),
  .explanation = N_("Shows where your travellers can move, how likely the dice bring one there, and how likely "
                    "opponents are to displace them."),
  .marks = mark_reach,
};

const AriOverlays labyrinth_overlays = { .list = &reach, .n = 1 };

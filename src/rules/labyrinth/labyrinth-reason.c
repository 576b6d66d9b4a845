/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a leg brings, and what it prevents: only what follows from the rules. */
#include "labyrinth-odds.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define LEAST_RELIEF 0.1f /* a risk that falls by less is no reason */

/**
 * Leg: an action that moves a traveller
 */
typedef struct
{
  const Labyrinth *before;
  const Labyrinth *after;
  guint            traveller;
  guint            from, to;
  guint            occupant; /* who changes places with it, or LABYRINTH_NOBODY */
} Leg;

/* @next: (out): the position after @action. Returns whether the action moves a traveller elsewhere. */
static gboolean
leg_init (Leg               *leg,
          const AriPosition *position,
          AriAction          action,
          AriPosition       *next)
{
  LabyrinthAction a = labyrinth_unpack (action);

  leg->before = labyrinth_get (position);
  if (a.kind != LABYRINTH_MOVE && a.kind != LABYRINTH_CROSS)
    return FALSE;

  leg->traveller = labyrinth_mover (leg->before, a);
  leg->from = leg->before->at[leg->traveller];
  leg->to = labyrinth_end_of_leg (leg->before, a);
  leg->occupant = leg->before->standing[leg->to];
  *next = *position;
  labyrinth_apply (next, action);
  leg->after = labyrinth_get (next);

  return leg->from != leg->to;
}

/* The pips of the other die, if the traveller goes home with it next; else 0. */
static guint
die_to_centre (const Leg *leg)
{
  guint pips[LABYRINTH_DICE], n;

  if (leg->after->phase != LABYRINTH_AT_MOVE || labyrinth_is_turn_over (leg->before, leg->after))
    return 0;

  n = labyrinth_dice_left (leg->after, pips);
  for (guint i = 0; i < n; i++)
    if (labyrinth_target (leg->after, leg->traveller, pips[i]) == LABYRINTH_CENTRE)
      return pips[i];

  return 0;
}

static gboolean
displaces_enemy (const Leg *leg)
{
  return leg->occupant != LABYRINTH_NOBODY && labyrinth_seat (leg->occupant) != leg->before->turn;
}

/* By how many fields the leg sends another seat's traveller back. */
static guint
fields_back (const Leg *leg)
{
  return displaces_enemy (leg) && leg->to > leg->from ? leg->to - leg->from : 0;
}

/* By how many fields a passage leads on. */
static guint
fields_by_passage (const Leg *leg,
                   AriAction  action)
{
  guint landing = labyrinth_landing_of (leg->before, action);

  return landing != 0 && leg->to > landing ? leg->to - landing : 0;
}

static gboolean
frees_own (const Leg *leg)
{
  return leg->occupant != LABYRINTH_NOBODY && !displaces_enemy (leg)
         && labyrinth_hold (leg->before, leg->occupant) > 0
         && labyrinth_hold (leg->after, leg->traveller) == 0;
}

/* The most telling first. */
AriMerit
labyrinth_reason (const AriPosition *position,
                  AriAction          action)
{
  AriPosition next;
  guint pips, back, on;
  Leg leg;

  if (!leg_init (&leg, position, action, &next))
    return ARI_NO_MERIT;

  if (leg.to == LABYRINTH_CENTRE)
    return ari_merit ("centre", _("It brings a traveller into the centre."));

  pips = die_to_centre (&leg);
  if (pips != 0)
    return ari_merit ("centre-next",
                      /* Translators: %u is what the other die shows. */
                      _("It leaves the traveller where the %u brings it into the centre."), pips);

  if (displaces_enemy (&leg) && labyrinth_is (LABYRINTH_TRAPS, leg.from)
      && leg.before->displaced == LABYRINTH_DISPLACED_TRAP)
    return ari_merit ("traps", _("It sends a traveller of another colour into the trap."));

  back = fields_back (&leg);
  on = fields_by_passage (&leg, action);
  if (back > 0 && back >= on)
    return ari_merit ("sends-back",
                      ngettext ("It sends a traveller of another colour back by %u field.",
                                "It sends a traveller of another colour back by %u fields.", back),
                      back);
  if (on > 0)
    return ari_merit ("passage", _("It leads through a passage to field %u."), leg.to);
  if (frees_own (&leg))
    return ari_merit ("frees", _("It frees a traveller that was caught."));
  if (leg.before->phase == LABYRINTH_AT_CROSS && leg.to > leg.from)
    return ari_merit ("crosses", _("It takes the traveller six fields further."));
  if (labyrinth_is (LABYRINTH_SANCTUARIES, leg.to))
    return ari_merit ("sanctuary",
                      _("It leads to a sanctuary, where nobody can change places with the traveller."));

  return ARI_NO_MERIT;
}

char *
labyrinth_harm (const AriPosition *position,
                AriAction          action,
                const char        *name)
{
  AriPosition next;
  guint landing;
  Leg leg;

  if (!leg_init (&leg, position, action, &next))
    return NULL;

  landing = labyrinth_landing_of (leg.before, action);
  if (labyrinth_hold (leg.after, leg.traveller) > labyrinth_hold (leg.before, leg.traveller))
    /* Translators: here and in the next sentence, %s is a move in its written form, such as a4. */
    return g_strdup_printf (_("%s leads into a trap."), name);
  if (landing != 0 && leg.to < landing)
    return g_strdup_printf (_("%1$s leads through a passage back to field %2$u."), name, leg.to);

  return NULL;
}

/* How many fields a ride from @station leads on average; less than 0: back. @caught: (out): how many of the
 * six rolls end on 52, drop the traveller to 7 and hold it there. */
static float
ride_average (guint  station,
              guint *caught)
{
  int sum = 0;

  *caught = 0;
  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    {
      guint end = labyrinth_ride (station, pips);

      *caught += end == LABYRINTH_TUNNEL;
      sum += (int) (end == LABYRINTH_TUNNEL ? LABYRINTH_TUNNEL_END : end) - (int) station;
    }

  return (float) sum / LABYRINTH_PIPS;
}

/* Whether to ride or to stay: the average tells, and so do the rolls that catch the traveller. Where the bull
 * holds up a player instead, only the average is told. */
static AriMerit
purpose_at_ride (const Labyrinth *l,
                 gboolean         rides)
{
  gboolean catches = l->penalty == LABYRINTH_PENALTY_TRAVELLER;
  guint caught;
  int average = (int) lroundf (ride_average (l->at[l->mover], &caught));

  if (rides && average > 0 && !catches)
    return ari_merit ("ride",
                      ngettext ("A ride leads %d field further on average.",
                                "A ride leads %d fields further on average.", (gulong) average), average);
  if (!rides && average < 0 && !catches)
    return ari_merit ("no-ride",
                      ngettext ("A ride would lead %d field back on average.",
                                "A ride would lead %d fields back on average.", (gulong) -average),
                      -average);
  if (rides && average > 0)
    return ari_merit ("ride",
                      ngettext ("A ride leads %1$d field further on average, and the traveller is caught "
                                "on %2$u of 6 rolls.",
                                "A ride leads %1$d fields further on average, and the traveller is caught "
                                "on %2$u of 6 rolls.", (gulong) average), average, caught);
  if (!rides && average < 0)
    return ari_merit ("no-ride",
                      ngettext ("A ride would lead %1$d field back on average, and the traveller would be "
                                "caught on %2$u of 6 rolls.",
                                "A ride would lead %1$d fields back on average, and the traveller would be "
                                "caught on %2$u of 6 rolls.", (gulong) -average), -average, caught);
  if (!rides && catches)
    return ari_merit ("no-ride", _("On a ride, the traveller would be caught on %u of 6 rolls."), caught);

  return ARI_NO_MERIT;
}

/* What the player can decide once the traveller stands where the leg has brought it. */
static AriMerit
purpose_of_landing (const Leg *leg)
{
  guint caught;
  int average;

  /* After the turn, another traveller may have come out of the tunnel. */
  if (leg->after->mover != leg->traveller)
    return ARI_NO_MERIT;
  if (leg->after->phase == LABYRINTH_AT_CROSS && labyrinth_across (leg->to) > leg->to)
    return ari_merit ("millstone",
                      _("It ends at the Millstone, which the traveller can cross to field %u."),
                      labyrinth_across (leg->to));
  if (leg->after->phase != LABYRINTH_AT_RIDE)
    return ARI_NO_MERIT;

  average = (int) lroundf (ride_average (leg->to, &caught));
  if (average <= 0)
    return ARI_NO_MERIT;

  return ari_merit ("orbit",
                    ngettext ("It ends on the Knight’s Orbit, where a ride leads %d field further on "
                              "average.",
                              "It ends on the Knight’s Orbit, where a ride leads %d fields further on "
                              "average.", (gulong) average), average);
}

/* How likely enemies exchange the traveller before its seat has another turn. */
static AriMerit
purpose_of_safety (const Leg         *leg,
                   const AriPosition *before,
                   const AriPosition *after)
{
  float risk, left;

  if (leg->from == LABYRINTH_OUTSIDE || leg->after->phase == LABYRINTH_AT_END)
    return ARI_NO_MERIT;

  risk = labyrinth_odds_of_exchange (before, leg->before->turn, leg->from);
  left = labyrinth_odds_of_exchange (after, leg->before->turn, leg->to);
  if (risk - left < LEAST_RELIEF)
    return ARI_NO_MERIT;
  if (left == 0)
    return ari_merit ("safety", _("It takes the traveller out of reach of all opponents’ next rolls."));

  return ari_merit ("safety",
                    _("It lowers the risk that an opponent’s next roll displaces the traveller "
                      "from %1$.0f%% to %2$.0f%%."), 100.0 * (double) risk, 100.0 * (double) left);
}

AriMerit
labyrinth_purpose (const AriPosition *position,
                   AriAction          action)
{
  const Labyrinth *l = labyrinth_get (position);
  AriPosition next;
  AriMerit purpose;
  Leg leg;

  if (l->phase == LABYRINTH_AT_RIDE)
    return purpose_at_ride (l, labyrinth_unpack (action).kind == LABYRINTH_RIDE);
  if (l->phase == LABYRINTH_AT_CROSS && labyrinth_unpack (action).kind == LABYRINTH_STAY
      && labyrinth_across (l->at[l->mover]) < l->at[l->mover])
    return ari_merit ("no-crossing", _("Crossing the Millstone would lead the traveller six fields back."));
  if (!leg_init (&leg, position, action, &next))
    return ARI_NO_MERIT;

  purpose = purpose_of_landing (&leg);

  return purpose.text != NULL ? purpose : purpose_of_safety (&leg, position, &next);
}

/* How far it goes, and which of its travellers inside goes; or that two of them swap. */
AriMerit
labyrinth_shape (const AriPosition *position,
                 AriAction          action)
{
  AriPosition next;
  gboolean is_first = TRUE, is_last = TRUE;
  guint inside, n;
  Leg leg;

  if (!leg_init (&leg, position, action, &next) || leg.from == LABYRINTH_OUTSIDE || leg.to <= leg.from
      || labyrinth_hold (leg.after, leg.traveller) > labyrinth_hold (leg.before, leg.traveller))
    return ARI_NO_MERIT;
  /* As far as one gets on, the other goes back. */
  if (leg.occupant != LABYRINTH_NOBODY && !displaces_enemy (&leg))
    return ari_merit ("swaps", _("It makes two of its own travellers change places."));

  inside = leg.before->free[leg.before->turn - 1] | leg.before->held[leg.before->turn - 1];
  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    {
      guint other = labyrinth_traveller (leg.before->turn, k);

      if (other == leg.traveller || (inside >> k & 1) == 0)
        continue;

      is_first = is_first && leg.before->at[other] < leg.from;
      is_last = is_last && leg.before->at[other] > leg.from;
    }
  n = leg.to - leg.from;
  if (is_first && is_last)
    return ari_merit ("only-one", ngettext ("It brings the only traveller inside %u field further.",
                                            "It brings the only traveller inside %u fields further.", n), n);
  if (is_first)
    return ari_merit ("first", ngettext ("It brings the first of its travellers %u field further.",
                                         "It brings the first of its travellers %u fields further.", n), n);
  if (is_last)
    return ari_merit ("last", ngettext ("It brings the last of its travellers inside %u field further.",
                                        "It brings the last of its travellers inside %u fields further.", n), n);

  return ari_merit ("between", ngettext ("It brings a traveller %u field further, between others of its colour.",
                                         "It brings a traveller %u fields further, between others of its colour.",
                                         n), n);
}

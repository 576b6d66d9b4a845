/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions in words. Each seat has its own full sentences because many languages inflect colours. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

/* One sentence for each seat. */
typedef const char *const Sentences[LABYRINTH_SEATS];

static Sentences begins = {
  N_("Red begins"), N_("Blue begins"), N_("Yellow begins"), N_("Green begins"),
};
static Sentences enters = {
  N_("Red brings in traveller %c"), N_("Blue brings in traveller %c"),
  N_("Yellow brings in traveller %c"), N_("Green brings in traveller %c"),
};
static Sentences moves = {
  N_("Red moves traveller %c from %u to %u"), N_("Blue moves traveller %c from %u to %u"),
  N_("Yellow moves traveller %c from %u to %u"), N_("Green moves traveller %c from %u to %u"),
};
/* Translators: %4$s is a traveller that goes where the other came from, such as “Blue b”. */
static Sentences exchanges = {
  N_("Red moves traveller %c from %u to %u and changes places with %s"),
  N_("Blue moves traveller %c from %u to %u and changes places with %s"),
  N_("Yellow moves traveller %c from %u to %u and changes places with %s"),
  N_("Green moves traveller %c from %u to %u and changes places with %s"),
};
/* Translators: a move that turns round and ends where it began. */
static Sentences returns = {
  N_("Red’s traveller %c turns back at the gate and ends on %u again"), N_("Blue’s traveller %c turns back "
                                                                           "at the gate and ends on %u "
                                                                           "again"),
  N_("Yellow’s traveller %c turns back at the gate and ends on %u again"), N_("Green’s traveller %c turns "
                                                                              "back at the gate and ends on "
                                                                              "%u again"),
};
static Sentences bears_off = {
  N_("Red moves traveller %c from %u into the centre"), N_("Blue moves traveller %c from %u into the centre"),
  N_("Yellow moves traveller %c from %u into the centre"), N_("Green moves traveller %c from %u into the centre"),
};
static Sentences crosses = {
  N_("Red crosses the Millstone with traveller %c from %u to %u"),
  N_("Blue crosses the Millstone with traveller %c from %u to %u"),
  N_("Yellow crosses the Millstone with traveller %c from %u to %u"),
  N_("Green crosses the Millstone with traveller %c from %u to %u"),
};
static Sentences crosses_and_exchanges = {
  N_("Red crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Blue crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Yellow crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Green crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
};
static Sentences rides = {
  N_("Red begins a ride with traveller %c on %u"), N_("Blue begins a ride with traveller %c on %u"),
  N_("Yellow begins a ride with traveller %c on %u"), N_("Green begins a ride with traveller %c on %u"),
};
static Sentences stays = {
  N_("Red stays with traveller %c on %u"), N_("Blue stays with traveller %c on %u"),
  N_("Yellow stays with traveller %c on %u"), N_("Green stays with traveller %c on %u"),
};
/* Translators: a traveller by its seat and its letter. */
static Sentences names = {
  N_("Red %c"), N_("Blue %c"), N_("Yellow %c"), N_("Green %c"),
};

/* About a leg that does or doesn't cross the Millstone. */
static char *
describe_leg (const Labyrinth *l,
              guint            traveller,
              guint            to,
              gboolean         is_crossing)
{
  guint s = labyrinth_seat (traveller) - 1, from = l->at[traveller];
  char letter = labyrinth_letter (traveller);
  g_autofree char *other = NULL;

  if (from == LABYRINTH_OUTSIDE)
    return ari_sentence (enters[s], letter);
  if (to == LABYRINTH_CENTRE)
    return ari_sentence (bears_off[s], letter, from);
  if (to == from)
    return ari_sentence (returns[s], letter, from);
  if (l->standing[to] == LABYRINTH_NOBODY)
    return ari_sentence ((is_crossing ? crosses : moves)[s], letter, from, to);

  other = labyrinth_name (l->standing[to]);
  return ari_sentence ((is_crossing ? crosses_and_exchanges : exchanges)[s], letter, from, to, other);
}

static char *
describe_ride (const Labyrinth *l,
               guint            pips)
{
  guint station = labyrinth_ride (l->at[l->mover], pips);
  guint to = station == LABYRINTH_TUNNEL ? LABYRINTH_TUNNEL_END : station;
  g_autofree char *name = labyrinth_name (l->mover), *other = NULL;

  if (to != l->at[l->mover] && l->standing[to] != LABYRINTH_NOBODY)
    other = labyrinth_name (l->standing[to]);

  if (station == LABYRINTH_TUNNEL && other != NULL)
    /* Translators: %2$s and %3$s are travellers, such as “Blue b”. */
    return g_strdup_printf (_("The die shows %1$u: %2$s rides onto 52, drops to 7, is caught, "
                              "and changes places with %3$s"), pips, name, other);
  if (station == LABYRINTH_TUNNEL)
    /* Translators: %2$s is a traveller, such as “Blue b”. */
    return g_strdup_printf (_("The die shows %1$u: %2$s rides onto 52, drops to 7 and is caught"), pips, name);
  if (other != NULL)
    /* Translators: %2$s and %4$s are travellers, such as “Blue b”. */
    return g_strdup_printf (_("The die shows %1$u: %2$s rides to %3$u and changes places with %4$s"),
                            pips, name, station, other);

  /* Translators: %2$s is a traveller, such as “Blue b”. */
  return g_strdup_printf (_("The die shows %1$u: %2$s rides to %3$u"), pips, name, station);
}

/**
 * labyrinth_name:
 *
 * Returns: (transfer full): the traveller's translated name, from its seat and letter: "Blue b"
 */
char *
labyrinth_name (guint traveller)
{
  return ari_sentence (names[labyrinth_seat (traveller) - 1], labyrinth_letter (traveller));
}

char *
labyrinth_describe (const AriPosition *position,
                    AriAction          action)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);
  guint mover = l->mover, s = l->turn - 1u;

  switch (a.kind)
    {
    case LABYRINTH_BEGIN:
      return g_strdup (_(begins[a.first - 1]));

    case LABYRINTH_ROLL:
      return g_strdup_printf (_("The dice show %u and %u"), a.first, a.second);

    case LABYRINTH_MOVE:
      mover = labyrinth_traveller (l->turn, a.first);
      return describe_leg (l, mover, labyrinth_target (l, mover, a.second), FALSE);

    case LABYRINTH_CROSS:
      return describe_leg (l, mover, labyrinth_across (l->at[mover]), TRUE);

    case LABYRINTH_RIDE:
      return ari_sentence (rides[s], labyrinth_letter (mover), l->at[mover]);

    case LABYRINTH_STATION:
      return describe_ride (l, a.first);

    case LABYRINTH_STAY:
    default:
      return ari_sentence (stays[s], labyrinth_letter (mover), l->at[mover]);
    }
}

/* How many fields the travellers of all seats but one still have to go. */
static guint
fields_of_others (const Labyrinth *l,
                  AriActor         seat)
{
  guint sum = 0;

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (labyrinth_seat (i) != seat)
      sum += LABYRINTH_CENTRE - l->at[i];

  return sum;
}

char *
labyrinth_reason (const AriPosition *position,
                  AriAction          action)
{
  const Labyrinth *l = labyrinth_get (position);
  AriActor seat = l->turn;
  AriPosition after = *position;
  const Labyrinth *next = labyrinth_get (&after);
  guint behind = fields_of_others (l, seat), behind_after;

  if (l->phase != LABYRINTH_AT_MOVE)
    return NULL;

  labyrinth_apply (&after, action);
  behind_after = fields_of_others (next, seat);
  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    {
      if (labyrinth_seat (i) != seat || l->at[i] == next->at[i])
        continue;
      if (next->at[i] == LABYRINTH_CENTRE)
        return g_strdup (_("It brings a traveller into the centre."));
      if (behind_after > behind)
        return g_strdup_printf (ngettext ("It sends a traveller of another colour back by %u field.",
                                          "It sends a traveller of another colour back by %u fields.",
                                          behind_after - behind),
                                behind_after - behind);
      if (labyrinth_is (LABYRINTH_SANCTUARIES, next->at[i]))
        return g_strdup (_("On a sanctuary, nobody can change places with the traveller."));
    }

  return NULL;
}

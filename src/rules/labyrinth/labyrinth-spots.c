/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Spots in words: what a field does, and which travellers stand on it. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

/* What a special field does; NULL for a plain one. */
static char *
describe_field (const Labyrinth *l,
                guint            field)
{
  gboolean holds = l->penalty == LABYRINTH_PENALTY_TRAVELLER;

  if (field == LABYRINTH_CENTRE)
    return g_strdup (_("Elysium, the centre"));
  if (field == LABYRINTH_ENTRANCE)
    return g_strdup (_("sanctuary where travellers enter"));
  if (field == labyrinth_gate (1) || field == labyrinth_gate (field - 1))
    return g_strdup (_("sanctuary and gate, where extra points count backwards"));
  if (labyrinth_is (LABYRINTH_SANCTUARIES, field))
    return g_strdup (_("sanctuary for any number of travellers"));
  if (labyrinth_passages[field] != 0)
    return g_strdup_printf (_("passage to %u"), labyrinth_passages[field]);
  if (field == LABYRINTH_TUNNEL)
    return g_strdup (holds ? _("trap that holds for two turns, then a tunnel to 7")
                           : _("trap that costs a player two turns, then a tunnel to 7"));
  if (labyrinth_is (LABYRINTH_TRAPS, field))
    return g_strdup (holds ? _("trap that holds for two turns") : _("trap that costs a player two turns"));
  if (labyrinth_is (LABYRINTH_MILLSTONE, field))
    return g_strdup_printf (_("Millstone, with a crossing to %u"), labyrinth_across (field));
  if (labyrinth_is (LABYRINTH_ORBIT, field))
    return g_strdup (_("station of the Knight’s Orbit, where rides begin"));

  return NULL;
}

/* The traveller by its letter, and by its colour unless it is the listener's own. */
static char *
name_traveller (guint    traveller,
                AriActor listener)
{
  if (labyrinth_seat (traveller) != listener)
    return labyrinth_name (traveller);

  /* Translators: %c is the letter of a traveller. */
  return g_strdup_printf (C_("traveller", "your %c"), labyrinth_letter (traveller));
}

static char *
describe_traveller (const Labyrinth *l,
                    guint            traveller,
                    AriActor         listener)
{
  g_autofree char *name = name_traveller (traveller, listener);
  guint hold = labyrinth_hold (l, traveller);

  if (hold == 0)
    return g_steal_pointer (&name);

  /* Translators: %1$s is a traveller, such as “Blue b”. */
  return g_strdup_printf (ngettext ("%1$s, caught for %2$u turn", "%1$s, caught for %2$u turns", hold), name, hold);
}

/* All travellers on a field, separated by commas; NULL when it is vacant. */
static char *
describe_travellers (const Labyrinth *l,
                     guint            field,
                     AriActor         listener)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) names = NULL;

  for (guint i = 0; i < l->seats * LABYRINTH_TRAVELLERS; i++)
    if (l->at[i] == field)
      g_strv_builder_take (builder, describe_traveller (l, i, listener));
  names = g_strv_builder_end (builder);

  return names[0] != NULL ? g_strjoinv (", ", names) : NULL;
}

static char *
describe_place (const Labyrinth *l,
                AriSpot          spot,
                AriActor         listener)
{
  guint traveller = labyrinth_who_is_at (l, spot);
  LabyrinthPlace place = labyrinth_place_of (spot);

  if (place.kind == LABYRINTH_PLACE_OUTSIDE && l->at[place.traveller] == LABYRINTH_CENTRE)
    {
      g_autofree char *name = name_traveller (place.traveller, listener);

      /* Translators: a traveller, such as “Blue b”, that has reached its goal. */
      return g_strdup_printf (_("%s, home"), name);
    }

  if (traveller == LABYRINTH_NOBODY)
    return g_strdup (C_("space", "vacant"));

  return describe_traveller (l, traveller, listener);
}

static char *
describe_die (const Labyrinth *l,
              guint            die)
{
  if (l->dice[die] == 0)
    return g_strdup (C_("die", "not rolled yet"));
  if ((l->left >> die & 1) == 0)
    return g_strdup_printf (_("%u, used"), l->dice[die]);

  return g_strdup_printf (_("%u, not used yet"), l->dice[die]);
}

/* The seat that begins, by the name of its colour; the other choices are already short. */
const char *
labyrinth_brief (const AriPosition *position,
                 AriSpot            spot)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthPlace place = labyrinth_place_of (spot);
  gboolean begins =
      place.kind == LABYRINTH_PLACE_PIPS && l->phase == LABYRINTH_AT_FIRST && place.pips <= l->seats;

  return begins ? ari_seat_own_name (&ari_rules_labyrinth, place.pips) : NULL;
}

static char *
describe_choice (LabyrinthChoice choice)
{
  switch (choice)
    {
    case LABYRINTH_CHOICE_CROSS:
      return g_strdup (C_("choice", "Cross the Millstone"));

    case LABYRINTH_CHOICE_RIDE:
      return g_strdup (C_("choice", "Ride the Orbit"));

    case LABYRINTH_CHOICE_STAY:
    case LABYRINTH_CHOICES:
    default:
      return g_strdup (C_("choice", "Stay"));
    }
}

char *
labyrinth_name_spot (const AriPosition *position,
                     AriSpot            spot,
                     AriActor           listener,
                     const AriNames    *names)
{
  LabyrinthPlace place = labyrinth_place_of (spot);

  switch (place.kind)
    {
    case LABYRINTH_PLACE_OUTSIDE:
      /* Translators: where travellers wait until they enter, and stay when they have reached the centre. */
      return g_strdup (C_("place", "beside the board"));

    case LABYRINTH_PLACE_DIE:
      return g_strdup (place.die == 0 ? _("first die") : _("second die"));

    case LABYRINTH_PLACE_RIDE_DIE:
      return g_strdup (_("ride die"));

    case LABYRINTH_PLACE_PIPS:
    case LABYRINTH_PLACE_CHOICE:
      return labyrinth_describe_spot (position, spot, listener, names);

    case LABYRINTH_PLACE_SANCTUARY:
    case LABYRINTH_PLACE_FIELD:
    default:
      /* Translators: a place of the board, by its number. */
      return g_strdup_printf (_("field %u"), place.field);
    }
}

/* The die of a ride is only on the table while a ride waits for it. */
gboolean
labyrinth_is_absent (const AriPosition *position,
                     AriSpot            spot)
{
  return spot == LABYRINTH_SPOT_RIDE_DIE && labyrinth_get (position)->phase != LABYRINTH_AT_STATION;
}

char *
labyrinth_describe_spot (const AriPosition *position,
                         AriSpot            spot,
                         AriActor           listener,
                         const AriNames    *names)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthPlace place = labyrinth_place_of (spot);
  g_autofree char *field = NULL, *travellers = NULL;

  g_return_val_if_fail (spot < LABYRINTH_SPOTS, NULL);

  switch (place.kind)
    {
    case LABYRINTH_PLACE_OUTSIDE:
    case LABYRINTH_PLACE_SANCTUARY:
      return describe_place (l, spot, listener);

    case LABYRINTH_PLACE_DIE:
      return describe_die (l, place.die);

    case LABYRINTH_PLACE_RIDE_DIE:
      return g_strdup (C_("die", "rolled for rides"));

    case LABYRINTH_PLACE_PIPS:
      /* The same spots choose which seat begins. */
      if (l->phase == LABYRINTH_AT_FIRST && place.pips <= l->seats)
        return ari_rules_describe (&ari_rules_labyrinth, position,
                                   labyrinth_pack (LABYRINTH_BEGIN, place.pips, 0), names);

      return g_strdup_printf ("%u", place.pips);

    case LABYRINTH_PLACE_CHOICE:
      return describe_choice (place.choice);

    case LABYRINTH_PLACE_FIELD:
    default:
      break;
    }

  field = describe_field (l, place.field);
  travellers = describe_travellers (l, place.field, listener);
  if (field == NULL)
    return travellers != NULL ? g_steal_pointer (&travellers) : g_strdup (C_("space", "vacant"));
  if (travellers == NULL)
    return g_steal_pointer (&field);

  /* Translators: who stands on a field, and what it does, as in “Blue b: trap that holds for two turns”. */
  return g_strdup_printf (C_("field", "%1$s: %2$s"), travellers, field);
}

/* Before a player decides to ride or to stay: the pips with which a ride ends at a station. */
char *
labyrinth_outcome (const AriPosition *position,
                   AriSpot            spot)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthPlace place = labyrinth_place_of (spot);
  g_autoptr(GString) others = g_string_new (NULL);
  guint last = 0;

  if (l->phase != LABYRINTH_AT_RIDE || place.kind != LABYRINTH_PLACE_FIELD)
    return NULL;

  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    if (labyrinth_ride (l->at[l->mover], pips) == place.field)
      {
        if (last > 0)
          g_string_append_printf (others, others->len > 0 ? ", %u" : "%u", last);
        last = pips;
      }

  if (last == 0)
    return NULL;
  if (others->len == 0)
    return g_strdup_printf (_("With %u, the ride ends here."), last);

  /* Translators: %1$s is a number of pips, or several with commas: “2” or “2, 4”. */
  return g_strdup_printf (_("With %1$s or %2$u, the ride ends here."), others->str, last);
}

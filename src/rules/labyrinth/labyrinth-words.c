/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions in words. Each seat has its own full sentences because many languages inflect colours. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

static AriSeatTexts begins = {
  N_("Red begins"), N_("Blue begins"), N_("Yellow begins"), N_("Green begins"),
};
static AriSeatTexts enters = {
  N_("Red brings in traveller %c"), N_("Blue brings in traveller %c"),
  N_("Yellow brings in traveller %c"), N_("Green brings in traveller %c"),
  [ARI_TOLD] = N_("bring in traveller %c"),
  [ARI_DONE] = N_("You brought in traveller %c"),
};
static AriSeatTexts moves = {
  N_("Red moves traveller %c from %u to %u"), N_("Blue moves traveller %c from %u to %u"),
  N_("Yellow moves traveller %c from %u to %u"), N_("Green moves traveller %c from %u to %u"),
  [ARI_TOLD] = N_("move traveller %c from %u to %u"),
  [ARI_DONE] = N_("You moved traveller %c from %u to %u"),
};
/* Translators: %4$s is a traveller that goes where the other came from, such as “Blue b”. */
static AriSeatTexts exchanges = {
  N_("Red moves traveller %c from %u to %u and changes places with %s"),
  N_("Blue moves traveller %c from %u to %u and changes places with %s"),
  N_("Yellow moves traveller %c from %u to %u and changes places with %s"),
  N_("Green moves traveller %c from %u to %u and changes places with %s"),
  [ARI_TOLD] = N_("move traveller %c from %u to %u and change places with %s"),
  [ARI_DONE] = N_("You moved traveller %c from %u to %u and changed places with %s"),
};
/* Translators: a move that turns round and ends where it began. */
static AriSeatTexts returns = {
  N_("Red’s traveller %c turns back at the gate and ends on %u again"),
  N_("Blue’s traveller %c turns back at the gate and ends on %u again"),
  N_("Yellow’s traveller %c turns back at the gate and ends on %u again"),
  N_("Green’s traveller %c turns back at the gate and ends on %u again"),
  [ARI_TOLD] = N_("turn traveller %c back at the gate, to end on %u again"),
  [ARI_DONE] = N_("Your traveller %c turned back at the gate and ended on %u again"),
};
static AriSeatTexts bears_off = {
  N_("Red moves traveller %c from %u into the centre"), N_("Blue moves traveller %c from %u into the centre"),
  N_("Yellow moves traveller %c from %u into the centre"), N_("Green moves traveller %c from %u into the centre"),
  [ARI_TOLD] = N_("move traveller %c from %u into the centre"),
  [ARI_DONE] = N_("You moved traveller %c from %u into the centre"),
};
static AriSeatTexts crosses = {
  N_("Red crosses the Millstone with traveller %c from %u to %u"),
  N_("Blue crosses the Millstone with traveller %c from %u to %u"),
  N_("Yellow crosses the Millstone with traveller %c from %u to %u"),
  N_("Green crosses the Millstone with traveller %c from %u to %u"),
  [ARI_TOLD] = N_("cross the Millstone with traveller %c from %u to %u"),
  [ARI_DONE] = N_("You crossed the Millstone with traveller %c from %u to %u"),
};
static AriSeatTexts crosses_and_exchanges = {
  N_("Red crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Blue crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Yellow crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  N_("Green crosses the Millstone with traveller %c from %u to %u and changes places with %s"),
  [ARI_TOLD] = N_("cross the Millstone with traveller %c from %u to %u and change places with %s"),
  [ARI_DONE] = N_("You crossed the Millstone with traveller %c from %u to %u and changed places with %s"),
};
static AriSeatTexts rides = {
  N_("Red begins a ride with traveller %c on %u"), N_("Blue begins a ride with traveller %c on %u"),
  N_("Yellow begins a ride with traveller %c on %u"), N_("Green begins a ride with traveller %c on %u"),
  [ARI_TOLD] = N_("begin a ride with traveller %c on %u"),
  [ARI_DONE] = N_("You began a ride with traveller %c on %u"),
};
static AriSeatTexts stays = {
  N_("Red stays with traveller %c on %u"), N_("Blue stays with traveller %c on %u"),
  N_("Yellow stays with traveller %c on %u"), N_("Green stays with traveller %c on %u"),
  [ARI_TOLD] = N_("stay with traveller %c on %u"),
  [ARI_DONE] = N_("You stayed with traveller %c on %u"),
};
static AriSeatTexts no_dice = {
  N_("Red can use neither die."), N_("Blue can use neither die."), N_("Yellow can use neither die."),
  N_("Green can use neither die."),
};
static AriSeatTexts needs_1 = {
  N_("Red needs a 1 to bring a traveller in."), N_("Blue needs a 1 to bring a traveller in."),
  N_("Yellow needs a 1 to bring a traveller in."), N_("Green needs a 1 to bring a traveller in."),
};
static AriSeatTexts needs_1_or_6 = {
  N_("Red needs a 1 or a 6 to bring a traveller in."), N_("Blue needs a 1 or a 6 to bring a traveller in."),
  N_("Yellow needs a 1 or a 6 to bring a traveller in."),
  N_("Green needs a 1 or a 6 to bring a traveller in."),
};
/* Translators: the die that is left shows %u, and no traveller can move by it. */
static AriSeatTexts no_die = {
  N_("Red can’t use the %u."), N_("Blue can’t use the %u."), N_("Yellow can’t use the %u."),
  N_("Green can’t use the %u."),
};
static AriSeatTexts misses = {
  N_("Red misses a turn."), N_("Blue misses a turn."), N_("Yellow misses a turn."),
  N_("Green misses a turn."),
};
/* Translators: a traveller by its seat and its letter. */
static AriSeatTexts names = {
  N_("Red %c"), N_("Blue %c"), N_("Yellow %c"), N_("Green %c"),
};

/* About a leg that does or doesn't cross the Millstone. @row: an entry of #AriSeatTexts. */
static char *
tell_leg (const Labyrinth *l,
          guint            traveller,
          guint            to,
          gboolean         is_crossing,
          guint            row)
{
  guint from = l->at[traveller];
  char letter = labyrinth_letter (traveller);
  g_autofree char *other = NULL;

  if (from == LABYRINTH_OUTSIDE)
    return ari_sentence (enters[row], letter);
  if (to == LABYRINTH_CENTRE)
    return ari_sentence (bears_off[row], letter, from);
  if (to == from)
    return ari_sentence (returns[row], letter, from);
  if (l->standing[to] == LABYRINTH_NOBODY)
    return ari_sentence ((is_crossing ? crosses : moves)[row], letter, from, to);

  other = labyrinth_name (l->standing[to]);
  return ari_sentence ((is_crossing ? crosses_and_exchanges : exchanges)[row], letter, from, to, other);
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

static char *
tell (const AriPosition *position,
      AriAction          action,
      guint              row)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);
  guint mover = l->mover;

  switch (a.kind)
    {
    case LABYRINTH_BEGIN:
      return g_strdup (_(begins[a.first - 1]));

    case LABYRINTH_ROLL:
      return g_strdup_printf (_("The dice show %u and %u"), a.first, a.second);

    case LABYRINTH_MOVE:
      mover = labyrinth_traveller (l->turn, a.first);
      return tell_leg (l, mover, labyrinth_target (l, mover, a.second), FALSE, row);

    case LABYRINTH_CROSS:
      return tell_leg (l, mover, labyrinth_across (l->at[mover]), TRUE, row);

    case LABYRINTH_RIDE:
      return ari_sentence (rides[row], labyrinth_letter (mover), l->at[mover]);

    case LABYRINTH_STATION:
      return describe_ride (l, a.first);

    case LABYRINTH_STAY:
    default:
      return ari_sentence (stays[row], labyrinth_letter (mover), l->at[mover]);
    }
}

char *
labyrinth_describe (const AriPosition *position,
                    AriAction          action,
                    const AriNames    *names)
{
  return tell (position, action, labyrinth_get (position)->turn - 1u);
}

static char *
advise (const AriPosition *position,
        AriAction          action,
        const AriNames    *names)
{
  return tell (position, action, ARI_TOLD);
}

static char *
remind (const AriPosition *position,
        AriAction          action,
        const AriNames    *names)
{
  return tell (position, action, ARI_DONE);
}

/* The pips of the die that is left after @action, 0: none. */
static guint
left_after (const Labyrinth *before,
            AriAction        action)
{
  LabyrinthAction a = labyrinth_unpack (action);
  guint left = before->left;

  if (a.kind == LABYRINTH_MOVE)
    left &= ~(1u << labyrinth_die_of (before, a.second));
  for (guint die = 0; die < LABYRINTH_DICE; die++)
    if ((left >> die & 1) != 0)
      return before->dice[die];

  return 0;
}

/* (nullable): what to say if a ride ends where it began, because nothing on the board has moved then. */
static char *
tell_way_back (const Labyrinth *before,
               LabyrinthAction  a)
{
  guint from = before->at[before->mover], station;

  if (a.kind != LABYRINTH_STATION)
    return NULL;

  station = labyrinth_ride (from, a.first);
  if (station == from)
    return g_strdup_printf (_("The ride led back to field %u."), from);
  if (station == LABYRINTH_TUNNEL && from == LABYRINTH_TUNNEL_END)
    return g_strdup_printf (_("The ride ended on 52 and led back to field %u."), from);

  return NULL;
}

/* Why neither die of a roll can be used. */
static const char *
tell_unused_roll (const Labyrinth *before)
{
  static const char *const *const needs[] = {
    [LABYRINTH_ENTRY_1] = needs_1,
    [LABYRINTH_ENTRY_1_OR_6] = needs_1_or_6,
  };
  guint s = before->turn - 1u;

  return _((before->outside[s] != 0 ? needs[before->entry] : no_dice)[s]);
}

static void
add_sentence (GString    *text,
              const char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

/* Rides that lead nowhere, and dice and turns that are lost without an action. */
static char *
lapse (const AriPosition *position,
       AriAction          action,
       const AriPosition *next,
       const AriNames    *names)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);
  gboolean is_roll = labyrinth_unpack (action).kind == LABYRINTH_ROLL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *back = tell_way_back (before, labyrinth_unpack (action)), *die = NULL;
  guint left;

  if (back != NULL)
    add_sentence (text, back);
  /* Before the roll, no turn ends. */
  if (after->phase == LABYRINTH_AT_END || after->dice[0] != 0 || before->turn == 0
      || (before->dice[0] == 0 && !is_roll))
    return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;

  left = left_after (before, action);
  if (is_roll)
    {
      add_sentence (text, tell_unused_roll (before));
    }
  else if (left != 0)
    {
      die = ari_sentence (no_die[before->turn - 1], left);
      add_sentence (text, die);
    }

  /* Only seats that lose a turn lie between two turns. */
  for (guint s = before->turn % before->seats; s + 1 != after->turn; s = (s + 1) % before->seats)
    add_sentence (text, _(misses[s]));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static const char *
first_hint (const AriPosition *position)
{
  static const char *const hints[] = {
    [LABYRINTH_ENTRY_1] = N_("A 1 brings the first traveller into the labyrinth."),
    [LABYRINTH_ENTRY_1_OR_6] = N_("A 1 or a 6 brings the first traveller into the labyrinth."),
  };

  return _(hints[labyrinth_get (position)->entry]);
}

const AriNarration labyrinth_narration = {
  .designer = "H. Peter Aleff",
  .credit = N_("Based on H. Peter Aleff’s game on the Phaistos Disc"),
  .tagline = N_("Race four travellers through sixty-one fields into the middle of the labyrinth."),
  /* Translators: %s is a player: what the status says while dice roll. */
  .chance = N_("%s rolls."),
  .fairness = N_("Are the Dice Fair?"),
  .length = N_("30 to 60 minutes"),
  .misread = N_("In Labyrinth, “%s” isn’t a move. Move a traveller as in “a5”, or write “cross”, “ride” or "
                "“stay”; dice are written as in “3-5”, “r4” and “first=1”."),
  .first_hint = first_hint,
  .next_step = labyrinth_next_step,
  .describe = labyrinth_describe,
  .advise = advise,
  .remind = remind,
  .reason = labyrinth_reason,
  .purpose = labyrinth_purpose,
  .lapse = lapse,
  .name_spot = labyrinth_name_spot,
  .describe_spot = labyrinth_describe_spot,
  .absent = labyrinth_is_absent,
  .outcome = labyrinth_outcome,
  .brief = labyrinth_brief,
  .refusal = labyrinth_refusal,
  .explain = labyrinth_explain,
  .diagram = labyrinth_diagram,
  .notate = labyrinth_notate,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions in words. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

/* Translators: in these sentences, %c is the letter of a traveller, and the last argument of those with a
 * player is the player who acts. */
static AriForms enters = {
  N_("%2$s brings in traveller %1$c"), N_("bring in traveller %c"),
  N_("You brought in traveller %c"),
};
static AriForms moves = {
  N_("%4$s moves traveller %1$c from %2$u to %3$u"), N_("move traveller %c from %u to %u"),
  N_("You moved traveller %c from %u to %u"),
};
/* Translators: %4$s is a traveller that goes where the other came from, such as “Blue b”, and %5$s the player
 * who acts. */
static AriForms exchanges = {
  N_("%5$s moves traveller %1$c from %2$u to %3$u and changes places with %4$s"),
  N_("move traveller %c from %u to %u and change places with %s"),
  N_("You moved traveller %c from %u to %u and changed places with %s"),
};
/* Translators: a move that turns round and ends where it began; %3$s is the player who acts. */
static AriForms returns = {
  N_("%3$s’s traveller %1$c turns back at the gate and ends on %2$u again"),
  N_("turn traveller %c back at the gate, to end on %u again"),
  N_("Your traveller %c turned back at the gate and ended on %u again"),
};
static AriForms bears_off = {
  N_("%3$s moves traveller %1$c from %2$u into the centre"), N_("move traveller %c from %u into the centre"),
  N_("You moved traveller %c from %u into the centre"),
};
static AriForms crosses = {
  N_("%4$s crosses the Millstone with traveller %1$c from %2$u to %3$u"),
  N_("cross the Millstone with traveller %c from %u to %u"),
  N_("You crossed the Millstone with traveller %c from %u to %u"),
};
/* Translators: %4$s is a traveller that goes where the other came from, such as “Blue b”, and %5$s the player
 * who acts. */
static AriForms crosses_and_exchanges = {
  N_("%5$s crosses the Millstone with traveller %1$c from %2$u to %3$u and changes places with %4$s"),
  N_("cross the Millstone with traveller %c from %u to %u and change places with %s"),
  N_("You crossed the Millstone with traveller %c from %u to %u and changed places with %s"),
};
static AriForms rides = {
  N_("%3$s begins a ride with traveller %1$c on %2$u"), N_("begin a ride with traveller %c on %u"),
  N_("You began a ride with traveller %c on %u"),
};
static AriForms stays = {
  N_("%3$s stays with traveller %1$c on %2$u"), N_("stay with traveller %c on %u"),
  N_("You stayed with traveller %c on %u"),
};
/* Translators: a traveller by its colour and its letter. */
static const char *const traveller_names[LABYRINTH_SEATS] = {
  N_("Red %c"), N_("Blue %c"), N_("Yellow %c"), N_("Green %c"),
};

static const char *
name_seat (const AriNames *names,
           AriActor        seat)
{
  return ari_names_get (names, &ari_rules_labyrinth, seat);
}

/* About a leg that does or doesn't cross the Millstone. @who: the player */
static char *
tell_leg (const Labyrinth *l,
          guint            traveller,
          guint            to,
          gboolean         is_crossing,
          AriForm          form,
          const char      *who)
{
  guint from = l->at[traveller];
  char letter = labyrinth_letter (traveller);
  g_autofree char *other = NULL;

  if (from == LABYRINTH_OUTSIDE)
    return ari_sentence (enters[form], letter, who);
  if (to == LABYRINTH_CENTRE)
    return ari_sentence (bears_off[form], letter, from, who);
  if (to == from)
    return ari_sentence (returns[form], letter, from, who);
  if (l->standing[to] == LABYRINTH_NOBODY)
    return ari_sentence ((is_crossing ? crosses : moves)[form], letter, from, to, who);

  other = labyrinth_name (l->standing[to]);
  return ari_sentence ((is_crossing ? crosses_and_exchanges : exchanges)[form], letter, from, to, other, who);
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
 * Returns: (transfer full): the traveller's translated name, from its colour and letter: "Blue b"
 */
char *
labyrinth_name (guint traveller)
{
  return ari_sentence (traveller_names[labyrinth_seat (traveller) - 1], labyrinth_letter (traveller));
}

static char *
tell (const AriPosition *position,
      AriAction          action,
      AriForm            form,
      const AriNames    *names)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);
  guint mover = l->mover;
  const char *who;

  if (a.kind == LABYRINTH_BEGIN)
    return g_strdup_printf (_("%s begins"), name_seat (names, a.first));

  who = name_seat (names, l->turn);
  switch (a.kind)
    {
    case LABYRINTH_ROLL:
      return g_strdup_printf (_("The dice show %u and %u"), a.first, a.second);

    case LABYRINTH_MOVE:
      mover = labyrinth_traveller (l->turn, a.first);
      return tell_leg (l, mover, labyrinth_target (l, mover, a.second), FALSE, form, who);

    case LABYRINTH_CROSS:
      return tell_leg (l, mover, labyrinth_across (l->at[mover]), TRUE, form, who);

    case LABYRINTH_RIDE:
      return ari_sentence (rides[form], labyrinth_letter (mover), l->at[mover], who);

    case LABYRINTH_STATION:
      return describe_ride (l, a.first);

    case LABYRINTH_BEGIN:
    case LABYRINTH_STAY:
    default:
      return ari_sentence (stays[form], labyrinth_letter (mover), l->at[mover], who);
    }
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

/* Why @who can use neither die of a roll. */
static char *
tell_unused_roll (const Labyrinth *before,
                  const char      *who)
{
  static const char *const needs[] = {
    [LABYRINTH_ENTRY_1] = N_("%s needs a 1 to bring a traveller in."),
    [LABYRINTH_ENTRY_1_OR_6] = N_("%s needs a 1 or a 6 to bring a traveller in."),
  };

  return ari_sentence (before->outside[before->turn - 1] != 0 ? needs[before->entry]
                                                              : N_("%s can use neither die."), who);
}

/* @sentence: (transfer full) (nullable) */
static void
add_sentence (GString *text,
              char    *sentence)
{
  if (sentence != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* Rides that lead nowhere, and dice and turns that are lost without an action. */
static char *
forced_effects (const AriPosition *position,
                AriAction          action,
                const AriPosition *next,
                const AriNames    *names)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);
  gboolean is_roll = labyrinth_unpack (action).kind == LABYRINTH_ROLL;
  g_autoptr(GString) text = g_string_new (NULL);
  guint left;

  add_sentence (text, tell_way_back (before, labyrinth_unpack (action)));
  /* Before the roll, no turn ends. */
  if (after->phase == LABYRINTH_AT_END || after->dice[0] != 0 || before->turn == 0
      || (before->dice[0] == 0 && !is_roll))
    return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;

  left = left_after (before, action);
  if (is_roll)
    add_sentence (text, tell_unused_roll (before, name_seat (names, before->turn)));
  else if (left != 0)
    /* Translators: the die that is left shows %2$u, and no traveller can move by it. */
    add_sentence (text, g_strdup_printf (_("%1$s can’t use the %2$u."), name_seat (names, before->turn),
                                         left));

  /* Only seats that lose a turn lie between two turns. */
  for (guint s = before->turn % before->seats; s + 1 != after->turn; s = (s + 1) % before->seats)
    add_sentence (text, g_strdup_printf (_("%s misses a turn."), name_seat (names, s + 1)));

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
  .tell = tell,
  .reason = labyrinth_reason,
  .purpose = labyrinth_purpose,
  .shape = labyrinth_shape,
  .harm = labyrinth_harm,
  .forced_effects = forced_effects,
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

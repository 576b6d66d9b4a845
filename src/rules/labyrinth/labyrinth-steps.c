/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next step of a turn in words. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

#include "ari-target.h"

/* What a die does for the travellers that can use it. */
typedef enum
{
  MOVES,
  ENTERS,
  MOVES_OR_ENTERS,
} Use;

static Use
use_of (const Labyrinth *l,
        guint            pips)
{
  guint users = labyrinth_users (l, labyrinth_die_of (l, pips)), outside = users & l->outside[l->turn - 1];

  if (outside == 0)
    return MOVES;

  return outside == users ? ENTERS : MOVES_OR_ENTERS;
}

/* The traveller inside that alone can use a die; LABYRINTH_NOBODY: there are several, or some can enter. */
static guint
only_mover (const Labyrinth *l,
            guint            pips)
{
  guint users = labyrinth_users (l, labyrinth_die_of (l, pips));

  if (use_of (l, pips) != MOVES || users == 0 || (users & (users - 1)) != 0)
    return LABYRINTH_NOBODY;

  return labyrinth_traveller (l->turn, (guint) __builtin_ctz (users));
}

/* The pips of the dice that a traveller can use; LABYRINTH_NOBODY: that any traveller can use. Returns how
 * many different ones there are. */
static guint
list_usable (const Labyrinth *l,
             guint            traveller,
             guint            pips[LABYRINTH_DICE])
{
  guint left[LABYRINTH_DICE], n_left = labyrinth_dice_left (l, left), n = 0;

  for (guint i = 0; i < n_left; i++)
    {
      guint users = labyrinth_users (l, labyrinth_die_of (l, left[i]));

      if (traveller == LABYRINTH_NOBODY ? users != 0 : (users & labyrinth_bit (traveller)) != 0)
        pips[n++] = left[i];
    }

  return n;
}

/* One die is left. */
static char *
step_with_other_die (const Labyrinth *l,
                     guint            pips)
{
  static const char *const texts[] = {
    [MOVES] = N_("Now the other die: %u. Choose a traveller to move."),
    [ENTERS] = N_("Now the other die: %u. Choose the traveller to bring in."),
    [MOVES_OR_ENTERS] = N_("Now the other die: %u. Choose a traveller to move or to bring in."),
  };
  guint traveller = only_mover (l, pips);

  /* One that turns round at a gate may end on its own field. */
  if (traveller != LABYRINTH_NOBODY && labyrinth_target (l, traveller, pips) != l->at[traveller])
    return g_strdup_printf (_("Now the other die: %1$u. Choose traveller %2$c to move it to field %3$u."),
                            pips, labyrinth_letter (traveller), labyrinth_target (l, traveller, pips));

  return ari_sentence (texts[use_of (l, pips)], pips);
}

/* Both of two different dice can be used. */
static char *
step_with_two_dice (const Labyrinth *l,
                    const guint      pips[LABYRINTH_DICE])
{
  static const char *const alike[] = {
    [MOVES] = N_("Choose a die, %1$u or %2$u, and a traveller to move."),
    [ENTERS] = N_("Choose a die, %1$u or %2$u, and the traveller to bring in."),
    [MOVES_OR_ENTERS] = N_("Choose a die, %1$u or %2$u, and a traveller to move or to bring in."),
  };
  Use first = use_of (l, pips[0]), second = use_of (l, pips[1]);

  if (first == second)
    return ari_sentence (alike[first], pips[0], pips[1]);

  return g_strdup_printf (_("Choose a die, %1$u or %2$u, and a traveller to move. "
                            "The %3$u can also bring one in."),
                          pips[0], pips[1], first == MOVES ? pips[1] : pips[0]);
}

/* Both dice show the same. */
static char *
step_with_double (const Labyrinth *l,
                  guint            pips)
{
  static const char *const texts[] = {
    [MOVES] = N_("Both dice show %u: choose the first traveller to move."),
    [ENTERS] = N_("Both dice show %u: choose the first traveller to bring in."),
    [MOVES_OR_ENTERS] = N_("Both dice show %u: choose the first traveller to move or to bring in."),
  };
  guint traveller = only_mover (l, pips);

  if (traveller != LABYRINTH_NOBODY)
    return g_strdup_printf (_("Both dice show %1$u: choose traveller %2$c, the only one that can move."),
                            pips, labyrinth_letter (traveller));

  return ari_sentence (texts[use_of (l, pips)], pips);
}

/* Before a die or a traveller is picked. */
static char *
first_step (const Labyrinth *l)
{
  guint pips[LABYRINTH_DICE], n = list_usable (l, LABYRINTH_NOBODY, pips);

  if (l->left != 3)
    return step_with_other_die (l, pips[0]);
  if (n > 1)
    return step_with_two_dice (l, pips);
  if (l->dice[0] == l->dice[1])
    return step_with_double (l, pips[0]);

  /* No other die can be used, so only travellers outside can move. */
  return g_strdup_printf (_("The %u brings in a traveller: choose which."), pips[0]);
}

/* The field that the board offers for both dice together, or 0. */
static guint
field_of_both (const AriPicker *picker)
{
  AriTarget targets[ARI_MAX_TARGETS];
  guint n = ari_target_list (picker, targets);

  for (guint i = 0; i < n; i++)
    if (targets[i].n_actions > 1)
      return labyrinth_place_of (targets[i].spot).field;

  return 0;
}

/* After @traveller was picked. */
static char *
step_of_traveller (const AriPicker *picker,
                   guint            traveller)
{
  const Labyrinth *l = labyrinth_get (&picker->position);
  guint pips[LABYRINTH_DICE], n = list_usable (l, traveller, pips);
  guint to = labyrinth_target (l, traveller, pips[0]), both = field_of_both (picker);
  char letter = labyrinth_letter (traveller);

  if (l->at[traveller] == LABYRINTH_OUTSIDE && n > 1 && both != 0)
    return g_strdup_printf (_("Choose the die that brings in traveller %c, or a field that it reaches with "
                              "both dice."), letter);
  if (l->at[traveller] == LABYRINTH_OUTSIDE && n > 1)
    return g_strdup_printf (_("Choose the die that brings in traveller %c."), letter);
  if (l->at[traveller] == LABYRINTH_OUTSIDE && both != 0)
    return g_strdup_printf (_("Choose field %1$u to bring in traveller %2$c there, or field %3$u to use both "
                              "dice."), to, letter, both);
  if (n == 1 && both != 0 && to != l->at[traveller])
    return g_strdup_printf (_("Choose field %1$u to move traveller %2$c there, or field %3$u to use both "
                              "dice."), to, letter, both);
  /* With one die there is nothing to choose but the field. */
  if (l->at[traveller] == LABYRINTH_OUTSIDE)
    return g_strdup_printf (_("Choose field %1$u to bring in traveller %2$c there."), to, letter);
  if (n > 1)
    return g_strdup_printf (_("Choose a die for traveller %c, or the field it moves to."), letter);
  /* A traveller that turns round at a gate may end on its own field. */
  if (to == l->at[traveller])
    return g_strdup_printf (_("Choose the die that shows %1$u to move traveller %2$c."), pips[0], letter);

  return g_strdup_printf (_("Choose field %1$u to move traveller %2$c there."), to, letter);
}

/* After a die or a traveller was picked. */
static char *
second_step (const AriPicker *picker,
             AriSpot          picked)
{
  static const char *const texts[] = {
    [MOVES] = N_("Choose a traveller to move with the %u."),
    [ENTERS] = N_("Choose the traveller to bring in with the %u."),
    [MOVES_OR_ENTERS] = N_("Choose a traveller to move or to bring in with the %u."),
  };
  const Labyrinth *l = labyrinth_get (&picker->position);
  LabyrinthPlace place = labyrinth_place_of (picked);

  if (place.kind != LABYRINTH_PLACE_DIE)
    return step_of_traveller (picker, labyrinth_who_is_at (l, picked));

  return ari_sentence (texts[use_of (l, l->dice[place.die])], l->dice[place.die]);
}

static char *
step_at_millstone (const Labyrinth *l)
{
  guint from = l->at[l->mover], to = labyrinth_across (from);
  char letter = labyrinth_letter (l->mover);
  g_autofree char *other = NULL;

  if (l->standing[to] == LABYRINTH_NOBODY)
    return g_strdup_printf (_("Cross the Millstone with traveller %1$c to field %2$u, "
                              "or stay on field %3$u."), letter, to, from);

  other = labyrinth_name (l->standing[to]);
  /* Translators: %3$s is another traveller, such as “Blue b”. */
  return g_strdup_printf (_("Cross the Millstone with traveller %1$c to field %2$u and change places "
                            "with %3$s, or stay on field %4$u."), letter, to, other, from);
}

char *
labyrinth_next_step (const AriPicker *picker,
                     AriStep         *step,
                     const AriNames  *names)
{
  const Labyrinth *l = labyrinth_get (&picker->position);

  *step = ARI_STEP_CHANCE;
  switch ((LabyrinthPhase) l->phase)
    {
    case LABYRINTH_AT_FIRST:
      return g_strdup (_("Choose who begins."));

    case LABYRINTH_AT_ROLL:
      return g_strdup (picker->n_picks == 0 ? _("Choose what the two dice show.")
                                            : _("Choose what the other die shows."));

    case LABYRINTH_AT_STATION:
      return g_strdup (_("Choose what the ride die shows."));

    case LABYRINTH_AT_CROSS:
      *step = ARI_STEP_ANSWER;
      return step_at_millstone (l);

    case LABYRINTH_AT_RIDE:
      *step = ARI_STEP_ANSWER;
      return g_strdup_printf (_("Ride the Knight’s Orbit with traveller %1$c as far as a die says, "
                                "or stay on field %2$u."), labyrinth_letter (l->mover), l->at[l->mover]);

    case LABYRINTH_AT_MOVE:
      *step = ARI_STEP_PICK;
      return picker->n_picks == 0 ? first_step (l) : second_step (picker, picker->picks[0]);

    case LABYRINTH_AT_END:
    default:
      g_return_val_if_reached (NULL);
    }
}

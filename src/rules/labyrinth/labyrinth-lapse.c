/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice and turns that are lost without an action. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

typedef const char *const Sentences[LABYRINTH_SEATS];

static Sentences no_dice = {
  N_("Red can use neither die."), N_("Blue can use neither die."), N_("Yellow can use neither die."),
  N_("Green can use neither die."),
};
/* Translators: the die that is left shows %u, and no traveller can move by it. */
static Sentences no_die = {
  N_("Red can’t use the %u."), N_("Blue can’t use the %u."), N_("Yellow can’t use the %u."),
  N_("Green can’t use the %u."),
};
static Sentences misses = {
  N_("Red misses a turn."), N_("Blue misses a turn."), N_("Yellow misses a turn."),
  N_("Green misses a turn."),
};

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

char *
labyrinth_lapse (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next)
{
  const Labyrinth *before = labyrinth_get (position), *after = labyrinth_get (next);
  gboolean is_roll = labyrinth_unpack (action).kind == LABYRINTH_ROLL;
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *die = NULL;
  guint left;

  /* Before the roll, no turn ends. */
  if (after->phase == LABYRINTH_AT_END || after->dice[0] != 0 || before->turn == 0
      || (before->dice[0] == 0 && !is_roll))
    return NULL;

  left = left_after (before, action);
  if (is_roll)
    g_string_append (text, _(no_dice[before->turn - 1]));
  else if (left != 0)
    g_string_append (text, die = ari_sentence (no_die[before->turn - 1], left));

  /* Only seats that lose a turn lie between two turns. */
  for (guint s = before->turn % before->seats; s + 1 != after->turn; s = (s + 1) % before->seats)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", _(misses[s]));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minoa in words. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-picker.h"

/* Translators: in these sentences, the last %s of those with a player is the player who acts. */
static AriForms sets_stick = {
  N_("%2$s places a stick on %1$s"), N_("place a stick on %s"),
  N_("You placed a stick on %s"),
};
static AriForms sets_piece = {
  N_("%2$s places a piece on %1$s"), N_("place a piece on %s"),
  N_("You placed a piece on %s"),
};
static AriForms fills_up = {
  N_("%2$s places the last piece on %1$s, and the rest of the border fills up"),
  N_("place the last piece on %s, and the rest of the border fills up"),
  N_("You placed the last piece on %s, and the rest of the border filled up"),
};
static AriForms passes = {
  N_("%s passes"), N_("pass"),
  N_("You passed"),
};

/* What lies on the border has the colour of its player. */
static const char *const has_piece[MINOA_SEATS] = {
  N_("red piece"), N_("blue piece"), N_("yellow piece"), N_("green piece"),
};

static char *
next_step (const AriPicker *picker,
           AriStep         *step,
           const AriNames  *names)
{
  gboolean pieces = FALSE, sticks = FALSE;

  for (guint i = 0; i < picker->n_actions; i++)
    {
      pieces |= picker->actions[i] < MINOA_BORDER_LINES;
      sticks |= picker->actions[i] >= MINOA_BORDER_LINES && picker->actions[i] != MINOA_ACTION_PASS;
    }

  *step = ARI_STEP_PICK;
  if (pieces && sticks)
    return g_strdup (_("Place a piece on the border, or a stick inside."));
  if (pieces)
    return g_strdup (_("Place a piece on the border: there is no room for a stick inside now."));
  if (sticks)
    return g_strdup (_("Place a stick inside: you have no pieces left."));

  *step = ARI_STEP_ANSWER;
  return g_strdup (_("You can’t place a piece or a stick: pass."));
}

static const char *
name_seat (const AriNames *names,
           AriActor        seat)
{
  return ari_names_get (names, &ari_rules_minoa, seat);
}

static char *
tell (const AriPosition *position,
      AriAction          action,
      AriForm            form,
      const AriNames    *names)
{
  const Minoa *m = minoa_get (position);
  const char *const *sentences;

  g_return_val_if_fail (m->actor != ARI_NONE && action <= MINOA_ACTION_PASS, NULL);

  if (action == MINOA_ACTION_PASS)
    return ari_sentence (passes[form], name_seat (names, m->actor));
  if (action >= MINOA_BORDER_LINES)
    sentences = sets_stick;
  else
    sentences = minoa_filled_up (position, action) != 0 ? fills_up : sets_piece;

  return ari_sentence (sentences[form], minoa_board (NULL)->spots[minoa_spot (action)].name,
                       name_seat (names, m->actor));
}

static char *
describe_triangle (const Minoa    *m,
                   guint           triangle,
                   const AriNames *names)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (m, areas);

  for (guint i = 0; i < n; i++)
    if (minoa_has_triangle (&areas[i], triangle))
      {
        AriActor owner = minoa_owner (&areas[i]);

        if (areas[i].seats == 0)
          return g_strdup (_("open: its area has no piece yet"));
        if (owner == ARI_NONE)
          return g_strdup (_("contested: several players have pieces on this area"));

        return g_strdup_printf (areas[i].filled ? _("counts for %s") : _("only %s borders it so far"),
                                name_seat (names, owner));
      }

  g_return_val_if_reached (NULL);
}

static char *
describe_spot (const AriPosition *position,
               AriSpot            spot,
               AriActor           listener,
               const AriNames    *names)
{
  const Minoa *m = minoa_get (position);
  AriActor seat = minoa_occupant (position, spot);

  g_return_val_if_fail (spot < MINOA_SPOTS, NULL);

  if (spot == MINOA_SPOT_PASS)
    return g_strdup (C_("choice", "Pass"));
  if (spot >= MINOA_SPOT_TRIANGLES)
    return describe_triangle (m, spot - MINOA_SPOT_TRIANGLES, names);
  if (spot >= MINOA_BORDER_LINES)
    return g_strdup (minoa_has_line (m->sticks, spot) ? C_("line", "stick") : C_("line", "vacant"));

  return g_strdup (seat != ARI_NONE ? _(has_piece[seat - 1]) : C_("line", "vacant border line"));
}

/* A seat passes only if it can't set anything. */
static char *
forced_effects (const AriPosition *position,
                AriAction          action,
                const AriPosition *next,
                const AriNames    *names)
{
  if (action != MINOA_ACTION_PASS)
    return NULL;

  return g_strdup_printf (_("%s can’t place a piece or a stick."),
                          name_seat (names, minoa_get (position)->actor));
}

/* "d4e5": the line, behind a picture of what lies on it now. */
static void
notate (const char  *text,
        AriNotation *notation)
{
  AriSpot spot = ari_board_find (minoa_board (NULL), text);

  if (spot == MINOA_SPOT_PASS)
    {
      /* Translators: here and below, what players call and type an action, in lower case. You may give more
       * than one word, with commas between them; the first is read aloud. */
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_PASS, C_("notation", "passing, pass"));
    }
  else if (spot < MINOA_SPOT_TRIANGLES)
    {
      ari_notation_add (notation, 0, spot < MINOA_BORDER_LINES ? MINOA_SIGN_PIECE : MINOA_SIGN_STICK, NULL);
      ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_TEXT, NULL);
    }
}

const AriNarration minoa_narration = {
  .designer = "Dieter Stein",
  .credit = N_("Designed by Dieter Stein"),
  .tagline = N_("Divide the palace with sticks, so that the largest areas border on your colour alone."),
  .length = N_("15 to 30 minutes"),
  .meeting = N_("Pieces and sticks go on the lines between two points."),
  .misread = N_("In Minoa, “%s” isn’t a move. Name a line by its two points, as in “d4e5”, or write “pass”."),
  .next_step = next_step,
  .tell = tell,
  .reason = minoa_reason,
  .purpose = minoa_purpose,
  .shape = minoa_shape,
  .forced_effects = forced_effects,
  .describe_spot = describe_spot,
  .refusal = minoa_refusal,
  .diagram = minoa_diagram,
  .notate = notate,
};

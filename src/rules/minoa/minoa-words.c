/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minoa in words. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-picker.h"

/* Each seat has its own full sentences because many languages inflect colours. */
static AriSeatTexts sets_stick = {
  N_("Red places a stick on %s"), N_("Blue places a stick on %s"),
  N_("Yellow places a stick on %s"), N_("Green places a stick on %s"),
  [ARI_TOLD] = N_("place a stick on %s"),
  [ARI_DONE] = N_("You placed a stick on %s"),
};
static AriSeatTexts sets_piece = {
  N_("Red places a piece on %s"), N_("Blue places a piece on %s"),
  N_("Yellow places a piece on %s"), N_("Green places a piece on %s"),
  [ARI_TOLD] = N_("place a piece on %s"),
  [ARI_DONE] = N_("You placed a piece on %s"),
};
static AriSeatTexts fills_up = {
  N_("Red places the last piece on %s, and the rest of the border fills up"),
  N_("Blue places the last piece on %s, and the rest of the border fills up"),
  N_("Yellow places the last piece on %s, and the rest of the border fills up"),
  N_("Green places the last piece on %s, and the rest of the border fills up"),
  [ARI_TOLD] = N_("place the last piece on %s, and the rest of the border fills up"),
  [ARI_DONE] = N_("You placed the last piece on %s, and the rest of the border filled up"),
};
static AriSeatTexts passes = {
  N_("Red passes"), N_("Blue passes"), N_("Yellow passes"), N_("Green passes"),
  [ARI_TOLD] = N_("pass"),
  [ARI_DONE] = N_("You passed"),
};
static AriSeatTexts sets_nothing = {
  N_("Red can’t place a piece or a stick."), N_("Blue can’t place a piece or a stick."),
  N_("Yellow can’t place a piece or a stick."), N_("Green can’t place a piece or a stick."),
};

static AriSeatTexts has_piece = {
  N_("red piece"), N_("blue piece"), N_("yellow piece"), N_("green piece"),
};
static AriSeatTexts counts_for = {
  N_("counts for Red"), N_("counts for Blue"), N_("counts for Yellow"), N_("counts for Green"),
};
static AriSeatTexts bordered_by = {
  N_("only Red borders it so far"), N_("only Blue borders it so far"),
  N_("only Yellow borders it so far"), N_("only Green borders it so far"),
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

/* @row: an entry of #AriSeatTexts. */
static char *
tell (const AriPosition *position,
      AriAction          action,
      guint              row)
{
  const Minoa *m = minoa_get (position);
  const char *const *sentences;

  g_return_val_if_fail (m->actor != ARI_NONE && action <= MINOA_ACTION_PASS, NULL);

  if (action == MINOA_ACTION_PASS)
    sentences = passes;
  else if (action >= MINOA_BORDER_LINES)
    sentences = sets_stick;
  else
    sentences = minoa_filled_up (position, action) != 0 ? fills_up : sets_piece;

  return ari_sentence (sentences[row], minoa_board (NULL)->spots[minoa_spot (action)].name);
}

static char *
describe (const AriPosition *position,
          AriAction          action,
          const AriNames    *names)
{
  return tell (position, action, minoa_get (position)->actor - 1u);
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

static const char *
describe_triangle (const Minoa *m,
                   guint        triangle)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (m, areas);

  for (guint i = 0; i < n; i++)
    if (minoa_has_triangle (&areas[i], triangle))
      {
        AriActor owner = minoa_owner (&areas[i]);

        if (areas[i].seats == 0)
          return _("open: its area has no piece yet");
        if (owner == ARI_NONE)
          return _("contested: several players have pieces on this area");

        return areas[i].filled ? _(counts_for[owner - 1]) : _(bordered_by[owner - 1]);
      }

  g_return_val_if_reached ("");
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
    return g_strdup (describe_triangle (m, spot - MINOA_SPOT_TRIANGLES));
  if (spot >= MINOA_BORDER_LINES)
    return g_strdup (minoa_has_line (m->sticks, spot) ? C_("line", "stick") : C_("line", "vacant"));

  return g_strdup (seat != ARI_NONE ? _(has_piece[seat - 1]) : C_("line", "vacant border line"));
}

/* A seat passes only if it can't set anything. */
static char *
lapse (const AriPosition *position,
       AriAction          action,
       const AriPosition *next,
       const AriNames    *names)
{
  return action == MINOA_ACTION_PASS ? g_strdup (_(sets_nothing[minoa_get (position)->actor - 1])) : NULL;
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
  .describe = describe,
  .advise = advise,
  .remind = remind,
  .reason = minoa_reason,
  .purpose = minoa_purpose,
  .lapse = lapse,
  .describe_spot = describe_spot,
  .refusal = minoa_refusal,
  .diagram = minoa_diagram,
  .notate = notate,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The next step of a turn in words. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

#include "ari-picker.h"

static const char *const destinations[MINARETT_SIZES] = {
  N_("Choose where the foundation goes."), N_("Choose where the tower goes."),
  N_("Choose where the roof goes."),
};

static char *
step_of_capture (const Minarett *m)
{
  guint n = m->due[m->actor - 1];

  if (n == 1)
    return g_strdup (_("You may capture one piece: choose it, or capture nothing."));

  return g_strdup_printf (ngettext ("You may capture %u piece: choose the first, or capture nothing.",
                                    "You may capture %u pieces: choose the first, or capture nothing.", n),
                          n);
}

static gboolean
is_empty (const Minarett *m)
{
  return (minarett_of_seat (m, 1) | minarett_of_seat (m, 2)) == 0;
}

/* Before anything is picked. */
static char *
first_step (const AriPicker *picker,
            AriStep         *step)
{
  guint kinds = 0;

  for (guint i = 0; i < picker->n_actions; i++)
    kinds |= 1u << minarett_unpack (picker->actions[i]).kind;

  *step = ARI_STEP_PICK;
  if (is_empty (minarett_get (&picker->position)))
    return g_strdup (_("Begin with a piece in your hand: pick a foundation, a tower or a roof."));
  if ((kinds & 1u << MINARETT_PASS) != 0)
    {
      *step = ARI_STEP_ANSWER;
      return g_strdup (_("You can’t place or move a piece: pass."));
    }
  if (kinds == 1u << MINARETT_PLACE)
    return g_strdup (_("Pick a piece in your hand to place on the board."));
  if ((kinds & 1u << MINARETT_PLACE) == 0)
    return g_strdup (_("Pick a piece on the board to move."));

  return g_strdup (_("Pick a piece in your hand to place, or a piece on the board to move."));
}

/* The spaces other than the last pick where a group can go next. Returns their number; @next is one of
 * them. */
static guint
list_next (const AriPicker *picker,
           guint           *next)
{
  guint n = 0;

  for (guint space = 0; space < MINARETT_SPACES; space++)
    if (MINARETT_SPOT_SPACE (space) != picker->picks[picker->n_picks - 1]
        && ari_picker_offers (picker, MINARETT_SPOT_SPACE (space)))
      {
        *next = space;
        n++;
      }

  return n;
}

/* After a group of @size pieces has gone to the last pick and may leave its lowest piece there. A group can
 * stop only where it has gone first: later, pieces can’t be left together. */
static char *
step_on_the_way (const AriPicker *picker,
                 guint            size,
                 AriStep         *step)
{
  guint at = picker->picks[picker->n_picks - 1] - MINARETT_SPOT_SPACES;
  guint next = 0, n = list_next (picker, &next);

  if (ari_picker_stop (picker) == ARI_ACTION_NONE)
    {
      *step = ARI_STEP_PICK;
      return n == 1 ? g_strdup_printf (_("Go on to %s with the last piece."), minarett_space_name (next))
                    : g_strdup (_("Choose where the last piece goes next."));
    }

  *step = ARI_STEP_STOP;
  if (n == 1)
    return g_strdup_printf (size == 2 ? _("Choose %1$s again to leave both pieces there, or go on to %2$s "
                                          "with the upper one.")
                                      : _("Choose %1$s again to leave all three pieces there, or go on to "
                                          "%2$s with the upper two."),
                            minarett_space_name (at), minarett_space_name (next));

  return g_strdup_printf (size == 2 ? _("Choose %s again to leave both pieces there, or go on with the upper "
                                        "one.")
                                    : _("Choose %s again to leave all three pieces there, or go on with the "
                                        "upper two."), minarett_space_name (at));
}

/* After a group was picked by its lowest piece. */
static char *
step_of_group (const AriPicker *picker,
               AriStep         *step)
{
  const Minarett *m = minarett_get (&picker->position);
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (m, picker->picks[0] / MINARETT_LEVELS, tower);
  guint level = picker->picks[0] % MINARETT_LEVELS;

  if (picker->n_picks > 1)
    return step_on_the_way (picker, height - level, step);

  *step = ARI_STEP_PICK;
  if (height - level == 1)
    return g_strdup (_(destinations[tower[level].size]));

  return g_strdup (height - level == 2 ? _("Choose where the two pieces go.")
                                       : _("Choose where the three pieces go."));
}

char *
minarett_next_step (const AriPicker *picker,
                    AriStep         *step,
                    const AriNames  *names)
{
  const Minarett *m = minarett_get (&picker->position);

  *step = ARI_STEP_PICK;
  if (minarett_is_capturing (m))
    return step_of_capture (m);
  if (picker->n_picks == 0)
    return first_step (picker, step);
  if (picker->picks[0] >= MINARETT_SPOT_HANDS)
    return g_strdup (_(destinations[MINARETT_HAND_SIZE (picker->picks[0])]));

  return step_of_group (picker, step);
}

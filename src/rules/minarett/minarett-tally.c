/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Minarett counts, and why it has ended. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static guint
rows (const AriPosition *position,
      AriTallyRow        list[ARI_MAX_TALLY_ROWS])
{
  const Minarett *m = minarett_get (position);

  list[0] = (AriTallyRow) { .label = N_("Minaretts") };
  list[1] = (AriTallyRow) { .label = N_("Captured Pieces") };
  list[2] = (AriTallyRow) { .label = N_("Pieces on the Board") };
  list[3] = (AriTallyRow) { .label = N_("Pieces in Hand") };
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      list[0].numbers[s] = (int) minarett_n_bits (minarett_complete (m, s + 1));
      list[1].numbers[s] = m->captured[s];
      for (guint size = 0; size < MINARETT_SIZES; size++)
        {
          list[2].numbers[s] += (int) minarett_n_bits (m->pieces[s][size]);
          list[3].numbers[s] += m->hand[s][size];
        }
    }

  return 4;
}

/* Whether the position at the end occurred twice before. */
static gboolean
is_repeated (const Minarett *m)
{
  AriPosition position = { 0 };
  Minarett *open = (Minarett *) &position;
  guint64 hash;
  guint met = 0;

  *open = *m;
  open->actor = m->turn;
  hash = minarett_hash (&position);
  for (guint i = 0; i < m->quiet && i < MINARETT_QUIET; i++)
    met += m->recent[i] == hash;

  return met >= 2;
}

static const char *
draw (const AriPosition *position)
{
  const Minarett *m = minarett_get (position);

  if (m->winners != (1u << MINARETT_SEATS) - 1)
    return NULL;
  if (m->quiet == MINARETT_QUIET)
    return "quiet turns";

  return is_repeated (m) ? "repetition" : "passing";
}

static char *
reason (const AriPosition *position)
{
  const Minarett *m = minarett_get (position);
  const char *cause = draw (position);

  if (g_strcmp0 (cause, "repetition") == 0)
    return g_strdup (_("The same position has come up for the third time."));
  if (g_strcmp0 (cause, "quiet turns") == 0)
    return g_strdup_printf (ngettext ("Nobody has placed or captured a piece for %d turn.",
                                      "Nobody has placed or captured a piece for %d turns.", MINARETT_QUIET),
                            MINARETT_QUIET);
  if (cause != NULL)
    return g_strdup (_("Both players have passed, one after the other."));

  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    {
      guint32 complete = minarett_complete (m, seat);

      if (m->winners == 1u << (seat - 1) && complete != 0)
        /* Translators: why the match has ended; %s is the name of a space. */
        return g_strdup_printf (_("The Minarett stands on %s."),
                                minarett_space_name ((guint) __builtin_ctz (complete)));
    }

  return g_strdup_printf (ngettext ("%d piece has been captured.", "%d pieces have been captured.",
                                    MINARETT_CAPTURES),
                          MINARETT_CAPTURES);
}

static char *
score (int n)
{
  return g_strdup_printf (ngettext ("%d captured piece", "%d captured pieces", (gulong) n), n);
}

const AriTallyTable minarett_tally = { .rows = rows, .reason = reason, .score = score, .draw = draw };

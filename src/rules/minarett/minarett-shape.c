/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a move does to lines, to stacks and to the choice of moves: the sentences about a move of which
 * nothing better can be said. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

#define WORTH_LINE    3 /* pieces of five in a line */
#define WORTH_THREATS 3 /* more ways to threaten a Minarett */
#define WORTH_FEWER   3 /* ways to move */
#define WORTH_MORE    9 /* ways to move: any new piece has up to eight */
#define FEW_LINES     3 /* that meet in a space */

/* The most pieces that @seat has on level 1 in a line through a space of @spaces, if it has not used the line
 * and nobody else stands on level 1 there. */
static guint
longest_line (const Minarett *m,
              AriActor        seat,
              guint32         spaces)
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 own[MINARETT_KINDS], others[MINARETT_KINDS];
  guint most = 0;

  minarett_kinds (m, seat, own);
  minarett_kinds (m, MINARETT_SEATS + 1 - seat, others);
  for (guint i = 0; i < MINARETT_LINES; i++)
    if ((g->sets[i] & spaces) != 0 && (g->sets[i] & others[0]) == 0 && (m->used[seat - 1] >> i & 1) == 0)
      most = MAX (most, minarett_n_bits (g->sets[i] & own[0]));

  return most;
}

/* In how many ways @seat could move pieces on the board, if it had the turn. */
static int
count_moves (const AriPosition *position,
             AriActor           seat)
{
  AriPosition start = *position;
  Minarett *m = (Minarett *) &start;
  AriAction actions[ARI_MAX_ACTIONS];
  int n_moves = 0;
  guint n;

  minarett_give_turn (m, seat);
  n = minarett_actions (&start, actions);
  for (guint i = 0; i < n; i++)
    {
      MinarettKind kind = minarett_unpack (actions[i]).kind;

      n_moves += kind == MINARETT_MOVE || kind == MINARETT_UNSTACK;
    }

  return n_moves;
}

static AriMerit
shape_of_lines (const Minarett *m,
                const Minarett *after,
                guint32         spaces)
{
  AriActor seat = m->actor, other = MINARETT_SEATS + 1 - seat;
  guint own = longest_line (after, seat, spaces), blocked = longest_line (m, other, spaces);

  if (own >= WORTH_LINE && own > longest_line (m, seat, spaces))
    return ari_merit ("line",
                      ngettext ("It makes a line of %u piece on level 1, with none of the opponent’s in it. Five earn a "
                                "capture.",
                                "It makes a line of %u pieces on level 1, with none of the opponent’s in it. Five earn a "
                                "capture.", own), own);
  if (blocked >= WORTH_LINE && longest_line (after, other, spaces) < blocked)
    return ari_merit ("blocks-line",
                      ngettext ("It blocks a line in which the opponent already has %u piece of five on level 1.",
                                "It blocks a line in which the opponent already has %u pieces of five on level 1.",
                                blocked), blocked);

  return ARI_NO_MERIT;
}

/* A few more of many ways don’t count. */
static AriMerit
shape_of_threats (const AriPosition *position,
                  const AriPosition *after)
{
  AriActor seat = minarett_get (position)->actor;
  guint before, now;

  if (!minarett_is_quiet (position) || !minarett_is_quiet (after))
    return ARI_NO_MERIT;

  before = minarett_count_threats (position, seat, ARI_MAX_ACTIONS);
  now = minarett_count_threats (after, seat, ARI_MAX_ACTIONS);
  if (now < before + WORTH_THREATS || now < 2 * before)
    return ARI_NO_MERIT;

  return ari_merit ("prepares-threats",
                    ngettext ("It gives its player %u more way to threaten a Minarett.",
                              "It gives its player %u more ways to threaten a Minarett.", now - before),
                    now - before);
}

/* Most moves change a few ways to move, so only greater differences count. */
static AriMerit
shape_of_moves (const AriPosition *position,
                const AriPosition *after)
{
  AriActor seat = minarett_get (position)->actor, other = MINARETT_SEATS + 1 - seat;
  int fewer = count_moves (position, other) - count_moves (after, other);
  int more = count_moves (after, seat) - count_moves (position, seat);

  /* What costs as much as it takes is no reason. */
  if (fewer >= WORTH_FEWER && fewer >= more && fewer > -more)
    return ari_merit ("hinders",
                      ngettext ("It leaves the opponent %d fewer way to move pieces on the board.",
                                "It leaves the opponent %d fewer ways to move pieces on the board.",
                                (gulong) fewer), fewer);
  if (more >= WORTH_MORE)
    return ari_merit ("frees",
                      ngettext ("It gives its player %d more way to move pieces on the board.",
                                "It gives its player %d more ways to move pieces on the board.",
                                (gulong) more), more);

  return ARI_NO_MERIT;
}

/* Pieces from a hand reach every space. */
static gboolean
has_empty_hands (const Minarett *m)
{
  for (guint seat = 0; seat < MINARETT_SEATS; seat++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      if (m->hand[seat][size] > 0)
        return FALSE;

  return TRUE;
}

/* @space: where the lowest piece that moves, or the piece that is placed, ends. */
static AriMerit
shape_of_place (const Minarett *m,
                const Minarett *after,
                guint           space)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (after, space, tower);
  guint n_lines = minarett_n_bits (minarett_geometry (m->board)->neighbours[space]);

  if (height > 0 && tower[height - 1].size == MINARETT_SMALL)
    return ari_merit ("closes", _("It ends with a roof on top, so nothing else fits there."));
  if (n_lines <= FEW_LINES && has_empty_hands (m))
    return ari_merit ("corner",
                      ngettext ("It ends where only %u line leads, so few moves can reach it.",
                                "It ends where only %u lines lead, so few moves can reach it.", n_lines), n_lines);

  return ari_merit ("lines",
                    ngettext ("It ends where %u line meets, and keeps that many directions open.",
                              "It ends where %u lines meet, and keeps that many directions open.", n_lines),
                    n_lines);
}

AriMerit
minarett_shape (const AriPosition *position,
                AriAction          action)
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);
  AriPosition after = *position;
  AriMerit shape;
  guint32 spaces = 0;

  if (a.kind == MINARETT_CAPTURE || a.kind == MINARETT_DECLINE || a.kind == MINARETT_PASS)
    return ARI_NO_MERIT;

  for (guint i = 0; i < minarett_n_spaces (&a); i++)
    spaces |= MINARETT_BIT (a.spaces[i]);
  minarett_apply (&after, action);
  if (minarett_get (&after)->actor == ARI_NONE)
    return ARI_NO_MERIT;

  if (minarett_repeats (minarett_get (&after)))
    return ari_merit ("repeats", _("It repeats a position. The third time, the match ends in a draw."));

  shape = shape_of_threats (position, &after);
  if (shape.text == NULL)
    shape = shape_of_lines (m, minarett_get (&after), spaces);
  if (shape.text == NULL)
    shape = shape_of_moves (position, &after);

  return shape.text != NULL ? shape : shape_of_place (m, minarett_get (&after), a.spaces[0]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Slow:
 *
 * Minarett once more, as the rules are told: towers are stacks, moves walk along lines one step after
 * another, positions that were met are kept as text. It shares nothing with the rules but the text of
 * actions.
 */
typedef struct
{
  char        board;          /* 'a'lquerque, 'e'very diagonal, 'o'rthogonal */
  gboolean    own_each;
  gboolean    small;
  char        towers[5][5][4]; /* by column and row, from the bottom up: "LmS", white in capitals */
  guint       hand[2][3];
  guint       captured[2];
  guint       due[2];
  GHashTable *used[2];        /* "c1 c2 c3 c4 c5 " */
  GHashTable *met;            /* how often each position began a turn */
  guint       turn;           /* 0 or 1 */
  guint       actor;          /* 0 or 1, 2: the match is over */
  guint       winners;
  guint       passes;
  guint       quiet;
  gboolean    progress;
} Slow;

Slow      *slow_new     (char        board,
                         gboolean    own_each,
                         gboolean    small,
                         const guint8 *head_start);
void       slow_free    (Slow       *slow);
/* The texts of the legal actions, sorted. */
GPtrArray *slow_actions (const Slow *slow);
void       slow_play    (Slow       *slow,
                         const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Slow, slow_free)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"

G_BEGIN_DECLS

/* A match of @game between people, after the plies @texts, separated by spaces. */
AriMatch *table_match_new (const char *game,
                           const char *texts) G_GNUC_WARN_UNUSED_RESULT;
void      table_play      (AriMatch   *match,
                           const char *texts);
/* Minotaur: seats 1 and 2 hold pairs of one colour with the same value, and seat 1 has challenged. */
AriMatch *table_toss_new  (void) G_GNUC_WARN_UNUSED_RESULT;
/* Two plies of Minoa between the person Ariadne and the computer Theseus. */
extern const char *const table_short_match;
/* A match of Minarett that ends by repetition. */
extern const char *const table_repetition;
/* A table with the match of @record, at which computers rest. */
AriTable *table_of_record (const char *record) G_GNUC_WARN_UNUSED_RESULT;
/* Asserts what the line below the board says. */
void      table_assert_status (AriTable *table,
                           const char *expected);
/* The action @text at the cursor. */
AriAction table_action    (AriMatch   *match,
                           const char *text);

/* The length of the shown line. */
guint     table_n_plies   (AriMatch   *match);

/* Iterates the main loop until @condition holds. */
#define table_wait_until(condition) \
  G_STMT_START \
  { \
    while (!(condition)) \
      g_main_context_iteration (NULL, TRUE); \
  } \
  G_STMT_END

G_END_DECLS

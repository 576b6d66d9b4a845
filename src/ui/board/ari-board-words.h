/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-picks.h"
#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriBoardWords: the board in words, for screen readers and tooltips
 * @picks: (borrowed)
 * @match: (owned) (nullable): whose players are shown
 * @offered_states: (owned) (element-type utf8): what lies on the spots that can be picked
 * @most_offered: most spots can be picked, so only the others are worth a word
 *
 * Names the spots, what lies there, and what overlays draw. All strings are translated and belong to the
 * caller.
 */
typedef struct
{
  const AriBoardPicks *picks;
  AriMatch            *match;
  GHashTable          *offered_states;
  gboolean             most_offered;
} AriBoardWords;

void            ari_board_words_init         (AriBoardWords       *words,
                                              const AriBoardPicks *picks);
/* Frees what it owns. */
void            ari_board_words_clear        (AriBoardWords       *words);
/* (nullable): what the players are called. */
const AriNames *ari_board_words_names        (const AriBoardWords *words);
void            ari_board_words_note_offered (AriBoardWords       *words);
char           *ari_board_words_contents     (const AriBoardWords *words,
                                              AriSpot              spot) G_GNUC_WARN_UNUSED_RESULT;
char           *ari_board_words_label        (const AriBoardWords *words,
                                              AriSpot              spot,
                                              const char          *contents,
                                              guint                n_last) G_GNUC_WARN_UNUSED_RESULT;
char           *ari_board_words_marks        (const AriBoardWords *words,
                                              AriSpot              spot) G_GNUC_WARN_UNUSED_RESULT;
char           *ari_board_words_description  (const AriBoardWords *words,
                                              AriSpot              spot) G_GNUC_WARN_UNUSED_RESULT;
char           *ari_board_words_tip          (const AriBoardWords *words,
                                              AriSpot              spot) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

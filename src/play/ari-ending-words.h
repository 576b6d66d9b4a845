/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry.h"

G_BEGIN_DECLS

/* The end of a match in words. All texts are newly allocated. Where one person plays, the first three texts
 * say "you". */

/* "You Win!", "Theseus Wins", "Draw": a heading. The match is over at the end of its main line. */
char *ari_ending_words_heading (AriMatch *match);
/* (nullable): why: "The Minarett stands on c3.", "Theseus has resigned."; and since when computers played
 * alone. */
char *ari_ending_words_reason  (AriMatch *match);
/* "The match is over. Theseus wins. The Minarett stands on c3.": for a cursor at the end of the main line
 * or of a variation. */
char *ari_ending_words_status  (AriMatch *match);
/* The same for the end of the main line, wherever the cursor is, and for anyone to read. */
char *ari_ending_words_result  (AriMatch *match);
/* "Pasiphaë won with 52 points", "Draw. Both players agreed.": for a list. */
char *ari_ending_words_entry   (AriEntry *entry);

G_END_DECLS

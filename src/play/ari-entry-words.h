/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-entry.h"

G_BEGIN_DECLS

/* An entry of the library in words, in the program's language. */

/* "Pasiphaë and Daedalus": the players. */
char *ari_entry_words_names   (AriEntry *entry) G_GNUC_WARN_UNUSED_RESULT;
/* "Pasiphaë – Daedalus": the same for an open match, for a title. */
char *ari_entry_words_opponents (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
/* "Pasiphaë won with 52 points". */
char *ari_entry_words_result  (AriEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

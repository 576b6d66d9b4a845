/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Prepares a combo row over strings: its words are shown whole, however long. They, and then its subtitle,
 * describe the row, which itself tells a screen reader neither. Call it once for each row, after setting its
 * title and subtitle. */
void ari_combo_words_prepare (AdwComboRow        *row);
/* Explains what is chosen. With @narrow, the value stands below the title instead, where it has room for all
 * of its words, and the explanation must stand elsewhere. */
void ari_combo_words_explain (AdwComboRow       *row,
                              gboolean           narrow,
                              const char        *explanation);
/* Prepares a row that sets the text of @key. @values: (array zero-terminated=1): static, the texts in
 * the order of the row */
void ari_combo_words_bind    (AdwComboRow        *row,
                              GSettings          *settings,
                              const char         *key,
                              const char *const  *values);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Prepares a combo row over strings: its words are shown whole, however long. They, and then its subtitle,
 * describe the row, which itself tells a screen reader neither. Call it once for each row, after setting its
 * title and subtitle. */
void ari_combo_words_prepare (AdwComboRow        *row);
/* Likewise, for a row that sets the text of @key. @values: (array zero-terminated=1): static, the texts in
 * the order of the row */
void ari_combo_words_bind    (AdwComboRow        *row,
                              GSettings          *settings,
                              const char         *key,
                              const char *const  *values);

G_END_DECLS

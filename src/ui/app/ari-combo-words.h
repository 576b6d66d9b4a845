/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Prepares a combo row over strings: its words are shown whole, however long. They, and then its subtitle,
 * describe the row, which itself tells a screen reader neither. Call it once for each row, after setting its
 * title and subtitle. */
void ari_combo_words_prepare (AdwComboRow *row);

G_END_DECLS

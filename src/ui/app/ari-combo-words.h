/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Describes a combo row by its selected string, now and whenever that changes, and then by its subtitle: the
 * row itself tells a screen reader neither. Call it once for each row, after setting its title and
 * subtitle. */
void ari_combo_words_describe (AdwComboRow *row);

G_END_DECLS

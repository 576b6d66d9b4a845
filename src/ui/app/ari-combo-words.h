/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Describes a row of strings by what is selected in it, now and whenever that changes, before its subtitle: a
 * screen reader hears of neither from the row itself. Once for each row, when its title and subtitle
 * stand. */
void ari_combo_words_describe (AdwComboRow *row);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_STYLE_ROW (ari_style_row_get_type ())
/**
 * AriStyleRow:
 *
 * Lets the person choose the style of boards: a small board in each of them.
 */
G_DECLARE_FINAL_TYPE (AriStyleRow, ari_style_row, ARI, STYLE_ROW, AdwPreferencesRow)

/* The row follows the setting, and the setting the row. */
void ari_style_row_bind (AriStyleRow *self,
                         GSettings   *settings);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_STYLE_ROW (ari_style_row_get_type ())
/**
 * AriStyleRow:
 *
 * Lets you choose the style of boards, with a small board in each style.
 */
G_DECLARE_FINAL_TYPE (AriStyleRow, ari_style_row, ARI, STYLE_ROW, AdwPreferencesRow)

/* Binds the row to the setting, in both directions. */
void ari_style_row_bind (AriStyleRow *self,
                         GSettings   *settings);

G_END_DECLS

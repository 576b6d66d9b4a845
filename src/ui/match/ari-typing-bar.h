/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_TYPING_BAR (ari_typing_bar_get_type ())
/**
 * AriTypingBar:
 *
 * Where you type an action in its notation. It appears with the first letter, wherever the focus is.
 *
 * Signal "stopped": the bar has closed, and the focus needs a new place.
 */
G_DECLARE_FINAL_TYPE (AriTypingBar, ari_typing_bar, ARI, TYPING_BAR, AdwBin)

/* Call once, before the bar is shown. It takes keys from anywhere in @widget. */
void     ari_typing_bar_set_table (AriTypingBar *self,
                                   AriTable     *table,
                                   GtkWidget    *widget);
/* Returns whether the bar was open. */
gboolean ari_typing_bar_stop      (AriTypingBar *self);

G_END_DECLS

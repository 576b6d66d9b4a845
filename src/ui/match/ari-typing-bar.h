/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_TYPING_BAR (ari_typing_bar_get_type ())
/**
 * AriTypingBar:
 *
 * Where an action is typed in its written form. It comes up with the first letter, wherever the keyboard is.
 *
 * Signal "stopped": it is gone again, and the keyboard has nowhere to be.
 */
G_DECLARE_FINAL_TYPE (AriTypingBar, ari_typing_bar, ARI, TYPING_BAR, AdwBin)

/* Once, before it is shown. Letters come from anywhere in @widget. */
void     ari_typing_bar_set_table (AriTypingBar *self,
                                   AriTable     *table,
                                   GtkWidget    *widget);
/* Returns whether there was something to stop. */
gboolean ari_typing_bar_stop      (AriTypingBar *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-coaching.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_PRACTISE_BUTTON (ari_practise_button_get_type ())
/**
 * AriPractiseButton:
 *
 * Adds a person's own mistakes among the key moments of a match to what is practised, and says on the
 * #AdwToastOverlay around it how many were new. The toast leads to the page of practice with the action
 * "win.train".
 */
G_DECLARE_FINAL_TYPE (AriPractiseButton, ari_practise_button, ARI, PRACTISE_BUTTON, GtkButton)

/* Shows the button if the library can take any of these mistakes. @coaching: of the main line, which @table
 * shows. */
void ari_practise_button_show (AriPractiseButton *self,
                               AriTable          *table,
                               const AriCoaching *coaching);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-help-place.h"
#include "ari-rules.h"
#include "ari-window.h"

G_BEGIN_DECLS

/* All of them but those of feats: see #AriFeatUi. */
const AriHelpPlace *ari_window_help_places (guint          *n_places);
/* (nullable) (transfer full): id of the page for the innermost place around @widget (nullable); NULL if it is
 * in none. @rules: those of the current game */
char               *ari_window_help_page   (GtkWidget      *widget,
                                            const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer floating): the help at the page for the place where the keyboard is, or for the page
 * that is shown; NULL while it is open */
AdwDialog          *ari_window_help_dialog (AriWindow      *self,
                                            const AriRules *rules);

G_END_DECLS

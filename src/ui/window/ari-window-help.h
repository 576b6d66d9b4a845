/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"
#include "ari-window.h"

G_BEGIN_DECLS

/**
 * AriHelpPlace:
 *
 * A part of the window, with the page of the help that explains it.
 */
typedef struct
{
  GType     (*type) (void);
  const char *page; /* id; NULL: the rules of the game */
} AriHelpPlace;

/* All of them. */
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

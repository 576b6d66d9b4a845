/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ARI_TYPE_HELP_DIALOG (ari_help_dialog_get_type ())
/**
 * AriHelpDialog:
 *
 * The help: one page at a time, with a way back to those before and to the index. Its action "help.go" shows
 * another page.
 */
G_DECLARE_FINAL_TYPE (AriHelpDialog, ari_help_dialog, ARI, HELP_DIALOG, AdwDialog)

/* @page: the id of the page to begin with */
AdwDialog *ari_help_dialog_new (GSettings  *settings,
                                const char *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

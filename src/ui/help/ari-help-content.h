/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-help-page.h"

G_BEGIN_DECLS

/**
 * ari_help_content_new:
 * @language: the id of its language
 * @sections: (element-type utf8 GtkWidget): takes the headings of the page, by the ids of their sections
 *
 * Returns: (transfer floating): the page as widgets. Links to other pages activate the action "help.go".
 */
GtkWidget *ari_help_content_new (const AriHelpPage *page,
                                 const char        *language,
                                 GHashTable        *sections) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-help-page.h"

G_BEGIN_DECLS

/* The action that shows a page of the help, with its id as the parameter: in a dialog of the help it goes
 * there, anywhere else it opens one. */
#define ARI_HELP_ACTION "help.go"

/* (nullable) (transfer full): a bundled page; NULL, with a warning, if there is none. @language: "en", "de"
 * or "fr" */
AriHelpPage *ari_help_topics_load  (const char        *language,
                                    const char        *id) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer floating): the pages that @target, a page or one of its sections, lists; NULL if there
 * are none. */
GtkWidget   *ari_help_topics_list  (const char        *language,
                                    const char        *target) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer floating): the pages that @page recommends; NULL if there are none. */
GtkWidget   *ari_help_topics_after (const char        *language,
                                    const AriHelpPage *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_RULES_VIEW (ari_rules_view_get_type ())
/**
 * AriRulesView:
 *
 * A page of the help, such as the rules of a game, rendered from the bundled Mallard page, with a switch for
 * its language (English, Deutsch, Français). Links to other pages activate the action "help.go".
 *
 * Properties: "rules-id", "title" (of the page, as Pango markup; read-only).
 */
G_DECLARE_FINAL_TYPE (AriRulesView, ari_rules_view, ARI, RULES_VIEW, AdwBin)

/* Empty at first. */
GtkWidget *ari_rules_view_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void       ari_rules_view_set_rules    (AriRulesView   *self,
                                        const AriRules *rules);
/* Shows any page of the help instead. */
void       ari_rules_view_show_page    (AriRulesView   *self,
                                        const char     *id);
/* Scrolls to a section of the page that is shown, by its id; to the top if there is none. */
void       ari_rules_view_show_section (AriRulesView   *self,
                                        const char     *section);
/* "en", "de", "fr", or NULL for the language of the program. */
void       ari_rules_view_set_language (AriRulesView   *self,
                                        const char     *language);
/* The id of the language that is shown. */
const char *ari_rules_view_get_language (AriRulesView  *self);

G_END_DECLS

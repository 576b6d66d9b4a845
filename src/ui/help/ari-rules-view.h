/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_RULES_VIEW (ari_rules_view_get_type ())
/**
 * AriRulesView:
 *
 * The rule page of a game, rendered from the bundled Mallard page, with a switch for its language (English,
 * Deutsch, Français); or the help on using the program. Property "rules-id".
 */
G_DECLARE_FINAL_TYPE (AriRulesView, ari_rules_view, ARI, RULES_VIEW, AdwBin)

/* Empty at first. */
GtkWidget *ari_rules_view_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void       ari_rules_view_set_rules    (AriRulesView   *self,
                                        const AriRules *rules);
/* Shows the other help pages instead, one below the other. */
void       ari_rules_view_show_help    (AriRulesView   *self);
/* "en", "de", "fr", or NULL for the language of the program. */
void       ari_rules_view_set_language (AriRulesView   *self,
                                        const char     *language);

G_END_DECLS

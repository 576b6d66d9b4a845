/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/* The rule page of a game in its own dialog, in the language chosen for rules. */
AdwDialog *ari_rules_dialog_new (const AriRules *rules,
                                 GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* The help on using the program, in the same language. */
AdwDialog *ari_help_dialog_new  (GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

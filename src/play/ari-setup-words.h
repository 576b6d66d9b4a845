/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* What is chosen before a match, in a line of text whose parts “ · ” separates. */

/* Adds a choice to @line: "Teams: Each Alone". @value: (nullable) */
void  ari_setup_words_add     (GString        *line,
                               const char     *title,
                               const char     *value);
/* Adds what isn't as usual: options with another value than the first, and who has a head start. @names:
 * (nullable) */
void  ari_setup_words_add_all (GString        *line,
                               const AriSetup *setup,
                               const AriNames *names);
/* "Minoa · 4 players · Teams: Each Alone". */
char *ari_setup_words         (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

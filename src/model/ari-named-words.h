/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* Sentences of the rules with the names of the players of @match in place of their colours: "Anna challenges
 * Bert: red 3" for "Red challenges Blue: red 3". Colours that belong to a thing stay: a traveller ("Blue b"),
 * a tile ("red 3"). Players without a name keep their colours. (transfer full) */
char *ari_named_words (AriMatch   *match,
                       const char *sentences) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

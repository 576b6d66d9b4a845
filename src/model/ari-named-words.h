/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* Sentences of the rules with the names of the players of @match in place of what their seats are called:
 * "Anna places a stick" for "Red places a stick", "Anna challenges Bert: red 3" for "Player 1 challenges
 * Player 2: red 3". Colours that belong to a thing stay, such as a traveller ("Blue b"), and so do seats
 * without a name. (transfer full) */
char *ari_named_words (AriMatch   *match,
                       const char *sentences) G_GNUC_WARN_UNUSED_RESULT;
/* ari_notation_spoken() with the names of the players of @match. @sentence: calls no player by name yet.
 * (transfer full) */
char *ari_match_speak (AriMatch   *match,
                       const char *sentence) G_GNUC_WARN_UNUSED_RESULT;
/* ari_rules_name_spot() with the names of the players of @match. (transfer full) */
char *ari_match_name_spot (AriMatch          *match,
                           const AriPosition *position,
                           AriSpot            spot,
                           AriActor           listener) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

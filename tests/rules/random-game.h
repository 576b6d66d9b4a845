/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/* A game that is played at random, or by a test. */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriRandom   random;
} Game;

void      game_start  (Game       *game,
                       const char *setup,
                       guint64     seed);
/* A legal action, or ARI_ACTION_NONE when the game is over. */
AriAction game_choose (Game       *game);
/* Plays @action, and asserts that positions are values: what happens to one leaves its copies alone, the
 * same action makes equals of equals, and nothing is written behind the bytes in use. */
void      game_assert_copies (Game      *game,
                              AriAction  action);
/* Plays actions in their written form, with one space between. */
void      game_play   (Game       *game,
                       const char *texts);
/* All actions in their written form, sorted; the array is null-terminated. */
GPtrArray *game_texts (const Game *game) G_GNUC_WARN_UNUSED_RESULT;
/* The action is read back as it is written, and there is a sentence for it. */
void      game_assert_text    (const Game *game,
                               AriAction   action);
/* These and no others are the actions, in whatever order. */
void      game_assert_texts   (const Game *game,
                               GPtrArray  *wanted);
/* Texts that can't be played, for a reason of this kind. */
void      game_assert_errors  (const Game        *game,
                               const char *const *texts,
                               gsize              n,
                               AriRulesError      code);
/* Picks at random: a spot is refused in words exactly when the picker does not offer it, whatever was
 * picked before. */
void      game_assert_refusals (Game      *game);
/* An action in its written form can't be played, and why. */
void      game_assert_reason   (const Game *game,
                                const char *text,
                                const char *reason);
/* What is said of an action in its written form. */
void      game_assert_sentence (const Game *game,
                                const char *text,
                                const char *sentence);
/* What comes next after the picks of these names, with one space between. */
void      game_assert_next_step (const Game *game,
                                 const char *picks,
                                 const char *sentence);
/* What is said of a spot, which there must be. */
void      game_assert_spot     (const Game *game,
                                const char *name,
                                const char *words);

G_END_DECLS

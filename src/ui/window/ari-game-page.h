/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-exercise-run.h"
#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_GAME_PAGE (ari_game_page_get_type ())
/**
 * AriGamePage:
 *
 * The page of a game: its board, what it is about, a new match, the unfinished ones, the puzzle of the day,
 * its lessons, the rules.
 */
G_DECLARE_FINAL_TYPE (AriGamePage, ari_game_page, ARI, GAME_PAGE, AdwNavigationPage)

/* Offers only what needs no library. @settings: (nullable) */
AriGamePage    *ari_game_page_new         (const AriRules *rules,
                                           GSettings      *settings) G_GNUC_WARN_UNUSED_RESULT;
/* The rules of its game. */
const AriRules *ari_game_page_get_rules   (AriGamePage    *self);
/* Call it once, when the library is open. */
void            ari_game_page_set_library (AriGamePage    *self,
                                           AriLibrary     *library);
/* (nullable) (transfer full): asks the puzzle of the day; %NULL: nothing is known of it yet. */
AriExerciseRun *ari_game_page_begin_daily (AriGamePage    *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

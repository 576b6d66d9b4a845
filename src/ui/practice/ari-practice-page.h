/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-task-page.h"
#include "ari-trainer.h"

G_BEGIN_DECLS

#define ARI_TYPE_PRACTICE_PAGE (ari_practice_page_get_type ())
/**
 * AriPracticePage:
 *
 * What is due today, and a choice of what to practise.
 *
 * Needs the action "win.exercise" of the window, which opens what ari_practice_page_begin() returns.
 */
G_DECLARE_FINAL_TYPE (AriPracticePage, ari_practice_page, ARI, PRACTICE_PAGE, AdwNavigationPage)

AriPracticePage *ari_practice_page_new         (GSettings       *settings);
/* Call once. */
void             ari_practice_page_set_library (AriPracticePage *self,
                                                AriLibrary      *library);
/* Chooses the game; NULL: all of them. */
void             ari_practice_page_set_rules   (AriPracticePage *self,
                                                const AriRules  *rules);
/* (nullable) */
const AriRules  *ari_practice_page_get_rules   (AriPracticePage *self);
/* Moves the keyboard to the button that begins or, when nothing is due, to the choice. */
void             ari_practice_page_take_keyboard (AriPracticePage *self);
/* (nullable) (transfer floating): asks what is chosen; %NULL before the exercises have been read. */
AriTaskPage *ari_practice_page_begin       (AriPracticePage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_EXPLORER_PAGE (ari_explorer_page_get_type ())
/**
 * AriExplorerPage:
 *
 * A board on which people go through the moves of all matches of the library: from each position, what was
 * played, by whom and when last, and how it went (#AriPlayedList). What is played here is a match that
 * nobody keeps.
 */
G_DECLARE_FINAL_TYPE (AriExplorerPage, ari_explorer_page, ARI, EXPLORER_PAGE, AdwNavigationPage)

/* @settings: (nullable) */
AriExplorerPage *ari_explorer_page_new        (GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;
/* Call once, when the library is open. */
void             ari_explorer_page_set_people (AriExplorerPage *self,
                                               AriPeople       *people);
/* Shows only matches of the person with that name, from the start of the game, as it was played last. Call it
 * after ari_explorer_page_set_people(), and before the page is shown. */
void             ari_explorer_page_set_person (AriExplorerPage *self,
                                               const char      *name,
                                               const AriRules  *rules);
/* Goes to the position that @match shows. Call it after ari_explorer_page_set_people(). */
void             ari_explorer_page_set_match  (AriExplorerPage *self,
                                               AriMatch        *match);
/* Moves the keyboard to the board, once there is one. */
void             ari_explorer_page_take_keyboard (AriExplorerPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-searches.h"

G_BEGIN_DECLS

#define ARI_TYPE_SIDEBAR (ari_sidebar_get_type ())
/**
 * AriSidebar:
 *
 * The games, the lists of the library, your saved searches and your tags.
 *
 * Property "place" (string): where the selected row leads. Signal "activated": the person wants to go there,
 * not just browse the list.
 */
G_DECLARE_FINAL_TYPE (AriSidebar, ari_sidebar, ARI, SIDEBAR, AdwNavigationPage)

/* Where the selected row leads. */
const char *ari_sidebar_get_place (AriSidebar        *self);
/* FALSE when there is no such place (any more); nothing changes then. */
gboolean    ari_sidebar_set_place (AriSidebar        *self,
                                   const char        *place);
/* Call once: each saved search has a row after the lists, with the number of matches that it finds. */
void        ari_sidebar_set_searches (AriSidebar     *self,
                                   AriSearches       *searches);
/* Adds a row for each tag, after those. */
void        ari_sidebar_set_tags  (AriSidebar        *self,
                                   const char *const *tags);
/* Whether there is anything deleted to restore: only then does the list of it have a row, which stays until
 * another is selected. */
void        ari_sidebar_set_deleted (AriSidebar      *self,
                                   gboolean           deleted);
/* Gives the keyboard to the selected row. */
void        ari_sidebar_focus     (AriSidebar        *self);
/* Opens the main menu. */
void        ari_sidebar_open_menu (AriSidebar        *self);

G_END_DECLS

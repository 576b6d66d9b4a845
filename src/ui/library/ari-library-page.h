/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"
#include "ari-people.h"
#include "ari-searches.h"
#include "ari-review-queue.h"

G_BEGIN_DECLS

#define ARI_TYPE_LIBRARY_PAGE (ari_library_page_get_type ())
/**
 * AriLibraryPage:
 *
 * A list of matches: all, or those of a place of the sidebar, searched and filtered; opens them,
 * stars, tags, exports and deletes them, one or many.
 * Actions of the group "library", see ari-shortcuts.c.
 */
G_DECLARE_FINAL_TYPE (AriLibraryPage, ari_library_page, ARI, LIBRARY_PAGE, AdwNavigationPage)

/* Shows that it is loading until it has a library. */
AriLibraryPage *ari_library_page_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* Call once: the filter offers these people. */
void            ari_library_page_set_people  (AriLibraryPage *self,
                                              AriPeople      *people);
/* Call once: the place may be one of these, and searches are saved there. */
void            ari_library_page_set_searches (AriLibraryPage *self,
                                               AriSearches    *searches);
/* Call once: the page shows what is analysed, and adds to it. */
void            ari_library_page_set_reviews (AriLibraryPage *self,
                                              AriReviewQueue *reviews);
/* Lists the matches of a person in a game, and nothing else: for a page of its own. */
void            ari_library_page_show_person (AriLibraryPage *self,
                                              const char     *name,
                                              const AriRules *rules);
/* Call it once, when the library is open. */
void            ari_library_page_set_library (AriLibraryPage *self,
                                              AriLibrary     *library);
/* "library:all", "library:in-progress", "library:finished", "library:starred", "library:deleted",
 * "tag:…", or "search:…" for a saved search. */
void            ari_library_page_set_place   (AriLibraryPage *self,
                                              const char     *place);
/* Brings back what was deleted last, and then what was deleted before. FALSE: nothing can be brought back. */
gboolean        ari_library_page_undo        (AriLibraryPage *self);
/* Whether there is a match to select, or to select no longer. */
gboolean        ari_library_page_may_select  (AriLibraryPage *self);
/* Selects @all matches, or begins or ends selecting them, and moves the focus to their list. The page must be
 * visible. */
void            ari_library_page_select      (AriLibraryPage *self,
                                              gboolean        all);
/* Shows what is analysed, and what waits. */
void            ari_library_page_show_reviews (AriLibraryPage *self);
/* Moves the focus to the search entry. */
void            ari_library_page_search      (AriLibraryPage *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/**
 * AriSearch: a search that was saved
 * @name: what it is called
 * @parts: what is searched for, see ari_entry_query_save()
 * @matches: how many it finds now; −1: not counted yet
 */
typedef struct
{
  char     *name;
  GVariant *parts;
  int       matches;
} AriSearch;

#define ARI_TYPE_SEARCHES (ari_searches_get_type ())
/**
 * AriSearches:
 *
 * The saved searches, as the settings keep them, in the order of the language. Their matches are counted
 * again after each change of the library.
 *
 * Signal "changed": there are others, or they find another number of matches.
 */
G_DECLARE_FINAL_TYPE (AriSearches, ari_searches, ARI, SEARCHES, GObject)

AriSearches     *ari_searches_new         (GSettings   *settings) G_GNUC_WARN_UNUSED_RESULT;
/* Call it once: counts matches from now on. */
void             ari_searches_set_library (AriSearches *self,
                                           AriLibrary  *library);
/* Stops counting and releases the library. Widgets may hold @self for longer. */
void             ari_searches_close       (AriSearches *self);
/* (element-type AriSearch), until the next change. */
GPtrArray       *ari_searches_list        (AriSearches *self);
/* (nullable): the one of that name, until the next change. */
const AriSearch *ari_searches_find        (AriSearches *self,
                                           const char  *name);
/* Replaces the search of that name, if there is one. */
void             ari_searches_save        (AriSearches *self,
                                           const char  *name,
                                           GVariant    *parts);
void             ari_searches_remove      (AriSearches *self,
                                           const char  *name);

/* In the searches that @settings keep, the person @from is called @to from now on: in all, or in those named
 * in @only (nullable). (transfer full): the names of those that were about @from */
char **ari_searches_rename_person (GSettings         *settings,
                                   const char        *from,
                                   const char        *to,
                                   const char *const *only);

G_END_DECLS

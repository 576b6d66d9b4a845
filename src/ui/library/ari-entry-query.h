/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"
#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_ENTRY_SEARCH "search:" /* begins the place of a saved search: its name follows */
#define ARI_ENTRY_PERSON "person:" /* begins the place of a person, and the state of "player": likewise */

/**
 * AriEntryPlace: matches that the sidebar offers as a list
 * @place: what its name begins with: see ari_library_page_set_place()
 * @title: (nullable): NC_("matches", …); NULL: what follows @place in the name
 * @icon_name: its picture
 * @empty_title: N_(): the title of the list while it is empty
 * @empty_text: N_(): what it then says
 */
typedef struct
{
  const char *place;
  const char *title;
  const char *icon_name;
  const char *empty_title;
  const char *empty_text;
} AriEntryPlace;

#define ARI_TYPE_ENTRY_QUERY (ari_entry_query_get_type ())
/**
 * AriEntryQuery:
 *
 * Which matches are listed: those of a place, narrowed by a filter and by words that are searched for.
 *
 * Signal "changed": other matches.
 */
G_DECLARE_FINAL_TYPE (AriEntryQuery, ari_entry_query, ARI, ENTRY_QUERY, GObject)

/* All matches. */
AriEntryQuery       *ari_entry_query_new           (void) G_GNUC_WARN_UNUSED_RESULT;
/* The strings stay those of @self, until it changes. */
void                 ari_entry_query_get           (AriEntryQuery *self,
                                                    AriQuery      *query);
/* Lists everything that is there, see ari_library_page_set_place(). @fixed: (nullable): "a{ss}", as
 * ari_entry_query_save() returns it: that stays fixed, and can be narrowed further */
void                 ari_entry_query_set_place     (AriEntryQuery *self,
                                                    const char    *name,
                                                    GVariant      *fixed);
/* (transfer floating): the place, the filter and the words, as "a{ss}". */
GVariant            *ari_entry_query_save          (AriEntryQuery *self);
/* (transfer full): the same in words, such as “Minoa · Ariadne · Lost”; empty if all matches are listed. */
char                *ari_entry_query_describe      (AriEntryQuery *self) G_GNUC_WARN_UNUSED_RESULT;
const char          *ari_entry_query_get_name      (AriEntryQuery *self); /* of the place */
const AriEntryPlace *ari_entry_query_get_place     (AriEntryQuery *self);
/* (transfer full): translated, or a tag, or the name of a search. */
char                *ari_entry_query_make_title    (AriEntryQuery *self) G_GNUC_WARN_UNUSED_RESULT;
void                 ari_entry_query_set_words     (AriEntryQuery *self,
                                                    const char    *words);
/* Actions whose states are strings, a part of the matches, or all with "": "game", an id; "state"; "player",
 * see ari_entry_query_make_player(); "result" of that player; "since", a number of days. */
GActionGroup        *ari_entry_query_get_filter    (AriEntryQuery *self);
/* Whether the place fixes what @filter, one of those names, would choose. */
gboolean             ari_entry_query_fixes         (AriEntryQuery *self,
                                                    const char    *filter);
/* (transfer full): the state of "player" for a person or for the level of a computer. */
char                *ari_entry_query_make_player   (AriSeatKind    kind,
                                                    const char    *name) G_GNUC_WARN_UNUSED_RESULT;
/* A menu for the actions of the group "filter", without what the place fixes already. @people: (nullable): who
 * can be chosen */
GMenuModel          *ari_entry_query_make_menu     (AriEntryQuery *self,
                                                    AriPeople     *people) G_GNUC_WARN_UNUSED_RESULT;
/* Takes back the filter and the words. */
void                 ari_entry_query_widen         (AriEntryQuery *self);
gboolean             ari_entry_query_is_filtered   (AriEntryQuery *self);
/* Whether there is a filter, or words. */
gboolean             ari_entry_query_is_narrowed   (AriEntryQuery *self);
/* Whether it lists all matches that are not deleted. */
gboolean             ari_entry_query_is_for_all    (AriEntryQuery *self);
/* Whether it lists what was deleted. */
gboolean             ari_entry_query_is_for_deleted (AriEntryQuery *self);

G_END_DECLS

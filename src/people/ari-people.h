/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-career.h"
#include "ari-results.h"

G_BEGIN_DECLS

/**
 * AriPerson: a person who has finished a match
 * @name: as it is written at the seats; it is all that makes a person
 * @player: the index in the results
 * @matches: how many, in all games
 * @last: when the latest one ended, Unix seconds; 0: unknown
 */
typedef struct
{
  const char *name;
  guint       player;
  guint       matches;
  gint64      last;
} AriPerson;

#define ARI_TYPE_PEOPLE (ari_people_get_type ())
/**
 * AriPeople:
 *
 * The people of a library, and how their matches went. Names that New Match gives to seats, like
 * “Player 2”, belong to nobody.
 *
 * Signals:
 * - "changed": they have been read for the first time, or differ from before
 * - "failed" (GError): they can't be read
 */
G_DECLARE_FINAL_TYPE (AriPeople, ari_people, ARI, PEOPLE, GObject)

/* Knows nobody until ari_people_refresh(). */
AriPeople  *ari_people_new         (AriLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
AriLibrary *ari_people_get_library (AriPeople      *self);
/* Reads them again, on another thread, if the library has changed. */
void        ari_people_refresh     (AriPeople      *self);
/* (nullable) (element-type AriPerson): those who played last come first; NULL: they have not been read. */
GArray     *ari_people_list        (AriPeople      *self);
/* (nullable): the person of that name; it belongs to @self, until the next change. */
const AriPerson *ari_people_find   (AriPeople      *self,
                                    const char     *name);
/* (nullable): the name of the person that @name stands for where it is typed: that name if a person has it,
 * or else one that differs only in upper and lower case. Of several, it is that of the person who finished a
 * match last. People who have finished none are known, too; seats without a name are nobody. NULL: somebody
 * new. */
const char *ari_people_find_meant  (AriPeople      *self,
                                    const char     *name);
/* Gives each person at @seats the name that is meant by what was typed: see ari_people_find_meant(). Somebody
 * new keeps the first spelling: “Zoe” and “zoe” are one person, too. As long as the people have not been
 * read, names stay as they are. @self: (nullable): nobody is known */
void        ari_people_settle_names (AriPeople     *self,
                                     AriSeat       *seats,
                                     guint          n_seats);
/* (nullable): what they follow from, until the next change. */
AriResults *ari_people_get_results (AriPeople      *self);
/* (transfer container) (element-type AriRules): the games that a person has finished a match of, the latest
 * first. */
GPtrArray  *ari_people_get_games   (AriPeople      *self,
                                    const AriPerson *person) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-results.h"

G_BEGIN_DECLS

#define ARI_PERSON_MATCHES 50 /* the newest, at most, which tell how somebody plays */

/* Looks at @match, the row @id, in which the person @name sits at one seat or more. */
typedef void (*AriPersonVisitFunc) (AriMatch   *match,
                                    gint64      id,
                                    const char *name,
                                    gpointer    data);

/**
 * AriPersonVisit: what looks at the matches of a person
 * @data: (transfer full): what has been found so far
 * @free_data: frees it
 */
typedef struct
{
  AriPersonVisitFunc visit;
  gpointer           data;
  GDestroyNotify     free_data;
} AriPersonVisit;

/* Reads the newest finished matches of the person @name in the game @rules, and shows each to @visit (copied)
 * on the main thread: one after the other, so that nothing else waits for long. A match that can’t be read is
 * left out. @tag: the function that @data comes from */
void     ari_person_matches_async  (AriLibrary           *library,
                                    const char           *name,
                                    const AriRules       *rules,
                                    AriMatchesWith        with,
                                    const AriPersonVisit *visit,
                                    gpointer              tag,
                                    GCancellable         *cancellable,
                                    GAsyncReadyCallback   callback,
                                    gpointer              data);
/* (transfer none): the data of the visit, as long as @result is there; NULL for an error. */
gpointer ari_person_matches_finish (GAsyncResult         *result,
                                    gpointer              tag,
                                    GError              **error);

/* Whether the person @name sits at @seat. */
gboolean ari_person_has_seat       (AriMatch             *match,
                                    AriActor              seat,
                                    const char           *name);

G_END_DECLS

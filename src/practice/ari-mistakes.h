/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"

G_BEGIN_DECLS

/**
 * AriMistakeKind: what about a mistake is proved
 * @ARI_MISTAKE_OTHER: nothing but that it lost much
 * @ARI_MISTAKE_WIN: another move wins, whatever the others do
 * @ARI_MISTAKE_MEMORY: what the player had seen, and could have used
 * @ARI_MISTAKE_GAIN: a better move brings something at once, and this one doesn’t
 * @ARI_MISTAKE_LOSS: the move loses, if the others play perfectly
 */
typedef enum
{
  ARI_MISTAKE_OTHER,
  ARI_MISTAKE_WIN,
  ARI_MISTAKE_MEMORY,
  ARI_MISTAKE_GAIN,
  ARI_MISTAKE_LOSS,
} AriMistakeKind;

#define ARI_N_MISTAKE_KINDS (ARI_MISTAKE_LOSS + 1)

/* How the library writes it, and back; what it doesn’t know is %ARI_MISTAKE_OTHER. */
const char    *ari_mistake_kind_id    (AriMistakeKind  kind);
AriMistakeKind ari_mistake_kind_parse (const char     *id);
/* For people, translated. */
const char    *ari_mistake_kind_name  (AriMistakeKind  kind);

/* (transfer full): the names that an exercise keeps, at least one, as a list in a sentence. */
char          *ari_mistake_opponents_to_words (const char *opponents) G_GNUC_WARN_UNUSED_RESULT;

GPtrArray     *ari_mistakes_of        (AriMatch       *match,
                                       const char     *name) G_GNUC_WARN_UNUSED_RESULT;
guint          ari_mistakes_count_evals (AriMatch     *match);

/* Adds the mistakes @plies (element-type AriPly) of the match that the library has under the id @id to what
 * is practised, no matter who made them and how much they lost, as a person asks for them. Each needs an
 * evaluation that knows a better move. */
void           ari_mistakes_practise_async (AriLibrary          *library,
                                            gint64               id,
                                            AriMatch            *match,
                                            GPtrArray           *plies,
                                            GCancellable        *cancellable,
                                            GAsyncReadyCallback  callback,
                                            gpointer             data);
/* How many of them were not practised before; −1 for an error. */
int            ari_mistakes_practise_finish (AriLibrary         *library,
                                             GAsyncResult       *result,
                                             GError            **error);

G_END_DECLS

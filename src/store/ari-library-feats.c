/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* How each player performed: the feats in the main lines of all matches of a game. */

typedef struct
{
  const AriRules *rules;
  GPtrArray      *feats;  /* (element-type AriRecordedFeat) */
} Request;

void
ari_recorded_feat_free (AriRecordedFeat *self)
{
  g_free (self->name);
  g_free (self->level);
  g_free (self->performance);
  g_free (self);
}

static void
request_free (gpointer data)
{
  Request *request = data;

  g_ptr_array_unref (request->feats);
  g_free (request);
}

static void
add_feat (const AriRules       *rules,
          const AriReplayedPly *ply,
          gpointer              feats)
{
  const AriSeat *seat;
  AriRecordedFeat *feat;

  if (ply->performance == NULL || ari_feat_due (rules, ply->position) == ARI_FEAT_NONE)
    return;

  seat = &ply->seats[ari_rules_actor (rules, ply->position) - 1];
  /* Somebody else had the seat then. */
  if ((ply->chooser == ARI_CHOOSER_COMPUTER) != (seat->kind == ARI_SEAT_COMPUTER))
    return;

  feat = g_new (AriRecordedFeat, 1);
  *feat = (AriRecordedFeat) {
    .name = g_strdup (seat->name != NULL ? seat->name : ""),
    .level = seat->kind == ARI_SEAT_COMPUTER ? g_strdup (seat->level) : NULL,
    .performance = g_strdup (ply->performance),
    .hit = ari_feat_hits (rules, ply->position, ply->action),
  };
  g_ptr_array_add (feats, feat);
}

static gboolean
feats_chore (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  Request *request = data;

  return ari_matches_replay (database, request->rules, add_feat, request->feats, error);
}

void
ari_library_feats_async (AriLibrary          *self,
                         const AriRules      *rules,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (rules->feats != NULL);

  request->rules = rules;
  request->feats = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_recorded_feat_free);
  ari_library_push_chore (self, ari_library_feats_async, feats_chore, request, request_free, cancellable,
                          callback, data);
}

GPtrArray *
ari_library_feats_finish (AriLibrary    *self,
                          GAsyncResult  *result,
                          GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_feats_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_ptr_array_ref (((Request *) ari_library_chore_data (G_TASK (result)))->feats);
}

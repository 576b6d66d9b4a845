/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* How each player threw: the releases in the main lines of all matches of a game. */

typedef struct
{
  const AriRules *rules;
  GPtrArray      *tosses;  /* (element-type AriRecordedToss) */
} Request;

void
ari_recorded_toss_free (AriRecordedToss *self)
{
  g_free (self->name);
  g_free (self->level);
  g_free (self->release);
  g_free (self);
}

static void
request_free (gpointer data)
{
  Request *request = data;

  g_ptr_array_unref (request->tosses);
  g_free (request);
}

static void
add_toss (const AriRules       *rules,
          const AriReplayedPly *ply,
          gpointer              tosses)
{
  const AriSeat *seat;
  AriRecordedToss *toss;

  if (ply->toss == NULL || ari_feat_due (rules, ply->position) == ARI_FEAT_NONE)
    return;

  seat = &ply->seats[ari_rules_actor (rules, ply->position) - 1];
  /* Somebody else had the seat then. */
  if ((ply->chooser == ARI_CHOOSER_COMPUTER) != (seat->kind == ARI_SEAT_COMPUTER))
    return;

  toss = g_new (AriRecordedToss, 1);
  *toss = (AriRecordedToss) {
    .name = g_strdup (seat->name != NULL ? seat->name : ""),
    .level = seat->kind == ARI_SEAT_COMPUTER ? g_strdup (seat->level) : NULL,
    .release = g_strdup (ply->toss),
    .hit = ply->action == ari_feat_outcome (rules, ply->position, ARI_FEAT_HIT),
  };
  g_ptr_array_add (tosses, toss);
}

static gboolean
tosses_chore (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  Request *request = data;

  return ari_matches_replay (database, request->rules, add_toss, request->tosses, error);
}

void
ari_library_tosses_async (AriLibrary          *self,
                          const AriRules      *rules,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (rules->feats != NULL);

  request->rules = rules;
  request->tosses = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_recorded_toss_free);
  ari_library_push_chore (self, ari_library_tosses_async, tosses_chore, request, request_free, cancellable,
                          callback, data);
}

GPtrArray *
ari_library_tosses_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_tosses_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_ptr_array_ref (((Request *) ari_library_chore_data (G_TASK (result)))->tosses);
}

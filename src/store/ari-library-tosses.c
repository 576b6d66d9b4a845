/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* Who threw how: the releases in the main lines of all matches of a game. Who threw is not in the row of a ply; each
 * match is played again to know. */

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
add_toss (GPtrArray     *tosses,
          const AriSeat *seat,
          const char    *release,
          gboolean       hit)
{
  AriRecordedToss *toss = g_new (AriRecordedToss, 1);

  *toss = (AriRecordedToss) {
    .name = g_strdup (seat->name != NULL ? seat->name : ""),
    .level = seat->kind == ARI_SEAT_COMPUTER ? g_strdup (seat->level) : NULL,
    .release = g_strdup (release),
    .hit = hit,
  };
  g_ptr_array_add (tosses, toss);
}

/* Plays a match as far as it is legal. */
static gboolean
add_match (AriDatabase     *database,
           gint64           match,
           gint64           tip,
           const AriSetup  *setup,
           GPtrArray       *tosses,
           GError         **error)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) releases = g_ptr_array_new_with_free_func (g_free);
  AriSeat seats[ARI_MAX_SEATS] = { 0 };
  AriPosition position;
  gboolean loaded;

  loaded = ari_matches_load_line (database, match, tip, texts, releases, error)
           && ari_matches_load_seats (database, match, seats, error);
  setup->rules->start (&position, setup);
  for (guint i = texts->len; loaded && i > 0; i--)
    {
      AriAction actions[ARI_MAX_ACTIONS], action;

      if (!setup->rules->parse (&position, texts->pdata[i - 1], &action, NULL))
        break;
      if (releases->pdata[i - 1] != NULL && ari_feat_due (setup->rules, &position) != ARI_FEAT_NONE)
        {
          setup->rules->actions (&position, actions);
          add_toss (tosses, &seats[setup->rules->actor (&position) - 1], releases->pdata[i - 1], action == actions[0]);
        }
      setup->rules->apply (&position, action);
    }

  ari_seats_clear (seats);

  return loaded;
}

static gboolean
tosses_chore (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  Request *request = data;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, tip, setup FROM match WHERE game = ?1 AND deleted = 0 AND tip > 0 ORDER BY started, id", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, request->rules->id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 2);
      AriSetup setup;

      if (ari_setup_parse (&setup, text, NULL) && setup.rules == request->rules
          && !add_match (database, sqlite3_column_int64 (rows, 0), sqlite3_column_int64 (rows, 1), &setup,
                         request->tosses, error))
        break;
    }

  return rc == SQLITE_DONE;
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
  g_return_if_fail (rules->feat != NULL);

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

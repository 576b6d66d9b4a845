/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-results.h"

#include "ari-library-private.h"
#include "ari-totals.h"

/* A request to the other thread: what it has found so far. */
typedef struct
{
  AriLibrary *library; /* borrowed: the task holds it */
  AriResults *known;   /* (nullable) */
  AriResults *results;
  GHashTable *indexes; /* (element-type AriPlayer guint) */
  GHashTable *setups;  /* (element-type utf8 Known) */
} Request;

/* A setup that was read: matches have few different ones. */
typedef struct
{
  gboolean readable;
  AriSetup setup;
  guint    sides[ARI_MAX_SEATS]; /* see #AriResult */
} Known;

static void
player_free (gpointer data)
{
  AriPlayer *player = data;

  g_free (player->name);
  g_free (player);
}

static guint
player_hash (gconstpointer data)
{
  const AriPlayer *player = data;

  return g_str_hash (player->name) ^ player->kind;
}

static gboolean
player_equal (gconstpointer a,
              gconstpointer b)
{
  const AriPlayer *one = a, *other = b;

  return one->kind == other->kind && g_str_equal (one->name, other->name);
}

AriResults *
ari_results_new (void)
{
  AriResults *self = g_atomic_rc_box_new (AriResults);

  self->players = g_ptr_array_new_with_free_func (player_free);
  self->results = g_array_new (FALSE, FALSE, sizeof (AriResult));

  return self;
}

AriResults *
ari_results_ref (AriResults *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
results_clear (gpointer data)
{
  AriResults *self = data;

  g_ptr_array_unref (self->players);
  g_array_unref (self->results);
}

void
ari_results_unref (AriResults *self)
{
  g_atomic_rc_box_release_full (self, results_clear);
}

guint
ari_results_add_player (AriResults  *self,
                        AriSeatKind  kind,
                        const char  *name)
{
  AriPlayer *player = g_new (AriPlayer, 1);

  *player = (AriPlayer) { kind, g_utf8_make_valid (name, -1) };
  g_ptr_array_add (self->players, player);

  return self->players->len - 1;
}

static gboolean
result_equal (const AriResult *one,
              const AriResult *other)
{
  gboolean equal = one->match == other->match && one->ended == other->ended && one->rules == other->rules
                   && one->seats == other->seats && one->winners == other->winners
                   && one->by_points == other->by_points && one->helped == other->helped;

  for (guint i = 0; equal && i < one->seats; i++)
    equal = one->players[i] == other->players[i] && one->sides[i] == other->sides[i]
            && one->scores[i] == other->scores[i];

  return equal;
}

gboolean
ari_results_equal (AriResults *self,
                   AriResults *other)
{
  if (self->players->len != other->players->len || self->results->len != other->results->len)
    return FALSE;

  for (guint i = 0; i < self->players->len; i++)
    if (!player_equal (g_ptr_array_index (self->players, i), g_ptr_array_index (other->players, i)))
      return FALSE;
  for (guint i = 0; i < self->results->len; i++)
    if (!result_equal (&g_array_index (self->results, AriResult, i),
                       &g_array_index (other->results, AriResult, i)))
      return FALSE;

  return TRUE;
}

int
ari_result_points (const AriResult *self,
                   AriActor         seat)
{
  return ari_side_total (self->sides[seat - 1], self->scores);
}

AriActor
ari_result_seat (const AriResult *self,
                 guint            player)
{
  AriActor found = ARI_NONE;

  for (AriActor seat = 1; seat <= self->seats; seat++)
    {
      if (self->players[seat - 1] != player)
        continue;
      if (found != ARI_NONE)
        return ARI_NONE;
      found = seat;
    }

  return found;
}

gboolean
ari_result_is_draw (const AriResult *self)
{
  return self->winners == (1u << self->seats) - 1;
}

double
ari_result_score (const AriResult *self,
                  AriActor         seat,
                  AriActor         other)
{
  guint won = self->winners >> (seat - 1) & 1, lost = self->winners >> (other - 1) & 1;
  int ahead = won != lost ? (int) won - (int) lost
              : won || !self->by_points ? 0
                                        : ari_result_points (self, seat) - ari_result_points (self, other);

  return ahead > 0 ? 1.0 : ahead < 0 ? 0.0 : 0.5;
}

/* Reading them. */

static void
request_free (gpointer data)
{
  Request *request = data;

  g_clear_pointer (&request->known, ari_results_unref);
  g_hash_table_unref (request->indexes);
  g_hash_table_unref (request->setups);
  ari_results_unref (request->results);
  g_free (request);
}

/* @name: (nullable) */
static guint
index_player (Request     *request,
              AriSeatKind  kind,
              const char  *name)
{
  AriPlayer key = { kind, (char *) name };
  gpointer known;
  guint index;

  if (name == NULL || *name == '\0')
    return ARI_NO_PLAYER;
  if (g_hash_table_lookup_extended (request->indexes, &key, NULL, &known))
    return GPOINTER_TO_UINT (known);

  index = ari_results_add_player (request->results, kind, name);
  g_hash_table_insert (request->indexes, g_ptr_array_index (request->results->players, index),
                       GUINT_TO_POINTER (index));

  return index;
}

static void
read_sides (Known *known)
{
  const AriRules *rules = known->setup.rules;
  AriPosition start;

  rules->start (&start, &known->setup);
  for (AriActor seat = 1; seat <= known->setup.seats; seat++)
    known->sides[seat - 1] = ari_rules_side (rules, &start, seat);
}

static const Known *
read_setup (Request    *request,
            const char *text)
{
  Known *known = g_hash_table_lookup (request->setups, text);

  if (known == NULL)
    {
      known = g_new0 (Known, 1);
      known->readable = ari_setup_parse (&known->setup, text, NULL);
      if (known->readable)
        read_sides (known);
      g_hash_table_insert (request->setups, g_strdup (text), known);
    }

  return known;
}

/* FALSE for a match that can't be read. */
static gboolean
read_match (Request      *request,
            AriStatement *row,
            AriResult    *result)
{
  const Known *known = read_setup (request, ari_statement_text (row, 2));
  const AriSetup *setup = &known->setup;
  double scores[ARI_MAX_SEATS] = { 0 };

  if (!known->readable)
    return FALSE;

  *result = (AriResult) {
    .match = sqlite3_column_int64 (row, 0),
    .ended = sqlite3_column_int64 (row, 1),
    .rules = setup->rules,
    .seats = setup->seats,
    .winners = (guint) sqlite3_column_int64 (row, 3) & ((1u << setup->seats) - 1),
    .by_points = sqlite3_column_type (row, 6) == SQLITE_NULL && ari_rules_wins_by_points (setup->rules),
    .helped = sqlite3_column_int (row, 5) || ari_setup_has_head_start (setup),
  };
  ari_numbers_from_text (ari_statement_text (row, 4), scores);
  for (guint i = 0; i < result->seats; i++)
    {
      result->scores[i] = (int) CLAMP (scores[i], G_MININT, G_MAXINT);
      result->players[i] = ARI_NO_PLAYER;
      result->sides[i] = known->sides[i];
    }

  return result->winners != 0;
}

static void
read_seat (Request      *request,
           AriStatement *row,
           AriResult    *result)
{
  guint seat = (guint) sqlite3_column_int64 (row, 1);
  AriSeatKind kind = sqlite3_column_int (row, 2) == ARI_SEAT_COMPUTER ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON;

  if (seat >= 1 && seat <= result->seats)
    result->players[seat - 1] = index_player (request, kind, ari_statement_text (row, 3));
}

/* People who haven't finished a match are known, too. */
static void
read_other_seat (Request      *request,
                 AriStatement *row)
{
  if (sqlite3_column_int (row, 2) == ARI_SEAT_PERSON)
    index_player (request, ARI_SEAT_PERSON, ari_statement_text (row, 3));
}

/* Goes on with the rows of the seats, which are in the order of the matches, until they are beyond @match.
 * @rc: what the last step returned. @result: (nullable): without one, the match isn't finished or can't be
 * read. Returns what the next step did */
static int
read_seats (Request       *request,
            AriDatabase   *database,
            AriStatement  *rows,
            int            rc,
            gint64         match,
            AriResult     *result,
            GError       **error)
{
  gint64 next;

  while (rc == SQLITE_ROW && (next = sqlite3_column_int64 (rows, 0)) <= match)
    {
      if (next == match && result != NULL)
        read_seat (request, rows, result);
      else if (next == match)
        read_other_seat (request, rows);
      rc = ari_database_step (database, rows, error);
    }

  return rc;
}

static int
compare_results (gconstpointer a,
                 gconstpointer b)
{
  const AriResult *one = a, *other = b;

  return one->ended != other->ended ? (one->ended < other->ended ? -1 : 1)
         : one->match != other->match ? (one->match < other->match ? -1 : 1)
                                      : 0;
}

/* A person who plays against themselves shows nothing. */
static void
note_double_seats (AriResults *results)
{
  for (guint i = 0; i < results->results->len; i++)
    {
      AriResult *result = &g_array_index (results->results, AriResult, i);

      for (guint seat = 0; seat < result->seats; seat++)
        {
          guint player = result->players[seat];

          if (player != ARI_NO_PLAYER && ari_result_seat (result, player) == ARI_NONE
              && ((const AriPlayer *) g_ptr_array_index (results->players, player))->kind == ARI_SEAT_PERSON)
            result->helped = TRUE;
        }
    }
}

/* The order of the rows reads the file from front to back: that of the index of lists would look up each
 * match somewhere else, and so would each of its seats. */
static gboolean
read_results (AriDatabase  *database,
              Request      *request,
              GError      **error)
{
  GArray *results = request->results->results;
  int rc, seats_rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, touched, setup, winners, scores, "
    "  takebacks > 0 OR handover > 0 OR free_undo OR warnings IS NOT NULL, ending "
    "FROM match NOT INDEXED WHERE deleted = 0 ORDER BY id", error);
  g_autoptr(AriStatement) seats = rows != NULL ? ari_database_use (database,
    "SELECT match, seat, kind, iif (kind = 1, level, name) FROM seat ORDER BY match", error) : NULL;

  if (seats == NULL)
    return FALSE;

  /* Both see the file as it is now: the first keeps its transaction open. */
  rc = ari_database_step (database, rows, error);
  seats_rc = rc == SQLITE_ROW ? ari_database_step (database, seats, error) : SQLITE_DONE;
  while (rc == SQLITE_ROW)
    {
      AriResult result;
      gboolean finished = read_match (request, rows, &result);

      seats_rc = read_seats (request, database, seats, seats_rc, sqlite3_column_int64 (rows, 0),
                             finished ? &result : NULL, error);
      if (finished)
        g_array_append_val (results, result);
      if (seats_rc != SQLITE_ROW && seats_rc != SQLITE_DONE)
        return FALSE;
      rc = ari_database_step (database, rows, error);
    }
  if (rc != SQLITE_DONE)
    return FALSE;

  g_array_sort (results, compare_results);
  note_double_seats (request->results);

  return TRUE;
}

static gboolean
results_chore (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  Request *request = data;

  /* What changes from now on is read again the next time, even if it is read now, too. */
  request->results->changes = g_atomic_int_get (&request->library->changes);
  if (request->known == NULL
      || g_atomic_int_get (&request->known->changes) != request->results->changes)
    return read_results (database, request, error);

  ari_results_unref (request->results);
  request->results = g_steal_pointer (&request->known);

  return TRUE;
}

void
ari_library_results_async (AriLibrary          *self,
                           AriResults          *known,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Request *request = g_new (Request, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  *request = (Request) {
    .library = self,
    .known = known != NULL ? ari_results_ref (known) : NULL,
    .results = ari_results_new (),
    .indexes = g_hash_table_new (player_hash, player_equal),
    .setups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
  };
  ari_library_push_chore (self, ari_library_results_async, results_chore, request, request_free, cancellable,
                          callback, data);
}

AriResults *
ari_library_results_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_results_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return ari_results_ref (((Request *) ari_library_chore_data (G_TASK (result)))->results);
}

/* The matches of one person. */

typedef struct
{
  char           *name;
  const AriRules *rules;
  AriMatchesWith  with;
  guint           limit;
} Wanted;

#define MATCHES_OF(condition) \
  "SELECT id FROM match WHERE deleted = 0 AND game = ?1 AND winners <> 0 " \
  "AND EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND kind = 0 AND name = ?2) " \
  "AND EXISTS (" condition ") ORDER BY touched DESC, id DESC LIMIT ?3"

static const char *const matches_of[] = {
  [ARI_MATCHES_ANALYSED] = MATCHES_OF ("SELECT 1 FROM eval WHERE eval.match = match.id "
                                      "GROUP BY eval.match HAVING count (*) >= n_plies"),
  [ARI_MATCHES_TIMED] = MATCHES_OF ("SELECT 1 FROM ply WHERE ply.match = match.id AND seconds IS NOT NULL"),
};

static void
wanted_free (gpointer data)
{
  g_free (((Wanted *) data)->name);
  g_free (data);
}

static gpointer
read_matches_of (AriDatabase  *database,
                 gpointer      data,
                 GError      **error)
{
  const Wanted *wanted = data;
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr(AriStatement) rows = ari_database_use (database, matches_of[wanted->with], error);
  int rc;

  if (rows == NULL)
    return NULL;

  ari_statement_bind_text (rows, 1, wanted->rules->id);
  ari_statement_bind_text (rows, 2, wanted->name);
  sqlite3_bind_int64 (rows, 3, wanted->limit);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (rows, 0);

      g_array_append_val (ids, id);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&ids) : NULL;
}

void
ari_library_matches_of_async (AriLibrary          *self,
                              const char          *name,
                              const AriRules      *rules,
                              AriMatchesWith       with,
                              guint                limit,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  Wanted *wanted = g_new (Wanted, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  *wanted = (Wanted) { g_strdup (name), rules, with, limit };
  ari_library_push_read (self, ari_library_matches_of_async,
                         &(AriReadJob) { read_matches_of, wanted, wanted_free,
                                         (GDestroyNotify) g_array_unref },
                         cancellable, callback, data);
}

GArray *
ari_library_matches_of_finish (AriLibrary    *self,
                               GAsyncResult  *result,
                               GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_matches_of_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

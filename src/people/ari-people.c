/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-people.h"

#include "ari-new-match.h"

struct _AriPeople
{
  GObject       parent_instance;

  /* Owned */
  AriLibrary   *library;
  GCancellable *cancellable; /* (nullable) of what is being read */
  AriResults   *results;     /* (nullable) until they have been read */
  GArray       *people;      /* (nullable) (element-type AriPerson) with the names of the results */
  GHashTable   *names;       /* (nullable) (element-type utf8) also of people who have finished no match */
  GHashTable   *meant;       /* (nullable) (element-type utf8 utf8) folded names, and the ones they mean */
};

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriPeople, ari_people, G_TYPE_OBJECT)

static int
compare_people (gconstpointer a,
                gconstpointer b)
{
  const AriPerson *one = a, *other = b;

  return one->last != other->last ? (one->last < other->last ? 1 : -1)
                                  : g_utf8_collate (one->name, other->name);
}

/* Seats that have a name of the program have no player, as if they had no name. */
static void
forget_nobody (AriResults *results)
{
  guint n = results->players->len;
  g_autofree gboolean *is_nobody = g_new0 (gboolean, n);

  for (guint i = 0; i < n; i++)
    {
      const AriPlayer *player = g_ptr_array_index (results->players, i);

      is_nobody[i] = player->kind == ARI_SEAT_PERSON && ari_new_match_is_seat_name (player->name);
    }
  for (guint i = 0; i < results->results->len; i++)
    {
      AriResult *result = &g_array_index (results->results, AriResult, i);

      for (guint seat = 0; seat < result->seats; seat++)
        if (result->players[seat] != ARI_NO_PLAYER && is_nobody[result->players[seat]])
          result->players[seat] = ARI_NO_PLAYER;
    }
}

static void
count_result (const AriResult *result,
              AriPerson       *people)
{
  for (guint i = 0; i < result->seats; i++)
    {
      AriPerson *person;

      if (result->players[i] == ARI_NO_PLAYER || ari_result_seat (result, result->players[i]) == ARI_NONE)
        continue;
      person = &people[result->players[i]];
      person->matches++;
      person->last = MAX (person->last, result->ended);
    }
}

/* The first of the names that fold alike is the one that is meant. */
static void
add_name (AriPeople  *self,
          const char *name)
{
  char *folded = ari_seat_fold_name (name);

  g_hash_table_add (self->names, (char *) name);
  if (!g_hash_table_contains (self->meant, folded))
    g_hash_table_insert (self->meant, folded, (char *) name);
  else
    g_free (folded);
}

static void
find_names (AriPeople *self)
{
  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->meant, g_hash_table_unref);
  self->names = g_hash_table_new (g_str_hash, g_str_equal);
  self->meant = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->people->len; i++)
    add_name (self, g_array_index (self->people, AriPerson, i).name);
  for (guint i = 0; i < self->results->players->len; i++)
    {
      const AriPlayer *player = g_ptr_array_index (self->results->players, i);

      if (player->kind == ARI_SEAT_PERSON && !ari_new_match_is_seat_name (player->name))
        add_name (self, player->name);
    }
}

static void
find_people (AriPeople *self)
{
  guint n = self->results->players->len;
  g_autofree AriPerson *people = g_new0 (AriPerson, n);

  for (guint i = 0; i < self->results->results->len; i++)
    count_result (&g_array_index (self->results->results, AriResult, i), people);

  g_clear_pointer (&self->people, g_array_unref);
  self->people = g_array_new (FALSE, FALSE, sizeof (AriPerson));
  for (guint i = 0; i < n; i++)
    {
      const AriPlayer *player = g_ptr_array_index (self->results->players, i);

      people[i].name = player->name;
      people[i].player = i;
      if (player->kind == ARI_SEAT_PERSON && people[i].matches > 0)
        g_array_append_val (self->people, people[i]);
    }
  g_array_sort (self->people, compare_people);
  find_names (self);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AriPeople) self = data;
  g_autoptr(GError) error = NULL;
  AriResults *results = ari_library_results_finish (ARI_LIBRARY (source), result, &error);

  if (results == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_signal_emit (self, signals[FAILED], 0, error);
      return;
    }

  if (results == self->results)
    {
      ari_results_unref (results);
      return;
    }

  forget_nobody (results);
  if (self->results != NULL && ari_results_equal (self->results, results))
    {
      g_atomic_int_set (&self->results->changes, results->changes);
      ari_results_unref (results);
      return;
    }

  g_clear_pointer (&self->results, ari_results_unref);
  self->results = results;
  find_people (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
stop (AriPeople *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
ari_people_dispose (GObject *object)
{
  AriPeople *self = ARI_PEOPLE (object);

  stop (self);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_people_parent_class)->dispose (object);
}

static void
ari_people_finalize (GObject *object)
{
  AriPeople *self = ARI_PEOPLE (object);

  g_clear_pointer (&self->names, g_hash_table_unref);
  g_clear_pointer (&self->meant, g_hash_table_unref);
  g_clear_pointer (&self->people, g_array_unref);
  g_clear_pointer (&self->results, ari_results_unref);

  G_OBJECT_CLASS (ari_people_parent_class)->finalize (object);
}

static void
ari_people_class_init (AriPeopleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_people_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_people_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
ari_people_init (AriPeople *self)
{
}

AriPeople *
ari_people_new (AriLibrary *library)
{
  AriPeople *self;

  g_return_val_if_fail (ARI_IS_LIBRARY (library), NULL);

  self = g_object_new (ARI_TYPE_PEOPLE, NULL);
  self->library = g_object_ref (library);

  return self;
}

AriLibrary *
ari_people_get_library (AriPeople *self)
{
  g_return_val_if_fail (ARI_IS_PEOPLE (self), NULL);

  return self->library;
}

void
ari_people_refresh (AriPeople *self)
{
  g_return_if_fail (ARI_IS_PEOPLE (self));

  stop (self);
  self->cancellable = g_cancellable_new ();
  ari_library_results_async (self->library, self->results, self->cancellable, read_cb, g_object_ref (self));
}

GArray *
ari_people_list (AriPeople *self)
{
  g_return_val_if_fail (ARI_IS_PEOPLE (self), NULL);

  return self->people;
}

const AriPerson *
ari_people_find (AriPeople  *self,
                 const char *name)
{
  g_return_val_if_fail (ARI_IS_PEOPLE (self), NULL);

  for (guint i = 0; self->people != NULL && i < self->people->len; i++)
    if (g_str_equal (g_array_index (self->people, AriPerson, i).name, name))
      return &g_array_index (self->people, AriPerson, i);

  return NULL;
}

const char *
ari_people_find_meant (AriPeople  *self,
                       const char *name)
{
  g_autofree char *folded = NULL;
  gpointer known = NULL;

  g_return_val_if_fail (ARI_IS_PEOPLE (self), NULL);

  if (self->names == NULL || g_hash_table_lookup_extended (self->names, name, &known, NULL))
    return known;

  folded = ari_seat_fold_name (name);

  return g_hash_table_lookup (self->meant, folded);
}

/* The first of the @n seats before this one whose person has the same name but for capitals; or NULL. */
static const AriSeat *
find_same (const AriSeat *seats,
           guint          n,
           const char    *name)
{
  g_autofree char *folded = ari_seat_fold_name (name);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *other = ari_seat_fold_name (seats[i].name);

      if (seats[i].kind == ARI_SEAT_PERSON && g_str_equal (other, folded))
        return &seats[i];
    }

  return NULL;
}

void
ari_people_settle_names (AriPeople *self,
                         AriSeat   *seats,
                         guint      n_seats)
{
  g_return_if_fail (self == NULL || ARI_IS_PEOPLE (self));

  if (self != NULL && self->people == NULL)
    return;

  for (guint i = 0; i < n_seats; i++)
    {
      const char *meant = self != NULL ? ari_people_find_meant (self, seats[i].name) : NULL;
      const AriSeat *same = meant == NULL ? find_same (seats, i, seats[i].name) : NULL;

      if (seats[i].kind == ARI_SEAT_PERSON && (meant != NULL || same != NULL))
        g_set_str (&seats[i].name, meant != NULL ? meant : same->name);
    }
}

AriResults *
ari_people_get_results (AriPeople *self)
{
  g_return_val_if_fail (ARI_IS_PEOPLE (self), NULL);

  return self->results;
}

GPtrArray *
ari_people_get_games (AriPeople       *self,
                      const AriPerson *person)
{
  GPtrArray *games = g_ptr_array_new ();

  g_return_val_if_fail (ARI_IS_PEOPLE (self), games);

  for (guint i = self->results->results->len; i > 0; i--)
    {
      const AriResult *result = &g_array_index (self->results->results, AriResult, i - 1);

      if (ari_result_seat (result, person->player) != ARI_NONE
          && !g_ptr_array_find (games, result->rules, NULL))
        g_ptr_array_add (games, (gpointer) result->rules);
    }

  return games;
}

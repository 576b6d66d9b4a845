/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-searches.h"

#include "ari-entry-query.h"

#define KEY "searches"

struct _AriSearches
{
  GObject       parent_instance;

  /* Owned */
  GSettings    *settings;
  AriLibrary   *library;     /* (nullable) until it is open */
  GPtrArray    *list;        /* (element-type AriSearch) */
  GCancellable *cancellable; /* of the counting */

  gboolean      counting;
  gboolean      outdated;    /* something has changed since the counting began */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AriSearches, ari_searches, G_TYPE_OBJECT)

static void count (AriSearches *self);

static void
search_free (gpointer data)
{
  AriSearch *search = data;

  g_free (search->name);
  g_variant_unref (search->parts);
  g_free (search);
}

static gint
compare (gconstpointer a,
         gconstpointer b)
{
  const AriSearch *one = a, *other = b;

  return g_utf8_collate (one->name, other->name);
}

static GPtrArray *
read_settings (GSettings *settings)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (search_free);
  g_autoptr(GVariant) all = g_settings_get_value (settings, KEY);
  GVariantIter iter;
  char *name;
  GVariant *parts;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{s@a{ss}}", &name, &parts))
    {
      AriSearch *search = g_new (AriSearch, 1);

      *search = (AriSearch) { name, parts, -1 };
      g_ptr_array_add (list, search);
    }
  g_ptr_array_sort_values (list, compare);

  return list;
}

static void
write_settings (GSettings *settings,
                GPtrArray *list)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sa{ss}}"));

  for (guint i = 0; i < list->len; i++)
    {
      const AriSearch *search = g_ptr_array_index (list, i);

      g_variant_builder_add (&builder, "{s@a{ss}}", search->name, search->parts);
    }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

static GPtrArray *
make_queries (AriSearches *self)
{
  GPtrArray *queries = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_query_free);

  for (guint i = 0; i < self->list->len; i++)
    {
      const AriSearch *search = g_ptr_array_index (self->list, i);
      g_autofree char *place = g_strconcat (ARI_ENTRY_SEARCH, search->name, NULL);
      g_autoptr(AriEntryQuery) entries = ari_entry_query_new ();
      AriQuery query;

      ari_entry_query_set_place (entries, place, search->parts);
      ari_entry_query_get (entries, &query);
      g_ptr_array_add (queries, ari_query_copy (&query));
    }

  return queries;
}

/* If they can't be counted now, the next change counts them. */
static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriSearches) self = data;
  g_autoptr(GArray) counts = ari_library_counts_finish (ARI_LIBRARY (source), result, NULL);
  gboolean changed = FALSE;

  self->counting = FALSE;
  if (self->outdated)
    {
      count (self);
      return;
    }

  for (guint i = 0; counts != NULL && i < counts->len; i++)
    {
      AriSearch *search = g_ptr_array_index (self->list, i);
      int matches = (int) g_array_index (counts, guint, i);

      changed = changed || search->matches != matches;
      search->matches = matches;
    }
  if (changed)
    g_signal_emit (self, changed_signal, 0);
}

/* Changes may come faster than they are counted, so one counting ends before the next begins. */
static void
count (AriSearches *self)
{
  g_autoptr(GPtrArray) queries = NULL;

  self->outdated = self->counting;
  if (self->counting || self->library == NULL || self->list->len == 0)
    return;

  self->counting = TRUE;
  queries = make_queries (self);
  ari_library_counts_async (self->library, queries, self->cancellable, counted_cb, g_object_ref (self));
}

static void
settings_changed_cb (AriSearches *self)
{
  g_ptr_array_unref (self->list);
  self->list = read_settings (self->settings);
  g_signal_emit (self, changed_signal, 0);
  count (self);
}

static void
ari_searches_dispose (GObject *object)
{
  AriSearches *self = ARI_SEARCHES (object);

  ari_searches_close (self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_searches_parent_class)->dispose (object);
}

static void
ari_searches_finalize (GObject *object)
{
  AriSearches *self = ARI_SEARCHES (object);

  g_ptr_array_unref (self->list);
  g_object_unref (self->cancellable);

  G_OBJECT_CLASS (ari_searches_parent_class)->finalize (object);
}

static void
ari_searches_class_init (AriSearchesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_searches_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_searches_finalize;

  changed_signal = g_signal_new ("changed", ARI_TYPE_SEARCHES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ari_searches_init (AriSearches *self)
{
  self->cancellable = g_cancellable_new ();
}

AriSearches *
ari_searches_new (GSettings *settings)
{
  AriSearches *self = g_object_new (ARI_TYPE_SEARCHES, NULL);

  self->settings = g_object_ref (settings);
  self->list = read_settings (settings);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

void
ari_searches_set_library (AriSearches *self,
                          AriLibrary  *library)
{
  g_return_if_fail (ARI_IS_SEARCHES (self));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (count), self, G_CONNECT_SWAPPED);
  count (self);
}

void
ari_searches_close (AriSearches *self)
{
  g_return_if_fail (ARI_IS_SEARCHES (self));

  g_cancellable_cancel (self->cancellable);
  if (self->library != NULL)
    g_signal_handlers_disconnect_by_data (self->library, self);
  g_clear_object (&self->library);
}

GPtrArray *
ari_searches_list (AriSearches *self)
{
  g_return_val_if_fail (ARI_IS_SEARCHES (self), NULL);

  return self->list;
}

static AriSearch *
find (GPtrArray  *list,
      const char *name)
{
  for (guint i = 0; i < list->len; i++)
    {
      AriSearch *search = g_ptr_array_index (list, i);

      if (g_str_equal (search->name, name))
        return search;
    }

  return NULL;
}

const AriSearch *
ari_searches_find (AriSearches *self,
                   const char  *name)
{
  g_return_val_if_fail (ARI_IS_SEARCHES (self), NULL);

  return find (self->list, name);
}

void
ari_searches_save (AriSearches *self,
                   const char  *name,
                   GVariant    *parts)
{
  g_autoptr(GPtrArray) list = NULL;
  AriSearch *search;

  g_return_if_fail (ARI_IS_SEARCHES (self));

  list = read_settings (self->settings);
  search = find (list, name);
  if (search == NULL)
    {
      search = g_new0 (AriSearch, 1);
      search->name = g_strdup (name);
      g_ptr_array_add (list, search);
    }
  else
    {
      g_variant_unref (search->parts);
    }
  search->parts = g_variant_ref_sink (parts);
  write_settings (self->settings, list);
}

void
ari_searches_remove (AriSearches *self,
                     const char  *name)
{
  g_autoptr(GPtrArray) list = NULL;
  AriSearch *search;

  g_return_if_fail (ARI_IS_SEARCHES (self));

  list = read_settings (self->settings);
  search = find (list, name);
  if (search == NULL)
    return;

  g_ptr_array_remove (list, search);
  write_settings (self->settings, list);
}

/* (nullable) (transfer floating): @parts for the player @to; NULL if they are not about @from. */
static GVariant *
rename_player (GVariant   *parts,
               const char *from,
               const char *to)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  const char *part, *value;
  GVariantIter iter;

  if (!g_variant_lookup (parts, "player", "&s", &value) || !g_str_equal (value, from))
    {
      g_variant_builder_clear (&builder);
      return NULL;
    }

  g_variant_iter_init (&iter, parts);
  while (g_variant_iter_next (&iter, "{&s&s}", &part, &value))
    g_variant_builder_add (&builder, "{ss}", part, g_str_equal (part, "player") ? to : value);

  return g_variant_builder_end (&builder);
}

char **
ari_searches_rename_person (GSettings         *settings,
                            const char        *from,
                            const char        *to,
                            const char *const *only)
{
  g_autoptr(GPtrArray) list = read_settings (settings);
  g_autofree char *old = ari_entry_query_make_player (ARI_SEAT_PERSON, from);
  g_autofree char *new = ari_entry_query_make_player (ARI_SEAT_PERSON, to);
  g_autoptr(GStrvBuilder) names = g_strv_builder_new ();
  gboolean changed = FALSE;

  for (guint i = 0; i < list->len; i++)
    {
      AriSearch *search = g_ptr_array_index (list, i);
      GVariant *renamed = NULL;

      if (only == NULL || g_strv_contains (only, search->name))
        renamed = rename_player (search->parts, old, new);
      if (renamed == NULL)
        continue;
      g_variant_unref (search->parts);
      search->parts = g_variant_ref_sink (renamed);
      g_strv_builder_add (names, search->name);
      changed = TRUE;
    }
  if (changed)
    write_settings (settings, list);

  return g_strv_builder_end (names);
}

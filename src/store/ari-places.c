/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-places.h"

#include <glib/gstdio.h>

#include "ari-save.h"

#define MOST     200 /* matches; the oldest are forgotten */
#define DELAY_MS 300 /* until a change is written, with all that follow meanwhile */

struct _AriPlaces
{
  GObject       parent_instance;

  /* Owned */
  GFile        *file;
  GKeyFile     *places;  /* a group for each match, the latest last */
  GCancellable *loading;

  gboolean      loaded;
  gboolean      changed; /* since the last writing began */
  gboolean      writing;
  guint         later_id;
};

/* What a thread writes. */
typedef struct
{
  GFile  *file;
  GBytes *bytes;
} Writing;

enum
{
  LOADED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriPlaces, ari_places, G_TYPE_OBJECT)

static void write_later (AriPlaces *self);

/* What is known of a match already is newer than the file. */
static void
merge (AriPlaces *self,
       GKeyFile  *read)
{
  g_autofree char *known = g_key_file_to_data (self->places, NULL, NULL);
  g_auto(GStrv) groups = g_key_file_get_groups (self->places, NULL);
  g_autoptr(GKeyFile) both = g_key_file_new ();
  g_autofree char *old = NULL, *all = NULL;

  for (guint i = 0; groups[i] != NULL; i++)
    g_key_file_remove_group (read, groups[i], NULL);
  old = g_key_file_to_data (read, NULL, NULL);
  all = g_strconcat (old, "\n", known, NULL);
  if (g_key_file_load_from_data (both, all, (gsize) -1, G_KEY_FILE_NONE, NULL))
    {
      g_key_file_unref (self->places);
      self->places = g_steal_pointer (&both);
    }
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriPlaces) self = data;
  g_autoptr(GKeyFile) read = g_key_file_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;
  gboolean found = g_file_load_contents_finish (G_FILE (source), result, &text, &length, NULL, &error);

  /* The program ends, and doesn't wait for a busy thread. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    found = g_file_load_contents (G_FILE (source), NULL, &text, &length, NULL, NULL);
  if (found && g_key_file_load_from_data (read, text, length, G_KEY_FILE_NONE, NULL))
    merge (self, read);
  self->loaded = TRUE;
  if (self->changed)
    write_later (self);
  g_signal_emit (self, signals[LOADED], 0);
}

static void
forget_oldest (AriPlaces *self)
{
  gsize n;
  g_auto(GStrv) groups = g_key_file_get_groups (self->places, &n);

  for (gsize i = 0; i + MOST < n; i++)
    g_key_file_remove_group (self->places, groups[i], NULL);
}

/* On a thread of GIO's pool. */
static gboolean
write_file (GFile   *file,
            GBytes  *bytes,
            GError **error)
{
  g_autoptr(GFile) folder = g_file_get_parent (file);
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  g_mkdir_with_parents (g_file_peek_path (folder), 0700);

  return ari_save (file, text, length, NULL, error);
}

static void
free_writing (gpointer data)
{
  Writing *writing = data;

  g_object_unref (writing->file);
  g_bytes_unref (writing->bytes);
  g_free (writing);
}

static void
write_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  const Writing *writing = data;
  GError *error = NULL;

  if (write_file (writing->file, writing->bytes, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriPlaces) self = data;
  g_autoptr(GError) error = NULL;

  self->writing = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_debug ("The places can’t be written: %s", error->message);
  if (self->changed)
    write_later (self);
}

static GBytes *
to_bytes (AriPlaces *self)
{
  gsize length;
  char *text = g_key_file_to_data (self->places, &length, NULL);

  return g_bytes_new_take (text, length);
}

/* The thread may hold the task for longer than written_cb() needs, so the task doesn't hold the places. */
static void
write_cb (gpointer data)
{
  AriPlaces *self = data;
  g_autoptr(GTask) task = g_task_new (NULL, NULL, written_cb, g_object_ref (self));
  Writing *writing = g_new (Writing, 1);

  self->later_id = 0;
  self->changed = FALSE;
  self->writing = TRUE;
  *writing = (Writing) { g_object_ref (self->file), to_bytes (self) };
  g_task_set_task_data (task, writing, free_writing);
  g_task_run_in_thread (task, write_thread);
}

/* One writing at a time, and none before the file has been read. */
static void
write_later (AriPlaces *self)
{
  self->changed = TRUE;
  if (self->loaded && !self->writing && self->later_id == 0)
    self->later_id = g_timeout_add_once (DELAY_MS, write_cb, self);
}

static void
ari_places_dispose (GObject *object)
{
  AriPlaces *self = ARI_PLACES (object);

  g_clear_handle_id (&self->later_id, g_source_remove);
  g_clear_pointer (&self->places, g_key_file_unref);
  g_clear_object (&self->file);
  g_clear_object (&self->loading);

  G_OBJECT_CLASS (ari_places_parent_class)->dispose (object);
}

static void
ari_places_class_init (AriPlacesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_places_dispose;

  signals[LOADED] = g_signal_new ("loaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
}

static void
ari_places_init (AriPlaces *self)
{
  self->places = g_key_file_new ();
  self->loading = g_cancellable_new ();
}

AriPlaces *
ari_places_new (GFile *file)
{
  AriPlaces *self = g_object_new (ARI_TYPE_PLACES, NULL);

  self->file = g_object_ref (file);
  g_file_load_contents_async (file, self->loading, loaded_cb, g_object_ref (self));

  return self;
}

AriPlaces *
ari_places_new_usual (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "ariadne", "places", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);

  return ari_places_new (file);
}

gboolean
ari_places_is_loaded (AriPlaces *self)
{
  g_return_val_if_fail (ARI_IS_PLACES (self), FALSE);

  return self->loaded;
}

static guint
get_id (AriPlaces  *self,
        const char *group,
        const char *key)
{
  return (guint) CLAMP (g_key_file_get_int64 (self->places, group, key, NULL), 0, G_MAXUINT);
}

gboolean
ari_places_get (AriPlaces *self,
                gint64     match,
                AriPlace  *place)
{
  g_autofree char *group = g_strdup_printf ("%" G_GINT64_FORMAT, match), *panel = NULL;

  g_return_val_if_fail (ARI_IS_PLACES (self), FALSE);

  if (!g_key_file_has_group (self->places, group))
    return FALSE;

  *place = (AriPlace) {
    .started = g_key_file_get_int64 (self->places, group, "started", NULL),
    .ply = get_id (self, group, "ply"),
    .line = get_id (self, group, "line"),
    .main = get_id (self, group, "main"),
    .open = g_key_file_get_boolean (self->places, group, "open", NULL),
    .seconds = g_key_file_get_double (self->places, group, "seconds", NULL),
  };
  if (!(place->seconds >= 0 && place->seconds < G_MAXINT))
    place->seconds = 0;
  panel = g_key_file_get_string (self->places, group, "panel", NULL);
  g_strlcpy (place->panel, panel != NULL ? panel : "", sizeof place->panel);

  return TRUE;
}

void
ari_places_set (AriPlaces      *self,
                gint64          match,
                const AriPlace *place)
{
  g_autofree char *group = g_strdup_printf ("%" G_GINT64_FORMAT, match);
  AriPlace old;

  g_return_if_fail (ARI_IS_PLACES (self));
  g_return_if_fail (match > 0);

  if (ari_places_get (self, match, &old) && old.started == place->started && old.ply == place->ply
      && old.line == place->line && old.main == place->main && g_str_equal (old.panel, place->panel)
      && old.open == place->open && old.seconds == place->seconds)
    return;

  /* The latest is the last group. */
  g_key_file_remove_group (self->places, group, NULL);
  g_key_file_set_int64 (self->places, group, "started", place->started);
  g_key_file_set_int64 (self->places, group, "ply", place->ply);
  g_key_file_set_int64 (self->places, group, "line", place->line);
  g_key_file_set_int64 (self->places, group, "main", place->main);
  g_key_file_set_string (self->places, group, "panel", place->panel);
  g_key_file_set_boolean (self->places, group, "open", place->open);
  g_key_file_set_double (self->places, group, "seconds", place->seconds);
  forget_oldest (self);
  write_later (self);
}

void
ari_places_flush (AriPlaces *self)
{
  g_autoptr(GBytes) bytes = NULL;

  g_return_if_fail (ARI_IS_PLACES (self));

  if (!self->changed && !self->writing)
    return;

  /* What a thread is writing would replace what is newer. */
  g_cancellable_cancel (self->loading);
  while (self->writing || !self->loaded)
    g_main_context_iteration (NULL, TRUE);
  if (!self->changed)
    return;

  g_clear_handle_id (&self->later_id, g_source_remove);
  self->changed = FALSE;
  bytes = to_bytes (self);
  write_file (self->file, bytes, NULL);
}

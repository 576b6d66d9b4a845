/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>

#include "ari-identity.h"
#include "ari-replacing.h"

#define BUSY_TIMEOUT 2000      /* milliseconds */
#define CHORES_DELAY 5000
#define BATCH        4096      /* matches and plies: about a tenth of a second */
#define CHANGED_DELAY 50

typedef enum
{
  PROP_READ_ONLY = 1,
} AriLibraryProperty;

static GParamSpec *props[PROP_READ_ONLY + 1];

enum
{
  CHANGED,
  SEATS_NAMED,
  DAMAGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (ari-library-error-quark, ari_library_error)
G_DEFINE_FINAL_TYPE (AriLibrary, ari_library, G_TYPE_OBJECT)

static void
ari_library_dispose (GObject *object)
{
  AriLibrary *self = ARI_LIBRARY (object);

  /* The worker may drop the last reference, but can't join itself: that is why closing is a call of its own.
   * */
  g_assert (self->worker == NULL);

  G_OBJECT_CLASS (ari_library_parent_class)->dispose (object);
}

static void
ari_library_finalize (GObject *object)
{
  AriLibrary *self = ARI_LIBRARY (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_object (&self->closing);
  g_clear_error (&self->refusal);
  g_clear_error (&self->damage);
  g_mutex_clear (&self->lock);

  G_OBJECT_CLASS (ari_library_parent_class)->finalize (object);
}

static void
ari_library_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AriLibrary *self = ARI_LIBRARY (object);

  switch ((AriLibraryProperty) prop_id)
    {
    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->read_only);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_library_class_init (AriLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_library_get_property;
  object_class->dispose = ari_library_dispose;
  object_class->finalize = ari_library_finalize;

  props[PROP_READ_ONLY] = g_param_spec_boolean (
      "read-only", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[CHANGED] = g_signal_new ("changed", ARI_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   g_cclosure_marshal_VOID__VOID, G_TYPE_NONE, 0);
  signals[SEATS_NAMED] = g_signal_new ("seats-named", ARI_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_STRING);
  signals[DAMAGED] = g_signal_new ("damaged", ARI_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   g_cclosure_marshal_VOID__BOXED, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

/* Default priority, so the task's result arrives first. The source holds no reference, like that of
 * ari_library_note_change(). */
static gboolean
tell_damage_cb (gpointer data)
{
  AriLibrary *self = data;
  g_autoptr(GError) error = NULL;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->telling, g_source_unref);
  error = g_steal_pointer (&self->damage);
  g_mutex_unlock (&self->lock);

  ari_library_emit_damaged (self, error);

  return G_SOURCE_REMOVE;
}

/* In the worker, after each job. */
static void
note_damage (gpointer library)
{
  AriLibrary *self = library;
  g_autoptr(GMutexLocker) locker = NULL;

  if (self->database == NULL || !self->database->damaged)
    return;

  locker = g_mutex_locker_new (&self->lock);
  if (self->telling != NULL)
    return;

  ari_database_fail (self->database, SQLITE_CORRUPT, &self->damage);
  self->telling = g_idle_source_new ();
  g_source_set_priority (self->telling, G_PRIORITY_DEFAULT);
  g_source_set_callback (self->telling, tell_damage_cb, self, NULL);
  g_source_set_static_name (self->telling, "ari_library_damaged");
  g_source_attach (self->telling, self->context);
}

static void
ari_library_init (AriLibrary *self)
{
  g_mutex_init (&self->lock);
  self->context = g_main_context_ref_thread_default ();
  self->worker = ari_worker_new ("ari-library", note_damage);
  self->chores = ari_worker_new ("ari-chores", NULL);
  self->closing = g_cancellable_new ();
  self->options = (AriLibraryOptions) {
    .busy_timeout = BUSY_TIMEOUT, .chores_delay = CHORES_DELAY, .batch = BATCH,
    .schema_folder = ARI_IDENTITY_SCHEMA_FOLDER,
  };
}

AriLibrary *
ari_library_new (const char *path)
{
  AriLibrary *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ARI_TYPE_LIBRARY, NULL);
  self->path = g_canonicalize_filename (path, NULL);
  ari_replacing_protect (self->path);

  return self;
}

AriLibraryOptions *
ari_library_get_options (AriLibrary *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (self), NULL);

  return &self->options;
}

const char *
ari_library_get_path (AriLibrary *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (self), NULL);

  return self->path;
}

gboolean
ari_library_is_read_only (AriLibrary *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY (self), FALSE);

  return self->read_only;
}

GTask *
ari_library_task (AriLibrary           *self,
                  gpointer              tag,
                  gpointer              task_data,
                  GDestroyNotify        task_data_free,
                  GCancellable         *cancellable,
                  GAsyncReadyCallback   callback,
                  gpointer              data)
{
  GTask *task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, task_data, task_data_free);
  /* What is committed stays committed: a late cancellation must not turn it into a failure. */
  g_task_set_check_cancellable (task, FALSE);

  return task;
}

void
ari_library_push (AriLibrary      *self,
                  GTask           *task,
                  GTaskThreadFunc  func)
{
  if (self->worker != NULL)
    ari_worker_push (self->worker, task, func);
  else
    g_task_return_new_error_literal (task, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
                                     _("The library is closed. Restart Ariadne to continue."));
}

/* In the worker: reopens a file that was opened without a lock once another program has changed it. */
static void
follow_file (AriLibrary *self)
{
  /* It may have failed the last time because the other program was still writing. */
  gboolean failed = self->database == NULL && self->refusal != NULL &&
                    g_atomic_int_get (&self->found_read_only);

  if (!failed && (self->database == NULL || !ari_database_is_outdated (self->database)))
    return;

  g_clear_pointer (&self->database, ari_database_close);
  g_clear_error (&self->refusal);
  self->data_version = 0;
  self->database = ari_library_open_read_only (self, &self->refusal);
  ari_library_note_change (self);
}

AriDatabase *
ari_library_reading (AriLibrary  *self,
                     GError     **error)
{
  follow_file (self);
  if (self->database == NULL && self->refusal != NULL)
    g_propagate_error (error, g_error_copy (self->refusal));
  else if (self->database == NULL)
    g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
                         _("The library is not open yet. Try again in a moment."));

  return self->database;
}

AriDatabase *
ari_library_writing (AriLibrary  *self,
                     GError     **error)
{
  AriDatabase *database = ari_library_reading (self, error);

  if (database != NULL && (database->damaged || g_atomic_int_get (&self->damaged)))
    {
      ari_database_fail (database, SQLITE_CORRUPT, error);
      return NULL;
    }

  if (database != NULL && database->read_only)
    {
      ari_database_fail (database, SQLITE_READONLY, error);
      return NULL;
    }

  return database;
}

gboolean
ari_library_fail_missing (GError **error)
{
  g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
                       _("This match is no longer in the library. Export it to keep it, or add it again."));
  return FALSE;
}

gboolean
ari_library_fail_changed (GError **error)
{
  g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_CHANGED,
                       _("This match has been continued in another window. Try again to keep what you see "
                         "here as a separate match."));
  return FALSE;
}

void
ari_library_emit_damaged (AriLibrary   *self,
                          const GError *error)
{
  if (self->worker == NULL || self->told_damage)
    return;

  self->told_damage = TRUE;
  g_signal_emit (self, signals[DAMAGED], 0, error);
}

static gboolean
changed_cb (gpointer data)
{
  AriLibrary *self = data;

  g_mutex_lock (&self->lock);
  g_clear_pointer (&self->changed, g_source_unref);
  g_mutex_unlock (&self->lock);

  g_signal_emit (self, signals[CHANGED], 0);

  return G_SOURCE_REMOVE;
}

/* Called in the worker. The source holds no reference: closing, which ends the worker, destroys it. */
void
ari_library_note_change (AriLibrary *self)
{
  g_autoptr(GMutexLocker) locker = g_mutex_locker_new (&self->lock);

  g_atomic_int_inc (&self->changes);
  if (self->changed != NULL)
    return;

  self->changed = g_timeout_source_new (CHANGED_DELAY);
  g_source_set_callback (self->changed, changed_cb, self, NULL);
  g_source_set_static_name (self->changed, "ari_library_changed");
  g_source_attach (self->changed, self->context);
}

static void
close_database (AriLibrary *self)
{
  if (self->database != NULL && !self->database->read_only && !self->database->damaged
      && !g_atomic_int_get (&self->damaged))
    ari_database_exec (self->database, "PRAGMA optimize", NULL);

  g_clear_pointer (&self->database, ari_database_close);
}

void
ari_library_close (AriLibrary *self)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  if (self->worker == NULL)
    return;

  g_clear_handle_id (&self->chores_id, g_source_remove);
  g_cancellable_cancel (self->closing);
  g_clear_pointer (&self->worker, ari_worker_stop);
  g_clear_pointer (&self->chores, ari_worker_stop);
  close_database (self);

  if (self->changed != NULL)
    g_source_destroy (self->changed);
  g_clear_pointer (&self->changed, g_source_unref);
  if (self->telling != NULL)
    g_source_destroy (self->telling);
  g_clear_pointer (&self->telling, g_source_unref);
}

static void
open_in_worker (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  AriLibrary *self = source_object;
  GError *error = NULL;

  close_database (self);
  g_clear_error (&self->refusal);
  g_atomic_int_set (&self->damaged, FALSE);
  self->database = ari_library_open_database (self, cancellable, &error);
  g_atomic_int_set (&self->found_read_only, self->database != NULL && self->database->read_only);
  if (self->database != NULL)
    g_task_return_boolean (task, TRUE);
  else
    {
      self->refusal = g_error_copy (error);
      g_task_return_error (task, error);
    }
}

void
ari_library_open_async (AriLibrary          *self,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  g_return_if_fail (ARI_IS_LIBRARY (self));

  task = ari_library_task (self, ari_library_open_async, NULL, NULL, cancellable, callback, data);
  ari_library_push (self, task, open_in_worker);
}

gboolean
ari_library_open_finish (AriLibrary    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;

  self->told_damage = FALSE;
  if (self->read_only != g_atomic_int_get (&self->found_read_only))
    {
      self->read_only = !self->read_only;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READ_ONLY]);
    }
  ari_library_start_chores (self);

  return TRUE;
}

gboolean
ari_library_finish (AriLibrary    *self,
                    GAsyncResult  *result,
                    GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

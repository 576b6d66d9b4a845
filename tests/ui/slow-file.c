/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-file.h"

#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib-unix.h>

/* The stream of its contents. */
#define SLOW_TYPE_STREAM (slow_stream_get_type ())
G_DECLARE_FINAL_TYPE (SlowStream, slow_stream, SLOW, STREAM, GFileInputStream)
struct _SlowStream
{
  GFileInputStream  parent_instance;
  GInputStream     *pipe;
};
G_DEFINE_FINAL_TYPE (SlowStream, slow_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
slow_stream_read (GInputStream  *stream,
                  void          *buffer,
                  gsize          n,
                  GCancellable  *cancellable,
                  GError       **error)
{
  return g_input_stream_read (SLOW_STREAM (stream)->pipe, buffer, n, cancellable, error);
}

static void
slow_stream_finalize (GObject *object)
{
  g_object_unref (SLOW_STREAM (object)->pipe);
  G_OBJECT_CLASS (slow_stream_parent_class)->finalize (object);
}

static void
slow_stream_class_init (SlowStreamClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = slow_stream_finalize;
  G_INPUT_STREAM_CLASS (klass)->read_fn = slow_stream_read;
}

static void
slow_stream_init (SlowStream *self)
{
}

#define SLOW_TYPE_FILE (slow_file_get_type ())
G_DECLARE_FINAL_TYPE (SlowFile, slow_file, SLOW, FILE, GObject)
struct _SlowFile
{
  GObject parent_instance;
  int     pipe; /* to read from; the stream closes it */
};

static void slow_file_iface_init (GFileIface *iface);
G_DEFINE_FINAL_TYPE_WITH_CODE (SlowFile, slow_file, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_FILE, slow_file_iface_init))

static char *
slow_file_name (GFile *file)
{
  return g_strdup ("slow.ariadne");
}

/* It has no path on this computer. */
static char *
slow_file_path (GFile *file)
{
  return NULL;
}

static GFileInfo *
slow_file_query_info (GFile                *file,
                      const char           *attributes,
                      GFileQueryInfoFlags   flags,
                      GCancellable         *cancellable,
                      GError              **error)
{
  GFileInfo *info = g_file_info_new ();

  g_file_info_set_file_type (info, G_FILE_TYPE_REGULAR);

  return info;
}

static GFileInputStream *
slow_file_read (GFile         *file,
                GCancellable  *cancellable,
                GError       **error)
{
  SlowStream *stream = g_object_new (SLOW_TYPE_STREAM, NULL);

  stream->pipe = g_unix_input_stream_new (SLOW_FILE (file)->pipe, TRUE);

  return G_FILE_INPUT_STREAM (stream);
}

static void
slow_file_iface_init (GFileIface *iface)
{
  iface->get_basename = slow_file_name;
  iface->get_parse_name = slow_file_name;
  iface->get_path = slow_file_path;
  iface->query_info = slow_file_query_info;
  iface->read_fn = slow_file_read;
}

static void
slow_file_class_init (SlowFileClass *klass)
{
}

static void
slow_file_init (SlowFile *self)
{
}

GFile *
slow_file_new (int *pipe)
{
  SlowFile *self = g_object_new (SLOW_TYPE_FILE, NULL);
  int ends[2];

  g_assert_true (g_unix_open_pipe (ends, O_CLOEXEC, NULL));
  self->pipe = ends[0];
  *pipe = ends[1];

  return G_FILE (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-speaker.h"

#include <gtk/gtk.h>

#include "ari-pulse.h"
#include "ari-timbre.h"

#define PATIENCE (G_TIME_SPAN_SECOND / 2)  /* drop a sound that has waited for longer */
#define PAUSE    (10 * G_TIME_SPAN_SECOND) /* before looking for the server again */

/* Samples, rendered once. */
typedef struct
{
  gint16 *samples;
  gsize   n;
} Rendered;

struct _AriSpeaker
{
  GObject           parent_instance;

  const AriPulse   *pulse;                /* (nullable) until loaded */
  Rendered          rendered[ARI_N_SOUNDS];
  gboolean          prepared;             /* rendering was requested and may be finished */

  pa_glib_mainloop *loop;                 /* (nullable) */
  pa_context       *context;              /* (nullable) without a server */
  gint64            failed;               /* µs: when connecting failed; 0: never */
  gboolean          held[ARI_N_SOUNDS];   /* cached by the server, which plays it by name */
  gint64            wanted[ARI_N_SOUNDS]; /* µs: when it was requested too early to play; 0: not pending */
};

enum
{
  PLAYING,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSpeaker, ari_speaker, G_TYPE_OBJECT)

/* The name of a sound on the server, which all programs share. */
static char *
name_of (AriSound sound)
{
  return g_strdup_printf ("%s.%u", ARI_APPLICATION_ID, (guint) sound);
}

static void
tell (AriSpeaker *self,
      AriSound    sound)
{
  g_autofree char *name = name_of (sound);
  pa_operation *operation;

  self->wanted[sound] = 0;
  operation = self->pulse->pa_context_play_sample (self->context, name, NULL, PA_VOLUME_INVALID, NULL, NULL);
  if (operation != NULL)
    self->pulse->pa_operation_unref (operation);
}

/* The data of an upload. */
typedef struct
{
  AriSpeaker *speaker; /* (unowned): the program's single speaker */
  AriSound    sound;
} Upload;

static void
end_upload (Upload    *upload,
            pa_stream *stream)
{
  const AriPulse *pulse = upload->speaker->pulse;

  pulse->pa_stream_set_state_callback (stream, NULL, NULL);
  /* A stream that has ended or never connected can't be disconnected. */
  if (pulse->pa_stream_get_state (stream) == PA_STREAM_READY)
    pulse->pa_stream_disconnect (stream);
  pulse->pa_stream_unref (stream);
  g_free (upload);
}

static void
upload_cb (pa_stream *stream,
           void      *data)
{
  Upload *upload = data;
  AriSpeaker *self = upload->speaker;
  const AriPulse *pulse = self->pulse;
  const Rendered *rendered = &self->rendered[upload->sound];
  pa_stream_state_t state = pulse->pa_stream_get_state (stream);

  if (state == PA_STREAM_READY
      && (pulse->pa_stream_write (stream, rendered->samples, rendered->n * sizeof *rendered->samples, NULL, 0,
                                  PA_SEEK_RELATIVE) < 0
          || pulse->pa_stream_finish_upload (stream) < 0))
    {
      end_upload (upload, stream);
      return;
    }

  if (state != PA_STREAM_TERMINATED && state != PA_STREAM_FAILED)
    return;

  if (state == PA_STREAM_TERMINATED && self->context != NULL)
    {
      self->held[upload->sound] = TRUE;
      if (g_get_monotonic_time () - self->wanted[upload->sound] < PATIENCE)
        tell (self, upload->sound);
    }
  end_upload (upload, stream);
}

static void
upload (AriSpeaker *self,
        AriSound    sound)
{
  static const pa_sample_spec spec = { .format = PA_SAMPLE_S16NE, .rate = ARI_TIMBRE_RATE, .channels = 1 };
  const AriPulse *pulse = self->pulse;
  pa_proplist *about = pulse->pa_proplist_new ();
  g_autofree char *name = name_of (sound);
  pa_stream *stream;
  Upload *what;

  /* So the volume of the desktop's own sounds applies. */
  pulse->pa_proplist_sets (about, PA_PROP_MEDIA_ROLE, "event");
  stream = pulse->pa_stream_new_with_proplist (self->context, name, &spec, NULL, about);
  pulse->pa_proplist_free (about);
  if (stream == NULL)
    return;

  what = g_new (Upload, 1);
  *what = (Upload) { self, sound };
  pulse->pa_stream_set_state_callback (stream, upload_cb, what);
  if (pulse->pa_stream_connect_upload (stream,
                                       self->rendered[sound].n * sizeof *self->rendered[sound].samples) < 0)
    end_upload (what, stream);
}

static void
context_cb (pa_context *context,
            void       *data)
{
  AriSpeaker *self = data;
  pa_context_state_t state = self->pulse->pa_context_get_state (context);

  if (state == PA_CONTEXT_READY)
    for (AriSound sound = ARI_SOUND_NONE + 1; sound < ARI_N_SOUNDS; sound++)
      upload (self, sound);

  if (state != PA_CONTEXT_FAILED && state != PA_CONTEXT_TERMINATED)
    return;

  self->context = NULL;
  self->failed = g_get_monotonic_time ();
  memset (self->held, 0, sizeof self->held);
  self->pulse->pa_context_set_state_callback (context, NULL, NULL);
  self->pulse->pa_context_unref (context);
}

static void
connect_to_server (AriSpeaker *self)
{
  const AriPulse *pulse = self->pulse;
  pa_proplist *about;

  if (self->failed != 0 && g_get_monotonic_time () - self->failed < PAUSE)
    return;

  if (self->loop == NULL)
    self->loop = pulse->pa_glib_mainloop_new (NULL);
  about = pulse->pa_proplist_new ();
  pulse->pa_proplist_sets (about, PA_PROP_APPLICATION_NAME, "Ariadne");
  pulse->pa_proplist_sets (about, PA_PROP_APPLICATION_ID, ARI_APPLICATION_ID);
  pulse->pa_proplist_sets (about, PA_PROP_APPLICATION_ICON_NAME, ARI_APPLICATION_ID);
  self->context =
      pulse->pa_context_new_with_proplist (pulse->pa_glib_mainloop_get_api (self->loop), NULL, about);
  pulse->pa_proplist_free (about);
  if (self->context == NULL)
    return;

  pulse->pa_context_set_state_callback (self->context, context_cb, self);
  /* It also reports failure through the callback. */
  pulse->pa_context_connect (self->context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL);
}

static void
prepare (GTask        *task,
         gpointer      source,
         gpointer      data,
         GCancellable *cancellable)
{
  Rendered *rendered = g_new0 (Rendered, ARI_N_SOUNDS);

  ari_pulse_load ();
  for (AriSound sound = ARI_SOUND_NONE + 1; sound < ARI_N_SOUNDS; sound++)
    rendered[sound].samples = ari_timbre_render (sound, &rendered[sound].n);
  g_task_return_pointer (task, rendered, NULL);
}

static void
prepared_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  AriSpeaker *self = ARI_SPEAKER (source);
  g_autofree Rendered *rendered = g_task_propagate_pointer (G_TASK (result), NULL);

  memcpy (self->rendered, rendered, sizeof self->rendered);
  self->pulse = ari_pulse_load ();
  if (self->pulse != NULL)
    connect_to_server (self);
}

static void
ari_speaker_playing (AriSpeaker *self,
                     int         sound)
{
  g_autoptr(GTask) task = NULL;

  if (self->held[sound])
    {
      tell (self, (AriSound) sound);
      return;
    }

  self->wanted[sound] = g_get_monotonic_time ();
  if (self->pulse != NULL && self->context == NULL)
    connect_to_server (self);
  if (self->prepared)
    return;

  self->prepared = TRUE;
  task = g_task_new (self, NULL, prepared_cb, NULL);
  g_task_set_source_tag (task, ari_speaker_playing);
  g_task_run_in_thread (task, prepare);
}

static void
ari_speaker_class_init (AriSpeakerClass *klass)
{
  signals[PLAYING] = g_signal_new_class_handler ("playing", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                                 G_CALLBACK (ari_speaker_playing), NULL, NULL, NULL,
                                                 G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
ari_speaker_init (AriSpeaker *self)
{
}

AriSpeaker *
ari_speaker_get_default (void)
{
  static AriSpeaker *speaker;

  if (speaker == NULL)
    speaker = g_object_new (ARI_TYPE_SPEAKER, NULL);

  return speaker;
}

void
ari_speaker_play (AriSpeaker *self,
                  GSettings  *settings,
                  AriSound    sound)
{
  gboolean welcome;

  g_return_if_fail (ARI_IS_SPEAKER (self));

  if (sound == ARI_SOUND_NONE || settings == NULL || !g_settings_get_boolean (settings, "sound"))
    return;

  g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &welcome, NULL);
  if (welcome)
    g_signal_emit (self, signals[PLAYING], 0, (int) sound);
}

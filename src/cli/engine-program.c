/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-program.h"

#include <glib/gi18n-lib.h>
#include <gio/gunixinputstream.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "interrupt.h"
#include "protocol.h"

/* How soon a signal is noticed while the other program thinks. */
#define POLL_MS 50

struct _AriEngineProgram
{
  char        *path;
  double       patience; /* seconds */
  GSubprocess *process;
  GString     *read;     /* what came and was not asked for yet */
};

/* In the child, before it becomes the program: it begins as if a shell had started it. A key that interrupts
 * this program must not end that one first, which would look like a failure: its end is for us to bring
 * about. */
static void
prepare_child (gpointer data)
{
  sigset_t none;

  signal (SIGPIPE, SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  setpgid (0, 0);
}

AriEngineProgram *
ari_engine_program_start (const char  *path,
                          double       patience,
                          GError     **error)
{
  const char *arguments[] = { path, NULL };
  g_autoptr(GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE
                                                                       | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  AriEngineProgram *self;
  GSubprocess *process;

  g_subprocess_launcher_set_child_setup (launcher, prepare_child, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, arguments, error);

  if (process == NULL)
    {
      g_prefix_error (error, _("“%s” can’t be started: "), path);
      return NULL;
    }

  self = g_new0 (AriEngineProgram, 1);
  self->path = g_strdup (path);
  self->patience = patience;
  self->process = process;
  self->read = g_string_new (NULL);

  return self;
}

void
ari_engine_program_free (AriEngineProgram *self)
{
  g_subprocess_force_exit (self->process);
  g_clear_object (&self->process);
  g_string_free (self->read, TRUE);
  g_free (self->path);
  g_free (self);
}

const char *
ari_engine_program_path (AriEngineProgram *self)
{
  return self->path;
}

static gboolean
fail_ended (AriEngineProgram  *self,
            GError           **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_CLOSED, _("“%s” ended in the middle of a game."), self->path);
  return FALSE;
}

/* Lines may end in CR LF. */
static void
append (AriEngineProgram *self,
        const char       *text,
        gsize             n)
{
  for (gsize i = 0; i < n; i++)
    if (text[i] != '\r')
      g_string_append_c (self->read, text[i]);
}

/* Reads what is there within a moment. */
static gboolean
read_more (AriEngineProgram  *self,
           gint64             deadline,
           GError           **error)
{
  GInputStream *output = g_subprocess_get_stdout_pipe (self->process);
  GPollFD poll = { g_unix_input_stream_get_fd (G_UNIX_INPUT_STREAM (output)), G_IO_IN, 0 };
  char buffer[4096];
  gssize n;

  if (ari_interrupted ())
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("A signal ended the match."));
      return FALSE;
    }
  if (g_get_monotonic_time () > deadline)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                   /* Translators: a path and a number of seconds. */
                   _("“%1$s” has not answered within %2$g seconds. Give it more time with --patience."),
                     self->path, self->patience);
      return FALSE;
    }
  if (g_poll (&poll, 1, POLL_MS) <= 0)
    return TRUE;

  n = g_input_stream_read (output, buffer, sizeof buffer, NULL, error);
  if (n > 0 && (memchr (buffer, '\0', (gsize) n) != NULL || self->read->len > ARI_PROTOCOL_MAX_LINE))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                   _("“%s” answers with something other than text."), self->path);
      return FALSE;
    }
  if (n > 0)
    append (self, buffer, (gsize) n);
  else if (n == 0)
    fail_ended (self, error);

  return n > 0;
}

/* Takes one answer, which an empty line ends. */
static char *
take_answer (AriEngineProgram  *self,
             GError           **error)
{
  gint64 deadline = g_get_monotonic_time () + (gint64) (self->patience * G_USEC_PER_SEC);
  const char *end;
  char *answer;

  while ((end = strstr (self->read->str, "\n\n")) == NULL)
    if (!read_more (self, deadline, error))
      return NULL;

  answer = g_strndup (self->read->str, (gsize) (end - self->read->str));
  g_string_erase (self->read, 0, end + 2 - self->read->str);

  return answer;
}

char *
ari_engine_program_ask (AriEngineProgram  *self,
                        GError           **error,
                        const char        *command,
                        ...)
{
  GOutputStream *input = g_subprocess_get_stdin_pipe (self->process);
  g_autofree char *text = NULL, *answer = NULL;
  va_list arguments;

  va_start (arguments, command);
  text = g_strdup_vprintf (command, arguments);
  va_end (arguments);

  if (!g_output_stream_printf (input, NULL, NULL, NULL, "%s\n", text))
    {
      fail_ended (self, error);
      return NULL;
    }
  if ((answer = take_answer (self, error)) == NULL)
    return NULL;

  if (answer[0] != '=')
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                   /* Translators: a path, a command of the protocol, and what a program answered. */
                   _("“%1$s” refused “%2$s”: %3$s"), self->path, text,
                   g_strstrip (answer + (answer[0] == '?' ? 1 : 0)));
      return NULL;
    }

  return g_strdup (g_strstrip (answer + 1));
}

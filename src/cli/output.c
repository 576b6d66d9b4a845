/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "ari-save.h"
#include "interrupt.h"

#define POLL_MS     50  /* how soon a signal is noticed while the output is full */
#define PATIENCE_MS 500 /* how long a reader has after a signal until it takes something */

static gint failure; /* an errno: why standard output takes nothing more */

/* FALSE with errno. A pipe that has room takes as much as is written here at once, so only g_poll() waits. */
static gboolean
write_all (int         fd,
           const char *text,
           gsize       length)
{
  guint waited = 0;

  while (length > 0)
    {
      GPollFD poll = { fd, G_IO_OUT, 0 };
      gssize n;

      if (g_poll (&poll, 1, POLL_MS) == 0)
        {
          waited += ari_interrupted () ? POLL_MS : 0;
          if (waited < PATIENCE_MS)
            continue;
          errno = ECANCELED;
          return FALSE;
        }

      n = write (fd, text, MIN (length, PIPE_BUF));
      if (n < 0 && errno != EINTR && errno != EAGAIN)
        return FALSE;
      if (n > 0)
        {
          waited = 0;
          text += n;
          length -= (gsize) n;
        }
    }

  return TRUE;
}

gboolean
ari_output_write (const char *text,
                  gsize       length)
{
  if (failure == 0 && !write_all (STDOUT_FILENO, text, length))
    failure = errno;

  return failure == 0;
}

const char *
ari_output_failure (void)
{
  if (failure == 0)
    return NULL;
  if (ari_save_is_full (failure))
    return _("There is no space left for the output. Free some space, then try again.");

  return g_strerror (failure);
}

static void
print_cb (const char *text)
{
  ari_output_write (text, strlen (text));
}

static void
print_error_cb (const char *text)
{
  static gboolean failed;

  failed = failed || !write_all (STDERR_FILENO, text, strlen (text));
}

void
ari_output_start (void)
{
  static int stand_ins[STDERR_FILENO + 1]; /* they are never closed */

  /* Where the caller has closed one of these, the next file that is opened would take its number, and what is
   * printed would go there. A stand-in refuses what is written. */
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl (fd, F_GETFD) < 0 && (stand_ins[fd] = open ("/dev/null", O_RDONLY)) < 0)
      return;

  /* GLib asks this variable for the encoding of log messages and arguments, and the locale only without it.
   */
  g_setenv ("CHARSET", "UTF-8", TRUE);
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
}

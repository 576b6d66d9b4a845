/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failure.h"

#include <stdlib.h>
#include <unistd.h>

static Failure *shared;

void
fail (const char *name,
      const char *format,
      ...)
{
  va_list args;

  va_start (args, format);
  g_strlcpy (shared->name, name, sizeof shared->name);
  g_vsnprintf (shared->text, sizeof shared->text, format, args);
  va_end (args);
  if (g_getenv ("SIM_ABORT") != NULL)
    abort ();
  _exit (1);
}

static GLogWriterOutput
log_cb (GLogLevelFlags   level,
        const GLogField *fields,
        gsize            n_fields,
        gpointer         data)
{
  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    for (gsize i = 0; i < n_fields; i++)
      if (g_str_equal (fields[i].key, "MESSAGE"))
        fail ("no-warnings", "%s", (const char *) fields[i].value);

  return G_LOG_WRITER_HANDLED;
}

void
failure_init (Failure *memory)
{
  shared = memory;
  g_log_set_writer_func (log_cb, NULL, NULL);
}

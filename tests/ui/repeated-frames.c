/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works around a warning in GTK: since GTK 4.24 each surface tells the frame clock that its frame was
 * submitted, and a popover shares the clock of its window. Without a compositor, as under Xvfb, the clock
 * hears it twice for the same frame and warns. A window with a spinner and a popover with another one
 * reproduce it.
 *
 * The warning would end the test, since warnings are fatal here. GTK's log is structured, and for such
 * messages GLib doesn't call g_test_log_set_fatal_handler(); so this replaces the log writer before main()
 * starts. */
#include <glib.h>

#define DOMAIN  "Gdk"
#define MESSAGE "gdk_frame_timings_submitted() called on submitted frame."

static gboolean
has_field (const GLogField *fields,
           gsize            n_fields,
           const char      *key,
           const char      *value)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].length < 0 && g_strcmp0 (fields[i].value, value) == 0;

  return FALSE;
}

static GLogWriterOutput
write_cb (GLogLevelFlags   level,
          const GLogField *fields,
          gsize            n_fields,
          gpointer         data)
{
  /* The streams only print it; the default writer would also end the test. */
  if (has_field (fields, n_fields, "GLIB_DOMAIN", DOMAIN) && has_field (fields, n_fields, "MESSAGE", MESSAGE))
    return g_log_writer_standard_streams (level, fields, n_fields, data);

  return g_log_writer_default (level, fields, n_fields, data);
}

__attribute__ ((constructor)) static void
expect_repeated_frames (void)
{
  g_log_set_writer_func (write_cb, NULL, NULL);
}

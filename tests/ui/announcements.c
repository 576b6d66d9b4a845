/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands in for a function of GTK, whose accessibility for tests can't announce anything, and crashes where a
 * test has looked at the widget. A program that listens in its own way has a function of its own, which comes
 * before this one. */
#include "announcements.h"

#include <gtk/gtk.h>

static GPtrArray *messages; /* (element-type utf8) */
static char *lines;

static GPtrArray *
get_messages (void)
{
  if (messages == NULL)
    messages = g_ptr_array_new_with_free_func (g_free);

  return messages;
}

void __attribute__ ((weak))
gtk_accessible_announce (GtkAccessible                     *accessible,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  g_ptr_array_add (get_messages (), g_strdup (message));
}

const char *
announcements_all (void)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < get_messages ()->len; i++)
    g_string_append_printf (all, "%s\n", (const char *) messages->pdata[i]);
  g_free (lines);
  lines = g_string_free_and_steal (all);

  return lines;
}

const char *
announcements_last (void)
{
  guint n = get_messages ()->len;

  return n > 0 ? messages->pdata[n - 1] : "";
}

void
announcements_forget (void)
{
  g_ptr_array_set_size (get_messages (), 0);
}

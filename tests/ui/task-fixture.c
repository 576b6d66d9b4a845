/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "task-fixture.h"

#include "press-key.h"

GString *task_announced;

/* Stands in for the function of GTK, so that the test hears what a screen reader would say. */
void
gtk_accessible_announce (GtkAccessible                     *accessible,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  if (task_announced != NULL)
    g_string_append_printf (task_announced, "%s\n", message);
}

gpointer
task_open (Case       *c,
           const char *game,
           const char *label,
           GType       page_type,
           int         width,
           int         height)
{
  g_autofree char *place = g_strconcat ("game:", game, NULL);

  window_show (c, width, height);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, place));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, label) != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, label));
  ui_wait_until (ui_find (c->window, page_type, NULL) != NULL);

  return ui_find (c->window, page_type, NULL);
}

void
task_assert_key_tells (Case       *c,
                       guint       key,
                       const char *words)
{
  g_string_truncate (task_announced, 0);
  press_key (GTK_WIDGET (c->window), key);
  ui_wait_until (strstr (task_announced->str, words) != NULL);
}

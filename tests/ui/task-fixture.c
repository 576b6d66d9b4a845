/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announcements.h"
#include "task-fixture.h"

#include "press-key.h"

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
  announcements_forget ();
  press_key (GTK_WIDGET (c->window), key);
  ui_wait_until (strstr (announcements_all (), words) != NULL);
}

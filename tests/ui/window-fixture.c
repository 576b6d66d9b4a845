/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-fixture.h"

#include "ari-settings.h"

void
window_show (Case *c,
             int   width,
             int   height)
{
  g_settings_set_int (c->settings, "window-width", width);
  g_settings_set_int (c->settings, "window-height", height);
  c->window = ari_window_new (NULL, c->settings);
  gtk_window_present (GTK_WINDOW (c->window));
  /* GTK 4.18 never frees a page that goes before the first frame, if it would have got the focus in it. */
  ui_wait_until (gtk_widget_get_mapped (GTK_WIDGET (c->window))
                 && gtk_widget_get_width (GTK_WIDGET (c->window)) > 0);
}

void
window_hide (Case *c)
{
  g_object_add_weak_pointer (G_OBJECT (c->window), (gpointer *) &c->window);
  gtk_window_destroy (GTK_WINDOW (c->window));
  /* Work in progress, such as a thinking computer, may hold it for a moment. */
  ui_wait_until (c->window == NULL);
}

void
window_set_up (Case          *c,
               gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_new (2);

  fixture_set_up (&c->fixture, NULL);
  fixture_open (&c->fixture);
  c->id = fixture_add (&c->fixture, match);
  c->settings = ari_settings_new ();
  /* What a person chose once. */
  g_settings_set_boolean (c->settings, "side-panel", TRUE);
  g_settings_reset (c->settings, "page");
  g_settings_reset (c->settings, "match");
  g_settings_reset (c->settings, "lesson-steps");
  g_settings_reset (c->settings, "lesson-solved");
  g_settings_reset (c->settings, "lessons-done");
}

void
window_tear_down (Case          *c,
                  gconstpointer  data)
{
  if (c->window != NULL)
    window_hide (c);
  g_clear_object (&c->settings);
  fixture_tear_down (&c->fixture, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window leads to people. */
#include "ari-window-private.h"

#include "ari-person-page.h"

/* Opens the page of the person with that name. */
static void
person_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);

  if (self->people == NULL || ari_people_find (self->people, name) == NULL)
    return;

  adw_navigation_view_push (self->navigation,
                            ADW_NAVIGATION_PAGE (ari_person_page_new (self->people, self->settings, name)));
}

void
ari_window_class_install_people (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.person", "s", person_cb);
}

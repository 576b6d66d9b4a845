/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window leads to people. */
#include "ari-window-private.h"

/* (nullable): the page of the person that is under the one that is shown. */
static AdwNavigationPage *
find_person_page (AriWindow  *self,
                  const char *name)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  while (page != NULL && !(ARI_IS_PERSON_PAGE (page)
                           && g_str_equal (ari_person_page_get_name (ARI_PERSON_PAGE (page)), name)))
    page = adw_navigation_view_get_previous_page (self->navigation, page);

  return page;
}

/* Goes to the page of the person with that name: back if there is one already. */
static void
person_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  AdwNavigationPage *page = find_person_page (self, name);

  if (self->people == NULL || ari_people_find (self->people, name) == NULL)
    return;

  if (page != NULL)
    adw_navigation_view_pop_to_page (self->navigation, page);
  else
    ari_window_push (self, ADW_NAVIGATION_PAGE (ari_person_page_new (self->people, self->settings, name)));
}

static gboolean
let_go_cb (gpointer page)
{
  return G_SOURCE_REMOVE;
}

/* The rows of a long list take a moment to go: they go after the last frame of the transition, not in it. */
static void
hidden_cb (AdwNavigationPage *page)
{
  g_idle_add_full (G_PRIORITY_LOW, let_go_cb, g_object_ref (page), g_object_unref);
}

/* Lists the matches of a person, over the page of that person: the name, and the id of the game. */
static void
matches_of_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const char *name, *game;
  AriLibraryPage *page;

  g_variant_get (parameter, "(&s&s)", &name, &game);
  page = ari_window_make_library_page (self);
  ari_library_page_show_person (page, name, ari_rules_lookup (game));
  g_signal_connect (page, "hidden", G_CALLBACK (hidden_cb), NULL);
  ari_window_push (self, ADW_NAVIGATION_PAGE (page));
}

/* Compares two people: their names, and the id of the game. */
static void
compare_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const char *one, *other, *game;

  g_variant_get (parameter, "(&s&s&s)", &one, &other, &game);
  if (self->people == NULL || ari_people_find (self->people, one) == NULL
      || ari_people_find (self->people, other) == NULL)
    return;

  ari_window_push (self, ADW_NAVIGATION_PAGE (ari_compare_page_new (self->people, one, other,
                                                                    ari_rules_lookup (game))));
}

gboolean
ari_window_leads_to_matches (AdwNavigationPage *page)
{
  return ARI_IS_PERSON_PAGE (page) || ARI_IS_COMPARE_PAGE (page) || ARI_IS_LIBRARY_PAGE (page)
         || ARI_IS_EXPLORER_PAGE (page);
}

void
ari_window_class_install_people (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.compare", "(sss)", compare_cb);
  gtk_widget_class_install_action (widget_class, "win.person", "s", person_cb);
  gtk_widget_class_install_action (widget_class, "win.matches-of", "(ss)", matches_of_cb);
}

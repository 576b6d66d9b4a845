/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window leads to the moves that were played from a position. */
#include "ari-window-private.h"

static AriExplorerPage *
make_page (AriWindow *self)
{
  AriExplorerPage *page = ari_explorer_page_new (self->settings);

  if (self->people != NULL)
    ari_explorer_page_set_people (page, self->people);

  return page;
}

AriExplorerPage *
ari_window_explorer_page (AriWindow *self)
{
  if (self->explorer_page == NULL)
    self->explorer_page = g_object_ref_sink (make_page (self));

  return self->explorer_page;
}

/* Explores the position of the match that is on the screen, or where somebody explored last. Nobody plays on
 * in a match meanwhile, so the page takes its place. */
static void
explore_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  /* The board is changed before it could get the focus from the page of the match. */
  if (ARI_IS_MATCH_PAGE (page))
    {
      AriAutosave *autosave = ari_match_page_get_autosave (ARI_MATCH_PAGE (page));

      ari_explorer_page_set_match (ari_window_explorer_page (self), ari_autosave_get_match (autosave));
    }

  ari_window_leave_for (self, "explorer");
  ari_explorer_page_take_keyboard (ari_window_explorer_page (self));
}

/* Explores the matches of a person, over the page of that person: the name, and the id of the game. */
static void
explore_person_cb (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const char *name, *game;
  AriExplorerPage *page;

  if (self->people == NULL)
    return;

  g_variant_get (parameter, "(&s&s)", &name, &game);
  page = make_page (self);
  ari_explorer_page_set_person (page, name, ari_rules_lookup (game));
  ari_window_push (self, ADW_NAVIGATION_PAGE (page));
}

void
ari_window_class_install_explorer (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.explore", NULL, explore_cb);
  gtk_widget_class_install_action (widget_class, "win.explore-person", "(ss)", explore_person_cb);
}

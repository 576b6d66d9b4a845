/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "button-places.h"

#include "ari-match-panel.h"

typedef struct
{
  GtkWidget      *button;
  char            what[60]; /* its words, or else its action, or that of the menu button around it */
  graphene_rect_t bounds;
} Place;

static void
collect (GtkWidget *page,
         GtkWidget *widget,
         GArray    *places)
{
  Place place = { .button = widget };
  const char *what;

  /* What the panel shows is another matter. */
  if (!gtk_widget_get_mapped (widget) || ARI_IS_MATCH_PANEL (widget))
    return;

  if (GTK_IS_BUTTON (widget))
    {
      what = gtk_button_get_label (GTK_BUTTON (widget));
      if (what == NULL)
        what = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
      if (what == NULL && GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget)))
        what = gtk_widget_get_tooltip_text (gtk_widget_get_parent (widget));
      g_assert_true (gtk_widget_compute_bounds (widget, page, &place.bounds));
      /* A bar that can be pressed as a whole has no words. */
      g_strlcpy (place.what, what != NULL ? what : "", sizeof place.what);
      if (what != NULL)
        g_array_append_val (places, place);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (page, child, places);
}

GArray *
button_places_find (Fixture *fixture)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));

  page_settle (fixture);
  gtk_test_widget_wait_for_draw (fixture->window);
  collect (GTK_WIDGET (fixture->page), GTK_WIDGET (fixture->page), places);

  return places;
}

void
button_places_assert_steady (Fixture *fixture,
                             GArray  *before)
{
  g_autoptr(GArray) after = button_places_find (fixture);

  for (guint i = 0; i < before->len; i++)
    for (guint j = 0; j < after->len; j++)
      {
        const Place *old = &g_array_index (before, Place, i), *now = &g_array_index (after, Place, j);

        if (old->button == now->button && !g_str_equal (old->what, now->what))
          continue;
        g_test_message ("%s at %g, then %s at %g", old->what, old->bounds.origin.x, now->what,
                        now->bounds.origin.x);
        if (old->button == now->button)
          g_assert_true (graphene_rect_equal (&old->bounds, &now->bounds));
        else
          g_assert_false (graphene_rect_intersection (&old->bounds, &now->bounds, NULL));
      }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-picture.h"
#include "ari-rules-view.h"
#include "minoa/minoa.h"
#include "page-fixture.h"
#include "ui-fixture.h"

typedef struct
{
  guint n_headings;
  guint n_pictures;
  guint n_selectable;
} Tally;

/* Counts the widgets of the page; each figure and each picture must have an accessible name. */
static void
tally (GtkWidget *widget,
       Tally     *sums)
{
  if (ARI_IS_PICTURE (widget))
    {
      sums->n_pictures++;
      gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
      g_assert_true (
          gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
    }
  if (GTK_IS_LABEL (widget))
    {
      sums->n_selectable += gtk_label_get_selectable (GTK_LABEL (widget));
      if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_HEADING)
        {
          sums->n_headings++;
          g_assert_true (
              gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LEVEL));
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tally (child, sums);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, text))
      return TRUE;

  return FALSE;
}

static void
test_languages (void)
{
  static const struct
  {
    const char *language, *word;
  } words[] = { { "en", "Filling up the border" }, { "de", "Den Rand auffüllen" }, { "fr", "Remplir le bord" } };
  GtkWidget *view = g_object_ref_sink (ari_rules_view_new ());
  Tally first = { 0 };

  ari_rules_view_set_rules (ARI_RULES_VIEW (view), &ari_rules_minoa);
  tally (view, &first);
  g_assert_cmpuint (first.n_headings, >=, 10);
  g_assert_cmpuint (first.n_pictures, >=, 4);
  g_assert_cmpuint (first.n_selectable, >, 30);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      Tally sums = { 0 };

      ari_rules_view_set_language (ARI_RULES_VIEW (view), words[i].language);
      g_assert_true (says (view, words[i].word));
      g_assert_true (says (view, "Dieter Stein"));
      for (guint j = 0; j < G_N_ELEMENTS (words); j++)
        g_assert_true (i == j || !says (view, words[j].word));

      tally (view, &sums);
      g_assert_cmpmem (&sums, sizeof sums, &first, sizeof first);
    }

  g_assert_finalize_object (view);
}

static void
test_rules_id (void)
{
  GtkWidget *view = g_object_ref_sink (g_object_new (ARI_TYPE_RULES_VIEW, "rules-id", "minoa", NULL));
  g_autofree char *id = NULL;
  Tally sums = { 0 };

  g_object_get (view, "rules-id", &id, NULL);
  g_assert_cmpstr (id, ==, "minoa");
  g_assert_true (says (view, "Dieter Stein"));

  ari_rules_view_set_rules (ARI_RULES_VIEW (view), NULL);
  tally (view, &sums);
  g_assert_cmpuint (sums.n_headings, ==, 0);

  g_assert_finalize_object (view);
}

/* The page fits a window of 360 px, and its figures grow with it. */
static void
test_narrow (void)
{
  GtkWidget *view = g_object_ref_sink (ari_rules_view_new ());
  int minimum;

  for (guint i = 0; i < 3; i++)
    {
      static const char *const languages[] = { "en", "de", "fr" };

      ari_rules_view_set_rules (ARI_RULES_VIEW (view), &ari_rules_minoa);
      ari_rules_view_set_language (ARI_RULES_VIEW (view), languages[i]);
      gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }

  g_assert_finalize_object (view);
}

/* Where the list of languages takes the place of their buttons, it takes the focus too, and nothing leaks. */
static void
test_focus (void)
{
  GtkWidget *view = ari_rules_view_new (), *window = gtk_window_new ();
  GtkWidget *buttons = page_find (view, ADW_TYPE_TOGGLE_GROUP), *list = page_find (view, GTK_TYPE_DROP_DOWN);

  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_until (gtk_widget_get_mapped (buttons));
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (gtk_widget_grab_focus (buttons));
  while (!gtk_widget_get_mapped (list))
    {
      gtk_window_set_default_size (GTK_WINDOW (window), 210, 300);
      ui_step ();
    }
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), list));

  g_object_add_weak_pointer (G_OBJECT (list), (gpointer *) &list);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_wait_until (list == NULL);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/help-view/languages", test_languages);
  g_test_add_func ("/ui/help-view/rules-id", test_rules_id);
  g_test_add_func ("/ui/help-view/narrow", test_narrow);
  g_test_add_func ("/ui/help-view/focus", test_focus);

  return g_test_run ();
}

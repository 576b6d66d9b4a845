/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The help in the window: its pages, the way between them, F1, and positions to try. */
#include "ari-board-renderer.h"
#include "ari-board-view.h"
#include "ari-figure-picture.h"
#include "ari-game-page.h"
#include "ari-help-dialog.h"
#include "ari-help-topics.h"
#include "ari-language.h"
#include "ari-match-page.h"
#include "ari-window-help.h"
#include "window-fixture.h"

#define PAGES "/io/github/ariadne_games/Ariadne/help/"

static AdwDialog *
visible_dialog (Case *c)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));
}

static void
start (Case *c)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
}

static void
assert_page (const char *id)
{
  for (guint i = 0; i < ARI_N_LANGUAGES; i++)
    {
      g_autoptr(AriHelpPage) page = ari_help_topics_load (ari_languages ()[i].id, id);

      g_test_message ("%s in %s", id, ari_languages ()[i].id);
      g_assert_nonnull (page);
      g_assert_cmpstr (page->id, ==, id);
      g_assert_nonnull (page->title);
    }
}

/* Each place has its page, and no place hides behind another entry of the same type. */
static void
test_places (void)
{
  guint n, n_games;
  const AriHelpPlace *places = ari_window_help_places (&n);
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  for (guint i = 0; i < n; i++)
    {
      if (places[i].page != NULL)
        assert_page (places[i].page);
      for (guint j = 0; j < i; j++)
        g_assert_true (places[i].type () != places[j].type ());
    }

  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *rules = g_strdup_printf ("rules-%s", games[i]->id);
      g_autofree char *cases = g_strdup_printf ("faq-%s", games[i]->id);

      assert_page (rules);
      assert_page (cases);
    }
}

/* Wherever a page leads, there is a page; and the index, or a page before, leads to each. */
static void
test_links (void)
{
  g_auto(GStrv) names = g_resources_enumerate_children (PAGES "en", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *id = g_strndup (names[i], strlen (names[i]) - strlen (".page"));
      g_autoptr(AriHelpPage) page = ari_help_topics_load ("en", id);
      guint n_guides = 0;

      g_test_message ("%s", id);
      g_assert_nonnull (page->summary);
      for (guint j = 0; j < page->links->len; j++)
        {
          const AriHelpLink *link = page->links->pdata[j];
          g_auto(GStrv) parts = g_strsplit (link->target, "#", 2);

          n_guides += link->to_guide;
          assert_page (parts[0]);
        }
      g_assert_cmpuint (n_guides, ==, page->is_guide ? 0 : 1);

      for (guint j = 0; j < page->blocks->len; j++)
        {
          const AriBlock *block = page->blocks->pdata[j];
          const char *at = block->text;

          while (at != NULL && (at = strstr (at, "\"" ARI_HELP_SCHEME)) != NULL)
            {
              g_autofree char *target = g_strndup (at + strlen ("\"" ARI_HELP_SCHEME),
                                                   strcspn (at + strlen ("\"" ARI_HELP_SCHEME), "#\""));

              assert_page (target);
              at++;
            }
        }
    }
}

/* One page leads to another, and back to the index. */
static void
test_ways (Case          *c,
           gconstpointer  data)
{
  GtkWidget *dialog;

  start (c);
  gtk_widget_activate_action (GTK_WIDGET (c->window), ARI_HELP_ACTION, "s", "rules-minoa");
  ui_wait_until (ui_shows (c->window, "Board and material"));
  dialog = GTK_WIDGET (visible_dialog (c));
  g_assert_true (ARI_IS_HELP_DIALOG (dialog));

  gtk_widget_activate_action (dialog, ARI_HELP_ACTION, "s", "rules-labyrinth");
  ui_wait_until (ui_shows (c->window, "The Millstone"));
  ui_wait_until (!ui_shows (c->window, "Board and material"));
  gtk_widget_activate_action (ui_find (dialog, ADW_TYPE_HEADER_BAR, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_shows (c->window, "Board and material"));
  gtk_widget_activate_action (ui_find (dialog, ADW_TYPE_HEADER_BAR, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_shows (c->window, "Rules of the games") && ui_shows (c->window, "Minarett"));

  /* There is never a second one. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.help", NULL);
  g_assert_true (GTK_WIDGET (visible_dialog (c)) == dialog);
}

static void
assert_helps (Case       *c,
              const char *words)
{
  g_test_message ("%s", words);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.help", NULL);
  ui_wait_until (ui_shows (c->window, words));
  g_assert_true (adw_dialog_close (visible_dialog (c)));
  ui_wait_until (visible_dialog (c) == NULL && !ui_shows (c->window, words));
}

/* F1 explains what the keyboard is at. */
static void
test_here (Case          *c,
           gconstpointer  data)
{
  start (c);
  ui_wait_until (ui_find (c->window, ARI_TYPE_GAME_PAGE, NULL) != NULL);
  gtk_window_set_focus (GTK_WINDOW (c->window), ui_find (c->window, GTK_TYPE_BUTTON, "_New Match"));
  assert_helps (c, "Which game?");

  ari_window_go (c->window, "library:all");
  assert_helps (c, "Stars and tags");

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", c->id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  gtk_widget_grab_focus (ui_find (c->window, ARI_TYPE_BOARD_VIEW, NULL));
  assert_helps (c, "No room without a door");

  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.preferences", NULL);
  ui_wait_until (ui_find (c->window, ADW_TYPE_SWITCH_ROW, "_Animations") != NULL);
  gtk_widget_activate_action (GTK_WIDGET (visible_dialog (c)), "win.help", NULL);
  ui_wait_until (ARI_IS_HELP_DIALOG (visible_dialog (c)) && ui_shows (c->window, "While playing"));
}

static AriMatch *
open_trial (Case       *c,
            const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.try-figure", "s", name);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL && visible_dialog (c) == NULL);

  return ari_autosave_get_match (ari_match_page_get_autosave (
    ARI_MATCH_PAGE (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL))));
}

/* The button below a figure opens its position, which is kept only if somebody plays. */
static void
test_try (Case          *c,
          gconstpointer  data)
{
  int before = fixture_sql_int (c->fixture.path, "SELECT count(*) FROM match");
  g_autoptr(GError) error = NULL;
  AriMatch *match;

  start (c);
  gtk_widget_activate_action (GTK_WIDGET (c->window), ARI_HELP_ACTION, "s", "faq-minoa");
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "Try It") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "Try It"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL && visible_dialog (c) == NULL);

  match = open_trial (c, "minoa-case-empty");
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 4);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 4);
  g_assert_cmpuint (ari_match_find_persons (match), ==, 3);
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM match"), ==, before);

  g_assert_true (ari_match_play_text (match, "b1b2", -1, &error));
  g_assert_no_error (error);
  ui_wait_until (!ari_match_is_held (match));
  g_assert_cmpint (fixture_sql_int (c->fixture.path, "SELECT count(*) FROM match"), ==, before + 1);
}

/* Every position that can be tried opens. */
static void
test_figures (void)
{
  g_autoptr(GKeyFile) figures = ari_figures_load ();
  g_auto(GStrv) names = g_key_file_get_groups (figures, NULL);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (ari_figures_can_try (figures, names[i]))
      {
        g_autoptr(AriMatch) match = ari_figures_match (figures, names[i]);

        g_test_message ("%s", names[i]);
        g_assert_nonnull (match);
        g_assert_true (ari_match_is_at_end (match));
        n++;
      }
  g_assert_cmpuint (n, >=, 20);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/help/places", test_places);
  g_test_add_func ("/ui/help/links", test_links);
  g_test_add_func ("/ui/help/figures", test_figures);
  WINDOW_ADD ("/ui/help/ways", test_ways);
  WINDOW_ADD ("/ui/help/here", test_here);
  WINDOW_ADD ("/ui/help/try", test_try);

  return g_test_run ();
}

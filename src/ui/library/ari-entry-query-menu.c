/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of the filter. */
#include "ari-entry-query.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-career-words.h"
#include "ari-date-words.h"
#include "ari-name-menu.h"

static GMenuModel *
make_levels (void)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      AriPlayer player = { ARI_SEAT_COMPUTER, (char *) ari_levels ()[i].id };
      g_autofree char *label = ari_player_words (&player);
      g_autofree char *state = ari_entry_query_make_player (player.kind, player.name);
      g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "filter.player", "s", state);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_results (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, C_("result", "Any Result"), "filter.result::");
  g_menu_append (menu, C_("result", "Won"), "filter.result::won");
  g_menu_append (menu, C_("result", "Lost"), "filter.result::lost");

  return G_MENU_MODEL (menu);
}

/* A player, and what the match was for that player. */
static GMenuModel *
make_players (AriPeople *people)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) all = g_menu_new ();
  g_autoptr(GMenuModel) persons = ari_name_menu_new (people, NULL, "filter.player", ARI_ENTRY_PERSON);
  g_autoptr(GMenuModel) levels = make_levels (), results = make_results ();

  g_menu_append (all, _("All Players"), "filter.player::");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (all));
  g_menu_append_section (menu, NULL, persons);
  g_menu_append_section (menu, NULL, levels);
  g_menu_append_section (menu, _("This Player’s Result"), results);

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_times (void)
{
  guint n;
  const AriDateSpan *spans = ari_date_spans (&n);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *days = spans[i].days > 0 ? g_strdup_printf ("%u", spans[i].days) : g_strdup ("");
      g_autoptr(GMenuItem) item = g_menu_item_new (ari_date_span_title (&spans[i]), NULL);

      g_menu_item_set_action_and_target (item, "filter.since", "s", days);
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_games (void)
{
  GMenu *menu = g_menu_new ();
  guint n_games;
  const AriRules *const *games = ari_board_renderer_games (&n_games);

  g_menu_append (menu, _("All Games"), "filter.game::");
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *action = g_strdup_printf ("filter.game::%s", games[i]->id);

      g_menu_append (menu, _(games[i]->name), action);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_states (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("Finished or Not"), "filter.state::");
  g_menu_append (menu, _("In Progress"), "filter.state::in-progress");
  g_menu_append (menu, _("Finished"), "filter.state::finished");

  return G_MENU_MODEL (menu);
}

/* Players and times: many, so that they have menus of their own. */
static GMenuModel *
make_submenus (AriEntryQuery *self,
               AriPeople     *people)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenuModel) players = NULL, times = NULL;

  if (!ari_entry_query_fixes (self, "player"))
    {
      players = make_players (people);
      g_menu_append_submenu (menu, _("Player"), players);
    }
  else if (!ari_entry_query_fixes (self, "result"))
    {
      players = make_results ();
      g_menu_append_submenu (menu, _("This Player’s Result"), players);
    }
  if (!ari_entry_query_fixes (self, "since"))
    {
      times = make_times ();
      g_menu_append_submenu (menu, C_("matches", "Played"), times);
    }

  return G_MENU_MODEL (menu);
}

GMenuModel *
ari_entry_query_make_menu (AriEntryQuery *self,
                           AriPeople     *people)
{
  g_autoptr(GMenuModel) games = NULL, states = NULL, submenus = NULL;
  guint n_games;
  GMenu *menu;

  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  menu = g_menu_new ();
  ari_board_renderer_games (&n_games);
  if (n_games > 1 && !ari_entry_query_fixes (self, "game"))
    {
      games = make_games ();
      g_menu_append_section (menu, NULL, games);
    }
  if (!ari_entry_query_fixes (self, "state"))
    {
      states = make_states ();
      g_menu_append_section (menu, NULL, states);
    }
  submenus = make_submenus (self, people);
  /* The toolkit draws the line of an empty section, too. */
  if (g_menu_model_get_n_items (submenus) > 0)
    g_menu_append_section (menu, NULL, submenus);

  return G_MENU_MODEL (menu);
}

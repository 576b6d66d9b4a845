/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-query.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-career-words.h"
#include "ari-clock.h"
#include "ari-date-words.h"
#include "ari-name-menu.h"


struct _AriEntryQuery
{
  GObject             parent_instance;

  /* Owned */
  char               *name;   /* of the place */
  char               *words;
  GSimpleActionGroup *filter; /* see ari_entry_query_get_filter() */
};

G_DEFINE_FINAL_TYPE (AriEntryQuery, ari_entry_query, G_TYPE_OBJECT)

static guint changed_signal;

static const AriEntryPlace places[] = {
  { "library:all", NC_("matches", "All"), "ari-library-symbolic", N_("No Matches Yet"),
    N_("Ariadne keeps every match here from its first move. You don’t have to save.") },
  { "library:in-progress", NC_("matches", "In Progress"), "ari-thread-symbolic",
    N_("Nothing Left Unfinished"), N_("Matches you haven’t finished wait here for you.") },
  { "library:finished", NC_("matches", "Finished"), "ari-finished-symbolic", N_("No Finished Matches Yet"),
    N_("When a match is over, you can follow its thread back from here.") },
  { "library:starred", NC_("matches", "Starred"), "starred-symbolic", N_("No Starred Matches"),
    N_("Star the matches you want to find again.") },
  { "library:deleted", NC_("matches", "Recently Deleted"), "user-trash-symbolic", N_("No Deleted Matches"),
    N_("Matches that you delete can be restored here for 30 days.") },
  { "tag:", NULL, "ari-tag-symbolic", N_("No Matches With This Tag"),
    N_("Matches with this tag appear here.") },
};

static const char *const filters[] = { "game", "state", "player", "result", "since" };

static const char *
get_filter (AriEntryQuery *self,
            const char    *name)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->filter), name);

  /* The action keeps the string. */
  return g_variant_get_string (state, NULL);
}

static void
set_filter (AriEntryQuery *self,
            const char    *name,
            const char    *part)
{
  g_action_group_change_action_state (G_ACTION_GROUP (self->filter), name, g_variant_new_string (part));
}

/* A result is that of a player: without one, there is none to choose. */
static void
sync_result (AriEntryQuery *self)
{
  GAction *result = g_action_map_lookup_action (G_ACTION_MAP (self->filter), "result");
  gboolean has_player = *get_filter (self, "player") != '\0';

  g_simple_action_set_enabled (G_SIMPLE_ACTION (result), has_player);
  if (!has_player)
    set_filter (self, "result", "");
}

static void
emit_changed (AriEntryQuery *self)
{
  sync_result (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
ari_entry_query_finalize (GObject *object)
{
  AriEntryQuery *self = ARI_ENTRY_QUERY (object);

  g_free (self->name);
  g_free (self->words);
  g_object_unref (self->filter);

  G_OBJECT_CLASS (ari_entry_query_parent_class)->finalize (object);
}

static void
ari_entry_query_class_init (AriEntryQueryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_entry_query_finalize;

  changed_signal = g_signal_new ("changed", ARI_TYPE_ENTRY_QUERY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
ari_entry_query_init (AriEntryQuery *self)
{
  self->name = g_strdup (places[0].place);
  self->words = g_strdup ("");
  self->filter = g_simple_action_group_new ();
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    {
      g_autoptr(GSimpleAction) action =
        g_simple_action_new_stateful (filters[i], G_VARIANT_TYPE_STRING, g_variant_new_string (""));

      g_signal_connect_object (action, "notify::state", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self->filter), G_ACTION (action));
    }
  sync_result (self);
}

AriEntryQuery *
ari_entry_query_new (void)
{
  return g_object_new (ARI_TYPE_ENTRY_QUERY, NULL);
}

#define PERSON "person:"
#define LEVEL  "level:"

char *
ari_entry_query_make_player (AriSeatKind  kind,
                             const char  *name)
{
  return g_strconcat (kind == ARI_SEAT_PERSON ? PERSON : LEVEL, name, NULL);
}

/* What the player did, and since when, as far as they are filtered. */
static void
get_player (AriEntryQuery *self,
            AriQuery      *query)
{
  const char *player = get_filter (self, "player"), *result = get_filter (self, "result");
  AriDateSpan span = { (guint) g_ascii_strtoull (get_filter (self, "since"), NULL, 10), NULL };

  if (g_str_has_prefix (player, PERSON))
    query->player = player + strlen (PERSON);
  else if (g_str_has_prefix (player, LEVEL))
    query->player = player + strlen (LEVEL);
  query->player_kind = g_str_has_prefix (player, LEVEL) ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON;
  query->result = g_str_equal (result, "won")    ? ARI_QUERY_WON
                  : g_str_equal (result, "lost") ? ARI_QUERY_LOST
                                                 : ARI_QUERY_ANY;
  query->since = ari_date_span_begin (&span, ari_clock_now ());
}

void
ari_entry_query_get (AriEntryQuery *self,
                     AriQuery      *query)
{
  const char *game, *state;

  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  game = get_filter (self, "game");
  state = get_filter (self, "state");
  *query = (AriQuery) {
    .words = *self->words != '\0' ? self->words : NULL,
    .game = *game != '\0' ? game : NULL,
    .tag = g_str_has_prefix (self->name, "tag:") ? self->name + strlen ("tag:") : NULL,
    .in_progress = g_str_equal (self->name, "library:in-progress") || g_str_equal (state, "in-progress"),
    .finished = g_str_equal (self->name, "library:finished") || g_str_equal (state, "finished"),
    .starred = g_str_equal (self->name, "library:starred"),
    .deleted = ari_entry_query_is_for_deleted (self),
  };
  get_player (self, query);
}

void
ari_entry_query_set_place (AriEntryQuery *self,
                           const char    *name)
{
  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  g_set_str (&self->name, name);
  ari_entry_query_widen (self);
}

const char *
ari_entry_query_get_name (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  return self->name;
}

const AriEntryPlace *
ari_entry_query_get_place (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_has_prefix (self->name, places[i].place))
      return &places[i];

  return &places[0];
}

const char *
ari_entry_query_get_title (AriEntryQuery *self)
{
  const AriEntryPlace *place = ari_entry_query_get_place (self);

  g_return_val_if_fail (place != NULL, NULL);

  return place->title != NULL ? g_dpgettext2 (NULL, "matches", place->title)
                              : self->name + strlen (place->place);
}

void
ari_entry_query_set_words (AriEntryQuery *self,
                           const char    *words)
{
  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  if (g_set_str (&self->words, words))
    emit_changed (self);
}

GActionGroup *
ari_entry_query_get_filter (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  return G_ACTION_GROUP (self->filter);
}

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
  g_autoptr(GMenuModel) persons = ari_name_menu_new (people, NULL, "filter.player", PERSON);
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

GMenuModel *
ari_entry_query_make_menu (AriEntryQuery *self,
                           AriPeople     *people)
{
  g_autoptr(GMenuModel) players = make_players (people), times = make_times ();
  g_autoptr(GMenu) last = g_menu_new ();
  const AriRules *const *games;
  guint n_games;
  GMenu *menu;

  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  menu = g_menu_new ();
  games = ari_board_renderer_games (&n_games);
  if (n_games > 1)
    {
      g_autoptr(GMenu) section = g_menu_new ();

      g_menu_append (section, _("All Games"), "filter.game::");
      for (guint i = 0; i < n_games; i++)
        {
          g_autofree char *action = g_strdup_printf ("filter.game::%s", games[i]->id);

          g_menu_append (section, _(games[i]->name), action);
        }
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }

  if (!g_str_equal (self->name, "library:in-progress") && !g_str_equal (self->name, "library:finished"))
    {
      g_autoptr(GMenu) section = g_menu_new ();

      g_menu_append (section, _("Finished or Not"), "filter.state::");
      g_menu_append (section, _("In Progress"), "filter.state::in-progress");
      g_menu_append (section, _("Finished"), "filter.state::finished");
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }

  g_menu_append_submenu (last, _("Player"), players);
  g_menu_append_submenu (last, C_("matches", "Played"), times);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));

  return G_MENU_MODEL (menu);
}

void
ari_entry_query_widen (AriEntryQuery *self)
{
  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  g_set_str (&self->words, "");
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    set_filter (self, filters[i], "");
  emit_changed (self);
}

gboolean
ari_entry_query_is_filtered (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    if (*get_filter (self, filters[i]) != '\0')
      return TRUE;

  return FALSE;
}

gboolean
ari_entry_query_is_narrowed (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), FALSE);

  return ari_entry_query_is_filtered (self) || *self->words != '\0';
}

gboolean
ari_entry_query_is_for_all (AriEntryQuery *self)
{
  return ari_entry_query_get_place (self) == &places[0] && !ari_entry_query_is_narrowed (self);
}

gboolean
ari_entry_query_is_for_deleted (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), FALSE);

  return g_str_equal (self->name, "library:deleted");
}

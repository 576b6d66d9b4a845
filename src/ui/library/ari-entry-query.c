/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-query.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"

struct _AriEntryQuery
{
  GObject             parent_instance;

  /* Owned */
  char               *name;   /* of the place */
  char               *words;
  GSimpleActionGroup *filter; /* "game", "state" */
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

static void
emit_changed (AriEntryQuery *self)
{
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
  static const char *const names[] = { "game", "state" };

  self->name = g_strdup (places[0].place);
  self->words = g_strdup ("");
  self->filter = g_simple_action_group_new ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(GSimpleAction) action =
        g_simple_action_new_stateful (names[i], G_VARIANT_TYPE_STRING, g_variant_new_string (""));

      g_signal_connect_object (action, "notify::state", G_CALLBACK (emit_changed), self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self->filter), G_ACTION (action));
    }
}

AriEntryQuery *
ari_entry_query_new (void)
{
  return g_object_new (ARI_TYPE_ENTRY_QUERY, NULL);
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

GMenuModel *
ari_entry_query_make_menu (AriEntryQuery *self)
{
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

  return G_MENU_MODEL (menu);
}

void
ari_entry_query_widen (AriEntryQuery *self)
{
  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  g_set_str (&self->words, "");
  set_filter (self, "game", "");
  set_filter (self, "state", "");
  emit_changed (self);
}

gboolean
ari_entry_query_is_filtered (AriEntryQuery *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), FALSE);

  return *get_filter (self, "game") != '\0' || *get_filter (self, "state") != '\0';
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-query.h"

#include <glib/gi18n.h>

#include "ari-career-words.h"
#include "ari-clock.h"
#include "ari-date-words.h"

#define PERSON ARI_ENTRY_PERSON
#define LEVEL  "level:"

struct _AriEntryQuery
{
  GObject             parent_instance;

  /* Owned */
  char               *name;   /* of the place */
  char               *words;
  char               *all_words; /* with those that the place fixes */
  GHashTable         *fixed;     /* (element-type utf8 utf8) what the place fixes: parts of a saved search */
  GSimpleActionGroup *filter;    /* see ari_entry_query_get_filter() */
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
  { ARI_ENTRY_SEARCH, NULL, "system-search-symbolic", N_("No Matches Found"),
    N_("Matches that this search finds appear here.") },
  { ARI_ENTRY_PERSON, NULL, "avatar-default-symbolic", N_("No Matches Found"),
    N_("Matches of this person appear here.") },
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

/* "place" is the list of the sidebar that is searched, and "words" are searched for; the others have the names
 * of their filters. "": the place does not fix it. */
static const char *
get_fixed (AriEntryQuery *self,
           const char    *name)
{
  const char *part = g_hash_table_lookup (self->fixed, name);

  return part != NULL ? part : "";
}

/* What the place fixes can't be filtered. */
static const char *
get_part (AriEntryQuery *self,
          const char    *name)
{
  const char *fixed = get_fixed (self, name);

  return *fixed != '\0' ? fixed : get_filter (self, name);
}

/* The list of the sidebar that is searched. */
static const char *
get_list (AriEntryQuery *self)
{
  const char *fixed = get_fixed (self, "place");

  if (*fixed != '\0')
    return fixed;

  return g_str_has_prefix (self->name, ARI_ENTRY_SEARCH) || g_str_has_prefix (self->name, ARI_ENTRY_PERSON)
           ? places[0].place : self->name;
}

/* A result is that of a player: without one, there is none to choose. */
static void
sync_result (AriEntryQuery *self)
{
  GAction *result = g_action_map_lookup_action (G_ACTION_MAP (self->filter), "result");
  gboolean has_player = *get_part (self, "player") != '\0';

  g_simple_action_set_enabled (G_SIMPLE_ACTION (result), has_player);
  if (!has_player)
    set_filter (self, "result", "");
}

static void
emit_changed (AriEntryQuery *self)
{
  g_autofree char *words = g_strdup_printf ("%s %s", get_fixed (self, "words"), self->words);

  g_set_str (&self->all_words, g_strstrip (words));
  sync_result (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
ari_entry_query_finalize (GObject *object)
{
  AriEntryQuery *self = ARI_ENTRY_QUERY (object);

  g_free (self->name);
  g_free (self->words);
  g_free (self->all_words);
  g_hash_table_unref (self->fixed);
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
  self->all_words = g_strdup ("");
  self->fixed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
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
  const char *player = get_part (self, "player"), *result = get_part (self, "result");
  AriDateSpan span = { (guint) g_ascii_strtoull (get_part (self, "since"), NULL, 10), NULL };

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
  const char *game, *state, *place;

  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  game = get_part (self, "game");
  state = get_part (self, "state");
  place = get_list (self);
  *query = (AriQuery) {
    .words = *self->all_words != '\0' ? self->all_words : NULL,
    .game = *game != '\0' ? game : NULL,
    .tag = g_str_has_prefix (place, "tag:") ? place + strlen ("tag:") : NULL,
    .in_progress = g_str_equal (place, "library:in-progress") || g_str_equal (state, "in-progress"),
    .finished = g_str_equal (place, "library:finished") || g_str_equal (state, "finished"),
    .starred = g_str_equal (place, "library:starred"),
    .deleted = ari_entry_query_is_for_deleted (self),
  };
  get_player (self, query);
}

void
ari_entry_query_set_place (AriEntryQuery *self,
                           const char    *name,
                           GVariant      *fixed)
{
  GVariantIter iter;
  char *part, *value;

  g_return_if_fail (ARI_IS_ENTRY_QUERY (self));

  g_set_str (&self->name, name);
  g_hash_table_remove_all (self->fixed);
  if (fixed != NULL)
    {
      g_variant_iter_init (&iter, fixed);
      while (g_variant_iter_next (&iter, "{ss}", &part, &value))
        g_hash_table_insert (self->fixed, part, value);
    }
  ari_entry_query_widen (self);
}

static void
save_part (GVariantBuilder *builder,
           const char      *name,
           const char      *part)
{
  if (*part != '\0')
    g_variant_builder_add (builder, "{ss}", name, part);
}

GVariant *
ari_entry_query_save (AriEntryQuery *self)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  const char *list;

  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  list = get_list (self);
  if (!g_str_equal (list, places[0].place))
    save_part (&builder, "place", list);
  save_part (&builder, "words", self->all_words);
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    save_part (&builder, filters[i], get_part (self, filters[i]));

  return g_variant_builder_end (&builder);
}

/* (nullable): what a list of the sidebar is called; NULL: all matches. */
static const char *
name_list (const char *list)
{
  if (g_str_has_prefix (list, "tag:"))
    return list + strlen ("tag:");
  for (guint i = 1; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (list, places[i].place) && places[i].title != NULL)
      return g_dpgettext2 (NULL, "matches", places[i].title);

  return NULL;
}

static void
describe_part (GString    *text,
               const char *part)
{
  if (part != NULL && *part != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", part);
}

static void
describe_player (GString        *text,
                 const AriQuery *query)
{
  AriPlayer player = { query->player_kind, (char *) query->player };
  g_autofree char *words = query->player != NULL ? ari_player_words (&player) : NULL;

  describe_part (text, words);
  describe_part (text, query->result == ARI_QUERY_WON    ? C_("result", "Won")
                       : query->result == ARI_QUERY_LOST ? C_("result", "Lost")
                                                         : NULL);
}

static void
describe_time (GString    *text,
               const char *days)
{
  guint n;
  const AriDateSpan *spans = ari_date_spans (&n);

  for (guint i = 0; i < n; i++)
    if (spans[i].days > 0 && spans[i].days == g_ascii_strtoull (days, NULL, 10))
      describe_part (text, ari_date_span_title (&spans[i]));
}

char *
ari_entry_query_describe (AriEntryQuery *self)
{
  g_autoptr(GString) text = g_string_new (NULL);
  const AriRules *rules;
  const char *state;
  AriQuery query;

  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), NULL);

  ari_entry_query_get (self, &query);
  rules = query.game != NULL ? ari_rules_lookup (query.game) : NULL;
  state = get_part (self, "state");
  describe_part (text, self->all_words);
  describe_part (text, rules != NULL ? _(rules->name) : NULL);
  describe_part (text, name_list (get_list (self)));
  describe_part (text, g_str_equal (state, "in-progress") ? _("In Progress")
                       : g_str_equal (state, "finished")  ? _("Finished")
                                                          : NULL);
  describe_player (text, &query);
  describe_time (text, get_part (self, "since"));

  return g_string_free_and_steal (g_steal_pointer (&text));
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

char *
ari_entry_query_make_title (AriEntryQuery *self)
{
  const AriEntryPlace *place = ari_entry_query_get_place (self);
  const char *rest;

  g_return_val_if_fail (place != NULL, NULL);

  rest = self->name + strlen (place->place);
  if (g_str_equal (place->place, ARI_ENTRY_PERSON))
    return g_strdup_printf (_("Matches of %s"), rest);

  return g_strdup (place->title != NULL ? g_dpgettext2 (NULL, "matches", place->title) : rest);
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

gboolean
ari_entry_query_fixes (AriEntryQuery *self,
                       const char    *filter)
{
  const char *list;

  g_return_val_if_fail (ARI_IS_ENTRY_QUERY (self), FALSE);

  list = get_list (self);

  return *get_fixed (self, filter) != '\0'
         || (g_str_equal (filter, "state") && (g_str_equal (list, "library:in-progress")
                                               || g_str_equal (list, "library:finished")));
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

  return g_str_equal (get_list (self), "library:deleted");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-search-fold.h"

AriQuery *
ari_query_copy (const AriQuery *query)
{
  AriQuery *copy = g_new (AriQuery, 1);

  *copy = *query;
  copy->words = g_strdup (query->words);
  copy->game = g_strdup (query->game);
  copy->tag = g_strdup (query->tag);
  copy->player = g_strdup (query->player);

  return copy;
}

void
ari_query_free (AriQuery *query)
{
  g_free ((char *) query->words);
  g_free ((char *) query->game);
  g_free ((char *) query->tag);
  g_free ((char *) query->player);
  g_free (query);
}

/* Words about a result: what the index has, and what you would type. The index names an ending as
 * match.ending does. */
static const struct
{
  const char *stored;
  const char *typed;
} result_words[] = {
  /* Translators: these three are what a person types to search for matches by their result:
   * one word each, in lower case. */
  { "finished", NC_("search for a result", "finished") },
  { "unfinished", NC_("search for a result", "unfinished") },
  { "shared", NC_("search for a result", "shared") },
  /* Translators: the rest are words that a person types to search for matches by their end, each in lower
   * case and as the list of matches shows it: “Draw”, “Left unfinished”, “Anna won by resignation”, “Anna
   * won by adjudication”. This one is for a draw. */
  { "draw", NC_("search for a result", "draw") },
  /* Translators: a match that the players left without a result. */
  { "unterminated", NC_("search for a result", "left unfinished") },
  { "resignation", NC_("search for a result", "resignation") },
  { "adjudication", NC_("search for a result", "adjudication") },
};

/* Fewer letters would make too many names look like a result or a colour; a shorter word must be typed in
 * full. */
#define FACT_MIN 4

static gboolean
has_letter_or_digit (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalnum (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

/* @folded: without quotes, since they separate words. Several words must stand side by side. The fixed words
 * are English in every language, so what was typed is not compared with them; points are the exception. */
static void
append_prefix (GString    *match,
               const char *folded)
{
  g_string_append_printf (match, "- facts : \"%s\"*", folded);
  if (strspn (folded, "0123456789") == strlen (folded))
    g_string_append_printf (match, " OR facts : \"%s\"", folded);
}

/* Whether @word begins any word of @shown, with or without accents. */
static gboolean
is_shown (const char *word,
          const char *shown)
{
  return g_utf8_strlen (word, -1) >= MIN (FACT_MIN, g_utf8_strlen (shown, -1)) &&
         g_str_match_string (word, shown, TRUE);
}

/* @fact: what the index has where the screen says @shown */
static void
append_fact (GString    *match,
             const char *word,
             const char *fact,
             const char *shown)
{
  if (is_shown (word, shown))
    g_string_append_printf (match, " OR facts : \"%s\"", fact);
}

static void
append_facts (GString    *match,
              const char *word)
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (gsize i = 0; i < G_N_ELEMENTS (result_words); i++)
    append_fact (match, word, result_words[i].stored,
                 g_dpgettext2 (GETTEXT_PACKAGE, "search for a result", result_words[i].typed));

  for (guint i = 0; i < n_games; i++)
    append_fact (match, word, games[i]->id, g_dgettext (GETTEXT_PACKAGE, games[i]->name));

  for (guint i = 0; i < n_games; i++)
    for (AriActor seat = 1; seat <= games[i]->choices.max_seats; seat++)
      if (is_shown (word, ari_seat_own_name (games[i], seat)))
        g_string_append_printf (match, " OR (facts : \"nameless%u\" AND facts : \"%s\")", seat, games[i]->id);
}

/* The FTS5 expression for typed text: every word must begin some word of the match. NULL for no words; an
 * empty text for words that nothing can contain. */
static char *
match_expression (const char *typed)
{
  g_autofree char *valid = g_utf8_make_valid (typed != NULL ? typed : "", -1);
  g_auto(GStrv) words = g_strsplit_set (valid, " \t\r\n", -1);
  g_autoptr(GString) match = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *folded = ari_search_fold (words[i]);

      any = any || words[i][0] != '\0';
      if (folded[0] == '\0')
        continue;

      if (match->len > 0)
        g_string_append (match, " AND ");
      g_string_append_c (match, '(');
      append_prefix (match, folded);
      if (has_letter_or_digit (words[i]))
        append_facts (match, words[i]);
      g_string_append_c (match, ')');
    }

  return any ? g_string_free_and_steal (g_steal_pointer (&match)) : NULL;
}

/* Older deletions are shown nowhere: the next tidy removes them. All other lists skip deleted matches.
 *
 * Without words, the rows come in order from an index that has all they need; with words, the search index
 * comes first, since it leaves few rows. The cross join keeps SQLite from reversing that. */
#define PLAYER "kind = ?8 AND iif (kind = 1, level, name) = ?7"
#define FILTER \
  "(?1 IS NULL OR game = ?1) AND (NOT ?2 OR (winners = 0 AND ending IS NULL)) " \
  "AND (NOT ?3 OR winners <> 0 OR ending IS NOT NULL) AND (NOT ?4 OR starred) " \
  "AND (?5 IS NULL OR id IN (SELECT match FROM tag WHERE name = ?5)) " \
  "AND (?7 IS NULL OR id IN (SELECT match FROM seat WHERE " PLAYER ")) " \
  "AND (NOT ?9 OR (winners <> 0 AND EXISTS (SELECT 1 FROM seat WHERE seat.match = match.id AND " PLAYER \
  "  AND (winners >> (seat - 1) & 1) = (?9 = 1)) " \
  "  AND (?9 <> 1 OR winners <> (1 << (SELECT count (*) FROM seat WHERE seat.match = match.id)) - 1))) " \
  "AND touched >= ?10 "
#define WITHOUT_WORDS " FROM match WHERE " FILTER "AND "
#define WITH_WORDS \
  " FROM words CROSS JOIN match ON match.id = words.rowid WHERE words MATCH ?6 AND " FILTER "AND "
#define LISTED  "deleted = 0"
#define DELETED ARI_RECENTLY_DELETED
#define LISTED_ORDER  " ORDER BY touched DESC, id DESC"
#define DELETED_ORDER " ORDER BY deleted DESC, id DESC"

static const char *const lists[2][2] = { /* [deleted][with words] */
  { "SELECT id" WITHOUT_WORDS LISTED LISTED_ORDER, "SELECT id" WITH_WORDS LISTED LISTED_ORDER },
  { "SELECT id" WITHOUT_WORDS DELETED DELETED_ORDER, "SELECT id" WITH_WORDS DELETED DELETED_ORDER },
};

static const char *const counts[2][2] = { /* likewise */
  { "SELECT count (*)" WITHOUT_WORDS LISTED, "SELECT count (*)" WITH_WORDS LISTED },
  { "SELECT count (*)" WITHOUT_WORDS DELETED, "SELECT count (*)" WITH_WORDS DELETED },
};

/* @words: (nullable): see match_expression() */
static AriStatement *
ask (AriDatabase       *database,
     const AriQuery    *query,
     const char        *words,
     const char *const  statements[2][2],
     GError           **error)
{
  AriStatement *rows = ari_database_use (database, statements[query->deleted != FALSE][words != NULL], error);

  if (rows == NULL)
    return NULL;

  ari_statement_bind_text (rows, 1, query->game);
  sqlite3_bind_int (rows, 2, query->in_progress);
  sqlite3_bind_int (rows, 3, query->finished);
  sqlite3_bind_int (rows, 4, query->starred);
  ari_statement_bind_text (rows, 5, query->tag);
  if (words != NULL)
    ari_statement_bind_text (rows, 6, words);
  ari_statement_bind_text (rows, 7, query->player);
  sqlite3_bind_int (rows, 8, query->player_kind);
  sqlite3_bind_int (rows, 9, query->player != NULL ? (int) query->result : ARI_QUERY_ANY);
  sqlite3_bind_int64 (rows, 10, query->since);

  return rows;
}

GArray *
ari_queries_ids (AriDatabase     *database,
                 const AriQuery  *query,
                 GError         **error)
{
  g_autoptr(GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *words = match_expression (query->words);
  g_autoptr(AriStatement) rows = NULL;
  int rc;

  if (words != NULL && *words == '\0')
    return g_steal_pointer (&ids);

  rows = ask (database, query, words, lists, error);
  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      gint64 id = sqlite3_column_int64 (rows, 0);

      g_array_append_val (ids, id);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&ids) : NULL;
}

gboolean
ari_queries_count (AriDatabase     *database,
                   const AriQuery  *query,
                   guint           *n,
                   GError         **error)
{
  g_autofree char *words = match_expression (query->words);
  g_autoptr(AriStatement) row = NULL;

  *n = 0;
  if (words != NULL && *words == '\0')
    return TRUE;

  row = ask (database, query, words, counts, error);
  if (row == NULL || ari_database_step (database, row, error) != SQLITE_ROW)
    return FALSE;

  *n = (guint) sqlite3_column_int64 (row, 0);

  return TRUE;
}

static gboolean
load_tags (AriDatabase   *database,
           AriEntryData  *entry,
           GError       **error)
{
  g_autoptr(GStrvBuilder) tags = g_strv_builder_new ();
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT name FROM tag WHERE match = ?1 ORDER BY name", error);

  if (rows == NULL)
    return FALSE;

  sqlite3_bind_int64 (rows, 1, entry->id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    g_strv_builder_take (tags, ari_statement_dup_text (rows, 0));

  g_clear_pointer (&entry->tags, g_strfreev);
  entry->tags = g_strv_builder_end (tags);

  return rc == SQLITE_DONE;
}

/* Replays the main line from its text: a position stored as bytes would tie the file to one release and one
 * kind of processor, and could not be trusted. A parent has a smaller id, so that even a damaged tree
 * ends. */
static gboolean
replay (AriDatabase   *database,
        AriEntryData  *entry,
        guint          tip,
        GError       **error)
{
  const AriRules *rules = entry->setup.rules;
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "WITH RECURSIVE line (id, parent, action) AS ("
    "  SELECT id, parent, action FROM ply WHERE match = ?1 AND id = ?2 "
    "  UNION ALL "
    "  SELECT ply.id, ply.parent, ply.action FROM line JOIN ply ON ply.match = ?1 AND ply.id = line.parent "
    "  WHERE ply.id < line.id) "
    "SELECT action, EXISTS (SELECT 1 FROM eval WHERE match = ?1 AND ply = line.id) FROM line ORDER BY id", error);

  entry->analysed = tip > 0;
  rules->start (&entry->position, &entry->setup);
  if (rows == NULL)
    return FALSE;

  sqlite3_bind_int64 (rows, 1, entry->id);
  sqlite3_bind_int64 (rows, 2, tip);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 0);
      AriAction action;

      if (!ari_rules_parse (rules, &entry->position, text, &action, NULL))
        return TRUE;
      rules->apply (&entry->position, action);
      entry->analysed = entry->analysed && sqlite3_column_int (rows, 1) != 0;
    }

  return rc == SQLITE_DONE;
}

static void
read_row (AriStatement *row,
          AriEntryData *entry)
{
  double scores[ARI_MAX_SEATS] = { 0 };

  entry->title = ari_statement_dup_text (row, 1);
  entry->started = sqlite3_column_int64 (row, 2);
  entry->touched = sqlite3_column_int64 (row, 3);
  entry->n_plies = (guint) sqlite3_column_int64 (row, 4);
  entry->winners = (guint) sqlite3_column_int64 (row, 5);
  entry->starred = sqlite3_column_int (row, 7) != 0;
  ari_numbers_from_text (ari_statement_text (row, 6), scores);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    entry->scores[i] = (int) CLAMP (scores[i], G_MININT, G_MAXINT);
}

/* NULL without an error: there is no such match. */
static AriEntryData *
load_entry (AriDatabase  *database,
            gint64        id,
            GError      **error)
{
  g_autoptr(AriEntryData) entry = ari_entry_data_new (id);
  g_autofree char *setup = NULL;
  int rc;
  g_autoptr(AriStatement) row = ari_database_use (database,
    "SELECT setup, title, started, touched, n_plies, winners, scores, starred, tip, ending "
    "FROM match WHERE id = ?1",
    error);

  if (row == NULL)
    return NULL;

  sqlite3_bind_int64 (row, 1, id);
  rc = ari_database_step (database, row, error);
  if (rc != SQLITE_ROW)
    return NULL;

  read_row (row, entry);
  setup = ari_statement_dup_word (row, 0);
  if (!ari_setup_parse (&entry->setup, setup, NULL))
    {
      /* Only editing the file by hand makes such a row; the rest of the list must not suffer. */
      g_autoptr(AriEntryData) unreadable = ari_entry_data_new (id);

      unreadable->title = g_strdup (_("This match can’t be read"));
      return g_steal_pointer (&unreadable);
    }

  ari_matches_load_ending (row, 9, 5, entry->setup.seats, &entry->ending);
  if (!ari_matches_load_seats (database, id, entry->seats, error) ||
      !load_tags (database, entry, error) ||
      !replay (database, entry, (guint) sqlite3_column_int64 (row, 8), error))
    return NULL;

  return g_steal_pointer (&entry);
}

GPtrArray *
ari_queries_entries (AriDatabase   *database,
                     const gint64  *ids,
                     guint          n_ids,
                     GError       **error)
{
  g_autoptr(GPtrArray) entries = g_ptr_array_new_full (n_ids, (GDestroyNotify) ari_entry_data_free);

  for (guint i = 0; i < n_ids; i++)
    {
      g_autoptr(GError) reason = NULL;
      AriEntryData *entry = load_entry (database, ids[i], &reason);

      if (reason != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return NULL;
        }
      g_ptr_array_add (entries, entry);
    }

  return g_steal_pointer (&entries);
}

char **
ari_queries_tags (AriDatabase  *database,
                  GError      **error)
{
  g_autoptr(GStrvBuilder) tags = g_strv_builder_new ();
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT DISTINCT name FROM tag JOIN match ON match.id = tag.match WHERE deleted = 0", error);

  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    g_strv_builder_take (tags, ari_statement_dup_text (rows, 0));

  return rc == SQLITE_DONE ? g_strv_builder_end (tags) : NULL;
}

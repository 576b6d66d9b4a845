/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-tags.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-record-layout.h"
#include "ari-record-start.h"

#define VERSION        "1"
#define MAX_KNOWN_TAGS 100 /* more than any game with all its seats and options has */

static void
clear_tag (gpointer data)
{
  AriTag *tag = data;

  g_free (tag->name);
  g_free (tag->value);
}

static const AriTag *
find_tag (GArray     *tags,
          const char *name)
{
  for (guint i = 0; i < tags->len; i++)
    {
      const AriTag *tag = &g_array_index (tags, AriTag, i);

      if (g_str_equal (tag->name, name))
        return tag;
    }

  return NULL;
}

/* Reading. */

/* @field: (out): "", "Kind" or "Level". Returns the seat; 0 for any other tag. */
static guint
parse_seat_name (const char  *name,
                 const char **field)
{
  guint64 seat;
  char *end;

  if (!g_str_has_prefix (name, "Seat") || !g_ascii_isdigit (name[4]) || name[4] == '0')
    return 0;

  seat = g_ascii_strtoull (name + 4, &end, 10);
  *field = end;
  if (*end != '\0' && !g_str_equal (end, "Kind") && !g_str_equal (end, "Level"))
    return 0;

  return (guint) MIN (seat, G_MAXUINT);
}

static gboolean
is_setup_tag (const char *name)
{
  return g_str_equal (name, "Ariadne") || g_str_equal (name, "Game") || g_str_equal (name, "Seats") ||
         g_str_has_prefix (name, "Option.");
}

/* Unknown tags are kept. */
static gboolean
is_foreign (const char *name)
{
  const char *field;

  return !is_setup_tag (name) && parse_seat_name (name, &field) == 0 && !g_str_equal (name, "Title") &&
         !g_str_equal (name, "Notes") && !g_str_equal (name, "Started") && !g_str_equal (name, "Takebacks") &&
         !g_str_equal (name, "Result");
}

/* Nobody needs so many, and a file with endless tags could fill the memory. */
static gboolean
check_number (GArray        *tags,
              const AriTag  *tag,
              guint         *n_foreign,
              GError       **error)
{
  guint most = is_foreign (tag->name) ? ARI_RECORD_MAX_TAGS : MAX_KNOWN_TAGS;
  guint n = is_foreign (tag->name) ? ++*n_foreign : tags->len - *n_foreign;

  return n <= most ||
         ari_record_fail (error, ARI_RECORD_ERROR_LARGE, &tag->name_at,
                          _("There are too many tags here. Expected at most %u of this sort."), most);
}

static gboolean
expect (AriTokenKind      kind,
        const char       *message,
        AriRecordCursor  *at,
        AriToken         *token,
        GError          **error)
{
  if (!ari_record_lex (at, token, error))
    return FALSE;

  return token->kind == kind ||
         ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token->start, "%s", message);
}

/* Reads the value of a tag, which can be a long text in some of them. */
static char *
read_value (const AriTag    *tag,
            const AriToken  *token,
            GError         **error)
{
  gboolean is_text = is_foreign (tag->name) || g_str_equal (tag->name, "Notes");
  guint most = is_text ? ARI_RECORD_MAX_TEXT : ARI_RECORD_MAX_LINE;
  char *value = ari_record_decode (token->contents, FALSE, most, error);

  if (value == NULL && !is_text && error != NULL
      && g_error_matches (*error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_LARGE))
    {
      g_clear_error (error);
      /* Translators: %1$s is the name of a tag of a record, such as Title. */
      ari_record_fail (error, ARI_RECORD_ERROR_LARGE, &token->contents,
                       _("The tag “%1$s” is too long. Shorten it to at most %2$u characters."), tag->name, most);
    }

  return value;
}

/* Starts after the bracket that opens a tag. */
static gboolean
read_tag (AriTag           *tag,
          AriRecordCursor  *at,
          GError          **error)
{
  AriToken token;

  if (!expect (ARI_TOKEN_WORD, _("Expected the name of a tag here, such as Game."), at, &token, error))
    return FALSE;
  tag->name_at = token.start;
  tag->name = ari_token_dup (&token);

  if (!expect (ARI_TOKEN_STRING, _("Expected the value of the tag here, in straight quotation marks."),
               at, &token, error))
    return FALSE;
  tag->value_at = token.start;
  tag->value = read_value (tag, &token, error);

  return tag->value != NULL &&
         expect (ARI_TOKEN_TAG_END, _("Expected “]” at the end of the tag."), at, &token, error);
}

static gboolean
fail_foreign (const AriRecordCursor  *at,
              GError                **error)
{
  return ari_record_fail (error, ARI_RECORD_ERROR_FOREIGN, at,
                          _("This is not the start of a record. Expected [Ariadne \"1\"] first."));
}

/**
 * ari_tags_read:
 * @at: (inout): the start of a record; afterwards the start of its plies
 *
 * Returns: (nullable) (transfer full): the tags
 */
GArray *
ari_tags_read (AriRecordCursor  *at,
               GError          **error)
{
  g_autoptr(GArray) tags = g_array_new (FALSE, TRUE, sizeof (AriTag));
  guint n_foreign = 0;

  g_array_set_clear_func (tags, clear_tag);

  for (;;)
    {
      AriRecordCursor next = *at;
      AriTag *tag;

      ari_record_skip_space (&next);
      /* The next record of the same text may begin here. */
      if (next.p == next.end || *next.p != '[' || (tags->len > 0 && ari_record_begins (&next)))
        return tags->len > 0 || fail_foreign (&next, error) ? g_steal_pointer (&tags) : NULL;

      ari_record_advance (&next);
      g_array_set_size (tags, tags->len + 1);
      tag = &g_array_index (tags, AriTag, tags->len - 1);
      if (!read_tag (tag, &next, error) || !check_number (tags, tag, &n_foreign, error))
        return NULL;

      *at = next;
    }
}

static gboolean
check_version (const AriTag  *tag,
               GError       **error)
{
  if (!g_str_equal (tag->name, "Ariadne"))
    return fail_foreign (&tag->name_at, error);

  if (!g_str_equal (tag->value, VERSION))
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &tag->value_at,
                            _("This record has the version “%s”, and only version 1 is known. Update the "
                              "program, or save the record in version 1."), tag->value);

  return TRUE;
}

static gboolean
read_count (const AriTag  *tag,
            guint         *count,
            GError       **error)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (tag->value, 10, 0, G_MAXUINT, &number, NULL))
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &tag->value_at,
                            _("“%s” is not a whole number. Expected digits only."), tag->value);

  *count = (guint) number;

  return TRUE;
}

/* Adds the place in the text to an error of the rules. */
static gboolean
fail_with (GError                **error,
           AriRecordError          code,
           const AriRecordCursor  *at,
           const GError           *cause)
{
  return ari_record_fail (error, code, at, "%s", cause->message);
}

/**
 * ari_tags_get_setup:
 * @lookup: looks up the rules
 * @setup: (out): the setup given by the tags Game, Seats and Option.…; head starts depend on all others
 */
gboolean
ari_tags_get_setup (GArray           *tags,
                    const AriRules *(*lookup) (const char *id),
                    AriSetup         *setup,
                    GError          **error)
{
  const AriTag *first = &g_array_index (tags, AriTag, 0);
  const AriTag *game = find_tag (tags, "Game"), *head_starts = find_tag (tags, ARI_TAG_HEAD_STARTS);
  g_autoptr(GError) refusal = NULL;
  const AriRules *rules;

  if (!check_version (first, error))
    return FALSE;

  if (game == NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_GAME, &first->name_at,
                            _("This record does not say which game it belongs to. Expected the tag Game, "
                              "such as "
                              "[Game \"minoa\"]."));

  rules = lookup (game->value);
  if (rules == NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_GAME, &game->value_at,
                            _("The game “%s” is unknown. Expected the id of a game that this program has, "
                              "such as minoa."), game->value);

  ari_setup_init (setup, rules);

  for (guint i = 0; i < tags->len; i++)
    {
      const AriTag *tag = &g_array_index (tags, AriTag, i);
      g_autoptr(GError) cause = NULL;
      guint seats = 0;

      if (g_str_equal (tag->name, "Seats"))
        {
          if (!read_count (tag, &seats, error))
            return FALSE;
          if (!ari_setup_set_seats (setup, seats, &cause))
            return fail_with (error, ARI_RECORD_ERROR_GAME, &tag->value_at, cause);
        }
      else if (g_str_has_prefix (tag->name, "Option.") && !g_str_equal (tag->name, ARI_TAG_HEAD_STARTS) &&
               !ari_setup_set_option (setup, tag->name + strlen ("Option."), tag->value, &cause))
        return fail_with (error, ARI_RECORD_ERROR_GAME, &tag->value_at, cause);
    }

  return head_starts == NULL || ari_setup_set_head_starts (setup, head_starts->value, &refusal) ||
         fail_with (error, ARI_RECORD_ERROR_GAME, &head_starts->value_at, refusal);
}

/* Seat1, Seat1Kind and Seat1Level are given separately and set together. */
typedef struct
{
  AriSeatKind kind;
  const char *name;
  const char *level;
} SeatTags;

static gboolean
read_seat_tag (const AriTag  *tag,
               guint          seat,
               const char    *field,
               guint          seats,
               SeatTags       list[ARI_MAX_SEATS],
               GError       **error)
{
  SeatTags *at;

  if (seat > seats)
    return ari_record_fail (error, ARI_RECORD_ERROR_GAME, &tag->name_at,
                            ngettext ("This match has only %u player, so it can’t have a tag for another "
                                      "one.",
                                      "This match has only %u players, so it can’t have a tag for another "
                                      "one.",
                                      seats), seats);

  at = &list[seat - 1];
  if (*field == '\0')
    at->name = tag->value;
  else if (g_str_equal (field, "Level"))
    at->level = tag->value;
  else if (g_str_equal (tag->value, "computer"))
    at->kind = ARI_SEAT_COMPUTER;
  else if (!g_str_equal (tag->value, "person"))
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &tag->value_at,
                            _("“%s” isn’t a valid player type. Expected person or computer."), tag->value);

  return TRUE;
}

/* PGN writes ????.??.?? for a date that nobody knows. */
static gboolean
is_unknown_date (const char *text)
{
  return strchr (text, '?') != NULL && text[strspn (text, "?.-")] == '\0';
}

static gboolean
read_started (const AriTag  *tag,
              AriMatch      *match,
              GError       **error)
{
  g_autoptr(GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr(GDateTime) time = g_date_time_new_from_iso8601 (tag->value, utc);

  if (is_unknown_date (tag->value))
    return TRUE;

  if (time == NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &tag->value_at,
                            _("“%s” isn’t a valid date and time. Expected a form such as "
                              "2026-11-21T18:30:00Z."),
                            tag->value);

  ari_match_set_started (match, g_date_time_to_unix (time));

  return TRUE;
}

static gboolean
check_double (GArray  *tags,
              guint    i,
              GError **error)
{
  const AriTag *tag = &g_array_index (tags, AriTag, i);

  gboolean may_be_ours =
    g_str_equal (tag->name, ARI_TAG_WARNINGS) || g_str_equal (tag->name, ARI_TAG_HANDOVER)
    || g_str_equal (tag->name, ARI_TAG_UNDO);

  if (find_tag (tags, tag->name) == tag || (is_foreign (tag->name) && !may_be_ours))
    return TRUE;

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &tag->name_at,
                          _("The tag %s appears twice. Expected it only once."), tag->name);
}

/* Other programs may mean something else by these names; then the tag is one of theirs. */
static gboolean
read_ours (const AriTag *tag,
           AriMatch     *match)
{
  AriWarningOptions warnings;
  guint64 number;

  if (g_str_equal (tag->name, ARI_TAG_WARNINGS)
      && ari_warning_options_from_text (&warnings, tag->value, ari_match_get_setup (match)->seats))
    ari_match_set_warnings (match, &warnings);
  else if (g_str_equal (tag->name, ARI_TAG_HANDOVER)
           && g_ascii_string_to_unsigned (tag->value, 10, 1, G_MAXUINT, &number, NULL))
    ari_match_set_handover (match, (guint) number);
  else if (g_str_equal (tag->name, ARI_TAG_UNDO) && g_str_equal (tag->value, ARI_UNDO_FREE))
    ari_match_set_free_undo (match, TRUE);
  else
    return FALSE;

  return TRUE;
}

/**
 * ari_tags_get_details:
 * @match: receives title, notes, date, warnings, handover, free undo and seats from the tags
 * @takebacks: (out): the number of takebacks
 */
gboolean
ari_tags_get_details (GArray    *tags,
                      AriMatch  *match,
                      guint     *takebacks,
                      GError   **error)
{
  guint seats = ari_match_get_setup (match)->seats;
  SeatTags list[ARI_MAX_SEATS] = { 0 };
  AriLayout foreign = { .out = NULL };
  g_autoptr(GString) text = g_string_new (NULL);

  foreign.out = text;
  *takebacks = 0;
  ari_match_set_started (match, 0);

  for (guint i = 0; i < tags->len; i++)
    {
      const AriTag *tag = &g_array_index (tags, AriTag, i);
      const char *field;
      guint seat = parse_seat_name (tag->name, &field);

      if (!check_double (tags, i, error))
        return FALSE;

      if (seat > 0 && !read_seat_tag (tag, seat, field, seats, list, error))
        return FALSE;
      else if (g_str_equal (tag->name, "Title"))
        ari_match_set_title (match, tag->value);
      else if (g_str_equal (tag->name, "Notes"))
        ari_match_set_notes (match, tag->value);
      else if (g_str_equal (tag->name, "Started") && !read_started (tag, match, error))
        return FALSE;
      else if (g_str_equal (tag->name, "Takebacks") && !read_count (tag, takebacks, error))
        return FALSE;
      else if (is_foreign (tag->name) && !g_str_equal (tag->name, "Termination") && !read_ours (tag, match))
        ari_layout_tag (&foreign, tag->name, tag->value);
    }

  for (guint i = 0; i < seats; i++)
    {
      ari_match_set_seat (match, i + 1, list[i].kind, list[i].name, list[i].level);
      if (list[i].kind == ARI_SEAT_PERSON && list[i].level != NULL)
        ari_match_set_substitute (match, i + 1, list[i].level);
    }
  ari_match_set_foreign_tags (match, text->str);

  return TRUE;
}

/* Results. */

/* @winners: bit (seat − 1) for each winner */
static char *
result_of (guint winners,
           guint seats)
{
  GString *text = g_string_new (NULL);

  for (AriActor seat = 1; seat <= seats; seat++)
    if (winners & (1u << (seat - 1)))
      g_string_append_printf (text, text->len > 0 ? "+%u" : "%u", seat);

  if (text->len == 0)
    g_string_append_c (text, '*');

  return g_string_free_and_steal (text);
}

/**
 * ari_record_dup_result:
 *
 * Returns: the winning seats, as in "1" or "1+3", or "*" for a match that goes on or has no result
 */
char *
ari_record_dup_result (AriMatch *match)
{
  return result_of (ari_match_winners (match), ari_match_get_setup (match)->seats);
}

/* The winners that the tag Result names; 0 for "*" and for anything else. */
static guint
parse_result (const AriTag *tag,
              guint         seats)
{
  for (guint winners = 1; tag != NULL && winners < 1u << seats; winners++)
    {
      g_autofree char *text = result_of (winners, seats);

      if (g_str_equal (text, tag->value))
        return winners;
    }

  return 0;
}

static gboolean
ends_by_rules (AriMatch *match)
{
  return ari_rules_actor (ari_match_get_rules (match), ari_match_get_main_position (match)) == ARI_NONE;
}

static void
add_foreign (AriMatch     *match,
             const AriTag *tag)
{
  const char *known = ari_match_get_foreign_tags (match);
  AriLayout layout = { .out = NULL };
  g_autoptr(GString) text = g_string_new (known);

  layout.out = text;
  ari_layout_tag (&layout, tag->name, tag->value);
  ari_match_set_foreign_tags (match, text->str);
}

/* Whether @text names the cause of the draw that the plies lead to, so that writing the match repeats it. */
static gboolean
is_draw_by_rules (AriMatch   *match,
                  const char *text)
{
  const char *draw = ari_rules_draw (ari_match_get_rules (match), ari_match_get_main_position (match));

  return draw != NULL && g_str_has_prefix (text, ARI_TAG_DRAW)
         && g_str_equal (text + strlen (ARI_TAG_DRAW), draw);
}

/**
 * ari_tags_get_ending:
 * @match: the match with all its plies; receives the ending
 *
 * Reads the tag Termination. Other programs write it, too: a value that is none of ours, or that does not fit
 * the result, is kept as a tag of another program.
 */
void
ari_tags_get_ending (GArray   *tags,
                     AriMatch *match)
{
  guint seats = ari_match_get_setup (match)->seats;
  guint winners = parse_result (find_tag (tags, "Result"), seats);

  for (guint i = 0; i < tags->len; i++)
    {
      const AriTag *tag = &g_array_index (tags, AriTag, i);
      AriEnding ending;

      if (!g_str_equal (tag->name, "Termination"))
        continue;

      if (is_draw_by_rules (match, tag->value))
        continue;
      if (ari_match_get_ending (match)->kind == ARI_ENDING_NONE
          && !ends_by_rules (match)
          && ari_ending_from_text (&ending, tag->value, winners, seats))
        ari_match_set_ending (match, &ending);
      else
        add_foreign (match, tag);
    }
}

/**
 * ari_tags_check_result:
 * @match: the match as the plies make it
 *
 * Returns: FALSE when the tag Result disagrees, as it does when plies are missing
 */
gboolean
ari_tags_check_result (GArray    *tags,
                       AriMatch  *match,
                       GError   **error)
{
  g_autofree char *result = ari_record_dup_result (match);
  const AriTag *tag = find_tag (tags, "Result");

  if (tag == NULL || g_str_equal (tag->value, result))
    return TRUE;

  return ari_record_fail (error, ARI_RECORD_ERROR_ACTION, &tag->value_at,
                          _("The result is given as “%s”, but the moves lead to “%s”. Expected all moves of "
                            "the match, and the numbers of the winning players or * for a match that goes "
                            "on."),
                          tag->value, result);
}

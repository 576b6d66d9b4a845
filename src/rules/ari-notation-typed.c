/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads what people type for an action: its written form, or words of their language, in any case, without
 * accents, and abbreviated as far as that stays clear. */
#include "ari-notation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef enum
{
  MATCH_NONE,
  MATCH_SHORT, /* a word is abbreviated */
  MATCH_WHOLE,
} Match;

/* Letters and digits of @text (@length bytes, −1: all) in lower case and without accents; spaces and commas
 * only separate. */
static char *
fold (const char *text,
      gssize      length)
{
  g_autofree char *apart = g_utf8_normalize (text, length, G_NORMALIZE_ALL);
  g_autoptr(GString) kept = g_string_new (NULL);

  for (const char *c = apart; c != NULL && *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      gboolean is_mark = g_unichar_type (letter) == G_UNICODE_NON_SPACING_MARK;

      if (!is_mark && !g_unichar_isspace (letter) && letter != ',')
        g_string_append_unichar (kept, letter);
    }

  return g_utf8_casefold (kept->str, (gssize) kept->len);
}

/* The parts of one action, ready to compare. */
typedef struct
{
  char *choices[ARI_NOTATION_PARTS][4]; /* (nullable) (owned): the text, the words, the phrase */
  gboolean is_word[ARI_NOTATION_PARTS];
  gboolean is_optional[ARI_NOTATION_PARTS];
  guint    n;
} Pattern;

static void
pattern_init (Pattern        *pattern,
              const AriRules *rules,
              const char     *text)
{
  AriNotation notation;

  *pattern = (Pattern) { .n = 0 };
  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];
      g_auto(GStrv) words = part->word != NULL ? g_strsplit (part->word, ",", 0) : NULL;
      guint n = 0;

      if (part->length == 0 && words == NULL)
        continue;
      if (part->length > 0)
        pattern->choices[pattern->n][n++] = fold (text + part->start, part->length);
      for (guint j = 0; words != NULL && words[j] != NULL && n < G_N_ELEMENTS (pattern->choices[0]); j++)
        pattern->choices[pattern->n][n++] = fold (words[j], -1);
      if (part->phrase != NULL && n < G_N_ELEMENTS (pattern->choices[0]))
        {
          g_autofree char *said = ari_notation_say (part, rules, NULL);

          pattern->choices[pattern->n][n++] = fold (said, -1);
        }
      pattern->is_word[pattern->n] = part->word != NULL;
      pattern->is_optional[pattern->n] = part->length == 0 || part->sign == ARI_SIGN_GAP
                                         || part->sign == ARI_SIGN_ARROW;
      pattern->n++;
    }
}

static void
pattern_clear (Pattern *pattern)
{
  for (guint i = 0; i < pattern->n; i++)
    for (guint j = 0; j < G_N_ELEMENTS (pattern->choices[i]); j++)
      g_free (pattern->choices[i][j]);
}

/* The bytes at which @a and @b begin alike. */
static gsize
common_length (const char *a,
               const char *b)
{
  gsize n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;

  return n;
}

/* How the parts of @pattern from number @part on match all of @typed. */
static Match
match_from (const Pattern *pattern,
            guint          part,
            const char    *typed)
{
  Match best;

  if (part == pattern->n)
    return *typed == '\0' ? MATCH_WHOLE : MATCH_NONE;

  best = pattern->is_optional[part] ? match_from (pattern, part + 1, typed) : MATCH_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (pattern->choices[part]) && pattern->choices[part][i] != NULL; i++)
    {
      gsize whole = strlen (pattern->choices[part][i]);
      gsize most = common_length (pattern->choices[part][i], typed);

      /* Coordinates and numbers can't be abbreviated. */
      for (gsize n = most; n > 0 && (n == whole || pattern->is_word[part]); n--)
        {
          Match match = match_from (pattern, part + 1, typed + n);

          best = MAX (best, n == whole ? match : MIN (match, MATCH_SHORT));
        }
    }

  return best;
}

static Match
match (const AriRules *rules,
       const char     *text,
       const char     *typed)
{
  Pattern pattern;
  Match found;

  pattern_init (&pattern, rules, text);
  found = match_from (&pattern, 0, typed);
  pattern_clear (&pattern);

  return found;
}

/* Returns: how many legal actions @typed matches best */
static guint
find (const AriRules    *rules,
      const AriPosition *position,
      const char        *typed,
      AriAction         *action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), n_found = 0;
  Match best = MATCH_SHORT;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = rules->format (position, actions[i]);
      Match found = match (rules, text, typed);

      if (found > best)
        {
          best = found;
          n_found = 0;
        }
      if (found == best && n_found++ == 0)
        *action = actions[i];
    }

  return n_found;
}

/**
 * ari_notation_parse:
 * @typed: what a person typed
 * @action: (out): the action
 *
 * Like ari_rules_parse(), but also understands words of the language: “claim”, “beanspruchen” or “récl”.
 *
 * Returns: whether @typed is one legal action in @position; FALSE with ARI_RULES_ERROR_PARSE or _ILLEGAL
 */
gboolean
ari_notation_parse (const AriRules    *rules,
                    const AriPosition *position,
                    const char        *typed,
                    AriAction         *action,
                    GError           **error)
{
  g_autofree char *plain = ari_notation_plain (typed), *folded = NULL;
  g_autoptr(GError) reason = NULL;
  guint n_found;

  g_strstrip (plain);
  if (ari_rules_parse (rules, position, plain, action, &reason))
    return TRUE;

  folded = fold (plain, -1);
  n_found = *folded != '\0' ? find (rules, position, folded, action) : 0;
  if (n_found == 1)
    return TRUE;

  if (n_found > 1)
    g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE,
                 _("“%s” could be several moves. Type more of the one you mean."), plain);
  else
    g_propagate_error (error, g_steal_pointer (&reason));

  return FALSE;
}

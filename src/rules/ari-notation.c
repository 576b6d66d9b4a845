/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation.h"

#include <string.h>

/* Each mark takes three bytes, that of a seat as well. */
#define MARKER_LENGTH 3
#define FIRST_SEAT    0xFE00 /* the first variation selector */

/**
 * ari_notation_add:
 * @length: how many bytes of the text belong to the part
 * @word: (nullable): see #AriNotationPart
 *
 * Adds a part that begins where the last one ends.
 */
void
ari_notation_add (AriNotation *notation,
                  guint        length,
                  guint        sign,
                  const char  *word)
{
  guint start = 0;

  g_return_if_fail (notation->n < ARI_NOTATION_PARTS);

  if (notation->n > 0)
    start = notation->parts[notation->n - 1].start + notation->parts[notation->n - 1].length;
  notation->parts[notation->n++] = (AriNotationPart) { start, length, sign, word, NULL };
}

/**
 * ari_notation_read:
 * @text: the written form of an action
 * @notation: (out)
 *
 * Takes @text apart. A game without pictures, and a text that isn't an action, are one part.
 */
void
ari_notation_read (const AriRules *rules,
                   const char     *text,
                   AriNotation    *notation)
{
  notation->n = 0;
  if (rules->narration != NULL && rules->narration->notate != NULL)
    rules->narration->notate (text, notation);
  if (notation->n == 0)
    ari_notation_add (notation, (guint) strlen (text), ARI_SIGN_TEXT, NULL);
}

/* Whether the action begins with a picture in front of its text. */
gboolean
ari_notation_leads (const AriRules *rules,
                    const char     *text)
{
  AriNotation notation;

  ari_notation_read (rules, text, &notation);

  return notation.parts[0].length == 0;
}

/**
 * ari_notation_quote:
 * @seat: who plays the action; a view shows it with their colour and mark. %ARI_NONE and %ARI_CHANCE: without
 * @text: the written form of an action
 *
 * Marks an action in a sentence, so that a view can show it as pictures. The marks are invisible and keep the
 * action in one direction in languages that are written from right to left. A seat is a variation selector,
 * which is invisible, too.
 *
 * Returns: (transfer full): @text between its marks
 */
char *
ari_notation_quote (AriActor    seat,
                    const char *text)
{
  char mark[7] = "";

  if (seat >= 1 && seat <= ARI_MAX_SEATS)
    mark[g_unichar_to_utf8 (FIRST_SEAT + seat - 1, mark)] = '\0';

  return g_strconcat (ARI_NOTATION_OPEN, mark, text, ARI_NOTATION_CLOSE, NULL);
}

/**
 * ari_notation_quote_action:
 * @rules: the game
 * @position: where @action is played
 * @action: in it
 *
 * Returns: (transfer full): the written form of @action between the marks of who acts there, as
 *   ari_notation_quote() makes them
 */
char *
ari_notation_quote_action (const AriRules    *rules,
                           const AriPosition *position,
                           AriAction          action)
{
  g_autofree char *written = rules->format (position, action);

  return ari_notation_quote (ari_rules_actor (rules, position), written);
}

/**
 * ari_notation_next:
 * @rest: (inout): where to search; then, what follows the action
 * @quote: (out): the action; borrows the sentence
 *
 * Finds the next action that is marked in a sentence.
 */
gboolean
ari_notation_next (const char **rest,
                   AriQuote    *quote)
{
  const char *open = strstr (*rest, ARI_NOTATION_OPEN), *close;
  gunichar mark;

  close = open != NULL ? strstr (open, ARI_NOTATION_CLOSE) : NULL;
  if (close == NULL)
    return FALSE;

  *quote = (AriQuote) { .start = open, .text = open + MARKER_LENGTH };
  mark = g_utf8_get_char (quote->text);
  if (mark >= FIRST_SEAT && mark < FIRST_SEAT + ARI_MAX_SEATS)
    {
      quote->seat = (AriActor) (mark - FIRST_SEAT + 1);
      quote->text = g_utf8_next_char (quote->text);
    }
  quote->length = (gsize) (close - quote->text);
  *rest = close + MARKER_LENGTH;

  return TRUE;
}

/**
 * ari_notation_plain:
 *
 * Returns: (transfer full): @sentence without marks, for the clipboard and for files
 */
char *
ari_notation_plain (const char *sentence)
{
  GString *plain = g_string_new (NULL);
  const char *rest = sentence, *from = sentence;
  AriQuote quote;

  while (ari_notation_next (&rest, &quote))
    {
      g_string_append_len (plain, from, quote.start - from);
      g_string_append_len (plain, quote.text, (gssize) quote.length);
      from = rest;
    }
  g_string_append (plain, from);

  return g_string_free_and_steal (plain);
}

/**
 * ari_notation_say:
 * @part: a part that has words
 * @names: (nullable): what the players are called
 *
 * Returns: (transfer full): what is spoken: a seat is called like its player
 */
char *
ari_notation_say (const AriNotationPart *part,
                  const AriRules        *rules,
                  const AriNames        *names)
{
  const char *name;

  if (part->sign < ARI_SIGN_SEAT || part->sign >= ARI_SIGN_GAME)
    return g_strndup (part->word, strcspn (part->word, ","));

  name = ari_names_get (names, rules, part->sign - ARI_SIGN_SEAT + 1);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return part->phrase != NULL ? g_strdup_printf (part->phrase, name) : g_strdup (name);
#pragma GCC diagnostic pop
}

static void
add_spoken (GString        *spoken,
            const AriRules *rules,
            const char     *text,
            const AriNames *names)
{
  AriNotation notation;
  gsize begun = spoken->len;

  ari_notation_read (rules, text, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];

      if (part->word == NULL
          && (part->length == 0 || part->sign == ARI_SIGN_GAP || part->sign == ARI_SIGN_ARROW))
        continue;
      if (spoken->len > begun)
        g_string_append_c (spoken, ' ');
      if (part->word != NULL)
        {
          g_autofree char *said = ari_notation_say (part, rules, names);

          g_string_append (spoken, said);
        }
      else
        g_string_append_len (spoken, text + part->start, part->length);
    }
}

/**
 * ari_notation_spoken:
 * @names: (nullable): what the players are called
 *
 * Returns: (transfer full): @sentence with its actions in words of the language, for screen readers
 */
char *
ari_notation_spoken (const AriRules *rules,
                     const char     *sentence,
                     const AriNames *names)
{
  GString *spoken = g_string_new (NULL);
  const char *rest = sentence, *from = sentence;
  AriQuote quote;

  while (ari_notation_next (&rest, &quote))
    {
      g_autofree char *action = g_strndup (quote.text, quote.length);

      /* In writing, a space parts the actions of a line. */
      if (from > sentence && quote.start == from + 1 && *from == ' ')
        g_string_append (spoken, ", ");
      else
        g_string_append_len (spoken, from, quote.start - from);
      add_spoken (spoken, rules, action, names);
      from = rest;
    }
  g_string_append (spoken, from);

  return g_string_free_and_steal (spoken);
}

static gboolean
is_answer (const AriSetup *setup,
           const char     *text)
{
  const AriBoard *board = setup->rules->board (setup);
  AriSpot spot = ari_board_find (board, text);

  return spot != ARI_SPOT_NONE && board->spots[spot].kind == ARI_SPOT_CHOICE;
}

static gboolean
begins_sentence (const GString *text)
{
  gsize end = text->len;

  while (end > 0 && text->str[end - 1] == ' ')
    end--;

  return end == 0 || strchr (".!?\n", text->str[end - 1]) != NULL;
}

/**
 * ari_notation_say_answers:
 * @setup: whose board offers the answers
 * @sentence: text in which ari_notation_quote() has marked actions
 *
 * Where it is written, an answer such as staying is shown as a mere symbol. Nothing beside a sentence
 * explains that, so there an answer has words, with a capital letter where it begins the sentence.
 *
 * Returns: (transfer full): @sentence with its answers in words, and other actions marked as they were
 */
char *
ari_notation_say_answers (const AriSetup *setup,
                          const char     *sentence)
{
  GString *said = g_string_new (NULL);
  const char *rest = sentence, *from = sentence;
  AriQuote quote;

  while (ari_notation_next (&rest, &quote))
    {
      g_autofree char *action = g_strndup (quote.text, quote.length);
      gsize begun;
      gboolean first;

      if (!is_answer (setup, action))
        continue;

      g_string_append_len (said, from, quote.start - from);
      begun = said->len;
      first = begins_sentence (said);
      add_spoken (said, setup->rules, action, NULL);
      if (first)
        {
          gunichar initial = g_unichar_toupper (g_utf8_get_char (said->str + begun));

          g_string_erase (said, (gssize) begun, g_utf8_next_char (said->str + begun) - (said->str + begun));
          g_string_insert_unichar (said, (gssize) begun, initial);
        }
      from = rest;
    }
  g_string_append (said, from);

  return g_string_free_and_steal (said);
}

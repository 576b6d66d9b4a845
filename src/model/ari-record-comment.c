/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record-comment.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "ari-eval-raw.h"
#include "ari-number.h"
#include "ari-record-text.h"

/* Reading. */

/* Finds the bracket that closes a command; strings inside it may contain brackets. */
static gboolean
find_end (AriRecordCursor  *at,
          AriRecordCursor   start,
          GError          **error)
{
  gboolean quoted = FALSE;

  for (; at->p < at->end && (quoted || *at->p != ']'); ari_record_advance (at))
    {
      if (*at->p == '"')
        quoted = !quoted;
      if (*at->p == '\\' && at->end - at->p > 1)
        ari_record_advance (at);
    }

  if (at->p == at->end)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &start,
                            _("This command is not closed. Expected “]” before the end of the comment."));

  return TRUE;
}

/* The next word and its start; empty when something else follows. */
static char *
read_word (AriRecordCursor  *at,
           AriRecordCursor  *start,
           GError          **error)
{
  AriToken token;

  if (!ari_record_lex (at, &token, error))
    return NULL;

  *start = token.start;

  return token.kind == ARI_TOKEN_WORD ? ari_token_dup (&token) : g_strdup ("");
}

/* @start: the word that should be a number from @least to @most */
static gboolean
fail_number (const AriRecordCursor  *start,
             double                  least,
             double                  most,
             GError                **error)
{
  g_autoptr(GString) from = g_string_new (NULL), to = g_string_new (NULL);

  ari_number_append (from, least);
  ari_number_append (to, most);

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, start,
                          /* Translators: both %s are numbers. */
                          _("This is not a number from %1$s to %2$s. Expected digits with a point, such as "
                            "0.5."),
                          from->str, to->str);
}

static gboolean
read_number (AriRecordCursor  *at,
             double            least,
             double            most,
             double           *number,
             GError          **error)
{
  AriRecordCursor start;
  g_autofree char *word = read_word (at, &start, error);

  return word != NULL
         && (ari_number_parse (word, least, most, number) || fail_number (&start, least, most, error));
}

static gboolean
read_numbers (AriRecordCursor      *at,
              const AriEvalNumber  *number,
              guint                 seats,
              AriEval              *eval,
              GError              **error)
{
  for (guint i = 0; i < (number->each ? seats : 1); i++)
    {
      AriRecordCursor start;
      g_autofree char *word = read_word (at, &start, error);

      if (word == NULL
          || !(ari_eval_parse (number, word, ari_eval_at (eval, number) + i)
               || fail_number (&start, number->least, number->most, error)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_count (AriRecordCursor  *at,
            guint64          *count,
            GError          **error)
{
  AriRecordCursor start;
  g_autofree char *word = read_word (at, &start, error);

  return word != NULL
         && (g_ascii_string_to_unsigned (word, 10, 0, G_MAXUINT64, count, NULL)
             || ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &start,
                                 _("This is not a whole number. Expected digits only.")));
}

static gboolean
read_string (AriRecordCursor  *at,
             char            **string,
             GError          **error)
{
  AriToken token;

  if (!ari_record_lex (at, &token, error))
    return FALSE;

  if (token.kind != ARI_TOKEN_STRING)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &token.start,
                            _("Expected text in straight quotation marks here."));

  g_free (*string);
  *string = ari_record_decode (token.contents, FALSE, ARI_RECORD_MAX_LINE, error);

  return *string != NULL;
}

static gboolean
read_eval_field (AriEval          *eval,
                 guint             seats,
                 const AriToken   *key,
                 AriRecordCursor  *at,
                 GError          **error)
{
  g_autofree char *name = ari_token_dup (key);
  const AriEvalNumber *number = ari_eval_number (ARI_EVAL_SAID, name);

  if (number != NULL)
    return read_numbers (at, number, seats, eval, error);
  if (g_str_equal (name, "nodes"))
    return read_count (at, &eval->nodes, error);
  if (g_str_equal (name, "seed"))
    return read_count (at, &eval->seed, error);
  if (g_str_equal (name, "best"))
    return read_string (at, &eval->best, error);
  if (g_str_equal (name, "program"))
    return read_string (at, &eval->program, error);

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &key->start,
                          /* Translators: the words after the colon are fixed and stay English. */
                          _("This part of an evaluation is unknown. Expected one of: win, points, error, "
                            "loss, loss-error, luck, best, nodes, seed, program."));
}

static gboolean
read_eval (AriPly           *ply,
           guint             seats,
           AriRecordCursor   at,
           GError          **error)
{
  g_autoptr(AriEval) eval = g_new0 (AriEval, 1);
  AriToken token;

  while (ari_record_lex (&at, &token, error))
    {
      if (token.kind == ARI_TOKEN_END)
        {
          ari_ply_set_eval (ply, eval);
          return TRUE;
        }

      if (!read_eval_field (eval, seats, &token, &at, error))
        return FALSE;
    }

  return FALSE;
}

/* Whether only white space is left. */
static gboolean
expect_end (AriRecordCursor   at,
            GError          **error)
{
  ari_record_skip_space (&at);
  if (at.p == at.end)
    return TRUE;

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &at,
                          _("This command is longer than expected. Expected “]”."));
}

static gboolean
read_emt (AriPly           *ply,
          AriRecordCursor   at,
          GError          **error)
{
  double seconds;

  if (!read_number (&at, 0.0, ARI_NUMBER_MOST, &seconds, error) || !expect_end (at, error))
    return FALSE;

  ari_ply_set_seconds (ply, seconds);

  return TRUE;
}

static gboolean
read_performance (AriPly           *ply,
                  AriRecordCursor   at,
                  GError          **error)
{
  g_autofree char *performance = ari_record_decode (at, TRUE, ARI_RECORD_MAX_LINE, error);

  if (performance == NULL)
    return FALSE;

  ari_ply_set_performance (ply, performance);

  return TRUE;
}

static const char *const choosers[] = {
  [ARI_CHOOSER_PERSON] = "person", [ARI_CHOOSER_COMPUTER] = "computer",
};

static gboolean
read_by (AriPly           *ply,
         AriRecordCursor   at,
         GError          **error)
{
  AriRecordCursor start = at;
  g_autofree char *text = ari_record_decode (at, TRUE, ARI_RECORD_MAX_LINE, error);

  if (text == NULL)
    return FALSE;

  for (guint i = ARI_CHOOSER_PERSON; i < G_N_ELEMENTS (choosers); i++)
    if (g_str_equal (text, choosers[i]))
      {
        /* Nobody chooses what chance does. */
        if (ply->actor != ARI_CHANCE)
          ply->chooser = i;
        return TRUE;
      }

  return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &start,
                          _("This is neither “person” nor “computer”. Write who chose the move."));
}

/* A command of its own, because programs from before it refuse an unknown word in an evaluation, but keep an
 * unknown command. Without an evaluation before it, it says nothing. */
static gboolean
read_raw (AriPly           *ply,
          guint             seats,
          AriRecordCursor   at,
          GError          **error)
{
  g_autoptr(AriEval) eval = ply->eval != NULL ? ari_eval_copy (ply->eval) : g_new0 (AriEval, 1);

  if (!ari_eval_raw_read (eval, seats, &at))
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &at,
                            _("This is not a number, or it is out of range. Remove this command up to “]”, "
                              "then analyse the match again."));

  if (ply->eval != NULL)
    ari_ply_set_eval (ply, eval);

  return TRUE;
}

/* @at stands at a known command and ends after its bracket. */
static gboolean
read_command (AriPly            *ply,
              guint              seats,
              AriRecordCommand   command,
              gsize              length,
              AriRecordCursor   *at,
              GError           **error)
{
  AriRecordCursor start = *at;
  AriRecordCursor payload;

  while (length-- > 0)
    ari_record_advance (at);
  payload = *at;
  if (!find_end (at, start, error))
    return FALSE;
  payload.end = at->p;
  ari_record_advance (at);

  switch (command)
    {
    case ARI_RECORD_EMT:
      return read_emt (ply, payload, error);

    case ARI_RECORD_EVAL:
      return read_eval (ply, seats, payload, error);

    case ARI_RECORD_RAW:
      return read_raw (ply, seats, payload, error);

    case ARI_RECORD_PERFORMANCE:
      return read_performance (ply, payload, error);

    case ARI_RECORD_RETRACTED:
      if (!ari_ply_get_retracted (ply))
        ari_ply_set_retraction (ply, ARI_TAKEN_BACK);
      return expect_end (payload, error);

    case ARI_RECORD_RETHOUGHT:
      ari_ply_set_retraction (ply, ARI_RETHOUGHT);
      return expect_end (payload, error);

    case ARI_RECORD_BY:
      return read_by (ply, payload, error);

    case ARI_RECORD_NO_COMMAND:
    default:
      g_assert_not_reached ();
    }
}

/**
 * ari_record_read_comment:
 * @ply: the ply that it belongs to
 * @at: the text between the braces
 *
 * Sets what the commands say, and the rest as the comment of @ply.
 */
gboolean
ari_record_read_comment (AriPly           *ply,
                         guint             seats,
                         AriRecordCursor   at,
                         GError          **error)
{
  g_autoptr(GString) text = g_string_new (NULL);
  AriDecoder decoder = { .text = text, .folds = TRUE };
  AriRecordCursor start = at;

  if (!ari_record_check_utf8 (at, error))
    return FALSE;

  while (at.p < at.end)
    {
      gsize length;
      AriRecordCommand command = ari_record_command (at.p, at.end, &length);

      if (command != ARI_RECORD_NO_COMMAND)
        {
          if (!read_command (ply, seats, command, length, &at, error))
            return FALSE;
          decoder.space = text->len > 0;
        }
      else if (!ari_record_decode_one (&decoder, &at, error))
        return FALSE;
    }

  if (!ari_record_check_size (text, ARI_RECORD_MAX_TEXT, &start, error))
    return FALSE;

  if (text->len > 0 && ply->comment != NULL)
    return ari_record_fail (error, ARI_RECORD_ERROR_SYNTAX, &start,
                            _("This move already has a comment. Expected one comment at most."));

  if (text->len > 0)
    ari_ply_set_comment (ply, text->str);

  return TRUE;
}

/* Writing. */

static void
write_numbers (GString      *out,
               const char   *key,
               const double *numbers,
               guint         n)
{
  g_string_append_printf (out, " %s", key);
  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (out, ' ');
      ari_number_append (out, numbers[i]);
    }
}

static void
write_string (GString    *out,
              const char *key,
              const char *string)
{
  if (string == NULL)
    return;

  g_string_append_printf (out, " %s \"", key);
  ari_record_encode (out, string, " \"}]");
  g_string_append_c (out, '"');
}

static gboolean
all_zero (const double *numbers,
          guint         n)
{
  for (guint i = 0; i < n; i++)
    if (numbers[i] != 0.0)
      return FALSE;

  return TRUE;
}

static void
write_eval (GString       *out,
            const AriEval *eval,
            guint          seats)
{
  g_autofree char *raw = ari_eval_raw_to_text (eval, seats);

  g_string_append (out, "[%eval");
  write_numbers (out, "win", eval->win, seats);
  write_numbers (out, "points", eval->points, seats);
  write_numbers (out, "error", &eval->error, 1);
  write_numbers (out, "loss", &eval->loss, 1);
  write_numbers (out, "loss-error", &eval->loss_error, 1);
  if (!all_zero (eval->luck, seats))
    write_numbers (out, "luck", eval->luck, seats);
  write_string (out, "best", eval->best);
  g_string_append_printf (out, " nodes %" G_GUINT64_FORMAT, eval->nodes);
  g_string_append_printf (out, " seed %" G_GUINT64_FORMAT, eval->seed);
  write_string (out, "program", eval->program);
  g_string_append (out, "] ");
  if (raw != NULL)
    g_string_append_printf (out, "[%%raw %s] ", raw);
}

/**
 * ari_record_write_comment:
 * @inferred: who chose @ply, by what the tags of the record say
 *
 * Returns: (nullable): everything about @ply but its action and glyph, as a comment in braces
 *   that may be broken at every space; %NULL when there is nothing to write
 */
char *
ari_record_write_comment (AriPly     *ply,
                          guint       seats,
                          AriChooser  inferred)
{
  g_autoptr(GString) out = g_string_new ("{");

  if (ply->seconds >= 0)
    {
      g_string_append (out, "[%emt ");
      ari_number_append (out, ply->seconds);
      g_string_append (out, "] ");
    }

  if (ply->eval != NULL)
    write_eval (out, ply->eval, seats);

  if (ply->performance != NULL)
    {
      g_string_append (out, "[%toss ");
      ari_record_encode (out, ply->performance, "\"}]");
      g_string_append (out, "] ");
    }

  if (ari_ply_get_retracted (ply))
    g_string_append (out, "[%retracted] ");
  if (ply->retraction == ARI_RETHOUGHT)
    g_string_append (out, "[%rethought] ");
  if (ply->chooser != ARI_CHOOSER_UNKNOWN && ply->chooser != inferred)
    g_string_append_printf (out, "[%%by %s] ", choosers[ply->chooser]);

  if (ply->comment != NULL)
    ari_record_encode (out, ply->comment, "}");
  else
    g_string_truncate (out, out->len - 1); /* the space after a command, or the lone brace */

  if (out->len == 0)
    return NULL;

  g_string_append_c (out, '}');

  return g_string_free_and_steal (g_steal_pointer (&out));
}

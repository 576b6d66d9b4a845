/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what the search found beside the chances, from a record or from the library. */
#include "ari-eval-raw.h"

#include <string.h>

/* The next word at @at, newly allocated, and where it begins; empty at the end. Moves @at behind it. */
static char *
next_word (AriRecordCursor *at,
           AriRecordCursor *start)
{
  AriRecordCursor next;

  ari_record_skip_space (at);
  *start = next = *at;
  while (at->p < at->end && next.p == at->p)
    {
      ari_record_advance (at);
      next = *at;
      ari_record_skip_space (&next);
    }

  return g_strndup (start->p, (gsize) (at->p - start->p));
}

static gboolean
read_numbers (AriRecordCursor     *at,
              AriRecordCursor     *start,
              const AriEvalNumber *number,
              guint                seats,
              AriEval             *eval)
{
  for (guint k = 0; k < (number->each ? seats : 1); k++)
    {
      g_autofree char *word = next_word (at, start);

      if (!ari_eval_parse (number, word, ari_eval_at (eval, number) + k))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_count (AriRecordCursor *at,
            AriRecordCursor *start,
            guint           *n)
{
  g_autofree char *word = next_word (at, start);
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, ARI_EVAL_MOST_COUNT, &value, NULL))
    return FALSE;

  *n = (guint) value;

  return TRUE;
}

gboolean
ari_eval_raw_read (AriEval         *eval,
                   guint            seats,
                   AriRecordCursor *at)
{
  gboolean has_win = FALSE, read = TRUE;

  g_return_val_if_fail (eval != NULL && seats <= ARI_MAX_SEATS, FALSE);

  eval->map = eval->evidence = eval->turns = 0;
  eval->missed_win = FALSE;
  while (at->p < at->end)
    {
      AriRecordCursor start;
      g_autofree char *word = next_word (at, &start);
      const AriEvalNumber *number = ari_eval_number (ARI_EVAL_FOUND, word);

      if (number != NULL)
        read = read_numbers (at, &start, number, seats, eval);
      else if (g_str_equal (word, "map"))
        read = read_count (at, &start, &eval->map);
      else if (g_str_equal (word, "evidence"))
        read = read_count (at, &start, &eval->evidence);
      else if (g_str_equal (word, "turns"))
        read = read_count (at, &start, &eval->turns);
      has_win |= g_str_equal (word, "win");
      eval->missed_win |= g_str_equal (word, "missed-win");

      if (!read)
        {
          *at = start;
          return FALSE;
        }
    }

  if (has_win && eval->map > 0)
    return TRUE;

  memset (eval->raw, 0, sizeof eval->raw);
  eval->raw_error = eval->raw_loss = eval->raw_loss_error = 0.0;
  eval->map = eval->evidence = 0;

  return TRUE;
}

/**
 * ari_eval_raw_from_text:
 * @text: what ari_eval_raw_to_text() wrote, possibly by a later program
 *
 * Sets what the text says and passes over words that it doesn't know. A text without shares leaves @eval as
 * one that went through no map.
 *
 * Returns: FALSE, with @eval partly set, when what should be a number isn’t one, or is out of its range
 */
gboolean
ari_eval_raw_from_text (AriEval    *eval,
                        guint       seats,
                        const char *text)
{
  AriRecordCursor at = { text, text + strlen (text), 1, 1 };

  return ari_eval_raw_read (eval, seats, &at);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending.h"

#include <math.h>

#include "ari-number.h"

#define DECIMALS 10000

/* The words of records and of the library. PGN calls a match without a result "unterminated". */
static const char *const words[] = {
  [ARI_ENDING_RESIGNED] = "resignation",
  [ARI_ENDING_AGREED] = "agreement",
  [ARI_ENDING_ADJUDICATED] = "adjudication",
  [ARI_ENDING_UNFINISHED] = "unterminated",
};

static guint
everybody (guint seats)
{
  return (1u << seats) - 1;
}

/* Keeps only what the text form holds, so that an ending reads back unchanged. */
void
ari_ending_round (AriEnding *self)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self->win[i] = self->kind == ARI_ENDING_ADJUDICATED && !self->proved
      ? round (self->win[i] * DECIMALS) / DECIMALS : 0;
  if (self->kind != ARI_ENDING_ADJUDICATED)
    self->proved = FALSE;
}

gboolean
ari_ending_equal (const AriEnding *a,
                  const AriEnding *b)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (a->win[i] != b->win[i])
      return FALSE;

  return a->kind == b->kind && a->winners == b->winners && a->proved == b->proved;
}

/* Whether the winners and the shares can belong to such an ending of a match with @seats seats. */
gboolean
ari_ending_is_valid (const AriEnding *self,
                     guint            seats)
{
  if ((self->winners & ~everybody (seats)) != 0)
    return FALSE;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (!isfinite (self->win[i]) || self->win[i] < 0 || self->win[i] > 1)
      return FALSE;

  switch (self->kind)
    {
    case ARI_ENDING_RESIGNED:
      return self->winners != 0 && self->winners != everybody (seats);

    case ARI_ENDING_AGREED:
      return self->winners == everybody (seats);

    case ARI_ENDING_ADJUDICATED:
      return self->winners != 0;

    case ARI_ENDING_NONE:
    case ARI_ENDING_UNFINISHED:
    default:
      return self->winners == 0;
    }
}

/**
 * ari_ending_to_text:
 *
 * Returns: the ending without its winners: a word, and for a judgement the share of each seat, as in
 *   "adjudication 0.8312 0.1688"
 */
char *
ari_ending_to_text (const AriEnding *self,
                    guint            seats)
{
  GString *text;

  g_return_val_if_fail (self->kind != ARI_ENDING_NONE, NULL);

  text = g_string_new (words[self->kind]);
  for (guint i = 0; i < seats && self->kind == ARI_ENDING_ADJUDICATED && !self->proved; i++)
    {
      char buffer[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (text, " %s", g_ascii_formatd (buffer, sizeof buffer, "%.4f", self->win[i]));
    }

  return g_string_free_and_steal (text);
}

static gboolean
read_shares (AriEnding         *self,
             const char *const *shares,
             guint              seats)
{
  for (guint i = 0; i < seats; i++)
    if (shares[i] == NULL || !ari_number_parse (shares[i], 0.0, 1.0, &self->win[i]))
      return FALSE;

  return shares[seats] == NULL;
}

/**
 * ari_ending_from_text:
 * @self: (out): the ending
 * @text: as ari_ending_to_text() writes it
 * @winners: bit (seat − 1) for each winner
 *
 * Returns: whether @text is an ending and @winners can win by it
 */
gboolean
ari_ending_from_text (AriEnding  *self,
                      const char *text,
                      guint       winners,
                      guint       seats)
{
  g_auto(GStrv) parts = g_strsplit (text, " ", -1);

  *self = (AriEnding) { .winners = winners };
  for (AriEndingKind kind = ARI_ENDING_RESIGNED; kind <= ARI_ENDING_UNFINISHED; kind++)
    if (g_strcmp0 (parts[0], words[kind]) == 0)
      self->kind = kind;

  if (self->kind == ARI_ENDING_NONE)
    return FALSE;

  self->proved = self->kind == ARI_ENDING_ADJUDICATED && parts[1] == NULL;
  if (parts[1] != NULL
      && (self->kind != ARI_ENDING_ADJUDICATED
          || !read_shares (self, (const char *const *) parts + 1, seats)))
    return FALSE;
  if (!ari_ending_is_valid (self, seats))
    return FALSE;

  ari_ending_round (self);
  return TRUE;
}

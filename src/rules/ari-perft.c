/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <string.h>

typedef struct
{
  const AriRules *rules;
  AriPerftFunc    must_stop; /* (nullable) */
  gpointer        data;
  guint64         sequences;
  guint64         n_played;
  gboolean        stopped;
} Count;

static void
count (Count             *self,
       const AriPosition *position,
       guint              depth)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n;

  if (depth == 0)
    {
      self->sequences++;
      return;
    }
  if (depth == 1)
    {
      self->sequences += ari_rules_count (self->rules, position);
      return;
    }

  self->stopped = self->must_stop != NULL && self->must_stop (self->n_played, self->data);
  n = self->rules->actions (position, actions);
  for (guint i = 0; i < n && !self->stopped; i++)
    {
      AriPosition next;

      self->n_played++;

      /* Copy only the bytes in use: the whole struct is several times as large. */
      memcpy (&next, position, self->rules->size);
      self->rules->apply (&next, actions[i]);
      count (self, &next, depth - 1);
    }
}

/**
 * ari_perft_until:
 * @must_stop: (nullable): called now and then
 * @sequences: (out): how many were counted
 *
 * Counts the sequences of @depth actions that can follow @position, each outcome of chance as one. Games that
 * end earlier add nothing. The last actions are counted, not played.
 *
 * Returns: FALSE when @must_stop ended the count before it was complete
 */
gboolean
ari_perft_until (const AriRules    *rules,
                 const AriPosition *position,
                 guint              depth,
                 AriPerftFunc       must_stop,
                 gpointer           data,
                 guint64           *sequences)
{
  Count self = { .rules = rules, .must_stop = must_stop, .data = data };

  count (&self, position, depth);
  *sequences = self.sequences;

  return !self.stopped;
}

/* The same without a way to stop. */
guint64
ari_perft (const AriRules    *rules,
           const AriPosition *position,
           guint              depth)
{
  guint64 sequences;

  ari_perft_until (rules, position, depth, NULL, NULL, &sequences);

  return sequences;
}

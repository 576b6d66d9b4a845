/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <string.h>

typedef struct
{
  const AriRules *rules;
  AriPerftFunc    must_stop;
  gpointer        data;
  guint64         n_played;
  gboolean        stopped;
} Count;

/* Returns the sum instead of adding it to @self, so that the compiler can keep it in a register. */
static guint64
count (Count             *self,
       const AriPosition *position,
       guint              depth)
{
  const AriRules *rules = self->rules;
  AriAction actions[ARI_MAX_ACTIONS];
  guint64 sequences = 0;
  guint n;

  if (depth == 0)
    return 1;
  if (depth == 1)
    return ari_rules_count (rules, position);

  n = rules->actions (position, actions);
  self->n_played += n;
  self->stopped = self->must_stop != NULL && self->must_stop (self->n_played, self->data);
  for (guint i = 0; i < n && !self->stopped; i++)
    {
      AriPosition next;

      /* Copy only the bytes in use: the whole struct is several times as large. */
      memcpy (&next, position, rules->layout.size);
      rules->apply (&next, actions[i]);
      sequences += count (self, &next, depth - 1);
    }

  return sequences;
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

  *sequences = count (&self, position, depth);

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

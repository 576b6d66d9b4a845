/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"

#include <string.h>

/**
 * ari_perft:
 *
 * Counts the sequences of @depth actions that can follow @position, each outcome of chance as
 * one. A game that ends earlier adds nothing. The last actions are counted, not played.
 */
guint64
ari_perft (const AriRules    *rules,
           const AriPosition *position,
           guint              depth)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint64 sequences = 0;
  guint n;

  if (depth == 0)
    return 1;
  if (depth == 1)
    return ari_rules_count (rules, position);

  n = rules->actions (position, actions);
  for (guint i = 0; i < n; i++)
    {
      AriPosition next;

      /* Only the bytes in use: the whole struct is several times as large. */
      memcpy (&next, position, rules->size);
      rules->apply (&next, actions[i]);
      sequences += ari_perft (rules, &next, depth - 1);
    }

  return sequences;
}

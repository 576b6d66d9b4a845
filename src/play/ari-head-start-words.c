/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-words.h"

#include "ari-sentences.h"

char *
ari_head_start_words (const AriSetup *setup,
                      const AriNames *names)
{
  const AriHeadStart *head_start = setup->rules->choices.head_start;
  g_autofree char *words = NULL;

  for (AriActor seat = 1; head_start != NULL && seat <= setup->seats; seat++)
    {
      g_autofree char *before = g_steal_pointer (&words), *sentence = NULL;

      sentence = head_start->tell (setup, seat, ari_names_get (names, setup->rules, seat));
      words = ari_sentences_join (before, sentence);
    }

  return g_steal_pointer (&words);
}

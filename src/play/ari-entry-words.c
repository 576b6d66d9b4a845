/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-words.h"

#include <glib/gi18n-lib.h>

#include "ari-ending-words.h"
#include "ari-list-words.h"

char *
ari_entry_words_names (AriEntry *entry)
{
  const char *names[ARI_MAX_SEATS];
  guint seats = ari_entry_get_setup (entry)->seats;

  for (AriActor seat = 1; seat <= seats; seat++)
    names[seat - 1] = ari_entry_get_seat_name (entry, seat);

  return ari_list_words (names, seats);
}

char *
ari_entry_words_opponents (AriMatch *match)
{
  GString *names = g_string_new (NULL);

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      if (seat > 1)
        /* Translators: between the names of opponents in a title. */
        g_string_append (names, C_("opponents", " – "));
      g_string_append (names, ari_match_get_seat_name (match, seat));
    }

  return g_string_free_and_steal (names);
}

char *
ari_entry_words_result (AriEntry *entry)
{
  return ari_ending_words_entry (entry);
}

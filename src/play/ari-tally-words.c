/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tally-words.h"

#include <glib/gi18n-lib.h>

#include "ari-ending-words.h"
#include "ari-list-words.h"

char *
ari_tally_words (AriMatch          *match,
                 const AriTallyRow *row)
{
  guint seats = ari_match_get_setup (match)->seats;
  g_autoptr(GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (AriActor seat = 1; seat <= seats; seat++)
    if (ari_tally_row_has (row, seat))
      /* Translators: a player and a number, such as “Ariadne 29”; the line says what is counted. */
      g_ptr_array_add (numbers, g_strdup_printf (_("%1$s %2$d"), ari_match_get_seat_name (match, seat),
                                                 row->numbers[seat - 1]));
  list = ari_list_words ((const char *const *) numbers->pdata, numbers->len);

  /* Translators: what is counted, and a list such as “Ariadne 29 and Theseus 67”. */
  return g_strdup_printf (C_("tally", "%1$s: %2$s"), _(row->label), list);
}

char *
ari_tally_words_result (AriMatch *match)
{
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  guint n = ari_rules_tally (ari_match_get_rules (match), ari_match_get_main_position (match), rows);
  char *reason = ari_ending_words_reason (match);

  g_ptr_array_add (lines, ari_ending_words_heading (match));
  if (reason != NULL)
    g_ptr_array_add (lines, reason);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, ari_tally_words (match, &rows[i]));
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

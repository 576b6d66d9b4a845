/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-words.h"

#include <glib/gi18n-lib.h>

char *
ari_seat_words (AriMatch *match,
                AriActor  seat)
{
  const char *label = ari_match_get_seat_label (match, seat);
  const char *name = ari_match_get_seat_name (match, seat);

  if (g_str_equal (name, label) || !ari_seats_have_colours (ari_match_get_rules (match)))
    return g_strdup (label);

  /* Translators: a player and their colour, such as “Ariadne (Red)”. */
  return g_strdup_printf (_("%1$s (%2$s)"), name, label);
}

char *
ari_seat_words_substitute (AriMatch *match,
                           AriPly   *ply)
{
  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  if (!ari_match_is_by_substitute (match, ply))
    return NULL;

  /* Translators: %s is the player whose turn it was. */
  return g_strdup_printf (_("Here, the computer played for %s."),
                          ari_match_get_seat_name (match, ari_ply_get_actor (ply)));
}

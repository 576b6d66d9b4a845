/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat.h"

#include "ari-text-elide.h"

const char *
ari_seat_name (const AriSeat  *self,
               const AriRules *rules,
               AriActor        seat)
{
  g_autofree char *brief = NULL;

  if (self->name == NULL || *self->name == '\0')
    return ari_seat_own_name (rules, seat);

  brief = ari_text_elide (self->name, ARI_ELIDE_NAME);
  if (g_str_equal (brief, self->name))
    return self->name;

  /* Such names are rare and now short, so they may be interned for good. */
  return *brief != '\0' ? g_intern_string (brief) : ari_seat_own_name (rules, seat);
}

char *
ari_seat_fold_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  g_autofree char *whole = g_utf8_normalize (valid, -1, G_NORMALIZE_NFC);
  g_autofree char *folded = g_utf8_casefold (whole, -1);

  return g_utf8_normalize (folded, -1, G_NORMALIZE_NFC);
}

void
ari_seats_clear (AriSeat seats[ARI_MAX_SEATS])
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      g_free (seats[i].name);
      g_free (seats[i].level);
      seats[i] = (AriSeat) { 0 };
    }
}

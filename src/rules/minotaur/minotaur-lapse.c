/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Turns that are lost: on an empty table, a seat that can challenge nobody is passed over. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

static const char *const nobody[MINOTAUR_MAX_SEATS] = {
  N_("Red has nobody to challenge."), N_("Blue has nobody to challenge."),
  N_("Yellow has nobody to challenge."), N_("Green has nobody to challenge."),
  N_("Purple has nobody to challenge."),
};

char *
minotaur_lapse (const AriPosition *position,
                AriAction          action,
                const AriPosition *next)
{
  const Minotaur *before = minotaur_get (position), *after = minotaur_get (next);
  g_autoptr(GString) text = g_string_new (NULL);

  if (after->phase != MINOTAUR_AT_TURN || after->turn == before->turn)
    return NULL;

  for (guint s = before->turn_seat % before->seats; s + 1 != after->turn_seat; s = (s + 1) % before->seats)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", _(nobody[s]));

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the view of a toss says. */
#include "ari-toss-view-private.h"

#include <glib/gi18n.h>

#include "ari-toss.h"

const char *
ari_toss_view_button_label (AriHandState hand)
{
  switch (hand)
    {
    case ARI_HAND_AIMS:
      return _("Set the Aim");

    case ARI_HAND_PRESSES:
      return _("Toss Now");

    case ARI_HAND_IDLE:
    case ARI_HAND_DRAGS:
    default:
      return C_("button", "Toss");
    }
}

static const char *
gauge_words (AriHandState hand)
{
  switch (hand)
    {
    case ARI_HAND_AIMS:
      return _("Press Space or click to set the aim.");

    case ARI_HAND_PRESSES:
      return _("Press Space or click to set the strength and toss.");

    case ARI_HAND_IDLE:
    case ARI_HAND_DRAGS:
    default:
      return _("Press Space or click to start the aim, to set it, and then to set the strength.");
    }
}

char *
ari_toss_view_words (AriTossView *self)
{
  if (self->thrown && self->flight.over)
    return ari_toss_tell (&self->release, &self->flight);
  if (self->thrown)
    return g_strdup (_("The ring is in the air."));
  if (!self->armed)
    return g_strdup (_("The ring is in the hand."));
  if (self->fault != NULL)
    return g_strdup (self->fault);
  if (self->way == ARI_TOSS_CALM)
    return g_strdup_printf (_("Click a horn or the gauges, or use the arrow keys; Space tosses. Chance of a "
                              "hit: %.0f%%"),
                            100 * ari_hand_calm_chance (self->aim, self->force));
  if (self->way == ARI_TOSS_GAUGES || self->hand >= ARI_HAND_AIMS)
    return g_strdup (gauge_words (self->hand));

  return g_strdup (_("Flick the ring upwards and let go while moving, or press Space to use the gauges."));
}

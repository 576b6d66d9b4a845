/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss.h"

#include <glib/gi18n-lib.h>

#include "ari-hand.h"

/* The error of each skill as a share of a first-time thrower's error. They hit 14, 20, 25, 31, 38 and 46 %
 * of 20,000 throws each, ± 0.3 %. */
static const double shares[ARI_TOSS_SKILLS] = { 1.45, 1.21, 1.05, 0.92, 0.80, 0.70 };

AriRelease
ari_toss_release (guint   skill,
                  guint64 seed)
{
  AriRelease aim = { .y = ARI_HAND_Y, .strength = ARI_HAND_STRENGTH, .spin = ARI_HAND_SPIN };

  g_return_val_if_fail (skill < ARI_TOSS_SKILLS, aim);

  aim.x = (seed & 1) != 0 ? ARI_HAND_X : -ARI_HAND_X;

  return ari_hand_err (aim, shares[skill], seed);
}

gboolean
ari_toss_hits (const AriRelease *release)
{
  AriFlight flight;

  ari_flight_start (&flight, release);

  return ari_flight_finish (&flight);
}

gboolean
ari_toss_check (const char  *text,
                gboolean     hit,
                GError     **error)
{
  AriRelease release;

  if (!ari_release_parse (text, &release, error))
    return FALSE;
  if (ari_toss_hits (&release) == hit)
    return TRUE;

  g_set_error_literal (error, ARI_TOSS_ERROR, ARI_TOSS_ERROR_OUTCOME,
                       hit ? _("The record says that this toss hit, but its flight misses the horns.")
                           : _("The record says that this toss missed, but its flight ends on a horn."));

  return FALSE;
}

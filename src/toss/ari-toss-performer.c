/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-performer.h"

#include "ari-hand.h"
#include "ari-toss.h"

G_STATIC_ASSERT (ARI_TOSS_SKILLS == ARI_PERFORMER_SKILLS);

static gboolean
judge (const char      *performance,
       AriFeatOutcome  *outcome,
       GError         **error)
{
  AriRelease release;

  if (!ari_release_parse (performance, &release, error))
    return FALSE;
  if (outcome != NULL)
    *outcome = ari_toss_hits (&release) ? ARI_FEAT_OUTCOME_HIT : ARI_FEAT_OUTCOME_MISS;

  return TRUE;
}

static char *
perform (guint   skill,
         guint64 seed)
{
  AriRelease release = ari_toss_release (skill, seed);

  return ari_release_to_text (&release);
}

static char *
tell (const char *performance)
{
  AriRelease release;
  AriFlight flight;

  if (!ari_release_parse (performance, &release, NULL))
    return NULL;

  ari_flight_start (&flight, &release);
  ari_flight_finish (&flight);

  return ari_toss_tell (&release, &flight);
}

static gboolean
meets (const char *performance,
       const char *demand)
{
  AriRelease release;

  if (!ari_release_parse (performance, &release, NULL))
    return FALSE;
  if (g_str_equal (demand, "left"))
    return release.x < 0;
  if (g_str_equal (demand, "right"))
    return release.x > 0;

  return !g_str_equal (demand, "hit") || ari_toss_hits (&release);
}

static char *
show (const char *demand)
{
  gboolean left = g_str_equal (demand, "left");
  AriRelease release = { .x = left ? -ARI_HAND_X : ARI_HAND_X, .y = ARI_HAND_Y, .strength = ARI_HAND_STRENGTH,
                         .spin = left ? -ARI_HAND_SPIN : ARI_HAND_SPIN };

  return ari_release_to_text (&release);
}

const AriPerformer ari_toss_performer = {
  .judge = judge,
  .check = ari_toss_check,
  .perform = perform,
  .tell = tell,
  .meets = meets,
  .show = show,
};

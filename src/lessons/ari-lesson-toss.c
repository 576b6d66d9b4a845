/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rings that lessons ask for. */
#include "ari-hand.h"
#include "ari-lesson.h"
#include "ari-toss.h"

gboolean
ari_lesson_accepts_toss (AriLessonToss     toss,
                         const AriRelease *release)
{
  switch (toss)
    {
    case ARI_LESSON_TOSS:
      return TRUE;

    case ARI_LESSON_TOSS_LEFT:
      return release->x < 0;

    case ARI_LESSON_TOSS_RIGHT:
      return release->x > 0;

    case ARI_LESSON_TOSS_HIT:
      return ari_toss_hits (release);

    case ARI_LESSON_NO_TOSS:
    default:
      return FALSE;
    }
}

AriRelease
ari_lesson_model_toss (AriLessonToss toss)
{
  gboolean left = toss == ARI_LESSON_TOSS_LEFT;

  return (AriRelease) { .x = left ? -ARI_HAND_X : ARI_HAND_X, .y = ARI_HAND_Y, .strength = ARI_HAND_STRENGTH,
                        .spin = left ? -ARI_HAND_SPIN : ARI_HAND_SPIN };
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-luck-grade.h"

#include <glib/gi18n-lib.h>

/* Parts of a win. A decision is marked from 0.05 on beyond its error, which is rare. An outcome of chance is
 * nobody's fault, and its error cancels out, so it is marked as soon as it is so much: about one roll of dice
 * in eight. */
#define MUCH      0.05
#define VERY_MUCH 0.10

/**
 * ari_luck_grade_of_ply:
 * @ply: a ply
 * @seat: the seat whose turn it was; %ARI_NONE: none
 *
 * Returns: the grade of the luck that @seat had with the ply, by its evaluation; %ARI_LUCK_GRADE_NONE also
 *   when the ply was a decision or has not been judged
 */
AriLuckGrade
ari_luck_grade_of_ply (AriPly   *ply,
                       AriActor  seat)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  double luck;

  if (eval == NULL || ari_ply_get_actor (ply) != ARI_CHANCE || seat < 1 || seat > ARI_MAX_SEATS)
    return ARI_LUCK_GRADE_NONE;

  luck = eval->luck[seat - 1];
  if (ABS (luck) < MUCH)
    return ARI_LUCK_GRADE_NONE;
  if (luck > 0)
    return luck < VERY_MUCH ? ARI_LUCK_GRADE_LUCKY : ARI_LUCK_GRADE_VERY_LUCKY;

  return luck > -VERY_MUCH ? ARI_LUCK_GRADE_UNLUCKY : ARI_LUCK_GRADE_VERY_UNLUCKY;
}

gboolean
ari_luck_grade_is_good (AriLuckGrade grade)
{
  return grade == ARI_LUCK_GRADE_LUCKY || grade == ARI_LUCK_GRADE_VERY_LUCKY;
}

/* The symbol to show beside a ply; "" for none. */
const char *
ari_luck_grade_symbol (AriLuckGrade grade)
{
  static const char *const symbols[ARI_N_LUCK_GRADES] = { "", "↑", "↑↑", "↓", "↓↓" };

  return symbols[grade];
}

/* The same in words, for the screen reader. */
const char *
ari_luck_grade_name (AriLuckGrade grade)
{
  switch (grade)
    {
    case ARI_LUCK_GRADE_LUCKY:
      return C_("luck", "lucky");

    case ARI_LUCK_GRADE_VERY_LUCKY:
      return C_("luck", "very lucky");

    case ARI_LUCK_GRADE_UNLUCKY:
      return C_("luck", "unlucky");

    case ARI_LUCK_GRADE_VERY_UNLUCKY:
      return C_("luck", "very unlucky");

    case ARI_LUCK_GRADE_NONE:
    default:
      return "";
    }
}

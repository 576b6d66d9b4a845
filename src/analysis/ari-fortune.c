/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-fortune.h"

#include <glib/gi18n-lib.h>

/* Parts of a win. A decision is marked above 0.08, which is rare; an outcome of chance is nobody's fault, and much smaller
 * ones add up, so that it is marked sooner: one roll of dice in eight or so. */
#define MUCH      0.05
#define VERY_MUCH 0.10

/**
 * ari_fortune_of_ply:
 * @ply: a ply
 * @seat: whose turn it was, %ARI_NONE: nobody's
 *
 * Returns: what its evaluation says of the luck that @seat had with it; %ARI_FORTUNE_NONE too when it was a decision or
 *   has not been judged
 */
AriFortune
ari_fortune_of_ply (AriPly   *ply,
                    AriActor  seat)
{
  const AriEval *eval = ari_ply_get_eval (ply);
  double luck;

  if (eval == NULL || ari_ply_get_actor (ply) != ARI_CHANCE || seat < 1 || seat > ARI_MAX_SEATS)
    return ARI_FORTUNE_NONE;

  luck = eval->luck[seat - 1];
  if (ABS (luck) < MUCH)
    return ARI_FORTUNE_NONE;
  if (luck > 0)
    return luck < VERY_MUCH ? ARI_FORTUNE_LUCKY : ARI_FORTUNE_VERY_LUCKY;

  return luck > -VERY_MUCH ? ARI_FORTUNE_UNLUCKY : ARI_FORTUNE_VERY_UNLUCKY;
}

gboolean
ari_fortune_is_kind (AriFortune fortune)
{
  return fortune == ARI_FORTUNE_LUCKY || fortune == ARI_FORTUNE_VERY_LUCKY;
}

/* What stands beside a ply; "" for none. */
const char *
ari_fortune_symbol (AriFortune fortune)
{
  static const char *const symbols[ARI_N_FORTUNES] = { "", "↑", "↑↑", "↓", "↓↓" };

  return symbols[fortune];
}

/* The same in words, for the screen reader. */
const char *
ari_fortune_name (AriFortune fortune)
{
  switch (fortune)
    {
    case ARI_FORTUNE_LUCKY:
      return C_("luck", "lucky");

    case ARI_FORTUNE_VERY_LUCKY:
      return C_("luck", "very lucky");

    case ARI_FORTUNE_UNLUCKY:
      return C_("luck", "unlucky");

    case ARI_FORTUNE_VERY_UNLUCKY:
      return C_("luck", "very unlucky");

    case ARI_FORTUNE_NONE:
    default:
      return "";
    }
}

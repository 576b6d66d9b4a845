/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search.h"

AriVerdict *
ari_verdict_copy (const AriVerdict *verdict)
{
  AriVerdict *copy = g_memdup2 (verdict, sizeof *verdict);

  copy->candidates = g_memdup2 (verdict->candidates, sizeof *verdict->candidates * verdict->n_candidates);
  copy->owners = g_memdup2 (verdict->owners, sizeof *verdict->owners * verdict->n_owners * ARI_MAX_SEATS);

  return copy;
}

void
ari_verdict_free (AriVerdict *verdict)
{
  if (verdict == NULL)
    return;

  g_free (verdict->candidates);
  g_free (verdict->owners);
  g_free (verdict);
}

double
ari_side_share (const AriRules    *rules,
                const AriPosition *position,
                AriActor           seat,
                const double       win[ARI_MAX_SEATS])
{
  guint side = rules->side (position, seat);
  double share = 0.0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (side >> i & 1)
      share += win[i];

  return share;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-verdict.h"

#include <math.h>
#include <string.h>

const AriCandidate *
ari_verdict_find (const AriVerdict *verdict,
                  AriAction         action)
{
  for (guint i = 0; verdict != NULL && i < verdict->n_candidates; i++)
    if (verdict->candidates[i].action == action)
      return &verdict->candidates[i];

  return NULL;
}

AriVerdict *
ari_verdict_copy (const AriVerdict *verdict)
{
  AriVerdict *copy = g_memdup2 (verdict, sizeof *verdict);

  copy->candidates = g_memdup2 (verdict->candidates, sizeof *verdict->candidates * verdict->n_candidates);
  copy->owners = g_memdup2 (verdict->owners, sizeof *verdict->owners * verdict->n_owners * ARI_MAX_SEATS);
  copy->ground = g_memdup2 (verdict->ground, sizeof *verdict->ground * verdict->n_owners);

  return copy;
}

void
ari_verdict_free (AriVerdict *verdict)
{
  if (verdict == NULL)
    return;

  g_free (verdict->candidates);
  g_free (verdict->owners);
  g_free (verdict->ground);
  g_free (verdict);
}

void
ari_verdict_take_best (AriVerdict *verdict)
{
  const AriCandidate *best = &verdict->candidates[0];

  verdict->exact = best->exact;
  verdict->error = best->error;
  verdict->raw_error = best->raw_error;
  memcpy (verdict->win, best->win, sizeof verdict->win);
  memcpy (verdict->raw, best->raw, sizeof verdict->raw);
  memcpy (verdict->points, best->points, sizeof verdict->points);
}

void
ari_verdict_average (AriVerdict *verdict)
{
  double square = 0.0;

  memset (verdict->win, 0, sizeof verdict->win);
  memset (verdict->points, 0, sizeof verdict->points);
  verdict->exact = TRUE;
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      const AriCandidate *candidate = &verdict->candidates[i];

      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          verdict->win[k] += candidate->weight * candidate->win[k];
          verdict->points[k] += candidate->weight * candidate->points[k];
        }
      square += candidate->weight * candidate->weight * candidate->error * candidate->error;
      verdict->exact &= candidate->exact;
    }
  verdict->error = sqrt (square);
}

double
ari_side_share (const AriRules    *rules,
                const AriPosition *position,
                AriActor           seat,
                const double       win[ARI_MAX_SEATS])
{
  guint side = ari_rules_side (rules, position, seat);
  double share = 0.0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (side >> i & 1)
      share += win[i];

  return share;
}

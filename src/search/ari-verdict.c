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

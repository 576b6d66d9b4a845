/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "chance-fit.h"
#include "reliability.h"

G_BEGIN_DECLS

/**
 * AriReliabilityReport:
 * @title: what was measured, such as "minoa seats=2"
 * @notes: how: levels, seeds, budgets, program
 * @all: of the whole matches
 * @thirds: of each third
 * @moves: (array length=n_moves): chances that were compared with those of a far longer search
 * @losses: (array length=n_losses): losses that were compared likewise
 */
typedef struct
{
  const char          *title;
  const char          *notes;
  AriReliability       all;
  AriReliability       thirds[ARI_RELIABILITY_THIRDS];
  const AriChanceMove *moves;
  guint                n_moves;
  const AriChanceLoss *losses;
  guint                n_losses;
} AriReliabilityReport;

/* A page of Markdown. */
char *ari_reliability_report_to_markdown (const AriReliabilityReport *self) G_GNUC_WARN_UNUSED_RESULT;
/* A reliability diagram: what happened over what was said, with a dot for each tenth, its bounds as a bar,
 * and below it how many of the statements fell into the tenth. */
char *ari_reliability_report_to_svg      (const AriReliabilityReport *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

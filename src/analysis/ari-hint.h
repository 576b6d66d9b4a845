/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-follow.h"

G_BEGIN_DECLS

/**
 * AriHint: a hint in three steps
 *
 * First where (@where in words, @region: the spots around the best action; where there is nothing to choose,
 * @where says so), then what (@action: see ari_rules_advise(); the first @n_marks of @marks: the @n_picks
 * spots to pick in their order, and where the piece ends if that is none of them), then why (@reason: whole
 * sentences, one a line, that the verdict and the rules prove; NULL: there is nothing to add to @where; all
 * @n_about of @marks: the places of the other actions that they speak of, too). @line: @n_line actions that
 * show why, from the position on; 0: nothing more to see than @action. All texts are translated. @little:
 * little depends on the action, and the reason only says so.
 */
typedef struct
{
  AriAction action;
  guint     n_region;
  AriSpot   region[ARI_MAX_SPOTS];
  guint     n_picks, n_marks, n_about;
  AriSpot   marks[ARI_MAX_SPOTS];
  guint     n_line;
  AriAction line[ARI_MAX_FOLLOW];
  gboolean  little;
  char     *where;
  char     *reason;
} AriHint;

AriHint *ari_hint_new (const AriSetup *setup,
                       const AriPosition *position,
                       const AriNames *names,
                       const AriVerdict *verdict) G_GNUC_WARN_UNUSED_RESULT;
AriHint *ari_hint_of_action (const AriSetup *setup,
                             const AriPosition *position,
                             AriAction action) G_GNUC_WARN_UNUSED_RESULT;
void ari_hint_free (AriHint *hint);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriHint, ari_hint_free)

G_END_DECLS

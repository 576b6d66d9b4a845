/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriPreview:
 *
 * A line that the board shows without playing it: what a search expects, or what was played in other matches.
 * It begins at the cursor of a match. Zero-initialized, none is shown. @grows: it begins with the action that
 * the board points out, and a search adds what is likely to follow.
 */
typedef struct
{
  AriAction actions[ARI_MAX_PV];
  guint     n;
  guint     step; /* how many of them the board shows as played; 0: the line is not shown */
  gboolean  grows;
} AriPreview;

/* Shows the first action of the line. */
void      ari_preview_show  (AriPreview       *self,
                             const AriAction  *actions,
                             guint             n);
/* Steps through the line, and out of it before its first action. */
void      ari_preview_step  (AriPreview       *self,
                             int               by);
/* Brings @position, that of the cursor, to the shown step, and @before to the one before it. Returns the
 * action between them; ARI_ACTION_NONE changes neither. */
AriAction ari_preview_apply (const AriPreview *self,
                             const AriRules   *rules,
                             AriPosition      *before,
                             AriPosition      *position);
/* (nullable) (transfer full): what a search expects after the first action, as a sentence. */
char     *ari_preview_rest  (const AriPreview *self,
                             AriMatch         *match) G_GNUC_WARN_UNUSED_RESULT;
/* The line in its written form, with the action on the board in brackets. */
char     *ari_preview_text  (const AriPreview *self,
                             AriMatch         *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

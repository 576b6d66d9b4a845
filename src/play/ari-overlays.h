/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"

G_BEGIN_DECLS

#define ARI_OVERLAYS_MAX 16

/* One overlay that a game offers. */
typedef struct
{
  const char *id;
  const char *title;   /* translated */
  gboolean    recalls; /* tells what players have to keep in mind */
} AriOverlayChoice;

#define ARI_TYPE_OVERLAYS (ari_overlays_get_type ())
/**
 * AriOverlays:
 *
 * What can be marked on the board of a match besides its pieces, and what of it is switched on. Most overlays come from
 * the rules of the game (AriRules.overlays); a search adds the likely owners of areas, where it knows them.
 *
 * Signal "changed" (id): an overlay was switched on or off.
 */
G_DECLARE_FINAL_TYPE (AriOverlays, ari_overlays, ARI, OVERLAYS, GObject)

AriOverlays *ari_overlays_new         (AriMatch          *match,
                                       AriAnalysis       *analysis) G_GNUC_WARN_UNUSED_RESULT;
/* Those of the game, in the order of its menu; returns their number. */
guint        ari_overlays_list        (AriOverlays       *self,
                                       AriOverlayChoice   choices[ARI_OVERLAYS_MAX]);
gboolean     ari_overlays_get         (AriOverlays       *self,
                                       const char        *id);
/* Returns whether the game has it. */
gboolean     ari_overlays_set         (AriOverlays       *self,
                                       const char        *id,
                                       gboolean           on);
/* Switches on what was on the last time: nothing is searched for it before somebody asks. */
void         ari_overlays_restore     (AriOverlays       *self,
                                       const char        *id);
/* Whether it may not be seen now, though it is on: it tells what players have to keep in mind. */
gboolean     ari_overlays_is_withheld (AriOverlays       *self,
                                       const char        *id);
/* Whether what players have to keep in mind is told now: an overlay that does so is on, and may be. */
gboolean     ari_overlays_recalls     (AriOverlays       *self);
/* Writes what the overlays that are on say about @position. @searched: whether it is the one at the cursor, which a search
 * judges. At most ARI_MAX_SPOTS marks; returns their number. */
guint        ari_overlays_collect     (AriOverlays       *self,
                                       const AriPosition *position,
                                       gboolean           searched,
                                       AriMark            marks[ARI_MAX_SPOTS]);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"

G_BEGIN_DECLS

#define ARI_OVERLAYS_MAX 16
#define ARI_OVERLAY_LAST_TURNS "last-turns" /* what the other seats did, in every game; it has no marks */

/* One overlay that a game offers. */
typedef struct
{
  const char *id;
  const char *title;          /* translated */
  const char *explanation;    /* the same; one sentence */
  gboolean    reveals_hidden; /* tells what players have to keep in mind */
} AriOverlayChoice;

#define ARI_TYPE_OVERLAY_SWITCHES (ari_overlay_switches_get_type ())
/**
 * AriOverlaySwitches:
 *
 * The marks that the board of a match can show besides its pieces, and which of them are on. Most overlays
 * come from the rules of the game (AriRules.overlays); a search adds the likely owners of areas, where it
 * knows them. While that overlay is on, each position at the cursor is searched.
 *
 * Signal "changed" (id): an overlay was switched on or off.
 */
G_DECLARE_FINAL_TYPE (AriOverlaySwitches, ari_overlay_switches, ARI, OVERLAY_SWITCHES, GObject)

AriOverlaySwitches *ari_overlay_switches_new         (AriMatch          *match,
                                                      AriAnalysis       *analysis) G_GNUC_WARN_UNUSED_RESULT;
/* Those of the game, in the order of its menu; returns how many. */
guint        ari_overlay_switches_list        (AriOverlaySwitches       *self,
                                               AriOverlayChoice   choices[ARI_OVERLAYS_MAX]);
gboolean     ari_overlay_switches_get         (AriOverlaySwitches       *self,
                                               const char        *id);
/* Returns whether the game has it. */
gboolean     ari_overlay_switches_set         (AriOverlaySwitches       *self,
                                               const char        *id,
                                               gboolean           on);
/* Whether an overlay is hidden now, though it is on: it tells what players have to keep in mind. */
gboolean     ari_overlay_switches_is_withheld (AriOverlaySwitches       *self,
                                               const char        *id);
/* Whether an overlay that tells what players have to keep in mind is on and may be shown. */
gboolean     ari_overlay_switches_reveals_hidden (AriOverlaySwitches   *self);
/* Writes the marks of the overlays that are on for @position. @searched: whether it is the position at the
 * cursor, which a search judges. At most ARI_MAX_SPOTS marks; returns their number. */
guint        ari_overlay_switches_collect     (AriOverlaySwitches       *self,
                                               const AriPosition *position,
                                               gboolean           searched,
                                               AriMark            marks[ARI_MAX_SPOTS]);

G_END_DECLS

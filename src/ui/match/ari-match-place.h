/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-side.h"
#include "ari-places.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_PLACE (ari_match_place_get_type ())
/**
 * AriMatchPlace:
 *
 * Where a person is in a match: the position and the line that are shown, and the side panel. Whenever one of
 * them changes, it goes to the #AriPlaces, and a match that is opened again shows them again.
 */
G_DECLARE_FINAL_TYPE (AriMatchPlace, ari_match_place, ARI, MATCH_PLACE, GObject)

/**
 * ari_match_place_new:
 * @table: of a match in the library, or one that will be in it
 * @goes_there: whether it shows the position and the line again, and not just the side panel. If the match
 *   has been played on since, or isn't the same, it stays at its end
 */
AriMatchPlace *ari_match_place_new   (AriTable      *table,
                                      AriMatchPanel *panel,
                                      AriMatchSide  *side,
                                      AriPlaces     *places,
                                      gboolean       goes_there) G_GNUC_WARN_UNUSED_RESULT;
/* Notes where the person is, and how long about. When the match closes. */
void           ari_match_place_leave (AriMatchPlace *self);

G_END_DECLS

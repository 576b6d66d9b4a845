/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-keeper.h"

G_BEGIN_DECLS

#define ARI_TYPE_PLAYED_LIST (ari_played_list_get_type ())
/**
 * AriPlayedList:
 *
 * How the position at a match's cursor went on in the other matches of the library: what was played, how
 * often, and how it ended for the side that played it. Hides itself where there is nothing to tell.
 *
 * Signal "chosen" (guint): the person wants to see that #AriAction.
 */
G_DECLARE_FINAL_TYPE (AriPlayedList, ari_played_list, ARI, PLAYED_LIST, AdwBin)

/* Once, before it is shown: of the match, and of the library with the others. */
void ari_played_list_set_keeper (AriPlayedList *self,
                                 AriKeeper     *keeper);

G_END_DECLS

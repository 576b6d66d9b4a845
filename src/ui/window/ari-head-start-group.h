/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-people.h"

G_BEGIN_DECLS

#define ARI_TYPE_HEAD_START_GROUP (ari_head_start_group_get_type ())
/**
 * AriHeadStartGroup:
 *
 * The head start of each seat of a new match, in a row of its own, and a button that chooses them by the
 * ratings of the players. It hides itself in games without head starts. Signal "changed".
 */
G_DECLARE_FINAL_TYPE (AriHeadStartGroup, ari_head_start_group, ARI, HEAD_START_GROUP, AdwPreferencesGroup)

/* @setup: (inout): always of the same game. Head starts that the button has chosen for other players or
 * options are taken out. @seats: the players, whose @names may differ from theirs, since these are never
 * empty. @narrow: there is little room beside the titles */
void   ari_head_start_group_set      (AriHeadStartGroup *self,
                                      AriSetup          *setup,
                                      const AriSeat     *seats,
                                      const AriNames    *names,
                                      gboolean           narrow);
/* Whose results tell how strong people are, once they have been read; without them, nothing is known. */
void   ari_head_start_group_set_people (AriHeadStartGroup *self,
                                        AriPeople         *people);
/* What is chosen for @seat; 0: nothing. */
guint8 ari_head_start_group_get_size (AriHeadStartGroup *self,
                                      AriActor           seat);

G_END_DECLS

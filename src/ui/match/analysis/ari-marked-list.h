/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MARKED_LIST (ari_marked_list_get_type ())
/**
 * AriMarkedList:
 *
 * The moves of the main line that bear a mark, in words: mistakes with what was better, only moves, the
 * turning point. A click on one leads the match there. Where enough times of people are known, a menu shows
 * only hasty mistakes, or long thoughts, marked or not (#AriTimes). With neither marks nor times, the list
 * hides itself.
 */
G_DECLARE_FINAL_TYPE (AriMarkedList, ari_marked_list, ARI, MARKED_LIST, AdwBin)

/* Call once. */
void ari_marked_list_set_table (AriMarkedList *self,
                                AriTable      *table);
/* Whether it says in numbers, too, what a move has lost. */
void ari_marked_list_set_numbers (AriMarkedList *self,
                                  gboolean       numbers);

G_END_DECLS

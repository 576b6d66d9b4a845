/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_SIDEBAR_ROW (ari_sidebar_row_get_type ())
/**
 * AriSidebarRow:
 *
 * One place the sidebar leads to: a game with its small board, or a list of matches with an icon.
 */
G_DECLARE_FINAL_TYPE (AriSidebarRow, ari_sidebar_row, ARI, SIDEBAR_ROW, GtkListBoxRow)

/* With the small board of the game. */
GtkWidget  *ari_sidebar_row_new_game   (const AriRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* @place and @heading as below; @title: the name of the list */
GtkWidget  *ari_sidebar_row_new_list   (const char     *place,
                                        const char     *heading,
                                        const char     *icon_name,
                                        const char     *title) G_GNUC_WARN_UNUSED_RESULT;
/* Shows how many matches the place has; −1: nothing. */
void        ari_sidebar_row_set_count  (AriSidebarRow  *self,
                                        int             count);
/* Where it leads: "game:minoa", "library:all", "tag:holidays". */
const char *ari_sidebar_row_get_place   (AriSidebarRow *self);
/* The heading of the row's section. */
const char *ari_sidebar_row_get_heading (AriSidebarRow *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"
#include "ari-table.h"

G_BEGIN_DECLS

/* Pages that set a person a task on a board, for golden logs: "lesson: minoa-first" and "practice: minoa", where
 * the puzzles of a game are asked. */

/* (nullable): the page that the head of a log asks for. */
GtkWidget *task_page_new       (GHashTable *head,
                                AriLibrary *library,
                                GSettings  *settings);
/* (nullable): the table of its task; NULL while the task is being read. */
AriTable  *task_page_get_table (GtkWidget  *page);
/* The action that the task asks for, or another one that is legal; ARI_ACTION_NONE: there is none. */
AriAction  task_page_find      (GtkWidget  *page,
                                gboolean    right);

G_END_DECLS

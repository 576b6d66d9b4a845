/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-stage.h"
#include "ari-task.h"

G_BEGIN_DECLS

#define ARI_TYPE_TASK_VIEW (ari_task_view_get_type ())
/**
 * AriTaskView:
 *
 * The table of a task: the board with its seats, sounds and speech, and beside it a card with what the task
 * says, and buttons. Why the table refuses something, and the next pick of a move that is begun, stand in the
 * place of the answer.
 */
G_DECLARE_FINAL_TYPE (AriTaskView, ari_task_view, ARI, TASK_VIEW, AdwBin)

/* @task: at a table, which the view keeps for as long as the task does. @settings: (nullable) */
AriTaskView   *ari_task_view_new           (AriTask       *task,
                                            GSettings     *settings);
AriTable      *ari_task_view_get_table     (AriTaskView   *self);
AriMatchStage *ari_task_view_get_stage     (AriTaskView   *self);
/* @action: of the page. @is_way: it says where to go from here, and stands below the words, where no other
 * button is. Such buttons show only with ari_task_view_show_ways(). */
GtkWidget     *ari_task_view_add_button    (AriTaskView   *self,
                                            const char    *label,
                                            const char    *action,
                                            gboolean       is_way);
void           ari_task_view_show_ways     (AriTaskView   *self,
                                            gboolean       shown);
/* Puts back what is picked of a move, and ends a refusal or an earlier hint. A hint that comes next is
 * about the whole move, and would otherwise stay behind the words about the next pick. */
void           ari_task_view_put_back      (AriTaskView   *self);
/* (nullable): what the card answers now. */
const char    *ari_task_view_get_answer    (AriTaskView   *self);
/* Announces @sentence (nullable), after what the table has to say. */
void           ari_task_view_say           (AriTaskView   *self,
                                            const char    *sentence);
/* The same for the number and the text of the card. */
void           ari_task_view_say_words     (AriTaskView   *self);

G_END_DECLS

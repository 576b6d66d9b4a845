/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-stage.h"
#include "ari-table.h"

G_BEGIN_DECLS

/**
 * AriTaskAnswer: what an answer says
 * @ARI_TASK_NO_ANSWER: nothing
 * @ARI_TASK_WRONG: why the move is not what is asked for
 * @ARI_TASK_SHOWN: which move is
 * @ARI_TASK_RIGHT: what the right move brings
 */
typedef enum
{
  ARI_TASK_NO_ANSWER,
  ARI_TASK_WRONG,
  ARI_TASK_SHOWN,
  ARI_TASK_RIGHT,
} AriTaskAnswer;

#define ARI_TYPE_TASK_VIEW (ari_task_view_get_type ())
/**
 * AriTaskView:
 *
 * A table at which a person does what a card beside the board asks for: a step of a lesson, or an exercise.
 * It has the board with its seats, sounds and speech, and the card with a number, a text, the last answer
 * and buttons. Why the table refuses something, and the next pick of a move that is begun, stand in the place
 * of the answer.
 */
G_DECLARE_FINAL_TYPE (AriTaskView, ari_task_view, ARI, TASK_VIEW, AdwBin)

/* @settings: (nullable) */
AriTaskView   *ari_task_view_new           (AriTable      *table,
                                            GSettings     *settings);
AriMatchStage *ari_task_view_get_stage     (AriTaskView   *self);
/* @action: of the page. */
GtkButton     *ari_task_view_add_button    (AriTaskView   *self,
                                            const char    *label,
                                            const char    *action);
/* Another one for where to go from here, below the words, where no other button is. It shows only with
 * ari_task_view_show_ways(). */
GtkButton     *ari_task_view_add_way       (AriTaskView   *self,
                                            const char    *label,
                                            const char    *action);
void           ari_task_view_show_ways     (AriTaskView   *self,
                                            gboolean       shown);
void           ari_task_view_set_words     (AriTaskView   *self,
                                            const char    *number,
                                            const char    *text);
/* The answers that may come to these words. The card has the height for the longest one from the beginning,
 * so that the board stays where it is, whatever is said. A line break stands for a line of an unknown one. */
void           ari_task_view_foresee       (AriTaskView       *self,
                                            const char *const *answers);
/* Words that come later on the same page, and their answers: the board keeps its size when they come. */
void           ari_task_view_reserve       (AriTaskView       *self,
                                            const char        *text,
                                            const char *const *answers);
/* @answer: (nullable) */
void           ari_task_view_set_answer    (AriTaskView   *self,
                                            const char    *answer,
                                            AriTaskAnswer  kind);
/* Puts back what is picked of a move, and ends a refusal or an earlier hint. A hint that comes next is
 * about the whole move, and would otherwise stay behind the words about the next pick. */
void           ari_task_view_put_back      (AriTaskView   *self);
/* (nullable): what the card answers now. */
const char    *ari_task_view_get_answer    (AriTaskView   *self);
/* Whether the choices that the game offers beside the board are shown. */
void           ari_task_view_set_choosing  (AriTaskView   *self,
                                            gboolean       choosing);
/* Announces @sentence (nullable), after what the table has to say. */
void           ari_task_view_say           (AriTaskView   *self,
                                            const char    *sentence);
/* The same for the number and the text of the card. */
void           ari_task_view_say_words     (AriTaskView   *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ari-types.h"

G_BEGIN_DECLS

typedef struct _AriTable AriTable;

/**
 * AriTaskState:
 * @ARI_TASK_IDLE: it asks for nothing: there is only something to read or to look at, or no task at all
 * @ARI_TASK_ASKING: it waits for an action
 * @ARI_TASK_TOLD: the same, after a hint
 * @ARI_TASK_WRONG: the same, after an action that is not right; the answer says why
 * @ARI_TASK_JUDGING: an action was chosen, and isn't judged yet
 * @ARI_TASK_SOLVED: a right action was chosen; the answer says what it brings
 * @ARI_TASK_SHOWN: a person has given up and sees the solution
 */
typedef enum
{
  ARI_TASK_IDLE,
  ARI_TASK_ASKING,
  ARI_TASK_TOLD,
  ARI_TASK_WRONG,
  ARI_TASK_JUDGING,
  ARI_TASK_SOLVED,
  ARI_TASK_SHOWN,
} AriTaskState;

/**
 * AriTaskDeed: what a person can do about a task, besides answering it on the board; as bits
 * @ARI_TASK_COVER: covers what was to be remembered, and is asked
 * @ARI_TASK_NEXT: goes on
 * @ARI_TASK_SKIP: the same, without an answer
 * @ARI_TASK_NEXT_LESSON, @ARI_TASK_FINISH, @ARI_TASK_PLAY: leaves, because nothing is left: to the next
 *   lesson, back, or to a match of the game
 * @ARI_TASK_HINT: is told where to look
 * @ARI_TASK_SHOW: is shown what is right
 * @ARI_TASK_PLAY_ON: leaves to play on from the position, against computers
 * @ARI_TASK_BACK, @ARI_TASK_START_OVER: goes to the step before, or to the first one
 * @ARI_TASK_DROP: never wants to see it again
 *
 * A button or a key may stand for several: it does the first one that is possible.
 */
typedef enum
{
  ARI_TASK_COVER = 1 << 0,
  ARI_TASK_NEXT = 1 << 1,
  ARI_TASK_SKIP = 1 << 2,
  ARI_TASK_NEXT_LESSON = 1 << 3,
  ARI_TASK_FINISH = 1 << 4,
  ARI_TASK_PLAY = 1 << 5,
  ARI_TASK_HINT = 1 << 6,
  ARI_TASK_SHOW = 1 << 7,
  ARI_TASK_PLAY_ON = 1 << 8,
  ARI_TASK_BACK = 1 << 9,
  ARI_TASK_START_OVER = 1 << 10,
  ARI_TASK_DROP = 1 << 11,
} AriTaskDeed;

#define ARI_TASK_AWAY (ARI_TASK_NEXT_LESSON | ARI_TASK_FINISH | ARI_TASK_PLAY | ARI_TASK_PLAY_ON)
/* Through a task and out of it. */
#define ARI_TASK_ONWARDS \
  (ARI_TASK_COVER | ARI_TASK_NEXT | ARI_TASK_SKIP | ARI_TASK_NEXT_LESSON | ARI_TASK_FINISH)

/**
 * AriTaskCard: what a task says; every text may be %NULL
 * @title, @subtitle: of its page
 * @after: the id of the lesson that comes after it
 * @offer: the deeds that are possible at some time at its table
 * @number: which one it is, such as “Step 1 of 8”; without a table: why nothing is asked
 * @text: what is asked, and what one has to know for it
 * @answer: what was said to the last action, or about the solution
 * @said: the part of @answer that the table doesn’t announce by itself
 * @foreseen: the answers that may come to @text; a line break stands for a line of an unknown one
 * @is_calm: whether feats are performed without time pressure now
 */
typedef struct
{
  char    *title, *subtitle, *after;
  guint    offer;
  char    *number, *text;
  char    *answer, *said;
  GStrv    foreseen;
  gboolean is_calm;
} AriTaskCard;

/* Receives a text that comes at the same table, and what is foreseen to it. */
typedef void (*AriTaskReserve) (gpointer           data,
                                const char        *text,
                                const char *const *foreseen);

#define ARI_TYPE_TASK (ari_task_get_type ())
/**
 * AriTask:
 *
 * Something that a person is to find on a board: what a step of a lesson asks for, a good move in an
 * exercise, or a better move than a mistake in a match. It has a text, judges what is chosen, and knows the
 * solution. One object may set several tasks, one after the other.
 *
 * A lesson and an exercise lead a table of their own (ari_task_set_table()): wrong actions are answered
 * there, and never played, and its match is kept nowhere.
 *
 * Signals:
 * - "changed": the table, the state or the card
 * - "left" (#AriTaskDeed as guint): a person wants what leads away from the task
 */
G_DECLARE_DERIVABLE_TYPE (AriTask, ari_task, ARI, TASK, GObject)

/**
 * AriTaskClass:
 * @help: the page of the help that is about such tasks
 * @get_deeds: the deeds that are possible now
 * @act: does one of them, unless it leads away; not NULL if there are any
 * @restore: undoes a drop, by the number that came with it
 * @judge: judges @action, and returns the state that follows. @answer: (out) (transfer full) (nullable): what
 *   to say to it
 * @solve: @action was judged right
 * @idle: a person points at the board, or chooses something, while nothing is asked
 * @reserve: calls @func for each text of this table, so that the page can keep room for the longest one
 * @changed: follows what has changed, before those who listen
 *
 * All but @judge may be NULL.
 */
struct _AriTaskClass
{
  GObjectClass parent_class;

  const char    *help;
  guint        (*get_deeds) (AriTask *self);
  void         (*act)       (AriTask *self, AriTaskDeed deed);
  void         (*restore)   (AriTask *self, guint dropped);
  AriTaskState (*judge)     (AriTask *self, AriAction action, char **answer);
  void         (*solve)     (AriTask *self, AriAction action);
  void         (*idle)      (AriTask *self);
  void         (*reserve)   (AriTask *self, AriTaskReserve func, gpointer data);
  void         (*changed)   (AriTask *self);
};

/* (nullable) (transfer none): where it is set; NULL: it is being read, nothing is asked, or it is set in a
 * match. */
AriTable          *ari_task_get_table (AriTask *self);
const AriTaskCard *ari_task_get_card  (AriTask *self);
AriTaskState       ari_task_get_state (AriTask *self);
/* Whether it waits for an action. */
gboolean           ari_task_asks      (AriTask *self);
/* Whether it was solved, or its solution was shown. */
gboolean           ari_task_is_over   (AriTask *self);
/* #AriTaskDeed bits: what is possible now. */
guint              ari_task_get_deeds (AriTask *self);
/* Does the first of @deeds that is possible. Returns: whether there was one */
gboolean           ari_task_act       (AriTask *self,
                                       guint    deeds);
/* Brings back what was dropped. @dropped: how many had been dropped before it */
void               ari_task_restore   (AriTask *self,
                                       guint    dropped);
void               ari_task_reserve   (AriTask        *self,
                                       AriTaskReserve  func,
                                       gpointer        data);

/* For those that set tasks: none of these emits "changed", except the last two. */

/* @table: (nullable): led by the task from now on: nobody but the person acts there, and only when asked.
 * Without one, what was offered still stands. */
void               ari_task_set_table  (AriTask  *self,
                                        AriTable *table,
                                        guint     offer);
void               ari_task_set_titles (AriTask    *self,
                                        const char *title,
                                        const char *subtitle,
                                        const char *after);
/* The words of a task that begins. */
void               ari_task_begin      (AriTask           *self,
                                        AriTaskState       state,
                                        const char        *number,
                                        const char        *text,
                                        const char *const *foreseen,
                                        gboolean           is_calm);
void               ari_task_set_answer (AriTask      *self,
                                        AriTaskState  state,
                                        const char   *answer,
                                        const char   *said);
/* A person has chosen @action: judges it, and answers. */
void               ari_task_choose     (AriTask  *self,
                                        AriAction action);
void               ari_task_changed    (AriTask *self);

G_END_DECLS

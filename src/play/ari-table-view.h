/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-idea.h"
#include "ari-table-mode.h"
#include "ari-trace.h"

G_BEGIN_DECLS

/**
 * AriTableOrder: what the button beside the text does
 * @ARI_ORDER_NONE: there is none
 * @ARI_ORDER_STOP_RECAP: stops the replay of the last turns
 * @ARI_ORDER_COVER: everyone has seen what was revealed
 * @ARI_ORDER_READ_RULE: opens the section of the rules that has the reason of a refusal, or the new rule
 * @ARI_ORDER_HINT_WHAT, @ARI_ORDER_HINT_WHY, @ARI_ORDER_HINT_LINE: the next step of a hint
 * @ARI_ORDER_PLAY_BETTER: plays the better move that is shown after a warning
 * @ARI_ORDER_KEEP_LINE: makes a variation of the line that is previewed
 * @ARI_ORDER_CHOOSE_OUTCOME: chooses another outcome of chance
 * @ARI_ORDER_STOP_HERE: ends the move at its last pick
 * @ARI_ORDER_SHOW_ANSWER: shows the best answer to a mistake, and what follows
 * @ARI_ORDER_TRY_AGAIN: tries a mistake again: the one that was tried, or the one that is shown or comes next
 * @ARI_ORDER_MAIN_LINE, @ARI_ORDER_LAST: goes back to the match
 * @ARI_ORDER_REVIEW: shows how it ended, and what can be learned from it
 * @ARI_ORDER_ROLL: rolls the dice
 * @ARI_ORDER_PLAY_ON: lets the computer begin, which waits for that
 */
typedef enum
{
  ARI_ORDER_NONE,
  ARI_ORDER_STOP_RECAP,
  ARI_ORDER_COVER,
  ARI_ORDER_READ_RULE,
  ARI_ORDER_HINT_WHAT,
  ARI_ORDER_HINT_WHY,
  ARI_ORDER_HINT_LINE,
  ARI_ORDER_PLAY_BETTER,
  ARI_ORDER_KEEP_LINE,
  ARI_ORDER_CHOOSE_OUTCOME,
  ARI_ORDER_STOP_HERE,
  ARI_ORDER_SHOW_ANSWER,
  ARI_ORDER_TRY_AGAIN,
  ARI_ORDER_MAIN_LINE,
  ARI_ORDER_LAST,
  ARI_ORDER_REVIEW,
  ARI_ORDER_ROLL,
  ARI_ORDER_PLAY_ON,
} AriTableOrder;

/**
 * AriTableSight: what the board shows; see #AriTableView
 *
 * The move input takes its picks there.
 */
typedef struct
{
  AriPosition before;
  AriPosition position;
  AriAction   last;
} AriTableSight;

/* Returns: whether a person may choose an action by pointing at it. */
gboolean ari_table_sight_find (AriTableSight *self,
                               AriTable      *table);

/**
 * AriTableView:
 * @mode: what the table shows and says
 * @before: where @last was chosen, if there is one
 * @position: the position on the board: that of the match, or a step of a line that is previewed or of the
 *   last turns that are replayed; while a feat is shown, the one before it. What players have
 *   to remember is removed
 * @last: the action that led there, or %ARI_ACTION_NONE
 * @trace: what the last turns of the other seats have left to see, if their overlay is on
 * @earners: the pieces that have earned what can be done now, or was done last
 * @ideas: the actions that the board points out, the best first
 * @is_present: whether the board shows the end of the main line, and nothing else
 * @has_outcomes: whether a person who looks back may choose another outcome of chance, which can't be pointed
 *   at
 * @is_turn: whether it is a person's turn at the end of a line, in a match that is not over
 * @is_in_play: the same, or a match that people play waits for another player at the end of its main line
 * @may_stop: whether the move that a person makes may end at its last pick, though it could go on
 * @may_step_back: whether a person may take back a step of the turn: a pick, or an action if it has several
 * @may_show_better: whether ari_table_show_better() has something to show
 * @awaits_feat: whether a feat comes next, to be shown where the board would be
 * @may_perform: whether a person must perform it now; one that people look back at has been performed
 * @listener: the seat of the only person at the table, who is called "you"; %ARI_NONE: there are several, or
 *   none
 * @text: the text below the board, a sentence or two, or more lines
 * @status: the part of it that is there while nothing else is said: see ari_status_text(), and
 *   ari_status_text_turn() for a table that is led
 * @order: what the button beside the text does
 *
 * All that a table shows, and what people may do with it: a value that follows from the match, its cursor and
 * the mode.
 */
typedef struct
{
  AriTableMode  mode;

  AriPosition   before;
  AriPosition   position;
  AriAction     last;
  AriTraceStep  trace[ARI_MAX_TRACE];
  guint         n_trace;
  AriSpot       earners[ARI_MAX_EARNERS];
  guint         n_earners;
  AriIdea       ideas[ARI_MAX_IDEAS];
  guint         n_ideas;
  gboolean      is_present;

  gboolean      has_outcomes;
  gboolean      is_turn;
  gboolean      is_in_play;
  gboolean      may_stop;
  gboolean      may_step_back;
  gboolean      may_show_better;
  gboolean      awaits_feat;
  gboolean      may_perform;

  AriActor      listener;
  char         *text;
  char         *status;
  AriTableOrder order;
} AriTableView;

/* Made anew from the table; readers use ari_table_get_view(). @picks: (nullable): what a person has picked of
 * a move; NULL: nothing */
AriTableView *ari_table_view_new   (AriTable        *table,
                                    const AriPicker *picks) G_GNUC_WARN_UNUSED_RESULT;
AriTableView *ari_table_view_ref   (AriTableView *self);
void          ari_table_view_unref (AriTableView *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTableView, ari_table_view_unref)

/* (transfer full): what the table shows now. Handlers of "changed" share one view. */
AriTableView *ari_table_get_view   (AriTable     *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

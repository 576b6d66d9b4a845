/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"
#include "ari-trace.h"

G_BEGIN_DECLS

/* What a table shows, and what people may do with it. All of it follows from the table. */

AriAction ari_shown_position     (AriTable    *table,
                                  AriPosition *before,
                                  AriPosition *position);
/* What the last turns of the other seats have left to see, if their overlay is on; returns how many steps. */
guint     ari_shown_trace        (AriTable     *table,
                                  AriTraceStep  steps[ARI_MAX_TRACE]);
/* The pieces that have earned what can be done now, or was done last; returns their number. */
guint     ari_shown_earners      (AriTable    *table,
                                  AriSpot      spots[ARI_MAX_EARNERS]);
/* The sentence of the ply that is shown again, while the last turns are. */
char     *ari_shown_recounted    (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
/* The last action on the board, in a sentence or two. */
char     *ari_shown_last_move    (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
/* The text below the board, a sentence or two. */
char     *ari_shown_text         (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
/* The part of it that stands while nothing else is said: see ari_standing(). */
char     *ari_shown_standing     (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
/* The question after a warning: which move waits, and why to think again, one sentence a line. NULL: none. */
char     *ari_shown_warning      (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
/* Whether the move that a person is making may end at its last pick, though it could go on. */
gboolean  ari_shown_may_stop     (AriTable    *table);
/* Whether a person may take back a step of the turn: a pick, or an action if the turn has several. */
gboolean  ari_shown_may_step_back (AriTable   *table);
/* Whether chance would act next after a try: what is said of the try asks for no outcome. A click on the
 * board or Escape puts that aside, and then people may choose one. */
gboolean  ari_shown_holds_chance (AriTable    *table);
/* Whether the board shows the end of the main line, and nothing is previewed, shown again or in the air. */
gboolean  ari_shown_is_present   (AriTable    *table);
/* Whether a person may choose an action by pointing at the board. */
gboolean  ari_shown_is_pickable  (AriTable    *table);
/* Whether a person who looks back may choose another outcome of chance, which can't be pointed at. */
gboolean  ari_shown_has_outcomes (AriTable    *table);
/* Whether it is a person's turn at the end of a line, in a match that is not over. */
gboolean  ari_shown_is_turn      (AriTable    *table);
/* The same, or a match that people are playing waits for another player at the end of its main line. */
gboolean  ari_shown_is_in_play   (AriTable    *table);
/* The seat of the only person at the table, who is told "you"; ARI_NONE: there are several, or none. */
AriActor  ari_shown_listener     (AriTable    *table);
/* What ari_table_move_now() does, as the label of a button. */
const char *ari_shown_move_now_label (AriTable *table);
/* Whether a toss comes next, to be shown where the board would be. */
gboolean  ari_shown_awaits_toss  (AriTable    *table);
/* Whether a person must toss the ring now. A toss that one looks back at has been made. */
gboolean  ari_shown_may_toss     (AriTable    *table);

G_END_DECLS

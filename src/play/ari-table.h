/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-driver.h"
#include "ari-go.h"
#include "ari-hint-session.h"
#include "ari-autosave.h"
#include "ari-level.h"
#include "ari-move-input.h"
#include "ari-new-rule.h"
#include "ari-overlay-switches.h"
#include "ari-visibility.h"
#include "ari-preview.h"
#include "ari-recap.h"
#include "ari-replay.h"
#include "ari-try-again.h"
#include "ari-feat-sequence.h"
#include "ari-mistake-checker.h"

G_BEGIN_DECLS

/**
 * AriTableChange: what "changed" announces, as bits
 * @ARI_TABLE_POSITION: another position is shown; see ari_table_get_move()
 * @ARI_TABLE_LINE: the plies of the line, or whether it is the main line, or what can be undone and redone
 * @ARI_TABLE_TURN: who acts next: see #AriDriver
 * @ARI_TABLE_DETAILS: seats, title or date of the match
 * @ARI_TABLE_HOLD: the reasons for which the match is held
 * @ARI_TABLE_FAILURE: whether what happened could be written to the library
 * @ARI_TABLE_REFUSAL: why the last choice of a person was refused
 * @ARI_TABLE_PREVIEW: the line that is shown without being played
 * @ARI_TABLE_HINT: the step of the hint, or of a mistake that is tried again
 * @ARI_TABLE_ANALYSIS: what the search of the shown position has found
 * @ARI_TABLE_OVERLAYS: which overlays are on
 * @ARI_TABLE_REPLAY: whether the replay plays, and how fast
 * @ARI_TABLE_FEAT: how far a feat is
 * @ARI_TABLE_PICKS: what a person has picked of a move
 * @ARI_TABLE_RECAP: which ply of the last turns is shown again
 * @ARI_TABLE_COVERED: what the last turn revealed for a moment is hidden again
 * @ARI_TABLE_WARNING: whether a choice is being judged, or waits for its player to decide
 * @ARI_TABLE_RULE: the rule that has come up for the first time, or the habit that is advised against
 */
typedef enum
{
  ARI_TABLE_POSITION = 1 << 0,
  ARI_TABLE_LINE = 1 << 1,
  ARI_TABLE_TURN = 1 << 2,
  ARI_TABLE_DETAILS = 1 << 3,
  ARI_TABLE_HOLD = 1 << 4,
  ARI_TABLE_FAILURE = 1 << 5,
  ARI_TABLE_REFUSAL = 1 << 6,
  ARI_TABLE_PREVIEW = 1 << 7,
  ARI_TABLE_HINT = 1 << 8,
  ARI_TABLE_ANALYSIS = 1 << 9,
  ARI_TABLE_OVERLAYS = 1 << 10,
  ARI_TABLE_REPLAY = 1 << 11,
  ARI_TABLE_FEAT = 1 << 12,
  ARI_TABLE_PICKS = 1 << 13,
  ARI_TABLE_RECAP = 1 << 14,
  ARI_TABLE_COVERED = 1 << 15,
  ARI_TABLE_WARNING = 1 << 16,
  ARI_TABLE_RULE = 1 << 17,
} AriTableChange;

#define ARI_TABLE_ALL ((ARI_TABLE_RULE << 1) - 1)

/**
 * AriTableMove: how the shown position was reached
 * @forward: by one ply, from the position that was shown before
 * @fresh: which has just been played
 * @performed: a feat is underway that will show what happened
 * @taken_back: (nullable): the action that was undone, in words
 */
typedef struct
{
  gboolean forward;
  gboolean fresh;
  gboolean performed;
  char    *taken_back;
} AriTableMove;

#define ARI_TYPE_TABLE (ari_table_get_type ())
/**
 * AriTable:
 *
 * One match being played or viewed, and everything around it that needs no toolkit: who acts (#AriDriver),
 * what waits (#AriMoveQueue), what is shown (the cursor, #AriPreview, #AriHintSession, #AriOverlaySwitches,
 * #AriReplay, #AriRecap), what is worth a warning (#AriMistakeChecker), the feat underway
 * (#AriFeatSequence), the move that a person is making (#AriMoveInput) and where it is all kept
 * (#AriAutosave).
 * Everything that people do to the match goes through here.
 *
 * Signal "changed" (#AriTableChange as guint): emitted once per iteration of the main loop, for everything
 * that changed in it.
 *
 * Signal "choosing" (#AriAction as guint, returns gboolean): a person is about to play that action at the
 * cursor; a handler that returns %TRUE takes care of it, and the table does not play it.
 *
 * Signal "idle" (returns gboolean): a person points at the board while nothing can be picked there; a handler
 * returns whether it has answered.
 *
 * Signal "performing" (text, returns gboolean): the same for a feat that has just been performed,
 * which is shown whatever the handler does.
 */
G_DECLARE_FINAL_TYPE (AriTable, ari_table, ARI, TABLE, GObject)

AriTable           *ari_table_new           (AriMatch    *match,
                                             AriAutosave *autosave,
                                             gboolean     waits) G_GNUC_WARN_UNUSED_RESULT;
/* What the table owns (transfer none). */
AriMatch           *ari_table_get_match     (AriTable          *self);
AriAutosave          *ari_table_get_autosave    (AriTable          *self); /* (nullable) */
AriDriver          *ari_table_get_driver    (AriTable          *self);
AriAnalysis        *ari_table_get_analysis  (AriTable          *self);
AriHintSession     *ari_table_get_hint      (AriTable          *self);
AriOverlaySwitches        *ari_table_get_overlays  (AriTable          *self);
AriReplay          *ari_table_get_replay    (AriTable          *self);
AriTryAgain           *ari_table_get_try_again     (AriTable          *self);
AriRecap         *ari_table_get_recap   (AriTable          *self);
AriFeatSequence    *ari_table_get_feats     (AriTable          *self);
AriMistakeChecker          *ari_table_get_mistake_checker    (AriTable          *self);
const AriPreview   *ari_table_get_preview   (AriTable          *self);

/* Emits "changed" now, without waiting for the next iteration of the main loop. */
void                ari_table_flush         (AriTable          *self);
/* Valid while "changed" is emitted with ARI_TABLE_POSITION. */
const AriTableMove *ari_table_get_move      (AriTable          *self);

/* Navigation. Everything that moves the cursor calls this, so that it ends a replay. */
void                ari_table_go            (AriTable *self,
                                             AriGo     where,
                                             guint     number);
gboolean            ari_table_can_go        (AriTable *self,
                                             AriGo     where);
/* Whether the board shows the end of the main line, or where a mistake is tried again, and nothing is
 * previewed or replayed, and no feat is underway. */
gboolean            ari_table_is_present    (AriTable          *self);
/* Whether the turn has just passed from one person to another at @now, a monotonic time: a click may have
 * been meant for the position before. */
gboolean            ari_table_is_passing    (AriTable          *self,
                                             gint64             now);
/* Shows a line that begins at the cursor, without playing it. */
void                ari_table_preview       (AriTable        *self,
                                             const AriAction *actions,
                                             guint            n);
/* The next step of a hint; after the last one, the line that shows why, if there is one. */
void                ari_table_hint          (AriTable      *self);
/* Marks spots of the shown position, in their order, until another is shown. */
void                ari_table_point_out     (AriTable      *self,
                                             const AriSpot *spots,
                                             guint          n);
const AriSpot      *ari_table_get_pointed_out (AriTable *self,
                                               guint    *n);
/* Goes to the position before the mistake at the cursor, where a person looks for something better; see
 * #AriTryAgain. */
gboolean            ari_table_can_try_again (AriTable          *self);
void                ari_table_try_again     (AriTable          *self);
void                ari_table_try_ply       (AriTable          *self,
                                             guint              id);
/* Tells the last turns of the other seats again, or stops that. */
void                ari_table_recap       (AriTable          *self);
/* What the last turn revealed for a moment is hidden again, on the board and everywhere else. */
void                ari_table_cover         (AriTable          *self);
/* Whether what the last turn revealed lies open until ari_table_cover() is called, or somebody plays on:
 * several people play, and each of them must have seen it. Meanwhile computers wait. */
gboolean            ari_table_awaits_cover  (AriTable          *self);
/* What may be seen of the match at this table. */
AriVisibility            ari_table_get_visibility     (AriTable          *self);
/* Hides hint, preview and what is pointed out, ends what is tried again and stops what is shown again.
 * If there is none of these, takes back the move that waits after a warning. Returns whether it did
 * anything. */
gboolean            ari_table_dismiss       (AriTable          *self);
/* What Escape does: withdraws a refusal, or else dismisses. Returns whether it did anything. */
gboolean            ari_table_escape        (AriTable          *self);

/* Whether people see the table, which they do at first. Time counts as thinking time only while they do, and
 * see where the match goes on. */
void                ari_table_set_seen      (AriTable *self,
                                             gboolean  seen);
/* For how many seconds people have thought about the next ply of the match, and what they had thought when it
 * was last open. */
double              ari_table_get_thought   (AriTable *self);
void                ari_table_add_thought   (AriTable *self,
                                             double    seconds);

/* Playing. */
gboolean            ari_table_may_type      (AriTable  *self,
                                             GError   **error);
void                ari_table_play          (AriTable  *self,
                                             AriAction  action);
/* Whether a chosen move waits, either because it is being judged or after a warning. */
gboolean            ari_table_holds_choice  (AriTable          *self);
/* Whether the chosen move waits, because it loses much. The next four functions do nothing if it doesn't. */
gboolean            ari_table_is_warned     (AriTable          *self);
void                ari_table_rethink       (AriTable          *self);
void                ari_table_play_anyway   (AriTable          *self);
gboolean            ari_table_previews_better (AriTable        *self);
void                ari_table_play_better   (AriTable          *self);
/* Shows what would have been better than the move that waits, or else what the board points out. */
void                ari_table_show_better   (AriTable          *self);
/* Before which moves the persons are warned now, all of them or nobody. */
AriWarnFrom         ari_table_get_warn_from (AriTable          *self);
/* Warns all of them from now on. */
void                ari_table_set_warn_from (AriTable    *self,
                                             AriWarnFrom  from);
/* The move that a person is making at this table. The table tells it the position, and plays what it
 * completes. */
AriMoveInput       *ari_table_get_input     (AriTable *self);
/* Whether a person may choose an action by pointing at the board: ari_move_input_is_open(). */
gboolean            ari_table_is_pickable   (AriTable *self);
/* Whether a person has picked something of a move. */
gboolean            ari_table_is_picking    (AriTable *self);
/* Whether chance would act next after a try: what is said of the try asks for no outcome. A click on the
 * board or Escape puts that aside, and then people may choose one. */
gboolean            ari_table_holds_chance  (AriTable          *self);
/* Ends a recap. @shown: (out): what it has shown until now */
void                ari_table_end_recap     (AriTable    *self,
                                             AriPosition *shown);
/* Whether @spot looks now as it did in @shown, so that a person who aimed at it then still means it. */
gboolean            ari_table_looks_as_in   (AriTable          *self,
                                             const AriPosition *shown,
                                             AriSpot            spot);
void                ari_table_perform       (AriTable          *self,
                                             const char        *text);
/* Whether the dice wait to be rolled now. */
gboolean            ari_table_can_roll      (AriTable          *self);
void                ari_table_roll          (AriTable *self,
                                             guint64   random);
/* The feat is over: see ari_feat_sequence_set_watched(). */
void                ari_table_finish_feat   (AriTable          *self);
/* Whether a chosen action waits until the match may be played on. */
gboolean            ari_table_is_queued    (AriTable          *self);
/* Whether a line is previewed, and can be kept as a variation. */
gboolean            ari_table_can_keep_line (AriTable          *self);
void                ari_table_keep_line     (AriTable          *self);
/* Whether the ply with this id is in a variation, which can be promoted and deleted. */
gboolean            ari_table_is_aside      (AriTable *self,
                                             guint     id);
/* Makes the line of that ply the main line. */
void                ari_table_promote       (AriTable *self,
                                             guint     id);
/* Deletes the variation that the ply is in, from where it leaves its parent line. */
void                ari_table_delete_variation (AriTable *self,
                                                guint     id);
/* Lets a lesson, an exercise or a script lead the table from now on: it decides when the match goes on, so
 * nobody is waited for, and the match doesn't keep how long people think about their moves. */
void                ari_table_lead          (AriTable          *self);
gboolean            ari_table_is_led        (AriTable          *self);
/* Whether a person has decided anything that can be taken back. Not while the board shows an earlier
 * position: nobody who looks back expects Undo to change what they don't see. */
gboolean            ari_table_can_undo      (AriTable          *self);
/* Whether ari_table_undo() takes something back; the error tells people why not. */
gboolean            ari_table_may_undo      (AriTable  *self,
                                             GError   **error);
/* Takes back a person's last decision and what followed it, and keeps both as a variation. */
void                ari_table_undo          (AriTable          *self);
/* Takes back one ply. It is removed, unless others follow it: then the cursor only steps back. */
void                ari_table_remove_last   (AriTable          *self);
gboolean            ari_table_can_redo      (AriTable          *self);
void                ari_table_redo          (AriTable          *self);
/* Makes the computer that thinks play immediately, and the one that waits begin. */
void                ari_table_move_now      (AriTable          *self);

/* Ending. Each ends the match at the end of its main line, and goes there. */
gboolean            ari_table_may_end       (AriTable          *self);
/* Refuses with a reason while something that was played waits to be stored, and returns TRUE then. */
gboolean            ari_table_refuses_end   (AriTable          *self);
void                ari_table_end           (AriTable        *self,
                                             const AriEnding *ending);
void                ari_table_resign        (AriTable *self,
                                             AriActor  seat);
/* Refuses to play on, with the reason, if the end has shown what players must remember. Returns: whether it
 * did. */
gboolean            ari_table_refuses_resume (AriTable         *self);
/* Takes the ending back: the match goes on where it was. */
void                ari_table_resume        (AriTable          *self);
/* The seat that a person at this table resigns for. */
AriActor            ari_table_find_person   (AriTable          *self);
/* Seats. @level: (nullable): of a computer */
void                ari_table_set_seat      (AriTable    *self,
                                             AriActor     seat,
                                             AriSeatKind  kind,
                                             const char  *level);
const AriLevel     *ari_table_get_usual_level (AriTable        *self);
void                ari_table_let_finish    (AriTable          *self);

/* @reason: (nullable): why the person's choice is refused */
void                ari_table_refuse        (AriTable   *self,
                                             const char *reason);
/* Whether what ari_table_get_refusal() returns refuses nothing, but asks which of several things the choice
 * means. */
gboolean            ari_table_is_asking     (AriTable          *self);
const char         *ari_table_get_refusal   (AriTable          *self); /* (nullable) */
/* (nullable): the section of the rules that has the last such reason in this position, even if the refusal is
 * no longer shown. */
const char         *ari_table_get_refused_by (AriTable         *self);
/* Says a rule when it first matters to a person here, until that person goes on. @settings: (nullable):
 * remember what has been said; NULL: says none. */
void                ari_table_set_rule_settings (AriTable      *self,
                                                 GSettings     *settings);
/* (nullable): the habit that is advised against now, until the person goes on. */
const AriHabit     *ari_table_get_habit     (AriTable          *self);
/* (nullable): the rule that is said now. */
const AriNewRule   *ari_table_get_new_rule  (AriTable          *self);
/* A person is going to read more about what is said, so it needn't be said any longer. Returns (nullable):
 * the section of the rules that has that rule, or the reason of a refusal. */
const char         *ari_table_read_rule     (AriTable          *self);
/* (nullable): why the last change is not in the library. */
const char         *ari_table_get_failure   (AriTable          *self);
/* Repeats the failed write. */
void                ari_table_retry_save         (AriTable          *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ari-narration.h"
#include "ari-pointing.h"

G_BEGIN_DECLS

typedef enum
{
  ARI_NOTICE_NONE,
  ARI_NOTICE_REFUSAL,  /* why it was refused */
  ARI_NOTICE_QUESTION, /* which of several things it may mean; nothing is refused */
} AriNoticeKind;

/**
 * AriNotice: what is said of the spot that a person pointed at last
 * @text: (nullable): a sentence or two; NULL: nothing is said
 * @spot: that spot; %ARI_SPOT_NONE: nothing is said
 * @proof: what shows why. People may read its rule after the notice has gone, until the cursor moves
 */
typedef struct
{
  AriNoticeKind kind;
  char         *text;
  AriSpot       spot;
  AriProof      proof;
} AriNotice;

typedef enum
{
  ARI_INPUT_PICKS   = 1 << 0, /* other spots are picked */
  ARI_INPUT_POINTED = 1 << 1, /* because the person pointed at one: see ari_move_input_get_last() */
  ARI_INPUT_NOTICE  = 1 << 2, /* something else is said */
} AriMoveInputChange;

/* The result of pointing at a spot. */
typedef enum
{
  ARI_POINTED_IGNORED,   /* nothing can be picked: see "idle" */
  ARI_POINTED_REFUSED,   /* the notice says why, if a reason is known */
  ARI_POINTED_PICKED,    /* other spots are picked than before: the move goes on */
  ARI_POINTED_COMPLETED, /* an action was chosen */
} AriPointed;

#define ARI_TYPE_MOVE_INPUT (ari_move_input_get_type ())
/**
 * AriMoveInput: the move that a person is making
 *
 * It knows what has been picked, what can be picked next, and what is said about the last thing that the
 * person pointed at. Mouse, touch, keyboard, screen reader and scripts all make moves through it.
 *
 * Signals:
 * - "changed" (guint): #AriMoveInputChange bits
 * - "completed" (guint): the picks name this #AriAction
 * - "idle" (guint, returns a boolean): a person pointed at this #AriSpot while nothing can be picked; a
 *   handler returns whether it has answered
 * - "proposing" (guint, returns a string): a click could mean this #AriAction, among others; a handler may
 *   return a sentence that is said first, or NULL
 */
G_DECLARE_FINAL_TYPE (AriMoveInput, ari_move_input, ARI, MOVE_INPUT, GObject)

AriMoveInput    *ari_move_input_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void             ari_move_input_set_position (AriMoveInput      *self,
                                              const AriRules    *rules,
                                              const AriPosition *position,
                                              gboolean           open);
/* The position is about to change: nothing can be picked until the next ari_move_input_set_position(). */
void             ari_move_input_close        (AriMoveInput *self);
/* Whether spots can be picked. */
gboolean         ari_move_input_is_open      (AriMoveInput *self);

/* Pointing */

AriPointed       ari_move_input_point        (AriMoveInput *self,
                                              AriSpot       spot);
/* What pointing at @spot would do. */
void             ari_move_input_foresee      (AriMoveInput *self,
                                              AriSpot       spot,
                                              AriPointing  *pointing);
/* The action that pointing at @spot would choose; %ARI_ACTION_NONE: none yet. */
AriAction        ari_move_input_completes    (AriMoveInput *self,
                                              AriSpot       spot);
/* Takes back the last pick. Returns: whether there was one. */
gboolean         ari_move_input_back         (AriMoveInput *self);
/* Takes back all picks. */
void             ari_move_input_clear        (AriMoveInput *self);
/* Ends a move that could go on at its last pick. Returns: whether it could end there. */
gboolean         ari_move_input_stop         (AriMoveInput *self);
/* The next action of a target that takes several, if its turn has come; else %ARI_ACTION_NONE. */
AriAction        ari_move_input_get_due      (AriMoveInput *self);
/* @actions: (out): such an action and those after it, if it is due at @position, which people may not have
 * seen yet. They are not chosen any more. Returns: how many there are */
guint            ari_move_input_take_line    (AriMoveInput      *self,
                                              const AriPosition *position,
                                              AriAction          actions[ARI_MAX_LINE]);
/* Chooses it. Call it when the board has shown the action before it. */
void             ari_move_input_go_on        (AriMoveInput *self);

/* (transfer none): the picks so far, and what continues them */
const AriPicker *ari_move_input_get_picker   (AriMoveInput *self);
/* (transfer none) (array length=n): where the picked piece can go */
const AriTarget *ari_move_input_get_targets  (AriMoveInput *self,
                                              guint        *n);
/* How often pointing was answered: with a pick, a question, a reason or in another way. */
guint            ari_move_input_get_n_meant  (AriMoveInput *self);
/* Where the last accepted click led, from where the keyboard goes on; %ARI_SPOT_NONE: there was none yet. */
AriSpot          ari_move_input_get_last     (AriMoveInput *self);

/* What is said about it */

/* Says why @spot can't be picked. Nothing happens if no reason is known, as where it could be picked, but not
 * dragged. */
void             ari_move_input_refuse_spot  (AriMoveInput *self,
                                              AriSpot       spot);
/* Says @text about @spot, which is pointed at, and picks nothing. */
void             ari_move_input_answer       (AriMoveInput  *self,
                                              AriNoticeKind  kind,
                                              AriSpot        spot,
                                              const char    *text);
/* (nullable) (transfer full): emits "proposing" for the action that pointing at @spot would choose */
char            *ari_move_input_propose      (AriMoveInput *self,
                                              AriSpot       spot);
/* Withdraws what is said. */
void             ari_move_input_withdraw     (AriMoveInput *self);
/* The same, and its rule can't be read any more: something else is said. */
void             ari_move_input_forget       (AriMoveInput *self);
/* (transfer none) */
const AriNotice *ari_move_input_get_notice   (AriMoveInput *self);

G_END_DECLS

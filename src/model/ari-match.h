/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-ply.h"

G_BEGIN_DECLS

#define ARI_MATCH_ERROR (ari_match_error_quark ())
GQuark ari_match_error_quark (void);

typedef enum
{
  ARI_MATCH_ERROR_BUSY, /* the ply before is not durable yet: see ari_match_hold() */
  ARI_MATCH_ERROR_OVER, /* the game is over at the cursor */
} AriMatchError;

typedef enum
{
  ARI_SEAT_PERSON,
  ARI_SEAT_COMPUTER,
} AriSeatKind;

/* Who sits at a seat. */
typedef struct
{
  AriSeatKind kind;
  char       *name;
  char       *level; /* (nullable) id of the level, computers only */
} AriSeat;

#define ARI_TYPE_MATCH (ari_match_get_type ())
/**
 * AriMatch:
 *
 * A game with everything around it: setup, seats, the tree of plies with its
 * variations, and a cursor. It is a #GListModel of the #AriPly objects of the current
 * line, which runs from the start through the cursor to the end of that branch. Playing at
 * the end extends the line; playing elsewhere starts a variation (or follows the one that
 * begins with the same action). Play, replay, analysis and the move list all
 * bind to the same object, and nobody else holds game state.
 *
 * Properties: "cursor" (guint, plies before the shown position, 0 … n-items),
 * "on-main-line", "over" (at the end of the main line), "title", "notes", "takebacks",
 * "held".
 *
 * Signals:
 * - "ply-added" (AriPly): a ply has become part of the tree (before items-changed)
 * - "ply-changed" (AriPly): an annotation or its "retracted" changed
 * - "order-changed" (AriPly): the children of the ply's parent have a new order
 * - "ply-removed" (AriPly): a ply and all that follow it were cut off
 * - "details-changed": seats, title, notes, date, takebacks
 */
G_DECLARE_FINAL_TYPE (AriMatch, ari_match, ARI, MATCH, GObject)

AriMatch          *ari_match_new             (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

const AriSetup    *ari_match_get_setup       (AriMatch *self);
const AriRules    *ari_match_get_rules       (AriMatch *self);
const AriSeat     *ari_match_get_seat        (AriMatch *self,
                                              AriActor  seat);
void               ari_match_set_seat        (AriMatch   *self,
                                              AriActor    seat,
                                              AriSeatKind kind,
                                              const char *name,
                                              const char *level);
const char        *ari_match_get_title       (AriMatch *self); /* (nullable) */
void               ari_match_set_title       (AriMatch *self, const char *title);
const char        *ari_match_get_notes       (AriMatch *self); /* (nullable) */
void               ari_match_set_notes       (AriMatch *self, const char *notes);
gint64             ari_match_get_started     (AriMatch *self); /* Unix seconds, UTC */
void               ari_match_set_started     (AriMatch *self, gint64 started);
guint              ari_match_get_takebacks   (AriMatch *self);

/* The position at the cursor; valid until the cursor moves or a ply is played. */
const AriPosition *ari_match_get_position    (AriMatch *self);
/* The position before ply @number + 1 of the current line: 0 is the start. */
void               ari_match_get_position_at (AriMatch *self, guint number, AriPosition *position);
guint              ari_match_get_cursor      (AriMatch *self);
void               ari_match_set_cursor      (AriMatch *self, guint cursor);
AriPly            *ari_match_get_ply         (AriMatch *self);  /* (nullable) (transfer none) the one before the cursor */
AriPly            *ari_match_get_root_child  (AriMatch *self, guint index); /* (nullable) first plies and their variations */
guint              ari_match_get_n_roots     (AriMatch *self);
AriPly            *ari_match_find            (AriMatch *self, guint id);    /* (nullable) (transfer none) */
gboolean           ari_match_is_on_main_line (AriMatch *self);
gboolean           ari_match_is_at_end       (AriMatch *self);  /* cursor at the end of the main line: the match goes on here */
guint              ari_match_winners         (AriMatch *self);  /* at the end of the main line; 0: goes on */

/* FALSE with ARI_RULES_ERROR_ILLEGAL or ARI_MATCH_ERROR. @seconds < 0: unknown. */
gboolean           ari_match_play            (AriMatch *self, AriAction action, double seconds, GError **error);
gboolean           ari_match_play_text       (AriMatch *self, const char *text, double seconds, GError **error);

/* Makes the line through @ply the current one and puts the cursor behind it; NULL: the
 * start of the main line. */
void               ari_match_go_to           (AriMatch *self, AriPly *ply);
void               ari_match_go_to_main_line (AriMatch *self);  /* back to where the variation left it */
/* Makes the variation that @ply belongs to the main line from its branching point on. */
void               ari_match_promote         (AriMatch *self, AriPly *ply);
void               ari_match_remove          (AriMatch *self, AriPly *ply);

/* Takes the main line back to before ply @number + 1: what follows is kept as a
 * retracted variation, and "takebacks" counts it. */
void               ari_match_take_back       (AriMatch *self, guint number);
/* Undoes the last ari_match_take_back() while nothing was played since. */
gboolean           ari_match_can_redo        (AriMatch *self);
void               ari_match_redo            (AriMatch *self);

void               ari_match_set_comment     (AriMatch *self, AriPly *ply, const char *comment);
void               ari_match_set_glyph       (AriMatch *self, AriPly *ply, AriGlyph glyph);
void               ari_match_set_eval        (AriMatch *self, AriPly *ply, const AriEval *eval);
void               ari_match_set_toss        (AriMatch *self, AriPly *ply, const char *toss);

/* While held, playing answers ARI_MATCH_ERROR_BUSY: the library holds a match until the
 * last ply is committed. Holds nest. */
void               ari_match_hold            (AriMatch *self);
void               ari_match_release         (AriMatch *self);
gboolean           ari_match_is_held         (AriMatch *self);

G_END_DECLS

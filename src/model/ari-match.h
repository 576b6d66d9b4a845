/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-ending.h"
#include "ari-ply.h"
#include "ari-seat.h"
#include "ari-warning-options.h"

G_BEGIN_DECLS

#define ARI_MATCH_ERROR (ari_match_error_quark ())
GQuark ari_match_error_quark (void);

/**
 * AriMatchError:
 * @ARI_MATCH_ERROR_BUSY: the match is held: see ari_match_hold()
 * @ARI_MATCH_ERROR_OVER: the game is over at the cursor
 * @ARI_MATCH_ERROR_FULL: the match already has ARI_MATCH_MAX_PLIES
 * @ARI_MATCH_ERROR_READ_ONLY: nothing can be stored: see ari_match_set_read_only()
 * @ARI_MATCH_ERROR_SEEN: everybody has seen it, so nobody can take it back: see ari_match_may_take_back()
 * @ARI_MATCH_ERROR_TREE: stored plies do not make a tree: see ari_match_builder_add()
 */
typedef enum
{
  ARI_MATCH_ERROR_BUSY,
  ARI_MATCH_ERROR_OVER,
  ARI_MATCH_ERROR_FULL,
  ARI_MATCH_ERROR_READ_ONLY,
  ARI_MATCH_ERROR_SEEN,
  ARI_MATCH_ERROR_TREE,
} AriMatchError;

#define ARI_MATCH_MAX_PLIES 100000 /* variations included */

/**
 * AriHold: why nothing may be played
 * @ARI_HOLD_STORE: the last ply is being written
 * @ARI_HOLD_FAILURE: it could not be written
 * @ARI_HOLD_FEAT: a feat is performed, or its outcome still shown
 */
typedef enum
{
  ARI_HOLD_STORE = 1 << 0,
  ARI_HOLD_FAILURE = 1 << 1,
  ARI_HOLD_FEAT = 1 << 2,
} AriHold;

#define ARI_TYPE_MATCH (ari_match_get_type ())
/**
 * AriMatch:
 *
 * A game with everything around it: setup, seats, the tree of plies with its variations, and a cursor. It is
 * a #GListModel of the #AriPly objects of the current line, which runs from the start through the cursor to
 * the end of that branch. Play, replay, analysis and the move list all bind to the same object, and nothing
 * else holds game state.
 *
 * A line continues with the first child of each ply and ends at a ply that has none or whose first child was
 * taken back. The main line is the line from the start. Playing the action of an existing child follows it.
 * Playing a new action at the end of a line extends the line: the ply becomes the first child, before any
 * retracted ones. Playing it elsewhere starts a variation: the ply becomes the last child.
 *
 * Properties: "cursor" (guint, plies before the shown position, 0 … n-items, writable; also notified when
 * another line has as many),
 * "n-items" (guint), "on-main-line" (the current line is the main line), "over" (at the end
 * of the main line, by the rules or by the players), "title" and "notes" (writable), "takebacks" (guint),
 * "can-redo" and "holds" (guint: all #AriHold reasons). They are notified after the whole change, when you
 * may change the match again. Handlers of the signals below, in contrast, must not change the tree or the
 * cursor.
 *
 * Signals:
 * - "ply-added" (AriPly): a ply was added to the tree, at ari_ply_get_index() among its
 *   siblings; those behind it moved up by one (emitted before items-changed)
 * - "ply-changed" (AriPly): an annotation or its "retracted" changed; with the detail "eval": only its
 *   evaluation
 * - "order-changed" (AriPly): the ply became the first child of its parent; the others kept
 *   their order
 * - "ply-removed" (AriPly): a ply was cut off; its descendants are still attached during the signal
 * - "details-changed": seats, title, notes, date, takebacks, ending, warnings, free undo, handover or foreign
 *   tags
 */
G_DECLARE_FINAL_TYPE (AriMatch, ari_match, ARI, MATCH, GObject)

/* A match that starts now. */
AriMatch          *ari_match_new             (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

/* The setup chosen before the game began; it never changes. */
const AriSetup    *ari_match_get_setup       (AriMatch *self);
/* The rules of the setup. */
const AriRules    *ari_match_get_rules       (AriMatch *self);
const AriSeat     *ari_match_get_seat        (AriMatch *self,
                                              AriActor  seat); /* 1 … setup->seats */
/* What to call its player: the name, or what the seat is called by itself. (transfer none) */
const char        *ari_match_get_seat_name   (AriMatch *self,
                                              AriActor  seat);
/* The same, unless another player has the same name: then, what the seat is called by itself. (transfer
 * none) */
const char        *ari_match_get_distinct_seat_name (AriMatch *self,
                                                     AriActor  seat);
/* ari_match_get_distinct_seat_name() of all seats, for sentences of the rules. (transfer none): @self owns
 * the result, which is valid until a player is renamed */
const AriNames    *ari_match_get_names       (AriMatch *self);
/* What to call its player in tight places: the colour of the seat, or, in a game whose seats have no colours,
 * as ari_match_get_distinct_seat_name() does. (transfer none) */
const char        *ari_match_get_seat_label  (AriMatch *self,
                                              AriActor  seat);
/* The seats that persons play, as bits: 1 is the first seat. */
guint              ari_match_find_persons    (AriMatch *self);
/* Whether a person plays the seat, and not a computer for that person; FALSE for chance and for nobody. */
gboolean           ari_match_is_person       (AriMatch *self,
                                              AriActor  actor);
/* A computer of @level plays for the person at the seat, until the seat is set anew or the match is over. The
 * seat stays a person's. */
void               ari_match_set_substitute  (AriMatch   *self,
                                              AriActor    seat,
                                              const char *level);
gboolean           ari_match_has_substitute  (AriMatch *self,
                                              AriActor  seat);
/* Persons play for themselves again. */
void               ari_match_remove_substitutes (AriMatch *self);
/* Whether the person at @seat had a substitute when @ply was played, by what is known: the seat's own plies
 * know it, and of others, as rolls, the handover tells. */
gboolean           ari_match_had_substitute  (AriMatch *self,
                                              AriPly   *ply,
                                              AriActor  seat);
/* Whether a substitute chose @ply. */
gboolean           ari_match_is_by_substitute (AriMatch *self,
                                               AriPly   *ply);
/* Who chose a ply of a seat, where the ply doesn't know it. @finishing: after the handover */
AriChooser         ari_chooser_infer         (AriSeatKind kind,
                                              gboolean    finishing);
/* Who chose @ply, as far as the seats and the handover alone tell: where no chooser was written. */
AriChooser         ari_match_infer_chooser   (AriMatch *self,
                                              AriPly   *ply);
/* The only person at the table; %ARI_NONE: there are none, or several. */
AriActor           ari_match_find_only_person (AriMatch *self);
void               ari_match_set_seat        (AriMatch   *self,
                                              AriActor    seat,
                                              AriSeatKind kind,
                                              const char *name,   /* (nullable) */
                                              const char *level); /* (nullable) */
const char        *ari_match_get_title       (AriMatch *self); /* (nullable), never empty */
void               ari_match_set_title       (AriMatch *self, const char *title);
const char        *ari_match_get_notes       (AriMatch *self); /* (nullable), never empty */
void               ari_match_set_notes       (AriMatch *self, const char *notes);
gint64             ari_match_get_started     (AriMatch *self); /* Unix seconds, UTC; 0: unknown */
void               ari_match_set_started     (AriMatch *self, gint64 started);
/* How often plies of the main line were taken back; what was rethought after a warning doesn't count. */
guint              ari_match_get_takebacks   (AriMatch *self);
/* Whether the persons who play the match are warned before they lose much. @warnings: copied */
const AriWarningOptions *ari_match_get_warnings    (AriMatch *self);
void               ari_match_set_warnings    (AriMatch *self, const AriWarningOptions *warnings);
/* Whether even what everybody has seen can be taken back, for those who only want to try things. The match
 * bears this mark for good: set it before anything is played. */
gboolean           ari_match_get_free_undo   (AriMatch *self);
void               ari_match_set_free_undo   (AriMatch *self, gboolean free_undo);
/* How many plies the main line had when the players let the computer finish the match; 0: they did not. */
guint              ari_match_get_handover    (AriMatch *self);
void               ari_match_set_handover    (AriMatch *self, guint handover);
/* Tags of a record that this program does not know: (nullable) text, one line for each, kept verbatim so
 * that they survive reading, storing and writing. */
const char        *ari_match_get_foreign_tags (AriMatch *self);
void               ari_match_set_foreign_tags (AriMatch *self, const char *tags);

/* The position at the cursor; valid until the cursor moves or a ply is played. */
const AriPosition *ari_match_get_position    (AriMatch *self);
/* The position before ply @number + 1 of the current line: 0 is the start. One step in either direction
 * is quick, however long the line. */
void               ari_match_get_position_at (AriMatch *self, guint number, AriPosition *position);
/* The position after any ply of the tree, whatever line is shown; NULL: the start. */
void               ari_match_get_position_after (AriMatch *self, AriPly *ply, AriPosition *position);
/* How many plies of the current line precede the shown position. */
guint              ari_match_get_cursor      (AriMatch *self);
void               ari_match_set_cursor      (AriMatch *self, guint cursor); /* beyond the end: the end */
/* What players call the number of the last of the first @number plies of the current line: see
 * ari_ply_get_turn(); 0 at the start. */
guint              ari_match_get_turn_at     (AriMatch *self, guint number);
/* (nullable) (transfer none): the ply before the cursor */
AriPly            *ari_match_get_ply         (AriMatch *self);
/* Its id; 0: the cursor is at the start. */
guint              ari_match_get_ply_id      (AriMatch *self);
/* Whether the current line is the main line. */
gboolean           ari_match_is_on_main_line (AriMatch *self);
/* Whether the cursor is at the end of the main line, where the match continues. */
gboolean           ari_match_is_at_end       (AriMatch *self);

/* The plies played after @parent (NULL: at the start), which are variations of one another (transfer
 * none). */
guint              ari_match_get_n_children   (AriMatch *self, AriPly *parent);
AriPly            *ari_match_get_child        (AriMatch *self, AriPly *parent, guint index);
/* (nullable) (transfer none): the ply that continues the line through @parent (NULL: the start). */
AriPly            *ari_match_get_continuation (AriMatch *self, AriPly *parent);
guint              ari_match_get_n_plies     (AriMatch *self);           /* in the whole tree */
AriPly            *ari_match_find            (AriMatch *self, guint id); /* (nullable) (transfer none) */

guint              ari_match_winners         (AriMatch *self); /* at the end of the main line; 0: none */
/* Whether the main line ends the match by the rules, or the players have ended it. */
gboolean           ari_match_is_over         (AriMatch *self);
/* How the players ended the match; its kind is %ARI_ENDING_NONE if they did not. */
const AriEnding   *ari_match_get_ending      (AriMatch *self);
/* @ending: (nullable): copied; NULL: the match goes on. Nothing happens where the rules have ended
 * the match. */
void               ari_match_set_ending      (AriMatch *self, const AriEnding *ending);
/* Whether the cursor is where the players ended the match. */
gboolean           ari_match_is_ended_here   (AriMatch *self);
/* Whether more than one seat is a person's. */
gboolean           ari_match_is_for_several  (AriMatch *self);
/* Whether a match that is over can't be played on: the end shows its players what they have to keep in mind.
 * One who plays alone may ask for that at any time. */
gboolean           ari_match_ends_for_good   (AriMatch *self);
/* Who acts at the cursor: %ARI_NONE where the match is over, by the rules or by the players. */
AriActor           ari_match_get_actor       (AriMatch *self);
/* The end of the main line: its number of plies, the id of the last one (0: none), and the position there,
 * valid until the tree changes. */
guint              ari_match_get_main_length   (AriMatch *self);
guint              ari_match_get_main_id       (AriMatch *self);
guint              ari_match_get_main_turn     (AriMatch *self); /* the number of its last turn */
/* Whether the main line has plies, and each of them an evaluation. */
gboolean           ari_match_is_analysed       (AriMatch *self);
const AriPosition *ari_match_get_main_position (AriMatch *self);

/* FALSE with ARI_RULES_ERROR or ARI_MATCH_ERROR. @seconds < 0: unknown. */
gboolean           ari_match_play            (AriMatch   *self,
                                              AriAction   action,
                                              double      seconds,
                                              GError    **error);
/* Stores how the feat that led to the ply was performed: see #AriPerformer. */
gboolean           ari_match_play_performed  (AriMatch   *self,
                                              AriAction   action,
                                              const char *performance, /* (nullable) */
                                              double      seconds,
                                              GError    **error);
gboolean           ari_match_play_text       (AriMatch    *self,
                                              const char  *text,
                                              double       seconds,
                                              GError     **error);

/* Makes the line through @ply the current one and puts the cursor behind it; NULL: the
 * start of the main line. */
void               ari_match_go_to           (AriMatch *self, AriPly *ply);
void               ari_match_go_to_main_line (AriMatch *self);  /* back to where the variation left it */
/* Makes @ply, with the variations that lead to it, part of the main line. */
void               ari_match_promote         (AriMatch *self, AriPly *ply);
/* Cuts off @ply and all that follows it; the current line goes back to before it. */
void               ari_match_remove          (AriMatch *self, AriPly *ply);

/* Takes the current line back to before ply @number + 1 and goes there. The plies after it stay as a
 * retracted variation, and "takebacks" counts it if they were on the main line. The line then continues
 * as its new last ply does: if a whole variation was taken back, with the line that it left. */
void               ari_match_take_back       (AriMatch *self, guint number);
/* Whether the players may take back what ari_match_take_back() would, and make @ply part of the main line as
 * ari_match_promote() would: those decide, and these two tell people why not. */
gboolean           ari_match_may_take_back   (AriMatch  *self,
                                              guint      number,
                                              GError   **error);
gboolean           ari_match_may_promote     (AriMatch  *self,
                                              AriPly    *ply,
                                              GError   **error);
/* Where the match goes on after moves were taken back, chance, or a feat, brings what it brought before. */
void               ari_match_repeat_chance   (AriMatch *self, AriAction *action, char **performance);
/* Keeps an action that its player rejected after a warning, and never played. @at: (nullable); @eval:
 * (nullable) copied */
void               ari_match_rethink         (AriMatch      *self,
                                              AriPly        *at,
                                              AriAction      action,
                                              double         seconds,
                                              const AriEval *eval);
/* Whether an ari_match_take_back() can be undone, the last one first: nothing was played, promoted or
 * removed since, except that what was taken back last was played again. */
gboolean           ari_match_can_redo        (AriMatch *self);
/* (nullable) (transfer none): the first ply that ari_match_redo() would bring back */
AriPly            *ari_match_get_redo        (AriMatch *self);
/* Undoes the last takeback. */
void               ari_match_redo            (AriMatch *self);

/* Annotations of a ply. Texts are copied; NULL and "" both mean none. */
void               ari_match_set_comment     (AriMatch *self, AriPly *ply, const char *comment);
/* ARI_GLYPH_NONE removes it. */
void               ari_match_set_glyph       (AriMatch *self, AriPly *ply, AriGlyph glyph);
/* @eval: (nullable): copied */
void               ari_match_set_eval        (AriMatch *self, AriPly *ply, const AriEval *eval);
/* How the feat that led to @ply was performed (nullable). */
void               ari_match_set_performance (AriMatch *self, AriPly *ply, const char *performance);

/* While the match is held, playing fails with ARI_MATCH_ERROR_BUSY. Each owner has one hold; holding
 * again changes its reason. */
void               ari_match_hold            (AriMatch *self,
                                              gpointer  owner,
                                              AriHold   reason);
/* Ends the hold of @owner, if it has one. */
void               ari_match_release         (AriMatch *self,
                                              gpointer  owner);
/* Until they are resumed, no hold keeps anything from being played: for what people have chosen already when
 * nobody waits for its turn any more. What is stored stays in order, because the library writes in order. */
void               ari_match_suspend_holds   (AriMatch *self);
void               ari_match_resume_holds    (AriMatch *self);
/* The reasons of all holds; 0: the match is not held. */
guint              ari_match_get_holds       (AriMatch *self);
gboolean           ari_match_is_held         (AriMatch *self);
/* Whether an action can be played at the cursor now; the error tells people why not. */
gboolean           ari_match_may_play        (AriMatch  *self,
                                              GError   **error);

/* From now on playing fails with ARI_MATCH_ERROR_READ_ONLY: the match can be viewed, analysed and
 * exported, but nothing of it is stored. Set it before anything shows the match. */
void               ari_match_set_read_only   (AriMatch *self);
gboolean           ari_match_is_read_only    (AriMatch *self);

G_END_DECLS

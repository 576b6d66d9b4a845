/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"
#include "ari-setup.h"
#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriMarkKind: what an overlay says about a spot
 * @ARI_MARK_SAFE: belongs to a seat for good
 * @ARI_MARK_OWNED: belongs to a seat as things stand
 * @ARI_MARK_CONTESTED: two or more seats have a claim
 * @ARI_MARK_LIKELY: will belong to a seat with probability @strength (analysis)
 * @ARI_MARK_THREAT: danger for a seat
 * @ARI_MARK_CHANCE_FOR: a seat can complete something here
 * @ARI_MARK_USED: used up
 * @ARI_MARK_SEEN: was seen, @strength says how fresh the sight is
 * @ARI_MARK_REACH: can be reached with probability @strength
 * @ARI_MARK_RISK: what a seat has there is sent away with probability @strength
 */
typedef enum
{
  ARI_MARK_SAFE,
  ARI_MARK_OWNED,
  ARI_MARK_CONTESTED,
  ARI_MARK_LIKELY,
  ARI_MARK_THREAT,
  ARI_MARK_CHANCE_FOR,
  ARI_MARK_USED,
  ARI_MARK_SEEN,
  ARI_MARK_REACH,
  ARI_MARK_RISK,
} AriMarkKind;

typedef struct
{
  AriSpot     spot;
  AriMarkKind kind;
  guint8      seat;     /* 1 … n, or 0 for nobody */
  guint8      group;    /* spots of one area share a number; 0: stands alone */
  float       strength; /* 0 … 1 */
} AriMark;

/**
 * AriOverlay:
 *
 * Something that can be laid over the board and follows from the position alone.
 * @marks writes at most ARI_MAX_SPOTS marks and returns their number. What @recalls shows
 * what the players have to keep in mind, so it is offered only in practice and replay.
 */
typedef struct
{
  const char *id;           /* "territory": stable, stored in settings */
  const char *title;        /* N_() */
  const char *explanation;  /* N_(), one sentence */
  guint     (*marks)   (const AriPosition *position,
                        AriMark           *marks);
  gboolean    recalls;
} AriOverlay;

/**
 * AriFeat: what the actor, a seat, has to do where it chooses nothing
 * @ARI_FEAT_NONE: it chooses
 * @ARI_FEAT_TOSS: a ring is tossed at the horns of a bull
 *
 * What comes of a feat depends on the seat's skill: it is neither chance nor decision.
 */
typedef enum
{
  ARI_FEAT_NONE,
  ARI_FEAT_TOSS,
} AriFeat;

/**
 * AriRecall: what an action has to do with what its actor has seen before
 * @ARI_RECALL_NONE: nothing
 * @ARI_RECALL_FOUND: it finds what is worth to be found, and was known
 * @ARI_RECALL_MISSED: it misses that
 */
typedef enum
{
  ARI_RECALL_NONE,
  ARI_RECALL_FOUND,
  ARI_RECALL_MISSED,
} AriRecall;

/* One kind of thing a seat holds off the board. */
typedef struct
{
  const char *name;   /* N_() noun in the singular: "piece" */
  guint       count;
} AriSupply;

#define ARI_MAX_SUPPLIES 4

#define ARI_MAX_WAYS  8  /* pieces that one action moves */
#define ARI_MAX_STEPS 16 /* of one way */

#define ARI_MAX_GLIMPSES 2 /* spots that one turn shows for a moment */

/**
 * AriWay:
 *
 * How a piece comes to where it lies after an action: @spots[0] is where it lay, the last of the @n_spots
 * where a picture of the position after the action shows it, and between them is what it passes. A
 * single spot: it comes from nowhere, or, on a spot of the kind %ARI_SPOT_TILE, is turned over, and of the kind
 * %ARI_SPOT_DIE is rolled.
 */
typedef struct
{
  guint   n_spots;
  AriSpot spots[ARI_MAX_STEPS + 1];
} AriWay;

/**
 * AriRules:
 *
 * One game as a table of functions on value positions. Functions neither allocate
 * (but for the texts they return) nor read clocks, locales or random numbers,
 * and may be called from any thread. Layers above never ask which game it is.
 */
struct _AriRules
{
  const char       *id;        /* "minoa": stable, stands in records and the library */
  const char       *name;      /* N_() proper name */
  const char       *short_name; /* (nullable) NC_("short name", …) what is said for it where there is little room */
  const char       *designer;  /* credited in About */
  const char       *credit;    /* N_() one sentence or less that credits @designer, on the game page */
  const char       *tagline;   /* N_() one sentence of what it is about */
  const char       *first_hint; /* N_() one sentence of what to do at the start, for who hasn't read the rules */
  const char       *length;    /* N_() how long a match takes, in words */
  guint             min_seats, max_seats, default_seats;
  const AriOption  *options;
  guint             n_options;
  const AriOverlay *overlays;
  guint             n_overlays;
  gsize             size;      /* bytes of AriPosition in use */
  gboolean          picks_in_any_order;

  void      (*start)         (AriPosition       *position,
                              const AriSetup    *setup);
  AriActor  (*actor)         (const AriPosition *position);
  /* Optional, games whose turns have many actions, of chance too: the seat whose turn it is, 0 for nobody's. See
   * ari_whose_turn(). */
  AriActor  (*whose_turn)    (const AriPosition *position);
  /* Optional: one sentence, N_(), of what the actor has to do now where it is another thing than usual, or where a turn
   * has many stages; else NULL. Where chance acts, what a person can do who looks back and wonders what if. */
  const char *(*task)        (const AriPosition *position);
  /* Writes the legal actions, in any fixed order, and returns their number;
   * 0 exactly when the actor is ARI_NONE. */
  guint     (*actions)       (const AriPosition *position,
                              AriAction          actions[ARI_MAX_ACTIONS]);
  /* Optional: the number that @actions would return, without listing. */
  guint     (*count)         (const AriPosition *position);
  gboolean  (*legal)         (const AriPosition *position,
                              AriAction          action);
  void      (*apply)         (AriPosition       *position,
                              AriAction          action);
  /* Optional: the feat that is due. Its @actions are the success and the failure, in this order. */
  AriFeat   (*feat)          (const AriPosition *position);
  /* Optional, games with chance or feats only: relative weight of an outcome; of a feat's, as far as
   * what the seat has achieved so far tells. */
  guint     (*chance_weight) (const AriPosition *position,
                              AriAction          action);
  /* Optional: the symmetries of the board, under which the game from the start stays what it is; 0 leaves all as it
   * is. @turn says what @action is after one of them: games of actions that are all turned alike are the same. */
  guint       n_symmetries;
  AriAction (*turn)          (AriAction          action,
                              guint              symmetry);
  /* Equal positions (same future) hash equal, across program versions. */
  guint64   (*hash)          (const AriPosition *position);

  /* The canonical text; newly allocated. */
  char     *(*format)        (const AriPosition *position,
                              AriAction          action);
  /* FALSE with ARI_RULES_ERROR_PARSE or _ILLEGAL. */
  gboolean  (*parse)         (const AriPosition *position,
                              const char        *text,
                              AriAction         *action,
                              GError           **error);
  /* One translated sentence without a full stop, for the screen reader and the
   * move list's tooltip: "Red sets a stick on d4e5". */
  char     *(*describe)      (const AriPosition *position,
                              AriAction          action);

  /* The position as lines of ASCII text, each with its end and none empty, for the headless
   * program. Newly allocated. */
  char     *(*diagram)       (const AriPosition *position);

  /* Points for each seat, also during play. */
  void      (*scores)        (const AriPosition *position,
                              int                scores[ARI_MAX_SEATS]);
  /* Bit (seat − 1) set for each winner; 0 while the game goes on. */
  guint     (*winners)       (const AriPosition *position);
  /* The seats that win or lose together with @seat, as bits, @seat included; 0 when there is
   * no such seat at the table. */
  guint     (*side)          (const AriPosition *position,
                              AriActor           seat);
  /* What @seat holds off the board; returns the number of entries. */
  guint     (*supplies)      (const AriPosition *position,
                              AriActor           seat,
                              AriSupply          supplies[ARI_MAX_SUPPLIES]);

  const AriBoard *(*board)   (const AriSetup    *setup);
  /* The spots a player picks, in order, to play @action; returns their number (≥ 1). With
   * @picks_in_any_order the order is free, and a spot may come twice. */
  guint     (*picks)         (const AriPosition *position,
                              AriAction          action,
                              AriSpot            picks[ARI_MAX_PICKS]);
  /* Optional: the ways of the pieces that @action moves, legal in @position, the lowest piece of a stack first;
   * returns their number. For pictures in motion: see ari_find_ways(). */
  guint     (*ways)          (const AriPosition *position,
                              AriAction          action,
                              AriWay             ways[ARI_MAX_WAYS]);
  /* Optional: the spot that @picks names where @spot is pointed at: of two dice that show the same, say, the
   * first. For most spots themselves. */
  AriSpot   (*stand_in)      (const AriPosition *position,
                              AriSpot            spot);
  /* Optional: the spots that the turn before has shown only for a moment, to be hidden again; returns their number.
   * See ari_find_glimpses(). */
  guint     (*glimpses)      (const AriPosition *position,
                              AriSpot            spots[ARI_MAX_GLIMPSES]);
  /* With @glimpses: what one of these spots shows for that moment; as @describe_spot. */
  char     *(*describe_glimpse) (const AriPosition *position,
                                 AriSpot            spot);
  /* Optional, games in which players have to keep in mind what they have seen: what the actor did without in @action
   * although who forgets nothing would have known it. Translated sentences, a line for each, newly allocated; NULL when
   * there is nothing to say. */
  char     *(*oversight)     (const AriPosition *position,
                              AriAction          action);
  /* With @oversight, for sums: whether the actor used what was known. What @oversight tells may also be wise, and then
   * nothing was missed. */
  AriRecall (*recall)        (const AriPosition *position,
                              AriAction          action);
  /* Optional, such games too: whether at @position the written form of @action, played on the way there, tells
   * what players have to keep in mind: what cannot be seen any more. */
  gboolean  (*to_remember)   (const AriPosition *position,
                              AriAction          action);
  /* With @to_remember: takes out of @position, which is an earlier one or one of a variation, what players at @now have to
   * keep in mind. What is left can be looked at, and its actions be picked, but nothing be played in it. */
  void      (*veil)          (AriPosition       *position,
                              const AriPosition *now);
  /* Who or what lies on the spot, translated, for the screen reader: "vacant",
   * "stick", "red piece". Newly allocated. */
  char     *(*describe_spot) (const AriPosition *position,
                              AriSpot            spot);
  /* Optional, spots of the kind %ARI_SPOT_CHOICE with long descriptions: what they are called on little room, translated;
   * NULL: as @describe_spot says. */
  const char *(*brief)       (const AriPosition *position,
                              AriSpot            spot);
  /* Why @spot can't be picked after the @n_picks spots of @picks, which begin some legal action: a
   * translated sentence, newly allocated, and the spots that prove it (the cycle a stick
   * would close), at most ARI_MAX_SPOTS. */
  char     *(*refusal)       (const AriPosition *position,
                              const AriSpot     *picks,
                              guint              n_picks,
                              AriSpot            spot,
                              AriSpot           *proof,
                              guint             *n_proof);
  /* Seat whose piece lies on the spot, 0 for nobody's (a stick) or nothing. */
  AriActor  (*occupant)      (const AriPosition *position,
                              AriSpot            spot);
};

extern const AriRules ari_rules_minoa;
extern const AriRules ari_rules_minarett;
extern const AriRules ari_rules_labyrinth;
extern const AriRules ari_rules_minotaur;

const AriRules *const *ari_rules_all    (guint      *n_rules);
const AriRules        *ari_rules_lookup (const char *id);
AriFeat                ari_feat_due     (const AriRules    *rules,
                                         const AriPosition *position);
AriActor               ari_whose_turn   (const AriRules    *rules,
                                         const AriPosition *position);
/* The overlay of that id, or NULL. */
const AriOverlay      *ari_rules_find_overlay (const AriRules *rules,
                                               const char     *id);
/* Translated: its short name, if it has one. */
const char            *ari_rules_short_name (const AriRules *rules);
const char            *ari_seat_colour_name (AriActor seat);
guint                  ari_find_ways    (const AriRules    *rules,
                                         const AriPosition *position,
                                         AriAction          action,
                                         AriWay             ways[ARI_MAX_WAYS]);
guint                  ari_find_glimpses (const AriRules    *rules,
                                          const AriPosition *position,
                                          AriSpot            spots[ARI_MAX_GLIMPSES]);
guint                  ari_count_actions (const AriRules    *rules,
                                          const AriPosition *position);
guint64                ari_perft        (const AriRules    *rules,
                                         const AriPosition *position,
                                         guint              depth);
/* Called now and then with the number of actions that were played so far; TRUE stops the count. */
typedef gboolean     (*AriPerftFunc)    (guint64            n_played,
                                         gpointer           data);
gboolean               ari_perft_until  (const AriRules    *rules,
                                         const AriPosition *position,
                                         guint              depth,
                                         AriPerftFunc       must_stop,
                                         gpointer           data,
                                         guint64           *sequences);
gboolean               ari_position_equal (const AriRules    *rules,
                                           const AriPosition *a,
                                           const AriPosition *b);

G_END_DECLS

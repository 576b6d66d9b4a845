/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-names.h"
#include "ari-setup.h"

G_BEGIN_DECLS

/**
 * AriProof: what shows why something is refused
 * @spots: (array length=n): such as the cycle that a stick would close
 * @rule: (nullable): the section of the game’s page in the help with the rule, where one has to be read
 */
typedef struct
{
  AriSpot     spots[ARI_MAX_SPOTS];
  guint       n;
  const char *rule;
} AriProof;

static inline void
ari_proof_add (AriProof *proof,
               guint     spot)
{
  proof->spots[proof->n++] = (AriSpot) spot;
}

/**
 * AriForm: the forms of a sentence about an action
 * @ARI_FORM_DOES: what a player does, "Anna turns over a1": the player is the last argument, which the other
 *   forms leave out
 * @ARI_FORM_DO: what a player is told to do: a verb without a subject, and no capital letter, because it
 *   follows a colon, as in "Suggestion: turn over a1". In other languages it is an infinitive
 * @ARI_FORM_DONE: what a person is reminded of having done: "You turned over a1"
 */
typedef enum
{
  ARI_FORM_DOES,
  ARI_FORM_DO,
  ARI_FORM_DONE,
  ARI_N_FORMS,
} AriForm;

/* A sentence about an action in each form, N_(); NULL: nobody is told or reminded. */
typedef const char *const AriForms[ARI_N_FORMS];

/**
 * AriMerit: what speaks for an action
 * @kind: (nullable): an untranslated name, the same for all sentences that say the same with other numbers
 * @text: (nullable): a translated sentence about “it”, newly allocated; %NULL: nothing can be named
 */
typedef struct
{
  const char *kind;
  char       *text;
} AriMerit;

#define ARI_NO_MERIT ((AriMerit) { NULL, NULL })

typedef struct _AriPicker AriPicker;
typedef struct _AriNotation AriNotation;

/**
 * AriStep: what kind of step comes next in a turn
 * @ARI_STEP_UNNAMED: the game doesn't say
 * @ARI_STEP_PICK: pick one of several spots
 * @ARI_STEP_STOP: pick the last spot again to stop there (see ari_picker_stop()), or another one to go on
 * @ARI_STEP_ANSWER: choose an answer: a spot of the kind %ARI_SPOT_CHOICE
 * @ARI_STEP_FEAT: perform the feat that is due
 * @ARI_STEP_CHANCE: choose an outcome of chance, when you look back and wonder what if
 */
typedef enum
{
  ARI_STEP_UNNAMED,
  ARI_STEP_PICK,
  ARI_STEP_STOP,
  ARI_STEP_ANSWER,
  ARI_STEP_FEAT,
  ARI_STEP_CHANCE,
} AriStep;

/* The next step of the turn after the picks so far: one or two translated sentences that tell the player what
 * to do, newly allocated, and their kind. The game is not over. */
typedef char       *AriNextStepFunc     (const AriPicker *picker,
                                         AriStep         *step,
                                         const AriNames  *names);
/* One translated sentence without a full stop, for screen readers and tooltips: "Anna places a stick on
 * d4e5", or the same in another form. */
typedef char       *AriToastFunc         (const AriPosition *position,
                                          AriAction          action,
                                          AriForm            form,
                                          const AriNames    *names);
/* What happens without an action of its own when @action, played in @position, leads to @next: dice that
 * nobody can use, turns that are passed over, ways that lead nowhere, tiles that change hands. Translated,
 * newly allocated; NULL: nothing. */
typedef char       *AriForcedEffectsFunc        (const AriPosition *position,
                                                 AriAction          action,
                                                 const AriPosition *next,
                                                 const AriNames    *names);
/* What a person calls the spot, translated: "field 3", "first die". @listener: the seat of the only person at
 * the table, who is told "your"; ARI_NONE: nobody is. Newly allocated. */
typedef char       *AriNameSpotFunc     (const AriPosition *position,
                                         AriSpot            spot,
                                         AriActor           listener,
                                         const AriNames    *names);
/* What lies on the spot, translated, for screen readers: "vacant", "red piece". Newly allocated. */
typedef char       *AriDescribeSpotFunc (const AriPosition *position,
                                         AriSpot            spot,
                                         AriActor           listener,
                                         const AriNames    *names);
/* Whether the spot is not there now, such as a die that nobody may roll. */
typedef gboolean    AriAbsentFunc       (const AriPosition *position,
                                         AriSpot            spot);
/* What the dice may bring to the spot before anybody else acts, as a translated sentence, such as "With 2 or
 * 5, the ride ends here."; NULL: nothing that can be named. Newly allocated. */
typedef char       *AriOutcomeFunc      (const AriPosition *position,
                                         AriSpot            spot);
/* A short translated name for a spot of the kind %ARI_SPOT_CHOICE, for tight places; NULL: as described. */
typedef const char *AriBriefFunc        (const AriPosition *position,
                                         AriSpot            spot);
/* Why @spot can't be picked after the @n_picks spots of @picks, which begin some legal action: a translated
 * sentence, newly allocated. The game is not over, and no legal action picks @spot next. */
typedef char       *AriRefusalFunc      (const AriPosition *position,
                                         const AriSpot     *picks,
                                         guint              n_picks,
                                         AriSpot            spot,
                                         AriProof          *proof);
/* Why @action can't be played: a translated sentence, newly allocated. The game is not over, and @action is
 * not legal. */
typedef char       *AriExplainFunc      (const AriPosition *position,
                                         AriAction          action);
/* What @action, legal in @position, brings at once, such as "It earns a capture.": only what the rules
 * prove. */
typedef AriMerit    AriReasonFunc       (const AriPosition *position,
                                         AriAction          action);
/* What @action, legal in @position, prepares or prevents, likewise, such as "It begins a pair with the values
 * 1 and 3." Asked only where @action brings nothing at once. As a shape: what it does to the things on the
 * board, such as "It joins two walls.", which speaks for it less than that. Asked only where nothing else can
 * be said. */
typedef AriMerit    AriPurposeFunc      (const AriPosition *position,
                                         AriAction          action);
/* What @action, legal in @position, costs its player immediately, as a translated sentence about @name, which
 * is @action as a label shows it: "a4 leads into a trap." Only what the rules prove; NULL when nothing can be
 * named. Newly allocated. */
typedef char       *AriHarmFunc         (const AriPosition *position,
                                         AriAction          action,
                                         const char        *name);
/* One translated sentence for those whom chance keeps from acting: what it has to bring by the options of
 * @position. */
typedef const char *AriFirstHintFunc    (const AriPosition *position);
/* Takes the written form of an action apart: see #AriNotation. Adds no part to @notation for another text. */
typedef void        AriNotateFunc       (const char  *text,
                                         AriNotation *notation);
/* The position as lines of ASCII text, each newline-terminated and none empty. Newly allocated. */
typedef char       *AriDiagramFunc      (const AriPosition *position);

/**
 * AriNarration: a game in words; see #AriRules.narration
 *
 * Any member may be NULL in a game that only tests play. A game that users see has all texts, and all
 * functions except those marked optional.
 */
typedef struct
{
  const char *const *colours; /* Optional, NC_("seat", …): what the seats are called, in a game whose pieces
                               * don't have the usual colours */
  gboolean    numbers_seats;  /* Seats are called "Player 1", because colours belong to other things: nobody
                               * could tell a player called Blue from a blue pair */
  const char *short_name;  /* Optional, NC_("short name", …): for tight places */
  const char *designer;    /* credited in About */
  const char *credit;      /* N_() at most one sentence that credits @designer, on the game page */
  const char *tagline;     /* N_() one sentence about what the game is about */
  const char *fairness;    /* Optional, N_() asks whether chance is fair, in words for what it does here */
  const char *chance;      /* Optional, N_() one sentence: what a player does while chance acts in their turn;
                            * %s is their name */
  const char *length;      /* N_() how long a match takes, in words */
  const char *meeting;     /* Optional, N_() one sentence: where things are placed, for people who point at a
                            * place where lines meet */
  const char *misread;     /* N_() says that “%s” isn’t a move, and how moves are written */

  AriFirstHintFunc    *first_hint; /* Optional: chance keeps nobody from acting */
  AriNextStepFunc     *next_step;
  AriToastFunc         *tell;     /* Optional: as written */
  AriReasonFunc       *reason;   /* Optional: the points that it brings */
  AriPurposeFunc      *purpose;  /* Optional: nothing */
  AriPurposeFunc      *shape;    /* Optional: nothing */
  AriHarmFunc         *harm;     /* Optional: nothing */
  AriForcedEffectsFunc        *forced_effects;    /* Optional: nothing happens without an action */
  AriNameSpotFunc     *name_spot; /* Optional: as written */
  AriDescribeSpotFunc *describe_spot;
  AriAbsentFunc       *absent;   /* Optional: every spot is always there */
  AriOutcomeFunc      *outcome;  /* Optional: nothing is known of spots before a roll */
  AriBriefFunc        *brief;    /* Optional: as described */
  AriRefusalFunc      *refusal;
  AriExplainFunc      *explain;  /* Optional: the refusal of the first spot that can't be picked */
  AriDiagramFunc      *diagram;
  AriNotateFunc       *notate;   /* Optional: actions are shown as they are written */
} AriNarration;

/* Each returns the member of #AriNarration with that name, or a fallback for games without it.
 * @names: (nullable): what the players are called; see #AriNames */
const char *ari_rules_short_name    (const AriRules    *rules);
char       *ari_rules_next_step     (const AriPicker *picker,
                                     AriStep         *step,
                                     const AriNames  *names);
char       *ari_rules_describe      (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action,
                                     const AriNames    *names);
char       *ari_rules_advise        (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action,
                                     const AriNames    *names);
char       *ari_rules_remind        (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action,
                                     const AriNames    *names);
const char *ari_rules_fairness      (const AriRules    *rules);
char       *ari_rules_forced_effects         (const AriRules    *rules,
                                              const AriPosition *position,
                                              AriAction          action,
                                              const AriPosition *next,
                                              const AriNames    *names);
char       *ari_rules_describe_spot (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
char       *ari_rules_name_spot     (const AriSetup    *setup,
                                     const AriPosition *position,
                                     AriSpot            spot,
                                     AriActor           listener,
                                     const AriNames    *names);
char       *ari_rules_tell_spot     (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot,
                                     AriActor           listener,
                                     const AriNames    *names);
gboolean    ari_rules_is_absent     (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
/* (nullable) */
char       *ari_rules_outcome       (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
const char *ari_rules_brief         (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriSpot            spot);
char       *ari_rules_diagram       (const AriRules    *rules,
                                     const AriPosition *position);

char       *ari_rules_refuse        (const AriRules    *rules,
                                     const AriPosition *position,
                                     const AriSpot     *picks,
                                     guint              n_picks,
                                     AriSpot            spot,
                                     AriProof          *proof);
char       *ari_rules_refuse_picks  (const AriRules    *rules,
                                     const AriPosition *position,
                                     AriAction          action);
gboolean    ari_rules_parse         (const AriRules     *rules,
                                     const AriPosition  *position,
                                     const char         *text,
                                     AriAction          *action,
                                     GError            **error);
AriAction   ari_rules_pass          (const AriRules    *rules,
                                     const AriPosition *position);

char       *ari_sentence            (const char        *sentence,
                                     ...) G_GNUC_WARN_UNUSED_RESULT;
AriMerit    ari_merit               (const char        *kind,
                                     const char        *sentence,
                                     ...) G_GNUC_PRINTF (2, 3) G_GNUC_WARN_UNUSED_RESULT;
const char *ari_seat_number_name    (AriActor           seat);
gboolean    ari_seats_have_colours  (const AriRules    *rules);
const char *ari_seat_own_name       (const AriRules *rules,
                                     AriActor        seat);

G_END_DECLS

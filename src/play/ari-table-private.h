/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-move-queue.h"
#include "ari-stopwatch.h"
#include "ari-table-view.h"

G_BEGIN_DECLS

/* The ending that was taken back last, and where the match stood then: “Redo” restores it nowhere else. */
typedef struct
{
  AriEnding ending;    /* none: nothing to restore */
  guint     last;      /* id of the last ply of the main line; 0: none */
  guint     redo;      /* id of the ply that “Redo” would have brought back; 0: none */
  guint     takebacks; /* of the match */
  guint     handover;  /* of the match before the ending was taken back */
} AriUndoneEnding;

/* Where the table is: ids of plies, 0: the start. */
typedef struct
{
  guint        at;
  guint        told;      /* when "changed" was last emitted */
  guint        fresh;     /* played since then */
  gboolean     performed; /* a feat led here, which is shown */
  gint64       passed;    /* monotonic, µs: the turn passed here between persons; 0: it did not */
  AriTableMove move;
} AriTablePlace;

/* What the last turn revealed. */
typedef struct
{
  guint hidden_at; /* the length of the main line at which it was hidden again; 0: not since the last ply */
  guint length;    /* of the main line when the table last compared it */
  guint timer;     /* hides it after a moment */
} AriCover;

/* The traces of several others. */
typedef struct
{
  guint    timer;   /* lets them fade after a moment */
  gboolean is_done; /* they have, and come back when people step elsewhere or ask what happened */
} AriTraceFade;

/* How long people have thought about the next ply of the match. */
typedef struct
{
  AriStopwatch watch;
  guint        after;  /* the id of the ply before it; 0: none */
  gboolean     unseen; /* nobody sees the table */
} AriThought;

/* What a person asked about. */
typedef struct
{
  AriSpot spots[ARI_MAX_PICKS];
  guint   n;
} AriPointedOut;

typedef struct
{
  AriTableSight found;
  gboolean      is_current; /* and so is the position of the move input */
} AriCurrentSight;

/* AriTable in nine files: ari-table.c (the object and its changes), ari-table-mode.c (what it shows and
 * says), ari-table-go.c (where it is), ari-table-play.c (what people play), ari-table-input.c (what they
 * point at, and why it is refused), ari-table-back.c (what they take back), ari-table-warn.c (what they are
 * warned of), ari-table-end.c (how they end a match) and ari-table-visibility.c (what may be seen). */
struct _AriTable
{
  GObject             parent_instance;

  /* Owned */
  AriAutosave        *autosave;  /* (nullable) */
  AriMatch           *match;
  AriDriver          *driver;
  AriAnalysis        *analysis;
  AriHintSession     *hint;
  AriOverlaySwitches *overlays;
  AriReplay          *replay;
  AriTryAgain        *try_again;
  AriRecap           *recap;
  AriMoveInput       *input;
  AriFeatSequence    *feats;
  AriMistakeChecker  *checker;
  AriPreview          preview;
  AriMoveQueue        queue; /* chosen and not played yet */
  AriNewRule          rule;
  AriPointedOut       pointed_out;
  char               *failure; /* (nullable) why the last change is not in the library */
  char               *message; /* (nullable) why the last choice of a person was refused, if no spot stands
                                * for it: the move input has what is said of a spot, and one is NULL */
  gboolean            tells_loss; /* that choice is lost, and people haven't been told yet */

  AriTablePlace       place;
  AriThought          thought;
  gboolean            led;     /* by a lesson, an exercise or a script */
  AriCover            cover;
  AriTraceFade        fade;
  AriUndoneEnding     undone;

  AriTableView       *view;    /* (nullable) what handlers of "changed" share, until something changes again */
  guint               changes; /* not yet emitted */
  AriCurrentSight     sight;
  guint               flush_id;
};

/* What people do, or what happens to them, that ends some of what the table shows and says. */
typedef enum
{
  ARI_EVENT_EDIT,        /* the tree of plies is changed */
  ARI_EVENT_PICK,        /* a person picks something of a move */
  ARI_EVENT_POINT_OUT,   /* a person asks for places to be pointed out */
  ARI_EVENT_CHOICE,      /* a person plays */
  ARI_EVENT_STEP,        /* a person steps to another position */
  ARI_EVENT_REPLAY,      /* a replay begins */
  ARI_EVENT_RECAP,       /* the last turns are replayed */
  ARI_EVENT_PREVIEW,     /* a line is shown that nobody has played */
  ARI_EVENT_HINT,        /* a hint says more */
  ARI_EVENT_HINT_SEARCH, /* a hint is looked for */
  ARI_EVENT_FEAT_ENDED,  /* what was performed is over */
  ARI_EVENT_ARRIVAL,     /* the cursor has moved */
  ARI_EVENT_DECISION,    /* a person has decided after a warning */
  ARI_EVENT_DISMISSAL,   /* a person wants to see the position alone */
} AriTableEvent;

/* Ends what the table no longer shows and says when that happens. ari-table-mode.c has the list. */
void ari_table_begin        (AriTable      *self,
                             AriTableEvent  event);
/* @changes: AriTableChange bits for "changed" to carry. */
void ari_table_mark         (AriTable *self,
                             guint     changes);
/* The line that is shown goes on with what a search has found to follow, if it waits for that. */
void ari_table_grow_line    (AriTable *self);
void ari_table_tell_loss    (AriTable   *self,
                             const char *reason);
/* In "changed": says the rule that the last ply brings up, and no longer the one before it. Returns: the
 * change */
guint ari_table_follow_rule (AriTable *self,
                             gboolean  arrived);
/* Notes whether the turn passes between persons as the cursor arrives. @fresh: at what has just been
 * played */
void ari_table_note_turn    (AriTable *self,
                             gboolean  fresh);
/* Listens to the move that a person makes. */
void ari_table_watch_input  (AriTable *self);
/* What the board shows. The move input is told when it changes. */
const AriTableSight *ari_table_get_sight (AriTable *self);
/* The main line may have become shorter. */
void ari_table_cover_again  (AriTable *self);
/* Time counts only while people see the position that they decide about. */
void ari_table_sync_thought (AriTable *self);
/* Computers wait as long as people look at what was revealed; see ari_table_awaits_cover(). */
void ari_table_sync_cover   (AriTable *self);
/* Where people watch, what the last turn revealed is hidden after a moment. @arrived: they see another
 * position now */
void ari_table_cover_later  (AriTable *self,
                             gboolean  arrived);
/* Where people watch, the traces of several others, if @view shows some, fade after a moment. @arrived: as
 * above */
void ari_table_fade_later   (AriTable           *self,
                             const AriTableView *view,
                             gboolean            arrived);
/* Plays what waits in the queue, if the match may be played on. */
void ari_table_play_queue (AriTable *self);
/* Plays the choice that waits, as its player has decided: now, or as soon as the previous ply is written. */
void ari_table_play_choice (AriTable *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-line.h"
#include "ari-match.h"

G_BEGIN_DECLS

/* AriMatch is spread over eight files: ari-match.c (the object, the current line and the cursor),
 * ari-match-details.c (setup, seats, title …), ari-match-ending.c (how the players ended it),
 * ari-match-tree.c (changes to the tree), ari-match-back.c (taking back), ari-match-repeat.c (what chance
 * repeats then), ari-match-holds.c (when playing is allowed) and ari-match-builder.c (building a match from
 * written plies). */
struct _AriMatch
{
  GObject      parent_instance;

  AriSetup     setup;
  AriSeat      seats[ARI_MAX_SEATS];
  char        *title;
  char        *notes;
  char        *foreign_tags;
  gint64       started;
  guint        takebacks;
  AriWarningOptions  warnings;
  gboolean     free_undo;
  guint        handover;
  GHashTable  *holds;     /* see ari-holds.h: AriHold bits */
  gboolean     holds_suspended;
  AriNames     names;     /* see ari_match_get_names() */
  gboolean     read_only;
  AriEnding    ending;    /* at main_last */

  GHashTable  *plies;     /* id → AriPly, owned; without the root */
  AriPly      *root;      /* owned; the start of the game, number 0 */
  guint        next_id;

  AriLine      line;      /* the current line */
  guint        cursor;
  AriPosition  position;  /* at the cursor */

  AriPly      *main_last; /* the root when nothing was played */
  AriPosition  main_end;  /* after main_last */

  GPtrArray   *redo;      /* (element-type AriPly) borrowed; retracted plies, the latest last */
};

/* The values of properties before a change. Put each change between ari_match_begin_change() and
 * ari_match_end_change(): the latter notifies the properties that differ, once everything is done. */
typedef struct
{
  guint    cursor, n_items, takebacks, handover;
  guint    at;        /* id of the ply before the cursor */
  guint    main_last; /* its id */
  gboolean ended;     /* by the players */
  gboolean on_main_line, over, can_redo;
} AriMatchState;

typedef enum
{
  ARI_MATCH_PLY_ADDED,
  ARI_MATCH_PLY_CHANGED,
  ARI_MATCH_ORDER_CHANGED,
  ARI_MATCH_PLY_REMOVED,
  ARI_MATCH_DETAILS_CHANGED,
  ARI_MATCH_N_SIGNALS,
} AriMatchSignal;

AriMatchState ari_match_begin_change (AriMatch            *self);
void          ari_match_end_change   (AriMatch            *self,
                                      const AriMatchState *before);
void          ari_match_emit         (AriMatch       *self,
                                      AriMatchSignal  signal,
                                      AriPly         *ply);
void          ari_match_show_line    (AriMatch *self,
                                      AriPly   *ply,
                                      guint     cursor);
void          ari_match_find_main    (AriMatch            *self);
/* Continues the search for the end of the main line, after plies were added there. */
void          ari_match_find_main_on (AriMatch            *self,
                                      const AriMatchState *before);
/* Restarts the search for the end of the main line, after any change of the tree. */
void          ari_match_find_main_again (AriMatch            *self,
                                         const AriMatchState *before);
gboolean      ari_match_has_on_main_line (AriMatch *self,
                                          AriPly   *ply);
gboolean      ari_match_drop_substitutes (AriMatch *self);
void          ari_match_drop_ending  (AriMatch            *self,
                                      const AriMatchState *before);
AriPly       *ari_match_adopt        (AriMatch *self,
                                      AriPly   *parent,
                                      AriPly   *ply,
                                      guint     index);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* A second match, as plain and slow as can be: it keeps no positions, and finds lines anew each
 * time. What AriMatch does is compared with it. */
typedef struct _SlowNode SlowNode;
struct _SlowNode
{
  SlowNode  *parent;
  GPtrArray *children; /* owned */
  guint      id;
  AriAction  action;
  gboolean   retracted;
  AriGlyph   glyph;
};

typedef struct
{
  AriSetup   setup;
  SlowNode  *root;
  GPtrArray *line;     /* borrowed */
  guint      cursor;
  guint      takebacks;
  GPtrArray *redo;     /* borrowed */
} SlowMatch;

SlowMatch *slow_match_new             (const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
void       slow_match_free            (SlowMatch      *self);

SlowNode  *slow_match_find            (SlowMatch      *self,
                                       guint           id);
void       slow_match_play            (SlowMatch      *self,
                                       AriAction       action,
                                       guint           id);
void       slow_match_go_to           (SlowMatch      *self,
                                       SlowNode       *node);
void       slow_match_go_to_main_line (SlowMatch      *self);
void       slow_match_promote         (SlowMatch      *self,
                                       SlowNode       *node);
void       slow_match_remove          (SlowMatch      *self,
                                       SlowNode       *node);
void       slow_match_take_back       (SlowMatch      *self,
                                       guint           number);
void       slow_match_redo            (SlowMatch      *self);

/* Asserts that @match is the same in every respect. */
void       slow_match_compare         (SlowMatch      *self,
                                       AriMatch       *match);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-luck-grade.h"

G_BEGIN_DECLS

/* What is marked at a ply of the main line. */
typedef struct
{
  guint        number; /* of the ply, from 1 */
  guint        turn;   /* the number of its turn: see ari_ply_get_turn() */
  AriActor     actor;  /* of the ply */
  AriGlyph     glyph;
  AriLuckGrade grade;  /* of the luck of the seat whose turn it was */
  gboolean     scored; /* the score of a seat changed with it */
} AriOutlineMark;

/* A line that leaves the main line. */
typedef struct
{
  guint    from, to;  /* the ply after which it leaves, 0: the start, and its last ply */
  guint    last_id;   /* of its last ply */
  gboolean retracted; /* it was taken back */
  gboolean shown;     /* the current line begins like it, and may leave it later */
} AriOutlineBranch;

/**
 * AriOutline:
 * @marks: (element-type AriOutlineMark): the most important first
 * @branches: (element-type AriOutlineBranch): in the order in which they leave the main line
 * @main_length: plies of the main line
 * @branch_end: the last ply of the longest branch, 0 without any
 * @shared: plies that the current line has in common with the main line
 *
 * An overview of a match: how long it is, what stands out in it, and where other lines branch off.
 */
typedef struct
{
  GArray *marks;
  GArray *branches;
  guint   main_length;
  guint   branch_end;
  guint   shared;
} AriOutline;

void ari_outline_init  (AriOutline *self);
void ari_outline_clear (AriOutline *self);
void ari_outline_read  (AriOutline *self,
                        AriMatch   *match);

/* What happened at ply @number of the main line, as a sentence without a full stop; NULL: there is no such
 * ply, or players have to remember what it showed. */
char *ari_outline_event (AriMatch *match,
                         guint     number) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriOutline, ari_outline_clear)

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-outline.h"
#include "ari-painter.h"

G_BEGIN_DECLS

/* What is shown at one place, and the space that it takes up around its middle. */
typedef struct
{
  float          x, width;
  AriOutlineMark mark;  /* the most important one, which it looks like */
  GArray        *marks; /* (element-type AriOutlineMark): all of them, mere scores last */
  guint          count; /* of those that aren't mere scores; if there are more than one, it says how many */
} AriTimelineMark;

/* The marks of the thread: where they are shown, how they look, and what they say. */

/* (element-type AriTimelineMark): all marks; those that would overlap share a place. Ply n lies at
 * @left + n × @step. */
GArray *ari_timeline_marks_place    (GtkWidget        *widget,
                                     const AriOutline *outline,
                                     float             left,
                                     float             step) G_GNUC_WARN_UNUSED_RESULT;
/* @rules: of the match: a line below a mark has the colour of the player who made the move; @y: of their
 * middle */
void    ari_timeline_marks_snapshot (GArray         *marks,
                                     GtkWidget      *widget,
                                     GtkSnapshot    *snapshot,
                                     const AriRules *rules,
                                     float           y);
/* (nullable): the mark at @x, or the nearest one within a finger's reach */
const AriTimelineMark *
        ari_timeline_marks_find     (GArray              *marks,
                                     float                x);
/* The ply to which a click leads at ply @cursor of the main line: the first one or, if @cursor is one of
 * them, the next. */
guint   ari_timeline_mark_next      (const AriTimelineMark *mark,
                                     guint                  cursor);
/* What @mark, of the main line of @match, means in words, one line for each ply: its number, its judgement,
 * luck, and what changed the score. */
char   *ari_timeline_mark_words     (const AriTimelineMark *mark,
                                     AriMatch              *match) G_GNUC_WARN_UNUSED_RESULT;
/* A ball of thread, with two turns of yarn on it, which marks the cursor. */
void    ari_timeline_ball_snapshot  (GtkSnapshot *snapshot,
                                     float        radius,
                                     float        x,
                                     float        y,
                                     AriRole      fill,
                                     AriRole      yarn);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-setup.h"

G_BEGIN_DECLS

#define SLOW_LINES     156
#define SLOW_TRIANGLES 96
#define SLOW_STICK     9

/**
 * Slow:
 *
 * Minoa once more, as the rules are told: what lies on each line, and areas by filling in triangle
 * after triangle. It shares nothing with the rules but the names of lines and triangles.
 */
typedef struct
{
  guint    seats;
  gboolean coloured;
  guint    actor;
  guint    shares[4];      /* pieces at the start */
  guint    on[SLOW_LINES]; /* 0, a seat, or SLOW_STICK */
} Slow;

typedef struct
{
  guint triangles;
  guint border;        /* border lines that it touches */
  guint vacant;        /* of these, without a piece */
  guint seats;         /* bit (seat − 1) */
} SlowArea;

void     slow_start    (Slow           *slow,
                        const AriSetup *setup);
/* The same as @position, as the table describes its spots. */
void     slow_read     (Slow              *slow,
                        const AriSetup    *setup,
                        const AriPosition *position);
gboolean slow_legal    (const Slow *slow,
                        guint       line);
gboolean slow_passes   (const Slow *slow);
void     slow_apply    (Slow       *slow,
                        guint       line); /* SLOW_LINES: pass */
/* @area_of: the index in @areas of the area of each triangle. */
guint    slow_areas    (const Slow *slow,
                        SlowArea    areas[SLOW_TRIANGLES],
                        guint       area_of[SLOW_TRIANGLES]);
gboolean slow_over     (const Slow *slow);
void     slow_scores   (const Slow *slow,
                        int         scores[4]);
gboolean slow_connected (const Slow *slow,
                         guint       line);
guint    slow_supply   (const Slow *slow,
                        guint       seat);
gboolean slow_is_border (guint      line);
/* The triangle beside a border line. */
guint    slow_beside    (guint      line);
/* The border line that shares the end point @end of @line, 0 or 1; @end becomes its other one. */
guint    slow_next      (guint      line,
                         guint     *end);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Dates and times of day as the system writes them, in the program's language. */

/* "Today at 14:05" or "Today at 2:05 PM": when @then (Unix seconds) was, as seen at @now; after a week the
 * date alone. It begins with a capital. */
char *ari_date_words        (gint64     then,
                             gint64     now) G_GNUC_WARN_UNUSED_RESULT;
/* "14 October 2025 at 14:05". */
char *ari_date_words_moment (GDateTime *moment) G_GNUC_WARN_UNUSED_RESULT;

/**
 * AriDateSpan: how far back a list of matches reaches
 * @days: 0: there is no limit
 * @title: NC_("played", …): "Last 30 Days"
 */
typedef struct
{
  guint       days;
  const char *title;
} AriDateSpan;

/* (array length=n): those that people can choose, the longest first. */
const AriDateSpan *ari_date_spans      (guint             *n);
/* What it is called, translated. */
const char        *ari_date_span_title (const AriDateSpan *self);
/* When it begins, seen from @now, Unix seconds; 0: it has no limit. */
gint64             ari_date_span_begin (const AriDateSpan *self,
                                        gint64             now);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_ELIDE_NAME  80  /* characters of a name or a title that is only shown */
#define ARI_BRIEF_TITLE 400 /* characters of a title where there is room */
#define ARI_BRIEF_RUN   40  /* characters in a row without a line break opportunity */
#define ARI_BRIEF_MARKS 4   /* zero-width characters in a row */

/* The beginning of @text for a label: one line of at most @most characters, the last of them “…” if there
 * was more. Text from a file can be anything, and some of it takes the toolkit seconds to lay out. So
 * each run of white space becomes one space, long words get places to break, and marks piled on one
 * letter are left out. A text that runs from right to left, or holds such words, is isolated: otherwise it
 * would drag the sentence around it along. */
char *ari_text_elide (const char *text,
                      guint       most) G_GNUC_WARN_UNUSED_RESULT;

/* @text, which has no letter, in the order of the program’s languages: in a window from right to left, its
 * numbers would change places. */
char *ari_text_left_to_right (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

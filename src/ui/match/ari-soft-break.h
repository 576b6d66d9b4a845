/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text view lays out whole paragraphs, and takes seconds for one without a place to break a line. So a
 * text is shown with soft breaks: paragraph separators (U+2029) that are not part of it. People hardly
 * ever see one, because a soft break stands only where a word or a paragraph is longer than anybody
 * writes. */
#define ARI_SOFT_BREAK               "\342\200\251"
/* In characters, of which a mark without width counts as two, and a tab as twenty. */
#define ARI_SOFT_BREAK_MAX_RUN       500 /* without a place to break a line */
#define ARI_SOFT_BREAK_MAX_PARAGRAPH 10000

/* The text as it is shown: with soft breaks, and with its own paragraph separators in another form. */
char       *ari_soft_break_show  (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* The text that is shown as @shown, to the last byte. */
char       *ari_soft_break_store (const char *shown) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): where the next soft break has to be put into a text that is shown. */
const char *ari_soft_break_find  (const char *shown);

G_END_DECLS

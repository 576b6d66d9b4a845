/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A text view lays out whole paragraphs, and takes seconds for one without line break opportunities. So
 * texts are shown with soft breaks: paragraph separators (U+2029) that are not part of the text. Readers
 * hardly ever notice, since only words or paragraphs far beyond normal length get one. */
#define ARI_SOFT_BREAK               "\u2029"
/* In characters; a mark without width counts as two, a tab as twenty. */
#define ARI_SOFT_BREAK_MAX_RUN       500 /* without a line break opportunity */
#define ARI_SOFT_BREAK_MAX_PARAGRAPH 10000

/* The text in its shown form: with soft breaks, and its own paragraph separators replaced. */
char       *ari_soft_break_show  (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* Recovers the text from its form @shown, byte for byte. */
char       *ari_soft_break_store (const char *shown) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): where shown text needs its next soft break. */
const char *ari_soft_break_find  (const char *shown);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The words of a text as searches compare them, separated by single spaces: (transfer full); empty when there
 * is nothing to find. Case, accents and vowel points don't count, "ß" is "ss". Where a script puts no spaces
 * between words, every character is a word, and so is every symbol, an emoji for example. In ASCII, the
 * result has only letters, digits and spaces. @text: any bytes. From any thread. */
char *ari_search_fold (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The base name of @file in quotation marks, for a sentence: shortened in the middle, without anything that
 * would break the sentence around it. A file without a path on this computer, such as a broken address, is
 * named in full. */
char *ari_file_words (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* (nullable) (transfer full): two sentences, both nullable, or the only one that there is. */
char *ari_sentences_join (const char *first,
                          const char *second) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Pasiphaë and Daedalus": one to ARI_MAX_SEATS @names, or a phrase about each seat, as a list in a
 * sentence, in the program's language. */
char *ari_list_words (const char *const *names,
                      guint              n) G_GNUC_WARN_UNUSED_RESULT;
/* "c3, c4 and 5 more": at most @max of @names, with @separator between them. */
char *ari_list_capped (const GPtrArray   *names,
                       guint              max,
                       const char        *separator) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS

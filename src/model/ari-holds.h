/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who holds something up, and why: a table of owners, which are only compared, each with its reasons as
 * bits. */

GHashTable *ari_holds_new    (void) G_GNUC_WARN_UNUSED_RESULT;
/* The reasons of @owner; 0: it holds nothing up. */
guint       ari_holds_get_of (GHashTable *self,
                              gpointer    owner);
void        ari_holds_set_of (GHashTable *self,
                              gpointer    owner,
                              guint       reasons);
/* The reasons of all owners. */
guint       ari_holds_get    (GHashTable *self);

G_END_DECLS

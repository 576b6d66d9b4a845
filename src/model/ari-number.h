/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_NUMBER_MOST 1e9 /* nothing that is kept as a number is larger */

/* Numbers as text, in records and in the library: with a point, whatever the locale. */

gboolean ari_number_parse  (const char *text,
                            double      least,
                            double      most,
                            double     *number);
void     ari_number_append (GString    *out,
                            double      number);

G_END_DECLS

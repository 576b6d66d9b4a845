/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriMatchFault: a match in the library that is not as it must be
 *
 * A value with its texts. @mendable: ari_library_mend_async() can repair it; else @reason says what is wrong.
 */
typedef struct
{
  gint64    id;
  char     *name;     /* (nullable) how you know it: its title, or its players */
  gboolean  mendable;
  char     *reason;   /* translated */
} AriMatchFault;

/* With its texts. */
void ari_match_fault_free (AriMatchFault *self);

G_END_DECLS

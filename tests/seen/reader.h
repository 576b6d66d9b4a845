/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Reader:
 *
 * Looks at everything that a window shows, and lists what people would complain about: text that is cut off,
 * stands outside, or is in another language, and letters that, pressed with Alt, could mean two controls.
 */
typedef struct
{
  gboolean    pseudo;  /* every text has gone through the pseudo-locale */
  GHashTable *foreign; /* (nullable) (element-type utf8) words that aren't of the language, in lower case */
  gboolean    tight;   /* large text in a narrow window: what libadwaita itself shortens is passed over */
  GHashTable *told;    /* what this reader has told before, on another page */
} Reader;

/* @words: (nullable): a file with one foreign word on each line */
Reader    *reader_new  (gboolean    pseudo,
                        const char *words);
void       reader_free (Reader     *self);
/* (element-type utf8): the faults below @root that this reader has not told before. */
GPtrArray *reader_read (Reader     *self,
                        GtkWidget  *root);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reader, reader_free)

G_END_DECLS

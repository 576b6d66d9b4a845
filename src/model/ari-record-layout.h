/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Text of a record on lines of at most 80 characters. Private to the model. */
typedef struct
{
  GString *out;
  guint    column; /* characters on the last line so far */
} AriLayout;

void ari_layout_words   (AriLayout  *self,
                         const char *words);
void ari_layout_close   (AriLayout  *self,
                         char        bracket);
/* Ends the line. */
void ari_layout_newline (AriLayout  *self);
void ari_layout_tag     (AriLayout  *self,
                         const char *name,
                         const char *value);

G_END_DECLS

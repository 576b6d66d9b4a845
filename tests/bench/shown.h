/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match-page.h"
#include "ari-window.h"

G_BEGIN_DECLS

/* The window of the program over a library of its own, for measurements. */
typedef struct
{
  char       *folder;
  AriLibrary *library;
  GSettings  *settings;
  AriWindow  *window;
  gboolean    opened;
  gint64      id;      /* of the match that was added last; 0: under way */
} Shown;

/* Opens an empty library. */
void       shown_init       (Shown      *shown);
/* Opens the window. */
void       shown_present    (Shown      *shown);
void       shown_clear      (Shown      *shown);
/* Runs the main loop for a while. */
void       shown_settle     (guint       milliseconds);
/* Returns its id in the library. */
gint64     shown_add        (Shown      *shown,
                             AriMatch   *match);
/* Returns the page, as soon as it is there. */
GtkWidget *shown_open_match (Shown      *shown,
                             gint64      id);
/* (nullable): the first widget of @type below @root. */
GtkWidget *shown_find       (GtkWidget  *root,
                             GType       type);

G_END_DECLS

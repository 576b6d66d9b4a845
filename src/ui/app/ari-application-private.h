/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-application.h"
#include "ari-library.h"
#include "ari-window.h"

G_BEGIN_DECLS

struct _AriApplication
{
  AdwApplication  parent_instance;

  /* Owned */
  GSettings      *settings; /* (nullable) */
  AriPlaces      *places;
  AriLibrary     *library;  /* (nullable) while there is none that could be open */
  GError         *failure;  /* (nullable) why the library can't be opened, or damage found later */

  guint           opening_id; /* opens the library */
  gboolean        opened;     /* the library */
  gboolean        restoring;  /* a backup is being looked for or restored */
  gboolean        restarting;
};

/* ari-application-library.c: the library, its window, and opening and replacing them */
void       ari_application_add_library_actions (AriApplication *self);
/* (nullable) */
AriWindow *ari_application_window_of     (AriApplication *self);
/* Creates a window that shows what there is: the library, why it can't be opened, or nothing yet. */
AriWindow *ari_application_make_window   (AriApplication *self);
/* Opens the library when there is nothing else to do. */
void       ari_application_open_later    (AriApplication *self);
/* Waits for pending writes. */
void       ari_application_close_library (AriApplication *self);

G_END_DECLS

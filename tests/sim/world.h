/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-table.h"

G_BEGIN_DECLS

typedef struct _View View;
typedef struct _Witness Witness;

/**
 * World:
 *
 * What one run plays in: a library, a match in it, the table where it is played, what people see of that, and
 * a witness who notes what happens. The seed decides all of it.
 */
typedef struct
{
  guint64     seed;
  AriRandom   random;
  char       *path;      /* of the library */
  AriLibrary *library;   /* (nullable): nobody keeps the match */
  AriAutosave  *autosave;    /* (nullable) */
  AriMatch   *match;
  AriTable   *table;
  View       *view;
  Witness    *witness;
  gpointer    other;     /* (nullable) another program that has the library */
  gboolean    watched;   /* people see rings fly */
  guint       n_questions; /* that players have been asked, and not answered */
} World;

/* @folder: in which the library of a run is made, again for each run */
World    *world_new         (guint64     seed,
                             const char *folder);
/* Closes the page and everything else; what is left over fails. */
void      world_free        (World      *self);
guint     world_draw        (World *self,
                             guint  n);

/* The page of the match closes, and everything is written. Afterwards there is neither table nor match.
 * Returns the id of the match in the library; 0: it isn't there, because nobody has played. */
gint64    world_close_page  (World      *self);
/* Opens that match again, or a new one. */
void      world_open_page   (World  *self,
                             gint64  id);
/* What is in the library if the program is @killed now, or what it answers itself. (transfer full)
 * (nullable): nothing */
AriMatch *world_load        (World    *self,
                             gboolean  killed);
/* Whether the library can't be written at present. */
gboolean  world_is_locked   (World      *self);
void      world_lock        (World      *self);
void      world_unlock      (World      *self);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "library-fixture.h"

/* What a work is done to. */
typedef struct
{
  Fixture     f;
  GHashTable *files;   /* (element-type filename GBytes) the folder before the work */
  char       *before;  /* what the library holds, as a text */
  char       *after;   /* the same when the work has been done */
  AriMatch   *match;   /* (nullable) that a ply is played in */
  AriAutosave  *autosave;  /* (nullable) its autosave */
} Place;

typedef struct
{
  const char *path;                                    /* of the test */
  void      (*prepare) (Place *place);                 /* (nullable) fills the folder; the library is open */
  void      (*ready)   (Place *place);                 /* (nullable) before each attempt, likewise */
  gboolean  (*work)    (Place *place, GError **error); /* again after a failure */
  gboolean    is_closed;                               /* the library is not open during the work */
  const char *released;                                /* (nullable) SQL of a release, to begin with */
  const char *file;                                    /* (nullable) what is written beside the library */
} Work;

/* Ends with one without a path. */
extern const Work works[];

/* (transfer full) */
char     *place_path (Place *place, const char *name);
/* A short match, the same for each seed. */
AriMatch *make_match (guint seed);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-results.h"
#include "library-fixture.h"

/* A script changes and reads a library. It is a text with a line for each deed, which begins with '>'; below
 * it stand the answer of the deed, and the rows of the tables that it has changed.
 *
 * The clock stands still unless a deed moves it. */
typedef struct
{
  Fixture     *f;
  sqlite3     *db;       /* another connection */
  gint64       version;  /* of the data, as that connection has read them */
  GHashTable  *tables;   /* (element-type utf8 GPtrArray) the rows of each, as they were told */
  GString     *told;     /* what the deed at hand answered */
  gboolean     failed;   /* it was told an error */
  gboolean     refused;  /* the library could not be opened */
  AriMatch    *match;    /* (nullable) that deeds change */
  AriAutosave *autosave; /* (nullable) */
  guint        holds;    /* of the match, before the last change of it was written */
  AriEntryList *list;    /* (nullable) */
  AriResults  *results;  /* (nullable) */
  GArray      *seats;    /* (nullable) of the last renaming */
  gboolean     merged;   /* two people by that */
} Scene;

typedef void (*Deed) (Scene      *scene,
                      const char *words); /* what follows the name of the deed */

typedef struct
{
  const char *name;
  Deed        act;
} NamedDeed;

void          scene_init   (Scene      *scene,
                            Fixture    *f);
void          scene_clear  (Scene      *scene);
/* NULL: there is no such deed. */
Deed          scene_find   (const char *name);
/* Does one line of a script, without its '>'. */
void          scene_act    (Scene      *scene,
                            const char *line);
/* Appends what has changed in the tables since the last time. */
void          scene_tell_changes (Scene *scene, GString *text);
/* Whether anything was committed since the last time. */
gboolean      scene_has_changed  (Scene *scene);

/* For deeds: */
void          scene_tell   (Scene      *scene,
                            const char *format,
                            ...) G_GNUC_PRINTF (2, 3);
/* The result of a call, as soon as it has come. */
GAsyncResult *scene_wait   (Scene      *scene);
/* @error: (nullable) (transfer full). Returns whether there is one */
gboolean      scene_tell_error (Scene *scene, GError *error);
/* Until the autosave has nothing to write, or could not. */
void          scene_settle (Scene      *scene);
/* Of a call that ends with ari_library_finish(). */
void          scene_finish (Scene      *scene);
/* The numbers in @words (element-type gint64). */
GArray       *scene_numbers (const char *words);

extern const NamedDeed scene_match_deeds[];  /* each ends with a deed without a name */
extern const NamedDeed scene_write_deeds[];
extern const NamedDeed scene_read_deeds[];
extern const NamedDeed scene_person_deeds[];

/* Seconds: what the clock of the program and of SQLite says. */
extern gint64 scene_now;

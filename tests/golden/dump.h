/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Dump:
 *
 * What people see and hear at one moment, as lines in the order in which they read it. Each says what it is
 * about, so that a change of the rest reads as a change.
 */
typedef struct _Dump Dump;

Dump *dump_new    (void);
void  dump_free   (Dump       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Dump, dump_free)

/* Adds a line; a line break within it becomes " / ". @value: (nullable): without it there is no line */
void  dump_add    (Dump       *self,
                   const char *about,
                   const char *value);
void  dump_printf (Dump       *self,
                   const char *about,
                   const char *format,
                   ...) G_GNUC_PRINTF (3, 4);

/* Adds a line about a set of words, separated by spaces: a change of it reads as what has come and gone, also
 * after a while without any. */
void  dump_add_set (Dump       *self,
                    const char *about,
                    const char *words);

/* Adds a line that isn't worth reading before it changes: the first dump of a log leaves it out. */
void  dump_add_quietly (Dump       *self,
                        const char *about,
                        const char *value);

/* Adds a line about what is at a place of the board, quietly. Places of which the same is told share a
 * line. */
void  dump_add_place   (Dump       *self,
                        const char *name,
                        const char *value);
/* Adds a line that is told anyhow, because it has just been said: it isn't there any more the next time. */
void  dump_say         (Dump       *self,
                        const char *text);

/* Writes what has changed since @before (transfer full) (nullable): each new line with two spaces before it,
 * and what is gone with a minus. */
void  dump_write_changes (Dump    *self,
                          Dump    *before,
                          GString *text);

/* How two lists of lines differ: calls @func for each line of both, in order. */
typedef enum
{
  DIFF_SAME,
  DIFF_GONE,
  DIFF_NEW,
} DiffKind;

typedef void (*DiffFunc) (DiffKind    kind,
                          const char *line,
                          gpointer    data);

void  diff_lines (char     **before,
                  char     **after,
                  DiffFunc   func,
                  gpointer   data);

G_END_DECLS

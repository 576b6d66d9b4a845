/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* A person is the name at a seat, and nothing else: to rename a person is to rename seats. Where two people
 * become one, the library keeps the names that the seats had, so they can be separated again. */

/* A seat of a match in the library. */
typedef struct
{
  gint64   match;
  AriActor seat;
} AriSeatOfMatch;

/**
 * AriMergedName: a name that matches of a person had before two people became one
 * @name: the name
 * @matches: how many matches; deleted ones don't count
 */
typedef struct
{
  char *name;
  guint matches;
} AriMergedName;

/* Gives all seats of the person @from, in deleted matches, too, the name @to, in one transaction. If there is
 * a person @to already, both are one from then on. */
void     ari_library_rename_person_async  (AriLibrary *self, const char *from, const char *to,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* (transfer full) (element-type AriSeatOfMatch): the seats; NULL for an error. @merged: (out) (nullable): two
 * people became one */
GArray  *ari_library_rename_person_finish (AriLibrary *self, GAsyncResult *result, gboolean *merged,
                                           GError **error);
/* Gives these seats that name, as far as persons sit there, whatever they are called by now: so a renaming is
 * undone, which @merged two people. Ends with ari_library_finish(). */
void     ari_library_name_seats_async     (AriLibrary *self, GArray *seats, const char *name, gboolean merged,
                                           GCancellable *cancellable, GAsyncReadyCallback callback,
                                           gpointer data);
/* Gives the seats of the person @name that were called @was before two people became one that name again, in
 * deleted matches, too, in one transaction. Ends with ari_library_finish(). */
void       ari_library_separate_async      (AriLibrary *self, const char *name, const char *was,
                                            GCancellable *cancellable, GAsyncReadyCallback callback,
                                            gpointer data);
/* The names that became one with the person @name. */
void       ari_library_merged_names_async  (AriLibrary *self, const char *name, GCancellable *cancellable,
                                            GAsyncReadyCallback callback, gpointer data);
/* (transfer full) (element-type AriMergedName): in their order by letter; NULL for an error. */
GPtrArray *ari_library_merged_names_finish (AriLibrary *self, GAsyncResult *result, GError **error);

G_END_DECLS
